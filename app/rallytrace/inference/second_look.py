"""A second look where the network is unsure: the window half-way between two, on the mirror image.

A window sees its first and last frames with neighbours on one side only, and a network does not answer quite alike for
a picture and its mirror image. One more run over the second half of a window and the first half of the next adds both,
for the frames that need it (docs/decisions/0007).
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.feeding import Prepared, WindowBatch
from rallytrace.inference.windows import Window


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """A window, and where its heatmaps are.

    Attributes:
        heatmaps: of the batch that it was run in, float32 (windows, L, H, W).
        row: which of these are the window's.
        is_second: whether it is the window of a second look.
    """

    window: Window[Prepared]
    heatmaps: "Future[NDArray[np.float32]]"
    row: int
    is_second: bool = False


class SecondLook:
    """Puts windows of second looks between the regular ones; what it gives away ascends.

    Args:
        below: heatmap value; a window is looked at again if one of its frames has no peak as high.
        run: runs the network on windows, mirrored there and back.
        ahead: how many windows may wait for the result of one before them, so that workers have something to do.
    """

    def __init__(self, below: float, run: Callable[[Sequence[Window[Prepared]]], WindowBatch], ahead: int) -> None:
        self._below = below
        self._run = run
        self._ahead = ahead
        # The last regular window, and the highest values of its second half.
        self._before: tuple[Window[Prepared], NDArray[np.float32]] | None = None
        self._waiting: deque[Look] = deque()

    def add(self, batch: WindowBatch) -> None:
        """Take a batch that was run, and begin with the second looks that follow from it."""
        heatmaps = batch.heatmaps.result()
        between: list[Window[Prepared] | None] = []
        for window, one in zip(batch.windows, heatmaps, strict=False):
            between.append(self._between(window, one))
            self._before = window, one[len(one) // 2 :].max(axis=(1, 2))
        again = [window for window in between if window is not None]
        second = self._run(again) if again else None
        row = 0
        for i, window in enumerate(batch.windows):
            found = between[i]
            if found is not None and second is not None:
                self._waiting.append(Look(found, second.heatmaps, row, is_second=True))
                row += 1
            self._waiting.append(Look(window, batch.heatmaps, i))

    def pop_ready(self, *, finished: bool = False) -> Iterator[Look]:
        """The windows that are next: those that have been run, and those that are waited for long enough."""
        while self._waiting and (finished or self._waiting[0].heatmaps.done() or len(self._waiting) > self._ahead):
            yield self._waiting.popleft()

    def _between(self, window: Window[Prepared], heatmaps: NDArray[np.float32]) -> Window[Prepared] | None:
        """The window half-way between the one before and this one, if a frame of it is in doubt."""
        if self._before is None:
            return None
        before, peaks = self._before
        length = len(window.items)
        half = length // 2
        if before.stop != window.start or window.frames < length:
            return None
        if min(peaks.min(), heatmaps[:half].max(axis=(1, 2)).min()) >= self._below:
            return None
        return Window(before.start + half, (*before.items[half:], *window.items[:half]), length)
