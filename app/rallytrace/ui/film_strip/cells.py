"""Geometry of the film strip: where its cells lie, which frames they show, and which part of each."""

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
"""Two rows are shown where the pictures of each are at least as high as the first, more where as high as the second."""
SCALES: Final = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""Logical pixels per video pixel; the wheel goes through them."""
LEAD: Final = 1
"""Cells before that of the frame one has gone to: an error is seen beside the frame before it."""
_A_FRAME: Final = 0.002
"""What is added around a doubtful place for each frame to one that is not in doubt, in parts of the video's width."""
_MARGIN: Final = 8.0
"""Logical pixels from the edge of a picture to the places where the ball may be, at least."""
_INNER: Final = 0.42
"""A cut-out stays where it is while the ball is this near its middle, in parts of its width and height."""
_AROUND: Final = 0.25
"""What a picture shows on each side of the ball at least, also beyond the edges of the frame, as a share of it."""
AROUND: Final = 60
"""Frames around a frame whose known positions show where the ball may be."""
_ROUND: Final = 16
_SAME: Final = 5.0
"""A peak and a position of the same ball are nearer, in video pixels."""
_SMALL_PICTURE: Final = 87
"""Height of the pictures in a window of 1280x720, in logical pixels; larger ones show the same part, enlarged more."""
_USUAL_SCALE: Final = 2.0
"""What those are enlarged by, of a video as wide as `_USUAL_WIDE`, unless somebody chooses otherwise."""
_USUAL_WIDE: Final = 1920
_BOTH: Final = 0.8
"""The largest distance of two tracks' positions at which both are shown; a share of the picture's size."""


