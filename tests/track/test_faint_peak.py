"""Test where the ball may be in a frame in which TrackNet found none."""

import numpy as np
import pytest

from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.layers import FaintPeak, faint_peak, find_ring, rival_peak
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, State, Track, make_rows


def tracked(peak: float = 0.25, state: State = State.NO_BALL) -> Track:
    """Three frames; a run has looked at the second."""
    seen = np.zeros(1, PREDICTED_ROW)
    seen["state"], seen["source"], seen["confidence"] = state, SOURCES.index(Source.PREDICTED), peak
    seen["peak_x"], seen["peak_y"] = 640.5, 200.25
    track = Track(3)
    make(track, Edit("Track", (track.change(Layer.PREDICTED, [1], seen),)))
    return track


def make(track: Track, edit: Edit | None) -> None:
    assert edit is not None
    for change in edit.changes:
        track.make(change)


def test_the_highest_peak_of_a_frame_without_a_ball_is_a_hint() -> None:
    assert faint_peak(tracked(), 1) == FaintPeak(640.5, 200.25)


@pytest.mark.parametrize("frame", [0, 2, 3, 1000])
def test_untracked_frame_has_no_faint_peak(frame: int) -> None:
    assert faint_peak(tracked(), frame) is None


def test_a_peak_that_is_as_low_as_noise_is_none() -> None:
    assert faint_peak(tracked(peak=0.09), 1) is None


def test_visible_ball_has_no_faint_peak() -> None:
    assert faint_peak(tracked(state=State.VISIBLE), 1) is None


@pytest.mark.parametrize("layer", [Layer.INPAINTED, Layer.IMPORTED])
def test_placed_ball_has_no_faint_peak(layer: Layer) -> None:
    track = tracked()
    source = Source.INPAINTED if layer is Layer.INPAINTED else Source.IMPORTED
    make(track, Edit("Fill", (track.change(layer, [1], make_rows(1, State.OCCLUDED, source, x=5, y=5)),)))
    assert faint_peak(track, 1) is None


def test_denied_ball_has_no_faint_peak() -> None:
    imported, accepted = tracked(), tracked()
    make(
        imported, Edit("Import", (imported.change(Layer.IMPORTED, [1], make_rows(1, State.NO_BALL, Source.IMPORTED)),))
    )
    make(accepted, edits.accept(accepted, range(1, 2)))
    assert faint_peak(imported, 1) is None
    assert faint_peak(accepted, 1) is None


def test_frame_marked_visible_takes_its_faint_peak() -> None:
    track = tracked()
    make(track, edits.mark_frames(track, range(3), State.VISIBLE))
    assert [point and (point.x, point.y) for point in map(track.point, range(3))] == [None, (640.5, 200.25), None]


UNSEEN = 20


def flown(peak_x: float, peak_y: float, *, step: float = 12.0, cut: bool = False) -> Track:
    """Return a ball that flies to the right along y = 200 for 41 frames.

    It moves by `step` pixels a frame and is unseen in the middle one.

    Args:
        cut: whether that frame is a scene of its own.
    """
    seen = np.zeros(41, PREDICTED_ROW)
    seen["state"], seen["source"], seen["confidence"] = State.VISIBLE, SOURCES.index(Source.PREDICTED), 0.9
    seen["x"], seen["y"] = 300 + step * np.arange(41), 200
    seen[UNSEEN]["state"], seen[UNSEEN]["confidence"] = State.NO_BALL, 0.25
    seen[UNSEEN]["x"] = seen[UNSEEN]["y"] = 0
    seen[UNSEEN]["peak_x"], seen[UNSEEN]["peak_y"] = peak_x, peak_y
    seen["begins_scene"][[UNSEEN, UNSEEN + 1]] = cut
    track = Track(41)
    make(track, Edit("Track", (track.change(Layer.PREDICTED, np.arange(41), seen),)))
    return track


@pytest.mark.parametrize("off", [0, 8])
def test_a_peak_on_the_way_of_the_ball_is_a_hint(off: float) -> None:
    assert faint_peak(flown(540, 200 + off), UNSEEN) is not None


def drop(track: Track, x: float, y: float) -> None:
    """Let the run drop a detection at (x, y) in the unseen frame."""
    seen = track.layer(Layer.PREDICTED)[[UNSEEN]].copy()
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, x, y
    no_ball = make_rows(1, State.NO_BALL, Source.PREDICTED)
    changes = track.change(Layer.PREDICTED, [UNSEEN], seen), track.change(Layer.INPAINTED, [UNSEEN], no_ball)
    make(track, Edit("Track", changes))


def test_a_dropped_detection_is_the_ball_only_where_it_is_a_hint() -> None:
    near, far = flown(540, 200), flown(100, 600)
    drop(near, 540, 200)
    drop(far, 100, 600)
    make(near, edits.mark_frames(near, range(UNSEEN, UNSEEN + 1), State.VISIBLE))
    point = near.point(UNSEEN)
    assert point is not None
    assert (point.x, point.y) == (540, 200)
    assert edits.mark_frames(far, range(UNSEEN, UNSEEN + 1), State.VISIBLE) is None


@pytest.mark.parametrize(("x", "y"), [(540, 400), (1100, 200), (300, 200)])
def test_a_peak_that_the_ball_could_not_get_to_is_none(x: float, y: float) -> None:
    track = flown(x, y)
    assert faint_peak(track, UNSEEN) is None
    assert edits.mark_frames(track, range(UNSEEN, UNSEEN + 1), State.VISIBLE) is None


def test_near_a_resting_ball_only_its_place_is_a_hint() -> None:
    assert faint_peak(flown(304, 202, step=0), UNSEEN) is not None
    assert faint_peak(flown(330, 230, step=0), UNSEEN) is None


def test_the_path_of_another_scene_says_nothing_about_a_peak() -> None:
    assert faint_peak(flown(540, 600, cut=True), UNSEEN) is not None


def hidden_at(x: float, peak: float = 0.25) -> Track:
    """Three frames; the ball of the second is filled as hidden, and TrackNet's peak lies at 640."""
    track = tracked(peak)
    filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=x, y=200.25)
    make(track, Edit("Fill", (track.change(Layer.INPAINTED, [1], filled),)))
    return track


def test_peak_beside_hidden_ball_is_its_rival() -> None:
    track = hidden_at(700)
    assert rival_peak(track, 1) == FaintPeak(640.5, 200.25)
    assert find_ring(track, 1) == FaintPeak(640.5, 200.25)


@pytest.mark.parametrize("track", [hidden_at(645), hidden_at(700, 0.09), tracked()], ids=["near", "noise", "no ball"])
def test_hidden_ball_without_other_peak_has_no_rival(track: Track) -> None:
    assert rival_peak(track, 1) is None


def test_reviewed_hidden_ball_has_no_rival() -> None:
    track = hidden_at(700)
    make(track, edits.accept(track, range(1, 2)))
    assert rival_peak(track, 1) is None
    assert rival_peak(track, 1000) is None
