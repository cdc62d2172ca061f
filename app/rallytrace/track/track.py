"""A track: everything known about each frame of a video, in layers that never mix."""

import enum
import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.detections import PixelRegion, Point, Source
from rallytrace.track.distinct_frames import MAX_REGULAR_FRAMES, distinct_numbers, distinct_times, first_frames
from rallytrace.track.lists import ListChange, TrackLists

Frames: TypeAlias = NDArray[np.int64]
"""Frame numbers, (n,), ascending."""
Rows: TypeAlias = NDArray[np.void]
"""One structured row per frame, (n,): `ROW`, or `PREDICTED_ROW` in the predicted layer."""
SOURCES: Final = (Source.PREDICTED, Source.INPAINTED, Source.INTERPOLATED, Source.IMPORTED, Source.HUMAN)
"""Sources by their number in a row."""
ROW: Final = np.dtype(
    [("state", np.uint8), ("source", np.uint8), ("x", np.float64), ("y", np.float64), ("confidence", np.float32)]
)
"""A frame in a layer: state, source (an index of `SOURCES`), position in video pixels (0 without one), confidence."""
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
_REGION: Final = tuple((f"region_{name}", np.uint16) for name in PixelRegion._fields)
PREDICTED_ROW: Final = np.dtype(
    [*ROW.descr, *_EVIDENCE, ("run", np.uint16), ("begins_scene", np.bool_), ("repeats", np.bool_), *_REGION]
)
"""A frame in the predicted layer, with evidence, the number of the run, and flags: a scene begins here; the frame
repeats the previous image. The region is the part of the picture that TrackNet looked at, all 0 for the whole.
"""
REGION_FIELDS: Final = [name for name, _ in _REGION]
HUMAN_ROW: Final = np.dtype([*ROW.descr, ("reviewed", np.bool_)])
"""A frame in the human layer. `reviewed` says that the user confirmed it. The source is the origin of the point: an
accepted prediction remains a prediction.
"""


class State(enum.IntEnum):
    UNSET = 0
    """Neither a run nor the user has seen it."""
    VISIBLE = 1
    OCCLUDED = 2
    """In the picture, but hidden; its position may be known."""
    NO_BALL = 3
    UNCLEAR = 4
    """Impossible to tell; only in the human layer. It hides what models say, and counts as unset everywhere else."""

    __array_ufunc__ = np.ndarray.__array_ufunc__
    """Numpy looks this up in each comparison with an array; without it, the enum's own lookup takes most of the time.
    """


class Layer(enum.IntEnum):
    """The origin of rows. A later layer hides an earlier one, frame by frame, and never changes it."""

    PREDICTED = 0
    """By TrackNet."""
    INPAINTED = 1
    """By InpaintNet or a curve, where it differs from the prediction."""
    IMPORTED = 2
    """Rows of a label file, except those imported as human."""
    HUMAN = 3
    """Set or accepted by the user; no run and no plain import ever changes it."""


_DOWNWARDS: Final = tuple(reversed(Layer))
DTYPES: Final = {Layer.PREDICTED: PREDICTED_ROW, Layer.INPAINTED: ROW, Layer.IMPORTED: ROW, Layer.HUMAN: HUMAN_ROW}
"""Row type of each layer."""


_REVISIONS: Final = itertools.count(1)
_UNSET_ROW: Final = np.void(np.zeros(1, ROW)[0])


@dataclass(frozen=True, slots=True, eq=False)
class RowsChange:
    """The effect of an edit on one layer: the old and new rows of some frames."""

    layer: Layer
    frames: Frames
    old_rows: Rows
    new_rows: Rows

    def inverse(self) -> "RowsChange":
        return RowsChange(self.layer, self.frames, self.new_rows, self.old_rows)


@dataclass(frozen=True, slots=True)
class RunRecord:
    """A run with results in the track, now or earlier.

    Attributes:
        signature: models and options in one line; frames with results of the same signature need no second run.
        provenance: all known facts about the run, as plain values.
    """

    signature: str
    provenance: dict[str, Any]


Change: TypeAlias = RowsChange | ListChange[Any]


