"""What holds in every test: nothing is left running, nothing is logged by surprise, and the user's folders are safe."""

import ctypes
import faulthandler
import gc
import itertools
import logging
import os
import sys
import tempfile
import threading
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NoReturn

if sys.platform == "linux":
    import resource

import pytest
from hypothesis import HealthCheck, settings

import forked_children
import made_once
import qt
from light_networks import light_model
from rallytrace.process.threads import release_free_memory

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# Every run tries the same examples: what passes here passes in CI. `--hypothesis-profile=new` looks for others.
# How long one takes says something about what else the machine is at. A law with more to go wrong asks for more.
settings.register_profile("new", max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", settings.get_profile("new"), derandomize=True)
settings.load_profile("same")

LINGERING_SECONDS = 30.0
"""A thread of low priority ends late on a busy machine."""
MOST_MEMORY = 1.5e9
"""Bytes that one process of the suite may take."""
_memory_seen = [0.0]
"""The most that this process had taken when its last test ended, in bytes."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -3, -8
"""As in glibc's malloc.h."""
_STDERR = pytest.StashKey[IO[str]]()
_homes = itertools.count()


def pytest_configure(config: pytest.Config) -> None:
    """Keep hold of the terminal, which a test that captures what is printed cannot write to."""
    _keep_freed_blocks()
    config.stash[_STDERR] = os.fdopen(os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2), "w")
    _share_bytecode(config)
    if made_once.FOLDER not in os.environ:
        os.environ[made_once.FOLDER] = _folder_of_run(config, "made")


def _keep_freed_blocks() -> None:
    """Let glibc use the memory of one picture for the next one: new pages took a quarter of a run's time."""
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        for option, value in ((_M_MMAP_THRESHOLD, 16 << 20), (_M_TRIM_THRESHOLD, 64 << 20), (_M_ARENA_MAX, 2)):
            mallopt(option, value)


def pytest_xdist_auto_num_workers() -> int | None:
    """One worker more than cores, since tests of windows and children wait for a good part of their time."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    return (len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1) + 1


LONGEST = (
    *(
        "ui/film_strip/test_film_strip",
        "commands/test_track_cluster",
        "ui/main_window/test_window",
        "ui/test_review_walk",
    ),
    *("ui/test_video_list", "commands/test_track", "inference/test_streaming_parity", "attack/test_attack"),
    *("model_trials/test_families", "ui/settings_pane/test_models_page", "video/test_reader", "session/test_tracker"),
    *("ui/controllers/test_fill_controller", "session/test_non_play_found", "session/test_long_runs"),
    *("commands/test_bench_ui", "ui/controllers/test_event_controller", "commands/test_optimise"),
    "ui/test_correct_rally",
)
"""Files that take more than 20 seconds of a core, the longest first."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest files, so that the workers end together; then by name, however they were collected.

    A name that holds an address is another one in each worker, which ends a run with several before it begins.
    """
    if unlike := [item.nodeid for item in items if " at 0x" in item.nodeid]:
        raise pytest.UsageError(f"Named anew by each process: {unlike[0]}")
    folder = Path(__file__).parent
    rank = {folder / f"{name}.py": place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: (rank.get(item.path, len(rank)), item.path))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let every second worker collect backwards: each compiles other files, and reads what another has compiled."""
    report = yield
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    if isinstance(collector, pytest.Directory) and int(worker.removeprefix("gw")) % 2:
        report.result = report.result[::-1]
    return report


