"""The head of the timeline: labels, the marked range, where a run is at work, and the frame under the mouse."""

import math
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import counted
from rallytrace.ui.timeline.event_lane import event_words
from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.timeline.strip_painting import GUTTER

_HEIGHT: Final = 26
_RUN_HEIGHT: Final = 3
_CHIP_HALF: Final = 110
_NEAR_PX: Final = 3


class AxisStrip(Strip):
    """Labels and marks. A drag here pans; a click seeks."""

    name: ClassVar[str] = ""
    foldable: ClassVar[bool] = False
    tells_of_track: ClassVar[bool] = False
    least_height: ClassVar[int] = _HEIGHT
    usual_height: ClassVar[int] = _HEIGHT
    _pressed_at: float | None = None

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw ticks with their labels, and the spans of a run."""
        tokens = theme.tokens()
        painter.fillRect(plot, QColor(tokens.panel))
        for tick in self.view.axis.ticks(self.view.times):
            x = self.x_of(tick.frame)
            painter.setPen(QColor(tokens.outline))
            painter.drawLine(QPointF(x, plot.height() - 9), QPointF(x, plot.height()))
            if x + 4 + painter.fontMetrics().horizontalAdvance(tick.text) > plot.right():
                continue  # half a number is worse than none
            painter.setPen(QColor(tokens.muted))
            painter.drawText(QPointF(x + 4, plot.height() - 10), tick.text)
        self._draw_run(painter, plot)

    def _draw_run(self, painter: QPainter, plot: QRect) -> None:
        working = self.view.working
        if working is None:
            return
        tokens = theme.tokens()
        top = plot.height() - _RUN_HEIGHT - 1
        done = working.done
        for span in working.spans:
            left, right = self.x_of(span.start), self.x_of(span.stop)
            painter.fillRect(QRectF(left, top, max(right - left, 2), _RUN_HEIGHT), QColor(tokens.busy_ground))
            if done > 0:
                reached = self.x_of(min(span.start + done, span.stop))
                painter.fillRect(QRectF(left, top, max(reached - left, 2), _RUN_HEIGHT), QColor(tokens.accent))
            done -= len(span)

    def draw_lines(self, painter: QPainter, plot: QRect) -> None:
        """Draw the playhead's handle, and the number and time of the frame under the mouse."""
        tokens = theme.tokens()
        x = self.x_of(self.view.playhead + 0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.playhead))
        bottom = plot.height()
        painter.drawPolygon(QPolygonF([QPointF(x - 5, bottom - 9), QPointF(x + 5, bottom - 9), QPointF(x, bottom)]))
        if self.view.hover is not None:
            self._draw_chip(painter, plot, self.view.hover)

    def _draw_chip(self, painter: QPainter, plot: QRect, frame: int) -> None:
        tokens = theme.tokens()
        text = "   ".join([str(frame), self.view.time_text(frame), *self._happening(frame)])
        marks = self.view.shown_marks
        if marks != self.view.marks and marks[0] is not None and marks[1] is not None:
            text = counted(marks[1] - marks[0] + 1, "frame")
        painter.setFont(self.small_font())
        width = painter.fontMetrics().horizontalAdvance(text) + 12
        left = min(max(self.x_of(frame + 0.5) - width / 2, plot.left() + 1), plot.right() - width)
        chip = QRectF(left, 2, width, 17)
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(chip, 3, 3)
        painter.setPen(QColor(tokens.text))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)

    def _happening(self, frame: int) -> list[str]:
        """The event under the mouse, as far as the hand can point at one."""
        reach = math.ceil(_NEAR_PX / self.view.axis.per_frame)
        near = self.view.events_in(range(frame - reach, frame + reach + 1))
        nearest = min(near, key=lambda event: abs(event.frame - frame), default=None)
        return [event_words(nearest)] if nearest is not None else []

    def around_line(self, x: float) -> QRect:
        """The chip beside a line is wide, and is pushed inwards at the ends."""
        left = min(max(int(x) - _CHIP_HALF, GUTTER), self.width() - 2 * _CHIP_HALF)
        return QRect(left, 0, 2 * _CHIP_HALF, self.height())

    def begin(self, x: float, *, selecting: bool) -> None:
        """The left button went down: whether it pans or seeks is seen when it moves or comes up."""
        if selecting:
            super().begin(x, selecting=True)
        else:
            self._pressed_at = x

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Pan once the mouse has moved far enough."""
        x = event.position().x()
        if self._pressed_at is not None and abs(x - self._pressed_at) >= QApplication.startDragDistance():
            self.pan_from(self._pressed_at)
            self._pressed_at = None
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Seek, if it was a click."""
        if self._pressed_at is not None:
            super().begin(self._pressed_at, selecting=False)
            self._pressed_at = None
        super().mouseReleaseEvent(event)
