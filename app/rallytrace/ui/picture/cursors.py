"""The cursor over the video."""

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QCursor, QGuiApplication, QPainter, QPen, QPixmap

_SIDE = 31
_GAP = 5.0
_LENGTH = 8.0


def aim() -> QCursor:
    """A cross whose middle is free, so that the ball under it can be seen; light on a dark rim."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(_SIDE * ratio), round(_SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = QPointF(_SIDE / 2, _SIDE / 2)
    arms = [
        QLineF(middle + QPointF(dx, dy) * _GAP, middle + QPointF(dx, dy) * (_GAP + _LENGTH))
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    ]
    painter = QPainter(pixmap)
    painter.setPen(QPen(QColor(0, 0, 0, 190), 3))
    painter.drawLines(arms)
    painter.setPen(QPen(QColor(255, 255, 255), 1))
    painter.drawLines(arms)
    painter.end()
    return QCursor(pixmap, _SIDE // 2, _SIDE // 2)
