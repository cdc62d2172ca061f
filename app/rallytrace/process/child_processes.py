"""Child processes that run RallyTrace itself, for work that may crash, hang or take all memory.

The first argument of a child process is a flag. `cli.main` passes the other arguments to `main` of the flag's module in
`CHILDREN`.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rallytrace.errors import AppError
from rallytrace.files.json_files import parse_json
from rallytrace.process import interruption
from rallytrace.texts import as_text, pack_texts, tr_lazy, unpack_texts

PROBE_FLAG: Final = "--probe-provider"
"""Run a small model on an execution provider; followed by the provider's name."""
TRIAL_FLAG: Final = "--try-model"
"""Run a model file once; followed by its path, its background mode and the parent's process id."""
READING_FLAG: Final = "--read-model"
"""Read and load a model file; followed by its path and the parent's process id."""
CONFIGURATION_FLAG: Final = "--run-configuration"
"""Run a model on some windows of a video; followed by a JSON object with model, video and windows."""
PLAYERS_FLAG: Final = "--run-player-network"
"""Run a player network on some frames of a video; followed by a JSON object."""
SCREEN_FLAG: Final = "--try-screen"
"""Open Qt's display, to find out whether that works."""
CHILDREN: Final = {
    PROBE_FLAG: "rallytrace.inference.providers",
    READING_FLAG: "rallytrace.inference.model_files.model_reading",
    TRIAL_FLAG: "rallytrace.model_trials.model_trial",
    CONFIGURATION_FLAG: "rallytrace.model_trials.verification",
    PLAYERS_FLAG: "rallytrace.model_trials.player_verification",
    SCREEN_FLAG: "rallytrace.commands.open",
}
"""Module whose `main` runs for each flag."""

_POLL_INTERVAL_SECONDS: Final = 0.1

TEXTS_VARIABLE: Final = "RALLYTRACE_TEXTS"
"""Set in a process whose JSON the window reads: its texts can be translated there; see `texts.pack_texts`."""
PACKED_ERROR_PREFIX: Final = "rallytrace-texts: "
"""Prefix of a line that follows a printed error, with the same error as JSON; see `texts.pack_texts`."""
CHILD_VARIABLE: Final = "RALLYTRACE_CHILD"
"""Environment variable set for child processes: they write UTF-8, whatever the system's encoding is."""
STOPPED_BY_INPUT_VARIABLE: Final = "RALLYTRACE_STOPPED_BY_INPUT"
"""Environment variable set if a child treats the end of stdin as Ctrl+C, because Windows cannot send a signal to a
process without a console. It applies to that process, not to its own children."""


def own_command(*arguments: str) -> list[str]:
    """Return the command line that runs RallyTrace with these arguments, in a bundle or in a clone."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        # On Windows rallytracew.exe, started from the menu, has no console; the program beside it has one.
        return [str(program.with_stem("rallytrace") if program.stem == "rallytracew" else program), *arguments]
    # Safe path (-P): never run a file in the user's working folder that has the name of an import.
    return [sys.executable, "-P", "-m", "rallytrace", *arguments]


def child_environment() -> dict[str, str]:
    """Return the environment for a child process, in which it finds the same package, installed or not."""
    source_root = str(Path(__file__).resolve().parents[2])
    inherited = os.environ.get("PYTHONPATH")
    return {
        **os.environ,
        CHILD_VARIABLE: "1",
        "PYTHONPATH": os.pathsep.join([source_root, *([inherited] if inherited else [])]),
    }


def run_child(command: Sequence[str], seconds: float) -> subprocess.CompletedProcess[str]:
    """Run a command from `own_command` to completion without input, and return its output.

    Raises:
        TimeoutExpired: the child took longer than `seconds` and was killed.
        OSError: the child could not be started.
        KeyboardInterrupt: a signal arrived while the child ran, even if a handler dealt with it.
    """
    began = time.monotonic()
    deadline = began + seconds
    with subprocess.Popen(  # noqa: S603 - our own program
        command,
        env=child_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    ) as child:
        try:
            while time.monotonic() < deadline:
                if interruption.has_signal_since(began):
                    raise KeyboardInterrupt
                # Before Python 3.14, Windows handles Ctrl+C only when the wait ends.
                with contextlib.suppress(subprocess.TimeoutExpired):
                    stdout, stderr = child.communicate(timeout=_POLL_INTERVAL_SECONDS)
                    return subprocess.CompletedProcess(command, child.returncode, stdout, stderr)
        finally:
            child.kill()
    raise subprocess.TimeoutExpired(command, seconds)


def answer_of(
    command: Sequence[str],
    seconds: float,
    subject: str,
    consequence: str = "",
    *,
    known_exits: Mapping[int, Callable[[str], str]] = {},
) -> dict[str, Any]:
    """Run a command from `own_command` to completion and return its answer, a JSON object.

    Args:
        seconds: time limit.
        subject: subject of the error messages, such as `The test of net.onnx`.
        consequence: sentence on what a missing answer means for the user.
        known_exits: for each exit code that is not a crash, the error's sentence, made from `subject`.

    Raises:
        AppError: the child could not be started, crashed, took too long, gave no answer, or answered with an `AppError`
            (an object with `what` and `remedy`).
    """
    try:
        child = run_child(command, seconds)
    except subprocess.TimeoutExpired as error:
        raise AppError(
            tr_lazy("errors", "{subject} did not finish within {seconds:g} seconds.", subject=subject, seconds=seconds),
            consequence,
        ) from error
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "{subject} could not be started: {reason}.", subject=subject, reason=error.strerror),
            tr_lazy("errors", "Close other programs, and try again."),
        ) from error
    if child.returncode != 0:
        if child.returncode in known_exits:
            raise AppError(known_exits[child.returncode](subject), consequence)
        code = exit_name(child.returncode)
        raise AppError(tr_lazy("errors", "{subject} crashed ({code}).", subject=subject, code=code), consequence)
    try:
        answer: dict[str, Any] = unpack_texts(answer_in(child.stdout))
    except ValueError as error:
        raise AppError(tr_lazy("errors", "{subject} ended without a result.", subject=subject), consequence) from error
    if "what" in answer:
        raise AppError(as_text(answer["what"]), as_text(answer["remedy"]))
    return answer


def give_answer(make: Callable[[], Mapping[str, Any]]) -> int:
    """Print the result of a child process, or its AppError, for `answer_of`; return the exit code."""
    try:
        answer: Mapping[str, Any] = make()
    except AppError as error:
        answer = {"what": error.problem, "remedy": error.remedy}
    sys.stdout.write("\n" + json.dumps(pack_texts(answer)) + "\n")
    return 0


def answer_in(stdout: str) -> dict[str, Any]:
    """Return the JSON object in the last line of a child's output. Native libraries may write other lines.

    Raises:
        ValueError: the last line is not a JSON object.
    """
    lines = stdout.strip().splitlines()
    answer = parse_json(lines[-1]) if lines else None
    if not isinstance(answer, dict):
        raise ValueError("The last line is not a JSON object.")  # noqa: TRY004 - the same error as for other invalid text
    return answer


def exit_name(code: int) -> str:
    """Return a child's exit code as text: the name of a signal (`SIGSEGV`), or the number, in hexadecimal if large."""
    if os.name == "posix" and -code in set(signal.Signals):
        return signal.Signals(-code).name
    shown_code = f"{code & 0xFFFFFFFF:#x}" if abs(code) > 255 else str(code)
    return tr_lazy("errors", "exit code {code}", code=shown_code)
