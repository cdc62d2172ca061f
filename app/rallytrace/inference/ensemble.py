"""One heatmap per frame from its windows."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.model_records.network_modes import EvalMode


def position_weights(seq_len: int, mode: EvalMode) -> NDArray[np.float32]:
    """Weight of each position of a window, float32 (seq_len,), summing to 1.

    `weight` is TrackNetV3's triangle, min(i + 1, L - i) over its sum; the other modes weigh all positions alike.
    """
    if mode is not EvalMode.WEIGHT:
        return np.full(seq_len, 1 / seq_len, np.float32)
    i = np.arange(seq_len)
    triangle = np.minimum(i + 1, seq_len - i).astype(np.float32)
    return np.asarray(triangle / triangle.sum(), dtype=np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class JoinedFrame:
    """The joined result of a frame's windows.

    Attributes:
        ordinal: the frame's place in the stream.
        joined: the blended values, float32, in the shape of a window's output for one frame.
        views: each window's own heatmap, in the order of the windows.
    """

    ordinal: int
    joined: NDArray[np.float32]
    views: tuple[NDArray[np.float32], ...]


class Ensemble:
    """Collects the windows' outputs and yields each frame once all its regular windows are in.

    A frame is the weighted mean of its windows. At the head and the tail of the stream, with fewer windows, it is their
    plain mean, as in TrackNetV3's predict.py. An irregular window over the tail (see `WindowCutter`) counts only for
    frames not yielded before.

    Args:
        weighted_ends: use the weighted mean there, too, as in TrackNetV3's streaming fork.
        single: the ordinal of a frame; only this one is kept and yielded.
    """

    def __init__(
        self, seq_len: int, stride: int, mode: EvalMode, *, weighted_ends: bool = False, single: int | None = None
    ) -> None:
        self._weighted_ends = weighted_ends
        self._single = single
        self._seq_len = seq_len
        self._stride = stride
        self._weights = position_weights(seq_len, mode)
        self._views: deque[list[tuple[int, NDArray[np.float32]]]] = deque()
        self._first = 0
        self._irregular = False

    def add(self, start: int, outputs: NDArray[np.float32], frames: int) -> None:
        """Add a window's output.

        Args:
            start: ordinal of its first frame; windows come in this order.
            outputs: float32 (seq_len, ...), an entry per position; kept without a copy, except for a `single` frame.
            frames: number of positions with frames; the padding after them is dropped.
        """
        self._irregular = start % self._stride != 0
        while self._first + len(self._views) < start + frames:
            self._views.append([])
        for position in range(frames):
            ordinal = start + position
            if ordinal >= self._first and self._single is None:
                self._views[ordinal - self._first].append((position, outputs[position]))
            elif ordinal >= self._first and self._single == ordinal:
                self._views[ordinal - self._first].append((position, outputs[position].copy()))

    def pop_before(self, stop: int) -> Iterator[JoinedFrame]:
        """The remaining frames before an ordinal, ascending; each is yielded once."""
        while self._views and self._first < stop:
            views = self._views.popleft()
            ordinal = self._first
            self._first += 1
            if self._single is None or self._single == ordinal:
                yield JoinedFrame(ordinal, self._join(ordinal, views), tuple(view for _, view in views))

    def pop_rest(self) -> Iterator[JoinedFrame]:
        """All remaining frames, ascending, at the end of the stream."""
        return self.pop_before(self._first + len(self._views))

    def _join(self, ordinal: int, views: list[tuple[int, NDArray[np.float32]]]) -> NDArray[np.float32]:
        if len(views) == 1:
            return views[0][1]
        regular = len(range(ordinal % self._stride, self._seq_len, self._stride))
        if not self._weighted_ends and (self._irregular or len(views) < regular):
            weights = np.full(len(views), 1 / len(views), np.float32)
        else:
            weights = self._weights[[position for position, _ in views]]
            weights = weights / weights.sum()
        joined = views[0][1] * weights[0]
        product = np.empty_like(joined)
        for weight, (_, view) in zip(weights[1:], views[1:], strict=True):
            joined += np.multiply(view, weight, out=product)
        return np.asarray(joined, dtype=np.float32)
