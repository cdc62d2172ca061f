"""What the controllers and panels of a window share, and the two controllers that all others use: edits, navigation."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from rallytrace.domain import edits
from rallytrace.domain.edits import Edit
from rallytrace.domain.lists import Rally
from rallytrace.domain.track import Frames, Layer, State
from rallytrace.session.event_finder import EventFinder
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import PLAYBACK
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.keys import key_text
from rallytrace.ui.look.time_text import counted
from rallytrace.ui.notices import Notices
from rallytrace.ui.picture.video_view import VideoView
from rallytrace.ui.window_state import ChosenFrames, ReviewPlace, WindowState

_DIRECTIONS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_SKIP: Final = 10
_HELD_LONG: Final = ((40, 4), (20, 2))
"""A step key that has repeated so often goes so many frames at once."""


class WindowContext:
    """What every controller and every panel of one window is given.

    Attributes:
        workspace: what is open.
        book: the actions and their keys.
        view: the video.
        notices: the line that says what happened.
        window: above which dialogs open; it owns the controllers.
        state: what is open, in the form in which panels take it.
        place: the item of the queue that is under review.
        chosen: the frames that keys are for while the film strip shows them.
        finder: the events that the path shows.
        editing: through which the track is changed.
        moving: through which the playhead is moved.
    """

    def __init__(
        self,
        workspace: Workspace,
        window: QMainWindow,
        *,
        book: ActionRegistry,
        view: VideoView,
        notices: Notices,
    ) -> None:
        self.workspace = workspace
        self.book = book
        self.view = view
        self.notices = notices
        self.window = window
        self.state = WindowState(workspace, view, window)
        self.place = ReviewPlace(workspace, window)
        self.chosen = ChosenFrames(window)
        self.finder = EventFinder(workspace.document, window)
        self.moving = NavigationController(self)
        self.editing = EditController(self)


class Controller(QObject):
    """Carries out some of the actions, with what is in a context."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._workspace = context.workspace
        self._view = context.view
        self._book = context.book
        self._notices = context.notices
        self._state = context.state
        self._window = context.window

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {}

    @property
    def _editing(self) -> "EditController":
        return self._context.editing

    @property
    def _moving(self) -> "NavigationController":
        return self._context.moving

    def _key(self, name: str) -> str:
        """The first key of an action, as the system writes it; '' where it has none."""
        return next(map(key_text, self._book.keys_of(name)), "")


