"""Labels for words that may not fit and for numbers that must not make their neighbours jump; plain tooltips."""

import html

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


def plain_tip(text: str) -> str:
    """A tooltip that shows exactly this text, also where a file's name or words in it look like markup."""
    if not {"<", "&"} & set(text):
        return text
    return f"<p style='white-space:pre-wrap'>{html.escape(text)}</p>"


class ElidedLabel(QLabel):
    """One line that is cut with an ellipsis where there is no room for it; the tooltip then has all of it.

    Attributes:
        opacity: 1 for full ink; less while it fades.
    """

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight
    ) -> None:
        super().__init__(text, parent)
        self._mode = mode
        self._tip = ""
        self.opacity = 1.0
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Show another text."""
        if text != self.text():
            super().setText(text)
            self._explain()

    def set_tip(self, tip: str) -> None:
        """What the tooltip says when all of the text can be read."""
        self._tip = tip
        self._explain()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As narrow as may be."""
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """More, or less, may fit now."""
        super().resizeEvent(event)
        self._explain()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw as much as fits."""
        painter = QPainter(self)
        painter.setOpacity(self.opacity)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment()), self._fitting())
        painter.end()

    def _fitting(self) -> str:
        return self.fontMetrics().elidedText(self.text(), self._mode, self.contentsRect().width())

    def _explain(self) -> None:
        self.setToolTip(plain_tip(self._tip if self._fitting() == self.text() else self.text()))


class SteadyLabel(QLabel):
    """A label as wide as the widest text it will have, so that nothing beside it moves."""

    def __init__(self, widest: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = widest
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def set_widest(self, widest: str) -> None:
        """Make room for another widest text."""
        if widest != self._widest:
            self._widest = widest
            self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for the widest text."""
        width = self.fontMetrics().horizontalAdvance(self._widest) + 2
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The same: numbers are never cut."""
        return self.sizeHint()
