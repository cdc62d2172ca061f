"""Join the heatmaps of overlapping windows into one heatmap per frame."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.crops import Region
from rallytrace.model_records.network_modes import EvalMode


def position_weights(seq_len: int, mode: EvalMode) -> NDArray[np.float32]:
    """Return the weight of each position of a window, float32 (seq_len,), summing to 1.

    `weight` gives TrackNetV3's triangle, min(i + 1, L - i) over its sum. The other modes give equal weights.
    """
    if mode is not EvalMode.WEIGHT:
        return np.full(seq_len, 1 / seq_len, np.float32)
    i = np.arange(seq_len)
    triangle = np.minimum(i + 1, seq_len - i).astype(np.float32)
    return np.asarray(triangle / triangle.sum(), dtype=np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class JoinedFrame:
    """The joined result of all windows that contain a frame.

    Attributes:
        ordinal: index of the frame in the stream.
        joined: weighted mean, float32, in the shape of a window's output for one frame.
        views: heatmap from each window, in the order of the windows.
        region: part of the picture that all heatmaps show; None for the whole. What is outside is unknown.
    """

    ordinal: int
    joined: NDArray[np.float32]
    views: tuple[NDArray[np.float32], ...]
    region: Region | None = None


@dataclass(frozen=True, slots=True, eq=False)
class _View:
    """A frame's heatmap from one window, and the frame's position in that window."""

    position: int
    heatmap: NDArray[np.float32]
    region: Region | None


class Ensemble:
    """A collector of window outputs that yields each frame once all its regular windows are in.

    A frame's heatmap is the weighted mean from its windows. At the start and end of the stream, where a frame has fewer
    windows, it is their plain mean, as in TrackNetV3's predict.py. An irregular window at the end (see `WindowCutter`)
    counts only for frames that were not yielded before.

    Args:
        seq_len: number of frames in a window.
        stride: number of frames from one window's start to the next's.
        mode: how windows are weighted.
        weighted_ends: use the weighted mean at the start and end too, as in TrackNetV3's streaming fork.
        single: index of the only frame to keep and yield; None for all.
    """

    def __init__(
        self, seq_len: int, stride: int, mode: EvalMode, *, weighted_ends: bool = False, single: int | None = None
    ) -> None:
        self._weighted_ends = weighted_ends
        self._single = single
        self._seq_len = seq_len
        self._stride = stride
        self._weights = position_weights(seq_len, mode)
        self._views: deque[list[_View]] = deque()
        self._first = 0
        self._irregular = False

    def add(self, start: int, outputs: NDArray[np.float32], frames: int, region: Region | None = None) -> None:
        """Add the output of a window.

        Args:
            start: index of the window's first frame. Windows must be added in ascending order.
            outputs: float32 (seq_len, ...), an entry per position; kept without a copy, except for a `single` frame.
            frames: number of positions with frames. The padding after them is dropped.
            region: part of the picture that the window shows; None for the whole.
        """
        self._irregular = start % self._stride != 0
        while self._first + len(self._views) < start + frames:
            self._views.append([])
        for position in range(frames):
            ordinal = start + position
            if ordinal >= self._first and self._single is None:
                self._views[ordinal - self._first].append(_View(position, outputs[position], region))
            elif ordinal >= self._first and self._single == ordinal:
                self._views[ordinal - self._first].append(_View(position, outputs[position].copy(), region))

    def pop_before(self, stop: int) -> Iterator[JoinedFrame]:
        """Yield the remaining frames before index `stop`, in ascending order and each once."""
        while self._views and self._first < stop:
            views = self._views.popleft()
            ordinal = self._first
            self._first += 1
            if self._single is None or self._single == ordinal:
                yield self._join(ordinal, views)

    def pop_rest(self) -> Iterator[JoinedFrame]:
        """Yield all remaining frames in ascending order, at the end of the stream."""
        return self.pop_before(self._first + len(self._views))

    def _join(self, ordinal: int, views: list[_View]) -> JoinedFrame:
        if len(views) == 1:
            return JoinedFrame(ordinal, views[0].heatmap, (views[0].heatmap,), views[0].region)
        regular = len(range(ordinal % self._stride, self._seq_len, self._stride))
        if not self._weighted_ends and (self._irregular or len(views) < regular):
            weights = np.full(len(views), 1 / len(views), np.float32)
        else:
            weights = self._weights[[view.position for view in views]]
            weights = weights / weights.sum()
        region = views[0].region
        if all(view.region == region for view in views):
            heatmaps = tuple(view.heatmap for view in views)
            return JoinedFrame(ordinal, _mean(heatmaps, weights), heatmaps, region)
        whole = next(view.region.whole for view in views if view.region is not None)
        regions = [view.region or Region.all_of(whole) for view in views]
        region = reduce(Region.union, regions)
        heatmaps = tuple(_widen(view.heatmap, part, region) for view, part in zip(views, regions, strict=True))
        shares = [_widen(np.ones_like(view.heatmap), part, region) for view, part in zip(views, regions, strict=True)]
        total = _mean(shares, weights)
        joined = np.divide(_mean(heatmaps, weights), total, out=np.zeros_like(total), where=total > 0)
        return JoinedFrame(ordinal, joined, heatmaps, region)


def _mean(heatmaps: Sequence[NDArray[np.float32]], weights: NDArray[np.float32]) -> NDArray[np.float32]:
    joined = heatmaps[0] * weights[0]
    product = np.empty_like(joined)
    for weight, heatmap in zip(weights[1:], heatmaps[1:], strict=True):
        joined += np.multiply(heatmap, weight, out=product)
    return np.asarray(joined, dtype=np.float32)


def _widen(heatmap: NDArray[np.float32], part: Region, region: Region) -> NDArray[np.float32]:
    """Return the heatmap of part of a region, padded with zeros to cover the whole region."""
    widened = np.zeros((region.size.height, region.size.width), np.float32)
    left, top = part.x - region.x, part.y - region.y
    widened[top : top + part.size.height, left : left + part.size.width] = heatmap
    return widened
