"""Compute the camera of a court from its floor map: focal length, position and direction.

Pixels are those of the video. The camera's axes point right, down and forward.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.track.arrays import Floats
from rallytrace.track.courts import Court
from rallytrace.track.homography import FloorMap, bend_slopes, from_picture, resized_width, to_picture

_GRID_POINTS: Final = 9
_MIN_DEPTH_M: Final = 0.05
"""Points nearer than this to the plane of the camera, or behind it, are not seen."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A pinhole camera whose axis passes through the middle of the picture.

    Attributes:
        focal: focal length in square pixels with the height of the picture's own pixels.
        rotation: (3, 3) rotation from the court's axes to the camera's.
        position: (3,) position in metres, in the court's axes.
        curvature: curvature of the lens, as in `FloorMap`.
        size: width and height of the picture in pixels.
        pixel_aspect: displayed width of a pixel divided by its height.
    """

    focal: float
    rotation: Floats
    position: Floats
    curvature: float
    size: tuple[float, float]
    pixel_aspect: float = 1.0

    @property
    def floor_map(self) -> FloorMap:
        """Return the map from the floor to the picture."""
        pose = np.column_stack([self.rotation[:, 0], self.rotation[:, 1], -self.rotation @ self.position])
        return FloorMap(np.diag([self.focal, self.focal, 1.0]) @ pose, self.curvature, self.size, self.pixel_aspect)

    def resize(self, scale: float) -> "Camera":
        """Return the camera for the same picture at `scale` times the size."""
        width, height = self.size
        return replace(self, focal=self.focal * scale, size=(width * scale, height * scale))

    def with_pixel_aspect(self, pixel_aspect: float) -> "Camera":
        """Return the camera for the same picture with pixels of another aspect ratio."""
        size = resized_width(self.size, self.pixel_aspect, pixel_aspect)
        return replace(self, size=size, pixel_aspect=pixel_aspect)

    def project(self, points: ArrayLike) -> Floats:
        """Return the pixels (..., 2) at which points (..., 3) in metres are seen; NaN behind the camera."""
        seen = (np.asarray(points, np.float64) - self.position) @ self.rotation.T
        with np.errstate(divide="ignore", invalid="ignore"):
            straight = np.where(seen[..., 2:] > _MIN_DEPTH_M, self.focal * seen[..., :2] / seen[..., 2:], np.nan)
        return to_picture(straight, self.curvature, self.size, self.pixel_aspect)

    def rays(self, pixels: ArrayLike) -> Floats:
        """Return the unit directions (..., 3), in the court's axes, in which pixels (..., 2) are seen."""
        straight = from_picture(pixels, self.curvature, self.size, self.pixel_aspect)
        ahead = np.concatenate([straight / self.focal, np.ones((*straight.shape[:-1], 1))], axis=-1)
        directions = ahead @ self.rotation
        return np.asarray(directions / np.linalg.norm(directions, axis=-1, keepdims=True))


def solve_camera(floor_map: FloorMap, court: Court) -> Camera | None:
    """Return the camera that sees the floor as a floor map says; None if no camera could.

    The focal length follows from two facts: the court's axes are orthogonal, and have the same scale (Zhang, "A
    flexible new technique for camera calibration", 2000, section 3.1).
    """
    pixel_aspect, floor_map = floor_map.pixel_aspect, floor_map.with_pixel_aspect(1.0)
    focal = _focal_length(floor_map.homography)
    if focal is None:
        return None
    columns = np.diag([1 / focal, 1 / focal, 1.0]) @ floor_map.homography
    columns /= np.sqrt(np.linalg.norm(columns[:, 0]) * np.linalg.norm(columns[:, 1]))
    if columns[2, 2] < 0:
        columns = -columns
    first, second, shift = columns.T
    u, _, v = np.linalg.svd(np.column_stack([first, second, np.cross(first, second)]))
    rotation = u @ v
    position = -rotation.T @ shift
    camera = Camera(focal, rotation, position, floor_map.curvature, floor_map.size)
    return _refine(camera, floor_map, court).with_pixel_aspect(pixel_aspect) if position[2] > 0 else None


