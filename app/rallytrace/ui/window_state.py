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
"""How long panels wait for the picture of the current frame before they show their data of the frame without it."""


class WindowState(QObject):
    """Forwards changes of the workspace and the settings to the panels, in the form they need.

    Attributes:
        damaged: ranges of frames of the open video that are known to be damaged.
        shows_place: returns whether the film strip's cell of a frame shows a position, given frame, x and y in video
            pixels.
    """

    size_changed = Signal(object)
    """The `Size` of the opened video."""
    times_changed = Signal(object)
    """The `FrameTimes` of the open video. Emitted repeatedly while the video is being indexed."""
    frame_shown = Signal(int)
    """The frame that panels show from now on. Emitted when its picture was painted, or after a short wait."""
    marks_changed = Signal(object, object)
    range_changed = Signal(object)
    """The marked range, or None."""
    damage_changed = Signal(object)
    ghost_changed = Signal(object)
    """The proposed path (`Ghost`) that accepting would take, or None."""
    mode_changed = Signal(str, str)
    """The keys of the current mode and a tooltip. Both are '' in the normal mode."""
    hint_changed = Signal(str)
    """A description of the current preview with its keys, or '' if there is none."""
    style_changed = Signal(object)
    """The `OverlayStyle` from the settings."""
    keys_changed = Signal(object)
    """The shortcuts from the settings, by action id."""
    finding_changed = Signal(str)
    """What is being computed after a run, or '' for nothing."""
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
        workspace.turned.connect(self._on_turned)
        workspace.clock_changed.connect(self.show_times)
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
        """Return the arguments with which each signal would be emitted now, keyed by the signal's name."""
        info, marks, settings = self.workspace.info, self.workspace.marks, self.workspace.preferences.value
        known: dict[str, tuple[Any, ...]] = {
            "marks_changed": (marks.first, marks.last),
            "range_changed": (marks.frames,),
            "style_changed": (settings.appearance.overlay_style,),
            "keys_changed": (settings.keys,),
        }
        if info is not None:
            known["size_changed"] = (info.size,)
            known["times_changed"] = (self._times,)
            known["frame_shown"] = (self.workspace.frame,)
        return known

    @Slot()
    def show_frame(self) -> None:
        """Make the panels show the current frame, without waiting for its picture any longer."""
        self._waiting.stop()
        self.frame_shown.emit(self.workspace.frame)

    @Slot(object)
    def _on_opened(self, info: VideoInfo) -> None:
        self.damaged = ()
        self.size_changed.emit(info.size)
        self._on_indexed(info)
        self.show_frame()

    @property
    def _times(self) -> FrameTimes:
        workspace = self.workspace
        rate = 0.0 if workspace.info is None else workspace.info.rate
        return FrameTimes(workspace.seconds, rate, workspace.time_scale)

    @Slot()
    def show_times(self) -> None:
        """Send the times of the frames to the panels."""
        self.times_changed.emit(self._times)

    @Slot(object)
    def _on_turned(self, info: VideoInfo) -> None:
        self.size_changed.emit(info.size)

    @Slot(object)
    def _on_indexed(self, info: VideoInfo) -> None:
        self.show_times()
        if info.grows:  # the end of the file was in the middle of a picture
            self.damaged = ()
        self._add_damage(info.index.damaged)

    @Slot(object)
    def _on_run_finished(self, outcome: RunOutcome) -> None:
        self._add_damage(range(first, stop) for first, stop in outcome.provenance.get("damaged", ()))

    def _add_damage(self, found: Iterable[range]) -> None:
        self.damaged = join_spans((*self.damaged, *found))
        self.damage_changed.emit(self.damaged)

    @Slot(int)
    def _on_moved(self, _frame: int) -> None:
        """Wait for the new frame's picture, so that panels and picture change at the same time."""
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
        """Emit the signals for the current settings, once their receivers are connected."""
        self._on_settings({APPEARANCE, KEYS})
