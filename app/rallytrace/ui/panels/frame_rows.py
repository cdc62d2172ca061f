"""The rows of the frame table: their frames and order, their texts, and the edits made in cells."""

import enum
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.texts import shown, shown_number, tr_lazy
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import SOURCES, Frames, Layer, Rows, RowsChange, State, Track, positions
from rallytrace.track.wording import SOURCE_WORDS, STATE_NAMES, STATE_WORDS, clock
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import NO_VALUE, format_number, typed_position

_STATE_KEYS: Final = np.array([4, 0, 1, 2, 3], np.uint8)
"""Sort keys of the states, by which unset frames come last."""
_NO_SOURCE: Final = len(SOURCES)
_FLOATS: Final = [(name, np.float32) for name in ("x", "y", "confidence")]
_VALUES: Final = np.dtype([("state", np.uint8), ("source", np.uint8), ("reviewed", np.bool_), *_FLOATS], align=True)
_UNREAD: Final = np.array((0, 0, False, np.nan, np.nan, np.nan), _VALUES)
_PASTED_STATES: Final = [STATE_NAMES[state] for state in State]
_PASTED_SOURCES: Final = [*(source.value for source in SOURCES), ""]
TIME_DIGITS: Final = 2
_LAST: Final = 1 << 40
_TYPED: Final = re.compile(r"(?:frames?\s*)?(.*?)(?:\s*(-|\N{EN DASH}|\.\.+|\bto\b)\s*(.*))?", re.IGNORECASE)
_MAX_RANGES: Final = 64
"""Maximum number of ranges to edit separately. If there are more, the whole span is edited, then cut down to them."""


class Column(enum.IntEnum):
    FRAME = 0
    PICTURE = 1
    TIME = 2
    STATE = 3
    X = 4
    Y = 5
    SOURCE = 6
    CONFIDENCE = 7
    REVIEWED = 8


@dataclass(frozen=True, slots=True)
class FrameQuery:
    """The conditions that a frame must fulfil to be listed. None means that any frame fulfils a condition.

    Attributes:
        state: state of the topmost layer.
        source: source of the point.
        reviewed: whether the user has checked the frame. An unset frame fulfils neither True nor False.
        max_confidence: value below which TrackNet's confidence must be. Frames without confidence are not listed.
        marked: range in which the frame must be, such as the marked range.
        frames: further range in which the frame must be, such as a typed one.
    """

    state: State | None = None
    source: Source | None = None
    reviewed: bool | None = None
    max_confidence: float | None = None
    marked: range | None = None
    frames: range | None = None

    @property
    def by_frame(self) -> bool:
        """Return whether the query depends only on frame numbers, so that no edit changes the listed frames."""
        return (self.state, self.source, self.reviewed, self.max_confidence) == (None, None, None, None)


ALL_FRAMES: Final = FrameQuery()


@dataclass(frozen=True, slots=True)
class RowOrder:
    """How rows are sorted.

    Attributes:
        column: column to sort by. Frames with equal values stay in video order; those without a value come last.
        descending: whether the largest value comes first.
    """

    column: Column = Column.FRAME
    descending: bool = False

    @property
    def by_frame(self) -> bool:
        return self.column in (Column.FRAME, Column.PICTURE, Column.TIME)


@dataclass(frozen=True, slots=True)
class FrameRow:
    """The values of one row.

    Attributes:
        frame: 0-based frame number.
        state: state of the topmost layer.
        source: source of the point, or None for unset frames.
        position: x and y in video pixels, or None.
        confidence: TrackNet's confidence, 0 to 1, whichever layer is on top. None if no run has seen the frame.
        reviewed: whether the user has checked the frame.
        pinned: whether the human layer has a state for the frame, so that no run changes it.
    """

    frame: int
    state: State
    source: Source | None
    position: tuple[float, float] | None
    confidence: float | None
    reviewed: bool
    pinned: bool


