"""Run commands of the program in child processes, so that crashes, hangs and leaks do not affect the window."""

import atexit
import contextlib
import functools
import itertools
import logging
import os
import re
import signal
import sys
import time
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.files.json_files import parse_json, parse_json_beginning
from rallytrace.process.child_processes import (
    CHILD_VARIABLE,
    PACKED_ERROR_PREFIX,
    STOPPED_BY_INPUT_VARIABLE,
    TEXTS_VARIABLE,
    child_environment,
    own_command,
)
from rallytrace.texts import tr_lazy, unpack_texts

_log = logging.getLogger(__name__)

DEFAULT_TIMEOUT_SECONDS: Final = 120.0
"""Default time limit of a command."""
_DEFAULT_GRACE_SECONDS: Final = 4.0
"""Default time for a stopped command to clean up before it is killed."""
_MAX_EXIT_WAIT_SECONDS: Final = 10.0
"""Maximum time to wait at program exit for stopped commands to clean up."""
_ERROR_PREFIX: Final = "rallytrace: "
"""The prefix of an error printed by `terminal.complain`.

The remedy follows on the next line, indented by two spaces.
"""

Outcome: TypeAlias = AppError | Any


class ChildCrashedError(AppError):
    """The process crashed."""


class ChildStoppedError(AppError):
    """The process was stopped on request."""


class ChildTimeoutError(AppError):
    """The process exceeded its time limit and was stopped."""


class Child(QObject):
    """Runs one command at a time in a child process without blocking.

    Args:
        program: executable and first arguments to start instead of RallyTrace.
    """

    finished = Signal(object)
    """The JSON that the command wrote to stdout, parsed."""
    failed = Signal(object)
    """An AppError: either the command's own error or the way the process ended."""
    reported = Signal(object)
    """A JSON object that the command wrote on one line, emitted at once. Only with `lines`."""

    def __init__(self, parent: QObject | None = None, *, program: tuple[str, ...] = ()) -> None:
        super().__init__(parent)
        self._program = program or tuple(own_command())
        self._process: _Process | None = None

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(
        self,
        *arguments: object,
        subject: str,
        timeout_s: float | None = DEFAULT_TIMEOUT_SECONDS,
        grace_s: float = _DEFAULT_GRACE_SECONDS,
        lines: bool = False,
    ) -> None:
        """Cancel any running command, and start another one.

        Args:
            *arguments: arguments of `rallytrace`, including `--json`.
            subject: the beginning of error sentences, for example `The check of net.onnx`, from `tr_lazy`.
            timeout_s: time limit in seconds, or None for no limit.
            grace_s: seconds that the command has for cleaning up when it is stopped.
            lines: whether the command writes JSON objects on single lines. The last one, marked `final`, is the result
                even after a failure.
        """
        self.cancel()
        process = _Process(subject, grace_s=grace_s, lines=lines)
        process.ended.connect(self._on_ended)
        process.reported.connect(self.reported)
        # If this object is deleted before its process ends, nothing else would end the process.
        self.destroyed.connect(process.kill)
        self._process = process
        process.start([*self._program, *(str(argument) for argument in arguments)], timeout_s)

    def cancel(self) -> None:
        """Stop the command without emitting a signal."""
        if self._process is not None:
            self._process.ended.disconnect(self._on_ended)
            self._process.reported.disconnect(self.reported)
            self._process.stop()
            self._process = None

    def stop(self) -> None:
        """Interrupt the command. `failed` follows with a `ChildStoppedError` unless the command has just ended."""
        if self._process is not None:
            self._process.stop()

    @Slot(object)
    def _on_ended(self, outcome: Outcome) -> None:
        self._process = None
        if isinstance(outcome, AppError):
            self.failed.emit(outcome)
        else:
            self.finished.emit(outcome)


