"""Geometry of the film strip, without widgets: cells, their frames, and the part of each frame."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

import numpy as np

from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.distinct_frames import first_frames
from rallytrace.track.geometry import Size
from rallytrace.track.layers import MIN_FAINT_PEAK, faint_peaks, rival_peaks
from rallytrace.track.track import Layer, Rows, State, Track, positions

if TYPE_CHECKING:
    from rallytrace.ui.picture.ghosts import Ghosts

MIN_CELLS_PER_ROW: Final = 9
"""Minimum number of cells per row, however narrow the strip is."""
CAPTION_HEIGHT_PX: Final = 17
"""Height of the caption above each picture, in logical pixels."""
GAP: Final = 3
_USUAL_WIDTH: Final = 140
_TALL_CELL_ASPECT: Final = 1.4
"""Minimum width of a cell as a multiple of its height, which matters for tall cells."""
_LEAST_PICTURE, _FULL_PICTURE = 84, 150
"""Minimum height of the pictures in two rows and in three or more rows, in logical pixels."""
SCALES: Final = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""The scales that can be chosen with the wheel, in logical pixels per video pixel."""
N_LEAD_CELLS: Final = 1
"""Number of cells before the playhead's frame, so that an error is visible next to the previous frame."""
_MARGIN_PER_FRAME: Final = 0.002
"""Margin around a doubtful position, per frame of distance from a certain position, as a share of the video's width."""
_MARGIN: Final = 8.0
"""Minimum distance of ball positions from the edge of a picture, in logical pixels."""
_MAX_STEADY_SHARE: Final = 0.42
"""Maximum distance of the ball from a part's centre, as a share of the part's size, before the part moves."""
_EDGE_MARGIN: Final = 0.25
"""Minimum share of a picture on each side of the ball, even if it lies beyond the edges of the frame."""
MAX_NEIGHBOUR_FRAMES: Final = 60
"""Maximum distance in frames of positions from which the ball in a frame is estimated."""
_ROUNDING_PX: Final = 16
_PEAK_TOLERANCE: Final = 5.0
"""Maximum distance between a peak and a position for them to count as the same ball, in video pixels."""
_SMALL_PICTURE_HEIGHT_PX: Final = 87
"""Height of a cell's picture in a window of 1280x720, in logical pixels. Higher pictures show the same part, larger."""
_USUAL_SCALE: Final = 2.0
"""Default scale of pictures of this height, for a video of the width `_USUAL_WIDTH_PX`."""
_USUAL_WIDTH_PX: Final = 1920
_MAX_COMPARED_SHARE: Final = 0.8
"""Maximum distance between two tracks' positions for one picture to show both, as a share of the picture's size."""


def step_up_to(scale: float) -> float:
    """Return the largest of `SCALES` that is not greater than a scale, or else the smallest of them."""
    return max((step for step in SCALES if step <= scale), default=SCALES[0])


class BallGuess(Enum):
    """An assumption about where the ball is, on which cells are centred. The value is its name, for `shown`."""

    PATH = tr_lazy("window", "the path")
    NEIGHBOURS = tr_lazy("window", "the line between certain frames")
    OTHER_PEAK = tr_lazy("window", "TrackNet's other choice")


