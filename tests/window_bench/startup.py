"""Measure how long the program takes until its window and the first picture are visible.

The program is started afresh, in a child process and with the user's folders empty, and opens its window as it always
does; the child only looks on, and tells by the clock that both processes share. Run as a script, this is the child.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from rallytrace import main
from rallytrace.commands.open import open_window
from rallytrace.errors import AppError
from rallytrace.process import terminal
from rallytrace.session.child import Child
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.picture.picture_view import PictureView

_PATIENCE_SECONDS: Final = 30.0


class StartupObserver(QObject):
    """Notes in the child when the window and the first picture have been painted, then ends the program."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._times: dict[str, float] = {}
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what is painted. It is on the screen when Qt returns to its loop."""
        if event.type() is QEvent.Type.UpdateRequest and isinstance(watched, MainWindow):
            QTimer.singleShot(0, self, self._note_window)
        elif event.type() is QEvent.Type.Paint and isinstance(watched, PictureView) and watched.frame is not None:
            QTimer.singleShot(0, self, self._note_picture)
        return False

    @Slot()
    def _note_window(self) -> None:
        self._times.setdefault("window", time.perf_counter())

    @Slot()
    def _note_picture(self) -> None:
        if "window" in self._times and "picture" not in self._times:
            self._times["picture"] = time.perf_counter()
            terminal.say(json.dumps(self._times))
            self._app.exit(0)


def tell_start(video: Path) -> int:
    """Open the window in the child as `open` does, and print when what was painted, in seconds of `perf_counter`."""
    onlooker = StartupObserver(main.application())
    args = argparse.Namespace(size=None, screenshot=None, quit_after=_PATIENCE_SECONDS, at=None, theme=None)
    code = open_window(args, video, track=False)
    onlooker.deleteLater()
    return code


class Starter(QObject):
    """Starts the program and reads its output.

    Attributes:
        times: for each start the seconds to the window and to the first picture.
    """

    def __init__(self) -> None:
        super().__init__()
        self.times: list[tuple[float, float]] = []
        self.error: AppError | None = None
        self._began = 0.0
        self._child = Child(self, program=(sys.executable, "-P", __file__))
        self._child.finished.connect(self._take)
        self._child.failed.connect(self._fail)

    @property
    def running(self) -> bool:
        """Return whether a start is running."""
        return self._child.running

    def start(self, video: Path) -> None:
        """Start the program with a video."""
        self._began = time.perf_counter()
        self._child.start(video, subject="The start of the program", timeout_s=2 * _PATIENCE_SECONDS)

    @Slot(object)
    def _take(self, times: dict[str, float]) -> None:
        self.times.append((times["window"] - self._began, times["picture"] - self._began))

    @Slot(object)
    def _fail(self, error: AppError) -> None:
        self.error = error


if __name__ == "__main__":
    raise SystemExit(tell_start(Path(sys.argv[1])))
