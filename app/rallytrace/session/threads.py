"""Support for threads: their priority, garbage collection, memory, and those that do not end.

Qt objects in reference cycles are deleted by Python's garbage collector, in whichever thread allocates memory at
that moment. Deleting them in another thread than their own aborts the process.
"""

import atexit
import contextlib
import ctypes
import gc
import logging
import os
import platform
import sys
import threading
import time
from collections.abc import Callable
from typing import Final, NoReturn

from PySide6.QtCore import QObject, QTimer, Slot

_EVERY_MS: Final = 1000
_OLDEST: Final = 2


class GarbageCollector(QObject):
    """Runs the garbage collector from the event loop; automatic collection is off while this exists."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.collect()
        # What is there now, mostly modules, stays: looking through it again and again would hold up the window.
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tidy)
        self._timer.start(_EVERY_MS)

    def end(self) -> None:
        """Switch automatic collection on again."""
        self._timer.stop()
        gc.enable()
        gc.unfreeze()

    @Slot()
    def _tidy(self) -> None:
        """Collect the oldest generation that is due, as the collector itself would."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in range(_OLDEST, -1, -1):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                return


_log = logging.getLogger(__name__)

_left: Final[list[Callable[[], bool]]] = []
"""Of the threads that did not end in time, the methods that say whether they still run; so the threads are kept, too:
Qt aborts the process if a running thread is deleted."""


def leave_behind(is_running: Callable[[], bool], reason: str) -> None:
    """Keep a thread that has not ended in time; the process then ends without what Python does on its way out.

    Args:
        is_running: the thread's own method.
        reason: a sentence for the log.
    """
    _log.warning("%s", reason)
    if not _left:
        atexit.register(_end_process)
    _left.append(is_running)


def left_running() -> bool:
    """Whether a thread that did not end in time still runs: what Python does on its way out would end in an abort."""
    _left[:] = [is_running for is_running in _left if is_running()]
    return bool(_left)


def leave_process(code: int) -> NoReturn:
    """End the process at once, with everything written so far."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):  # closed, or none, as under pythonw
            stream.flush()
    os._exit(code)


_PATIENCE_SECONDS: Final = 30.0
"""On a busy machine a thread of low priority ends late; until then the process may end as any other."""


def _end_process() -> None:
    until = time.monotonic() + _PATIENCE_SECONDS
    while left_running() and time.monotonic() < until:
        time.sleep(0.05)
    if left_running():
        _log.warning("A thread has not ended, so the process is ended without it.")
        leave_process(1)


_M_MMAP_THRESHOLD: Final = -3
_LARGE_BYTES: Final = 256 * 2**10


def return_large_blocks() -> None:
    """Have the C library give every large block back to the system as soon as it is freed (glibc).

    By itself it raises the size from which it does so with each such block that is freed, up to 32 MB. Pictures and
    heatmaps then lie in the heaps of a dozen threads, which seldom shrink: with a 1080p video 250 MB of 1,130 were
    free memory in between.
    """
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)


def release_free_memory() -> None:
    """Return freed memory to the operating system (glibc keeps large blocks of many threads)."""
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)


NICENESS = 5
"""The niceness of the threads of a run, on systems that support it for single threads (Linux)."""


def lower_priority() -> None:
    """Lower the priority of this thread and of threads started by it later."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
