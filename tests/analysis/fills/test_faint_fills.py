"""Test fills with faint peaks: those near the curve are used, and well-seen frames stay."""

import numpy as np
import pytest
from numpy.typing import NDArray

from narrowing import not_none
from rallytrace.analysis.fills.curves import draw_curves
from rallytrace.analysis.fills.fill import Fill, apply_fill
from rallytrace.analysis.fills.gaps import find_kept_frames, range_to_fill
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.analysis.peaks import MIN_PEAK_VALUE
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, State, Track, human_rows, make_rows

HD = Size(1280, 720)
PX = 1280 / 512
"""Video pixels in a pixel at 512x288."""
COUNT = 40
GAP = range(15, 26)
LEVEL = 300.0

Floats = NDArray[np.float64]


def level(gap: range = GAP) -> Track:
    """Return a ball that goes level to the right and was not seen in a gap, where no heatmap has a peak."""
    track, frames = Track(COUNT), np.arange(COUNT)
    said = np.zeros(COUNT, PREDICTED_ROW)
    seen = (frames < gap.start) | (frames >= gap.stop)
    said["state"], said["confidence"] = np.where(seen, State.VISIBLE, State.NO_BALL), np.where(seen, 0.9, 0.01)
    said["x"], said["y"] = np.where(seen, along(frames), 0), np.where(seen, LEVEL, 0)
    said["peak_x"], said["peak_y"] = 5.0, 5.0
    track.make(track.change(Layer.PREDICTED, frames, said))
    return track


def along(frames: "NDArray[np.int64] | int") -> Floats:
    return np.asarray(100.0 + 20.0 * np.asarray(frames))


def peak(track: Track, frame: int, off: float, height: float = 0.2) -> None:
    """Put a frame's peak this many pixels (at 512x288) below the line."""
    row = track.layer(Layer.PREDICTED)[[frame]]
    row["peak_x"], row["peak_y"], row["confidence"] = along(frame), LEVEL + off * PX, height
    track.make(track.change(Layer.PREDICTED, [frame], row))


def line(track: Track, frames: range = GAP) -> Fill:
    return drawn(track, frames)[0]


def drawn(track: Track, frames: range = GAP) -> tuple[Fill, ...]:
    context = FillContext.of(track, frames)
    return draw_curves(context, np.arange(context.span.start, context.span.stop) / 30, HD)


def y_of(fill: Fill, frame: int) -> float:
    return float(fill.positions[1, fill.frames == frame][0])


def test_fill_uses_faint_peak_near_the_curve() -> None:
    track = level()
    peak(track, 16, off=2)
    fill = line(track)
    assert fill.frames.tolist() == list(GAP)
    assert fill.seen.tolist() == [16]
    assert y_of(fill, 16) == pytest.approx(LEVEL + 2 * PX)


def test_accepted_faint_peak_guides_as_a_known_point() -> None:
    track = level()
    peak(track, 16, off=2)
    half_way = (y_of(line(track), 16) + LEVEL) / 2
    assert y_of(line(track), 15) == pytest.approx(half_way)
    assert LEVEL < y_of(line(track), 24) < half_way


@pytest.mark.parametrize("at", [GAP.start, GAP[5], GAP.stop], ids=["before it", "in it", "after it"])
def test_a_persons_point_outranks_peaks_that_lie_farther_off(at: int) -> None:
    track = level()
    for frame in (17, 18, 22, 23):
        peak(track, frame, off=4)  # of an arm, say, beside the way of the ball
    assert set(line(track).seen.tolist()) == {17, 18, 22, 23}
    track.make(edits.place(track, at, float(along(at)), LEVEL).changes[0])
    for fill in drawn(track):
        near = range(GAP.start, GAP[5]) if at < GAP[5] else range(GAP[6], GAP.stop)
        assert all(y_of(fill, frame) == pytest.approx(LEVEL, abs=1.0) for frame in near if frame != at)


@pytest.mark.parametrize(("off", "height"), [(6, 0.2), (2, MIN_PEAK_VALUE / 2)])
def test_a_peak_that_is_far_off_or_hardly_there_is_left(off: float, height: float) -> None:
    track = level()
    peak(track, 16, off=off, height=height)
    fill = line(track)
    assert not len(fill.seen)
    assert y_of(fill, 16) == LEVEL


