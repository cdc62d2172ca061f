"""A panel that is higher than its dock scrolls."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class ScrollingPanel(QScrollArea):
    """The ground of a panel: its content is as wide as the dock, and scrolls when it is higher.

    Attributes:
        content: what is laid out on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = QWidget(self)
        self.content.setProperty("role", "plain")
        self.setWidget(self.content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As large as the content would like to be."""
        return QSize(max(260, self._least_width()), self.content.sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Wide enough for the content; the height scrolls."""
        return QSize(self._least_width(), 96)

    def _least_width(self) -> int:
        return self.content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
