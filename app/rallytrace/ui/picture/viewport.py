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
"""Zoom above which video pixels are shown as blocks."""
_MIN_ENLARGEMENT: Final = 1.15
"""Minimum enlargement for which zooming to an area is worthwhile, relative to the fitted picture."""
_EDGE_SHARE: Final = 0.06
"""Width of the view's edge, as a share of the view. Positions in it are not well inside."""
_INNER_SHARE: Final = 0.6
"""The inner part of the view, as a share of its width and height."""
_SURROUNDINGS_SHARE: Final = 0.25
"""Share of the view on each side of a shown area, beyond the picture's edges if necessary."""
LADDER: Final = (
    *(0.1, 0.15, 0.2, 0.25, 1 / 3, 0.5, 2 / 3, 0.75),
    *(1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0),
)
"""The zoom levels of zooming by key."""
Margins = tuple[tuple[float, float], tuple[float, float]]
"""Device pixels before and behind the picture, horizontal and vertical."""
MARGIN: Final = 10.0
_SLACK_PX: Final = 2.0
"""Room above and below a badge beside the picture."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """The part of a picture on a canvas.

    Attributes:
        picture: size of the video's frames.
        canvas: size of the view in device pixels.
        scale: device pixels per video pixel, vertically. 1 is "100 %".
        left: the canvas's left edge in video pixels. 0 is the picture's left edge, not the centre of a pixel.
        top: the canvas's top edge, in the same way.
        fitted: whether the whole picture is shown as large as possible, also after a change of size.
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
        """Return a viewport with the whole picture, as large as possible."""
        scale = _fitting(picture.width * aspect, picture.height, canvas)
        viewport = cls(picture, canvas, scale, 0.0, 0.0, fitted=True, aspect=aspect)
        horizontal, vertical = viewport.axes
        return replace(viewport, left=horizontal.middle, top=vertical.middle)

    def fit_to(self, canvas: Size) -> "Viewport":
        """Return a viewport with the whole picture, as large as possible on a canvas."""
        return self.fit(self.picture, canvas, self.aspect)

    @property
    def scale_x(self) -> float:
        """Device pixels per video pixel, from left to right."""
        return self.scale * self.aspect

    @property
    def sharp(self) -> bool:
        """Return whether video pixels are shown as blocks; never in the fitted picture."""
        return self.scale > MIN_SHARP_ZOOM and not self.fitted

    def to_video(self, u: float, v: float) -> tuple[float, float]:
        """Return the position in video pixels of a point on the canvas."""
        return self.left + u / self.scale_x - 0.5, self.top + v / self.scale - 0.5

    def to_canvas(self, x: float, y: float) -> tuple[float, float]:
        """Return the point on the canvas of a position in video pixels."""
        return (x + 0.5 - self.left) * self.scale_x, (y + 0.5 - self.top) * self.scale

    def holds(self, x: float, y: float) -> bool:
        return -0.5 <= x < self.picture.width - 0.5 and -0.5 <= y < self.picture.height - 0.5

    def clamped(self, x: float, y: float) -> tuple[float, float]:
        """Return the nearest position from the centre of the first pixel to the centre of the last."""
        return min(max(x, 0.0), self.picture.width - 1.0), min(max(y, 0.0), self.picture.height - 1.0)

    def zoomed(self, scale: float, u: float, v: float, *, margins: "Margins | None" = None) -> "Viewport":
        """Return the viewport at another zoom. The position under (u, v) stays unless the picture's edges prevent it.

        When zooming in they never do, because existing margins may stay.

        Args:
            margins: the largest empty margins, or None for the present ones.
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
        """Return a viewport with an area centred and as large as possible, or the picture if it is hardly smaller.

        Args:
            left: left edge of the area, as a position in video pixels.
            at_most: largest zoom, relative to the fitted picture.
            margins: minimum margins left and right, and above and below the area, in video pixels.
        """
        width, height = max(right - left + 2 * margins[0], 1.0), max(bottom - top + 2 * margins[1], 1.0)
        scale = min(_fitting(width * self.aspect, height, self.canvas), self._fitting * at_most, MAX_ZOOM)
        if scale < self._fitting * _MIN_ENLARGEMENT:
            return self.fit_to(self.canvas)
        return replace(self, scale=scale, fitted=False).centred(left, top, right, bottom)

    def centred_on(self, x: float, y: float, scale: float) -> "Viewport":
        """Return a viewport at a zoom, centred on a position as far as the picture's edges allow.

        At the edge of the picture a quarter of the view, partly empty, remains on each side of the position.
        """
        zoomed = self.zoomed(scale, 0, 0)
        return zoomed if zoomed.fitted else zoomed.centred(x, y, x, y)

    def centred(self, left: float, top: float, right: float, bottom: float) -> "Viewport":
        """Return a viewport with an area centred and whole, as far as the picture's edges allow."""
        x_axis, y_axis = self.axes
        return replace(self, left=x_axis.centred(left + 0.5, right + 0.5), top=y_axis.centred(top + 0.5, bottom + 0.5))

    def followed(self, x: float, y: float) -> "Viewport":
        """Return a viewport centred on a position as in `centred_on`, if it lies outside the inner part of the view."""
        if self.fitted:
            return self
        lengths = self.canvas.width, self.canvas.height
        for coordinate, length, spare in zip(self.to_canvas(x, y), lengths, self._spare, strict=True):
            if spare < 0 and abs(coordinate / length - 0.5) > _INNER_SHARE / 2:
                return self.centred_on(x, y, self.scale)
        return self

    def shows(self, x: float, y: float) -> bool:
        """Return whether a position is in the view, not right at its edge."""
        u, v = self.to_canvas(x, y)
        margin = _EDGE_SHARE * min(self.canvas.width, self.canvas.height)
        return margin <= u <= self.canvas.width - margin and margin <= v <= self.canvas.height - margin

    def stepped(self, steps: int, u: float, v: float) -> "Viewport":
        """Return the viewport zoomed by some levels of the ladder. Negative zooms out."""
        scale = self.scale
        for _ in range(abs(steps)):
            if steps > 0:
                scale = LADDER[min(bisect.bisect_right(LADDER, scale * 1.01), len(LADDER) - 1)]
            else:
                scale = LADDER[max(bisect.bisect_left(LADDER, scale * 0.99) - 1, 0)]
        return self.zoomed(scale, u, v)

    def panned(self, du: float, dv: float) -> "Viewport":
        """Return the viewport with the picture moved by device pixels, limited by its edges or the empty margins."""
        moved = replace(self, left=self.left - du / self.scale_x, top=self.top - dv / self.scale)
        return _clamped(moved, self._margins)

    def resized(self, canvas: Size) -> "Viewport":
        """Return the viewport for a canvas of another size: fitted again, or with the same centre."""
        if self.fitted:
            return self.fit_to(canvas)
        left = self.left + (self.canvas.width - canvas.width) / 2 / self.scale_x
        top = self.top + (self.canvas.height - canvas.height) / 2 / self.scale
        moved = replace(self, canvas=canvas, left=left, top=top)
        return moved.zoomed(self.scale, canvas.width / 2, canvas.height / 2, margins=self._margins)

    @property
    def lowest(self) -> float:
        """Return the smallest zoom: the fitted picture, or 100 % if smaller."""
        return min(self._fitting, 1.0)

    @property
    def _spare(self) -> tuple[float, float]:
        """Return the device pixels of the canvas beyond the picture, horizontal and vertical.

        Negative if it is larger.
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
        """Return the empty device pixels before and behind the picture, horizontal and vertical."""
        firsts = self.left * self.scale_x, self.top * self.scale
        horizontal, vertical = (
            (max(-first, 0.0), max(first + spare, 0.0)) for first, spare in zip(firsts, self._spare, strict=True)
        )
        return horizontal, vertical

    @property
    def _fitting(self) -> float:
        return _fitting(self.picture.width * self.aspect, self.picture.height, self.canvas)


def _clamped(viewport: Viewport, margins: Margins) -> Viewport:
    """Return a viewport whose margins do not exceed these, or with the whole picture, aligned to device pixels."""
    x_axis, y_axis = viewport.axes
    left, top = x_axis.clamped(viewport.left, margins[0]), y_axis.clamped(viewport.top, margins[1])
    return replace(viewport, left=left, top=top)


def _fitting(width: float, height: float, canvas: Size) -> float:
    return min(canvas.width / width, canvas.height / height)


@dataclass(frozen=True, slots=True)
class _Axis:
    """A side of the picture, in video pixels, on the side of a canvas, in device pixels."""

    picture: int
    canvas: int
    scale: float

    def clamped(self, first: float, margins: tuple[float, float] = (0.0, 0.0)) -> float:
        """Return the canvas's start in video pixels, in whole device pixels, with margins no larger than these.

        A picture with more room than they leave it is whole.
        """
        leading, trailing = margins
        low, high = sorted((-leading, trailing - self.spare))
        return round(min(max(first * self.scale, low), high)) / self.scale

    @property
    def middle(self) -> float:
        """Return the canvas's start with the picture in its middle, in whole device pixels."""
        return round(-self.spare / 2) / self.scale

    @property
    def spare(self) -> float:
        """Device pixels of the canvas beyond the picture's need."""
        return self.canvas - self.picture * self.scale

    def centred(self, first: float, stop: float) -> float:
        """Return the canvas's start with an area in its middle, and with room around it at the picture's edge."""
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
    """The place of the badge.

    Attributes:
        box: rectangle in logical pixels of the view.
        one_line: whether there is space for a single line only.
    """

    box: QRectF
    one_line: bool


