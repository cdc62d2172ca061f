"""The grid of the table of frames: what the mouse and the keys do in it."""

from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from rallytrace.domain.spans import spans_of_frames
from rallytrace.domain.track import Frames, State
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.actions import ACTIONS
from rallytrace.ui.keyboard.keys import KeysById
from rallytrace.ui.panels.frame_cells import FrameCells
from rallytrace.ui.panels.frame_columns import PAD, SIGN, least_width, share
from rallytrace.ui.panels.frame_heading import FrameHeading
from rallytrace.ui.panels.frame_model import FrameModel, Index
from rallytrace.ui.panels.frame_rows import Column
from rallytrace.ui.panels.frame_words import widest_texts

_Key, _Modifier, _Select = Qt.Key, Qt.KeyboardModifier, QItemSelectionModel.SelectionFlag
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter)
_UP_AND_DOWN: Final = (_Key.Key_Up, _Key.Key_Down, _Key.Key_PageUp, _Key.Key_PageDown, _Key.Key_Home, _Key.Key_End)
_ASIDE: Final = (_Key.Key_Left, _Key.Key_Right)
_COMMANDS: Final = (
    *("mark_visible", "mark_occluded", "mark_no_ball", "clear_point", "pin"),
    *("accept_and_stay", "unreview"),
)
"""The window's actions that are done here to the chosen rows, with the keys they have in the window."""
_ROW_HEIGHT: Final = 24
_MOST_PIECES: Final = 1000
"""A choice in more spans_of_frames than this is let go when the rows are arranged anew."""


