"""Spans: ranges of consecutive frames, made of flags or frame numbers, and joined or taken from one another."""

from collections.abc import Iterable, Sequence

import numpy as np

from rallytrace.domain.arrays import Flags, Indices


def spans_of_flags(flags: Flags) -> list[range]:
    """The maximal runs of true values in flags (n,), ascending."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], flags, [False])).astype(np.int8)))
    return [range(start, stop) for start, stop in edges.reshape(-1, 2).tolist()]


def spans_of_frames(frames: Sequence[int] | Indices, apart: int = 1) -> list[range]:
    """Ascending frame numbers as the ranges of those that are at most `apart` from the one before."""
    numbers = np.asarray(frames, np.int64)
    if not len(numbers):
        return []
    last = np.append(np.diff(numbers) > apart, True)
    first = np.append(True, last[:-1])
    return [range(a, b + 1) for a, b in zip(numbers[first].tolist(), numbers[last].tolist(), strict=True)]


def joined(spans: Iterable[range]) -> tuple[range, ...]:
    """Spans joined where they overlap or touch, ascending; empty ones are left out."""
    made: list[range] = []
    for span in sorted((span for span in spans if span), key=lambda span: span.start):
        if made and span.start <= made[-1].stop:
            made[-1] = range(made[-1].start, max(made[-1].stop, span.stop))
        else:
            made.append(span)
    return tuple(made)


def without(spans: Iterable[range], frames: range) -> tuple[range, ...]:
    """Ascending spans without some frames."""
    if not frames:
        return tuple(spans)
    parts: list[range] = []
    for span in spans:
        parts += (range(span.start, min(span.stop, frames.start)), range(max(span.start, frames.stop), span.stop))
    return tuple(part for part in parts if part)


def outside(frames: range, spans: Iterable[range]) -> tuple[range, ...]:
    """A span without others, ascending."""
    parts: tuple[range, ...] = (frames,) if frames else ()
    for span in spans:
        parts = without(parts, span)
    return parts


def overlap(one: range, other: range) -> bool:
    """Whether two spans have a frame in common."""
    return max(one.start, other.start) < min(one.stop, other.stop)


def n_frames_in(spans: Iterable[range], frames: range) -> int:
    """How many of some frames are in spans that do not overlap one another."""
    return sum(len(range(max(span.start, frames.start), min(span.stop, frames.stop))) for span in spans)
