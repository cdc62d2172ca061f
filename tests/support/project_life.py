"""Simulate the process that keeps a project in test_project_machine, and the files that it leaves."""

import sqlite3
import threading
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QObject, Signal

from plain_project import PlainProject, what_is_said
from qt import wait_until
from rallytrace.session.document import Document
from rallytrace.session.project.autosave import ProjectAutosaver
from rallytrace.session.project.messages import CopySaved, OpenVideoFacts, ProjectFound, SaveState
from rallytrace.session.runs import JobRecorder
from rallytrace.session.tracker import Tracker
from rallytrace.storage.project.project import Project
from rallytrace.track.layers import LayerRows
from rallytrace.tracking.messages import DetectionsFound, RunOutcome, RunState


@dataclass
class Picture:
    """The state of the disk when a process was killed.

    Attributes:
        folder: a copy of all there was.
        states: what the project may be: as it was when it was last known to be saved, and after all that came since.
    """

    folder: Path
    states: list[PlainProject]


class Disk:
    """The disk as the autosaver's statements see it.

    It takes a picture of the folder at a statement, in the autosaver's thread, so that it is just what SIGKILL would
    leave. SQLite is given so little memory that it writes to the file in the middle of transactions.

    Attributes:
        full: whether no file may grow any more.
    """

    def __init__(self) -> None:
        self.full = False
        self.picture: Picture | None = None
        self._statements = -1
        self._take: Callable[[], Picture] | None = None

    def kill_at(self, statements: int, take: Callable[[], Picture]) -> None:
        """Copy the folder after a number of statements."""
        self.picture, self._statements, self._take = None, statements, take

    def kill_now(self) -> Picture:
        """Copy the folder now unless that has been done. The autosaver is idle."""
        take, self._take = self._take, None
        if self.picture is None:
            assert take is not None
            self.picture = take()
        return self.picture

    def pass_by(self, connection: sqlite3.Connection, statement: str) -> None:
        """Note a statement before it is executed."""
        if threading.current_thread().name != "project":
            return
        if statement == "BEGIN IMMEDIATE":
            sqlite3.Connection.execute(connection, "PRAGMA cache_spill = ON")
            sqlite3.Connection.execute(connection, "PRAGMA cache_size = 2")
            most = 1 if self.full else 2**30
            sqlite3.Connection.execute(connection, f"PRAGMA max_page_count = {most}")
        self._statements -= 1
        if self._statements == -1 and self._take is not None:
            self.picture = self._take()


def connection_past(disk: Disk) -> type[sqlite3.Connection]:
    """Return connections that report their statements."""

    class Watched(sqlite3.Connection):
        """A connection that reports its statements before it executes them."""

        def execute(self, statement: str, *parameters: Any) -> sqlite3.Cursor:
            """See the class."""
            disk.pass_by(self, statement)
            return super().execute(statement, *parameters)

        def executemany(self, statement: str, *parameters: Any) -> sqlite3.Cursor:
            """See the class."""
            disk.pass_by(self, statement)
            return super().executemany(statement, *parameters)

    return Watched


class Reports(QObject):
    """A tracker that only reports; it tracks nothing."""

    found = Signal(object)
    players_found = Signal(object)
    finished = Signal(object)

    def forget(self) -> None:
        """Forget the runs, because another track is open."""


class Life:
    """A document with everything that keeps it, from opening a video to closing it or the death of the process."""

    def __init__(self, facts: OpenVideoFacts, project: Path | None = None) -> None:
        self.video = facts.path
        self.owner = QObject()
        self.document = Document(self.owner)
        self.autosaver = ProjectAutosaver(self.owner)
        self.reports = Reports(self.owner)
        JobRecorder(self.document, cast("Tracker", self.reports), self.owner)
        self.found: list[ProjectFound] = []
        self.copies: list[CopySaved] = []
        self.document.recorded.connect(self.autosaver.record)
        self.autosaver.found.connect(self._restore)
        self.autosaver.saved_as.connect(self.copies.append)
        self.document.open(facts.n_frames)
        self.autosaver.open(facts, project)

    def _restore(self, found: ProjectFound) -> None:
        if found.project is not None:
            self.document.restore(found.project)
        self.found.append(found)

    def wait_until_found(self) -> ProjectFound:
        """Wait until the project has been searched for."""
        wait_until(lambda: self.found and not self.autosaver.checking)
        self.wait_until_tried()
        return self.found[0]

    def save_as(self, path: Path) -> None:
        """Request a copy, possibly over an existing one, and wait for the answer."""
        before = len(self.copies)
        self.autosaver.save_as(path, overwrite=True)
        wait_until(lambda: len(self.copies) > before)

    def wait_until_tried(self) -> None:
        """Wait until the autosaver, which answers in order, has tried everything and is idle."""
        self.save_as(self.video)
        assert self.copies.pop().error is not None, "the video is never written to"
        wait_until(lambda: self.autosaver.state is not SaveState.UNSAVED)

    def find(self, job: int, *, predicted: LayerRows | None, inpainted: LayerRows | None) -> None:
        """Report a result of a run. One that only fills gaps has no signature."""
        signature = signature_of(job) if predicted is not None else ""
        self.reports.found.emit(DetectionsFound(job, signature, provenance_of(job), predicted, inpainted))

    def end(self, job: int) -> None:
        self.reports.finished.emit(RunOutcome(job, RunState.DONE, provenance={"seconds": 1.5}))


def signature_of(job: int) -> str:
    return f"models of job {job}"


def provenance_of(job: int) -> dict[str, object]:
    """Return the provenance known at the start of a run."""
    return {"stride": job}


def check_project(project: Project, model: PlainProject) -> None:
    """Compare a project that was read with the model at each step of its history, backwards and forwards."""
    copy = deepcopy(project.history)
    assert [step.name for step in copy.steps] == [step.name for step in model.steps]
    assert copy.length == model.done
    assert [(run.signature, run.provenance) for run in project.runs] == model.runs
    assert project.facts.playhead == model.playhead
    story = model.story()
    for index in reversed(range(model.done + 1)):
        assert what_is_said(copy.track) == story[index]
        copy.undo()
    for index in range(1, len(story)):
        copy.redo()
        assert what_is_said(copy.track) == story[index]
    assert copy.redo() is None


def fits(project: Project | None, model: PlainProject) -> bool:
    """Return whether the content is equal. A project may report unexported edits although there are none."""
    if project is None or not model.on_disk:
        return project is None and not model.on_disk
    try:
        check_project(project, model)
    except AssertionError:
        return False
    return project.facts.unexported or not model.unexported
