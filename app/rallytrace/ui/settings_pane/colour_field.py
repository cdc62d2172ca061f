"""A field for a colour: a swatch that opens a dialog, and its name in letters and digits."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from rallytrace.settings.rules import Rule
from rallytrace.ui.look import theme


class ColourField(QWidget):
    """A colour. The dialog is not modal, and shows what is picked at once; Cancel in it brings the former one back."""

    given = Signal(object)
    doubted = Signal(object)
    left = Signal()

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self._value = "#000000"
        self._former = self._value
        self._dialog: QColorDialog | None = None
        self.button = QPushButton(" Choose...", self)
        self.button.setIconSize(QSize(28, 16))
        self.button.setAccessibleName(f"{rule.name}: choose a colour")
        self.button.clicked.connect(self._open)
        self.code = _Code(self)
        self.code.setAccessibleName(f"{rule.name} in hexadecimal digits")
        self.code.setFont(theme.fixed_font())
        self.code.setFixedWidth(self.code.fontMetrics().averageCharWidth() * 12)
        self.code.given.connect(self.given)
        self.code.left.connect(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addWidget(self.code)
        self.setFocusProxy(self.button)

    @property
    def dialog(self) -> QColorDialog | None:
        """The dialog, while it is open."""
        return self._dialog

    def show_value(self, value: str) -> None:
        """Stand at a colour, `#rrggbb`."""
        self._value = value
        self.button.setIcon(_swatch(value, self.button.iconSize(), self.devicePixelRatioF()))
        self.code.show_value(value)

    @Slot()
    def _open(self) -> None:
        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            return
        self._former = self._value
        self._dialog = QColorDialog(QColor(self._value), self)
        # The system's own dialog may be modal and tells of nothing before it is closed.
        self._dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        self._dialog.setWindowTitle(self._rule.name)
        self._dialog.currentColorChanged.connect(self._pick)
        self._dialog.finished.connect(self._close)
        self._dialog.show()

    @Slot(QColor)
    def _pick(self, colour: QColor) -> None:
        self.given.emit(colour.name())

    @Slot(int)
    def _close(self, accepted: int) -> None:
        if not accepted:
            self.given.emit(self._former)
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None


class _Code(QLineEdit):
    """The colour as `#rrggbb`, to be typed or pasted."""

    given = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._value = ""
        self.returnPressed.connect(self._take)

    def show_value(self, value: str) -> None:
        self._value = value
        self.setText(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape and self.text() != self._value:
            self.setText(self._value)
            self.left.emit()
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()  # or the window would take it for its default button

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._take()
            self.left.emit()

    @Slot()
    def _take(self) -> None:
        text = self.text().strip()
        if text != self._value:
            self.given.emit(text if text.startswith("#") else f"#{text}")


def _swatch(colour: str, size: QSize, ratio: float) -> QIcon:
    drawn = QPixmap(size * ratio)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor(128, 128, 128), 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 3, 3)
    painter.end()
    return QIcon(drawn)
