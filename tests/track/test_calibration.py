"""Test the courts of a track: position, first frame, and undo."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from court_cameras import broadcast_camera, court_from
from rallytrace.track import edits
from rallytrace.track.calibration import CourtCalibration, are_corners, court_at, entry_at
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
    lost = entry_at(courts, 45)
    assert lost is not None
    assert lost.is_lost


def test_with_the_last_court_goes_also_where_none_held() -> None:
    history = History(track := Track(100))
    for court in (court_from(0), CourtCalibration.missing(Sport.BADMINTON, 40)):
        edit = edits.place_court(track, court)
        assert edit is not None
        history.do(edit)
    assert_is_done_and_undone(history, edits.remove_court(track, court_from(0)), ())


def test_court_changes_can_be_undone() -> None:
    history = History(track := Track(100))
    first, second, other_sport = court_from(0), court_from(50), court_from(50, Sport.TENNIS)
    for placed, after in ((second, (second,)), (first, (first, second)), (other_sport, (first, other_sport))):
        assert_is_done_and_undone(history, edits.place_court(track, placed), after)
    assert_is_done_and_undone(history, edits.remove_court(track, first), (other_sport,))


def assert_is_done_and_undone(history: History, edit: Edit | None, after: tuple[CourtCalibration, ...]) -> None:
    before = history.track.courts
    assert edit is not None
    history.do(edit)
    assert history.track.courts == after
    history.undo()
    assert history.track.courts == before
    history.redo()


def test_equal_court_is_no_edit() -> None:
    history = History(track := Track(100))
    edit = edits.place_court(track, court_from(0))
    assert edit is not None
    history.do(edit)
    assert edits.place_court(track, court_from(0)) is None
    assert edits.remove_court(track, court_from(7)) is None
