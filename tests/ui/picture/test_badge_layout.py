import pytest
from PySide6.QtCore import QRectF, QSizeF

from rallytrace.ui.picture.viewport import BadgeLayout, Corner, badge_layout

VIEW = QRectF(0, 0, 800, 600)
TWO, ONE = QSizeF(200, 48), QSizeF(300, 24)


def placed(picture: QRectF, corner: Corner = Corner.TOP_RIGHT, *, widest: float = 220) -> BadgeLayout:
    return badge_layout(VIEW, picture, TWO, ONE, corner, widest=widest)


@pytest.mark.parametrize(
    ("corner", "left", "top"),
    [
        (Corner.TOP_LEFT, 10, 10),
        (Corner.TOP_RIGHT, 590, 10),
        (Corner.BOTTOM_LEFT, 10, 542),
        (Corner.BOTTOM_RIGHT, 590, 542),
    ],
)
def test_badge_is_in_chosen_corner_when_there_is_no_room(corner: Corner, left: float, top: float) -> None:
    layout = placed(VIEW, corner)
    assert layout.box == QRectF(left, top, 200, 48)
    assert not layout.one_line


@pytest.mark.parametrize("corner", Corner)
def test_above_and_below_a_wide_picture_there_is_room(corner: Corner) -> None:
    picture = QRectF(0, 75, 800, 450)
    layout = placed(picture, corner)
    assert not layout.box.intersects(picture)
    assert VIEW.contains(layout.box)
    assert (layout.box.center().y() < 300) is corner.at_top
    assert (layout.box.center().x() < 400) is corner.at_left


def test_in_a_low_bar_it_is_written_in_one_line() -> None:
    picture = QRectF(0, 30, 800, 540)
    layout = placed(picture)
    assert layout.one_line
    assert not layout.box.intersects(picture)


def test_the_bar_that_has_room_is_taken_whichever_side_it_is_on() -> None:
    picture = QRectF(0, 0, 800, 540)
    layout = placed(picture, Corner.TOP_LEFT)
    assert layout.box.top() >= 540


def test_badge_is_beside_narrow_picture_if_words_fit() -> None:
    picture = QRectF(250, 0, 300, 600)
    assert not placed(picture, Corner.TOP_LEFT).box.intersects(picture)
    assert placed(picture, Corner.TOP_LEFT, widest=260).box == QRectF(10, 10, 200, 48)
    assert placed(QRectF(100, 0, 600, 600)).box == QRectF(590, 10, 200, 48)


def test_a_picture_that_is_larger_than_the_view_leaves_no_room() -> None:
    assert placed(QRectF(-300, -200, 1600, 1000)).box == QRectF(590, 10, 200, 48)
