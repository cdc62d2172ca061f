"""Where the person who hits stands, among all on the court."""

import pytest

from court_cameras import broadcast_camera, court_from
from poses import poses_of, standing_at
from rallytrace.exports.report.feet import FeetFinder
from rallytrace.track.geometry import Size

SIZE = Size(1280, 720)
PARTNERS = ((-1.5, -4.0), (1.5, -3.0))
"""Feet of two partners in metres, the most confident one first."""


def test_stroke_of_a_pair_is_played_where_its_hitter_stands() -> None:
    pixels = broadcast_camera(curvature=-0.02).floor_map.to_pixels(PARTNERS).tolist()
    poses = poses_of((10, [standing_at(*pixel, height=140) for pixel in pixels]))
    feet = FeetFinder(poses, [court_from(0)], SIZE).find(range(20))
    assert feet.place_at(12, is_far=False) == pytest.approx(PARTNERS[0], abs=0.05)
    for (x, y), place in zip(pixels, PARTNERS, strict=True):
        assert feet.place_at(12, is_far=False, hitter=(x, y - 70)) == pytest.approx(place, abs=0.05)
    assert feet.place_at(12, is_far=True) is None
