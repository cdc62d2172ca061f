"""Test that foreign model files are read in a child process, with an answer whatever happens to it."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hostile_models import function_bomb, function_circle, saved, work_bomb
from rallytrace.errors import AppError
from rallytrace.files.paths import shipped_model
from rallytrace.inference.model_files import model_reading
from rallytrace.inference.model_files.model_graph import vet_model_file
from rallytrace.inference.model_files.model_reading import read_model_graph, write_model_copy
from rallytrace.inference.model_files.resized_model import resized_model
from rallytrace.process.child_processes import child_environment, own_command
from tiny_models import TinyTrackNet, keep_weights_in

pytestmark = pytest.mark.apart


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "net.onnx"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the commands of child processes that were started."""
    commands: list[list[str]] = []
    real = own_command

    def noted(*arguments: str) -> list[str]:
        commands.append(real(*arguments))
        return commands[-1]

    monkeypatch.setattr(model_reading, "own_command", noted)
    return commands


def test_the_child_reads_what_a_reading_here_would(path: Path) -> None:
    TinyTrackNet(4).save(path, {"note": "schöne Grüße", "model_name": "TrackNet"})
    assert read_model_graph(path) == vet_model_file(path)


def test_a_file_is_read_once_until_it_or_its_data_changes(path: Path, started: list[list[str]]) -> None:
    model = TinyTrackNet().graph()
    data = path.with_name("weights.bin")
    data.write_bytes(keep_weights_in(model, data.name))
    saved(model, path)
    first = read_model_graph(path)
    assert read_model_graph(path) == first
    assert len(started) == 1
    data.write_bytes(data.read_bytes()[::-1])
    assert read_model_graph(path).sha256 != first.sha256
    saved(TinyTrackNet(5).graph(), path)
    assert read_model_graph(path) == vet_model_file(path)
    assert len(started) == 3


def test_the_files_that_ship_need_no_child(started: list[list[str]]) -> None:
    assert read_model_graph(shipped_model("tracknet-fast")).metadata
    assert started == []


def test_a_copy_is_made_of_a_file_that_was_read_apart(path: Path) -> None:
    write_model_copy(TinyTrackNet().save(path), path.with_name("copy.onnx"), {"family": "none"})
    assert read_model_graph(path.with_name("copy.onnx")).metadata["family"] == "none"


@pytest.mark.parametrize(
    "death", ["os.abort()", "os.kill(os.getpid(), 11)", "os._exit(77)", "time.sleep(60)", "sys.exit(1)"]
)
def test_a_file_that_ends_the_process_that_reads_it_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch, death: str
) -> None:
    TinyTrackNet().save(path)
    monkeypatch.setattr(model_reading, "READING_TIMEOUT_SECONDS", 2)
    monkeypatch.setattr(
        model_reading, "own_command", lambda *_: [sys.executable, "-c", f"import os, sys, time; {death}"]
    )
    with pytest.raises(AppError, match=r"net\.onnx"):
        read_model_graph(path)


@pytest.mark.skipif(sys.platform != "linux", reason="limits are set as Linux knows them")
def test_a_limit_that_the_user_has_set_is_kept(path: Path) -> None:
    command = [*own_command("check", str(TinyTrackNet().save(path)))]
    limited = ["sh", "-c", 'ulimit -t 60; ulimit -d 2000000; exec "$@"', "sh", *command]
    done = subprocess.run(limited, env=child_environment(), capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("bomb", [function_bomb, function_circle])
def test_endless_functions_are_refused_before_unfolding(path: Path, bomb: type) -> None:
    with pytest.raises(AppError):
        vet_model_file(saved(bomb(), path))


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for as Linux lists them")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_check_of_a_file_that_takes_for_ever(path: Path, number: signal.Signals) -> None:
    saved(work_bomb(), path)
    with subprocess.Popen(
        own_command("check", str(path)), env=child_environment(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        child = _only_child(process.pid)
        assert process.poll() is None
        process.send_signal(number)
        _, said = process.communicate(timeout=120)
    assert process.returncode == 128 + number
    assert said.strip()
    assert _ended(child)


def _only_child(parent: int) -> int:
    """Return the child of a process, once it has one."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False, timeout=120
        )
        if listed.stdout.split():
            return int(listed.stdout.split()[0])
        time.sleep(0.05)
    raise AssertionError


def _ended(process: int) -> bool:
    """Return whether a process ends soon, though nobody may ask how (`Z`)."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        state = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False, timeout=120
        )
        if state.stdout.strip()[:1] in ("", "Z"):
            return True
        time.sleep(0.1)
    return False


def test_unreadable_model_cannot_be_resized(path: Path) -> None:
    with pytest.raises(AppError, match="cannot be read"):
        resized_model(path, None)
