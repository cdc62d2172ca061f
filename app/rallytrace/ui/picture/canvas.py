"""The visible area of the picture, enlarged and kept as an image; and the loupe."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterStateGuard, QPen

from rallytrace.session.pictures.picture import Enlarger, Part, Patch, Tone
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.ui.picture.overlay import PictureLayer, Spot, colour_of, outline, ticks_around
from rallytrace.ui.picture.viewport import Viewport

RADIUS: Final = 88.0
"""Radius of the loupe, in logical pixels."""
_MIN_MAGNIFICATION: Final = 6.0
_MAX_MAGNIFICATION: Final = 40.0
_MARGIN: Final = 6.0


class Canvas:
    """Draws the visible part of a frame and of a heatmap, in device pixels."""

    def __init__(self) -> None:
        self._frame = _Sheet(QImage.Format.Format_RGB32)
        self._heatmap = _Sheet(QImage.Format.Format_ARGB32_Premultiplied)

    def draw_frame(self, painter: QPainter, bgr: NDArray[np.uint8], viewport: Viewport, tone: Tone) -> QRect:
        """Draw the visible part of a frame, (H, W, 3), with a painter in device pixels. Return the area it covers."""
        return self._frame.draw(
            painter, (bgr, viewport, tone), lambda enlarger: enlarger.cut(bgr, part_of(viewport), tone)
        )

    def draw_heatmap(self, painter: QPainter, values: NDArray[np.float32], viewport: Viewport, opacity: float) -> None:
        """Draw the visible part of a heatmap, (h, w) float32, which covers the whole frame."""
        area, size = part_of(viewport), viewport.picture
        self._heatmap.draw(
            painter, (values, viewport, opacity), lambda enlarger: enlarger.cut_heatmap(values, area, size, opacity)
        )

    def forget(self) -> None:
        """Free the cached images."""
        for sheet in (self._frame, self._heatmap):
            sheet.forget()


class _Sheet:
    """A cached image of a patch, which is made again only when its inputs change."""

    def __init__(self, form: QImage.Format) -> None:
        self._form = form
        self.forget()

    def forget(self) -> None:
        self._enlarger = Enlarger()
        self._made_from: tuple[NDArray[Any], Viewport, Any] | None = None
        self._patch: Patch | None = None
        self._image = QImage()

    def draw(
        self,
        painter: QPainter,
        made_from: tuple[NDArray[Any], Viewport, Any],
        make: Callable[[Enlarger], Patch | None],
    ) -> QRect:
        previous = self._made_from
        if previous is None or previous[0] is not made_from[0] or previous[1:] != made_from[1:]:
            self._made_from, self._patch = made_from, make(self._enlarger)
            self._image = QImage() if self._patch is None else image_of(self._patch, self._form)
        if self._patch is None:
            return QRect()
        painter.drawImage(QPoint(self._patch.u, self._patch.v), self._image)
        return QRect(QPoint(self._patch.u, self._patch.v), self._image.size())


def part_of(viewport: Viewport) -> Part:
    """Return the visible part of the picture as `Enlarger` needs it."""
    canvas = viewport.canvas
    return Part(
        viewport.left,
        viewport.top,
        viewport.scale,
        canvas.width,
        canvas.height,
        sharp=viewport.sharp,
        aspect=viewport.aspect,
    )


def image_of(patch: Patch, form: QImage.Format) -> QImage:
    """Return a patch as an image that shares its memory, and so is valid only as long as the patch exists."""
    height, width = patch.pixels.shape[:2]
    return QImage(patch.pixels.data, width, height, 4 * width, form)


@dataclass(frozen=True, slots=True)
class Loupe:
    """A round magnifier over the view.

    Attributes:
        x: column at the loupe's centre, in video pixels.
        middle: centre on the widget, in logical pixels.
        magnification: logical pixels per video pixel, vertically.
        aspect: display width of a video pixel divided by its height.
    """

    x: float
    y: float
    middle: QPointF
    magnification: float
    aspect: float = 1.0

    @property
    def square(self) -> QRectF:
        """Return the bounding square."""
        return QRectF(self.middle.x() - RADIUS, self.middle.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)

    def part(self, ratio: float) -> Part:
        """Return the part of the frame that the loupe shows, at `ratio` device pixels per logical pixel."""
        scale, side = self.magnification * ratio, round(2 * RADIUS * ratio)
        left, top = self.x + 0.5 - side / 2 / scale / self.aspect, self.y + 0.5 - side / 2 / scale
        return Part(left, top, scale, side, side, sharp=True, aspect=self.aspect)

    def to_view(self, x: float, y: float) -> QPointF:
        """Return the point on the widget at which the loupe shows a position, given in video pixels."""
        return self.middle + QPointF((x - self.x) * self.aspect, y - self.y) * self.magnification


def loupe_at(cursor: QPointF, x: float, y: float, *, zoom: float, view: QRectF, aspect: float = 1.0) -> Loupe:
    """Return a loupe at the cursor that lies inside the view and magnifies more than the view does.

    Args:
        cursor: position of the cursor, in logical pixels.
        x: column under the cursor, in video pixels.
        y: row under the cursor, in video pixels.
        zoom: logical pixels per video pixel in the view, vertically.
        view: area of the view, in logical pixels.
        aspect: display width of a video pixel divided by its height.
    """
    reach = RADIUS + _MARGIN
    middle = QPointF(
        _clamp(cursor.x(), view.left() + reach, view.right() - reach),
        _clamp(cursor.y(), view.top() + reach, view.bottom() - reach),
    )
    return Loupe(x, y, middle, min(max(_MIN_MAGNIFICATION, 2 * zoom), _MAX_MAGNIFICATION), aspect)


def paint_loupe(
    painter: QPainter,
    loupe: Loupe,
    patch: Patch,
    spot: Spot | None,
    style: OverlayStyle,
    *,
    ratio: float,
    layers: Sequence[PictureLayer] = (),
) -> None:
    """Draw the magnified picture with its layers, a thin mark at the frame's point, and a cross at the centre.

    `patch` covers the loupe's square, at `ratio` device pixels per logical pixel.
    """
    glass = QPainterPath()
    glass.addEllipse(loupe.middle, RADIUS, RADIUS)
    with QPainterStateGuard(painter):
        painter.setClipPath(glass)
        painter.fillPath(glass, QColor(20, 20, 20))
        image = image_of(patch, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter.drawImage(loupe.square.topLeft() + QPointF(patch.u, patch.v) / ratio, image)
        for layer in layers:
            layer.paint(painter, loupe.to_view, style)
        if spot is not None:
            ring = outline(spot.kind, loupe.to_view(spot.x, spot.y), max(loupe.magnification, style.marker_size))
            _stroke_thin(painter, ring, colour_of(style, spot.kind))
        _stroke_thin(painter, _cross(loupe), QColor(255, 255, 255, 220))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(glass, QPen(QColor(0, 0, 0, 140), 4.5))
    painter.strokePath(glass, QPen(QColor(255, 255, 255, 235), 2))


def _cross(loupe: Loupe) -> QPainterPath:
    """Return four lines that point to the loupe's centre, which stays free."""
    gap = max(1.5 * loupe.magnification, 10.0)
    return ticks_around(loupe.middle, gap, gap + 26)


def _stroke_thin(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    painter.strokePath(path, QPen(QColor(0, 0, 0, 130), 3))
    painter.strokePath(path, QPen(colour, 1.25))


def _clamp(value: float, low: float, high: float) -> float:
    return min(max(value, low), high) if low <= high else (low + high) / 2
