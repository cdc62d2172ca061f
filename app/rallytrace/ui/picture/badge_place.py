"""Where the words about the frame stand: beside the picture where there is room, else in a corner over it."""

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

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
