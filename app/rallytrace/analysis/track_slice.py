"""The arcs of a shown track in play, and those without the user's corrections."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.flight.path_flights import PathArcs, arc_steps
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.geometry import Size
from rallytrace.track.steps import Steps
from rallytrace.track.track import Rows, positions

_MAX_IMAGES_PER_SECOND: Final = 40.0
"""Largest image rate that counts: if a detector follows a shoe for a moment, only few points are affected."""
_TIME_TOLERANCE_SECONDS: Final = 1e-6
"""Rounding error of frame times."""


@dataclass(frozen=True, slots=True, eq=False)
class TrackSlice:
    """Rows of consecutive frames, as shown and without the user's edits, with what divides them into arcs.

    Attributes:
        shown: rows, (n,).
        unedited: rows, (n,), see `track.unedited`.
        cuts: (n,) whether a scene begins at a frame.
        non_play: spans that are not play.
        repeats: (n,) whether a frame repeats the previous image.
        seconds: time of each frame, (n,).
        breaks: frames of events set by the user.
        first: frame number of the first row.
    """

    shown: Rows
    unedited: Rows
    cuts: Flags
    non_play: tuple[range, ...]
    repeats: Flags
    seconds: Floats
    breaks: frozenset[int]
    first: int = 0

    def flights(self, size: Size) -> Steps[tuple[PathArcs, PathArcs]]:
        """Find the arcs of the shown rows and those of the unedited rows, in steps."""
        path, begins = self._path_of(self.shown, self.non_play)
        unedited, unedited_begins = self._path_of(self.unedited, ())
        yield
        times, first = distinct_times(self.seconds, self.repeats), self.first
        found = yield from arc_steps(path, times, size=size, begins=begins, breaks=self.breaks, first=first)
        has_breaks = any(first <= frame < first + len(times) for frame in self.breaks)
        if not has_breaks and _is_same(path, unedited) and _is_same(begins, unedited_begins):
            return found, found
        return found, (yield from arc_steps(unedited, times, size=size, begins=unedited_begins, first=first))

    def _path_of(self, rows: Rows, non_play: tuple[range, ...]) -> tuple[Floats, Flags]:
        return path_in_play(rows, self.cuts, non_play, self.repeats, self.seconds, first=self.first)


def _is_same(one: Floats | Flags, other: Floats | Flags) -> bool:
    return one.tobytes() == other.tobytes()


def path_in_play(
    rows: Rows, cuts: Flags, non_play: Iterable[range], repeats: Flags, seconds: Floats, *, first: int = 0
) -> tuple[Floats, Flags]:
    """Return the path for finding events, without non-play ranges, which no arc crosses.

    Frames that repeat an image have no position: an image is one observation. At most `_MAX_IMAGES_PER_SECOND` images
    per second have one.

    Args:
        rows: shown rows, (n,).
        seconds: times of each frame, (n,).
        cuts: (n,) whether a scene begins at a frame.
        non_play: spans that are not play.
        repeats: (n,) whether a frame repeats the previous image.
        first: frame number of the first row.

    Returns:
        Positions (2, n) in pixels, NaN where there is none, and (n,) whether no arc leads here from the previous frame.
    """
    path, begins = positions(rows), cuts.copy()
    counted = np.flatnonzero(~repeats)
    moments = np.floor(seconds[counted] * _MAX_IMAGES_PER_SECOND + _TIME_TOLERANCE_SECONDS)
    counted = counted[np.diff(moments, prepend=-1.0) > 0]
    path[:, np.isin(np.arange(len(rows)), counted, invert=True)] = np.nan
    for span in non_play:
        start, stop = span.start - first, span.stop - first
        path[:, max(start, 0) : max(stop, 0)] = np.nan
        if 0 <= stop < len(begins):
            begins[stop] = True
    return path, begins
