"""A field for a number that may also be left to RallyTrace, and that lets anything be typed so that it can answer."""

import contextlib

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from rallytrace.settings.rules import Rule, ValueKind

AUTOMATIC = "automatic"
PAUSE_MS = 700
"""After so long without a key, what has been typed so far is looked at."""


class NumberField(QAbstractSpinBox):
    """A number with arrows. Unlike a QSpinBox it lets nonsense be typed: whoever owns it says what is wrong with it."""

    given = Signal(object)
    """A value to be taken: a number, None for automatic, or text that is neither."""
    doubted = Signal(object)
    """What has been typed so far, in the same form; only to be judged."""
    left = Signal()
    """The focus has gone elsewhere."""

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self._value: float | int | None = None
        self._typed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToPreviousValue)
        self.setKeyboardTracking(False)
        self.lineEdit().setPlaceholderText(AUTOMATIC if rule.nothing else "")
        self.lineEdit().textEdited.connect(self._note_typing)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._doubt)

    def set_automatic_words(self, words: str) -> None:
        """What stands in the field while it is automatic, such as the value that comes of it."""
        self.lineEdit().setPlaceholderText(words)

    def show_value(self, value: float | None) -> None:
        """Stand at a value; None is automatic."""
        self._pause.stop()
        self._typed = False
        self._value = value
        self.lineEdit().setText("" if value is None else self._in_words(value))

    def stepBy(self, steps: int) -> None:  # noqa: N802 - Qt's name
        """Go so many steps from what stands in the field; below the least number lies automatic, if there is that."""
        rule = self._rule
        now = self._read()
        if isinstance(now, str):
            now = self._value
        if now is None:
            wanted = rule.minimum + max(steps - 1, 0) * self._step() if steps > 0 else None
        else:
            wanted = round(now + steps * self._step(), 6)
            if rule.nothing and wanted < rule.minimum and now <= rule.minimum:
                wanted = None
            else:
                wanted = min(max(wanted, rule.minimum), rule.maximum)
        if wanted is not None and rule.kind is ValueKind.WHOLE:
            wanted = int(wanted)
        self.show_value(wanted)
        self.given.emit(wanted)

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:  # noqa: N802 - Qt's name
        """Which of the two arrows makes sense."""
        flags = QAbstractSpinBox.StepEnabledFlag
        now = self._value
        up = flags.StepUpEnabled if now is None or now < self._rule.maximum else flags.StepNone
        can_fall = now is not None and (now > self._rule.minimum or bool(self._rule.nothing))
        return up | (flags.StepDownEnabled if can_fall else flags.StepNone)

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Let anything be typed: it is judged later, in words."""
        return (QValidator.State.Acceptable, text, position)

    def clear(self) -> None:
        """Empty the field; with a rule that knows automatic this asks for it."""
        self.lineEdit().clear()
        self._note_typing()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Turn with the wheel only after a click: scrolling over a page must not change what it passes."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Return takes what has been typed, Escape takes it back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        elif event.key() == Qt.Key.Key_Escape and self._typed:
            self.show_value(self._value)
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Take what has been typed, then show what came of it."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._take()
            self.left.emit()

    @Slot()
    def _note_typing(self) -> None:
        self._typed = True
        self._pause.start()

    @Slot()
    def _doubt(self) -> None:
        if self._typed:
            self.doubted.emit(self._read())

    def _take(self) -> None:
        self._pause.stop()
        if self._typed:
            self.given.emit(self._read())

    def _read(self) -> float | int | str | None:
        """What stands in the field: a number, None for automatic, or the text where it is neither."""
        text = self.lineEdit().text().strip()
        if self._rule.nothing and text.lower() in ("", "auto", AUTOMATIC):
            return None
        with contextlib.suppress(ValueError):
            return int(text) if self._rule.kind is ValueKind.WHOLE else float(text.replace(",", "."))
        return text

    def _step(self) -> float:
        rule = self._rule
        if rule.unit == "MB":
            return 64
        if rule.kind is ValueKind.WHOLE:
            return 1
        return 0.05 if rule.maximum - rule.minimum <= 1 else 0.5

    def _in_words(self, value: float) -> str:
        return f"{value:g}" if self._rule.kind is ValueKind.DECIMAL else str(value)
