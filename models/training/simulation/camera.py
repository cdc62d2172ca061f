"""Simulate a pinhole camera."""

import math
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
"""Positions: the last axis is x, y, z in metres, or x, y in pixels."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A camera without lens distortion, level with the horizon.

    Attributes:
        position: x, y, z of the lens in metres, in the court's axes.
        pitch: how far it looks down, in radians.
        yaw: how far it looks to the right of the y axis, in radians.
        focal: focal length in pixels.
        width: width of the picture, in pixels.
        height: height of the picture, in pixels. The optical axis meets the picture's middle.
    """

    position: tuple[float, float, float]
    pitch: float
    yaw: float
    focal: float
    width: int = 1280
    height: int = 720

    @property
    def axes(self) -> Floats:
        """(3, 3): the directions right, down and forward of the camera, as rows."""
        cos_yaw, sin_yaw = math.cos(self.yaw), math.sin(self.yaw)
        cos_pitch, sin_pitch = math.cos(self.pitch), math.sin(self.pitch)
        right = (cos_yaw, -sin_yaw, 0.0)
        forward = (sin_yaw * cos_pitch, cos_yaw * cos_pitch, -sin_pitch)
        down = (-sin_yaw * sin_pitch, -cos_yaw * sin_pitch, -cos_pitch)
        return np.array([right, down, forward])

    def depth(self, points: Floats) -> Floats:
        """Return the distance along the optical axis in metres, (...) for points (..., 3)."""
        depth: Floats = (np.asarray(points, float) - self.position) @ self.axes[2]
        return depth

    def project(self, points: Floats) -> Floats:
        """Return the pixels (..., 2) of points (..., 3) in metres; the centre of pixel (i, j) is AT (i, j).

        Points must lie in front of the camera.
        """
        seen = (np.asarray(points, float) - self.position) @ self.axes.T
        middle = np.array([(self.width - 1) / 2, (self.height - 1) / 2])
        pixels: Floats = seen[..., :2] / seen[..., 2:] * self.focal + middle
        return pixels

    def pixels_per_metre(self, point: Floats) -> float:
        """Return how many pixels a metre across the line of sight covers at `point` (3,)."""
        return float(self.focal / self.depth(point))

    def scaled(self, factor: int) -> "Camera":
        """Return the same view with `factor` times as many pixels along each axis."""
        return replace(self, focal=self.focal * factor, width=self.width * factor, height=self.height * factor)

    def padded(self, margin: int) -> "Camera":
        """Return the same view with a margin of `margin` pixels on every side."""
        return replace(self, width=self.width + 2 * margin, height=self.height + 2 * margin)


def broadcast_camera(rng: np.random.Generator, width: int = 1280, height: int = 720) -> Camera:
    """Return a main camera as broadcasters place it: behind and above the near base line, showing the whole court.

    The ranges enclose cameras fitted to real main cameras: 20 to 38 m behind the net, looking 12 to 18 degrees down.
    """
    distance = rng.uniform(19.5, 36.0)
    pitch = math.radians(np.interp(distance, [19.5, 36.0], [18.8, 13.4]) + rng.uniform(-1.2, 1.2))
    near_width = rng.uniform(0.50, 0.58) * width  # what the near baseline covers
    focal = near_width / 6.1 * (distance - 6.7) / math.cos(pitch) * 1.03
    # The near baseline is to lie at about nine tenths of the picture's height.
    below_axis = math.atan((rng.uniform(0.88, 0.93) - 0.5) * height / focal)
    lens_height = (distance - 6.7) * math.tan(pitch + below_axis)
    position = (rng.uniform(-0.35, 0.35), -distance, lens_height)
    return Camera(position, pitch, math.radians(rng.uniform(-0.4, 0.4)), focal, width, height)
