"""Threads: priority, memory and threads that do not end."""

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
_POLL_INTERVAL_SECONDS: Final = 0.05
"""Interval at which a waiting thread checks for cancellation."""

_abandoned: Final[list[Callable[[], bool]]] = []
"""The `is_running` methods of abandoned threads. They also keep the threads alive: Qt aborts the process if a
running thread is deleted."""
_MAX_EXIT_WAIT_SECONDS: Final = 30.0
"""Time the process waits at exit for abandoned threads: low-priority threads end late on a busy machine."""
_M_TRIM_THRESHOLD: Final = -1
_TRIM_THRESHOLD_BYTES: Final = 4 * 2**20
_M_MMAP_THRESHOLD: Final = -3
_MMAP_THRESHOLD_BYTES: Final = 3 * 2**19
"""More than a heatmap of 768x432, and less than a frame of 1920x1080. New pages for heatmaps, of which each frame needs
several, took a quarter of a run's processor time."""
_M_ARENA_MAX: Final = -8
_MAX_ARENAS: Final = 2
"""Maximum number of malloc arenas. By default glibc makes up to eight per core, and each keeps its peak size."""
NICENESS = 5
"""Niceness of the threads of a run on Linux, where each thread has its own priority."""
_PROCESS_NICENESS: Final = 10
_BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000


class Worker:
    """A low-priority thread that does queued work in order. It starts when work is first queued.

    Args:
        daemon: True if the program may end before the thread.
    """

    def __init__(self, name: str, *, daemon: bool = False) -> None:
        self._name = name
        self._daemon = daemon
        self._thread: threading.Thread | None = None
        self._work: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()

    def do(self, work: Callable[[], object]) -> None:
        """Queue work to be done after all earlier work. Exceptions are logged."""
        if self._thread is None:
            self._work = queue.SimpleQueue()
            self._thread = threading.Thread(target=self._run, args=(self._work,), name=self._name, daemon=self._daemon)
            self._thread.start()
        self._work.put(work)

    def call(self, work: Callable[[], T], stop: "StopSwitch") -> T:
        """Run `work` on the thread after all earlier work and return its result. Exceptions propagate to the caller.

        Raises:
            Cancelled: `stop` was turned on; work that has begun continues.
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
            if wait([result], _POLL_INTERVAL_SECONDS).done:
                return result.result()
        raise Cancelled

    def leave(self, reason: str, seconds: float = 10.0, last: Callable[[], object] | None = None) -> None:
        """End the thread after the queued work.

        Args:
            reason: sentence for the log if the thread does not end.
            seconds: how long to wait for the thread before abandoning it.
            last: work to do before the thread ends; ignored if the thread never started.
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
            except Exception:  # noqa: BLE001 - the worker must survive any error
                _log.exception("Work of the thread '%s' failed", self._name)


def abandon_thread(is_running: Callable[[], bool], reason: str) -> None:
    """Give up waiting for a thread that does not end; the process then ends without Python's usual clean-up.

    Args:
        is_running: method of the thread that returns True while it runs.
        reason: sentence for the log.
    """
    _log.warning("%s", reason)
    if not _abandoned:
        atexit.register(_end_process)
    _abandoned.append(is_running)


def has_abandoned_threads() -> bool:
    """Return True if an abandoned thread still runs, in which case Python's clean-up would abort the process."""
    _abandoned[:] = [is_running for is_running in _abandoned if is_running()]
    return bool(_abandoned)


def leave_process(code: int) -> NoReturn:
    """End the process at once, after flushing all output."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):  # closed or missing, as under pythonw
            stream.flush()
    os._exit(code)


def _end_process() -> None:
    deadline = time.monotonic() + _MAX_EXIT_WAIT_SECONDS
    while has_abandoned_threads() and time.monotonic() < deadline:
        time.sleep(0.05)
    if has_abandoned_threads():
        _log.warning("A thread is still running. The process ends without waiting for it.")
        leave_process(1)


def return_large_blocks() -> None:
    """Make the C library return freed blocks of frames to the system at once, and use smaller ones again (glibc).

    By default glibc raises its threshold for this with each freed block, up to 32 MB. Frames and heatmaps then end up
    in the heaps of a dozen threads, which seldom shrink: with a 1080p video, 250 of 1,130 MB were free memory.
    """
    if platform.libc_ver()[0] == "glibc":
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_TRIM_THRESHOLD, _TRIM_THRESHOLD_BYTES)
        libc.mallopt(_M_MMAP_THRESHOLD, _MMAP_THRESHOLD_BYTES)
        libc.mallopt(_M_ARENA_MAX, _MAX_ARENAS)


def release_free_memory() -> None:
    """Return freed memory to the operating system; glibc keeps it if many threads freed large blocks."""
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).malloc_trim(0)


def lower_priority() -> None:
    """Lower the priority of this thread and of threads it starts later."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def lower_process_priority() -> None:
    """Lower the priority of this process, so that other programs get the processor first."""
    if sys.platform == "win32":
        # Use a handle of our own: setting argument types on `ctypes.windll` would change them for all its users.
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = wintypes.HANDLE  # as an int it would lose its upper half
        kernel.SetPriorityClass.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        if not kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL_PRIORITY_CLASS):
            _log.warning("Windows did not lower the priority of the process.")
    else:
        with contextlib.suppress(OSError):
            os.nice(_PROCESS_NICENESS)
