"""Compute homographies from lines of the picture. Both court searches use these functions."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.court.evidence import ImageLine, LineEvidence
from rallytrace.track.arrays import Flags, Floats, Floats32
from rallytrace.track.calibration import CourtMark
from rallytrace.track.homography import project_floor

_MARK_TOLERANCE_PX: Final = 14.0
"""Largest distance in working pixels between a first guess's crossing and the position where the user placed it."""


def crossings_of(cross_lines: Sequence[ImageLine], long_lines: Sequence[ImageLine]) -> Floats:
    """Return the crossing of each cross line with each long line, (len(cross_lines), len(long_lines), 2) pixels."""
    first = np.array([(line.nx, line.ny, -line.distance) for line in cross_lines])
    second = np.array([(line.nx, line.ny, -line.distance) for line in long_lines])
    points = np.cross(first[:, None], second[None])
    return np.asarray(points[..., :2] / np.where(np.abs(points[..., 2:]) < 1e-9, 1e-9, points[..., 2:]))


def from_square(quads: Floats) -> Floats:
    """Return the homographies from the square (0, 0), (1, 0), (1, 1), (0, 1) to the quads.

    See Heckbert 1989, section 2.2.3.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = np.moveaxis(quads, 0, -1)
    dx1, dx2, dx3 = x1 - x2, x3 - x2, x0 - x1 + x2 - x3
    dy1, dy2, dy3 = y1 - y2, y3 - y2, y0 - y1 + y2 - y3
    det = dx1 * dy2 - dx2 * dy1
    g, h = (dx3 * dy2 - dx2 * dy3) / det, (dx1 * dy3 - dx3 * dy1) / det
    rows = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, np.ones_like(g)]
    return np.stack(rows, axis=-1).reshape(-1, 3, 3)


def to_square(far_y: float, near_y: float, left: float, right: float) -> Floats:
    """Return the homography (3, 3) from a rectangle on the floor to the square (0, 0), (1, 0), (1, 1), (0, 1)."""
    width, depth = right - left, far_y - near_y
    return np.array([[1 / width, 0, -left / width], [0, -1 / depth, far_y / depth], [0, 0, 1]])


def passes_marks(homographies: Floats, evidence: LineEvidence, marks: Sequence[CourtMark]) -> Flags:
    """Return whether each homography puts the crossings where the user placed them, within a first guess's accuracy."""
    if not marks:
        return np.ones(len(homographies), np.bool_)
    height, width = evidence.strength.shape
    wanted = np.array([mark.pixel for mark in marks]) * evidence.scales - (width / 2, height / 2)
    pixels = project_floor(homographies, np.array([mark.floor for mark in marks]))
    return np.asarray(np.linalg.norm(pixels - wanted, axis=2).max(axis=1) < _MARK_TOLERANCE_PX)


def grow_ridges(ridge: Flags) -> Floats32:
    """Return 1 on a ridge and smaller values up to three pixels away, 0 elsewhere."""
    closeness = ridge.astype(np.float32)
    grown = ridge
    for value in (0.9, 0.5, 0.2):
        padded = np.pad(grown, 1)
        grown = grown | padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]
        closeness[(closeness == 0) & grown] = value
    return closeness
