"""The application. On macOS it receives files as events, elsewhere as command line arguments."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QTimer, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

_GATHERING_DELAY_MS: Final = 50
"""How long to wait for further files, because files opened together arrive one by one."""
_RETRY_INTERVAL_MS: Final = 300
"""Interval at which to check whether a modal dialog still prevents opening the files."""


class Application(QApplication):
    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._open_files: Callable[[Sequence[Path]], object] | None = None
        self._gathering = QTimer(self, singleShot=True, interval=_GATHERING_DELAY_MS)
        self._gathering.timeout.connect(self._open_waiting)

    def open_files_with(self, open_files: Callable[[Sequence[Path]], object] | None) -> None:
        """Set the function that opens files which the system passes to the application, including earlier ones."""
        self._open_files = open_files
        self._gathering.start()

    def event(self, event: QEvent) -> bool:
        # Overridden because an event filter would be called for the events of all widgets.
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting.append(Path(event.file()))
            self._gathering.start()
            return True
        return super().event(event)

    @Slot()
    def _open_waiting(self) -> None:
        if not self._waiting or self._open_files is None:
            return
        if self.activeModalWidget() is not None:
            QTimer.singleShot(_RETRY_INTERVAL_MS, self, self._open_waiting)
            return
        paths, self._waiting = tuple(dict.fromkeys(self._waiting)), []
        self._open_files(paths)
