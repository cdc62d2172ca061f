"""The curve of a ball between two hits, in the picture.

The air slows a shuttle down. With a drag that grows with the speed each coordinate is a + b t + c exp(-t / drag),
linear in everything but the drag, a time in seconds; without drag it is a parabola. Both are written here as

position + velocity * s + acceleration * bend(s),    s the seconds since the flight began,

with `bend` the displacement after s seconds from rest, by an acceleration of 1 that fades: s * s / 2 without drag. The
camera's perspective is not modelled; it is small over one flight.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.geometry import Size

DRAGS: Final = (0.12, 0.25, 0.5, 1.0, math.inf)
"""Seconds in which the air takes most of the speed: a smash, ever slower strokes, and no air at all."""
_DRAG_FROM: Final = 6
"""Least number of points for estimating their drag; fewer lie on a parabola."""


def bend(seconds: ArrayLike, drag: ArrayLike) -> Floats:
    """The displacement from rest by an acceleration of 1 that fades with the drag.

    Args:
        drag: in seconds, infinite for none; the two are broadcast.

    Returns:
        drag**2 * (exp(-s / drag) - 1 + s / drag), or s**2 / 2 without drag.
    """
    s, drag = np.asarray(seconds, np.float64), np.asarray(drag, np.float64)
    without_drag = ~np.isfinite(drag)
    finite = np.where(without_drag, 1.0, drag)
    with np.errstate(over="ignore"):
        found: Floats = np.where(without_drag, s * s / 2, finite * (finite * np.expm1(-s / finite) + s))
    return found


def bend_speed(seconds: ArrayLike, drag: ArrayLike) -> Floats:
    """The speed from rest by such an acceleration: drag * (1 - exp(-s / drag)), or s without drag."""
    s, drag = np.asarray(seconds, np.float64), np.asarray(drag, np.float64)
    without_drag = ~np.isfinite(drag)
    finite = np.where(without_drag, 1.0, drag)
    with np.errstate(over="ignore"):
        found: Floats = np.where(without_drag, s, -finite * np.expm1(-s / finite))
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Flight:
    """A curve in the picture.

    Attributes:
        start: origin of the curve's own time, in seconds.
        drag: in seconds; infinite for a parabola.
        coefficients: (2, 3), for x and y the position (px), velocity (px/s) and acceleration (px/s^2) at the start.
        residual: root mean square distance of the fitted points, in px.
    """

    start: float
    drag: float
    coefficients: Floats
    residual: float

    def position_at(self, seconds: ArrayLike) -> Floats:
        """The ball's position at some seconds (m,), as (2, m) px."""
        s = np.atleast_1d(np.asarray(seconds, np.float64)) - self.start
        found: Floats = self.coefficients @ np.stack([np.ones_like(s), s, bend(s, self.drag)])
        return found


def fit_flight(
    seconds: Floats, x: Floats, y: Floats, weights: Floats | None = None, drag: float | None = None
) -> Flight:
    """The flight with the least squared distance from some points; one stands still, two are on a straight line.

    Args:
        seconds: (n,), ascending.
        x: (n,) px.
        y: (n,) px; points with a NaN coordinate do not count.
        weights: (n,) of the squared distances, 0 for a point that does not count; all 1 by default.
        drag: in seconds, infinite for none; by default the best of `DRAGS`.

    Raises:
        ValueError: no point counts.
    """
    weighs = np.ones(len(seconds)) if weights is None else weights
    counts = np.isfinite(x) & np.isfinite(y) & (weighs > 0)
    if not counts.any():
        raise ValueError("a flight needs a point")
    positions = np.stack([x[counts], y[counts]], axis=1)
    s, weighs = seconds[counts] - seconds[counts][0], weighs[counts]
    drags = (drag,) if drag is not None else DRAGS if len(s) >= _DRAG_FROM else (math.inf,)
    start = float(seconds[counts][0])
    return min(
        (_fit(s, positions, weighs, tried, start) for tried in reversed(drags)), key=lambda flight: flight.residual
    )


