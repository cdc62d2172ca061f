"""Test positions in metres, and in the views of a moving camera."""

from dataclasses import replace

import numpy as np
import pytest

from court_cameras import broadcast_camera, court_from
from moving_camera import STEP, moving_views, turned
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.sports import Sport

SIZE = Size(1280, 720)
CAMERA = broadcast_camera()
VIEWS = moving_views(CAMERA, Sport.BADMINTON, 100, SIZE)
FRAMES = np.array([0, 7, 33, 33, 64, 98])
PLACES = np.random.default_rng(4).uniform((-3, -6, 0), (3, 6, 4), (len(FRAMES), 3))


def pixels_of(places: Floats) -> Floats:
    return np.array([turned(CAMERA, frame).project(place) for frame, place in zip(FRAMES, places, strict=True)])


def test_floor_positions_take_the_court_of_their_frame() -> None:
    on_floor = PLACES * (1, 1, 0)
    np.testing.assert_allclose(VIEWS.to_floor(FRAMES, pixels_of(on_floor)), on_floor[:, :2], atol=0.02)


def test_no_frames_give_no_positions() -> None:
    assert VIEWS.to_floor(FRAMES[:0], np.zeros((0, 2))).shape == (0, 2)


def test_one_frame_shows_what_others_saw_in_the_air() -> None:
    np.testing.assert_allclose(VIEWS.show_in(33, FRAMES, pixels_of(PLACES)), turned(CAMERA, 33).project(PLACES), atol=1)


def test_part_of_the_courts_gives_the_same_positions() -> None:
    part = VIEWS.within(range(33, 99))
    assert len(part.courts) < len(VIEWS.courts)
    pixels = pixels_of(PLACES)[2:]
    np.testing.assert_array_equal(part.to_floor(FRAMES[2:], pixels), VIEWS.to_floor(FRAMES[2:], pixels))


def test_camera_that_stands_still_leaves_positions() -> None:
    still = CourtViews((court_from(0),), SIZE)
    assert still.show_in(3, FRAMES, pixels_of(PLACES)).tolist() == pixels_of(PLACES).tolist()


def test_no_position_where_the_court_is_lost() -> None:
    views = CourtViews((court_from(0), CourtCalibration.missing(Sport.BADMINTON, 30)), SIZE)
    known = np.isfinite(views.to_floor(FRAMES, pixels_of(PLACES))[:, 0])
    assert known.tolist() == [True, True, False, False, False, False]
    assert np.isnan(views.show_in(98, FRAMES, pixels_of(PLACES))).all()


@pytest.mark.parametrize("frame", [0, 33, 100])
def test_court_set_by_hand_moves_with_the_camera(frame: int) -> None:
    """The courts found are a metre off; the one that the user sets in a frame is right."""
    aside = replace(CAMERA, position=CAMERA.position + np.array([1.0, 0.0, 0.0]))
    found = moving_views(aside, Sport.BADMINTON, 100, SIZE)
    truth = CourtCalibration.of_map(turned(CAMERA, frame).floor_map, Sport.BADMINTON, frame)
    corrected = CourtViews(found.correct(truth), SIZE)
    for other in (0, 50, 100):
        wanted = CourtCalibration.of_map(turned(CAMERA, other).floor_map, Sport.BADMINTON).corners
        court = corrected.at(other)
        assert court is not None
        np.testing.assert_allclose(court.corners, wanted, atol=2)
    assert [court.frame for court in corrected.courts] == list(range(0, 100 + STEP, STEP))