def row_of(track: Track, frame: int) -> FrameRow:
    state_, source, x, y, *_ = track.shown_row(frame).item()
    state = State(state_)
    has_position = state is State.VISIBLE or (state is State.OCCLUDED and (x, y) != (0.0, 0.0))
    predicted = track.layer(Layer.PREDICTED)[frame]
    human = track.layer(Layer.HUMAN)[frame]
    return FrameRow(
        frame,
        state,
        SOURCES[source] if state is not State.UNSET else None,
        (x, y) if has_position else None,
        float(predicted["confidence"]) if predicted["state"] != State.UNSET else None,
        reviewed=bool(human["reviewed"]),
        pinned=bool(human["state"] != State.UNSET),
    )


class FrameRows:
    """The frames that match a query, sorted. Keeps a copy of the sortable values, which `note` and `read` update.

    Attributes:
        frames: the frame of each row, (rows,) int64.
    """

    def __init__(self) -> None:
        self.frames: Frames = np.zeros(0, np.int64)
        self.query = ALL_FRAMES
        self.order = RowOrder()
        self._stale: range | None = None
        self._rows_by_frame: NDArray[np.int32] | None = None
        self._make(0)

    @property
    def n_frames(self) -> int:
        return len(self._values)

    def __len__(self) -> int:
        return len(self.frames)

    def row_of(self, frame: int) -> int | None:
        """Return the row of a frame, or None if it is not listed."""
        if self.order.by_frame and not self.order.descending:
            row = int(np.searchsorted(self.frames, frame))
            return row if row < len(self.frames) and self.frames[row] == frame else None
        if not 0 <= frame < self.n_frames:
            return None
        row = int(self._rows_of_frames()[frame])
        return row if row >= 0 else None

    def rows_of(self, frames: Frames) -> NDArray[np.int64]:
        """Return the rows of frames, ascending, without frames that are not listed."""
        rows = self._rows_of_frames()[frames[(frames >= 0) & (frames < self.n_frames)]]
        return np.sort(rows[rows >= 0]).astype(np.int64)

    def note(self, frames: Frames) -> None:
        """Record changed frames (ascending) for the next `read`."""
        if len(frames):
            first, stop = int(frames[0]), int(frames[-1]) + 1
            known = self._stale
            self._stale = range(min(first, known.start), max(stop, known.stop)) if known else range(first, stop)

    def forget(self) -> None:
        """Drop everything known of the previous track, and list all frames."""
        self.query, self._stale = ALL_FRAMES, None
        self._make(0)

    def read(self, track: Track) -> None:
        """Read changed and appended frames."""
        appended = track.n_frames - self.n_frames
        if appended > 0:
            self.note(np.array([self.n_frames, track.n_frames - 1]))
            self._grow(appended)
        if self._stale is not None:
            self._read(track, self._stale.start, min(self._stale.stop, track.n_frames))
            self._stale = None

    def arranged(self, query: FrameQuery, order: RowOrder) -> Frames:
        """Return the matching frames, sorted, (n,) int64, without changing the rows."""
        frames = self._find_frames(query)
        if not order.by_frame:
            return frames[_argsort(self._keys(frames, order))]
        return frames[::-1] if order.descending else frames

    def show(self, frames: Frames, query: FrameQuery, order: RowOrder) -> None:
        """Set the rows to a result of `arranged`."""
        self.frames, self._rows_by_frame = frames, None
        self.query, self.order = query, order

    @property
    def lasting(self) -> bool:
        """Return whether the rows and their order are such that no edit can change them."""
        return self.query.by_frame and self.order.by_frame

    def _find_frames(self, query: FrameQuery) -> Frames:
        first, stop = 0, self.n_frames
        for limit in (query.marked, query.frames):
            if limit is not None:
                first, stop = max(first, limit.start), min(stop, limit.stop)
        rows = slice(first, max(stop, first))
        if query.by_frame:
            return np.arange(rows.start, rows.stop)
        chosen = np.ones(rows.stop - rows.start, np.bool_)
        values = self._values[rows]
        if query.state is not None:
            chosen &= values["state"] == query.state
        if query.source is not None:
            chosen &= values["source"] == SOURCES.index(query.source)
        if query.reviewed is not None:
            chosen &= (values["reviewed"] == query.reviewed) & (values["state"] != State.UNSET)
        if query.max_confidence is not None:
            chosen &= values["confidence"] < query.max_confidence  # never true for NaN
        return rows.start + np.flatnonzero(chosen)

    def _keys(self, frames: Frames, order: RowOrder) -> NDArray[Any]:
        """Return keys by which these frames are sorted in ascending order."""
        values: NDArray[Any] = self._values[order.column.name.lower()][frames]
        if order.column in (Column.X, Column.Y, Column.CONFIDENCE):
            return -values if order.descending else values  # NaN is sorted to the end in either case
        if order.column is Column.STATE:
            keys, last = _STATE_KEYS[values], int(_STATE_KEYS[State.UNSET])
        elif order.column is Column.SOURCE:
            keys, last = values, _NO_SOURCE
        else:
            keys, last = np.where(values, np.uint8(0), np.uint8(1)), 2
        return np.asarray(np.where(keys == last, keys, last - 1 - keys), np.uint8) if order.descending else keys

    def _rows_of_frames(self) -> NDArray[np.int32]:
        if self._rows_by_frame is None:
            self._rows_by_frame = np.full(self.n_frames, -1, np.int32)
            self._rows_by_frame[self.frames] = np.arange(len(self.frames), dtype=np.int32)
        return self._rows_by_frame

    def _make(self, count: int) -> None:
        self.frames, self._rows_by_frame = np.zeros(0, np.int64), None
        self._values = np.full(count, _UNREAD, _VALUES)

    def _grow(self, n_rows: int) -> None:
        self._values = np.concatenate([self._values, np.full(n_rows, _UNREAD, _VALUES)])
        self._rows_by_frame = None

    def _read(self, track: Track, first: int, stop: int) -> None:
        values = self._values[first:stop]
        shown = track.shown_rows(first, stop, marked=True)
        values["state"] = shown["state"]
        values["source"] = np.where(shown["state"] == State.UNSET, _NO_SOURCE, shown["source"])
        values["reviewed"] = track.reviewed(first, stop)
        values["x"], values["y"] = positions(shown)
        predicted = track.layer(Layer.PREDICTED)[first:stop]
        values["confidence"] = np.where(predicted["state"] != State.UNSET, predicted["confidence"], np.nan)


