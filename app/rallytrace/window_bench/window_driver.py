"""Somebody in front of the window: asks for pictures, waits for them, and looks at the clock."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Slot

from rallytrace.errors import AppError

if TYPE_CHECKING:
    from rallytrace.ui.window import MainWindow

PATIENCE_SECONDS: Final = 20.0
_LOOK_MS: Final = 5


@dataclass(frozen=True, slots=True)
class Painting:
    """A frame came on the screen.

    Attributes:
        time: when Qt had painted it, in seconds of `perf_counter`; the display server's part is not in it.
        index: the frame that was painted.
        wanted: the frame that it was painted for.
        cost: how long painting it took, in seconds.
    """

    time: float
    index: int
    wanted: int
    cost: float

    @property
    def exact(self) -> bool:
        """Whether it is the frame that was asked for."""
        return self.index == self.wanted


class WindowDriver(QObject):
    """One observer of one window. It waits in event loops of its own, so the window lives on meanwhile.

    Attributes:
        window: what is looked at.
        paintings: every new frame on the screen, in order.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.window = window
        self.paintings: list[Painting] = []
        self._ends: Callable[[Painting], bool] | None = None
        self._arrived_at = 0.0
        self._loop: QEventLoop | None = None
        window.view.painted.connect(self._note, Qt.ConnectionType.DirectConnection)

    @property
    def frame(self) -> int:
        """The frame the playhead is at."""
        return self.window.workspace.frame

    @property
    def n_frames(self) -> int:
        """How many frames the video has, as far as that is known."""
        info = self.window.workspace.info
        return info.n_frames if info else 0

    def open(self, video: Path) -> None:
        """Open a video, and wait until its first picture is there and all its frames are known.

        The window would open what a link points to, with the project that is there; this opens the link (see `lent`).
        """
        self.window.workspace.open(video)
        self.wait(self._is_ready, PATIENCE_SECONDS)

    def take_keyboard(self) -> None:
        """Make the window the one that keys go to.

        Raises:
            AppError: another one keeps them.
        """
        self.window.activateWindow()
        self.window.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wait(self.window.isActiveWindow, PATIENCE_SECONDS)

    def ask(self, act: Callable[[], object], ends: Callable[[Painting], bool]) -> float:
        """Do something that brings a picture: milliseconds from just before until the right one is painted.

        Args:
            act: what is done.
            ends: whether this is the picture.

        Raises:
            AppError: it does not come.
        """
        self.paintings.clear()
        began = time.perf_counter()
        act()
        self._ends = ends
        arrived = self.wait(lambda: self._ends is None, PATIENCE_SECONDS, fails=False)
        self._ends = None
        if not arrived:
            raise AppError(f"The picture of frame {self.frame} did not come within {PATIENCE_SECONDS:g} seconds.")
        return 1000 * (self._arrived_at - began)

    def go(self, frame: int) -> float:
        """Go to another frame; milliseconds until exactly that one is painted."""
        playhead = self.window.workspace.playhead
        return self.ask(lambda: playhead.seek(frame), lambda seen: seen.exact and seen.index == frame)

    def step(self, n: int) -> float:
        """Step; milliseconds until exactly that frame is painted."""
        target = self.frame + n
        playhead = self.window.workspace.playhead
        return self.ask(lambda: playhead.step(n), lambda seen: seen.exact and seen.index == target)

    def rest(self, ms: float) -> None:
        """Let the window live for so long."""
        loop = QEventLoop()
        timer = QTimer(loop, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(loop.quit)
        timer.start(round(ms))
        loop.exec()

    def wait(self, holds: Callable[[], bool], seconds: float, *, fails: bool = True) -> bool:
        """Let the window live until something holds; whether it came to that.

        Raises:
            AppError: it did not, and `fails` says that this is an error.
        """
        deadline = time.perf_counter() + seconds
        while not holds():
            if time.perf_counter() > deadline:
                if fails:
                    raise AppError(f"The window did not get ready within {seconds:g} seconds.")
                return False
            self._loop = QEventLoop()
            QTimer.singleShot(_LOOK_MS, self._loop, self._loop.quit)
            self._loop.exec()
            self._loop = None
        return True

    def _is_ready(self) -> bool:
        info = self.window.workspace.info
        return info is not None and info.complete and self.window.has_picture

    @Slot(int)
    def _note(self, index: int) -> None:
        now = time.perf_counter()
        view = self.window.view
        painting = Painting(now, index, view.frame.wanted if view.frame else index, view.paint_seconds[-1])
        self.paintings.append(painting)
        if self._ends is not None and self._ends(painting):
            self._ends, self._arrived_at = None, now
            if self._loop is not None:
                self._loop.quit()
