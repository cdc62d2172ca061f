"""Proposed paths over the picture, and the legend that names them."""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from rallytrace.domain.overlay_style import OverlayStyle
from rallytrace.ui.look.theme import tokens
from rallytrace.ui.picture.overlay import PointKind, Spot, ToView
from rallytrace.ui.picture.viewport import MARGIN, Corner

_FAINT: Final = 0.4
_RIM: Final = 1.5
_RIM_ALPHA: Final = 0.5
_MARKS_WITHIN: Final = 40
"""Points farther than this from the current frame are drawn as a line only."""
BALL: Final = 3.5
"""Radius that stays free around the ball, in video pixels."""
_ARM: Final = 4.0

Draw = Callable[[QPainterPath, QPointF, float], None]
"""Adds a shape of a radius around a middle to a path."""


# The shapes of proposed paths; none is one of the track's own sources, and neither are the colours.


def cross(path: QPainterPath, middle: QPointF, radius: float) -> None:
    for way in (QPointF(1, 1), QPointF(1, -1)):
        path.moveTo(middle - way * radius)
        path.lineTo(middle + way * radius)


def plus(path: QPainterPath, middle: QPointF, radius: float) -> None:
    for way in (QPointF(1.2, 0), QPointF(0, 1.2)):
        path.moveTo(middle - way * radius)
        path.lineTo(middle + way * radius)


def polygon(*corners: tuple[float, float]) -> Draw:
    def draw(path: QPainterPath, middle: QPointF, radius: float) -> None:
        points = [middle + QPointF(x, y) * radius for x, y in corners]
        path.moveTo(points[-1])
        for point in points:
            path.lineTo(point)

    return draw


@dataclass(frozen=True, slots=True)
class GhostLook:
    """Colour, dashes and shape that distinguish a proposed path from the others.

    Attributes:
        dashes: lengths of dashes and gaps, in line widths.
    """

    colour: str
    dashes: tuple[float, ...]
    shape: Draw


RETRACKED: Final = GhostLook("#c3a6ff", (6, 3), polygon((-1, -1), (1, -1), (1, 1), (-1, 1)))
"""The path that re-tracking found."""
GONE: Final = GhostLook("#f4f4f4", (1.4, 2.2), cross)
"""Points that would be removed."""


@dataclass(frozen=True, slots=True, eq=False)
class Ghost:
    """A proposed path.

    Attributes:
        key: that chooses it; '' for none.
        frames: int64 (n,), ascending: the proposed frames, and known ones that the path leads through.
        positions: float64 (2, n), x and y in video pixels.
        own: bool (n,), which frames are proposed; none if the path is not offered.
        words: a warning, or why it is not offered; '' for none.
        chosen: whether it is the one that would be accepted.
        seen: bool (n,), in which proposed frames a peak, if faint, supports it; None for none.
        note: beside the name in the legend; '' for none.
    """

    name: str
    key: str
    look: GhostLook
    frames: NDArray[np.int64]
    positions: NDArray[np.float64]
    own: NDArray[np.bool_]
    words: str = ""
    chosen: bool = False
    seen: NDArray[np.bool_] | None = None
    note: str = ""

    @property
    def offered(self) -> bool:
        """Whether it proposes any frame."""
        return bool(self.own.any())