def _argsort(keys: NDArray[np.float32] | NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return a stable argsort with NaN at the end, (n,) int64.

    Converts the bits of a float to an integer with the same order and sorts by its lower and then by its upper half,
    because numpy's stable sort of 16 bits is seven times faster than that of floats.
    """
    if keys.dtype == np.uint8:
        return np.argsort(keys, kind="stable")
    bits = (keys + np.float32(0)).view(np.uint32)  # turns -0 into 0
    ordered = np.where(bits >> 31, ~bits, bits | np.uint32(1 << 31))
    ordered[np.isnan(keys)] = np.iinfo(np.uint32).max
    lower = np.argsort((ordered & 0xFFFF).astype(np.uint16), kind="stable")
    return lower[np.argsort((ordered >> 16).astype(np.uint16)[lower], kind="stable")]


@dataclass(frozen=True, slots=True)
class ColumnSpec:
    """The texts of a column.

    Attributes:
        tip: tooltip of its heading.
        text: returns the text of a row's cell.
        short: the heading in a narrow table, if different.
    """

    heading: str
    tip: str
    text: Callable[[FrameRow, FrameTimes], str] = lambda _row, _times: ""
    short: str = ""


def _coordinate(row: FrameRow, axis: int) -> str:
    return shown_number(row.position[axis], ".1f") if row.position is not None else ""


COLUMNS: Final[Mapping[Column, ColumnSpec]] = {
    Column.FRAME: ColumnSpec(
        tr_lazy("video", "Frame"), tr_lazy("video", "Frame number, from 0"), lambda row, _: format_number(row.frame)
    ),
    Column.PICTURE: ColumnSpec(
        tr_lazy("match", "Ball"), tr_lazy("video", "The frame around the ball. Right-click to hide it")
    ),
    Column.TIME: ColumnSpec(
        tr_lazy("video", "Time"),
        tr_lazy("video", "Time from the first frame"),
        lambda row, times: clock(times.seconds(row.frame), TIME_DIGITS),
    ),
    Column.STATE: ColumnSpec(
        tr_lazy("window", "State"),
        tr_lazy("window", "State of the frame"),
        lambda row, _: shown(STATE_WORDS[row.state]) if row.state is not State.UNSET else NO_VALUE,
    ),
    Column.X: ColumnSpec(
        "x", tr_lazy("window", "{axis} in video pixels", axis="x"), lambda row, _: _coordinate(row, 0)
    ),
    Column.Y: ColumnSpec(
        "y", tr_lazy("window", "{axis} in video pixels", axis="y"), lambda row, _: _coordinate(row, 1)
    ),
    Column.SOURCE: ColumnSpec(
        tr_lazy("window", "Source"),
        tr_lazy("window", "Source of the point"),
        lambda row, _: shown(SOURCE_WORDS[row.source].author) if row.source is not None else "",
    ),
    Column.CONFIDENCE: ColumnSpec(
        tr_lazy("window", "Confidence"),
        tr_lazy("window", "TrackNet's confidence, whatever the source"),
        lambda row, _: shown_number(row.confidence, ".3f") if row.confidence is not None else "",
        short=tr_lazy("window", "Conf."),
    ),
    Column.REVIEWED: ColumnSpec(
        tr_lazy("window", "Reviewed"),
        tr_lazy("window", "Whether a person has checked the frame"),
        short="\N{CHECK MARK}",
    ),
}


def widest_texts(n_frames: int, times: FrameTimes, size: Size, measure: Callable[[str], int]) -> dict[Column, str]:
    """Return the widest text of each column, for a font with digits of equal width.

    Args:
        n_frames: number of frames.
        times: times of the frames.
        size: picture size of the video.
        measure: returns the width of a text.
    """
    widest = FrameRow(
        n_frames - 1, State.OCCLUDED, Source.INPAINTED, (size.width, size.height), 0.0, reviewed=False, pinned=False
    )
    texts = {column: cell_text(widest, column, times) for column in Column}
    texts[Column.STATE] = max((shown(words) for words in STATE_WORDS.values()), key=measure)
    texts[Column.SOURCE] = max((shown(words.author) for words in SOURCE_WORDS.values()), key=measure)
    return texts


def cell_text(row: FrameRow, column: Column, times: FrameTimes) -> str:
    return COLUMNS[column].text(row, times)


def pasted_text(track: Track, frames: Frames, times: FrameTimes) -> str:
    """Return frames as tab-separated lines for a spreadsheet, with the values of all columns."""
    if not len(frames):
        return ""
    first, stop = int(frames.min()), int(frames.max()) + 1
    shown = track.shown_rows(first, stop, marked=True)[frames - first]
    predicted = track.layer(Layer.PREDICTED)[frames]
    columns = (
        frames.tolist(),
        map(times.seconds, frames.tolist()),
        map(_PASTED_STATES.__getitem__, shown["state"].tolist()),
        ("\t" if math.isnan(x) else f"{x:.2f}\t{y:.2f}" for x, y in positions(shown).T.tolist()),
        map(
            _PASTED_SOURCES.__getitem__, np.where(shown["state"] == State.UNSET, len(SOURCES), shown["source"]).tolist()
        ),
        _pasted_confidences(predicted),
        map(("no", "yes").__getitem__, track.reviewed(first, stop)[frames - first].tolist()),
    )
    lines = zip(*columns, strict=True)
    return "\n".join(
        f"{frame}\t{seconds:.3f}\t{state}\t{position}\t{source}\t{confidence}\t{reviewed}"
        for frame, seconds, state, position, source, confidence, reviewed in lines
    )


def _pasted_confidences(predicted: Rows) -> Iterator[str]:
    rows = zip(predicted["state"].tolist(), predicted["confidence"].tolist(), strict=True)
    return (f"{confidence:.3f}" if state else "" for state, confidence in rows)


def typed_frames(text: str, times: FrameTimes) -> range | None:
    """Parse typed frames: 1200, 1200-1300, 1200-, frame 1200 to 1300, 1:20-1:25. Return None for anything else."""
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return None
    begin, joint, end = found.groups()
    first = _frame(begin, times) if begin else None
    if joint is None:
        return None if first is None else range(first, first + 1)
    last = _frame(end, times) if end else None
    if (begin and first is None) or (end and last is None) or (first is None and last is None):
        return None
    low, high = (0 if first is None else first), (_LAST if last is None else last)
    return range(min(low, high), max(low, high) + 1)


def _frame(text: str, times: FrameTimes) -> int | None:
    position = typed_position(text)
    return times.frame(position) if isinstance(position, float) else position


def mark_selection(track: Track, frames: Frames, state: State) -> Edit | None:
    return _edit_all(frames, lambda span: edits.mark_frames(track, span, state))


def accept_selection(track: Track, frames: Frames) -> Edit | None:
    return _edit_all(frames, lambda span: edits.accept(track, span))


def unreview_selection(track: Track, frames: Frames) -> Edit | None:
    return _edit_all(frames, lambda span: edits.unreview(track, span))


def pin_selection(track: Track, frames: Frames) -> Edit | None:
    """Pin frames (ascending). If all are pinned, unpin those with the same point in a lower layer."""
    pinned = _edit_all(frames, lambda span: edits.pin(track, span))
    return pinned if pinned is not None else _edit_all(frames, lambda span: edits.unpin(track, span))


def move_point(track: Track, frame: int, *, size: Size, x: float | None = None, y: float | None = None) -> Edit | None:
    """Move the point of a frame to another x or y, as a human point. The state stays.

    Return None for a frame without a point.
    """
    point = track.point(frame)
    if point is None:
        return None
    dx, dy = (0.0 if x is None else x - point.x), (0.0 if y is None else y - point.y)
    moved = edits.nudge(track, frame, dx, dy, size=size)
    return replace(moved, name="Move the point", step=None) if moved is not None else None


def _edit_all(frames: Frames, edit: Callable[[range], Edit | None]) -> Edit | None:
    """Return the edits of all ranges of these frames, joined into one."""
    parts = spans_of_frames(frames)
    if len(parts) > _MAX_RANGES:
        parts = [range(parts[0].start, parts[-1].stop)]
    made = [single for single in map(edit, parts) if single is not None]
    changes = [change for single in made for change in single.changes if isinstance(change, RowsChange)]
    if not changes:
        return None
    joined = _join_changes(changes)
    kept = np.isin(joined.frames, frames)
    if not kept.any():
        return None
    if not kept.all():
        joined = RowsChange(joined.layer, joined.frames[kept], joined.old_rows[kept], joined.new_rows[kept])
    return Edit(made[0].name, (joined,))


def _join_changes(changes: list[RowsChange]) -> RowsChange:
    if len(changes) == 1:
        return changes[0]
    return RowsChange(
        changes[0].layer,
        np.concatenate([change.frames for change in changes]),
        np.concatenate([change.old_rows for change in changes]),
        np.concatenate([change.new_rows for change in changes]),
    )
