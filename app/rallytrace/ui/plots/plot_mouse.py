"""The mouse over the plots: it drags the playhead, pans, zooms, selects with Shift, and reads off values."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from rallytrace.ui.plots.plot_board import PlotBoard
from rallytrace.ui.timeline.strip import GUTTER
from rallytrace.ui.timeline.time_view import TimeView

_ZOOM_PER_NOTCH: Final = 1.3
_NOTCH: Final = 120
_PAN_PER_NOTCH: Final = 0.12
_GRAB_PX: Final = 6


class PlotMouse(QObject):
    """Takes the mouse from pyqtgraph, whose own gestures are others than the timeline's."""

    sought = Signal(int, bool)
    """A frame, and whether the button is still held."""
    range_selected = Signal(object)
    """A range of frames, by Shift-drag."""
    values_zoomed = Signal()
    """The scale of a plot is another."""

    def __init__(self, view: TimeView, board: PlotBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._board = board
        self._pressed_at: float | None = None
        self._sought: int | None = None
        self._selected_from: int | None = None
        self._panned_from: float | None = None
        board.viewport.setMouseTracking(True)
        board.viewport.installEventFilter(self)

    @property
    def held(self) -> bool:
        """Whether a drag is going on."""
        return any(part is not None for part in (self._sought, self._selected_from, self._panned_from))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take what the mouse does; everything else goes on to pyqtgraph."""
        kind = event.type()
        if isinstance(event, QWheelEvent):
            self._wheel(event)
        elif isinstance(event, QMouseEvent):
            self._mouse(kind, event)
        elif kind is QEvent.Type.Leave:
            self._view.hover = None
        else:
            return super().eventFilter(watched, event)
        return True

    def _mouse(self, kind: QEvent.Type, event: QMouseEvent) -> None:
        if kind is QEvent.Type.MouseMove:
            self._move(event.position().x())
        elif kind is QEvent.Type.MouseButtonPress:
            self._press(event)
        elif kind is QEvent.Type.MouseButtonRelease:
            self._release(event.position().x())
        elif kind is QEvent.Type.MouseButtonDblClick and event.button() == Qt.MouseButton.LeftButton:
            self._double_click(event)

    def _press(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = x
        elif event.button() == Qt.MouseButton.LeftButton and x >= GUTTER:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._selected_from = self._frame_at(x)
            elif self._near_playhead(x):
                self._seek(self._view.playhead)
            else:
                self._pressed_at = x

    def _move(self, x: float) -> None:
        view = self._view
        view.hover = self._frame_at(x) if x >= GUTTER and view.axis.n_frames else None
        if self._pressed_at is not None and abs(x - self._pressed_at) >= QApplication.startDragDistance():
            self._panned_from, self._pressed_at = self._pressed_at, None
        if self._panned_from is not None:
            view.axis = view.axis.panned(self._panned_from - x)
            self._panned_from = x
        elif self._selected_from is not None:
            first, last = sorted((self._selected_from, self._frame_at(x)))
            view.propose((first, last))
        elif self._sought is not None:
            self._scrub(x)
        self._show_cursor(x)

    def _release(self, x: float) -> None:
        if self._selected_from is not None:
            first, last = sorted((self._selected_from, self._frame_at(x)))
            self._view.propose(None)
            self.range_selected.emit(range(first, last + 1))
        elif self._sought is not None:
            self.sought.emit(self._sought, False)
        elif self._pressed_at is not None:
            self._seek(self._frame_at(x))
            self.sought.emit(self._frame_at(x), False)
        self._pressed_at = self._sought = self._selected_from = self._panned_from = None
        self._show_cursor(x)

    def _double_click(self, event: QMouseEvent) -> None:
        if event.position().x() >= GUTTER:
            self._view.axis = self._view.axis.fit()
        elif self._board.zoomed.pop(self._board.plot_at(event.position().y()), None):
            self.values_zoomed.emit()

    def _wheel(self, event: QWheelEvent) -> None:
        turned, fine = event.angleDelta(), event.pixelDelta()
        axis, factor = self._view.axis, _ZOOM_PER_NOTCH ** (turned.y() / _NOTCH)
        if abs(turned.x()) > abs(turned.y()) or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            notches = (turned.x() or turned.y()) / _NOTCH
            pixels = (fine.x() or fine.y()) if not fine.isNull() else notches * _PAN_PER_NOTCH * axis.width
            self._view.axis = axis.panned(-pixels)
        elif event.position().x() < GUTTER:
            self._zoom_values(event.position().y(), factor)
        else:
            self._view.axis = axis.zoomed(factor, event.position().x() - GUTTER)
        event.accept()

    def _zoom_values(self, y: float, factor: float) -> None:
        """What lies under the mouse stays there."""
        name = self._board.plot_at(y)
        plot = self._board.plots[name]
        low, high = plot.extent
        at = plot.value_at(y)
        self._board.zoomed[name] = (at - (at - low) / factor, at + (high - at) / factor)
        self.values_zoomed.emit()

    def _seek(self, frame: int) -> None:
        self._sought = frame
        self.sought.emit(frame, True)

    def _scrub(self, x: float) -> None:
        beyond = x - min(max(x, GUTTER), GUTTER + self._view.axis.width - 1)
        if beyond:
            self._view.axis = self._view.axis.panned(beyond)
        frame = self._frame_at(x)
        if frame != self._sought:
            self._seek(frame)

    def _frame_at(self, x: float) -> int:
        axis = self._view.axis
        return axis.frame_at(min(max(x - GUTTER, 0.0), axis.width - 1))

    def _near_playhead(self, x: float) -> bool:
        return abs(self._view.axis.x_of(self._view.playhead + 0.5) + GUTTER - x) <= _GRAB_PX

    def _show_cursor(self, x: float) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._panned_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif x >= GUTTER and (self._sought is not None or self._near_playhead(x)):
            shape = Qt.CursorShape.SplitHCursor
        self._board.viewport.setCursor(shape)
