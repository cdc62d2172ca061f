"""Test commands in real child processes."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest

from narrowing import of_type
from pseudo_language import MARK, pseudo, pseudo_language
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.session import child as child_module
from rallytrace.session.child import Child, ChildCrashedError, ChildStoppedError, ChildTimeoutError
from rallytrace.texts import shown

pytestmark = pytest.mark.usefixtures("qapp")

NAPPING = "import time; print('here', flush=True); time.sleep(60)"


class Listener:
    """What a child's command came to."""

    def __init__(self, child: Child) -> None:
        self.results: list[object] = []
        self.errors: list[AppError] = []
        child.finished.connect(self.results.append)
        child.failed.connect(self.errors.append)

    def wait_for_ends(self, count: int = 1) -> None:
        """Until so many commands have ended."""
        wait_until(lambda: len(self.results) + len(self.errors) >= count)


def python(program: str) -> Child:
    """Return a child that runs a few lines instead of RallyTrace."""
    return Child(program=(sys.executable, "-c", textwrap.dedent(program)))


def run(child: Child, *arguments: object, timeout_s: float = 60.0) -> Listener:
    heard = Listener(child)
    child.start(*arguments, subject="The test", timeout_s=timeout_s)
    heard.wait_for_ends()
    assert not child.running
    return heard


def failure(program: str, *, timeout_s: float = 60.0) -> AppError:
    (error,) = run(python(program), timeout_s=timeout_s).errors
    return error


@pytest.mark.parametrize("lines", [False, True])
def test_an_answer_that_is_too_deep_is_no_answer(*, lines: bool) -> None:
    child = python("print('[' * 200_000)")
    heard = Listener(child)
    child.start(subject="The test", lines=lines)
    heard.wait_for_ends()
    assert not heard.results
    assert len(heard.errors) == 1


def is_running(pid: int) -> bool:
    """Return whether a process is there and not only waiting to be noticed."""
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False, timeout=120
    ).stdout
    return bool(state.strip()) and not state.startswith("Z")


def pid_in(path: Path) -> int:
    """Return the number that a process writes to a file, once it is there."""
    wait_until(lambda: path.exists() and path.read_text().endswith("\n"))
    return int(path.read_text())


def test_a_command_gives_its_json() -> None:
    models = [paths.shipped_model(name) for name in ("inpaintnet", "tracknet", "tracknet-fast")]
    (result,) = run(Child(), "check", "--json", *models).results
    assert isinstance(result, list)
    assert [entry["model_name"] for entry in result] == ["InpaintNet", "TrackNet", "TrackNet"]


def test_a_command_that_fails_with_a_result_gives_its_result(tmp_path: Path) -> None:
    (result,) = run(Child(), "check", "--json", tmp_path / "none.onnx").results
    assert isinstance(result, list)
    assert result[0]["verdict"] == "does not fit"


def test_a_command_that_fails_says_so_in_its_own_words(tmp_path: Path) -> None:
    (error,) = run(Child(), "convert", "--json", tmp_path / "none.pt").errors
    assert "none.pt" in error.problem
    assert "rallytrace:" not in error.problem
    assert error.remedy


def test_texts_of_a_check_can_be_translated(tmp_path: Path) -> None:
    (result,) = run(Child(), "check", "--json", tmp_path / "none.onnx").results
    assert isinstance(result, list)
    with pseudo_language():
        assert MARK in shown(result[0]["summary"])


def test_ends_without_a_result_are_told_in_the_language() -> None:
    ends = [failure("pass"), failure("import os; os.abort()"), failure(NAPPING, timeout_s=0.5)]
    with pseudo_language():
        assert all(error.shown().startswith(MARK) for error in ends)


