"""Opening videos and projects, and saving: the dialogs around what the workspace and the keeper do themselves."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from rallytrace import paths
from rallytrace.errors import AppError
from rallytrace.session.project_events import SaveState
from rallytrace.session.workspace import Workspace
from rallytrace.storage.project.place import SUFFIX
from rallytrace.ui.link_controller import VIDEO_NAMES, LinkController
from rallytrace.ui.notices import Notices

_PROJECTS = f"Projects (*{SUFFIX})"
_KINDS = (f"Videos and projects ({VIDEO_NAMES} *{SUFFIX})", f"Videos ({VIDEO_NAMES})", _PROJECTS, "All files (*)")
_MOST_RECENT = 10


class Files(QObject):
    """Carries out what the analyst asks of files."""

    def __init__(self, workspace: Workspace, window: QWidget, notices: Notices) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window
        self._notices = notices
        self._linking = LinkController(workspace, window, notices, self.may_let_go)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """What is done for which action."""
        return {
            "open": self.ask_and_open,
            "demo": self.open_demo,
            "close_video": self.close_video,
            "save": self._save,
            "save_copy": self._ask_and_save_copy,
            "open_logs": self._open_logs,
        }

    @Slot()
    def ask_and_open(self) -> None:
        """Let the analyst pick a video, or a project."""
        info = self._workspace.info
        recent = self._workspace.preferences.value.recent_videos
        near = info.path if info is not None else recent[0] if recent else Path.home() / "video"
        name, _ = QFileDialog.getOpenFileName(self._window, "Open", str(near.parent), ";;".join(_KINDS))
        if name:
            self.open(Path(name))

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a video, or a project with its video, unless the analyst wants to keep what is not saved."""
        if not self.may_let_go():
            return
        if not path.exists():
            kind = "project" if path.suffix.lower() == SUFFIX else "video"
            self._workspace.preferences.forget_video(path)
            self._notices.complain(AppError(f"There is no {kind} {path} any more.", "Open it from where it is now."))
            return
        self._notices.forget()
        if path.suffix.lower() == SUFFIX:
            self._linking.open_project(path.resolve())
        else:
            self._workspace.open(path.resolve())

    @Slot()
    def open_demo(self) -> None:
        """Open the rally that ships with RallyTrace."""
        self.open(paths.resources_dir() / "demo" / "rally.mp4")

    def close_video(self) -> None:
        """Close the video, unless the analyst wants to keep what is not saved."""
        if self.may_let_go():
            self._workspace.close_video()

    def may_let_go(self) -> bool:
        """Whether the video may be closed: all is in its project, or the analyst says so."""
        keeper = self._workspace.keeper
        if keeper.state is not SaveState.FAILED:
            return True
        keeper.retry()
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("RallyTrace")
        box.setText("The last changes could not be saved.")
        box.setInformativeText(str(keeper.trouble or ""))
        copy = box.addButton("Save a copy...", QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton("Discard them", QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(copy)
        box.exec()
        if box.clickedButton() is copy:
            self._ask_and_save_copy()
            return False
        return box.clickedButton() is discard

    def _save(self) -> None:
        """Try again to save, or say where everything is."""
        keeper = self._workspace.keeper
        keeper.retry()
        if keeper.path is not None and keeper.state is not SaveState.FAILED:
            self._notices.tell(f"Everything is saved as it happens, in {keeper.path}.")
        elif keeper.path is None:
            self._notices.tell("There is nothing to save yet: the first run or edit makes the project.")

    def _ask_and_save_copy(self) -> None:
        info = self._workspace.info
        if info is None:
            return
        suggested = info.path.with_name(f"{info.path.stem} copy.rally")
        name, _ = QFileDialog.getSaveFileName(self._window, "Save a copy", str(suggested), _PROJECTS)
        if name:
            self._workspace.keeper.save_as(Path(name), overwrite=True)

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
