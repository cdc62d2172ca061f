"""A track: what is known about every frame of a video, in layers that lie over one another and never mix."""

import copy
import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.detections import Point, Source
from rallytrace.domain.lists import ListChange, TrackLists
from rallytrace.domain.pictures import REGULAR, first_frames, picture_numbers, picture_times

Frames: TypeAlias = NDArray[np.int64]
"""Frame numbers, (n,), ascending."""
Rows: TypeAlias = NDArray[np.void]
"""One structured row a frame, (n,): `ROW`, or `PREDICTED_ROW` in the predicted layer."""


class State(enum.IntEnum):
    UNSET = 0
    """Neither a run nor a person has looked at it."""
    VISIBLE = 1
    OCCLUDED = 2
    """In the picture without being seen; its position may be known all the same."""
    NO_BALL = 3


class Layer(enum.IntEnum):
    """The origin of rows. A later layer hides an earlier one, frame by frame, and never changes it."""

    PREDICTED = 0
    """What TrackNet found."""
    INPAINTED = 1
    """What InpaintNet, or a curve, makes of it where that is something else."""
    IMPORTED = 2
    """Rows of a label file that are not to count as a person's."""
    HUMAN = 3
    """What a person set or accepted; no run and no import as such ever changes it."""


SOURCES: Final = (Source.PREDICTED, Source.INPAINTED, Source.INTERPOLATED, Source.IMPORTED, Source.HUMAN)
"""The sources by the number that stands for them in a row."""

ROW: Final = np.dtype(
    [("state", np.uint8), ("source", np.uint8), ("x", np.float64), ("y", np.float64), ("confidence", np.float32)]
)
"""A frame in a layer: state, source (a place in `SOURCES`), position in video pixels (0 without one), confidence."""

_EVIDENCE: Final = (
    ("peak_x", np.float64),
    ("peak_y", np.float64),
    ("area", np.int32),
    ("second_peak", np.float32),
    ("spread", np.float32),
    ("windows", np.uint8),
    ("agreeing", np.uint8),
    ("second_x", np.float64),
    ("second_y", np.float64),
)
PREDICTED_ROW: Final = np.dtype(
    [*ROW.descr, *_EVIDENCE, ("run", np.uint16), ("begins_scene", np.bool_), ("repeats", np.bool_)]
)
"""A frame in the predicted layer: also the evidence, the number of the run, whether a scene begins there, and whether
it shows the picture of the frame before."""

HUMAN_ROW: Final = np.dtype([*ROW.descr, ("reviewed", np.bool_)])
"""A frame in the human layer: also whether somebody looked at it and found it right. Its source is who placed the point
in the first place: a prediction that was accepted stays one."""

DTYPES: Final = {Layer.PREDICTED: PREDICTED_ROW, Layer.INPAINTED: ROW, Layer.IMPORTED: ROW, Layer.HUMAN: HUMAN_ROW}
"""The rows of each layer."""


@dataclass(frozen=True, slots=True, eq=False)
class RowsChange:
    """What an edit does to one layer.

    Attributes:
        after: their rows from then on.
    """

    layer: Layer
    frames: Frames
    before: Rows
    after: Rows

    def inverse(self) -> "RowsChange":
        return RowsChange(self.layer, self.frames, self.after, self.before)


@dataclass(frozen=True, slots=True)
class RunRecord:
    """A run whose results are, or were, in the track.

    Attributes:
        signature: models and options in one line; frames with results of the same signature need no second run.
        provenance: all that is known about it, in plain values.
    """

    signature: str
    provenance: dict[str, Any]


Change: TypeAlias = RowsChange | ListChange[Any]


