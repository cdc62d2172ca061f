"""When what has changed can be seen: not only in the picture, but in everything beside it that shows the same."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

from rallytrace.errors import AppError

if TYPE_CHECKING:
    from rallytrace.ui.window import MainWindow

_PATIENCE_SECONDS: Final = 20.0
_LOOK_MS: Final = 5


class PaintObserver(QObject):
    """Looks at the whole window: an event is over when Qt has painted every part that has to tell of it.

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
        """What tells of the point on the screen, as far as it can be seen now: video, strips, panel and table."""
        window = self._window
        parts = (window.view, *self.strips, window.point.x_box.lineEdit(), window.frames.grid.viewport())
        return tuple(part for part in parts if part.isVisible() and not part.visibleRegion().isEmpty())

    @property
    def strips(self) -> tuple[QWidget, ...]:
        """The strips of the timeline that tell of the track."""
        strips = self._window.timeline.strips
        return tuple(strip for strip in strips if strip.depends_on_track and strip.isVisible() and not strip.folded)

    def wait(
        self,
        act: Callable[[], object],
        parts: tuple[QWidget, ...] | None = None,
        *,
        ready: Callable[[], bool] = lambda: True,
    ) -> float:
        """Do something, and wait until every part is painted anew: milliseconds from just before until then.

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
        while (self._due or not ready()) and time.perf_counter() < began + _PATIENCE_SECONDS:
            self._loop = QEventLoop()
            QTimer.singleShot(_LOOK_MS, self._loop, self._loop.quit)
            self._loop.exec()
        self._loop = None
        if self._due or not ready():
            names = ", ".join(sorted(type(part).__name__ for part in self._due))
            raise AppError(f"The window did not show a change within {_PATIENCE_SECONDS:g} seconds ({names}).")
        self.cpu_ms = 1000 * (self._cpu_at - cpu)
        return 1000 * (self._painted_at - began)

    def repaint(self) -> float:
        """Paint the whole window, and what is kept from one painting to the next, at once: milliseconds."""
        began, cpu = time.perf_counter(), time.thread_time()
        for strip in self._window.timeline.strips:
            strip.redraw()
        self._window.repaint()
        self.cpu_ms = 1000 * (time.thread_time() - cpu)
        return 1000 * (time.perf_counter() - began)

    def begin_anew(self, *parts: QWidget) -> None:
        """What has been painted of these parts (of all) so far does not count: more has changed."""
        self._due |= set(parts or self._watched)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """See what is painted, and when the painting that it belongs to is done."""
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
