"""A court between walls is found in its lines, its net and the edges of its walls, or it is not sure."""

from dataclasses import replace

import numpy as np
import pytest

from court_cameras import broadcast_camera, paint_court, paint_enclosure
from rallytrace.track.camera import Camera
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_search import search_picture

CORNERS = SPORTS[Sport.PADEL].court.corners
_BLUE, _GREEN, _RED = (200, 90, 30), (60, 120, 30), (50, 70, 170)


@pytest.mark.parametrize(
    ("beside", "curvature", "floor"), [(0.0, 0.0, _BLUE), (2.0, 0.03, _GREEN), (-1.0, -0.03, _RED)]
)
def test_corners_between_walls_are_found(beside: float, curvature: float, floor: tuple[int, int, int]) -> None:
    camera = broadcast_camera(Sport.PADEL, beside=beside, curvature=curvature)
    found = search_picture(paint_enclosure(camera, floor=floor)).found
    assert found is not None
    assert found.sport is Sport.PADEL
    np.testing.assert_allclose(found.corners, camera.floor_map.to_pixels(CORNERS), atol=5.0)


@pytest.mark.parametrize("seed", range(8))
def test_court_from_any_camera_is_right_or_not_sure(seed: int) -> None:
    generator = np.random.default_rng(seed)
    position = generator.uniform((-2, -38, 3.5), (2, -13, 11))
    forward = generator.uniform((-0.5, -4, 0), (0.5, 1, 0)) - position
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0, 0, 1])
    right /= np.linalg.norm(right)
    rotation = np.stack([right, np.cross(forward, right), forward])
    camera = Camera(1000.0, rotation, position, generator.uniform(-0.04, 0.04), (1280, 720))
    near = camera.floor_map.to_pixels(CORNERS)[2:, 0]
    camera = replace(camera, focal=1000 * 1280 * generator.uniform(0.55, 0.85) / (near[0] - near[1]))
    blue, green, red = (int(level) for level in generator.integers(30, 210, 3))
    found = search_picture(paint_enclosure(camera, floor=(blue, green, red)), Sport.PADEL).found
    if found is not None:
        np.testing.assert_allclose(found.corners, camera.floor_map.to_pixels(CORNERS), atol=10.0)


@pytest.mark.parametrize("missing", ["lines", "net", "walls"])
def test_court_without_its_lines_net_or_walls_is_not_sure(missing: str) -> None:
    picture = paint_enclosure(broadcast_camera(Sport.PADEL), without=(missing, "frame"))
    assert search_picture(picture, Sport.PADEL).found is None


@pytest.mark.parametrize("sport", [Sport.BADMINTON, Sport.TENNIS])
def test_open_court_is_not_taken_for_one_between_walls(sport: Sport) -> None:
    assert search_picture(paint_court(broadcast_camera(sport), sport), Sport.PADEL).found is None
