"""Kills a program that keeps a project, again and again at random moments, and looks at what is left.

    python tests/support/kill_project.py --times 200

Each round a child takes the project up as the window does, makes random edits, runs, undoes, redoes, saves copies, and
writes down what it was told to be saved; then SIGKILL. What the file says must be the state after one of the gestures
that were under way, and nothing before them may be missing. Copies must be whole, old or new.

In turn somebody then opens the project again, or restores an older copy of it beside whatever was left, or moves it
away, begins another one in its place, and brings it back.
"""

import argparse
import collections
import copy
import itertools
import os
import random
import select
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from projects import N_FRAMES, SIZE, VIDEO, act, begin, everything, journal_of, save
from rallytrace.errors import AppError
from rallytrace.session.project.messages import (
    FindProject,
    OpenVideoFacts,
    ProjectEvent,
    ProjectFound,
    ProjectLookedUp,
    RecordEntry,
    SaveCopy,
    SaveStateChanged,
)
from rallytrace.session.project.thread import ProjectThread
from rallytrace.storage.project.location import WriterLock, path_beside
from rallytrace.storage.project.project import Project, ProjectParts
from rallytrace.storage.project.sqlite_store import ProjectFile, open_project

LONGEST_SECONDS = 0.4
AT_ONCE = 3
"""So many gestures are under way at most."""
ROUNDS_A_PROJECT = 20


class Child:
    """The program that is killed: what is between the document and the disk, as the window has it."""

    def __init__(self, video: Path, seed: str, told: int) -> None:
        """`told` is what it writes the numbers of saved entries to, as one line each."""
        self._video = video
        self._seed = seed
        self._luck = random.Random(seed)
        self._told = told
        self._found: ProjectFound | None = None
        self._entered = self._saved = 0
        self._news = threading.Condition()
        self._thread = ProjectThread(self._on_message)

    def work(self) -> NoReturn:
        """Go on until somebody comes."""
        self._thread.start()
        self._thread.put(FindProject(1, OpenVideoFacts(self._video, SIZE, 30.0, N_FRAMES)))
        with self._news:
            self._news.wait_for(lambda: self._found is not None)
        project = begun(self._found.project if self._found else None)
        project.listener = self._record
        done = 0
        while True:
            for _ in range(self._luck.randrange(1, AT_ONCE + 1)):
                done += 1
                act(project, f"{self._seed}-{done}")
            self._wait_for(self._entered)
            if self._luck.random() < 0.05:
                path = self._video.with_name(f"copy{self._luck.randrange(3)}.rally")
                self._thread.put(SaveCopy(path, overwrite=True))

    def _record(self, parts: ProjectParts, _change: object) -> None:
        self._entered += 1
        self._thread.put(RecordEntry(self._entered, parts))

    def _wait_for(self, number: int) -> None:
        with self._news:
            self._news.wait_for(lambda: self._saved == number)

    def _on_message(self, event: ProjectEvent) -> None:
        with self._news:
            if isinstance(event, ProjectLookedUp):
                self._found = event.found
                refused = event.found.error or event.found.read_only
                os.write(self._told, f"{refused}\n".encode() if refused else b"0\n")
            elif isinstance(event, SaveStateChanged):
                if event.number > self._saved:
                    os.write(self._told, b"%d\n" % event.number)
                self._saved = event.number
            self._news.notify_all()


def begun(project: Project | None) -> Project:
    """Return the project as both sides begin with it."""
    return project or Project(VIDEO)


