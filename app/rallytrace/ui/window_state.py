"""Shared state of panels and controllers: the open video in their form, and the review item."""

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

_PATIENCE_MS = 25
"""Panels wait this long for the picture of the current frame before they show the frame without it."""
_REMEMBERED = 64
"""Number of item parts shown in the film strip and remembered for undo."""


class WindowState(QObject):
    """Forwards changes of the workspace and the settings in the form of the panels.

    Attributes:
        damaged: the known damaged frames of the open video.
    """

    size_changed = Signal(object)
    """The `Size` of the opened video."""
    times_changed = Signal(object)
    """The `FrameTimes` of the open video, also while it is being indexed."""
    frame_shown = Signal(int)
    """The panels' frame: sent when its picture is painted, or after a short wait."""
    marks_changed = Signal(object, object)
    range_changed = Signal(object)
    """The marked range, or None."""
    damage_changed = Signal(object)
    ghost_changed = Signal(object)
    """The `Ghost` to be accepted, or None."""
    mode_changed = Signal(str, str)
    """The keys of the current mode, and a tooltip; '' for the normal mode."""
    hint_changed = Signal(str)
    """The preview and its keys; '' for none."""
    style_changed = Signal(object)
    """The `OverlayStyle` of the settings."""
    keys_changed = Signal(object)
    """The keys of the settings, by action id."""

    def __init__(self, workspace: Workspace, view: VideoView, parent: QObject) -> None:
        super().__init__(parent)
        self.workspace = workspace
        self.damaged: tuple[range, ...] = ()
        self._waiting = one_shot(self, _PATIENCE_MS, self.show_frame)
        workspace.opened.connect(self._on_opened)
        workspace.indexed.connect(self._on_indexed)
        workspace.playhead.moved.connect(self._on_moved)
        workspace.marks.changed.connect(self._on_marks)
        workspace.runs.tracker.finished.connect(self._on_run_finished)
        workspace.preferences.changed.connect(self._on_settings)
        view.frame_painted.connect(self._on_painted)

    def feed(self, **receivers: Callable[..., object]) -> None:
        """Call receivers with what is known now, and with each change, by the names of the signals."""
        known = self._known()
        for signal, receive in receivers.items():
            getattr(self, signal).connect(receive)
            if signal in known:
                receive(*known[signal])

    def _known(self) -> dict[str, tuple[Any, ...]]:
        """What the signals would say now."""
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
        """Wait for the picture: panels and picture change together."""
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
    """The review item visited last, and its open frames.

    A frame is open until a person accepts, sets or marks it.

    Attributes:
        walked_to: the frames of the item; None for none.
        shown: all frames in the film strip; None while it is hidden.
        beside: those of them on the screen together with the item; None for none.
        seen: frames of the item shown by the film strip, as ranges, ascending.
        painted: the film strip's frames when it was painted last; None while it is hidden.
        part: the frames for the film strip to show of the visited item; None for those from its first on.
        around: the centre of the film strip's cells; the path again with every visited item.
    """

    item_visited = Signal()
    """Another item is under review; the playhead follows."""
    changed = Signal()
    """Another item has been walked to, or another part of it is on the screen."""
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
        self._parts: deque[tuple[range, range]] = deque(maxlen=_REMEMBERED)
        chosen.changed.connect(self.changed)
        workspace.marks.changed.connect(self.changed)
        workspace.document.replaced.connect(self._on_replaced)

    @property
    def frames(self) -> range | None:
        """The frames of the item while the playhead is in it and some of them are open, else None.

        Without a marked range, range actions apply to the open ones.
        """
        return self.walked_to if self.includes(self._workspace.frame) and not self.is_reviewed else None

    @property
    def to_accept(self) -> range | None:
        """Enter's frames: those of the item at the playhead, reached in any way; None for no item.

        While the film strip shows a part of it, they are the frames shown so far, without a break. Before them come
        frames chosen in the strip, while some are open, and a range marked within the item.
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
        """The frames chosen in the strip, while some of them are open, or else the range marked within the item."""
        several = self._chosen.several
        return several if several is not None and self._open(several).any() else self.marked

    @property
    def marked(self) -> range | None:
        """The marked range, if it lies within the reviewed item."""
        marked, item = self._workspace.marks.frames, self.walked_to or range(0)
        return marked if marked is not None and marked.start in item and marked[-1] in item else None

    @property
    def _seen_here(self) -> range | None:
        """The frames of the item shown by the strip around the playhead, or else at first."""
        spans = (span for span in self.seen if self._workspace.frame in span)
        return next(spans, self.seen[0] if self.seen else None)

    @property
    def other_item(self) -> range | None:
        """The frames of the queue's item at the playhead, if another one was visited last."""
        frame, walked = self._workspace.frame, self.walked_to
        if walked is not None and frame in walked and not self.is_reviewed:
            return None
        item = self._workspace.review.item_at(frame)
        return None if item is None else item.frames

    def turn_to(self, frames: range) -> None:
        """Make these frames, with the playhead in them, the reviewed item."""
        self.walked_to, self.beside, self.seen = frames, None, ()
        self.show_beside(self.shown)
        self.changed.emit()

    @property
    def unseen(self) -> int | None:
        """The frame to turn to for the item's next part not yet shown in the strip; None for none."""
        item, seen = self.walked_to, self._seen_here
        if item is None or seen is None or self.beside is None:
            return None
        if seen.stop < item.stop:
            return seen.stop
        return next((span.stop for span in reversed(self.seen[:-1])), item.start if seen.start > item.start else None)

    @property
    def n_unshown(self) -> int:
        """Number of frames of the item not yet shown in the film strip, if it is open."""
        item = self.walked_to or range(0)
        return len(item) - sum(map(len, self.seen)) if self.beside is not None else 0

    @property
    def n_open(self) -> int:
        """Number of open frames among Enter's frames; 0 if the playhead is in none."""
        frames = self.to_accept
        return 0 if frames is None else int(self._open(frames).sum())

    @property
    def open_frames(self) -> range:
        """Enter's frames from the first open one to the last; empty without any."""
        frames = self.to_accept or range(0)
        found = np.flatnonzero(self._open(frames))
        return frames[int(found[0]) : int(found[-1]) + 1] if len(found) else range(0)

    @property
    def is_reviewed(self) -> bool:
        return not self._open(self.walked_to or range(0)).any()

    @property
    def is_done(self) -> bool:
        """Whether the playhead is still in the item and no frame of it is open: the next one follows."""
        return self.includes(self._workspace.frame) and self.is_reviewed and self.other_item is None

    def includes(self, frame: int) -> bool:
        """Whether a frame belongs to the item, or is on the screen together with it."""
        return self.walked_to is not None and (frame in self.walked_to or frame in (self.beside or ()))

    def return_to(self, frames: Frames) -> range | None:
        """Return to the item of edited frames, and to its part shown in the film strip then.

        Returns:
            The part; None if the strip shows the item already, or the item is not remembered.
        """
        current = (self.walked_to or range(0), self.shown or range(0))
        view = next((known for known in (current, *reversed(self._parts)) if _any_in_both(frames, *known)), current)
        if view == current:
            return None
        item, shown = view
        self.walk_to(item, shown_first=shown)
        return shown

    def walk_to(self, frames: range, *, shown_first: range | None = None) -> None:
        """Make these frames the reviewed item; the playhead follows."""
        self.walked_to, self.beside, self.seen, self.part = frames, None, (), shown_first
        self.around = BallGuess.PATH
        self.item_visited.emit()
        self.changed.emit()

    def look_elsewhere(self) -> BallGuess:
        """Let the film strip lay its cells around the next guess of the ball's position; returns it."""
        guesses = list(BallGuess)
        self.around = guesses[(guesses.index(self.around) + 1) % len(guesses)]
        self.around_changed.emit()
        return self.around

    def show_beside(self, frames: range | None) -> None:
        """Note the film strip's frames; those next to the item count as part of it while they are shown."""
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
    """The target frames of keys while the film strip shows them, independent of the picture.

    Attributes:
        frames: one, or several chosen by a rubber band; None if keys are for the frame in the picture.
        shown: all frames in the strip; None while it is hidden.
        shows_place: whether a frame's cell shows a position, x and y in video pixels.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.frames: range | None = None
        self.shown: range | None = None
        self.shows_place: Callable[[int, float, float], bool] = lambda _frame, _x, _y: False

    @property
    def several(self) -> range | None:
        """The frames, if there are more than one."""
        return self.frames if self.frames is not None and len(self.frames) > 1 else None

    @property
    def single(self) -> int | None:
        """The frame, if there is one only."""
        return self.frames[0] if self.frames is not None and len(self.frames) == 1 else None

    def show(self, frames: range | None) -> None:
        self.shown = frames

    def choose(self, frames: range | None) -> None:
        if frames != self.frames:
            self.frames = frames
            self.changed.emit()
