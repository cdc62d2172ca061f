"""A line over the picture that says what happened: no dialog, nothing to press before one can go on."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from rallytrace.errors import AppError
from rallytrace.ui.look import icons, theme

_SHORT_MS: Final = 7000


class Notices(QFrame):
    """One notice at a time. News goes away by itself; an error stays until it is dismissed or followed by another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notices")
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._dismiss = QToolButton()
        self._dismiss.setIcon(icons.icon("close"))
        self._dismiss.setToolTip("Dismiss")
        self._dismiss.setAccessibleName("Dismiss")
        self._dismiss.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dismiss.clicked.connect(self.clear)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 4, 4)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._dismiss, 0, Qt.AlignmentFlag.AlignTop)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now; '' while it says nothing."""
        return "" if self.isHidden() else self._words.text()

    @Slot(str)
    def tell(self, text: str) -> None:
        """Say something that needs no answer; it goes away after some seconds."""
        self._say(text, "good")
        self._timer.start(_SHORT_MS)

    @Slot(str)
    def warn(self, text: str) -> None:
        """Say something that should be seen; it stays."""
        self._say(text, "warning")

    @Slot(object)
    def complain(self, error: AppError) -> None:
        """Say what went wrong and what to do; it stays."""
        self._say(f"{error.what} {error.remedy}".rstrip(), "bad")

    @Slot()
    def clear(self) -> None:
        """Say nothing."""
        self._timer.stop()
        self.hide()

    def _say(self, text: str, verdict: str) -> None:
        self._timer.stop()
        self._words.setText(text)
        theme.mark(self, "verdict", verdict)
        self.show()
