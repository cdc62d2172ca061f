"""Draw over the picture: the path around the frame, its point, and the compared track."""

import enum
import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPainterStateGuard, QPen, QRegion

from rallytrace.texts import tr_lazy
from rallytrace.track.detections import PixelRegion, Source
from rallytrace.track.layers import FaintPeak
from rallytrace.track.overlay_style import SKELETON_OPACITY, SKELETON_WIDTH_RATIO, OverlayStyle
from rallytrace.track.poses import Person, bone_lines
from rallytrace.track.track import (
    ROW,
    SOURCES,
    Layer,
    Rows,
    State,
    Track,
    is_seen_ball,
    plain_rows,
    positions,
)
from rallytrace.ui.look import theme
from rallytrace.ui.look.theme import with_alpha

ALL_LAYERS: Final = frozenset(Layer)
_MIN_DISTINCT_PX: Final = 1.0
"""Minimum distance from the topmost layer's point at which another layer's point is drawn, in video pixels."""
LAYER_NAMES: Final = {
    Layer.PREDICTED: tr_lazy("window", "Predicted"),
    Layer.INPAINTED: tr_lazy("window", "Filled"),
    Layer.IMPORTED: tr_lazy("window", "Imported"),
    Layer.HUMAN: tr_lazy("window", "Set by hand"),
}
ToView = Callable[[float, float], QPointF]
"""Maps a position in video pixels to the widget, in logical pixels."""
_BANDS: Final = 5
"""Number of opacities of a fading trail. All parts with the same opacity are drawn at once."""
_PAST_OPACITIES: Final = (0.25, 1.0)
_FUTURE_OPACITIES: Final = (0.15, 0.5)
_RIM_WIDTH_PX: Final = 1.25
"""Width of the dark rim on each side of a line, in logical pixels. It makes lines visible on white."""
_RIM_ALPHA: Final = 0.45
_MIN_LIGHT_LUMINANCE: Final = 0.25
"""Minimum luminance of colours that stand out on a red court. The default colour of points set by hand has 0.18."""
_THIN_WIDTH_PX: Final = 1.25
"""Width of the outline of an occluded ball's dot, in logical pixels."""
_EDGE_ALPHA: Final = 0.85
_EDGE_WIDTH_PX: Final = 0.5
"""Width by which the rim is wider around a light edge, in logical pixels."""
_MAX_DOT_DISTANCE_FRAMES: Final = 40
"""Maximum distance in frames from the current frame at which spots have dots. Beyond it, there is only a line."""
_DASH_PATTERN: Final = (2.2, 1.8)
_MIN_CENTRE_ZOOM: Final = 3.0
"""Minimum zoom, in logical pixels per video pixel, at which a dot marks the ball's centre without hiding the ball."""
_RING_WIDTH: Final = 2.0
_RING_RIM_WIDTH_PX: Final = 1.25
_RING_RIM_ALPHA: Final = 0.45
_N_RING_DOTS: Final = 14
_ARM_START_RADII: Final = 0.5
"""Distance from a cross's centre to the start of its arms, in radii of the ring around the track's own point."""
_ARM_END_RADII: Final = 1.55
_PATH_WIDTH: Final = 1.0
_PATH_ALPHA: Final = 0.6
_ARROW_LENGTH_PX: Final = 18.0
"""Length of the arrow towards the ball, in logical pixels."""
_UNSEEN_SHADE: Final = QColor(0, 0, 0, 70)
_UNSEEN_LINES: Final = QColor(255, 255, 255, 40)
_SEEN_EDGE: Final = QColor(255, 255, 255, 220)


class PointKind(enum.IntEnum):
    """The kind of source that determines a spot's colour and shape. A line between two spots takes the larger kind."""

    PREDICTED = 0
    HUMAN = 1
    INPAINTED = 2
    INTERPOLATED = 3


