"""Geometry of the view: zoom and pan of the picture, and the corner for the badge."""

import bisect
import enum
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rallytrace.track.geometry import Size

MAX_ZOOM: Final = 32.0
"""Maximum zoom, in device pixels per video pixel."""
MIN_SHARP_ZOOM: Final = 8.0
"""Zoom, in device pixels per video pixel, above which video pixels are shown as solid blocks."""
_MIN_ENLARGEMENT: Final = 1.15
"""Minimum zoom, relative to the fitted picture, at which zooming to an area is worthwhile."""
_EDGE_SHARE: Final = 0.06
"""Width of the view's edge, as a share of its smaller side. Positions in the edge do not count as shown."""
_INNER_SHARE: Final = 0.6
"""Size of the inner part of the view, as a share of the view's width and height."""
_SURROUNDINGS_SHARE: Final = 0.25
"""Minimum share of the view on each side of a centred area, even if it lies beyond the picture's edges."""
LADDER: Final = (
    *(0.1, 0.15, 0.2, 0.25, 1 / 3, 0.5, 2 / 3, 0.75),
    *(1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0),
)
"""The zoom levels for zooming by key, in device pixels per video pixel."""
Margins = tuple[tuple[float, float], tuple[float, float]]
"""Empty device pixels (left, right) and (above, below) of the picture in the view."""
MARGIN: Final = 10.0
_SLACK_PX: Final = 2.0
"""Minimum space on each side of a badge that is next to the picture, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """The part of a picture that a view shows.

    Attributes:
        picture: size of the video's frames.
        canvas: size of the view in device pixels.
        scale: the zoom, in device pixels per video pixel, vertically. 1 is "100 %".
        left: left edge of the view, in video pixels from the picture's left edge (not from a pixel's centre).
        top: top edge of the view, in video pixels from the picture's top edge.
        fitted: whether the whole picture is shown as large as possible, even after a change of the view's size.
        aspect: display width of a video pixel divided by its height.
    """

    picture: Size
    canvas: Size
    scale: float
    left: float
    top: float
    fitted: bool
    aspect: float = 1.0

    @classmethod
    def fit(cls, picture: Size, canvas: Size, aspect: float = 1.0) -> "Viewport":
        """Return a viewport that shows the whole picture as large as possible."""
        scale = _fitting(picture.width * aspect, picture.height, canvas)
        viewport = cls(picture, canvas, scale, 0.0, 0.0, fitted=True, aspect=aspect)
        horizontal, vertical = viewport.axes
        return replace(viewport, left=horizontal.middle, top=vertical.middle)

    def fit_to(self, canvas: Size) -> "Viewport":
        """Return a viewport that shows the whole picture as large as possible in a view of this size."""
        return self.fit(self.picture, canvas, self.aspect)

    @property
    def scale_x(self) -> float:
        """Return the number of device pixels per video pixel, horizontally."""
        return self.scale * self.aspect

    @property
    def sharp(self) -> bool:
        """Return whether video pixels are shown as solid blocks. In the fitted picture they never are."""
        return self.scale > MIN_SHARP_ZOOM and not self.fitted

    def to_video(self, u: float, v: float) -> tuple[float, float]:
        """Return the position in video pixels for a point in the view, in device pixels."""
        return self.left + u / self.scale_x - 0.5, self.top + v / self.scale - 0.5

    def to_canvas(self, x: float, y: float) -> tuple[float, float]:
        """Return the point in the view, in device pixels, for a position in video pixels."""
        return (x + 0.5 - self.left) * self.scale_x, (y + 0.5 - self.top) * self.scale

    def holds(self, x: float, y: float) -> bool:
        return -0.5 <= x < self.picture.width - 0.5 and -0.5 <= y < self.picture.height - 0.5

    def clamped(self, x: float, y: float) -> tuple[float, float]:
        """Return the nearest position in the picture, between the centres of its first and last pixels."""
        return min(max(x, 0.0), self.picture.width - 1.0), min(max(y, 0.0), self.picture.height - 1.0)

    def zoomed(self, scale: float, u: float, v: float, *, margins: "Margins | None" = None) -> "Viewport":
        """Return the viewport at another zoom, with the same position at the point (u, v) if possible.

        Margins next to the picture are limited, which may move the position when zooming out, but not when zooming in.

        Args:
            scale: the zoom, in device pixels per video pixel.
            u: x of the point, in device pixels of the view.
            v: y of the point, in device pixels of the view.
            margins: maximum margins, or None for the current ones.
        """
        scale = min(max(scale, self.lowest), max(MAX_ZOOM, self.lowest))
        if abs(scale / self._fitting - 1) < 1e-6:
            return self.fit_to(self.canvas)
        left, top = self.left + u / self.scale_x - u / scale / self.aspect, self.top + v / self.scale - v / scale
        return _clamped(
            replace(self, scale=scale, left=left, top=top, fitted=False), self._margins if margins is None else margins
        )

    def showing(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        *,
        at_most: float,
        margins: tuple[float, float] = (0.0, 0.0),
    ) -> "Viewport":
        """Return a viewport that shows an area in its centre, as large as possible.

        If the area is nearly as large as the picture, the whole picture is shown instead.

        Args:
            left: left edge of the area, as a position in video pixels.
            top: top edge of the area.
            right: right edge of the area.
            bottom: bottom edge of the area.
            at_most: maximum zoom, relative to the fitted picture.
            margins: minimum space left and right, and above and below the area, in video pixels.
        """
        width, height = max(right - left + 2 * margins[0], 1.0), max(bottom - top + 2 * margins[1], 1.0)
        scale = min(_fitting(width * self.aspect, height, self.canvas), self._fitting * at_most, MAX_ZOOM)
        if scale < self._fitting * _MIN_ENLARGEMENT:
            return self.fit_to(self.canvas)
        return replace(self, scale=scale, fitted=False).centred(left, top, right, bottom)

    def centred_on(self, x: float, y: float, scale: float) -> "Viewport":
        """Return a viewport at a zoom, centred on a position in video pixels as far as the picture's edges allow.

        Near an edge, at least a quarter of the view is still on each side of the position, even if it is partly empty.
        """
        zoomed = self.zoomed(scale, 0, 0)
        return zoomed if zoomed.fitted else zoomed.centred(x, y, x, y)

    def centred(self, left: float, top: float, right: float, bottom: float) -> "Viewport":
        """Return a viewport at the same zoom, centred on an area as far as the picture's edges allow.

        The edges of the area are positions in video pixels.
        """
        x_axis, y_axis = self.axes
        return replace(self, left=x_axis.centred(left + 0.5, right + 0.5), top=y_axis.centred(top + 0.5, bottom + 0.5))

    def followed(self, x: float, y: float) -> "Viewport":
        """Return a viewport centred on a position (see `centred_on`) if it is outside the view's inner part."""
        if self.fitted:
            return self
        lengths = self.canvas.width, self.canvas.height
        for coordinate, length, spare in zip(self.to_canvas(x, y), lengths, self._spare, strict=True):
            if spare < 0 and abs(coordinate / length - 0.5) > _INNER_SHARE / 2:
                return self.centred_on(x, y, self.scale)
        return self

    def shows(self, x: float, y: float) -> bool:
        """Return whether a position in video pixels is in the view and not near its edge."""
        u, v = self.to_canvas(x, y)
        margin = _EDGE_SHARE * min(self.canvas.width, self.canvas.height)
        return margin <= u <= self.canvas.width - margin and margin <= v <= self.canvas.height - margin

    def stepped(self, steps: int, u: float, v: float) -> "Viewport":
        """Return the viewport zoomed in by some levels of `LADDER`, or out if `steps` is negative, around (u, v)."""
        scale = self.scale
        for _ in range(abs(steps)):
            if steps > 0:
                scale = LADDER[min(bisect.bisect_right(LADDER, scale * 1.01), len(LADDER) - 1)]
            else:
                scale = LADDER[max(bisect.bisect_left(LADDER, scale * 0.99) - 1, 0)]
        return self.zoomed(scale, u, v)

    def panned(self, du: float, dv: float) -> "Viewport":
        """Return the viewport with the picture moved by device pixels, without enlarging the margins next to it."""
        moved = replace(self, left=self.left - du / self.scale_x, top=self.top - dv / self.scale)
        return _clamped(moved, self._margins)

    def resized(self, canvas: Size) -> "Viewport":
        """Return the viewport for a view of another size. It is fitted again, or else keeps its centre."""
        if self.fitted:
            return self.fit_to(canvas)
        left = self.left + (self.canvas.width - canvas.width) / 2 / self.scale_x
        top = self.top + (self.canvas.height - canvas.height) / 2 / self.scale
        moved = replace(self, canvas=canvas, left=left, top=top)
        return moved.zoomed(self.scale, canvas.width / 2, canvas.height / 2, margins=self._margins)

    @property
    def lowest(self) -> float:
        """Return the smallest allowed zoom, that of the fitted picture, or 1 (100 %) if this is smaller."""
        return min(self._fitting, 1.0)

    @property
    def _spare(self) -> tuple[float, float]:
        """Return by how many device pixels the view is larger than the picture, horizontally and vertically.

        Negative values mean that the picture is larger.
        """
        horizontal, vertical = self.axes
        return horizontal.spare, vertical.spare

    @property
    def axes(self) -> "tuple[_Axis, _Axis]":
        return (
            _Axis(self.picture.width, self.canvas.width, self.scale_x),
            _Axis(self.picture.height, self.canvas.height, self.scale),
        )

    @property
    def _margins(self) -> "Margins":
        """Return the current margins next to the picture, in device pixels."""
        firsts = self.left * self.scale_x, self.top * self.scale
        horizontal, vertical = (
            (max(-first, 0.0), max(first + spare, 0.0)) for first, spare in zip(firsts, self._spare, strict=True)
        )
        return horizontal, vertical

    @property
    def _fitting(self) -> float:
        return _fitting(self.picture.width * self.aspect, self.picture.height, self.canvas)


