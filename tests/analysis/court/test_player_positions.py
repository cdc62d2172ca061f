"""Test which people stand on the court."""

import numpy as np
import pytest

from court_cameras import broadcast_camera
from poses import person, standing_at
from rallytrace.analysis.court.player_positions import are_on_court, feet_on_floor, feet_pixels
from rallytrace.track.poses import LEFT_ANKLE, RIGHT_ANKLE
from rallytrace.track.sports import Sport


def test_feet_are_between_the_ankles() -> None:
    np.testing.assert_allclose(feet_pixels([standing_at(300, 400)]), [(300, 400)])


def test_without_ankles_they_are_at_the_lower_edge_of_the_box() -> None:
    someone = person(300, 400)
    someone.keypoints[[LEFT_ANKLE, RIGHT_ANKLE], 2] = 0
    np.testing.assert_allclose(feet_pixels([someone]), [(300, 450)])


def test_they_come_back_to_the_place_that_the_camera_saw() -> None:
    floor = broadcast_camera().floor_map
    (x, y), *_ = floor.to_pixels([(1.5, -3.0)]).tolist()
    np.testing.assert_allclose(feet_on_floor([standing_at(x, y)], floor), [(1.5, -3.0)], atol=1e-6)
    assert feet_on_floor([], floor).shape == (0, 2)


@pytest.mark.parametrize(
    ("sport", "place", "plays"),
    [
        (Sport.BADMINTON, (0.0, 8.0), True),
        (Sport.BADMINTON, (0.0, 8.5), False),
        (Sport.BADMINTON, (4.5, 0.0), False),
        (Sport.TENNIS, (0.0, 16.5), True),
        (Sport.TENNIS, (7.5, 13.0), True),
        (Sport.TENNIS, (7.0, 0.0), False),
        (Sport.PADEL, (0.0, 11.5), False),
    ],
)
def test_players_of_each_sport_stand_farther_behind_than_beside(
    sport: Sport,
    place: tuple[float, float],
    plays: bool,
) -> None:
    assert are_on_court(np.array([place]), sport).tolist() == [plays]