def test_tolerance_grows_with_distance_from_known_points() -> None:
    beside, amid = level(), level()
    peak(beside, GAP.start, off=4)
    peak(amid, 20, off=4)
    assert not len(line(beside).seen)
    assert line(amid).seen.tolist() == [20]


def test_a_curve_through_some_peaks_comes_near_others() -> None:
    track = level()
    for frame, off in ((16, 2.5), (17, 5.0), (18, 7.0)):
        peak(track, frame, off=off)
    assert line(track).seen.tolist() == [16, 17, 18]


def test_fully_seen_range_has_nothing_to_fill() -> None:
    track = level()
    for frame in GAP:
        peak(track, frame, off=1)
    fill = line(track)
    assert fill.seen.tolist() == fill.frames.tolist() == list(GAP)
    assert fill.words == ""


def test_a_ball_that_a_hand_called_occluded_is_not_seen() -> None:
    track = level()
    peak(track, 16, off=2)
    marked = human_rows(make_rows(1, State.OCCLUDED, Source.HUMAN), reviewed=True)
    track.make(track.change(Layer.HUMAN, [16], marked))
    assert not len(line(track).seen)


def test_clear_detections_on_the_curve_are_kept() -> None:
    track = level(range(0))
    row = track.layer(Layer.PREDICTED)[[16, 20]]
    row["y"] = LEVEL + np.array([2, 60])
    track.make(track.change(Layer.PREDICTED, [16, 20], row))
    fill = line(track)
    assert fill.seen.tolist() == [frame for frame in GAP if frame != 20]
    assert y_of(fill, 16) == LEVEL + 2
    assert y_of(fill, 20) == pytest.approx(LEVEL)


def test_seen_positions_become_predictions_and_the_rest_fills() -> None:
    track = level()
    peak(track, 16, off=2)
    for change in not_none(apply_fill(track, line(track))).changes:
        track.make(change)
    shown = track.shown_rows(GAP.start, GAP.stop)
    sources = [SOURCES[int(source)] for source in shown["source"]]
    assert [frame for frame, source in zip(GAP, sources, strict=True) if source is Source.PREDICTED] == [16]
    assert set(sources) == {Source.PREDICTED, Source.INTERPOLATED}
    assert (shown["state"] == State.VISIBLE).all()
    assert shown["confidence"][1] == np.float32(0.2)
    assert track.reviewed(GAP.start, GAP.stop).all()


def test_accepted_fill_with_peak_can_be_filled_again() -> None:
    track = level()
    peak(track, 16, off=2)
    for change in not_none(apply_fill(track, line(track))).changes:
        track.make(change)
    assert line(track).frames.tolist() == list(GAP)


def test_a_prediction_that_a_hand_accepted_stays_known() -> None:
    track = level(range(0))
    track.make(not_none(edits.accept(track, range(20, 21))).changes[0])
    assert 20 not in line(track).frames


# What of a place is filled


def doubted(*frames: int, by: float = 0.6) -> NDArray[np.float32]:
    suspicion = np.full(COUNT, 0.15, np.float32)
    suspicion[list(frames)] = by
    return suspicion


def test_well_seen_frames_of_an_item_stay_and_guide() -> None:
    track, item = level(range(18, 21)), range(15, 26)
    kept = find_kept_frames(track, item, doubted(23))
    assert kept.tolist() == [15, 16, 17, 21, 22, 24, 25]
    context = FillContext.of(track, item, kept=kept)
    fill = draw_curves(context, np.array(context.span) / 30, HD)[0]
    assert fill.frames.tolist() == [18, 19, 20, 23]


def test_well_seen_item_is_filled_all_the_same() -> None:
    assert not len(find_kept_frames(level(range(0)), GAP, doubted()))


def test_filled_frames_do_not_count_as_seen() -> None:
    track = level(range(18, 21))
    filled = make_rows(3, State.OCCLUDED, Source.INPAINTED, x=500.0, y=LEVEL)
    track.make(track.change(Layer.INPAINTED, range(18, 21), filled))
    assert not set(find_kept_frames(track, GAP, doubted()).tolist()) & {18, 19, 20}


def test_unjudged_frames_do_not_count_as_well_seen() -> None:
    assert find_kept_frames(level(), range(12, 30), doubted()[:14]).tolist() == [12, 13]


def test_an_item_is_filled_with_the_gap_that_it_lies_in() -> None:
    track = level()
    assert range_to_fill(track, 20, range(18, 30)) == range(15, 30)
    assert range_to_fill(track, 28, range(27, 30)) == range(27, 30)
