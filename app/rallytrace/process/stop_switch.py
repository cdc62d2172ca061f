"""A switch that stops model runs from another thread, even in the middle of a run."""

import contextlib
import threading
from collections.abc import Iterator
from typing import Any

from rallytrace.errors import Cancelled


class StopSwitch:
    """A switch that other threads turn on to stop model runs.

    One switch belongs to one piece of work with any number of parallel or successive runs. Once on, it stays on.
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
        """Turn the switch on: current runs raise Cancelled at their next node, later ones at once."""
        with self._lock:
            self._stopped = True
            for run in self._running:
                run.terminate = True

    @contextlib.contextmanager
    def watching(self, run: Any) -> Iterator[None]:
        """Let `stop` end this run during the block.

        Args:
            run: RunOptions of ONNX Runtime, or another object with the attribute `terminate`.

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
