"""Test the forked child processes of the tests: they end as normal ones do."""

import random
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import forked_children
from tiny_models import endless_tracknet

pytestmark = pytest.mark.skipif(not forked_children.IS_POSSIBLE, reason="Linux alone hands streams over")


@pytest.fixture(scope="module")
def command() -> Iterator[list[str]]:
    """Yield the beginning of a child's command line, of a server that no other test needs."""
    with forked_children.server() as begun:
        yield begun


def start(command: list[str], *arguments: object) -> "subprocess.Popen[str]":
    line = [*command, "-m", "rallytrace", *map(str, arguments)]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def end(child: "subprocess.Popen[str]") -> tuple[int, str, str]:
    """Its exit code, words and complaints; its streams end when nothing of it is left."""
    said, complaints = child.communicate(timeout=240)
    return child.returncode, said, complaints


def passes_signals_on(client: int) -> bool:
    """Return whether a client has asked for its program, and answers SIGTERM, as Python alone does not."""
    status = Path(f"/proc/{client}/status").read_text()
    caught = next(line.split()[1] for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(int(caught, 16) >> (signal.SIGTERM - 1) & 1)


def test_killed_children_leave_nothing_and_block_no_other(command: list[str]) -> None:
    luck = random.Random(7)
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)
    codes = set[int]()
    usual = end(start(command, "--version"))
    began = time.monotonic()
    assert [end(child) for child in [start(command, "--version") for _ in range(10)]] == 10 * [usual]
    lasts = time.monotonic() - began
    for _ in range(20):
        began = time.monotonic()
        children = [start(command, "--version") for _ in range(10)]
        for child, part in zip(children, sorted(luck.random() for _ in children), strict=True):
            time.sleep(max(0.0, began + part * lasts - time.monotonic()))
            child.send_signal(luck.choice(signals))
        endings = [end(child) for child in children]
        # Python itself ends with 1 where Ctrl+C comes before it has its streams.
        codes |= {code for code, _, complaints in endings if "Fatal Python error" not in complaints}
    assert codes <= {0, 130, 143, *(-number for number in signals)}
    assert end(start(command, "--version")) == usual


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -signal.SIGKILL)]
)
def test_a_program_that_would_never_end_ends_with_its_client(
    command: list[str], tmp_path: Path, number: signal.Signals, code: int
) -> None:
    child = start(command, "check", "--run", endless_tracknet(tmp_path / "net.onnx"))
    while not passes_signals_on(child.pid):
        assert child.poll() is None
        time.sleep(0.01)
    time.sleep(1)
    assert child.poll() is None
    child.send_signal(number)
    assert end(child)[0] == code


def test_children_of_a_server_that_is_gone_are_gone(tmp_path: Path) -> None:
    with forked_children.server() as command:
        child = start(command, "check", "--run", endless_tracknet(tmp_path / "net.onnx"))
        time.sleep(1)
        assert child.poll() is None
    assert end(child)[0] != 0
    assert end(start(command, "--version"))[0] != 0
