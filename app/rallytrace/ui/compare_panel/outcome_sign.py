"""The signs of a comparison: the outcomes as the timeline draws them, and the other track's mark as on the video."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from rallytrace.domain.metrics import Outcome
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import legible
from rallytrace.ui.picture.other_mark import cross
from rallytrace.ui.timeline.compare_strip import outcome_colours
from rallytrace.ui.timeline.time_view import rgb

SIDE: Final = 14
"""Pixels of a sign, across and down."""
_BAR: Final = 6
_LINE: Final = 2
_REACH: Final = {
    Outcome.FP1: (True, True),
    Outcome.FP2: (True, False),
    Outcome.FN: (False, True),
}
"""Which outcome reaches up, and which down."""


def draw_outcome(painter: QPainter, left: float, top: float, outcome: Outcome) -> None:
    """Draw the sign of an outcome into a square of `SIDE` pixels."""
    colours = outcome_colours(theme.tokens())
    middle = top + (SIDE - _LINE) / 2
    painter.fillRect(QRectF(left, middle, SIDE, _LINE), QColor(*colours.line))
    colour = {Outcome.FP1: colours.fp1, Outcome.FP2: colours.fp2, Outcome.FN: colours.fn}.get(outcome)
    if colour is not None:
        up, down = _REACH[outcome]
        first, last = (top if up else middle), (top + SIDE if down else middle + _LINE)
        painter.fillRect(QRectF(left + (SIDE - _BAR) / 2, first, _BAR, last - first), QColor(*colour))


class OutcomeSign(QWidget):
    """The sign of an outcome, beside its name."""

    def __init__(self, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outcome = outcome
        self.setFixedSize(QSize(SIDE, SIDE))
        theme.current().changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw it."""
        painter = QPainter(self)
        draw_outcome(painter, 0, 0, self._outcome)
        painter.end()


class OtherSign(QWidget):
    """The mark that the other track has on the video, beside its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(QSize(SIDE, SIDE))
        self.setToolTip("The other track's mark on the video")
        theme.current().changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw it in a colour that shows on a panel."""
        tokens = theme.tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(*legible(rgb(tokens.other), rgb(tokens.panel))), 2.0))
        painter.drawPath(cross(QPointF(SIDE / 2, SIDE / 2), SIDE * 0.42))
        painter.end()
