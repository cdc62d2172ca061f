"""`rallytrace verify` of networks for the players: the same persons and vectors from each file and provider."""

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest

from embedding_models import TinyEmbedding
from pose_models import TinyPoseModel, clip_of_dots
from program import Program
from rallytrace.model_records.execution_providers import Precision, Provider
from rallytrace.model_trials.player_verification import PlayerVerdict
from rallytrace.model_trials.verification import Configuration
from rallytrace.tracking.output_difference import OutputDifference, Tolerance

pytestmark = pytest.mark.usefixtures("quick_children")


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clip_of_dots(tmp_path_factory.mktemp("dots"))


def test_a_fixed_batch_gives_the_vectors_of_a_free_one(rallytrace: Program, video: Path, tmp_path: Path) -> None:
    free, fixed = TinyEmbedding().save(tmp_path / "free.onnx"), TinyEmbedding(16).save(tmp_path / "b16.onnx")
    done = rallytrace("verify", free, "--against", fixed, "--video", video, "--windows", 3, "--json", code=0)
    assert [one["verdict"] for one in done.json] == ["reference", "agrees"]
    assert (done.json[1]["frames"], done.json[1]["found"]) == (3, 24)
    assert done.json[1]["largest"] == pytest.approx(0, abs=1e-5)
    assert done.json[1]["start_seconds"] > 0


def test_a_network_that_sees_something_else_deviates(rallytrace: Program, video: Path, tmp_path: Path) -> None:
    one = TinyEmbedding().save(tmp_path / "one.onnx")
    other = TinyEmbedding(subtracted=0.05).save(tmp_path / "other.onnx")
    done = rallytrace("verify", one, "--against", other, "--video", video, "--windows", 2, code=1)
    assert "[deviates] other.onnx, CPU" in done.out


def test_pose_model_agrees_with_copy_but_not_with_other_model(rallytrace: Program, video: Path, tmp_path: Path) -> None:
    model = TinyPoseModel().save(tmp_path / "pose.onnx")
    copy = TinyPoseModel(in_graph=True).save(tmp_path / "in_graph.onnx")
    done = rallytrace("verify", model, "--against", copy, "--video", video, "--windows", 3, "--json", code=0)
    assert (done.json[1]["verdict"], done.json[1]["found"]) == ("agrees", 6)
    graph = onnx.load(model)
    layout = next(tensor for tensor in graph.graph.initializer if tensor.name == "plus")
    moved = onnx.numpy_helper.to_array(layout) + np.where(np.arange(56) == 5, 20, 0)[:, None]
    layout.CopyFrom(onnx.numpy_helper.from_array(moved.astype(np.float32), "plus"))
    onnx.save(graph, tmp_path / "moved.onnx")
    done = rallytrace("verify", model, "--against", tmp_path / "moved.onnx", "--video", video, "--windows", 3, code=1)
    assert "[deviates] moved.onnx, CPU" in done.out


def test_failing_network_reports_and_fails(rallytrace: Program, video: Path, tmp_path: Path) -> None:
    model = TinyEmbedding().save(tmp_path / "osnet.onnx")
    swapped = TinyPoseModel().save(tmp_path / "pose.onnx")
    for asked in (("--providers", "cpu,directml"), ("--against", swapped)):
        assert "[failed]" in rallytrace("verify", model, *asked, "--video", video, "--windows", 1, code=1).out
    assert rallytrace("verify", model, "--report", tmp_path / "report.html").code == 2


def test_a_few_frames_may_differ_in_half_precision_only() -> None:
    place = Configuration(Path("pose.onnx"), Provider.CPU, Precision.AUTO)
    difference = OutputDifference(20, (0.05, *[0.0] * 19))
    exact = PlayerVerdict(place, tolerance=Tolerance(math.inf, 0.02, 0.0), difference=difference)
    assert exact.deviates
    half = replace(
        exact, tolerance=Tolerance(math.inf, 0.1, 0.1), difference=replace(difference, distances=(math.inf,) * 2)
    )
    assert not half.deviates
    assert replace(half, difference=replace(difference, distances=(math.inf,) * 3)).deviates
    assert PlayerVerdict(place, failure="It crashed.").deviates