class Track(TrackLists):
    """The layers of one video and the lists beside them, changed only by the history that owns it.

    Attributes:
        n_frames: number of frames of the video.
    """

    def __init__(self, n_frames: int) -> None:
        super().__init__()
        self.n_frames = n_frames
        self._layers = {layer: np.zeros(n_frames, dtype) for layer, dtype in DTYPES.items()}
        self._n_set = dict.fromkeys(Layer, 0)
        self._revisions = np.zeros(n_frames, np.int64)

    @classmethod
    def from_layers(cls, n_frames: int, layers: Mapping[Layer, tuple[Frames, Rows]]) -> "Track":
        """Return a track with these rows in its layers, and no others."""
        track = cls(n_frames)
        for layer, (frames, rows) in layers.items():
            track.make(track.change(layer, frames, rows))
        return track

    def layer(self, layer: Layer) -> Rows:
        """Return a layer's rows, (n_frames,), read-only."""
        rows = self._layers[layer].view()
        rows.flags.writeable = False
        return rows

    def scene_start(self, frame: int) -> int:
        """Return the first frame of a frame's scene, as far as runs have seen it."""
        begins = np.flatnonzero(self.layer(Layer.PREDICTED)["begins_scene"][: frame + 1])
        return int(begins[-1]) if len(begins) else 0

    def shown_rows(
        self, start: int = 0, stop: int | None = None, *, top: Layer = Layer.HUMAN, marked: bool = False
    ) -> Rows:
        """Return the rows of the topmost set layer of each frame, (stop - start,) of `ROW`.

        Args:
            start: first frame.
            stop: exclusive end; the end of the track by default.
            top: highest layer that counts.
            marked: whether unclear frames keep their own state; otherwise they are unset.
        """
        span = slice(start, stop)
        rows = plain_rows(self._layers[Layer.PREDICTED][span])
        for layer in range(Layer.INPAINTED, top + 1):
            covering = self._layers[Layer(layer)][span]
            is_set = covering["state"] != State.UNSET
            if is_set.any():
                rows[is_set] = plain_rows(covering[is_set])
        return rows if marked else without_unclear(rows)

    def shown_row(self, frame: int, layers: Collection[Layer] = tuple(Layer)) -> np.void:
        """Return a frame's row from the topmost of `layers` in which it is set, with at least the fields of `ROW`.

        The row may be unclear. All fields are 0 for an unset frame or a frame beyond the track.
        """
        for layer in _DOWNWARDS if 0 <= frame < self.n_frames else ():
            if layer in layers and self._layers[layer]["state"][frame]:
                return cast("np.void", self._layers[layer][frame].copy())
        return _UNSET_ROW

    def unedited_rows(self, start: int = 0, stop: int | None = None) -> Rows:
        """Return the rows of `unedited`, (stop - start,) of `ROW`."""
        return unedited(self.shown_rows(start, stop, top=Layer.IMPORTED), self.shown_rows(start, stop))

    def positions(self, start: int = 0, stop: int | None = None) -> tuple[Floats, Floats]:
        """Return columns and rows, (stop - start,) each, of the topmost layer with a position; 0 without any."""
        span = slice(start, stop)
        x, y = (np.zeros(len(self._layers[Layer.HUMAN][span])) for _ in range(2))
        for layer in Layer:
            layer_rows = self._layers[layer][span]
            placed = (layer_rows["x"] != 0) | (layer_rows["y"] != 0)
            x[placed], y[placed] = layer_rows["x"][placed], layer_rows["y"][placed]
        return x, y

    def point(self, frame: int) -> Point | None:
        """Return the point of a frame; None if it is unset or unclear."""
        row = self.shown_row(frame)
        return None if row["state"] in (State.UNSET, State.UNCLEAR) else _point_of(row, frame)

    def points(self, frames: range | None = None) -> list[Point]:
        """Return the points of all frames, or of a range, ascending, without unset ones."""
        start, stop = (0, self.n_frames) if frames is None else (frames.start, frames.stop)
        return list(points_of(self.shown_rows(start, stop), start))

    def change(self, layer: Layer, frames: Sequence[int] | range | Frames, new_rows: Rows) -> RowsChange:
        """Return the change that would give these frames these rows, without making it.

        Rows of `ROW` fit any layer; the layer's additional fields become 0.
        """
        numbers = np.asarray(frames, np.int64)
        return RowsChange(layer, numbers, rows_at(self._layers[layer], numbers), _of_layer(new_rows, layer))

    def has_rows(self, layer: Layer) -> bool:
        """Return True if any row of a layer is set. The count is stored, so this takes no time."""
        return self._n_set[layer] > 0

    def reviewed(self, start: int = 0, stop: int | None = None) -> Flags:
        """Return whether the user has reviewed each frame, (stop - start,)."""
        return np.asarray(self._layers[Layer.HUMAN][start:stop]["reviewed"].copy(), np.bool_)

    def unseen(self) -> Flags:
        """Return whether neither a run nor the user has seen each frame, (n_frames,)."""
        return np.asarray(self.shown_rows(marked=True)["state"] == State.UNSET, np.bool_)

    def revision(self, start: int, stop: int) -> int:
        """Return a number that differs after any change of these frames' rows, in all tracks; 0 before the first."""
        return int(self._revisions[start:stop].max(initial=0))

    def repeats(self, start: int = 0, stop: int | None = None) -> Flags:
        """Return whether each frame repeats the previous image, (stop - start,), as far as runs know."""
        return np.asarray(self._layers[Layer.PREDICTED][start:stop]["repeats"].copy(), np.bool_)

    def grow(self, n_frames: int) -> None:
        """Add frames found by the index; frames are never removed."""
        n_added = n_frames - self.n_frames
        if n_added > 0:
            self._layers = {
                layer: np.concatenate([rows, np.zeros(n_added, rows.dtype)]) for layer, rows in self._layers.items()
            }
            self._revisions = np.append(self._revisions, np.zeros(n_added, np.int64))
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
        assert change.new_rows.dtype == rows.dtype
        self._n_set[change.layer] += int(np.count_nonzero(change.new_rows["state"]))
        self._n_set[change.layer] -= int(np.count_nonzero(rows["state"][change.frames]))
        as_bytes(rows)[change.frames] = as_bytes(change.new_rows)
        self._revisions[change.frames] = next(_REVISIONS)


