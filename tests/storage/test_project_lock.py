"""Test that a project has one writer at a time, and that locks of dead ones expire."""

import errno
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rallytrace.storage.project import location as locks
from rallytrace.storage.project.location import HeldError, WriterLock

HOLDING = """
import sys, time
from pathlib import Path
from rallytrace.storage.project.location import WriterLock
lock = WriterLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return tmp_path / "match.mp4.rally"


def test_second_window_is_told_who_holds_the_lock(project: Path) -> None:
    lock = WriterLock(project)
    with pytest.raises(HeldError, match=f"open in another window .process {os.getpid()}") as caught:
        WriterLock(project)
    assert caught.value.remedy
    lock.release()


def test_released_lock_is_free_and_leaves_nothing(project: Path) -> None:
    for _ in range(3):
        WriterLock(project).release()
    assert list(project.parent.iterdir()) == []


def test_it_is_free_again_when_its_holder_was_killed(project: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDING, project], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"held"
        with pytest.raises(HeldError, match=f"process {holder.pid}"):
            WriterLock(project)
        holder.send_signal(signal.SIGKILL)
        holder.wait(timeout=120)
    assert list(project.parent.iterdir())
    WriterLock(project).release()


@pytest.fixture
def without_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a file system without locks."""

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)


@pytest.mark.usefixtures("without_locks")
def test_without_locks_the_file_itself_is_the_lock(project: Path) -> None:
    lock = WriterLock(project)
    with pytest.raises(HeldError):
        WriterLock(project)
    lock.release()
    WriterLock(project).release()


@pytest.mark.usefixtures("without_locks")
def test_dead_process_of_this_computer_loses_its_lock(project: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait(timeout=120)
    left = project.with_name(f".{project.name}.lock")
    left.write_text(json.dumps({"host": socket.gethostname(), "process": dead.pid}))
    WriterLock(project).release()


@pytest.mark.usefixtures("without_locks")
def test_lock_of_another_computer_is_believed(project: Path) -> None:
    left = project.with_name(f".{project.name}.lock")
    left.write_text(json.dumps({"host": "elsewhere", "process": 1}))
    with pytest.raises(HeldError, match="open on the computer elsewhere") as caught:
        WriterLock(project)
    assert str(left) in caught.value.remedy


def test_without_locks_on_macos_where_two_errors_are_two_numbers(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errno, "ENOTSUP", 45)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOTSUP, "Operation not supported")

    monkeypatch.setattr("fcntl.flock", refuse)
    runpy.run_path(locks.__file__)["WriterLock"](project).release()


def test_a_lock_that_fails_leaves_no_file_behind(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("fcntl.flock", fail)
    with pytest.raises(OSError, match="Input/output"):
        WriterLock(project)
    assert list(project.parent.iterdir()) == []


def test_a_full_disk_is_not_taken_for_another_window(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", fail)
    with pytest.raises(OSError, match="No space left"):
        WriterLock(project)
    assert list(project.parent.iterdir()) == []


@pytest.mark.parametrize("number", ["1e400", "1" * 30, "[" * 100_000])
def test_invalid_lock_is_held_by_an_unknown_holder(project: Path, number: str) -> None:
    lock = project.with_name(f".{project.name}.lock")
    lock.write_text(f'{{"host": "{socket.gethostname()}", "process": {number}}}')
    assert locks._signature(lock)[1] == 0
    assert not locks._has_dead_holder(lock)


def test_a_lock_file_that_goes_while_it_is_taken_is_made_anew(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = WriterLock(project)
    real = locks._lock
    rounds: list[int] = []

    def release_first(handle: int) -> bool:
        if not rounds:
            rounds.append(1)
            first.release()
        return real(handle)

    monkeypatch.setattr(locks, "_lock", release_first)
    second = WriterLock(project)
    with pytest.raises(HeldError):
        WriterLock(project)
    second.release()