def _focal_length(homography: Floats) -> float | None:
    (first, second), (a3, b3) = homography[:2, :2].T, homography[2, :2]
    p, q = first @ second, a3 * b3
    r, s = first @ first - second @ second, a3**2 - b3**2
    inverse = -(p * q + r * s) / (p**2 + r**2)
    return float(np.sqrt(1 / inverse)) if inverse > 0 else None


def _refine(camera: Camera, floor_map: FloorMap, court: Court) -> Camera:
    """Return the camera whose pixels fit the floor map best over a grid on the floor, by least squares."""
    x = np.linspace(-court.width / 2, court.width / 2, _GRID_POINTS)
    y = np.linspace(-court.length / 2, court.length / 2, _GRID_POINTS)
    floor = np.stack([*(grid.ravel() for grid in np.meshgrid(x, y)), np.zeros(_GRID_POINTS**2)], axis=1)
    target = floor_map.to_pixels(floor[:, :2])
    for _ in range(8):
        residual = (target - camera.project(floor)).ravel()
        step = np.linalg.lstsq(camera_slopes(camera, floor).reshape(-1, 7), residual, rcond=None)[0]
        camera = move_camera(camera, step)
    return camera


def move_camera(camera: Camera, amounts: Iterable[float]) -> Camera:
    """Return the camera with changed parameters.

    Args:
        amounts: up to seven changes: focal length (logarithm of a factor), three rotations (radians), position (three
            metres).
    """
    for term, amount in enumerate(amounts):
        camera = _move_term(camera, term, float(amount))
    return camera


def camera_slopes(camera: Camera, points: Floats) -> Floats:
    """Return the derivatives (n, 2, 7) of the pixels of points (n, 3) by the terms of `move_camera`.

    The last three are also those by the points, with opposite signs.
    """
    seen = (points - camera.position) @ camera.rotation.T
    depth = np.where(seen[:, 2] > _MIN_DEPTH_M, seen[:, 2], np.nan)[:, None, None]
    straight = camera.focal * seen[:, :2, None] / depth
    by_seen = np.concatenate([camera.focal * np.eye(2) / depth, -straight / depth], axis=2)
    turned = np.cross(np.eye(3), seen[:, None]).transpose(0, 2, 1)
    slopes = np.concatenate([straight, by_seen @ turned, -by_seen @ camera.rotation], axis=2)
    return bend_slopes(straight, slopes, camera.curvature, camera.size, camera.pixel_aspect)


def _move_term(camera: Camera, term: int, amount: float) -> Camera:
    focal, rotation, position = camera.focal, camera.rotation, camera.position
    if term == 0:
        focal *= np.exp(amount)
    elif term < 4:
        rotation = _rotate(term - 1, amount) @ rotation
    else:
        position = position + amount * np.eye(3)[term - 4]
    return replace(camera, focal=focal, rotation=rotation, position=position)


def camera_spread(camera: Camera, court: Court, corner_px: float) -> Floats:
    """Return the covariance (7, 7) of the terms of `move_camera` if the corners have an error of `corner_px` pixels."""
    corners = np.column_stack([court.corners, np.zeros(4)])
    slopes = camera_slopes(camera, corners).reshape(-1, 7)
    focal = np.diag([1 / 0.15**2, *[0.0] * 6])
    return np.asarray(np.linalg.inv(slopes.T @ slopes / corner_px**2 + focal + 1e-9 * np.eye(7)), np.float64)


def _rotate(axis: int, angle: float) -> Floats:
    rotation_matrix = np.eye(3)
    first, second = (axis + 1) % 3, (axis + 2) % 3
    rotation_matrix[first, first] = rotation_matrix[second, second] = np.cos(angle)
    rotation_matrix[first, second], rotation_matrix[second, first] = -np.sin(angle), np.sin(angle)
    return rotation_matrix
