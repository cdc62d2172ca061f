"""Command line requests to the window: go to a frame, track, save a screenshot, close."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import PICTURE
from rallytrace.process.terminal import complain
from rallytrace.ui.main_window.window import MainWindow

_POLL_MS: Final = 50
_PAINT_DELAY_MS: Final = 400
"""Time for the window to paint before the screenshot."""


class StartupRequest(QObject):
    """Carries out the requests of the command line. If a screenshot is requested, saves it and closes the window.

    Attributes:
        code: exit code, which is 1 if the video could not be opened or the screenshot could not be saved.
    """

    def __init__(
        self, window: MainWindow, *, track: bool = False, screenshot: Path | None = None, frame: int | None = None
    ) -> None:
        super().__init__(window)
        self._window = window
        self._track = track
        self._screenshot = screenshot
        self._frame = frame
        self._run_begun = False
        self.code = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._check)
        if track or screenshot is not None or frame is not None:
            self._timer.start(_POLL_MS)

    @Slot()
    def leave(self) -> None:
        """End the application without asking the user anything."""
        self._timer.stop()
        QApplication.exit(self.code)

    @Slot()
    def _check(self) -> None:
        """Carry out the next request as soon as the window is ready for it."""
        workspace = self._window.workspace
        info = workspace.info
        if self._window.failed:
            self.code = 1
            self._finish()
            return
        if self._window.video_controller.awaits_first or not (self._window.has_picture or self._window.empty):
            return
        if self._track and info is not None and not self._run_begun:
            if info.complete and not workspace.autosaver.checking:
                self._run_begun = True
                workspace.runs.track_all()
            return
        if self._track and self._screenshot is not None and workspace.runs.busy:
            return
        if self._frame is not None and info is not None:
            if info.complete or info.n_frames > self._frame:
                workspace.playhead.seek(self._frame)
                self._frame = None
            return
        self._finish()

    def _finish(self) -> None:
        self._timer.stop()
        if self._screenshot is not None:
            QTimer.singleShot(_PAINT_DELAY_MS, self, self._save_picture)

    @Slot()
    def _save_picture(self) -> None:
        assert self._screenshot is not None
        data = QBuffer()
        self._window.grab().save(data, "PNG")
        try:
            with atomic_file(self._screenshot, PICTURE, overwrite=True) as unfinished:
                unfinished.write_bytes(data.data().data())
        except AppError as error:
            complain(error)
            self.code = 1
        self.leave()
