"""Support for threads: their priority, memory, and those that do not end."""

import atexit
import contextlib
import ctypes
import logging
import os
import platform
import queue
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, wait
from ctypes import wintypes
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

from rallytrace.errors import Cancelled

if TYPE_CHECKING:
    from rallytrace.process.stop_switch import StopSwitch

_log = logging.getLogger(__name__)

T = TypeVar("T")
_LOOK_SECONDS: Final = 0.05
"""Interval at which a waiting thread checks for cancellation."""

_left: Final[list[Callable[[], bool]]] = []
"""Of the threads that did not end in time, the methods that say whether they still run; so the threads are kept, too:
Qt aborts the process if a running thread is deleted."""
_PATIENCE_SECONDS: Final = 30.0
"""On a busy machine a thread of low priority ends late; until then the process may end as any other."""
_M_MMAP_THRESHOLD: Final = -3
_LARGE_BYTES: Final = 256 * 2**10
_M_ARENA_MAX: Final = -8
_ARENAS: Final = 2
"""Heaps for small blocks; glibc makes up to eight per core, and each keeps its peak size."""
NICENESS = 5
"""The niceness of the threads of a run, on systems that support it for single threads (Linux)."""
_PROCESS_NICENESS: Final = 10
_BELOW_NORMAL: Final = 0x4000


class Worker:
    """A thread of low priority for work, done in the order of the calls; the first call starts it.

    Args:
        daemon: whether the program may end before the thread.
    """

    def __init__(self, name: str, *, daemon: bool = False) -> None:
        self._name = name
        self._daemon = daemon
        self._thread: threading.Thread | None = None
        self._work: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()

    def do(self, work: Callable[[], object]) -> None:
        """Do this after all earlier work; an error is logged."""
        if self._thread is None:
            self._work = queue.SimpleQueue()
            self._thread = threading.Thread(target=self._run, args=(self._work,), name=self._name, daemon=self._daemon)
            self._thread.start()
        self._work.put(work)

    def call(self, work: Callable[[], T], stop: "StopSwitch") -> T:
        """Do this likewise, and wait for its result; its errors are raised here.

        Raises:
            Cancelled: `stop` was used; begun work goes on.
        """
        result: Future[T] = Future()

        def do() -> None:
            if not stop.stopped:
                try:
                    result.set_result(work())
                except BaseException as error:  # noqa: BLE001 - raised in the waiting thread
                    result.set_exception(error)

        self.do(do)
        while not stop.stopped:
            if wait([result], _LOOK_SECONDS).done:
                return result.result()
        raise Cancelled

    def leave(self, reason: str, seconds: float = 10.0, last: Callable[[], object] | None = None) -> None:
        """End the thread after the waiting work.

        Args:
            reason: for the log, if it does not end.
            seconds: the longest wait for it; then it is left to itself.
            last: work to do before, unless there is no thread.
        """
        if self._thread is None:
            return
        if last is not None:
            self._work.put(last)
        self._work.put(None)
        self._thread.join(seconds)
        if self._thread.is_alive() and self._daemon:
            _log.info("%s", reason)
        elif self._thread.is_alive():
            abandon_thread(self._thread.is_alive, reason)
        self._thread = None

    def _run(self, waiting: "queue.SimpleQueue[Callable[[], object] | None]") -> None:
        lower_priority()
        while (work := waiting.get()) is not None:
            try:
                work()
            except Exception:  # noqa: BLE001 - the edge of the worker
                _log.exception("Work of the thread '%s' failed", self._name)


def abandon_thread(is_running: Callable[[], bool], reason: str) -> None:
    """Keep an unfinished thread; the process then ends without Python's usual clean-up.

    Args:
        is_running: the thread's own method.
        reason: a sentence for the log.
    """
    _log.warning("%s", reason)
    if not _left:
        atexit.register(_end_process)
    _left.append(is_running)


def has_abandoned_threads() -> bool:
    """Whether an abandoned thread still runs: Python's clean-up would then abort the process."""
    _left[:] = [is_running for is_running in _left if is_running()]
    return bool(_left)


def leave_process(code: int) -> NoReturn:
    """End the process at once, with everything written so far."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):  # closed, or none, as under pythonw
            stream.flush()
    os._exit(code)


def _end_process() -> None:
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while has_abandoned_threads() and time.monotonic() < deadline:
        time.sleep(0.05)
    if has_abandoned_threads():
        _log.warning("A thread has not ended, so the process is ended without it.")
        leave_process(1)


def return_large_blocks() -> None:
    """Make the C library return every large freed block to the system at once (glibc).

    By default glibc raises its limit for this with each such block, up to 32 MB. Pictures and heatmaps then lie in the
    heaps of a dozen threads, and these seldom shrink: with a 1080p video 250 MB of 1,130 were free memory.
    """
    if platform.libc_ver()[0] == "glibc":
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)
        libc.mallopt(_M_ARENA_MAX, _ARENAS)


def release_free_memory() -> None:
    """Return freed memory to the operating system (glibc keeps large blocks of many threads)."""
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)


def lower_priority() -> None:
    """Lower the priority of this thread and of threads started by it later."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def lower_process_priority() -> None:
    """Let other programs have the processor first, from now on."""
    if sys.platform == "win32":
        # A handle of its own: what is said of its functions is not said to other users of `ctypes.windll`.
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = wintypes.HANDLE  # taken for an int it would lose its upper half
        kernel.SetPriorityClass.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        if not kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL):
            _log.warning("Windows did not lower the priority of the process.")
    else:
        with contextlib.suppress(OSError):
            os.nice(_PROCESS_NICENESS)