def as_bytes(rows: Rows) -> Rows:
    """Return the same rows as opaque bytes, which numpy copies fifteen times as fast as field by field."""
    return rows.view(np.dtype((np.void, rows.dtype.itemsize)))


def rows_at(rows: Rows, indices: Indices) -> Rows:
    """Return a copy of the rows at some indices."""
    return as_bytes(rows)[indices].view(rows.dtype)


def _of_layer(rows: Rows, layer: Layer) -> Rows:
    dtype = DTYPES[layer]
    if rows.dtype == dtype:
        return rows
    made = np.zeros(len(rows), dtype)
    for name in rows.dtype.names or ():
        made[name] = rows[name]
    return made


def is_seen_ball(inpainted: Rows | np.void) -> Flags:
    """Return whether rows of the inpainted layer are balls detected by TrackNet, (n,).

    Such a ball is another peak, or a peak that was moved ahead.
    """
    is_own = (inpainted["state"] == State.VISIBLE) & (inpainted["source"] == SOURCES.index(Source.PREDICTED))
    return np.asarray(is_own, np.bool_)


def plain_rows(rows: Rows) -> Rows:
    """Return a copy with the fields of `ROW`, from rows of any layer."""
    return rows[list(ROW.names or ())].astype(ROW)


def without_unclear(rows: Rows) -> Rows:
    """Return the same rows of `ROW`, with unclear ones unset, because nothing is known of them."""
    rows[rows["state"] == State.UNCLEAR] = np.zeros((), ROW)
    return rows


def human_rows(rows: Rows, *, reviewed: bool) -> Rows:
    """Return rows of `HUMAN_ROW` with the values of another layer's rows."""
    made = _of_layer(plain_rows(rows), Layer.HUMAN)
    made["reviewed"] = reviewed & (made["state"] != State.UNSET)
    return made


def unedited(below: Rows, shown: Rows) -> Rows:
    """Return the rows below the user's, or the shown ones where nothing else is known. All are (n,) of `ROW`."""
    rows = below.copy()
    is_open = below["state"] == State.UNSET
    rows[is_open] = shown[is_open]
    return rows


def make_rows(count: int, state: State, source: Source, *, x: Any = 0.0, y: Any = 0.0) -> Rows:
    """Return equal rows of `ROW`; `x` and `y` may be arrays (count,)."""
    made = np.zeros(count, ROW)
    made["state"], made["source"] = state, SOURCES.index(source)
    made["x"], made["y"] = x, y
    return made


def points_of(shown: Rows, first: int) -> Iterator[Point]:
    """Yield the points of rows of `ROW`; `first` is the frame of the first row."""
    for index in np.flatnonzero(shown["state"] != State.UNSET).tolist():
        yield _point_of(shown[index], first + index)


