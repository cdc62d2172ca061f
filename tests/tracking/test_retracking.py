"""Test re-tracking: where the ball is expected between known points, and how heatmaps are decoded there."""

import numpy as np
import pytest
from numpy.typing import NDArray

from narrowing import not_none
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.model_records.network_modes import Decoding, EvalMode
from rallytrace.track.detections import Detection, Source
from rallytrace.track.edits import mark_frames, place
from rallytrace.track.geometry import Size, rescale
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.retracking import (
    MAX_SPAN_FRAMES,
    MIN_PEAK,
    MIN_RADIUS_SHARE,
    THRESHOLD_FACTOR,
    WIDENING_SHARE,
    Corridor,
    Retracking,
    corridor_around,
    decode_near,
)

SIZE = Size(512, 288)
GAP = range(30, 39)


def track() -> Track:
    """Return the track of a ball that flies to the right and is not seen in a gap."""
    made, seen = Track(60), np.setdiff1d(np.arange(60), np.arange(GAP.start, GAP.stop))
    x, y = at(seen)
    made.make(made.change(Layer.PREDICTED, range(60), make_rows(60, State.NO_BALL, Source.PREDICTED)))
    made.make(made.change(Layer.PREDICTED, seen, make_rows(len(seen), State.VISIBLE, Source.PREDICTED, x=x, y=y)))
    return made


def at(frames: NDArray[np.int64] | range) -> NDArray[np.float64]:
    """Return where the ball is, (2, n)."""
    moments = np.asarray(frames, np.float64)
    return np.stack([100 + 4 * moments, 80 + 0.02 * (moments - 35) ** 2])


def retracking(made: Track, frames: range = GAP, events: tuple[Event, ...] = ()) -> Retracking:
    context = FillContext.of(made, frames, events=events)
    return Retracking.around(context, np.array(context.span) / 30, SIZE)


def blobs(*places: tuple[float, float, float]) -> JoinedFrame:
    down, across = np.mgrid[: SIZE.height, : SIZE.width]
    heatmap = np.zeros((SIZE.height, SIZE.width))
    for x, y, value in places:
        heatmap = np.maximum(heatmap, value * np.exp(-((across - x) ** 2 + (down - y) ** 2) / 4))
    joined = heatmap.astype(np.float32)
    return JoinedFrame(0, joined, (joined,))


def read(retracking: Retracking, frame: int, *places: tuple[float, float, float]) -> Detection:
    return retracking.heatmap_decoder(Decoding.CENTROID, 0.2)(frame, blobs(*places), SIZE)


def test_the_ball_is_expected_on_the_flight_between_known_points() -> None:
    corridor = retracking(track()).corridor
    assert np.hypot(*(corridor.path - at(GAP))).max() < 1


def test_the_corridor_is_wider_far_from_what_is_known() -> None:
    away = np.array([1, 2, 3, 4, 5, 4, 3, 2, 1])
    assert retracking(track()).corridor.radius == pytest.approx((MIN_RADIUS_SHARE + WIDENING_SHARE * away) * SIZE.width)


def test_a_persons_point_within_leads_it() -> None:
    made = track()
    made.make(place(made, 34, 250, 120).changes[0])
    corridor = retracking(made).corridor
    assert corridor.path[:, 3] == pytest.approx((244, 105), abs=15)
    assert corridor.path[1, 3] > 90
    assert corridor.at(4) is None
    assert np.asarray(corridor.radius)[3] == pytest.approx((MIN_RADIUS_SHARE + WIDENING_SHARE) * SIZE.width)


def test_unbounded_flight_has_no_expected_path() -> None:
    made = track()
    assert not retracking(made, range(20)).guided
    made.make(not_none(mark_frames(made, range(30, 39), State.NO_BALL)).changes[0])
    assert not retracking(made).guided


