"""How the cells of the table of frames look, and what changes them: a box to choose from, numbers, a box to tick."""

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QRect, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rallytrace.domain.track import State
from rallytrace.domain.wording import STATE_WORDS
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.theme import Tokens
from rallytrace.ui.panels.frame_columns import PAD, PIN, SIGN
from rallytrace.ui.panels.frame_model import LEFT, RIGHT, FrameModel, Index
from rallytrace.ui.panels.frame_rows import Column, FrameRow
from rallytrace.ui.panels.frame_words import cell_text
from rallytrace.ui.picture.overlay import OverlayStyle, outline
from rallytrace.ui.picture.trail import KINDS

_BAR: Final = 3
_DECIMALS: Final = 1
_HALF_STEP: Final = 0.5001 * 10**-_DECIMALS
_EDITOR_WIDTH: Final = 92
_STATE_ICONS: Final = {State.VISIBLE: "eye-outline", State.OCCLUDED: "eye-off", State.NO_BALL: "cancel"}
"""The icons that the actions have."""
_MUTED: Final = (Column.TIME, Column.CONFIDENCE)


class StateEditor(QComboBox):
    """The states to choose from. While it is open no key means what it means in the window."""

    def __init__(self, parent: QWidget, *, placed: bool) -> None:
        super().__init__(parent)
        for state in (State.VISIBLE, State.OCCLUDED, State.NO_BALL):
            self.addItem(STATE_WORDS[state], state)
        self.addItem("Clear", State.UNSET)
        self.setItemData(3, "Take the human word back; the models' shows again", Qt.ItemDataRole.ToolTipRole)
        if not placed:
            self.removeItem(0)  # nobody knows where

    def event(self, event: QEvent) -> bool:
        """Keep letters from being shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.accept()
            return True
        return super().event(event)


class FrameCells(QStyledItemDelegate):
    """Paints the rows straight from the model, which is several times quicker than being asked for every role.

    Attributes:
        style: whose colours the signs of the sources have.
    """

    def __init__(self, model: FrameModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.style = OverlayStyle()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
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
        if column is Column.REVIEWED:
            self._paint_box(painter, option, row)
        elif column is Column.SOURCE:
            self._paint_source(painter, area, row, _ink(row, column, tokens, selected=selected))
        elif column is Column.STATE and not self._model.plan.state_words:
            if row.state in _STATE_ICONS:
                icons.icon(_STATE_ICONS[row.state]).paint(painter, sign_in(area))
        else:
            painter.setPen(QColor(_ink(row, column, tokens, selected=selected)))
            bold = here and column is Column.FRAME
            if bold:
                _set_bold(painter, on=True)
            alignment = LEFT if column is Column.STATE else RIGHT
            painter.drawText(area.adjusted(PAD, 0, -PAD, 0), int(alignment), self._text(row, column))
            if bold:
                _set_bold(painter, on=False)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 1))
            painter.drawRect(area.adjusted(0, 0, -1, -1))

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: N802 - Qt's name
        """What the cell is changed with."""
        row, column = self._model.row(index.row()), Column(index.column())
        if column is Column.STATE:
            choice = StateEditor(parent, placed=row.position is not None)
            choice.activated.connect(self._take_choice)
            return choice
        box = QDoubleSpinBox(parent)
        size = self._model.size
        box.setDecimals(_DECIMALS)
        box.setRange(0, (size.width if column is Column.X else size.height) - 1)
        box.setAccessibleName(f"{column.name.lower()} in video pixels")
        return box

    def editorEvent(  # noqa: N802 - Qt's name
        self, _event: QEvent, _model: QAbstractItemModel, _option: QStyleOptionViewItem, _index: Index
    ) -> bool:
        """Leave the box to tick to the grid, which knows what else is chosen."""
        return False

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802 - Qt's name
        """Begin with what the cell says."""
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, StateEditor):
            editor.setCurrentIndex(editor.findData(value) if value is not State.UNSET else -1)
            QTimer.singleShot(0, editor, editor.showPopup)
        elif isinstance(editor, QDoubleSpinBox) and value is not None and abs(editor.value() - value) > _HALF_STEP:
            editor.setValue(value)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802 - Qt's name
        """Ask for what was chosen or typed; nothing, where that is what the cell says."""
        if isinstance(editor, StateEditor):
            if editor.currentIndex() >= 0:
                model.setData(index, editor.currentData())
        elif isinstance(editor, QDoubleSpinBox):
            editor.interpretText()
            value = index.data(Qt.ItemDataRole.EditRole)
            if value is not None and abs(editor.value() - value) > _HALF_STEP:
                model.setData(index, editor.value())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:  # noqa: N802 - Qt's name
        """Over the cell, and wide enough for its words also where the cell is not."""
        area: QRect = option.rect
        width = max(area.width(), _EDITOR_WIDTH, editor.sizeHint().width() if isinstance(editor, StateEditor) else 0)
        parent = editor.parentWidget()
        room = max(parent.width() if parent is not None else 0, width)
        left = max(min(area.left(), room - width), 0)
        editor.setGeometry(left, area.top() - 1, width, area.height() + 2)

    @Slot()
    def _take_choice(self) -> None:
        editor = self.sender()
        if isinstance(editor, StateEditor):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor)

    def _text(self, row: FrameRow, column: Column) -> str:
        return cell_text(row, column, self._model.times)

    def _paint_source(self, painter: QPainter, area: QRect, row: FrameRow, ink: str) -> None:
        """Draw the sign of who says so, its name where there is room, and a pin where no run changes it."""
        place = sign_in(area)
        if row.source is not None:
            kind = KINDS[row.source]
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.tokens().muted), 1))
            painter.setBrush(self.style.colour(kind))
            painter.drawPath(outline(kind, QRectF(place).center(), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        if self._model.plan.source_words:
            painter.setPen(QColor(ink))
            left = place.right() + PAD
            words = QRect(left, area.top(), area.right() - PAD - left, area.height())
            painter.drawText(words, int(LEFT), self._text(row, Column.SOURCE))
        if row.pinned and not row.reviewed:
            pin = QRect(area.right() - PIN - 1, area.center().y() - PIN // 2 + 1, PIN, PIN)
            icons.icon("pin", IconColour.MUTED).paint(painter, pin)

    def _paint_box(self, painter: QPainter, option: QStyleOptionViewItem, row: FrameRow) -> None:
        if row.state is State.UNSET:
            return
        box = QStyleOptionViewItem(option)
        box.rect = sign_in(option.rect)
        flag = QStyle.StateFlag
        box.state = flag.State_Enabled | (flag.State_On if row.reviewed else flag.State_Off)
        widget = option.widget
        widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck, box, painter, widget)


def sign_in(area: QRect) -> QRect:
    """Where in its cell a sign or a box to tick stands."""
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
