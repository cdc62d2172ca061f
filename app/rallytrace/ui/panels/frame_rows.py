"""Which frames a table shows and in which order, in plain arrays: constant work a row, little work for all of them."""

import enum
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Source
from rallytrace.domain.track import SOURCES, Frames, Layer, Rows, State, Track


class Column(enum.IntEnum):
    """What is told of a frame."""

    FRAME = 0
    TIME = 1
    STATE = 2
    X = 3
    Y = 4
    SOURCE = 5
    CONFIDENCE = 6
    REVIEWED = 7


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the frames have in common that are to be shown; None is as good as anything.

    Attributes:
        state: the state that is shown.
        source: who put the point there.
        reviewed: whether somebody has looked at it. False means that a run, a file or a person has said something and
            nobody has looked at that: frames that nobody looked at at all are neither.
        below: less than this is TrackNet's confidence; frames without one are out.
        within: one of these frames, such as the marked range.
        frames: one of these frames, such as those that were typed.
    """

    state: State | None = None
    source: Source | None = None
    reviewed: bool | None = None
    below: float | None = None
    within: range | None = None
    frames: range | None = None

    @property
    def by_place(self) -> bool:
        """Whether only frame numbers count, so that no edit changes what is shown."""
        return (self.state, self.source, self.reviewed, self.below) == (None, None, None, None)


ALL: Final = Wanted()


@dataclass(frozen=True, slots=True)
class Order:
    """In which order.

    Attributes:
        column: what decides; frames that are alike in it stand in their own order, those without a value at the end.
        descending: whether the largest stands first.
    """

    column: Column = Column.FRAME
    descending: bool = False

    @property
    def by_place(self) -> bool:
        """Whether only frame numbers count."""
        return self.column in (Column.FRAME, Column.TIME)


@dataclass(frozen=True, slots=True)
class FrameRow:
    """One frame, as a table tells of it.

    Attributes:
        frame: its number.
        state: what is shown of it.
        source: who put the point there; None where nobody looked.
        position: x and y in video pixels, None without one.
        confidence: TrackNet's, 0 to 1, whoever has the last word; None where no run has been.
        reviewed: whether somebody has looked at it.
        pinned: whether a person's word lies over it, so that no run changes what is shown.
    """

    frame: int
    state: State
    source: Source | None
    position: tuple[float, float] | None
    confidence: float | None
    reviewed: bool
    pinned: bool


def row_of(track: Track, frame: int) -> FrameRow:
    """What the track says of a frame that it has."""
    state_, source, x, y, _ = track.shown(frame, frame + 1)[0].item()
    state = State(state_)
    there = state is State.VISIBLE or (state is State.OCCLUDED and (x, y) != (0.0, 0.0))
    sight = track.layer(Layer.PREDICTED)[frame]
    human = track.layer(Layer.HUMAN)[frame]
    return FrameRow(
        frame,
        state,
        SOURCES[source] if state is not State.UNSET else None,
        (x, y) if there else None,
        float(sight["confidence"]) if sight["state"] != State.UNSET else None,
        reviewed=bool(human["reviewed"]),
        pinned=bool(human["state"] != State.UNSET),
    )


_STATE_KEYS: Final = np.array([3, 0, 1, 2], np.uint8)
"""Where each state stands when sorted: those that nobody looked at come last."""
_NOBODY: Final = len(SOURCES)


class FrameRows:
    """The frames of a track that are wanted, in order; what it knows of them it is told by `note` and `read`.

    Attributes:
        frames: which frame each row shows, (rows,) int64.
        wanted: what they have in common.
        order: how they are sorted.
    """

    def __init__(self) -> None:
        self.frames: Frames = np.zeros(0, np.int64)
        self.wanted = ALL
        self.order = Order()
        self._stale: range | None = None
        self._places: NDArray[np.int32] | None = None
        self._make(0)

    @property
    def n_frames(self) -> int:
        """How many frames it knows of."""
        return len(self._state)

    def __len__(self) -> int:
        return len(self.frames)

    def row_of(self, frame: int) -> int | None:
        """The row that shows a frame; None where none does."""
        if self.order.by_place and not self.order.descending:
            at = int(np.searchsorted(self.frames, frame))
            return at if at < len(self.frames) and self.frames[at] == frame else None
        if not 0 <= frame < self.n_frames:
            return None
        at = int(self._all_places()[frame])
        return at if at >= 0 else None

    def rows_of(self, frames: Frames) -> NDArray[np.int64]:
        """The rows that show these frames, ascending; frames that none shows are left out."""
        places = self._all_places()[frames[(frames >= 0) & (frames < self.n_frames)]]
        return np.sort(places[places >= 0]).astype(np.int64)

    def note(self, frames: Frames) -> None:
        """These frames (ascending) have changed in the track; `read` will look at them."""
        if len(frames):
            first, stop = int(frames[0]), int(frames[-1]) + 1
            known = self._stale
            self._stale = range(min(first, known.start), max(stop, known.stop)) if known else range(first, stop)

    def forget(self) -> None:
        """Another track will be read: nothing is known of it, and all of it is wanted."""
        self.wanted, self._stale = ALL, None
        self._make(0)

    def read(self, track: Track) -> None:
        """Look at what has changed, and at frames that have come."""
        more = track.n_frames - self.n_frames
        if more > 0:
            self.note(np.array([self.n_frames, track.n_frames - 1]))
            self._grow(more)
        if self._stale is not None:
            self._take(track, self._stale.start, min(self._stale.stop, track.n_frames))
            self._stale = None

    def arranged(self, wanted: Wanted, order: Order) -> Frames:
        """The frames that are wanted, in an order, (n,) int64; nothing changes."""
        frames = self._chosen(wanted)
        if not order.by_place:
            return frames[_ascending(self._keys(frames, order))]
        return frames[::-1] if order.descending else frames

    def show(self, frames: Frames, wanted: Wanted, order: Order) -> None:
        """Let the rows be what `arranged` gave for this."""
        self.frames, self._places = frames, None
        self.wanted, self.order = wanted, order

    @property
    def lasting(self) -> bool:
        """Whether no edit changes which rows there are and how they stand."""
        return self.wanted.by_place and self.order.by_place

    def _chosen(self, wanted: Wanted) -> Frames:
        first, stop = 0, self.n_frames
        for limit in (wanted.within, wanted.frames):
            if limit is not None:
                first, stop = max(first, limit.start), min(stop, limit.stop)
        part = slice(first, max(stop, first))
        if wanted.by_place:
            return np.arange(part.start, part.stop)
        chosen = np.ones(part.stop - part.start, np.bool_)
        if wanted.state is not None:
            chosen &= self._state[part] == wanted.state
        if wanted.source is not None:
            chosen &= self._source[part] == SOURCES.index(wanted.source)
        if wanted.reviewed is not None:
            chosen &= (self._reviewed[part] == wanted.reviewed) & (self._state[part] != State.UNSET)
        if wanted.below is not None:
            chosen &= self._confidence[part] < wanted.below  # never of NaN
        return part.start + np.flatnonzero(chosen)

    def _keys(self, frames: Frames, order: Order) -> NDArray[np.float32] | NDArray[np.uint8]:
        """What the frames are sorted by, so that the smallest stands first."""
        if order.column in (Column.X, Column.Y, Column.CONFIDENCE):
            values = {Column.X: self._x, Column.Y: self._y, Column.CONFIDENCE: self._confidence}[order.column]
            numbers = values[frames]
            return -numbers if order.descending else numbers  # NaN stays what it is, and goes to the end
        if order.column is Column.STATE:
            keys, last = _STATE_KEYS[self._state[frames]], 3
        elif order.column is Column.SOURCE:
            keys, last = self._source[frames], _NOBODY
        else:
            keys, last = np.where(self._reviewed[frames], np.uint8(0), np.uint8(1)), 2
        return np.where(keys == last, keys, last - 1 - keys).astype(np.uint8) if order.descending else keys

    def _all_places(self) -> NDArray[np.int32]:
        if self._places is None:
            self._places = np.full(self.n_frames, -1, np.int32)
            self._places[self.frames] = np.arange(len(self.frames), dtype=np.int32)
        return self._places

    def _make(self, count: int) -> None:
        self.frames, self._places = np.zeros(0, np.int64), None
        self._state = np.zeros(count, np.uint8)
        self._source = np.zeros(count, np.uint8)
        self._reviewed = np.zeros(count, np.bool_)
        self._x, self._y, self._confidence = (np.full(count, np.nan, np.float32) for _ in range(3))

    def _grow(self, more: int) -> None:
        self._state, self._source = (
            np.concatenate([old, np.zeros(more, np.uint8)]) for old in (self._state, self._source)
        )
        self._reviewed = np.concatenate([self._reviewed, np.zeros(more, np.bool_)])
        unknown = np.full(more, np.nan, np.float32)
        self._x, self._y, self._confidence = (
            np.concatenate([old, unknown]) for old in (self._x, self._y, self._confidence)
        )
        self._places = None

    def _take(self, track: Track, first: int, stop: int) -> None:
        part = slice(first, stop)
        shown = track.shown(first, stop)
        self._state[part] = shown["state"]
        self._source[part] = np.where(shown["state"] == State.UNSET, _NOBODY, shown["source"])
        self._reviewed[part] = track.reviewed(first, stop)
        there = placed(shown)
        self._x[part] = np.where(there, shown["x"], np.nan)
        self._y[part] = np.where(there, shown["y"], np.nan)
        sights = track.layer(Layer.PREDICTED)[part]
        self._confidence[part] = np.where(sights["state"] != State.UNSET, sights["confidence"], np.nan)


def placed(rows: Rows) -> NDArray[np.bool_]:
    """Which rows have a position."""
    known = (rows["x"] != 0) | (rows["y"] != 0)
    return np.asarray((rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known), np.bool_)


def _ascending(keys: NDArray[np.float32] | NDArray[np.uint8]) -> NDArray[np.int64]:
    """The places of keys from the smallest to the largest, equal ones in their order, NaN at the end; (n,) int64.

    A float's bits are turned into a whole number that sorts alike, and that is sorted by its lower and then by its
    upper half: numpy sorts 16 bits seven times faster than floats when equal ones are to keep their order.
    """
    if keys.dtype == np.uint8:
        return np.argsort(keys, kind="stable")
    bits = (keys + np.float32(0)).view(np.uint32)  # which makes 0 of -0
    whole = np.where(bits >> 31, ~bits, bits | np.uint32(1 << 31))
    whole[np.isnan(keys)] = np.iinfo(np.uint32).max
    lower = np.argsort((whole & 0xFFFF).astype(np.uint16), kind="stable")
    return lower[np.argsort((whole >> 16).astype(np.uint16)[lower], kind="stable")]
