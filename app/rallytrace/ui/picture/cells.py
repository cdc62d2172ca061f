"""Geometry of the film strip, without widgets: cells, their frames, and the part of each frame."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

import numpy as np

from rallytrace.session.pictures.frames import CutoutArea
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
"""Width of a tall cell, as a share of its height."""
_LEAST_PICTURE, _FULL_PICTURE = 84, 150
"""Minimum height of pictures in two rows, and in more rows."""
SCALES: Final = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""Logical pixels per video pixel that the wheel steps through."""
N_LEAD_CELLS: Final = 1
"""Number of cells before the playhead's frame, so that an error is visible next to the previous frame."""
_MARGIN_PER_FRAME: Final = 0.002
"""Margin around a doubtful position per frame of distance to a certain one, as a share of the video's width."""
_MARGIN: Final = 8.0
"""Minimum distance from the edge of a picture to the ball positions, in logical pixels."""
_MAX_STEADY_SHARE: Final = 0.42
"""A cut-out stays in place while the ball is within this distance of its centre, as a share of its size."""
_EDGE_MARGIN: Final = 0.25
"""Minimum part of a picture on each side of the ball, even beyond the edges of the frame."""
MAX_NEIGHBOUR_FRAMES: Final = 60
"""Maximum distance in frames to positions from which a frame's ball is estimated."""
_ROUNDING_PX: Final = 16
_PEAK_TOLERANCE: Final = 5.0
"""Maximum distance between a peak and a position of the same ball, in video pixels."""
_SMALL_PICTURE_HEIGHT_PX: Final = 87
"""Picture height in a window of 1280x720, in logical pixels. Larger pictures enlarge the same part more."""
_USUAL_SCALE: Final = 2.0
"""Default scale of such pictures for a video of width `_USUAL_WIDTH_PX`."""
_USUAL_WIDTH_PX: Final = 1920
_MAX_COMPARED_SHARE: Final = 0.8
"""Maximum distance of two tracks' positions in one picture, as a share of the picture's size."""


def step_up_to(scale: float) -> float:
    """Return the largest of `SCALES` up to a scale, or the smallest one."""
    return max((step for step in SCALES if step <= scale), default=SCALES[0])


class BallGuess(Enum):
    """A guess of the ball's place, the centre of its cell."""

    PATH = "the path"
    NEIGHBOURS = "the line between certain frames"
    OTHER_PEAK = "TrackNet's other choice"


@dataclass(frozen=True, slots=True)
class CellLayout:
    """Cells of one size in rows, in logical pixels.

    Attributes:
        columns: cells per row.
        rows: number of rows, at least one.
        width: width of a cell.
        height: height of a cell with its caption.
    """

    columns: int
    rows: int
    width: int
    height: int

    @classmethod
    def fit(cls, width: int, height: int) -> "CellLayout":
        """Return as many cells as fit."""
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
        """Return the size of the picture in a cell."""
        return Size(self.width, self.height - CAPTION_HEIGHT_PX)

    def usual_scale(self, width: int) -> float:
        """Return the scale that shows balls at a similar size in all videos, and as much as a small window does.

        Args:
            width: frame width of the video. A ball has fewer pixels in a small video.
        """
        scale = _USUAL_SCALE * _USUAL_WIDTH_PX / width * max(self.picture.height / _SMALL_PICTURE_HEIGHT_PX, 1.0)
        return step_up_to(scale)

    def cell(self, index: int) -> tuple[int, int, int, int]:
        """Return left, top, width and height of a cell with its caption. Indices start at 0 and go row by row."""
        row, column = divmod(index, self.columns)
        return column * (self.width + GAP), row * (self.height + GAP), self.width, self.height

    def index_at(self, x: float, y: float) -> int | None:
        """Return the index of the cell at a point, or None between and outside the cells."""
        (column, right), (row, bottom) = divmod(x, self.width + GAP), divmod(y, self.height + GAP)
        if not (0 <= column < self.columns and 0 <= row < self.rows) or right > self.width or bottom > self.height:
            return None
        return int(row) * self.columns + int(column)


def window_from(frame: int, count: int, n_frames: int) -> range:
    """Return the frames of `count` cells. This frame, an item's first or the playhead's, always has the same cell."""
    return clamp_frames(frame - N_LEAD_CELLS, count, n_frames)


def clamp_frames(first: int, count: int, n_frames: int) -> range:
    """Return `count` frames from the first one on, shifted into the video. A shorter video has fewer."""
    first = max(min(first, n_frames - count), 0)
    return range(first, min(first + count, n_frames))


