"""Kills a program that keeps a project, again and again at random moments, and looks at what is left.

    python tests/kill_project.py --times 200

Each round a child takes the project up as the window does, makes random edits, runs, undoes, redoes, saves copies, and
writes down what it was told to be saved; then SIGKILL. What the file says must be the state after one of the gestures
that were under way, and nothing before them may be missing. Copies must be whole, old or new.
"""

import argparse
import os
import random
import select
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from projects import N_FRAMES, SIZE, VIDEO, entry, everything
from rallytrace.session.project_events import Enter, Facts, FoundProject, Open, ProjectEvent, ProjectFound, SaveAs, Told
from rallytrace.session.project_thread import ProjectThread
from rallytrace.storage.project.contents import Project
from rallytrace.storage.project.ledger import Edited, Ledger, RunNoted
from rallytrace.storage.project.place import place_beside
from rallytrace.storage.project.reading import open_project

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
        self._luck = random.Random(seed)  # noqa: S311 - it only has to vary
        self._told = told
        self._found: ProjectFound | None = None
        self._saved = 0
        self._news = threading.Condition()
        self._thread = ProjectThread(self._hear)

    def work(self) -> NoReturn:
        """Go on until somebody comes."""
        self._thread.start()
        self._thread.put(Open(1, Facts(self._video, SIZE, 30.0, N_FRAMES)))
        with self._news:
            self._news.wait_for(lambda: self._found is not None)
        ledger = Ledger(begun(self._found.project if self._found else None))
        number = 0
        while True:
            for _ in range(self._luck.randrange(1, AT_ONCE + 1)):
                number += 1
                made = entry(ledger.project.track, f"{self._seed}-{number}")
                ledger.enter(made)
                self._thread.put(Enter(number, made))
            self._wait_for(number)
            if self._luck.random() < 0.05:
                copy = self._video.with_name(f"copy{self._luck.randrange(3)}.rally")
                self._thread.put(SaveAs(copy, overwrite=True))

    def _wait_for(self, number: int) -> None:
        with self._news:
            self._news.wait_for(lambda: self._saved == number)

    def _hear(self, event: ProjectEvent) -> None:
        with self._news:
            if isinstance(event, FoundProject):
                self._found = event.found
                refused = event.found.trouble or event.found.read_only
                os.write(self._told, f"{refused}\n".encode() if refused else b"0\n")
            elif isinstance(event, Told):
                if event.number > self._saved:
                    os.write(self._told, b"%d\n" % event.number)
                self._saved = event.number
            self._news.notify_all()


def begun(project: Project | None) -> Project:
    """The project as both sides begin with it."""
    return project or Project.begun(VIDEO)


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


def loss(video: Path, seed: str, seconds: float) -> str:
    """Kill once; what is wrong afterwards, '' if nothing is."""
    place = place_beside(video)
    ledger = Ledger(begun(open_project(place) if place.exists() else None))
    lines = killed(video, seed, seconds)
    if not lines or not all(line.isdigit() for line in lines):
        return f"the child said {lines}"
    saved = int(lines[-1])
    states = possible_states(ledger, seed, saved, no_file=not place.exists())
    if not place.exists():
        return "" if next(states)[1] else f"{saved} gestures were saved, and there is no file"
    there = state_of(open_project(place))
    for copy in video.parent.glob("copy*.rally"):
        state_of(open_project(copy))
    if not any(there == state for state, _ in states):
        return f"{place} is not what it was after gesture {saved}, nor after one of the next {AT_ONCE}"
    return ""


def possible_states(ledger: Ledger, seed: str, saved: int, *, no_file: bool) -> Iterator[tuple[Any, bool]]:
    """What may be there after so many gestures were saved, and whether that needs no file."""
    for number in range(saved + AT_ONCE + 1):
        if number:
            made = entry(ledger.project.track, f"{seed}-{number}")
            ledger.enter(made)
            no_file &= not isinstance(made, Edited | RunNoted)
        if number >= saved:
            yield state_of(ledger.project), no_file


def state_of(project: Project) -> Any:
    """All that is in a project, but what depends on where it is."""
    return everything(replace(project, video=VIDEO))


def main() -> int:
    """Kill as often as is asked for; 1 when something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    luck = random.Random(arguments.seed)  # noqa: S311 - it only has to vary
    faults = 0
    for done in range(arguments.times):
        if done % ROUNDS_A_PROJECT == 0:
            folder = tempfile.TemporaryDirectory()
            os.environ["XDG_DATA_HOME"] = folder.name
            video = Path(folder.name) / "match.mp4"
            video.write_bytes(b"any bytes will do")
        fault = loss(video, f"{arguments.seed}-{done}", luck.uniform(0, LONGEST_SECONDS))
        if fault:
            faults += 1
            print(f"kill {done}: {fault}")  # noqa: T201 - a script with a terminal to talk to
    print(f"killed {arguments.times} times, {faults} of them with a loss")  # noqa: T201
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
