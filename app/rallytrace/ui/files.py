"""Opening videos and writing labels: the dialogs around the workspace's own open and export."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from rallytrace import paths
from rallytrace.errors import AppError
from rallytrace.session.workspace import Workspace
from rallytrace.ui.notices import Notices

_VIDEOS = "Videos (*.mp4 *.mov *.mkv *.avi *.webm *.m4v *.mts *.m2ts *.ts *.mpg *.mpeg *.wmv *.flv);;All files (*)"
_MOST_RECENT = 10


class Files(QObject):
    """Carries out what the analyst asks of files."""

    def __init__(self, workspace: Workspace, window: QWidget, notices: Notices) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window
        self._notices = notices

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """What is done for which action."""
        return {
            "open": self.ask_and_open,
            "demo": self.open_demo,
            "close_video": self.close_video,
            "export_labels": self.ask_and_export,
            "open_logs": self._open_logs,
        }

    @Slot()
    def ask_and_open(self) -> None:
        """Let the analyst pick a video."""
        info = self._workspace.info
        recent = self._workspace.preferences.value.recent_videos
        near = info.path if info is not None else recent[0] if recent else Path.home() / "video"
        name, _ = QFileDialog.getOpenFileName(self._window, "Open video", str(near.parent), _VIDEOS)
        if name:
            self.open(Path(name))

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a video, unless the analyst wants to keep what is not exported."""
        if not self.may_let_go():
            return
        if not path.exists():
            self._workspace.preferences.forget_video(path)
            self._notices.complain(AppError(f"There is no video {path} any more.", "Open it from where it is now."))
            return
        self._workspace.open(path.resolve())

    @Slot()
    def open_demo(self) -> None:
        """Open the rally that ships with RallyTrace."""
        self.open(paths.resources_dir() / "demo" / "rally.mp4")

    def close_video(self) -> None:
        """Close the video, unless the analyst wants to keep what is not exported."""
        if self.may_let_go():
            self._workspace.close_video()

    def ask_and_export(self) -> bool:
        """Let the analyst name a label file and write it; returns whether it was written."""
        info = self._workspace.info
        if info is None:
            return False
        beside = info.path.with_name(f"{info.path.stem}_ball.csv")
        suggested = Path.home() / beside.name if _is_ours(info.path) else beside
        dialog = QFileDialog(self._window, "Export labels", str(suggested.parent), "Labels (*.csv)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(suggested.name)
        if not dialog.exec():
            return False
        return self.export(Path(dialog.selectedFiles()[0]))

    def export(self, path: Path) -> bool:
        """Write the labels; returns whether that went well."""
        try:
            rows = self._workspace.export(path)
        except AppError as error:
            self._notices.complain(error)
            return False
        unset = self._workspace.document.track.n_frames - rows
        rest = f" The {unset} frames that nobody has looked at are not in it." if unset else ""
        self._notices.tell(f"{path.name} is written: {rows} frames.{rest}")
        return True

    def may_let_go(self) -> bool:
        """Whether the track may go: all is exported, or the analyst says so."""
        if not self._workspace.document.unexported:
            return True
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("RallyTrace")
        box.setText("You have corrected points that are in no label file yet.")
        box.setInformativeText("They are lost when the video is closed without exporting them.")
        export = box.addButton("Export labels...", QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton("Discard them", QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(export)
        box.exec()
        if box.clickedButton() is export:
            return self.ask_and_export()
        return box.clickedButton() is discard

    def fill_recent(self, menu: QMenu) -> None:
        """Put the videos opened last into a menu."""
        menu.clear()
        for path in self._workspace.preferences.value.recent_videos[:_MOST_RECENT]:
            action = menu.addAction(str(path).replace("&", "&&"))
            action.setData(path)
            action.triggered.connect(self._open_recent)
        menu.setEnabled(not menu.isEmpty())

    def _open_recent(self) -> None:
        action = self.sender()
        data = getattr(action, "data", None)
        if callable(data):
            self.open(Path(str(data())))

    def _open_logs(self) -> None:
        folder = paths.log_dir()
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def dropped_file(data: QMimeData) -> Path | None:
    """The one file that is being dropped; None for anything else."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.is_file() else None


def _is_ours(path: Path) -> bool:
    """Whether a file ships with RallyTrace, so that nothing is written beside it."""
    return path.is_relative_to(paths.resources_dir())