def _fit(s: Floats, positions: Floats, weights: Floats, drag: float, start: float) -> Flight:
    """The best flight with this drag, with no more terms than points."""
    terms = np.stack([np.ones_like(s), s, bend(s, drag)], axis=1)[:, : min(len(s), 3)]
    root = np.sqrt(weights)[:, None]
    scale = np.maximum(np.abs(terms).max(axis=0), np.finfo(np.float64).tiny)
    found = np.linalg.lstsq(terms / scale * root, positions * root, rcond=None)[0] / scale[:, None]
    squares = ((positions - terms @ found) ** 2).sum(axis=1)
    coefficients = np.zeros((2, 3))
    coefficients[:, : found.shape[0]] = found.T
    return Flight(start, drag, coefficients, math.sqrt(float(np.average(squares, weights=weights))))


@dataclass(frozen=True, slots=True)
class Prior:
    """A weak prior on velocity and acceleration, added to the sums of ss and of ee.

    Attributes:
        velocity: squared noise by squared usual speed.
        acceleration: squared noise by squared usual acceleration.
    """

    velocity: float
    acceleration: float


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """The sums of n segments, for d drags.

    Attributes:
        plain: (8, n), of 1, s, ss, x, sx, y, sy and xx + yy.
        bent: (5, d, n), of e, se, ee, ex and ey.
    """

    plain: Floats
    bent: Floats

    def __getitem__(self, chosen: slice | Indices) -> "Sums":
        return Sums(self.plain[:, chosen], self.bent[:, :, chosen])

    def __len__(self) -> int:
        return int(self.plain.shape[1])


def segment_sums(
    seconds: Floats, positions: Floats, starts: Indices, drags: Floats, counts: Flags | None = None
) -> Sums:
    """The sums of consecutive segments of points.

    Args:
        seconds: (n,).
        positions: (2, n) px.
        starts: (m,), the first point of each segment, ascending from 0 on; each ends where the next begins.
        drags: (d,).
        counts: (n,), whether each point counts; all by default.
    """
    s = seconds - np.repeat(seconds[starts], np.diff(starts, append=len(seconds)))
    unit = np.ones(len(s)) if counts is None else counts.astype(np.float64)
    x, y = positions * unit
    plain = [unit, unit * s, unit * s * s, x, s * x, y, s * y, x * x + y * y]
    bent = np.empty((5, len(drags), len(starts)))
    for k, drag in enumerate(drags):
        e = bend(s, drag)
        for row, values in enumerate((unit, plain[1], unit * e, x, y)):
            bent[row, k] = np.add.reduceat(e * values, starts)
    return Sums(np.stack([np.add.reduceat(values, starts) for values in plain]), bent)


def point_sums(positions: Floats) -> Sums:
    """The sums of single points (2, n), for one drag; each is its own beginning."""
    x, y = positions
    zeros = np.zeros(len(x))
    plain = np.stack([np.ones(len(x)), zeros, zeros, x, zeros, y, zeros, x * x + y * y])
    return Sums(plain, np.zeros((5, 1, len(x))))


