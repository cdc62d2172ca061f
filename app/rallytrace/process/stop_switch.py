"""A switch that ends model runs from another thread, even in the middle of a run."""

import contextlib
import threading
from collections.abc import Iterator
from typing import Any

from rallytrace.errors import Cancelled


class StopSwitch:
    """Ends its runs from another thread.

    One switch belongs to one piece of work, with any number of parallel or successive runs; it stays on once used.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: list[Any] = []
        self._stopped = False

    @property
    def stopped(self) -> bool:
        return self._stopped

    def check(self) -> None:
        """Raise Cancelled once the switch is on."""
        if self.stopped:
            raise Cancelled

    def stop(self) -> None:
        """Make every run with this switch raise Cancelled: current ones at their next node, later ones at once."""
        with self._lock:
            self._stopped = True
            for run in self._running:
                run.terminate = True

    @contextlib.contextmanager
    def watching(self, run: Any) -> Iterator[None]:
        """Register a run for `stop` during the block.

        Args:
            run: ONNX Runtime's RunOptions, with the attribute `terminate`.

        Raises:
            Cancelled: the switch is already on.
        """
        with self._lock:
            self.check()
            self._running.append(run)
        try:
            yield
        finally:
            with self._lock:
                self._running.remove(run)