def _share_bytecode(config: pytest.Config) -> None:
    """Let the processes of the suite and what they start share bytecode, also where Python is told to write none.

    To compile all modules takes twenty seconds, so the next run finds it in the cache of pytest's.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        cache: pytest.Cache | None = getattr(config, "cache", None)
        folder = str(cache.mkdir("bytecode")) if cache is not None else _folder_of_run(config, "bytecode")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder
        sys.dont_write_bytecode = False


def _folder_of_run(config: pytest.Config, name: str) -> str:
    """Return a folder that goes with this process."""
    folder = tempfile.TemporaryDirectory(prefix=f"rallytrace-{name}-")
    config.add_cleanup(folder.cleanup)
    return folder.name


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """Send what a test printed or logged from a process of pytest-xdist to the first one as UTF-8.

    Names of files may hold what that cannot (lone surrogates), and one such letter would end the whole run.
    """
    return _in_utf8((yield))


def _in_utf8(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, dict):
        return {_in_utf8(key): _in_utf8(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_in_utf8(one) for one in value)
    return value


@pytest.fixture(autouse=True)
def last_words(pytestconfig: pytest.Config) -> Iterator[None]:
    """Report where the interpreter crashed, also after a test that replaced the handler."""
    yield
    if not faulthandler.is_enabled():
        faulthandler.enable(pytestconfig.stash[_STDERR])


@pytest.fixture(autouse=True, scope="module")
def memory_of_one_module() -> Iterator[None]:
    """Return the memory freed by a module's tests to the system, once per module."""
    _keep_freed_blocks()  # some of the program's commands have them returned at once
    yield
    release_free_memory()


@pytest.fixture(autouse=True)
def little_memory() -> Iterator[None]:
    """Fail the test after which the process has used too much memory; only Linux counts in KiB."""
    yield
    if sys.platform == "linux":
        before, _memory_seen[0] = _memory_seen[0], 1024.0 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        taken = f"{_memory_seen[0] / 1e6:,.0f} MB after this test, {before / 1e6:,.0f} MB before it"
        assert not before < MOST_MEMORY < _memory_seen[0], taken


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use caches and logs in a folder of the test's own, also in its child processes. It does not exist yet."""
    home = tmp_path_factory.getbasetemp() / f"home{next(_homes)}"
    for variable in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(home / variable.lower()))


@pytest.fixture(autouse=True)
def models_are_read_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read small models in this process, because a child for each takes minutes. The mark `apart` uses children."""
    if request.node.get_closest_marker("apart") is None:
        monkeypatch.setattr("rallytrace.inference.model_files.model_reading.is_contained", lambda: True)


@pytest.fixture(autouse=True)
def networks_are_light(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use light networks by default. The mark `shipped_networks` uses those that ship."""
    if request.node.get_closest_marker("shipped_networks") is None:
        monkeypatch.setattr("rallytrace.tracking.options.shipped_model", light_model)


@pytest.fixture(autouse=True)
def floats_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in 32-bit floats by default, because the int8 trial depends on the machine."""
    monkeypatch.setattr("rallytrace.tracking.int8_selection.TRIES_INT8", False)


@pytest.fixture(autouse=True)
def machine_keeps_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks are fast enough for any video, also where a machine is too busy to say so: strides depend on it."""
    monkeypatch.setattr("rallytrace.tracking.planning.keeps_up", lambda _windows, _rate: True)


