"""State shared by panels and controllers: facts of the open video."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.session.pictures.frames import VideoInfo
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import APPEARANCE, KEYS
from rallytrace.track.spans import join_spans
from rallytrace.tracking.messages import RunOutcome
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.widgets import one_shot
from rallytrace.ui.picture.video_view import VideoView

_MAX_PICTURE_WAIT_MS = 25
"""Panels wait this long for the picture of the current frame before they show the frame without it."""


class WindowState(QObject):
    """Forwards changes of the workspace and the settings to the panels, in the form they need.

    Attributes:
        damaged: the known damaged frames of the open video.
        shows_place: returns whether a frame's cell in the film strip shows a position (x and y in video pixels).
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
    finding_changed = Signal(str)
    """What is being worked out after a run, or '' for nothing."""
    export_progressed = Signal(object)
    """The `ExportProgress` of the running export, or None when it has ended."""
    item_visited = Signal()
    """Another item is under review. The playhead follows."""
    item_changed = Signal()
    """Another item was visited, another part of it is on the screen, or other frames are selected or marked."""

    def __init__(self, workspace: Workspace, view: VideoView, parent: QObject) -> None:
        super().__init__(parent)
        self.workspace = workspace
        self.damaged: tuple[range, ...] = ()
        self.shows_place: Callable[[int, float, float], bool] = lambda _frame, _x, _y: False
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
