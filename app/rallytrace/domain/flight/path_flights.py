"""All the flights of a path."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.flight.curve import Scale
from rallytrace.domain.flight.legs import Fits, fit_legs, meetings
from rallytrace.domain.flight.outliers import outliers
from rallytrace.domain.flight.points import Points, Steps, at_once, points_of
from rallytrace.domain.flight.splits import candidates, splits
from rallytrace.domain.geometry import Size

PAD: Final = 480
"""Frames from a change within which flights may change; farther away nothing does, not in the last digit."""


@dataclass(frozen=True, slots=True, eq=False)
class Flights:
    """The flights of a path. Frame numbers are those of the whole video.

    Attributes:
        seconds: (n,), when they are shown.
        legs: frames in which the ball flies freely, from a leg's first point, or from where it was hit in a gap, to the
            next leg or its last point; ascending, disjoint. Frames of long gaps, and before the first and after the
            last point, are in none.
        breaks: frames at which one flight turns into another, nearest to the moment where the two meet, and those
            that were known; where a path just goes on elsewhere there is none.
        opens: the first frames of the legs that no flight leads to: after a cut, a long gap or a known break.
        expected: (2, n) px, where the ball is on the flight of its leg; NaN in none.
    """

    frames: range
    seconds: Floats
    legs: tuple[range, ...]
    breaks: tuple[int, ...]
    opens: tuple[int, ...]
    expected: Floats


def flights(
    path: Floats, seconds: Floats, *, size: Size, begins: Flags, breaks: Iterable[int] = (), first: int = 0
) -> Flights:
    """Find the flights of a path.

    A part of a path gives the same as the whole does, except within `PAD` frames of the part's ends.

    Args:
        path: (2, n) px, NaN where there is no ball.
        seconds: (n,), when each frame is shown, ascending.
        begins: (n,), whether a scene begins at a frame; no flight goes on from the one before.
        breaks: frames at which a new flight is known to begin.
        first: the frame of the first column.
    """
    return at_once(flight_steps(path, seconds, size=size, begins=begins, breaks=breaks, first=first))


def flight_steps(
    path: Floats, seconds: Floats, *, size: Size, begins: Flags, breaks: Iterable[int] = (), first: int = 0
) -> Steps[Flights]:
    """Find the flights of a path in steps; arguments as of `flights`. None of the arrays may change meanwhile."""
    count = path.shape[1]
    frames = range(first, first + count)
    known = np.unique(np.fromiter(breaks, np.int64))
    points = points_of(path, seconds, begins, known, first)
    expected = np.full((2, count), np.nan)
    if not len(points):
        return Flights(frames, seconds, (), (), (), expected)
    scale = Scale.of(size)
    starts, fits = yield from _found(points, scale)
    yield
    meet = meetings(points, starts, fits, scale)
    at = np.clip(_nearest(seconds, meet.seconds) + first, points.frames[starts[1:] - 1], points.frames[starts[1:]])
    begin, stop = _borders(points, starts, at)
    inside = np.concatenate([np.arange(*pair) for pair in zip(begin.tolist(), stop.tolist(), strict=True)]) - first
    expected[:, inside] = fits.at(np.repeat(np.arange(len(starts)), stop - begin), seconds[inside])
    legs = tuple(map(range, begin.tolist(), stop.tolist()))
    turns = np.union1d(at[meet.turns], known[(known > first) & (known < frames.stop)])
    opens = tuple(begin[points.fresh[starts]].tolist())
    return Flights(frames, seconds, legs, tuple(turns.tolist()), opens, expected)


def _found(points: Points, scale: Scale) -> Steps[tuple[Indices, Fits]]:
    """The first point of each leg, and the legs' flights."""
    out = yield from outliers(points, scale)
    yield
    counts = ~out
    kept = points.some(counts)
    at = candidates(kept, scale)
    yield
    chosen = yield from splits(kept, at, scale)
    starts = np.flatnonzero(counts)[chosen]
    yield
    # What was left out at the very begin of a segment goes to its first leg.
    segment = np.cumsum(points.fresh)
    opens = np.diff(segment[starts], prepend=0) > 0
    starts[opens] = np.flatnonzero(points.fresh)
    return fit_legs(points, starts, counts, scale)


def _nearest(seconds: Floats, moments: Floats) -> Indices:
    """The column that is shown nearest to each moment, the earlier one of two."""
    after = np.clip(np.searchsorted(seconds, moments), 1, max(len(seconds) - 1, 1))
    after = np.minimum(after, len(seconds) - 1)
    before = np.maximum(after - 1, 0)
    return np.where(moments - seconds[before] <= seconds[after] - moments, before, after)


def _borders(points: Points, starts: Indices, turns: Indices) -> tuple[Indices, Indices]:
    """The first frame of each leg and its exclusive end; a gap between two is divided where they turn."""
    begin = points.frames[starts].copy()
    stop = points.frames[np.append(starts[1:], len(points)) - 1] + 1
    goes_on = ~points.fresh[starts[1:]]
    begin[1:] = np.where(goes_on, np.maximum(turns, stop[:-1]), begin[1:])
    stop[:-1] = np.where(goes_on, begin[1:], stop[:-1])
    return begin, stop