@dataclass(frozen=True, slots=True)
class CellLayout:
    """Cells of one size in rows, in logical pixels.

    Attributes:
        columns: cells per row.
        rows: number of rows, at least one.
        height: height of a cell with its caption.
    """

    columns: int
    rows: int
    width: int
    height: int

    @classmethod
    def fit(cls, width: int, height: int) -> "CellLayout":
        """Return the layout with as many cells as fit into an area of this size."""
        rows = max(1, (height + GAP) // (CAPTION_HEIGHT_PX + _LEAST_PICTURE + GAP))
        if rows > 2:
            rows = max(2, (height + GAP) // (CAPTION_HEIGHT_PX + _FULL_PICTURE + GAP))
        high = (height - (rows - 1) * GAP) // rows
        columns = max(width // max(_USUAL_WIDTH, round(high * _TALL_CELL_ASPECT)), MIN_CELLS_PER_ROW)
        wide = (width - (columns - 1) * GAP) // columns
        return cls(columns, rows, max(wide, 8), max(high, CAPTION_HEIGHT_PX + 8))

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def picture(self) -> Size:
        return Size(self.width, self.height - CAPTION_HEIGHT_PX)

    def usual_scale(self, width: int) -> float:
        """Return the default scale, in logical pixels per video pixel.

        Balls have a similar size in all videos, and larger cells show the same part of the frame as small ones.

        Args:
            width: frame width of the video, in pixels. In a small video a ball has fewer pixels.
        """
        scale = _USUAL_SCALE * _USUAL_WIDTH_PX / width * max(self.picture.height / _SMALL_PICTURE_HEIGHT_PX, 1.0)
        return step_up_to(scale)

    def cell(self, index: int) -> tuple[int, int, int, int]:
        """Return left, top, width and height of the cell at an index, with its caption. Indices go row by row."""
        row, column = divmod(index, self.columns)
        return column * (self.width + GAP), row * (self.height + GAP), self.width, self.height

    def index_at(self, x: float, y: float) -> int | None:
        """Return the index of the cell at a point, or None between and outside the cells."""
        (column, right), (row, bottom) = divmod(x, self.width + GAP), divmod(y, self.height + GAP)
        if not (0 <= column < self.columns and 0 <= row < self.rows) or right > self.width or bottom > self.height:
            return None
        return int(row) * self.columns + int(column)


def window_from(frame: int, count: int, n_frames: int) -> range:
    """Return the frames for `count` cells around a frame, which always gets the same cell.

    The frame is the first of an item, or that of the playhead.
    """
    return clamp_frames(frame - N_LEAD_CELLS, count, n_frames)


def clamp_frames(first: int, count: int, n_frames: int) -> range:
    """Return `count` frames from `first` on, shifted if necessary to lie in the video, or fewer if it is shorter."""
    first = max(min(first, n_frames - count), 0)
    return range(first, min(first + count, n_frames))


def with_pictures(frames: range, count: int, repeats: Flags) -> range:
    """Return the frames that show `count` different pictures, from the first of these frames on.

    The range is shifted if necessary to lie in the video, and has fewer pictures if the video is shorter.

    Args:
        frames: the frames to start with.
        repeats: whether each frame repeats the picture before it, bool (n_frames,).
    """
    if not frames:
        return frames
    first = first_frames(repeats)
    stops = np.append(first[1:], len(repeats))
    begin = int(np.searchsorted(first, frames.start, "right")) - 1
    begin = max(min(begin, len(first) - count), 0)
    return range(int(first[begin]), int(stops[min(begin + count, len(first)) - 1]))


@dataclass(frozen=True, slots=True, eq=False)
class OtherPath:
    """The compared track, as far as it affects the cells.

    Attributes:
        rows: rows of all frames, (n,) of `ROW`.
        reach: maximum distance between the positions of both tracks for a cell to show both, horizontally and
            vertically, in video pixels.
    """

    rows: Rows
    reach: tuple[float, float]

    @classmethod
    def in_cells(cls, rows: Rows, picture: Size, scale: float) -> "OtherPath":
        """Return the compared track for cells with pictures of this size (logical pixels) at this scale."""
        return cls(rows, (_MAX_COMPARED_SHARE * picture.width / scale, _MAX_COMPARED_SHARE * picture.height / scale))


def expected_positions(
    track: Track, frames: range, ghosts: "Ghosts | None" = None, compared: OtherPath | None = None
) -> Floats:
    """Return where the ball is expected in consecutive frames: on the path, on the chosen fill, or interpolated.

    A faint peak that a key accepts as the ball takes precedence over interpolation, so that a cell shows what the key
    accepts. If a gap has a known position on one side only, it is used for the whole gap. There is no interpolation
    across cuts. With a compared track, the midpoint of both positions is used.

    Returns:
        (2, n) in video pixels. NaN if no position is known nearby.
    """
    first, stop = max(frames.start - MAX_NEIGHBOUR_FRAMES, 0), min(frames.stop + MAX_NEIGHBOUR_FRAMES, track.n_frames)
    found = positions(track.shown_rows(first, stop))
    if ghosts is not None:
        _put_ghost(found, first, track, ghosts)
    if compared is not None:
        _put_compared(found, first, compared)
    _draw_lines(found, track, range(first, stop))
    expected = found[:, frames.start - first : frames.stop - first]
    faint = faint_peaks(track, frames.start, frames.stop)
    offered = np.isfinite(faint[0]) & ~_is_proposed(frames, ghosts)
    if compared is not None:
        elsewhere = np.isfinite(positions(compared.rows[frames.start : frames.stop])[0])
        offered[: len(elsewhere)] &= ~elsewhere
    return np.where(offered, faint, expected)


def _is_proposed(frames: range, ghosts: "Ghosts | None") -> Flags:
    """Return for each frame, bool (n,), whether the chosen path of a proposal has a position in it."""
    chosen = [ghost for ghost in ghosts.ghosts if ghost.chosen] if ghosts is not None else []
    proposed = [ghost.frames[ghost.proposed] for ghost in chosen]
    return (
        np.isin(np.arange(frames.start, frames.stop), np.concatenate(proposed))
        if proposed
        else np.zeros(len(frames), np.bool_)
    )


def _draw_lines(found: Floats, track: Track, frames: range) -> None:
    """Replace NaN in `found`, (2, n), by linear interpolation between its neighbours, except across cuts."""
    scene = np.cumsum(track.layer(Layer.PREDICTED)["begins_scene"][frames.start : frames.stop])
    indices, known = np.arange(len(frames)), np.isfinite(found[0])
    for number in np.flatnonzero(np.bincount(scene[known])).tolist():  # `np.unique` would load numpy.ma
        in_scene = scene == number
        ends = in_scene & known
        for axis in found:
            axis[in_scene] = np.interp(indices[in_scene], indices[ends], axis[ends])


@dataclass(frozen=True, slots=True, eq=False)
class CellPlan:
    """The scale and the centres of cells.

    Attributes:
        scale: logical pixels per video pixel.
        middles: positions at the centres of the cells, (2, n) in video pixels. NaN where any position will do.
    """

    scale: float
    middles: Floats


@dataclass(frozen=True, slots=True)
class CellSizes:
    """The sizes on which the scale of cells depends.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        largest: largest allowed scale.
        smallest: smallest allowed scale.
    """

    video: Size
    picture: Size
    largest: float
    smallest: float = SCALES[0]


def plan_cells(
    track: Track, frames: range, expected: Floats, doubtful: Flags, cells: CellSizes, *, decisive: range
) -> CellPlan:
    """Plan the cells so that all candidate positions in each doubtful frame are visible, at the largest possible scale.

    The candidates are the position on the path, TrackNet's highest peak, and the interpolation between certain frames,
    with a margin that grows with the distance from these. A hidden ball's second peak is always included. The path
    takes precedence: candidates too far from it are left out.

    Args:
        frames: frames of the cells.
        expected: result of `expected_positions`.
        doubtful: whether each frame may be wrong, bool (n_frames,).
        cells: sizes and limits.
        decisive: frames that determine the scale. In the others, candidates are visible as far as the scale allows.
    """
    room = np.array([[cells.picture.width], [cells.picture.height]]) - 2 * _MARGIN
    rivals = rival_peaks(track, frames.start, frames.stop)
    low, high = np.fmin(expected, rivals), np.fmax(expected, rivals)
    apart = ((high - low) * SCALES[0] > room).any(axis=0)  # the key's own position stays, an arrow points to the other
    low[:, apart] = high[:, apart] = expected[:, apart]
    in_doubt = doubtful[frames.start : frames.stop]
    for places in (_peaks(track, frames), line_past(track, frames, doubtful)):
        lower, higher = np.fmin(low, places), np.fmax(high, places)
        fits = in_doubt & ((higher - lower) * cells.smallest <= room).all(axis=0)
        low[:, fits], high[:, fits] = lower[:, fits], higher[:, fits]
    reach = in_doubt * _MARGIN_PER_FRAME * cells.video.width * _distance_to_sure(track, frames, doubtful)
    margin = np.clip(room / cells.smallest - (high - low), 0, 2 * reach)
    scales = np.append((room / np.maximum(high - low + margin, 1e-6)).min(axis=0), np.inf)
    fitting = [scales[index] for index, frame in enumerate(frames) if frame in decisive and not np.isnan(scales[index])]
    limit = min([cells.largest, *fitting])
    least = SCALES[0] if np.isfinite(rivals[0]).any() else cells.smallest
    scale = step_up_to(max(limit, least))
    has_room = scales[:-1] >= scale
    return CellPlan(scale, np.where(has_room, (low + high) / 2, expected))


def plan_elsewhere(track: Track, frames: range, expected: Floats, doubtful: Flags, guess: BallGuess) -> Floats:
    """Return the centres of cells, (2, n) in video pixels, if the ball is assumed elsewhere than on the path.

    Args:
        frames: frames of the cells.
        expected: result of `expected_positions`, used for certain frames and where the assumption gives no position.
        doubtful: whether each frame may be wrong, bool (n_frames,).
        guess: where the ball is assumed to be.
    """
    places = line_past(track, frames, doubtful) if guess is BallGuess.NEIGHBOURS else _hidden_peaks(track, frames)
    taken = doubtful[frames.start : frames.stop] & np.isfinite(places[0])
    return np.where(taken, places, expected)


def _hidden_peaks(track: Track, frames: range) -> Floats:
    """Return the highest of TrackNet's peaks in each frame that is not the shown position, (2, n), or NaN."""
    highest, shown = _peaks(track, frames), positions(track.shown_rows(frames.start, frames.stop))
    is_shown = (np.abs(highest - shown) <= _PEAK_TOLERANCE).all(axis=0)
    return np.where(is_shown, _peaks(track, frames, second=True), highest)


def _peaks(track: Track, frames: range, *, second: bool = False) -> Floats:
    """Return TrackNet's highest or second peak in each frame, (2, n). NaN if it is below `MIN_FAINT_PEAK`."""
    rows = track.layer(Layer.PREDICTED)[frames.start : frames.stop]
    height, x, y = ("second_peak", "second_x", "second_y") if second else ("confidence", "peak_x", "peak_y")
    high = (rows["state"] != State.UNSET) & (rows[height] >= MIN_FAINT_PEAK)
    return np.where(high, np.stack([rows[x], rows[y]]).astype(np.float64), np.nan)


def _distance_to_sure(track: Track, frames: range, doubtful: Flags) -> Floats:
    """Return each frame's distance in frames from the nearest certain position, (n,), up to `MAX_NEIGHBOUR_FRAMES`."""
    region = range(max(frames.start - MAX_NEIGHBOUR_FRAMES, 0), min(frames.stop + MAX_NEIGHBOUR_FRAMES, track.n_frames))
    found = positions(track.shown_rows(region.start, region.stop))
    sure = region.start + np.flatnonzero(np.isfinite(found[0]) & ~doubtful[region.start : region.stop])
    distances = np.abs(np.arange(frames.start, frames.stop)[:, None] - sure)
    return np.asarray(np.min(distances, axis=1, initial=MAX_NEIGHBOUR_FRAMES), np.float64)


def line_past(track: Track, frames: range, doubtful: Flags) -> Floats:
    """Return positions interpolated between certain frames only, (2, n). NaN if there are no certain frames nearby."""
    region = range(max(frames.start - MAX_NEIGHBOUR_FRAMES, 0), min(frames.stop + MAX_NEIGHBOUR_FRAMES, track.n_frames))
    found = positions(track.shown_rows(region.start, region.stop))
    found[:, doubtful[region.start : region.stop]] = np.nan
    _draw_lines(found, track, region)
    return np.asarray(found[:, frames.start - region.start : frames.stop - region.start])


def _put_ghost(found: Floats, first: int, track: Track, ghosts: "Ghosts") -> None:
    """Replace positions in `found` by those of the chosen path, except positions set by the user."""
    human = positions(track.layer(Layer.HUMAN)[first : first + found.shape[1]])
    for ghost in ghosts.ghosts:
        inside = ghost.proposed & (ghost.frames >= first) & (ghost.frames < first + found.shape[1])
        indices = ghost.frames[inside] - first
        free = ~np.isfinite(human[0][indices])
        if ghost.chosen:
            found[:, indices[free]] = ghost.positions[:, inside][:, free]


def _put_compared(found: Floats, first: int, compared: OtherPath) -> None:
    """Replace positions in `found` by midpoints between both tracks, and missing ones by the compared track's."""
    compared_positions = positions(compared.rows[first : first + found.shape[1]])
    known = found[:, : compared_positions.shape[1]]
    is_near = (np.abs(compared_positions - known) <= np.array(compared.reach)[:, None]).all(axis=0)
    known[:, is_near] = (known[:, is_near] + compared_positions[:, is_near]) / 2
    missing = np.isnan(known[0])
    known[:, missing] = compared_positions[:, missing]


@dataclass(slots=True)
class Framing:
    """The part of each frame that its cell shows. A part moves only if the ball comes near its edge.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        scale: logical pixels per video pixel.
        pan: offset of the parts from the expected ball, to the right and downwards, in video pixels.
        wanted: centres of the parts that should be shown, in video pixels, by frame.
        centres: centres of the parts that are shown until the wanted cut-outs are available, in video pixels, by frame.
        held: frame at whose cell the user has zoomed, or None. Its part stays, wherever the ball is expected.
        cut_around: centres of the cut-outs in use, by frame, where a zoom has moved the part away from that centre.
    """

    video: Size
    picture: Size
    scale: float
    pan: tuple[float, float] = (0.0, 0.0)
    wanted: dict[int, tuple[float, float]] = field(default_factory=dict)
    centres: dict[int, tuple[float, float]] = field(default_factory=dict)
    held: int | None = None
    cut_around: dict[int, tuple[float, float]] = field(default_factory=dict)

    def follow(self, frames: Iterable[int], expected: Floats) -> None:
        """Set the frames, and the position at which the ball is expected in each.

        Args:
            frames: the frames; all others are dropped.
            expected: (2, n) in video pixels. NaN where any position will do.
        """
        usual = self.video.width / 2, self.video.height / 2
        wanted = {}
        for frame, (x, y) in zip(frames, expected.T.tolist(), strict=True):
            position = self._apply_pan(usual if np.isnan(x) else (x, y))
            kept = self.wanted.get(frame)
            stays = kept is not None and (frame == self.held or self._is_near(kept, position))
            wanted[frame] = kept if kept is not None and stays else position
        self.wanted = wanted
        self.centres = {frame: self.centres.get(frame, position) for frame, position in wanted.items()}
        self.cut_around = {frame: middle for frame, middle in self.cut_around.items() if frame in wanted}

    def move(self, dx: float, dy: float) -> None:
        """Move the parts of all cells to the right and downwards, by distances in video pixels."""
        self.pan = self.pan[0] + dx, self.pan[1] + dy
        for frame, (x, y) in self.wanted.items():
            self.wanted[frame] = self._clamp(x + dx, y + dy)

    def zoom(self, scale: float, frame: int, right: float, down: float) -> None:
        """Change the scale of all cells around one point of their pictures.

        Args:
            scale: new scale, in logical pixels per video pixel.
            frame: frame of the cell under the mouse, in which the point keeps its position exactly. In other cells this
                may give way to the ball.
            right: offset of the point from the centre of a picture, in logical pixels to the right.
            down: the same offset downwards.
        """
        dx, dy = ((offset / self.scale - offset / scale) for offset in (right, down))
        half = self.picture.width / self.scale / 2, self.picture.height / self.scale / 2
        for shown, middle in self.wanted.items():
            left, top = self._corner_around(middle, self.picture.width, self.picture.height)
            self.wanted[shown] = self._clamp(left + half[0] - 0.5 + dx, top + half[1] - 0.5 + dy)
        self.pan, self.scale, self.held = (self.pan[0] + dx, self.pan[1] + dy), scale, frame
        for shown, middle in self.wanted.items():
            if self._has_part(self.shown_cutout(shown), middle):  # at once, without another cut-out
                self.cut_around.setdefault(shown, self.centres[shown])
                self.centres[shown] = middle

    def _has_part(self, area: CutoutArea, middle: tuple[float, float]) -> bool:
        """Return whether a cut-out contains the part around a centre, except what lies outside the frame."""
        corner = self._corner_around(middle, self.picture.width, self.picture.height)
        parts = (
            (corner[0], self.picture.width, area.left, area.size.width, self.video.width),
            (corner[1], self.picture.height, area.top, area.size.height, self.video.height),
        )
        return all(
            max(start, 0) >= begin and min(start + length / self.scale, limit) <= begin + size
            for start, length, begin, size, limit in parts
        )

    def _apply_pan(self, position: tuple[float, float]) -> tuple[float, float]:
        if self.pan == (0.0, 0.0):
            return position
        return self._clamp(position[0] + self.pan[0], position[1] + self.pan[1])

    def _clamp(self, x: float, y: float) -> tuple[float, float]:
        return min(max(x, 0.0), self.video.width - 1.0), min(max(y, 0.0), self.video.height - 1.0)

    def show_ready(self, is_ready: Callable[[CutoutArea], bool]) -> None:
        """Show each wanted part whose cut-out is available. The other cells keep showing their old part."""
        for frame, position in self.wanted.items():
            waits = self.centres[frame] != position or frame in self.cut_around
            if waits and is_ready(self._cutout(frame, position)):
                self.centres[frame] = position
                self.cut_around.pop(frame, None)

    def shown_cutout(self, frame: int) -> CutoutArea:
        """Return the cut-out that contains the shown part of a frame."""
        return self._cutout(frame, self.cut_around.get(frame, self.centres[frame]))

    def cutout(self, frame: int) -> CutoutArea:
        """Return the cut-out for the wanted part of a frame. It is large enough for the smallest scale."""
        return self._cutout(frame, self.wanted[frame])

    def _cutout(self, frame: int, middle: tuple[float, float]) -> CutoutArea:
        size = Size(
            *(
                min(-(-round(pixels / SCALES[0]) // _ROUNDING_PX) * _ROUNDING_PX, limit)
                for pixels, limit in ((self.picture.width, self.video.width), (self.picture.height, self.video.height))
            )
        )
        x, y = middle
        left = min(max(round(x - size.width / 2), 0), self.video.width - size.width)
        top = min(max(round(y - size.height / 2), 0), self.video.height - size.height)
        return CutoutArea(frame, left, top, size)

    def corner(self, frame: int, width: float, height: float) -> tuple[float, float]:
        """Return the left and top edge of the shown part of a frame, in video pixels.

        The part extends beyond the frame's edges only to leave some space around the ball.

        Args:
            frame: the frame.
            width: width of the cell's picture, in logical pixels.
            height: height of the cell's picture, in logical pixels.
        """
        return self._corner_around(self.centres[frame], width, height)

    def _corner_around(self, middle: tuple[float, float], width: float, height: float) -> tuple[float, float]:
        x, y = middle
        left = _clamped_start(x + 0.5, width / self.scale, self.video.width)
        return left, _clamped_start(y + 0.5, height / self.scale, self.video.height)

    def _is_near(self, kept: tuple[float, float], wanted: tuple[float, float]) -> bool:
        reach = (
            _MAX_STEADY_SHARE * self.picture.width / self.scale,
            _MAX_STEADY_SHARE * self.picture.height / self.scale,
        )
        return all(abs(old - new) <= limit for old, new, limit in zip(kept, wanted, reach, strict=True))


def _clamped_start(middle: float, length: float, limit: float) -> float:
    """Return the start of a range of this length around a centre, shifted to lie between 0 and `limit`.

    It extends beyond these only as far as needed to have a quarter of its length on each side of the centre.
    """
    if length >= limit:
        return (limit - length) / 2
    margin = _EDGE_MARGIN * length
    inside = min(max(middle - length / 2, 0.0), limit - length)
    return min(max(inside, middle + margin - length), middle - margin)
