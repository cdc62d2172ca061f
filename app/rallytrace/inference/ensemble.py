"""One heatmap a frame out of the windows that saw it."""

import enum
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import UsageError


class EvalMode(enum.StrEnum):
    """How overlapping windows are joined; the values are those of the original's `--eval_mode`."""

    WEIGHT = "weight"
    """Triangular weights: a frame is known best from the middle of a window."""
    AVERAGE = "average"
    NONOVERLAP = "nonoverlap"
    """Windows that do not overlap; each frame has one."""

    @classmethod
    def parse(cls, text: str) -> "EvalMode":
        """The mode of that name.

        Raises:
            UsageError: there is none.
        """
        try:
            return cls(text)
        except ValueError:
            names = ", ".join(f"'{mode}'" for mode in cls)
            raise UsageError(f"There is no eval mode '{text}'.", f"Choose one of {names}.") from None


class Edges(enum.Enum):
    """What becomes of the frames at the head and the tail of a stream, which fewer windows see."""

    PLAIN = enum.auto()
    """The plain mean of the windows that saw them, as TrackNetV3's predict.py does."""
    WEIGHTED = enum.auto()
    """The weighted mean as everywhere else, as its streaming fork does."""


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
    """What all windows together say about a frame.

    Attributes:
        ordinal: the frame's place in the stream.
        joined: the blended values, float32, of the shape a window gives for one frame.
        views: each window's own heatmap, in the order of the windows.
    """

    ordinal: int
    joined: NDArray[np.float32]
    views: tuple[NDArray[np.float32], ...]


class Ensemble:
    """Collects the windows' outputs and gives each frame away once no regular window can add to it.

    A frame that all its windows saw is their weighted mean; `edges` says what becomes of one that fewer saw. A window
    laid over the tail out of turn (see `WindowCutter`) counts only for the frames that had not been given away.
    """

    def __init__(
        self, seq_len: int, stride: int, mode: EvalMode, edges: Edges = Edges.PLAIN, *, only: int | None = None
    ) -> None:
        """Begin; with `only`, the ordinal of one frame, nothing but that one is kept and given away."""
        self._edges = edges
        self._only = only
        self._seq_len = seq_len
        self._stride = stride
        self._weights = position_weights(seq_len, mode)
        self._views: deque[list[tuple[int, NDArray[np.float32]]]] = deque()
        self._first = 0
        self._irregular = False

    def add(self, start: int, outputs: NDArray[np.float32], frames: int) -> None:
        """Take a window's output.

        Args:
            start: ordinal of its first frame; windows come in this order.
            outputs: float32 (seq_len, ...), one entry a position; it is kept, not copied, unless `only` one frame is.
            frames: how many positions are frames; the padding after them is dropped.
        """
        self._irregular = start % self._stride != 0
        while self._first + len(self._views) < start + frames:
            self._views.append([])
        for position in range(frames):
            ordinal = start + position
            if ordinal >= self._first and self._only is None:
                self._views[ordinal - self._first].append((position, outputs[position]))
            elif ordinal >= self._first and self._only == ordinal:
                self._views[ordinal - self._first].append((position, outputs[position].copy()))

    def pop_before(self, before: int) -> Iterator[JoinedFrame]:
        """The frames up to an ordinal, which they are below, ascending; each is given away once."""
        while self._views and self._first < before:
            seen = self._views.popleft()
            ordinal = self._first
            self._first += 1
            if self._only is None or self._only == ordinal:
                yield JoinedFrame(ordinal, self._join(ordinal, seen), tuple(view for _, view in seen))

    def pop_rest(self) -> Iterator[JoinedFrame]:
        """All frames that are left, ascending: the stream has ended."""
        return self.pop_before(self._first + len(self._views))

    def _join(self, ordinal: int, seen: list[tuple[int, NDArray[np.float32]]]) -> NDArray[np.float32]:
        if len(seen) == 1:
            return seen[0][1]
        regular = len(range(ordinal % self._stride, self._seq_len, self._stride))
        if self._edges is Edges.PLAIN and (self._irregular or len(seen) < regular):
            weights = np.full(len(seen), 1 / len(seen), np.float32)
        else:
            weights = self._weights[[position for position, _ in seen]]
            weights = weights / weights.sum()
        joined = seen[0][1] * weights[0]
        part = np.empty_like(joined)
        for weight, (_, view) in zip(weights[1:], seen[1:], strict=True):
            joined += np.multiply(view, weight, out=part)
        return np.asarray(joined, dtype=np.float32)
