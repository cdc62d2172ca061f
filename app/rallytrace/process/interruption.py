"""Handling of Ctrl+C and SIGTERM from the first line of the program to its last.

The current work answers the first signal, a message answers the second, and the third ends the program at once. Python
delivers signals only between two of its own lines. If a library keeps the main thread from handling one, a watcher
thread ends the program after a while.
"""

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from rallytrace.process.stop_switch import StopSwitch

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_MESSAGES: Final = {signal.SIGINT: "Interrupted.", signal.SIGTERM: "Stopped."}
_ALREADY_STOPPING: Final = "Already stopping. Press Ctrl+C again to quit immediately without saving."
_MAX_RESPONSE_SECONDS: Final = 5.0
"""Time a library may keep the main thread from handling a signal."""
_STDIN_POLL_INTERVAL_SECONDS: Final = 0.2
"""Interval at which Windows is asked whether stdin has ended."""

Answer = Callable[[], object]


@dataclass(slots=True)
class _State:
    """The signal state of this process.

    Attributes:
        answer: called on the first signal; None ends the program at once.
        number: number of the last signal; 0 for none.
        times: number of signals since `answer` was set.
        heard: time at which the main thread last handled a signal (`time.monotonic`).
    """

    answer: Answer | None = None
    number: int = 0
    times: int = 0
    heard: float = 0.0


_state = _State()


def install_handlers() -> None:
    """Make any signal end the program at once with a message. While modules load there is nothing to save.

    Call this only in the program's own process, before any long import.
    """
    _listen(None)
    if sys.platform != "win32":
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        threading.Thread(target=_watch, args=(reading,), name="interruption", daemon=True).start()


def watch_input() -> None:
    """Treat the end of stdin as Ctrl+C from now on, for a process whose parent holds the other end."""

    def wait() -> None:
        with contextlib.suppress(OSError):
            _await_end_of_input()
        signal.raise_signal(signal.SIGINT)

    threading.Thread(target=wait, name="input", daemon=True).start()


def _await_end_of_input() -> None:
    if sys.platform == "win32":
        import _winapi  # noqa: PLC0415 - Windows only
        import msvcrt  # noqa: PLC0415 - as above

        # No read may be pending: libraries that query stdin while loading would wait for it (numpy#24290).
        pipe = msvcrt.get_osfhandle(0)
        while True:
            _winapi.PeekNamedPipe(pipe, 0)
            time.sleep(_STDIN_POLL_INTERVAL_SECONDS)
    # Bypass Python's buffer, whose lock this thread would still hold at the program's end.
    while os.read(0, 64):
        pass


def exit_code() -> int:
    """Return the exit code of an interrupted program, as in shells: 130 after Ctrl+C, 143 after SIGTERM."""
    return 128 + (_state.number or signal.SIGINT)


def has_signal_since(moment: float) -> bool:
    """Return True if a signal arrived since `moment` (`time.monotonic`); always False outside the main thread."""
    return threading.current_thread() is threading.main_thread() and _state.heard > moment


def signal_message() -> str:
    """Return a sentence about the last signal."""
    return _MESSAGES[signal.Signals(_state.number or signal.SIGINT)]


def answer_with(answer: Answer) -> None:
    """From now on, call `answer` in the main thread on the first signal, between any two lines of code."""
    _listen(answer)


@contextlib.contextmanager
def raising_on_interrupt() -> Iterator[None]:
    """Raise KeyboardInterrupt on a signal inside the block, so that unfinished work is cleaned up."""
    _state.number = 0
    unraisable = sys.unraisablehook
    # Where nothing can be raised (in a destructor, during an import), Python would print the dropped error.
    sys.unraisablehook = lambda args: _leave() if args.exc_type is KeyboardInterrupt else unraisable(args)
    try:
        with _answering_signals(_raise):
            yield
    finally:
        sys.unraisablehook = unraisable


@contextlib.contextmanager
def stopping_on_interrupt() -> Iterator["StopSwitch"]:
    """Yield a switch that is turned on by a signal, so that finished work is kept.

    Outside the main thread, signals do not affect the switch.
    """
    from rallytrace.process.stop_switch import StopSwitch  # noqa: PLC0415 - this module is loaded before all others

    stop = StopSwitch()
    # Stop from another thread: the interrupted code may hold the switch's lock.
    with _answering_signals(lambda: threading.Thread(target=stop.stop, name="interrupt").start()):
        yield stop


@contextlib.contextmanager
def _answering_signals(answer: Answer) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    earlier, handlers = (_state.answer, _state.times), _listen(answer)
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        _state.answer, _state.times = earlier


def _listen(answer: Answer | None) -> dict[signal.Signals, Any]:
    _state.answer, _state.times = answer, 0
    return {number: signal.signal(number, _handle) for number in _SIGNALS}


def _handle(number: int, _frame: FrameType | None) -> None:
    _state.number, _state.heard = number, time.monotonic()
    _state.times += 1
    if _state.answer is None or _state.times > 2:
        _leave()
    if _state.times == 2:
        _write_message(_ALREADY_STOPPING)
        return
    _state.answer()


def _raise() -> NoReturn:
    raise KeyboardInterrupt


def _leave() -> NoReturn:
    """End the process without running another line of Python, which another signal could interrupt."""
    _write_message(signal_message())
    os._exit(exit_code())


def _write_message(text: str) -> None:
    """Write to stderr directly, as the interrupted code may be using Python's buffer."""
    with contextlib.suppress(OSError):
        os.write(2, f"{text}\n".encode())


def _watch(reading: int) -> None:
    """Wait for signals in a thread, and end the process if the main thread does not handle one in time."""
    while numbers := os.read(reading, 64):
        wanted = [number for number in numbers if number in _SIGNALS]
        if not wanted:
            continue
        came = time.monotonic()
        time.sleep(_MAX_RESPONSE_SECONDS)
        # The main thread may have handled the signal just before this thread woke.
        if _state.heard < came - 1:
            _state.number = wanted[-1]
            _leave()
