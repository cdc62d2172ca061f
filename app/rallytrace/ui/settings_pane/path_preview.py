"""A small picture of a path as the video will show it, over light and over dark."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from rallytrace.settings.sections import AppearanceSettings
from rallytrace.ui.picture.overlay import OverlayStyle, PointKind, Spot, paint_current, paint_trail

_HEIGHT: Final = 130
_NOW: Final = 30
_LAST: Final = 60
_CROWD: Final = ("#23262c", "#3a4048")
_COURT: Final = ("#3f7d63", "#4d8f74")
_SHIRT: Final = "#f2f3f1"


class PathPreview(QWidget):
    """A path of predicted, inpainted and human points before a dark crowd, a court and white shirt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = AppearanceSettings()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("A path in these colours and sizes")

    def show_look(self, look: AppearanceSettings) -> None:
        """Draw with these settings."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As wide as there is room."""
        return QSize(480, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Paint the court, the heatmap and the path."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(box, 6, 6)
        painter.setClipPath(clip)
        _paint_court(painter, box)
        spots = _spots(box)
        near = range(_NOW - self._look.trail_past, _NOW + self._look.trail_future + 1)
        shown = [spot for spot in spots if spot.frame in near]
        _paint_heatmap(painter, spots[_NOW], self._look.heatmap_opacity)
        style = _style(self._look)
        paint_trail(painter, shown, _NOW, QPointF, style)
        paint_current(painter, spots[_NOW], QPointF, style, zoom=1.0)
        painter.end()


def _style(look: AppearanceSettings) -> OverlayStyle:
    return OverlayStyle(
        predicted=look.predicted_colour,
        inpainted=look.inpainted_colour,
        human=look.human_colour,
        marker_size=look.marker_size,
        line_width=look.line_width,
        trail_past=look.trail_past,
        trail_future=look.trail_future,
        heatmap_opacity=look.heatmap_opacity,
    )


def _spots(box: QRectF) -> list[Spot]:
    """A clear and its answer: predicted, with a gap that is inpainted and two points set by hand."""
    spots = []
    for frame in range(_LAST + 1):
        along = frame / _LAST
        x = box.left() + box.width() * (0.04 + 0.92 * along)
        y = box.top() + box.height() * (0.82 - 0.62 * abs(math.sin(1.5 * math.pi * along)))
        kind = PointKind.INPAINTED if 21 <= frame <= 25 or 33 <= frame <= 34 else PointKind.PREDICTED
        kind = PointKind.HUMAN if frame in (27, 28, _NOW + 6) else kind
        spots.append(Spot(frame, x, y, kind, kind is PointKind.INPAINTED, frame > 0))
    return spots


def _paint_court(painter: QPainter, box: QRectF) -> None:
    horizon = box.top() + box.height() * 0.5
    crowd = QLinearGradient(box.topLeft(), QPointF(box.left(), horizon))
    crowd.setColorAt(0, QColor(_CROWD[0]))
    crowd.setColorAt(1, QColor(_CROWD[1]))
    painter.fillRect(box, crowd)
    court = QLinearGradient(QPointF(box.left(), horizon), box.bottomLeft())
    court.setColorAt(0, QColor(_COURT[0]))
    court.setColorAt(1, QColor(_COURT[1]))
    painter.fillRect(QRectF(box.left(), horizon, box.width(), box.height()), court)
    shirt = QRectF(
        box.left() + box.width() * 0.44, horizon - box.height() * 0.22, box.width() * 0.09, box.height() * 0.5
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_SHIRT))
    painter.drawRoundedRect(shirt, 8, 8)


def _paint_heatmap(painter: QPainter, spot: Spot, opacity: float) -> None:
    centre, radius = QPointF(spot.x, spot.y), 26.0
    glow = QRadialGradient(centre, radius)
    warm, rim, clear = QColor("#ffd24a"), QColor("#d8352a"), QColor("#d8352a")
    warm.setAlphaF(opacity)
    rim.setAlphaF(opacity * 0.6)
    clear.setAlphaF(0)
    glow.setColorAt(0, warm)
    glow.setColorAt(0.5, rim)
    glow.setColorAt(1, clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, radius, radius)
