"""Map the floor to the picture: metres to pixels, with one term for a curved lens.

Geometry is in square pixels. Only `to_picture` and `from_picture` convert between these and a video's pixels, which may
be wider or narrower.
"""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.track.arrays import AnyFloats, Floats


def project_floor(homography: AnyFloats, points: ArrayLike) -> Floats:
    """Map points (n, 2) by one homography (3, 3) to (n, 2), or by a stack (m, 3, 3) to (m, n, 2)."""
    x, y = np.ascontiguousarray(np.asarray(points, homography.dtype).T)
    # Avoid a matrix product: its threads wait for each other on a busy machine.
    u, v, depth = (
        homography[..., row, :1] * x + homography[..., row, 1:2] * y + homography[..., row, 2:] for row in range(3)
    )
    return np.moveaxis(np.stack([u, v]) / depth, 0, -1)


def solve_homography(source: ArrayLike, target: ArrayLike) -> Floats:
    """Return the homography (3, 3) that maps `source` to `target`, both (n, 2) with n >= 4, by normalised DLT.

    Source: Hartley & Zisserman, Multiple View Geometry, algorithm 4.2.
    """
    source, target = np.asarray(source, np.float64), np.asarray(target, np.float64)
    from_source, from_target = _normaliser(source), _normaliser(target)
    x, u = project_floor(from_source, source), project_floor(from_target, target)
    rows = np.zeros((2 * len(x), 9))
    rows[0::2, :2], rows[0::2, 2] = x, 1
    rows[1::2, 3:5], rows[1::2, 5] = x, 1
    rows[:, 6:8] = -u.reshape(-1, 1) * np.repeat(x, 2, axis=0)
    rows[:, 8] = -u.ravel()
    solved = np.linalg.eigh(rows.T @ rows)[1][:, 0].reshape(3, 3)
    homography = np.linalg.inv(from_target) @ solved @ from_source
    return np.asarray(homography / homography[2, 2])


def _normaliser(points: Floats) -> Floats:
    middle = points.mean(axis=0)
    scale = np.sqrt(2) / max(1e-9, float(np.mean(np.linalg.norm(points - middle, axis=1))))
    return np.array([[scale, 0, -scale * middle[0]], [0, scale, -scale * middle[1]], [0, 0, 1]])


@dataclass(frozen=True, slots=True)
class FloorMap:
    """A map from the floor to pixels of the video.

    Attributes:
        homography: (3, 3) homography from metres to pixels from the middle of the picture, before lens distortion.
        curvature: k in r' = r (1 + k r^2), with r in half widths of the picture from its middle. Negative for barrel
            distortion.
        size: width and height of the picture in pixels.
        pixel_aspect: displayed width of a pixel divided by its height. The homography and the distortion use square
            pixels with the height of the picture's own pixels.
    """

    homography: Floats
    curvature: float
    size: tuple[float, float]
    pixel_aspect: float = 1.0

    @property
    def pixel_homography(self) -> Floats:
        """Return the homography to the picture's own pixels, which may not be square."""
        return np.diag([1 / self.pixel_aspect, 1.0, 1.0]) @ self.homography

    def to_pixels(self, floor: ArrayLike) -> Floats:
        """Return the pixels (n, 2) at which points (n, 2) on the floor, in metres, are seen."""
        return to_picture(project_floor(self.homography, floor), self.curvature, self.size, self.pixel_aspect)

    def to_floor(self, pixels: ArrayLike) -> Floats:
        """Return the points on the floor (n, 2), in metres, that are seen at pixels (n, 2)."""
        straight = from_picture(pixels, self.curvature, self.size, self.pixel_aspect)
        return project_floor(np.linalg.inv(self.homography), straight)

    def resize(self, scale: float) -> "FloorMap":
        """Return the map for the same picture at `scale` times the size."""
        width, height = self.size
        homography, size = np.diag([scale, scale, 1.0]) @ self.homography, (width * scale, height * scale)
        return FloorMap(homography, self.curvature, size, self.pixel_aspect)

    def with_pixel_aspect(self, pixel_aspect: float) -> "FloorMap":
        """Return the map for the same picture with pixels of another aspect ratio."""
        size = resized_width(self.size, self.pixel_aspect, pixel_aspect)
        return replace(self, size=size, pixel_aspect=pixel_aspect)


def resized_width(size: tuple[float, float], pixel_aspect: float, wanted: float) -> tuple[float, float]:
    """Return the size of a picture after its pixels change to another aspect ratio at the same height."""
    return size if wanted == pixel_aspect else (size[0] * pixel_aspect / wanted, size[1])


def picture_middle(size: tuple[float, float]) -> Floats:
    """Return the middle of a picture in coordinates in which the centres of pixels are whole numbers."""
    return np.array([(size[0] - 1) / 2, (size[1] - 1) / 2])


def to_picture(straight: Floats, curvature: float, size: tuple[float, float], pixel_aspect: float = 1.0) -> Floats:
    """Apply lens distortion to points (..., 2), and convert them to pixels of the picture.

    The points are in square pixels, measured from the middle of the picture.
    """
    square = np.sum(straight**2, axis=-1, keepdims=True) / (size[0] * pixel_aspect / 2) ** 2
    bent = np.asarray(straight * (1 + curvature * np.minimum(square, 4.0)))
    return bent / (pixel_aspect, 1.0) + picture_middle(size)


def bend_slopes(
    straight: Floats, slopes: Floats, curvature: float, size: tuple[float, float], pixel_aspect: float = 1.0
) -> Floats:
    """Return the derivatives (n, 2, k) of `to_picture`, given those of its points (n, 2, 1)."""
    width = size[0] * pixel_aspect / 2
    square = np.sum(straight**2, axis=1, keepdims=True) / width**2
    outward = straight * np.sum(straight * slopes, axis=1, keepdims=True) * (2 * curvature / width**2) * (square < 4.0)
    bent = slopes * (1 + curvature * np.minimum(square, 4.0)) + outward
    return np.asarray(bent / [[pixel_aspect], [1.0]])


def from_picture(pixels: ArrayLike, curvature: float, size: tuple[float, float], pixel_aspect: float = 1.0) -> Floats:
    """Invert `to_picture` by fixed-point iteration; accurate to 0.01 pixels for |curvature| < 0.1."""
    points = (np.asarray(pixels, np.float64) - picture_middle(size)) * (pixel_aspect, 1.0)
    straight = points
    for _ in range(12):
        square = np.sum(straight**2, axis=-1, keepdims=True) / (size[0] * pixel_aspect / 2) ** 2
        straight = points / (1 + curvature * np.minimum(square, 4.0))
    return straight
