import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from rallytrace.domain.overlay_style import OverlayStyle
from rallytrace.domain.track import Layer
from rallytrace.ui.picture.overlay import OverlayLayer, PointKind, Spot, outline, paint_current, paint_trail

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 200
STYLE = OverlayStyle(predicted="#ff0000", inpainted="#00ff00", human="#0000ff")


def painted(spots: list[Spot], frame: int, *, ground: str = "#808080", style: OverlayStyle = STYLE) -> NDArray[np.int_]:
    """Blue, green and red of what is painted, (200, 200, 3), one logical pixel for each pixel of the video."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_trail(painter, spots, frame, QPointF, style)
    for spot in spots:
        if spot.frame == frame:
            paint_current(painter, spot, QPointF, style, zoom=1.0)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, SIDE, 4)
    return np.asarray(pixels[..., :3], np.int_)


def touched(pixels: NDArray[np.int_], ground: int = 0x80) -> NDArray[np.bool_]:
    return np.asarray(np.abs(pixels - ground).max(axis=2) > 8, np.bool_)


def spot(frame: int, x: float, y: float, kind: PointKind = PointKind.PREDICTED, *, occluded: bool = False) -> Spot:
    return Spot(frame, x, y, kind, occluded, joined=True)


def ring(pixels: NDArray[np.int_], at: tuple[int, int], radius: float) -> NDArray[np.int_]:
    angles = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    columns = np.rint(at[0] + radius * np.cos(angles) - 0.5).astype(int)
    return np.asarray(pixels[np.rint(at[1] + radius * np.sin(angles) - 0.5).astype(int), columns])


@pytest.mark.parametrize("kind", list(PointKind))
def test_the_ball_under_the_current_mark_stays_to_be_seen(kind: PointKind) -> None:
    spots = [spot(1, 80, 90, kind), spot(2, 98, 101, kind), spot(3, 100, 100, kind), spot(4, 101, 99, kind)]
    pixels = painted(spots, 3)
    rows, columns = np.mgrid[:SIDE, :SIDE] + 0.5
    assert not touched(pixels)[np.hypot(rows - 100, columns - 100) < 5].any()
    assert touched(pixels).any()


def test_kinds_differ_in_shape_and_not_only_in_colour() -> None:
    grey = OverlayStyle(predicted="#ffffff", inpainted="#ffffff", human="#ffffff")
    pictures = [touched(painted([spot(0, 100, 100, kind)], 0, style=grey)) for kind in PointKind]
    for i, one in enumerate(pictures):
        for other in pictures[i + 1 :]:
            assert (one != other).sum() > 40


def test_an_occluded_point_has_a_broken_ring() -> None:
    whole = ring(painted([spot(0, 100, 100)], 0), (100, 100), 9)
    broken = ring(painted([spot(0, 100, 100, occluded=True)], 0), (100, 100), 9)
    assert (whole[:, 2] > 200).all()
    assert 20 < (broken[:, 2] > 200).sum() < 70


@pytest.mark.parametrize("ground", ["#ffffff", "#000000", "#4f9f70", "#d01810"])
@pytest.mark.parametrize("colour", ["#ffb000", "#648fff", "#dc267f", "#ffffff"])
def test_the_mark_stands_out_on_white_kit_and_on_a_dark_crowd(ground: str, colour: str) -> None:
    pixels = painted([spot(0, 100, 100)], 0, ground=ground, style=OverlayStyle(predicted=colour))
    under = [QColor(ground).blue(), QColor(ground).green(), QColor(ground).red()]
    across = pixels[100, 86:97]
    assert np.abs(across - under).max() > 90


def test_the_trail_fades_and_what_comes_is_fainter_than_what_was() -> None:
    spots = [spot(frame, 20 + 10 * frame, 100) for frame in range(17)]
    pixels = painted(spots, 10)
    redness = [int((pixels[100, 25 + 10 * frame] - 0x80)[2]) for frame in range(16)]
    assert redness[0] < redness[4] < redness[8]
    assert redness[15] < redness[12] < redness[7]
    assert redness[15] > 5


def test_a_line_is_only_drawn_where_it_is_joined() -> None:
    apart = Spot(2, 160, 100, PointKind.PREDICTED, occluded=False, joined=False)
    pixels = painted([spot(1, 40, 100), apart], 3)
    assert not touched(pixels[:, 60:140]).any()


def test_an_interpolated_stretch_is_dashed() -> None:
    def holes(kind: PointKind) -> int:
        line = painted([spot(1, 20, 100, kind), spot(2, 180, 100, kind)], 3)[100, 40:160]
        return int((line[:, 1] < 0x80).sum())

    assert holes(PointKind.INTERPOLATED) > 20
    assert holes(PointKind.INPAINTED) == 0


def test_an_occluded_spot_of_the_trail_is_hollow() -> None:
    def middle(*, occluded: bool) -> NDArray[np.int_]:
        return np.asarray(painted([Spot(2, 100.5, 100.5, PointKind.HUMAN, occluded=occluded)], 3)[100, 100])

    assert middle(occluded=False)[0] > 180
    assert middle(occluded=True)[0] < 140


def test_a_trail_of_hundreds_of_frames_has_marks_only_nearby() -> None:
    style = OverlayStyle(predicted="#ff0000", trail_past=500)
    unjoined = [Spot(frame, 100.0, 20.0 + frame % 160, PointKind.PREDICTED, occluded=False) for frame in (300, 380)]
    pixels = painted(unjoined, 400, style=style)
    assert not touched(pixels[155:165]).any()
    assert touched(pixels[75:85]).any()


def test_every_kind_has_an_outline_around_its_place() -> None:
    for kind in PointKind:
        box = outline(kind, QPointF(50, 60), 9).boundingRect()
        assert box.contains(50, 60)
        assert 15 < box.width() < 28


def test_layers_are_known_by_their_names() -> None:
    assert OverlayLayer("predicted").of_track == {Layer.PREDICTED, Layer.IMPORTED}
    assert OverlayLayer("human").of_track == {Layer.HUMAN}
    assert not OverlayLayer("heatmap").of_track
