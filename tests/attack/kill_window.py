"""Kill the real window again and again while it tracks and is used, and check what is left.

    xvfb-run -a python tests/attack/kill_window.py --kills 200 --seed 3

Each round a fork of this process opens a video in the window, as a user would, tracks it, and acts: it clicks, undoes,
names rallies, starts and stops runs. What it is told to be saved it writes down; then comes SIGKILL. The project must
then say what the window said after the last saved entry, or after one that was under way.

In turn somebody then opens the project again, or restores an older copy of it beside whatever was left, or moves it
away and begins another one in its place, and later brings it back; and the next window must show exactly that project.
Linux only.
"""

import argparse
import collections
import hashlib
import io
import json
import os
import random
import select
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

# The modules beside this file are imported as `attack.…`, from wherever it is started.
sys.path[:1] = [str(Path(__file__).resolve().parents[1] / part) for part in ("", "support")]

import av  # noqa: F401 - so that no fork has to
import onnxruntime  # noqa: F401 - likewise
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtTest import QTest

from projects import VIDEO, everything
from rallytrace import main as program
from rallytrace.errors import AppError
from rallytrace.session.document import Document
from rallytrace.session.garbage_collection import GarbageCollector
from rallytrace.session.preferences import Preferences
from rallytrace.session.project.messages import (
    ProjectCommand,
    ProjectEvent,
    ProjectFound,
    RecordEntry,
    SaveState,
    SaveStateChanged,
)
from rallytrace.session.project.thread import ProjectThread
from rallytrace.settings.sections import TRACKING
from rallytrace.storage.project.location import path_beside
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.rollback_journal import find_journal
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.ui.main_window.window import MainWindow
from runs import small_choice, small_clip

_N_FRAMES: Final = 900
_LONGEST_SECONDS: Final = 4.0
"""From the first thing that the window is told of its project until it is killed."""
_IN_WRITING_SECONDS: Final = 0.03
"""So soon after an entry it is killed where it can be, because the file is written to then."""
_PATIENCE_SECONDS: Final = 120.0
_ACT_MS: Final = 15
_ROUNDS_A_PROJECT: Final = 12
_ACTIONS: Final = (
    *("undo", "undo", "redo", "mark_visible", "mark_occluded", "mark_no_ball", "mark_unclear", "clear_point", "pin"),
    *("accept", "accept_and_stay", "range_in", "range_out", "range_clear", "find_rallies", "cut_rally"),
    *("not_play", "play_after_all", "no_ball_in_range", "visible_in_range", "clear_range", "accept_range"),
    *("track_all", "track_all", "track_range", "retrack", "cancel_run", "reinpaint", "next_suspicious"),
)


def digest(project: Project) -> str:
    """Return a digest of a project's content, without what depends on its path and on how much of its video is read."""
    _, runs, known, first_step, undone, redone, *told = everything(project)
    facts = [[[run.signature, run.provenance] for run in runs], asdict(known), first_step, undone, redone]
    tracks = [[part.rstrip(b"\0") if isinstance(part, bytes) else part for part in parts] for _n_frames, *parts in told]
    text = json.dumps(facts, sort_keys=True, default=str) + repr(tracks)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Witness:
    """Records what the window enters into its project and which messages it receives."""

    def __init__(self, told: int) -> None:
        self._told = told
        self._document: Document | None = None

    def watch(self, document: Document) -> None:
        """Digest this document whenever something is entered."""
        self._document = document

    def install(self) -> None:
        """Listen at both ends of the thread that saves the project."""
        put, begin = ProjectThread.put, ProjectThread.__init__
        witness = self

        def watched_put(thread: ProjectThread, command: ProjectCommand) -> None:
            if isinstance(command, RecordEntry):
                witness.enter(command)
            put(thread, command)

        def watched_begin(thread: ProjectThread, send: Any) -> None:
            def watched_send(ticket: int, event: ProjectEvent) -> None:
                witness.hear(event)
                send(ticket, event)

            begin(thread, watched_send)

        ProjectThread.put = watched_put  # type: ignore[method-assign, assignment]
        ProjectThread.__init__ = watched_begin  # type: ignore[method-assign, assignment]

    def enter(self, command: RecordEntry) -> None:
        """Record that the window hands over an entry."""
        assert self._document is not None
        self._say(f"entered {command.number} {digest(self._document.project)} {command.parts.needs_file:d}")

    def hear(self, event: ProjectEvent) -> None:
        """Record that the window receives a message."""
        if isinstance(event, ProjectFound):
            self._say(f"found {digest(event.project or Project(VIDEO))} {int(event.project is not None)}")
            if event.error or event.read_only:
                self._say(f"refused {event.error or event.read_only}")
        elif isinstance(event, SaveStateChanged):
            if event.state is SaveState.SAVED:
                self._say(f"saved {event.number}")
            elif event.state in (SaveState.FAILED, SaveState.READ_ONLY):
                self._say(f"refused {event.error}")

    def _say(self, line: str) -> None:
        os.write(self._told, line.replace("\n", " ").encode() + b"\n")


