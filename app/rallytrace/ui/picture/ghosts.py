"""Ghosts: paths that are proposed and not there yet, over the picture, and the legend that tells them apart."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from rallytrace.ui.look.theme import tokens
from rallytrace.ui.picture.badge_place import MARGIN, Corner
from rallytrace.ui.picture.overlay import OverlayStyle, Place
from rallytrace.ui.picture.trail import Kind, Spot

_FAINT: Final = 0.4
_RIM: Final = 1.5
_RIM_ALPHA: Final = 0.5
_MARKS_WITHIN: Final = 40
"""Frames farther than this from the current one are part of the line only."""
_PADDING: Final = 9.0
_GAP: Final = 8.0
_SAMPLE: Final = 40.0
_WIDEST: Final = 340.0
_GROUND_ALPHA: Final = 0.78
_CHOSEN_ALPHA: Final = 0.2
_QUIET: Final = 0.72

Draw = Callable[[QPainterPath, QPointF, float], None]
"""Adds a shape of a radius around a middle to a path."""


def _cross(path: QPainterPath, middle: QPointF, radius: float) -> None:
    for way in (QPointF(1, 1), QPointF(1, -1)):
        path.moveTo(middle - way * radius)
        path.lineTo(middle + way * radius)


def _plus(path: QPainterPath, middle: QPointF, radius: float) -> None:
    for way in (QPointF(1.2, 0), QPointF(0, 1.2)):
        path.moveTo(middle - way * radius)
        path.lineTo(middle + way * radius)


def _polygon(*corners: tuple[float, float]) -> Draw:
    def draw(path: QPainterPath, middle: QPointF, radius: float) -> None:
        points = [middle + QPointF(x, y) * radius for x, y in corners]
        path.moveTo(points[-1])
        for point in points:
            path.lineTo(point)

    return draw


@dataclass(frozen=True, slots=True)
class GhostLook:
    """How one is told from the others: by colour, by dashes and by shape.

    Attributes:
        colour: "#rrggbb".
        dashes: on and off by turns, in widths of the line.
        shape: of its marks.
    """

    colour: str
    dashes: tuple[float, ...]
    shape: Draw


LOOKS: Final = (
    GhostLook("#f4f4f4", (6, 3), _cross),
    GhostLook("#56c8ff", (1.4, 2.2), _plus),
    GhostLook("#3fe0a8", (6, 2, 1.4, 2), _polygon((-1.2, -0.9), (1.2, -0.9), (0, 1.3))),
    GhostLook("#c3a6ff", (3, 1.6), _polygon((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0))),
)
"""The looks, in the order of the legend; none is a colour or a shape of what is there already."""
RETRACKED: Final = GhostLook("#c3a6ff", (6, 3), _polygon((-1, -1), (1, -1), (1, 1), (-1, 1)))
"""What tracking once more would make of the path."""
GONE: Final = GhostLook("#f4f4f4", (1.4, 2.2), _cross)
"""What would then be there no more."""


@dataclass(frozen=True, slots=True, eq=False)
class Ghost:
    """A path that is proposed.

    Attributes:
        name: what the legend calls it.
        key: what is pressed for it; '' for nothing.
        look: how it is drawn.
        frames: int64 (n,), ascending, its own and the known ones that it leads through.
        places: float64 (2, n), x and y in video pixels.
        own: bool (n,), which of them are proposed; none, where it is not offered.
        words: what there is to say about it; '' for nothing.
        chosen: whether it is the one that would be taken.
    """

    name: str
    key: str
    look: GhostLook
    frames: NDArray[np.int64]
    places: NDArray[np.float64]
    own: NDArray[np.bool_]
    words: str = ""
    chosen: bool = False

    @property
    def offered(self) -> bool:
        """Whether there is anything to be taken."""
        return bool(self.own.any())


@dataclass(frozen=True, slots=True, eq=False)
class Ghosts:
    """All that is proposed at the moment.

    Attributes:
        title: what it is about.
        ghosts: the paths.
        footer: what can be done.
        replaced: the frames whose path would be another; that of the models is not drawn meanwhile.
    """

    title: str
    ghosts: tuple[Ghost, ...]
    footer: str = ""
    replaced: range = range(0)

    def hide(self, spot: Spot) -> bool:
        """Whether a spot of the track is one of those that would go."""
        return spot.frame in self.replaced and spot.kind is not Kind.HUMAN


def paint_ghosts(painter: QPainter, ghosts: Sequence[Ghost], frame: int, place: Place, style: OverlayStyle) -> None:
    """The paths, the chosen one strong and over the others; marks on it, and on all of them in the current frame.

    One that is doubtful is only drawn where it is chosen: it would lie over the ball for nothing.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ghost in sorted(ghosts, key=lambda ghost: ghost.chosen):
        if not ghost.offered or (ghost.words and not ghost.chosen):
            continue
        points = [place(x, y) for x, y in ghost.places.T.tolist()]
        width, alpha = (style.line_width, 1.0) if ghost.chosen else (1.25, _FAINT)
        _stroke_dashed(painter, _line(ghost, points), ghost.look, width, alpha)
        _stroke(painter, _marks(ghost, points, frame, style.line_width + 1), ghost.look, 1.5, alpha)
        _stroke(painter, _current_mark(ghost, points, frame, style.marker_size * 0.7), ghost.look, width, alpha)


