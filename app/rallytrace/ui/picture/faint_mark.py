"""A faint sight over the picture: a dotted ring where the ball may be, for the eye to begin with."""

import math
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from rallytrace.domain.layers import FaintSight
from rallytrace.ui.picture.overlay import OverlayStyle, Place
from rallytrace.ui.picture.trail import PointKind

_WIDTH: Final = 2.0
_RIM: Final = 1.25
_RIM_ALPHA: Final = 0.45
_DOTS: Final = 14
"""So many dots make the ring."""


def paint_faint_sight(painter: QPainter, sight: FaintSight, place: Place, style: OverlayStyle) -> None:
    """Draw the ring: the size and colour of a point of TrackNet's, with nothing of its certainty."""
    centre, radius = place(sight.x, sight.y), style.marker_size
    colour, rim = style.colour(PointKind.PREDICTED), style.colour(PointKind.PREDICTED)
    rim.setRgbF(0, 0, 0, _RIM_ALPHA)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    step = 2 * math.pi * radius / _DOTS
    for ink, width in ((rim, _WIDTH + 2 * _RIM), (colour, _WIDTH)):
        pen = QPen(ink, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        # A dash of no length is a dot as wide as the pen; pens count in their own widths.
        pen.setDashPattern([0.01, step / width])
        painter.setPen(pen)
        painter.drawEllipse(centre, radius, radius)
