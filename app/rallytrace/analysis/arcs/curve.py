"""Model the curve of a ball in the picture between two contacts.

Air slows a shuttle down. With a drag that grows with the speed, each coordinate is a + b t + c exp(-t / drag). This is
linear in all parameters but `drag`, a time in seconds. Without drag it is a parabola. Both are written here as

position + velocity * s + acceleration * unit_displacement(s), with s the seconds since the start of the arc

where `unit_displacement` is the displacement from rest under a unit acceleration that fades: s * s / 2 without drag.
The camera's perspective is not modelled, because it is small over one arc.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.geometry import Size

DRAG_SECONDS: Final = (0.12, 0.25, 0.5, 1.0, math.inf)
"""Drag times that are tried: the shortest for a smash, infinite for no drag. Within the drag time, air takes most of
the speed.
"""
_MIN_DRAG_POINTS: Final = 6
"""Smallest number of points for which the drag is estimated; fewer points are fitted by a parabola."""


def unit_displacement(seconds: ArrayLike, drag: ArrayLike) -> Floats:
    """Return the displacement from rest under a unit acceleration that fades with the drag.

    Args:
        seconds: time since rest.
        drag: drag time in seconds, infinite for none; broadcast with `seconds`.

    Returns:
        drag**2 * (exp(-s / drag) - 1 + s / drag), or s**2 / 2 without drag.
    """
    s, drag = np.asarray(seconds, np.float64), np.asarray(drag, np.float64)
    without_drag = ~np.isfinite(drag)
    finite = np.where(without_drag, 1.0, drag)
    with np.errstate(over="ignore"):
        found: Floats = np.where(without_drag, s * s / 2, finite * (finite * np.expm1(-s / finite) + s))
    return found


def unit_speed(seconds: ArrayLike, drag: ArrayLike) -> Floats:
    """Return the speed after starting from rest under the acceleration of `unit_displacement`.

    The speed is drag * (1 - exp(-s / drag)), or s without drag.
    """
    s, drag = np.asarray(seconds, np.float64), np.asarray(drag, np.float64)
    without_drag = ~np.isfinite(drag)
    finite = np.where(without_drag, 1.0, drag)
    with np.errstate(over="ignore"):
        found: Floats = np.where(without_drag, s, -finite * np.expm1(-s / finite))
    return found


@dataclass(frozen=True, slots=True, eq=False)
class ArcCurve:
    """The curve of one arc in the picture.

    Attributes:
        start: time in seconds from which the curve's own time counts.
        drag: drag time in seconds; infinite for a parabola.
        coefficients: (2, 3) position (px), velocity (px/s) and acceleration (px/s^2) at the start, for x and y.
        residual: root mean square distance of the fitted points from the curve, in px.
    """

    start: float
    drag: float
    coefficients: Floats
    residual: float

    def position_at(self, seconds: ArrayLike) -> Floats:
        """Return the ball's positions (2, m) in px at times (m,) in seconds."""
        s = np.atleast_1d(np.asarray(seconds, np.float64)) - self.start
        found: Floats = self.coefficients @ np.stack([np.ones_like(s), s, unit_displacement(s, self.drag)])
        return found


def fit_arc(
    seconds: Floats, x: Floats, y: Floats, weights: Floats | None = None, drag: float | None = None
) -> ArcCurve:
    """Fit a curve to points by least squares. One point gives a resting ball, two points a straight line.

    Args:
        seconds: (n,) times, ascending.
        x: (n,) px.
        y: (n,) px; points with a NaN coordinate are ignored.
        weights: (n,) weights of the squared distances, 0 to ignore a point; all 1 by default.
        drag: drag time in seconds, infinite for none; by default, the best of `DRAG_SECONDS` is chosen.

    Raises:
        ValueError: no point has a position and a positive weight.
    """
    weighs = np.ones(len(seconds)) if weights is None else weights
    counts = np.isfinite(x) & np.isfinite(y) & (weighs > 0)
    if not counts.any():
        raise ValueError("an arc needs a point")
    positions = np.stack([x[counts], y[counts]], axis=1)
    s, weighs = seconds[counts] - seconds[counts][0], weighs[counts]
    drags = (drag,) if drag is not None else DRAG_SECONDS if len(s) >= _MIN_DRAG_POINTS else (math.inf,)
    start = float(seconds[counts][0])
    return min((_fit(s, positions, weighs, tried, start) for tried in reversed(drags)), key=lambda arc: arc.residual)


