"""The items of the queue as a list: where, how suspicious, and why, two lines each."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rallytrace.domain.queue import Item
from rallytrace.domain.suspicion import CHIPS, reasons_in
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import DOT, clock, counted, frames_text
from rallytrace.ui.timeline.frame_times import FrameTimes

Index: TypeAlias = QModelIndex | QPersistentModelIndex

ITEM: Final = Qt.ItemDataRole.UserRole
WHERE: Final = Qt.ItemDataRole.UserRole + 1
_MOST: Final = 500
_HEIGHT: Final = 44
_LINE: Final = 19
_LEFT: Final = 10
_RIGHT: Final = 8
_BETWEEN: Final = 4


class ItemModel(QAbstractListModel):
    """The items that are walked, in their order."""

    def __init__(self) -> None:
        super().__init__()
        self._items: tuple[Item, ...] = ()
        self._rows: dict[int, int] = {}
        self._times = FrameTimes()

    def set_items(self, items: Sequence[Item]) -> None:
        """Show other items; of thousands only the first ones, for nobody scrolls so far."""
        shown = tuple(items[:_MOST])
        if shown != self._items:
            self.beginResetModel()
            self._items = shown
            self._rows = {item.frames.start: row for row, item in enumerate(shown)}
            self.endResetModel()

    def index_of(self, item: Item) -> QModelIndex:
        """Where an item stands; not valid where it does not."""
        row = self._rows.get(item.frames.start)
        return QModelIndex() if row is None else self.index(row)

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown."""
        self._times = times
        if self._items:
            self.dataChanged.emit(self.index(0), self.index(len(self._items) - 1))

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """How many there are."""
        return 0 if parent is not None and parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """An item, or how it is described."""
        if not index.isValid():
            return None
        item = self._items[index.row()]
        if role == ITEM:
            return item
        if role == WHERE:
            return f"{frames_text(item.frames)}{DOT}{clock(self._times.seconds(item.frames.start), 1)}"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{frames_text(item.frames)}: {', '.join(chips(item))}"
        if role == Qt.ItemDataRole.ToolTipRole:
            length = counted(len(item.frames), "frame")
            fixes = counted(item.fixes, "point")
            return f"{length}, wrong with a probability of {item.probability:.0%}; about {fixes} to set"
        return None


class ItemRow(QStyledItemDelegate):
    """Where and how suspicious on the first line, why on the second."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802 - Qt's name
        """All rows are as high as one another."""
        return QSize(120, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        item = index.data(ITEM)
        if not isinstance(item, Item):
            return
        tokens = theme.tokens()
        row: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(row, QColor(tokens.selection))
            painter.fillRect(QRect(row.left(), row.top() + 1, 3, row.height() - 2), QColor(tokens.accent))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, QColor(tokens.hover))
        words = tokens.on_selection if chosen else tokens.text
        first = QRect(row.left() + _LEFT, row.top() + 3, row.width() - _LEFT - _RIGHT, _LINE)
        percent = f"{item.probability:.0%}"
        room = painter.fontMetrics().horizontalAdvance("100%") + 8
        painter.setPen(QColor(words))
        where = painter.fontMetrics().elidedText(
            str(index.data(WHERE)), Qt.TextElideMode.ElideRight, first.width() - room
        )
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, where)
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, percent)
        _draw_chips(painter, first.translated(0, _LINE), chips(item), words)
        painter.restore()


def chips(item: Item) -> tuple[str, ...]:
    """Why, a word or two for each reason."""
    return tuple(CHIPS[reason] for reason in reasons_in(item.reasons))


def _draw_chips(painter: QPainter, line: QRect, texts: Sequence[str], words: str) -> None:
    """As many as fit, then a mark for more."""
    tokens = theme.tokens()
    font = QFont(painter.font())
    font.setPixelSize(max(font.pixelSize() - 2, 9))
    painter.setFont(font)
    metrics = QFontMetrics(font)
    left, top = float(line.left()), line.top() + 1.5
    edge = QColor(tokens.outline)
    edge.setAlphaF(0.7)
    for at, text in enumerate(texts):
        more = f"+{len(texts) - at}"
        width = metrics.horizontalAdvance(text) + 12
        room = line.right() - left - (metrics.horizontalAdvance(more) + 6 if at + 1 < len(texts) else 0)
        if width > room and at:
            painter.setPen(QColor(words))
            painter.drawText(QPointF(left + 2, line.top() + 13.5), more)
            return
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(room) - 12)
        box = QRectF(left, top, min(width, room), line.height() - 3)
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 7, 7)
        painter.setPen(QColor(words))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
        left += width + _BETWEEN
