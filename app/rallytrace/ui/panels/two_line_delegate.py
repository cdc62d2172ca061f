"""Rows of two lines in a list, with a bar at the edge of the current one."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rallytrace.ui.look import theme

Index: TypeAlias = QModelIndex | QPersistentModelIndex

LEFT = 10
"""Where both lines begin, in pixels from the edge."""
_LINE = 18


@dataclass(frozen=True, slots=True)
class RowLook:
    """Fonts and colours of a row: of its first line, and of what is smaller."""

    font: QFont
    small: QFont
    text: str
    muted: str
    selected: bool


class TwoLineDelegate(QStyledItemDelegate):
    """Paints the background of a row; what is written there is the subclass's."""

    HEIGHT: ClassVar = 40

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(120, self.HEIGHT)

    @staticmethod
    def paint_row(painter: QPainter, option: QStyleOptionViewItem, *, current: bool) -> RowLook:
        """Paint the background, and give what to write with."""
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


def line_of(row: QRect, number: int) -> QRect:
    """The area of a row's first (0) or second (1) line."""
    return QRect(row.left() + LEFT, row.top() + 2 + number * _LINE, row.width() - LEFT - 6, _LINE)


def write(painter: QPainter, area: QRect, text: str, font: QFont, colour: str) -> None:
    """Write on one line; what does not fit is left out at its end."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitting)
