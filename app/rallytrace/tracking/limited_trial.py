"""Trying a model in a child process: it may loop for ever, crash or want all memory there, and is refused in words."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rallytrace.errors import AppError
from rallytrace.inference.providers import child_environment

if TYPE_CHECKING:
    from rallytrace.inference.model_file import ModelFile

TRIAL_FLAG: Final = "--try-model"
"""The first argument with which RallyTrace starts itself to try a model; its path, the background mode, and the process
that waits for the answer follow.

What is done then is `rallytrace.tracking.model_trial.main`.
"""

TRIAL_SECONDS: Final = 80.0
"""A model of the published size takes seconds; a slow machine with a cold disk many. The window waits for 90."""

TRIAL_MB: Final = 4096
"""What a trial may take of memory; a model of the published size takes less than 1 GB."""

NO_MEMORY: Final = 77
"""The exit code of a trial that has ended itself because it had taken more than that."""

_CONSEQUENCE: Final = "A run with this file would do the same, so it is not used."


def try_apart(file: "ModelFile", *, seconds: float = TRIAL_SECONDS) -> tuple[str, ...]:
    """Load a model and run it once, in a child process; what is odd about its answer, a sentence each.

    Args:
        file: the model.
        seconds: how long it may take. Ctrl+C ends it at once.

    Raises:
        AppError: it cannot be loaded or run, gives what no such network gives, or takes too long or too much memory.
    """
    path = file.path
    own = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "rallytrace"]
    try:
        child = subprocess.run(  # noqa: S603 - our own program
            [*own, TRIAL_FLAG, str(path), file.bg_mode.value, str(os.getpid())],
            env=child_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except subprocess.TimeoutExpired as error:
        raise AppError(f"The trial of {path} did not end within {seconds:g} seconds.", _CONSEQUENCE) from error
    except OSError as error:
        raise AppError(
            f"The trial of {path} could not be started: {error.strerror}.", "Close other programs, and try again."
        ) from error
    result = _result(path, child)
    if "what" in result:
        raise AppError(str(result["what"]), str(result["remedy"]))
    return tuple(str(one) for one in result["odd"])


def _result(path: Path, child: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    if child.returncode == NO_MEMORY:
        raise AppError(f"The trial of {path} took more than {TRIAL_MB} MB of memory.", _CONSEQUENCE)
    if child.returncode != 0:
        raise AppError(f"The trial of {path} crashed ({_name_of(child.returncode)}).", _CONSEQUENCE)
    try:
        # Native libraries write to stdout as they please; the result is the last line.
        result: dict[str, Any] = json.loads(child.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError) as error:
        raise AppError(f"The trial of {path} ended without a result.", _CONSEQUENCE) from error
    return result


def _name_of(code: int) -> str:
    if os.name == "posix" and -code in {one.value for one in signal.Signals}:
        return signal.Signals(-code).name
    return f"exit code {code & 0xFFFFFFFF:#x}" if abs(code) > 255 else f"exit code {code}"