class Track(TrackLists):
    """The layers of one video and the lists beside them; read by everybody, changed only by the history that owns it.

    Attributes:
        n_frames: how many frames the video has.
    """

    def __init__(self, n_frames: int) -> None:
        super().__init__()
        self.n_frames = n_frames
        self._layers = {layer: np.zeros(n_frames, dtype) for layer, dtype in DTYPES.items()}
        self._n_set = dict.fromkeys(Layer, 0)

    @classmethod
    def holding(cls, n_frames: int, layers: Mapping[Layer, tuple[Frames, Rows]]) -> "Track":
        """A track with these rows in its layers, and no others."""
        track = cls(n_frames)
        for layer, (frames, rows) in layers.items():
            track.make(track.change(layer, frames, rows))
        return track

    def copy(self) -> "Track":
        """A copy that shares nothing that could change."""
        made = copy.copy(self)
        made._layers = {layer: rows.copy() for layer, rows in self._layers.items()}  # noqa: SLF001 - its own
        made._n_set = dict(self._n_set)  # noqa: SLF001 - its own
        return made

    def layer(self, layer: Layer) -> Rows:
        """A layer's rows, (n_frames,), read-only."""
        rows = self._layers[layer].view()
        rows.flags.writeable = False
        return rows

    def shown(self, start: int = 0, stop: int | None = None, *, top: Layer = Layer.HUMAN) -> Rows:
        """The rows that are shown, (stop - start,) of `ROW`: of each frame the topmost layer that is set.

        With another `top` the layers above that are left out.
        """
        part = slice(start, stop)
        rows = plain_rows(self._layers[Layer.PREDICTED][part])
        for layer in range(Layer.INPAINTED, top + 1):
            over = self._layers[Layer(layer)][part]
            is_set = over["state"] != State.UNSET
            rows[is_set] = plain_rows(over[is_set])
        return rows

    def positions(self, start: int = 0, stop: int | None = None) -> tuple[Floats, Floats]:
        """Columns and rows, (stop - start,) each, of the topmost layer that has a position; 0 where none has."""
        part = slice(start, stop)
        x, y = (np.zeros(len(self._layers[Layer.HUMAN][part])) for _ in range(2))
        for layer in Layer:
            rows_ = self._layers[layer][part]
            placed = (rows_["x"] != 0) | (rows_["y"] != 0)
            x[placed], y[placed] = rows_["x"][placed], rows_["y"][placed]
        return x, y

    def point(self, frame: int) -> Point | None:
        """The point of a frame; None where it is unset."""
        return next(points_of(self.shown(frame, frame + 1), frame), None)

    def points(self, frames: range | None = None) -> list[Point]:
        """The points of all frames, or of a range, ascending; unset ones have none."""
        start, stop = (0, self.n_frames) if frames is None else (frames.start, frames.stop)
        return list(points_of(self.shown(start, stop), start))

    def change(self, layer: Layer, frames: Sequence[int] | range | Frames, after: Rows) -> RowsChange:
        """The change that would give these frames these rows; it is not made.

        Rows of `ROW` do for any layer: what only that layer knows of a frame is 0 then.
        """
        at = np.asarray(frames, np.int64)
        return RowsChange(layer, at, rows_at(self._layers[layer], at), _of_layer(after, layer))

    def has_rows(self, layer: Layer) -> bool:
        """Whether a layer has any row that is set; a count, so that it takes no time."""
        return self._n_set[layer] > 0

    def reviewed(self, start: int = 0, stop: int | None = None) -> Flags:
        """Which frames a person has reviewed, (stop - start,)."""
        return np.asarray(self._layers[Layer.HUMAN][start:stop]["reviewed"].copy(), np.bool_)

    def repeats(self, start: int = 0, stop: int | None = None) -> Flags:
        """Which frames show the picture of the frame before, (stop - start,), as far as runs have found them."""
        return np.asarray(self._layers[Layer.PREDICTED][start:stop]["repeats"].copy(), np.bool_)

    def grow(self, n_frames: int) -> None:
        """Add frames that the index has found; none is ever removed."""
        more = n_frames - self.n_frames
        if more > 0:
            self._layers = {
                layer: np.concatenate([rows, np.zeros(more, rows.dtype)]) for layer, rows in self._layers.items()
            }
            self.n_frames = n_frames

    def make(self, change: Change) -> None:
        """Make a change. Only the history calls this, so that everything can be undone."""
        match change:
            case RowsChange():
                self._make_rows(change)
            case ListChange():
                self._make_list_change(change)

    def _make_rows(self, change: RowsChange) -> None:
        rows = self._layers[change.layer]
        assert change.after.dtype == rows.dtype
        self._n_set[change.layer] += int(np.count_nonzero(change.after["state"]))
        self._n_set[change.layer] -= int(np.count_nonzero(rows["state"][change.frames]))
        as_bytes(rows)[change.frames] = as_bytes(change.after)


def as_bytes(rows_: Rows) -> Rows:
    """The same rows as opaque bytes, which numpy copies whole: fifteen times as fast as field by field."""
    return rows_.view(np.dtype((np.void, rows_.dtype.itemsize)))


def rows_at(rows_: Rows, at: Indices) -> Rows:
    """A copy of the rows at some indices."""
    return as_bytes(rows_)[at].view(rows_.dtype)


def _of_layer(rows_: Rows, layer: Layer) -> Rows:
    dtype = DTYPES[layer]
    if rows_.dtype == dtype:
        return rows_
    made = np.zeros(len(rows_), dtype)
    for name in rows_.dtype.names or ():
        made[name] = rows_[name]
    return made


def plain_rows(rows_: Rows) -> Rows:
    """The fields of `ROW` of any layer's rows; a copy."""
    return rows_[list(ROW.names or ())].astype(ROW)


