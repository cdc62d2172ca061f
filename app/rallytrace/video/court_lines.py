"""Find painted lines in a picture: ridges brighter than both sides, and straight lines of them. Find edges too."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.court.evidence import ImageLine, LineEvidence

WORKING_WIDTH_PX: Final = 960
_MAX_HEIGHT_PX: Final = 1920
"""Maximum height of the working picture in pixels; a higher one is reduced in width."""
_HALF_WIDTHS_PX: Final = (3, 6)
"""Half widths of a painted line, in pixels of the working picture."""
_MIN_CONTRAST_LEVELS: Final = 7.0
"""Minimum grey levels by which a line is brighter than its sides. White lines on clay reach 10 to 20."""
_MIN_EDGE_LEVELS: Final = 4.0
"""Smallest gradient of an edge, in grey levels per pixel."""
_BINS_PER_DEGREE: Final = 2
_FIRST_REACH_PX: Final = 3.0
"""Maximum distance from a peak's line of the ridges used for the first fit; later fits use less."""
_MAX_ANGLE_DEGREES: Final = 12.0
"""Maximum angle, in degrees, between a peak's line and ridges tested against it. Those on the line are within 8."""
_MAX_DISTANCE_PX: Final = 12.0
"""Maximum distance, in pixels, between a peak's line and ridges tested against it."""
_MAX_LINES: Final = 44
_MIN_VOTES: Final = 100
_MAX_GAP_PX: Final = 4
_MIN_STRETCH_PX: Final = 20
"""Widest gap in a painted line and shortest stretch that counts, in pixels. Letters are shorter."""


def find_line_evidence(picture: NDArray[np.uint8], pixel_aspect: float = 1.0) -> LineEvidence:
    """Find the painted lines of a picture, in square pixels.

    Args:
        picture: (height, width, 3) uint8 with any order of colours.
        pixel_aspect: displayed width of a pixel divided by its height.

    Raises:
        ValueError: the array is not a colour picture.
    """
    if picture.ndim != 3 or picture.shape[2] != 3 or min(picture.shape[:2]) < 16:
        raise ValueError(f"a picture is (height, width, 3), not {picture.shape}")
    height, width = picture.shape[:2]
    square_width = width * pixel_aspect
    scale = min(WORKING_WIDTH_PX / square_width, _MAX_HEIGHT_PX / height)
    shrink = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    working_size = max(1, round(square_width * scale)), max(1, round(height * scale))
    small = cv2.resize(picture, working_size, interpolation=shrink)
    whiteness = cv2.GaussianBlur(np.minimum.reduce(cv2.split(small)), (0, 0), 0.8).astype(np.float32)
    strength, angle = _measure_ridges(whiteness)
    lines = tuple(_find_lines(strength, angle))
    return LineEvidence(scale, strength, angle, *_measure_edges(np.asarray(small, np.uint8)), lines, pixel_aspect)


def _measure_ridges(grey: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the ridge strength of each pixel in grey levels, 0 for none, and its direction in degrees [0, 180)."""
    strength = np.zeros_like(grey)
    for offset in _HALF_WIDTHS_PX:
        for dy, dx in ((0, offset), (offset, 0)):
            next_grey = _shift(grey, dy, dx)
            previous_grey = _shift(grey, -dy, -dx)
            strength = np.maximum(strength, np.minimum(grey - next_grey, grey - previous_grey))
    strength[strength < _MIN_CONTRAST_LEVELS] = 0
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    xx, yy, xy = (cv2.boxFilter(product, -1, (7, 7)) for product in (gx * gx, gy * gy, gx * gy))
    normal = 0.5 * np.arctan2(2 * xy, xx - yy)
    coherence = np.hypot(xx - yy, 2 * xy) / (xx + yy + 1e-3)
    strength[coherence < 0.5] = 0
    return strength, np.mod(np.degrees(normal) + 90.0, 180.0).astype(np.float32)


def _measure_edges(picture: NDArray[np.uint8]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the gradient of each pixel on an edge in grey levels, 0 elsewhere, and the edge's direction in degrees.

    A pixel is on an edge if its gradient over all colours (Di Zenzo, "A note on the gradient of a multi-image", 1986)
    is larger than that of its neighbours across the edge.
    """
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0).astype(np.float32)
    gx, gy = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    xx, yy, xy = (np.sum(product, axis=2) for product in (gx * gx, gy * gy, gx * gy))
    normal = np.degrees(0.5 * np.arctan2(2 * xy, xx - yy))
    strength = np.sqrt(xx + yy) / 8
    octant = np.mod(np.rint(normal / 45), 4)
    is_peak = np.zeros(strength.shape, np.bool_)
    for number, (dy, dx) in enumerate(((0, 1), (1, 1), (1, 0), (1, -1))):
        larger = np.maximum(_shift(strength, dy, dx), _shift(strength, -dy, -dx))
        is_peak |= (octant == number) & (strength >= larger)
    strength[~is_peak | (strength < _MIN_EDGE_LEVELS)] = 0
    return strength, np.mod(normal + 90.0, 180.0).astype(np.float32)


def _shift(grey: NDArray[np.float32], dy: int, dx: int) -> NDArray[np.float32]:
    height, width = grey.shape
    moved = cv2.copyMakeBorder(grey, abs(dy), abs(dy), abs(dx), abs(dx), cv2.BORDER_REPLICATE)
    top, left = abs(dy) + dy, abs(dx) + dx
    return np.asarray(moved[top : top + height, left : left + width], np.float32)


