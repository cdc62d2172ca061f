"""Collect garbage only in the window's thread.

Python's garbage collector may run in any allocating thread and deletes Qt objects in reference cycles. Deleting them in
a thread other than their own aborts the process.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS: Final = 1000
_OLDEST_GENERATION: Final = 2


class GarbageCollector(QObject):
    """Runs the garbage collector from the event loop. Automatic collection is off while this object exists."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.collect()
        # Exclude existing objects, mostly modules: traversing them again and again would block the window.
        gc.freeze()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tidy)
        self._timer.start(_INTERVAL_MS)

    def end(self) -> None:
        """Turn automatic collection on again."""
        self._timer.stop()
        gc.enable()
        gc.unfreeze()

    @Slot()
    def _tidy(self) -> None:
        """Collect the oldest generation that is due, as the automatic collector would."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in range(_OLDEST_GENERATION, -1, -1):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                return
