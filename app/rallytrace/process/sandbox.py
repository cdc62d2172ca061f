"""Processes that may die: they read untrusted files, with limited time and memory."""

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
"""Memory limit of such a process; a model of the published size takes less than 1 GB."""

NO_MEMORY: Final = 77
"""The exit code of a process that ended itself at the memory limit."""

KNOWN_EXITS: Final = {NO_MEMORY: f"took more than {MOST_MB} MB of memory"}
"""Meanings of exit codes, for `child_processes.answer_of`."""

_PARENT_DEATH: Final = 1
"""Linux' PR_SET_PDEATHSIG."""
_LOOK_SECONDS: Final = 0.1

_contained = threading.Event()


def is_contained() -> bool:
    """Whether this process may die, and so may read untrusted files itself."""
    return _contained.is_set()


def contain_this_process(parent: int, seconds: float) -> None:
    """Limit this process' time and memory, and end it with its parent.

    Linux refuses memory beyond the limit, and ONNX Runtime reports it. On other systems a thread checks the used
    memory; on Windows, without such a figure, it only limits the time.

    Args:
        parent: the process id of the parent.
        seconds: wall-clock time; the limit of processor time is this for each core.
    """
    _contained.set()
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        limits = {resource.RLIMIT_CPU: round(seconds * (os.cpu_count() or 1))}
        if sys.platform == "linux":
            # Limits private memory only: mapped libraries take gigabytes of addresses.
            limits[resource.RLIMIT_DATA] = MOST_MB * 2**20
        for kind, limit in limits.items():
            _, hard_limit = resource.getrlimit(kind)
            lowest = limit if hard_limit == resource.RLIM_INFINITY else min(limit, hard_limit)
            resource.setrlimit(kind, (lowest, lowest))
        if sys.platform == "linux":
            # A library may block the thread below.
            ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent, seconds), name="limits", daemon=True).start()


def _watch(parent: int, seconds: float) -> None:
    ends = time.monotonic() + seconds
    while (
        (peak_rss_mb() or 0) < MOST_MB
        and (sys.platform == "win32" or os.getppid() == parent)
        and time.monotonic() < ends
    ):
        time.sleep(_LOOK_SECONDS)
    os._exit(NO_MEMORY)


def peak_rss_mb() -> float | None:
    """The peak memory of this process, in MiB; None on Windows."""
    if sys.platform == "win32":
        return None
    if sys.platform == "linux":
        # Preferred to getrusage, whose figure for a child begins with its parent's peak.
        found = re.search(
            r"^VmHWM:\s*(\d+)", Path("/proc/self/status").read_text(encoding="ascii", errors="replace"), re.MULTILINE
        )
        if found is not None:
            return round(int(found[1]) / 2**10, 1)
    import resource  # noqa: PLC0415 - not there on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
