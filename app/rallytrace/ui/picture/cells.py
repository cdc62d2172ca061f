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
from rallytrace.track.layers import LEAST_PEAK, faint_peaks, rival_peaks
from rallytrace.track.track import Layer, Rows, State, Track, positions

if TYPE_CHECKING:
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
"""The least height of pictures in two rows, and in more rows."""
SCALES: Final = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""Logical pixels per video pixel; the wheel goes through them."""
LEAD: Final = 1
"""Cells before the cell of the playhead's frame: an error shows beside the frame before it."""
_MARGIN_PER_FRAME: Final = 0.002
"""The margin around a doubtful place for each frame to a sure one, as a share of the video's width."""
_MARGIN: Final = 8.0
"""Logical pixels from the edge of a picture to the places of the ball, at least."""
_INNER: Final = 0.42
"""A cut-out stays in place while the ball is this near its middle, as a share of its size."""
_EDGE_MARGIN: Final = 0.25
"""The least part of a picture on each side of the ball, also beyond the edges of the frame."""
NEIGHBOURHOOD: Final = 60
"""Frames before and after a frame with positions that lead to its ball."""
_ROUND: Final = 16
_PEAK_TOLERANCE: Final = 5.0
"""The largest distance between a peak and a position of the same ball, in video pixels."""
_SMALL_PICTURE: Final = 87
"""Height of the pictures in a window of 1280x720, in logical pixels; larger ones enlarge the same part more."""
_USUAL_SCALE: Final = 2.0
"""Their scale for a video of `_USUAL_WIDE`, unless a person chooses another one."""
_USUAL_WIDE: Final = 1920
_COMPARED_REACH: Final = 0.8
"""The largest distance of two tracks' positions in one picture, as a share of the picture's size."""


def step_up_to(scale: float) -> float:
    """The largest of `SCALES` up to a scale, or the smallest one."""
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
        """The scale for balls of about one size in all videos, and for as much in a picture as in a small window.

        Args:
            width: of the video's frames; a ball has fewer pixels in a small video.
        """
        scale = _USUAL_SCALE * _USUAL_WIDE / width * max(self.picture.height / _SMALL_PICTURE, 1.0)
        return step_up_to(scale)

    def cell(self, index: int) -> tuple[int, int, int, int]:
        """Left, top, width and height of a cell with its caption; indices count from 0, row by row."""
        row, column = divmod(index, self.columns)
        return column * (self.width + GAP), row * (self.height + GAP), self.width, self.height

    def index_at(self, x: float, y: float) -> int | None:
        """The index of the cell at a point; None between the cells and outside."""
        (column, right), (row, bottom) = divmod(x, self.width + GAP), divmod(y, self.height + GAP)
        if not (0 <= column < self.columns and 0 <= row < self.rows) or right > self.width or bottom > self.height:
            return None
        return int(row) * self.columns + int(column)


def window_from(frame: int, count: int, n_frames: int) -> range:
    """The frames of `count` cells with this frame, an item's first or the playhead's, always in the same cell."""
    return clamp_frames(frame - LEAD, count, n_frames)


def clamp_frames(first: int, count: int, n_frames: int) -> range:
    """`count` frames from the first on, moved to lie within the video; fewer for a shorter video."""
    first = max(min(first, n_frames - count), 0)
    return range(first, min(first + count, n_frames))


def with_pictures(frames: range, count: int, repeats: Flags) -> range:
    """The frames of `count` pictures from these frames on, or of all pictures in a shorter video.

    Args:
        repeats: bool (n_frames,), whether a frame repeats the picture before it.
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
        rows: of all frames, (n,) of `ROW`.
        reach: the largest distance of both positions of a frame in one picture, in video pixels, across and down.
    """

    rows: Rows
    reach: tuple[float, float]

    @classmethod
    def in_cells(cls, rows: Rows, picture: Size, scale: float) -> "OtherPath":
        """Reach as far as a picture of this size, in logical pixels, has room for both positions."""
        return cls(rows, (_COMPARED_REACH * picture.width / scale, _COMPARED_REACH * picture.height / scale))