class NavigationController(Controller):
    """Playback, steps, jumps, the marked range and the rallies."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._playhead = context.workspace.playhead

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        playhead = self._playhead
        return {
            "play": playhead.toggle,
            "pause": playhead.pause,
            "slower": playhead.slower,
            "faster": playhead.faster,
            "speed_down": partial(playhead.change_speed, -1),
            "speed_up": partial(playhead.change_speed, 1),
            "speed_normal": partial(playhead.set_speed, 1.0),
            "loop": self._toggle_loop,
            "step_forward": partial(self._step, 1),
            "step_back": partial(self._step, -1),
            "skip_forward": partial(playhead.step, _SKIP),
            "skip_back": partial(playhead.step, -_SKIP),
            "first_frame": partial(self.go_to, 0),
            "last_frame": self._go_to_end,
            "next_rally": partial(self._go_to_rally, 1),
            "previous_rally": partial(self._go_to_rally, -1),
            "next_human": partial(self._go_to_human, 1),
            "previous_human": partial(self._go_to_human, -1),
            "undo_jump": playhead.undo_jump,
            "range_in": self._set_in,
            "range_out": self._set_out,
            "range_clear": self._workspace.marks.clear,
        }

    @Slot(int)
    def go_to(self, frame: int) -> None:
        self._playhead.pause()
        self._playhead.seek(frame)

    @Slot(float)
    def go_to_time(self, seconds: float) -> None:
        """Jump to the frame that is on the screen at a time, in seconds from the first."""
        self.go_to(max(int(np.searchsorted(self._workspace.seconds, seconds + 1e-6, side="right")) - 1, 0))

    @Slot(float)
    def set_speed(self, speed: float) -> None:
        """Play at so many times the video's own speed, backwards below 0."""
        self._playhead.set_speed(speed)

    @Slot(int, bool)
    def scrub(self, frame: int, held: bool) -> None:  # noqa: FBT001 - a signal's
        """Go where the mouse is on a time axis; `held` while its button is down."""
        self._workspace.scrub(frame, held=held)

    @Slot()
    def return_to_view(self) -> None:
        """Give the keyboard back to the video: what was typed elsewhere has been done."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, direction: int) -> None:
        """One frame; more at once when the key has been held for a while."""
        repeats = self._book.repeats
        self._playhead.step(direction * next((far for held, far in _HELD_LONG if repeats >= held), 1))

    def _go_to_end(self) -> None:
        self.go_to(self._workspace.document.track.n_frames - 1)

    def _go_to_rally(self, direction: int) -> None:
        starts = [rally.frames.start for rally in self._workspace.document.track.rallies]
        self._go_to_next_of(np.array(starts, np.int64), direction)

    def _go_to_human(self, direction: int) -> None:
        human = self._workspace.document.track.layer(Layer.HUMAN)["state"]
        self._go_to_next_of(np.flatnonzero(human != State.UNSET), direction)

    def _go_to_next_of(self, frames: NDArray[np.int64], direction: int) -> None:
        here = self._workspace.frame
        beyond = frames[frames > here] if direction > 0 else frames[frames < here]
        if len(beyond):
            self.go_to(int(beyond.min() if direction > 0 else beyond.max()))

    def _set_in(self) -> None:
        self._workspace.marks.set_in(self._workspace.frame)

    def _set_out(self) -> None:
        self._workspace.marks.set_out(self._workspace.frame)

    def _toggle_loop(self) -> None:
        preferences = self._workspace.preferences
        preferences.update(PLAYBACK, loop=not preferences.value.playback.loop)


class EditController(Controller):
    """Turns what the analyst does to the picture, the point panel and the rally list into edits.

    Every edit goes to the frame whose picture is on the screen, which during fast stepping is not always the one the
    playhead is at; or to those chosen in the film strip, whose cut-outs are on the screen.
    """

    marked = Signal(int)
    """A frame has been given a state; where marks go on by themselves, the playhead has gone on already."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._taken_back = False
        document, view = context.workspace.document, context.view
        document.undone.connect(self._note_taking_back)
        document.redone.connect(self._note_taking_back)
        document.changed.connect(self._show_what_changed)
        view.placed.connect(self.place)
        view.dragged.connect(self.drag)
        view.toggled.connect(self.toggle)

    @property
    def frame(self) -> int | None:
        """The frame that edits go to; None while its picture is not on the screen yet, so that nobody has seen it."""
        chosen = self._context.chosen.single
        if chosen is not None:
            return chosen
        shown = self._view.frame
        return shown.index if shown is not None and shown.exact else None

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        nudges = {
            f"nudge_{name}{'_far' if pixels > 1 else ''}": partial(self.nudge, dx * pixels, dy * pixels)
            for name, (dx, dy) in _DIRECTIONS.items()
            for pixels in (1, 10)
        }
        return {
            "undo": self._workspace.runs.undo,
            "redo": self._workspace.document.redo,
            "mark_visible": partial(self.mark, State.VISIBLE),
            "mark_occluded": partial(self.mark, State.OCCLUDED),
            "mark_no_ball": partial(self.mark, State.NO_BALL),
            "clear_point": partial(self.mark, State.UNSET),
            "hold_ball": self.hold,
            **nudges,
        }

    @Slot(int, float, float)
    def place(self, frame: int, x: float, y: float) -> None:
        self.edit(edits.place(self._workspace.document.track, frame, x, y))
        self._go_on()

    @Slot()
    def _note_taking_back(self) -> None:
        self._taken_back = True

    @Slot(object)
    def _show_what_changed(self, frames: Frames) -> None:
        """What undo or redo has changed in a single frame is to be seen."""
        taken_back, self._taken_back = self._taken_back, False
        if taken_back and len(frames) == 1 and int(frames[0]) != self._workspace.frame:
            self._workspace.playhead.pause()
            self._workspace.playhead.seek(int(frames[0]))

    def _go_on(self) -> None:
        """Show the next frame, if the settings say so; never by itself beyond the place under review."""
        place, frame = self._context.place.frames, self._workspace.frame
        leaves = place is not None and frame == place[-1]
        if self._workspace.preferences.value.playback.auto_advance and not leaves:
            self._workspace.playhead.step(1)

    @Slot(int, float, float, int)
    def put(self, frame: int, x: float, y: float, gesture: int) -> None:
        """The ball of a frame is there, by a gesture in the film strip; the playhead stays."""
        self.edit(edits.place(self._workspace.document.track, frame, x, y, step=("put", gesture)))

    @Slot(int, float, float, int)
    def drag(self, frame: int, x: float, y: float, gesture: int) -> None:
        """The point is being dragged; all of one gesture is one step of the history."""
        self.edit(edits.place(self._workspace.document.track, frame, x, y, step=("drag", gesture)))

    @Slot(int, float, float)
    def toggle(self, frame: int, x: float, y: float) -> None:
        """Visible becomes occluded and the other way round; where there was no position, the ball is seen here."""
        track = self._workspace.document.track
        point = track.point(frame)
        if point is None or not point.placed:
            self.edit(edits.place(track, frame, x, y))
        else:
            state = State.OCCLUDED if point.visible else State.VISIBLE
            self.edit(edits.mark(track, range(frame, frame + 1), state))

    @Slot(object)
    def mark(self, state: State) -> None:
        """Give a state to the frame, or to those that a rubber band has chosen."""
        several, frame = self._context.chosen.several, self.frame
        if several is not None:
            self.mark_several(several, state)
        elif frame is not None:
            self.mark_frame(frame, state)

    def mark_several(self, frames: range, state: State) -> None:
        """Give frames a state, in one edit; those that nobody knows the ball's position of cannot be visible."""
        edit = edits.mark(self._workspace.document.track, frames, state)
        self.edit(edit)
        left = len(frames) - (0 if edit is None else len(edit.frames))
        if state is State.VISIBLE and left:
            self._view.notify(f"{counted(left, 'frame')} not marked: the position of the ball is not known there.")
        if edit is not None and state is not State.UNSET:
            self.marked.emit(frames[-1])

    @Slot(int, object)
    def mark_frame(self, frame: int, state: State) -> None:
        track = self._workspace.document.track
        edit = edits.mark(track, range(frame, frame + 1), state)
        if edit is None and state is State.VISIBLE:
            self._view.notify("The position of the ball is not known here: click on it.")
        self.edit(edit)
        if edit is not None and state is not State.UNSET:
            self._go_on()
            self.marked.emit(frame)

    def hold(self) -> None:
        """Let the ball rest where it is in this frame, in the marked range or until it moves."""
        frame, info = self.frame, self._workspace.info
        if frame is None or info is None:
            return
        track, marked = self._workspace.document.track, self._workspace.marks.frames
        frames = marked or edits.resting(track, frame, info.size.width)
        edit = edits.hold(track, frame, frames)
        if edit is None:
            self._view.notify("The position of the ball is not known here: click on it first.")
            return
        self.edit(edit)
        self._workspace.marks.clear()
        self._workspace.playhead.seek(frames[-1])
        self._notices.tell(f"The ball rests here in frames {frames[0]} to {frames[-1]}. {self._key('undo')} undoes it.")
        self.marked.emit(frames[-1])

    @Slot(float, float)
    def move_to(self, x: float, y: float) -> None:
        """The ball of the frame is there, by numbers."""
        frame = self.frame
        if frame is not None:
            self.edit(edits.place(self._workspace.document.track, frame, x, y))

    def nudge(self, dx: float, dy: float) -> None:
        """Move the point by so many video pixels, as far as the picture goes."""
        info, frame = self._workspace.info, self.frame
        if info is not None and frame is not None:
            self.edit(edits.nudge(self._workspace.document.track, frame, dx, dy, within=info.size))

    @Slot(object)
    def keep_rally(self, rally: Rally) -> None:
        """Name a range, or give a rally another name."""
        self.edit(edits.name_rally(self._workspace.document.track, rally))
        if rally.frames == self._workspace.marks.frames:
            self._workspace.marks.clear()

    @Slot(object)
    def remove_rally(self, rally: Rally) -> None:
        """Take a rally off the list; its points stay."""
        self.edit(edits.remove_rally(self._workspace.document.track, rally))
        self._notices.tell(f"{rally.name} has been removed; its points stay. {self._key('undo')} brings it back.")

    @Slot(object)
    def edit(self, edit: Edit | None) -> None:
        """Make an edit, unless there is nothing to do or nothing may be edited now."""
        locked = self._workspace.locked
        if edit is None or self._workspace.info is None:
            return
        if locked is not None:
            self._notices.complain(locked)
        else:
            self._workspace.document.edit(edit)
