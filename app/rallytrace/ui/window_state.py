"""State shared by panels and controllers: facts of the open video, and the review item."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.session.pictures.frames import VideoInfo
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import APPEARANCE, KEYS
from rallytrace.track.spans import join_spans
from rallytrace.track.track import Frames, Layer, State
from rallytrace.tracking.messages import RunOutcome
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.widgets import one_shot
from rallytrace.ui.picture.cells import BallGuess
from rallytrace.ui.picture.video_view import VideoView

_MAX_PICTURE_WAIT_MS = 25
"""Panels wait this long for the picture of the current frame before they show the frame without it."""
_MAX_REMEMBERED_PARTS = 64
"""Number of item parts shown in the film strip that are remembered for undo."""


class WindowState(QObject):
    """Forwards changes of the workspace and the settings to the panels, in the form they need.

    Attributes:
        damaged: the known damaged frames of the open video.
    """

    size_changed = Signal(object)
    """The `Size` of the opened video."""
    times_changed = Signal(object)
    """The `FrameTimes` of the open video. Repeated while the video is being indexed."""
    frame_shown = Signal(int)
    """The frame to show in the panels, emitted when its picture was painted or after a short wait."""
    marks_changed = Signal(object, object)
    range_changed = Signal(object)
    """The marked range, or None."""
    damage_changed = Signal(object)
    ghost_changed = Signal(object)
    """The `Ghost` path to be accepted, or None."""
    mode_changed = Signal(str, str)
    """The keys of the current mode and a tooltip, or '' in normal mode."""
    hint_changed = Signal(str)
    """The preview and its keys, or '' without one."""
    style_changed = Signal(object)
    """The `OverlayStyle` from the settings."""
    keys_changed = Signal(object)
    """The shortcuts from the settings, by action id."""

    def __init__(self, workspace: Workspace, view: VideoView, parent: QObject) -> None:
        super().__init__(parent)
        self.workspace = workspace
        self.damaged: tuple[range, ...] = ()
        self._waiting = one_shot(self, _MAX_PICTURE_WAIT_MS, self.show_frame)
        workspace.opened.connect(self._on_opened)
        workspace.indexed.connect(self._on_indexed)
        workspace.playhead.moved.connect(self._on_moved)
        workspace.marks.changed.connect(self._on_marks)
        workspace.runs.tracker.finished.connect(self._on_run_finished)
        workspace.preferences.changed.connect(self._on_settings)
        view.frame_painted.connect(self._on_painted)

    def feed(self, **receivers: Callable[..., object]) -> None:
        """Connect receivers to the signals of the same names, and call them with the current values."""
        known = self._known()
        for signal, receive in receivers.items():
            getattr(self, signal).connect(receive)
            if signal in known:
                receive(*known[signal])

    def _known(self) -> dict[str, tuple[Any, ...]]:
        """Return the current arguments of the signals."""
        info, marks, settings = self.workspace.info, self.workspace.marks, self.workspace.preferences.value
        known: dict[str, tuple[Any, ...]] = {
            "marks_changed": (marks.first, marks.last),
            "range_changed": (marks.frames,),
            "style_changed": (settings.appearance.overlay_style,),
            "keys_changed": (settings.keys,),
        }
        if info is not None:
            known["size_changed"] = (info.size,)
            known["times_changed"] = (FrameTimes(self.workspace.seconds, info.rate),)
            known["frame_shown"] = (self.workspace.frame,)
        return known

    @Slot()
    def show_frame(self) -> None:
        """Show the current frame in the panels now."""
        self._waiting.stop()
        self.frame_shown.emit(self.workspace.frame)

    @Slot(object)
    def _on_opened(self, info: VideoInfo) -> None:
        self.damaged = ()
        self.size_changed.emit(info.size)
        self._on_indexed(info)
        self.show_frame()

    @Slot(object)
    def _on_indexed(self, info: VideoInfo) -> None:
        self.times_changed.emit(FrameTimes(self.workspace.seconds, info.rate))
        self._add_damage(info.index.damaged)

    @Slot(object)
    def _on_run_finished(self, outcome: RunOutcome) -> None:
        self._add_damage(range(first, stop) for first, stop in outcome.provenance.get("damaged", ()))

    def _add_damage(self, found: Iterable[range]) -> None:
        self.damaged = join_spans((*self.damaged, *found))
        self.damage_changed.emit(self.damaged)

    @Slot(int)
    def _on_moved(self, _frame: int) -> None:
        """Wait for the picture, so that panels and picture change together."""
        self._waiting.start()

    @Slot(int)
    def _on_painted(self, _frame: int) -> None:
        if self._waiting.isActive():
            self.show_frame()

    @Slot()
    def _on_marks(self) -> None:
        marks = self.workspace.marks
        self.marks_changed.emit(marks.first, marks.last)
        self.range_changed.emit(marks.frames)

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        settings = self.workspace.preferences.value
        if KEYS in sections:
            self.keys_changed.emit(settings.keys)
        if APPEARANCE in sections:
            self.style_changed.emit(settings.appearance.overlay_style)

    def announce_settings(self) -> None:
        """Emit the signals of the settings, for receivers connected later."""
        self._on_settings({APPEARANCE, KEYS})


class CurrentItem(QObject):
    """The last visited review item and its open frames.

    A frame is open until the user accepts, sets or marks it.

    Attributes:
        walked_to: the frames of the item, or None.
        shown: all frames in the film strip, or None while it is hidden.
        beside: frames of the strip that are shown together with the item, or None.
        seen: ascending ranges of the item's frames that the film strip has shown.
        painted: the frames that the film strip painted last, or None while it is hidden.
        part: the frames of the item that the film strip should show, or None to start with the first ones.
        around: the guessed ball position that centres the film strip's cells. Reset to the path with every visited
            item.
    """

    item_visited = Signal()
    """Another item is under review. The playhead follows."""
    changed = Signal()
    """Another item was visited, or another part of it is on the screen."""
    around_changed = Signal()

    def __init__(self, workspace: Workspace, chosen: "ChosenFrames", parent: QObject) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._chosen = chosen
        self.walked_to: range | None = None
        self.shown: range | None = None
        self.beside: range | None = None
        self.seen: tuple[range, ...] = ()
        self.painted: range | None = None
        self.part: range | None = None
        self.around = BallGuess.PATH
        self._parts: deque[tuple[range, range]] = deque(maxlen=_MAX_REMEMBERED_PARTS)
        chosen.changed.connect(self.changed)
        workspace.marks.changed.connect(self.changed)
        workspace.document.replaced.connect(self._on_replaced)

    @property
    def frames(self) -> range | None:
        """Return the frames of the item while the playhead is in it and some of them are open, else None.

        Without a marked range, range actions apply to the open frames.
        """
        return self.walked_to if self.includes(self._workspace.frame) and not self.is_reviewed else None

    @property
    def to_accept(self) -> range | None:
        """Return the frames to which Enter applies: those of the item at the playhead, or None without an item.

        While the film strip shows a part of the item, they are the frames shown so far without interruption. Frames
        selected in the strip take precedence while some are open, and so does a range marked within the item.
        """
        if self.part_to_accept is not None:
            return self.part_to_accept
        item = self.other_item
        if item is not None:
            shown = self.shown or range(0)
            visible = range(max(shown.start, item.start), min(shown.stop, item.stop))
            return visible or item
        frames = self.frames
        return frames if frames is None or self.beside is None else self._seen_here

    @property
    def part_to_accept(self) -> range | None:
        """Return the frames selected in the strip while some are open, otherwise the range marked within the item."""
        several = self._chosen.several
        return several if several is not None and self._open(several).any() else self.marked

    @property
    def marked(self) -> range | None:
        """Return the marked range if it lies within the reviewed item."""
        marked, item = self._workspace.marks.frames, self.walked_to or range(0)
        return marked if marked is not None and marked.start in item and marked[-1] in item else None

    @property
    def _seen_here(self) -> range | None:
        """Return the item's frames that the strip has shown around the playhead, otherwise those shown first."""
        spans = (span for span in self.seen if self._workspace.frame in span)
        return next(spans, self.seen[0] if self.seen else None)

    @property
    def other_item(self) -> range | None:
        """Return the frames of the queued item at the playhead if another item was visited last."""
        frame, walked = self._workspace.frame, self.walked_to
        if walked is not None and frame in walked and not self.is_reviewed:
            return None
        item = self._workspace.review.item_at(frame)
        return None if item is None else item.frames

    def turn_to(self, frames: range) -> None:
        """Make these frames, which contain the playhead, the reviewed item."""
        self.walked_to, self.beside, self.seen = frames, None, ()
        self.show_beside(self.shown)
        self.changed.emit()

    @property
    def unseen(self) -> int | None:
        """Return the frame to go to for the next part of the item not shown in the strip yet, or None."""
        item, seen = self.walked_to, self._seen_here
        if item is None or seen is None or self.beside is None:
            return None
        if seen.stop < item.stop:
            return seen.stop
        return next((span.stop for span in reversed(self.seen[:-1])), item.start if seen.start > item.start else None)

    @property
    def n_unshown(self) -> int:
        """Return the number of the item's frames not shown in the film strip yet, if the item is open."""
        item = self.walked_to or range(0)
        return len(item) - sum(map(len, self.seen)) if self.beside is not None else 0

    @property
    def n_open(self) -> int:
        """Return the number of open frames among Enter's frames, or 0 if the playhead is outside."""
        frames = self.to_accept
        return 0 if frames is None else int(self._open(frames).sum())

    @property
    def open_frames(self) -> range:
        """Return Enter's frames from the first open one to the last. Empty without any."""
        frames = self.to_accept or range(0)
        found = np.flatnonzero(self._open(frames))
        return frames[int(found[0]) : int(found[-1]) + 1] if len(found) else range(0)

    @property
    def is_reviewed(self) -> bool:
        return not self._open(self.walked_to or range(0)).any()

    @property
    def is_done(self) -> bool:
        """Return whether the playhead is still in the item and no frame of it is open. The next item then follows."""
        return self.includes(self._workspace.frame) and self.is_reviewed and self.other_item is None

    def includes(self, frame: int) -> bool:
        """Return whether a frame belongs to the item or is shown together with it."""
        return self.walked_to is not None and (frame in self.walked_to or frame in (self.beside or ()))

    def return_to(self, frames: Frames) -> range | None:
        """Return to the item of edited frames and to the part that the film strip showed then.

        Returns:
            The part, or None if the strip shows the item already or the item is not remembered.
        """
        current = (self.walked_to or range(0), self.shown or range(0))
        view = next((known for known in (current, *reversed(self._parts)) if _any_in_both(frames, *known)), current)
        if view == current:
            return None
        item, shown = view
        self.walk_to(item, shown_first=shown)
        return shown

    def walk_to(self, frames: range, *, shown_first: range | None = None) -> None:
        """Make these frames the reviewed item. The playhead follows."""
        self.walked_to, self.beside, self.seen, self.part = frames, None, (), shown_first
        self.around = BallGuess.PATH
        self.item_visited.emit()
        self.changed.emit()

    def look_elsewhere(self) -> BallGuess:
        """Centre the film strip's cells on the next guess of the ball's position, and return it."""
        guesses = list(BallGuess)
        self.around = guesses[(guesses.index(self.around) + 1) % len(guesses)]
        self.around_changed.emit()
        return self.around

    def show_beside(self, frames: range | None) -> None:
        """Set the film strip's frames. Frames next to the item count as part of it while they are shown."""
        item, self.shown = self.walked_to or range(0), frames
        if frames is None:
            self.painted = None
        shown = frames or range(0)
        visible = range(max(shown.start, item.start), min(shown.stop, item.stop))
        neighbours, seen = (frames if visible else None), self.seen
        if visible:
            seen = join_spans((*seen, visible))
            if not self._parts or self._parts[-1] != (item, shown):
                self._parts.append((item, shown))
        if (neighbours, seen) != (self.beside, self.seen):
            self.beside, self.seen = neighbours, seen
            self.changed.emit()

    def _open(self, frames: range) -> NDArray[np.bool_]:
        human = self._workspace.document.track.layer(Layer.HUMAN)[frames.start : frames.stop]
        return np.asarray(human["state"] == State.UNSET, np.bool_)

    @Slot()
    def _on_replaced(self) -> None:
        self.walked_to = self.beside = None
        self.seen = ()
        self._parts.clear()


def _any_in_both(frames: Frames, first: range, second: range) -> bool:
    return bool(((frames >= max(first.start, second.start)) & (frames < min(first.stop, second.stop))).any())


class ChosenFrames(QObject):
    """The frames that keys apply to while the film strip shows them, regardless of the picture.

    Attributes:
        frames: one frame, or several selected with the rubber band. None if keys apply to the frame in the picture.
        shown: all frames in the strip, or None while it is hidden.
        shows_place: returns whether a frame's cell shows a position, given as x and y in video pixels.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.frames: range | None = None
        self.shown: range | None = None
        self.shows_place: Callable[[int, float, float], bool] = lambda _frame, _x, _y: False

    @property
    def several(self) -> range | None:
        """Return the frames if there are more than one."""
        return self.frames if self.frames is not None and len(self.frames) > 1 else None

    @property
    def single(self) -> int | None:
        """Return the frame if there is exactly one."""
        return self.frames[0] if self.frames is not None and len(self.frames) == 1 else None

    def show(self, frames: range | None) -> None:
        self.shown = frames

    def choose(self, frames: range | None) -> None:
        if frames != self.frames:
            self.frames = frames
            self.changed.emit()