def expected_positions(
    track: Track, frames: range, ghosts: "Ghosts | None" = None, compared: OtherPath | None = None
) -> Floats:
    """The place of the ball in consecutive frames: on the path, on the chosen fill, else on the line between.

    A faint peak that a key accepts as the ball comes before the line, so that a cell always shows what the key takes.
    A position on one side of a gap only stands for the whole gap. No line leads across a cut. Two tracks give the
    middle between their positions.

    Returns:
        (2, n) in video pixels; NaN without a known position near.
    """
    first, stop = max(frames.start - NEIGHBOURHOOD, 0), min(frames.stop + NEIGHBOURHOOD, track.n_frames)
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
    """Replace NaN by positions on the line between the neighbours; no line leads across a cut."""
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
        middles: (2, n) in video pixels; NaN for any place.
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
    """Show all places of the ball in each doubtful frame, at the largest scale with room for them.

    The places are the one on the path, TrackNet's highest peak, and the one on the line between sure frames, with a
    margin that grows with the distance to these. A hidden ball's rival peak is shown without doubt as well. The path
    leads: a place too far from it is left out.

    Args:
        expected: of `expected_positions`.
        doubtful: bool (n_frames,), frames that may be wrong.
        cells: the limits of the scale.
        decisive: the frames that the scale is chosen for; the others take the room that is left.
    """
    room = np.array([[cells.picture.width], [cells.picture.height]]) - 2 * _MARGIN
    rivals = rival_peaks(track, frames.start, frames.stop)
    low, high = np.fmin(expected, rivals), np.fmax(expected, rivals)
    apart = ((high - low) * SCALES[0] > room).any(axis=0)  # the key's own place stays, an arrow points to the other
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
    """The middles of cells by another guess than the path, (2, n) in video pixels.

    Args:
        expected: of `expected_positions`; taken for sure frames, and without a guessed place.
        doubtful: bool (n_frames,), frames that may be wrong.
    """
    places = line_past(track, frames, doubtful) if guess is BallGuess.NEIGHBOURS else _hidden_peaks(track, frames)
    taken = doubtful[frames.start : frames.stop] & np.isfinite(places[0])
    return np.where(taken, places, expected)


def _hidden_peaks(track: Track, frames: range) -> Floats:
    """TrackNet's highest peaks, or its second ones if the highest are shown, (2, n); NaN for none."""
    highest, shown = _peaks(track, frames), positions(track.shown_rows(frames.start, frames.stop))
    is_shown = (np.abs(highest - shown) <= _PEAK_TOLERANCE).all(axis=0)
    return np.where(is_shown, _peaks(track, frames, second=True), highest)


def _peaks(track: Track, frames: range, *, second: bool = False) -> Floats:
    """TrackNet's highest or second peaks, (2, n); NaN for peaks below `LEAST_PEAK`."""
    rows = track.layer(Layer.PREDICTED)[frames.start : frames.stop]
    height, x, y = ("second_peak", "second_x", "second_y") if second else ("confidence", "peak_x", "peak_y")
    high = (rows["state"] != State.UNSET) & (rows[height] >= LEAST_PEAK)
    return np.where(high, np.stack([rows[x], rows[y]]).astype(np.float64), np.nan)


def _distance_to_sure(track: Track, frames: range, doubtful: Flags) -> Floats:
    """Frames from each frame to the nearest sure position, (n,), at most `NEIGHBOURHOOD`."""
    region = range(max(frames.start - NEIGHBOURHOOD, 0), min(frames.stop + NEIGHBOURHOOD, track.n_frames))
    found = positions(track.shown_rows(region.start, region.stop))
    sure = region.start + np.flatnonzero(np.isfinite(found[0]) & ~doubtful[region.start : region.stop])
    distances = np.abs(np.arange(frames.start, frames.stop)[:, None] - sure)
    return np.asarray(np.min(distances, axis=1, initial=NEIGHBOURHOOD), np.float64)


def line_past(track: Track, frames: range, doubtful: Flags) -> Floats:
    """The line between sure frames, (2, n); NaN without sure frames near."""
    region = range(max(frames.start - NEIGHBOURHOOD, 0), min(frames.stop + NEIGHBOURHOOD, track.n_frames))
    found = positions(track.shown_rows(region.start, region.stop))
    found[:, doubtful[region.start : region.stop]] = np.nan
    _draw_lines(found, track, region)
    return np.asarray(found[:, frames.start - region.start : frames.stop - region.start])


