"""Drive the real window, and observe when changes are painted."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Slot

from rallytrace.errors import AppError

if TYPE_CHECKING:
    from rallytrace.ui.main_window.window import MainWindow
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from rallytrace.ui.main_window.window import MainWindow

PATIENCE_SECONDS: Final = 120.0
"""What may pass on a busy machine before something counts as never coming."""
_LOOK_MS: Final = 5
_CHANGE_LOOK_MS: Final = 5


@dataclass(frozen=True, slots=True)
class Painting:
    """A frame painted on the screen.

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
        """Return whether it is the requested frame."""
        return self.index == self.wanted


class WindowDriver(QObject):
    """Drives and observes one window. It waits in its own event loops, so the window keeps working.

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
        window.view.frame_painted.connect(self._note, Qt.ConnectionType.DirectConnection)

    @property
    def frame(self) -> int:
        """Return the frame of the playhead."""
        return self.window.workspace.frame

    @property
    def n_frames(self) -> int:
        """Return the number of frames known so far."""
        info = self.window.workspace.info
        return info.n_frames if info else 0

    def open(self, video: Path) -> None:
        """Open a video, and wait until its first picture is shown, all frames are known and its project is read.

        The window would open what a link points to, with the project that is there; this opens the link (see `lent`).
        """
        self.window.workspace.open(video)
        self.wait(self._is_ready, PATIENCE_SECONDS)

    def take_keyboard(self) -> None:
        """Give the window the keyboard.

        Raises:
            AppError: another one keeps them.
        """
        self.window.activateWindow()
        self.window.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wait(self.window.isActiveWindow, PATIENCE_SECONDS)

    def ask(self, act: Callable[[], object], ends: Callable[[Painting], bool]) -> float:
        """Request a picture, and return the milliseconds until the right one is painted.

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
        """Go to another frame, and return the milliseconds until exactly that one is painted."""
        playhead = self.window.workspace.playhead
        return self.ask(lambda: playhead.seek(frame), lambda seen: seen.exact and seen.index == frame)

    def step(self, n: int) -> float:
        """Step, and return the milliseconds until exactly that frame is painted."""
        target = self.frame + n
        playhead = self.window.workspace.playhead
        return self.ask(lambda: playhead.step(n), lambda seen: seen.exact and seen.index == target)

    def rest(self, ms: float) -> None:
        """Process events for some time."""
        loop = QEventLoop()
        timer = QTimer(loop, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(loop.quit)
        timer.start(round(ms))
        loop.exec()

    def wait(self, holds: Callable[[], bool], seconds: float, *, fails: bool = True) -> bool:
        """Process events until a condition holds, and return whether it did.

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
        workspace = self.window.workspace
        info = workspace.info
        return info is not None and info.complete and self.window.has_picture and not workspace.autosaver.checking

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


class PaintObserver(QObject):
    """Observes the whole window: an event ends when Qt has painted every part that shows it.

    Attributes:
        paint_seconds: how long Qt took for each painting of the window since the last `wait`.
        cpu_ms: processor time of the window's thread in the last `wait` or `repaint`, until all was painted: what other
            programs take of the clock is not in it.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._due: set[QWidget] = set()
        self._watched: tuple[QWidget, ...] = ()
        self._painted_at = self._cpu_at = 0.0
        self._loop: QEventLoop | None = None
        self.paint_seconds: list[float] = []
        self.cpu_ms = 0.0
        window.installEventFilter(self)

    def parts(self) -> tuple[QWidget, ...]:
        """Return the visible parts that show the current point: video, strips, panel and table.

        Video, strips, panel and table.
        """
        window = self._window
        parts = (window.view, *self.strips, window.point.x_box.lineEdit(), window.frames.grid.viewport())
        return tuple(part for part in parts if part.isVisible() and not part.visibleRegion().isEmpty())

    @property
    def strips(self) -> tuple[QWidget, ...]:
        """Return the strips of the timeline that show the track."""
        strips = self._window.timeline.strips
        return tuple(strip for strip in strips if strip.depends_on_track and strip.isVisible() and not strip.folded)

    def wait(
        self,
        act: Callable[[], object],
        parts: tuple[QWidget, ...] | None = None,
        *,
        ready: Callable[[], bool] = lambda: True,
    ) -> float:
        """Act, and return the milliseconds until every part is painted again.

        Args:
            act: what is done.
            parts: what has to be painted; None for all that there is.
            ready: what else has to hold before it is over.

        Raises:
            AppError: something is never painted.
        """
        self._watch(self.parts() if parts is None else parts)
        self.paint_seconds.clear()
        self._due = set(self._watched)
        began, cpu = time.perf_counter(), time.thread_time()
        act()
        while (self._due or not ready()) and time.perf_counter() < began + PATIENCE_SECONDS:
            self._loop = QEventLoop()
            QTimer.singleShot(_CHANGE_LOOK_MS, self._loop, self._loop.quit)
            self._loop.exec()
        self._loop = None
        if self._due or not ready():
            names = ", ".join(sorted(type(part).__name__ for part in self._due))
            raise AppError(f"The window did not show a change within {PATIENCE_SECONDS:g} seconds ({names}).")
        self.cpu_ms = 1000 * (self._cpu_at - cpu)
        return 1000 * (self._painted_at - began)

    def repaint(self) -> float:
        """Paint the whole window, including cached parts, and return the milliseconds.

        Qt does not repaint opaque widgets with the window, so each is asked.
        """
        for widget in self._window.findChildren(QWidget):
            if widget.isVisible():
                widget.update()
        began, cpu = time.perf_counter(), time.thread_time()
        for strip in self._window.timeline.strips:
            strip.redraw()
        self._window.repaint()
        self.cpu_ms = 1000 * (time.thread_time() - cpu)
        return 1000 * (time.perf_counter() - began)

    def begin_anew(self, *parts: QWidget) -> None:
        """Forget what has been painted of these parts (default: all), because more has changed."""
        self._due |= set(parts or self._watched)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what is painted, and when that painting is done."""
        if event.type() is QEvent.Type.Paint and watched in self._watched:
            self._due.discard(watched)
        elif event.type() is QEvent.Type.UpdateRequest and watched is self._window and self._due:
            began = time.perf_counter()
            self._window.event(event)
            self._painted_at, self._cpu_at = time.perf_counter(), time.thread_time()
            self.paint_seconds.append(self._painted_at - began)
            if not self._due and self._loop is not None:
                self._loop.quit()
            return True
        return False

    def _watch(self, parts: tuple[QWidget, ...]) -> None:
        for part in self._watched:
            part.removeEventFilter(self)
        self._watched = parts
        for part in parts:
            part.installEventFilter(self)
