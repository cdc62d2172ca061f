"""The points of a path, and the blocks of time in which they are analysed."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats, Indices

MAX_GAP_SECONDS: Final = 1.0
"""Longest gap within an arc: during a longer one, the ball may have been hit anywhere."""
TICKS_PER_SECOND: Final = 30.0
"""Rate at which a path is analysed. Limits are given in seconds, in ticks, or in points (at most one point per tick),
so that contacts do not depend on the frame rate.
"""
_TICK_OFFSET: Final = 0.1
"""A frame up to this many ticks before a tick belongs to that tick, because frame times are rounded."""
_MIN_SPACING_TICKS: Final = 0.8
"""A frame that follows the previous one after more ticks than this is always analysed."""


@dataclass(frozen=True, slots=True, eq=False)
class Points:
    """The detected positions of the ball.

    Attributes:
        frames: (n,) frame numbers of the whole video, ascending.
        seconds: (n,) frame times, ascending.
        positions: (2, n) px.
        starts_arc: (n,) whether the point starts an arc in any case, after a cut, a long gap or a known contact.
    """

    frames: Indices
    seconds: Floats
    positions: Floats
    starts_arc: Flags

    def __len__(self) -> int:
        return len(self.frames)

    @property
    def ticks(self) -> Indices:
        """Return the times in whole ticks, (n,)."""
        return _ticks(self.seconds)

    def select(self, chosen: Flags) -> "Points":
        """Return the chosen points. If a point that starts an arc is dropped, the next chosen point starts it."""
        segment = np.cumsum(self.starts_arc)[chosen]
        return Points(
            self.frames[chosen],
            self.seconds[chosen],
            self.positions[:, chosen],
            np.diff(segment, prepend=-1) > 0,
        )


def _ticks(seconds: Floats) -> Indices:
    return np.floor(seconds * TICKS_PER_SECOND + _TICK_OFFSET).astype(np.int64)


def sample_frames(path: Floats, seconds: Floats, opens: Flags) -> Flags:
    """Return whether each frame is analysed, (n,): one per tick, preferably with a ball; all frames of a slow video.

    Args:
        path: (2, n) px, NaN where no ball was found.
        seconds: (n,) frame times.
        opens: (n,) frames that must be analysed.
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
        seconds: (n,) frame times.
        begins: (n,) whether a scene begins at a frame.
        contacts: frame numbers of known contacts in the whole video.
        first: frame number of the first column of `path`.
    """
    columns = np.flatnonzero(np.isfinite(path).all(axis=0))
    is_start = begins.copy()
    is_start[0:1] = True
    inside = contacts[(contacts >= first) & (contacts < first + len(begins))] - first
    is_start[inside] = True
    scene = np.cumsum(is_start)[columns]
    starts_arc = np.diff(scene, prepend=-1) > 0
    starts_arc[1:] |= np.diff(seconds[columns]) > MAX_GAP_SECONDS
    return Points(columns + first, seconds[columns], path[:, columns], starts_arc)


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Blocks of equal length in ticks, counted from time 0 of the video, each with a margin on either side.

    A decision made from one block and its margins does not depend on anything outside them.

    Attributes:
        start: (b,) index of the first item within the margins; blocks without items are left out.
        inner: (b,) index of the first item within the block.
        outer: (b,) index after the last item within the block.
        stop: (b,) index after the last item within the margins.
    """

    start: Indices
    inner: Indices
    outer: Indices
    stop: Indices

    @classmethod
    def of(cls, ticks: Indices, length: int, margin: int) -> "Blocks":
        """Return the blocks that contain items.

        Args:
            ticks: time of each item in ticks, ascending.
            length: length of a block in ticks.
            margin: length of a margin in ticks.
        """
        numbers = np.unique(ticks // length)
        bounds = (numbers * length, (numbers + 1) * length)
        edges = np.stack([bounds[0] - margin, bounds[0], bounds[1], bounds[1] + margin])
        start, inner, outer, stop = np.searchsorted(ticks, edges).astype(np.int64)
        return cls(start, inner, outer, stop)

    def __len__(self) -> int:
        return len(self.start)

    def select(self, chosen: Flags) -> "Blocks":
        return Blocks(self.start[chosen], self.inner[chosen], self.outer[chosen], self.stop[chosen])
