"""Compare the courts that several frames of a video show."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.geometry import Size

_MAX_DISTANCE_SHARE: Final = 0.005
"""Largest distance between two courts seen by the same fixed camera, in widths of the picture."""
_GRID_POINTS: Final = 7


def is_same_view(court: CourtCalibration, other: CourtCalibration, size: Size) -> bool:
    """Return True if a camera that stands still could see both courts."""
    return court.sport == other.sport and _distance(court, other, size) < _MAX_DISTANCE_SHARE * size.width


def _distance(court: CourtCalibration, other: CourtCalibration, size: Size) -> float:
    """Return the largest distance in pixels between the same points of two courts, as far as the picture shows them.

    Corners outside the picture are uncertain.
    """
    points, others = _grid(court, size), _grid(other, size)
    shown = np.all((points >= 0) & (points < (size.width, size.height)), axis=1)
    off = np.abs(points - others)[shown if shown.any() else slice(None)]
    return float(off.max())


@lru_cache(1024)
def _grid(court: CourtCalibration, size: Size) -> Floats:
    """Return pixels (n, 2) of points all over a court."""
    (left, far), _, (right, near), _ = court.court.corners
    x, y = np.meshgrid(np.linspace(left, right, _GRID_POINTS), np.linspace(near, far, _GRID_POINTS))
    return court.floor_map(size).to_pixels(np.stack([x.ravel(), y.ravel()], axis=1))


def most_central(courts: Sequence[CourtCalibration], size: Size) -> CourtCalibration:
    """Return the court with the smallest distances to all others."""
    return min(courts, key=lambda court: sum(_distance(court, other, size) for other in courts))


def agree_on_views(courts: Sequence[CourtCalibration], size: Size) -> list[CourtCalibration]:
    """Return the courts so that all of the same view have the same corners. Those of a moving camera stay."""
    agreed = list(courts)
    left = [k for k, court in enumerate(courts) if not (court.is_lost or court.moves or (k and courts[k - 1].moves))]
    while left:
        groups = [[j for j in left if is_same_view(courts[k], courts[j], size)] for k in left]
        largest = max(groups, key=len)
        central = most_central([courts[k] for k in largest], size)
        for k in largest:
            agreed[k] = replace(central, frame=courts[k].frame)
        left = [k for k in left if k not in largest]
    return agreed


def join_equal(courts: Sequence[CourtCalibration]) -> tuple[CourtCalibration, ...]:
    """Return the courts without those that only repeat the previous one."""
    kept: list[CourtCalibration] = []
    for court in courts:
        if not kept or kept[-1].moves or replace(kept[-1], frame=court.frame) != court:
            kept.append(court)
    return tuple(kept)