def _line(ghost: Ghost, points: Sequence[QPointF]) -> QPainterPath:
    """Through its points, but not over frames of which it says nothing, nor between two that are known."""
    path, own, frames = QPainterPath(), ghost.own.tolist(), ghost.frames.tolist()
    for at, behind in pairwise(range(len(points))):
        if frames[behind] - frames[at] == 1 and (own[at] or own[behind]):
            if path.isEmpty() or path.currentPosition() != points[at]:
                path.moveTo(points[at])
            path.lineTo(points[behind])
    return path


def _marks(ghost: Ghost, points: Sequence[QPointF], frame: int, radius: float) -> QPainterPath:
    path = QPainterPath()
    if ghost.chosen:
        near = ghost.own & (np.abs(ghost.frames - frame) <= _MARKS_WITHIN) & (ghost.frames != frame)
        for at in np.flatnonzero(near).tolist():
            ghost.look.shape(path, points[at], radius)
    return path


def _current_mark(ghost: Ghost, points: Sequence[QPointF], frame: int, radius: float) -> QPainterPath:
    path = QPainterPath()
    for at in np.flatnonzero(ghost.own & (ghost.frames == frame)).tolist():
        ghost.look.shape(path, points[at], radius)
    return path


def _stroke(painter: QPainter, path: QPainterPath, look: GhostLook, width: float, alpha: float) -> None:
    painter.strokePath(path, _pen("#000000", width + 2 * _RIM, _RIM_ALPHA * alpha))
    painter.strokePath(path, _pen(look.colour, width, alpha))


def _stroke_dashed(painter: QPainter, path: QPainterPath, look: GhostLook, width: float, alpha: float) -> None:
    painter.strokePath(path, _pen("#000000", width + 2 * _RIM, _RIM_ALPHA * alpha))
    pen = _pen(look.colour, width, alpha)
    pen.setDashPattern(list(look.dashes))
    painter.strokePath(path, pen)


def _pen(colour: str, width: float, alpha: float) -> QPen:
    ink = QColor(colour)
    ink.setAlphaF(alpha)
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


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
        names = (metrics.horizontalAdvance(ghost.name) for ghost in ghosts.ghosts)
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
        self._write(painter, QPointF(box.left() + self._indent, top + 3), ghost.name, strength)
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
        _stroke_dashed(painter, line, ghost.look, width, alpha)
        _stroke(painter, mark, ghost.look, width, alpha)

    def _write(self, painter: QPainter, at: QPointF, text: str, strength: float) -> None:
        painter.setPen(_ink(strength))
        painter.drawText(at + QPointF(0, self._metrics.ascent()), text)


def _ink(strength: float) -> QColor:
    ink = QColor(tokens().on_video)
    ink.setAlphaF(strength)
    return ink
