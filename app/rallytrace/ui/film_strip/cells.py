"""Geometry of the film strip: the places of its cells, their frames, and the visible area of each."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.geometry import Size
from rallytrace.domain.layers import LEAST_PEAK
from rallytrace.domain.pictures import first_frames
from rallytrace.domain.track import Layer, Rows, State, Track, positions
from rallytrace.session.frames import CutoutArea
from rallytrace.ui.picture.ghosts import Ghosts

FEWEST: Final = 9
"""Cells of a row, however narrow the strip is."""
CAPTION: Final = 17
"""Height of the line over each picture, in logical pixels."""
GAP: Final = 3
_USUAL_WIDTH: Final = 140
_USUAL_SHAPE: Final = 1.4
"""The width of a higher cell, as a share of its height."""
_LEAST_PICTURE, _FULL_PICTURE = 84, 150
"""Least heights of the pictures for two rows, and for more rows."""
SCALES: Final = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""Logical pixels per video pixel; the wheel goes through them."""
LEAD: Final = 1
"""Cells before the target frame's: an error is judged beside the frame before it."""
_A_FRAME: Final = 0.002
"""Margin around a doubtful place for each frame of distance to a sure one, in shares of the video's width."""
_MARGIN: Final = 8.0
"""Least logical pixels from the edge of a picture to the possible places of the ball."""
_INNER: Final = 0.42
"""A cut-out stays while the ball is this near its middle, in shares of its width and height."""
_LEAST_ROOM: Final = 0.25
"""Least room on each side of the ball, also beyond the edges of the frame, as a share of the picture."""
NEIGHBOURHOOD: Final = 60
"""Frames around a frame; their known positions hint at the ball's."""
_ROUND: Final = 16
_SAME_PLACE: Final = 5.0
"""A peak and a position of the same ball are nearer, in video pixels."""
_SMALL_PICTURE: Final = 87
"""Height of the pictures in a window of 1280x720, in logical pixels; larger ones show the same part, enlarged more."""
_USUAL_SCALE: Final = 2.0
"""Their default enlargement in a video of the width `_USUAL_WIDE`."""
_USUAL_WIDE: Final = 1920
_BOTH_VISIBLE: Final = 0.8
"""The largest distance of two tracks' positions for showing both; a share of the picture's size."""


class BallGuess(Enum):
    """The centre of the cells: a guess of the ball's position."""

    PATH = "the path"
    NEIGHBOURS = "the line between frames without doubt"
    OTHER_PEAK = "TrackNet's other choice"


