"""Ctrl+C, so that what is done is kept."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

from rallytrace.inference.stop_switch import StopSwitch


@contextlib.contextmanager
def stopping_on_interrupt() -> Iterator[StopSwitch]:
    """A switch that Ctrl+C (or SIGTERM) throws; pressed again, it interrupts as ever.

    Outside the main thread signals cannot be taken, and the switch is just a switch.
    """
    stop = StopSwitch()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return

    def throw(_number: int, _frame: FrameType | None) -> None:
        restore()
        # Not from here: the switch takes a lock that the interrupted code may be holding.
        threading.Thread(target=stop.stop, name="interrupt").start()

    caught = {number: signal.signal(number, throw) for number in (signal.SIGINT, signal.SIGTERM)}

    def restore() -> None:
        for number, handler in caught.items():
            signal.signal(number, handler)

    try:
        yield stop
    finally:
        restore()
