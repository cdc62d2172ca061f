"""The delegate that paints and edits cells of the frame table."""

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QEvent, QRect, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rallytrace.texts import shown, tr
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import State
from rallytrace.track.wording import STATE_WORDS
from rallytrace.ui.keyboard.keys import OwnKeys
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import IconColour
from rallytrace.ui.look.theme import Tokens
from rallytrace.ui.look.widgets import DecimalBox
from rallytrace.ui.panels.frame_model import LEFT, PADDING_PX, PIN_SIDE_PX, RIGHT, SIGN_SIDE_PX, FrameModel
from rallytrace.ui.panels.frame_rows import Column, FrameRow, cell_text
from rallytrace.ui.panels.row_list import Index
from rallytrace.ui.panels.row_pictures import RowPictures
from rallytrace.ui.picture.overlay import KINDS, colour_of, outline, paint_state

_BAR_HEIGHT_PX: Final = 3
_RADIUS: Final = 4.0
_DECIMALS: Final = 1
_HALF_STEP: Final = 0.5001 * 10**-_DECIMALS
_EDITOR_WIDTH: Final = 92
_MUTED: Final = (Column.TIME, Column.CONFIDENCE)


class StateEditor(QComboBox):
    """A combo box for the state. While it has the focus, keys do not trigger shortcuts of the window."""

    def __init__(self, parent: QWidget, *, placed: bool) -> None:
        super().__init__(parent)
        for state in (State.VISIBLE, State.OCCLUDED, State.NO_BALL, State.UNCLEAR):
            self.addItem(shown(STATE_WORDS[state]), state)
        self.addItem(tr("window", "Clear"), State.UNSET)
        tip = tr("window", "Remove the point set by hand and use the model's again")
        self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        if not placed:
            self.removeItem(0)  # no position is available
        OwnKeys(self, lambda _event: True)


class FrameDelegate(QStyledItemDelegate):
    """Paints rows directly from `FrameModel.row`, several times faster than through the roles of `data`.

    Attributes:
        style: the overlay style, for the colours of the source markers.
        pictures: pictures of the rows' frames, or None.
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
        current, tokens = row.frame == self._model.playhead, theme.tokens()
        if selected:
            painter.fillRect(area, QColor(tokens.selection))
        elif index.row() % 2:
            painter.fillRect(area, QColor(tokens.alternate))
        if current and column is Column.FRAME:
            painter.fillRect(
                QRect(area.left(), area.top() + 1, _BAR_HEIGHT_PX, area.height() - 2), QColor(tokens.accent)
            )
        if column is Column.PICTURE and self.pictures is not None:
            self.pictures.paint(painter, area, row.frame)
        elif column is Column.REVIEWED:
            self._paint_box(painter, option, row)
        elif column is Column.SOURCE:
            self._paint_source(painter, area, row, _ink(row, column, tokens, selected=selected))
        elif column is Column.STATE and not self._model.plan.state_words:
            self._paint_state(painter, area, row)
        else:
            painter.setPen(QColor(_ink(row, column, tokens, selected=selected)))
            self._paint_text(painter, area, row, column, bold=current and column is Column.FRAME)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 1))
            painter.drawRect(area.adjusted(0, 0, -1, -1))

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        row, column = self._model.row(index.row()), Column(index.column())
        if column is Column.STATE:
            choice = StateEditor(parent, placed=row.position is not None)
            choice.activated.connect(self._commit_choice)
            return choice
        box = DecimalBox(parent)
        size = self._model.size
        box.setDecimals(_DECIMALS)
        box.setRange(0, (size.width if column is Column.X else size.height) - 1)
        axis = column.name.lower()
        box.setAccessibleName(tr("window", "{axis} in video pixels", axis=axis))
        return box

    def editorEvent(
        self, _event: QEvent, _model: QAbstractItemModel, _option: QStyleOptionViewItem, _index: Index
    ) -> bool:
        """Do nothing, because the grid handles clicks on check boxes, for all selected rows."""
        return False

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, StateEditor):
            editor.setCurrentIndex(editor.findData(value) if value is not State.UNSET else -1)
            QTimer.singleShot(0, editor, editor.showPopup)
        elif isinstance(editor, DecimalBox) and value is not None and abs(editor.value() - value) > _HALF_STEP:
            editor.setValue(value)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Request the chosen or typed value, unless the cell has it already."""
        if isinstance(editor, StateEditor):
            if editor.currentIndex() >= 0:
                model.setData(index, editor.currentData())
        elif isinstance(editor, DecimalBox):
            editor.interpretText()
            value = index.data(Qt.ItemDataRole.EditRole)
            if value is not None and abs(editor.value() - value) > _HALF_STEP:
                model.setData(index, editor.value())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        """Place the editor over the cell, at least as wide as its text."""
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
            _set_bold(painter, bold=True)
        alignment = LEFT if column is Column.STATE else RIGHT
        painter.drawText(area.adjusted(PADDING_PX, 0, -PADDING_PX, 0), int(alignment), self._text(row, column))
        if bold:
            _set_bold(painter, bold=False)

    def _paint_state(self, painter: QPainter, area: QRect, row: FrameRow) -> None:
        """Draw the symbol of the state, as on the film strip. An unset frame has none."""
        if row.source is None:
            return
        kind = KINDS[row.source]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(_icon_area(area)).center()
        paint_state(painter, row.state, kind, middle, radius=_RADIUS, colour=colour_of(self.style, kind))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _paint_source(self, painter: QPainter, area: QRect, row: FrameRow, ink: str) -> None:
        """Draw the source's marker, its name if there is space, and a pin on pinned frames."""
        box = _icon_area(area)
        if row.source is not None:
            kind = KINDS[row.source]
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.tokens().muted), 1))
            painter.setBrush(colour_of(self.style, kind))
            painter.drawPath(outline(kind, QRectF(box).center(), _RADIUS))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        if self._model.plan.source_words:
            painter.setPen(QColor(ink))
            left = box.right() + PADDING_PX
            words = QRect(left, area.top(), area.right() - PADDING_PX - left, area.height())
            painter.drawText(words, int(LEFT), self._text(row, Column.SOURCE))
        if row.pinned and not row.reviewed:
            pin = QRect(
                area.right() - PIN_SIDE_PX - 1, area.center().y() - PIN_SIDE_PX // 2 + 1, PIN_SIDE_PX, PIN_SIDE_PX
            )
            icons.icon("pin", IconColour.MUTED).paint(painter, pin)

    def _paint_box(self, painter: QPainter, option: QStyleOptionViewItem, row: FrameRow) -> None:
        if row.state is State.UNSET:
            return
        box = QStyleOptionViewItem(option)
        box.rect = _icon_area(option.rect)
        flag = QStyle.StateFlag
        box.state = flag.State_Enabled | (flag.State_On if row.reviewed else flag.State_Off)
        widget = option.widget
        widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck, box, painter, widget)


def _icon_area(area: QRect) -> QRect:
    """Return the area of an icon or a check box in its cell."""
    return QRect(area.left() + PADDING_PX, area.center().y() - SIGN_SIDE_PX // 2 + 1, SIGN_SIDE_PX, SIGN_SIDE_PX)


def _ink(row: FrameRow, column: Column, tokens: Tokens, *, selected: bool) -> str:
    if selected:
        return tokens.on_selection
    unset = row.state is State.UNSET and column is not Column.FRAME
    return tokens.muted if column in _MUTED or unset else tokens.text


def _set_bold(painter: QPainter, *, bold: bool) -> None:
    font = QFont(painter.font())
    font.setBold(bold)
    painter.setFont(font)
