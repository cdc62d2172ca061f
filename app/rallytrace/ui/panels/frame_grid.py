"""The grid of the frame table: the view, and its header."""

from collections.abc import Callable
from typing import Final

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPainterStateGuard,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from rallytrace.texts import tr
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import Frames, State
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.actions import SPECS
from rallytrace.ui.keyboard.keys import KeysById, OwnKeys
from rallytrace.ui.look import theme
from rallytrace.ui.look.widgets import plain_table
from rallytrace.ui.panels.frame_delegate import FrameDelegate
from rallytrace.ui.panels.frame_model import PADDING_PX, SIGN_SIDE_PX, FrameModel, least_width, share
from rallytrace.ui.panels.frame_rows import Column, widest_texts
from rallytrace.ui.panels.row_list import Index
from rallytrace.ui.panels.row_pictures import WIDTH, RowPictures

_Key, _Modifier, _Select = Qt.Key, Qt.KeyboardModifier, QItemSelectionModel.SelectionFlag
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter)
_UP_AND_DOWN: Final = (_Key.Key_Up, _Key.Key_Down, _Key.Key_PageUp, _Key.Key_PageDown, _Key.Key_Home, _Key.Key_End)
_LEFT_AND_RIGHT: Final = (_Key.Key_Left, _Key.Key_Right)
_COMMANDS: Final = (
    *("mark_visible", "mark_occluded", "mark_no_ball", "mark_unclear", "clear_point", "pin"),
    *("accept_and_stay", "unreview"),
)
"""Actions of the window whose keys act on the selected rows while the table has the focus."""
_ROW_HEIGHT_PX: Final = 24
_MAX_ROW_HEIGHT_PX: Final = 40
_MIN_VISIBLE_ROWS: Final = 8
"""Minimum number of visible rows with pictures, which determines the height of rows between the limits above."""
_MAX_RANGES: Final = 1000
"""A selection of more ranges than this is dropped when the rows are updated."""
_ARROW_SIZE_PX: Final = (3.5, 4.0)
"""Half width and height of the sort arrow, in logical pixels."""
_EDGE_PX: Final = 2


