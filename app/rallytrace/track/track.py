"""Store a track: everything known about each frame of a video, in layers that are kept separate."""

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
"""(n,) frame numbers, ascending."""
Rows: TypeAlias = NDArray[np.void]
"""(n,) structured rows, one per frame, with the dtype of their layer: `ROW`, `PREDICTED_ROW` or `HUMAN_ROW`."""
SOURCES: Final = (Source.PREDICTED, Source.INPAINTED, Source.INTERPOLATED, Source.IMPORTED, Source.HUMAN)
"""The sources. A row stores the index of its source."""
ROW: Final = np.dtype(
    [("state", np.uint8), ("source", np.uint8), ("x", np.float64), ("y", np.float64), ("confidence", np.float32)]
)
"""A frame in a layer: state, source (an index of `SOURCES`), position in video pixels (0 if there is none), confidence.
"""
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
"""A frame in the predicted layer. In addition to `ROW`, it has the evidence, the number of the run, and two flags: a
scene begins here; the frame repeats the previous image. The region is the part of the picture that TrackNet analysed,
all 0 for the whole picture.
"""
REGION_FIELDS: Final = [name for name, _ in _REGION]
HUMAN_ROW: Final = np.dtype([*ROW.descr, ("reviewed", np.bool_)])
"""A frame in the human layer. `reviewed` means that the user has confirmed the frame. The source is the origin of the
point: an accepted prediction remains a prediction.
"""


class State(enum.IntEnum):
    """What a layer says about a frame."""

    UNSET = 0
    """Neither a run nor the user has seen the frame."""
    VISIBLE = 1
    OCCLUDED = 2
    """The ball is in the picture but hidden; its position may be known."""
    NO_BALL = 3
    UNCLEAR = 4
    """Nobody can tell where the ball is. Only in the human layer. It hides the rows of models, and counts as unset
    everywhere else.
    """

    __array_ufunc__ = np.ndarray.__array_ufunc__
    """NumPy looks this up in each comparison with an array. Without it, the enum's own lookup takes most time."""


class Layer(enum.IntEnum):
    """The origin of rows. In each frame, a later layer hides the earlier ones, and never changes them."""

    PREDICTED = 0
    """Rows from TrackNet."""
    INPAINTED = 1
    """Rows from InpaintNet or a curve, where they differ from the prediction."""
    IMPORTED = 2
    """Rows of a label file, except those that were imported as human."""
    HUMAN = 3
    """Rows set or accepted by the user. No run changes them, nor does an import, except one into this layer."""


_DOWNWARDS: Final = tuple(reversed(Layer))
DTYPES: Final = {Layer.PREDICTED: PREDICTED_ROW, Layer.INPAINTED: ROW, Layer.IMPORTED: ROW, Layer.HUMAN: HUMAN_ROW}
"""Row type of each layer."""


_REVISIONS: Final = itertools.count(1)
_UNSET_ROW: Final = np.void(np.zeros(1, ROW)[0])


@dataclass(frozen=True, slots=True, eq=False)
class RowsChange:
    """The effect of an edit on one layer: the old and new rows of the changed frames."""

    layer: Layer
    frames: Frames
    old_rows: Rows
    new_rows: Rows

    def inverse(self) -> "RowsChange":
        return RowsChange(self.layer, self.frames, self.new_rows, self.old_rows)


@dataclass(frozen=True, slots=True)
class RunRecord:
    """A run that has, or once had, results in the track.

    Attributes:
        signature: models and options in one line. Frames with results of the same signature need not be run again.
        provenance: all known facts about the run, as JSON-compatible values.
    """

    signature: str
    provenance: dict[str, Any]


Change: TypeAlias = RowsChange | ListChange[Any]


