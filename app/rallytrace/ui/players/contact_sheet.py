"""A contact sheet: a small picture of one person for each rally."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPainterStateGuard, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rallytrace.analysis.players.identification import SeenPlayer
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.texts import tr
from rallytrace.track.match_setup import END_WORDS
from rallytrace.ui.look import theme
from rallytrace.ui.panels.row_list import Index
from rallytrace.ui.players.player_pictures import PICTURE, PlayerPictures

CELL: Final = QSize(PICTURE.width() + 6, PICTURE.height() + 22)
_CELL_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True, eq=False)
class SheetCell:
    """A picture on a sheet.

    Attributes:
        player: the player in the picture.
        rally: name of the rally, in the language in use.
        number: 1-based rally number.
        area: frame of the video, and the part of it that the picture shows.
    """

    player: SeenPlayer
    rally: str
    number: int
    area: CutoutArea

    @property
    def tip(self) -> str:
        sure = (
            tr("match", "named by you")
            if self.player.name_by_user is not None
            else tr("match", "{share:.0%} sure", share=self.player.probability)
        )
        return tr(
            "match",
            "{rally}, {end}: {player}, {certainty}",
            rally=self.rally,
            end=END_WORDS[self.player.end],
            player=self.player.name,
            certainty=sure,
        )


class ContactSheet(QListWidget):
    """Shows all pictures of a player, without scrolling. A double click or Enter requests the picture's frame.

    Args:
        name: name of the player, for screen readers.
    """

    cell_activated = Signal(object)
    """The `SheetCell` whose frame is requested."""

    def __init__(self, name: str, pictures: PlayerPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setGridSize(CELL)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setItemDelegate(_CellDelegate(pictures, self))
        self.setAccessibleName(tr("match", "Pictures of {player}", player=name))
        self.itemActivated.connect(self._activate)

    def show_cells(self, cells: Sequence[SheetCell]) -> None:
        """Show other pictures, with none selected."""
        self.clear()
        for cell in cells:
            item = QListWidgetItem(self)
            item.setData(_CELL_ROLE, cell)
            item.setToolTip(cell.tip)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, cell.tip)
        self._fit()

    @property
    def cells(self) -> list[SheetCell]:
        """Return all pictures."""
        return [self.item(row).data(_CELL_ROLE) for row in range(self.count())]

    @property
    def selected(self) -> list[SheetCell]:
        """Return the selected pictures, in the order of the rallies."""
        cells = [item.data(_CELL_ROLE) for item in self.selectedItems()]
        return sorted(cells, key=lambda cell: cell.number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        columns = max(self.viewport().width() // CELL.width(), 1)
        self.setFixedHeight(max(-(-self.count() // columns), 1) * CELL.height() + 2)

    @Slot(QListWidgetItem)
    def _activate(self, item: QListWidgetItem) -> None:
        self.cell_activated.emit(item.data(_CELL_ROLE))


class _CellDelegate(QStyledItemDelegate):
    """Paints a picture with the number of its rally below, and a question mark if the player is uncertain."""

    def __init__(self, pictures: PlayerPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: SheetCell = index.data(_CELL_ROLE)
        tokens, row = theme.tokens(), option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        with QPainterStateGuard(painter):
            picture = QRect(row.left() + 3, row.top() + 3, PICTURE.width(), PICTURE.height())
            if selected:
                painter.fillRect(row.adjusted(0, 0, -1, -1), QColor(tokens.selection))
            elif option.state & QStyle.StateFlag.State_MouseOver:
                painter.fillRect(row.adjusted(0, 0, -1, -1), QColor(tokens.hover))
            image: QImage | None = self._pictures.image(cell.area)
            if image is None:
                painter.fillRect(picture, QColor(tokens.canvas))
            else:
                painter.drawImage(picture.topLeft(), image)
            is_sure = cell.player.is_sure
            colour = (
                tokens.accent if cell.player.name_by_user is not None else tokens.outline if is_sure else tokens.warning
            )
            pen = QPen(QColor(colour), 1 if is_sure and cell.player.name_by_user is None else 2)
            painter.setPen(pen)
            painter.drawRect(picture.adjusted(0, 0, -1, -1))
            painter.setPen(QColor(tokens.on_selection if selected else tokens.muted if is_sure else tokens.warning))
            caption = QRect(row.left(), picture.bottom() + 1, row.width(), 17)
            painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, f"{cell.number}{'' if is_sure else ' ?'}")
