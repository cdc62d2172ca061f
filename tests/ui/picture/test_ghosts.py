from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from rallytrace.analysis.fills.fill import Method
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.ui.controllers.fill_controller import FILL_STYLES as LOOKS
from rallytrace.ui.picture.ghosts import Ghost, GhostLook, Ghosts, Legend, Target, paint_ghosts
from rallytrace.ui.picture.overlay import PointKind, Spot
from rallytrace.ui.picture.viewport import MARGIN, Corner

VIEW = QRectF(0, 0, 640, 360)


def to_view(x: float, y: float) -> QPointF:
    return QPointF(x, y)


def ghost(
    look: GhostLook = LOOKS[Method.LINEAR], *, chosen: bool = False, frames: range = range(10, 15), y: float = 100
) -> Ghost:
    """Return a level path whose ends are known."""
    at = np.array(frames, np.int64)
    own = np.ones(len(at), np.bool_)
    own[[0, -1]] = False
    return Ghost("Line", "1", look, at, np.stack([20.0 * at, np.full(len(at), y)]), own, chosen=chosen)


def refused(words: str) -> Ghost:
    nothing = np.zeros(0, np.int64)
    return Ghost("InpaintNet", "4", LOOKS[Method.INPAINT], nothing, np.zeros((2, 0)), np.zeros(0, np.bool_), words)


