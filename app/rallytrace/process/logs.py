"""The log file and the handling of unexpected errors, which are logged and reported."""

import contextlib
import faulthandler
import io
import logging
import logging.handlers
import platform
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO

import rallytrace
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.texts import tr_lazy

_log = logging.getLogger(__name__)

_MAX_FILE_BYTES = 1_000_000
_N_BACKUPS = 4
_FORMAT = "%(asctime)s %(process)d %(threadName)s %(levelname)s %(name)s: %(message)s"
_LEVEL = logging.INFO
_MAX_FULL_REPORTS = 3
"""Full reports logged for the same error; after that only the count is logged, at every tenth occurrence."""


@dataclass(frozen=True, slots=True)
class LogFiles:
    """The location of the log.

    Attributes:
        log: path of the log file; None if none can be written.
        complaint: reason why there is no log file; else empty.
    """

    log: Path | None
    complaint: str = ""


@dataclass(frozen=True, slots=True)
class Crash:
    """An unexpected error.

    Attributes:
        problem: one-line description.
        remedy: what to do, if known.
        location: place in the program; the same whenever the same error recurs.
        report: all known facts, for developers.
    """

    problem: str
    remedy: str
    location: str
    report: str


@dataclass(slots=True)
class _Open:
    files: LogFiles = field(default_factory=lambda: LogFiles(None, tr_lazy("errors", "The log has not been started.")))
    handler: logging.Handler | None = None
    last_words: IO[str] | None = None
    crashes: Counter[str] = field(default_factory=Counter)


_open = _Open()


def start_log() -> LogFiles:
    """Start the log once per process and return its location. The program continues if it cannot be written."""
    if _open.handler is not None:
        return _open.files
    folder = paths.log_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _LogFile(
            folder / "rallytrace.log",
            maxBytes=_MAX_FILE_BYTES,
            backupCount=_N_BACKUPS,
            encoding="utf-8",
            errors="backslashreplace",
        )
        last_words = _open_interpreter_crash_file(folder / "last-words.log")
    except OSError as error:
        reason = error.strerror or str(error)
        complaint = tr_lazy(
            "errors",
            "No log is written, because {folder} cannot be written to ({reason}).",
            folder=str(folder),
            reason=reason,
        )
        _open.files = LogFiles(None, complaint)
        return _open.files
    handler.setFormatter(logging.Formatter(_FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(min(root.level or _LEVEL, _LEVEL))
    _open.handler, _open.last_words = handler, last_words
    _open.files = LogFiles(folder / "rallytrace.log")
    _log.info("RallyTrace %s, Python %s, %s", rallytrace.__version__, platform.python_version(), platform.platform())
    return _open.files


def log_files() -> LogFiles:
    """Return the location of the log, if it has been started."""
    return _open.files


def end_log() -> None:
    """Close the log and drop later messages. For tests and for the very end of the program."""
    if _open.handler is not None:
        logging.getLogger().removeHandler(_open.handler)
        _open.handler.close()
    if _open.last_words is not None:
        with contextlib.suppress(ValueError):
            faulthandler.disable()
        _open.last_words.close()
    _open.handler = _open.last_words = None
    _open.files = LogFiles(None, tr_lazy("errors", "The log has been ended."))
    _open.crashes = Counter()


def watch_for_crashes(tell: Callable[[Crash], None]) -> None:
    """Log and report every uncaught error of any thread from now on.

    Args:
        tell: called on the failing thread; must return quickly and may not touch widgets. Errors in destructors do not
            stop anything and are only logged.
    """

    def of_main(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not isinstance(error, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        _print(error)
        tell(log_crash(error, threading.current_thread().name))

    def of_thread(args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            _print(args.exc_value)
            tell(log_crash(args.exc_value, args.thread.name if args.thread else "?"))

    def log_destructor_error(args: "sys.UnraisableHookArgs") -> None:
        if isinstance(args.exc_value, Exception):
            log_crash(args.exc_value, threading.current_thread().name)

    sys.excepthook = of_main
    threading.excepthook = of_thread
    sys.unraisablehook = log_destructor_error


def log_crash(error: Exception, thread: str) -> Crash:
    """Log an unexpected error and return its description."""
    location = _location(error)
    _open.crashes[location] += 1
    times = _open.crashes[location]
    if times <= _MAX_FULL_REPORTS:
        _log.error("Unexpected error in %s", thread, exc_info=error)
    elif times % 10 == 0:
        _log.error("Unexpected error in %s at %s (occurrence %d)", thread, location, times)
    known = isinstance(error, AppError)
    problem = error.problem if isinstance(error, AppError) else f"{type(error).__name__}: {error}".rstrip(": ")
    remedy = error.remedy if isinstance(error, AppError) else ""
    return Crash(problem, remedy, location, _report(error, thread, known=known))


def _print(error: Exception) -> None:
    if sys.stderr is not None:  # a windowed bundle has none
        traceback.print_exception(error, file=sys.stderr)


def _location(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return f"{type(error).__name__} at {place}"


def _report(error: Exception, thread: str, *, known: bool) -> str:
    head = [
        f"RallyTrace {rallytrace.__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S %z}, thread {thread}{', expected' if known else ''}",
        f"Log: {_open.files.log or _open.files.complaint}",
        "",
        "",
    ]
    return "\n".join(head) + "".join(traceback.format_exception(error))


class _LogFile(logging.handlers.RotatingFileHandler):
    """A log file that keeps growing if it cannot be renamed (on Windows, while another window has it open)."""

    def doRollover(self) -> None:
        if self.stream:
            self.stream.close()
        log, renamed = Path(self.baseFilename), Path(f"{self.baseFilename}.full")
        try:
            log.rename(renamed).rename(log)
        except OSError:
            self.maxBytes += _MAX_FILE_BYTES
            self.stream = self._open()
        else:
            super().doRollover()


def _open_interpreter_crash_file(path: Path) -> IO[str]:
    """Open the file for crashes of the interpreter itself; keep an earlier one beside it."""
    with contextlib.suppress(OSError):
        if path.stat().st_size:
            path.replace(path.with_suffix(".earlier.log"))
    opened = path.open("w", encoding="utf-8")
    with contextlib.suppress(ValueError, io.UnsupportedOperation):
        faulthandler.enable(opened)
    return opened
