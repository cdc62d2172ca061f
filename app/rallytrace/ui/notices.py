"""A line over the picture that says what happened: no dialog, nothing to press before one can look on.

It lies over the lower edge, away from what is said about the frame and from a broadcast's score, and moves nothing: a
picture that jumps is one that is clicked in the wrong place.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from rallytrace.errors import AppError
from rallytrace.ui.look import icons, theme

_SHORT_MS: Final = 7000
_MARGIN: Final = 8
_WIDEST: Final = 760
_NEWS: Final = "good"
_MOST_ANSWERS: Final = 2


@dataclass(frozen=True, slots=True)
class Answer:
    """What can be done about a notice, on a button beside it.

    Attributes:
        words: on the button.
        act: what it does, after the notice has gone.
    """

    words: str
    act: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Notice:
    text: str
    verdict: str
    answers: tuple[Answer, ...] = ()


class Notices(QFrame):
    """One notice at a time. News goes away by itself; a warning stays until it is dismissed, and others wait.

    Attributes:
        buttons: the answers to what is said now; only those that are shown mean something.
    """

    def __init__(self, over: QWidget) -> None:
        """`over` is what it lies over."""
        super().__init__(over)
        self._over = over
        self._shown = _Notice("", _NEWS)
        self._waiting: list[_Notice] = []
        over.installEventFilter(self)
        self.setObjectName("notices")
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._dismiss = QToolButton()
        self._dismiss.setIcon(icons.icon("close"))
        self._dismiss.setToolTip("Dismiss")
        self._dismiss.setAccessibleName("Dismiss")
        self._dismiss.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dismiss.clicked.connect(self.clear)
        self.buttons = tuple(QPushButton() for _ in range(_MOST_ANSWERS))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 4, 4)
        layout.addWidget(self._words, 1)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._answer)
            layout.addWidget(button)
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
        self._say(_Notice(text, _NEWS))

    @Slot(str)
    def warn(self, text: str) -> None:
        """Say something that should be seen; it stays."""
        self._say(_Notice(text, "warning"))

    def ask(self, text: str, *answers: Answer) -> None:
        """Say something that stays, with one or two things that can be done about it.

        One can be left undone, so the notice can be dismissed; of two, one has to be chosen.
        """
        self._say(_Notice(text, "warning", answers))

    @Slot(object)
    def complain(self, error: AppError) -> None:
        """Say what went wrong and what to do; it stays."""
        self._say(_Notice(f"{error.what} {error.remedy}".rstrip(), "bad"))

    @Slot()
    def clear(self) -> None:
        """Say nothing more of this, and what has waited for it."""
        self._timer.stop()
        self.hide()
        if self._waiting:
            self._show(self._waiting.pop(0))

    def withdraw(self, text: str) -> None:
        """What was said with these words holds no longer."""
        self._waiting = [notice for notice in self._waiting if notice.text != text]
        if self.text == text:
            self.clear()

    def forget(self) -> None:
        self._waiting.clear()
        self.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Keep to the lower edge of what it lies over."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    @Slot()
    def _answer(self) -> None:
        """Do what the pressed button says."""
        answers = dict(zip(self.buttons, self._shown.answers, strict=False))
        pressed = next((answers[button] for button in answers if button is self.sender()), None)
        self.clear()
        if pressed is not None:
            pressed.act()

    def _say(self, notice: _Notice) -> None:
        standing = not self.isHidden() and self._shown.verdict != _NEWS
        if not standing or notice.text == self._shown.text:
            self._show(notice)
        elif notice.text not in (waiting.text for waiting in self._waiting):
            self._waiting.append(notice)

    def _show(self, notice: _Notice) -> None:
        self._timer.stop()
        self._shown = notice
        self._words.setText(notice.text)
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(notice.answers))
            button.setText(notice.answers[at].words if at < len(notice.answers) else "")
        self._dismiss.setVisible(len(notice.answers) < _MOST_ANSWERS)
        theme.mark(self, "verdict", notice.verdict)
        self._place()
        self.show()
        self.raise_()
        if notice.verdict == _NEWS:
            self._timer.start(_SHORT_MS)

    def _place(self) -> None:
        room = self._over.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        # Only without wrapping does the label say how wide its words are.
        self._words.setWordWrap(False)
        width = min(self.sizeHint().width(), _WIDEST, room.width())
        self._words.setWordWrap(True)
        layout = self.layout()
        needed = layout.totalHeightForWidth(width) if layout is not None else -1
        height = needed if needed > 0 else self.sizeHint().height()
        self.setGeometry(room.left() + (room.width() - width) // 2, room.bottom() + 1 - height, width, height)
