"""Proposed paths over the picture, and their legend."""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.ui.look.theme import tokens, with_alpha
from rallytrace.ui.picture.overlay import PointKind, Spot, ToView, line_pen, ticks_around
from rallytrace.ui.picture.viewport import MARGIN, Corner

_FAINT_OPACITY: Final = 0.4
_RIM_WIDTH_PX: Final = 1.5
_RIM_ALPHA: Final = 0.5
_MAX_MARK_DISTANCE_FRAMES: Final = 40
"""Maximum distance in frames from the current frame at which points have markers. Beyond it, there is only a line."""
BALL_RADIUS_PX: Final = 3.5
"""Radius of the circle around the ball that drawings leave free, in video pixels."""
_ARM_LENGTH_PX: Final = 4.0

Draw = Callable[[QPainterPath, QPointF, float], None]
"""Adds a shape to a path, given the shape's centre and radius."""


# Shapes of proposed paths. They and their colours differ from those of the track's own sources.
_PADDING_PX: Final = 9.0
_GAP: Final = 8.0
_SAMPLE_WIDTH_PX: Final = 40.0
_MAX_WIDTH_PX: Final = 340.0
_CHOSEN_ALPHA: Final = 0.2
_QUIET_OPACITY: Final = 0.72
_MAX_COVERED_SHARE: Final = 0.2
"""Maximum share of the view that the full legend may cover. A larger legend is shortened."""


def add_cross(path: QPainterPath, middle: QPointF, radius: float) -> None:
    for way in (QPointF(1, 1), QPointF(1, -1)):
        path.moveTo(middle - way * radius)
        path.lineTo(middle + way * radius)


def add_plus(path: QPainterPath, middle: QPointF, radius: float) -> None:
    for way in (QPointF(1.2, 0), QPointF(0, 1.2)):
        path.moveTo(middle - way * radius)
        path.lineTo(middle + way * radius)


def polygon_shape(*corners: tuple[float, float]) -> Draw:
    def draw(path: QPainterPath, middle: QPointF, radius: float) -> None:
        points = [middle + QPointF(x, y) * radius for x, y in corners]
        path.moveTo(points[-1])
        for point in points:
            path.lineTo(point)

    return draw


@dataclass(frozen=True, slots=True)
class GhostLook:
    """Colour, dashes and shape of a proposed path.

    Attributes:
        dashes: lengths of dashes and gaps, in line widths.
    """

    colour: str
    dashes: tuple[float, ...]
    shape: Draw


RETRACKED: Final = GhostLook("#c3a6ff", (6, 3), polygon_shape((-1, -1), (1, -1), (1, 1), (-1, 1)))
"""The look of a path found by re-tracking."""
GONE: Final = GhostLook("#f4f4f4", (1.4, 2.2), add_cross)
"""The look of points that would be removed."""


@dataclass(frozen=True, slots=True, eq=False)
class Ghost:
    """A proposed path.

    Attributes:
        name: name in the legend.
        key: key that chooses the path, or ''.
        look: how the path is drawn.
        frames: int64 (n,), ascending: proposed frames, and known ones along the path.
        positions: float64 (2, n), x and y in video pixels.
        proposed: bool (n,), whether the position is proposed and not known. All False if the path is unavailable.
        words: a warning, or why the path is unavailable, or ''.
        chosen: whether accepting takes this path.
        seen: bool (n,), whether a peak supports the proposed frame, however faint. None if unknown.
        note: text next to the name in the legend, or ''.
    """

    name: str
    key: str
    look: GhostLook
    frames: NDArray[np.int64]
    positions: NDArray[np.float64]
    proposed: NDArray[np.bool_]
    words: str = ""
    chosen: bool = False
    seen: NDArray[np.bool_] | None = None
    note: str = ""

    @property
    def offered(self) -> bool:
        """Return whether the path proposes a position in any frame."""
        return bool(self.proposed.any())


