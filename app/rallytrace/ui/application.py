"""The application: on macOS it is handed files by events, where other systems start it with their names."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QTimer, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

_AGAIN_MS: Final = 300
"""How often it is looked whether a dialog, which files wait for, is still open."""


class Application(QApplication):
    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._open_file: Callable[[Path], object] | None = None

    def open_files_with(self, open_file: Callable[[Path], object] | None) -> None:
        """Set what is called with every file that the system hands over, and with those that it already has."""
        self._open_file = open_file
        self._open_waiting()

    def event(self, event: QEvent) -> bool:
        # Not by an event filter, which would be called for the events of all widgets.
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting.append(Path(event.file()))
            self._open_waiting()
            return True
        return super().event(event)

    @Slot()
    def _open_waiting(self) -> None:
        while self._waiting and self._open_file is not None:
            if self.activeModalWidget() is not None:
                QTimer.singleShot(_AGAIN_MS, self, self._open_waiting)
                return
            self._open_file(self._waiting.pop(0))
