"""A field for a number whose right value is found by looking: a slider with a number field behind it."""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from rallytrace.settings.rules import Rule, ValueKind
from rallytrace.ui.settings_pane.number_field import NumberField

_TOGETHER_MS = 60
"""While the slider is dragged, values are passed on no faster than this: each is also written to the file."""


class SliderField(QWidget):
    """A slider and the number it stands at; either sets the value."""

    given = Signal(object)
    doubted = Signal(object)
    left = Signal()

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self._step = 1.0 if rule.kind is ValueKind.WHOLE else 0.05 if rule.maximum <= 1 else 0.5
        self.slider = _Slider(self)
        self.slider.setRange(0, round((rule.maximum - rule.minimum) / self._step))
        self.slider.setPageStep(max(self.slider.maximum() // 10, 1))
        self.slider.setFixedWidth(170)
        self.number = NumberField(rule, self)
        self.number.setFixedWidth(self.number.fontMetrics().averageCharWidth() * 13)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider)
        row.addWidget(self.number)
        self.setFocusProxy(self.slider)
        self.slider.setAccessibleName(rule.name)
        self.number.setAccessibleName(rule.name)
        self._together = QTimer(self)
        self._together.setSingleShot(True)
        self._together.setInterval(_TOGETHER_MS)
        self._together.timeout.connect(self._give)
        self.slider.valueChanged.connect(self._note_slide)
        self.number.given.connect(self.given)
        self.number.doubted.connect(self.doubted)
        self.number.left.connect(self.left)

    def show_value(self, value: float) -> None:
        """Stand at a value."""
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
        self.given.emit(int(value) if self._rule.kind is ValueKind.WHOLE else value)


class _Slider(QSlider):
    """A slider that the wheel only turns after a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
