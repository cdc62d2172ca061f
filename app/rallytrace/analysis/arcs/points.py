"""The points of a path, and the blocks of frames in which they are analysed."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats, Indices

MAX_GAP_SECONDS: Final = 1.0
"""Longest gap within an arc: after a longer one the ball may have been hit anywhere."""
MAX_GAP_FRAMES: Final = 60
"""Frames between two points of one arc at most, whatever the frame rate."""


@dataclass(frozen=True, slots=True, eq=False)
class Points:
    """The detected positions of the ball.

    Attributes:
        frames: (n,) frame numbers of the whole video, ascending.
        seconds: (n,).
        positions: (2, n) px.
        fresh: (n,) whether no arc leads here from the point before: after a cut, a long gap or a known contact.
    """

    frames: Indices
    seconds: Floats
    positions: Floats
    fresh: Flags

    def __len__(self) -> int:
        return len(self.frames)

    def select(self, chosen: Flags) -> "Points":
        """Return some of the points. The first one kept after a fresh point is fresh."""
        segment = np.cumsum(self.fresh)[chosen]
        return Points(
            self.frames[chosen],
            self.seconds[chosen],
            self.positions[:, chosen],
            np.diff(segment, prepend=-1) > 0,
        )


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
    fresh[1:] |= (np.diff(seconds[columns]) > MAX_GAP_SECONDS) | (np.diff(columns) > MAX_GAP_FRAMES)
    return Points(columns + first, seconds[columns], path[:, columns], fresh)


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Blocks of equal length in frames, counted from frame 0 of the video, each with a margin on either side.

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
    def of(cls, frames: Indices, length: int, margin: int) -> "Blocks":
        """Return the blocks of items with these frame numbers, ascending."""
        numbers = np.unique(frames // length)
        bounds = (numbers * length, (numbers + 1) * length)
        edges = np.stack([bounds[0] - margin, bounds[0], bounds[1], bounds[1] + margin])
        start, inner, outer, stop = np.searchsorted(frames, edges).astype(np.int64)
        return cls(start, inner, outer, stop)

    def __len__(self) -> int:
        return len(self.start)

    def select(self, chosen: Flags) -> "Blocks":
        return Blocks(self.start[chosen], self.inner[chosen], self.outer[chosen], self.stop[chosen])
