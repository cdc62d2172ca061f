"""The flights of a path that has been split: their fits, what is expected of each frame, and where two meet."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.flight.curve import DRAGS, Scale, bend, gained, segment_sums, solve
from rallytrace.domain.flight.points import Points

_DRAGS: Final = np.array(DRAGS)
_DRAG_FROM: Final = 6
"""The smallest number of points from which a leg's drag can be estimated."""
_FAR: Final = 4.0
"""Distance from the flight beyond which a point does not belong to it; a multiple of the noise."""
_SHIFT: Final = 5
"""Points by which a leg's begin may be moved."""
_TIE: Final = 1.0
"""The gain for which a leg's begin is moved, at least; a multiple of the noise squared."""


@dataclass(frozen=True, slots=True, eq=False)
class Fits:
    """Flights fitted to segments of points.

    Attributes:
        start: (p,) seconds.
        drag: (p,) seconds.
        coefficients: (2, 3, p).
    """

    start: Floats
    drag: Floats
    coefficients: Floats

    def at(self, leg: Indices, seconds: Floats) -> Floats:
        """Where some flights (...) are at some seconds (...), as (2, ...) px."""
        s = seconds - self.start[leg]
        position, velocity, acceleration = np.moveaxis(self.coefficients[:, :, leg], 1, 0)
        found: Floats = position + velocity * s + acceleration * bend(s, self.drag[leg])
        return found

    def mean_velocity(self, leg: Indices, begin: Floats, end: Floats) -> Floats:
        """The mean velocity between two moments, (2, ...) px/s; the velocity itself where they are equal."""
        duration = end - begin
        displacement = self.at(leg, end) - self.at(leg, begin)
        _, velocity, acceleration = np.moveaxis(self.coefficients[:, :, leg], 1, 0)
        then = velocity + acceleration * gained(begin - self.start[leg], self.drag[leg])
        found: Floats = np.divide(displacement, duration, out=then, where=duration > 0)
        return found


def fit_legs(points: Points, starts: Indices, counts: Flags, scale: Scale) -> tuple[Indices, Fits]:
    """The flights of legs.

    Where a leg begins is moved by a point or a few to where the flights before and after say. A point that was left
    out counts when it turns out to lie on its flight, and one that lies far off does not; this is decided once.

    Args:
        starts: (p,), the first point of each leg, ascending from 0 on.
        counts: (n,), which points were found to be the ball's; at least one of each leg.

    Returns:
        Where the legs begin after all, and their flights.
    """
    fits = _fit(points, starts, counts, scale)
    starts = _shifted(points, starts, fits, scale)
    distance = np.hypot(*(points.positions - fits.at(_owner(starts, len(points)), points.seconds)))
    near = distance <= _FAR * scale.noise
    again = np.where(counts, distance <= 2 * _FAR * scale.noise, near)
    enough = np.add.reduceat(again, starts, dtype=np.int64) >= 2
    again |= ~np.repeat(enough, np.diff(starts, append=len(points)))
    return starts, _fit(points, starts, again, scale)


def _owner(starts: Indices, count: int) -> Indices:
    """The index of each point's leg."""
    return np.repeat(np.arange(len(starts)), np.diff(starts, append=count))