def _put_ghost(found: Floats, first: int, track: Track, ghosts: "Ghosts") -> None:
    """Replace positions by those of the chosen path, except a person's."""
    human = positions(track.layer(Layer.HUMAN)[first : first + found.shape[1]])
    for ghost in ghosts.ghosts:
        inside = ghost.proposed & (ghost.frames >= first) & (ghost.frames < first + found.shape[1])
        indices = ghost.frames[inside] - first
        free = ~np.isfinite(human[0][indices])
        if ghost.chosen:
            found[:, indices[free]] = ghost.positions[:, inside][:, free]


def _put_compared(found: Floats, first: int, compared: OtherPath) -> None:
    """Move positions to the middle between both tracks, or take the compared track's."""
    compared_positions = positions(compared.rows[first : first + found.shape[1]])
    known = found[:, : compared_positions.shape[1]]
    is_near = (np.abs(compared_positions - known) <= np.array(compared.reach)[:, None]).all(axis=0)
    known[:, is_near] = (known[:, is_near] + compared_positions[:, is_near]) / 2
    missing = np.isnan(known[0])
    known[:, missing] = compared_positions[:, missing]


@dataclass(slots=True)
class Framing:
    """The part of each frame in its cell. It moves only if the ball would leave its inner part.

    Attributes:
        video: size of the frames.
        picture: size of the picture in a cell, in logical pixels.
        scale: logical pixels per video pixel.
        pan: the offset of the parts from the expected ball, right and down in video pixels.
        wanted: the middles of the wanted parts, in video pixels, by frame.
        centres: the middles of the parts on show, likewise.
        held: a frame with a part that somebody has zoomed in on; it stays wherever the ball is expected.
        cut_around: the middles of the cut-outs on show, of frames with a part off its middle since a zoom.
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
        """Show these frames only, each around its expected ball: (2, n), NaN for any place."""
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
        """Change the scale about the point of each cell so many logical pixels from the middle of its picture.

        What a frame shows at the point stays there; the other ones follow as far as their ball stays in its cell.
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
        """Whether a cut-out has all of the part around a middle that lies in the frame."""
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
        """Show the wanted parts with a ready cut-out; the others wait."""
        for frame, position in self.wanted.items():
            waits = self.centres[frame] != position or frame in self.cut_around
            if waits and is_ready(self._cutout(frame, position)):
                self.centres[frame] = position
                self.cut_around.pop(frame, None)

    def shown_cutout(self, frame: int) -> CutoutArea:
        """The cut-out of the part on show."""
        return self._cutout(frame, self.cut_around.get(frame, self.centres[frame]))

    def cutout(self, frame: int) -> CutoutArea:
        """The cut-out of the wanted part, as large as the smallest scale needs."""
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

    def corner(self, frame: int, width: float, height: float) -> tuple[float, float]:
        """Left and top edge, in video pixels, of the part in a picture of this size in logical pixels.

        The part reaches beyond the frame's edges only to give the ball some room.
        """
        return self._corner_around(self.centres[frame], width, height)

    def _corner_around(self, middle: tuple[float, float], width: float, height: float) -> tuple[float, float]:
        x, y = middle
        left = _clamped_start(x + 0.5, width / self.scale, self.video.width)
        return left, _clamped_start(y + 0.5, height / self.scale, self.video.height)

    def _is_near(self, kept: tuple[float, float], wanted: tuple[float, float]) -> bool:
        reach = _INNER * self.picture.width / self.scale, _INNER * self.picture.height / self.scale
        return all(abs(old - new) <= limit for old, new, limit in zip(kept, wanted, reach, strict=True))


def _clamped_start(middle: float, length: float, limit: float) -> float:
    """The start of a part of a length around a middle, moved to lie within 0 and `limit`.

    The part reaches beyond them to keep a quarter of it on each side of the middle.
    """
    if length >= limit:
        return (limit - length) / 2
    margin = _EDGE_MARGIN * length
    inside = min(max(middle - length / 2, 0.0), limit - length)
    return min(max(inside, middle + margin - length), middle - margin)
