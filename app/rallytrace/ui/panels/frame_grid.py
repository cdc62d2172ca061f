"""The grid of the frame table: the view, its header, and the delegate that paints and edits cells."""

from collections.abc import Callable
from typing import Final

import numpy as np
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from rallytrace.domain.overlay_style import OverlayStyle
from rallytrace.domain.spans import spans_of_frames
from rallytrace.domain.track import Frames, State
from rallytrace.domain.wording import STATE_WORDS
from rallytrace.ui.keyboard import keys
from rallytrace.ui.keyboard.actions import ACTIONS
from rallytrace.ui.keyboard.keys import KeysById
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.theme import Tokens
from rallytrace.ui.look.widgets import DecimalBox, watch_itself
from rallytrace.ui.panels.frame_model import LEFT, PAD, PIN, RIGHT, SIGN, FrameModel, Index, least_width, share
from rallytrace.ui.panels.frame_rows import Column, FrameRow, cell_text, widest_texts
from rallytrace.ui.panels.row_pictures import WIDTH, RowPictures
from rallytrace.ui.picture.overlay import KINDS, colour_of, outline

_Key, _Modifier, _Select = Qt.Key, Qt.KeyboardModifier, QItemSelectionModel.SelectionFlag
_ENTER: Final = (_Key.Key_Return, _Key.Key_Enter)
_UP_AND_DOWN: Final = (_Key.Key_Up, _Key.Key_Down, _Key.Key_PageUp, _Key.Key_PageDown, _Key.Key_Home, _Key.Key_End)
_ASIDE: Final = (_Key.Key_Left, _Key.Key_Right)
_COMMANDS: Final = (
    *("mark_visible", "mark_occluded", "mark_no_ball", "clear_point", "pin"),
    *("accept_and_stay", "unreview"),
)
"""The window's actions that act on the selected rows here, with their keys."""
_ROW_HEIGHT: Final = 24
_HIGHEST: Final = 40
_ROWS_AT_LEAST: Final = 8
"""Rows with pictures, at least, for which there is room: their height follows from it, within the two heights above."""
_MOST_RANGES: Final = 1000
"""A selection of more ranges than this is dropped when the rows are updated."""