def drawn(*ghosts: Ghost, frame: int = 0, zoom: float = 1.0) -> QImage:
    """Return what they look like, as the view paints them."""
    image = QImage(640, 360, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    style = OverlayStyle()
    target = Target.of(Ghosts("", ghosts), frame, to_view, style, zoom=zoom)
    painter = QPainter(image)
    if target is not None:
        target.leave_free(painter)
    paint_ghosts(painter, ghosts, frame, to_view, style, target=target)
    painter.end()
    return image


def is_free(image: QImage, middle: tuple[int, int], radius: float) -> bool:
    """Return whether nothing is drawn within a circle."""
    ground, reach = image.pixel(639, 359), range(-int(radius), int(radius) + 1)
    inside = [(dx, dy) for dx in reach for dy in reach if np.hypot(dx, dy) <= radius]
    return all(image.pixel(middle[0] + dx, middle[1] + dy) == ground for dx, dy in inside)


def columns(image: QImage) -> list[int]:
    ground = image.pixel(639, 359)
    return [x for x in range(640) if any(image.pixel(x, y) != ground for y in range(360))]


def legend(*ghosts: Ghost) -> Legend:
    assert QApplication.instance() is not None
    return Legend(Ghosts("Fill 3 frames", ghosts, "F  next"), QFontMetricsF(QApplication.font()))


def test_a_path_leads_from_the_known_points_to_the_known_points() -> None:
    seen = columns(drawn(ghost()))
    assert seen[0] == pytest.approx(200, abs=2)
    assert seen[-1] == pytest.approx(280, abs=2)


def test_a_path_is_not_drawn_where_it_says_nothing() -> None:
    whole = ghost(frames=range(10, 20))
    kept = np.array([0, 1, 2, 7, 8, 9])
    parted = Ghost(
        "Line", "1", LOOKS[Method.LINEAR], whole.frames[kept], whole.positions[:, kept], whole.proposed[kept]
    )
    seen = columns(drawn(parted))
    assert not any(250 < x < 330 for x in seen)
    assert any(x > 340 for x in seen)


def test_current_frame_has_its_own_mark() -> None:
    assert drawn(ghost(), frame=12) != drawn(ghost(), frame=0)


@pytest.mark.parametrize("look", LOOKS.values())
@pytest.mark.parametrize(("zoom", "radius"), [(1.0, 8), (4.0, 13)])
def test_expected_ball_position_stays_clear(look: GhostLook, zoom: float, radius: float) -> None:
    """The mark is a ring: the larger a ball is on the screen, the wider."""
    picture = drawn(ghost(look, chosen=True), ghost(LOOKS[Method.CUBIC], y=103), frame=12, zoom=zoom)
    assert is_free(picture, (240, 100), radius)
    assert not is_free(picture, (240, 100), radius + 6)


def test_seen_frame_has_dot_and_other_a_hollow_mark() -> None:
    guessed = ghost(LOOKS[Method.INPAINT], chosen=True)
    seen = replace(guessed, seen=guessed.frames == 12)
    ink = QColor(LOOKS[Method.INPAINT].colour).rgb()
    beside = (240, 102)  # the path goes through the middle of a mark
    assert drawn(seen).pixel(*beside) == ink
    assert drawn(guessed).pixel(*beside) != ink


def test_replaced_path_is_not_joined_over_gaps() -> None:
    spots = [Spot(frame, 10.0 * frame, 50.0, PointKind.PREDICTED, occluded=False, joined=True) for frame in range(6)]
    kept = Ghosts("Fill 2 frames", (), replaced={2, 3}).kept(spots)
    assert [(spot.frame, spot.joined) for spot in kept] == [(0, True), (1, True), (4, False), (5, True)]


def test_chosen_ghost_is_stronger_and_on_top() -> None:
    first, second = ghost(LOOKS[Method.LINEAR], chosen=True), ghost(LOOKS[Method.CUBIC])
    assert drawn(first) != drawn(ghost(LOOKS[Method.LINEAR]))
    assert drawn(first, second) == drawn(second, first)


def test_looks_differ_in_dashes_and_shape_not_in_colour_alone() -> None:
    assert len({look.dashes for look in LOOKS.values()}) == len(LOOKS)
    plain = [GhostLook("#ffffff", (1, 0), look.shape) for look in LOOKS.values()]
    pictures = [drawn(ghost(look, chosen=True), frame=12) for look in plain]
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def test_unavailable_fill_is_not_drawn() -> None:
    assert columns(drawn(refused("No model."))) == []


@pytest.mark.usefixtures("qapp")
def test_the_legend_has_room_for_its_words() -> None:
    assert legend(ghost(), refused("InpaintNet sees only.")).size.height() > legend(ghost()).size.height()
    assert legend(refused("Too long. " * 40)).size.width() < 400
    noted = replace(ghost(), note="14 of 22 seen faintly, and something more")
    assert legend(noted).size.width() > legend(ghost()).size.width()


@pytest.mark.usefixtures("qapp")
def test_in_a_small_view_the_legend_is_shorter() -> None:
    metrics, ghosts = (
        QFontMetricsF(QApplication.font()),
        Ghosts("Fill 3 frames", (refused("Too long. " * 20),), "F  next"),
    )
    sizes = [Legend.fitting(ghosts, metrics, QRectF(0, 0, *view)).size for view in ((4000, 3000), (400, 300))]
    assert sizes[0].height() > sizes[1].height()


def test_the_legend_goes_where_it_covers_nothing() -> None:
    left = legend(ghost(frames=range(1, 8), y=40))
    assert left.corner(VIEW, to_view, None, badge=Corner.TOP_RIGHT) is not Corner.TOP_LEFT
    right = legend(ghost(frames=range(20, 28), y=300))
    assert right.corner(VIEW, to_view, None, badge=Corner.TOP_RIGHT) is Corner.TOP_LEFT
    assert right.corner(VIEW, to_view, None, badge=Corner.TOP_LEFT) is Corner.TOP_RIGHT


@pytest.mark.usefixtures("qapp")
def test_legend_stays_until_in_the_way() -> None:
    right = legend(ghost(frames=range(20, 28), y=300))
    assert right.corner(VIEW, to_view, Corner.BOTTOM_LEFT, badge=Corner.TOP_RIGHT) is Corner.BOTTOM_LEFT
    assert right.corner(VIEW, to_view, Corner.BOTTOM_RIGHT, badge=Corner.TOP_RIGHT) is Corner.TOP_LEFT


@pytest.mark.usefixtures("qapp")
def test_nothing_of_the_picture_shines_through_the_legend() -> None:
    words = legend(ghost(chosen=True), refused("No model."))
    pictures = []
    for ground in (Qt.GlobalColor.white, Qt.GlobalColor.darkGreen):
        image = QImage(640, 360, QImage.Format.Format_RGB32)
        image.fill(ground)
        painter = QPainter(image)
        words.paint(painter, VIEW, Corner.TOP_LEFT)
        painter.end()
        edge = 6  # a rounded corner
        box = QRectF(MARGIN + edge, MARGIN + edge, words.size.width() - 2 * edge, words.size.height() - 2 * edge)
        pictures.append(image.copy(box.toRect()))
    assert pictures[0] == pictures[1]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("corner", Corner)
def test_the_legend_is_painted_in_its_corner(corner: Corner) -> None:
    image = QImage(640, 360, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    ground = image.pixel(0, 0)
    painter = QPainter(image)
    legend(ghost(chosen=True), refused("No model.")).paint(painter, VIEW, corner)
    painter.end()
    touched = {one for one in Corner if image.pixel(40 if one.at_left else 600, 40 if one.at_top else 320) != ground}
    assert touched == {corner}
