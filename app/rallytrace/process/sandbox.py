"""Limits for child processes that read untrusted files and are allowed to die."""

import ctypes
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rallytrace.texts import tr_lazy

MAX_MEMORY_MB: Final = 4096
"""Memory limit of a sandboxed process in MiB. A model of the published size takes less than 1 GB."""

OUT_OF_MEMORY_EXIT: Final = 77
"""Exit code of a process that ended itself at the memory limit."""


def _took_memory(subject: str) -> str:
    return tr_lazy("errors", "{subject} took more than {limit} MB of memory.", subject=subject, limit=MAX_MEMORY_MB)


KNOWN_EXITS: Final[Mapping[int, Callable[[str], str]]] = {OUT_OF_MEMORY_EXIT: _took_memory}
"""Sentences for exit codes, for `child_processes.answer_of`."""

_PR_SET_PDEATHSIG: Final = 1
"""Option of prctl on Linux: signal to send to this process when its parent dies."""
_CHECK_INTERVAL_SECONDS: Final = 0.1

_contained = threading.Event()


def is_contained() -> bool:
    """Return True if this process is sandboxed and so may read untrusted files itself."""
    return _contained.is_set()


def contain_this_process(parent: int, seconds: float) -> None:
    """Limit the time and memory of this process, and end it with its parent.

    Linux refuses memory beyond the limit, and ONNX Runtime reports that. On macOS a thread checks the memory in use;
    Windows offers no figure for it, so only the time is limited there.

    Args:
        parent: process id of the parent.
        seconds: limit of wall-clock time; processor time is limited to this per core.
    """
    _contained.set()
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - missing on Windows

        limits = {resource.RLIMIT_CPU: round(seconds * (os.cpu_count() or 1))}
        if sys.platform == "linux":
            # Limit private memory only: mapped libraries take gigabytes of address space.
            limits[resource.RLIMIT_DATA] = MAX_MEMORY_MB * 2**20
        for kind, limit in limits.items():
            _, hard_limit = resource.getrlimit(kind)
            lowest = limit if hard_limit == resource.RLIM_INFINITY else min(limit, hard_limit)
            resource.setrlimit(kind, (lowest, lowest))
        if sys.platform == "linux":
            # A library may block the watcher thread started below.
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_watch, args=(parent, seconds), name="limits", daemon=True).start()


def _watch(parent: int, seconds: float) -> None:
    ends = time.monotonic() + seconds
    while (
        (peak_rss_mb() or 0) < MAX_MEMORY_MB
        and (sys.platform == "win32" or os.getppid() == parent)
        and time.monotonic() < ends
    ):
        time.sleep(_CHECK_INTERVAL_SECONDS)
    os._exit(OUT_OF_MEMORY_EXIT)


def peak_rss_mb() -> float | None:
    """Return the peak memory of this process in MiB; None on Windows."""
    if sys.platform == "win32":
        return None
    if sys.platform == "linux":
        # Preferred to getrusage, whose figure for a child starts at the parent's peak.
        found = re.search(
            r"^VmHWM:\s*(\d+)", Path("/proc/self/status").read_text(encoding="ascii", errors="replace"), re.MULTILINE
        )
        if found is not None:
            return round(int(found[1]) / 2**10, 1)
    import resource  # noqa: PLC0415 - missing on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
