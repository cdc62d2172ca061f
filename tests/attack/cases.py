"""Run one case of an attack: a damaged file, the command that reads it, a process with limits, and the checks."""

import ctypes
import faulthandler
import hashlib
import importlib
import os
import random
import re
import resource
import select
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn
from unicodedata import category

from rallytrace.cli import main
from rallytrace.files.file_access import UNFINISHED_PREFIX
from rallytrace.inference.model_files import model_reading

for _module in (
    *("onnx", "onnxruntime", "cv2", "av", "rallytrace.inference.checkpoints.graphs", "rallytrace.tracking.run"),
    *(f"rallytrace.commands.{name}" for name in ("check", "evaluate", "export", "import_labels", "track")),
):
    importlib.import_module(_module)  # so that no fork has to
MOST_MB = 1024
MOST_SECONDS = 5
"""Of processor time, beyond what the command takes on a file that is whole."""
PATIENCE_SECONDS = 60
"""Of the clock, for processes that wait for something that never comes; a busy machine is given time."""
TWICE = 5
"""Every so manyth case is tried twice."""
_LAST = 4000
_UNSTEADY = re.compile(r"\b[\da-f]{32,}\b|[\d.]+|\s+")
"""Figures of time, process numbers and hashes may differ from one time to the next, and columns with them."""


@dataclass(frozen=True, slots=True)
class Case:
    """What is done with damaged files.

    Attributes:
        arguments: arguments of `rallytrace`.
        seconds: additional processor time allowed.
        mb: memory that is allowed.
        stdout: target of stdout; '' to capture it.
        file_bytes: what a file may have; None for any.
    """

    arguments: tuple[str, ...]
    seconds: float = 0
    mb: int = MOST_MB
    stdout: str = ""
    file_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file to damage.

    Attributes:
        name: what it is called on the command line.
        prepare: writes whole files into a folder, once.
        spoil: given the dice, that folder and one with the folders `in` and `out`, writes spoiled files into `in`; what
            to do with them.
        reads_apart: whether models are read in a process of their own, as they are for users; where only other files
            are spoiled, that would be most of the time.
    """

    name: str
    prepare: Callable[[Path], None]
    spoil: Callable[[random.Random, Path, Path], Case]
    reads_apart: bool = True


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a process: exit code (negative: signal), output, processor seconds, memory and written files."""

    code: int
    said: str
    seconds: float
    mb: float
    is_late: bool
    wrote: dict[str, bytes]


