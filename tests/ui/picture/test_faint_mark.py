"""A faint peak over the picture: a ring with holes around a place that stays free."""

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from rallytrace.track.layers import FaintPeak
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.ui.picture.overlay import paint_faint_peak

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 80
STYLE = OverlayStyle()


def painted() -> NDArray[np.int64]:
    """Return how far each pixel is from the grey ground, (80, 80), with the ring around the middle."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_faint_peak(painter, FaintPeak(40.0, 40.0), QPointF, STYLE)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, SIDE, 4)[..., :3]
    return np.asarray(np.abs(pixels.astype(int) - 0x80).max(axis=2), np.int64)


def test_ring_is_point_sized_and_leaves_ball_visible() -> None:
    down, across = np.mgrid[:SIDE, :SIDE] + 0.5
    far = np.hypot(down - 40, across - 40)[painted() > 8]
    assert abs(far.mean() - STYLE.marker_size) < 1
    assert far.min() > STYLE.marker_size - 4


def test_the_ring_is_dotted() -> None:
    turns = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    at = 40 + STYLE.marker_size * np.stack((np.sin(turns), np.cos(turns)))
    bright = painted()[at[0].astype(int), at[1].astype(int)] > 60
    assert 8 <= np.count_nonzero(bright & ~np.roll(bright, 1)) <= 20