class Track(TrackLists):
    """The layers of one video, and the lists beside them. Only the history that owns a track changes it.

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
        """Return a track that has only these rows in its layers."""
        track = cls(n_frames)
        for layer, (frames, rows) in layers.items():
            track.make(track.change(layer, frames, rows))
        return track

    def layer(self, layer: Layer) -> Rows:
        """Return the rows of a layer, (n_frames,), read-only."""
        rows = self._layers[layer].view()
        rows.flags.writeable = False
        return rows

    def scene_start(self, frame: int) -> int:
        """Return the first frame of the scene that contains a frame, as far as runs have seen it."""
        begins = np.flatnonzero(self.layer(Layer.PREDICTED)["begins_scene"][: frame + 1])
        return int(begins[-1]) if len(begins) else 0

    def shown_rows(
        self, start: int = 0, stop: int | None = None, *, top: Layer = Layer.HUMAN, marked: bool = False
    ) -> Rows:
        """Return the displayed row of each frame, (stop - start,) of `ROW`, from the highest layer in which it is set.

        Args:
            start: first frame.
            stop: exclusive end; by default the end of the track.
            top: highest layer to use.
            marked: True to keep the state of unclear frames; otherwise they are unset.
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
        """Return a frame's row from the highest of `layers` in which it is set, with at least the fields of `ROW`.

        The row may be unclear. If the frame is unset or beyond the track, all fields are 0.
        """
        for layer in _DOWNWARDS if 0 <= frame < self.n_frames else ():
            if layer in layers and self._layers[layer]["state"][frame]:
                return cast("np.void", self._layers[layer][frame].copy())
        return _UNSET_ROW

    def unedited_rows(self, start: int = 0, stop: int | None = None) -> Rows:
        """Return the rows as `unedited` does, (stop - start,) of `ROW`."""
        return unedited(self.shown_rows(start, stop, top=Layer.IMPORTED), self.shown_rows(start, stop))

    def positions(self, start: int = 0, stop: int | None = None) -> tuple[Floats, Floats]:
        """Return columns and rows, (stop - start,) each, from the highest layer that has a position; 0 if none has."""
        span = slice(start, stop)
        x, y = (np.zeros(len(self._layers[Layer.HUMAN][span])) for _ in range(2))
        for layer in Layer:
            layer_rows = self._layers[layer][span]
            placed = (layer_rows["x"] != 0) | (layer_rows["y"] != 0)
            x[placed], y[placed] = layer_rows["x"][placed], layer_rows["y"][placed]
        return x, y

    def point(self, frame: int) -> Point | None:
        """Return the point of a frame; None if the frame is unset or unclear."""
        row = self.shown_row(frame)
        return None if row["state"] in (State.UNSET, State.UNCLEAR) else _point_of(row, frame)

    def points(self, frames: range | None = None) -> list[Point]:
        """Return the points of a range of frames, by default of all, ascending; unset frames are left out."""
        start, stop = (0, self.n_frames) if frames is None else (frames.start, frames.stop)
        return list(points_of(self.shown_rows(start, stop), start))

    def change(self, layer: Layer, frames: Sequence[int] | range | Frames, new_rows: Rows) -> RowsChange:
        """Return the change that would give these frames the new rows, without making it.

        Rows of `ROW` fit any layer; the layer's additional fields become 0.
        """
        numbers = np.asarray(frames, np.int64)
        return RowsChange(layer, numbers, rows_at(self._layers[layer], numbers), _of_layer(new_rows, layer))

    def has_rows(self, layer: Layer) -> bool:
        """Return True if any row of a layer is set. The number of rows is stored, so this takes no time."""
        return self._n_set[layer] > 0

    def reviewed(self, start: int = 0, stop: int | None = None) -> Flags:
        """Return whether the user has reviewed each frame, (stop - start,)."""
        return np.asarray(self._layers[Layer.HUMAN][start:stop]["reviewed"].copy(), np.bool_)

    def unseen(self) -> Flags:
        """Return for each frame, (n_frames,), whether neither a run nor the user has seen it."""
        return np.asarray(self.shown_rows(marked=True)["state"] == State.UNSET, np.bool_)

    def revision(self, start: int, stop: int) -> int:
        """Return a number that changes whenever a row of these frames changes; 0 before any change.

        No two changes give the same number, even in different tracks.
        """
        return int(self._revisions[start:stop].max(initial=0))

    def repeats(self, start: int = 0, stop: int | None = None) -> Flags:
        """Return whether each frame repeats the previous image, (stop - start,), as far as runs have found out."""
        return np.asarray(self._layers[Layer.PREDICTED][start:stop]["repeats"].copy(), np.bool_)

    def grow(self, n_frames: int) -> None:
        """Add frames that were found by indexing the video. Frames are never removed."""
        n_added = n_frames - self.n_frames
        if n_added > 0:
            self._layers = {
                layer: np.concatenate([rows, np.zeros(n_added, rows.dtype)]) for layer, rows in self._layers.items()
            }
            self._revisions = np.append(self._revisions, np.zeros(n_added, np.int64))
            self.n_frames = n_frames

    def make(self, change: Change) -> None:
        """Make a change. Only the history may call this, so that everything can be undone."""
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
    """Return the same rows as opaque bytes, which NumPy copies fifteen times as fast as field by field."""
    return rows.view(np.dtype((np.void, rows.dtype.itemsize)))


