"""Choosing frames spread evenly over parts of a video, and getting at them in the cheapest way."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

_ENOUGH_KEYFRAMES: Final = 60
_LONG_GROUP: Final = 4
"""From this many frames a keyframe on, decoding keyframes alone is clearly cheaper than decoding everything."""


def within(spans: Sequence[range], n_frames: int) -> list[range]:
    """The spans cut to what a video of so many frames holds, ascending, without overlaps and gaps of nothing."""
    tidy: list[range] = []
    for span in sorted(spans, key=lambda span: span.start):
        begin, end = max(span.start, 0), min(span.stop, n_frames)
        if tidy and begin <= tidy[-1].stop:
            begin, end = tidy[-1].start, max(end, tidy.pop().stop)
        if begin < end:
            tidy.append(range(begin, end))
    return tidy


def evenly(numbers: NDArray[np.int64], count: int) -> list[int]:
    """At most `count` of some ascending numbers, spread evenly, the first and the last among them."""
    if len(numbers) <= count:
        return [int(number) for number in numbers]
    places = np.linspace(0, len(numbers) - 1, count).round().astype(np.int64)
    return [int(number) for number in numbers[places]]


def sampled(reader: VideoReader, spans: Sequence[range], count: int, check: Callable[[], None]) -> Iterator[VideoFrame]:
    """At most `count` frames spread evenly over spans as `within` gives them.

    Where keyframes are many enough and samples far apart, the samples are keyframes: a long video is not decoded
    in full. `check` is called for every picture decoded.
    """
    if not spans:
        return
    everything = np.concatenate([np.arange(span.start, span.stop) for span in spans])
    keyframes = np.intersect1d(reader.index.keyframes, everything, assume_unique=True)
    if len(keyframes) >= min(_ENOUGH_KEYFRAMES, count) and len(keyframes) * _LONG_GROUP <= len(everything):
        wanted = set(evenly(keyframes, count))
        read = reader.keyframes
    else:
        wanted = set(evenly(everything, count))
        read = reader.frames
    for span in spans:
        inside = [number for number in wanted if number in span]
        if inside:
            for frame in read(min(inside), max(inside) + 1):
                check()
                if frame.index in wanted:
                    yield frame