def test_nothing_is_expected_between_points_that_are_far_apart() -> None:
    made = Track(60)
    ends = np.array([5, 5 + MAX_SPAN_FRAMES + 2])
    x, y = at(ends)
    made.make(made.change(Layer.PREDICTED, ends, make_rows(2, State.VISIBLE, Source.PREDICTED, x=x, y=y)))
    assert not retracking(made, range(6, 7 + MAX_SPAN_FRAMES)).guided
    made.make(place(made, 20, 180, 84).changes[0])
    assert retracking(made, range(6, 7 + MAX_SPAN_FRAMES)).guided


def test_nothing_is_expected_beside_an_event_without_a_place() -> None:
    assert not retracking(track(), events=(Event(34, EventKind.HIT),)).guided


def test_peak_on_the_flight_beats_a_higher_one() -> None:
    x, y = at(range(34, 35))[:, 0].tolist()
    found = read(retracking(track()), 34, (x + 3, y + 1, 0.3), (400, 200, 0.9))
    assert (found.x, found.y) == pytest.approx((x + 3, y + 1), abs=0.1)


def test_a_peak_below_the_threshold_is_none() -> None:
    x, y = at(range(34, 35))[:, 0].tolist()
    assert not read(retracking(track()), 34, (x, y, 0.15)).visible


def test_elsewhere_heatmaps_are_read_as_ever() -> None:
    unbounded = retracking(track(), range(20))
    assert read(unbounded, 10, (400, 200, 0.9)).x == pytest.approx(400, abs=0.1)
    beside = read(retracking(track()), GAP.stop, (400, 200, 0.9))
    assert beside.x == pytest.approx(400, abs=0.1)
    assert beside.evidence.windows == 1


def test_closer_run_sees_frames_from_every_window() -> None:
    wished = TrackOptions(stride=4, every=2, eval_mode=EvalMode.AVERAGE, threshold=0.6, decoding=Decoding.ARGMAX)
    options = retracking(track()).options(wished, 0.6)
    assert (options.stride, options.every, options.threshold) == (1, 1, THRESHOLD_FACTOR * 0.6)
    assert (options.eval_mode, options.decoding) == (EvalMode.AVERAGE, Decoding.ARGMAX)
    without_overlap = retracking(track()).options(TrackOptions(eval_mode=EvalMode.NONOVERLAP), 0.5)
    assert without_overlap.eval_mode is EvalMode.WEIGHT


def test_a_path_out_of_the_picture_is_looked_for_within() -> None:
    made = track()
    seen = np.setdiff1d(np.arange(20, 50), np.arange(GAP.start, GAP.stop))
    x, y = 100 + 4.0 * seen, 40 - 2.5 * (30 - np.abs(seen - 34.0))
    made.make(
        made.change(Layer.PREDICTED, seen, make_rows(len(seen), State.VISIBLE, Source.PREDICTED, x=x, y=y.clip(0)))
    )
    context = FillContext.of(made, GAP)
    corridor = corridor_around(context, np.array(context.span) / 30, SIZE)
    assert np.isfinite(corridor.path).all()


MAP = Size(512, 288)
HD = Size(1280, 720)
UHD_HALF_WIDE = Size(1024, 1152)
"""A video whose pixels are two to a heatmap's across, and four down."""


def spots(*places: tuple[float, float, float]) -> NDArray[np.float32]:
    """Return a heatmap with round spots: column and row in heatmap pixels, and the highest value."""
    rows, columns = np.mgrid[: MAP.height, : MAP.width]
    heatmap = np.zeros((MAP.height, MAP.width))
    for x, y, value in places:
        heatmap = np.maximum(heatmap, value * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / 4))
    return heatmap.astype(np.float32)


def seen(heatmap: NDArray[np.float32], x: float, y: float, radius: float, video: Size = MAP) -> Detection:
    (found,) = decode_near([heatmap], [7], Corridor(np.array([[x], [y]]), radius), video)
    assert found.frame == 7
    return found