@pytest.fixture(autouse=True)
def players_are_found_by_chosen_models(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find no players, unless a pose model is chosen or the test has the mark `shipped_networks`."""
    if request.node.get_closest_marker("shipped_networks") is None:
        wanted = "rallytrace.tracking.requests.finds_players"
        monkeypatch.setattr(wanted, lambda models: models.poses_after_runs and models.pose is not None)


@pytest.fixture(autouse=True)
def courts_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache the court of each picture, because hundreds of runs search the same few."""
    import courts_once  # noqa: PLC0415 - it keeps what is there before the first test

    monkeypatch.setattr("rallytrace.tracking.court_search.CourtWatch._search", courts_once.search)


@pytest.fixture(autouse=True)
def scenes_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cache the scenes of each video, because hundreds of runs decode the same few."""
    import scenes_once  # noqa: PLC0415 - as above

    monkeypatch.setattr("rallytrace.tracking.spans.plan_scenes", scenes_once.plan_scenes)


@pytest.fixture(scope="session")
def _fork_server() -> Iterator[list[str]]:
    with forked_children.server() as command:
        yield command


@pytest.fixture
def quick_children(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Child processes are forks of one that has all imported; the mark `apart` asks for new ones."""
    if forked_children.IS_POSSIBLE and request.node.get_closest_marker("apart") is None:
        command = request.getfixturevalue("_fork_server")
        for module in ("session.child", "model_trials.verification"):
            monkeypatch.setattr(f"rallytrace.{module}.own_command", lambda *more: [*command, "-m", "rallytrace", *more])


def _threads() -> set[threading.Thread]:
    """Return the threads of Python's; its stand-ins for Qt's, which it keeps beyond their end, are not among them.

    A thread of Qt's that is thrown away while it runs aborts the process, which no test survives unnoticed.
    """
    return {thread for thread in threading.enumerate() if not isinstance(thread, threading._DummyThread)}


@pytest.fixture(autouse=True)
def no_thread_left_behind() -> Iterator[None]:
    """Check that threads started by a test have ended with it."""
    before = _threads()
    yield
    deadline = time.monotonic() + LINGERING_SECONDS
    while (left := _threads() - before) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not left, f"left running: {[thread.name for thread in left]}"


@pytest.fixture(autouse=True)
def no_unexpected_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning, unless the test took note of it with `caplog.clear()`."""
    yield
    loud = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not loud, f"logged: {[record.getMessage() for record in loud]}"


@pytest.fixture
def shared() -> Path:
    """Return the folder of real clips and reference vectors beside the project."""
    folder = Path(__file__).resolve().parents[2] / "shared"
    if not folder.is_dir():
        pytest.skip("there is no ../shared beside the project")
    return folder


class _SkippedModule(pytest.Module):
    """A test module that cannot be imported here, because Qt cannot."""

    def collect(self) -> NoReturn:
        qt.skip_without_qt()
        raise AssertionError


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Skip the tests of the window if Qt's libraries are missing, and say what to install."""
    needs_qt = {"session", "ui"} & set(module_path.relative_to(Path(__file__).parent).parts)
    if not needs_qt or qt.is_there():
        return None
    return _SkippedModule.from_parent(parent, path=module_path)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Delete a window's objects after the test.

    Until then pytest itself refers to some of them.
    """
    result = yield
    if "qapp" in getattr(item, "fixturenames", ()):
        gc.collect()
        gc.freeze()  # what outlives a test is not looked at again
        gc.enable()
    return result


@pytest.fixture(scope="session")
def _application() -> "Iterator[QApplication]":
    """Yield the one application that a process can have, on a real or virtual screen."""
    qt.skip_without_qt()
    from rallytrace.ui.application import Application  # noqa: PLC0415 - only the tests of the window load Qt

    with qt.display():
        application = Application(["rallytrace"])
        yield application
        application.quit()


@pytest.fixture
def qapp(_application: "QApplication", monkeypatch: pytest.MonkeyPatch) -> "Iterator[QApplication]":
    """Yield the application. An error in a slot fails the test.

    A test that leaves buttons, popups, dialogs, grabs, cursors or the focus behind fails, and the next one has none.
    Each begins with the program's style: what is alone in its process looks as it does after the others.
    """
    from PySide6.QtCore import QEvent, Qt  # noqa: PLC0415 - as above
    from PySide6.QtGui import QCursor  # noqa: PLC0415 - as above

    from rallytrace.ui.look import theme  # noqa: PLC0415 - as above

    raised: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: raised.append(error))
    # Objects of Qt's are thrown away in this thread only (session/garbage_collection.py).
    gc.disable()
    qt.check_keys(monkeypatch)
    # In a corner of the screen, the real pointer enters and leaves no window while a test moves a mouse of its own.
    QCursor.setPos(_application.primaryScreen().geometry().bottomRight())
    for choice in ("light", "system"):
        theme.apply(_application, choice)
    yield _application
    left = qt.input_state_left()
    for window in _application.topLevelWidgets():
        # Qt and pyqtgraph keep widgets of their own that were never on the screen, and are not ours to delete.
        ours = type(window).__module__.startswith("rallytrace.") and window.parent() is None
        if ours or window.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            window.close()
            window.deleteLater()
    _application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _application.processEvents()
    qt.reset_input()
    _application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _application.processEvents()
    if raised:
        raise raised[0]
    focus = _application.focusWidget()
    left += [] if focus is None else [f"focus: {type(focus).__name__}"]
    assert not left, f"left behind: {left}"