KINDS: Final = {
    Source.PREDICTED: PointKind.PREDICTED,
    Source.INPAINTED: PointKind.INPAINTED,
    Source.INTERPOLATED: PointKind.INTERPOLATED,
    Source.IMPORTED: PointKind.PREDICTED,
    Source.HUMAN: PointKind.HUMAN,
}


@dataclass(frozen=True, slots=True)
class Spot:
    """A position to be drawn.

    Attributes:
        frame: frame of the position.
        x: column in video pixels.
        y: row in video pixels.
        kind: kind of the source.
        occluded: whether the ball is hidden at the position.
        joined: whether a line leads to the position from that in the previous frame.
    """

    frame: int
    x: float
    y: float
    kind: PointKind
    occluded: bool
    joined: bool = False


def trail(track: Track, frames: range, layers: frozenset[Layer] = ALL_LAYERS) -> list[Spot]:
    """Return the topmost layer's positions in a range. They are not joined across cuts and missing positions."""
    first, stop = max(frames.start, 0), min(frames.stop, track.n_frames)
    if first >= stop:
        return []
    rows, placed = _topmost(track, first, stop, layers)
    cuts = track.layer(Layer.PREDICTED)["begins_scene"][first:stop]
    joined = np.zeros(len(rows), np.bool_)
    joined[1:] = placed[1:] & placed[:-1] & ~cuts[1:]
    shown = np.flatnonzero(placed)
    columns = (shown.tolist(), rows[shown].tolist(), joined[shown].tolist())
    return [_spot(first + index, row, joined=is_joined) for index, row, is_joined in zip(*columns, strict=True)]


def other_points(track: Track, frame: int, spot: Spot | None, layers: frozenset[Layer] = ALL_LAYERS) -> list[Spot]:
    """Return the positions of other layers in a frame that differ from the topmost one.

    TrackNet's own position is left out if it was moved, or replaced by the second peak.
    """
    if not 0 <= frame < track.n_frames:
        return []
    rows = {layer: _row(track, frame, (layer,)) for layer in sorted(_layers_to_show(track, frame, layers))}
    if Layer.INPAINTED in rows and _is_seen_ball(rows[Layer.INPAINTED]):
        rows.pop(Layer.PREDICTED, None)
    spots = [_spot(frame, row) for row in rows.values() if _is_placed(row)]
    return [
        point for point in spots if spot is None or math.hypot(point.x - spot.x, point.y - spot.y) > _MIN_DISTINCT_PX
    ]


def spot_at(track: Track, frame: int, layers: frozenset[Layer] = ALL_LAYERS) -> Spot | None:
    """Return the topmost layer's position in a frame, or None."""
    row = _row(track, frame, _layers_to_show(track, frame, layers))
    return _spot(frame, row) if _is_placed(row) else None


def _layers_to_show(track: Track, frame: int, layers: frozenset[Layer]) -> frozenset[Layer]:
    """Return the layers to show in a frame.

    The inpainted layer is left out if its ball was seen by TrackNet and the predicted layer is hidden.
    """
    if Layer.PREDICTED not in layers and _is_seen_ball(_row(track, frame, (Layer.INPAINTED,))):
        return layers - {Layer.INPAINTED}
    return layers


def _topmost(track: Track, first: int, stop: int, layers: frozenset[Layer]) -> tuple[Rows, NDArray[np.bool_]]:
    if layers == ALL_LAYERS:
        rows = track.shown_rows(first, stop)
    else:
        rows = np.zeros(stop - first, ROW)
        for layer in sorted(layers):
            upper = _layer_rows(track, layer, first, stop, layers)
            is_set = upper["state"] != State.UNSET
            rows[is_set] = upper[is_set]
    return rows, np.asarray(np.isfinite(positions(rows)[0]), np.bool_)


