"""A rally on an analyst's desk: its track, what is true of it, and every act that is spent on it."""

import enum
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF

from rallytrace.analysis.fills.curves import draw_curves
from rallytrace.analysis.fills.fill import SAME_POSITION_WIDTHS, Fill, apply_fill, best_fill
from rallytrace.analysis.fills.gaps import find_events_around, find_kept_frames, gap_at, range_to_fill
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.analysis.review_queue import MIN_SUSPICION, Item, make_queue
from rallytrace.analysis.suspicion.features import Claim, Table
from rallytrace.analysis.suspicion.judging import evidence_of, judge_evidence
from rallytrace.inference.networks import InpaintNet
from rallytrace.track.edits import Edit, accept, mark_frames, place
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.lists import Event
from rallytrace.track.track import Frames, Layer, State, Track, positions
from rallytrace.tracking.filling import inpaint_range
from rallytrace.ui.film_strip.cell_painting import CellView
from rallytrace.ui.picture.cells import CellSizes, Framing, expected_positions, plan_cells, window_from

Flags = NDArray[np.bool_]
Floats = NDArray[np.float64]


PICTURE: Final = Size(136, 87)
"""Of a cell of the film strip in a window of 1280x720, in logical pixels."""
CELL_SCALE: Final = 2.0
"""The largest that is chosen there by itself."""
NOWHERE = -1
"""The playhead's frame where it is at another item's."""


@dataclass(frozen=True, slots=True, eq=False)
class Truth:
    """What the labels say of each frame of a track.

    Attributes:
        known: bool (n,), whether there is a label; a frame without one is never wrong.
        ball: bool (n,), whether it shows a ball.
        positions: float64 (2, n), where, in video pixels.
        tolerance: a position is right within so many video pixels.
    """

    known: Flags
    ball: Flags
    positions: Floats
    tolerance: float

    def wrong(self, path: Floats, visible: Flags) -> Flags:
        """Where a path is wrong, (n,): without a position near the ball, or with a ball where there is none.

        Args:
            path: (2, n), NaN without a position.
            visible: (n,), where it claims to see the ball.
        """
        away = np.hypot(*(path - self.positions))
        return self.known & np.where(self.ball, ~(away <= self.tolerance), visible)


@dataclass(frozen=True, slots=True, eq=False)
class Rally:
    """What is there before the analyst comes.

    Attributes:
        name: the rally's.
        venue: the rally's.
        track: as a run has left it; it stays so.
        truth: what is true.
        size: the video's.
        seconds: when each frame is shown, (n,).
        tables: what is added up to doubt a frame.
        net: fills gaps.
    """

    name: str
    venue: str
    track: Track
    truth: Truth
    size: Size
    seconds: Floats
    tables: Mapping[Claim, Table]
    net: InpaintNet

    def wrong(self) -> int:
        """How many frames are wrong."""
        return int(_wrong(self.track, self.truth).sum())


class Deed(enum.StrEnum):
    """What an act is spent on."""

    LOOK = "to look at what the film strip does not show"
    STEP = "frame by frame"
    GO = "to another frame"
    PLACE = "a point"
    NO_BALL = "no ball"
    MARK = "mark frames"
    FILL = "F"
    CHOOSE = "another fill"
    CLOSE = "Esc, no fill"
    TAKE = "Enter, the fill"
    GO_ON = "Enter, what is left; on"


@dataclass(frozen=True, slots=True)
class Moment:
    """How far the work is.

    Attributes:
        acts: spent so far.
        wrong: frames that are still wrong.
        touched: frames that have a person's word.
        placed: points set one by one.
    """

    acts: int
    wrong: int
    touched: int
    placed: int