def _clamped(viewport: Viewport, margins: Margins) -> Viewport:
    """Return the viewport moved so that its margins do not exceed these, and aligned to device pixels.

    If the view is larger than the picture with these margins, the whole picture is shown.
    """
    x_axis, y_axis = viewport.axes
    left, top = x_axis.clamped(viewport.left, margins[0]), y_axis.clamped(viewport.top, margins[1])
    return replace(viewport, left=left, top=top)


def _fitting(width: float, height: float, canvas: Size) -> float:
    return min(canvas.width / width, canvas.height / height)


@dataclass(frozen=True, slots=True)
class _Axis:
    """One dimension of a viewport.

    Attributes:
        picture: length of the picture, in video pixels.
        canvas: length of the view, in device pixels.
        scale: device pixels per video pixel.
    """

    picture: int
    canvas: int
    scale: float

    def clamped(self, first: float, margins: tuple[float, float] = (0.0, 0.0)) -> float:
        """Return the start of the view, moved so that the margins do not exceed these.

        If the view is larger than the picture with these margins, the whole picture is shown.

        Args:
            first: wanted start of the view, in video pixels.
            margins: maximum margins before and after the picture, in device pixels.

        Returns:
            The start in video pixels, rounded to whole device pixels.
        """
        leading, trailing = margins
        low, high = sorted((-leading, trailing - self.spare))
        return round(min(max(first * self.scale, low), high)) / self.scale

    @property
    def middle(self) -> float:
        """Return the start of a view, in video pixels, with the picture in its middle, rounded to device pixels."""
        return round(-self.spare / 2) / self.scale

    @property
    def spare(self) -> float:
        """Return by how many device pixels the view is longer than the picture, or a negative number."""
        return self.canvas - self.picture * self.scale

    def centred(self, first: float, stop: float) -> float:
        """Return the start of a view, in video pixels, with an area in its middle as far as the edges allow.

        Near an edge of the picture, some space stays around the area, even if it is empty.
        """
        if self.spare >= 0:
            return self.middle
        length = self.canvas / self.scale
        margin = min(_SURROUNDINGS_SHARE * length, max(length - (stop - first), 0.0) / 2)
        strict = self.clamped((first + stop - length) / 2)
        wanted = min(max(strict, stop + margin - length), first - margin)
        leading, trailing = -wanted * self.scale, (wanted + length - self.picture) * self.scale
        return self.clamped(wanted, (max(leading, 0.0), max(trailing, 0.0)))