@dataclass(frozen=True, slots=True, eq=False)
class Ghosts:
    """The proposed paths, and the text of their legend.

    Attributes:
        footer: of the legend: the possible actions.
        replaced: frames whose model points would be replaced; they are hidden meanwhile.
    """

    title: str
    ghosts: tuple[Ghost, ...]
    footer: str = ""
    replaced: Container[int] = range(0)

    def shortened(self) -> "Ghosts":
        """The same without the footer, and with notes and words for the chosen path only."""
        ghosts = (ghost if ghost.chosen else replace(ghost, words="", note="") for ghost in self.ghosts)
        return replace(self, ghosts=tuple(ghosts), footer="")

    def hide(self, spot: Spot) -> bool:
        """Whether a spot would be replaced."""
        return spot.frame in self.replaced and spot.kind is not PointKind.HUMAN

    def kept(self, path: Sequence[Spot]) -> list[Spot]:
        """The spots of a path that would stay; lines to replaced spots are removed."""
        return [
            replace(spot, joined=spot.joined and not (before is not None and self.hide(before)))
            for before, spot in zip([None, *path], path, strict=False)
            if not self.hide(spot)
        ]

    def ball(self, frame: int) -> tuple[float, float] | None:
        """The position that the chosen path proposes for a frame, in video pixels."""
        for ghost in self.ghosts:
            for at in np.flatnonzero(ghost.own & (ghost.frames == frame)).tolist():
                if ghost.chosen:
                    return float(ghost.positions[0, at]), float(ghost.positions[1, at])
        return None


@dataclass(frozen=True, slots=True)
class Target:
    """The circle around the proposed position in the current frame, in which nothing is drawn.

    Attributes:
        middle: in logical pixels.
        radius: in logical pixels.
    """

    middle: QPointF
    radius: float

    @classmethod
    def of(cls, ghosts: Ghosts, frame: int, to_view: ToView, style: OverlayStyle, *, zoom: float) -> "Target | None":
        """The target of the chosen path in a frame; `zoom` is logical pixels per video pixel."""
        ball = ghosts.ball(frame)
        return None if ball is None else cls(to_view(*ball), max(style.marker_size, BALL * zoom))

    def leave_free(self, painter: QPainter) -> None:
        """Clip the painter to the outside of the circle."""
        around = QPainterPath()
        around.addRect(QRectF(painter.viewport()))
        painter.setClipPath(around - self._circle(self.radius), Qt.ClipOperation.IntersectClip)

    def outline(self) -> QPainterPath:
        path, inner = self._circle(self.radius + 1), self.radius + 2
        for way in (QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)):
            path.moveTo(self.middle + way * inner)
            path.lineTo(self.middle + way * (inner + _ARM))
        return path

    def _circle(self, radius: float) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.middle, radius, radius)
        return path