class Attack:
    """The cases of one kind for one seed."""

    def __init__(self, kind: Kind, seed: int, scratch: Path, keep: Path) -> None:
        self.kind, self.seed, self.keep = kind, seed, keep
        self._whole = scratch / f"{kind.name}-whole"
        self._folder = scratch / f"{kind.name}-case"
        self._whole.mkdir()
        home = scratch / f"{kind.name}-home"
        os.environ |= {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CACHE", "CONFIG", "STATE", "DATA")}
        _in_fork(self._prepare)

    def _prepare(self) -> None:
        # The models are our own: a process that reads one apart has a time limit, which a busy machine exceeds.
        _read_models_here()
        self.kind.prepare(self._whole)

    def attempt(self, number: int) -> Iterator[str]:
        """Make the case, try it, and return its faults."""
        faults = self._faults(number)
        if faults:
            kept = self.keep / f"{self.kind.name}-{self.seed}-{number}"
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(self._folder, kept, symlinks=True)
        yield from faults

    def _faults(self, number: int) -> list[str]:
        case = self._make(number)
        apart = self.kind.reads_apart
        before = _contents(self._folder / "in")
        ending = _run(case, self._folder, reads_apart=apart)
        faults = [*_judge(ending, case)]
        if _contents(self._folder / "in") != before:
            faults.append("a file it was given was changed")
        if number % TWICE == 0 and not faults:
            again = _run(self._make(number), self._folder, reads_apart=apart)
            if _steady(again) != _steady(ending):
                faults.append(f"the second time it went otherwise:\n{ending.said[-_LAST:]}\n---\n{again.said[-_LAST:]}")
        return faults

    def _make(self, number: int) -> Case:
        shutil.rmtree(self._folder, ignore_errors=True)
        for name in ("in", "out"):
            (self._folder / name).mkdir(parents=True)
        dice = random.Random(f"{self.seed} {self.kind.name} {number}")
        return self.kind.spoil(dice, self._whole, self._folder)


def _judge(ending: Ending, case: Case) -> Iterator[str]:
    said = ending.said[-_LAST:]
    if "Traceback (most recent call last)" in ending.said:
        yield f"a traceback:\n{said}"
    elif ending.is_late or ending.code == -signal.SIGXCPU:
        yield f"it did not end ({ending.seconds:.0f} s of processor time)"
    elif ending.code < 0:
        yield f"it died of {signal.Signals(-ending.code).name}:\n{said}"
    elif ending.code not in (0, 1, 2):
        yield f"the exit code {ending.code}:\n{said}"
    elif not ending.said.strip():
        yield f"the exit code {ending.code}, and not a word"
    if ending.mb > case.mb:
        yield f"{ending.mb:.0f} MB of memory"
    if ending.seconds > MOST_SECONDS + case.seconds:
        yield f"{ending.seconds:.1f} s of processor time"
    odd = sorted({one for one in ending.said if not (one.isprintable() or one == "\n" or category(one) == "Zs")})
    if odd:
        yield f"unprintable characters {odd}:\n{said!r}"
    left = [name for name in ending.wrote if name.startswith(UNFINISHED_PREFIX)]
    if left and ending.code >= 0:
        yield f"it left {left}:\n{said}"


def _steady(ending: Ending) -> tuple[int, str, dict[str, bytes]]:
    wrote = {name: data for name, data in ending.wrote.items() if not name.endswith((".run.json", ".rally"))}
    return ending.code, _UNSTEADY.sub(" ", ending.said), wrote


def _contents(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): (
            str(path.readlink()) if path.is_symlink() else hashlib.sha256(path.read_bytes()).hexdigest()
        )
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def _read_models_here() -> None:
    setattr(model_reading, "is_contained", lambda: True)  # noqa: B010 - mypy knows that it is imported


def _run(case: Case, folder: Path, *, reads_apart: bool) -> Ending:
    """Return the result of the command, run in a fork of this process in the case's folder."""
    output = folder / "said"
    pid = os.fork()
    if pid == 0:
        _become(case, folder, output, reads_apart=reads_apart)
    ending = os.pidfd_open(pid)
    is_late = not select.select([ending], [], [], PATIENCE_SECONDS + case.seconds)[0]
    if is_late:
        os.killpg(pid, signal.SIGKILL)
    _, status, used = os.wait4(pid, 0)
    os.close(ending)
    return Ending(
        code=os.waitstatus_to_exitcode(status),
        said=output.read_text(encoding="utf-8", errors="backslashreplace"),
        seconds=used.ru_utime + used.ru_stime,
        mb=used.ru_maxrss / 1024,
        is_late=is_late,
        wrote={path.name: path.read_bytes() for path in sorted((folder / "out").rglob("*")) if path.is_file()},
    )


def _become(case: Case, folder: Path, output: Path, *, reads_apart: bool) -> NoReturn:
    code = 70
    try:
        os.setsid()
        os.chdir(folder)
        handle = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(handle, stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        if case.stdout:
            os.dup2(os.open(case.stdout, os.O_WRONLY), 1)
        if case.file_bytes is not None:
            sys.dont_write_bytecode = True  # it would be cut off
            resource.setrlimit(resource.RLIMIT_FSIZE, (case.file_bytes, case.file_bytes))
        faulthandler.enable()
        if not reads_apart:
            _read_models_here()
        _drop_rights_of_root()
        seconds = round(MOST_SECONDS + case.seconds + time.process_time()) + 2
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        # Far beyond what is allowed, for the sake of the machine: what is taken is measured.
        resource.setrlimit(resource.RLIMIT_DATA, (4 * case.mb * 2**20, 4 * case.mb * 2**20))
        code = main(list(case.arguments))
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 1
    except BaseException:  # noqa: BLE001 - that is what is looked for
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


_CAPABILITIES: Final = 40
_PR_CAPBSET_DROP: Final = 24
_CAPABILITY_VERSION: Final = 0x20080522


def _drop_rights_of_root() -> None:
    """Give up root's special rights, so that permissions count and no device can be made (capabilities(7)).

    The user stays the same: the interpreter and the program may be in root's own folder.
    """
    if os.geteuid() != 0:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    for capability in range(_CAPABILITIES + 1):
        libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0)
    header, none = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0), (ctypes.c_uint32 * 6)()
    if libc.capset(header, none):
        raise OSError(ctypes.get_errno(), "The rights of root cannot be given up.")


def _in_fork(work: Callable[[], None]) -> None:
    """Run a function in a fork, because it leaves threads behind, which a forking process must not have."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            work()
            code = 0
        except BaseException:  # noqa: BLE001 - whatever it was, the fork must not go on
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)
    if os.waitpid(pid, 0)[1]:
        raise RuntimeError("The whole files could not be made.")
