"""The headings of the table of frames, with the arrow that says how it is sorted."""

from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QHeaderView, QWidget

from rallytrace.ui.look import theme

_ARROW: Final = (3.5, 4.0)
"""Half its width, and its height, in logical pixels."""
_EDGE: Final = 2


class FrameHeading(QHeaderView):
    """A click sorts, another one the other way round. The arrow stands above the words, where it hides none of them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.setSortIndicatorShown(False)  # the style's own would lie over the words

    def setSelectionModel(self, selected: QItemSelectionModel) -> None:  # noqa: N802 - Qt's name
        """Know nothing of what is chosen.

        A heading would ask each of 200,000 rows whether it is, to find out whether all are: 40 seconds.
        """
        super().setSelectionModel(QItemSelectionModel(selected.model(), self))

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:  # noqa: N802 - Qt's name
        """Draw a heading."""
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