def badge_layout(
    view: QRectF, picture: QRectF, two_lines: QSizeF, one_line: QSizeF, corner: Corner, *, widest: float
) -> BadgeLayout:
    """Return a box for the badge next to the picture, or over it in the chosen corner.

    Args:
        picture: area of the picture, possibly larger than the view.
        two_lines: the size of the badge.
        one_line: its size in a single line, for a low bar above or below the picture.
        corner: corner of the view; it also chooses the end of a bar.
        widest: width of the widest badge of any frame: the badge then stays in its place.
    """
    rows = list(_row_bars(view, picture, corner))
    columns = [bar for bar in _column_bars(view, picture, corner) if bar.width() >= widest + 2 * MARGIN]
    for size, bars, single in ((two_lines, rows, False), (one_line, rows, True), (two_lines, columns, False)):
        for bar in bars:
            if bar.height() >= size.height() + 2 * _SLACK_PX and bar.width() >= size.width() + 2 * _SLACK_PX:
                return BadgeLayout(_in_corner(bar, size, corner), single)
    return BadgeLayout(_in_corner(view, two_lines, corner), one_line=False)


def _row_bars(view: QRectF, picture: QRectF, corner: Corner) -> Iterator[QRectF]:
    """Yield the bars above and below the picture, the corner's first."""
    upper = QRectF(view.topLeft(), QPointF(view.right(), picture.top()))
    lower = QRectF(QPointF(view.left(), picture.bottom()), view.bottomRight())
    yield from (upper, lower) if corner.at_top else (lower, upper)


def _column_bars(view: QRectF, picture: QRectF, corner: Corner) -> Iterator[QRectF]:
    left = QRectF(view.topLeft(), QPointF(picture.left(), view.bottom()))
    right = QRectF(QPointF(picture.right(), view.top()), view.bottomRight())
    yield from (left, right) if corner.at_left else (right, left)


def _in_corner(area: QRectF, size: QSizeF, corner: Corner) -> QRectF:
    """Return a box in a corner of an area, with smaller margins in a narrow area."""
    dx = min(MARGIN, (area.width() - size.width()) / 2)
    dy = min(MARGIN, (area.height() - size.height()) / 2)
    left = area.left() + dx if corner.at_left else area.right() - size.width() - dx
    top = area.top() + dy if corner.at_top else area.bottom() - size.height() - dy
    return QRectF(QPointF(left, top), size)
