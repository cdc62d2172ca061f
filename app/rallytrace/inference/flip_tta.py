"""A second look at unsure frames: the window half-way between two, on the mirror image.

A window sees its first and last frames with neighbours on one side only, and a network's answers for a picture and its
mirror image differ. One more run over the second half of a window and the first half of the next adds both, for unsure
frames (docs/decisions/0007).
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
    """A window, and the place of its heatmaps.

    Attributes:
        heatmaps: of its batch, float32 (windows, L, H, W).
        row: the window's index among these.
        is_second: whether it belongs to a second look.
    """

    window: Window[Prepared]
    heatmaps: "Future[NDArray[np.float32]]"
    row: int
    is_second: bool = False


class FlipTta:
    """Puts windows of second looks between the regular ones, in ascending order.

    Args:
        threshold: heatmap value; a window with a lower peak in one of its frames gets a second look.
        run: runs the network on mirrored windows, and mirrors the heatmaps back.
        ahead: number of windows that may wait for an earlier result, to keep the workers busy.
    """

    def __init__(self, threshold: float, run: Callable[[Sequence[Window[Prepared]]], WindowBatch], ahead: int) -> None:
        self._threshold = threshold
        self._run = run
        self._ahead = ahead
        # The last regular window, and the highest values of its second half.
        self._previous: tuple[Window[Prepared], NDArray[np.float32]] | None = None
        self._waiting: deque[Look] = deque()

    def add(self, batch: WindowBatch) -> None:
        """Add a finished batch, and start the second looks that follow from it."""
        heatmaps = batch.heatmaps.result()
        windows_between: list[Window[Prepared] | None] = []
        for window, window_heatmaps in zip(batch.windows, heatmaps, strict=False):
            windows_between.append(self._window_between(window, window_heatmaps))
            self._previous = window, window_heatmaps[len(window_heatmaps) // 2 :].max(axis=(1, 2))
        unsure = [window for window in windows_between if window is not None]
        second = self._run(unsure) if unsure else None
        row = 0
        for i, window in enumerate(batch.windows):
            found = windows_between[i]
            if found is not None and second is not None:
                self._waiting.append(Look(found, second.heatmaps, row, is_second=True))
                row += 1
            self._waiting.append(Look(window, batch.heatmaps, i))

    def pop_ready(self, *, finished: bool = False) -> Iterator[Look]:
        """The next windows: finished ones, and any beyond the waiting limit."""
        while self._waiting and (finished or self._waiting[0].heatmaps.done() or len(self._waiting) > self._ahead):
            yield self._waiting.popleft()

    def _window_between(self, window: Window[Prepared], heatmaps: NDArray[np.float32]) -> Window[Prepared] | None:
        """The window half-way between the previous one and this one, if one of its frames is unsure."""
        if self._previous is None:
            return None
        previous, peaks = self._previous
        length = len(window.items)
        half = length // 2
        if previous.stop != window.start or window.frames < length:
            return None
        if min(peaks.min(), heatmaps[:half].max(axis=(1, 2)).min()) >= self._threshold:
            return None
        return Window(previous.start + half, (*previous.items[half:], *window.items[:half]), length)
