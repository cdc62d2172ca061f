"""Make, join and subtract spans, which are ranges of consecutive frames."""

from collections.abc import Iterable, Sequence

import numpy as np

from rallytrace.track.arrays import Flags, Indices


def spans_of_flags(flags: Flags) -> list[range]:
    """Return the longest possible runs of true values in flags (n,), ascending."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], flags, [False])).astype(np.int8)))
    return [range(start, stop) for start, stop in edges.reshape(-1, 2).tolist()]


def spans_of_frames(frames: Sequence[int] | Indices, step: int = 1) -> list[range]:
    """Group ascending frame numbers into ranges.

    Args:
        step: largest difference between consecutive numbers in the same range.
    """
    numbers = np.asarray(frames, np.int64)
    if not len(numbers):
        return []
    last = np.append(np.diff(numbers) > step, True)
    first = np.append(True, last[:-1])
    return [range(start, end + 1) for start, end in zip(numbers[first].tolist(), numbers[last].tolist(), strict=True)]


def join_spans(spans: Iterable[range]) -> tuple[range, ...]:
    """Return the spans, ascending, with overlapping and adjacent ones joined and empty ones dropped."""
    made: list[range] = []
    for span in sorted((span for span in spans if span), key=lambda span: span.start):
        if made and span.start <= made[-1].stop:
            made[-1] = range(made[-1].start, max(made[-1].stop, span.stop))
        else:
            made.append(span)
    return tuple(made)


def subtract_range(spans: Iterable[range], frames: range) -> tuple[range, ...]:
    """Return the parts of ascending spans that are outside a range."""
    if not frames:
        return tuple(spans)
    remaining: list[range] = []
    for span in spans:
        remaining += (range(span.start, min(span.stop, frames.start)), range(max(span.start, frames.stop), span.stop))
    return tuple(piece for piece in remaining if piece)


def subtract_spans(frames: range, spans: Iterable[range]) -> tuple[range, ...]:
    """Return the parts of a range that are outside all spans, ascending."""
    remaining: tuple[range, ...] = (frames,) if frames else ()
    for span in spans:
        remaining = subtract_range(remaining, span)
    return remaining


def overlap(first: range, second: range) -> bool:
    """Return True if two spans have a frame in common."""
    return max(first.start, second.start) < min(first.stop, second.stop)


def n_frames_in(spans: Iterable[range], frames: range) -> int:
    """Return the number of frames that a range has in common with disjoint spans."""
    return sum(len(range(max(span.start, frames.start), min(span.stop, frames.stop))) for span in spans)
