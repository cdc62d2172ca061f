"""A camera made of what it sees of the floor."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from court_cameras import broadcast_camera
from rallytrace.track.camera import camera_slopes, move_camera, solve_camera
from rallytrace.track.homography import FloorMap, from_picture, project_floor, solve_homography, to_picture
from rallytrace.track.sports import SPORTS, Sport


@pytest.mark.parametrize("sport", SPORTS)
def test_a_camera_is_known_by_the_floor_it_sees(sport: Sport) -> None:
    camera = broadcast_camera(sport, curvature=0.03)
    solved = solve_camera(camera.floor_map, SPORTS[sport].court)
    assert solved is not None
    assert solved.focal == pytest.approx(camera.focal, rel=1e-3)
    np.testing.assert_allclose(solved.position, camera.position, atol=0.02)


@given(st.floats(-3, 3), st.floats(-6, 6), st.floats(0, 6))
def test_a_ray_leads_back_to_the_point_that_was_projected(x: float, y: float, z: float) -> None:
    camera = broadcast_camera(Sport.BADMINTON, curvature=0.03)
    point = np.array([x, y, z])
    ray = camera.rays(camera.project(point))
    to_point = point - camera.position
    np.testing.assert_allclose(ray, to_point / np.linalg.norm(to_point), atol=1e-5)


def test_the_floor_is_the_plane_of_height_zero() -> None:
    camera = broadcast_camera(Sport.TENNIS, curvature=-0.05)
    corners = SPORTS[Sport.TENNIS].court.corners
    pixels = camera.floor_map.to_pixels(corners)
    np.testing.assert_allclose(pixels, camera.project(np.column_stack([corners, np.zeros(4)])), atol=1e-9)
    np.testing.assert_allclose(camera.floor_map.to_floor(pixels), corners, atol=0.02)


def test_no_camera_sees_a_floor_without_perspective() -> None:
    flat = FloorMap(np.diag([50.0, -30.0, 1.0]), 0.0, (1280, 720))
    assert solve_camera(flat, SPORTS[Sport.BADMINTON].court) is None


@given(st.floats(-0.1, 0.1), st.floats(-640, 640), st.floats(-360, 360))
def test_straightening_undoes_the_lens(curvature: float, x: float, y: float) -> None:
    point = np.array([x, y])
    np.testing.assert_allclose(
        from_picture(to_picture(point, curvature, (1281, 721)), curvature, (1281, 721)), point, atol=0.05
    )


def test_four_points_give_the_homography_that_made_them() -> None:
    homography = np.array([[40.0, 3.0, 10.0], [2.0, -30.0, 5.0], [0.001, 0.02, 1.0]])
    floor = SPORTS[Sport.BADMINTON].court.corners
    np.testing.assert_allclose(solve_homography(floor, project_floor(homography, floor)), homography, rtol=1e-6)


@pytest.mark.parametrize("pixel_aspect", [1.0, 4 / 3])
@pytest.mark.parametrize("curvature", [0.0, 0.03])
def test_slopes_agree_with_small_moves(curvature: float, pixel_aspect: float) -> None:
    camera = broadcast_camera(Sport.TENNIS, curvature=curvature).with_pixel_aspect(pixel_aspect)
    points = np.array([[0.0, 0.0, 0.0], [3.0, -9.0, 2.0], [-4.0, 11.0, 4.0]])
    steps = 1e-5 * np.eye(7)
    moved = [move_camera(camera, step).project(points) - move_camera(camera, -step).project(points) for step in steps]
    np.testing.assert_allclose(camera_slopes(camera, points), np.stack(moved, axis=-1) / 2e-5, rtol=1e-6, atol=1e-4)


def test_points_behind_the_camera_have_no_slopes() -> None:
    camera = broadcast_camera(Sport.TENNIS)
    behind = camera.position - camera.rotation[2]
    assert np.isnan(camera_slopes(camera, behind[None])).all()
