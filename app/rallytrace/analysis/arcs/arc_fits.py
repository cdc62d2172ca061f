"""Fit curves to the arcs of a segmented path, and find where consecutive arcs meet."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.arcs.curve import DRAG_SECONDS, Scale, segment_sums, solve, unit_displacement, unit_speed
from rallytrace.analysis.arcs.points import Points
from rallytrace.track.arrays import Flags, Floats, Indices

_DRAGS: Final = np.array(DRAG_SECONDS)
_MIN_DRAG_POINTS: Final = 6
"""Smallest number of points for estimating an arc's drag."""
_MAX_DISTANCE_NOISES: Final = 4.0
"""Distance from an arc beyond which a point does not belong to it, as a multiple of the noise."""
_MAX_SHIFT_POINTS: Final = 5
"""Largest number of points by which the start of an arc may be moved."""
_MIN_SHIFT_GAIN: Final = 1.0
"""Smallest reduction of the squared distances for which the start of an arc is moved, as a multiple of the noise
squared.
"""
_N_MOMENTS: Final = 17
"""Number of times at which the positions of two consecutive arcs are compared."""
_MAX_MEETING_DISTANCE_DIAGONALS: Final = 0.035
"""Largest distance between two arcs that meet, as a share of the picture's diagonal. It allows for inexact points."""
_MEETING_SHARE: Final = 0.6
"""Share of the faster ball's way between the end points of the two arcs that is added to
`_MAX_MEETING_DISTANCE_DIAGONALS`, because a contact takes time.
"""
_MAX_SEPARATION_DIAGONALS: Final = 0.1
"""Distance from which arcs do not meet, however fast the ball is, as a share of the picture's diagonal."""
_MARGIN_SECONDS: Final = 0.04
"""Arcs may meet this long before the last point of the first arc, or after the first point of the second one."""
_MIN_CHANGE_DIAGONALS_PER_S: Final = 0.06
"""Smallest change of velocity at a hit or bounce, in picture diagonals per second."""
_MIN_SPEED_GAIN: Final = 1.3
"""Smallest ratio of the speed after to the speed before that shows a hit even without a change of direction."""
_MIN_STRAIGHT_COSINE: Final = 0.8
"""Cosine of the largest change of direction without a contact: the camera's perspective bends the path."""
_VELOCITY_SECONDS: Final = 0.1
"""Time before and after a possible contact over which the mean velocity is measured."""


@dataclass(frozen=True, slots=True, eq=False)
class Fits:
    """Curves fitted to the p arcs of a path.

    Attributes:
        start: (p,) start times in seconds.
        drag: (p,) drag times in seconds, infinite for a parabola.
        coefficients: (2, 3, p) position (px), velocity (px/s) and acceleration (px/s^2) at the start, for x and y.
    """

    start: Floats
    drag: Floats
    coefficients: Floats

    def positions_at(self, arc: Indices, seconds: Floats) -> Floats:
        """Return positions (2, ...) in px on the given arcs (...) at the given times (...)."""
        s = seconds - self.start[arc]
        position, velocity, acceleration = np.moveaxis(self.coefficients[:, :, arc], 1, 0)
        found: Floats = position + velocity * s + acceleration * unit_displacement(s, self.drag[arc])
        return found

    def mean_velocity(self, arc: Indices, begin: Floats, end: Floats) -> Floats:
        """Return the mean velocity between two times, (2, ...) in px/s; for equal times, the velocity at that time."""
        duration = end - begin
        displacement = self.positions_at(arc, end) - self.positions_at(arc, begin)
        _, velocity, acceleration = np.moveaxis(self.coefficients[:, :, arc], 1, 0)
        start_velocity = velocity + acceleration * unit_speed(begin - self.start[arc], self.drag[arc])
        found: Floats = np.divide(displacement, duration, out=start_velocity, where=duration > 0)
        return found


def fit_arcs(points: Points, starts: Indices, counts: Flags, scale: Scale) -> tuple[Indices, Fits]:
    """Fit curves to the arcs of a path.

    Each start is moved by up to a few points if that fits the two neighbouring arcs better. Then every point is checked
    once against its arc: excluded points near it are included again, and points far from it are excluded.

    Args:
        starts: (p,) index of the first point of each arc, ascending from 0.
        counts: (n,) whether each point was found to be the ball's; True for at least one point of each arc.

    Returns:
        The adjusted starts, (p,), and the curves.
    """
    fits = _fit(points, starts, counts, scale)
    starts = _shift_starts(points, starts, fits, scale)
    distance = np.hypot(*(points.positions - fits.positions_at(_arc_of_points(starts, len(points)), points.seconds)))
    is_near = distance <= _MAX_DISTANCE_NOISES * scale.noise
    counts_again = np.where(counts, distance <= 2 * _MAX_DISTANCE_NOISES * scale.noise, is_near)
    enough = np.add.reduceat(counts_again, starts, dtype=np.int64) >= 2
    counts_again |= ~np.repeat(enough, np.diff(starts, append=len(points)))
    return starts, _fit(points, starts, counts_again, scale)


