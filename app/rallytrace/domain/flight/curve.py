"""The curve that a ball flies on between two hits, as the picture shows it.

A shuttle is slowed down by the air. With a drag that grows with the speed each coordinate is
a + b t + c exp(-t / drag), which is linear in everything but the drag, a time in seconds; without drag it is a
parabola. Both are written here as

    place + velocity * s + acceleration * bend(s),    s the seconds since the flight began,

with `bend` the place after s seconds of something that is at rest at first, with an acceleration of 1 that fades:
s * s / 2 without drag. The camera's perspective is not modelled; it is small over one flight.
"""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]
Indices = NDArray[np.int64]

DRAGS: Final = (0.12, 0.25, 0.5, 1.0, math.inf)
"""Seconds in which the air takes most of the speed: a smash, ever slower strokes, and no air at all."""
_DRAG_FROM: Final = 6
"""Points from which their drag can be told; fewer lie on a parabola."""


def bend(seconds: ArrayLike, drag: ArrayLike) -> Floats:
    """How far an acceleration of 1 at second 0, which fades with the drag, has carried by then.

    Args:
        seconds: since the flight began.
        drag: in seconds, infinite for none; the two are broadcast.

    Returns:
        drag**2 * (exp(-s / drag) - 1 + s / drag), or s**2 / 2 without drag.
    """
    s, drag = np.asarray(seconds, np.float64), np.asarray(drag, np.float64)
    none = ~np.isfinite(drag)
    finite = np.where(none, 1.0, drag)
    with np.errstate(over="ignore"):
        found: Floats = np.where(none, s * s / 2, finite * (finite * np.expm1(-s / finite) + s))
    return found


def gained(seconds: ArrayLike, drag: ArrayLike) -> Floats:
    """The speed that such an acceleration has given by then: drag * (1 - exp(-s / drag)), or s without drag."""
    s, drag = np.asarray(seconds, np.float64), np.asarray(drag, np.float64)
    none = ~np.isfinite(drag)
    finite = np.where(none, 1.0, drag)
    with np.errstate(over="ignore"):
        found: Floats = np.where(none, s, -finite * np.expm1(-s / finite))
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Flight:
    """A curve in the picture.

    Attributes:
        start: the second from which the curve's own time runs.
        drag: in seconds; infinite for a parabola.
        coefficients: (2, 3), for x and y the place (px), velocity (px/s) and acceleration (px/s^2) at the start.
        residual: root of the mean squared distance of the points it was fitted to, in px.
        points: how many those were; from one that stands still, from two on a straight line.
    """

    start: float
    drag: float
    coefficients: Floats
    residual: float
    points: int

    def at(self, seconds: ArrayLike) -> Floats:
        """Where the ball is at some seconds (m,), as (2, m) px."""
        s = np.atleast_1d(np.asarray(seconds, np.float64)) - self.start
        found: Floats = self.coefficients @ np.stack([np.ones_like(s), s, bend(s, self.drag)])
        return found

    def velocity(self, seconds: ArrayLike) -> Floats:
        """How fast it is at some seconds (m,), as (2, m) px/s."""
        s = np.atleast_1d(np.asarray(seconds, np.float64)) - self.start
        found: Floats = self.coefficients[:, 1:] @ np.stack([np.ones_like(s), gained(s, self.drag)])
        return found


def fit_flight(
    seconds: Floats, x: Floats, y: Floats, weights: Floats | None = None, drag: float | None = None
) -> Flight:
    """The flight with the least squared distance from some points.

    Args:
        seconds: (n,), ascending.
        x: (n,) px.
        y: (n,) px; points where a coordinate is NaN do not count.
        weights: (n,) of the squared distances, 0 for a point that does not count; all 1 by default.
        drag: in seconds, infinite for none; by default the one of `DRAGS` that fits best.

    Raises:
        ValueError: no point counts.
    """
    weighs = np.ones(len(seconds)) if weights is None else weights
    counts = np.isfinite(x) & np.isfinite(y) & (weighs > 0)
    if not counts.any():
        raise ValueError("a flight needs a point")
    places = np.stack([x[counts], y[counts]], axis=1)
    s, weighs = seconds[counts] - seconds[counts][0], weighs[counts]
    points = len(s)
    drags = (drag,) if drag is not None else DRAGS if points >= _DRAG_FROM else (math.inf,)
    start = float(seconds[counts][0])
    return min((_fit(s, places, weighs, one, start) for one in reversed(drags)), key=lambda flight: flight.residual)


def _fit(s: Floats, places: Floats, weights: Floats, drag: float, start: float) -> Flight:
    """The best flight with this drag, and of no more terms than there are points."""
    terms = np.stack([np.ones_like(s), s, bend(s, drag)], axis=1)[:, : min(len(s), 3)]
    root = np.sqrt(weights)[:, None]
    scale = np.maximum(np.abs(terms).max(axis=0), np.finfo(np.float64).tiny)
    found = np.linalg.lstsq(terms / scale * root, places * root, rcond=None)[0] / scale[:, None]
    squares = ((places - terms @ found) ** 2).sum(axis=1)
    coefficients = np.zeros((2, 3))
    coefficients[:, : found.shape[0]] = found.T
    return Flight(start, drag, coefficients, math.sqrt(float(np.average(squares, weights=weights))), len(s))
