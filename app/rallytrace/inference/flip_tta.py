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

from rallytrace.inference.crops import CropRule, Region, peaks_of
from rallytrace.inference.feeding import BatchHeatmaps, Prepared, WindowBatch
from rallytrace.inference.windows import Window


@dataclass(frozen=True, slots=True, eq=False)
class WindowResult:
    """A window and where to find its heatmaps.

    Attributes:
        row: index of the window in the batch.
        is_mirrored: whether the window was added for uncertain frames.
    """

    window: Window[Prepared]
    result: "Future[BatchHeatmaps]"
    row: int
    is_mirrored: bool = False


class FlipTta:
    """A stage that inserts mirrored windows between the regular ones, in ascending order.

    Args:
        threshold: heatmap value. If the peak of a frame is lower, the window around it is run mirrored.
        run: runs the network on mirrored windows, of whole pictures or of a region, and mirrors the heatmaps back.
        ahead: number of windows that may wait for an earlier result, to keep the workers busy.
        rule: places crops, for batches of 1, and says where a second look is worth its time; None to run every mirrored
            window on whole pictures.
    """

    def __init__(
        self,
        threshold: float,
        run: Callable[[Sequence[Window[Prepared]], Region | None], WindowBatch],
        ahead: int,
        rule: CropRule | None = None,
    ) -> None:
        self._threshold = threshold
        self._run = run
        self._ahead = ahead
        self._rule = rule
        # The last regular window, and the peaks of the frames in its second half.
        self._previous: tuple[Window[Prepared], NDArray[np.float64]] | None = None
        self._waiting: deque[WindowResult] = deque()

    def add(self, batch: WindowBatch) -> None:
        """Add a finished batch and run the mirrored windows that it calls for."""
        looked = batch.result.result()
        windows_between: list[Window[Prepared] | None] = []
        region = None
        for window, heatmaps in zip(batch.windows, looked.heatmaps, strict=False):
            peaks = peaks_of(heatmaps, looked.region)
            between, region = self._window_between(window, peaks)
            windows_between.append(between)
            self._previous = window, peaks[len(peaks) // 2 :]
        uncertain = [window for window in windows_between if window is not None]
        mirrored = self._run(uncertain, region) if uncertain else None
        row = 0
        for i, window in enumerate(batch.windows):
            found = windows_between[i]
            if found is not None and mirrored is not None:
                self._waiting.append(WindowResult(found, mirrored.result, row, is_mirrored=True))
                row += 1
            self._waiting.append(WindowResult(window, batch.result, i))

    def pop_ready(self, *, finished: bool = False) -> Iterator[WindowResult]:
        """Yield the next windows in order, while they are finished or more than `ahead` of them are waiting."""
        while self._waiting and (finished or self._waiting[0].result.done() or len(self._waiting) > self._ahead):
            yield self._waiting.popleft()

    def _window_between(
        self, window: Window[Prepared], peaks: NDArray[np.float64]
    ) -> tuple[Window[Prepared] | None, Region | None]:
        """Return the window half-way between the previous one and this one, and its crop, if a frame is uncertain."""
        if self._previous is None:
            return None, None
        previous, earlier = self._previous
        length = len(window.items)
        half = length // 2
        if previous.stop != window.start or window.frames < length:
            return None, None
        around: NDArray[np.float64] = np.concatenate((earlier, peaks[:half]))
        if around[:, 0].min() >= self._threshold:
            return None, None
        if self._rule is not None and not self._rule.is_worth_a_second_look(around):
            return None, None
        between = Window(previous.start + half, (*previous.items[half:], *window.items[:half]), length)
        return between, None if self._rule is None else self._rule.crop_around(around)
