"""Test what the tracking bench measures, never how fast it is."""

from pathlib import Path

import pytest

from clipmaker import Clip, make
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_trials.bench import Bench, Effort
from rallytrace.video.reader import VideoReader
from tiny_models import TinyTrackNet

SHORT = Effort(model_seconds=0, pipeline_seconds=0, naive_seconds=0, min_frames=16, max_frames=16)
BRIEF = Effort(model_seconds=0, pipeline_seconds=0, naive_seconds=0, min_frames=16, max_frames=16, overlaps=False)


@pytest.mark.parametrize(("effort", "strides"), [(SHORT, [1, 2, 4]), (BRIEF, [4])])
def test_full_bench_measures_all_layouts_and_brief_the_usual(
    tmp_path: Path, effort: Effort, strides: list[int]
) -> None:
    network = tmp_path / "net.onnx"
    said: list[str] = []
    TinyTrackNet(4).save(network, {})
    with VideoReader(make(Clip("clip.mp4", n_frames=20), tmp_path)) as reader:
        measured = Bench(reader, SessionOptions(), effort).measure("tiny", network, said.append)
    assert [mode["stride"] for mode in measured["modes"]] == strides
    assert {mode["frames"] for mode in measured["modes"]} == {16}
    assert all(mode["pipeline_fps"] > 0 and mode["pipeline_core_ms_a_frame"] > 0 for mode in measured["modes"])
    assert [mode["naive_fps"] is not None for mode in measured["modes"]] == [stride == 4 for stride in strides]
    assert len(said) == 2 + len(strides)


def test_overlaps_are_left_out_for_a_slow_network(tmp_path: Path) -> None:
    network = TinyTrackNet(4).save(tmp_path / "net.onnx", {})
    with VideoReader(make(Clip("clip.mp4", n_frames=20), tmp_path)) as reader:
        bench = Bench(reader, SessionOptions(), SHORT)
        measured = bench.measure("tiny", network, lambda _: None, overlaps=False)
    assert [mode["stride"] for mode in measured["modes"]] == [4]


def test_bench_counts_whole_windows_of_a_following_network(tmp_path: Path) -> None:
    tiny = TinyTrackNet(4)
    network = tiny.save(tmp_path / "net.onnx", tiny.metadata() | {"crop": "16x8", "second_look": "0.5"})
    with VideoReader(make(Clip("clip.mp4", n_frames=20), tmp_path)) as reader:
        measured = Bench(reader, SessionOptions(), BRIEF).measure("tiny", network, lambda _: None)
    assert [mode["whole"] is None for mode in measured["modes"]] == [True, True, False]
    assert 0 < measured["modes"][-1]["whole"] <= 1
    assert measured["modes"][-1]["core_ms_a_frame"]["model"] > 0
