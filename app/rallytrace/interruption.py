"""Ctrl+C and requests to end (SIGTERM), answered from the first line of the program to its last.

The first signal is answered as the work at hand wants it, the second by saying that this is being done, and the third
leaves at once. Python answers signals between two of its own lines only; where the main thread is deep inside a library
for longer, a thread that watches leaves in its place.
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
    from rallytrace.inference.stop_switch import StopSwitch

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_WORDS: Final = {signal.SIGINT: "Interrupted.", signal.SIGTERM: "Stopped."}
_AGAIN: Final = "Already stopping. Press Ctrl+C again to quit immediately without saving."
_PATIENCE_SECONDS: Final = 5.0
"""How long a library may keep the main thread from answering."""
_PEEK_SECONDS: Final = 0.2
"""How often Windows is asked whether stdin has ended."""

Answer = Callable[[], object]


@dataclass(slots=True)
class _State:
    """What is known of signals; there is one for a process, as there is one set of handlers.

    Attributes:
        answer: what the first signal does; None: it leaves at once.
        number: the signal that came last; 0 for none.
        times: how many came since `answer` was set.
        heard: when the last one was answered (`time.monotonic`).
    """

    answer: Answer | None = None
    number: int = 0
    times: int = 0
    heard: float = 0.0


_state = _State()


def begin() -> None:
    """Leave at once on a signal, in words, from now on: the program is only being loaded, and there is nothing to keep.

    For the program's own process, before anything that takes long to import.
    """
    _listen(None)
    if sys.platform != "win32":
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        threading.Thread(target=_watch, args=(reading,), name="interruption", daemon=True).start()


def watch_input() -> None:
    """Take the end of stdin for Ctrl+C, from now on: for a program whose parent holds the other end."""

    def wait() -> None:
        with contextlib.suppress(OSError):
            _await_end_of_input()
        signal.raise_signal(signal.SIGINT)

    threading.Thread(target=wait, name="input", daemon=True).start()


def _await_end_of_input() -> None:
    """Return when stdin ends, or raise OSError."""
    if sys.platform == "win32":
        import _winapi  # noqa: PLC0415 - there is none elsewhere
        import msvcrt  # noqa: PLC0415 - as above

        # No read may be pending: libraries that ask about stdin while they are loaded would wait for it (numpy#24290).
        pipe = msvcrt.get_osfhandle(0)
        while True:
            _winapi.PeekNamedPipe(pipe, 0)
            time.sleep(_PEEK_SECONDS)
    # Past Python's buffer, whose lock this thread would still hold when the program ends.
    while os.read(0, 64):
        pass


def exit_code() -> int:
    """What a program that a signal ended returns, as shells count: 130 after Ctrl+C, 143 after SIGTERM."""
    return 128 + (_state.number or signal.SIGINT)


def came_since(moment: float) -> bool:
    """Whether a signal came to this process since then (`time.monotonic`); in other threads than the main one, no."""
    return threading.current_thread() is threading.main_thread() and _state.heard > moment


def words() -> str:
    """A sentence for the signal that came last."""
    return _WORDS[signal.Signals(_state.number or signal.SIGINT)]


def answer_with(answer: Answer) -> None:
    """From now on, do that on the first signal; it is called in the main thread, between any two lines."""
    _listen(answer)


@contextlib.contextmanager
def raising_on_interrupt() -> Iterator[None]:
    """Within the block a signal raises KeyboardInterrupt, so that what is half done can be cleaned up."""
    _state.number = 0
    unraisable = sys.unraisablehook
    # Where nothing can be raised (in a destructor, while a module is loaded), Python would print what it drops.
    sys.unraisablehook = lambda args: _leave() if args.exc_type is KeyboardInterrupt else unraisable(args)
    try:
        with _answered(_raise):
            yield
    finally:
        sys.unraisablehook = unraisable


@contextlib.contextmanager
def stopping_on_interrupt() -> Iterator["StopSwitch"]:
    """A switch that a signal throws, so that what is done can be kept; outside the main thread it is just a switch."""
    from rallytrace.inference.stop_switch import StopSwitch  # noqa: PLC0415 - this module is loaded before all others

    stop = StopSwitch()
    # Not in the main thread: the switch takes a lock that the interrupted code may be holding.
    with _answered(lambda: threading.Thread(target=stop.stop, name="interrupt").start()):
        yield stop


@contextlib.contextmanager
def _answered(answer: Answer) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before, handlers = (_state.answer, _state.times), _listen(answer)
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        _state.answer, _state.times = before


def _listen(answer: Answer | None) -> dict[signal.Signals, Any]:
    _state.answer, _state.times = answer, 0
    return {number: signal.signal(number, _handle) for number in _SIGNALS}


def _handle(number: int, _frame: FrameType | None) -> None:
    _state.number, _state.heard = number, time.monotonic()
    _state.times += 1
    if _state.answer is None or _state.times > 2:
        _leave()
    if _state.times == 2:
        _tell(_AGAIN)
        return
    _state.answer()


def _raise() -> NoReturn:
    raise KeyboardInterrupt


def _leave() -> NoReturn:
    """End the process without another line of Python, which another signal could interrupt again."""
    _tell(words())
    os._exit(exit_code())


def _tell(text: str) -> None:
    """To stderr past Python's buffer, which the interrupted code may be writing to."""
    with contextlib.suppress(OSError):
        os.write(2, f"{text}\n".encode())


def _watch(reading: int) -> None:
    """Wait for signals, whatever the main thread does, and end the process when it has not heard one in time."""
    while numbers := os.read(reading, 64):
        wanted = [number for number in numbers if number in _SIGNALS]
        if not wanted:
            continue
        came = time.monotonic()
        time.sleep(_PATIENCE_SECONDS)
        # It may have been answered just before this thread woke.
        if _state.heard < came - 1:
            _state.number = wanted[-1]
            _leave()
