"""Geometry of the view: zoom and pan of the picture, and the corner where the badge has room."""

import bisect
import enum
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rallytrace.domain.geometry import Size

HIGHEST: Final = 32.0
"""The largest zoom: one pixel of the video on so many of the screen's."""
SHARP_ABOVE: Final = 8.0
"""Above this zoom a pixel of the video is shown as a block."""
_HARDLY: Final = 1.15
"""The whole picture is shown rather than a part that would be less than so many times as large."""
LADDER: Final = (
    0.1,
    0.15,
    0.2,
    0.25,
    1 / 3,
    0.5,
    2 / 3,
    0.75,
    1.0,
    1.5,
    2.0,
    3.0,
    4.0,
    6.0,
    8.0,
    12.0,
    16.0,
    24.0,
    32.0,
)
"""The zooms that zooming in and out by key stops at."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """Which part of a picture a canvas shows.

    Attributes:
        picture: size of the video's frames.
        canvas: size of the view in device pixels.
        scale: device pixels for each pixel of the video; 1 is "100 %".
        left: edge coordinate of the canvas's left edge; negative where the picture begins farther right.
        top: edge coordinate of the canvas's top edge.
        fitted: whether the whole picture is shown as large as it can be, and shall be so after a change of size.
    """

    picture: Size
    canvas: Size
    scale: float
    left: float
    top: float
    fitted: bool

    @classmethod
    def fit(cls, picture: Size, canvas: Size) -> "Viewport":
        """The whole picture, as large as it can be."""
        return _settled(cls(picture, canvas, _fitting(picture, canvas), 0.0, 0.0, fitted=True))

    @property
    def sharp(self) -> bool:
        """Whether the video's pixels are shown as blocks; the fitted picture is for watching, and never is."""
        return self.scale > SHARP_ABOVE and not self.fitted

    def to_video(self, u: float, v: float) -> tuple[float, float]:
        """The position at a place on the canvas."""
        return self.left + u / self.scale - 0.5, self.top + v / self.scale - 0.5

    def to_canvas(self, x: float, y: float) -> tuple[float, float]:
        """The place on the canvas of a position."""
        return (x + 0.5 - self.left) * self.scale, (y + 0.5 - self.top) * self.scale

    def holds(self, x: float, y: float) -> bool:
        """Whether a position lies in the picture."""
        return -0.5 <= x < self.picture.width - 0.5 and -0.5 <= y < self.picture.height - 0.5

    def clamped(self, x: float, y: float) -> tuple[float, float]:
        """The nearest position from the centre of the first pixel to the centre of the last."""
        return min(max(x, 0.0), self.picture.width - 1.0), min(max(y, 0.0), self.picture.height - 1.0)

    def zoomed(self, scale: float, u: float, v: float) -> "Viewport":
        """At another zoom, with the same position at a place on the canvas as far as the picture's edges let it."""
        fitting = _fitting(self.picture, self.canvas)
        scale = min(max(scale, self.lowest), max(HIGHEST, self.lowest))
        if abs(scale / fitting - 1) < 1e-6:
            return self.fit(self.picture, self.canvas)
        left, top = self.left + u / self.scale - u / scale, self.top + v / self.scale - v / scale
        return _settled(replace(self, scale=scale, left=left, top=top, fitted=False))

    def showing(self, left: float, top: float, right: float, bottom: float, *, at_most: float) -> "Viewport":
        """With a part of the picture in the middle, as large as it can be; the whole picture where that is as good.

        Args:
            left: of the part, as a position in video pixels.
            top: the same.
            right: the same.
            bottom: the same.
            at_most: times as large as the fitted picture.
        """
        fitting = _fitting(self.picture, self.canvas)
        part = Size(max(round(right - left), 1), max(round(bottom - top), 1))
        scale = min(_fitting(part, self.canvas), fitting * at_most, HIGHEST)
        if scale < fitting * _HARDLY:
            return self.fit(self.picture, self.canvas)
        half_width, half_height = self.canvas.width / 2 / scale, self.canvas.height / 2 / scale
        x, y = (left + right + 1) / 2, (top + bottom + 1) / 2
        return _settled(replace(self, scale=scale, left=x - half_width, top=y - half_height, fitted=False))

    def stepped(self, steps: int, u: float, v: float) -> "Viewport":
        """So many stops of the ladder farther in, or with a negative number out."""
        at = self.scale
        for _ in range(abs(steps)):
            if steps > 0:
                at = LADDER[min(bisect.bisect_right(LADDER, at * 1.01), len(LADDER) - 1)]
            else:
                at = LADDER[max(bisect.bisect_left(LADDER, at * 0.99) - 1, 0)]
        return self.zoomed(at, u, v)

    def panned(self, du: float, dv: float) -> "Viewport":
        """With the picture moved by so many device pixels, as far as its edges let it."""
        return _settled(replace(self, left=self.left - du / self.scale, top=self.top - dv / self.scale))

    def resized(self, canvas: Size) -> "Viewport":
        """On a canvas of another size: fitted again, or with the same position in the middle."""
        if self.fitted:
            return self.fit(self.picture, canvas)
        left = self.left + (self.canvas.width - canvas.width) / 2 / self.scale
        top = self.top + (self.canvas.height - canvas.height) / 2 / self.scale
        moved = replace(self, canvas=canvas, left=left, top=top)
        return moved.zoomed(self.scale, canvas.width / 2, canvas.height / 2)

    @property
    def lowest(self) -> float:
        """The smallest zoom: the whole picture, or 100 % where that is smaller still."""
        return min(_fitting(self.picture, self.canvas), 1.0)


