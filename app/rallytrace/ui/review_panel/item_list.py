"""The items of the queue as a list: where, how suspicious, and why, two lines each."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from rallytrace.domain.queue import Item
from rallytrace.domain.suspicion import CHIPS, reasons_in
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import counted
from rallytrace.ui.place_list.model import ListedPlace, PlaceModel
from rallytrace.ui.place_list.row import PlaceRow, draw_pair

_MOST: Final = 500
_LINE: Final = 19
_BETWEEN: Final = 4


class ItemModel(PlaceModel[Item]):
    """The items that are walked, in their order."""

    def set_places(self, places: Sequence[Item]) -> None:
        """Show other items; of thousands only the first ones, for nobody scrolls so far."""
        super().set_places(places[:_MOST])

    def words(self, place: Item) -> str:
        """Why."""
        return ", ".join(chips(place))

    def tip(self, place: Item) -> str:
        """How long, how suspicious, and how much work."""
        length = counted(len(place.frames), "frame")
        fixes = counted(place.fixes, "point")
        return f"{length}, wrong with a probability of {place.probability:.0%}; about {fixes} to set"


class ItemRow(PlaceRow):
    """Where and how suspicious on the first line, why on the second."""

    def __init__(self) -> None:
        super().__init__(_LINE)

    def draw(self, painter: QPainter, line: QRect, where: str, place: ListedPlace, *, chosen: bool) -> None:
        """Draw an item."""
        if not isinstance(place, Item):
            return
        tokens = theme.tokens()
        words = tokens.on_selection if chosen else tokens.text
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(words))
        draw_pair(painter, line, where, f"{place.probability:.0%}", widest="100%")
        _draw_chips(painter, self.below(line), chips(place), words)


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