class Hand(QObject):
    """Uses the window, a few dozen actions per second."""

    def __init__(self, window: MainWindow, luck: random.Random) -> None:
        super().__init__(window)
        self._window = window
        self._luck = luck
        self._began = False
        self._timer = QTimer(self, interval=_ACT_MS)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    @Slot()
    def _act(self) -> None:
        window, luck = self._window, self._luck
        workspace = window.workspace
        if workspace.locked is not None or not window.has_picture:
            return
        if not self._began and luck.random() < 0.7:
            window.registry["track_all"].trigger()
        self._began = True
        if luck.random() < 0.4:
            workspace.playhead.seek(luck.randrange(workspace.document.track.n_frames))
        elif luck.random() < 0.5:
            view = window.view
            at = QPoint(luck.randrange(view.width()), luck.randrange(view.height()))
            QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
        else:
            window.registry[luck.choice(_ACTIONS)].trigger()


def work(video: Path, folder: Path, seed: str, told: int) -> None:
    """Run the window until the process is killed."""
    witness = Witness(told)
    witness.install()
    app = program.application()
    choice = small_choice(folder)
    preferences = Preferences(folder / "settings.json")
    preferences.update(TRACKING, stride=1, every=1)
    preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    window = program.build(preferences)
    witness.watch(window.workspace.document)
    window.resize(900, 600)
    window.show()
    window.open(video)
    GarbageCollector(app)
    Hand(window, random.Random(seed))
    app.exec()


