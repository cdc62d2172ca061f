"""The flights of a split path: their fits, the expected positions, and the meeting points."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.flight.curve import DRAGS, Scale, bend, bend_speed, segment_sums, solve
from rallytrace.analysis.flight.points import Points
from rallytrace.track.arrays import Flags, Floats, Indices

_DRAGS: Final = np.array(DRAGS)
_DRAG_FROM: Final = 6
"""The smallest number of points for estimating a leg's drag."""
_FARTHEST: Final = 4.0
"""Distance from the flight beyond which a point does not belong to it; a multiple of the noise."""
_SHIFT: Final = 5
"""Points by which a leg's begin may be moved."""
_TIE: Final = 1.0
"""Least gain for moving a leg's begin; a multiple of the noise squared."""
_MOMENTS: Final = 17
"""Moments around two points to compare two flights at."""
_MEETING_DISTANCE: Final = 0.035
"""Distance of two flights that meet, as a share of the diagonal: points are inexact."""
_MEETING_SHARE: Final = 0.6
"""Added to `_MEETING_DISTANCE`: this share of the faster one's way between the two points, because a hit takes time."""
_NEAREST: Final = 0.1
"""Never near at this distance, however fast the ball is; a share of the diagonal."""
_MARGIN: Final = 0.04
"""Seconds before and after the two points in which flights may meet as well."""
_TURN: Final = 0.06
"""Least change of velocity by a hit or bounce, in diagonals a second."""
_GAIN: Final = 1.3
"""Least ratio of the speeds after and before a hit, in any direction."""
_STRAIGHT: Final = 0.8
"""Cosine of the largest angle of a ball that just flies on: the camera's perspective bends its path."""
_VELOCITY_SECONDS: Final = 0.1
"""Duration of the mean velocities before and after, in seconds."""


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

    def positions_at(self, leg: Indices, seconds: Floats) -> Floats:
        """The positions of some flights (...) at some seconds (...), as (2, ...) px."""
        s = seconds - self.start[leg]
        position, velocity, acceleration = np.moveaxis(self.coefficients[:, :, leg], 1, 0)
        found: Floats = position + velocity * s + acceleration * bend(s, self.drag[leg])
        return found

    def mean_velocity(self, leg: Indices, begin: Floats, end: Floats) -> Floats:
        """The mean velocity between two moments, (2, ...) px/s; the velocity itself if they are equal."""
        duration = end - begin
        displacement = self.positions_at(leg, end) - self.positions_at(leg, begin)
        _, velocity, acceleration = np.moveaxis(self.coefficients[:, :, leg], 1, 0)
        start_velocity = velocity + acceleration * bend_speed(begin - self.start[leg], self.drag[leg])
        found: Floats = np.divide(displacement, duration, out=start_velocity, where=duration > 0)
        return found


def fit_arcs(points: Points, starts: Indices, counts: Flags, scale: Scale) -> tuple[Indices, Fits]:
    """The flights of legs.

    A leg's begin is moved by up to a few points, as the neighbouring flights say. An excluded point near its flight
    counts again, and one far off no longer does; this is decided once.

    Args:
        starts: (p,), the first point of each leg, ascending from 0 on.
        counts: (n,), whether each point was found to be the ball's; at least one of each leg.

    Returns:
        The final begins of the legs, and their flights.
    """
    fits = _fit(points, starts, counts, scale)
    starts = _shift_begins(points, starts, fits, scale)
    distance = np.hypot(*(points.positions - fits.positions_at(_owner(starts, len(points)), points.seconds)))
    is_near = distance <= _FARTHEST * scale.noise
    counts_again = np.where(counts, distance <= 2 * _FARTHEST * scale.noise, is_near)
    enough = np.add.reduceat(counts_again, starts, dtype=np.int64) >= 2
    counts_again |= ~np.repeat(enough, np.diff(starts, append=len(points)))
    return starts, _fit(points, starts, counts_again, scale)


def _owner(starts: Indices, count: int) -> Indices:
    return np.repeat(np.arange(len(starts)), np.diff(starts, append=count))


