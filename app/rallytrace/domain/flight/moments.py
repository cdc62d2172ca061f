"""Least squares over many stretches of points at once, by sums that can be joined without seeing the points again.

The sums of a stretch are those of products of the curve's three terms, 1, s and e = bend(s), and of the coordinates,
with s counted from the stretch's own beginning. Running sums from a far beginning would lose all digits of a fading
exponential, so stretches are joined by moving the sums of the later one to the beginning of the earlier one.
"""

from dataclasses import dataclass

import numpy as np

from rallytrace.domain.flight.curve import Flags, Floats, Indices, bend, gained


@dataclass(frozen=True, slots=True)
class Prior:
    """How far a flight may be trusted to be one: what is added to the sums of ss and of ee.

    Attributes:
        velocity: squared noise by squared usual speed.
        acceleration: squared noise by squared usual acceleration.
    """

    velocity: float
    acceleration: float


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """The sums of n stretches, for d drags.

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


def stretch_sums(seconds: Floats, places: Floats, starts: Indices, drags: Floats, counts: Flags | None = None) -> Sums:
    """The sums of consecutive stretches of points.

    Args:
        seconds: (n,).
        places: (2, n) px.
        starts: (m,), the first point of each stretch, ascending from 0 on; each ends where the next begins.
        drags: (d,).
        counts: (n,), which points count; all by default.
    """
    s = seconds - np.repeat(seconds[starts], np.diff(starts, append=len(seconds)))
    one = np.ones(len(s)) if counts is None else counts.astype(np.float64)
    x, y = places * one
    plain = [one, one * s, one * s * s, x, s * x, y, s * y, x * x + y * y]
    bent = np.empty((5, len(drags), len(starts)))
    for at, drag in enumerate(drags):
        e = bend(s, drag)
        for row, values in enumerate((one, plain[1], one * e, x, y)):
            bent[row, at] = np.add.reduceat(e * values, starts)
    return Sums(np.stack([np.add.reduceat(values, starts) for values in plain]), bent)


def point_sums(places: Floats) -> Sums:
    """The sums of single points (2, n), for one drag, whichever; each is its own beginning."""
    x, y = places
    none = np.zeros(len(x))
    plain = np.stack([np.ones(len(x)), none, none, x, none, y, none, x * x + y * y])
    return Sums(plain, np.zeros((5, 1, len(x))))


def joined(early: Sums, late: Sums, apart: Floats, drags: Floats) -> Sums:
    """The sums of pairs of stretches as one, which begins where the early one does, `apart` (n,) before the late."""
    drag = drags[:, None]
    # A late bend is made of what it was from its own beginning, of speed gained before, and of the way ahead by then.
    slope, ahead = gained(apart, drag), bend(apart, drag)
    left = 1 - slope / drag
    one, s, ss, x, sx, y, sy, squares = late.plain
    e, se, ee, ex, ey = late.bent
    along = s + apart * one
    plain = np.stack([one, along, ss + apart * (s + along), x, sx + apart * x, y, sy + apart * y, squares])
    bend_by, moved = slope * s + ahead * one, slope * ss + ahead * s
    bent = np.empty_like(late.bent)
    bent[0] = left * e + bend_by
    bent[1] = left * se + moved + apart * bent[0]
    bent[2] = left * (left * ee + 2 * (slope * se + ahead * e)) + slope * moved + ahead * bend_by
    bent[3] = left * ex + slope * sx + ahead * x
    bent[4] = left * ey + slope * sy + ahead * y
    plain += early.plain
    bent += early.bent
    return Sums(plain, bent)


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """The Cholesky factor of the normal equations, and what it makes of the coordinates; arrays (n,) or (d, n).

    Attributes:
        factor: l11, l21, l22, l31, l32, l33; the first three are the same for all drags.
        x: the three terms' coordinates in the factor's base, for x; the first two are the same for all drags.
        y: the same for y.
        squares: (d, n), the sum of squared distances that is left, with what the prior takes.
    """

    factor: tuple[Floats, Floats, Floats, Floats, Floats, Floats]
    x: tuple[Floats, Floats, Floats]
    y: tuple[Floats, Floats, Floats]
    squares: Floats

    def with_drag(self, drags: Indices) -> "Solved":
        """For one drag each, all (n,)."""
        each = np.arange(len(drags))
        l11, l21, l22, *rest = self.factor
        l31, l32, l33 = (part[drags, each] for part in rest)
        x, y = ((one, two, three[drags, each]) for one, two, three in (self.x, self.y))
        return Solved((l11, l21, l22, l31, l32, l33), x, y, self.squares[drags, each])

    def coefficients(self) -> Floats:
        """Place, velocity and acceleration, (2, 3, n), once there is one drag each."""
        l11, l21, l22, l31, l32, l33 = self.factor
        found = []
        for one, two, three in (self.x, self.y):
            acceleration = three / l33
            velocity = (two - l32 * acceleration) / l22
            found.append([(one - l21 * velocity - l31 * acceleration) / l11, velocity, acceleration])
        return np.array(found)

    def leverage(self, stretch: Indices, s: Floats, e: Floats) -> Floats:
        """How much points (m,) of some stretches, with s and bend e, draw the curves to themselves, 0 to 1."""
        l11, l21, l22, l31, l32, l33 = (part[stretch] for part in self.factor)
        one = 1 / l11
        two = (s - l21 * one) / l22
        three = (e - l31 * one - l32 * two) / l33
        found: Floats = one * one + two * two + three * three
        return found


def solve(sums: Sums, prior: Prior) -> Solved:
    """The flights with the least squares; at least one point must be in each stretch."""
    one, s, ss, x, sx, y, sy, squares = sums.plain
    e, se, ee, ex, ey = sums.bent
    l11 = np.sqrt(one)
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