class Around(Enum):
    """What the cells are laid around: where the ball may be."""

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
        """The scale at which a ball is about as large in each video, and pictures show as much as in a small window.

        Args:
            width: of the video's frames: a ball has fewer pixels in a smaller one.
        """
        scale = _USUAL_SCALE * _USUAL_WIDE / width * max(self.picture.height / _SMALL_PICTURE, 1.0)
        return max((one for one in SCALES if one <= scale), default=SCALES[0])

    def cell(self, at: int) -> QRect:
        """A cell with its caption; `at` counts from 0, row by row."""
        row, column = divmod(at, self.columns)
        return QRect(column * (self.width + GAP), row * (self.height + GAP), self.width, self.height)

    def at(self, point: QPointF) -> int | None:
        """The cell at a point; None between the cells and outside."""
        column, row = int(point.x() // (self.width + GAP)), int(point.y() // (self.height + GAP))
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        at = row * self.columns + column
        return at if QRectF(self.cell(at)).contains(point) else None


def window_from(frame: int, count: int, n_frames: int) -> range:
    """The frames that `count` cells show where an item's first frame, or one gone to, is always in the same cell."""
    return clamped(frame - LEAD, count, n_frames)


def clamped(first: int, count: int, n_frames: int) -> range:
    """`count` frames from one on, moved to lie within the video; fewer where it has fewer."""
    first = max(min(first, n_frames - count), 0)
    return range(first, min(first + count, n_frames))


def with_pictures(frames: range, count: int, repeats: Flags) -> range:
    """Frames around some that show `count` pictures, or all that there are, each in all of its frames.

    Args:
        repeats: bool (n_frames,), whether a frame shows the picture of the one before.
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
    """The track that is compared with.

    Attributes:
        rows: of all frames, (n,) of `ROW`.
        reach: the largest distance, in video pixels, at which both positions of a frame are to be seen.
    """

    rows: Rows
    reach: tuple[float, float]

    @classmethod
    def in_cells(cls, rows: Rows, picture: Size, scale: float) -> "OtherPath":
        """Reach as far as both positions have room in a picture of this size, in logical pixels."""
        return cls(rows, (_BOTH * picture.width / scale, _BOTH * picture.height / scale))


def expected_positions(
    track: Track, frames: range, ghosts: Ghosts | None = None, other: OtherPath | None = None
) -> Floats:
    """Where the ball is or may be in consecutive frames: on the path, on the chosen fill, else on the line between.

    Where a position is known on one side of a gap only, it stands for the gap; no line leads across a cut. A track that
    is compared gives the position where this one has none, and moves the place to the middle between the two.

    Returns:
        (2, n) in video pixels; NaN where nothing is known near.
    """
    first, stop = max(frames.start - AROUND, 0), min(frames.stop + AROUND, track.n_frames)
    found = positions(track.shown(first, stop))
    if ghosts is not None:
        _put_ghost(found, first, track, ghosts)
    if other is not None:
        _put_other(found, first, other)
    _draw_lines(found, track, range(first, stop))
    return np.asarray(found[:, frames.start - first : frames.stop - first])


def _draw_lines(found: Floats, track: Track, frames: range) -> None:
    """Give frames without a position, NaN, one on the line between their neighbours; none leads across a cut."""
    scene = np.cumsum(track.layer(Layer.PREDICTED)["begins_scene"][frames.start : frames.stop])
    at, known = np.arange(len(frames)), np.isfinite(found[0])
    for number in np.unique(scene[known]).tolist():
        part = scene == number
        here = part & known
        for axis in found:
            axis[part] = np.interp(at[part], at[here], axis[here])


@dataclass(frozen=True, slots=True, eq=False)
class CellPlan:
    """How large the cells show the frames, and around which places.

    Attributes:
        scale: logical pixels per video pixel.
        middles: (2, n) in video pixels; NaN for anywhere.
    """

    scale: float
    middles: Floats


@dataclass(frozen=True, slots=True)
class CellSizes:
    """What limits the choice of a scale.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        most: the largest scale to choose.
        least: the smallest one.
    """

    video: Size
    picture: Size
    most: float
    least: float = SCALES[0]


def plan_cells(
    track: Track, frames: range, expected: Floats, doubtful: Flags, cells: CellSizes, *, about: range
) -> CellPlan:
    """Show of each doubtful frame all places where the ball may be, at the largest scale at which they have room.

    Those are the place on the path, TrackNet's highest peak there, and the place on the line between the frames around
    that are not in doubt, with more around them the farther those are. The path leads: what lies too far from it, even
    for the smallest scale, is left out.

    Args:
        expected: of `expected_positions`.
        doubtful: (n_frames,), whether what is shown of a frame is in doubt.
        cells: what limits the choice.
        about: the frames for which the scale is chosen; the others have what room there is.
    """
    room = np.array([[cells.picture.width], [cells.picture.height]]) - 2 * _MARGIN
    low, high = expected.copy(), expected.copy()
    here = doubtful[frames.start : frames.stop]
    for others in (_peaks(track, frames), line_past(track, frames, doubtful)):
        lower, higher = np.fmin(low, others), np.fmax(high, others)
        fits = here & ((higher - lower) * cells.least <= room).all(axis=0)
        low[:, fits], high[:, fits] = lower[:, fits], higher[:, fits]
    reach = here * _A_FRAME * cells.video.width * _away(track, frames, doubtful)
    around = np.clip(room / cells.least - (high - low), 0, 2 * reach)
    scales = np.append((room / np.maximum(high - low + around, 1e-6)).min(axis=0), np.inf)
    chosen = [scales[at] for at, frame in enumerate(frames) if frame in about and not np.isnan(scales[at])]
    scale = max(one for one in SCALES if one <= min([cells.most, *chosen]) or one <= cells.least)
    whole = scales[:-1] >= scale
    return CellPlan(scale, np.where(whole, (low + high) / 2, expected))


def plan_elsewhere(track: Track, frames: range, expected: Floats, doubtful: Flags, around: Around) -> Floats:
    """Where doubtful frames are shown by another guess than the path's: (2, n), the middles of their cells.

    Args:
        expected: of `expected_positions`; taken for frames that are not in doubt, and where the guess has no place.
        doubtful: (n_frames,), whether what is shown of a frame is in doubt.
        around: the guess.
    """
    guess = line_past(track, frames, doubtful) if around is Around.NEIGHBOURS else _other_peaks(track, frames)
    there = doubtful[frames.start : frames.stop] & np.isfinite(guess[0])
    return np.where(there, guess, expected)


def _other_peaks(track: Track, frames: range) -> Floats:
    """TrackNet's highest peaks, where they are not what is shown, and else its second ones, (2, n); NaN for none."""
    highest, shown = _peaks(track, frames), positions(track.shown(frames.start, frames.stop))
    is_shown = (np.abs(highest - shown) <= _SAME).all(axis=0)
    return np.where(is_shown, _peaks(track, frames, second=True), highest)


def _peaks(track: Track, frames: range, *, second: bool = False) -> Floats:
    """TrackNet's highest peaks, or its second ones, (2, n); NaN where there is none of a height that means anything."""
    rows = track.layer(Layer.PREDICTED)[frames.start : frames.stop]
    height, x, y = ("second_peak", "second_x", "second_y") if second else ("confidence", "peak_x", "peak_y")
    high = (rows["state"] != State.UNSET) & (rows[height] >= LEAST_PEAK)
    return np.where(high, np.stack([rows[x], rows[y]]).astype(np.float64), np.nan)


def _away(track: Track, frames: range, doubtful: Flags) -> Floats:
    """How many frames each is away from one with a position that is not in doubt, (n,), at most `AROUND`."""
    around = range(max(frames.start - AROUND, 0), min(frames.stop + AROUND, track.n_frames))
    found = positions(track.shown(around.start, around.stop))
    sure = around.start + np.flatnonzero(np.isfinite(found[0]) & ~doubtful[around.start : around.stop])
    away = np.abs(np.arange(frames.start, frames.stop)[:, None] - sure)
    return np.asarray(np.min(away, axis=1, initial=AROUND), np.float64)


def line_past(track: Track, frames: range, doubtful: Flags) -> Floats:
    """The line between the frames that are not in doubt, (2, n); NaN where there are none near."""
    around = range(max(frames.start - AROUND, 0), min(frames.stop + AROUND, track.n_frames))
    found = positions(track.shown(around.start, around.stop))
    found[:, doubtful[around.start : around.stop]] = np.nan
    _draw_lines(found, track, around)
    return np.asarray(found[:, frames.start - around.start : frames.stop - around.start])


def _put_ghost(found: Floats, first: int, track: Track, ghosts: Ghosts) -> None:
    """Replace the positions that the chosen path would replace, but none that a person has set."""
    human = positions(track.layer(Layer.HUMAN)[first : first + found.shape[1]])
    for ghost in ghosts.ghosts:
        inside = ghost.proposed & (ghost.frames >= first) & (ghost.frames < first + found.shape[1])
        at = ghost.frames[inside] - first
        free = ~np.isfinite(human[0][at])
        if ghost.chosen:
            found[:, at[free]] = ghost.positions[:, inside][:, free]


def _put_other(found: Floats, first: int, other: OtherPath) -> None:
    theirs = positions(other.rows[first : first + found.shape[1]])
    ours = found[:, : theirs.shape[1]]
    both = (np.abs(theirs - ours) <= np.array(other.reach)[:, None]).all(axis=0)
    ours[:, both] = (ours[:, both] + theirs[:, both]) / 2
    missing = np.isnan(ours[0])
    ours[:, missing] = theirs[:, missing]


@dataclass(frozen=True, slots=True)
class CellView:
    """The part of a frame in the picture of a cell.

    Attributes:
        box: the picture, in logical pixels of the strip.
        left: its left edge in video pixels, where 0 is the frame's left edge (not the centre of a pixel).
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
    """Which part of each frame is shown. It moves only when the ball would leave its inner part.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        scale: logical pixels per video pixel.
        pan: how far right and down of where the ball is expected the parts to be shown lie, in video pixels.
        wanted: the middles of the parts to be shown, in video pixels, by frame.
        centres: of those that are shown.
    """

    video: Size
    picture: Size
    scale: float
    pan: tuple[float, float] = (0.0, 0.0)
    wanted: dict[int, tuple[float, float]] = field(default_factory=dict)
    centres: dict[int, tuple[float, float]] = field(default_factory=dict)

    def follow(self, frames: Iterable[int], expected: Floats) -> None:
        """Show these frames, and no others, each around where the ball is expected: (2, n), NaN for anywhere."""
        usual = self.video.width / 2, self.video.height / 2
        wanted = {}
        for frame, (x, y) in zip(frames, expected.T.tolist(), strict=True):
            position = self._panned(usual if np.isnan(x) else (x, y))
            kept = self.wanted.get(frame)
            wanted[frame] = kept if kept is not None and self._is_near(kept, position) else position
        self.wanted = wanted
        self.centres = {frame: self.centres.get(frame, position) for frame, position in wanted.items()}

    def move(self, right: float, down: float) -> None:
        """Show what lies farther right and down by these video pixels, in all cells."""
        self.pan = self.pan[0] + right, self.pan[1] + down
        for frame, (x, y) in self.wanted.items():
            self.wanted[frame] = self._within(x + right, y + down)

    def _panned(self, position: tuple[float, float]) -> tuple[float, float]:
        return (
            self._within(position[0] + self.pan[0], position[1] + self.pan[1]) if self.pan != (0.0, 0.0) else position
        )

    def _within(self, x: float, y: float) -> tuple[float, float]:
        return min(max(x, 0.0), self.video.width - 1.0), min(max(y, 0.0), self.video.height - 1.0)

    def show_ready(self, is_there: Callable[[CutoutArea], bool]) -> None:
        """Move the parts that are shown to the wanted ones whose cut-outs are there; the others stay until they are."""
        for frame, position in self.wanted.items():
            if self.centres[frame] != position and is_there(self._cutout(frame, position)):
                self.centres[frame] = position

    def shown_cutout(self, frame: int) -> CutoutArea:
        """The cut-out of the part of a frame that is shown."""
        return self._cutout(frame, self.centres[frame])

    def cutout(self, frame: int) -> CutoutArea:
        """The part of a frame to be cut out: all that would be seen of it at the smallest scale."""
        return self._cutout(frame, self.wanted[frame])

    def _cutout(self, frame: int, middle: tuple[float, float]) -> CutoutArea:
        size = Size(
            *(
                min(-(-round(pixels / SCALES[0]) // _ROUND) * _ROUND, most)
                for pixels, most in ((self.picture.width, self.video.width), (self.picture.height, self.video.height))
            )
        )
        x, y = middle
        left = min(max(round(x - size.width / 2), 0), self.video.width - size.width)
        top = min(max(round(y - size.height / 2), 0), self.video.height - size.height)
        return CutoutArea(frame, left, top, size)

    def view(self, frame: int, box: QRectF) -> CellView:
        """What a picture in a box shows of a frame; beyond its edges only for the ball to have room around it."""
        wide, high = box.width() / self.scale, box.height() / self.scale
        x, y = self.centres[frame]
        left, top = _clamped_start(x + 0.5, wide, self.video.width), _clamped_start(y + 0.5, high, self.video.height)
        return CellView(box, left, top, self.scale)

    def _is_near(self, kept: tuple[float, float], wanted: tuple[float, float]) -> bool:
        reach = _INNER * self.picture.width / self.scale, _INNER * self.picture.height / self.scale
        return all(abs(a - b) <= most for a, b, most in zip(kept, wanted, reach, strict=True))


def _clamped_start(middle: float, length: float, most: int) -> float:
    """Where a part of a length around a middle begins, moved to lie within 0 and `most` if it can.

    It reaches beyond them where the middle would have less than a quarter of it on one side.
    """
    if length >= most:
        return (most - length) / 2
    around = _AROUND * length
    inside = min(max(middle - length / 2, 0.0), most - length)
    return min(max(inside, middle + around - length), middle - around)