class FrameGrid(QTableView):
    """Rows are chosen by mouse and keys; what is to be done with them is asked for."""

    frame_asked = Signal(int)
    """Go to this frame."""
    command_asked = Signal(str)
    """Do an action to the chosen rows: its id."""
    review_asked = Signal(bool)
    """Take the chosen rows for reviewed, or not."""
    left = Signal()
    """Esc: the keyboard belongs to the video again."""
    chosen_changed = Signal()
    copy_asked = Signal()
    menu_asked = Signal(object)
    """A menu is wanted here, in screen pixels (QPoint)."""
    scrolled = Signal()
    """The rows have been moved by hand."""

    def __init__(self, model: FrameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frames = model
        self._keys: dict[str, str] = {}
        self._by_hand = True
        self._held = False
        self.cells = FrameCells(model, self)
        self.setHorizontalHeader(FrameHeading(self))
        self.setModel(model)
        self.setItemDelegate(self.cells)
        self._set_up()
        self.set_keys({})
        self.clicked.connect(self._click)
        self.verticalScrollBar().valueChanged.connect(self._tell_scrolled)

    def set_keys(self, overrides: KeysById) -> None:
        """The keys are those of the window's actions, and the table's where none are named."""
        specs = {spec.id: spec for spec in ACTIONS}
        self._keys = {
            keys.sequence(key).toString(): name
            for name in _COMMANDS
            if name in specs
            for key in keys.keys_of(specs[name], overrides)
        }

    def key_of(self, command: str) -> str:
        """The first key of a command, as this system writes it; '' for none."""
        return next((keys.in_words(key) for key, name in self._keys.items() if name == command), "")

    @property
    def chosen(self) -> Frames:
        """The frames of the rows that are chosen, in the order of the rows."""
        rows = [np.arange(part.start, part.stop) for part in self._chosen_parts()]
        return self._frames.rows.frames[np.sort(np.concatenate(rows))] if rows else np.zeros(0, np.int64)

    @property
    def n_chosen(self) -> int:
        """How many rows are chosen."""
        return sum(map(len, self._chosen_parts()))

    @property
    def top(self) -> int:
        """The topmost row in sight."""
        return self.verticalScrollBar().value()

    @property
    def page(self) -> int:
        """How many rows are in sight as a whole, at least one."""
        return max(self.viewport().height() // _ROW_HEIGHT, 1)

    @property
    def in_use(self) -> bool:
        """Whether something is being typed or pressed in a row, so that no row may move."""
        return self._held or self.state() == QAbstractItemView.State.EditingState

    def in_sight(self, row: int) -> bool:
        """Whether all of a row can be seen."""
        return self.top <= row < self.top + self.page

    def update_row(self, row: int | None) -> None:
        """Paint a row again, where it is in sight."""
        if row is not None and self.top <= row <= self.top + self.page:
            area = self.viewport().rect()
            self.viewport().update(area.left(), self.rowViewportPosition(row), area.width(), _ROW_HEIGHT)

    def scroll_to(self, top: int) -> None:
        """Bring a row to the top, as far as there are rows; this does not count as moved by hand."""
        self._by_hand = False
        self.updateGeometries()  # of rows that have only just come the bar may not know yet
        self.verticalScrollBar().setValue(max(top, 0))
        self._by_hand = True

    def choose(self, rows: np.ndarray[tuple[int], np.dtype[np.int64]], current: int | None) -> None:
        """Choose rows (ascending) and put the cursor on one, without asking for anything."""
        model, last = self.selectionModel(), len(Column) - 1
        self._by_hand = False
        parts = spans_of_frames(rows)
        selection = QItemSelection()
        for part in parts if len(parts) <= _MOST_PIECES else []:
            selection.select(self._frames.index(part.start, 0), self._frames.index(part.stop - 1, last))
        model.select(selection, _Select.ClearAndSelect)
        if current is not None:
            column = max(self.currentIndex().column(), 0)
            model.setCurrentIndex(self._frames.index(current, column), _Select.NoUpdate)
        self._by_hand = True

    def share_room(self) -> None:
        """Give the columns their widths, and leave out what there is no room for."""
        plan, widths = share(self.viewport().width(), self._widest, self.fontMetrics().horizontalAdvance)
        self._frames.plan = plan
        for column, width in widths.items():
            self.setColumnHidden(column, not width)
            if width:
                self.setColumnWidth(column, width)
        self.horizontalHeader().viewport().update()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """So wide that nothing needs to be scrolled sideways."""
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return QSize(least_width(self._widest, self.fontMetrics().horizontalAdvance) + beside, 3 * _ROW_HEIGHT)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's name
        """Letters are commands here; and looking through 200,000 rows for one would take seconds."""

    def event(self, event: QEvent) -> bool:
        """Keep the keys that mean something here from being the window's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Enter goes to the frame, Esc back to the video, letters act on the chosen rows, the rest moves."""
        command = self._keys.get(_written(event))
        if command is not None:
            self.command_asked.emit(command)
        elif event.key() in _ENTER:
            self._go(self.currentIndex())
        elif event.key() == _Key.Key_Escape:
            self.left.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_asked.emit()
        elif event.key() == _Key.Key_Space:
            self._toggle_reviewed(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """From now on the rows must not move under the mouse."""
        self._held = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """And now they may."""
        self._held = False
        super().mouseReleaseEvent(event)

    def moveCursor(  # noqa: N802 - Qt's name
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Home and End lead to the first and the last row."""
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: len(self._frames.rows) - 1,
        }
        if action in ends and len(self._frames.rows):
            return self._frames.index(ends[action], max(self.currentIndex().column(), 0))
        return super().moveCursor(action, modifiers)

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:  # noqa: N802 - Qt's name
        """A box that is ticked in one of several chosen rows leaves them chosen: it is meant for all of them."""
        ticks = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        if ticks and index.column() == Column.REVIEWED and self.selectionModel().isSelected(index):
            return _Select.NoUpdate
        return super().selectionCommand(index, event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:  # noqa: N802 - Qt's name
        """Tell of it."""
        super().selectionChanged(selected, deselected)
        self.chosen_changed.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Ask for a menu, at the mouse or at the cursor's row."""
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        self.menu_asked.emit(at)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Share the room among the columns; a dock that becomes lower is no scrolling by hand."""
        self._by_hand = False
        super().resizeEvent(event)
        self.share_room()
        self._by_hand = True

    def _set_up(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName("Frames")
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(_ROW_HEIGHT)
        rows.setDefaultSectionSize(_ROW_HEIGHT)
        header.setMinimumSectionSize(SIGN + 2 * PAD)

    @property
    def _widest(self) -> dict[Column, str]:
        model = self._frames
        return widest_texts(max(model.rows.n_frames, 1), model.times, model.size)

    def _chosen_parts(self) -> list[range]:
        selection = self.selectionModel().selection()
        parts = [selection.at(at) for at in range(selection.count())]
        return [range(part.top(), part.bottom() + 1) for part in parts if part.isValid()]

    def _wants(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers() & ~_Modifier.KeypadModifier
        if _written(event) in self._keys or event.matches(QKeySequence.StandardKey.Copy):
            return True
        if event.matches(QKeySequence.StandardKey.SelectAll):
            return True
        if key in _UP_AND_DOWN:
            return not modifiers & (_Modifier.AltModifier | _Modifier.MetaModifier)
        return not modifiers and key in (*_ENTER, *_ASIDE, _Key.Key_Escape, _Key.Key_F2)

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        """A click chooses the frame; with Ctrl or Shift it only chooses rows, and in the box it ticks."""
        if QApplication.keyboardModifiers() & (_Modifier.ControlModifier | _Modifier.ShiftModifier):
            return
        if index.column() == Column.REVIEWED:
            self._toggle_reviewed(index.row())
        else:
            self._go(index)

    def _go(self, index: QModelIndex) -> None:
        if index.isValid():
            self.frame_asked.emit(self._frames.frame(index.row()))

    def _toggle_reviewed(self, row: int) -> None:
        if 0 <= row < len(self._frames.rows):
            shown = self._frames.row(row)
            if shown.state is not State.UNSET:
                self.review_asked.emit(not shown.reviewed)

    @Slot()
    def _tell_scrolled(self) -> None:
        if self._by_hand:
            self.scrolled.emit()


def _written(event: QKeyEvent) -> str:
    """A key press as the keys of actions are written."""
    modifiers = event.modifiers() & ~_Modifier.KeypadModifier
    return QKeySequence(int(modifiers.value) | int(event.key())).toString()
