"""The film strip without widgets: its frames, their scale, and the part of each frame in its cell."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.review_queue import LOWEST
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.track.arrays import Flags
from rallytrace.track.changes import TrackChange
from rallytrace.track.distinct_frames import first_frames
from rallytrace.track.duplicate_frames import frames_of_picture
from rallytrace.track.geometry import Size
from rallytrace.track.spans import overlap
from rallytrace.track.track import Layer, Rows, State, Track
from rallytrace.ui.picture.cells import (
    LEAD,
    NEIGHBOURHOOD,
    SCALES,
    BallGuess,
    CellLayout,
    CellPlan,
    CellSizes,
    Framing,
    OtherPath,
    clamp_frames,
    expected_positions,
    plan_cells,
    plan_elsewhere,
    step_up_to,
    window_from,
    with_pictures,
)

if TYPE_CHECKING:
    from rallytrace.ui.picture.ghosts import Ghosts

_LEAST: Final = 1 / 3
"""The smallest scale for an item with places far from the path, as a share of the largest."""


@dataclass(frozen=True, slots=True, eq=False)
class StripSource:
    """The open video with its track.

    Attributes:
        path: of the video.
        size: of its frames.
        probability: (n,) float32, of each judged frame being wrong; frames from n on are not judged yet.
        item: the frames of the review item visited last; None for none.
        guess: the centre of the cells.
        compared: the rows of a compared track, (n,) of `ROW`; None without a comparison.
    """

    path: Path
    size: Size
    track: Track
    probability: NDArray[np.float32]
    item: range | None = None
    guess: BallGuess = BallGuess.PATH
    compared: Rows | None = None


class FilmStripModel:
    """The frames of the strip and the part of each in its cell.

    Args:
        source: gives the open video; None for none.

    Attributes:
        frames: those on show, with all frames of a repeated picture.
        scale: logical pixels per video pixel.
        framing: the part of each frame; None until the cells are laid out.
        zoom_steps: steps of `SCALES` from the usual scale to the one chosen last, for videos without a choice.
        is_blank: whether no place of the ball is known near any of the frames; there are no cells then.
        ghosts: the proposed paths; None for none.
    """

    def __init__(self, layout: CellLayout, source: Callable[[], StripSource | None]) -> None:
        self._source = source
        self.layout = layout
        self.frames = range(0)
        self.scale = SCALES[0]
        self.framing: Framing | None = None
        self.is_blank = False
        self.ghosts: Ghosts | None = None
        self._item: range | None = None
        self.zoom_steps = 0
        self._largest_scales: dict[Path, float] = {}
        """Chosen by hand, for each video."""
        self._is_scaled_by_hand = False
        self._keeps_cells = False
        """Whether new ghosts leave the cells in place, after a person's edit."""

    @property
    def n_frames(self) -> int:
        source = self._source()
        return 0 if source is None else source.track.n_frames

    @property
    def pictures(self) -> list[int]:
        """The frames with a cell: the first one of each picture."""
        source = self._source()
        if source is None or not self.frames:
            return []
        repeats = source.track.repeats(self.frames.start, self.frames.stop)
        return [int(frame) for frame in self.frames.start + first_frames(repeats)]

    def picture_frame(self, frame: int) -> int:
        """The frame of the cell with the picture of a frame."""
        source = self._source()
        return frame if source is None or frame not in self.frames else frames_of_picture(source.track, frame).start

    def clear(self) -> None:
        """Show no video."""
        self.framing, self._item, self.frames = None, None, range(0)
        self._is_scaled_by_hand = False

    def start_over(self) -> None:
        """Forget how cells are laid out: the track is another one."""
        self.framing = self._item = None

    def show(self, frames: range) -> None:
        """Fill the cells from the first of these frames on, at their best scale."""
        source = self._source()
        if source is None:
            self.frames = range(0)
            return
        frames = clamp_frames(frames.start, self.layout.count, self.n_frames)
        self.frames = self._fill_cells(source, frames)
        if self.frames and not self._is_scaled_by_hand:
            self.scale = self._best_scale(source, self.frames, source.item or self.frames)

    def show_frame(self, frame: int) -> None:
        """Show a frame in the cell of an item's first frame, or one page back near the end."""
        count, shown = self.layout.count, self.frames
        if shown.start - count <= frame < shown.start:
            self.show(clamp_frames(frame - count + 1 + LEAD, count, self.n_frames))
        else:
            self.show(window_from(frame, count, self.n_frames))

    def show_item(self, item: range | None, first_shown: range | None = None) -> bool:
        """Turn to a review item, or to some frames of it; False if the cells stay in place.

        They stay if the item is the visible rest of the one before.
        """
        previous, self._item = self._item or range(0), item
        is_rest = item is not None and item != previous and _is_within(item, previous)
        if item is None or (first_shown is None and is_rest and _is_within(item, self.frames)):
            return False
        self.framing, self._is_scaled_by_hand = None, False
        self.show(first_shown or window_from(item.start, self.layout.count, self.n_frames))
        return True

    def extend(self) -> bool:
        """Show more frames of a video during its indexing; returns whether there was room."""
        has_room = len(self.frames) < self.layout.count
        if has_room:
            self.show(self.frames)
        return has_room

    def pass_by(self, count: int) -> None:
        """Show later frames, or earlier ones if `count` is negative."""
        self.show(clamp_frames(self.frames.start + count, self.layout.count, self.n_frames))

    def resize(self, layout: CellLayout, frame: int) -> None:
        """Lay out other cells; the item stays at its first frame, and the playhead's frame is on show."""
        self.layout, self.framing = layout, None
        source = self._source()
        item = None if source is None else source.item
        if item is not None and overlap(self.frames, item):
            self.show(window_from(item.start, layout.count, self.n_frames))
        else:
            self.show(self.frames)
        if frame not in self.frames:
            self.show_frame(frame)

    def start_over_around(self) -> bool:
        """Lay out cells anew around another guess; False without cells."""
        if self.framing is None or not self.frames:
            return False
        self.framing, self._is_scaled_by_hand = None, False
        self.show(self.frames)
        return True

    def enlarge(self, notches: int, frame: int | None = None, right: float = 0.0, down: float = 0.0) -> None:
        """Enlarge all cells by some steps, or shrink them if `notches` is negative.

        What a frame shows so many logical pixels from the middle of its picture stays there.
        """
        source = self._source()
        if source is None:
            return
        index = SCALES.index(self.scale) + notches
        scale = SCALES[max(min(index, len(SCALES) - 1), 0)]
        largest = self._largest_scale(source)
        # A little enlargement of an automatically small item has no effect on the next one.
        chosen = scale if scale > largest or self.scale == largest else largest
        self._largest_scales[source.path] = chosen
        self.zoom_steps = SCALES.index(chosen) - SCALES.index(self.layout.usual_scale(source.size.width))
        self.scale, self._is_scaled_by_hand = scale, True
        if self.framing is not None and frame is not None:
            self.framing.zoom(scale, frame, right, down)

    def set_ghosts(self, ghosts: "Ghosts | None") -> bool:
        """Take proposed paths; the first ones turn the strip to their frames. Returns whether the cells follow them."""
        begins, self.ghosts = self.ghosts is None, ghosts
        if begins:
            self._keeps_cells = False
        if ghosts is None:
            return False
        if begins:
            self._show_proposed(ghosts)
        return not self._keeps_cells

    def _show_proposed(self, ghosts: "Ghosts") -> None:
        """Turn to the frames of a proposal if all have room, unless both ends are on show."""
        proposed = np.concatenate([ghost.frames[ghost.proposed] for ghost in ghosts.ghosts])
        if not len(proposed):
            return
        first, last = int(proposed.min()), int(proposed.max())
        if not {first, last} <= set(self.frames) and last - first < self.layout.count:
            self.show(window_from(first, self.layout.count, self.n_frames))

    def note_change(self, change: TrackChange) -> bool:
        """Take note of a change of the track; returns whether it may show in the cells.

        Under a series of clicks the cells stay in place. They follow runs and imports.
        """
        self._keeps_cells = not change.by_models
        frames, first, stop = change.frames, self.frames.start - NEIGHBOURHOOD, self.frames.stop + NEIGHBOURHOOD
        if not len(frames) or not self.frames or frames[0] >= stop or frames[-1] < first:
            return False
        source = self._source()
        if change.by_models and self.framing is not None:
            self.framing.held = None
        if change.by_models and source is not None:
            self.frames = self._fill_cells(source, self.frames)
        return True

    def lay_out(self, is_ready: Callable[[CutoutArea], bool]) -> None:
        """Frame each ball again before it leaves its cell; a cell changes once its cut-out is ready."""
        source = self._source()
        if source is None or not self.frames:
            return
        middles = self._plan(source, self.frames, None, self.ghosts, guess=source.guess).middles
        self.is_blank = bool(np.isnan(middles[0]).all())
        if self.is_blank:
            self.framing = None
            return
        if self.framing is None:
            self.framing = Framing(source.size, self.layout.picture, self.scale)
        self.framing.scale = self.scale
        self.framing.follow(self.frames, middles)
        self.framing.show_ready(is_ready)

    def shown_area(self, frame: int) -> CutoutArea | None:
        """The cut-out in the cell of a frame; None for a frame without a cell."""
        frame = self.picture_frame(frame)
        if self.framing is None or frame not in self.frames or frame not in self.framing.centres:
            return None
        return self.framing.shown_cutout(frame)

    def wanted_areas(self) -> list[CutoutArea]:
        """The cut-outs wanted by the cells."""
        return [] if self.framing is None else [self.framing.cutout(frame) for frame in self.pictures]

    def areas_ahead(self, items: Iterator[range]) -> Iterator[CutoutArea]:
        """The cut-outs of the rest of the item, and of the next items."""
        shown, source = self.frames, self._source()
        if source is None or source.item is None:
            return
        item = source.item
        if shown.stop < item.stop and item.start < shown.stop:
            yield from self._areas_of(source, item, shown.stop)
        for following in items:
            yield from self._areas_of(source, following, shown.stop if following == item else following.start)

    def _areas_of(self, source: StripSource, item: range, first: int) -> Iterator[CutoutArea]:
        """The cut-outs of an item from a frame on, as its cells would show them."""
        frames = self._fill_cells(source, window_from(first, self.layout.count, self.n_frames))
        scale = self._best_scale(source, frames, item)
        framing = Framing(source.size, self.layout.picture, scale)
        framing.follow(frames, self._plan(source, frames, None, scale=scale).middles)
        return map(framing.cutout, frames)

    def _fill_cells(self, source: StripSource, frames: range) -> range:
        """The frames of as many pictures as there are cells, from the first of these frames on."""
        return with_pictures(frames, self.layout.count, source.track.repeats())

    def _best_scale(self, source: StripSource, frames: range, item: range) -> float:
        """The scale for some frames: all parts of an item have the same one, with room for every one of them."""
        return self._plan(source, item if overlap(frames, item) else frames, item, guess=source.guess).scale

    def _plan(
        self,
        source: StripSource,
        frames: range,
        item: range | None,
        ghosts: "Ghosts | None" = None,
        *,
        guess: BallGuess = BallGuess.PATH,
        scale: float | None = None,
    ) -> CellPlan:
        """The plan of some frames' cells, at the best scale for an item, or for None at a given one or the present."""
        track, picture = source.track, self.layout.picture
        path = None if source.compared is None else OtherPath.in_cells(source.compared, picture, self.scale)
        expected = expected_positions(track, frames, ghosts, path)
        doubtful, largest = _find_doubtful(source, frames), self._largest_scale(source)
        smallest = max(largest * _LEAST, SCALES[0])
        if guess is not BallGuess.PATH:
            rough = (scale or self.scale) if item is None else step_up_to(smallest)
            return CellPlan(rough, plan_elsewhere(track, frames, expected, doubtful, guess))
        if item is None:
            largest, item = scale or self.scale, range(0)
        sizes = CellSizes(source.size, picture, largest, max(largest * _LEAST, SCALES[0]))
        return plan_cells(track, frames, expected, doubtful, sizes, decisive=item)

    def _largest_scale(self, source: StripSource) -> float:
        """The largest scale without a choice of the user."""
        chosen = self._largest_scales.get(source.path)
        if chosen is not None:
            return chosen
        index = SCALES.index(self.layout.usual_scale(source.size.width)) + self.zoom_steps
        return SCALES[max(min(index, len(SCALES) - 1), 0)]


def _find_doubtful(source: StripSource, frames: range) -> Flags:
    """Doubtful frames without a person's row, on show or near, bool (n_frames,)."""
    doubtful = np.zeros(source.track.n_frames, np.bool_)
    region = slice(max(frames.start - NEIGHBOURHOOD, 0), min(frames.stop + NEIGHBOURHOOD, len(source.probability)))
    doubtful[region] = source.probability[region] >= LOWEST
    doubtful[region] &= source.track.layer(Layer.HUMAN)["state"][region] == State.UNSET
    return doubtful


def _is_within(inner: range, outer: range) -> bool:
    return outer.start <= inner.start and inner.stop <= outer.stop
