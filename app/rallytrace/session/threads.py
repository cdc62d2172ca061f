"""What other threads need so that the window is neither held up nor harmed: their priority, and garbage collection.

Qt objects that refer to one another in a cycle are deleted by Python's collector, in whichever thread happens to
allocate memory just then. In another thread than their own that ends the process.
"""

import contextlib
import ctypes
import gc
import os
import platform
import sys
import threading
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_EVERY_MS: Final = 1000
_OLDEST: Final = 2


class GarbageCollector(QObject):
    """Collects garbage from the event loop; automatic collection is off while this exists."""

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
    """Give freed memory back to the system where the C library keeps it (glibc)."""
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)


NICENESS = 5
"""How much the threads of a run give way, where the system knows that for single threads (Linux)."""


def lower_priority() -> None:
    """Lower the priority of this thread, and of all that it starts from now on."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