@dataclass(frozen=True, slots=True, eq=False)
class Ghosts:
    """The proposed paths, and the text of their legend.

    Attributes:
        title: first line of the legend.
        footer: last line of the legend, with the possible actions, or ''.
        replaced: frames whose points from models would be replaced. Those points are hidden during the proposal.
    """

    title: str
    ghosts: tuple[Ghost, ...]
    footer: str = ""
    replaced: Container[int] = range(0)

    def shortened(self) -> "Ghosts":
        """Return a copy without the footer, and with notes and words only for the chosen path."""
        ghosts = (ghost if ghost.chosen else replace(ghost, words="", note="") for ghost in self.ghosts)
        return replace(self, ghosts=tuple(ghosts), footer="")

    def hide(self, spot: Spot) -> bool:
        """Return whether a spot is to be hidden because it would be replaced."""
        return spot.frame in self.replaced and spot.kind is not PointKind.HUMAN

    def kept(self, path: Sequence[Spot]) -> list[Spot]:
        """Return the spots of a path without the replaced ones and the lines to them."""
        return [
            replace(spot, joined=spot.joined and not (previous is not None and self.hide(previous)))
            for previous, spot in zip([None, *path], path, strict=False)
            if not self.hide(spot)
        ]

    def ball(self, frame: int) -> tuple[float, float] | None:
        """Return the chosen path's proposed position in a frame, in video pixels."""
        for ghost in self.ghosts:
            for index in np.flatnonzero(ghost.proposed & (ghost.frames == frame)).tolist():
                if ghost.chosen:
                    return float(ghost.positions[0, index]), float(ghost.positions[1, index])
        return None


