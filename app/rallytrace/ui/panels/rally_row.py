"""How a rally looks in the list: its name, and below it where it is and how long it takes."""

from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rallytrace.ui.look import theme

Index: TypeAlias = QModelIndex | QPersistentModelIndex

PLACE: Final = Qt.ItemDataRole.UserRole + 1
"""The second line, in words."""
HERE: Final = Qt.ItemDataRole.UserRole + 2
"""Whether the playhead is inside."""
_HEIGHT: Final = 40
_LINE: Final = 18
_LEFT: Final = 10


class RallyRow(QStyledItemDelegate):
    """Two lines a rally, and a bar at the edge of the one that is on the screen."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802 - Qt's name
        """All rows are as high as one another."""
        return QSize(120, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        tokens = theme.tokens()
        row: QRect = option.rect
        state = option.state
        selected, here = bool(state & QStyle.StateFlag.State_Selected), bool(index.data(HERE))
        painter.save()
        if selected:
            painter.fillRect(row, QColor(tokens.selection))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, QColor(tokens.hover))
        if here:
            painter.fillRect(QRect(row.left(), row.top() + 1, 3, row.height() - 2), QColor(tokens.accent))
        font = QFont(painter.font())
        font.setBold(here)
        self._write(painter, _line(row, 0), index.data(), font, tokens.on_selection if selected else tokens.text)
        small = QFont(painter.font())
        small.setBold(False)
        small.setPixelSize(max(small.pixelSize() - 1, 9))
        self._write(painter, _line(row, 1), index.data(PLACE), small, tokens.on_selection if selected else tokens.muted)
        painter.restore()

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """The name is changed where it stands."""
        row: QRect = option.rect
        editor.setGeometry(_line(row, 0).adjusted(-4, -2, 0, 2))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802 - Qt's name
        """An empty name changes nothing."""
        if isinstance(editor, QLineEdit) and editor.text().strip():
            model.setData(index, editor.text().strip())

    def _write(self, painter: QPainter, area: QRect, text: str, font: QFont, colour: str) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitting)


def _line(row: QRect, number: int) -> QRect:
    return QRect(row.left() + _LEFT, row.top() + 2 + number * _LINE, row.width() - _LEFT - 6, _LINE)
