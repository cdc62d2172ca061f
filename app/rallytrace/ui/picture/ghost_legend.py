"""The legend of ghosts: what tells them apart, and what is to be said about them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from rallytrace.ui.look.theme import tokens
from rallytrace.ui.picture.badge_place import MARGIN, Corner
from rallytrace.ui.picture.ghosts import Ghost, Ghosts, stroke_line, stroke_mark
from rallytrace.ui.picture.overlay import Place

_PADDING: Final = 9.0
_GAP: Final = 8.0
_SAMPLE: Final = 40.0
_WIDEST: Final = 340.0
_GROUND_ALPHA: Final = 0.78
_CHOSEN_ALPHA: Final = 0.2
_QUIET: Final = 0.72


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the legend, at a height from the top of the legend's box."""

    ghost: Ghost
    top: float
    height: float
    words: QRectF


class Legend:
    """The legend of some ghosts, laid out for a font."""

    def __init__(self, ghosts: Ghosts, metrics: QFontMetricsF) -> None:
        self._ghosts = ghosts
        self._metrics = metrics
        self._line = metrics.height()
        self._keys = max((metrics.horizontalAdvance(ghost.key) for ghost in ghosts.ghosts), default=0.0)
        self._indent = _PADDING + self._keys + _GAP + _SAMPLE + _GAP
        self._rows = list(self._lay_out())
        names = (metrics.horizontalAdvance(_name(ghost)) for ghost in ghosts.ghosts)
        words = (row.words.width() for row in self._rows)
        ends = (metrics.horizontalAdvance(text) for text in (ghosts.title, ghosts.footer))
        wide = max(max((*names, *words)) + self._indent, max(ends) + _PADDING) + _PADDING
        below = self._rows[-1].top + self._rows[-1].height
        self.size = QSizeF(wide, below + (self._line + 4 if ghosts.footer else 0) + _PADDING)

    def _lay_out(self) -> Iterator[_Row]:
        top = _PADDING + self._line + 4
        room = QRectF(0, 0, _WIDEST - self._indent - _PADDING, 1000)
        for ghost in self._ghosts.ghosts:
            words = QRectF()
            if ghost.words:
                words = self._metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, ghost.words)
            height = self._line + 6 + words.height()
            yield _Row(ghost, top, height, words)
            top += height

    def corner(self, view: QRectF, place: Place, before: Corner | None, *, badge: Corner) -> Corner:
        """The corner of a view in which it covers least of what is proposed, but not the badge's.

        `before` is where it was: it does not go away from there without need.
        """
        free = sorted(
            (corner for corner in Corner if corner is not badge), key=lambda one: one.at_left is badge.at_left
        )
        points = [place(x, y) for ghost in self._ghosts.ghosts for x, y in ghost.places.T.tolist()]
        covered = {corner: sum(map(self._box(view, corner).contains, points)) for corner in free}
        if before in covered and not covered[before]:
            return before
        return min(free, key=lambda corner: covered[corner])

    def _box(self, view: QRectF, corner: Corner) -> QRectF:
        left = view.left() + MARGIN if corner.at_left else view.right() - MARGIN - self.size.width()
        top = view.top() + MARGIN if corner.at_top else view.bottom() - MARGIN - self.size.height()
        return QRectF(QPointF(left, top), self.size)

    def paint(self, painter: QPainter, view: QRectF, corner: Corner) -> None:
        """Paint it in a corner of a view."""
        box = self._box(view, corner)
        ground = QColor(tokens().shadow)
        ground.setAlphaF(_GROUND_ALPHA)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 5, 5)
        self._write(painter, box.topLeft() + QPointF(_PADDING, _PADDING), self._ghosts.title, 1.0)
        for row in self._rows:
            self._paint_row(painter, row, box)
        at = QPointF(box.left() + _PADDING, box.bottom() - _PADDING - self._line)
        self._write(painter, at, self._ghosts.footer, _QUIET)

    def _paint_row(self, painter: QPainter, row: _Row, box: QRectF) -> None:
        ghost, top = row.ghost, box.top() + row.top
        if ghost.chosen and ghost.offered:
            ground = QColor(tokens().on_video)
            ground.setAlphaF(_CHOSEN_ALPHA)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(box.left() + 4, top, box.width() - 8, row.height), 3, 3)
        strength = 1.0 if ghost.chosen else _QUIET if ghost.offered else _QUIET / 1.5
        self._write(painter, QPointF(box.left() + _PADDING, top + 3), ghost.key, strength)
        self._write(painter, QPointF(box.left() + self._indent, top + 3), _name(ghost), strength)
        if ghost.offered:
            beside = QPointF(box.left() + _PADDING + self._keys + _GAP, top + 3 + self._line / 2)
            self._paint_sample(painter, ghost, beside)
        if ghost.words:
            place = row.words.translated(box.left() + self._indent, top + 3 + self._line)
            painter.setPen(_ink(_QUIET))
            painter.drawText(place.adjusted(0, 0, 2, 2), Qt.TextFlag.TextWordWrap.value, ghost.words)

    def _paint_sample(self, painter: QPainter, ghost: Ghost, at: QPointF) -> None:
        line, mark = QPainterPath(at), QPainterPath()
        line.lineTo(at + QPointF(_SAMPLE, 0))
        ghost.look.shape(mark, at + QPointF(_SAMPLE / 2, 0), 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width, alpha = (2.5, 1.0) if ghost.chosen else (1.5, _QUIET)
        stroke_line(painter, line, ghost.look, width, alpha)
        stroke_mark(painter, mark, ghost.look, width, alpha)

    def _write(self, painter: QPainter, at: QPointF, text: str, strength: float) -> None:
        painter.setPen(_ink(strength))
        painter.drawText(at + QPointF(0, self._metrics.ascent()), text)


def _name(ghost: Ghost) -> str:
    return f"{ghost.name}   {ghost.note}" if ghost.note else ghost.name


def _ink(strength: float) -> QColor:
    ink = QColor(tokens().on_video)
    ink.setAlphaF(strength)
    return ink
