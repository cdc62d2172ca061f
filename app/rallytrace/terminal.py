"""Talking to somebody at a terminal, or to a script behind a pipe."""

import json
import sys
from typing import Any

from rallytrace.errors import AppError, TakenError

DONE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""


def say(text: str = "") -> None:
    """Write a line of results to stdout."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def remark(text: str) -> None:
    """Write a line that is not a result (what was decided, what is unusual) to stderr."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def complain(error: AppError) -> None:
    """Tell the user what went wrong and what to do."""
    remark(f"rallytrace: {error.what}")
    remedy = "Choose another name, or pass --force." if isinstance(error, TakenError) else error.remedy
    if remedy:
        remark(f"  {remedy}")


def say_json(value: Any) -> None:
    """Write a value to stdout as JSON, for scripts."""
    say(json.dumps(value, indent=2, default=str))
