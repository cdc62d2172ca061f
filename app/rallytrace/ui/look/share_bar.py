"""A bar divided in proportion: how much of a whole each part is."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rallytrace.ui.look import theme

_HEIGHT = 8


class ShareBar(QWidget):
    """Parts side by side, each in its colour; what is missing to the whole stays empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[tuple[float, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_parts(self, parts: tuple[tuple[float, str], ...]) -> None:
        """Show these shares (0 to 1, together at most 1), each with the name of a colour or a token."""
        if parts != self._parts:
            self._parts = parts
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """A thin line."""
        return QSize(60, _HEIGHT)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The same, and as short as may be."""
        return QSize(20, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the parts from the left; none that is there is thinner than a pixel."""
        tokens = theme.tokens()
        whole = QRectF(0, (self.height() - _HEIGHT) / 2, self.width(), _HEIGHT)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(whole, 3, 3)
        painter.setClipPath(outline)
        painter.fillRect(whole, QColor(tokens.border))
        left = whole.left()
        for share, colour in self._parts:
            if share > 0:
                width = max(share * whole.width(), 1.0)
                painter.fillRect(QRectF(left, whole.top(), width, _HEIGHT), QColor(getattr(tokens, colour, colour)))
                left += width
        painter.end()