class Corner(enum.StrEnum):
    TOP_LEFT = "top_left"
    TOP_RIGHT = "top_right"
    BOTTOM_LEFT = "bottom_left"
    BOTTOM_RIGHT = "bottom_right"

    @property
    def at_top(self) -> bool:
        return self in (Corner.TOP_LEFT, Corner.TOP_RIGHT)

    @property
    def at_left(self) -> bool:
        return self in (Corner.TOP_LEFT, Corner.BOTTOM_LEFT)


@dataclass(frozen=True, slots=True)
class BadgeLayout:
    """The position of the badge in the view.

    Attributes:
        box: rectangle of the badge, in logical pixels of the view.
        one_line: whether the badge has one line instead of two.
    """

    box: QRectF
    one_line: bool


def badge_layout(
    view: QRectF, picture: QRectF, two_lines: QSizeF, one_line: QSizeF, corner: Corner, *, widest: float
) -> BadgeLayout:
    """Return where to place the badge: in an empty bar next to the picture, or else over the picture.

    Args:
        view: area of the view.
        picture: area of the picture, which may be larger than the view.
        two_lines: size of the badge with two lines.
        one_line: size of the badge with one line, for a low bar above or below the picture.
        corner: corner of the view in which, or near which, the badge is placed.
        widest: width of the widest badge of any frame. A bar beside the picture must have room for it, so that the
            badge is in the same place for all frames.
    """
    rows = list(_row_bars(view, picture, corner))
    columns = [bar for bar in _column_bars(view, picture, corner) if bar.width() >= widest + 2 * MARGIN]
    for size, bars, single in ((two_lines, rows, False), (one_line, rows, True), (two_lines, columns, False)):
        for bar in bars:
            if bar.height() >= size.height() + 2 * _SLACK_PX and bar.width() >= size.width() + 2 * _SLACK_PX:
                return BadgeLayout(_in_corner(bar, size, corner), single)
    return BadgeLayout(_in_corner(view, two_lines, corner), one_line=False)


def _row_bars(view: QRectF, picture: QRectF, corner: Corner) -> Iterator[QRectF]:
    """Yield the empty bars above and below the picture. The one at the corner comes first."""
    upper = QRectF(view.topLeft(), QPointF(view.right(), picture.top()))
    lower = QRectF(QPointF(view.left(), picture.bottom()), view.bottomRight())
    yield from (upper, lower) if corner.at_top else (lower, upper)


def _column_bars(view: QRectF, picture: QRectF, corner: Corner) -> Iterator[QRectF]:
    left = QRectF(view.topLeft(), QPointF(picture.left(), view.bottom()))
    right = QRectF(QPointF(picture.right(), view.top()), view.bottomRight())
    yield from (left, right) if corner.at_left else (right, left)


def _in_corner(area: QRectF, size: QSizeF, corner: Corner) -> QRectF:
    """Return a box of this size in a corner of an area, with margins that are smaller if space is short."""
    dx = min(MARGIN, (area.width() - size.width()) / 2)
    dy = min(MARGIN, (area.height() - size.height()) / 2)
    left = area.left() + dx if corner.at_left else area.right() - size.width() - dx
    top = area.top() + dy if corner.at_top else area.bottom() - size.height() - dy
    return QRectF(QPointF(left, top), size)
