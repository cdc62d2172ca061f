"""Cutting a long range into pieces, so that the search for cuts and backgrounds never runs far ahead."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

LONGEST_PIECE = 1500
"""Frames of a piece: 50 seconds of most videos, for which cuts and background are found in one short pass."""

MARGIN = 150
"""Frames before and after a piece in which its shots and backgrounds are looked for as well."""

WHOLE_VIDEO = 1200
"""A video of no more frames has its backgrounds looked for in all of it, whatever part of it is tracked."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Frames that are tracked in one go.

    Attributes:
        kept: those whose detections are kept; together the pieces keep each frame once.
        read: those that have to be read for that, the context of their windows included.
        surroundings: those in which shots and backgrounds are looked for.
    """

    kept: range
    read: range
    surroundings: range


def pieces(
    frames: range, longest: int, *, n_frames: int, every: int, windows: Callable[[range, int], range]
) -> Iterator[Piece]:
    """The pieces of a range, ascending.

    At the outer ends of the range what was read is also kept: InpaintNet may lean on it.

    Args:
        frames: what is to be tracked.
        longest: frames in a piece, at most.
        n_frames: frames in the video.
        every: one of so many frames is looked at.
        windows: gives the frames whose windows decide about some, both counted in frames that are looked at; its
            second argument is how many of these the video has.
    """
    for start in range(frames.start, frames.stop, longest):
        stop = min(start + longest, frames.stop)
        around = windows(range(start // every, -(-stop // every)), -(-n_frames // every))
        read = range(around.start * every, min(around.stop * every, n_frames))
        kept = range(
            read.start if start == frames.start else start,
            read.stop if stop == frames.stop else stop,
        )
        yield Piece(kept, read, surroundings(read, n_frames))


def surroundings(read: range, n_frames: int) -> range:
    """The frames in which the shots and backgrounds of some frames are looked for."""
    if n_frames <= WHOLE_VIDEO:
        return range(n_frames)
    return range(max(0, read.start - MARGIN), min(n_frames, read.stop + MARGIN))
