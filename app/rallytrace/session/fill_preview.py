"""Preview one fill per method for a range, updated with the points around the range, until one is accepted."""

from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.analysis.fills.curves import draw_curves
from rallytrace.analysis.fills.fill import (
    SAME_POSITION_WIDTHS,
    Fill,
    Method,
    apply_fill,
    best_fill,
    find_most_useful_frame,
    path_of,
    refuse_fill,
)
from rallytrace.analysis.fills.gaps import gap_at, middle_of_gap, open_end_at, range_to_fill
from rallytrace.analysis.fills.shots_3d import Shots3dContext
from rallytrace.analysis.fills.surroundings import FillContext
from rallytrace.errors import AppError
from rallytrace.session.workspace import Workspace
from rallytrace.texts import join_sentences, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.changes import TrackChange
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventsChange, NonPlayChange, events_shown
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.track import Frames, Layer, State, Track
from rallytrace.tracking.messages import FillRequest, FillResult
from rallytrace.tracking.options import NetworkChoice

MAX_FILL_FRAMES: Final = 1000
"""Maximum length of a range in frames. Nobody could check a longer fill."""
_INPAINT_WAIT_MS: Final = 400
"""How long the initial choice waits for InpaintNet if InpaintNet is the best method."""
_INPAINT_WAIT_WITH_COURT_MS: Final = 1000
"""How long it waits if a court is known, because computing a rally's shots takes half a second."""
_INPAINT_PENDING: Final = refuse_fill(Method.INPAINT, [tr_lazy("models", "InpaintNet is loading or in use by a run.")])
_NO_FRAMES: Final = np.zeros(0, np.int64)
_SPACE_PENDING: Final = refuse_fill(Method.SPACE, [tr_lazy("match", "The shots in 3D are being computed.")])
_THREAD_METHODS: Final = (Method.INPAINT, Method.SPACE)
"""Methods whose fills are computed in the tracker thread."""
_INPAINT_PLACEHOLDER: Final = Fill(Method.INPAINT, np.zeros(1, np.int64), np.zeros((2, 1)))
"""Placeholder for InpaintNet's fill while it is being computed."""


