"""Many pictures of one view in a bounded piece of memory, and their median."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.video.frame import VideoFrame

Picture = NDArray[np.uint8]

_MOST_COUNTABLE: Final = 255
_IN_TRANSIT: Final = 3
"""Pictures that exist besides the samples: two while one is converted, and the median itself."""
_STRIP: Final = 2**17
"""Values worked on at a time, few enough to stay in a processor's cache."""


class SampleStack:
    """Pictures scaled to one size, with the numbers of their frames.

    Attributes:
        capacity: how many pictures it holds.
        numbers: the numbers of the frames it holds, in the order they came.
    """

    def __init__(self, size: Size, resize: ResizeFilter, *, most: int, budget_bytes: int) -> None:
        """Hold at most `most` pictures, and fewer where these would take more memory than the budget."""
        self._size = size
        self._resize = resize
        affordable = budget_bytes // (size.width * size.height * 3) - _IN_TRANSIT
        self.capacity = max(1, min(most, affordable, _MOST_COUNTABLE))
        self.numbers: list[int] = []
        self._pictures = np.empty((self.capacity, size.height, size.width, 3), np.uint8)

    def add(self, frame: VideoFrame) -> None:
        """Take a frame's picture; those beyond the capacity are left out."""
        if len(self.numbers) < self.capacity:
            self._pictures[len(self.numbers)] = frame.rgb_resized(self._size, self._resize)
            self.numbers.append(frame.index)

    def rows(self, spans: Sequence[range]) -> list[int]:
        """The places of the pictures whose frames lie in one of the spans."""
        return [row for row, number in enumerate(self.numbers) if any(number in span for span in spans)]

    def median(self, rows: Sequence[int], check: Callable[[], None]) -> Picture:
        """The median of some of the pictures at every pixel and colour, (h, w, 3) uint8.

        Of an even number the lower one of the two in the middle is taken, a value that was really seen.
        `check` is called now and then, and raises to stop.
        """
        flat = self._pictures.reshape(self.capacity, -1)
        result = np.empty(flat.shape[1], np.uint8)
        for begin in range(0, flat.shape[1], _STRIP):
            check()
            strip = slice(begin, begin + _STRIP)
            result[strip] = _median([flat[row, strip] for row in rows])
        return result.reshape(self._pictures.shape[1:])


def _median(columns: Sequence[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    """The lower median at each place of at most 255 arrays of one length, found bit by bit from the highest.

    Counting in bytes is some twenty times faster than sorting: each of the eight rounds asks how many values lie
    below the guess, and keeps the guess where that is less than half.
    """
    middle = (len(columns) + 1) // 2
    median = np.zeros_like(columns[0])
    below = np.empty_like(median)
    is_below = np.empty(median.shape, np.bool_)
    for bit in (128, 64, 32, 16, 8, 4, 2, 1):
        guess = median | np.uint8(bit)
        below[:] = 0
        for column in columns:
            np.less(column, guess, out=is_below)
            np.add(below, is_below.view(np.uint8), out=below)
        np.copyto(median, guess, where=below < middle)
    return median