class FrameGrid(QTableView):
    """The table view: selection by mouse and keys, and signals for what is to be done with the selected rows.

    Keys act on the selected rows, as long as these were selected after the playhead has last gone elsewhere, or the
    playhead is among them: a key must not change frames that nobody looks at. Else they are the window's.

    Attributes:
        gives_way: whether Enter and Esc are the window's just now.
    """

    frame_asked = Signal(int)
    """A frame to go to."""
    command_asked = Signal(str)
    """The id of an action to be done to the selected rows."""
    review_asked = Signal(bool)
    """Whether the selected rows are to be marked as reviewed."""
    left = Signal()
    """Esc was pressed: focus returns to the video."""
    chosen_changed = Signal()
    copy_asked = Signal()
    menu_asked = Signal(object)
    """A context menu was asked for at a QPoint in screen pixels."""
    scrolled = Signal()
    """The user has scrolled."""

    def __init__(self, model: FrameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        watch_itself(self)
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
        self._set_up()
        self.set_keys({})
        self.clicked.connect(self._click)
        self.verticalScrollBar().valueChanged.connect(self._tell_scrolled)

    def set_keys(self, overrides: KeysById) -> None:
        """Use the keys of the window's actions; those that `overrides` does not name have their defaults."""
        specs = {spec.id: spec for spec in ACTIONS}
        self._keys = {
            keys.sequence(key).toString(): name
            for name in _COMMANDS
            if name in specs
            for key in keys.keys_of(specs[name], overrides)
        }

    def key_of(self, command: str) -> str:
        return next((keys.key_text(key) for key, name in self._keys.items() if name == command), "")

    @property
    def chosen(self) -> Frames:
        """The frames of the selected rows, in the order of the rows."""
        rows = [np.arange(part.start, part.stop) for part in self._chosen_parts()]
        return self._frames.rows.frames[np.sort(np.concatenate(rows))] if rows else np.zeros(0, np.int64)

    @property
    def n_chosen(self) -> int:
        return sum(map(len, self._chosen_parts()))

    def show_pictures(self, pictures: RowPictures | None) -> None:
        """Show pictures of the frames in a column of their own, or none."""
        self._pictures = self.cells.pictures = pictures
        self._fit_rows()
        self.share_room()
        self.viewport().update()

    @Slot()
    def update_pictures(self) -> None:
        """Paint the visible pictures again."""
        column = Column.PICTURE
        self.viewport().update(
            self.columnViewportPosition(column), 0, self.columnWidth(column), self.viewport().height()
        )

    @property
    def frames_in_view(self) -> Frames:
        """The frames of the visible rows; none while the pictures are hidden."""
        shown = self.isVisible() and self._pictures is not None
        return self._frames.rows.frames[self.top : self.top + self.page + 1 if shown else self.top]

    @property
    def top(self) -> int:
        """The topmost visible row."""
        return self.verticalScrollBar().value()

    @property
    def page(self) -> int:
        """How many rows fit, at least one."""
        return max(self.viewport().height() // self._row_height, 1)

    @property
    def _row_height(self) -> int:
        return self.verticalHeader().defaultSectionSize()

    @property
    def in_use(self) -> bool:
        """Whether a cell is being edited or the mouse is pressed, so that no row may move."""
        return self._held or self.state() == QAbstractItemView.State.EditingState

    def is_visible_row(self, row: int) -> bool:
        return self.top <= row < self.top + self.page

    def update_row(self, row: int | None) -> None:
        if row is not None and self.top <= row <= self.top + self.page:
            area = self.viewport().rect()
            self.viewport().update(area.left(), self.rowViewportPosition(row), area.width(), self._row_height)

    def scroll_to(self, top: int) -> None:
        """Scroll a row to the top, without `scrolled`."""
        self._by_hand = False
        self.updateGeometries()  # the scroll bar may not know of new rows yet
        self.verticalScrollBar().setValue(max(top, 0))
        self._by_hand = True

    def follow(self, frame: int) -> None:
        """Note that the playhead has gone to a frame that was not asked for here: one selected row goes with it."""
        parts, row = self._chosen_parts(), self._frames.rows.row_of(frame)
        self._left_behind = not any(row in part for part in parts)
        if self._left_behind and sum(map(len, parts)) == 1 and not self.in_use:
            self.choose(np.array([] if row is None else [row], np.int64), row)
            self._left_behind = row is None

    def choose(self, rows: np.ndarray[tuple[int], np.dtype[np.int64]], current: int | None) -> None:
        """Select rows (ascending) and put the cursor on one, without `scrolled`, `frame_asked`, or any scrolling."""
        model, last = self.selectionModel(), len(Column) - 1
        self._by_hand, left_behind = False, self._left_behind
        self.setAutoScroll(False)
        parts = spans_of_frames(rows)
        selection = QItemSelection()
        for part in parts if len(parts) <= _MOST_RANGES else []:
            selection.select(self._frames.index(part.start, 0), self._frames.index(part.stop - 1, last))
        model.select(selection, _Select.ClearAndSelect)
        if current is not None:
            column = max(self.currentIndex().column(), 0)
            model.setCurrentIndex(self._frames.index(current, column), _Select.NoUpdate)
        self.setAutoScroll(True)
        self._by_hand, self._left_behind = True, left_behind

    def share_room(self) -> None:
        """Set the widths of the columns, and hide those without room."""
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

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        least = least_width(self._widest, self.fontMetrics().horizontalAdvance, self._picture_width)
        return QSize(least + beside, 3 * _ROW_HEIGHT)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's name
        """Do nothing: letters are commands here, and a search through 200,000 rows would take seconds."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Accept the keys used here before they trigger the window's shortcuts."""
        asked = watched is self and event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
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
        # A menu opens at a right press and takes its release.
        self._held = event.button() is Qt.MouseButton.LeftButton
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._held = False
        super().mouseReleaseEvent(event)

    def moveCursor(  # noqa: N802 - Qt's name
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Home and End go to the first and the last row, not column."""
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: len(self._frames.rows) - 1,
        }
        if action in ends and len(self._frames.rows):
            return self._frames.index(ends[action], max(self.currentIndex().column(), 0))
        return super().moveCursor(action, modifiers)

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:  # noqa: N802 - Qt's name
        """Keep the selection when a check box in one of several selected rows is clicked: it applies to all of them."""
        ticks = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        if ticks and index.column() == Column.REVIEWED and self.selectionModel().isSelected(index):
            return _Select.NoUpdate
        return super().selectionCommand(index, event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:  # noqa: N802 - Qt's name
        super().selectionChanged(selected, deselected)
        self._left_behind = False
        self.chosen_changed.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        self.menu_asked.emit(at)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Set the widths of the columns. Scrolling caused by a resize is not the user's."""
        self._by_hand = False
        super().resizeEvent(event)
        self._fit_rows()
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

    def _fit_rows(self) -> None:
        """Make the rows as high as the pictures in them are to be."""
        room = self.viewport().height() // _ROWS_AT_LEAST if self._pictures is not None else _ROW_HEIGHT
        self.verticalHeader().setDefaultSectionSize(min(max(room, _ROW_HEIGHT), _HIGHEST))

    @property
    def _picture_width(self) -> int:
        return WIDTH if self._pictures is not None else 0

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
        if _written(event) in self._keys:
            return not self._left_behind and bool(self._chosen_parts())
        if key in (*_ENTER, _Key.Key_Escape) and self.gives_way():
            return False
        if event.matches(QKeySequence.StandardKey.Copy):
            return True
        if event.matches(QKeySequence.StandardKey.SelectAll):
            return True
        if key in _UP_AND_DOWN:
            return not modifiers & (_Modifier.AltModifier | _Modifier.MetaModifier)
        return not modifiers and key in (*_ENTER, *_ASIDE, _Key.Key_Escape, _Key.Key_F2)

    @Slot(QModelIndex)
    def _click(self, index: QModelIndex) -> None:
        """Go to the clicked frame, or toggle its check box; with Ctrl or Shift only select."""
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
    """A key press in the notation of `QKeySequence.toString`."""
    modifiers = event.modifiers() & ~_Modifier.KeypadModifier
    return QKeySequence(int(modifiers.value) | int(event.key())).toString()


_BAR: Final = 3
_DECIMALS: Final = 1
_HALF_STEP: Final = 0.5001 * 10**-_DECIMALS
_EDITOR_WIDTH: Final = 92
_MUTED: Final = (Column.TIME, Column.CONFIDENCE)


class StateEditor(QComboBox):
    """A combo box of states. While it has focus no key triggers a shortcut of the window."""

    def __init__(self, parent: QWidget, *, placed: bool) -> None:
        super().__init__(parent)
        for state in (State.VISIBLE, State.OCCLUDED, State.NO_BALL):
            self.addItem(STATE_WORDS[state], state)
        self.addItem("Clear", State.UNSET)
        self.setItemData(3, "Remove the human point and show the model result again", Qt.ItemDataRole.ToolTipRole)
        if not placed:
            self.removeItem(0)  # there is no position

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.accept()
            return True
        return super().event(event)


class FrameDelegate(QStyledItemDelegate):
    """Paints rows straight from `FrameModel.row`, several times faster than through the roles of `data`.

    Attributes:
        style: the overlay's, for the colours of the source marks.
        pictures: of the rows' frames; None for none.
    """

    def __init__(self, model: FrameModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.style = OverlayStyle()
        self.pictures: RowPictures | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, column = self._model.row(index.row()), Column(index.column())
        area: QRect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        here, tokens = row.frame == self._model.playhead, theme.tokens()
        if selected:
            painter.fillRect(area, QColor(tokens.selection))
        elif index.row() % 2:
            painter.fillRect(area, QColor(tokens.alternate))
        if here and column is Column.FRAME:
            painter.fillRect(QRect(area.left(), area.top() + 1, _BAR, area.height() - 2), QColor(tokens.accent))
        if column is Column.PICTURE and self.pictures is not None:
            self.pictures.paint(painter, area, row.frame)
        elif column is Column.REVIEWED:
            self._paint_box(painter, option, row)
        elif column is Column.SOURCE:
            self._paint_source(painter, area, row, _ink(row, column, tokens, selected=selected))
        elif column is Column.STATE and not self._model.plan.state_words:
            if row.state in icons.STATE_ICONS:
                icons.icon(icons.STATE_ICONS[row.state]).paint(painter, icon_area(area))
        else:
            painter.setPen(QColor(_ink(row, column, tokens, selected=selected)))
            self._paint_text(painter, area, row, column, bold=here and column is Column.FRAME)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 1))
            painter.drawRect(area.adjusted(0, 0, -1, -1))

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: N802 - Qt's name
        row, column = self._model.row(index.row()), Column(index.column())
        if column is Column.STATE:
            choice = StateEditor(parent, placed=row.position is not None)
            choice.activated.connect(self._commit_choice)
            return choice
        box = DecimalBox(parent)
        size = self._model.size
        box.setDecimals(_DECIMALS)
        box.setRange(0, (size.width if column is Column.X else size.height) - 1)
        box.setAccessibleName(f"{column.name.lower()} in video pixels")
        return box

    def editorEvent(  # noqa: N802 - Qt's name
        self, _event: QEvent, _model: QAbstractItemModel, _option: QStyleOptionViewItem, _index: Index
    ) -> bool:
        """Do nothing: the grid handles check boxes, for all selected rows."""
        return False

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 - Qt's name
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, StateEditor):
            editor.setCurrentIndex(editor.findData(value) if value is not State.UNSET else -1)
            QTimer.singleShot(0, editor, editor.showPopup)
        elif isinstance(editor, DecimalBox) and value is not None and abs(editor.value() - value) > _HALF_STEP:
            editor.setValue(value)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802 - Qt's name
        """Request what was chosen or typed, unless it equals the value of the cell."""
        if isinstance(editor, StateEditor):
            if editor.currentIndex() >= 0:
                model.setData(index, editor.currentData())
        elif isinstance(editor, DecimalBox):
            editor.interpretText()
            value = index.data(Qt.ItemDataRole.EditRole)
            if value is not None and abs(editor.value() - value) > _HALF_STEP:
                model.setData(index, editor.value())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:  # noqa: N802 - Qt's name
        """Over the cell, and at least as wide as its text."""
        area: QRect = option.rect
        width = max(area.width(), _EDITOR_WIDTH, editor.sizeHint().width() if isinstance(editor, StateEditor) else 0)
        parent = editor.parentWidget()
        room = max(parent.width() if parent is not None else 0, width)
        left = max(min(area.left(), room - width), 0)
        editor.setGeometry(left, area.top() - 1, width, area.height() + 2)

    @Slot()
    def _commit_choice(self) -> None:
        editor = self.sender()
        if isinstance(editor, StateEditor):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor)

    def _text(self, row: FrameRow, column: Column) -> str:
        return cell_text(row, column, self._model.times)

    def _paint_text(self, painter: QPainter, area: QRect, row: FrameRow, column: Column, *, bold: bool) -> None:
        if bold:
            _set_bold(painter, on=True)
        alignment = LEFT if column is Column.STATE else RIGHT
        painter.drawText(area.adjusted(PAD, 0, -PAD, 0), int(alignment), self._text(row, column))
        if bold:
            _set_bold(painter, on=False)

    def _paint_source(self, painter: QPainter, area: QRect, row: FrameRow, ink: str) -> None:
        """Draw the source's mark, its name where there is room, and a pin on pinned frames."""
        box = icon_area(area)
        if row.source is not None:
            kind = KINDS[row.source]
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.tokens().muted), 1))
            painter.setBrush(colour_of(self.style, kind))
            painter.drawPath(outline(kind, QRectF(box).center(), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        if self._model.plan.source_words:
            painter.setPen(QColor(ink))
            left = box.right() + PAD
            words = QRect(left, area.top(), area.right() - PAD - left, area.height())
            painter.drawText(words, int(LEFT), self._text(row, Column.SOURCE))
        if row.pinned and not row.reviewed:
            pin = QRect(area.right() - PIN - 1, area.center().y() - PIN // 2 + 1, PIN, PIN)
            icons.icon("pin", IconColour.MUTED).paint(painter, pin)

    def _paint_box(self, painter: QPainter, option: QStyleOptionViewItem, row: FrameRow) -> None:
        if row.state is State.UNSET:
            return
        box = QStyleOptionViewItem(option)
        box.rect = icon_area(option.rect)
        flag = QStyle.StateFlag
        box.state = flag.State_Enabled | (flag.State_On if row.reviewed else flag.State_Off)
        widget = option.widget
        widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck, box, painter, widget)


def icon_area(area: QRect) -> QRect:
    """The area of an icon or a check box in its cell."""
    return QRect(area.left() + PAD, area.center().y() - SIGN // 2 + 1, SIGN, SIGN)


def _ink(row: FrameRow, column: Column, tokens: Tokens, *, selected: bool) -> str:
    if selected:
        return tokens.on_selection
    unset = row.state is State.UNSET and column is not Column.FRAME
    return tokens.muted if column in _MUTED or unset else tokens.text


def _set_bold(painter: QPainter, *, on: bool) -> None:
    font = QFont(painter.font())
    font.setBold(on)
    painter.setFont(font)


_ARROW: Final = (3.5, 4.0)
"""Half the width, and the height, in logical pixels."""
_EDGE: Final = 2


class FrameHeader(QHeaderView):
    """A header whose sort arrow stands above the text, so that it hides none of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.setSortIndicatorShown(False)  # the style's own would cover the text

    def setSelectionModel(self, selected: QItemSelectionModel) -> None:  # noqa: N802 - Qt's name
        """Use a selection model of its own, without a selection.

        To highlight a section Qt asks each of 200,000 rows whether it is selected: 40 seconds.
        """
        super().setSelectionModel(QItemSelectionModel(selected.model(), self))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:  # noqa: N802 - Qt's name
        painter.save()
        super().paintSection(painter, rect, logical)
        painter.restore()
        if logical == self.sortIndicatorSection():
            self._paint_arrow(painter, rect)

    def _paint_arrow(self, painter: QPainter, rect: QRect) -> None:
        middle, (half, height) = rect.left() + rect.width() / 2, _ARROW
        tip = float(rect.top() + _EDGE)
        foot = tip + height
        if self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder:
            tip, foot = foot, tip
        arrow = [QPointF(middle - half, foot), QPointF(middle + half, foot), QPointF(middle, tip)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.tokens().accent))
        painter.drawPolygon(QPolygonF(arrow))
        painter.restore()
