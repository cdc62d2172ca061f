import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.session.pictures.picture import NEUTRAL
from rallytrace.track.detections import PixelRegion
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import State
from rallytrace.ui.film_strip.cell_painting import CellFacts, CellMarks, CellView, EnlargedCutout, paint_picture

pytestmark = pytest.mark.usefixtures("qapp")

BOX = QRectF(0, 0, 200, 100)


def painted(region: PixelRegion | None, *, bare: bool = False) -> NDArray[np.int_]:
    """Return a cell of 100x50 grey video pixels from (300, 200) on, (100, 200, 3), two pixels for each."""
    picture, image = (QImage(200, 100, QImage.Format.Format_RGB32) for _ in range(2))
    picture.fill(0x808080)
    view = CellView(BOX, 300, 200, 2.0)
    cutout = EnlargedCutout((CutoutArea(7, 300, 200, Size(100, 50)), view, NEUTRAL, 1.0, False), picture, QPointF(0, 0))
    facts = CellFacts(7, State.NO_BALL, None, None, None, 0.0, in_item=False, reviewed=False, region=region)
    with QPainter(image) as painter:
        paint_picture(painter, view, cutout, facts, CellMarks(OverlayStyle(), bare=bare))
    return np.frombuffer(image.constBits(), np.uint8).reshape(100, 200, 4)[..., :3].astype(int)


def test_cell_hatches_what_the_run_did_not_look_at() -> None:
    pixels = painted(PixelRegion(0, 0, 350, 400))
    assert (pixels[:, :95] == 0x80).all()
    assert (pixels[:, 105:].min(axis=2) < 0x70).mean() > 0.5
    assert (pixels[:, 105:] > 0xE0).any(), "it says so in white"


@pytest.mark.parametrize("region", [None, PixelRegion(250, 150, 300, 300)])
def test_cell_within_the_searched_area_has_no_hatching(region: PixelRegion | None) -> None:
    assert (painted(region) == 0x80).all()


def test_bare_cell_has_no_hatching() -> None:
    assert (painted(PixelRegion(0, 0, 350, 400), bare=True) == 0x80).all()
