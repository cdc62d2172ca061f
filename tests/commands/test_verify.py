"""Test `rallytrace verify`: configurations compared with each other, each in its own process."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from builds import needs_openvino
from program import Program
from rallytrace.errors import UsageError
from rallytrace.model_records.execution_providers import Precision, Provider
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_trials import verification
from rallytrace.model_trials.verification import (
    HALF_PRECISION_TOLERANCE,
    Configuration,
    ConfigurationResult,
    ConfigurationVerdict,
    parse_providers,
)
from rallytrace.process import child_processes
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import Size
from rallytrace.tracking.output_difference import EXACT_TOLERANCE, OutputDifference
from tiny_models import TinyTrackNet, endless_tracknet

pytestmark = pytest.mark.usefixtures("quick_children")

TINY = TinyTrackNet(height=32, width=48)


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return TINY.save(tmp_path / "net.onnx")


def changed(model: Path, by: float) -> Path:
    """Return the same network with other weights."""
    graph = onnx.load(model)
    weights = numpy_helper.to_array(graph.graph.initializer[0]) * np.float32(1 + by)
    graph.graph.initializer[0].CopyFrom(numpy_helper.from_array(weights, "weights"))
    other = model.with_name("other.onnx")
    onnx.save(graph, other)
    return other


def test_a_model_on_the_cpu_is_the_reference_and_is_told_of(rallytrace: Program, model: Path) -> None:
    done = rallytrace("verify", model, "--windows", 3, "--json")
    (record,) = done.json
    assert done.code == 0
    assert (record["verdict"], record["provider"], record["tolerance"]) == ("reference", "cpu", None)
    assert record["frames"] == 3 * TINY.seq_len
    assert record["finite"]
    assert record["batch_difference"] == pytest.approx(0, abs=1e-5)
    assert record["metrics"]["frames"] == record["frames"], "the demo rally has labels"
    assert 0 < record["latency_ms"]["p50"] <= record["latency_ms"]["p95"] <= record["latency_ms"]["p99"]
    assert record["start_seconds"] > 0
    assert record["core_ms"] > 0
    assert record["peak_mb"] > 20


def test_a_copy_agrees_in_every_scenario(rallytrace: Program, model: Path, tmp_path: Path) -> None:
    copy = TINY.save(tmp_path / "copy.onnx")
    done = rallytrace("verify", model, "--against", copy, "--windows", 2, "--json", code=0)
    assert [one["verdict"] for one in done.json] == ["reference", "agrees"]
    assert set(done.json[1]["heatmap_by_scenario"]) == {"video", "dark", "bright", "black"}
    assert done.json[1]["heatmap_max"] == 0


def test_models_of_two_families_are_compared_each_in_its_own(rallytrace: Program, model: Path, tmp_path: Path) -> None:
    open_file = TINY.save(tmp_path / "open.onnx", metadata={"model_name": "TrackNet", "seq_len": str(TINY.seq_len)})
    asked = ("--family", TINY.mode.family.name, "--windows", 1, "--json")
    for first, second in ((open_file, model), (open_file, changed(open_file, 0.0))):
        done = rallytrace("verify", first, "--against", second, *asked)
        assert [one["verdict"] for one in done.json] == ["reference", "agrees"]
    grey = TinyTrackNet(height=32, width=48, mode=BackgroundMode.SUBTRACT).save(tmp_path / "other_family.onnx")
    done = rallytrace("verify", open_file, "--against", grey, *asked)
    assert len(done.json) == 2, "it runs, whatever it finds"


def test_a_model_that_sees_balls_elsewhere_deviates(rallytrace: Program, model: Path) -> None:
    done = rallytrace("verify", model, "--against", changed(model, 1.5), "--windows", 2, code=1)
    assert "[reference] net.onnx, CPU" in done.out
    assert "[deviates] other.onnx, CPU" in done.out
    assert "positions within 3 px in 98.0% of the frames" in done.out


def test_a_batch_whose_windows_depend_on_one_another_deviates(rallytrace: Program, tmp_path: Path) -> None:
    model = replace(TINY, sees_batch=True).save(tmp_path / "net.onnx")
    done = rallytrace("verify", model, "--windows", 3, "--json")
    assert (done.code, done.json[0]["verdict"]) == (1, "deviates")
    assert done.json[0]["batch_difference"] > EXACT_TOLERANCE.heatmap


def test_a_fixed_batch_is_not_run_together(rallytrace: Program, tmp_path: Path) -> None:
    done = rallytrace("verify", replace(TINY, batch=1).save(tmp_path / "net.onnx"), "--windows", 2, "--json")
    assert (done.code, done.json[0]["batch_difference"]) == (0, None)


def test_heatmaps_that_are_not_finite_deviate(rallytrace: Program, model: Path) -> None:
    done = rallytrace("verify", changed(model, np.inf), "--windows", 1, "--json")
    assert (done.code, done.json[0]["verdict"], done.json[0]["finite"]) == (1, "deviates", False)


def test_a_configuration_that_crashes_is_a_sentence(
    rallytrace: Program, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, asked = child_processes.run_child, list[str]()

    def crashing(command: list[str], seconds: float) -> Any:
        asked.append(command[-1])
        if len(asked) > 1:
            command = [command[0], "-c", "import os; os.abort()"]
        return real(command, seconds)

    monkeypatch.setattr(child_processes, "run_child", crashing)
    done = rallytrace("verify", model, "--against", changed(model, 0), "--windows", 1, code=1)
    assert "[failed] other.onnx, CPU" in done.out
    assert "crashed" in done.out


def test_a_configuration_that_cannot_be_started_is_a_sentence(
    rallytrace: Program, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verification, "own_command", lambda *_: [str(tmp_path / "none")])
    done = rallytrace("verify", model, "--windows", 1, code=1)
    assert "could not be started: No such file or directory.\n  Close other programs" in done.err


def test_a_configuration_that_does_not_end_is_a_sentence(
    rallytrace: Program, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verification, "CONFIGURATION_TIMEOUT_SECONDS", 20.0)
    done = rallytrace("verify", model, "--against", endless_tracknet(tmp_path / "endless.onnx"), "--windows", 1, code=1)
    assert "did not finish within 20 seconds" in done.out


def test_a_provider_that_is_not_there_is_a_sentence(rallytrace: Program, model: Path) -> None:
    done = rallytrace("verify", model, "--providers", "cpu,directml,coreml", "--windows", 1, code=1)
    assert "cannot be used" in done.out


def test_labels_judge_each(rallytrace: Program, model: Path, tmp_path: Path) -> None:
    labels = tmp_path / "labels.csv"
    labels.write_text("Frame,Visibility,X,Y\n0,0,0,0\n1,0,0,0\n")
    assert rallytrace("verify", model, "--labels", labels).code == 2
    video = Path(verification.__file__).parents[3] / "resources" / "demo" / "rally.mp4"
    done = rallytrace("verify", model, "--video", video, "--labels", labels, "--windows", 1, "--json")
    assert done.json[0]["metrics"]["frames"] == 2


def test_the_report_is_a_page_with_a_row_for_each(rallytrace: Program, model: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    rallytrace("verify", model, "--against", changed(model, 0), "--windows", 1, "--report", report, code=0)
    text = report.read_text(encoding="utf-8")
    assert text.count("<tr><td>") >= 2
    assert "other.onnx, CPU" in text
    assert "agrees" in text
    assert "DirectML#234" in text, "what users have met with"
    assert rallytrace("verify", model, "--report", report).code == 1, "it exists"


def test_providers_are_named_with_their_precision() -> None:
    assert parse_providers("cpu, openvino,openvino:bfloat16,openvino:half,cpu,cuda:tf32") == [
        (Provider.CPU, Precision.AUTO),
        (Provider.OPENVINO, Precision.AUTO),
        (Provider.OPENVINO, Precision.BFLOAT16),
        (Provider.OPENVINO, Precision.FLOAT16),
        (Provider.CUDA, Precision.TF32),
    ]
    for wrong in ("gpu", "openvino:int8", "", "cpu:half", "cuda:float16", "coreml:float32", "cpu,,cuda"):
        with pytest.raises(UsageError) as refused:
            parse_providers(wrong)
        example = str(refused.value.remedy).rpartition(": ")[2].removesuffix(".")
        assert parse_providers(example), example


@needs_openvino
def test_openvino_agrees_with_cpu_within_tolerances(rallytrace: Program, model: Path) -> None:
    done = rallytrace("verify", model, "--providers", "cpu,openvino,openvino:half", "--windows", 2, "--json")
    full, half = done.json[1:]
    assert (full["verdict"], full["tolerance"]["heatmap"]) == ("agrees", EXACT_TOLERANCE.heatmap)
    assert full["heatmap_max"] < 1e-4
    assert half["tolerance"]["heatmap"] == HALF_PRECISION_TOLERANCE.heatmap
    assert half["heatmap_max"] < HALF_PRECISION_TOLERANCE.heatmap
    assert half["precision"] == "float16"


RESULT = ConfigurationResult(
    finite=True,
    scenarios=("video",),
    found=tuple(
        Detection(i, visible=True, x=5.0, y=5.0, evidence=Evidence(1, 5, 5, 4, 0, 0, 1, 1)) for i in range(100)
    ),
    video=Size(1280, 720),
    batch_difference=0.0,
    start_seconds=1.0,
    latencies=(0.1, 0.2),
    core_ms=100.0,
    peak_mb=100.0,
    nodes={},
    time_shares={},
)
AGREES = ConfigurationVerdict(
    Configuration(Path("net.onnx"), Provider.OPENVINO),
    result=RESULT,
    tolerance=EXACT_TOLERANCE,
    difference=OutputDifference(100, by_window=(0.0,)),
)


@pytest.mark.parametrize(
    ("changes", "deviates"),
    [
        ({}, False),
        ({"difference": OutputDifference(100, seen_by_one=1)}, True),
        ({"result": replace(RESULT, finite=False)}, True),
        ({"result": replace(RESULT, batch_difference=0.5)}, True),
        ({"result": None, "failure": "It crashed."}, True),
        ({"tolerance": None}, False),
    ],
)
def test_the_tolerance_decides(changes: dict[str, Any], deviates: bool) -> None:
    assert replace(AGREES, **changes).deviates is deviates
