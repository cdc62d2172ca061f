"""The points of a path, and the blocks of frames to examine them in."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats, Indices

LONGEST_GAP: Final = 1.0
"""Seconds without a ball after which it may have been hit anywhere: no flight is sought across."""
LONGEST_GAP_FRAMES: Final = 60
"""The same in frames, at any rate."""


@dataclass(frozen=True, slots=True, eq=False)
class Points:
    """The seen positions of the ball.

    Attributes:
        frames: (n,), ascending, as the whole video counts them.
        seconds: (n,).
        positions: (2, n) px.
        fresh: (n,), whether no flight leads here from the point before: a cut, a long gap, a known break.
    """

    frames: Indices
    seconds: Floats
    positions: Floats
    fresh: Flags

    def __len__(self) -> int:
        return len(self.frames)

    def select(self, chosen: Flags) -> "Points":
        """Some of the points; the first one kept after a fresh point is fresh."""
        segment = np.cumsum(self.fresh)[chosen]
        return Points(
            self.frames[chosen],
            self.seconds[chosen],
            self.positions[:, chosen],
            np.diff(segment, prepend=-1) > 0,
        )


def path_points(path: Floats, seconds: Floats, begins: Flags, breaks: Indices, first: int) -> Points:
    """The points of a path.

    Args:
        path: (2, n) px, NaN without one.
        seconds: (n,).
        begins: (n,), whether a scene begins there.
        breaks: frames at which a new flight begins, as the video counts them.
        first: the frame of the first column.
    """
    columns = np.flatnonzero(np.isfinite(path).all(axis=0))
    is_break = begins.copy()
    is_break[0:1] = True
    inside = breaks[(breaks >= first) & (breaks < first + len(begins))] - first
    is_break[inside] = True
    scene = np.cumsum(is_break)[columns]
    fresh = np.diff(scene, prepend=-1) > 0
    fresh[1:] |= (np.diff(seconds[columns]) > LONGEST_GAP) | (np.diff(columns) > LONGEST_GAP_FRAMES)
    return Points(columns + first, seconds[columns], path[:, columns], fresh)


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Blocks of equally many frames, counted from frame 0 of the video, each with a margin on either side.

    A decision from a block and its margins alone does not depend on anything farther away.

    Attributes:
        start: (b,), the first item within the margins, for each block that holds any.
        inner: (b,), the first one within the block.
        outer: (b,), its exclusive end.
        stop: (b,), the margin's exclusive end.
    """

    start: Indices
    inner: Indices
    outer: Indices
    stop: Indices

    @classmethod
    def of(cls, frames: Indices, length: int, margin: int) -> "Blocks":
        """The blocks of items with these frames, ascending."""
        numbers = np.unique(frames // length)
        bounds = (numbers * length, (numbers + 1) * length)
        edges = np.stack([bounds[0] - margin, bounds[0], bounds[1], bounds[1] + margin])
        start, inner, outer, stop = np.searchsorted(frames, edges).astype(np.int64)
        return cls(start, inner, outer, stop)

    def __len__(self) -> int:
        return len(self.start)

    def select(self, chosen: Flags) -> "Blocks":
        return Blocks(self.start[chosen], self.inner[chosen], self.outer[chosen], self.stop[chosen])
