"""Marks that say with colour, shape and words how something stands."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus

_RADIUS = 4.0


class IconMark(QWidget):
    """A small icon; it asks for its colour whenever it is painted, so it follows the theme."""

    def __init__(self, icon: QIcon | None = None, parent: QWidget | None = None, *, size: int = 16) -> None:
        super().__init__(parent)
        self._icon = icon or QIcon()
        self.setFixedSize(QSize(size, size))

    def set_icon(self, icon: QIcon) -> None:
        """Show another one."""
        self._icon = icon
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Paint the icon over the whole widget."""
        painter = QPainter(self)
        self._icon.paint(painter, self.rect())
        painter.end()


class VerdictGround(QWidget):
    """A widget on rounded ground in the colour of a verdict.

    Attributes:
        verdict: the verdict that is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = BadgeStatus.BUSY

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Paint the ground; what stands on it paints itself."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(theme.tokens(), f"{self.verdict.value}_ground")))
        painter.drawRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)
        painter.end()


class VerdictBadge(VerdictGround):
    """A verdict: an icon of its own shape, and a word or two on ground of its colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = IconMark(parent=self, size=14)
        self._words = QLabel(self)
        self._words.setProperty("role", "heading")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(7, 3, 8, 3)
        row.setSpacing(6)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._words)

    @property
    def text(self) -> str:
        """The words on it."""
        return self._words.text()

    def show_verdict(self, verdict: BadgeStatus, words: str) -> None:
        """Say how it stands."""
        self.verdict = verdict
        self._words.setText(words)
        self._mark.set_icon(icons.verdict_icon(verdict))
        self.setAccessibleName(words)
        self.update()
