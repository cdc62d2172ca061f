"""Asking for runs, and following them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot

from rallytrace.session.run_reports import HeatmapPicture
from rallytrace.session.workspace import Workspace
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.picture.video_view import VideoView


class RunController(QObject):
    """Carries out what the analyst asks of the models, and shows heatmaps where they are wanted."""

    def __init__(
        self, workspace: Workspace, view: VideoView, book: ActionRegistry, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._view = view
        self._book = book
        book["layer_heatmap"].toggled.connect(self.follow_frame)
        workspace.runs.tracker.heatmap_ready.connect(self._show_heatmap)
        workspace.playhead.state_changed.connect(self.follow_frame)
        view.painted.connect(self.follow_frame)

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        """What is done for which action."""
        runs = self._workspace.runs
        return {
            "track_all": runs.track_all,
            "track_from_here": runs.track_from_here,
            "track_range": runs.track_range,
            "retrack": runs.retrack_range,
            "reinpaint": runs.reinpaint,
            "cancel_run": runs.cancel,
        }

    @Slot()
    def follow_frame(self) -> None:
        """Ask for the heatmap of the frame on the screen, once, when the layer is on and the picture stands still."""
        shown = self._view.frame
        frame = shown.index if shown is not None and shown.exact else None
        if frame is None or not self._book["layer_heatmap"].isChecked() or self._workspace.playhead.playing:
            self._asked = None
            return
        if frame != self._asked:
            self._asked = frame
            self._workspace.runs.show_heatmap(frame)

    _asked: int | None = None

    @Slot(object)
    def _show_heatmap(self, picture: HeatmapPicture) -> None:
        info = self._workspace.info
        if info is not None and picture.video == info.path:
            self._view.set_heatmap(picture)
