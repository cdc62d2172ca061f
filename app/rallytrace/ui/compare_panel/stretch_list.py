"""The disagreements as a list: where and how far apart, and of which kind, two lines each."""

import math
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter

from rallytrace.domain.disagreements import WORDS, Disagreement
from rallytrace.ui.compare_panel.outcome_sign import SIDE, draw_outcome
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_text import counted
from rallytrace.ui.place_list.model import ListedPlace, PlaceModel
from rallytrace.ui.place_list.row import PlaceRow, draw_pair

_LINE: Final = 18


class StretchModel(PlaceModel[Disagreement]):
    """The disagreements that are walked, in the order of their frames."""

    def words(self, place: Disagreement) -> str:
        """How they differ."""
        return WORDS[place.outcome]

    def tip(self, place: Disagreement) -> str:
        """How long, and what that is called."""
        return f"{counted(len(place.frames), 'frame')}: {WORDS[place.outcome]} ({place.outcome.name})"


class StretchRow(PlaceRow):
    """Where and how far apart on the first line, what it is on the second."""

    def __init__(self) -> None:
        super().__init__(_LINE)

    def draw(self, painter: QPainter, line: QRect, where: str, place: ListedPlace, *, chosen: bool) -> None:
        """Draw a disagreement."""
        if not isinstance(place, Disagreement):
            return
        tokens = theme.tokens()
        second = self.below(line)
        painter.setPen(QColor(tokens.on_selection if chosen else tokens.text))
        draw_pair(painter, line, where, distance_text(place))
        painter.setPen(QColor(tokens.on_selection if chosen else tokens.muted))
        draw_outcome(painter, second.left(), second.top() + (_LINE - SIDE) / 2, place.outcome)
        words = second.adjusted(SIDE + 6, 0, 0, 0)
        draw_pair(painter, words, WORDS[place.outcome].capitalize(), counted(len(place.frames), "frame"))


def distance_text(stretch: Disagreement) -> str:
    """The largest distance; '' where they never both see a ball."""
    return "" if math.isnan(stretch.distance) else f"{stretch.distance:.0f} px"
