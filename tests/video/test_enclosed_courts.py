"""A court between walls is found in its lines, its net and the edges of its walls, or it is not sure."""

import numpy as np
import pytest

from court_cameras import broadcast_camera, paint_court, paint_enclosure
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


@pytest.mark.parametrize("missing", ["lines", "net", "walls"])
def test_court_without_its_lines_net_or_walls_is_not_sure(missing: str) -> None:
    picture = paint_enclosure(broadcast_camera(Sport.PADEL), without=(missing, "frame"))
    assert search_picture(picture, Sport.PADEL).found is None


@pytest.mark.parametrize("sport", [Sport.BADMINTON, Sport.TENNIS])
def test_open_court_is_not_taken_for_one_between_walls(sport: Sport) -> None:
    assert search_picture(paint_court(broadcast_camera(sport), sport), Sport.PADEL).found is None