def _shift_begins(points: Points, starts: Indices, fits: Fits, scale: Scale) -> Indices:
    """The begins of the legs, moved so that points lie near their own flight.

    No leg loses more than half to either neighbour: they stay in order.
    """
    later = np.arange(1, len(starts))
    candidates = starts[later][:, None] + np.arange(-_SHIFT, _SHIFT)
    ends = np.append(starts, len(points))
    free = candidates > ((ends[later - 1] + ends[later]) // 2)[:, None]
    free &= candidates < ((ends[later] + ends[later + 1]) // 2)[:, None]
    free &= ~points.fresh[starts[later]][:, None]
    # Flights are drawn out no farther: beyond a long gap their positions overflow.
    candidates = np.where(free, candidates, starts[later][:, None])
    seconds, positions = points.seconds[candidates], points.positions[:, candidates]
    limit = (_FARTHEST * scale.noise) ** 2
    early, late = (
        np.minimum(((positions - fits.positions_at(owner[:, None], seconds)) ** 2).sum(axis=0), limit)
        for owner in (later - 1, later)
    )
    # A begin k points later gives these points to the flight before.
    cost = np.zeros((len(later), 2 * _SHIFT + 1))
    cost[:, 1:] = np.cumsum(np.where(free, early - late, 0.0), axis=1)
    cost[:, _SHIFT] -= _TIE * scale.noise**2
    cost[:, :_SHIFT][~free[:, :_SHIFT]] = np.inf
    cost[:, _SHIFT + 1 :][~free[:, _SHIFT:]] = np.inf
    moved = starts.copy()
    moved[1:] += cost.argmin(axis=1) - _SHIFT
    return moved


def _fit(points: Points, starts: Indices, counts: Flags, scale: Scale) -> Fits:
    sums = segment_sums(points.seconds, points.positions, starts, _DRAGS, counts)
    solved = solve(sums, scale.prior)
    squares = solved.squares.copy()
    squares[:-1, sums.plain[0] < _DRAG_FROM] = np.inf
    # Of equally good drags, the least.
    best = len(DRAGS) - 1 - squares[::-1].argmin(axis=0)
    return Fits(points.seconds[starts], _DRAGS[best], solved.with_drag(best).coefficients())


@dataclass(frozen=True, slots=True, eq=False)
class Meetings:
    """The nearest approach of each leg but the last to the next one, near its last points.

    Attributes:
        seconds: (p - 1,).
        turns: (p - 1,), whether one turns into the other there: they meet, and the ball turns or gets faster.
    """

    seconds: Floats
    turns: Flags


def find_meetings(points: Points, starts: Indices, fits: Fits, scale: Scale) -> Meetings:
    """The meeting points of consecutive legs; none across a fresh point."""
    early = np.arange(len(starts) - 1)
    last, next_first = points.seconds[starts[1:] - 1], points.seconds[starts[1:]]
    duration = next_first - last
    margin = np.minimum(duration, _MARGIN)
    seconds = (last - margin)[:, None] + (duration + 2 * margin)[:, None] * np.linspace(0, 1, _MOMENTS)
    pairs = early[:, None]
    distances = np.hypot(*(fits.positions_at(pairs, seconds) - fits.positions_at(pairs + 1, seconds)))
    nearest = distances.argmin(axis=1)
    moment, separation = seconds[early, nearest], distances[early, nearest] / scale.diagonal
    meet = ~points.fresh[starts[1:]] & (separation < _NEAREST)
    velocity_before = fits.mean_velocity(early, np.maximum(last - _VELOCITY_SECONDS, points.seconds[starts[:-1]]), last)
    ends = points.seconds[np.append(starts[2:], len(points)) - 1]
    velocity_after = fits.mean_velocity(early + 1, next_first, np.minimum(next_first + _VELOCITY_SECONDS, ends))
    speed_before, speed_after = np.hypot(*velocity_before), np.hypot(*velocity_after)
    meet &= (
        separation
        < _MEETING_DISTANCE + _MEETING_SHARE * np.maximum(speed_before, speed_after) / scale.diagonal * duration
    )
    turn = (velocity_before * velocity_after).sum(axis=0) < _STRAIGHT * speed_before * speed_after
    turn |= speed_after > _GAIN * speed_before
    return Meetings(moment, meet & turn & (np.hypot(*(velocity_after - velocity_before)) > _TURN * scale.diagonal))