class FillPreview(QObject):
    """Previews fills of a range. The track changes only when one is accepted.

    Curves are computed at once. InpaintNet's fill and, if a court is known, the fill from 3D shots arrive from the
    tracker thread a moment later. All are computed again when points around the range change. Outdated fills from the
    thread stay visible until new ones arrive.

    Attributes:
        frames: the previewed range, or None without a preview.
        kept: frames of the range whose points stay and guide the fills, ascending. Includes frames whose fill was
            already accepted.
        fills: one fill per method, in the order of `Method`. Some may be unavailable. The fill from 3D shots exists
            only if a court is known.
        chosen: the method that will be accepted: the user's choice, otherwise the best available one.
    """

    turned = Signal()
    """A preview has started or ended."""
    changed = Signal()
    """The fills or the choice have changed."""
    accepted = Signal(object)
    """The `Edit` of the accepted fill. The preview has ended."""
    part_accepted = Signal(object)
    """The `Edit` of a fill accepted for some frames. The other frames stay in the preview."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self.frames: range | None = None
        self.kept: Frames = _NO_FRAMES
        self._kept_at_first = self._accepted_frames = _NO_FRAMES
        self.fills: tuple[Fill, ...] = ()
        self.chosen = Method.LINEAR
        self._context: FillContext | None = None
        self._found: tuple[Event, ...] = ()
        self._picked: Method | None = None
        self._acceptance: tuple[State, range | None] | None = None
        """The state and segment to accept as soon as InpaintNet's fill arrives."""
        self._drawn: tuple[Fill, ...] = ()
        self._network: Fill | None = None
        self._shots_3d: Fill | None = None
        self._asked = self._answered = 0
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._give_up_waiting)
        document = workspace.document
        document.settled.connect(self._follow)
        document.replaced.connect(self.close)
        workspace.runs.tracker.filled.connect(self._on_message)

    @property
    def waiting(self) -> bool:
        """Return whether InpaintNet's fill is missing or outdated."""
        return self.frames is not None and self._answered < self._asked

    @property
    def accepting(self) -> bool:
        """Return whether the chosen fill will be accepted as soon as InpaintNet's result arrives."""
        return self._acceptance is not None

    @property
    def fill(self) -> Fill:
        """Return the chosen fill. It may be unavailable or still being computed."""
        return self.fill_by(self.chosen)

    def range_at(self, frame: int, item_frames: range | None = None) -> range | None:
        """Return the range to fill at a frame: the marked range, otherwise the gap or review item at the frame.

        Events do not split a gap. They split the curves that fill it.

        Args:
            item_frames: frames of the review item, if the frame belongs to it or is shown next to it.
        """
        marked = self._workspace.marks.frames
        if marked is not None:
            return marked
        track, item = self._workspace.document.track, self._workspace.review.item_at(frame)
        gap = gap_at(track, frame) or open_end_at(track, frame)
        if item_frames is not None and (
            frame in item_frames or (item is None and (gap is None or _touch(gap, item_frames)))
        ):
            return range_to_fill(track, frame, item_frames)
        if item is None:
            return gap
        # The points around a gap may be doubtful as well, so no curve should start there.
        reaches_out = gap is not None and not (item.frames.start <= gap.start and gap.stop <= item.frames.stop)
        return gap if reaches_out else item.frames

    def range_around(self, frame: int) -> range | None:
        """Return the range of the gaps or review items on either side of a frame, or None if there is none.

        If the neighbouring frames are also set by hand, the sides are those of the whole sequence set by hand.
        """
        human = self._workspace.document.track.layer(Layer.HUMAN)["state"]
        set_by_hand = next(
            (span for span in spans_of_flags(human != State.UNSET) if frame in span), range(frame, frame + 1)
        )
        sides = (set_by_hand.start - 1, set_by_hand.stop)
        found = [self.range_at(side) for side in sides if 0 <= side < len(human)]
        gaps = [gap for gap in found if gap is not None]
        return range(min(gap.start for gap in gaps), max(gap.stop for gap in gaps)) if gaps else None

    def why_nothing(self, frame: int) -> str:
        """Return why there is nothing to fill at a frame, or '' if the frame has a point."""
        track = self._workspace.document.track
        point = track.point(frame)
        if point is not None and point.placed:
            return ""
        context = FillContext.of(track, range(frame, frame + 1), events=track.events)
        return join_sentences(*context.refusals())

    def middle_of_gap(self, frame: int) -> int | None:
        """Return the middle frame of the gap at a frame or, if `frame` is that middle, of the next gap.

        Return None without gaps.
        After the last gap comes the first one. If the user set an event in a gap, the frame of the event counts as its
        middle.
        """
        track = self._workspace.document.track
        middle = middle_of_gap(track, frame, track.events)
        if middle == frame:
            gap = gap_at(track, frame)
            middle = middle_of_gap(track, gap.stop, track.events) if gap is not None else None
        return middle if middle is not None else middle_of_gap(track, 0, track.events)

    def prepare(self) -> None:
        """Load InpaintNet ahead of the first preview."""
        if self.frames is None:
            self._ask(FillContext.of(Track(1), range(1)), Size(1, 1))

    def open(self, frames: range, kept: Frames = _NO_FRAMES) -> None:
        """Start a preview of a range, replacing any other preview.

        Args:
            frames: the range, within the track.
            kept: frames of the range whose points stay and guide the fills, ascending.

        Raises:
            AppError: the range is too long.
        """
        if len(frames) > MAX_FILL_FRAMES:
            raise AppError(
                tr_lazy(
                    "errors",
                    "The range has {number:,} frames, but a fill can have at most {limit:,}.",
                    number=len(frames),
                    limit=MAX_FILL_FRAMES,
                ),
                tr_lazy("errors", "Mark a shorter range."),
            )
        self.frames, self._picked = frames, None
        self._network = self._shots_3d = None
        self._kept_at_first, self._accepted_frames = kept, _NO_FRAMES
        self._answered = self._asked
        self._found = self._workspace.found_around(frames, kept)
        self._try_again()
        self.turned.emit()

    @Slot()
    def close(self) -> None:
        if self.frames is None:
            return
        self.frames, self.fills, self._acceptance = None, (), None
        self._patience.stop()
        self._workspace.runs.tracker.fill(None)
        self.changed.emit()
        self.turned.emit()

    @property
    def is_ready(self) -> bool:
        """Return whether InpaintNet's fill has arrived or is no longer awaited."""
        return not self.waiting or not self._patience.isActive()

    def where_to_place(self) -> int | None:
        """Return the frame where a manual point would help most, or None if the fills agree."""
        info = self._workspace.info
        if self._context is None or info is None or self.frames is None:
            return None
        offered = [fill for fill in self.fills if fill.offered]
        return find_most_useful_frame(
            self._context,
            offered,
            tolerance=SAME_POSITION_WIDTHS * info.size.width,
            pixel_aspect=info.size.pixel_aspect,
        )

    def pick(self, method: Method) -> None:
        """Choose a method if it is available."""
        if self.frames is not None and self._can_be(method):
            self._picked, self._acceptance = method, None
            self._update_choice()

    def pick_next(self) -> None:
        """Choose the next available method."""
        offered = [fill.method for fill in self.fills if fill.offered]
        if self.frames is None or not offered:
            return
        position = offered.index(self.chosen) + 1 if self.chosen in offered else 0
        self.pick(offered[position % len(offered)])

    def accept(self, state: State = State.VISIBLE, segment: range | None = None) -> None:
        """Accept the chosen fill, or a segment of it, as a visible or an occluded ball.

        `accepted` or `part_accepted` follows at once or when InpaintNet's fill arrives.
        """
        if self.frames is None:
            return
        if self.chosen in _THREAD_METHODS and self.waiting:
            self._acceptance = state, segment
            self._update_choice()
            return
        fill = self.fill if segment is None else self.fill.select(segment)
        edit = apply_fill(self._workspace.document.track, fill, state)
        if edit is not None and len(fill.frames) < len(self.fill.frames):
            self._accepted_frames = np.union1d(self._accepted_frames, fill.frames)
            self.part_accepted.emit(edit)
        elif edit is not None:
            self.close()
            self.accepted.emit(edit)

    def path(self, fill: Fill) -> tuple[Frames, Floats]:
        """Return a fill together with the known points in the range and on both sides of it.

        Returns:
            Frames (n,), ascending, and positions (2, n) in video pixels.
        """
        assert self._context is not None
        return path_of(fill, self._context)

    def _update_choice(self) -> None:
        assert self._context is not None
        if self._picked is not None and self._can_be(self._picked):
            self.chosen = self._picked
        else:
            hopeful = self._is_unknown(Method.INPAINT) and (self.accepting or self._patience.isActive())
            offered = [*self.fills, _INPAINT_PLACEHOLDER] if hopeful else self.fills
            info = self._workspace.info
            assert info is not None
            best = best_fill(offered, self._context, width=info.size.width, pixel_aspect=info.size.pixel_aspect)
            self.chosen = best.method if best is not None else Method.LINEAR
        self.changed.emit()

    def _can_be(self, method: Method) -> bool:
        return self.fill_by(method).offered or self._is_unknown(method)

    def _is_unknown(self, method: Method) -> bool:
        return method is Method.INPAINT and self._network is None and self.fills[0].offered

    def fill_by(self, method: Method) -> Fill:
        """Return the fill of a method, marked unavailable if the preview has none."""
        missing = refuse_fill(method, [tr_lazy("match", "Shots in 3D need a court. Set it first.")])
        return next((fill for fill in self.fills if fill.method is method), missing)

    @Slot(object)
    def _follow(self, change: TrackChange) -> None:
        """Recompute the fills when rows, events or non-play ranges that affect them change."""
        if self._context is None:
            return
        span = self._context.span
        first, stop = np.searchsorted(change.frames, (span.start, span.stop))
        if stop > first or change.subjects & {EventsChange, NonPlayChange}:
            self._try_again()
        if stop > first and self._context.is_complete:
            self.close()

    @Slot()
    def _try_again(self) -> None:
        info, frames = self._workspace.info, self.frames
        if info is None or frames is None:
            return
        self._acceptance = None
        track = self._workspace.document.track
        are_set = track.layer(Layer.HUMAN)["state"][self._accepted_frames] != State.UNSET
        self.kept = np.union1d(self._kept_at_first, self._accepted_frames[are_set])
        events = events_shown(self._found, track.events, self._workspace.near)
        context = FillContext.of(track, frames, kept=self.kept, events=events)
        self._context = context
        self._drawn = draw_curves(context, self._seconds_of(context), info.size)
        self._gather()
        self._ask(context, info.size)
        self._patience.start(_INPAINT_WAIT_WITH_COURT_MS if track.courts else _INPAINT_WAIT_MS)
        self._update_choice()

    def _seconds_of(self, context: FillContext) -> Floats:
        return self._workspace.times_of_play[context.span.start : context.span.stop]

    def _gather(self) -> None:
        """Update `fills` with the newest results."""
        courts = self._workspace.document.track.courts
        shots_3d = (self._shots_3d or _SPACE_PENDING,) if courts else ()
        self.fills = (*self._drawn, self._network or _INPAINT_PENDING, *shots_3d)

    def _ask(self, context: FillContext, size: Size) -> None:
        self._asked += 1
        choice = NetworkChoice.of(self._workspace.preferences.value)
        track, span, shots_3d = self._workspace.document.track, context.span, None
        if track.courts and self.frames is not None:
            repeats = track.repeats(span.start, span.stop)
            shots_3d = Shots3dContext(track.courts, self._seconds_of(context), repeats, track.events)
        self._workspace.runs.tracker.fill(FillRequest(self._asked, choice, context, size, shots_3d))

    @Slot(object)
    def _on_message(self, answer: FillResult) -> None:
        if self.frames is None or answer.number <= self._answered:
            return
        self._answered, self._network, self._shots_3d = answer.number, answer.fill, answer.shots_3d
        self._gather()
        self._update_choice()
        if self._acceptance is not None and not self.waiting:
            (state, segment), self._acceptance = self._acceptance, None
            if self.chosen in _THREAD_METHODS:
                self.accept(state, segment)

    @Slot()
    def _give_up_waiting(self) -> None:
        """Stop waiting for InpaintNet. The best other method stays chosen even if InpaintNet's result arrives later."""
        if self.frames is not None and self.waiting and not self.accepting:
            self._update_choice()
            if self._network is None:
                self._picked = self.chosen


def _touch(first: range, second: range) -> bool:
    return first.start <= second.stop and second.start <= first.stop
