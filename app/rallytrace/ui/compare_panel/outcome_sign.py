"""The signs of the outcomes: as the timeline draws them, up for a ball only here, down for a missed one."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rallytrace.domain.metrics import Outcome
from rallytrace.ui.look import theme
from rallytrace.ui.timeline.compare_strip import outcome_colours

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
