"""Fields for settings with a few possible values."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QWidget

from rallytrace.settings.rules import Rule


class TickField(QCheckBox):
    """Yes or no; it carries the setting's name itself."""

    given = Signal(object)
    doubted = Signal(object)
    left = Signal()

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(rule.name, parent)
        self.clicked.connect(self._give)

    def show_value(self, value: bool) -> None:  # noqa: FBT001 - the value is a bool
        """Stand at a value."""
        self.setChecked(value)

    @Slot(bool)
    def _give(self, checked: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.given.emit(checked)


class ChoiceField(QComboBox):
    """One of a few."""

    given = Signal(object)
    doubted = Signal(object)
    left = Signal()

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(120)
        for value, words in rule.choices:
            self.addItem(words, value)
        self.activated.connect(self._give)

    def show_value(self, value: str) -> None:
        """Stand at a value."""
        self.setCurrentIndex(self.findData(value))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Turn with the wheel only after a click: scrolling over a page must not change what it passes."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    @Slot(int)
    def _give(self, place: int) -> None:
        self.given.emit(self.itemData(place))
