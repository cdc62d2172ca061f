"""Reduce a track to arrays for fast drawing: state and source of each frame, and curves with envelopes."""

import enum
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Floats32
from rallytrace.track.detections import Source
from rallytrace.track.track import SOURCES, Frames, Layer, Rows, State, Track, positions
from rallytrace.ui.look.time_axis import BLOCK_LENGTHS, PixelColumns

_BLOCKS: Final = BLOCK_LENGTHS[1:]
"""Block lengths in frames. Each is a multiple of the one before, from which it is computed."""
N_STATES: Final = len(State)


class FrameCategories:
    """The category of each frame, and for every block of frames the number of frames per category.

    Attributes:
        values: category of each frame, (n,) uint8, from 0 on. Only `enter` may write to it.
    """

    def __init__(self, n_frames: int, n_kinds: int) -> None:
        self.values: NDArray[np.uint8] = np.zeros(0, np.uint8)
        self._n_kinds = n_kinds
        self._counts = {block: np.zeros((0, n_kinds), np.uint16) for block in _BLOCKS}
        self.grow(n_frames)

    @classmethod
    def of(cls, values: NDArray[np.uint8], n_kinds: int) -> "FrameCategories":
        made = cls(len(values), n_kinds)
        made.enter(0, values)
        return made

    def grow(self, n_frames: int) -> None:
        """Append frames of category 0."""
        known, count = len(self.values), len(self.values) + n_frames
        self.values = np.concatenate([self.values, np.zeros(n_frames, np.uint8)])
        for block, counts in self._counts.items():
            new = np.zeros((-(-count // block) - len(counts), self._n_kinds), np.uint16)
            self._counts[block] = np.concatenate([counts, new])
        self._sum_up(known, count)

    def enter(self, start: int, values: NDArray[np.uint8]) -> None:
        self.values[start : start + len(values)] = values
        self._sum_up(start, start + len(values))

    def counts(self, columns: PixelColumns) -> NDArray[np.int64]:
        """Return how many frames of each category lie in each column, (categories, columns)."""
        if not len(columns.first):
            return np.zeros((self._n_kinds, 0), np.int64)
        if columns.grain > 1:
            blocks = _BlockColumns(columns)
            sums = self._counts[columns.grain][blocks.start : blocks.stop]
            # In the blocks' own type, because converting all of them takes longer than the sums.
            fits = int((columns.stop - columns.first).max()) <= np.iinfo(sums.dtype).max
            dtype = sums.dtype if fits else np.dtype(np.int64)
            return np.asarray(np.add.reduceat(sums, blocks.begins, axis=0, dtype=dtype).T, np.int64)
        first, lengths = columns.first, columns.stop - columns.first
        if not columns.coarse:
            return np.asarray(self.values[first] == np.arange(self._n_kinds, dtype=np.uint8)[:, None], np.int64)
        numbers = np.repeat(np.arange(len(first)), lengths) * self._n_kinds
        numbers += self.values[int(first[0]) : int(columns.stop[-1])]
        return np.bincount(numbers, minlength=len(first) * self._n_kinds).reshape(-1, self._n_kinds).T

    @property
    def totals(self) -> NDArray[np.int64]:
        """Return how many frames each category has, (categories,)."""
        return np.asarray(self._counts[_BLOCKS[-1]].sum(axis=0), np.int64)

    def _sum_up(self, start: int, stop: int) -> None:
        if start >= stop:
            return
        length, n_kinds = _BLOCKS[0], self._n_kinds
        first, end = start // length, -(-stop // length)
        values = self.values[first * length : end * length]
        numbers = np.arange(len(values)) // length * n_kinds + values
        found = np.bincount(numbers, minlength=(end - first) * n_kinds)
        self._counts[length][first:end] = found.reshape(-1, n_kinds)
        for shorter, longer in pairwise(_BLOCKS):
            first, end, ratio = start // longer, -(-stop // longer), longer // shorter
            sums = self._counts[shorter][first * ratio : end * ratio]
            self._counts[longer][first:end] = np.add.reduceat(sums, np.arange(0, len(sums), ratio), axis=0)


class Envelopes:
    """Values of frames, and the minimum and maximum of every block of frames.

    Attributes:
        values: (rows, n) float32, NaN for none. Call `sum_up` after writing to it.
    """

    def __init__(self, n_rows: int, n_frames: int) -> None:
        self.values: Floats32 = np.full((n_rows, 0), np.nan, np.float32)
        self._ends = {block: np.full((2, n_rows, 0), np.nan, np.float32) for block in _BLOCKS}
        self.grow(n_frames)

    def grow(self, n_frames: int) -> None:
        """Append frames without values."""
        count = self.values.shape[1] + n_frames
        self.values = _longer(self.values, count)
        self._ends = {block: _longer(ends, -(-count // block)) for block, ends in self._ends.items()}

    def sum_up(self, start: int, stop: int) -> None:
        """Recompute the blocks of the frames from `start` to `stop` (exclusive)."""
        if start >= stop:
            return
        lows = highs = self.values
        for shorter, longer in pairwise(BLOCK_LENGTHS):
            first, end, ratio = start // longer, -(-stop // longer), longer // shorter
            low, high = lows[:, first * ratio : end * ratio], highs[:, first * ratio : end * ratio]
            lows, highs = self._ends[longer]
            lows[:, first:end] = _reduce_blocks(np.fmin, low, ratio)
            highs[:, first:end] = _reduce_blocks(np.fmax, high, ratio)

    def extremes(self, rows: slice) -> Floats32:
        """Return the minimum and maximum of all values in these rows, (2,). NaN if there are none."""
        lows, highs = self._ends[_BLOCKS[-1]][:, rows]
        return np.array([np.fmin.reduce(lows, None, initial=np.nan), np.fmax.reduce(highs, None, initial=np.nan)])

    def envelope(self, rows: int | slice, columns: PixelColumns, *, joined: bool = False) -> tuple[Floats32, Floats32]:
        """Return the envelope (see the function `envelope`) of one or several rows: (..., columns) each."""
        if columns.grain == 1 or not len(columns.first):
            return envelope(self.values[rows], columns, joined=joined)
        blocks = _BlockColumns(columns)
        lows, highs = self._ends[columns.grain][:, rows, blocks.start : blocks.stop]
        low, high = blocks.extremes(np.fmin, lows), blocks.extremes(np.fmax, highs)
        if joined:
            continued = np.flatnonzero(columns.stop < self.values.shape[1])
            values = self.values[rows, columns.stop[continued]]
            low[..., continued] = np.fmin(low[..., continued], values)
            high[..., continued] = np.fmax(high[..., continued], values)
        return low, high


class _BlockColumns:
    """The blocks of frames in each column of pixels. The length of a block is the columns' grain.

    Attributes:
        start: index of the first block.
        stop: index after the last block.
        begins: index of the first block of each column, (columns,), relative to `start`.
    """

    def __init__(self, columns: PixelColumns) -> None:
        self.start = int(columns.first[0]) // columns.grain
        self.stop = -(-int(columns.stop[-1]) // columns.grain)
        self.begins = columns.first // columns.grain - self.start

    def extremes(self, ufunc: np.ufunc, values: Floats32) -> Floats32:
        """Return the minimum or maximum of each column's blocks, (..., columns), given (..., blocks) values.

        All columns have about the same number of blocks, so two overlapping power-of-two spans cover a column. Reducing
        spans in parallel takes a third of the time of `reduceat`.
        """
        ends = np.append(self.begins[1:], values.shape[-1])
        lengths, span = ends - self.begins, 1
        shortest, longest = int(lengths.min()), int(lengths.max())
        if longest > 1 << shortest.bit_length():
            return np.asarray(ufunc.reduceat(values, self.begins, axis=-1), np.float32)
        while 2 * span <= shortest:
            values = ufunc(values[..., :-span], values[..., span:])
            span *= 2
        return np.asarray(ufunc(values[..., self.begins], values[..., ends - span]), np.float32)


def envelope(values: Floats32, columns: PixelColumns, *, joined: bool = False) -> tuple[Floats32, Floats32]:
    """Return the minimum and maximum in each column, (..., columns) each. NaN where a column has no values.

    Args:
        values: value of each frame, (..., n).
        columns: the frames under each column.
        joined: whether a column includes the first frame after it, to draw a line without gaps.
    """
    if not len(columns.first):
        nothing = np.zeros((*values.shape[:-1], 0), np.float32)
        return nothing, nothing
    start, stop = int(columns.first[0]), int(columns.stop[-1]) + 1
    shown = values[..., start:stop]
    visible = _longer(shown, shown.shape[-1] + 1)
    ends = columns.stop - start + int(joined)
    pairs = np.stack([columns.first - start, np.minimum(ends, visible.shape[-1] - 1)], axis=1).ravel()
    low, high = (ufunc.reduceat(visible, pairs, axis=-1)[..., ::2] for ufunc in (np.fmin, np.fmax))
    return low, high


def _reduce_blocks(ufunc: np.ufunc, values: Floats32, step: int) -> Floats32:
    """Reduce every `step` values of each row to one: (rows, n) to (rows, ceil(n / step)).

    For a small `step` this is many times faster than `reduceat`.
    """
    if values.shape[1] <= step:
        return np.asarray(ufunc.reduce(values, axis=1, keepdims=True), np.float32)
    multiple = values.shape[1] // step * step
    found = values[:, :multiple:step]
    for offset in range(1, step):
        found = ufunc(found, values[:, offset:multiple:step])
    if multiple == values.shape[1]:
        return found
    return np.concatenate([found, ufunc.reduce(values[:, multiple:], axis=1, keepdims=True)], axis=1)


def _longer(values: Floats32, count: int) -> Floats32:
    unknown = np.full((*values.shape[:-1], count - values.shape[-1]), np.nan, np.float32)
    return np.concatenate([values, unknown], axis=-1)


class CurveSource(enum.IntEnum):
    """The sources of points that drawings distinguish."""

    PREDICTED = 0
    INPAINTED = 1
    """Set by InpaintNet or a curve."""
    HUMAN = 2


_CURVE_SOURCES: Final = {
    Source.PREDICTED: CurveSource.PREDICTED,
    Source.INPAINTED: CurveSource.INPAINTED,
    Source.INTERPOLATED: CurveSource.INPAINTED,
    Source.IMPORTED: CurveSource.PREDICTED,
    Source.HUMAN: CurveSource.HUMAN,
}
_CURVE_SOURCE_OF_ROW: Final = np.array([_CURVE_SOURCES[source] for source in SOURCES], np.uint8)
N_CATEGORIES: Final = len(CurveSource) * N_STATES
CONFIDENCE: Final = 2 * len(CurveSource)
"""The row of `TimelineArrays.curves` with the confidence, after the rows that `curve_row` gives."""


def category_of(source: CurveSource, state: State) -> int:
    """Return the number of the category for a source and a state, 0 to N_CATEGORIES - 1. Unset frames have 0."""
    return source * N_STATES + state if state is not State.UNSET else 0


def curve_row(source: CurveSource, coordinate: int) -> int:
    """Return the row of `TimelineArrays.curves` with a source's x (`coordinate` 0) or y (1)."""
    return 2 * source + coordinate


@dataclass(frozen=True, slots=True)
class TrackCounts:
    """The number of frames in each state.

    Attributes:
        visible: visible ball, including filled frames.
        no_ball: no ball in the picture.
        unclear: the user cannot tell.
        unset: labelled by neither a run nor the user.
        by_hand: set by the user, in any state.
        filled: visible frames filled by InpaintNet or a curve.
    """

    visible: int = 0
    occluded: int = 0
    no_ball: int = 0
    unclear: int = 0
    unset: int = 0
    by_hand: int = 0
    filled: int = 0


def counts_of(track: Track, frames: range | None = None) -> TrackCounts:
    """Return the counts of a range of frames, or of all."""
    start, stop = (0, track.n_frames) if frames is None else (frames.start, frames.stop)
    return _counts(np.bincount(_categories(track.shown_rows(start, stop, marked=True)), minlength=N_CATEGORIES))


class RunningCounts:
    """The counts of a whole track. An update takes time proportional to the changed frames."""

    def __init__(self) -> None:
        self._categories = FrameCategories(0, N_CATEGORIES)

    @property
    def counts(self) -> TrackCounts:
        return _counts(self._categories.totals)

    def read(self, track: Track) -> None:
        self._categories = FrameCategories.of(_categories(track.shown_rows(marked=True)), N_CATEGORIES)

    def update(self, track: Track, frames: Frames) -> None:
        """Update the counts for changed frames (ascending) and appended frames of the track."""
        appended = track.n_frames - len(self._categories.values)
        if appended > 0:
            self._categories.grow(appended)
        if len(frames):
            first, stop = int(frames[0]), int(frames[-1]) + 1
            self._categories.enter(first, _categories(track.shown_rows(first, stop, marked=True)))


def _counts(histogram: NDArray[np.int64]) -> TrackCounts:
    table = histogram.reshape(len(CurveSource), N_STATES)
    unset, visible, occluded, no_ball, unclear = table.sum(axis=0).tolist()
    filled = int(table[CurveSource.INPAINTED, State.VISIBLE])
    return TrackCounts(visible, occluded, no_ball, unclear, unset, int(table[CurveSource.HUMAN].sum()), filled)


class ReviewState(enum.IntEnum):
    """The user's verdict on a frame, independent of its point."""

    UNREVIEWED = 0
    PINNED = 1
    """Protected from changes by runs."""
    REVIEWED = 2
    """Checked by the user."""


class TimelineArrays:
    """A track reduced to arrays for drawing.

    Attributes:
        looks: state and source of each frame, numbered by `category_of`.
        review_states: the `ReviewState` of each frame.
        curves: x and y of each source in video pixels, in the rows that `curve_row` gives, and in row `CONFIDENCE` the
            confidence of each frame seen by a run, 0 to 1. NaN for none. The source of a point counts, not its layer: a
            prediction remains one if InpaintNet confirms it or the user accepts it. If the human layer has a state for
            a frame, the positions of other sources are left out, so that a corrected error is no longer drawn.
    """

    def __init__(self, track: Track | None = None) -> None:
        self._make(0)
        if track is not None:
            self.read(track)

    @property
    def n_frames(self) -> int:
        return len(self.looks.values)

    def read(self, track: Track) -> None:
        self._make(track.n_frames)
        if any(map(track.has_rows, Layer)):
            self._read(track, 0, track.n_frames)

    def update(self, track: Track, frames: Frames) -> None:
        """Update from changed frames (ascending) and appended frames of the track."""
        if track.n_frames > self.n_frames:
            self._grow(track.n_frames - self.n_frames)
        if len(frames):
            self._read(track, int(frames[0]), int(frames[-1]) + 1)

    def _make(self, count: int) -> None:
        self.looks = FrameCategories(count, N_CATEGORIES)
        self.review_states = FrameCategories(count, len(ReviewState))
        self.curves = Envelopes(CONFIDENCE + 1, count)

    def _grow(self, n_frames: int) -> None:
        self.looks.grow(n_frames)
        self.review_states.grow(n_frames)
        self.curves.grow(n_frames)

    def _read(self, track: Track, start: int, stop: int) -> None:
        human, predicted = (track.layer(layer)[start:stop] for layer in (Layer.HUMAN, Layer.PREDICTED))
        self.looks.enter(start, _categories(track.shown_rows(start, stop, marked=True)))
        self.review_states.enter(start, _review_states_of(human))
        curves = self.curves.values[:, start:stop]
        curves[:] = np.nan
        for layer in Layer:
            _enter_positions(track.layer(layer)[start:stop], curves)
        curves[CONFIDENCE] = np.where(predicted["state"] != State.UNSET, predicted["confidence"], np.nan)
        self.curves.sum_up(start, stop)

    def path(self, source: CurveSource) -> Floats32:
        """Return the positions of a source, (2, n)."""
        return self.curves.values[curve_row(source, 0) : curve_row(source, 1) + 1]

    def path_range(self, coordinate: int) -> Floats32:
        """Return the minimum and maximum x (0) or y (1) of all sources, (2,). NaN without positions."""
        return self.curves.extremes(slice(coordinate, CONFIDENCE, 2))


def _enter_positions(rows: Rows, curves: Floats32) -> None:
    """Write a layer's positions to the curves of their sources, and erase overridden positions of lower layers."""
    if not rows["state"].any():
        return
    curves[:CONFIDENCE, rows["state"] != State.UNSET] = np.nan
    placed = positions(rows)
    sources = np.where(np.isfinite(placed[0]), _CURVE_SOURCE_OF_ROW[rows["source"]], len(CurveSource))
    for source in CurveSource:
        columns = np.flatnonzero(sources == source)
        if len(columns):
            curves[curve_row(source, 0) : curve_row(source, 1) + 1, columns] = placed[:, columns]


def _categories(shown: Rows) -> NDArray[np.uint8]:
    is_set = shown["state"] != State.UNSET
    return np.where(is_set, _CURVE_SOURCE_OF_ROW[shown["source"]] * N_STATES + shown["state"], 0).astype(np.uint8)


def _review_states_of(human: Rows) -> NDArray[np.uint8]:
    """Return the `ReviewState` of each frame, (n,) uint8.

    An unreviewed frame is pinned if its row in the human layer repeats a model's point.
    """
    by_others = human["source"] != SOURCES.index(Source.HUMAN)
    kept = np.where(by_others & (human["state"] != State.UNSET), ReviewState.PINNED, ReviewState.UNREVIEWED)
    return np.where(human["reviewed"], ReviewState.REVIEWED, kept).astype(np.uint8)
