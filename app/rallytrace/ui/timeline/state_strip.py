"""The strip that says what is known about every frame, and which rallies they belong to."""

from typing import ClassVar, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from rallytrace.ui.look import theme
from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.timeline.strip_pictures import state_picture
from rallytrace.ui.timeline.time_view import TimeView

_RALLY_LANE: Final = 17


class StateStrip(Strip):
    """Source and state of each frame, with the rallies as bands above."""

    name: ClassVar[str] = "State"
    promise: ClassVar[str] = "What is known of every frame will stand here."
    least_height: ClassVar[int] = 40
    usual_height: ClassVar[int] = 56

    def __init__(self, view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(view, parent)
        self.setToolTip(
            "Colour: who said it. High: visible. Striped: occluded. Low: no ball. Empty: nobody looked. "
            "Mark on top: by hand."
        )

    def draw(self, painter: QPainter, plot: QRect) -> None:
        """Draw rallies and states."""
        lane = _RALLY_LANE if self.view.rallies else 3
        body = plot.adjusted(0, lane, 0, -3)
        columns = self.view.axis.columns(self.device_pixels(plot.width()), self.view.digest.n_frames)
        height = self.device_pixels(body.height())
        self.draw_picture(painter, body, state_picture(self.view.digest.looks, columns, height, self.view.colours()))
        self._draw_rallies(painter)

    def double_clicked(self, x: float, y: float) -> None:
        """Show the rally that was hit; everything, when there is none or it is shown already."""
        rally = self.view.rally_at(self.view.axis.frame_at(x - self.plot.left())) if y < _RALLY_LANE else None
        wanted = self.view.axis.fit(rally.frames) if rally else self.view.axis.fit()
        self.view.axis = wanted if wanted != self.view.axis else wanted.fit()

    def _draw_rallies(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        metrics = painter.fontMetrics()
        for rally in self.view.rallies:
            left, right = self.x_of(rally.frames.start), self.x_of(rally.frames.stop)
            if right < self.plot.left() or left > self.plot.right():
                continue
            band = QRectF(left, 1, max(right - left, 2.0), _RALLY_LANE - 3)
            painter.fillRect(band, QColor(tokens.strip_rally))
            painter.fillRect(QRectF(left, 1, 1, self.height()), QColor(tokens.strip_rally))
            inner = band.intersected(QRectF(self.plot)).adjusted(4, 0, -2, 0)
            if inner.width() > 16:
                painter.setPen(QPen(QColor(tokens.text)))
                name = metrics.elidedText(rally.name, Qt.TextElideMode.ElideMiddle, int(inner.width()))
                painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, name)