def _settled(viewport: Viewport) -> Viewport:
    """Without a margin on one side while there is more of the picture on the other, and on the screen's grid."""
    picture, canvas, scale = viewport.picture, viewport.canvas, viewport.scale
    left = _settle(viewport.left, picture.width, canvas.width, scale)
    return replace(viewport, left=left, top=_settle(viewport.top, picture.height, canvas.height, scale))


def _fitting(picture: Size, canvas: Size) -> float:
    return min(canvas.width / picture.width, canvas.height / picture.height)


def _settle(first: float, picture: int, canvas: int, scale: float) -> float:
    spare = canvas - picture * scale
    pixels = -spare / 2 if spare >= 0 else min(max(first * scale, 0.0), -spare)
    return round(pixels) / scale


MARGIN: Final = 10.0
_SLACK: Final = 2.0
"""Room above and below words that stand beside the picture."""


class Corner(enum.StrEnum):
    """A corner of the view."""

    TOP_LEFT = "top_left"
    TOP_RIGHT = "top_right"
    BOTTOM_LEFT = "bottom_left"
    BOTTOM_RIGHT = "bottom_right"

    @property
    def at_top(self) -> bool:
        """Whether it is an upper one."""
        return self in (Corner.TOP_LEFT, Corner.TOP_RIGHT)

    @property
    def at_left(self) -> bool:
        """Whether it is a left one."""
        return self in (Corner.TOP_LEFT, Corner.BOTTOM_LEFT)


@dataclass(frozen=True, slots=True)
class BadgePlace:
    """A place for the badge.

    Attributes:
        box: what it covers, in logical pixels of the view.
        one_line: whether it has to make do with a single line.
    """

    box: QRectF
    one_line: bool


def badge_place(
    view: QRectF, picture: QRectF, two_lines: QSizeF, one_line: QSizeF, corner: Corner, *, widest: float
) -> BadgePlace:
    """Where a badge does not cover the picture, or covers the corner that was chosen.

    Args:
        view: all there is.
        picture: what of it the picture takes; it may reach beyond.
        two_lines: the size of the badge.
        one_line: its size if it is written in a single line, for a low bar above or below the picture.
        corner: where it goes; also, in which end of a bar.
        widest: how wide the badge of any frame may be, so that it does not jump from frame to frame.
    """
    across = list(_across(view, picture, corner))
    beside = [bar for bar in _beside(view, picture, corner) if bar.width() >= widest + 2 * MARGIN]
    for size, bars, single in ((two_lines, across, False), (one_line, across, True), (two_lines, beside, False)):
        for bar in bars:
            if bar.height() >= size.height() + 2 * _SLACK and bar.width() >= size.width() + 2 * _SLACK:
                return BadgePlace(_in_corner(bar, size, corner), single)
    return BadgePlace(_in_corner(view, two_lines, corner), one_line=False)


def _across(view: QRectF, picture: QRectF, corner: Corner) -> Iterator[QRectF]:
    """The bars above and below the picture, that of the corner first."""
    above = QRectF(view.topLeft(), QPointF(view.right(), picture.top()))
    below = QRectF(QPointF(view.left(), picture.bottom()), view.bottomRight())
    yield from (above, below) if corner.at_top else (below, above)


def _beside(view: QRectF, picture: QRectF, corner: Corner) -> Iterator[QRectF]:
    before = QRectF(view.topLeft(), QPointF(picture.left(), view.bottom()))
    behind = QRectF(QPointF(picture.right(), view.top()), view.bottomRight())
    yield from (before, behind) if corner.at_left else (behind, before)


def _in_corner(area: QRectF, size: QSizeF, corner: Corner) -> QRectF:
    """A box in a corner of an area, less far from its edges where it is narrow."""
    margin = min(MARGIN, (area.width() - size.width()) / 2)
    down = min(MARGIN, (area.height() - size.height()) / 2)
    left = area.left() + margin if corner.at_left else area.right() - size.width() - margin
    top = area.top() + down if corner.at_top else area.bottom() - size.height() - down
    return QRectF(QPointF(left, top), size)
