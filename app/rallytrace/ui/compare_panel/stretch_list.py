"""The disagreements as a list: where and how far apart, and of which kind, two lines each."""

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rallytrace.domain.disagreements import WORDS, Stretch
from rallytrace.ui.compare_panel.outcome_sign import SIDE, draw_outcome
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import DOT, clock, counted, frames_text
from rallytrace.ui.timeline.frame_times import FrameTimes

Index: TypeAlias = QModelIndex | QPersistentModelIndex

STRETCH: Final = Qt.ItemDataRole.UserRole
WHERE: Final = Qt.ItemDataRole.UserRole + 1
_HEIGHT: Final = 42
_LINE: Final = 18
_LEFT: Final = 10
_RIGHT: Final = 8


class StretchModel(QAbstractListModel):
    """The disagreements that are walked, in the order of their frames."""

    def __init__(self) -> None:
        super().__init__()
        self._stretches: tuple[Stretch, ...] = ()
        self._times = FrameTimes()

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """What is shown."""
        return self._stretches

    def set_stretches(self, stretches: Sequence[Stretch]) -> None:
        """Show other disagreements."""
        self.beginResetModel()
        self._stretches = tuple(stretches)
        self.endResetModel()

    def set_times(self, times: FrameTimes) -> None:
        """When frames are shown."""
        self._times = times
        if self._stretches:
            self.dataChanged.emit(self.index(0), self.index(len(self._stretches) - 1))

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """How many there are."""
        return 0 if parent is not None and parent.isValid() else len(self._stretches)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A disagreement, or how it is described."""
        if not index.isValid():
            return None
        stretch = self._stretches[index.row()]
        if role == STRETCH:
            return stretch
        if role == WHERE:
            return f"{frames_text(stretch.frames)}{DOT}{clock(self._times.seconds(stretch.frames.start), 1)}"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{frames_text(stretch.frames)}: {WORDS[stretch.outcome]}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{counted(len(stretch.frames), 'frame')}: {WORDS[stretch.outcome]} ({stretch.outcome.name})"
        return None


class StretchRow(QStyledItemDelegate):
    """Where and how far apart on the first line, what it is on the second."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802 - Qt's name
        """All rows are as high as one another."""
        return QSize(120, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        stretch = index.data(STRETCH)
        if not isinstance(stretch, Stretch):
            return
        tokens = theme.tokens()
        row: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(row, QColor(tokens.selection))
            painter.fillRect(QRect(row.left(), row.top() + 1, 3, row.height() - 2), QColor(tokens.accent))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, QColor(tokens.hover))
        first = QRect(row.left() + _LEFT, row.top() + 3, row.width() - _LEFT - _RIGHT, _LINE)
        second = first.translated(0, _LINE)
        painter.setPen(QColor(tokens.on_selection if chosen else tokens.text))
        _draw_pair(painter, first, str(index.data(WHERE)), distance_text(stretch))
        painter.setPen(QColor(tokens.on_selection if chosen else tokens.muted))
        draw_outcome(painter, second.left(), second.top() + (_LINE - SIDE) / 2, stretch.outcome)
        words = second.adjusted(SIDE + 6, 0, 0, 0)
        _draw_pair(painter, words, WORDS[stretch.outcome].capitalize(), counted(len(stretch.frames), "frame"))
        painter.restore()


def distance_text(stretch: Stretch) -> str:
    """The largest distance; '' where they never both see a ball."""
    return "" if math.isnan(stretch.distance) else f"{stretch.distance:.0f} px"


def _draw_pair(painter: QPainter, line: QRect, left: str, right: str) -> None:
    """Draw words at both ends of a line; those at the right have room whatever happens."""
    metrics = painter.fontMetrics()
    room = metrics.horizontalAdvance(right) + 8 if right else 0
    shown = metrics.elidedText(left, Qt.TextElideMode.ElideRight, line.width() - room)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)
