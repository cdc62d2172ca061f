"""Flip test-time augmentation: run uncertain frames again, mirrored, in the window half-way between two.

The first and last frames of a window have neighbours on one side only, and a network's output for a frame and its
mirror image differs. One more run over the second half of a window and the first half of the next, mirrored, improves
uncertain frames (docs/decisions/0007). In options and model files it is called `second_look`.
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
class WindowResult:
    """A window and where to find its heatmaps.

    Attributes:
        window: the window.
        heatmaps: heatmaps of its batch, float32 (windows, L, H, W).
        row: index of the window in the batch.
        is_mirrored: whether the window was added for uncertain frames.
    """

    window: Window[Prepared]
    heatmaps: "Future[NDArray[np.float32]]"
    row: int
    is_mirrored: bool = False


class FlipTta:
    """A stage that inserts mirrored windows between the regular ones, in ascending order.

    Args:
        threshold: heatmap value. If the peak of a frame is lower, the window around it is run mirrored.
        run: runs the network on mirrored windows and mirrors the heatmaps back.
        ahead: number of windows that may wait for an earlier result, to keep the workers busy.
    """

    def __init__(self, threshold: float, run: Callable[[Sequence[Window[Prepared]]], WindowBatch], ahead: int) -> None:
        self._threshold = threshold
        self._run = run
        self._ahead = ahead
        # The last regular window, and the peaks of the frames in its second half.
        self._previous: tuple[Window[Prepared], NDArray[np.float32]] | None = None
        self._waiting: deque[WindowResult] = deque()

    def add(self, batch: WindowBatch) -> None:
        """Add a finished batch and run the mirrored windows that it calls for."""
        heatmaps = batch.heatmaps.result()
        windows_between: list[Window[Prepared] | None] = []
        for window, window_heatmaps in zip(batch.windows, heatmaps, strict=False):
            windows_between.append(self._window_between(window, window_heatmaps))
            self._previous = window, window_heatmaps[len(window_heatmaps) // 2 :].max(axis=(1, 2))
        uncertain = [window for window in windows_between if window is not None]
        mirrored = self._run(uncertain) if uncertain else None
        row = 0
        for i, window in enumerate(batch.windows):
            found = windows_between[i]
            if found is not None and mirrored is not None:
                self._waiting.append(WindowResult(found, mirrored.heatmaps, row, is_mirrored=True))
                row += 1
            self._waiting.append(WindowResult(window, batch.heatmaps, i))

    def pop_ready(self, *, finished: bool = False) -> Iterator[WindowResult]:
        """Yield the next windows: finished ones, and any beyond the limit of waiting ones."""
        while self._waiting and (finished or self._waiting[0].heatmaps.done() or len(self._waiting) > self._ahead):
            yield self._waiting.popleft()

    def _window_between(self, window: Window[Prepared], heatmaps: NDArray[np.float32]) -> Window[Prepared] | None:
        """Return the window half-way between the previous one and this one if it has an uncertain frame, else None."""
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
