"""Projects and their videos: bringing them together, and asking where only the analyst can tell."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from rallytrace.errors import AppError
from rallytrace.paths import VIDEO_SUFFIXES
from rallytrace.session.project_events import ProjectFound
from rallytrace.session.workspace import Workspace
from rallytrace.storage.project.identity import IdentityVerdict
from rallytrace.storage.project.reading import video_of
from rallytrace.ui.notices import Answer, Notices

VIDEO_NAMES: Final = " ".join(f"*{suffix}" for suffix in VIDEO_SUFFIXES)
_STAKES: Final = "If it is not, the points lie on the wrong frames."


class LinkController(QObject):
    """Opens projects by their files, and says what became of the project of the video that is open.

    Args:
        workspace: what is open.
        window: above which dialogs open.
        notices: where it is said.
        may_let_go: asks whether the video that is open may be closed.
    """

    def __init__(self, workspace: Workspace, window: QWidget, notices: Notices, may_let_go: Callable[[], bool]) -> None:
        super().__init__(window)
        self._may_let_go = may_let_go
        self._workspace = workspace
        self._window = window
        self._notices = notices
        self._asked = ""
        workspace.keeper.found.connect(self._say_found)
        workspace.keeper.asked.connect(self._ask_whether)
        workspace.closed.connect(self._forget_question)

    def open_project(self, project: Path) -> None:
        """Open a project with its video, wherever that is now; without it, say so and let it be looked for."""
        info = self._workspace.info
        try:
            known = video_of(project)
        except AppError as error:
            self._notices.complain(error)
            return
        video = known.place(project, *(() if info is None else (info.path,)))
        if video is not None:
            self._workspace.open(video.resolve(), project)
        else:
            self._ask_for_video(project, f"The video of {project.name} is neither beside it nor at {known.path}.")

    def _ask_for_video(self, project: Path, why: str) -> None:
        self._notices.ask(why, Answer("Find the video...", self._finder(project)))

    def _finder(self, project: Path) -> Callable[[], None]:
        def find() -> None:
            videos = f"Videos ({VIDEO_NAMES});;All files (*)"
            name, _ = QFileDialog.getOpenFileName(
                self._window, f"The video of {project.name}", str(project.parent), videos
            )
            if name and self._may_let_go():
                self._notices.forget()
                self._workspace.open(Path(name).resolve(), project)

        return find

    @Slot(object)
    def _ask_whether(self, found: ProjectFound) -> None:
        """Nothing tells whether the project is about this video: the analyst may know."""
        words = found.comparison.words if found.comparison is not None else ""
        name = found.path.name if found.path is not None else ""
        self._asked = f"Is {name} about this video? {words} {_STAKES} Left alone, {name} stays as it is."
        keeper = self._workspace.keeper
        self._notices.ask(
            self._asked,
            Answer("Take it anyway", lambda: keeper.decide(take=True)),
            Answer("Leave it", lambda: keeper.decide(take=False)),
        )

    @Slot()
    def _forget_question(self) -> None:
        if self._asked:
            self._notices.withdraw(self._asked)
            self._asked = ""

    @Slot(object)
    def _say_found(self, found: ProjectFound) -> None:
        """Say what there is to be said of the project; one that was asked for by name and does not fit is closed."""
        asked, self._asked = bool(self._asked), ""
        named = self._workspace.project
        if found.project is None and named is not None:
            self._refuse_named(named, found, asked=asked)
            return
        for error in (found.trouble, found.read_only):
            if error is not None:
                self._notices.complain(error)
        if found.comparison is None or found.comparison.verdict is IdentityVerdict.SAME:
            if found.remark:
                self._notices.tell(found.remark)
        elif found.project is None:
            self._say_left_alone(found, asked=asked)
        elif found.comparison.verdict is IdentityVerdict.MOVED:
            self._notices.tell(f"{found.comparison.words} The project knows it now.")
        elif not asked:
            self._notices.warn(found.comparison.words)

    def _say_left_alone(self, found: ProjectFound, *, asked: bool) -> None:
        name = found.path.name if found.path is not None else "Its project"
        left = f"{name} is left alone; what you do here is kept in a project of its own."
        if asked:
            self._notices.tell(left)
        elif found.comparison is not None:
            self._notices.warn(f"{found.comparison.words} {left}")

    def _refuse_named(self, named: Path, found: ProjectFound, *, asked: bool) -> None:
        self._workspace.close_video()
        if found.trouble is not None:
            self._notices.complain(found.trouble)
        elif found.comparison is not None:
            why = "" if asked else found.comparison.words
            self._ask_for_video(named, f"{named.name} was not opened. {why}".rstrip())
