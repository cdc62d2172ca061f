"""Output to a terminal, or to a script that reads a pipe."""

import contextlib
import io
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

from rallytrace.errors import AppError, TakenError, printable
from rallytrace.process.child_processes import PACKED_ERROR_PREFIX, TEXTS_VARIABLE
from rallytrace.texts import pack_texts, tr_lazy

if TYPE_CHECKING:
    from tqdm import tqdm

DONE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""


def prepare(*, encoding: str | None = None) -> None:
    """Make stdout and stderr accept every text: characters missing in their encoding become escapes.

    On Windows, pipes and files get a code page that lacks most letters. A program without a console has neither
    stream; its output is dropped.

    Args:
        encoding: new encoding of both streams; None keeps the current one.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - stays open until the program ends
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def say(text: str = "") -> None:
    """Write a line of results to stdout."""
    _write(printable(text) + "\n", sys.stdout)


def remark(text: str) -> None:
    """Write a line that is not a result (a decision or a warning) to stderr."""
    _write(printable(text) + "\n", sys.stderr)


def complain(error: AppError) -> None:
    """Write an error and what to do about it to stderr."""
    remark(f"rallytrace: {error.problem}")
    remedy = "Choose another name, or pass --force." if isinstance(error, TakenError) else error.remedy
    if remedy:
        remark(f"  {remedy}")
    if TEXTS_VARIABLE in os.environ:
        remark(PACKED_ERROR_PREFIX + json.dumps(pack_texts([error.problem, error.remedy])))


def _for_reader(value: Any) -> Any:
    return pack_texts(value) if TEXTS_VARIABLE in os.environ else value


def say_json(value: Any) -> None:
    """Write a value to stdout as JSON, for scripts."""
    _write(json.dumps(_for_reader(value), indent=2, default=str) + "\n", sys.stdout)


def say_json_line(value: Any) -> None:
    """Write a value to stdout as one line of JSON, for programs that follow the progress."""
    _write(json.dumps(_for_reader(value), default=str) + "\n", sys.stdout)


def progress_bar(name: str | None = None, total: int | None = None, unit: str = " frames") -> "tqdm[NoReturn]":
    """Return a progress bar on stderr, shown only on a terminal and removed at the end."""
    from tqdm import tqdm  # noqa: PLC0415 - few commands show one

    tqdm.monitor_interval = 0  # tqdm's monitor thread would outlive the bars
    return tqdm(desc=name, total=total, unit=unit, disable=None, leave=False, dynamic_ncols=True, smoothing=0.1)


def finish_output() -> None:
    """Flush stdout.

    Raises:
        AppError: the output cannot be written, for instance because a disk is full.
    """
    _write("", sys.stdout)


def _write(text: str, stream: TextIO) -> None:
    """Write to stdout or stderr. Failures of stderr are ignored because there is nowhere to report them.

    Raises:
        BrokenPipeError: the reader of stdout has gone.
        AppError: stdout cannot be written.
    """
    try:
        stream.write(text)
        stream.flush()
    except OSError as error:
        if stream is sys.stdout and isinstance(error, BrokenPipeError):
            raise
        _discard(stream)
        if stream is sys.stdout:
            raise AppError(
                tr_lazy("errors", "The output was not written: {reason}.", reason=error.strerror),
                tr_lazy("errors", "Redirect it elsewhere."),
            ) from error


def _discard(stream: TextIO) -> None:
    """Redirect a stream to the null device, because Python tries to write its buffer again at exit."""
    with contextlib.suppress(OSError), Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())