def with_pictures(frames: range, count: int, repeats: Flags) -> range:
    """Return the frames of `count` pictures from these frames on, or of all pictures in a shorter video.

    Args:
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
    """The compared track.

    Attributes:
        rows: rows of all frames, (n,) of `ROW`.
        reach: maximum distance of both positions of a frame in one picture, in video pixels, horizontal and vertical.
    """

    rows: Rows
    reach: tuple[float, float]

    @classmethod
    def in_cells(cls, rows: Rows, picture: Size, scale: float) -> "OtherPath":
        """Return the other track, with the reach that a picture of this size in logical pixels has space for."""
        return cls(rows, (_MAX_COMPARED_SHARE * picture.width / scale, _MAX_COMPARED_SHARE * picture.height / scale))


def expected_positions(
    track: Track, frames: range, ghosts: "Ghosts | None" = None, compared: OtherPath | None = None
) -> Floats:
    """Return the ball's position in consecutive frames: on the path, on the chosen fill, or interpolated.

    A faint peak that a key accepts as the ball takes precedence over interpolation, so that a cell shows what the key
    accepts. A position on only one side of a gap is used for the whole gap. Cuts are not bridged. For two tracks the
    midpoint of their positions is used.

    Returns:
        (2, n) in video pixels. NaN without a known position nearby.
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
    """Return whether the chosen path of a proposal has a position for each of some frames."""
    chosen = [ghost for ghost in ghosts.ghosts if ghost.chosen] if ghosts is not None else []
    proposed = [ghost.frames[ghost.proposed] for ghost in chosen]
    return (
        np.isin(np.arange(frames.start, frames.stop), np.concatenate(proposed))
        if proposed
        else np.zeros(len(frames), np.bool_)
    )


def _draw_lines(found: Floats, track: Track, frames: range) -> None:
    """Replace NaN by linear interpolation between the neighbours, except across cuts."""
    scene = np.cumsum(track.layer(Layer.PREDICTED)["begins_scene"][frames.start : frames.stop])
    indices, known = np.arange(len(frames)), np.isfinite(found[0])
    for number in np.flatnonzero(np.bincount(scene[known])).tolist():  # `np.unique` would load numpy.ma
        in_scene = scene == number
        ends = in_scene & known
        for axis in found:
            axis[in_scene] = np.interp(indices[in_scene], indices[ends], axis[ends])


@dataclass(frozen=True, slots=True, eq=False)
class CellPlan:
    """Scale and middles of cells.

    Attributes:
        scale: logical pixels per video pixel.
        middles: centres of the cells, (2, n) in video pixels. NaN if any position will do.
    """

    scale: float
    middles: Floats


@dataclass(frozen=True, slots=True)
class CellSizes:
    """The limits of a scale.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        largest: the largest scale to choose.
        smallest: the smallest scale to choose.
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
    with a margin that grows with the distance to these. A hidden ball's second peak is always included. The path takes
    precedence: candidates too far from it are omitted.

    Args:
        expected: result of `expected_positions`.
        doubtful: frames that may be wrong, bool (n_frames,).
        cells: the limits of the scale.
        decisive: frames that determine the scale. The others use the remaining space.
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
    """Return the centres of cells for a guess other than the path, (2, n) in video pixels.

    Args:
        expected: result of `expected_positions`, used for certain frames and where there is no guess.
        doubtful: frames that may be wrong, bool (n_frames,).
    """
    places = line_past(track, frames, doubtful) if guess is BallGuess.NEIGHBOURS else _hidden_peaks(track, frames)
    taken = doubtful[frames.start : frames.stop] & np.isfinite(places[0])
    return np.where(taken, places, expected)


def _hidden_peaks(track: Track, frames: range) -> Floats:
    """Return TrackNet's highest peaks, or its second ones if the highest are shown, (2, n). NaN for none."""
    highest, shown = _peaks(track, frames), positions(track.shown_rows(frames.start, frames.stop))
    is_shown = (np.abs(highest - shown) <= _PEAK_TOLERANCE).all(axis=0)
    return np.where(is_shown, _peaks(track, frames, second=True), highest)


def _peaks(track: Track, frames: range, *, second: bool = False) -> Floats:
    """Return TrackNet's highest or second peaks, (2, n). NaN for peaks below `MIN_FAINT_PEAK`."""
    rows = track.layer(Layer.PREDICTED)[frames.start : frames.stop]
    height, x, y = ("second_peak", "second_x", "second_y") if second else ("confidence", "peak_x", "peak_y")
    high = (rows["state"] != State.UNSET) & (rows[height] >= MIN_FAINT_PEAK)
    return np.where(high, np.stack([rows[x], rows[y]]).astype(np.float64), np.nan)


