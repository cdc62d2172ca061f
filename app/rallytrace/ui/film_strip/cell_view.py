"""The part of a frame in the picture of a cell, with the way from its pixels to the screen and back."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from rallytrace.ui.film_strip.cells import Framing


@dataclass(frozen=True, slots=True)
class CellView:
    """The part of a frame in the picture of a cell.

    Attributes:
        box: the picture, in logical pixels of the strip.
        left: its left edge in video pixels, with 0 at the frame's left edge, not at the centre of a pixel.
        top: its top edge, likewise.
        scale: logical pixels per video pixel.
    """

    box: QRectF
    left: float
    top: float
    scale: float

    @classmethod
    def of(cls, framing: Framing, frame: int, box: QRectF) -> "CellView":
        """The view of a frame in a box, by the framing."""
        return cls(box, *framing.corner(frame, box.width(), box.height()), framing.scale)

    def point(self, x: float, y: float) -> QPointF:
        """The point in the strip of a position in video pixels."""
        return self.box.topLeft() + QPointF(x + 0.5 - self.left, y + 0.5 - self.top) * self.scale

    def position(self, point: QPointF) -> tuple[float, float]:
        """The position in video pixels of a point in the strip."""
        offset = (point - self.box.topLeft()) / self.scale
        return self.left + offset.x() - 0.5, self.top + offset.y() - 0.5
