"""The points of a path, and the blocks of time in which they are analysed."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats, Indices

MAX_GAP_SECONDS: Final = 1.0
"""Longest gap within an arc: after a longer one the ball may have been hit anywhere."""
TICKS_PER_SECOND: Final = 30.0
"""Rate at which a path is analysed. Limits that are not in seconds are in ticks or in points, at most one per tick, so
that a path has the same contacts at any frame rate.
"""
_TICK_OFFSET: Final = 0.1
"""Earliness of a frame that belongs to the next tick, in ticks: times of frames are rounded."""
_MIN_SPACING_TICKS: Final = 0.8
"""Time after the previous frame, in ticks, from which a frame is analysed in any case."""


@dataclass(frozen=True, slots=True, eq=False)
class Points:
    """The detected positions of the ball.

    Attributes:
        frames: (n,) frame numbers of the whole video, ascending.
        seconds: (n,), ascending.
        positions: (2, n) px.
        fresh: (n,) whether no arc leads here from the point before: after a cut, a long gap or a known contact.
    """

    frames: Indices
    seconds: Floats
    positions: Floats
    fresh: Flags

    def __len__(self) -> int:
        return len(self.frames)

    @property
    def ticks(self) -> Indices:
        """Return the times in whole ticks, (n,)."""
        return _ticks(self.seconds)

    def select(self, chosen: Flags) -> "Points":
        """Return some of the points. The first one kept after a fresh point is fresh."""
        segment = np.cumsum(self.fresh)[chosen]
        return Points(
            self.frames[chosen],
            self.seconds[chosen],
            self.positions[:, chosen],
            np.diff(segment, prepend=-1) > 0,
        )


def _ticks(seconds: Floats) -> Indices:
    return np.floor(seconds * TICKS_PER_SECOND + _TICK_OFFSET).astype(np.int64)


def sample_frames(path: Floats, seconds: Floats, opens: Flags) -> Flags:
    """Return the frames that are analysed, (n,): one per tick, with the ball if possible; all of a slow video.

    Args:
        path: (2, n) px, NaN where no ball was found.
        seconds: (n,).
        opens: (n,) frames that are analysed in any case.
    """
    is_first = opens.copy()
    is_first[:1] = True
    is_first[1:] |= np.diff(_ticks(seconds)) > 0
    is_first[1:] |= np.diff(seconds) * TICKS_PER_SECOND > _MIN_SPACING_TICKS
    starts, count = np.flatnonzero(is_first), len(seconds)
    with_ball = np.arange(count) + np.where(np.isfinite(path).all(axis=0) | opens, 0, count)
    chosen = np.zeros(count, np.bool_)
    if count:
        chosen[np.minimum.reduceat(with_ball, starts) % count] = True
    return chosen


def path_points(path: Floats, seconds: Floats, begins: Flags, contacts: Indices, first: int) -> Points:
    """Return the points of a path.

    Args:
        path: (2, n) px, NaN where no ball was found.
        seconds: (n,).
        begins: (n,) whether a scene begins at a frame.
        contacts: frame numbers of known contacts, counted in the whole video.
        first: frame number of the first column.
    """
    columns = np.flatnonzero(np.isfinite(path).all(axis=0))
    is_start = begins.copy()
    is_start[0:1] = True
    inside = contacts[(contacts >= first) & (contacts < first + len(begins))] - first
    is_start[inside] = True
    scene = np.cumsum(is_start)[columns]
    fresh = np.diff(scene, prepend=-1) > 0
    fresh[1:] |= np.diff(seconds[columns]) > MAX_GAP_SECONDS
    return Points(columns + first, seconds[columns], path[:, columns], fresh)


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Blocks of equal length in ticks, counted from time 0 of the video, each with a margin on either side.

    A decision from a block and its margins alone does not depend on anything farther away.

    Attributes:
        start: (b,) first item within the margins, for each block that holds any.
        inner: (b,) first item within the block.
        outer: (b,) exclusive end of the block.
        stop: (b,) exclusive end of the margin.
    """

    start: Indices
    inner: Indices
    outer: Indices
    stop: Indices

    @classmethod
    def of(cls, ticks: Indices, length: int, margin: int) -> "Blocks":
        """Return the blocks of items at these ticks, ascending."""
        numbers = np.unique(ticks // length)
        bounds = (numbers * length, (numbers + 1) * length)
        edges = np.stack([bounds[0] - margin, bounds[0], bounds[1], bounds[1] + margin])
        start, inner, outer, stop = np.searchsorted(ticks, edges).astype(np.int64)
        return cls(start, inner, outer, stop)

    def __len__(self) -> int:
        return len(self.start)

    def select(self, chosen: Flags) -> "Blocks":
        return Blocks(self.start[chosen], self.inner[chosen], self.outer[chosen], self.stop[chosen])
