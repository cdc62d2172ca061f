"""How a place is painted: two lines over a ground that says whether it is chosen."""

from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rallytrace.ui.look import theme
from rallytrace.ui.place_list.model import PLACE, WHERE, Index, ListedPlace

_LEFT: Final = 10
_RIGHT: Final = 8
_TOP: Final = 3


class PlaceRow(QStyledItemDelegate):
    """Where on the first line; the rest is for those who know what kind of place it is.

    Args:
        line: height of a line in pixels.
        parent: owns it.

    Attributes:
        walked: the frames that were walked to and are answered together, of which edits may have made several places.
    """

    def __init__(self, line: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self.walked = range(0)

    def draw(self, painter: QPainter, line: QRect, where: str, place: ListedPlace, *, chosen: bool) -> None:
        """Draw what there is to say of a place.

        Args:
            painter: draws it.
            line: the first one; the second is `below` it.
            where: the place's frames and time.
            place: which.
            chosen: whether it is on the colour of what is chosen.
        """
        raise NotImplementedError

    def below(self, line: QRect) -> QRect:
        """The line after a line."""
        return line.translated(0, self._line)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:  # noqa: N802 - Qt's name
        """All rows are as high as one another."""
        return QSize(120, 2 * (self._line + _TOP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        place = index.data(PLACE)
        if place is None:
            return
        tokens = theme.tokens()
        row: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(row, QColor(tokens.selection))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, QColor(tokens.hover))
        if chosen or (place.frames.start < self.walked.stop and self.walked.start < place.frames.stop):
            painter.fillRect(QRect(row.left(), row.top() + 1, 3, row.height() - 2), QColor(tokens.accent))
        line = QRect(row.left() + _LEFT, row.top() + _TOP, row.width() - _LEFT - _RIGHT, self._line)
        self.draw(painter, line, str(index.data(WHERE)), place, chosen=chosen)
        painter.restore()


def draw_pair(painter: QPainter, line: QRect, left: str, right: str, *, widest: str = "") -> None:
    """Draw words at both ends of a line; those at the right have room whatever happens.

    Args:
        painter: draws them.
        line: where.
        left: cut short where there is no room.
        right: what always has room.
        widest: room is left for this, too, so that rows are cut short alike.
    """
    metrics = painter.fontMetrics()
    room = max(metrics.horizontalAdvance(words) + 8 if words else 0 for words in (right, widest))
    shown = metrics.elidedText(left, Qt.TextElideMode.ElideRight, line.width() - room)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)