def human_rows(rows_: Rows, *, reviewed: bool) -> Rows:
    """Rows of `HUMAN_ROW` with the values of another layer's."""
    made = _of_layer(plain_rows(rows_), Layer.HUMAN)
    made["reviewed"] = reviewed & (made["state"] != State.UNSET)
    return made


def rows(count: int, state: State, source: Source, *, x: Any = 0.0, y: Any = 0.0) -> Rows:
    """Equal rows of `ROW`; `x` and `y` may be arrays (count,)."""
    made = np.zeros(count, ROW)
    made["state"], made["source"] = state, SOURCES.index(source)
    made["x"], made["y"] = x, y
    return made


def points_of(shown: Rows, first: int) -> Iterator[Point]:
    """The points of rows of `ROW`; `first` is the number of the first row's frame."""
    for at in np.flatnonzero(shown["state"] != State.UNSET).tolist():
        state, source, x, y, confidence = shown[at].item()
        yield Point(
            first + at,
            visible=state == State.VISIBLE,
            x=x,
            y=y,
            source=SOURCES[source],
            confidence=min(max(confidence, 0.0), 1.0),
            occluded=state == State.OCCLUDED and (x, y) != (0.0, 0.0),
        )


def rows_of_points(points: Sequence[Point]) -> Rows:
    """The rows of `ROW` for points, in their order."""
    made = np.zeros(len(points), ROW)
    for row, point in zip(made, points, strict=True):
        state = State.VISIBLE if point.visible else State.OCCLUDED if point.occluded else State.NO_BALL
        row["state"], row["source"] = state, SOURCES.index(point.source)
        row["x"], row["y"], row["confidence"] = point.x, point.y, point.confidence
    return made


def is_placed(rows: Rows) -> Flags:
    """Whether rows of any layer have a position, (n,); an occluded ball has one where somebody says where it is."""
    known = (rows["x"] != 0) | (rows["y"] != 0)
    return np.asarray((rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known))


def positions(rows: Rows) -> Floats:
    """The positions that rows of any layer have, (2, n) in video pixels; NaN where there is none."""
    placed = is_placed(rows)
    return np.stack([np.where(placed, rows[name], np.nan) for name in ("x", "y")])


def speeds(path: Floats, seconds: Floats, begins: Flags) -> Floats:
    """The speed at each frame: the way from the frame before and to the frame after, by the time it takes.

    The way is measured along the path, so that a hit, where the ball turns, is no dip. Where only one of the two
    neighbours counts the speed is that of the one step; where neither does there is none.

    Args:
        path: positions, (2, n) in pixels, NaN where there is none; no step leads to or from such a frame.
        seconds: when each frame is shown, (n,), ascending but not necessarily even.
        begins: whether a scene begins at a frame, (n,); no step leads to it from the frame before.

    Returns:
        (n,) in pixels a second, NaN where there is none.
    """
    count = path.shape[1]
    distance, time = np.zeros(count + 1), np.zeros(count + 1)
    if count > 1:
        length, duration = np.hypot(*np.diff(path, axis=1)), np.diff(seconds)
        counts = np.isfinite(length) & (duration > 0) & ~begins[1:]
        distance[1:-1], time[1:-1] = np.where(counts, length, 0.0), np.where(counts, duration, 0.0)
    whole = time[:-1] + time[1:]
    found: Floats = np.divide(distance[:-1] + distance[1:], whole, out=np.full(count, np.nan), where=whole > 0)
    return found


def times_of(track: Track, known: Floats) -> Floats:
    """When each frame of a track is shown, (track.n_frames,): beyond those that are known, times are extrapolated.

    Args:
        known: of the first frames, (n,), in seconds; none where there are none.
    """
    missing = track.n_frames - len(known)
    if missing <= 0 or not len(known):
        return known
    step = float(known[-1] - known[0]) / max(len(known) - 1, 1)
    return np.concatenate([known, known[-1] + step * np.arange(1, missing + 1)])


def track_speeds(track: Track, seconds: Floats, frames: range) -> Floats:
    """The speeds along the path that is shown, as `speeds` has them, for a span of a track; repeats are left out.

    Args:
        track: the track; where it says that a scene begins the path is broken.
        seconds: when each frame of the whole track is shown, (track.n_frames,).
        frames: for which, within the track.

    Returns:
        (len(frames),) in pixels a second.
    """
    start, stop = max(frames.start - REGULAR - 1, 0), min(frames.stop + REGULAR + 1, track.n_frames)
    repeats = track.repeats(start, stop)
    first, times = first_frames(repeats), picture_times(seconds[start:stop], repeats)
    begins = np.asarray(track.layer(Layer.PREDICTED)[start:stop]["begins_scene"], np.bool_)
    found = speeds(positions(track.shown(start, stop))[:, first], times[first], begins[first])[picture_numbers(repeats)]
    return found[frames.start - start : frames.stop - start]
