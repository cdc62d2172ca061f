"""The switch that ends model runs from another thread, in the middle of a run."""

import contextlib
import threading
from collections.abc import Iterator
from typing import Protocol

from rallytrace.errors import Cancelled


class Stoppable(Protocol):
    """What the switch needs of one run: ONNX Runtime's RunOptions."""

    terminate: bool


class StopSwitch:
    """Ends the runs that were started with it, from another thread.

    One switch belongs to one piece of work: it may go with any number of runs, side by side or one after another, and
    once it is thrown it stays thrown.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: list[Stoppable] = []
        self._stopped = False

    @property
    def stopped(self) -> bool:
        return self._stopped

    def stop(self) -> None:
        """Make every run with this switch raise Cancelled: those under way at their next node, later ones at once."""
        with self._lock:
            self._stopped = True
            for run in self._running:
                run.terminate = True

    @contextlib.contextmanager
    def watching(self, run: Stoppable) -> Iterator[None]:
        """Hold `run` within reach of `stop` while the block lasts.

        Raises:
            Cancelled: the switch is thrown already.
        """
        with self._lock:
            if self._stopped:
                raise Cancelled
            self._running.append(run)
        try:
            yield
        finally:
            with self._lock:
                self._running.remove(run)