@dataclass(frozen=True, slots=True)
class _Ridges:
    """Ridge pixels relative to the picture's centre, (n,), and their directions in degrees, (n,), ascending."""

    x: NDArray[np.float64]
    y: NDArray[np.float64]
    direction: NDArray[np.float32]

    def along(self, direction: float) -> "_Ridges":
        """Return the ridges in about this direction, in degrees."""
        low, high = np.mod(direction - _MAX_ANGLE_DEGREES, 180.0), np.mod(direction + _MAX_ANGLE_DEGREES, 180.0)
        first, stop = np.searchsorted(self.direction, (low, high))
        parts = [slice(first, stop)] if low < high else [slice(0, stop), slice(first, None)]
        return _Ridges(
            *(np.concatenate([column[part] for part in parts]) for column in (self.x, self.y, self.direction))
        )

    def near(self, normal: float, distance: float) -> "_Ridges":
        """Return the ridges near a line, given by its normal's angle and its distance from the picture's centre."""
        chosen = np.abs(self.x * np.cos(normal) + self.y * np.sin(normal) - distance) < _MAX_DISTANCE_PX
        return _Ridges(self.x[chosen], self.y[chosen], self.direction[chosen])


def _find_lines(strength: NDArray[np.float32], angle: NDArray[np.float32]) -> list[ImageLine]:
    """Return the longest straight lines by a Hough transform in which each ridge votes near its own direction."""
    height, width = strength.shape
    y, x = np.nonzero(strength)
    order = np.argsort(angle[y, x])
    x, y = x[order], y[order]
    ridges = _Ridges(x - width / 2, y - height / 2, angle[y, x])
    reach = int(np.hypot(width, height) / 2) + 2
    bins = 180 * _BINS_PER_DEGREE
    votes = np.zeros((bins, 2 * reach + 1), np.float32)
    for offset in range(-4, 5):
        row = np.mod(np.round(ridges.direction * _BINS_PER_DEGREE).astype(int) + offset, bins)
        normal = np.radians(row / _BINS_PER_DEGREE + 90.0)
        distance = np.round(ridges.x * np.cos(normal) + ridges.y * np.sin(normal)).astype(int) + reach
        votes += np.bincount(row * votes.shape[1] + distance, minlength=votes.size).reshape(votes.shape)
    return _pick_peaks(votes, ridges)


def _pick_peaks(votes: NDArray[np.float32], ridges: _Ridges) -> list[ImageLine]:
    reach = votes.shape[1] // 2
    wrapped = np.concatenate([votes[-8:, ::-1], votes, votes[:8, ::-1]])
    smooth = cv2.boxFilter(wrapped, -1, (3, 3), normalize=False)
    peaks = (smooth == cv2.dilate(smooth, np.ones((9, 7), np.uint8)))[8:-8]
    smooth = smooth[8:-8]
    rows, distances = np.nonzero(peaks & (smooth > _MIN_VOTES))
    order = np.argsort(-smooth[rows, distances], kind="stable")[: 3 * _MAX_LINES]
    lines: list[ImageLine] = []
    for row, distance in zip(rows[order], distances[order], strict=True):
        line = _refine(np.radians(row / _BINS_PER_DEGREE + 90.0), float(distance - reach), ridges)
        if line is not None and not any(_is_similar(line, known) for known in lines):
            lines.append(line)
        if len(lines) == _MAX_LINES:
            break
    return lines


def _refine(normal: float, distance: float, ridges: _Ridges) -> ImageLine | None:
    """Fit a line through the ridges near a peak; None if there are too few."""
    ridges = ridges.along(float(np.degrees(normal)) - 90.0).near(normal, distance)
    for reach in (_FIRST_REACH_PX, 2.0, 2.0):
        close = np.abs(ridges.x * np.cos(normal) + ridges.y * np.sin(normal) - distance) < reach
        close &= np.abs(np.mod(ridges.direction - np.degrees(normal), 180.0) - 90.0) < 8.0
        x, y = ridges.x[close], ridges.y[close]
        if x.size < 25:
            return None
        fitted = np.linalg.eigh(np.cov(np.stack([x, y])))[1][:, 0]
        if fitted @ (np.cos(normal), np.sin(normal)) < 0:
            fitted = -fitted
        normal = float(np.arctan2(fitted[1], fitted[0]))
        distance = float(fitted @ (x.mean(), y.mean()))
    positions = np.unique(np.round(y * np.cos(normal) - x * np.sin(normal)).astype(int))
    return ImageLine(float(np.cos(normal)), float(np.sin(normal)), distance, _measure_support(positions))


def _measure_support(positions: NDArray[np.int_]) -> float:
    """Return the number of ridge pixels in stretches of a line without wide gaps, ignoring short stretches."""
    stretches = np.split(positions, np.flatnonzero(np.diff(positions) > _MAX_GAP_PX) + 1)
    filled = [stretch.size for stretch in stretches if stretch.size > 0.7 * (stretch[-1] - stretch[0] + 1)]
    return float(sum(size for size in filled if size >= _MIN_STRETCH_PX))


def _is_similar(line: ImageLine, known: ImageLine) -> bool:
    dot = line.nx * known.nx + line.ny * known.ny
    distance = abs(line.distance - known.distance * (1 if dot > 0 else -1))
    return abs(dot) > np.cos(np.radians(1.0)) and distance < 3.0
