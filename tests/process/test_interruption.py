"""Ctrl+C and SIGTERM, from the first line of the program to its last: a sentence, the right exit code, no traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

import pytest

from program import Program, demo_video, rows
from rallytrace.process import interruption
from rallytrace.process.child_processes import run_child
from tiny_models import endless_tracknet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")

SELF_SIGNALLING = """
import atexit, os, sys

def send():
    os.kill(os.getpid(), int(os.environ["SEND_SIGNAL"]))

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == os.environ["SEND_WHEN_IMPORTING"]:
            sys.meta_path.remove(self)
            send()

sys.meta_path.insert(0, Finder())
if os.environ["SEND_WHEN_IMPORTING"] == "nothing any more":
    atexit.register(send)
"""
"""A `sitecustomize` that sends the process a signal at an exact place."""

PLACES = ("rallytrace.process.interruption", "argparse", "rallytrace.commands.check", "numpy", "nothing any more")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("place", PLACES)
def test_signal_during_start_or_exit_gives_a_sentence(tmp_path: Path, place: str, number: signal.Signals) -> None:
    (tmp_path / "sitecustomize.py").write_text(SELF_SIGNALLING)
    search = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "rallytrace", "check", "none.onnx"],
        env={**os.environ, "PYTHONPATH": search, "SEND_WHEN_IMPORTING": place, "SEND_SIGNAL": str(int(number))},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 128 + number
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("signals", [[signal.SIGTERM], [signal.SIGINT, signal.SIGTERM]], ids=["once", "twice"])
def test_stopped_run_keeps_finished_frames(tmp_path: Path, signals: list[signal.Signals]) -> None:
    target = tmp_path / "labels.csv"
    arguments = ["--verbose", "track", str(demo_video()), "-o", str(target), "--stride", "1"]
    with subprocess.Popen([sys.executable, "-m", "rallytrace", *arguments], stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr is not None
        for line in child.stderr:
            if "frames tracked" in line:
                break
        for number in signals:
            child.send_signal(number)
        said = child.stderr.read()
        assert child.wait(timeout=120) == 143
    assert "Traceback" not in said
    numbers = [int(row[0]) for row in rows(target)]
    assert numbers == list(range(len(numbers)))
    assert 0 < len(numbers) < len(rows(demo_video().with_name("rally_ball.csv")))


def test_an_interruption_while_the_labels_are_written_loses_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, signals = os.fsync, [signal.SIGINT]

    def interrupted(handle: int) -> None:
        # Only the labels: the index of the video is brought to the disk, too, before anything is tracked.
        of_labels = any(os.path.samestat(os.fstat(handle), file.stat()) for file in tmp_path.iterdir())
        while signals and of_labels:
            os.kill(os.getpid(), signals.pop())
        written(handle)

    monkeypatch.setattr("os.fsync", interrupted)
    Program(capsys)("track", demo_video(), "-o", tmp_path / "labels.csv", "--range", "0:16", "--fast")
    assert len(rows(tmp_path / "labels.csv")) == 16


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which children a process has")
def test_ctrl_c_leaves_endless_model_with_its_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rallytrace", "check", "--run", str(endless_tracknet(tmp_path / "net.onnx"))]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as child:
        listed = Path(f"/proc/{child.pid}/task/{child.pid}/children")
        while not (grandchildren := listed.read_text().split()):
            assert child.poll() is None
            time.sleep(0.01)
        child.send_signal(signal.SIGINT)
        _, said = child.communicate(timeout=120)
    assert (child.returncode, said) == (130, "Interrupted.\n")
    deadline = time.monotonic() + 120
    while any(map(_runs, grandchildren)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_waits_for_children_are_short_for_windows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real, waits = subprocess.Popen.communicate, list[float | None]()

    def communicate(child: subprocess.Popen[str], text: str | None = None, timeout: float | None = None) -> Any:
        waits.append(timeout)
        return real(child, text, timeout)

    monkeypatch.setattr(subprocess.Popen, "communicate", communicate)
    program = "import time; print('x' * 200_000, flush=True); time.sleep(0.5); print('end')"
    done = run_child([sys.executable, "-c", program], 60)
    assert (done.returncode, done.stdout) == (0, "x" * 200_000 + "\nend\n")
    assert len(waits) > 1
    assert all(seconds is not None and seconds < 0.5 for seconds in waits)


def _runs(number: str) -> bool:
    """Return whether a process exists; an ended one stays listed as a zombie until its parent waits for it."""
    status = Path(f"/proc/{number}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_windows_finds_end_of_stdin_without_pending_read(monkeypatch: pytest.MonkeyPatch) -> None:
    peeked: list[int] = []
    raised: SimpleQueue[int] = SimpleQueue()

    def peek(pipe: int, size: int) -> tuple[int, int]:
        assert size == 0
        peeked.append(pipe)
        if len(peeked) == 3:
            raise BrokenPipeError
        return 0, 0

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "_winapi", SimpleNamespace(PeekNamedPipe=peek))
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(get_osfhandle=lambda number: number + 70))
    monkeypatch.setattr(interruption, "_STDIN_POLL_INTERVAL_SECONDS", 0.01)
    monkeypatch.setattr(interruption, "os", None)  # nothing can be read
    monkeypatch.setattr(signal, "raise_signal", raised.put)
    interruption.watch_input()
    assert raised.get(timeout=120) == signal.SIGINT
    assert peeked == [70, 70, 70]