@dataclass(frozen=True, slots=True, eq=False)
class Visit:
    """A stretch of work, on one item of the queue, or without it.

    Attributes:
        gain: of the item; -1 without one.
        moments: after each deed.
    """

    gain: float
    moments: list[Moment]


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """Frames for which fills are proposed.

    Attributes:
        frames: the range.
        kept: those of it whose point stays, ascending.
        events: that part flights, found when it began.
    """

    frames: range
    kept: Frames
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Offer:
    """The fills of a range, as the window shows them.

    Attributes:
        context: the range and what is known around it.
        fills: one a method, those that are offered.
        first: the one that Enter takes over.
        apart: fills that are no farther apart, in video pixels, say the same.
    """

    context: FillContext
    fills: tuple[Fill, ...]
    first: Fill | None
    apart: float


class Desk:
    """What the analyst does to a rally's track, with the program's own edits, and what it costs.

    Attributes:
        truth: what is true.
        cells: of the film strip; 1 without it.
        shown: the frames that the film strip shows, or that of the picture.
        visits: the work so far.
        deeds: what the acts were spent on.
    """

    def __init__(self, rally: Rally) -> None:
        self.truth, self.cells, self.shown = rally.truth, 1, range(0)
        self._frame = 0
        self._seen: set[int] = set()
        self._framing: Framing
        self.visits: list[Visit] = []
        self.deeds: Counter[Deed] = Counter()
        self._rally = rally
        self._history = History(rally.track.copy())
        self._suspicion = np.zeros(rally.track.n_frames, np.float32)

    @property
    def track(self) -> Track:
        """As it is now."""
        return self._history.track

    @property
    def frame(self) -> int:
        """Where the playhead stands; the film strip turns to it."""
        return self._frame

    @frame.setter
    def frame(self, frame: int) -> None:
        self._frame = frame
        if frame in self.shown:
            return
        if self.cells == 1 or frame == NOWHERE:
            self.shown = range(frame, frame + 1)
        else:
            self.shown = window_from(frame, self.cells, self.track.n_frames)
            self._framing = self._frame_cells(self.shown)
        self._seen.update(self.shown)

    def _frame_cells(self, frames: range) -> Framing:
        """What the cells of some frames show, which no point that is placed changes."""
        rally, track = self._rally, self.track
        doubtful = (self._suspicion >= MIN_SUSPICION) & (track.layer(Layer.HUMAN)["state"] == State.UNSET)
        sizes = CellSizes(rally.size, PICTURE, CELL_SCALE)
        plan = plan_cells(track, frames, expected_positions(track, frames), doubtful, sizes, decisive=frames)
        framing = Framing(rally.size, PICTURE, plan.scale)
        framing.follow(frames, plan.middles)
        return framing

    def _is_in_cell(self, frame: int) -> bool:
        """Whether the film strip shows the ball of a frame."""
        view = CellView.of(self._framing, frame, QRectF(0, 0, PICTURE.width, PICTURE.height))
        return view.box.contains(view.point(*self.truth.positions[:, frame].tolist()))

    def wrong(self, fill: Fill | None = None) -> Flags:
        """Which frames are wrong now, or would be with a fill, (n,)."""
        return _wrong(self.track, self.truth, fill)

    def open(self) -> Flags:
        """Which frames nobody has reviewed, (n,)."""
        return ~self.track.reviewed()

    def items(self) -> tuple[Item, ...]:
        """The queue as it is now."""
        rally, frames = self._rally, range(self.track.n_frames)
        evidence = evidence_of(self.track, frames, size=rally.size, seconds=rally.seconds)
        found = judge_evidence(evidence, rally.tables)
        self._suspicion = found.probability
        return make_queue(found)

    def begin(self, gain: float = -1.0) -> None:
        """Another stretch of work."""
        self.visits.append(Visit(gain, []))

    def spend(self, deed: Deed, acts: int = 1) -> None:
        """Keys or clicks."""
        self.deeds[deed] += acts

    def note(self) -> None:
        """Look how far the work is."""
        touched = int(np.count_nonzero(self.track.layer(Layer.HUMAN)["state"]))
        self.visits[-1].moments.append(
            Moment(self.deeds.total(), int(self.wrong().sum()), touched, self.deeds[Deed.PLACE])
        )

    def way_to(self, frame: int) -> int:
        """The acts it takes to have a frame under the hand."""
        return int(frame not in self.shown)

    def go_to(self, frame: int) -> None:
        """By a step, a key of a list, or a click on the timeline; the film strip has its frames under the hand."""
        self.spend(Deed.GO, self.way_to(frame))
        self.frame = frame

    def turn_to(self, frames: range) -> None:
        """An item of the queue: the film strip shows it from its first frame on."""
        self.shown = range(0)
        self._seen.clear()
        self.frame = frames.start

    def look_at_rest(self, frames: range) -> None:
        """What the film strip has not shown of an item yet, part by part."""
        left = [frame for frame in frames if frame not in self._seen]
        self.spend(Deed.LOOK, -(-len(left) // self.cells))
        self._seen.update(left)

    def place(self, frame: int) -> None:
        """Click where the ball is; the playhead must be there. One act more where its cell does not show the ball."""
        assert frame == self.frame
        if self.cells > 1:
            self.spend(Deed.LOOK, int(not self._is_in_cell(frame)))
        self.spend(Deed.PLACE)
        x, y = self.truth.positions[:, frame]
        self._do(place(self.track, frame, float(x), float(y)))

    def mark_no_ball(self, frames: range, *, whole_item: bool = False) -> None:
        """X at the playhead; of several frames Shift-drag and Shift+X, which of an item of the queue is enough."""
        self.spend(Deed.NO_BALL, 1 if len(frames) == 1 or whole_item else 2)
        self._do(mark_frames(self.track, frames, State.NO_BALL))

    def accept(self, frames: range) -> None:
        """What is shown of them is right."""
        self._do(accept(self.track, frames))

    def accept_fill(self, fill: Fill) -> None:
        """Take a fill over with Enter."""
        self.spend(Deed.TAKE)
        self._do(apply_fill(self.track, fill))

    def trial_at(self, frame: int, item: range, *, found: bool, keeping: bool) -> Trial | None:
        """What F fills at a frame: its gap, in an item of the queue also that; `keeping` what is well seen there."""
        gap = gap_at(self.track, frame)
        if frame not in item:
            return None if gap is None else self.trial_of(gap, found=found)
        frames = range_to_fill(self.track, frame, item)
        kept = find_kept_frames(self.track, frames, self._suspicion) if keeping else None
        return self.trial_of(frames, found=found, kept=kept)

    def trial_of(self, frames: range, *, found: bool, kept: Frames | None = None) -> Trial:
        """What F fills where frames are marked."""
        rally, kept = self._rally, np.zeros(0, np.int64) if kept is None else kept
        events = (
            find_events_around(self.track, frames, seconds=rally.seconds, size=rally.size, kept=kept) if found else ()
        )
        return Trial(frames, kept, events)

    def context(self, trial: Trial) -> FillContext:
        """What is known."""
        return FillContext.of(self.track, trial.frames, kept=trial.kept, events=trial.events)

    def offer(self, trial: Trial, *, peaks: bool = True) -> Offer:
        """The ghosts as they are now; `peaks` says whether they take up faint ones."""
        rally, context = self._rally, self.context(trial)
        if not peaks:
            context = replace(context, peaks=np.full_like(context.peaks, np.nan))
        times = rally.seconds[context.span.start : context.span.stop]
        fills = (*draw_curves(context, times, rally.size), inpaint_range(rally.net, context, rally.size))
        offered = tuple(fill for fill in fills if fill.offered)
        return Offer(
            context, offered, best_fill(fills, context, width=rally.size.width), SAME_POSITION_WIDTHS * rally.size.width
        )

    def _do(self, edit: Edit | None) -> None:
        if edit is not None:
            self._history.do(edit)
        self.note()


def _wrong(track: Track, truth: Truth, fill: Fill | None = None) -> Flags:
    shown = track.shown_rows()
    path, visible = positions(shown), shown["state"] == State.VISIBLE
    if fill is not None:
        path[:, fill.frames], visible[fill.frames] = fill.positions, True
    return truth.wrong(path, visible)