def killed(video: Path, folder: Path, seed: str, luck: random.Random) -> list[str]:
    """Let a window run for a while after it has found its project, kill it, and return its records."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(read)
            log = os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(log, 1)
            os.dup2(log, 2)
            work(video, folder, seed, write)
        finally:
            os._exit(1)
    os.close(write)
    with os.fdopen(read, "rb", buffering=0) as told:
        said = _until(told, b"found ", _PATIENCE_SECONDS)
        time.sleep(luck.uniform(0, _LONGEST_SECONDS))
        if luck.random() < 0.8:
            said += _drained(told)
            said += _until(told, b"entered ", _LONGEST_SECONDS)
            time.sleep(luck.uniform(0, _IN_WRITING_SECONDS))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return (said + told.readall()).decode().splitlines()


def _until(told: io.FileIO, word: bytes, seconds: float) -> bytes:
    """Return the records up to a word, or for some time."""
    said, deadline = b"", time.monotonic() + seconds
    while word not in said and (left := deadline - time.monotonic()) > 0:
        if select.select([told], [], [], left)[0]:
            piece = told.read(2**16)
            if not piece:
                break
            said += piece
    return said


def _drained(told: io.FileIO) -> bytes:
    """Return the records that have arrived."""
    said = b""
    while select.select([told], [], [], 0)[0] and (piece := told.read(2**16)):
        said += piece
    return said


@dataclass(frozen=True, slots=True)
class Witnessed:
    """The records of a killed window.

    Attributes:
        found: the digest of the project that it began with.
        states: the digest after each entry, by its number; 0 is what it began with.
        saved: the last entry that was told as saved.
        needs_file: the first entry that makes a file; None where there was none.
        refusals: what it was told instead of "saved".
    """

    found: str
    states: dict[int, str]
    saved: int
    needs_file: int | None
    refusals: tuple[str, ...]

    @classmethod
    def of(cls, lines: list[str]) -> "Witnessed":
        """Read the records, of which there may be none."""
        found, states, saved, needs, refusals = "", {}, 0, None, []
        for line in lines:
            what, _, rest = line.partition(" ")
            match what:
                case "found":
                    found = states[0] = rest.split()[0]
                    needs = 0 if rest.split()[1] == "1" else None
                case "entered":
                    number, state, needs_file = rest.split()
                    states[int(number)] = state
                    if needs is None and needs_file == "1":
                        needs = int(number)
                case "saved":
                    saved = max(saved, int(rest))
                case _:
                    refusals.append(rest)
        return cls(found, states, saved, needs, tuple(refusals))

    @property
    def possible(self) -> set[str]:
        """Return the digests that the file may have."""
        return {state for number, state in self.states.items() if number >= self.saved}


class Analyst:
    """Opens what a kill has left, checks it, and continues.

    Attributes:
        counts: how often something was done or found, in words.
        expected: the digests that the next window may begin with.
    """

    def __init__(self, folder: Path, luck: random.Random, counts: collections.Counter[str]) -> None:
        self.counts = counts
        self.folder = folder
        self.video = small_clip(folder, _N_FRAMES)
        self.path = path_beside(self.video)
        self.expected = {digest(Project(VIDEO))}
        self._luck = luck
        self._older: list[tuple[bytes, str]] = []
        self._away: tuple[Path, set[str]] | None = None

    def round(self, seed: str, turn: int) -> Iterator[str]:
        """Kill a window once, and continue; return the faults."""
        seen = Witnessed.of(killed(self.video, self.folder, seed, self._luck))
        if not seen.found:
            self.counts["killed before the project was found"] += 1
            return
        self.counts["entries told as saved"] += seen.saved
        yield from (f"the window was told: {one}" for one in seen.refusals)
        if seen.found not in self.expected:
            yield "the window did not begin with what there was"
        self.counts["journals left"] += self.path.with_name(self.path.name + "-journal").exists()
        self.expected = seen.possible
        if not self.path.exists():
            if seen.needs_file is not None and seen.needs_file <= seen.saved:
                yield f"entry {seen.saved} was saved, and there is no file"
            self.expected = {digest(Project(VIDEO))}
            return
        yield from self._go_on(turn)

    def _go_on(self, turn: int) -> Iterator[str]:
        """Continue in one of three ways. The next window opens the result."""
        if turn == 1 and self._older:
            self.counts["older copy restored"] += 1
            body, state = self._luck.choice(self._older)
            self.path.write_bytes(body)
            self.expected = {state}
        elif turn == 2 and self._away is None:
            self.counts["moved away, begun anew"] += 1
            away = self.path.with_name("away")
            shutil.move(self.path, away)
            self._away = (away, self.expected)
            self.expected = {digest(Project(VIDEO))}
        else:
            self.counts["reopened"] += 1
            found = digest(open_project(self.path))
            if found not in self.expected:
                yield f"{self.path} is not what it was told to be"
            self.expected = {found}
            # A copy of the file alone would lack what its journal still has to undo.
            if find_journal(self.path) is None:
                self._older.append((self.path.read_bytes(), found))
            if self._away is not None:
                self.counts["brought back"] += 1
                away, wanted = self._away
                away.replace(self.path)
                self._away = None
                self.expected = wanted


def main() -> int:
    """Kill as often as requested; return 1 if something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    luck = random.Random(arguments.seed)
    counts = collections.Counter[str]()
    lost = damaged = 0
    for done in range(arguments.kills):
        if done % _ROUNDS_A_PROJECT == 0:
            scratch = tempfile.TemporaryDirectory(prefix="rallytrace-kills-")
            folder = Path(scratch.name)
            os.environ |= {f"XDG_{name}_HOME": str(folder / name) for name in ("CACHE", "CONFIG", "STATE", "DATA")}
            analyst = Analyst(folder, luck, counts)
        faults = []
        try:
            faults = [*analyst.round(f"{arguments.seed}-{done}", done % 3)]
            lost += bool(faults)
        except AppError as error:
            faults, damaged = [str(error)], damaged + 1
        for fault in faults:
            _say(f"kill {done}: {fault}")
        if done % 10 == 9:
            _say(f"{done + 1} kills; lost edits: {lost}, damaged files: {damaged}")
    _say(f"killed {arguments.kills} times; lost edits: {lost}, damaged files: {damaged}")
    for what, count in counts.items():
        _say(f"  {count} {what}")
    return int(lost + damaged > 0)


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
