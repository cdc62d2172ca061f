"""Open and save videos and projects, including projects whose video has moved or may be a different one."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.recordings import missing_files
from rallytrace.session.project.messages import ProjectFound, SaveState
from rallytrace.storage.project.location import SUFFIX
from rallytrace.storage.project.sqlite_store import read_identity
from rallytrace.storage.project.video_identity import IdentityVerdict
from rallytrace.texts import join_sentences, tr, tr_lazy
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.crash_dialog import open_path
from rallytrace.ui.look.dropped_files import VIDEO_NAMES, all_files_filter, name_filters, videos_filter
from rallytrace.ui.notices import Choice

_MAX_RECENT_FILES: Final = 10


class FileController(Controller):
    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._link_controller = LinkController(context, self.may_let_go)

    @property
    def commands(self) -> Commands:
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
        info = self._workspace.info
        recent = self._workspace.preferences.value.recent_videos
        latest = info.path if info is not None else recent[0] if recent else Path.home() / "video"
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            tr("video", "Open"),
            str(latest.parent),
            name_filters(
                (tr("video", "Videos and projects"), f"{VIDEO_NAMES} *{SUFFIX}"),
                videos_filter(),
                _projects_filter(),
                all_files_filter(),
            ),
        )
        if name:
            self.open(Path(name))

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a video, or a project with its video. The user may cancel because of unsaved changes or a run."""
        if self._workspace.runs.busy and not self._is_open(path):
            self._ask_about_run(path)
        elif self.may_let_go():
            self._open(path)

    def _is_open(self, path: Path) -> bool:
        info = self._workspace.info
        return info is not None and info.path == path.resolve()

    def _ask_about_run(self, path: Path) -> None:
        """Ask whether to stop the run of the open video before opening another. The run can be resumed later."""
        info = self._workspace.info
        words = tr(
            "video",
            "{video} is being tracked. Opening {other} stops the run; you can continue it later.",
            video=tr("video", "This video") if info is None else info.path.name,
            other=path.name,
        )
        self._notices.ask(
            words,
            Choice(tr("video", "Stop and open"), partial(self.stop_and_open, path)),
            Choice(tr("video", "Keep tracking"), _do_nothing),
        )

    def stop_and_open(self, path: Path) -> None:
        """Open a video. A run of the open one stops; it can be continued later."""
        if self.may_let_go():
            self._open(path)

    def _open(self, path: Path) -> None:
        self._notices.forget()
        missing = missing_files(path)
        if missing and not path.exists():
            self._workspace.preferences.forget_video(path)
            problem = (
                tr_lazy("errors", "The project {path} no longer exists.", path=missing[0])
                if path.suffix.lower() == SUFFIX
                else tr_lazy("errors", "The video {path} no longer exists.", path=missing[0])
            )
            self._notices.complain(AppError(problem, tr_lazy("errors", "Open it from its new location.")))
            return
        if path.suffix.lower() == SUFFIX:
            self._link_controller.open_project(path.resolve())
        else:
            video = path.resolve()
            self._context.background.let_go(video, partial(self._workspace.open, video))

    @Slot()
    def open_demo(self) -> None:
        self.open(paths.resources_dir() / "demo" / "rally.mp4")

    def close_video(self) -> None:
        """Close the video unless the user cancels because of unsaved changes."""
        if self.may_let_go():
            self._workspace.close_video()

    def may_let_go(self) -> bool:
        """Return whether the video may be closed: everything is saved, or the user discards the changes."""
        autosaver = self._workspace.autosaver
        if autosaver.state is not SaveState.FAILED:
            return True
        autosaver.retry()
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("RallyTrace")
        box.setText(tr("window", "The last changes could not be saved."))
        box.setInformativeText("" if autosaver.error is None else autosaver.error.shown())
        copy = box.addButton(tr("window", "Save a copy..."), QMessageBox.ButtonRole.AcceptRole)
        discard = box.addButton(tr("window", "Discard changes"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(copy)
        box.exec()
        if box.clickedButton() is copy:
            self._ask_and_save_copy()
            return False
        return box.clickedButton() is discard

    def _save(self) -> None:
        autosaver = self._workspace.autosaver
        autosaver.retry()
        if autosaver.path is not None and autosaver.state is not SaveState.FAILED:
            self._notices.tell(tr("window", "All changes are saved automatically in {path}.", path=autosaver.path))
        elif autosaver.state is SaveState.FAILED and autosaver.error is not None:
            self._notices.complain(autosaver.error)
        elif autosaver.path is None:
            self._notices.tell(tr("window", "Nothing to save yet. The first run or edit creates the project."))

    def _ask_and_save_copy(self) -> None:
        info = self._workspace.info
        if info is None:
            return
        suggested = info.path.with_name(tr("window", "{name} copy", name=info.path.stem) + ".rally")
        name, _ = QFileDialog.getSaveFileName(
            self._window, tr("window", "Save a copy"), str(suggested), name_filters(_projects_filter())
        )
        if name:
            self._workspace.autosaver.save_as(Path(name), overwrite=True)

    def fill_recent(self, menu: QMenu) -> None:
        menu.clear()
        for path in self._workspace.preferences.value.recent_videos[:_MAX_RECENT_FILES]:
            menu.addAction(str(path).replace("&", "&&"), partial(self.open, path))
        if menu.isEmpty():  # a disabled menu would never be filled again
            menu.addAction(tr("video", "No recent videos")).setEnabled(False)

    def _open_logs(self) -> None:
        folder = paths.log_dir()
        folder.mkdir(parents=True, exist_ok=True)
        open_path(folder)


def _projects_filter() -> tuple[str, str]:
    return tr("video", "Projects"), f"*{SUFFIX}"


def _do_nothing() -> None:
    """Change nothing."""


class LinkController(Controller):
    """Opens project files, and reports how the project of the open video was found.

    Args:
        may_let_go: returns whether the open video may be closed, asking the user if necessary.
    """

    def __init__(self, context: WindowContext, may_let_go: Callable[[], bool]) -> None:
        super().__init__(context)
        self._may_let_go = may_let_go
        self._asked = ""
        autosaver = context.workspace.autosaver
        autosaver.found.connect(self._say_found)
        autosaver.asked.connect(self._ask_whether)
        context.workspace.closed.connect(self._forget_question)

    def open_project(self, project: Path) -> None:
        """Open a project with its video. If the video is not found, let the user choose it."""
        info = self._workspace.info
        try:
            known = read_identity(project)
        except AppError as error:
            self._notices.complain(error)
            return
        video = known.find(project, *(() if info is None else (info.path,)))
        if video is not None:
            self._open(video.resolve(), project)
        else:
            self._ask_for_video(project, known.missing_words(project))

    def _ask_for_video(self, project: Path, question: str) -> None:
        self._notices.ask(question, Choice(tr("video", "Find the video..."), partial(self._find_video, project)))

    def _find_video(self, project: Path) -> None:
        title = tr("video", "The video of {project}", project=project.name)
        videos = name_filters(videos_filter(), all_files_filter())
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(project.parent), videos)
        if name and self._may_let_go():
            self._notices.forget()
            self._open(Path(name).resolve(), project)

    def _open(self, video: Path, project: Path) -> None:
        self._context.background.let_go(video, partial(self._workspace.open, video, project))

    @Slot(object)
    def _ask_whether(self, found: ProjectFound) -> None:
        """Ask the user whether the project belongs to this video, because the program cannot tell from the files."""
        words = found.comparison.words if found.comparison is not None else ""
        name = found.path.name if found.path is not None else ""
        self._asked = join_sentences(
            tr("video", "Does {project} belong to this video?", project=name),
            words,
            tr("video", "If it is not, points appear in the wrong frames."),
            tr("video", "If you do not use it, {project} is not changed.", project=name),
        )
        autosaver = self._workspace.autosaver
        self._notices.ask(
            self._asked,
            Choice(tr("video", "Use it"), lambda: autosaver.decide(use=True)),
            Choice(tr("video", "Do not use it"), lambda: autosaver.decide(use=False)),
        )

    @Slot()
    def _forget_question(self) -> None:
        if self._asked:
            self._notices.withdraw(self._asked)
            self._asked = ""

    @Slot(object)
    def _say_found(self, found: ProjectFound) -> None:
        """Report how the project was found. If the user opened a project that is not used, close its video."""
        asked, self._asked = bool(self._asked), ""
        named = self._workspace.project
        if found.project is None and named is not None:
            self._refuse_named(named, found, asked=asked)
            return
        for error in (found.error, found.read_only):
            if error is not None:
                self._notices.complain(error)
        if found.comparison is None or found.comparison.verdict is IdentityVerdict.UNCHANGED:
            if found.remark:
                self._notices.tell(found.remark)
        elif found.project is None:
            self._say_left_alone(found, asked=asked)
        elif found.comparison.verdict is IdentityVerdict.MOVED:
            self._notices.tell(join_sentences(found.comparison.words, tr("video", "The project now refers to it.")))
        elif not asked:
            self._notices.warn(found.comparison.words)

    def _say_left_alone(self, found: ProjectFound, *, asked: bool) -> None:
        left = tr(
            "video",
            "{project} is not used. Your work on this video is saved in a separate project.",
            project=found.path.name if found.path is not None else tr("video", "The project"),
        )
        if asked:
            self._notices.tell(left)
        elif found.comparison is not None:
            self._notices.warn(join_sentences(found.comparison.words, left))

    def _refuse_named(self, named: Path, found: ProjectFound, *, asked: bool) -> None:
        self._workspace.close_video()
        if found.error is not None:
            self._notices.complain(found.error)
        elif found.comparison is not None:
            reason = "" if asked else found.comparison.words
            refused = tr("video", "{project} was not opened.", project=named.name)
            self._ask_for_video(named, join_sentences(refused, reason))