def _fit(s: Floats, positions: Floats, weights: Floats, drag: float, start: float) -> ArcCurve:
    """Return the best curve with this drag.

    With fewer than three points, only as many coefficients as points are fitted.
    """
    terms = np.stack([np.ones_like(s), s, unit_displacement(s, drag)], axis=1)[:, : min(len(s), 3)]
    root = np.sqrt(weights)[:, None]
    scale = np.maximum(np.abs(terms).max(axis=0), np.finfo(np.float64).tiny)
    found = np.linalg.lstsq(terms / scale * root, positions * root, rcond=None)[0] / scale[:, None]
    squares = ((positions - terms @ found) ** 2).sum(axis=1)
    coefficients = np.zeros((2, 3))
    coefficients[:, : found.shape[0]] = found.T
    return ArcCurve(start, drag, coefficients, math.sqrt(float(np.average(squares, weights=weights))))


@dataclass(frozen=True, slots=True)
class Prior:
    """A weak prior on velocity and acceleration, which is added to the sums of s*s and e*e (see `Sums`).

    Attributes:
        velocity: squared noise divided by the squared typical speed.
        acceleration: squared noise divided by the squared typical acceleration.
    """

    velocity: float
    acceleration: float


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """Sums over the points of n segments, for d drags. They suffice to solve the least-squares fits.

    Attributes:
        plain: (8, n) sums of 1, s, s*s, x, s*x, y, s*y and x*x + y*y, where s is the time since the segment's start.
        dragged: (5, d, n) sums of e, s*e, e*e, e*x and e*y, where e = `unit_displacement(s)`.
    """

    plain: Floats
    dragged: Floats

    def __getitem__(self, chosen: slice | Indices) -> "Sums":
        return Sums(self.plain[:, chosen], self.dragged[:, :, chosen])

    def __len__(self) -> int:
        return int(self.plain.shape[1])


def segment_sums(
    seconds: Floats, positions: Floats, starts: Indices, drags: Floats, counts: Flags | None = None
) -> Sums:
    """Return the sums over consecutive segments of points.

    Args:
        seconds: (n,) times of the points.
        positions: (2, n) px.
        starts: (m,) index of the first point of each segment, ascending from 0; a segment ends where the next begins.
        drags: (d,) drag times in seconds.
        counts: (n,) whether each point is included; all are by default.
    """
    s = seconds - np.repeat(seconds[starts], np.diff(starts, append=len(seconds)))
    unit = np.ones(len(s)) if counts is None else counts.astype(np.float64)
    x, y = positions * unit
    plain = [unit, unit * s, unit * s * s, x, s * x, y, s * y, x * x + y * y]
    dragged = np.empty((5, len(drags), len(starts)))
    for k, drag in enumerate(drags):
        e = unit_displacement(s, drag)
        for row, values in enumerate((unit, plain[1], unit * e, x, y)):
            dragged[row, k] = np.add.reduceat(e * values, starts)
    return Sums(np.stack([np.add.reduceat(values, starts) for values in plain]), dragged)


def point_sums(positions: Floats) -> Sums:
    """Return the sums of segments of one point each, for one drag.

    Args:
        positions: (2, n) px.
    """
    x, y = positions
    zeros = np.zeros(len(x))
    plain = np.stack([np.ones(len(x)), zeros, zeros, x, zeros, y, zeros, x * x + y * y])
    return Sums(plain, np.zeros((5, 1, len(x))))


