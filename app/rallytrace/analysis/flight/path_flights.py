"""All the flights of a path."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.flight.arc_fits import Fits, find_meetings, fit_arcs
from rallytrace.analysis.flight.curve import Scale
from rallytrace.analysis.flight.outliers import find_outliers
from rallytrace.analysis.flight.points import Points, path_points
from rallytrace.analysis.flight.segmentation import boundary_candidates, segment_path
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.geometry import Size
from rallytrace.track.steps import Steps, run_steps

PAD: Final = 480
"""Frames around a change in which flights may change; farther away nothing does, not in the last digit."""


@dataclass(frozen=True, slots=True, eq=False)
class Flights:
    """The flights of a path. Frame numbers are those of the whole video.

    Attributes:
        seconds: (n,), time of each frame.
        legs: frames of free flight, from a leg's first point, or from a hit in a gap, to the next leg or its last
            point; ascending, disjoint. Long gaps, and frames before the first and after the last point, are in none.
        breaks: frames at which one flight turns into another, nearest to their meeting, and known ones; none where a
            path just goes on elsewhere.
        opens: first frames of legs without a flight before: after a cut, a long gap or a known break.
        expected: (2, n) square pixels, positions on the flight of the leg; NaN in none.
        path: (2, n) square pixels, as it was given.
        scenes: first frames of scenes, that of the video among them.
    """

    frames: range
    seconds: Floats
    legs: tuple[range, ...]
    breaks: tuple[int, ...]
    opens: tuple[int, ...]
    expected: Floats
    path: Floats
    scenes: tuple[int, ...] = ()


def find_flights(
    path: Floats, seconds: Floats, *, size: Size, begins: Flags, breaks: Iterable[int] = (), first: int = 0
) -> Flights:
    """Find the flights of a path.

    A part of a path gives the same as the whole, except within `PAD` frames of the part's ends.

    Args:
        path: (2, n) video pixels, NaN without a ball.
        seconds: (n,), time of each frame, ascending.
        size: of the video.
        begins: (n,), whether a scene begins at a frame; no flight leads to it.
        breaks: frames with a known begin of a flight.
        first: the frame of the first column.
    """
    return run_steps(flight_steps(path, seconds, size=size, begins=begins, breaks=breaks, first=first))


def flight_steps(
    path: Floats, seconds: Floats, *, size: Size, begins: Flags, breaks: Iterable[int] = (), first: int = 0
) -> Steps[Flights]:
    """Find the flights of a path in steps; arguments as of `find_flights`. None of the arrays may change meanwhile."""
    path, count = size.to_square(path), path.shape[1]
    frames = range(first, first + count)
    known = np.unique(np.fromiter(breaks, np.int64))
    points = path_points(path, seconds, begins, known, first)
    expected = np.full((2, count), np.nan)
    scenes = tuple((np.flatnonzero(begins) + first).tolist())
    if first == 0 and count and 0 not in scenes:
        scenes = (0, *scenes)
    if not len(points):
        return Flights(frames, seconds, (), (), (), expected, path, scenes)
    scale = Scale.of(size)
    starts, fits = yield from _find_legs(points, scale)
    yield
    meet = find_meetings(points, starts, fits, scale)
    meeting_frames = np.clip(
        _nearest(seconds, meet.seconds) + first, points.frames[starts[1:] - 1], points.frames[starts[1:]]
    )
    begin, stop = _borders(points, starts, meeting_frames)
    inside = np.concatenate([np.arange(*pair) for pair in zip(begin.tolist(), stop.tolist(), strict=True)]) - first
    expected[:, inside] = fits.positions_at(np.repeat(np.arange(len(starts)), stop - begin), seconds[inside])
    legs = tuple(map(range, begin.tolist(), stop.tolist()))
    turns = np.union1d(meeting_frames[meet.turns], known[(known > first) & (known < frames.stop)])
    opens = tuple(begin[points.fresh[starts]].tolist())
    return Flights(frames, seconds, legs, tuple(turns.tolist()), opens, expected, path, scenes)


def _find_legs(points: Points, scale: Scale) -> Steps[tuple[Indices, Fits]]:
    is_outlier = yield from find_outliers(points, scale)
    yield
    counts = ~is_outlier
    kept = points.select(counts)
    chosen_candidates = boundary_candidates(kept, scale)
    yield
    chosen = yield from segment_path(kept, chosen_candidates, scale)
    starts = np.flatnonzero(counts)[chosen]
    yield
    # Excluded points at the very begin of a segment go to its first leg.
    segment = np.cumsum(points.fresh)
    opens = np.diff(segment[starts], prepend=0) > 0
    starts[opens] = np.flatnonzero(points.fresh)
    return fit_arcs(points, starts, counts, scale)


def _nearest(seconds: Floats, moments: Floats) -> Indices:
    """The column nearest to each moment, the earlier one of two."""
    right = np.clip(np.searchsorted(seconds, moments), 1, max(len(seconds) - 1, 1))
    right = np.minimum(right, len(seconds) - 1)
    left = np.maximum(right - 1, 0)
    return np.where(moments - seconds[left] <= seconds[right] - moments, left, right)


def _borders(points: Points, starts: Indices, turns: Indices) -> tuple[Indices, Indices]:
    """The first frame of each leg and its exclusive end; a gap between two is divided at their turn."""
    begin = points.frames[starts].copy()
    stop = points.frames[np.append(starts[1:], len(points)) - 1] + 1
    goes_on = ~points.fresh[starts[1:]]
    begin[1:] = np.where(goes_on, np.maximum(turns, stop[:-1]), begin[1:])
    stop[:-1] = np.where(goes_on, begin[1:], stop[:-1])
    return begin, stop