def test_texts_of_commands_can_be_translated() -> None:
    begin = (
        "from rallytrace.errors import *; from rallytrace.process.terminal import *; from rallytrace.texts import *; "
    )
    error = failure(f'{begin}complain(AppError(tr_lazy("errors", "It broke."), "Mend it.")); raise SystemExit(1)')
    (result,) = run(python(f'{begin}say_json({{"words": tr_lazy("errors", "It broke.")}})')).results
    assert str(error) == "It broke. Mend it."
    assert result == {"words": "It broke."}
    with pseudo_language():
        assert error.shown() == f"{pseudo('', 'It broke.', 0)} Mend it."
        assert isinstance(result, dict)
        assert shown(result["words"]) == pseudo("", "It broke.", 0)


def test_unknown_command_arguments_are_logged_as_our_bug(caplog: pytest.LogCaptureFixture) -> None:
    (error,) = run(Child(), "check", "--dance").errors
    assert "The test failed" in error.problem
    assert "usage: rallytrace" in caplog.text
    caplog.clear()


def test_working_folder_cannot_shadow_our_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('hijacked')")
    monkeypatch.chdir(tmp_path)
    assert run(Child(), "check", "--json", tmp_path / "none.onnx").results


def test_library_output_beside_json_is_ignored() -> None:
    child = python("print('Loading [1/2] {'); print('[\\n  1,\\n  2\\n]'); print('bye')")
    assert run(child).results == [[1, 2]]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGABRT, signal.SIGKILL])
def test_a_process_that_crashes_is_an_error_not_a_crash_of_ours(number: signal.Signals) -> None:
    error = of_type(ChildCrashedError, failure(f"import os; os.kill(os.getpid(), {int(number)})"))
    assert f"The test crashed ({number.name})." in error.problem


def test_a_process_that_takes_too_long_is_ended() -> None:
    started = time.monotonic()
    assert "0.5 seconds" in of_type(ChildTimeoutError, failure(NAPPING, timeout_s=0.5)).problem
    assert time.monotonic() - started < 30


def test_a_program_that_is_not_there_is_an_error() -> None:
    child = Child(program=("/nowhere/rallytrace",))
    (error,) = run(child).errors
    assert "The test could not be started" in error.problem


def test_a_bug_in_the_child_is_logged_and_told(caplog: pytest.LogCaptureFixture) -> None:
    error = failure("raise KeyError('lost')")
    assert "KeyError: 'lost'" in error.problem
    assert "Traceback" in caplog.text
    caplog.clear()


def test_an_end_without_a_result_is_an_error() -> None:
    assert "without a result" in failure("print('done')").problem