def killed(video: Path, seed: str, seconds: float) -> list[str]:
    """Let a child work for so long; what it said until it was killed."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            Child(video, seed, write).work()
        finally:
            os._exit(1)
    os.close(write)
    with os.fdopen(read) as said:
        select.select([said], [], [], 30)
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return said.read().splitlines()


class Analyst:
    """Who finds what a kill has left, and does something about it.

    Attributes:
        counts: how often something was done or found, in words.
    """

    def __init__(self, luck: random.Random, counts: collections.Counter[str]) -> None:
        self.counts = counts
        self._luck = luck
        self._older: list[tuple[bytes, Any]] = []
        """Copies of the project, each with what it says."""

    def check(self, video: Path, seed: str, seconds: float, turn: int) -> str:
        """Let a child be killed once, and go on; what is wrong afterwards, '' if nothing is."""
        path = path_beside(video)
        project = begun(open_project(path) if path.exists() else None)
        if path.exists():
            self._older.append((path.read_bytes(), state_of(project)))
        lines = killed(video, seed, seconds)
        if not lines or not all(line.isdigit() for line in lines):
            return f"the child said {lines}"
        saved = int(lines[-1])
        states = list(possible_states(project, seed, saved, no_file=not path.exists()))
        if not path.exists():
            return "" if states[0][1] else f"{saved} gestures were saved, and there is no file"
        self.counts["left a journal that is to be applied"] += _is_hot(journal_of(path))
        for saved_copy in video.parent.glob("copy*.rally"):
            state_of(open_project(saved_copy))
        wanted = [state for state, _ in states]
        if turn == 1 and self._older:
            return self._restore_older(path)
        fault = self._begin_anew(path, wanted, seed) if turn == 2 else ""
        self.counts["moved away and brought back" if turn == 2 else "reopened"] += 1
        return fault or self._gone_on_with(path, wanted, f"gesture {saved}, or one of the next {AT_ONCE}")

    def _restore_older(self, path: Path) -> str:
        """Somebody restores a copy beside whatever was left."""
        self.counts["replaced by an older copy"] += 1
        body, state = self._luck.choice(self._older)
        path.write_bytes(body)
        return self._gone_on_with(path, [state], "the copy was made")

    def _begin_anew(self, path: Path, wanted: list[Any], seed: str) -> str:
        """Somebody moves the project away, works on another one in its place, and brings it back."""
        away = Path(shutil.move(path, path.with_name("away")))
        try:
            self.counts["not whole without its journal"] += state_of(open_project(away)) not in wanted
        except AppError:
            self.counts["not whole without its journal"] += 1
        work, file = begin(path)
        for number in range(5):
            act(work.project, f"{seed} anew {number}")
            save(work, file)
        file.close()
        fault = self._gone_on_with(path, [state_of(work.project)], "another one was begun")
        away.replace(path)
        return fault

    def _gone_on_with(self, path: Path, wanted: list[Any], when: str) -> str:
        """Look at the project, and take it up as the window does."""
        found = state_of(open_project(path))
        lock = WriterLock(path)
        ProjectFile(path).close()
        lock.release()
        if found not in wanted or state_of(open_project(path)) != found:
            return f"{path} is not what it was when {when}"
        return ""


def _is_hot(journal: Path) -> bool:
    return journal.exists() and journal.read_bytes()[:1] not in (b"", b"\0")


def possible_states(project: Project, seed: str, saved: int, *, no_file: bool) -> Iterator[tuple[Any, bool]]:
    """Yield the states possible after this many saved changes, and whether a missing file is possible."""
    entered: list[bool] = []
    project.listener = lambda parts, _change: entered.append(parts.needs_file)
    for number in itertools.count():
        if number:
            act(project, f"{seed}-{number}")
        if len(entered) > saved + AT_ONCE:
            return
        if len(entered) >= saved:
            yield state_of(project), no_file and not any(entered)


def state_of(project: Project) -> Any:
    """All that is in a project, but what depends on where it is."""
    project.video = VIDEO
    return copy.deepcopy(everything(project))


def main() -> int:
    """Kill as often as is asked for; 1 when something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    luck = random.Random(arguments.seed)
    counts = collections.Counter[str]()
    lost = damaged = 0
    for done in range(arguments.times):
        if done % ROUNDS_A_PROJECT == 0:
            folder = tempfile.TemporaryDirectory()
            os.environ["XDG_DATA_HOME"] = folder.name
            video = Path(folder.name) / "match.mp4"
            video.write_bytes(b"any bytes will do")
            analyst = Analyst(luck, counts)
        seconds = luck.uniform(0, LONGEST_SECONDS)
        try:
            fault = analyst.check(video, f"{arguments.seed}-{done}", seconds, done % 3)
            lost += fault != ""
        except AppError as error:
            fault, damaged = str(error), damaged + 1
        if fault:
            print(f"kill {done}: {fault}")  # noqa: T201 - a script with a terminal to talk to
    print(f"killed {arguments.times} times; lost edits: {lost}, damaged files: {damaged}")  # noqa: T201
    for what, count in counts.items():
        print(f"  {count} {what}")  # noqa: T201
    return int(lost + damaged > 0)


if __name__ == "__main__":
    sys.exit(main())
