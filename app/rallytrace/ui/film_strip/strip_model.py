"""The film strip without widgets: its frames, their scale, and the part of each frame in its cell."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.review_queue import MIN_SUSPICION
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.track.arrays import Flags
from rallytrace.track.changes import TrackChange
from rallytrace.track.distinct_frames import first_frames
from rallytrace.track.duplicate_frames import frames_of_picture
from rallytrace.track.geometry import Size
from rallytrace.track.spans import overlap
from rallytrace.track.track import Layer, Rows, State, Track
from rallytrace.ui.picture.cells import (
    MAX_NEIGHBOUR_FRAMES,
    N_LEAD_CELLS,
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

_MIN_SCALE_SHARE: Final = 1 / 3
"""Minimum scale for an item in which the ball may be far from the path, as a share of the largest scale."""


@dataclass(frozen=True, slots=True, eq=False)
class StripSource:
    """The open video with its track.

    Attributes:
        path: path of the video.
        size: size of its frames.
        probability: probability that each of the first n frames is wrong, (n,) float32. Later frames have not been
            evaluated yet.
        item: frames of the last visited review item, or None.
        compared: rows of a compared track, (n,) of `ROW`, or None without a comparison.
    """

    path: Path
    size: Size
    track: Track
    probability: NDArray[np.float32]
    item: range | None = None
    compared: Rows | None = None


class FilmStripModel:
    """The frames in the strip, and the part of each that its cell shows.

    Args:
        layout: size and number of the cells.
        source: returns the open video, or None.

    Attributes:
        frames: the shown frames, including all frames that repeat a shown picture.
        scale: logical pixels per video pixel.
        framing: the part of each frame that is shown, or None until the cells are laid out.
        zoom_steps: steps of `SCALES` from the default scale to the one last chosen. It applies to videos for which the
            user has not chosen a scale.
        is_blank: whether no ball position is known near the frames, so that there are no cells.
        ghosts: the proposed paths, or None.
        guess: where the ball is assumed to be. `look_elsewhere` changes it until the next item.
    """

    def __init__(self, layout: CellLayout, source: Callable[[], StripSource | None]) -> None:
        self._source = source
        self.layout = layout
        self.frames = range(0)
        self.scale = SCALES[0]
        self.framing: Framing | None = None
        self.is_blank = False
        self.ghosts: Ghosts | None = None
        self.guess = BallGuess.PATH
        self._item: range | None = None
        self.zoom_steps = 0
        self._largest_scales: dict[Path, float] = {}
        """Scales chosen by the user, per video."""
        self._is_scaled_by_hand = False
        self._keeps_cells = False
        """Whether new ghosts leave the cells in place, as after an edit by the user."""

    @property
    def n_frames(self) -> int:
        source = self._source()
        return 0 if source is None else source.track.n_frames

    @property
    def pictures(self) -> list[int]:
        """Return the frames that have a cell: the first frame of each picture."""
        source = self._source()
        if source is None or not self.frames:
            return []
        repeats = source.track.repeats(self.frames.start, self.frames.stop)
        return [int(frame) for frame in self.frames.start + first_frames(repeats)]

    def picture_frame(self, frame: int) -> int:
        """Return the frame whose cell shows the picture of a frame, which may repeat an earlier one."""
        source = self._source()
        return frame if source is None or frame not in self.frames else frames_of_picture(source.track, frame).start

    def clear(self) -> None:
        """Remove all cells, because no video is open."""
        self.framing, self._item, self.frames = None, None, range(0)
        self._is_scaled_by_hand = False

    def start_over(self) -> None:
        """Reset the cell layout because the track was replaced."""
        self.framing = self._item = None

    def show(self, frames: range) -> None:
        """Show consecutive frames from the first of these on, as many as there are cells, at their best scale."""
        source = self._source()
        if source is None:
            self.frames = range(0)
            return
        frames = clamp_frames(frames.start, self.layout.count, self.n_frames)
        self.frames = self._fill_cells(source, frames)
        if self.frames and not self._is_scaled_by_hand:
            self.scale = self._best_scale(source, self.frames, source.item or self.frames)

    def show_frame(self, frame: int) -> None:
        """Show a frame and those around it.

        The frame gets the cell that an item's first frame would get, unless it is on the page before the shown one,
        which is then shown as a whole.
        """
        count, shown = self.layout.count, self.frames
        if shown.start - count <= frame < shown.start:
            self.show(clamp_frames(frame - count + 1 + N_LEAD_CELLS, count, self.n_frames))
        else:
            self.show(window_from(frame, count, self.n_frames))

    def show_item(self, item: range | None, first_shown: range | None = None) -> bool:
        """Show a review item from its start or with other first frames. Return whether the shown frames change.

        They stay the same if the item is what remains of the previous one and is visible already.
        """
        previous, self._item, self.guess = self._item or range(0), item, BallGuess.PATH
        is_rest = item is not None and item != previous and _is_within(item, previous)
        if item is None or (first_shown is None and is_rest and _is_within(item, self.frames)):
            return False
        self.framing, self._is_scaled_by_hand = None, False
        self.show(first_shown or window_from(item.start, self.layout.count, self.n_frames))
        return True

    def extend(self) -> bool:
        """Fill empty cells with frames that the index has added. Return whether there were empty cells."""
        has_room = len(self.frames) < self.layout.count
        if has_room:
            self.show(self.frames)
        return has_room

    def scroll(self, count: int) -> None:
        """Scroll by a number of frames, backwards if `count` is negative."""
        self.show(clamp_frames(self.frames.start + count, self.layout.count, self.n_frames))

    def resize(self, layout: CellLayout, frame: int) -> None:
        """Use another cell layout. A visible item is shown from its start, and this frame is kept visible."""
        self.layout, self.framing = layout, None
        source = self._source()
        item = None if source is None else source.item
        if item is not None and overlap(self.frames, item):
            self.show(window_from(item.start, layout.count, self.n_frames))
        else:
            self.show(self.frames)
        if frame not in self.frames:
            self.show_frame(frame)

    def look_elsewhere(self) -> bool:
        """Centre the cells on the next guess where the ball is. Return False if there are no cells."""
        guesses = list(BallGuess)
        self.guess = guesses[(guesses.index(self.guess) + 1) % len(guesses)]
        if self.framing is None or not self.frames:
            return False
        self.framing, self._is_scaled_by_hand = None, False
        self.show(self.frames)
        return True

    def enlarge(self, notches: int, frame: int | None = None, right: float = 0.0, down: float = 0.0) -> None:
        """Zoom all cells in by some steps of `SCALES`, or out if `notches` is negative.

        Args:
            notches: number of steps.
            frame: frame of the cell under the mouse, or None.
            right: offset of the mouse from the centre of that cell's picture, in logical pixels. What is shown there
                stays in place.
            down: the same offset downwards.
        """
        source = self._source()
        if source is None:
            return
        index = SCALES.index(self.scale) + notches
        scale = SCALES[max(min(index, len(SCALES) - 1), 0)]
        largest = self._largest_scale(source)
        # Slightly enlarging an item whose automatic scale is small does not affect the next item.
        chosen = scale if scale > largest or self.scale == largest else largest
        self._largest_scales[source.path] = chosen
        self.zoom_steps = SCALES.index(chosen) - SCALES.index(self.layout.usual_scale(source.size.width))
        self.scale, self._is_scaled_by_hand = scale, True
        if self.framing is not None and frame is not None:
            self.framing.zoom(scale, frame, right, down)

    def set_ghosts(self, ghosts: "Ghosts | None") -> bool:
        """Set the proposed paths, or None. Return whether the cells must be laid out around them.

        When a proposal begins, the strip moves to its frames.
        """
        begins, self.ghosts = self.ghosts is None, ghosts
        if begins:
            self._keeps_cells = False
        if ghosts is None:
            return False
        if begins:
            self._show_proposed(ghosts)
        return not self._keeps_cells

    def _show_proposed(self, ghosts: "Ghosts") -> None:
        """Show the frames of a proposal, unless its ends are visible already or it has more frames than cells."""
        proposed = np.concatenate([ghost.frames[ghost.proposed] for ghost in ghosts.ghosts])
        if not len(proposed):
            return
        first, last = int(proposed.min()), int(proposed.max())
        if not {first, last} <= set(self.frames) and last - first < self.layout.count:
            self.show(window_from(first, self.layout.count, self.n_frames))

    def note_change(self, change: TrackChange) -> bool:
        """Handle a change of the track. Return whether it may be visible in the cells.

        After an edit by the user, new proposals leave the cells in place, so that a series of clicks can continue.
        """
        self._keeps_cells = not change.by_models
        frames, first, stop = (
            change.frames,
            self.frames.start - MAX_NEIGHBOUR_FRAMES,
            self.frames.stop + MAX_NEIGHBOUR_FRAMES,
        )
        if not len(frames) or not self.frames or frames[0] >= stop or frames[-1] < first:
            return False
        source = self._source()
        if change.by_models and self.framing is not None:
            self.framing.held = None
        if change.by_models and source is not None:
            self.frames = self._fill_cells(source, self.frames)
        return True

    def lay_out(self, is_ready: Callable[[CutoutArea], bool]) -> None:
        """Move the view of each cell that the ball would otherwise leave, as soon as the new cut-out is available.

        Args:
            is_ready: returns whether a cut-out is available.
        """
        source = self._source()
        if source is None or not self.frames:
            return
        middles = self._plan(source, self.frames, None, self.ghosts, guess=self.guess).middles
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
        """Return the cut-out in the cell of a frame, or None if the frame has no cell."""
        frame = self.picture_frame(frame)
        if self.framing is None or frame not in self.frames or frame not in self.framing.centres:
            return None
        return self.framing.shown_cutout(frame)

    def wanted_areas(self) -> list[CutoutArea]:
        """Return the cut-outs that the cells need."""
        return [] if self.framing is None else [self.framing.cutout(frame) for frame in self.pictures]

    def areas_ahead(self, items: Iterator[range]) -> Iterator[CutoutArea]:
        """Yield the cut-outs that the rest of the item and the next items will need.

        Args:
            items: frames of the next items.
        """
        shown, source = self.frames, self._source()
        if source is None or source.item is None:
            return
        item = source.item
        if shown.stop < item.stop and item.start < shown.stop:
            yield from self._areas_of(source, item, shown.stop)
        for following in items:
            yield from self._areas_of(source, following, shown.stop if following == item else following.start)

    def _areas_of(self, source: StripSource, item: range, first: int) -> Iterator[CutoutArea]:
        """Yield the cut-outs that the cells would need to show an item from its frame `first` on."""
        frames = self._fill_cells(source, window_from(first, self.layout.count, self.n_frames))
        scale = self._best_scale(source, frames, item)
        framing = Framing(source.size, self.layout.picture, scale)
        framing.follow(frames, self._plan(source, frames, None, scale=scale).middles)
        return map(framing.cutout, frames)

    def _fill_cells(self, source: StripSource, frames: range) -> range:
        """Return frames from the first of these on, enough for a different picture in each cell."""
        return with_pictures(frames, self.layout.count, source.track.repeats())

    def _best_scale(self, source: StripSource, frames: range, item: range) -> float:
        """Return the scale for these frames. If they belong to an item, it is the one that suits the whole item."""
        return self._plan(source, item if overlap(frames, item) else frames, item, guess=self.guess).scale

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
        """Return the scale and the centres of the cells of these frames.

        Args:
            source: the open video.
            frames: the frames.
            item: frames of an item for which the best scale is found; None uses `scale`, or the current scale.
            ghosts: the proposed paths, or None.
            guess: where the ball is assumed to be.
            scale: logical pixels per video pixel, or None for the current scale.
        """
        track, picture = source.track, self.layout.picture
        path = None if source.compared is None else OtherPath.in_cells(source.compared, picture, self.scale)
        expected = expected_positions(track, frames, ghosts, path)
        doubtful, largest = _find_doubtful(source, frames), self._largest_scale(source)
        smallest = max(largest * _MIN_SCALE_SHARE, SCALES[0])
        if guess is not BallGuess.PATH:
            rough = (scale or self.scale) if item is None else step_up_to(smallest)
            return CellPlan(rough, plan_elsewhere(track, frames, expected, doubtful, guess))
        if item is None:
            largest, item = scale or self.scale, range(0)
        sizes = CellSizes(source.size, picture, largest, max(largest * _MIN_SCALE_SHARE, SCALES[0]))
        return plan_cells(track, frames, expected, doubtful, sizes, decisive=item)

    def _largest_scale(self, source: StripSource) -> float:
        """Return the largest scale for a video: the one that the user chose for it, or the usual one."""
        chosen = self._largest_scales.get(source.path)
        if chosen is not None:
            return chosen
        index = SCALES.index(self.layout.usual_scale(source.size.width)) + self.zoom_steps
        return SCALES[max(min(index, len(SCALES) - 1), 0)]


def _find_doubtful(source: StripSource, frames: range) -> Flags:
    """Return which frames are doubtful, bool (n_frames,): probably wrong, not set by hand, in or near `frames`."""
    doubtful = np.zeros(source.track.n_frames, np.bool_)
    region = slice(
        max(frames.start - MAX_NEIGHBOUR_FRAMES, 0), min(frames.stop + MAX_NEIGHBOUR_FRAMES, len(source.probability))
    )
    doubtful[region] = source.probability[region] >= MIN_SUSPICION
    doubtful[region] &= source.track.layer(Layer.HUMAN)["state"][region] == State.UNSET
    return doubtful


def _is_within(inner: range, outer: range) -> bool:
    return outer.start <= inner.start and inner.stop <= outer.stop