def test_a_cancelled_command_ends_and_is_heard_of_no_more(tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    child = python(f"import os; open({str(pid_file)!r}, 'w').write(f'{{os.getpid()}}\\n'); {NAPPING}")
    heard = Listener(child)
    child.start(subject="The test")
    pid = pid_in(pid_file)
    child.cancel()
    assert not child.running
    wait_until(lambda: not is_running(pid))
    wait_until(lambda: not child_module._alive)
    assert (heard.results, heard.errors) == ([], [])


@pytest.mark.parametrize("handler", [signal.default_int_handler, signal.SIG_IGN])
def test_a_cancelled_command_may_clean_up_behind_itself(tmp_path: Path, handler: Any) -> None:
    """Also where this program ignores interrupts, as what a script starts in the background does."""
    ready, left = tmp_path / "ready", tmp_path / "left.part"
    child = python(
        f"""
        import pathlib, time
        left = pathlib.Path({str(left)!r})
        left.touch()
        try:
            pathlib.Path({str(ready)!r}).touch()
            time.sleep(60)
        finally:
            left.unlink()
        """
    )
    before = signal.signal(signal.SIGINT, handler)
    try:
        child.start(subject="The test", grace_s=60)
        wait_until(ready.exists)
    finally:
        signal.signal(signal.SIGINT, before)
    child.cancel()
    wait_until(lambda: not child_module._alive)
    assert not left.exists()


def test_closing_stdin_stops_a_command_without_signals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows; what such a command starts itself is not stopped by having no input."""
    monkeypatch.setattr(sys, "platform", "win32")
    ready, folder = tmp_path / "ready", tmp_path / "exported"
    folder.mkdir()
    child = python(
        f"""
        import os, pathlib, subprocess, sys, time
        from rallytrace import cli
        from rallytrace.process.child_processes import CHILDREN, STOPPED_BY_INPUT_VARIABLE
        from rallytrace.process.interruption import raising_on_interrupt
        from rallytrace.storage.staging import staged_folder

        def main(arguments):
            assert STOPPED_BY_INPUT_VARIABLE not in os.environ
            with raising_on_interrupt(), staged_folder(pathlib.Path({str(folder)!r}) / "dataset") as place:
                (place / "picture.png").touch()
                pathlib.Path({str(ready)!r}).touch()
                for _ in range(600):
                    time.sleep(0.1)

        CHILDREN["--export"] = "export"
        sys.modules["export"] = sys.modules["__main__"]
        sys.exit(cli.main(["--export"]))
        """
    )
    heard = Listener(child)
    child.start(subject="The export", timeout_s=None)
    wait_until(ready.exists)
    QTest.qWait(300)
    assert child.running, "it is not stopped before it is asked to"
    child.stop()
    heard.wait_for_ends()
    assert isinstance(heard.errors[0], ChildStoppedError)
    assert list(folder.iterdir()) == []


SLOW_TO_CLEAN_UP = """
    import pathlib, sys, time
    left = pathlib.Path(sys.argv[1])
    try:
        left.touch()
        time.sleep(60)
    finally:
        time.sleep(float(sys.argv[2]))
        left.unlink()
"""
"""Needs so many seconds for it."""


@pytest.mark.parametrize(("grace_s", "needed_s"), [(0.2, 60.0), (60.0, 0.2)])
def test_cancelled_command_is_killed_after_its_grace_period(tmp_path: Path, grace_s: float, needed_s: float) -> None:
    left, child = tmp_path / "left.part", python(SLOW_TO_CLEAN_UP)
    child.start(left, needed_s, subject="The test", grace_s=grace_s)
    wait_until(left.exists)
    child.cancel()
    wait_until(lambda: not child_module._alive)
    assert left.exists() == (grace_s < needed_s)


def test_cancelled_command_cleans_up_before_exit(tmp_path: Path) -> None:
    left = tmp_path / "left.part"
    program = f"""
        import os, sys
        from PySide6.QtCore import QCoreApplication
        from rallytrace.session.child import Child
        app = QCoreApplication([])
        child = Child(program=(sys.executable, "-c", {textwrap.dedent(SLOW_TO_CLEAN_UP)!r}))
        child.start({str(left)!r}, 0.2, subject="The test", grace_s=60)
        while not os.path.exists({str(left)!r}):
            app.processEvents()
        child.cancel()
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0
    assert not left.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_command_ignoring_the_request_is_killed(tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    child = python(
        "import os, signal; signal.signal(signal.SIGINT, signal.SIG_IGN);"
        f"open({str(pid_file)!r}, 'w').write(f'{{os.getpid()}}\\n'); {NAPPING}"
    )
    child.start(subject="The test")
    pid = pid_in(pid_file)
    child.cancel()
    assert is_running(pid), "cancelling waits for nothing"
    wait_until(lambda: not is_running(pid))


def test_a_new_command_takes_the_place_of_the_one_under_way() -> None:
    child = python(
        "import json, sys, time; time.sleep(60 if sys.argv[1] == 'slow' else 0); print(json.dumps(sys.argv[1:]))"
    )
    heard = Listener(child)
    child.start("slow", subject="The test")
    child.start("quick", subject="The test")
    heard.wait_for_ends()
    assert (heard.results, heard.errors) == ([["quick"]], [])
    wait_until(lambda: not child_module._alive)


def test_the_next_command_may_be_started_when_one_has_ended() -> None:
    child = python("import sys; print([int(sys.argv[1])])")
    seen: list[int] = []

    def go_on(result: list[int]) -> None:
        seen.extend(result)
        if result[0] < 3:
            child.start(result[0] + 1, subject="The test")

    child.finished.connect(go_on)
    child.start(1, subject="The test")
    wait_until(lambda: seen == [1, 2, 3])


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_child_ends_with_its_whole_process_tree(tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    child = python(
        f"""
        import subprocess, sys, time
        nap = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        open({str(pid_file)!r}, "w").write(f"{{nap.pid}}\\n")
        time.sleep(60)
        """
    )
    child.start(subject="The test")
    pid = pid_in(pid_file)
    del child
    wait_until(lambda: not is_running(pid))
    wait_until(lambda: not child_module._alive)


@pytest.mark.parametrize("ending", ["app.quit()", "sys.exit(0)", "raise KeyboardInterrupt"])
def test_nothing_is_left_running_when_the_program_ends(tmp_path: Path, ending: str) -> None:
    pid_file = tmp_path / "pid"
    program = f"""
        import sys
        from PySide6.QtCore import QCoreApplication, QTimer
        from rallytrace.session.child import Child
        app = QCoreApplication([])
        nap = "import os, time; open({str(pid_file)!r}, 'w').write(f'{{os.getpid()}}\\\\n'); time.sleep(60)"
        child = Child(program=(sys.executable, "-c", nap))
        child.start(subject="The test")
        timer = QTimer(interval=20)
        def look():
            import os
            if os.path.exists({str(pid_file)!r}) and os.path.getsize({str(pid_file)!r}):
                app.quit()
        timer.timeout.connect(look)
        timer.start()
        app.exec()
        {ending}
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=False, timeout=120
    )
    pid = pid_in(pid_file)
    wait_until(lambda: not is_running(pid))
    assert "QProcess" not in done.stderr
    assert done.returncode in (0, 1, 130, -signal.SIGINT)


def test_many_commands_leave_nothing_behind() -> None:
    child = python("print([])")
    for _ in range(10):
        run(child)
    wait_until(lambda: not child_module._alive)
    assert os.getpid() not in {process._process.processId() for process in child_module._alive}


LINES = """
    import json, signal, sys, time
    print("a library says something")
    print(json.dumps({"done": 1}), flush=True)
    print(json.dumps({"done": 2}), flush=True)
"""


def follow(program: str) -> tuple[Listener, list[object]]:
    """Return a command that writes its progress, and what it told before it ended."""
    child, said = python(LINES + textwrap.indent(textwrap.dedent(program), "    ")), list[object]()
    heard = Listener(child)
    child.reported.connect(said.append)
    child.start(subject="The test", timeout_s=None, lines=True)
    heard.wait_for_ends()
    return heard, said


def test_lines_are_reported_as_they_come_and_last_is_the_result() -> None:
    heard, said = follow('print(json.dumps({"final": True, "place": "here"}))')
    assert said == [{"done": 1}, {"done": 2}, {"final": True, "place": "here"}]
    assert heard.results == [{"final": True, "place": "here"}]


def test_partly_failed_command_has_a_result_if_written() -> None:
    heard, _ = follow('print(json.dumps({"final": True})); sys.exit(1)')
    assert heard.results == [{"final": True}]


def test_without_a_final_line_a_failure_is_one() -> None:
    heard, _ = follow('sys.stderr.write("rallytrace: It is broken.\\n  Mend it.\\n"); sys.exit(1)')
    (error,) = heard.errors
    assert str(error) == "It is broken. Mend it."


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another process")
def test_stopped_command_has_time_to_save(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    child = python(f"""
        import pathlib, signal, sys, time
        def keep(*_):
            pathlib.Path({str(kept)!r}).touch()
            sys.exit(130)
        signal.signal(signal.SIGINT, keep)
        print('{{"done": 1}}', flush=True)
        time.sleep(60)
    """)
    heard, said = Listener(child), list[object]()
    child.reported.connect(said.append)
    child.start(subject="The test", timeout_s=None, lines=True)
    wait_until(lambda: said)
    child.stop()
    heard.wait_for_ends()
    assert kept.exists()
    assert isinstance(heard.errors[0], ChildStoppedError)
    assert not child.running
