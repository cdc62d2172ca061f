"""The path over the picture: lines that fade, and marks that say by colour and by shape whose word they are."""

import enum
import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rallytrace.domain.track import Layer
from rallytrace.ui.picture.badge_place import Corner
from rallytrace.ui.picture.trail import PointKind, Spot

Place = Callable[[float, float], QPointF]
"""Where on the widget, in logical pixels, a position of the video lies."""


class OverlayLayer(enum.StrEnum):
    """What can be shown or hidden by itself."""

    PREDICTED = "predicted"
    INPAINTED = "inpainted"
    HUMAN = "human"
    HEATMAP = "heatmap"

    @property
    def of_track(self) -> frozenset[Layer]:
        """The layers of the track that come and go with it; imported labels do with what TrackNet found."""
        if self is OverlayLayer.HEATMAP:
            return frozenset()
        return frozenset({Layer[self.name]} | ({Layer.IMPORTED} if self is OverlayLayer.PREDICTED else set()))


@dataclass(frozen=True, slots=True)
class OverlayStyle:
    """How the overlay looks; the sizes are logical pixels of the screen, whatever the zoom.

    Attributes:
        predicted: colour of TrackNet's points, "#rrggbb".
        inpainted: colour of what InpaintNet or a curve put there.
        human: colour of the analyst's points.
        marker_size: radius of the ring around the current point.
        line_width: of the path.
        trail_past: how many frames before the current one are drawn.
        trail_future: how many after it.
        heatmap_opacity: of the heatmap's highest value, 0 to 1.
        badge_corner: where the words about the frame stand, unless there is room beside the picture.
    """

    predicted: str = "#ffb000"
    inpainted: str = "#648fff"
    human: str = "#dc267f"
    marker_size: float = 9.0
    line_width: float = 2.0
    trail_past: int = 12
    trail_future: int = 6
    heatmap_opacity: float = 0.6
    badge_corner: Corner = Corner.TOP_RIGHT

    def colour(self, kind: PointKind) -> QColor:
        """The colour of a spot."""
        names = {PointKind.PREDICTED: self.predicted, PointKind.HUMAN: self.human}
        return QColor(names.get(kind, self.inpainted))


_BANDS: Final = 5
"""A trail fades in so many steps; what has one step is drawn at once."""
_PAST: Final = (0.25, 1.0)
_FUTURE: Final = (0.15, 0.5)
_RIM: Final = 1.25
"""The dark rim on each side of a line, in logical pixels: it is what shows on white shirts."""
_RIM_ALPHA: Final = 0.45
_DOTS_WITHIN: Final = 40
"""Spots farther than so many frames from the current one are drawn as a line only."""
_DASHES: Final = (2.2, 1.8)
_CENTRE_FROM: Final = 3.0
"""From this zoom on a ball is so large that a dot at the centre hides little of it, and says where the point is."""

_Look = tuple[PointKind, float, bool]
"""Kind, alpha, and whether occluded."""


def paint_trail(painter: QPainter, spots: list[Spot], frame: int, place: Place, style: OverlayStyle) -> None:
    """The path before and after a frame, but nothing within the ring around the frame's own point.

    The mark of that point is left to `paint_current`.
    """
    lines: defaultdict[_Look, QPainterPath] = defaultdict(QPainterPath)
    dots: defaultdict[_Look, QPainterPath] = defaultdict(QPainterPath)
    free = _Free(next((place(spot.x, spot.y) for spot in spots if spot.frame == frame), None), style.marker_size)
    for before, spot in pairwise(spots):
        line = free.line(place(before.x, before.y), place(spot.x, spot.y)) if spot.joined else None
        if line is not None:
            distance = (before if before.frame < frame else spot).frame - frame
            path = lines[max(before.kind, spot.kind), _fade(distance, style), False]
            if path.isEmpty() or path.currentPosition() != line.p1():
                path.moveTo(line.p1())
            path.lineTo(line.p2())
    radius = style.line_width * 0.5 + 2
    for spot in spots:
        at = place(spot.x, spot.y)
        if abs(spot.frame - frame) <= _DOTS_WITHIN and not free.holds(at, radius):
            look = spot.kind, _fade(spot.frame - frame, style), spot.occluded
            dots[look].addPath(outline(spot.kind, at, radius))
    _paint_lines(painter, lines, style)
    _paint_dots(painter, dots, style)


@dataclass(frozen=True, slots=True)
class _Free:
    """The circle that stays free, so that the ball can be seen; nowhere without a middle."""

    middle: QPointF | None
    radius: float

    def holds(self, at: QPointF, margin: float = 0.0) -> bool:
        """Whether something of a size at this place would reach into it."""
        return self.middle is not None and math.hypot(*(at - self.middle).toTuple()) < self.radius + margin

    def line(self, start: QPointF, end: QPointF) -> QLineF | None:
        """The part outside of it of a line that has at most one end inside; None of one that lies inside."""
        inside = self.holds(start), self.holds(end)
        if not any(inside):
            return QLineF(start, end)
        if all(inside) or self.middle is None:
            return None
        inner, outer = (start, end) if inside[0] else (end, start)
        way, out = inner - self.middle, outer - inner
        length = QPointF.dotProduct(out, out)
        half = QPointF.dotProduct(way, out) / length
        share = math.sqrt(half**2 + (self.radius**2 - QPointF.dotProduct(way, way)) / length) - half
        crossing = inner + out * share
        return QLineF(crossing, end) if inside[0] else QLineF(start, crossing)


