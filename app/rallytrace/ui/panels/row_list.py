"""The list of rows that panels share: a model of row values, a delegate that paints them, and the view."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPainterStateGuard,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from rallytrace.ui.keyboard.keys import OwnKeys, is_delete
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import DOT
from rallytrace.ui.look.widgets import plain_tip

Index: TypeAlias = QModelIndex | QPersistentModelIndex
R = TypeVar("R")

LEFT_MARGIN_PX = 10
"""Left margin of both lines, in pixels."""
_LINE_HEIGHT_PX = 18
_TIP_MARGIN: Final = 20
_MAX_TIP_WIDTH_PX: Final = 480
_WORDS_ROLES: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole, Qt.ItemDataRole.AccessibleTextRole)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RowModel(QAbstractListModel, Generic[R]):
    """The rows of a list. The text of a row is made when the row is shown.

    Attributes:
        times: the times of the frames.
        current: row of what is on the screen, or -1. `point_out` sets it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[R, ...] = ()
        self.times = FrameTimes()
        self.current = -1

    def words(self, row: R) -> str:
        """Return the text of a row for screen readers, and for its editor if it has one."""
        raise NotImplementedError

    def tip(self, row: R) -> str:
        return self.words(row)

    def tip_pictures(self, row: R) -> Sequence[str]:  # noqa: ARG002 - subclasses need it
        """Return the pictures in the tooltip of a row, as JPEG in base 64."""
        return ()

    def set_rows(self, rows: Sequence[R]) -> None:
        """Show other rows. Equal rows at the start and the end are kept, with their selection."""
        old, new = self.rows, tuple(rows)
        first = _common_length(old, new)
        last = _common_length(old[first:][::-1], new[first:][::-1])
        gone, come = len(old) - first - last, len(new) - first - last
        stop = first + min(gone, come)
        if gone > come:
            self.beginRemoveRows(QModelIndex(), stop, first + gone - 1)
            self.rows = new
            self.endRemoveRows()
        elif come > gone:
            self.beginInsertRows(QModelIndex(), stop, first + come - 1)
            self.rows = new
            self.endInsertRows()
        else:
            self.rows = new
        self._announce(first, stop)

    def set_times(self, times: FrameTimes) -> None:
        self.times = times
        self._announce(0, len(self.rows))

    def point_out(self, row: int) -> None:
        """Mark the row of what is on the screen, or none (-1)."""
        previous, self.current = self.current, row
        if row != previous:
            for changed in (previous, row):
                if 0 <= changed < len(self.rows):
                    self._announce(changed, changed + 1)

    def _announce(self, first: int, stop: int) -> None:
        if stop > first:
            self.dataChanged.emit(self.index(first), self.index(stop - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role in _WORDS_ROLES:
            return self.words(row)
        return plain_tip(self.tip(row), self.tip_pictures(row)) if role == Qt.ItemDataRole.ToolTipRole else None


def _common_length(first: tuple[R, ...], second: tuple[R, ...]) -> int:
    """Return how many rows at the start are equal in both. It compares slices, ten times faster than a loop."""
    low, high = 0, min(len(first), len(second))
    while low < high:
        middle = (low + high + 1) // 2
        if first[low:middle] == second[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


class RowList(QListView, Generic[R]):
    """A list of rows. Enter or a double click chooses a row; Delete requests its removal.

    Args:
        name: name for screen readers.
        takes_keys: whether the list handles Enter and Delete even if they are shortcuts of the window.
    """

    row_chosen = Signal(object)
    """The value of a row."""
    removal_requested = Signal()
    """Delete was pressed."""

    def __init__(
        self, name: str, model: RowModel[R], delegate: "RowDelegate[R]", parent: QWidget, *, takes_keys: bool = True
    ) -> None:
        super().__init__(parent, resizeMode=QListView.ResizeMode.Adjust)
        self._rows = model
        self.setModel(model)
        delegate.setParent(self)
        self.setItemDelegate(delegate)
        self.setMouseTracking(True)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(self.choose)
        if takes_keys:
            OwnKeys(self, self._wants)

    @property
    def current_row(self) -> int:
        """Return the selected row, or -1."""
        return self.currentIndex().row()

    @property
    def selected(self) -> list[R]:
        """Return the values of all selected rows, in order."""
        return [self._rows.rows[row] for row in sorted(index.row() for index in self.selectedIndexes())]

    def select_row(self, row: int) -> None:
        """Select a row, or none (-1)."""
        self.setCurrentIndex(self._rows.index(row))

    @Slot(QModelIndex)
    def choose(self, index: QModelIndex) -> None:
        """Report that the user has chosen a row."""
        if index.isValid():
            self.row_chosen.emit(self._rows.rows[index.row()])

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a row's tooltip next to the list. Below the mouse it would cover the following rows."""
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
        """Choose the current row on Enter. Request its removal on Delete."""
        if not self._wants(event):
            super().keyPressEvent(event)
        elif event.key() in _ENTER:
            self.choose(self.currentIndex())
        else:
            self.removal_requested.emit()

    def _wants(self, event: QKeyEvent) -> bool:
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return is_plain and self.currentIndex().isValid() and (event.key() in _ENTER or is_delete(event))


@dataclass(frozen=True, slots=True)
class RowLook:
    """Fonts and colours of a list row (title and detail line)."""

    font: QFont
    small: QFont
    text: str
    muted: str
    selected: bool


class RowDelegate(QStyledItemDelegate, Generic[R]):
    """Paints a row: its background, a bar at the edge of the current one, and what subclasses draw."""

    HEIGHT: ClassVar = 40

    def __init__(self, model: RowModel[R], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model

    def draw(self, painter: QPainter, area: QRect, row: R, look: RowLook) -> None:
        """Draw the content of a row into its area."""
        raise NotImplementedError

    def is_current(self, index: Index, *, selected: bool) -> bool:  # noqa: ARG002 - for subclasses
        """Return whether a row gets the bar that marks the current row."""
        return index.row() == self._model.current

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(120, self.HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        with QPainterStateGuard(painter):
            look = self._paint_background(painter, option, current=self.is_current(index, selected=selected))
            self.draw(painter, option.rect, self._model.rows[index.row()], look)

    @staticmethod
    def _paint_background(painter: QPainter, option: QStyleOptionViewItem, *, current: bool) -> RowLook:
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
    return QRect(
        row.left() + LEFT_MARGIN_PX,
        row.top() + 2 + number * _LINE_HEIGHT_PX,
        row.width() - LEFT_MARGIN_PX - 6,
        _LINE_HEIGHT_PX,
    )


def write(
    painter: QPainter,
    area: QRect,
    text: str,
    font: QFont,
    colour: str,
    *,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Write a text on one line in an area. If it is too long, elide it at the end, or where `elide` says."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = painter.fontMetrics().elidedText(text, elide, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fitting)


def fit_parts(parts: Sequence[str], metrics: QFontMetrics, width: int) -> str:
    """Join as many of the parts as fit into a width in pixels, at least the first."""
    for count in range(len(parts), 1, -1):
        text = DOT.join(parts[:count])
        if metrics.horizontalAdvance(text) <= width:
            return text
    return parts[0] if parts else ""
