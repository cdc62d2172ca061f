"""Putting points right: from clicks and keys to edits of the document."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.domain import edits
from rallytrace.domain.edits import Edit
from rallytrace.domain.layers import faint_sight
from rallytrace.domain.lists import Rally
from rallytrace.domain.track import Frames, State
from rallytrace.session.workspace import Workspace
from rallytrace.ui.picture.video_view import VideoView

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class EditController(QObject):
    """Turns what the analyst does to the picture, the point panel and the rally list into edits.

    Every edit goes to the frame whose picture is on the screen, which during fast stepping is not always the one the
    playhead is at.
    """

    refused = Signal(object)
    """An AppError: why nothing may be edited now."""
    marked = Signal(int)
    """A frame has been given a state; where marks go on by themselves, the playhead has gone on already."""

    def __init__(self, workspace: Workspace, view: VideoView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._view = view
        self._taken_back = False
        self._place: Callable[[], range | None] = lambda: None
        workspace.document.undone.connect(self._note_taking_back)
        workspace.document.redone.connect(self._note_taking_back)
        workspace.document.changed.connect(self._show_what_changed)
        view.placed.connect(self.place)
        view.dragged.connect(self.drag)
        view.toggled.connect(self.toggle)

    @property
    def frame(self) -> int | None:
        """The frame that edits go to; None while its picture is not on the screen yet, so that nobody has seen it."""
        shown = self._view.frame
        return shown.index if shown is not None and shown.exact else None

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
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
            **nudges,
        }

    @Slot(int, float, float)
    def place(self, frame: int, x: float, y: float) -> None:
        """The ball is seen there."""
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

    def stay_within(self, place: Callable[[], range | None]) -> None:
        """Do not go on by itself beyond a place, where there is one: what is to be said of it is said within."""
        self._place = place

    def _go_on(self) -> None:
        place, frame = self._place(), self._workspace.frame
        leaves = place is not None and frame == place[-1]
        if self._workspace.preferences.value.playback.auto_advance and not leaves:
            self._workspace.playhead.step(1)

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
        """Give the frame a state."""
        frame = self.frame
        if frame is None:
            return
        track = self._workspace.document.track
        edit = edits.mark(track, range(frame, frame + 1), state)
        if edit is None and state is State.VISIBLE:
            faint = faint_sight(track, frame)
            if faint is not None:
                edit = edits.place(track, frame, faint.x, faint.y)
            else:
                self._view.notify("Nobody knows where the ball is here: click on it.")
        self.edit(edit)
        if edit is not None and state is not State.UNSET:
            self._go_on()
            self.marked.emit(frame)

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

    @Slot(object)
    def edit(self, edit: Edit | None) -> None:
        """Make an edit, unless there is nothing to do or nothing may be edited now."""
        locked = self._workspace.locked
        if edit is None or self._workspace.info is None:
            return
        if locked is not None:
            self.refused.emit(locked)
        else:
            self._workspace.document.edit(edit)
