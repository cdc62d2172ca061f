"""Garbage is collected in the window's thread only.

Python's garbage collector deletes Qt objects in reference cycles, in any allocating thread. Deleting them in another
thread than their own aborts the process.
"""

import gc
from typing import Final

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
        """Collect the oldest due generation, as the collector itself would."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in range(_OLDEST, -1, -1):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                return
