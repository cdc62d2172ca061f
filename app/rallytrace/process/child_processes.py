"""RallyTrace starts itself: child processes for work that may crash, hang or take all memory.

The first argument of such a process is a flag; `cli.main` passes the others to `main` of the module in `CHILDREN`.
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

PROBE_FLAG: Final = "--probe-provider"
"""Runs a small model on an execution provider; its name follows."""
TRIAL_FLAG: Final = "--try-model"
"""Runs a model file once; its path, its background mode and the process id of the parent follow."""
READING_FLAG: Final = "--read-model"
"""Reads and loads a model file; its path and the process id of the parent follow."""
CONFIGURATION_FLAG: Final = "--run-configuration"
"""Runs a model on some windows of a video; a JSON with model, video and windows follows."""
PLAYERS_FLAG: Final = "--run-player-network"
"""Runs a network of the players on some frames of a video; a JSON follows."""
SCREEN_FLAG: Final = "--try-screen"
"""Opens Qt's display."""
CHILDREN: Final = {
    PROBE_FLAG: "rallytrace.inference.providers",
    READING_FLAG: "rallytrace.inference.model_files.model_reading",
    TRIAL_FLAG: "rallytrace.model_trials.model_trial",
    CONFIGURATION_FLAG: "rallytrace.model_trials.verification",
    PLAYERS_FLAG: "rallytrace.model_trials.player_verification",
    SCREEN_FLAG: "rallytrace.commands.open",
}
"""The module with a child process' `main`, by its flag."""

_WAIT_SECONDS: Final = 0.1

CHILD_VARIABLE: Final = "RALLYTRACE_CHILD"
"""Set in the environment of child processes: they write UTF-8, whatever the system's encoding is."""
STOPPED_BY_INPUT_VARIABLE: Final = "RALLYTRACE_STOPPED_BY_INPUT"
"""Set if the end of stdin is a child's Ctrl+C: Windows can send no signal to a process without a console. It is for
that process alone, not for its own children."""


def own_command(*arguments: str) -> list[str]:
    """The command line for RallyTrace with these arguments, in a bundle and in a clone."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        # On Windows rallytracew.exe, of the start menu, has no console; the program beside it answers.
        return [str(program.with_stem("rallytrace") if program.stem == "rallytracew" else program), *arguments]
    # Safe path (-P): a file in the user's working folder, named like an import, must not be run.
    return [sys.executable, "-P", "-m", "rallytrace", *arguments]


def child_environment() -> dict[str, str]:
    """The environment of a child process; it finds the package at the same place, installed or not."""
    source_root = str(Path(__file__).resolve().parents[2])
    inherited = os.environ.get("PYTHONPATH")
    return {
        **os.environ,
        CHILD_VARIABLE: "1",
        "PYTHONPATH": os.pathsep.join([source_root, *([inherited] if inherited else [])]),
    }


def run_child(command: Sequence[str], seconds: float) -> subprocess.CompletedProcess[str]:
    """Run a command of `own_command` to its end, without input, and keep its output.

    Raises:
        TimeoutExpired: it took longer than `seconds`, and was killed.
        OSError: it could not be started.
        KeyboardInterrupt: a signal came meanwhile, with or without another answer.
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
                # Before Python 3.14 Windows answers Ctrl+C only after a wait.
                with contextlib.suppress(subprocess.TimeoutExpired):
                    stdout, stderr = child.communicate(timeout=_WAIT_SECONDS)
                    return subprocess.CompletedProcess(command, child.returncode, stdout, stderr)
        finally:
            child.kill()
    raise subprocess.TimeoutExpired(command, seconds)


def answer_of(
    command: Sequence[str], seconds: float, subject: str, consequence: str = "", *, known_exits: Mapping[int, str] = {}
) -> dict[str, Any]:
    """Run a command of `own_command` to its end; return its answer, a JSON object.

    Args:
        seconds: time limit.
        subject: the subject of messages, such as `The test of net.onnx`.
        consequence: the consequence of a missing answer.
        known_exits: meanings of exit codes other than crashes, each a sentence without its subject and full stop.

    Raises:
        AppError: it could not be started, crashed, took too long, gave no answer, or answered with an `AppError`: an
            object with `what` and `remedy`.
    """
    try:
        child = run_child(command, seconds)
    except subprocess.TimeoutExpired as error:
        raise AppError(f"{subject} did not finish within {seconds:g} seconds.", consequence) from error
    except OSError as error:
        raise AppError(
            f"{subject} could not be started: {error.strerror}.", "Close other programs, and try again."
        ) from error
    if child.returncode != 0:
        ending = known_exits.get(child.returncode, f"crashed ({exit_name(child.returncode)})")
        raise AppError(f"{subject} {ending}.", consequence)
    try:
        answer = answer_in(child.stdout)
    except ValueError as error:
        raise AppError(f"{subject} ended without a result.", consequence) from error
    if "what" in answer:
        raise AppError(str(answer["what"]), str(answer["remedy"]))
    return answer


def give_answer(make: Callable[[], Mapping[str, Any]]) -> int:
    """Print what a child process made, or its AppError, for `answer_of`; returns the exit code."""
    try:
        answer = make()
    except AppError as error:
        answer = {"what": error.problem, "remedy": error.remedy}
    sys.stdout.write("\n" + json.dumps(answer) + "\n")
    return 0


def answer_in(stdout: str) -> dict[str, Any]:
    """The JSON object in a child's last line: native libraries may write other lines to stdout.

    Raises:
        ValueError: there is none.
    """
    lines = stdout.strip().splitlines()
    answer = parse_json(lines[-1]) if lines else None
    if not isinstance(answer, dict):
        raise ValueError("The last line is not a JSON object.")  # noqa: TRY004 - as other text that is no answer
    return answer


def exit_name(code: int) -> str:
    """A name for a child's exit code: its signal (`SIGSEGV`), or the code, large ones in hexadecimal."""
    if os.name == "posix" and -code in set(signal.Signals):
        return signal.Signals(-code).name
    return f"exit code {code & 0xFFFFFFFF:#x}" if abs(code) > 255 else f"exit code {code}"