def _paint_lines(painter: QPainter, lines: dict[_Look, QPainterPath], style: OverlayStyle) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for (_, alpha, _), path in lines.items():
        painter.strokePath(path, _pen(_rim(alpha), style.line_width + 2 * _RIM))
    for (kind, alpha, _), path in lines.items():
        dashes = _DASHES if kind is PointKind.INTERPOLATED else None
        painter.strokePath(path, _pen(_faded(style.colour(kind), alpha), style.line_width, dashes))


def _paint_dots(painter: QPainter, dots: dict[_Look, QPainterPath], style: OverlayStyle) -> None:
    for (kind, alpha, occluded), path in dots.items():
        path.setFillRule(Qt.FillRule.WindingFill)
        colour = _faded(style.colour(kind), alpha)
        painter.strokePath(path, _pen(_rim(alpha), (1.25 if occluded else 0.0) + 2 * _RIM))
        if occluded:
            painter.strokePath(path, _pen(colour, 1.25))
        else:
            painter.fillPath(path, colour)


def _fade(distance: int, style: OverlayStyle) -> float:
    """How opaque the path is so many frames away: fainter the farther, and fainter before than behind the ball."""
    length, (faint, strong) = (style.trail_future, _FUTURE) if distance > 0 else (style.trail_past, _PAST)
    nearness = 1 - abs(distance) / (length + 1)
    return faint + (strong - faint) * round(nearness * _BANDS) / _BANDS


def _faded(colour: QColor, alpha: float) -> QColor:
    colour.setAlphaF(alpha)
    return colour


def _rim(alpha: float) -> QColor:
    return _faded(QColor(0, 0, 0), _RIM_ALPHA * alpha)


def _pen(colour: QColor, width: float, dashes: tuple[float, float] | None = None) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def paint_current(
    painter: QPainter, spot: Spot, place: Place, style: OverlayStyle, *, zoom: float, ring: bool = True
) -> None:
    """The mark of the current point: a ring with ticks outside it, so that the ball in it stays to be seen.

    Over a heatmap, whose peak is about as large as the ring, only the ticks are drawn.
    """
    centre, radius, colour = place(spot.x, spot.y), style.marker_size, style.colour(spot.kind)
    shape = outline(spot.kind, centre, radius)
    reach = shape.boundingRect().width() / 2
    ticks = QPainterPath()
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        ticks.moveTo(centre + QPointF(dx, dy) * (reach + 3))
        ticks.lineTo(centre + QPointF(dx, dy) * (reach + 8))
    if ring:
        stroke(painter, shape, colour, style.line_width, dashed=spot.occluded)
    stroke(painter, ticks, colour, style.line_width)
    if ring and zoom >= _CENTRE_FROM:
        painter.setBrush(colour)
        painter.setPen(QPen(QColor(0, 0, 0, 160), 1))
        painter.drawEllipse(centre, 1.6, 1.6)


def paint_other(painter: QPainter, spot: Spot, place: Place, style: OverlayStyle) -> None:
    """What another layer says of the current frame: a small, thin mark."""
    colour = _faded(style.colour(spot.kind), 0.75)
    stroke(painter, outline(spot.kind, place(spot.x, spot.y), style.marker_size * 0.55), colour, 1.25)


def outline(kind: PointKind, centre: QPointF, radius: float) -> QPainterPath:
    """The shape of a kind: circle for predicted, diamond for inpainted, square for human, triangle for interpolated."""
    path = QPainterPath()
    if kind is PointKind.PREDICTED:
        path.addEllipse(centre, radius, radius)
    elif kind is PointKind.HUMAN:
        path.addRect(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))
    elif kind is PointKind.INPAINTED:
        _add_polygon(path, centre, [(0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)], radius)
    else:
        _add_polygon(path, centre, [(0, -1.8), (1.5, 0.95), (-1.5, 0.95)], radius)
    return path


def stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float, *, dashed: bool = False) -> None:
    """Draw a path in a colour over a dark rim, which makes it readable on anything."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outer = width + 2 * _RIM
    # A pen counts its dashes in its own widths, and those of the rim must lie under those of the colour.
    rim_dashes = (_DASHES[0] * width / outer, _DASHES[1] * width / outer)
    painter.strokePath(path, _pen(_rim(colour.alphaF()), outer, rim_dashes if dashed else None))
    painter.strokePath(path, _pen(colour, width, _DASHES if dashed else None))


def _add_polygon(path: QPainterPath, centre: QPointF, corners: Iterable[tuple[float, float]], radius: float) -> None:
    points = [centre + QPointF(x, y) * radius for x, y in corners]
    path.moveTo(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
