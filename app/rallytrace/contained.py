"""Processes that may die: they work on files that nobody vouches for, with limited time and memory."""

import ctypes
import os
import re
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Final

MOST_MB: Final = 4096
"""What such a process may take of memory; a model of the published size takes less than 1 GB."""

NO_MEMORY: Final = 77
"""The exit code of a process that has ended itself because it had taken more than that."""

KNOWN_EXITS: Final = {NO_MEMORY: f"took more than {MOST_MB} MB of memory"}
"""What exit codes say, as `child_processes.answer_of` takes them."""

_PARENT_DEATH: Final = 1
"""Linux' PR_SET_PDEATHSIG."""
_LOOK_SECONDS: Final = 0.1

_contained = threading.Event()


def is_contained() -> bool:
    """Whether this process may die: it reads a file itself that another process would hand to such a one."""
    return _contained.is_set()


def contain_this_process(parent: int, seconds: float) -> None:
    """Limit this process' time and memory, and end it with its parent.

    Linux refuses memory beyond the limit, which ONNX Runtime then reports. Elsewhere a thread looks how much was taken;
    on Windows, which does not report it, only the time is limited, by that thread.

    Args:
        parent: the process id of the parent.
        seconds: by the clock; of processor time, so many for each core.
    """
    _contained.set()
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        limits = {resource.RLIMIT_CPU: round(seconds * (os.cpu_count() or 1))}
        if sys.platform == "linux":
            # What is mapped and written to: libraries, which are neither, take gigabytes of addresses.
            limits[resource.RLIMIT_DATA] = MOST_MB * 2**20
        for kind, limit in limits.items():
            _, most = resource.getrlimit(kind)
            lowest = limit if most == resource.RLIM_INFINITY else min(limit, most)
            resource.setrlimit(kind, (lowest, lowest))
        if sys.platform == "linux":
            # A library may keep the thread below from running.
            ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent, seconds), name="limits", daemon=True).start()


def _watch(parent: int, seconds: float) -> None:
    """End this process when it has become too large, or when its parent has gone or should have ended it."""
    ends = time.monotonic() + seconds
    while (
        (peak_rss_mb() or 0) < MOST_MB
        and (sys.platform == "win32" or os.getppid() == parent)
        and time.monotonic() < ends
    ):
        time.sleep(_LOOK_SECONDS)
    os._exit(NO_MEMORY)


def peak_rss_mb() -> float | None:
    """The most memory this process has had, in MiB; None on Windows, which keeps that elsewhere."""
    if sys.platform == "win32":
        return None
    if sys.platform == "linux":
        # Not from getrusage where it can be helped: there a child begins with the peak of the process that started it.
        own = re.search(
            r"^VmHWM:\s*(\d+)", Path("/proc/self/status").read_text(encoding="ascii", errors="replace"), re.MULTILINE
        )
        if own is not None:
            return round(int(own[1]) / 2**10, 1)
    import resource  # noqa: PLC0415 - not there on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