def _layer_rows(track: Track, layer: Layer, first: int, stop: int, layers: frozenset[Layer]) -> Rows:
    """Return a layer's rows. Inpainted balls seen by TrackNet are left out if the predicted layer is hidden."""
    rows = plain_rows(track.layer(layer)[first:stop])
    if layer is Layer.INPAINTED and Layer.PREDICTED not in layers:
        rows[is_seen_ball(rows)] = np.zeros((), ROW)
    return rows


# For a single row, plain values take a tenth of the time of arrays.
_Row = tuple[Any, ...]
"""The values of a row of any layer. Those of `ROW` come first."""


def _row(track: Track, frame: int, layers: Collection[Layer]) -> _Row:
    return cast("_Row", track.shown_row(frame, layers).item())


def _is_placed(row: _Row) -> bool:
    state, _, x, y, *_ = row
    return bool(state == State.VISIBLE or (state == State.OCCLUDED and (x or y)))


def _is_seen_ball(row: _Row) -> bool:
    return bool(row[0] == State.VISIBLE and SOURCES[row[1]] is Source.PREDICTED)


def _spot(frame: int, row: _Row, *, joined: bool = False) -> Spot:
    state, source, x, y, *_ = row
    return Spot(frame, x, y, KINDS[SOURCES[source]], state == State.OCCLUDED, joined)