class _Process(QObject):
    ended = Signal(object)
    """The command's JSON result or an AppError."""
    reported = Signal(object)

    def __init__(self, subject: str, *, grace_s: float, lines: bool) -> None:
        super().__init__()
        self._subject = subject
        self._grace_s = grace_s
        self._lines = lines
        self._last: dict[str, Any] | None = None
        self._patience_s = 0.0
        self._is_late = False
        self._is_unwanted = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._give_up)
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_environment())
        if sys.platform != "win32":
            self._process.setStandardInputFile(QProcess.nullDevice())
            # A process group of its own, so that subprocesses of the command end with it. A program started in the
            # background by a script ignores SIGINT, and so would its subprocesses.
            flags = QProcess.UnixProcessFlag
            self._process.setUnixProcessParameters(
                flags.CreateNewSession | flags.DisableCoreDumps | flags.ResetSignalHandlers
            )
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._note_error)
        if lines:
            self._process.readyReadStandardOutput.connect(self._read_lines)

    def start(self, command: list[str], patience_s: float | None) -> None:
        _alive.add(self)
        if patience_s is not None:
            self._patience_s = patience_s
            self._clock.start(round(1000 * patience_s))
        self._process.start(command[0], command[1:])

    def stop(self) -> None:
        self._is_unwanted = True
        if sys.platform == "win32":
            self._process.closeWriteChannel()
        else:
            self._signal(signal.SIGINT)
        self._clock.start(round(1000 * self._grace_s))

    @Slot()
    def kill(self) -> None:
        if sys.platform != "win32":
            self._signal(signal.SIGKILL)
        self._process.kill()  # in case its group does not exist yet

    def end_with_program(self, leaving_s: float) -> None:
        """Wait up to `leaving_s` seconds for a stopped process to end, then kill it. Kill a running one at once.

        This works without an event loop.
        """
        self._process.blockSignals(True)
        if not (self._is_unwanted and self._process.waitForFinished(round(1000 * min(leaving_s, self._grace_s)))):
            self.kill()
            self._process.waitForFinished(round(1000 * _DEFAULT_GRACE_SECONDS))

    def _signal(self, number: int) -> None:
        pid = self._process.processId()
        if pid > 0 and self._process.state() != QProcess.ProcessState.NotRunning:
            with contextlib.suppress(OSError):
                os.killpg(pid, number)

    @Slot()
    def _give_up(self) -> None:
        self._is_late = not self._is_unwanted
        self.kill()

    @Slot(QProcess.ProcessError)
    def _note_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            reason = self._process.errorString()
            self._end(
                AppError(
                    tr_lazy(
                        "errors", "{subject} could not be started: {reason}.", subject=self._subject, reason=reason
                    ),
                    tr_lazy("errors", "Install RallyTrace again."),
                )
            )

    @Slot(int, QProcess.ExitStatus)
    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._lines:
            self._read_lines()
        if self._is_unwanted and not self._is_late:
            self._end(ChildStoppedError(tr_lazy("errors", "{subject} was stopped.", subject=self._subject)))
            return
        output = bytes(self._process.readAllStandardOutput().data())
        errors = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        if errors:
            _log.info("%s said: %s", self._subject, errors.strip())
        if self._is_late:
            late = tr_lazy(
                "errors",
                "{subject} did not finish within {seconds:g} seconds and was stopped.",
                subject=self._subject,
                seconds=self._patience_s,
            )
            self._end(ChildTimeoutError(late))
        elif status == QProcess.ExitStatus.CrashExit:
            crash = tr_lazy("errors", "{subject} crashed ({name}).", subject=self._subject, name=_name_of_crash(code))
            self._end(ChildCrashedError(crash, _after_crash(code)))
        elif self._last is not None and self._last.get("final"):
            self._end(self._last)
        else:
            self._end(_result(output, errors, code, self._subject))

    @Slot()
    def _read_lines(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            with contextlib.suppress(ValueError):  # other output of a library
                record = unpack_texts(parse_json(line))
                if isinstance(record, dict):
                    self._last = record
                    self.reported.emit(record)

    def _end(self, outcome: Outcome) -> None:
        self._clock.stop()
        self.ended.emit(outcome)
        # Only after the process has handled its own signal.
        QTimer.singleShot(0, functools.partial(_alive.discard, self))


_alive: set[_Process] = set()
"""All processes that have not ended, including cancelled ones."""


@atexit.register
def _end_all() -> None:
    deadline = time.monotonic() + _MAX_EXIT_WAIT_SECONDS
    for process in _alive:
        with contextlib.suppress(RuntimeError):  # Qt may already be gone
            process.end_with_program(max(deadline - time.monotonic(), 0.0))


def _result(output: bytes, errors: str, code: int, subject: str) -> Outcome:
    """Return the command's JSON output, or an AppError if there is none."""
    text = output.decode(errors="replace")
    # Native libraries may also write to stdout, but the JSON starts on a new line.
    start = re.search(r"^[\[{]", text, re.MULTILINE)
    if start:
        with contextlib.suppress(ValueError):
            return unpack_texts(parse_json_beginning(text[start.start() :]))
    if code == 0:
        return AppError(
            tr_lazy("errors", "{subject} ended without a result.", subject=subject), tr_lazy("errors", "Try again.")
        )
    lines = errors.strip().splitlines()
    for line in lines:
        if line.startswith(PACKED_ERROR_PREFIX):
            with contextlib.suppress(ValueError):
                problem, remedy = unpack_texts(parse_json(line.removeprefix(PACKED_ERROR_PREFIX)))
                return AppError(problem, remedy)
    for line, next_line in itertools.pairwise([*lines, ""]):
        if line.startswith(_ERROR_PREFIX):
            return AppError(line.removeprefix(_ERROR_PREFIX), next_line.strip() if next_line.startswith("  ") else "")
    _log.error("%s failed with exit code %d: %s", subject, code, errors.strip())
    last = lines[-1].rstrip(".") if lines else tr_lazy("errors", "exit code {code}", code=str(code))
    return AppError(
        tr_lazy("errors", "{subject} failed: {reason}.", subject=subject, reason=last),
        tr_lazy("errors", "See the log for details."),
    )


def _name_of_crash(code: int) -> str:
    if sys.platform != "win32" and code in {item.value for item in signal.Signals}:
        return signal.Signals(code).name
    return f"{code & 0xFFFFFFFF:#x}"


def _after_crash(code: int) -> str:
    if sys.platform != "win32" and code == signal.SIGKILL:
        return tr_lazy("errors", "It was killed, possibly because memory ran out.")
    return ""


def _environment() -> QProcessEnvironment:
    environment, wanted = QProcessEnvironment.systemEnvironment(), child_environment()
    for name in ("PYTHONPATH", CHILD_VARIABLE):
        environment.insert(name, wanted[name])
    environment.insert(TEXTS_VARIABLE, "1")
    if sys.platform == "win32":
        environment.insert(STOPPED_BY_INPUT_VARIABLE, "1")
    return environment
