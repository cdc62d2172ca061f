"""The sign of a source, in small: the shape and the colour it has on the picture."""

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rallytrace.ui.look import theme
from rallytrace.ui.picture.overlay import outline
from rallytrace.ui.picture.trail import PointKind

_SIDE: Final = 14
_RADIUS: Final = 4.0


class SourceSign(QWidget):
    """Circle, diamond, triangle or square; an empty ring where nobody says anything."""

    def __init__(self, kind: PointKind | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._colour = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_kind(self, kind: PointKind | None, colour: str = "") -> None:
        """Show the sign of a source in a colour, "#rrggbb"."""
        if (kind, colour) != (self._kind, self._colour):
            self._kind, self._colour = kind, colour
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As large as a letter."""
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the sign, with a thin rim that shows on any ground."""
        tokens = theme.tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(self.width() / 2, self.height() / 2)
        painter.setPen(QPen(QColor(tokens.muted), 1))
        if self._kind is None:
            painter.drawEllipse(centre, 2.0, 2.0)
        else:
            painter.setBrush(QColor(self._colour or tokens.muted))
            painter.drawPath(outline(self._kind, centre, _RADIUS))
        painter.end()
