"""Save every change of the open track to its project file within milliseconds."""

import itertools
import threading
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.session.project.messages import (
    AnswerDoubt,
    CloseProject,
    CopySaved,
    FindProject,
    OpenVideoFacts,
    ProjectCommand,
    ProjectEvent,
    ProjectFound,
    ProjectInDoubt,
    RecordEntry,
    RetrySave,
    SaveCopy,
    SaveState,
    SaveStateChanged,
    UpdateVideo,
)
from rallytrace.session.project.thread import ProjectThread
from rallytrace.storage.project.project import ProjectParts
from rallytrace.texts import tr_lazy

MAX_CLOSE_SECONDS = 15.0
"""Maximum time that `close` waits for the disk."""


class ProjectAutosaver(QObject):
    """Finds the project of a video and records its edits, in a thread that starts with the first video.

    All signals are emitted in this object's own thread. Entries are always accepted: unsaved ones stay in memory, and
    `state` reports it.

    Attributes:
        state: whether everything shown is saved.
        error: the reason for not saving.
        path: the project file, or None before it exists.
        checking: whether the project is still being searched for, compared with the video, or confirmed by the user.
            Before `found` nothing may be edited, because the edit would not get into that project.
        question: the project that waits for `decide`, or None without a question.
    """

    found = Signal(object)
    """A `ProjectFound` with what to load, emitted once for each call to `open`."""
    asked = Signal(object)
    """A `ProjectFound` without the project: it is uncertain whether it belongs to this video. Call `decide`."""
    state_changed = Signal()
    """`state`, `error`, `path` or `checking` has changed."""
    saved_as = Signal(object)
    """A `CopySaved`: a copy was written, or writing failed."""

    _received = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: ProjectThread | None = None
        self._tickets = itertools.count(1)
        self._ticket = 0
        self._number = 0
        self._is = SaveStateChanged(SaveState.NOTHING)
        self.question: ProjectFound | None = None
        self._received.connect(self._on_message, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> SaveState:
        known = self._is.state
        if known in (SaveState.FAILED, SaveState.READ_ONLY) or self._is.number == self._number:
            return known
        return SaveState.UNSAVED

    @property
    def error(self) -> AppError | None:
        return self._is.error

    @property
    def path(self) -> Path | None:
        return self._is.path

    @property
    def checking(self) -> bool:
        return self._is.checking

    @property
    def locked(self) -> AppError | None:
        """Return the reason why nothing may be edited now, or None if editing is allowed."""
        if self.question is not None and self.question.path is not None:
            name = self.question.path.name
            return AppError(
                tr_lazy("errors", "Nothing can be changed until you decide whether to use {name}.", name=name)
            )
        if self.checking:
            return AppError(
                tr_lazy("errors", "The project of this video is still being read."),
                tr_lazy("errors", "Try again in a moment."),
            )
        if self.state is SaveState.READ_ONLY:
            return self.error or AppError(tr_lazy("errors", "This project is read-only."))
        return None

    def open(self, facts: OpenVideoFacts, project: Path | None = None) -> None:
        """Find the project of a newly opened video. `found` follows, possibly after comparing pictures.

        Args:
            project: the project to use, or None for the video's own.
        """
        self._ticket = next(self._tickets)
        self._number = 0
        self.question = None
        self._is = SaveStateChanged(SaveState.NOTHING, checking=True)
        self._ask(FindProject(self._ticket, facts, project))
        self.state_changed.emit()

    def update_video(self, facts: OpenVideoFacts) -> None:
        """Pass on more facts about the video. Comparing pictures needs its complete index."""
        if self._ticket:
            self._ask(UpdateVideo(facts))

    def decide(self, *, use: bool) -> None:
        """Use the project in question, or leave it alone and search for another. `found` follows."""
        if self.question is not None:
            self.question = None
            self._ask(AnswerDoubt(use))

    @Slot(object)
    def record(self, parts: ProjectParts) -> None:
        """Record changed parts. The first edit or run creates the file.

        A locked project is not changed merely to note facts, such as an export.
        """
        if self._ticket and not (parts.are_only_facts and self.locked is not None):
            previous = self.state
            self._number += 1
            self._ask(RecordEntry(self._number, parts))
            if self.state is not previous:
                self.state_changed.emit()

    def retry(self) -> None:
        if self._ticket:
            self._ask(RetrySave())

    def save_as(self, path: Path, *, overwrite: bool = False) -> None:
        """Write a copy of the project.

        `saved_as` follows. Later entries still go to the original file if it is writable.
        """
        if self._ticket:
            self._ask(SaveCopy(path, overwrite))

    def close(self) -> bool:
        """Save and close the project. Wait, and return whether everything is saved."""
        if not self._ticket:
            return True
        finished = threading.Event()
        saved: list[bool] = []

        def note(all_of_it: bool) -> None:  # noqa: FBT001 - a callback's
            saved.append(all_of_it)
            finished.set()

        self._ticket = 0
        self._is = SaveStateChanged(SaveState.NOTHING)
        self._number = 0
        self.question = None
        self._ask(CloseProject(note))
        finished.wait(MAX_CLOSE_SECONDS)
        self.state_changed.emit()
        return bool(saved and saved[0])

    def shutdown(self) -> bool:
        """Save everything and end the thread. Return whether everything is saved."""
        saved = self.close()
        if self._thread is not None:
            self._thread.leave()
            self._thread.join(MAX_CLOSE_SECONDS)
            self._thread = None
        return saved

    def _ask(self, command: ProjectCommand) -> None:
        if self._thread is None:
            self._thread = ProjectThread(self._received.emit)
            self._thread.start()
        self._thread.put(command)

    @Slot(int, object)
    def _on_message(self, ticket: int, event: ProjectEvent) -> None:
        if ticket != self._ticket:
            return
        match event:
            case SaveStateChanged():
                previous = (self.state, self._is.error, self._is.path, self._is.checking)
                self._is = event
                if previous != (self.state, event.error, event.path, event.checking):
                    self.state_changed.emit()
            case ProjectFound():
                self._is = replace(self._is, checking=False)
                self.found.emit(event)
            case ProjectInDoubt(found):
                self.question = found
                self.asked.emit(found)
            case CopySaved():
                self.saved_as.emit(event)
