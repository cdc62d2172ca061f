"""Test the courts of a track: position, first frame, and undo."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from court_cameras import broadcast_camera, court_from
from narrowing import not_none
from rallytrace.track import edits
from rallytrace.track.calibration import (
    CourtCalibration,
    are_corners,
    court_at,
    entry_at,
    is_one_court,
    known_parts,
)
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.track import Track

SIZE = Size(1280, 720)


@pytest.mark.parametrize("sport", SPORTS)
@given(curvature=st.floats(-0.08, 0.04), beside=st.floats(-3, 3), zoom=st.floats(0.6, 1.6))
def test_four_corners_and_the_lens_say_where_all_of_the_floor_is(
    sport: Sport, curvature: float, beside: float, zoom: float
) -> None:
    seen = broadcast_camera(sport, curvature=curvature, beside=beside, zoom=zoom).floor_map
    court = CourtCalibration.of_map(seen, sport)
    floor = np.array([line.start for line in SPORTS[sport].court.lines])
    assert np.abs(court.floor_map(SIZE).to_pixels(floor) - seen.to_pixels(floor)).max() < 0.5
    assert are_corners(court.corners)


def test_corners_that_no_camera_sees_so_are_told_from_others() -> None:
    corners = court_from(0).corners
    assert are_corners(corners)
    assert not are_corners(corners[::-1])
    assert not are_corners((corners[0], corners[0], *corners[2:]))
    assert not are_corners((*corners[:3], (float("nan"), 3.0)))


def test_a_court_holds_until_the_next_one_begins() -> None:
    first, second = court_from(10), court_from(50, Sport.TENNIS)
    assert court_at((), 3) is None
    assert [court_at((first, second), frame) for frame in (0, 10, 49, 50, 99)] == [first, first, first, second, second]


def test_no_court_holds_from_camera_move_to_next_court() -> None:
    courts = (court_from(0), CourtCalibration.missing(Sport.BADMINTON, 40), court_from(60))
    assert [court_at(courts, frame) for frame in (39, 40, 59, 60)] == [courts[0], None, None, courts[2]]
    assert not_none(entry_at(courts, 45)).is_lost


def moving_courts() -> tuple[CourtCalibration, ...]:
    """Return a court that stands still, one that moves to the right from frame 20 to 40, and one after a cut."""
    still, moving = court_from(0), replace(court_from(20), marks=(), moves=True)
    end = replace(moving, frame=40, corners=tuple((x + 100, y) for x, y in moving.corners), moves=False)
    return still, moving, end, court_from(60)


def test_corners_of_a_moving_camera_lie_between_those_known() -> None:
    courts = moving_courts()
    court = not_none(court_at(courts, 25))
    assert np.subtract(court.corners, courts[1].corners) == pytest.approx(np.tile([25.0, 0.0], (4, 1)))
    assert court_at(courts, 45) == courts[2]
    assert court_at(courts[:2], 30) == courts[1]


def test_moving_camera_does_not_begin_another_court() -> None:
    courts = moving_courts()
    assert is_one_court(courts, 22, 50)
    assert not is_one_court(courts, 19, 20)
    assert not is_one_court(courts, 50, 60)
    assert known_parts(courts) == [courts[0], courts[1], courts[3]]


@pytest.mark.parametrize("frame", [20, 33, 59])
def test_court_of_a_moving_camera_is_removed_as_a_whole(frame: int) -> None:
    history, courts = History(track := Track(100)), moving_courts()
    history.do(not_none(edits.set_courts(track, courts)))
    lost = CourtCalibration.missing(Sport.BADMINTON, 20)
    assert_is_done_and_undone(history, edits.remove_court(track, frame), (courts[0], lost, courts[3]))


def test_with_the_last_court_goes_also_where_none_held() -> None:
    history = History(track := Track(100))
    for court in (court_from(0), CourtCalibration.missing(Sport.BADMINTON, 40)):
        history.do(not_none(edits.place_court(track, court)))
    assert_is_done_and_undone(history, edits.remove_court(track, 0), ())


def test_court_changes_can_be_undone() -> None:
    history = History(track := Track(100))
    first, second, other_sport = court_from(0), court_from(50), court_from(50, Sport.TENNIS)
    for placed, after in ((second, (second,)), (first, (first, second)), (other_sport, (first, other_sport))):
        assert_is_done_and_undone(history, edits.place_court(track, placed), after)
    assert_is_done_and_undone(history, edits.remove_court(track, 0), (other_sport,))


def assert_is_done_and_undone(history: History, edit: Edit | None, after: tuple[CourtCalibration, ...]) -> None:
    before = history.track.courts
    history.do(not_none(edit))
    assert history.track.courts == after
    history.undo()
    assert history.track.courts == before
    history.redo()


def test_equal_court_is_no_edit() -> None:
    history = History(track := Track(100))
    history.do(not_none(edits.place_court(track, court_from(0))))
    assert edits.place_court(track, court_from(0)) is None
    assert edits.remove_court(Track(100), 7) is None
