"""RallyTrace starts itself: child processes for work that may crash, hang or take all memory.

The first argument of such a process is a flag; `cli.main` passes the others to `main` of the module in `CHILDREN`.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PROBE_FLAG: Final = "--probe-provider"
"""Runs a small model on an execution provider, whose name follows."""
TRIAL_FLAG: Final = "--try-model"
"""Runs a model file once; its path, its background mode and the process id of the parent follow."""
BACKEND_FLAG: Final = "--run-backend"
"""Runs a model on some windows of a video; what of is in the JSON that follows."""
CHILDREN: Final = {
    PROBE_FLAG: "rallytrace.inference.providers",
    TRIAL_FLAG: "rallytrace.tracking.model_trial",
    BACKEND_FLAG: "rallytrace.tracking.verification",
}
"""The module whose `main` a child process runs, by its flag."""

CHILD_VARIABLE: Final = "RALLYTRACE_CHILD"
"""Set in the environment of what RallyTrace starts: it writes UTF-8, whatever the system's encoding is."""
STOPPED_BY_INPUT_VARIABLE: Final = "RALLYTRACE_STOPPED_BY_INPUT"
"""Set where the end of stdin is a child's Ctrl+C: Windows can send a process without a console no signal. It is for
that process alone, not for those that it starts."""


def own_command(*arguments: str) -> list[str]:
    """The command line that starts RallyTrace with these arguments, in a bundle and in a clone."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    # Safe path (-P): a file named like one of our imports in the user's working folder must not be run.
    return [sys.executable, "-P", "-m", "rallytrace", *arguments]


def child_environment() -> dict[str, str]:
    """The environment of a child process; it finds the package where this process found it, installed or not."""
    source_root = str(Path(__file__).resolve().parents[1])
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
    """
    return subprocess.run(  # noqa: S603 - our own program
        command,
        env=child_environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=seconds,
        check=False,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def exit_name(code: int) -> str:
    """A name for a child's exit code: the signal that ended it (`SIGSEGV`), or the code, large ones in hexadecimal."""
    if os.name == "posix" and -code in {one.value for one in signal.Signals}:
        return signal.Signals(-code).name
    return f"exit code {code & 0xFFFFFFFF:#x}" if abs(code) > 255 else f"exit code {code}"