@dataclass(frozen=True, slots=True)
class Target:
    """The circle around the proposed position in the current frame, which drawings leave free.

    Attributes:
        middle: centre of the circle, in logical pixels.
        radius: radius of the circle, in logical pixels.
    """

    middle: QPointF
    radius: float

    @classmethod
    def of(cls, ghosts: Ghosts, frame: int, to_view: ToView, style: OverlayStyle, *, zoom: float) -> "Target | None":
        """Return the target of the chosen path in a frame. `zoom` is logical pixels per video pixel."""
        ball = ghosts.ball(frame)
        return None if ball is None else cls(to_view(*ball), max(style.marker_size, BALL_RADIUS_PX * zoom))

    def leave_free(self, painter: QPainter) -> None:
        """Clip the painter to the outside of the circle."""
        area = QPainterPath()
        area.addRect(QRectF(painter.viewport()))
        painter.setClipPath(area - self._circle(self.radius), Qt.ClipOperation.IntersectClip)

    def outline(self) -> QPainterPath:
        path = self._circle(self.radius + 1)
        path.addPath(ticks_around(self.middle, self.radius + 2, self.radius + 2 + _ARM_LENGTH_PX))
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
    """Draw the paths, with the chosen one stronger and on top.

    The chosen path has filled markers where a peak supports it, and a ring at its position in the current frame, where
    the other paths have small markers. A path with a warning is drawn only if it is chosen.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ghost in sorted(ghosts, key=lambda ghost: ghost.chosen):
        if not ghost.offered or (ghost.words and not ghost.chosen):
            continue
        points = [to_view(x, y) for x, y in ghost.positions.T.tolist()]
        width, alpha = (style.line_width * 0.75, 1.0) if ghost.chosen else (1.25, _FAINT_OPACITY)
        stroke_line(painter, _line(ghost, points), ghost.look, width, alpha)
        _paint_marks(painter, ghost, points, frame, style.line_width + 1)
        if not ghost.chosen:
            stroke_mark(painter, _current_mark(ghost, points, frame, style.marker_size * 0.5), ghost.look, 1.25, alpha)
        elif target is not None:
            stroke_mark(painter, target.outline(), ghost.look, 1.25, alpha)


def _line(ghost: Ghost, points: Sequence[QPointF]) -> QPainterPath:
    """Return lines between points of consecutive frames of which at least one is proposed."""
    path, proposed, frames = QPainterPath(), ghost.proposed.tolist(), ghost.frames.tolist()
    for index, following in pairwise(range(len(points))):
        if frames[following] - frames[index] == 1 and (proposed[index] or proposed[following]):
            if path.isEmpty() or path.currentPosition() != points[index]:
                path.moveTo(points[index])
            path.lineTo(points[following])
    return path


def _paint_marks(painter: QPainter, ghost: Ghost, points: Sequence[QPointF], frame: int, radius: float) -> None:
    """Draw markers of the chosen path near the current frame: dots where a peak supports it, its shape elsewhere."""
    if not ghost.chosen:
        return
    close = ghost.proposed & (np.abs(ghost.frames - frame) <= _MAX_MARK_DISTANCE_FRAMES) & (ghost.frames != frame)
    seen = close & (ghost.seen if ghost.seen is not None else False)
    guessed, dots = QPainterPath(), QPainterPath()
    for index in np.flatnonzero(close & ~seen).tolist():
        ghost.look.shape(guessed, points[index], radius)
    for index in np.flatnonzero(seen).tolist():
        dots.addEllipse(points[index], radius, radius)
    stroke_mark(painter, guessed, ghost.look, 1.25, 1.0)
    dots.setFillRule(Qt.FillRule.WindingFill)
    painter.strokePath(dots, line_pen(with_alpha("black", _RIM_ALPHA), 2 * _RIM_WIDTH_PX))
    painter.fillPath(dots, QColor(ghost.look.colour))


def _current_mark(ghost: Ghost, points: Sequence[QPointF], frame: int, radius: float) -> QPainterPath:
    path = QPainterPath()
    for index in np.flatnonzero(ghost.proposed & (ghost.frames == frame)).tolist():
        ghost.look.shape(path, points[index], radius)
    return path


def stroke_mark(
    painter: QPainter, path: QPainterPath, look: GhostLook, width: float, alpha: float, *, dashes: Sequence[float] = ()
) -> None:
    painter.strokePath(path, line_pen(with_alpha("black", _RIM_ALPHA * alpha), width + 2 * _RIM_WIDTH_PX))
    painter.strokePath(path, line_pen(with_alpha(look.colour, alpha), width, dashes))


def stroke_line(painter: QPainter, path: QPainterPath, look: GhostLook, width: float, alpha: float) -> None:
    stroke_mark(painter, path, look, width, alpha, dashes=look.dashes)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the legend. `top` and `height` are in logical pixels, from the top of the legend's box."""

    ghost: Ghost
    top: float
    height: float
    words: QRectF


