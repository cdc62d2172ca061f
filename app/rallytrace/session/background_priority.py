"""Giving way to the window."""

import contextlib
import os
import sys
import threading

NICENESS = 5
"""How much the threads of a run give way, where the system knows that for single threads (Linux)."""


def lower_priority() -> None:
    """Let this thread, and all that it starts from now on, give way to the window's."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
