"""The strip that says how likely each frame is wrong."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from rallytrace.ui.look import theme
from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.timeline.strip_pictures import suspicion_picture
from rallytrace.ui.timeline.time_view import TimeView


class SuspicionStrip(Strip):
    """Bars from 0 to 1; those that reach the threshold stand out."""

    name: ClassVar[str] = "Suspicion"
    tip: ClassVar[str] = (
        "How likely the frame is wrong, from 0 to 1. From the dashed line on it is one of those to be reviewed."
    )
    tells_of_track: ClassVar[bool] = False
    least_height: ClassVar[int] = 19
    usual_height: ClassVar[int] = 34

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        view.suspicion_changed.connect(self.redraw)

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw bars, and the threshold as a line."""
        values, threshold = self.view.suspicion, self.view.suspicious_from
        if not len(values):
            return
        body = plot.adjusted(0, 3, 0, -1)
        columns = self.columns(plot, len(values))
        height = self.device_pixels(body.height())
        self.draw_picture(painter, body, suspicion_picture(values, threshold, columns, height, self.view.colours()))
        y = body.top() + (1 - threshold) * body.height()
        painter.setPen(QPen(QColor(theme.tokens().muted), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))
