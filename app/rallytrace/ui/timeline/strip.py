"""A strip of the timeline under the hand: click and drag seek, Shift-drag selects, the wheel zooms and pans."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from rallytrace.ui.timeline.strip_painting import GUTTER, PaintedStrip
from rallytrace.ui.timeline.time_view import TimeView

_ZOOM_PER_NOTCH: Final = 1.3
_NOTCH: Final = 120
_PAN_PER_NOTCH: Final = 0.12


class Strip(PaintedStrip):
    """A strip that says what the mouse asks for. The keyboard stays with the video."""

    sought = Signal(int, bool)
    """A frame, and whether the button is still held."""
    range_selected = Signal(object)
    """A range of frames, by Shift-drag."""
    folded_changed = Signal()

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        self._sought: int | None = None
        self._selected_from: int | None = None
        self._panned_from: float | None = None
        self.setMouseTracking(True)

    @property
    def held(self) -> bool:
        """Whether a drag is going on."""
        return self._sought is not None or self._selected_from is not None or self._panned_from is not None

    def event(self, event: QEvent) -> bool:
        """Explain the strip beside its name only: over the frames the frame itself is shown."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            if event.pos().x() < GUTTER and self.tip:
                QToolTip.showText(event.globalPos(), self.tip, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Begin to seek, to select (with Shift) or to pan (middle button); fold at the name."""
        x = event.position().x()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = x
        elif event.button() == Qt.MouseButton.LeftButton:
            if x < GUTTER:
                self.set_folded(folded=not self.folded)
                self.folded_changed.emit()
            elif self.view.axis.n_frames:
                self.begin(x, selecting=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Go on with what the button began; without one, show the frame under the mouse."""
        x = event.position().x()
        self.view.hover = self._frame_at(x) if x >= GUTTER and self.view.axis.n_frames else None
        self.setCursor(Qt.CursorShape.ArrowCursor if x >= GUTTER else Qt.CursorShape.PointingHandCursor)
        if self._panned_from is not None:
            self.view.axis = self.view.axis.panned(self._panned_from - x)
            self._panned_from = x
        elif self._selected_from is not None:
            first, last = sorted((self._selected_from, self._frame_at(x)))
            self.view.propose((first, last))
        elif self._sought is not None:
            self._scrub(x)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Settle on the frame, or on the range."""
        x = event.position().x()
        self._panned_from = None
        if self._selected_from is not None:
            first, last = sorted((self._selected_from, self._frame_at(x)))
            self._selected_from = None
            self.view.propose(None)
            self.range_selected.emit(range(first, last + 1))
        elif self._sought is not None:
            self._sought = None
            self.sought.emit(self._frame_at(x), False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Show everything; on a rally, show the rally; back to everything from there."""
        if event.button() == Qt.MouseButton.LeftButton and event.position().x() >= GUTTER:
            self.double_clicked(event.position().x(), event.position().y())

    def double_clicked(self, _x: float, _y: float) -> None:
        """Show everything."""
        self.view.axis = self.view.axis.fit()

    def begin(self, x: float, *, selecting: bool) -> None:
        """The left button went down on the frames."""
        if selecting:
            self._selected_from = self._frame_at(x)
        else:
            self._sought = self._frame_at(x)
            self.sought.emit(self._sought, True)

    def pan_from(self, x: float) -> None:
        """From now on the mouse drags the axis, which it took hold of at a pixel."""
        self._panned_from = x

    def leaveEvent(self, _event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Nothing is under the mouse."""
        self.view.hover = None

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Zoom at the mouse; sideways, or with Shift, pan."""
        turned, fine = event.angleDelta(), event.pixelDelta()
        sideways = abs(turned.x()) > abs(turned.y())
        if sideways or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            notches = (turned.x() or turned.y()) / _NOTCH
            pixels = (fine.x() or fine.y()) if not fine.isNull() else notches * _PAN_PER_NOTCH * self.plot.width()
            self.view.axis = self.view.axis.panned(-pixels)
        else:
            x = max(event.position().x() - GUTTER, 0.0)
            self.view.axis = self.view.axis.zoomed(_ZOOM_PER_NOTCH ** (turned.y() / _NOTCH), x)
        event.accept()

    def _frame_at(self, x: float) -> int:
        return self.view.axis.frame_at(min(max(x - GUTTER, 0.0), self.plot.width() - 1))

    def _scrub(self, x: float) -> None:
        beyond = x - min(max(x, GUTTER), self.width() - 1)
        if beyond:
            self.view.axis = self.view.axis.panned(beyond)
        frame = self._frame_at(x)
        if frame != self._sought:
            self._sought = frame
            self.sought.emit(frame, True)
