"""A list of two-line rows with a bar at the edge of the current one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QKeyEvent, QPainter, QTextDocument
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from rallytrace.ui.keyboard.keys import OwnKeys, is_delete
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import DOT

Index: TypeAlias = QModelIndex | QPersistentModelIndex

LEFT = 10
"""Left margin of both lines, in pixels."""
_LINE = 18
_TIP_MARGIN: Final = 20
_MAX_TIP_WIDTH_PX: Final = 480
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TwoLineList(QListWidget):
    """A list of rows painted by a `TwoLineDelegate`. Enter and a double click choose a row.

    Args:
        name: name for screen readers.
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

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tooltip of a row next to the list, because below the mouse it would cover the following rows."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole)
            if text:
                row = self.visualRect(index)
                QToolTip.showText(self._place_of_tip(row, text), text, self.viewport(), row)
                return True
        return super().viewportEvent(event)

    def _place_of_tip(self, row: QRect, text: str) -> QPoint:
        """Return the tooltip's position in screen pixels: right of the list, or left of it if there is no space."""
        top_left = self.viewport().mapToGlobal(row.topLeft())
        right = self.mapToGlobal(QPoint(self.width(), 0)).x()
        document = QTextDocument()
        document.setDefaultFont(QToolTip.font())
        document.setHtml(text)
        width = min(int(document.idealWidth()), _MAX_TIP_WIDTH_PX) + _TIP_MARGIN
        x = right if right + width <= self.screen().availableGeometry().right() else top_left.x() - width
        # Qt shows a tooltip some pixels to the right and below the point.
        return QPoint(x, top_left.y() - _TIP_MARGIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the current row on Enter, request its removal on Delete."""
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
    """Fonts and colours of a list row (title and detail line)."""

    font: QFont
    small: QFont
    text: str
    muted: str
    selected: bool


class TwoLineDelegate(QStyledItemDelegate):
    """Paints the background of a row. Subclasses write the text."""

    HEIGHT: ClassVar = 40

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(120, self.HEIGHT)

    @staticmethod
    def paint_row(painter: QPainter, option: QStyleOptionViewItem, *, current: bool) -> RowLook:
        """Paint the background, and return fonts and colours for the text."""
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
    """Return the area of a row's first (0) or second (1) line."""
    return QRect(row.left() + LEFT, row.top() + 2 + number * _LINE, row.width() - LEFT - 6, _LINE)


def write(
    painter: QPainter,
    area: QRect,
    text: str,
    font: QFont,
    colour: str,
    *,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Write on one line, elided at its end or elsewhere."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = painter.fontMetrics().elidedText(text, elide, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitting)


def fit_parts(parts: Sequence[str], metrics: QFontMetrics, width: int) -> str:
    """Join as many parts as fit into a width, at least the first."""
    for count in range(len(parts), 1, -1):
        text = DOT.join(parts[:count])
        if metrics.horizontalAdvance(text) <= width:
            return text
    return parts[0] if parts else ""
