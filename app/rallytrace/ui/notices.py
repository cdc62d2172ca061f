"""Messages in a bar above the picture, instead of modal dialogs.

The bar lies in the free space next to the menus and tools. It never covers the picture or moves it under the user's
mouse.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QRect, Qt, QTimer, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from rallytrace.errors import AppError
from rallytrace.texts import shown, tr
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.layouts import lay_row
from rallytrace.ui.look.widgets import icon_button

_SHORT_MS: Final = 7000
_MIN_REPORT_MS: Final = 1500
"""Minimum time for which a report is shown before a user action dismisses it, so that the user has seen it."""
_ACTS: Final = {QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel}
_MAX_WIDTH_PX: Final = 760
_NEWS: Final = "good"
_OFFER: Final = "busy"
"""The style of an offer, which every other message replaces."""
_MAX_CHOICES: Final = 2


@dataclass(frozen=True, slots=True)
class Choice:
    """A button next to a message.

    Attributes:
        words: text of the button.
        act: function to call when the button was pressed and the message is closed.
    """

    words: str
    act: Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Notice:
    text: str
    verdict: str
    choices: tuple[Choice, ...] = ()
    is_report: bool = False

    @property
    def is_offer(self) -> bool:
        return self.verdict == _OFFER


class Notices(QFrame):
    """Shows one message at a time.

    Information disappears by itself. A warning or error stays until it is dismissed, and further messages wait. An
    offer gives way to all other messages and comes back after them.

    Attributes:
        buttons: the buttons for choices. Those not needed by the current message are hidden.
    """

    def __init__(self, window: QWidget, room: Callable[[], QRect]) -> None:
        """Create the bar. `room` returns the free area of the window, below which a long message may extend."""
        super().__init__(window)
        self.setObjectName("notices")
        self._room = room
        self._shown = _Notice("", _NEWS)
        self._waiting: list[_Notice] = []
        window.installEventFilter(self)
        self._words = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._dismiss = icon_button(None, icons.icon("close"), tr("window", "Dismiss"))
        self._dismiss.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dismiss.clicked.connect(self.clear)
        self.buttons = tuple(QPushButton() for _ in range(_MAX_CHOICES))
        layout = lay_row((self._words, 1), owner=self, margins=(12, 4, 4, 4))
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._choose)
            layout.addWidget(button)
        layout.addWidget(self._dismiss, 0, Qt.AlignmentFlag.AlignTop)
        self._reported_at = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.clear)
        self.hide()

    @property
    def text(self) -> str:
        """Return the text of the message that is shown, or ''."""
        return "" if self.isHidden() else self._words.text()

    @Slot(str)
    def tell(self, text: str) -> None:
        """Show information for a few seconds."""
        self._say(_Notice(shown(text), _NEWS))

    @Slot(str)
    def report(self, text: str) -> None:
        """Show the result of lengthy work until the user presses a key, clicks or turns the wheel."""
        self._say(_Notice(shown(text), _NEWS, is_report=True))

    @Slot(str)
    def warn(self, text: str) -> None:
        """Show a warning until it is dismissed."""
        self._say(_Notice(shown(text), "warning"))

    def ask(self, text: str, *choices: Choice) -> None:
        """Show a message with one or two buttons until the user reacts.

        A message with one button can also be dismissed. If there are two, the user must choose one.
        """
        self._say(_Notice(shown(text), "warning", choices))

    def offer(self, text: str, choice: Choice) -> None:
        """Show a message that offers optional help, with a button, when no other message is shown."""
        notice = _Notice(shown(text), _OFFER, (choice,))
        if self.isHidden():
            self._show(notice)
        elif notice.text not in self._waiting_texts and notice.text != self._shown.text:
            self._waiting.append(notice)

    @Slot(object)
    def complain(self, error: AppError) -> None:
        """Show an error and its remedy until the user dismisses them."""
        self._say(_Notice(error.shown(), "bad"))

    @Slot()
    def clear(self) -> None:
        """Close the message and show the next waiting one."""
        self._timer.stop()
        self.hide()
        if self._waiting:
            following = min(self._waiting, key=lambda notice: notice.is_offer)
            self._waiting.remove(following)
            self._show(following)

    @Slot()
    def clear_news(self) -> None:
        """Remove information that is shown or waiting, because it is outdated. Warnings and errors stay."""
        self._waiting = [notice for notice in self._waiting if notice.verdict != _NEWS]
        if not self.isHidden() and self._shown.verdict == _NEWS:
            self.clear()

    def withdraw(self, text: str) -> None:
        """Remove the message with this text, whether shown or waiting."""
        text = shown(text)
        self._waiting = [notice for notice in self._waiting if notice.text != text]
        if self.text == text:
            self.clear()

    def forget(self) -> None:
        self._waiting.clear()
        self.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the bar again when the window is resized, and close a report at the user's next action."""
        if event.type() in _ACTS and self._is_report_read and not self._is_inside(watched):
            QTimer.singleShot(0, self, self.clear_news)  # the user's action may show a message itself
        # Hidden first, because the window receives hundreds of other events while it is built.
        if not self.isHidden() and watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    @property
    def _is_report_read(self) -> bool:
        """Return whether a report has been shown long enough to have been read."""
        is_report = not self.isHidden() and self._shown.is_report
        return is_report and self._reported_at.elapsed() >= _MIN_REPORT_MS

    def _is_inside(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and (watched is self or self.isAncestorOf(watched))

    @Slot()
    def _choose(self) -> None:
        choices = dict(zip(self.buttons, self._shown.choices, strict=False))
        pressed = next((choices[button] for button in choices if button is self.sender()), None)
        self.clear()
        if pressed is not None:
            pressed.act()

    def _say(self, notice: _Notice) -> None:
        is_shown = not self.isHidden()
        standing = is_shown and self._shown.verdict not in (_NEWS, _OFFER)
        if is_shown and self._shown.is_offer:
            self._waiting.append(self._shown)
        if not standing or notice.text == self._shown.text:
            self._show(notice)
        elif notice.text not in self._waiting_texts:
            self._waiting.append(notice)

    @property
    def _waiting_texts(self) -> set[str]:
        return {notice.text for notice in self._waiting}

    def _show(self, notice: _Notice) -> None:
        self._timer.stop()
        self._shown = notice
        self._words.setText(notice.text)
        for index, button in enumerate(self.buttons):
            button.setVisible(index < len(notice.choices))
            button.setText(shown(notice.choices[index].words) if index < len(notice.choices) else "")
        self._dismiss.setVisible(len(notice.choices) < _MAX_CHOICES)
        theme.set_property(self, "verdict", notice.verdict)
        self._place()
        self.show()
        self.raise_()
        application = QCoreApplication.instance()
        assert application is not None
        if notice.is_report:
            self._reported_at.start()
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)
        if notice.verdict == _NEWS and not notice.is_report:
            self._timer.start(_SHORT_MS)

    def _place(self) -> None:
        room = self._room()
        # Only a label without word wrap reports the full width of its text.
        self._words.setWordWrap(False)
        width = min(self.sizeHint().width(), _MAX_WIDTH_PX, room.width())
        self._words.setWordWrap(True)
        layout = self.layout()
        needed = layout.totalHeightForWidth(width) if layout is not None else -1
        height = needed if needed > 0 else self.sizeHint().height()
        self.setGeometry(room.left(), max(room.bottom() + 1 - height, room.top()), width, height)