def _shifted(points: Points, starts: Indices, fits: Fits, scale: Scale) -> Indices:
    """Where the legs begin, so that the points around lie near the flights that they are given to.

    No leg gets shorter than half by either neighbour's begin, so that they stay in order.
    """
    later = np.arange(1, len(starts))
    near = starts[later][:, None] + np.arange(-_SHIFT, _SHIFT)
    ends = np.append(starts, len(points))
    free = near > ((ends[later - 1] + ends[later]) // 2)[:, None]
    free &= near < ((ends[later] + ends[later + 1]) // 2)[:, None]
    near = np.clip(near, 0, len(points) - 1)
    seconds, positions = points.seconds[near], points.positions[:, near]
    most = (_FAR * scale.noise) ** 2
    early, late = (
        np.minimum(((positions - fits.at(owner[:, None], seconds)) ** 2).sum(axis=0), most)
        for owner in (later - 1, later)
    )
    # To begin k points on is to give those before to the flight before.
    cost = np.zeros((len(later), 2 * _SHIFT + 1))
    cost[:, 1:] = np.cumsum(np.where(free, early - late, 0.0), axis=1)
    cost[:, _SHIFT] -= _TIE * scale.noise**2
    cost[:, :_SHIFT][~free[:, :_SHIFT]] = np.inf
    cost[:, _SHIFT + 1 :][~free[:, _SHIFT:]] = np.inf
    moved = starts.copy()
    moved[1:] += np.where(points.fresh[starts[later]], 0, cost.argmin(axis=1) - _SHIFT)
    return moved


def _fit(points: Points, starts: Indices, counts: Flags, scale: Scale) -> Fits:
    """The best flight of each leg through the points that count."""
    sums = segment_sums(points.seconds, points.positions, starts, _DRAGS, counts)
    solved = solve(sums, scale.prior)
    squares = solved.squares.copy()
    squares[:-1, sums.plain[0] < _DRAG_FROM] = np.inf
    # Of drags that fit equally well, the least.
    best = len(DRAGS) - 1 - squares[::-1].argmin(axis=0)
    return Fits(points.seconds[starts], _DRAGS[best], solved.with_drag(best).coefficients())


_MOMENTS: Final = 17
"""Moments around two points at which flights are looked for to meet."""
_NEAR: Final = 0.035
"""Of the diagonal: so near two flights come to one another when one turns into the other, for the points are off."""
_NEAR_WAY: Final = 0.6
"""Added to `_NEAR`: this share of the way that the faster one makes between the two points, for a hit takes time."""
_NEAREST: Final = 0.1
"""Of the diagonal: this is not near, however fast the ball is."""
_BESIDE: Final = 0.04
"""Seconds before and after the two points in which flights may meet as well."""
_TURN: Final = 0.06
"""Diagonals a second by which the velocity changes, at least, when the ball is hit or bounces."""
_GAIN: Final = 1.3
"""Ratio of the speeds after and before from which on the ball was hit, whichever way it goes."""
_STRAIGHT: Final = 0.8
"""Cosine of the angle up to which a ball that is not faster just flies on: the camera's perspective bends its way."""
_WHILE: Final = 0.1
"""Seconds over which the velocities before and after are taken."""


@dataclass(frozen=True, slots=True, eq=False)
class Meetings:
    """Where each leg but the last comes nearest to the one that follows, about where the one's points end.

    Attributes:
        seconds: (p - 1,).
        turns: (p - 1,), whether the one turns into the other there: they meet, and the ball turns or gets faster.
    """

    seconds: Floats
    turns: Flags


def meetings(points: Points, starts: Indices, fits: Fits, scale: Scale) -> Meetings:
    """Where the flights of legs that begin at some points meet; never across a fresh point."""
    early = np.arange(len(starts) - 1)
    before, after = points.seconds[starts[1:] - 1], points.seconds[starts[1:]]
    duration = after - before
    beside = np.minimum(duration, _BESIDE)
    seconds = (before - beside)[:, None] + (duration + 2 * beside)[:, None] * np.linspace(0, 1, _MOMENTS)
    pairs = early[:, None]
    distances = np.hypot(*(fits.at(pairs, seconds) - fits.at(pairs + 1, seconds)))
    nearest = distances.argmin(axis=1)
    when, apart = seconds[early, nearest], distances[early, nearest] / scale.diagonal
    meet = ~points.fresh[starts[1:]] & (apart < _NEAREST)
    velocity_before = fits.mean_velocity(early, np.maximum(before - _WHILE, points.seconds[starts[:-1]]), before)
    ends = points.seconds[np.append(starts[2:], len(points)) - 1]
    velocity_after = fits.mean_velocity(early + 1, after, np.minimum(after + _WHILE, ends))
    speed_before, speed_after = np.hypot(*velocity_before), np.hypot(*velocity_after)
    meet &= apart < _NEAR + _NEAR_WAY * np.maximum(speed_before, speed_after) / scale.diagonal * duration
    turn = (velocity_before * velocity_after).sum(axis=0) < _STRAIGHT * speed_before * speed_after
    turn |= speed_after > _GAIN * speed_before
    return Meetings(when, meet & turn & (np.hypot(*(velocity_after - velocity_before)) > _TURN * scale.diagonal))