def test_peak_in_the_corridor_beats_a_higher_one() -> None:
    found = seen(spots((100, 100, 0.3), (300, 200, 0.95)), 104, 103, 10)
    assert found.visible
    assert (found.x, found.y) == pytest.approx((100, 100), abs=0.05)
    assert found.evidence.peak == pytest.approx(0.3)
    assert (found.evidence.peak_x, found.evidence.peak_y) == (100, 100)
    assert found.evidence.second_peak == pytest.approx(0.95)
    assert found.evidence.area > 4


def test_nearer_peak_in_corridor_wins() -> None:
    both = spots((100, 100, 0.3), (112, 100, 0.9))
    assert seen(both, 102, 100, 20).x == pytest.approx(100, abs=0.1)
    assert seen(both, 109, 100, 20).x == pytest.approx(112, abs=0.1)


def test_a_place_is_finer_than_a_pixel() -> None:
    found = seen(spots((100.3, 99.6, 0.8)), 100, 100, 5)
    assert (found.x, found.y) == pytest.approx((100.3, 99.6), abs=0.12)


def test_the_flank_of_a_peak_outside_of_the_corridor_is_no_peak() -> None:
    assert not seen(spots((100, 100, 0.9)), 105, 100, 4).visible


def test_the_corridor_may_be_wider_in_one_frame_than_in_another() -> None:
    heatmap = spots((100, 100, 0.9))
    path = np.array([[108.0, 108.0], [100.0, 100.0]])
    found = decode_near([heatmap, heatmap], [7, 8], Corridor(path, np.array([6.0, 9.0])), MAP)
    assert [one.visible for one in found] == [False, True]


def test_the_corridor_ends_at_its_radius() -> None:
    heatmap = spots((100, 100, 0.9))
    assert seen(heatmap, 110, 100, 10).visible
    assert not seen(heatmap, 110, 100, 9.9).visible
    assert not seen(heatmap, 108, 108, 10).visible


def test_a_peak_may_be_faint_but_not_nothing() -> None:
    assert seen(spots((100, 100, MIN_PEAK)), 100, 100, 5).visible
    assert not seen(spots((100, 100, 0.99 * MIN_PEAK)), 100, 100, 5).visible


def test_missing_ball_keeps_heatmap_evidence() -> None:
    found = seen(spots((300, 200, 0.95), (60, 60, 0.4)), 100, 100, 10)
    assert (found.visible, found.x, found.y) == (False, 0, 0)
    assert found.evidence.peak == pytest.approx(0.95)
    assert found.evidence.second_peak == pytest.approx(0.4)
    assert found.evidence.area == 0


@pytest.mark.parametrize("video", [HD, UHD_HALF_WIDE])
def test_path_and_places_are_in_pixels_of_the_video(video: Size) -> None:
    x, y = rescale(100, MAP.width, video.width), rescale(50, MAP.height, video.height)
    heatmap = spots((100, 50, 0.5))
    found = seen(heatmap, x, y, 2, video)
    assert (found.x, found.y) == pytest.approx((x, y), abs=0.1)
    assert seen(heatmap, x, y + 12, 12.01, video).visible
    assert not seen(heatmap, x, y + 12, 11.9, video).visible


def test_missing_or_outside_path_has_no_ball() -> None:
    path = np.array([[np.nan, -40.0, 100.0], [np.nan, 20.0, 100.0]])
    found = decode_near([spots((100, 100, 0.9))] * 3, [3, 4, 5], Corridor(path, 10), MAP)
    assert [(one.frame, one.visible) for one in found] == [(3, False), (4, False), (5, True)]


@pytest.mark.parametrize(("x", "y"), [(0, 0), (511, 287), (0, 150)])
def test_a_ball_at_the_edge_is_seen(x: int, y: int) -> None:
    found = seen(spots((x, y, 0.9)), x, y, 3)
    assert found.visible
    assert (found.x, found.y) == pytest.approx((x, y), abs=1)


def test_as_many_heatmaps_as_places_are_needed() -> None:
    with pytest.raises(ValueError, match="argument"):
        decode_near([spots()], [1, 2], Corridor(np.zeros((2, 2)), 5), MAP)