def join_sums(early: Sums, late: Sums, lead: Floats, drags: Floats) -> Sums:
    """Return the sums of n segments, each joined from two consecutive ones.

    Args:
        early: sums of the first segment of each pair.
        late: sums of the second segment of each pair.
        lead: (n,) seconds from the start of the first segment to the start of the second.
        drags: (d,) drag times in seconds.
    """
    drag = drags[:, None]
    # The displacement of a late point is the sum of its own, the speed gained before, and the lead by then.
    slope, ahead = unit_speed(lead, drag), unit_displacement(lead, drag)
    left = 1 - slope / drag
    unit, s, ss, x, sx, y, sy, squares = late.plain
    e, se, ee, ex, ey = late.dragged
    later_s = s + lead * unit
    plain = np.stack([unit, later_s, ss + lead * (s + later_s), x, sx + lead * x, y, sy + lead * y, squares])
    displacement, moved = slope * s + ahead * unit, slope * ss + ahead * s
    dragged = np.empty_like(late.dragged)
    dragged[0] = left * e + displacement
    dragged[1] = left * se + moved + lead * dragged[0]
    dragged[2] = left * (left * ee + 2 * (slope * se + ahead * e)) + slope * moved + ahead * displacement
    dragged[3] = left * ex + slope * sx + ahead * x
    dragged[4] = left * ey + slope * sy + ahead * y
    plain += early.plain
    dragged += early.dragged
    return Sums(plain, dragged)


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """Solutions of n least-squares fits: Cholesky factors of the normal equations and transformed coordinates.

    Arrays are (n,), or (d, n) where they depend on the drag.

    Attributes:
        factor: l11, l21, l22, l31, l32, l33; the first three do not depend on the drag.
        x: coordinates of the three terms in the basis of the factor, for x; the first two do not depend on the drag.
        y: the same for y.
        squares: (d, n) remaining sum of squared distances, including the prior's share.
    """

    factor: tuple[Floats, Floats, Floats, Floats, Floats, Floats]
    x: tuple[Floats, Floats, Floats]
    y: tuple[Floats, Floats, Floats]
    squares: Floats

    def with_drag(self, drags: Indices) -> "Solved":
        """Return the solution with one drag selected for each segment; all arrays become (n,).

        Args:
            drags: (n,) index of the drag for each segment.
        """
        columns = np.arange(len(drags))
        l11, l21, l22, *rest = self.factor
        l31, l32, l33 = (term[drags, columns] for term in rest)
        x, y = ((first, second, third[drags, columns]) for first, second, third in (self.x, self.y))
        return Solved((l11, l21, l22, l31, l32, l33), x, y, self.squares[drags, columns])

    def coefficients(self) -> Floats:
        """Return position, velocity and acceleration, (2, 3, n). A drag must have been selected by `with_drag`."""
        l11, l21, l22, l31, l32, l33 = self.factor
        found = []
        for first, second, third in (self.x, self.y):
            acceleration = third / l33
            velocity = (second - l32 * acceleration) / l22
            found.append([(first - l21 * velocity - l31 * acceleration) / l11, velocity, acceleration])
        return np.array(found)


def solve(sums: Sums, prior: Prior) -> Solved:
    """Solve the least-squares fits. Each segment needs at least one point."""
    unit, s, ss, x, sx, y, sy, squares = sums.plain
    e, se, ee, ex, ey = sums.dragged
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
    """Lengths and speeds in proportion to the picture, so that a rally gives the same arcs at any picture size.

    Attributes:
        diagonal: diagonal of the picture in px.
    """

    diagonal: float

    @classmethod
    def of(cls, size: Size) -> "Scale":
        return cls(float(np.hypot(size.square_width, size.height)))

    @cached_property
    def noise(self) -> float:
        """Return the typical error of a point along one axis in px: 2 px at 1280x720."""
        return 0.0014 * self.diagonal

    @cached_property
    def max_speed(self) -> float:
        """Return the speed of the hardest smash in px/s: about 150 px per frame at 1280x720 and 30 frames/s."""
        return 3.0 * self.diagonal

    @cached_property
    def acceleration(self) -> float:
        """Return the typical acceleration of a slow ball by gravity and air, in px/s^2."""
        return 1.2 * self.diagonal

    @cached_property
    def prior(self) -> Prior:
        """Return a prior so weak that it only keeps the fit through two points finite."""
        return Prior((self.noise / self.max_speed) ** 2, (self.noise / (20 * self.diagonal)) ** 2)
