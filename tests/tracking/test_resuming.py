"""Test what a run has left to do."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelFile, ModelKind
from rallytrace.track.lists import RecordingsChange
from rallytrace.track.recording import Recording
from rallytrace.track.track import PREDICTED_ROW, Layer, Rows, RunRecord, State, Track
from rallytrace.track.turning import Turning
from rallytrace.tracking.messages import Phase
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import RunPlan
from rallytrace.tracking.resuming import CutOffRun, in_order, left_to_do, next_piece, signature, stride_of_similar_run
from rallytrace.tracking.retracking import Corridor
from rallytrace.tracking.work import ProgressReporter
from tiny_models import TinyTrackNet


@pytest.fixture
def file(tmp_path: Path) -> ModelFile:
    return load_model_file(TinyTrackNet().save(tmp_path / "tracknet.onnx"), ModelKind.TRACKNET)


def tracked(n_frames: int, **runs: range) -> Rows:
    """Return a predicted layer; `run1=range(3)` were tracked by run 1."""
    rows = np.zeros(n_frames, PREDICTED_ROW)
    for name, frames in runs.items():
        part = slice(frames.start, frames.stop, frames.step)
        rows["state"][part], rows["run"][part] = State.NO_BALL, int(name.removeprefix("run"))
    return rows


PIECES = [range(10), range(10, 20), range(30, 40)]


@pytest.mark.parametrize(("here", "number"), [(0, 0), (9, 0), (10, 1), (25, 2), (39, 2), (40, 0), (None, 0)], ids=str)
def test_piece_on_screen_or_the_one_after_it_is_next(here: int | None, number: int) -> None:
    assert next_piece(PIECES, here) == number


def test_piece_is_tracked_from_playhead_then_the_rest() -> None:
    assert in_order([range(10, 90)], 30) == [range(30, 90), range(10, 30)]
    assert in_order([range(10, 40), range(50, 90)], 60) == [range(60, 90), range(10, 40), range(50, 60)]
    assert in_order([range(10, 90)], 10) == in_order([range(10, 90)], 95) == [range(10, 90)]
    assert in_order([range(10, 40), range(50, 90)], None) == [range(10, 40), range(50, 90)]
    assert in_order([], 5) == []


def test_only_frames_of_equal_runs_are_left_out() -> None:
    predicted = tracked(100, run1=range(10, 20), run2=range(30, 40))
    known = {1: "mine", 2: "other"}
    assert left_to_do([range(100)], predicted, known, "mine", 1) == (range(10), range(20, 100))
    assert left_to_do([range(12, 18)], predicted, known, "mine", 1) == ()
    assert left_to_do([range(15, 60)], predicted, known, "mine", 1) == (range(20, 60),)


def test_spans_keep_order_without_duplicate_frames() -> None:
    predicted = tracked(100, run1=range(50, 60))
    left = left_to_do([range(40, 100), range(70), range(90, 200)], predicted, {1: "mine"}, "mine", 1)
    assert left == (range(40, 50), range(60, 100), range(40))


def test_frames_between_two_that_were_looked_at_are_done() -> None:
    predicted = tracked(20, run1=range(0, 10, 3))
    assert left_to_do([range(20)], predicted, {1: "mine"}, "mine", 3) == (range(10, 20),)
    assert left_to_do([range(3)], predicted, {1: "mine"}, "mine", 1) == (range(1, 3),)


def test_only_a_cut_off_run_can_continue() -> None:
    track = Track(100)
    track.make(track.change(Layer.PREDICTED, range(100), tracked(100, run1=range(40))))

    def cut_off(**known: Any) -> CutOffRun | None:
        return CutOffRun.of(track, [RunRecord("mine", {"within": [0, 100], **known})])

    assert cut_off() == CutOffRun(1, range(100), "mine", 0.4)
    assert cut_off(complete=False, seconds=3.5) is None, "somebody has stopped it"
    assert cut_off(complete=True, seconds=3.5) is None
    assert cut_off(within=None) is None
    assert CutOffRun.of(Track(100), [RunRecord("mine", {"within": [0, 100]})]) is None, "it has left nothing"


def test_runs_before_a_turn_are_not_resumed() -> None:
    track = Track(100)
    track.make(track.change(Layer.PREDICTED, range(100), tracked(100, run1=range(40))))
    turned = json.dumps({"turned": Turning(1).words})
    assert CutOffRun.of(track, [RunRecord(turned, {"within": [0, 100]})]) is None
    track.make(RecordingsChange((), (Recording(turning=Turning(1)),)))
    assert CutOffRun.of(track, [RunRecord(turned, {"within": [0, 100]})]) is not None
    assert CutOffRun.of(track, [RunRecord("{}", {"within": [0, 100]})]) is None


def test_whatever_changes_the_results_changes_the_signature(file: ModelFile, tmp_path: Path) -> None:
    plan = RunPlan(range(9), stride=1, step=1, workers=1, batch=1)
    plain = signature(file, TrackOptions(), plan, 0.5)
    other = load_model_file(TinyTrackNet(seq_len=5).save(tmp_path / "other.onnx"), ModelKind.TRACKNET)
    different = {
        signature(other, TrackOptions(), plan, 0.5),
        signature(file, TrackOptions(), plan, 0.4),
        signature(file, TrackOptions(), plan, 0.5, Corridor(np.zeros((2, 4)), 6.0)),
        signature(file, TrackOptions(), plan, 0.5, Corridor(np.zeros((2, 4)), 7.0)),
        signature(file, TrackOptions(), plan, 0.5, Corridor(np.ones((2, 4)), 6.0)),
        signature(file, TrackOptions(background_over=range(9)), plan, 0.5),
        signature(file, TrackOptions(), RunPlan(range(9), 2, 1, 1, 1), 0.5),
        signature(file, TrackOptions(), RunPlan(range(9), 1, 2, 1, 1), 0.5),
    }
    assert len(different | {plain}) == 9
    assert signature(file, TrackOptions(longest_gap=3), RunPlan(range(4), 1, 1, 4, 8), 0.5) == plain


def test_the_stride_of_the_latest_like_run_is_taken_over(file: ModelFile) -> None:
    def line(stride: int, threshold: float = 0.5) -> str:
        return signature(file, TrackOptions(), RunPlan(range(9), stride, 1, 1, 1), threshold)

    assert stride_of_similar_run(line(0), {1: line(1), 2: line(3), 3: line(2, 0.4)}) == 3
    assert stride_of_similar_run(line(0), {1: line(2, 0.4), 2: "imported", 3: "[]"}) is None


def test_the_speed_is_told_when_it_can_be_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from the eight frames of one window, which come all at once."""
    now = 100.0
    monkeypatch.setattr("rallytrace.tracking.work.time.monotonic", lambda: now)
    told: list[Any] = []
    progress = ProgressReporter(1, told.append)
    progress.total = 400
    progress.enter(Phase.TRACKING)
    for frame in range(8):
        now += 0.001
        progress.reach(frame + 1)
    progress.report()
    assert told[-1].frames_per_second == 0
    now = 102.0
    progress.reach(40)
    progress.report()
    assert told[-1].frames_per_second == pytest.approx(20)
    assert told[-1].seconds_left == pytest.approx(18)
