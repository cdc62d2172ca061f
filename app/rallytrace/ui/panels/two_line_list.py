"""A list of rows of two lines, with a bar at the edge of the current one."""

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rallytrace.ui.keyboard.keys import OwnKeys, is_delete
from rallytrace.ui.look import theme

Index: TypeAlias = QModelIndex | QPersistentModelIndex

LEFT = 10
"""Start of both lines, in pixels from the edge."""
_LINE = 18
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TwoLineList(QListWidget):
    """A list of rows painted by a `TwoLineDelegate`. Enter and a double click choose a row.

    Args:
        name: for screen readers.
    """

    item_chosen = Signal(QListWidgetItem)
    removal_requested = Signal()
    """Delete was pressed."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemDoubleClicked.connect(self.item_chosen)
        OwnKeys(self, self._wants)

    @property
    def rows(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the current row, Delete asks for removal."""
        if not self._wants(event):
            super().keyPressEvent(event)
        elif event.key() in _ENTER:
            self.item_chosen.emit(self.currentItem())
        else:
            self.removal_requested.emit()

    def _wants(self, event: QKeyEvent) -> bool:
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return is_plain and self.currentItem() is not None and (event.key() in _ENTER or is_delete(event))


@dataclass(frozen=True, slots=True)
class RowLook:
    """Fonts and colours of a row: of its first line, and of smaller text."""

    font: QFont
    small: QFont
    text: str
    muted: str
    selected: bool


class TwoLineDelegate(QStyledItemDelegate):
    """Paints the background of a row; subclasses write the text."""

    HEIGHT: ClassVar = 40

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(120, self.HEIGHT)

    @staticmethod
    def paint_row(painter: QPainter, option: QStyleOptionViewItem, *, current: bool) -> RowLook:
        """Paint the background, and give fonts and colours for the text."""
        tokens, row = theme.tokens(), option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(row, QColor(tokens.selection))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, QColor(tokens.hover))
        if current:
            painter.fillRect(QRect(row.left(), row.top() + 1, 3, row.height() - 2), QColor(tokens.accent))
        font = QFont(painter.font())
        font.setBold(current)
        small = QFont(painter.font())
        small.setBold(False)
        small.setPixelSize(max(small.pixelSize() - 1, 9))
        text, muted = (tokens.on_selection,) * 2 if selected else (tokens.text, tokens.muted)
        return RowLook(font, small, text, muted, selected)


def line_rect(row: QRect, number: int) -> QRect:
    """The area of a row's first (0) or second (1) line."""
    return QRect(row.left() + LEFT, row.top() + 2 + number * _LINE, row.width() - LEFT - 6, _LINE)


def write(painter: QPainter, area: QRect, text: str, font: QFont, colour: str) -> None:
    """Write on one line, elided at its end."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitting)
