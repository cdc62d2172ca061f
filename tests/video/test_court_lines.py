"""The court is found in its painted lines, or it is not sure."""

from dataclasses import replace

import numpy as np
import pytest

from court_cameras import broadcast_camera, paint_court
from narrowing import not_none
from rallytrace.analysis.court.finding import is_elsewhere
from rallytrace.analysis.court.fitting import LineFit
from rallytrace.track.calibration import map_through
from rallytrace.track.geometry import Size
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_search import search_picture
from rallytrace.video.court_lines import find_line_evidence


@pytest.mark.parametrize("sport", [Sport.BADMINTON, Sport.TENNIS])
@pytest.mark.parametrize("curvature", [0.0, 0.04])
def test_the_corners_of_a_painted_court_are_found(sport: Sport, curvature: float) -> None:
    camera = broadcast_camera(sport, curvature=curvature)
    found = not_none(search_picture(paint_court(camera, sport)).found)
    assert found.sport is sport
    np.testing.assert_allclose(found.corners, camera.floor_map.to_pixels(SPORTS[sport].court.corners), atol=3.0)


@pytest.mark.parametrize("sport", [Sport.BADMINTON, Sport.TENNIS])
@pytest.mark.parametrize("sides", [(1,), (-1, 1)])
@pytest.mark.parametrize("beside", [0.3, 2.0])
def test_court_in_the_middle_of_several_is_found(sport: Sport, sides: tuple[int, ...], beside: float) -> None:
    camera = broadcast_camera(sport, beside=beside, zoom=0.7)
    distance = SPORTS[sport].court.width + 2.0
    found = not_none(search_picture(paint_court(camera, sport, also_at=[side * distance for side in sides])).found)
    corners = camera.floor_map.to_pixels(SPORTS[sport].court.corners)
    assert np.abs(found.corners - corners).max() < 3


def test_court_that_differs_only_outside_the_picture_is_no_rival() -> None:
    """A club court from hand height: both near corners are far outside, where small errors of the lines grow."""
    court, size = SPORTS[Sport.TENNIS].court, Size(960, 540)
    fits = [
        LineFit(map_through(np.array(court.corners), np.array(corners), 0.0, size), 0.5, np.ones(1), np.ones(1))
        for corners in (
            [(296.0, 175.0), (560.0, 182.0), (985.0, 388.0), (-218.0, 375.0)],
            [(297.0, 175.0), (559.0, 182.0), (988.0, 390.0), (-230.0, 379.0)],
            [(330.0, 176.0), (527.0, 182.0), (847.0, 386.0), (-54.0, 377.0)],
        )
    ]
    assert not is_elsewhere(fits[1], fits[0], Sport.TENNIS)
    assert is_elsewhere(fits[2], fits[0], Sport.TENNIS)


def test_corner_outside_picture_follows_from_other_lines() -> None:
    camera = broadcast_camera(Sport.BADMINTON, beside=0.4)
    picture = paint_court(camera, Sport.BADMINTON)
    corners = camera.floor_map.to_pixels(SPORTS[Sport.BADMINTON].court.corners)
    cut = int(corners[3, 0] + 60)
    found = not_none(search_picture(np.ascontiguousarray(picture[:, cut:])).found)
    np.testing.assert_allclose(found.corners, corners - [cut, 0], atol=5.0)
    assert found.corners[3, 0] < 0


def test_a_court_that_no_camera_can_see_is_not_sure() -> None:
    """In a small picture all of its lines may come to lie on a painted one."""
    found = not_none(search_picture(paint_court(broadcast_camera(Sport.TENNIS), Sport.TENNIS)).found)
    assert found.is_sure
    seen = found.fit.floor_map
    flat = replace(seen, homography=np.diag([1.0, 1e-8, 1.0]) @ seen.homography)
    assert not replace(found, fit=replace(found.fit, floor_map=flat)).is_sure


def test_a_picture_without_a_court_has_none() -> None:
    noise = np.random.default_rng(5).integers(0, 255, (720, 1280, 3)).astype(np.uint8)
    assert search_picture(noise).found is None
    assert search_picture(np.zeros((720, 1280, 3), np.uint8)).found is None


@pytest.mark.parametrize(("height", "width"), [(9000, 70), (70, 9000)])
def test_huge_picture_is_processed_in_little_memory(height: int, width: int) -> None:
    evidence = find_line_evidence(np.zeros((height, width, 3), np.uint8))
    assert evidence.strength.size <= 960 * 1920
    assert evidence.lines == ()


def test_a_court_of_another_sport_is_not_taken_for_one() -> None:
    picture = paint_court(broadcast_camera(Sport.PADEL), Sport.PADEL)
    assert search_picture(picture).found is None


def test_a_court_on_its_head_is_none() -> None:
    picture = paint_court(broadcast_camera(Sport.TENNIS), Sport.TENNIS)
    assert search_picture(np.ascontiguousarray(picture[::-1])).found is None


def test_a_court_whose_side_lines_are_not_painted_is_not_sure() -> None:
    missing = ("left side line", "right side line", "left singles side line", "right singles side line")
    picture = paint_court(broadcast_camera(), Sport.BADMINTON, missing=missing)
    assert search_picture(picture).found is None