def _distance_to_sure(track: Track, frames: range, doubtful: Flags) -> Floats:
    """Return the frames from each frame to the nearest certain position, (n,), at most `MAX_NEIGHBOUR_FRAMES`."""
    region = range(max(frames.start - MAX_NEIGHBOUR_FRAMES, 0), min(frames.stop + MAX_NEIGHBOUR_FRAMES, track.n_frames))
    found = positions(track.shown_rows(region.start, region.stop))
    sure = region.start + np.flatnonzero(np.isfinite(found[0]) & ~doubtful[region.start : region.stop])
    distances = np.abs(np.arange(frames.start, frames.stop)[:, None] - sure)
    return np.asarray(np.min(distances, axis=1, initial=MAX_NEIGHBOUR_FRAMES), np.float64)


def line_past(track: Track, frames: range, doubtful: Flags) -> Floats:
    """Return the interpolation between certain frames, (2, n). NaN without certain frames nearby."""
    region = range(max(frames.start - MAX_NEIGHBOUR_FRAMES, 0), min(frames.stop + MAX_NEIGHBOUR_FRAMES, track.n_frames))
    found = positions(track.shown_rows(region.start, region.stop))
    found[:, doubtful[region.start : region.stop]] = np.nan
    _draw_lines(found, track, region)
    return np.asarray(found[:, frames.start - region.start : frames.stop - region.start])


def _put_ghost(found: Floats, first: int, track: Track, ghosts: "Ghosts") -> None:
    """Replace positions by those of the chosen path, except positions set by the user."""
    human = positions(track.layer(Layer.HUMAN)[first : first + found.shape[1]])
    for ghost in ghosts.ghosts:
        inside = ghost.proposed & (ghost.frames >= first) & (ghost.frames < first + found.shape[1])
        indices = ghost.frames[inside] - first
        free = ~np.isfinite(human[0][indices])
        if ghost.chosen:
            found[:, indices[free]] = ghost.positions[:, inside][:, free]


def _put_compared(found: Floats, first: int, compared: OtherPath) -> None:
    """Move positions to the midpoint of both tracks, or take the compared track's."""
    compared_positions = positions(compared.rows[first : first + found.shape[1]])
    known = found[:, : compared_positions.shape[1]]
    is_near = (np.abs(compared_positions - known) <= np.array(compared.reach)[:, None]).all(axis=0)
    known[:, is_near] = (known[:, is_near] + compared_positions[:, is_near]) / 2
    missing = np.isnan(known[0])
    known[:, missing] = compared_positions[:, missing]


@dataclass(slots=True)
class Framing:
    """The part of each frame shown in its cell. It moves only if the ball would leave its inner part.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        scale: logical pixels per video pixel.
        pan: offset of the parts from the expected ball, right and down in video pixels.
        wanted: centres of the wanted parts, in video pixels, by frame.
        centres: centres of the shown parts, in video pixels, by frame.
        held: a frame whose part the user has zoomed in on. It stays wherever the ball is expected.
        cut_around: centres of the shown cut-outs, for frames whose part is off-centre since a zoom.
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
        """Show only these frames, each around its expected ball: (2, n), NaN if any position will do."""
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
        """Move the part of every cell right and down by these video pixels."""
        self.pan = self.pan[0] + dx, self.pan[1] + dy
        for frame, (x, y) in self.wanted.items():
            self.wanted[frame] = self._clamp(x + dx, y + dy)

    def zoom(self, scale: float, frame: int, right: float, down: float) -> None:
        """Change the scale about the point of each cell at this offset from its picture's centre, in logical pixels.

        What this frame shows at the point stays there. The others follow as far as their ball stays in its cell.
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
        """Return whether a cut-out covers the whole part around a centre, as far as it lies in the frame."""
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
        """Show the wanted parts whose cut-out is available. The others wait."""
        for frame, position in self.wanted.items():
            waits = self.centres[frame] != position or frame in self.cut_around
            if waits and is_ready(self._cutout(frame, position)):
                self.centres[frame] = position
                self.cut_around.pop(frame, None)

    def shown_cutout(self, frame: int) -> CutoutArea:
        """Return the cut-out of the part on show."""
        return self._cutout(frame, self.cut_around.get(frame, self.centres[frame]))

    def cutout(self, frame: int) -> CutoutArea:
        """Return the cut-out of the wanted part, as large as the smallest scale needs."""
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
        """Return left and top edge, in video pixels, of the part in a picture of this size in logical pixels.

        The part extends beyond the frame's edges only to give the ball some space.
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
    """Return the start of a part of a given length around a centre, shifted to lie within 0 and `limit`.

    The part extends beyond them only to keep a quarter of it on each side of the centre.
    """
    if length >= limit:
        return (limit - length) / 2
    margin = _EDGE_MARGIN * length
    inside = min(max(middle - length / 2, 0.0), limit - length)
    return min(max(inside, middle + margin - length), middle - margin)
