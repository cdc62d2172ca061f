"""Test messages and exit codes without a usable stdout or screen."""

import errno
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from rallytrace.process.child_processes import child_environment, own_command
from tiny_models import TinyTrackNet

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Linux alone has /dev/full and these screens")


def started(
    *arguments: str, out: str = os.devnull, n_bytes: int | None = None, environment: Mapping[str, str] = {}
) -> tuple[int, str]:
    """Exit code and stderr of the program in a process of its own, whose files may have so many bytes."""

    def limit() -> None:
        import resource  # noqa: PLC0415 - there is none on Windows

        if n_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, n_bytes))

    without = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTEST_CURRENT_TEST"}
    inherited = {name: value for name, value in child_environment().items() if name not in without}
    with Path(out).open("w") as stdout:
        done = subprocess.run(
            own_command(*arguments),
            stdout=stdout,
            stderr=subprocess.PIPE,
            text=True,
            env=inherited | {"PYTHONDONTWRITEBYTECODE": "1"} | dict(environment),  # it would be cut off
            check=False,
            preexec_fn=limit if sys.platform == "linux" else None,
            timeout=120,
        )
    return done.returncode, done.stderr


@LINUX
@pytest.mark.parametrize("arguments", [("--help",), ("track", "--help"), ("doctor",), ("doctor", "--json")])
def test_a_full_disk_behind_stdout_is_said(arguments: tuple[str, ...]) -> None:
    code, said = started(*arguments, out="/dev/full")
    assert code == 1
    assert os.strerror(errno.ENOSPC) in said
    assert "Traceback" not in said
    assert "Exception ignored" not in said


def test_export_is_written_although_nobody_reads_stdout(clip: Path, tmp_path: Path) -> None:
    """As after `2>&1 | head -1`."""
    labels, out = tmp_path / "labels.csv", tmp_path / "again.csv"
    labels.write_text("Frame,Visibility,X,Y\n" + "".join(f"{i},1,{i + 9},50\n" for i in range(30)))
    reading, writing = os.pipe()
    os.close(reading)
    command = own_command("export", str(labels), "--video", str(clip), "-o", str(out))
    with os.fdopen(writing, "w") as stderr:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=stderr, env=child_environment(), check=False, timeout=120
        )
    assert done.returncode == 0
    assert out.read_text() == labels.read_text()


@LINUX
@pytest.mark.parametrize(
    "environment",
    [
        {"WAYLAND_DISPLAY": "nowhere"},
        {"QT_QPA_PLATFORM": "nonsense"},
        {"QT_QPA_PLATFORM": "wayland"},
        {"QT_QPA_PLATFORM": "xcb"},
    ],
    ids=str,
)
def test_a_screen_that_qt_cannot_open_is_named(environment: dict[str, str]) -> None:
    code, said = started("open", environment=environment)
    assert code == 1
    assert next(iter(environment.values())) in said
    assert "qt.qpa" not in said


@LINUX
@pytest.mark.parametrize("command", ["import", "track"])
def test_unwritable_project_is_reported_without_traceback(clip: Path, tmp_path: Path, command: str) -> None:
    video = tmp_path / "clip.mp4"
    video.write_bytes(clip.read_bytes())
    labels, net = tmp_path / "labels.csv", TinyTrackNet().save(tmp_path / "net.onnx")
    labels.write_text("Frame,Visibility,X,Y\n" + "".join(f"{i},1,{i + 9},50\n" for i in range(30)))
    options = {
        "import": ("import", str(labels), "--video", str(video), "--guess"),
        "track": ("track", str(video), "--project", "--tracknet", str(net), "--no-inpaint", "--stride", "3"),
    }
    code, said = started(*options[command], n_bytes=0)
    assert code == 1
    assert "clip.mp4" in said
    assert "Traceback" not in said
    assert not list(tmp_path.glob("*.rally"))