def paint_ghosts(
    painter: QPainter,
    ghosts: Sequence[Ghost],
    frame: int,
    to_view: ToView,
    style: OverlayStyle,
    *,
    target: Target | None = None,
) -> None:
    """Draw the paths, the chosen one stronger and on top. Its marks are filled where a peak supports them.

    In the current frame a ring surrounds the chosen path's position, and the others have small marks. A path with a
    warning is drawn only if it is chosen.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ghost in sorted(ghosts, key=lambda ghost: ghost.chosen):
        if not ghost.offered or (ghost.words and not ghost.chosen):
            continue
        points = [to_view(x, y) for x, y in ghost.positions.T.tolist()]
        width, alpha = (style.line_width * 0.75, 1.0) if ghost.chosen else (1.25, _FAINT)
        stroke_line(painter, _line(ghost, points), ghost.look, width, alpha)
        _paint_marks(painter, ghost, points, frame, style.line_width + 1)
        if not ghost.chosen:
            stroke_mark(painter, _current_mark(ghost, points, frame, style.marker_size * 0.5), ghost.look, 1.25, alpha)
        elif target is not None:
            stroke_mark(painter, target.outline(), ghost.look, 1.25, alpha)


def _line(ghost: Ghost, points: Sequence[QPointF]) -> QPainterPath:
    """A line through its points, without gaps of frames and without parts between two known points."""
    path, own, frames = QPainterPath(), ghost.own.tolist(), ghost.frames.tolist()
    for at, after in pairwise(range(len(points))):
        if frames[after] - frames[at] == 1 and (own[at] or own[after]):
            if path.isEmpty() or path.currentPosition() != points[at]:
                path.moveTo(points[at])
            path.lineTo(points[after])
    return path


def _paint_marks(painter: QPainter, ghost: Ghost, points: Sequence[QPointF], frame: int, radius: float) -> None:
    """Draw the marks of the chosen path near the current frame: dots where a peak supports it, else its shape."""
    if not ghost.chosen:
        return
    near = ghost.own & (np.abs(ghost.frames - frame) <= _MARKS_WITHIN) & (ghost.frames != frame)
    seen = near & (ghost.seen if ghost.seen is not None else False)
    guessed, dots = QPainterPath(), QPainterPath()
    for at in np.flatnonzero(near & ~seen).tolist():
        ghost.look.shape(guessed, points[at], radius)
    for at in np.flatnonzero(seen).tolist():
        dots.addEllipse(points[at], radius, radius)
    stroke_mark(painter, guessed, ghost.look, 1.25, 1.0)
    dots.setFillRule(Qt.FillRule.WindingFill)
    painter.strokePath(dots, _pen("#000000", 2 * _RIM, _RIM_ALPHA))
    painter.fillPath(dots, QColor(ghost.look.colour))


def _current_mark(ghost: Ghost, points: Sequence[QPointF], frame: int, radius: float) -> QPainterPath:
    path = QPainterPath()
    for at in np.flatnonzero(ghost.own & (ghost.frames == frame)).tolist():
        ghost.look.shape(path, points[at], radius)
    return path


def stroke_mark(painter: QPainter, path: QPainterPath, look: GhostLook, width: float, alpha: float) -> None:
    painter.strokePath(path, _pen("#000000", width + 2 * _RIM, _RIM_ALPHA * alpha))
    painter.strokePath(path, _pen(look.colour, width, alpha))


def stroke_line(painter: QPainter, path: QPainterPath, look: GhostLook, width: float, alpha: float) -> None:
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


_PADDING: Final = 9.0
_GAP: Final = 8.0
_SAMPLE: Final = 40.0
_WIDEST: Final = 340.0
_CHOSEN_ALPHA: Final = 0.2
_QUIET: Final = 0.72
_MOST_COVERED: Final = 0.2
"""The largest share of the view that the whole legend may cover."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the legend; `top` is measured from the top of its box."""

    ghost: Ghost
    top: float
    height: float
    words: QRectF


class Legend:
    """The legend of proposed paths, laid out for a font."""

    @classmethod
    def that_fits(cls, ghosts: Ghosts, metrics: QFontMetricsF, view: QRectF) -> "Legend":
        """The legend; shortened where it would cover too much of the view."""
        legend = cls(ghosts, metrics)
        covered = legend.size.width() * legend.size.height()
        return legend if covered <= _MOST_COVERED * view.width() * view.height() else cls(ghosts.shortened(), metrics)

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

    def corner(self, view: QRectF, to_view: ToView, before: Corner | None, *, badge: Corner) -> Corner:
        """The corner, except the badge's, in which it covers the fewest proposed points.

        It stays in the corner `before` while it covers nothing there.
        """
        free = sorted(
            (corner for corner in Corner if corner is not badge), key=lambda one: one.at_left is badge.at_left
        )
        points = [to_view(x, y) for ghost in self._ghosts.ghosts for x, y in ghost.positions.T.tolist()]
        covered = {corner: sum(map(self._box(view, corner).contains, points)) for corner in free}
        if before in covered and not covered[before]:
            return before
        return min(free, key=lambda corner: covered[corner])

    def _box(self, view: QRectF, corner: Corner) -> QRectF:
        left = view.left() + MARGIN if corner.at_left else view.right() - MARGIN - self.size.width()
        top = view.top() + MARGIN if corner.at_top else view.bottom() - MARGIN - self.size.height()
        return QRectF(QPointF(left, top), self.size)

    def paint(self, painter: QPainter, view: QRectF, corner: Corner) -> None:
        box = self._box(view, corner)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens().shadow))
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
            words_box = row.words.translated(box.left() + self._indent, top + 3 + self._line)
            painter.setPen(_ink(_QUIET))
            painter.drawText(words_box.adjusted(0, 0, 2, 2), Qt.TextFlag.TextWordWrap.value, ghost.words)

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
