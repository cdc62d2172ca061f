"""A line over the picture that says what happened: no dialog, nothing to press before one can go on.

It lies over the upper edge and moves nothing: a picture that jumps is one that is clicked in the wrong place.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from rallytrace.errors import AppError
from rallytrace.ui.look import icons, theme

_SHORT_MS: Final = 7000
_NEWS: Final = "good"


class Notices(QFrame):
    """One notice at a time. News goes away by itself; a warning stays until it is dismissed, and others wait."""

    def __init__(self, over: QWidget) -> None:
        """`over` is what it lies over."""
        super().__init__(over)
        self._over = over
        self._waiting: list[tuple[str, str]] = []
        over.installEventFilter(self)
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
        self._say(text, _NEWS)

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
        """Say nothing more of this, and what has waited for it."""
        self._timer.stop()
        self.hide()
        if self._waiting:
            self._show(*self._waiting.pop(0))

    def forget(self) -> None:
        """Say nothing more at all."""
        self._waiting.clear()
        self.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Keep to the upper edge of what it lies over."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _say(self, text: str, verdict: str) -> None:
        standing = not self.isHidden() and self.property("verdict") != _NEWS
        if standing and text != self._words.text():
            if (text, verdict) not in self._waiting:
                self._waiting.append((text, verdict))
        else:
            self._show(text, verdict)

    def _show(self, text: str, verdict: str) -> None:
        self._timer.stop()
        self._words.setText(text)
        theme.mark(self, "verdict", verdict)
        self._place()
        self.show()
        self.raise_()
        if verdict == _NEWS:
            self._timer.start(_SHORT_MS)

    def _place(self) -> None:
        width = self._over.width()
        layout = self.layout()
        needed = layout.totalHeightForWidth(width) if layout is not None else -1
        self.setGeometry(0, 0, width, needed if needed > 0 else self.sizeHint().height())
