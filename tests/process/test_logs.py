import gc
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.process import logs
from rallytrace.process.logs import Crash


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Restore the hooks and the root logger after a test."""
    for module, hook in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, hook, getattr(module, hook))
    level = logging.getLogger().level
    yield
    logs.end_log()
    logging.getLogger().setLevel(level)
    caplog.get_records("call").clear()


def written() -> str:
    return not_none(logs.log_files().log).read_text(encoding="utf-8")


def fail(what: str) -> None:
    raise ValueError(what)


def crash(what: str = "no such frame") -> None:
    """Raise an uncaught error."""
    try:
        fail(what)
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_log_is_in_user_folder_and_starts_with_version() -> None:
    assert logs.start_log().log == paths.log_dir() / "rallytrace.log"
    assert "RallyTrace" in written()


def test_beginning_twice_writes_each_line_once() -> None:
    logs.start_log()
    logs.start_log()
    logging.getLogger("rallytrace.x").info("once")
    assert written().count("once") == 1


def test_words_in_every_script_are_written_down() -> None:
    logs.start_log()
    logging.getLogger("rallytrace.x").info("決勝 %s", "\udcff")
    assert "決勝" in written()


def test_the_log_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_MAX_FILE_BYTES", 2000)
    logs.start_log()
    for number in range(300):
        logging.getLogger("rallytrace.x").info("line %d", number)
    kept = list(paths.log_dir().glob("rallytrace.log*"))
    assert len(kept) == 5
    assert all(path.stat().st_size <= 2000 for path in kept)


def test_log_locked_by_another_window_grows_without_loss(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logs, "_MAX_FILE_BYTES", 2000)
    paths.log_dir().mkdir(parents=True)
    earlier = paths.log_dir() / "rallytrace.log.1"
    earlier.write_text("earlier")
    log = logs.start_log().log

    def refuse(path: Path, _to: Path) -> Path:
        raise PermissionError(13, "in use", str(path))

    with monkeypatch.context() as windows:
        windows.setattr(Path, "rename", refuse)
        for number in range(100):
            logging.getLogger("rallytrace.x").info("line %d of many", number)
    assert log is not None
    assert all(f"line {number} of" in log.read_text() for number in range(100))
    assert earlier.read_text() == "earlier"


def test_a_folder_that_cannot_be_written_is_told_and_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    monkeypatch.setattr(paths, "log_dir", lambda: in_the_way / "log")
    found = logs.start_log()
    assert found.log is None
    assert "No log is written" in found.complaint
    assert str(in_the_way) in found.complaint
    logging.getLogger("rallytrace.x").info("nobody hears this")


def test_an_uncaught_error_is_written_down_and_told() -> None:
    logs.start_log()
    told: list[Crash] = []
    logs.watch_for_crashes(told.append)
    crash()
    assert "ValueError: no such frame" in written()
    assert "in fail" in written()
    assert [one.problem for one in told] == ["ValueError: no such frame"]
    assert "Traceback" in told[0].report


def test_an_uncaught_error_of_a_thread_is_told_with_its_name() -> None:
    logs.start_log()
    told: list[Crash] = []
    logs.watch_for_crashes(told.append)
    thread = threading.Thread(target=fail, args=("no such frame",), name="decoder")
    thread.start()
    thread.join(120)
    assert [one.problem for one in told] == ["ValueError: no such frame"]
    assert "decoder" in told[0].report


def test_an_error_in_a_destructor_is_only_written_down() -> None:
    class Fragile:
        def __del__(self) -> None:
            fail("broke on the way out")

    logs.start_log()
    told: list[Crash] = []
    logs.watch_for_crashes(told.append)
    Fragile()
    gc.collect()
    assert "broke on the way out" in written()
    assert told == []


def test_a_foreseen_error_keeps_its_words() -> None:
    told: list[Crash] = []
    logs.watch_for_crashes(told.append)
    error = AppError("The disk is full.", "Make room.")
    sys.excepthook(AppError, error, None)
    assert (told[0].problem, told[0].remedy) == ("The disk is full.", "Make room.")


def test_an_error_without_words_is_called_by_its_kind() -> None:
    told: list[Crash] = []
    logs.watch_for_crashes(told.append)
    sys.excepthook(KeyError, KeyError(), None)
    assert told[0].problem == "KeyError"


def test_ctrl_c_is_no_crash(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[Crash] = []
    logs.watch_for_crashes(told.append)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_the_same_error_again_and_again_does_not_fill_the_log() -> None:
    logs.start_log()
    told: list[Crash] = []
    logs.watch_for_crashes(told.append)
    for _ in range(100):
        crash()
    assert len(told) == 100
    assert written().count("Traceback") == 3
    assert "occurrence 100" in written()


def test_a_crash_of_the_interpreter_leaves_its_last_words(tmp_path: Path) -> None:
    program = (
        "import faulthandler, pathlib; from rallytrace.files import paths; from rallytrace.process import logs; "
        f"paths.log_dir = lambda: pathlib.Path({str(tmp_path)!r}); logs.start_log(); faulthandler._sigabrt()"
    )
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, timeout=120).returncode != 0
    )
    assert "Fatal Python error" in (tmp_path / "last-words.log").read_text()
    harmless = program.replace("faulthandler._sigabrt()", "None")
    subprocess.run([sys.executable, "-c", harmless], check=True, timeout=120)
    assert "Fatal Python error" in (tmp_path / "last-words.earlier.log").read_text()
    assert (tmp_path / "last-words.log").read_text() == ""


def test_the_log_loads_no_qt() -> None:
    program = "import sys, rallytrace.process.logs; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=120).returncode == 0
