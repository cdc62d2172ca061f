"""Fit the lines of a court to the painted lines of a picture."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.track.arrays import Flags, Floats, Floats32
from rallytrace.track.courts import Court
from rallytrace.track.homography import FloorMap, picture_middle

_N_SAMPLES: Final = 40
"""Number of points per line."""
_MAX_ANGLE_DEGREES: Final = 15.0
"""Largest angle between a ridge and its line."""
_TOLERANCE_PX: Final = 1.5
"""Ridges farther than this from their line, in working pixels, get less weight (Cauchy weights)."""
_MIN_RIDGES: Final = 30
"""Smallest number of ridge points for a fit."""
_CURVATURE_RANGE: Final = (-0.2, 0.1)
"""Smallest and largest curvature of the lens."""
MAX_OFFSET_PX: Final = 2.5
"""A line counts as painted where a ridge is at most this far from it, in working pixels."""
_MIN_EIGENVALUE_SHARE: Final = 1e-12
"""Directions with an eigenvalue below this share of the largest one are not determined by the ridges."""


@dataclass(frozen=True, slots=True)
class LineFit:
    """The floor map of a court, and how well it agrees with the ridges.

    Attributes:
        floor_map: map from metres to pixels of the working picture.
        error: root mean square distance of the ridges from the lines, in working pixels; inf for a failed fit.
        share: painted share of the visible part of each court line; NaN for a line outside the picture.
        length: length of the visible part of each court line, in working pixels.
    """

    floor_map: FloorMap
    error: float
    share: Floats
    length: Floats

    @property
    def support(self) -> float:
        """Return the painted share of all visible parts of the lines, 0 to 1."""
        return float(np.nansum(self.share * self.length) / max(1.0, float(np.sum(self.length))))

    @property
    def score(self) -> float:
        """Return the number of painted pixels of the lines minus the number of unpainted ones."""
        return float(np.nansum((2 * self.share - 1) * self.length))


def fit_lines(
    floor_map: FloorMap, evidence: LineEvidence, court: Court, reaches: tuple[int, ...] = (6, 5, 4, 3), *, lens: bool
) -> LineFit:
    """Fit a floor map to the ridges by Gauss-Newton, with one step for each reach.

    Args:
        floor_map: approximate map from metres to pixels of the working picture.
        reaches: distance in pixels within which each step looks for ridges.
        lens: True to fit the curvature of the lens, too.
    """
    for reach in reaches:
        moved = _step(floor_map, evidence, court, reach, lens=lens)
        if moved is None:
            return LineFit(floor_map, np.inf, np.zeros(len(court.lines)), np.ones(len(court.lines)))
        floor_map = moved
    return _measure(floor_map, evidence, court)


@dataclass(frozen=True, slots=True)
class _Samples:
    """Points along the court's lines, each array (lines * _N_SAMPLES, 2).

    Attributes:
        floor: positions in metres.
        pixels: positions in working pixels.
        normals: unit normals of the lines in the picture.
    """

    floor: Floats
    pixels: Floats
    normals: Floats


def _sample(floor_map: FloorMap, court: Court) -> _Samples:
    share = (np.arange(_N_SAMPLES) + 0.5)[:, None] / _N_SAMPLES
    starts, ends = np.array([line.start for line in court.lines]), np.array([line.end for line in court.lines])
    floor = (starts[:, None] * (1 - share) + ends[:, None] * share).reshape(-1, 2)
    pixels = floor_map.to_pixels(floor)
    tangents = _steps(pixels).reshape(-1, 2)
    length = np.maximum(1e-9, np.linalg.norm(tangents, axis=1, keepdims=True))
    return _Samples(floor, pixels, np.stack([-tangents[:, 1], tangents[:, 0]], axis=1) / length)


def _steps(pixels: Floats) -> Floats:
    """Return the steps from point to point along each line, (lines, _N_SAMPLES, 2) pixels."""
    return np.asarray(np.gradient(pixels.reshape(-1, _N_SAMPLES, 2), axis=1))


def _step(floor_map: FloorMap, evidence: LineEvidence, court: Court, reach: int, *, lens: bool) -> FloorMap | None:
    samples = _sample(floor_map, court)
    offsets, found = ridge_offsets(evidence.strength, evidence.angle, samples.pixels, samples.normals, reach)
    if np.count_nonzero(found) < _MIN_RIDGES:
        return None
    jacobian = _jacobian(floor_map, samples)[found][:, : 9 if lens else 8]
    scale = np.linalg.norm(jacobian, axis=0)
    if not (np.isfinite(scale).all() and scale.all()):
        return None
    root = np.sqrt(1 / (1 + (offsets[found] / _TOLERANCE_PX) ** 2))
    rows = root[:, None] * jacobian / scale
    # The normal equations are small enough for one thread. On a busy machine several threads wait for each other.
    step = np.linalg.lstsq(rows.T @ rows, rows.T @ (root * offsets[found]), rcond=_MIN_EIGENVALUE_SHARE)[0] / scale
    homography = floor_map.homography / floor_map.homography[2, 2]
    curvature = float(np.clip(floor_map.curvature + step[8], *_CURVATURE_RANGE)) if lens else 0.0
    return replace(floor_map, homography=homography + np.append(step[:8], 0).reshape(3, 3), curvature=curvature)


def _jacobian(floor_map: FloorMap, samples: _Samples) -> Floats:
    """Return the derivatives of the positions along the normals, (n, 9): by eight homography terms and the curvature.

    The derivatives by the homography terms ignore the lens, which would change them by a few hundredths.
    """
    homography = floor_map.homography / floor_map.homography[2, 2]
    x, y = samples.floor.T
    depth = samples.floor @ homography[2, :2] + 1
    u, v = (samples.pixels - picture_middle(floor_map.size)).T
    normal_x, normal_y = samples.normals.T
    pull = normal_x * u + normal_y * v
    terms = (
        np.stack(
            [normal_x * x, normal_x * y, normal_x, normal_y * x, normal_y * y, normal_y, -pull * x, -pull * y], axis=1
        )
        / depth[:, None]
    )
    square = (u**2 + v**2) / (floor_map.size[0] / 2) ** 2
    return np.concatenate([terms, (pull * square)[:, None]], axis=1)


def ridge_offsets(
    strength: Floats32, angle: Floats32, pixels: Floats, normals: Floats, reach: int
) -> tuple[Floats, Flags]:
    """Return the distance from each pixel to a ridge along its normal, (n,), and whether there is a ridge.

    Only ridges of similar direction count.

    Args:
        strength: (height, width) strength of the ridges, as in `LineEvidence`.
        angle: (height, width) direction of the ridges, as in `LineEvidence`.
        pixels: (n, 2) positions.
        normals: (n, 2) unit normals.
        reach: largest distance of a ridge in pixels.
    """
    height, width = strength.shape
    steps = np.arange(-reach, reach + 0.25, 0.5)
    x, y = (pixels[:, axis, None] + steps * normals[:, axis, None] for axis in (0, 1))
    inside = (x >= 0) & (x <= width - 1) & (y >= 0) & (y <= height - 1)
    pixel = np.where(inside, np.rint(y) * width + np.rint(x), 0).astype(np.intp)
    direction = np.degrees(np.arctan2(normals[:, 1:], normals[:, :1])) + 90
    deviation = np.abs(np.mod(angle.ravel()[pixel] - direction + 90, 180) - 90)
    near = np.where(inside & (deviation < _MAX_ANGLE_DEGREES), np.minimum(strength.ravel()[pixel], 60), 0)
    best = near.max(axis=1)
    peak = np.where(near > 0.6 * best[:, None], near, 0)
    return peak @ steps / np.maximum(np.sum(peak, axis=1), 1e-9), best > 0


def _measure(floor_map: FloorMap, evidence: LineEvidence, court: Court) -> LineFit:
    samples = _sample(floor_map, court)
    offsets, found = ridge_offsets(evidence.strength, evidence.angle, samples.pixels, samples.normals, 3)
    height, width = evidence.strength.shape
    visible = np.all((samples.pixels >= 0) & (samples.pixels <= [width - 1, height - 1]), axis=1)
    close = found & visible & (np.abs(offsets) < MAX_OFFSET_PX)
    weight = np.linalg.norm(_steps(samples.pixels), axis=-1) * visible.reshape(-1, _N_SAMPLES)
    length = weight.sum(axis=1)
    with np.errstate(invalid="ignore"):
        share = np.sum(weight * close.reshape(-1, _N_SAMPLES), axis=1) / length
    error = float(np.sqrt(np.mean(offsets[close] ** 2))) if close.any() else np.inf
    return LineFit(floor_map, error, share, length)