class PictureLayer(QObject):
    """A drawing over the picture, below the path. Subclasses paint it.

    Attributes:
        is_shown: whether the user has switched the layer on.
        notice: text about the layer that the view shows, or ''.
    """

    changed = Signal()
    """The drawing has changed."""

    def __init__(self, parent: QObject, *, shown: bool = False) -> None:
        super().__init__(parent)
        self.is_shown = shown
        self.notice = ""

    def set_shown(self, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        self.is_shown = shown
        self.changed.emit()

    def paint(self, painter: QPainter, to_view: ToView, style: OverlayStyle) -> None:
        """Paint the layer. `to_view` maps positions in video pixels to the view, in logical pixels."""


class OverlayLayer(enum.StrEnum):
    """A part of the overlay that the user can show or hide separately."""

    PREDICTED = "predicted"
    INPAINTED = "inpainted"
    HUMAN = "human"
    HEATMAP = "heatmap"
    POSES = "poses"
    CROP = "crop"

    @property
    def of_track(self) -> frozenset[Layer]:
        """Return the layers of the track that this part shows. Imported labels are shown with predicted points."""
        if self in (OverlayLayer.HEATMAP, OverlayLayer.POSES, OverlayLayer.CROP):
            return frozenset()
        return frozenset({Layer[self.name]} | ({Layer.IMPORTED} if self is OverlayLayer.PREDICTED else set()))


def colour_of(style: OverlayStyle, kind: PointKind) -> QColor:
    return QColor(_colour_name(style, kind))


def _colour_name(style: OverlayStyle, kind: PointKind) -> str:
    return {PointKind.PREDICTED: style.predicted, PointKind.HUMAN: style.human}.get(kind, style.inpainted)


_Look = tuple[PointKind, float, bool]
"""How a part of the path is drawn: kind, opacity, and whether the ball is occluded."""


def paint_trail(painter: QPainter, spots: list[Spot], frame: int, to_view: ToView, style: OverlayStyle) -> None:
    """Draw the path before and after a frame, but not inside the ring around the frame's own point.

    `paint_current` draws that ring.
    """
    lines: defaultdict[_Look, QPainterPath] = defaultdict(QPainterPath)
    dots: defaultdict[_Look, QPainterPath] = defaultdict(QPainterPath)
    points = [to_view(spot.x, spot.y) for spot in spots]
    middle = next((point for spot, point in zip(spots, points, strict=True) if spot.frame == frame), None)
    free = _Free(middle, style.marker_size)
    fades = [_fade(spot.frame - frame, style) for spot in spots]
    for index, (previous, spot) in enumerate(pairwise(spots)):
        line = free.line(points[index], points[index + 1]) if spot.joined else None
        if line is not None:
            fade = fades[index if previous.frame < frame else index + 1]
            path = lines[max(previous.kind, spot.kind), fade, False]
            if path.isEmpty() or path.currentPosition() != line[0]:
                path.moveTo(line[0])
            path.lineTo(line[1])
    radius = style.line_width * 0.5 + 2
    for spot, point, fade in zip(spots, points, fades, strict=True):
        if abs(spot.frame - frame) <= _MAX_DOT_DISTANCE_FRAMES and not free.holds(point, radius):
            dots[spot.kind, fade, spot.occluded].addPath(outline(spot.kind, point, radius))
    _paint_lines(painter, lines, style)
    _paint_dots(painter, dots, style)


@dataclass(frozen=True, slots=True)
class _Free:
    """The circle around the current ball that drawings leave free. If `middle` is None, there is no circle."""

    middle: QPointF | None
    radius: float

    def holds(self, position: QPointF, margin: float = 0.0) -> bool:
        """Return whether a disc with the radius `margin` around a point overlaps the circle."""
        middle = self.middle
        return (
            middle is not None
            and math.hypot(position.x() - middle.x(), position.y() - middle.y()) < self.radius + margin
        )

    def line(self, start: QPointF, end: QPointF) -> tuple[QPointF, QPointF] | None:
        """Return the ends of a line without its part inside the circle, or None if both ends are inside."""
        inside = self.holds(start), self.holds(end)
        if not any(inside):
            return start, end
        if all(inside) or self.middle is None:
            return None
        inner, outer = (start, end) if inside[0] else (end, start)
        way, outward = inner - self.middle, outer - inner
        length = QPointF.dotProduct(outward, outward)
        half = QPointF.dotProduct(way, outward) / length
        share = math.sqrt(half**2 + (self.radius**2 - QPointF.dotProduct(way, way)) / length) - half
        crossing = inner + outward * share
        return (crossing, end) if inside[0] else (start, crossing)


def _paint_lines(painter: QPainter, lines: dict[_Look, QPainterPath], style: OverlayStyle) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for (_, alpha, _), path in lines.items():
        painter.strokePath(path, _pen("black", _RIM_ALPHA * alpha, style.line_width + 2 * _RIM_WIDTH_PX))
    for (kind, alpha, _), path in lines.items():
        dashes = _DASH_PATTERN if kind is PointKind.INTERPOLATED else ()
        painter.strokePath(path, _pen(_colour_name(style, kind), alpha, style.line_width, dashes))


def _paint_dots(painter: QPainter, dots: dict[_Look, QPainterPath], style: OverlayStyle) -> None:
    for (kind, alpha, occluded), path in dots.items():
        path.setFillRule(Qt.FillRule.WindingFill)
        pen = _pen(_colour_name(style, kind), alpha, _THIN_WIDTH_PX)
        painter.strokePath(
            path, _pen("black", _RIM_ALPHA * alpha, (_THIN_WIDTH_PX if occluded else 0.0) + 2 * _RIM_WIDTH_PX)
        )
        if occluded:
            painter.strokePath(path, pen)
        else:
            painter.fillPath(path, pen.brush())


def _fade(distance: int, style: OverlayStyle) -> float:
    """Return the opacity of the path at a distance in frames, which is positive for later frames.

    It decreases with the distance, and is lower for later frames than for earlier ones.
    """
    length, (faint, strong) = (
        (style.trail_future, _FUTURE_OPACITIES) if distance > 0 else (style.trail_past, _PAST_OPACITIES)
    )
    nearness = 1 - abs(distance) / (length + 1)
    return faint + (strong - faint) * round(nearness * _BANDS) / _BANDS


def _rim(alpha: float) -> QColor:
    return with_alpha("black", _RIM_ALPHA * alpha)


@lru_cache(maxsize=256)
def _pen(colour: str, alpha: float, width: float, dashes: tuple[float, ...] = ()) -> QPen:
    """Return a pen. Pens are cached, because each painting of a path needs the same dozens of them."""
    return line_pen(with_alpha(colour, alpha), width, dashes)


def line_pen(colour: QColor, width: float, dashes: Sequence[float] = ()) -> QPen:
    """Return a pen for lines with flat ends and round corners. Dashes and gaps are in units of the pen's width."""
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def paint_current(
    painter: QPainter, spot: Spot, to_view: ToView, style: OverlayStyle, *, zoom: float, ring: bool = True
) -> None:
    """Draw the marker of the current point: a ring around the ball, with ticks outside.

    Without `ring`, only the ticks are drawn. This is for heatmaps, whose peak is as large as the ring.
    """
    centre, radius, colour = to_view(spot.x, spot.y), style.marker_size, colour_of(style, spot.kind)
    shape = outline(spot.kind, centre, radius)
    reach = shape.boundingRect().width() / 2
    if ring:
        stroke(painter, shape, colour, style.line_width, dashed=spot.occluded)
    stroke(painter, ticks_around(centre, reach + 3, reach + 8), colour, style.line_width)
    if ring and zoom >= _MIN_CENTRE_ZOOM:
        painter.setBrush(colour)
        painter.setPen(QPen(QColor(0, 0, 0, 160), 1))
        painter.drawEllipse(centre, 1.6, 1.6)


def ticks_around(centre: QPointF, inner: float, outer: float) -> QPainterPath:
    """Return four radial lines around a centre, from an inner to an outer radius."""
    path = QPainterPath()
    for way in (QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)):
        path.moveTo(centre + way * inner)
        path.lineTo(centre + way * outer)
    return path


