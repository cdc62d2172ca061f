"""The points of a path, the blocks of frames they are looked at in, and work that pauses between its steps."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

import numpy as np

from rallytrace.domain.arrays import Flags, Floats, Indices

LONGEST_GAP: Final = 1.0
"""Seconds without a ball after which it may have been hit anywhere: no flight is looked for across."""
LONGEST_GAP_FRAMES: Final = 60
"""And as many frames, whatever the rate."""


@dataclass(frozen=True, slots=True, eq=False)
class Points:
    """Where the ball was seen.

    Attributes:
        frames: (n,), ascending, as the whole video counts them.
        seconds: (n,).
        positions: (2, n) px.
        fresh: (n,), whether no flight leads here from the point before: a cut, a long gap, a break that is known.
    """

    frames: Indices
    seconds: Floats
    positions: Floats
    fresh: Flags

    def __len__(self) -> int:
        return len(self.frames)

    def some(self, chosen: Flags) -> "Points":
        """Some of the points; the first one kept after a fresh point is fresh."""
        segment = np.cumsum(self.fresh)[chosen]
        return Points(
            self.frames[chosen],
            self.seconds[chosen],
            self.positions[:, chosen],
            np.diff(segment, prepend=-1) > 0,
        )


def points_of(path: Floats, seconds: Floats, begins: Flags, breaks: Indices, first: int) -> Points:
    """The points of a path.

    Args:
        path: (2, n) px, NaN where there is none.
        seconds: (n,).
        begins: (n,), whether a scene begins there.
        breaks: frames at which a new flight begins, as the video counts them.
        first: the frame of the first column.
    """
    at = np.flatnonzero(np.isfinite(path).all(axis=0))
    apart = begins.copy()
    apart[0:1] = True
    inside = breaks[(breaks >= first) & (breaks < first + len(begins))] - first
    apart[inside] = True
    scene = np.cumsum(apart)[at]
    fresh = np.diff(scene, prepend=-1) > 0
    fresh[1:] |= (np.diff(seconds[at]) > LONGEST_GAP) | (np.diff(at) > LONGEST_GAP_FRAMES)
    return Points(at + first, seconds[at], path[:, at], fresh)


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Blocks of equally many frames, counted from frame 0 of the video, each with a margin on either side.

    What is decided in a block by what is seen in it and its margins does not depend on anything farther away.

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
        at = (numbers * length, (numbers + 1) * length)
        edges = np.stack([at[0] - margin, at[0], at[1], at[1] + margin])
        start, inner, outer, stop = np.searchsorted(frames, edges).astype(np.int64)
        return cls(start, inner, outer, stop)

    def __len__(self) -> int:
        return len(self.start)

    def some(self, chosen: Flags) -> "Blocks":
        return Blocks(self.start[chosen], self.inner[chosen], self.outer[chosen], self.stop[chosen])


T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that pauses after every few milliseconds of it, at each `yield`, and returns what it found."""


def at_once(steps: Steps[T]) -> T:
    """Run all steps without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