class Legend:
    """The legend of proposed paths, laid out for a font."""

    @classmethod
    def fitting(cls, ghosts: Ghosts, metrics: QFontMetricsF, view: QRectF) -> "Legend":
        """Return the legend, shortened if it would cover too much of the view."""
        legend = cls(ghosts, metrics)
        covered = legend.size.width() * legend.size.height()
        return (
            legend if covered <= _MAX_COVERED_SHARE * view.width() * view.height() else cls(ghosts.shortened(), metrics)
        )

    def __init__(self, ghosts: Ghosts, metrics: QFontMetricsF) -> None:
        self._ghosts = ghosts
        self._metrics = metrics
        self._line = metrics.height()
        self._keys = max((metrics.horizontalAdvance(ghost.key) for ghost in ghosts.ghosts), default=0.0)
        self._indent = _PADDING_PX + self._keys + _GAP + _SAMPLE_WIDTH_PX + _GAP
        self._rows = list(self._lay_out())
        names = (metrics.horizontalAdvance(_name(ghost)) for ghost in ghosts.ghosts)
        words = (row.words.width() for row in self._rows)
        ends = (metrics.horizontalAdvance(text) for text in (ghosts.title, ghosts.footer))
        wide = max(max((*names, *words)) + self._indent, max(ends) + _PADDING_PX) + _PADDING_PX
        bottom = self._rows[-1].top + self._rows[-1].height
        self.size = QSizeF(wide, bottom + (self._line + 4 if ghosts.footer else 0) + _PADDING_PX)

    def _lay_out(self) -> Iterator[_Row]:
        top = _PADDING_PX + self._line + 4
        room = QRectF(0, 0, _MAX_WIDTH_PX - self._indent - _PADDING_PX, 1000)
        for ghost in self._ghosts.ghosts:
            words = QRectF()
            if ghost.words:
                words = self._metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, ghost.words)
            height = self._line + 6 + words.height()
            yield _Row(ghost, top, height, words)
            top += height

    def corner(self, view: QRectF, to_view: ToView, previous: Corner | None, *, badge: Corner) -> Corner:
        """Return the corner in which the legend covers the fewest proposed points. The badge's corner is excluded.

        The legend stays in the `previous` corner as long as it covers no points there.
        """
        free = sorted(
            (corner for corner in Corner if corner is not badge), key=lambda corner: corner.at_left is badge.at_left
        )
        points = [to_view(x, y) for ghost in self._ghosts.ghosts for x, y in ghost.positions.T.tolist()]
        covered = {corner: sum(map(self._box(view, corner).contains, points)) for corner in free}
        if previous in covered and not covered[previous]:
            return previous
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
        self._write(painter, box.topLeft() + QPointF(_PADDING_PX, _PADDING_PX), self._ghosts.title, 1.0)
        for row in self._rows:
            self._paint_row(painter, row, box)
        position = QPointF(box.left() + _PADDING_PX, box.bottom() - _PADDING_PX - self._line)
        self._write(painter, position, self._ghosts.footer, _QUIET_OPACITY)

    def _paint_row(self, painter: QPainter, row: _Row, box: QRectF) -> None:
        ghost, top = row.ghost, box.top() + row.top
        if ghost.chosen and ghost.offered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(tokens().on_video, _CHOSEN_ALPHA))
            painter.drawRoundedRect(QRectF(box.left() + 4, top, box.width() - 8, row.height), 3, 3)
        strength = 1.0 if ghost.chosen else _QUIET_OPACITY if ghost.offered else _QUIET_OPACITY / 1.5
        self._write(painter, QPointF(box.left() + _PADDING_PX, top + 3), ghost.key, strength)
        self._write(painter, QPointF(box.left() + self._indent, top + 3), _name(ghost), strength)
        if ghost.offered:
            start = QPointF(box.left() + _PADDING_PX + self._keys + _GAP, top + 3 + self._line / 2)
            self._paint_sample(painter, ghost, start)
        if ghost.words:
            words_box = row.words.translated(box.left() + self._indent, top + 3 + self._line)
            painter.setPen(with_alpha(tokens().on_video, _QUIET_OPACITY))
            painter.drawText(words_box.adjusted(0, 0, 2, 2), Qt.TextFlag.TextWordWrap.value, ghost.words)

    def _paint_sample(self, painter: QPainter, ghost: Ghost, start: QPointF) -> None:
        line, mark = QPainterPath(start), QPainterPath()
        line.lineTo(start + QPointF(_SAMPLE_WIDTH_PX, 0))
        ghost.look.shape(mark, start + QPointF(_SAMPLE_WIDTH_PX / 2, 0), 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width, alpha = (2.5, 1.0) if ghost.chosen else (1.5, _QUIET_OPACITY)
        stroke_line(painter, line, ghost.look, width, alpha)
        stroke_mark(painter, mark, ghost.look, width, alpha)

    def _write(self, painter: QPainter, position: QPointF, text: str, strength: float) -> None:
        painter.setPen(with_alpha(tokens().on_video, strength))
        painter.drawText(position + QPointF(0, self._metrics.ascent()), text)


def _name(ghost: Ghost) -> str:
    return f"{ghost.name}   {ghost.note}" if ghost.note else ghost.name