def join_sums(early: Sums, late: Sums, lead: Floats, drags: Floats) -> Sums:
    """The sums of pairs of segments as one segment, starting `lead` (n,) seconds before the late one."""
    drag = drags[:, None]
    # A late bend is the sum of its own bend, the speed gained before, and the lead by then.
    slope, ahead = bend_speed(lead, drag), bend(lead, drag)
    left = 1 - slope / drag
    unit, s, ss, x, sx, y, sy, squares = late.plain
    e, se, ee, ex, ey = late.bent
    later_s = s + lead * unit
    plain = np.stack([unit, later_s, ss + lead * (s + later_s), x, sx + lead * x, y, sy + lead * y, squares])
    bend_by, moved = slope * s + ahead * unit, slope * ss + ahead * s
    bent = np.empty_like(late.bent)
    bent[0] = left * e + bend_by
    bent[1] = left * se + moved + lead * bent[0]
    bent[2] = left * (left * ee + 2 * (slope * se + ahead * e)) + slope * moved + ahead * bend_by
    bent[3] = left * ex + slope * sx + ahead * x
    bent[4] = left * ey + slope * sy + ahead * y
    plain += early.plain
    bent += early.bent
    return Sums(plain, bent)


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """The Cholesky factor of the normal equations and the transformed coordinates; arrays (n,) or (d, n).

    Attributes:
        factor: l11, l21, l22, l31, l32, l33; the first three are the same for all drags.
        x: the three terms' coordinates in the factor's base, for x; the first two are the same for all drags.
        squares: (d, n), the remaining sum of squared distances, with the prior's share.
    """

    factor: tuple[Floats, Floats, Floats, Floats, Floats, Floats]
    x: tuple[Floats, Floats, Floats]
    y: tuple[Floats, Floats, Floats]
    squares: Floats

    def with_drag(self, drags: Indices) -> "Solved":
        """The solution for one drag of each segment, all (n,)."""
        columns = np.arange(len(drags))
        l11, l21, l22, *rest = self.factor
        l31, l32, l33 = (term[drags, columns] for term in rest)
        x, y = ((first, second, third[drags, columns]) for first, second, third in (self.x, self.y))
        return Solved((l11, l21, l22, l31, l32, l33), x, y, self.squares[drags, columns])

    def coefficients(self) -> Floats:
        """Position, velocity and acceleration, (2, 3, n), for one drag each."""
        l11, l21, l22, l31, l32, l33 = self.factor
        found = []
        for first, second, third in (self.x, self.y):
            acceleration = third / l33
            velocity = (second - l32 * acceleration) / l22
            found.append([(first - l21 * velocity - l31 * acceleration) / l11, velocity, acceleration])
        return np.array(found)


def solve(sums: Sums, prior: Prior) -> Solved:
    """The least-squares flights; each segment needs at least one point."""
    unit, s, ss, x, sx, y, sy, squares = sums.plain
    e, se, ee, ex, ey = sums.bent
    l11 = np.sqrt(unit)
    l21 = s / l11
    l22 = np.sqrt(np.maximum(ss - l21 * l21, 0.0) + prior.velocity)
    l31 = e / l11
    l32 = (se - l31 * l21) / l22
    l33 = np.sqrt(np.maximum(ee - l31 * l31 - l32 * l32, 0.0) + prior.acceleration)
    x1, y1 = x / l11, y / l11
    x2, y2 = (sx - l21 * x1) / l22, (sy - l21 * y1) / l22
    x3, y3 = (ex - l31 * x1 - l32 * x2) / l33, (ey - l31 * y1 - l32 * y2) / l33
    left = squares - (x1 * x1 + x2 * x2 + y1 * y1 + y2 * y2)
    return Solved((l11, l21, l22, l31, l32, l33), (x1, x2, x3), (y1, y2, y3), np.maximum(left - x3 * x3 - y3 * y3, 0.0))


@dataclass(frozen=True)
class Scale:
    """Lengths and speeds relative to the picture: the same rally at another size gives the same flights.

    Attributes:
        diagonal: of the picture, in px.
    """

    diagonal: float

    @classmethod
    def of(cls, size: Size) -> "Scale":
        return cls(float(np.hypot(size.square_width, size.height)))

    @cached_property
    def noise(self) -> float:
        """The usual error of a point in px along an axis: 2 at 1280x720."""
        return 0.0014 * self.diagonal

    @cached_property
    def fastest(self) -> float:
        """The speed of the hardest smash across the picture, in px/s: about 150 a frame at 1280x720 and 30/s."""
        return 3.0 * self.diagonal

    @cached_property
    def bend(self) -> float:
        """The acceleration of a slow flight by gravity and air, in px/s^2."""
        return 1.2 * self.diagonal

    @cached_property
    def prior(self) -> Prior:
        """The prior on velocity and acceleration: very wide, it only keeps a fit through two points finite."""
        return Prior((self.noise / self.fastest) ** 2, (self.noise / (20 * self.diagonal)) ** 2)
