"""Test where the ball may be in frames without a position."""

import numpy as np
import pytest

from lobs import a_track, predicted_of, unseen
from narrowing import not_none
from rallytrace.analysis.ball_area import area_around
from rallytrace.track.track import Rows, Track

COUNT = 200
A_FRAME = 6.4


def track_with(gap: slice, cut: int | None = None) -> Track:
    """Return the ball flies at two pixels a frame along a line, and is not seen in a gap."""
    seen = line()
    unseen(seen, gap)
    if cut is not None:
        seen["begins_scene"][cut] = True
    return a_track(seen)


def line() -> Rows:
    at = np.arange(COUNT)
    return predicted_of(np.stack([200.0 + 2 * at, np.full(COUNT, 300.0)]))


def test_the_area_is_around_where_the_ball_is_beside_a_place() -> None:
    area = area_around(track_with(slice(100, 104)), range(100, 104), 0)
    assert area == (200 + 2 * 92, 300, 200 + 2 * 111, 300)


def test_area_grows_with_frames_lacking_a_position() -> None:
    def reach(gap: slice, item: range) -> float:
        return 300 - not_none(area_around(track_with(gap), item, A_FRAME))[1]

    assert reach(slice(100, 104), range(100, 104)) == pytest.approx(2 * A_FRAME)
    assert reach(slice(100, 130), range(100, 130)) == pytest.approx(15 * A_FRAME)
    assert reach(slice(100, 104), range(60, 140)) == pytest.approx(2 * A_FRAME)


def test_area_of_opening_gap_is_around_the_next_position() -> None:
    area = area_around(track_with(slice(0, 30)), range(30), A_FRAME)
    assert area == pytest.approx((260 - 30 * A_FRAME, 300 - 30 * A_FRAME, 274 + 30 * A_FRAME, 300 + 30 * A_FRAME))


def test_unknown_place_uses_last_and_next_positions() -> None:
    area = area_around(track_with(slice(80, 130)), range(95, 115), 0)
    assert area == (200 + 2 * 79, 300, 200 + 2 * 130, 300)


def test_points_of_another_camera_shot_do_not_count() -> None:
    assert area_around(track_with(slice(100, 130), cut=130), range(110, 120), 0) == (398, 300, 398, 300)
    assert area_around(track_with(slice(100, 130), cut=100), range(110, 120), 0) == (460, 300, 460, 300)


def test_without_a_position_nearby_there_is_no_area() -> None:
    assert area_around(track_with(slice(0, COUNT)), range(90, 100), A_FRAME) is None
    assert area_around(track_with(slice(20, 180)), range(90, 100), A_FRAME) is None