def _point_of(row: np.void, frame: int) -> Point:
    state, source, x, y, confidence, *_ = row.item()
    return Point(
        frame,
        visible=state == State.VISIBLE,
        x=x,
        y=y,
        source=SOURCES[source],
        confidence=min(max(confidence, 0.0), 1.0),
        occluded=state == State.OCCLUDED and (x, y) != (0.0, 0.0),
    )


def rows_of_points(points: Sequence[Point]) -> Rows:
    """Return the rows of `ROW` for points, in their order."""
    made = np.zeros(len(points), ROW)
    for row, point in zip(made, points, strict=True):
        state = State.VISIBLE if point.visible else State.OCCLUDED if point.occluded else State.NO_BALL
        row["state"], row["source"] = state, SOURCES.index(point.source)
        row["x"], row["y"], row["confidence"] = point.x, point.y, point.confidence
    return made


def is_placed(rows: Rows | np.void) -> Flags:
    """Return whether rows of any layer, (n,), or a single one, have a position; an occluded ball may have one."""
    known = (rows["x"] != 0) | (rows["y"] != 0)
    return np.asarray((rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known))


def positions(rows: Rows) -> Floats:
    """Return the positions in rows of any layer, (2, n) in video pixels; NaN where there is none."""
    placed = is_placed(rows)
    return np.stack([np.where(placed, rows[name], np.nan) for name in ("x", "y")])


def speeds(path: Floats, seconds: Floats, begins: Flags) -> Floats:
    """Return the speed at each frame: path length from the previous to the next frame, divided by its duration.

    The length is measured along the path, so that the sharp angle at a hit does not reduce the speed. With one usable
    neighbour the speed is that of the single step.

    Args:
        path: positions, (2, n) in pixels, NaN where there is none; no step leads to or from such a frame.
        seconds: time of each frame, (n,), ascending, not necessarily even.
        begins: whether a scene begins at each frame, (n,); no step leads to it.

    Returns:
        (n,) in pixels per second, NaN without a step.
    """
    count = path.shape[1]
    distance, time = np.zeros(count + 1), np.zeros(count + 1)
    if count > 1:
        length, duration = np.hypot(*np.diff(path, axis=1)), np.diff(seconds)
        counts = np.isfinite(length) & (duration > 0) & ~begins[1:]
        distance[1:-1], time[1:-1] = np.where(counts, length, 0.0), np.where(counts, duration, 0.0)
    total_time = time[:-1] + time[1:]
    found: Floats = np.divide(
        distance[:-1] + distance[1:], total_time, out=np.full(count, np.nan), where=total_time > 0
    )
    return found


def times_of(track: Track, known: Floats) -> Floats:
    """Return the time of each frame of a track, (track.n_frames,), extrapolated beyond the known ones.

    Args:
        known: times of the first frames, (n,), in seconds; if empty, the result is empty.
    """
    missing = track.n_frames - len(known)
    if missing <= 0 or not len(known):
        return known
    step = float(known[-1] - known[0]) / max(len(known) - 1, 1)
    return np.concatenate([known, known[-1] + step * np.arange(1, missing + 1)])


def end_times(times: Floats) -> Floats:
    """Return times of frames (n,) and of the end of the last one, (n + 1,), which lasts as long as the one before."""
    if len(times) < 2:
        return np.append(times, times[-1:])
    return np.append(times, 2 * times[-1] - times[-2])


def track_speeds(track: Track, seconds: Floats, frames: range) -> Floats:
    """Return the speeds along the shown path, as `speeds` does, for a span of a track without repeats.

    Args:
        track: the track; its path is divided where scenes begin.
        seconds: time of each frame of the whole track, (track.n_frames,).
        frames: frames within the track.

    Returns:
        (len(frames),) in pixels per second.
    """
    start, stop = (
        max(frames.start - MAX_REGULAR_FRAMES - 1, 0),
        min(frames.stop + MAX_REGULAR_FRAMES + 1, track.n_frames),
    )
    repeats = track.repeats(start, stop)
    first, times = first_frames(repeats), distinct_times(seconds[start:stop], repeats)
    begins = np.asarray(track.layer(Layer.PREDICTED)[start:stop]["begins_scene"], np.bool_)
    path = positions(track.shown_rows(start, stop))[:, first]
    found = speeds(path, times[first], begins[first])[distinct_numbers(repeats)]
    return found[frames.start - start : frames.stop - start]