def rows_at(rows: Rows, indices: Indices) -> Rows:
    """Return a copy of the rows at the given indices."""
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
    """Return whether each row of the inpainted layer is a ball that TrackNet detected, (n,).

    Such a ball is at another peak of the heatmap, or was moved ahead along its motion.
    """
    is_own = (inpainted["state"] == State.VISIBLE) & (inpainted["source"] == SOURCES.index(Source.PREDICTED))
    return np.asarray(is_own, np.bool_)


def plain_rows(rows: Rows) -> Rows:
    """Return a copy of rows of any layer with only the fields of `ROW`."""
    return rows[list(ROW.names or ())].astype(ROW)


def without_unclear(rows: Rows) -> Rows:
    """Unset the unclear rows of `ROW` in place, because nothing is known about them, and return the same rows."""
    rows[rows["state"] == State.UNCLEAR] = np.zeros((), ROW)
    return rows


def human_rows(rows: Rows, *, reviewed: bool) -> Rows:
    """Return rows of `HUMAN_ROW` with the values of another layer's rows."""
    made = _of_layer(plain_rows(rows), Layer.HUMAN)
    made["reviewed"] = reviewed & (made["state"] != State.UNSET)
    return made


def unedited(below: Rows, shown: Rows) -> Rows:
    """Return the rows below the user's, and where those are unset, the displayed ones. All are (n,) of `ROW`."""
    rows = below.copy()
    is_open = below["state"] == State.UNSET
    rows[is_open] = shown[is_open]
    return rows


def make_rows(count: int, state: State, source: Source, *, x: Any = 0.0, y: Any = 0.0) -> Rows:
    """Return `count` rows of `ROW` with the same values; only `x` and `y` may be arrays, (count,)."""
    made = np.zeros(count, ROW)
    made["state"], made["source"] = state, SOURCES.index(source)
    made["x"], made["y"] = x, y
    return made


def points_of(shown: Rows, first: int) -> Iterator[Point]:
    """Yield the points in rows of `ROW`, without unset ones.

    Args:
        first: frame number of the first row.
    """
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
    """Return a row of `ROW` for each point."""
    made = np.zeros(len(points), ROW)
    for row, point in zip(made, points, strict=True):
        state = State.VISIBLE if point.visible else State.OCCLUDED if point.occluded else State.NO_BALL
        row["state"], row["source"] = state, SOURCES.index(point.source)
        row["x"], row["y"], row["confidence"] = point.x, point.y, point.confidence
    return made


def is_placed(rows: Rows | np.void) -> Flags:
    """Return whether each row has a position, as an occluded ball may. Takes one row or several, (n,), of any layer."""
    known = (rows["x"] != 0) | (rows["y"] != 0)
    return np.asarray((rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known))


def positions(rows: Rows) -> Floats:
    """Return the positions in rows of any layer, (2, n) in video pixels; NaN where there is none."""
    placed = is_placed(rows)
    return np.stack([np.where(placed, rows[name], np.nan) for name in ("x", "y")])


def speeds(path: Floats, seconds: Floats, begins: Flags) -> Floats:
    """Return the speed at each frame: the length of the path from the previous frame to the next, divided by the time.

    The length is measured along the path, so that the sharp angle at a hit does not reduce the speed. If only one of
    the two neighbours is usable, the speed is that of the step to or from it.

    Args:
        path: (2, n) positions in pixels, NaN where there is none; steps to and from such a frame are not used.
        seconds: (n,) time of each frame, ascending, not necessarily at even intervals.
        begins: (n,) whether a scene begins at each frame; the step to such a frame is not used.

    Returns:
        (n,) in pixels per second, NaN without a usable step.
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
    """Return the time of each frame of a track, (track.n_frames,), extrapolated beyond the known times.

    Args:
        known: (n,) times of the first frames in seconds. If it is empty, so is the result.
    """
    missing = track.n_frames - len(known)
    if missing <= 0 or not len(known):
        return known
    step = float(known[-1] - known[0]) / max(len(known) - 1, 1)
    return np.concatenate([known, known[-1] + step * np.arange(1, missing + 1)])


def end_times(times: Floats) -> Floats:
    """Return the times of frames and of the end of the last one, (n + 1,), given the times of the frames (n,).

    The last frame is assumed to last as long as the one before it.
    """
    if len(times) < 2:
        return np.append(times, times[-1:])
    return np.append(times, 2 * times[-1] - times[-2])


def track_speeds(track: Track, seconds: Floats, frames: range) -> Floats:
    """Return the speeds along the displayed path as `speeds` does, ignoring frames that repeat an image.

    Args:
        track: the track; its path is divided where scenes begin.
        seconds: (track.n_frames,) time of each frame of the whole track.
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
