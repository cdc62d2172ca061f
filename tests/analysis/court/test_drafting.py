"""Test placing a court by hand: dragged crossings, and painted lines that take over when they agree."""

from dataclasses import replace

import numpy as np
import pytest

from court_cameras import broadcast_camera, paint_court
from narrowing import not_none
from rallytrace.analysis.court.drafting import CourtDraft, court_near, crossings, snap_to_lines
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.camera import Camera
from rallytrace.track.geometry import Size
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.video.court_lines import find_line_evidence

SIZE = Size(1280, 720)


def club_camera() -> Camera:
    """Return a camera so close that the two near corners of a badminton court are below the picture."""
    camera = broadcast_camera(zoom=1.5, beside=0.8)
    return replace(camera, position=camera.position + np.array([0.0, 0.0, 2.2]))


def true_pixel(camera: Camera, floor: tuple[float, float]) -> tuple[float, float]:
    (x, y), *_ = camera.floor_map.to_pixels([floor]).tolist()
    return x, y


def off_by(court: CourtCalibration, camera: Camera) -> float:
    floor = np.array(SPORTS[court.sport].court.corners)
    return float(np.abs(court.floor_map(SIZE).to_pixels(floor) - camera.floor_map.to_pixels(floor)).max())


@pytest.mark.parametrize("sport", SPORTS)
def test_default_court_lies_inside_picture_with_all_crossings(sport: Sport) -> None:
    draft = CourtDraft.first(sport, SIZE)
    pixels = draft.court.floor_map(SIZE).to_pixels(crossings(SPORTS[sport].court))
    assert np.all((pixels > 0) & (pixels < (1280, 720)))
    assert len(draft.marks) == 4


@pytest.mark.parametrize("sport", SPORTS)
def test_four_dragged_crossings_define_the_court(sport: Sport) -> None:
    camera = broadcast_camera(sport)
    draft = CourtDraft.first(sport, SIZE)
    for x, y in SPORTS[sport].court.corners:
        floor = min(
            map(tuple, crossings(SPORTS[sport].court).tolist()), key=lambda one: np.hypot(one[0] - x, one[1] - y)
        )
        draft = not_none(draft.moved(floor, true_pixel(camera, floor), SIZE))
    assert off_by(draft.court, camera) < 0.1
    assert len(draft.placed) == 4


def test_other_crossings_replace_two_cut_off_corners() -> None:
    camera, court = club_camera(), SPORTS[Sport.BADMINTON].court
    corners = camera.floor_map.to_pixels(court.corners)
    assert np.count_nonzero(corners[:, 1] > 719) == 2
    draft = CourtDraft.first(Sport.BADMINTON, SIZE)
    for floor in ((-3.03, 6.68), (3.03, 6.68), (3.03, -2.0), (-3.03, -2.0)):
        draft = not_none(draft.moved(floor, true_pixel(camera, floor), SIZE))
    assert off_by(draft.court, camera) < 0.1


def test_a_crossing_that_no_camera_sees_there_is_not_moved() -> None:
    draft = CourtDraft.first(Sport.BADMINTON, SIZE)
    corner = draft.marks[0].floor
    assert draft.moved(corner, (1000.0, 700.0), SIZE) is None


def test_third_crossing_on_a_line_does_not_move_the_others() -> None:
    draft = CourtDraft.first(Sport.BADMINTON, SIZE)
    (x, y), *_ = draft.court.floor_map(SIZE).to_pixels([(0.0, 6.68)]).tolist()
    moved = not_none(draft.moved((0.0, 6.68), (x, y + 2), SIZE))
    assert len(moved.marks) == 4
    floors = np.array([mark.floor for mark in moved.marks])
    assert np.count_nonzero(np.isclose(floors[:, 1], 6.68)) == 2


def test_dragged_crossing_snaps_to_painted_lines() -> None:
    camera = broadcast_camera()
    evidence = find_line_evidence(paint_court(camera, Sport.BADMINTON))
    x, y = true_pixel(camera, (3.03, 2.0))
    snapped = snap_to_lines(evidence, (x + 5, y - 4), 12)
    assert np.hypot(snapped[0] - x, snapped[1] - y) < 1.5
    assert snap_to_lines(evidence, (x + 5, y - 4), 2) == (x + 5, y - 4)


def test_one_dragged_crossing_finds_court_with_cut_off_corners() -> None:
    camera = club_camera()
    evidence = find_line_evidence(paint_court(camera, Sport.BADMINTON))
    draft = CourtDraft.first(Sport.BADMINTON, SIZE)
    moved = not_none(draft.moved((-3.03, 6.68), true_pixel(camera, (-3.03, 6.68)), SIZE))
    found = not_none(court_near(evidence, moved, Sport.BADMINTON))
    assert off_by(CourtCalibration.of_map(found.floor_map, found.sport), camera) < 4


def test_lines_that_lie_elsewhere_do_not_take_over() -> None:
    evidence = find_line_evidence(paint_court(broadcast_camera(), Sport.BADMINTON))
    draft = CourtDraft.first(Sport.BADMINTON, SIZE)
    moved = not_none(draft.moved(draft.marks[0].floor, (200.0, 60.0), SIZE))
    assert court_near(evidence, moved, Sport.BADMINTON) is None
