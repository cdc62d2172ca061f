"""The zones of a court by name."""

import pytest

from rallytrace.track.sports import SPORTS, Sport


@pytest.mark.parametrize(
    ("place", "zone"),
    [((-2.0, 6.0), "far back left"), ((1.0, -1.0), "near front right"), ((1.0, -3.0), "near middle right")],
)
def test_a_zone_has_its_half_depth_and_side(place: tuple[float, float], zone: str) -> None:
    assert SPORTS[Sport.BADMINTON].court.zone_at(*place) == zone


@pytest.mark.parametrize("place", [(0.0, 7.0), (3.2, 1.0)])
def test_beyond_the_lines_there_is_no_zone(place: tuple[float, float]) -> None:
    assert SPORTS[Sport.BADMINTON].court.zone_at(*place) == ""
