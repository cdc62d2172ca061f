"""What frames have, summed up over ever longer stretches: a whole match is drawn from as few numbers as a minute."""

from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.ui.timeline.time_axis import GRAINS, PixelColumns

Values = NDArray[np.float32]

_STRETCHES: Final = GRAINS[1:]
"""The lengths of the stretches in frames. Each is a whole number of the one before, and is summed up from it."""


class Kinds:
    """Of which of a few kinds each frame is, and how many of each there are in every stretch.

    Attributes:
        values: of each frame, (n,) uint8, from 0 on; written to by `enter` alone.
    """

    def __init__(self, n_frames: int, n_kinds: int) -> None:
        self.values: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self._n_kinds = n_kinds
        self._counts = {stretch: np.zeros((0, n_kinds), np.uint16) for stretch in _STRETCHES}
        self.grow(n_frames)

    @classmethod
    def of(cls, values: NDArray[np.uint8], n_kinds: int) -> "Kinds":
        """Of frames of some kinds, (n,)."""
        made = cls(len(values), n_kinds)
        made.enter(0, values)
        return made

    def grow(self, more: int) -> None:
        """Take more frames in; they are of kind 0."""
        known, count = len(self.values), len(self.values) + more
        self.values = np.concatenate([self.values, np.zeros(more, np.uint8)])
        for stretch, counts in self._counts.items():
            new = np.zeros((-(-count // stretch) - len(counts), self._n_kinds), np.uint16)
            self._counts[stretch] = np.concatenate([counts, new])
        self._sum_up(known, count)

    def enter(self, start: int, values: NDArray[np.uint8]) -> None:
        """The frames from `start` on are of these kinds now."""
        self.values[start : start + len(values)] = values
        self._sum_up(start, start + len(values))

    def counts(self, columns: PixelColumns) -> NDArray[np.int64]:
        """How many frames of each kind lie under each column, (kinds, columns)."""
        if not len(columns.first):
            return np.zeros((self._n_kinds, 0), np.int64)
        if columns.grain > 1:
            places = _Places(columns)
            part = self._counts[columns.grain][places.start : places.stop]
            return np.add.reduceat(part, places.begins, axis=0, dtype=np.int64).T
        first, lengths = columns.first, columns.stop - columns.first
        if not columns.coarse:
            return np.asarray(self.values[first] == np.arange(self._n_kinds, dtype=np.uint8)[:, None], np.int64)
        numbers = np.repeat(np.arange(len(first)), lengths) * self._n_kinds
        numbers += self.values[int(first[0]) : int(columns.stop[-1])]
        return np.bincount(numbers, minlength=len(first) * self._n_kinds).reshape(-1, self._n_kinds).T

    def _sum_up(self, start: int, stop: int) -> None:
        if start >= stop:
            return
        length, n_kinds = _STRETCHES[0], self._n_kinds
        first, behind = start // length, -(-stop // length)
        values = self.values[first * length : behind * length]
        numbers = np.arange(len(values)) // length * n_kinds + values
        found = np.bincount(numbers, minlength=(behind - first) * n_kinds)
        self._counts[length][first:behind] = found.reshape(-1, n_kinds)
        for shorter, longer in pairwise(_STRETCHES):
            first, behind, by = start // longer, -(-stop // longer), longer // shorter
            part = self._counts[shorter][first * by : behind * by]
            self._counts[longer][first:behind] = np.add.reduceat(part, np.arange(0, len(part), by), axis=0)


class Reaches:
    """Values of frames, and the lowest and the highest of every stretch.

    Attributes:
        values: (rows, n) float32, NaN where there is none; written to only before `sum_up`.
    """

    def __init__(self, n_rows: int, n_frames: int) -> None:
        self.values: Values = np.full((n_rows, 0), np.nan, np.float32)
        self._ends = {stretch: np.full((2, n_rows, 0), np.nan, np.float32) for stretch in _STRETCHES}
        self.grow(n_frames)

    def grow(self, more: int) -> None:
        """Take more frames in, which have no value."""
        count = self.values.shape[1] + more
        self.values = _longer(self.values, count)
        self._ends = {stretch: _longer(ends, -(-count // stretch)) for stretch, ends in self._ends.items()}

    def sum_up(self, start: int, stop: int) -> None:
        """The values from one frame to before another have changed."""
        if start >= stop:
            return
        lows = highs = self.values
        for shorter, longer in pairwise(GRAINS):
            first, behind, by = start // longer, -(-stop // longer), longer // shorter
            low, high = lows[:, first * by : behind * by], highs[:, first * by : behind * by]
            lows, highs = self._ends[longer]
            lows[:, first:behind] = _reduced(np.fmin, low, by)
            highs[:, first:behind] = _reduced(np.fmax, high, by)

    def envelope(self, row: int, columns: PixelColumns, *, joined: bool = False) -> tuple[Values, Values]:
        """The smallest and the largest value of a row under each column; see `envelope`."""
        if columns.grain == 1 or not len(columns.first):
            return envelope(self.values[row], columns, joined=joined)
        places = _Places(columns)
        lows, highs = self._ends[columns.grain][:, row, places.start : places.stop]
        low, high = np.fmin.reduceat(lows, places.begins), np.fmax.reduceat(highs, places.begins)
        if joined:
            beyond = np.flatnonzero(columns.stop < self.values.shape[1])
            values = self.values[row, columns.stop[beyond]]
            low[beyond], high[beyond] = np.fmin(low[beyond], values), np.fmax(high[beyond], values)
        return low, high


class _Places:
    """Where columns lie among the stretches as long as their grain.

    Attributes:
        start: the first stretch.
        stop: the one behind the last.
        begins: where each column begins, counted from the first.
    """

    def __init__(self, columns: PixelColumns) -> None:
        self.start = int(columns.first[0]) // columns.grain
        self.stop = -(-int(columns.stop[-1]) // columns.grain)
        self.begins = columns.first // columns.grain - self.start


def envelope(values: Values, columns: PixelColumns, *, joined: bool = False) -> tuple[Values, Values]:
    """The smallest and the largest value under each column, (columns,) each; NaN where there is none.

    Args:
        values: of each frame, (n,).
        columns: the frames under each column.
        joined: whether a column takes in the first frame after it, so that neighbours touch where a line goes on.
    """
    if not len(columns.first):
        return np.zeros(0, np.float32), np.zeros(0, np.float32)
    start, stop = int(columns.first[0]), int(columns.stop[-1]) + 1
    part = np.append(values[start:stop], np.float32(np.nan))
    ends = columns.stop - start + int(joined)
    pairs = np.stack([columns.first - start, np.minimum(ends, len(part) - 1)], axis=1).ravel()
    return np.fmin.reduceat(part, pairs)[::2], np.fmax.reduceat(part, pairs)[::2]


def _reduced(ufunc: np.ufunc, values: Values, by: int) -> Values:
    """Every so many values as one, (rows, -(-n // by)); many times as quick as `reduceat` for so few at a time."""
    if values.shape[1] <= by:
        return np.asarray(ufunc.reduce(values, axis=1, keepdims=True), np.float32)
    whole = values.shape[1] // by * by
    found = values[:, :whole:by]
    for at in range(1, by):
        found = ufunc(found, values[:, at:whole:by])
    if whole == values.shape[1]:
        return found
    return np.concatenate([found, ufunc.reduce(values[:, whole:], axis=1, keepdims=True)], axis=1)


def _longer(values: Values, count: int) -> Values:
    unknown = np.full((*values.shape[:-1], count - values.shape[-1]), np.nan, np.float32)
    return np.concatenate([values, unknown], axis=-1)
