"""What holds in every test: nothing is left running, nothing is logged by surprise, and the user's folders are safe."""

import logging
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# CI tries the same examples every time; on a developer's machine each run looks for new ones.
settings.register_profile("ci", derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

LINGERING_SECONDS = 2.0


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Caches and logs go to a folder of the test's own, here and in the processes it starts."""
    home = tmp_path_factory.mktemp("home")
    for variable in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(home / variable.lower()))


@pytest.fixture(autouse=True)
def no_thread_left_behind() -> Iterator[None]:
    """A thread that a test started has ended when it is over."""
    before = set(threading.enumerate())
    yield
    deadline = time.monotonic() + LINGERING_SECONDS
    while (left := set(threading.enumerate()) - before) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not left, f"left running: {[thread.name for thread in left]}"


@pytest.fixture(autouse=True)
def no_unexpected_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning in the log fails the test, unless the test took note of it with `caplog.clear()`."""
    yield
    loud = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not loud, f"logged: {[record.getMessage() for record in loud]}"


@pytest.fixture
def shared() -> Path:
    """The folder of real clips and reference vectors beside the project."""
    folder = Path(__file__).resolve().parents[2] / "shared"
    if not folder.is_dir():
        pytest.skip("there is no ../shared beside the project")
    return folder