def _arc_of_points(starts: Indices, count: int) -> Indices:
    return np.repeat(np.arange(len(starts)), np.diff(starts, append=count))


def _shift_starts(points: Points, starts: Indices, fits: Fits, scale: Scale) -> Indices:
    """Return the starts of the arcs, moved to where the points around them fit the two arcs best.

    No arc loses more than half of its points to either neighbour, so the starts stay in order.
    """
    later = np.arange(1, len(starts))
    candidates = starts[later][:, None] + np.arange(-_MAX_SHIFT_POINTS, _MAX_SHIFT_POINTS)
    ends = np.append(starts, len(points))
    free = candidates > ((ends[later - 1] + ends[later]) // 2)[:, None]
    free &= candidates < ((ends[later] + ends[later + 1]) // 2)[:, None]
    free &= ~points.starts_arc[starts[later]][:, None]
    # Arcs are not extrapolated farther: beyond a long gap their positions overflow.
    candidates = np.where(free, candidates, starts[later][:, None])
    seconds, positions = points.seconds[candidates], points.positions[:, candidates]
    limit = (_MAX_DISTANCE_NOISES * scale.noise) ** 2
    early, late = (
        np.minimum(((positions - fits.positions_at(owner[:, None], seconds)) ** 2).sum(axis=0), limit)
        for owner in (later - 1, later)
    )
    # A start k points later gives these points to the previous arc.
    cost = np.zeros((len(later), 2 * _MAX_SHIFT_POINTS + 1))
    cost[:, 1:] = np.cumsum(np.where(free, early - late, 0.0), axis=1)
    cost[:, _MAX_SHIFT_POINTS] -= _MIN_SHIFT_GAIN * scale.noise**2
    cost[:, :_MAX_SHIFT_POINTS][~free[:, :_MAX_SHIFT_POINTS]] = np.inf
    cost[:, _MAX_SHIFT_POINTS + 1 :][~free[:, _MAX_SHIFT_POINTS:]] = np.inf
    moved = starts.copy()
    moved[1:] += cost.argmin(axis=1) - _MAX_SHIFT_POINTS
    return moved


def _fit(points: Points, starts: Indices, counts: Flags, scale: Scale) -> Fits:
    sums = segment_sums(points.seconds, points.positions, starts, _DRAGS, counts)
    solved = solve(sums, scale.prior)
    squares = solved.squares.copy()
    squares[:-1, sums.plain[0] < _MIN_DRAG_POINTS] = np.inf
    # Of equally good drags, take the smallest.
    best = len(DRAG_SECONDS) - 1 - squares[::-1].argmin(axis=0)
    return Fits(points.seconds[starts], _DRAGS[best], solved.with_drag(best).coefficients())


@dataclass(frozen=True, slots=True, eq=False)
class ArcJunctions:
    """Where each arc comes closest to the next one, searched in and around the gap between them.

    Attributes:
        seconds: (p - 1,) times of the closest approach.
        is_contact: (p - 1,) whether the arcs meet there and the ball changes direction or becomes faster.
    """

    seconds: Floats
    is_contact: Flags


def find_junctions(points: Points, starts: Indices, fits: Fits, scale: Scale) -> ArcJunctions:
    """Return where consecutive arcs meet. Arcs separated by a cut, a long gap or a known contact never meet."""
    early = np.arange(len(starts) - 1)
    last, next_first = points.seconds[starts[1:] - 1], points.seconds[starts[1:]]
    duration = next_first - last
    margin = np.minimum(duration, _MARGIN_SECONDS)
    seconds = (last - margin)[:, None] + (duration + 2 * margin)[:, None] * np.linspace(0, 1, _N_MOMENTS)
    pairs = early[:, None]
    distances = np.hypot(*(fits.positions_at(pairs, seconds) - fits.positions_at(pairs + 1, seconds)))
    nearest = distances.argmin(axis=1)
    moment, separation = seconds[early, nearest], distances[early, nearest] / scale.diagonal
    meet = ~points.starts_arc[starts[1:]] & (separation < _MAX_SEPARATION_DIAGONALS)
    velocity_before = fits.mean_velocity(early, np.maximum(last - _VELOCITY_SECONDS, points.seconds[starts[:-1]]), last)
    ends = points.seconds[np.append(starts[2:], len(points)) - 1]
    velocity_after = fits.mean_velocity(early + 1, next_first, np.minimum(next_first + _VELOCITY_SECONDS, ends))
    speed_before, speed_after = np.hypot(*velocity_before), np.hypot(*velocity_after)
    meet &= (
        separation
        < _MAX_MEETING_DISTANCE_DIAGONALS
        + _MEETING_SHARE * np.maximum(speed_before, speed_after) / scale.diagonal * duration
    )
    turn = (velocity_before * velocity_after).sum(axis=0) < _MIN_STRAIGHT_COSINE * speed_before * speed_after
    turn |= speed_after > _MIN_SPEED_GAIN * speed_before
    return ArcJunctions(
        moment,
        meet & turn & (np.hypot(*(velocity_after - velocity_before)) > _MIN_CHANGE_DIAGONALS_PER_S * scale.diagonal),
    )