@dataclass(frozen=True, slots=True)
class CellLayout:
    """Cells of one size in rows, in logical pixels.

    Attributes:
        columns: cells in a row.
        rows: one or more.
        width: of a cell.
        height: of a cell, with its caption.
    """

    columns: int
    rows: int
    width: int
    height: int

    @classmethod
    def fit(cls, width: int, height: int) -> "CellLayout":
        """As many cells as have room."""
        rows = max(1, (height + GAP) // (CAPTION + _LEAST_PICTURE + GAP))
        if rows > 2:
            rows = max(2, (height + GAP) // (CAPTION + _FULL_PICTURE + GAP))
        high = (height - (rows - 1) * GAP) // rows
        columns = max(width // max(_USUAL_WIDTH, round(high * _USUAL_SHAPE)), FEWEST)
        wide = (width - (columns - 1) * GAP) // columns
        return cls(columns, rows, max(wide, 8), max(high, CAPTION + 8))

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def picture(self) -> Size:
        """The size of the picture in a cell."""
        return Size(self.width, self.height - CAPTION)

    def usual_scale(self, width: int) -> float:
        """A scale for balls of similar size in each video, and pictures with as much as in a small window.

        Args:
            width: of the video's frames: a ball has fewer pixels in a smaller one.
        """
        scale = _USUAL_SCALE * _USUAL_WIDE / width * max(self.picture.height / _SMALL_PICTURE, 1.0)
        return max((candidate for candidate in SCALES if candidate <= scale), default=SCALES[0])

    def cell(self, index: int) -> QRect:
        """A cell with its caption; `index` counts from 0, row by row."""
        row, column = divmod(index, self.columns)
        return QRect(column * (self.width + GAP), row * (self.height + GAP), self.width, self.height)

    def at(self, point: QPointF) -> int | None:
        """The cell at a point; None between the cells and outside."""
        column, row = int(point.x() // (self.width + GAP)), int(point.y() // (self.height + GAP))
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        index = row * self.columns + column
        return index if QRectF(self.cell(index)).contains(point) else None


def window_from(frame: int, count: int, n_frames: int) -> range:
    """The frames of `count` cells; an item's first frame, or another target frame, is always in the same cell."""
    return clamp_frames(frame - LEAD, count, n_frames)


def clamp_frames(first: int, count: int, n_frames: int) -> range:
    """`count` frames from one on, moved to lie within the video; fewer in a shorter video."""
    first = max(min(first, n_frames - count), 0)
    return range(first, min(first + count, n_frames))


def with_pictures(frames: range, count: int, repeats: Flags) -> range:
    """Frames around some with `count` pictures, or with all available ones, each in all of its frames.

    Args:
        repeats: bool (n_frames,), whether a frame shows the previous one's picture.
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
    """The track of a comparison.

    Attributes:
        rows: of all frames, (n,) of `ROW`.
        reach: the largest distance, in video pixels, for showing both positions of a frame.
    """

    rows: Rows
    reach: tuple[float, float]

    @classmethod
    def in_cells(cls, rows: Rows, picture: Size, scale: float) -> "OtherPath":
        """Reach as far as both positions have room in a picture of this size, in logical pixels."""
        return cls(rows, (_BOTH_VISIBLE * picture.width / scale, _BOTH_VISIBLE * picture.height / scale))


def expected_positions(
    track: Track, frames: range, ghosts: Ghosts | None = None, compared: OtherPath | None = None
) -> Floats:
    """The ball's known or possible position in consecutive frames: on the path, the chosen fill, or the line between.

    A position known on one side of a gap only stands for the gap; no line leads across a cut. A compared track gives
    missing positions, and moves the others to the middle between the two.

    Returns:
        (2, n) in video pixels; NaN without a position near.
    """
    first, stop = max(frames.start - NEIGHBOURHOOD, 0), min(frames.stop + NEIGHBOURHOOD, track.n_frames)
    found = positions(track.shown(first, stop))
    if ghosts is not None:
        _put_ghost(found, first, track, ghosts)
    if compared is not None:
        _put_other(found, first, compared)
    _draw_lines(found, track, range(first, stop))
    return np.asarray(found[:, frames.start - first : frames.stop - first])


def _draw_lines(found: Floats, track: Track, frames: range) -> None:
    """Give frames without a position, NaN, one on the line between their neighbours; none leads across a cut."""
    scene = np.cumsum(track.layer(Layer.PREDICTED)["begins_scene"][frames.start : frames.stop])
    numbers, known = np.arange(len(frames)), np.isfinite(found[0])
    for number in np.unique(scene[known]).tolist():
        in_scene = scene == number
        sure = in_scene & known
        for axis in found:
            axis[in_scene] = np.interp(numbers[in_scene], numbers[sure], axis[sure])


@dataclass(frozen=True, slots=True, eq=False)
class CellPlan:
    """The scale of the cells, and their centres.

    Attributes:
        scale: logical pixels per video pixel.
        middles: (2, n) in video pixels; NaN for anywhere.
    """

    scale: float
    middles: Floats


@dataclass(frozen=True, slots=True)
class CellSizes:
    """The limits of a scale.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        greatest: the largest scale to choose.
        least: the smallest one.
    """

    video: Size
    picture: Size
    greatest: float
    least: float = SCALES[0]


def plan_cells(
    track: Track, frames: range, expected: Floats, doubtful: Flags, cells: CellSizes, *, decisive: range
) -> CellPlan:
    """Show all possible places of the ball in each doubtful frame, at the largest scale with room for them.

    These are the place on the path, TrackNet's highest peak, and the place on the line between the sure frames around,
    with a margin growing with their distance. The path leads: a place too far from it for the smallest scale is left
    out.

    Args:
        expected: of `expected_positions`.
        doubtful: (n_frames,), whether the shown state of a frame is in doubt.
        cells: the limits of the scale.
        decisive: the frames for choosing the scale; the others take the room there is.
    """
    room = np.array([[cells.picture.width], [cells.picture.height]]) - 2 * _MARGIN
    low, high = expected.copy(), expected.copy()
    in_doubt = doubtful[frames.start : frames.stop]
    for places in (_peaks(track, frames), line_past(track, frames, doubtful)):
        lower, higher = np.fmin(low, places), np.fmax(high, places)
        fits = in_doubt & ((higher - lower) * cells.least <= room).all(axis=0)
        low[:, fits], high[:, fits] = lower[:, fits], higher[:, fits]
    reach = in_doubt * _A_FRAME * cells.video.width * _distances_to_sure(track, frames, doubtful)
    surplus = np.clip(room / cells.least - (high - low), 0, 2 * reach)
    scales = np.append((room / np.maximum(high - low + surplus, 1e-6)).min(axis=0), np.inf)
    chosen = [scales[index] for index, frame in enumerate(frames) if frame in decisive and not np.isnan(scales[index])]
    scale = max(
        candidate for candidate in SCALES if candidate <= min([cells.greatest, *chosen]) or candidate <= cells.least
    )
    fully_visible = scales[:-1] >= scale
    return CellPlan(scale, np.where(fully_visible, (low + high) / 2, expected))


def plan_elsewhere(track: Track, frames: range, expected: Floats, doubtful: Flags, guess_kind: BallGuess) -> Floats:
    """Centres of doubtful frames' cells by another guess than the path's: (2, n).

    Args:
        expected: of `expected_positions`; for sure frames, and for frames without a guess.
        doubtful: (n_frames,), whether the shown state of a frame is in doubt.
        guess_kind: the guess.
    """
    guess = line_past(track, frames, doubtful) if guess_kind is BallGuess.NEIGHBOURS else _other_peaks(track, frames)
    replaced = doubtful[frames.start : frames.stop] & np.isfinite(guess[0])
    return np.where(replaced, guess, expected)


def _other_peaks(track: Track, frames: range) -> Floats:
    """TrackNet's highest peaks, or its second ones if the highest are shown, (2, n); NaN for none."""
    highest, shown = _peaks(track, frames), positions(track.shown(frames.start, frames.stop))
    is_shown = (np.abs(highest - shown) <= _SAME_PLACE).all(axis=0)
    return np.where(is_shown, _peaks(track, frames, second=True), highest)


def _peaks(track: Track, frames: range, *, second: bool = False) -> Floats:
    """TrackNet's highest peaks, or its second ones, (2, n); NaN below a significant height."""
    rows = track.layer(Layer.PREDICTED)[frames.start : frames.stop]
    height, x, y = ("second_peak", "second_x", "second_y") if second else ("confidence", "peak_x", "peak_y")
    high = (rows["state"] != State.UNSET) & (rows[height] >= LEAST_PEAK)
    return np.where(high, np.stack([rows[x], rows[y]]).astype(np.float64), np.nan)


def _distances_to_sure(track: Track, frames: range, doubtful: Flags) -> Floats:
    """Frames from each frame to the nearest sure position, (n,), at most `NEIGHBOURHOOD`."""
    neighbours = range(max(frames.start - NEIGHBOURHOOD, 0), min(frames.stop + NEIGHBOURHOOD, track.n_frames))
    found = positions(track.shown(neighbours.start, neighbours.stop))
    sure = neighbours.start + np.flatnonzero(np.isfinite(found[0]) & ~doubtful[neighbours.start : neighbours.stop])
    distances = np.abs(np.arange(frames.start, frames.stop)[:, None] - sure)
    return np.asarray(np.min(distances, axis=1, initial=NEIGHBOURHOOD), np.float64)


def line_past(track: Track, frames: range, doubtful: Flags) -> Floats:
    """The line between the sure frames, (2, n); NaN without any near."""
    neighbours = range(max(frames.start - NEIGHBOURHOOD, 0), min(frames.stop + NEIGHBOURHOOD, track.n_frames))
    found = positions(track.shown(neighbours.start, neighbours.stop))
    found[:, doubtful[neighbours.start : neighbours.stop]] = np.nan
    _draw_lines(found, track, neighbours)
    return np.asarray(found[:, frames.start - neighbours.start : frames.stop - neighbours.start])


def _put_ghost(found: Floats, first: int, track: Track, ghosts: Ghosts) -> None:
    """Replace the positions replaced by the chosen path, but none set by a person."""
    human = positions(track.layer(Layer.HUMAN)[first : first + found.shape[1]])
    for ghost in ghosts.ghosts:
        inside = ghost.proposed & (ghost.frames >= first) & (ghost.frames < first + found.shape[1])
        columns = ghost.frames[inside] - first
        free = ~np.isfinite(human[0][columns])
        if ghost.chosen:
            found[:, columns[free]] = ghost.positions[:, inside][:, free]


def _put_other(found: Floats, first: int, compared: OtherPath) -> None:
    compared_positions = positions(compared.rows[first : first + found.shape[1]])
    own_positions = found[:, : compared_positions.shape[1]]
    close = (np.abs(compared_positions - own_positions) <= np.array(compared.reach)[:, None]).all(axis=0)
    own_positions[:, close] = (own_positions[:, close] + compared_positions[:, close]) / 2
    missing = np.isnan(own_positions[0])
    own_positions[:, missing] = compared_positions[:, missing]


@dataclass(frozen=True, slots=True)
class CellView:
    """The area of a frame in the picture of a cell.

    Attributes:
        box: the picture, in logical pixels of the strip.
        left: its left edge in video pixels; 0 is the frame's left edge (not the centre of a pixel).
        top: its top edge, likewise.
        scale: logical pixels per video pixel.
    """

    box: QRectF
    left: float
    top: float
    scale: float

    def point(self, x: float, y: float) -> QPointF:
        """The point in the strip of a position in video pixels."""
        return self.box.topLeft() + QPointF(x + 0.5 - self.left, y + 0.5 - self.top) * self.scale

    def position(self, point: QPointF) -> tuple[float, float]:
        """The position in video pixels of a point in the strip."""
        way = (point - self.box.topLeft()) / self.scale
        return self.left + way.x() - 0.5, self.top + way.y() - 0.5


@dataclass(slots=True)
class Framing:
    """The shown area of each frame. It moves only when the ball would leave its inner part.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        scale: logical pixels per video pixel.
        pan: offset of the requested areas from the ball's expected positions, right and down, in video pixels.
        wanted: the middles of the requested areas, in video pixels, by frame.
        centres: of the shown ones.
    """

    video: Size
    picture: Size
    scale: float
    pan: tuple[float, float] = (0.0, 0.0)
    wanted: dict[int, tuple[float, float]] = field(default_factory=dict)
    centres: dict[int, tuple[float, float]] = field(default_factory=dict)

    def follow(self, frames: Iterable[int], expected: Floats) -> None:
        """Show these frames only, each around the ball's expected position: (2, n), NaN for anywhere."""
        usual = self.video.width / 2, self.video.height / 2
        wanted = {}
        for frame, (x, y) in zip(frames, expected.T.tolist(), strict=True):
            position = self._pan_position(usual if np.isnan(x) else (x, y))
            kept = self.wanted.get(frame)
            wanted[frame] = kept if kept is not None and self._is_near(kept, position) else position
        self.wanted = wanted
        self.centres = {frame: self.centres.get(frame, position) for frame, position in wanted.items()}

    def move(self, dx: float, dy: float) -> None:
        """Move the shown area of all cells by video pixels, right and down."""
        self.pan = self.pan[0] + dx, self.pan[1] + dy
        for frame, (x, y) in self.wanted.items():
            self.wanted[frame] = self._clamp_position(x + dx, y + dy)

    def _pan_position(self, position: tuple[float, float]) -> tuple[float, float]:
        return (
            self._clamp_position(position[0] + self.pan[0], position[1] + self.pan[1])
            if self.pan != (0.0, 0.0)
            else position
        )

    def _clamp_position(self, x: float, y: float) -> tuple[float, float]:
        return min(max(x, 0.0), self.video.width - 1.0), min(max(y, 0.0), self.video.height - 1.0)

    def show_ready(self, is_there: Callable[[CutoutArea], bool]) -> None:
        """Move the shown areas to the requested ones with loaded cut-outs; the others stay until then."""
        for frame, position in self.wanted.items():
            if self.centres[frame] != position and is_there(self._cutout(frame, position)):
                self.centres[frame] = position

    def shown_cutout(self, frame: int) -> CutoutArea:
        """The cut-out of a frame's shown area."""
        return self._cutout(frame, self.centres[frame])

    def cutout(self, frame: int) -> CutoutArea:
        """The area of a frame to cut out: all of its view at the smallest scale."""
        return self._cutout(frame, self.wanted[frame])

    def _cutout(self, frame: int, middle: tuple[float, float]) -> CutoutArea:
        size = Size(
            *(
                min(-(-round(pixels / SCALES[0]) // _ROUND) * _ROUND, limit)
                for pixels, limit in ((self.picture.width, self.video.width), (self.picture.height, self.video.height))
            )
        )
        x, y = middle
        left = min(max(round(x - size.width / 2), 0), self.video.width - size.width)
        top = min(max(round(y - size.height / 2), 0), self.video.height - size.height)
        return CutoutArea(frame, left, top, size)

    def view(self, frame: int, box: QRectF) -> CellView:
        """The view of a frame in a box; beyond its edges only for room around the ball."""
        wide, high = box.width() / self.scale, box.height() / self.scale
        x, y = self.centres[frame]
        left, top = _clamped_start(x + 0.5, wide, self.video.width), _clamped_start(y + 0.5, high, self.video.height)
        return CellView(box, left, top, self.scale)

    def _is_near(self, kept: tuple[float, float], wanted: tuple[float, float]) -> bool:
        reach = _INNER * self.picture.width / self.scale, _INNER * self.picture.height / self.scale
        return all(abs(old - new) <= limit for old, new, limit in zip(kept, wanted, reach, strict=True))


def _clamped_start(middle: float, length: float, limit: int) -> float:
    """The start of an interval of a length around a middle, moved to lie within 0 and `limit` if it can.

    It reaches beyond them if the middle would have less than a quarter of it on one side.
    """
    if length >= limit:
        return (limit - length) / 2
    margin = _LEAST_ROOM * length
    inside = min(max(middle - length / 2, 0.0), limit - length)
    return min(max(inside, middle + margin - length), middle - margin)
