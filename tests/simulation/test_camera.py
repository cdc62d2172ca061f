import math

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from models.training.simulation import court
from models.training.simulation.camera import Camera, broadcast_camera

LEVEL = Camera(position=(0.0, -10.0, 2.0), pitch=0.0, yaw=0.0, focal=1000.0)


def test_point_on_optical_axis_is_in_picture_middle() -> None:
    assert np.allclose(LEVEL.project(np.array([0.0, 5.0, 2.0])), (639.5, 359.5))


def test_metre_at_ten_metres_is_a_tenth_of_focal_length() -> None:
    right_and_up = LEVEL.project(np.array([1.0, 0.0, 3.0]))
    assert np.allclose(right_and_up, (739.5, 259.5))
    assert math.isclose(LEVEL.pixels_per_metre(np.zeros(3)), 100.0)


def test_tilting_to_a_point_centres_it() -> None:
    camera = Camera((0.0, -20.0, 7.0), math.atan2(7.0, 20.0), 0.0, 1700.0)
    assert np.allclose(camera.project(np.zeros(3)), (639.5, 359.5))


def test_point_keeps_its_relative_place_at_other_sizes() -> None:
    point = np.array([1.3, 2.0, 0.4])
    x, y = LEVEL.project(point)
    assert np.allclose(LEVEL.padded(8).project(point), (x + 8, y + 8))
    assert np.allclose(LEVEL.scaled(3).project(point), ((x + 0.5) * 3 - 0.5, (y + 0.5) * 3 - 0.5))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_every_broadcast_camera_sees_the_whole_court(seed: int) -> None:
    camera = broadcast_camera(np.random.default_rng(seed))
    half_width, half_length = court.WIDTH / 2, court.LENGTH / 2
    corners = np.array([[x, y, 0.0] for x in (-half_width, half_width) for y in (-half_length, half_length)])
    pixels = camera.project(corners)
    assert (pixels > 0).all()
    assert (pixels < (camera.width, camera.height)).all()
    near = pixels[2, 0] - pixels[0, 0]
    assert 0.45 * camera.width < near < 0.65 * camera.width
