"""The fields for changing a setting: a number, a slider, a tick, a choice, a colour."""

import contextlib
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QKeyEvent, QPainter, QPen, QPixmap, QValidator
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QColorDialog,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from rallytrace.settings.rules import Rule, ValueKind
from rallytrace.texts import shown, shown_number, tr, tr_lazy
from rallytrace.ui.look import theme
from rallytrace.ui.look.layouts import lay_row
from rallytrace.ui.look.widgets import WheelGuard, one_shot

AUTOMATIC: Final = tr_lazy("settings", "automatic")
"""Text in a number field without a value."""
PAUSE_MS = 700
"""Delay from the last key press to the validation of typed text."""
_MIN_VALUE_INTERVAL_MS = 60
"""Minimum time between the values that a dragged slider emits, because each value is saved."""


class SettingField:
    """The signals that every field for a setting has."""

    value_edited = Signal(object)
    """A new value: a number, None for automatic, or any other text."""
    typing_paused = Signal(object)
    """The value typed so far, as in `value_edited`, to be validated but not set."""
    focus_left = Signal()


class NumberField(QAbstractSpinBox, SettingField):
    """A number field with arrow buttons. Unlike QSpinBox it accepts any text, and its owner reports errors."""

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent, keyboardTracking=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._rule = rule
        self._value: float | int | None = None
        self._typed = False
        WheelGuard(self, focused=True)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToPreviousValue)
        self.lineEdit().setPlaceholderText(shown(AUTOMATIC) if rule.none_words else "")
        self.lineEdit().textEdited.connect(self._note_typing)
        self._pause = one_shot(self, PAUSE_MS, self._tell_typed)

    def show_value(self, value: float | None) -> None:
        self._pause.stop()
        self._typed = False
        self._value = value
        self.lineEdit().setText("" if value is None else self._in_words(value))

    def stepBy(self, steps: int) -> None:
        """Step up or down from the shown value. A step below the minimum sets automatic, if the rule allows it."""
        rule = self._rule
        value = self._read()
        if isinstance(value, str):
            value = self._value
        if value is None:
            wanted = rule.minimum + max(steps - 1, 0) * self._step() if steps > 0 else None
        else:
            wanted = round(value + steps * self._step(), 6)
            if rule.none_words and wanted < rule.minimum and value <= rule.minimum:
                wanted = None
            else:
                wanted = min(max(wanted, rule.minimum), rule.maximum)
        if wanted is not None and rule.kind is ValueKind.INTEGER:
            wanted = int(wanted)
        self.show_value(wanted)
        self.value_edited.emit(wanted)

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Return which of the arrow buttons are enabled."""
        flags = QAbstractSpinBox.StepEnabledFlag
        value = self._value
        upward = flags.StepUpEnabled if value is None or value < self._rule.maximum else flags.StepNone
        can_fall = value is not None and (value > self._rule.minimum or bool(self._rule.none_words))
        return upward | (flags.StepDownEnabled if can_fall else flags.StepNone)

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return (QValidator.State.Acceptable, text, position)

    def clear(self) -> None:
        """Empty the field, which means automatic if the rule allows it."""
        self.lineEdit().clear()
        self._note_typing()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set the typed value on Return, or discard it on Escape."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._commit()
        elif event.key() == Qt.Key.Key_Escape and self._typed:
            self.show_value(self._value)
            self.focus_left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Set the typed value. The owner then shows the value in use, which differs if the typed one is not valid."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._commit()
            self.focus_left.emit()

    @Slot()
    def _note_typing(self) -> None:
        self._typed = True
        self._pause.start()

    @Slot()
    def _tell_typed(self) -> None:
        if self._typed:
            self.typing_paused.emit(self._read())

    def _commit(self) -> None:
        self._pause.stop()
        if self._typed:
            self.value_edited.emit(self._read())

    def _read(self) -> float | int | str | None:
        """Return the value of the field: a number, None for automatic, or the text if it is neither of these."""
        text = self.lineEdit().text().strip()
        if self._rule.none_words and text.lower() in ("", "auto", AUTOMATIC, shown(AUTOMATIC).lower()):
            return None
        with contextlib.suppress(ValueError):
            return int(text) if self._rule.kind is ValueKind.INTEGER else float(text.replace(",", "."))
        return text

    def _step(self) -> float:
        rule = self._rule
        if rule.unit == "MB":
            return 64
        if rule.kind is ValueKind.INTEGER:
            return 1
        return 0.05 if rule.maximum - rule.minimum <= 1 else 0.5

    def _in_words(self, value: float) -> str:
        return shown_number(value, "g") if self._rule.kind is ValueKind.DECIMAL else str(value)


class SliderField(QWidget, SettingField):
    """A slider with a number field for the same value."""

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self._step = 1.0 if rule.kind is ValueKind.INTEGER else 0.05 if rule.maximum <= 1 else 0.5
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(shown(rule.name))
        WheelGuard(self.slider, focused=True)
        self.slider.setRange(0, round((rule.maximum - rule.minimum) / self._step))
        self.slider.setPageStep(max(self.slider.maximum() // 10, 1))
        self.slider.setFixedWidth(170)
        self.number = NumberField(rule, self)
        self.number.setFixedWidth(self.number.fontMetrics().averageCharWidth() * 13)
        lay_row(self.slider, self.number, owner=self)
        self.setFocusProxy(self.slider)
        self.number.setAccessibleName(shown(rule.name))
        self._together = one_shot(self, _MIN_VALUE_INTERVAL_MS, self._give)
        self.slider.valueChanged.connect(self._note_slide)
        self.number.value_edited.connect(self.value_edited)
        self.number.typing_paused.connect(self.typing_paused)
        self.number.focus_left.connect(self.focus_left)

    def show_value(self, value: float) -> None:
        if not self._together.isActive():
            self.slider.blockSignals(True)
            self.slider.setValue(round((value - self._rule.minimum) / self._step))
            self.slider.blockSignals(False)
        self.number.show_value(value)

    @Slot()
    def _note_slide(self) -> None:
        if not self._together.isActive():
            self._together.start()

    @Slot()
    def _give(self) -> None:
        value = round(self._rule.minimum + self.slider.value() * self._step, 6)
        self.value_edited.emit(int(value) if self._rule.kind is ValueKind.INTEGER else value)


class TickField(QCheckBox, SettingField):
    """A check box labelled with the name of the setting."""

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(shown(rule.name), parent)
        self.clicked.connect(self._give)

    def show_value(self, value: bool) -> None:  # noqa: FBT001 - the value is a bool
        self.setChecked(value)

    @Slot(bool)
    def _give(self, checked: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.value_edited.emit(checked)


class ChoiceField(QComboBox, SettingField):
    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for value, words in rule.choices:
            self.addItem(shown(words), value)
        self.activated.connect(self._give)
        WheelGuard(self, focused=True)

    def show_value(self, value: str) -> None:
        self.setCurrentIndex(self.findData(value))

    @Slot(int)
    def _give(self, index: int) -> None:
        self.value_edited.emit(self.itemData(index))


class ColourField(QWidget, SettingField):
    """A field for a colour. Its dialog is modeless and applies each colour at once; Cancel restores the old one."""

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self._value = "#000000"
        self._former = self._value
        self.dialog: QColorDialog | None = None
        self.button = QPushButton(f" {tr('settings', 'Choose...')}", self)
        self.button.setIconSize(QSize(28, 16))
        self.button.setAccessibleName(tr("settings", "{name}: choose a colour", name=rule.name))
        self.button.clicked.connect(self._open)
        self.code = _Code(self)
        self.code.setAccessibleName(tr("settings", "{name} in hexadecimal digits", name=rule.name))
        self.code.setFont(theme.fixed_font())
        self.code.setFixedWidth(self.code.fontMetrics().averageCharWidth() * 12)
        self.code.value_edited.connect(self.value_edited)
        self.code.focus_left.connect(self.focus_left)
        lay_row(self.button, self.code, owner=self)
        self.setFocusProxy(self.button)

    def show_value(self, value: str) -> None:
        self._value = value
        self.button.setIcon(_swatch(value, self.button.iconSize(), self.devicePixelRatioF()))
        self.code.show_value(value)

    @Slot()
    def _open(self) -> None:
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        self._former = self._value
        self.dialog = QColorDialog(QColor(self._value), self)
        # The system's own dialog may be modal and reports nothing before it is closed.
        self.dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        self.dialog.setWindowTitle(shown(self._rule.name))
        self.dialog.currentColorChanged.connect(self._pick)
        self.dialog.finished.connect(self._close)
        self.dialog.show()

    @Slot(QColor)
    def _pick(self, colour: QColor) -> None:
        self.value_edited.emit(colour.name())

    @Slot(int)
    def _close(self, accepted: int) -> None:
        if not accepted:
            self.value_edited.emit(self._former)
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


class _Code(QLineEdit):
    value_edited = Signal(object)
    focus_left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._value = ""
        self.returnPressed.connect(self._commit)

    def show_value(self, value: str) -> None:
        self._value = value
        self.setText(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text() != self._value:
            self.setText(self._value)
            self.focus_left.emit()
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()  # otherwise it would also press the window's default button

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._commit()
            self.focus_left.emit()

    @Slot()
    def _commit(self) -> None:
        text = self.text().strip()
        if text != self._value:
            self.value_edited.emit(text if text.startswith("#") else f"#{text}")


def _swatch(colour: str, size: QSize, ratio: float) -> QIcon:
    drawn = QPixmap(size * ratio)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(colour))
        painter.setPen(QPen(QColor(128, 128, 128), 1))
        painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 3, 3)
    return QIcon(drawn)