def paint_other(painter: QPainter, spot: Spot, to_view: ToView, style: OverlayStyle) -> None:
    """Draw the point of another layer in the current frame as a small, thin mark."""
    colour = with_alpha(colour_of(style, spot.kind), 0.75)
    stroke(painter, outline(spot.kind, to_view(spot.x, spot.y), style.marker_size * 0.55), colour, 1.25)


def outline(kind: PointKind, centre: QPointF, radius: float) -> QPainterPath:
    """Return the shape of a kind of source.

    This is a circle for predicted, a diamond for inpainted, a square for human and a triangle for interpolated points.
    """
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
    """Draw a path in a colour over a dark rim, so that it is visible on any background."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = [(_rim(colour.alphaF()), width + 2 * _RIM_WIDTH_PX), (colour, width)]
    light = light_edge(colour)
    if light is not None:
        lines[:1] = [
            (lines[0][0], width + 2 * _RIM_WIDTH_PX + _EDGE_WIDTH_PX),
            (light, width + _RIM_WIDTH_PX + _EDGE_WIDTH_PX),
        ]
    for ink, thickness in lines:
        # Dashes are measured in pen widths, and those of the rim must lie under those of the colour.
        dashes = (_DASH_PATTERN[0] * width / thickness, _DASH_PATTERN[1] * width / thickness)
        painter.strokePath(path, line_pen(ink, thickness, dashes if dashed else ()))


def light_edge(colour: QColor) -> QColor | None:
    """Return the colour of a light line to draw between a colour and its dark rim, or None if it is light enough."""
    if theme.luminance((colour.red(), colour.green(), colour.blue())) >= _MIN_LIGHT_LUMINANCE:
        return None
    return with_alpha("white", _EDGE_ALPHA * colour.alphaF())


def _add_polygon(path: QPainterPath, centre: QPointF, corners: Iterable[tuple[float, float]], radius: float) -> None:
    points = [centre + QPointF(x, y) * radius for x, y in corners]
    path.moveTo(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()


def paint_skeletons(
    painter: QPainter, persons: Iterable[Person], ball: QPointF | None, to_view: ToView, style: OverlayStyle
) -> None:
    """Draw players' skeletons as thin lines, except around the ball."""
    free, path = _Free(ball, style.marker_size), QPainterPath()
    for person in persons:
        for start, end in (line.tolist() for line in bone_lines(person)):
            line = free.line(to_view(*start), to_view(*end))
            if line is not None:
                path.moveTo(line[0])
                path.lineTo(line[1])
    width = max(style.line_width * SKELETON_WIDTH_RATIO, 1.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(path, line_pen(_rim(SKELETON_OPACITY), width + 2))
    painter.strokePath(path, line_pen(with_alpha(style.skeleton, SKELETON_OPACITY), width))


def region_box(region: PixelRegion, to_view: ToView) -> QRectF:
    """Return the rectangle in the view that shows a part of the picture."""
    right, bottom = region.x + region.width, region.y + region.height
    return QRectF(to_view(region.x - 0.5, region.y - 0.5), to_view(right - 0.5, bottom - 0.5))


def paint_unseen(painter: QPainter, box: QRectF, seen: QRectF) -> None:
    """Hatch what the network has not looked at: `box` without `seen`. Outline `seen`."""
    with QPainterStateGuard(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        unseen = QRegion(box.toAlignedRect()) - QRegion(seen.toAlignedRect())
        painter.setClipRegion(unseen, Qt.ClipOperation.IntersectClip)
        for ink, pattern in ((_UNSEEN_SHADE, Qt.BrushStyle.SolidPattern), (_UNSEEN_LINES, Qt.BrushStyle.BDiagPattern)):
            painter.fillRect(box, QBrush(ink, pattern))
    outlined = QPainterPath()
    outlined.addRect(seen)
    stroke(painter, outlined, _SEEN_EDGE, 1.0, dashed=True)


def paint_faint_peak(painter: QPainter, peak: FaintPeak, to_view: ToView, style: OverlayStyle) -> None:
    """Draw a faint peak as a dotted ring, with the size and colour of TrackNet's points."""
    centre, radius = to_view(peak.x, peak.y), style.marker_size
    colour, rim = colour_of(style, PointKind.PREDICTED), with_alpha("black", _RING_RIM_ALPHA)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    step = 2 * math.pi * radius / _N_RING_DOTS
    for ink, width in ((rim, _RING_WIDTH + 2 * _RING_RIM_WIDTH_PX), (colour, _RING_WIDTH)):
        pen = QPen(ink, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        # A dash of length 0 is a dot as wide as the pen; the pattern is measured in pen widths.
        pen.setDashPattern([0.01, step / width])
        painter.setPen(pen)
        painter.drawEllipse(centre, radius, radius)


def paint_other_track(
    painter: QPainter, rows: Rows, frame: int, to_view: ToView, style: OverlayStyle, *, path: bool = True
) -> None:
    """Draw another track around a frame: its path, and its point in the frame.

    The point is a diagonal cross, which is visible together with the ring and ticks of the track's own point.

    Args:
        painter: painter of the view.
        rows: rows of all frames of the other track, (n,) of `ROW`.
        frame: the current frame.
        to_view: maps positions in video pixels to the view, in logical pixels.
        style: size of the markers and length of the path.
        path: whether to draw the path too.
    """
    colour = QColor(theme.tokens().compared)
    current = rows[frame : frame + 1]
    centre = next((to_view(x, y) for x, y in positions(current).T.tolist() if not math.isnan(x)), None)
    if path:
        trail_rows = rows[max(frame - style.trail_past, 0) : frame + style.trail_future + 1]
        _paint_path(painter, polyline(positions(trail_rows).T.tolist(), to_view), colour, centre, style.marker_size)
    if centre is not None:
        occluded = bool(current["state"][0] == State.OCCLUDED)
        stroke(painter, cross_outline(centre, style.marker_size), colour, style.line_width, dashed=occluded)


def cross_outline(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    for side in (-1, 1):
        for height in (-1, 1):
            way = QPointF(side, height) * (radius * 0.5**0.5)
            path.moveTo(centre + way * _ARM_START_RADII)
            path.lineTo(centre + way * _ARM_END_RADII)
    return path


def _paint_path(painter: QPainter, path: QPainterPath, colour: QColor, free: QPointF | None, radius: float) -> None:
    """Draw a path faintly, except inside a circle of this radius around `free`."""
    with QPainterStateGuard(painter):
        if free is not None:
            area, circle = QPainterPath(), QPainterPath()
            area.addRect(path.boundingRect().adjusted(-radius, -radius, radius, radius))
            circle.addEllipse(free, radius, radius)
            painter.setClipPath(area - circle)
        stroke(painter, path, with_alpha(colour, _PATH_ALPHA), _PATH_WIDTH)


def polyline(points: Iterable[Sequence[float]], to_view: ToView) -> QPainterPath:
    """Return lines between consecutive points (x, y), interrupted where a coordinate is NaN."""
    path, is_joined = QPainterPath(), False
    for x, y in points:
        is_known = not (math.isnan(x) or math.isnan(y))
        if is_known:
            (path.lineTo if is_joined else path.moveTo)(to_view(x, y))
        is_joined = is_known
    return path


def edge_arrow(box: QRectF, point: QPointF, length: float) -> QPainterPath:
    """Return an arrow head of this length at the edge of a box, which points to a point outside the box."""
    room = box.adjusted(length, length, -length, -length)
    tip = QPointF(
        min(max(point.x(), room.left()), room.right()),
        min(max(point.y(), room.top()), room.bottom()),
    )
    way = QLineF(tip, point)
    way.setLength(1.0)
    direction = way.p2() - way.p1()
    aside = QPointF(-direction.y(), direction.x()) * (length / 2)
    backward = direction * (length / 2)
    path = QPainterPath(tip - backward + aside)
    path.lineTo(tip + backward)
    path.lineTo(tip - backward - aside)
    return path


def paint_edge_arrow(painter: QPainter, box: QRectF, point: QPointF, colour: QColor) -> None:
    """Draw a filled arrow at the edge of a box, which points to a ball outside the box."""
    arrow = edge_arrow(box, point, _ARROW_LENGTH_PX)
    arrow.closeSubpath()
    rim = with_alpha("black", 0.8)
    painter.setPen(
        QPen(rim, 2 * _RIM_WIDTH_PX, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(colour)
    painter.drawPath(arrow)


def paint_question(painter: QPainter, middle: QPointF, *, radius: float, colour: QColor) -> None:
    """Draw the symbol of an unclear frame, a question mark."""
    with QPainterStateGuard(painter):
        font = QFont(painter.font())
        font.setBold(True)
        font.setPixelSize(round(3 * radius))
        painter.setFont(font)
        painter.setPen(colour)
        box = QRectF(0, 0, 4 * radius, 4 * radius)
        box.moveCenter(middle)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


def paint_state(
    painter: QPainter, state: State, kind: PointKind | None, middle: QPointF, *, radius: float, colour: QColor
) -> None:
    """Draw a small symbol of a frame's state, in the shape of its source.

    The shape is filled for a visible ball, dashed for an occluded ball or an unset frame, and struck through if there
    is no ball. An unclear frame is a question mark instead.
    """
    if state is State.UNCLEAR:
        paint_question(painter, middle, radius=radius, colour=colour)
        return
    pen = QPen(colour, 1.5)
    if state in (State.OCCLUDED, State.UNSET):
        pen.setDashPattern([1.4, 1.1])
    painter.setBrush(colour if state is State.VISIBLE else Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(outline(kind or PointKind.PREDICTED, middle, radius))
    if state is State.NO_BALL:
        reach = QPointF(radius + 1.5, -radius - 1.5)
        painter.drawLine(middle - reach, middle + reach)