class FrameGrid(QTableView):
    """The table view: selection by mouse and keys, and signals for actions on the selected rows.

    Keys act on the selected rows if these were selected after the last external move of the playhead, or include the
    playhead, so that a key never changes unseen frames. Otherwise the keys belong to the window.

    Attributes:
        gives_way: returns whether Enter and Esc belong to the window at the moment.
    """

    frame_requested = Signal(int)
    """A frame to go to."""
    command_requested = Signal(str)
    """The id of an action to apply to the selected rows."""
    review_requested = Signal(bool)
    """Whether to mark the selected rows as reviewed."""
    focus_released = Signal()
    """Esc was pressed. The focus should return to the video."""
    chosen_changed = Signal()
    copy_requested = Signal()
    menu_requested = Signal(object)
    """The position of a context menu, a QPoint in screen pixels."""
    view_scrolled = Signal()
    """The user has scrolled."""
    view_resized = Signal()

    def __init__(self, model: FrameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        OwnKeys(self, self._wants)
        self._frames = model
        self._keys: dict[str, str] = {}
        self._by_hand = True
        self._held = False
        self._left_behind = False
        self.gives_way: Callable[[], bool] = bool
        self._pictures: RowPictures | None = None
        self.cells = FrameDelegate(model, self)
        self.setHorizontalHeader(FrameHeader(self))
        self.setModel(model)
        self.setItemDelegate(self.cells)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(tr("video", "Frames"))
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(_ROW_HEIGHT_PX)
        plain_table(self, _ROW_HEIGHT_PX)
        header.setMinimumSectionSize(SIGN_SIDE_PX + 2 * PADDING_PX)
        self.set_keys({})
        self.clicked.connect(self._click)
        self.verticalScrollBar().valueChanged.connect(self._tell_scrolled)

    def set_keys(self, overrides: KeysById) -> None:
        """Use the keys of the window's actions: the user's own in `overrides`, otherwise the defaults."""
        self._keys = {
            keys.sequence(key).toString(): name for name in _COMMANDS for key in keys.keys_of(SPECS[name], overrides)
        }

    def key_of(self, command: str) -> str:
        return next((keys.key_text(key) for key, name in self._keys.items() if name == command), "")

    @property
    def chosen(self) -> Frames:
        """Return the frames of the selected rows, in the order of the rows."""
        rows = [np.arange(block.start, block.stop) for block in self._chosen_blocks()]
        return self._frames.rows.frames[np.sort(np.concatenate(rows))] if rows else np.zeros(0, np.int64)

    @property
    def n_chosen(self) -> int:
        return sum(map(len, self._chosen_blocks()))

    def show_pictures(self, pictures: RowPictures | None) -> None:
        """Show pictures of the frames in an extra column, or hide it if None."""
        self._pictures = self.cells.pictures = pictures
        self._fit_rows()
        self.share_room()
        self.viewport().update()

    @Slot()
    def update_pictures(self) -> None:
        """Repaint the visible pictures."""
        column = Column.PICTURE
        self.viewport().update(
            self.columnViewportPosition(column), 0, self.columnWidth(column), self.viewport().height()
        )

    @property
    def frames_in_view(self) -> Frames:
        """Return the frames of the visible rows. Empty while the pictures are hidden."""
        shown = self.isVisible() and self._pictures is not None
        return self._frames.rows.frames[self.top : self.top + self.page + 1 if shown else self.top]

    @property
    def top(self) -> int:
        """Return the topmost visible row."""
        return self.verticalScrollBar().value()

    @property
    def page(self) -> int:
        """Return the number of rows that are visible at a time, at least one."""
        return max(self.viewport().height() // self._row_height, 1)

    @property
    def _row_height(self) -> int:
        return self.verticalHeader().defaultSectionSize()

    @property
    def in_use(self) -> bool:
        """Return whether a cell is being edited or the mouse is pressed. Rows must not move then."""
        return self._held or self.state() == QAbstractItemView.State.EditingState

    def is_visible_row(self, row: int) -> bool:
        return self.top <= row < self.top + self.page

    def update_row(self, row: int | None) -> None:
        if row is not None and self.top <= row <= self.top + self.page:
            area = self.viewport().rect()
            self.viewport().update(area.left(), self.rowViewportPosition(row), area.width(), self._row_height)

    def scroll_to(self, top: int) -> None:
        """Scroll a row to the top without emitting `view_scrolled`."""
        by_hand, self._by_hand = self._by_hand, False
        self.updateGeometries()  # the scroll bar may not know the new rows yet
        self.verticalScrollBar().setValue(max(top, 0))
        self._by_hand = by_hand

    def follow(self, frame: int) -> None:
        """Follow a move of the playhead from outside the table: a single selected row moves along."""
        blocks, row = self._chosen_blocks(), self._frames.rows.row_of(frame)
        self._left_behind = not any(row in block for block in blocks)
        if self._left_behind and sum(map(len, blocks)) == 1 and not self.in_use:
            self.choose(np.array([] if row is None else [row], np.int64), row)
            self._left_behind = row is None

    def choose(self, rows: np.ndarray[tuple[int], np.dtype[np.int64]], current: int | None) -> None:
        """Select rows (ascending) and put the cursor on one, without signals or scrolling."""
        model, last = self.selectionModel(), len(Column) - 1
        self._by_hand, left_behind = False, self._left_behind
        self.setAutoScroll(False)
        blocks = spans_of_frames(rows)
        selection = QItemSelection()
        for block in blocks if len(blocks) <= _MAX_RANGES else []:
            selection.select(self._frames.index(block.start, 0), self._frames.index(block.stop - 1, last))
        model.select(selection, _Select.ClearAndSelect)
        if current is not None:
            column = max(self.currentIndex().column(), 0)
            model.setCurrentIndex(self._frames.index(current, column), _Select.NoUpdate)
        self.setAutoScroll(True)
        self._by_hand, self._left_behind = True, left_behind

    def share_room(self) -> None:
        """Set the widths of the columns, and hide those without space."""
        measure, picture = self.fontMetrics().horizontalAdvance, self._picture_width
        plan, widths = share(self.viewport().width(), self._widest, measure, picture)
        self._frames.plan = plan
        if self._pictures is not None:
            self._pictures.resize(self._row_height)
        for column, width in widths.items():
            self.setColumnHidden(column, not width)
            if width:
                self.setColumnWidth(column, width)
        self.horizontalHeader().viewport().update()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        surplus = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        least = least_width(self._widest, self.fontMetrics().horizontalAdvance, self._picture_width)
        return QSize(least + surplus, 3 * _ROW_HEIGHT_PX)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing, because letters are shortcuts, and searching 200,000 rows would take seconds."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self._keys.get(_portable_text(event))
        if command is not None:
            self.command_requested.emit(command)
        elif event.key() in _ENTER:
            self._go(self.currentIndex())
        elif event.key() == _Key.Key_Escape:
            self.focus_released.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif event.key() == _Key.Key_Space:
            self._toggle_reviewed(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A menu opens on a right press and receives its release.
        self._held = event.button() is Qt.MouseButton.LeftButton
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = False
        super().mouseReleaseEvent(event)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Make Home and End go to the first and last row instead of the first and last column."""
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: len(self._frames.rows) - 1,
        }
        if action in ends and len(self._frames.rows):
            return self._frames.index(ends[action], max(self.currentIndex().column(), 0))
        return super().moveCursor(action, modifiers)

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """Keep the selection when a check box in a selected row is clicked, because it applies to all selected rows."""
        ticks = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        if ticks and index.column() == Column.REVIEWED and self.selectionModel().isSelected(index):
            return _Select.NoUpdate
        return super().selectionCommand(index, event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self._left_behind = False
        self.chosen_changed.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        position = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            position = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        self.menu_requested.emit(position)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the widths of the columns. Scrolling caused by a resize does not count as the user's."""
        self._by_hand = False
        super().resizeEvent(event)
        self._fit_rows()
        self.share_room()
        self._by_hand = True
        self.view_resized.emit()

    def _fit_rows(self) -> None:
        room = self.viewport().height() // _MIN_VISIBLE_ROWS if self._pictures is not None else _ROW_HEIGHT_PX
        self.verticalHeader().setDefaultSectionSize(min(max(room, _ROW_HEIGHT_PX), _MAX_ROW_HEIGHT_PX))
        self.scroll_to(self.top)  # Qt scrolls by pixels of the old row height

    @property
    def _picture_width(self) -> int:
        return WIDTH if self._pictures is not None else 0

    @property
    def _widest(self) -> dict[Column, str]:
        model = self._frames
        measure = self.fontMetrics().horizontalAdvance
        return widest_texts(max(model.rows.n_frames, 1), model.times, model.size, measure)

    def _chosen_blocks(self) -> list[range]:
        selection = self.selectionModel().selection()
        blocks = [selection.at(index) for index in range(selection.count())]
        return [range(block.top(), block.bottom() + 1) for block in blocks if block.isValid()]

    def _wants(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers() & ~_Modifier.KeypadModifier
        if _portable_text(event) in self._keys:
            return not self._left_behind and bool(self._chosen_blocks())
        if key in (*_ENTER, _Key.Key_Escape) and self.gives_way():
            return False
        if event.matches(QKeySequence.StandardKey.Copy):
            return True
        if event.matches(QKeySequence.StandardKey.SelectAll):
            return True
        if key in _UP_AND_DOWN:
            return not modifiers & (_Modifier.AltModifier | _Modifier.MetaModifier)
        return not modifiers and key in (*_ENTER, *_LEFT_AND_RIGHT, _Key.Key_Escape, _Key.Key_F2)

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        """Go to the clicked frame, or toggle its check box. With Ctrl or Shift only select."""
        if QApplication.keyboardModifiers() & (_Modifier.ControlModifier | _Modifier.ShiftModifier):
            return
        if index.column() == Column.REVIEWED:
            self._toggle_reviewed(index.row())
        else:
            self._go(index)

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.frame_requested.emit(self._frames.frame(index.row()))

    def _toggle_reviewed(self, row: int) -> None:
        if 0 <= row < len(self._frames.rows):
            shown = self._frames.row(row)
            if shown.state is not State.UNSET:
                self.review_requested.emit(not shown.reviewed)

    @Slot()
    def _tell_scrolled(self) -> None:
        if self._by_hand:
            self.view_scrolled.emit()


def _portable_text(event: QKeyEvent) -> str:
    """Return a key press in the notation of `QKeySequence.toString`."""
    modifiers = event.modifiers() & ~_Modifier.KeypadModifier
    return QKeySequence(int(modifiers.value) | int(event.key())).toString()


class FrameHeader(QHeaderView):
    """A header whose sort arrow is above the text, so that the text stays readable."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.setSortIndicatorShown(False)  # the style's own arrow would cover the text

    def setSelectionModel(self, selected: QItemSelectionModel) -> None:
        """Use an empty selection model instead of the table's.

        With the table's, Qt would ask each of 200,000 rows whether it is selected, which takes 40 seconds, in order to
        highlight sections of the header.
        """
        super().setSelectionModel(QItemSelectionModel(selected.model(), self))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        with QPainterStateGuard(painter):
            super().paintSection(painter, rect, logical)
        if logical == self.sortIndicatorSection():
            self._paint_arrow(painter, rect)

    def _paint_arrow(self, painter: QPainter, rect: QRect) -> None:
        middle, (half, height) = rect.left() + rect.width() / 2, _ARROW_SIZE_PX
        tip = float(rect.top() + _EDGE_PX)
        foot = tip + height
        if self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder:
            tip, foot = foot, tip
        arrow = [QPointF(middle - half, foot), QPointF(middle + half, foot), QPointF(middle, tip)]
        with QPainterStateGuard(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.tokens().accent))
            painter.drawPolygon(QPolygonF(arrow))
