"""Test the mark of the other track: its position, and that it hides neither the ball nor the own mark."""

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from rallytrace.track.detections import Source
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import Rows, State, make_rows
from rallytrace.ui.look.theme import DARK, LIGHT
from rallytrace.ui.picture.overlay import PointKind, Spot, paint_current, paint_other_track
from rallytrace.ui.settings_pane.appearance_page import similar_colours

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 200
STYLE = OverlayStyle()


def painted(other: Rows | None, frame: int, own: Spot | None = None, *, path: bool = True) -> NDArray[np.bool_]:
    """Return which pixels are painted, (200, 200), one logical pixel for each pixel of the video."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if other is not None:
        paint_other_track(painter, other, frame, QPointF, STYLE, path=path)
    if own is not None:
        paint_current(painter, own, QPointF, STYLE, zoom=1.0)
    painter.end()
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, SIDE, 4)[..., :3]
    return np.asarray(np.abs(pixels.astype(int) - 0x80).max(axis=2) > 8, np.bool_)


def straight(count: int = 9) -> Rows:
    """Twelve pixels to the right each frame; (100, 100) in frame 4."""
    return make_rows(count, State.VISIBLE, Source.IMPORTED, x=52.0 + 12 * np.arange(count), y=100.0)


def distances() -> NDArray[np.float64]:
    """From the middle of the picture to each pixel."""
    down, across = np.mgrid[:SIDE, :SIDE] + 0.5
    return np.asarray(np.hypot(down - 100, across - 100))


def test_mark_is_at_other_ball_and_leaves_it_visible() -> None:
    marked = painted(straight(), 4, path=False)
    far = distances()[marked]
    assert marked.any()
    assert far.max() < STYLE.marker_size * 2
    assert far.min() > STYLE.marker_size * 0.3


def test_the_path_goes_around_the_ball_too() -> None:
    with_path, without = painted(straight(), 4), painted(straight(), 4, path=False)
    assert with_path.sum() > without.sum() + 50
    assert not (with_path & (distances() < STYLE.marker_size * 0.3)).any()


def test_agreeing_marks_are_both_visible() -> None:
    own = Spot(4, 100.0, 100.0, PointKind.PREDICTED, occluded=False)
    both, alone = painted(straight(), 4, own, path=False), painted(None, 4, own)
    assert (both & ~alone).sum() > 20


def test_without_a_ball_there_is_no_mark_and_the_path_is_broken() -> None:
    other = straight()
    other[4] = make_rows(1, State.NO_BALL, Source.IMPORTED)[0]
    assert not painted(other, 4, path=False).any()
    between = painted(other, 4)[:, 95:105]
    assert not between.any()


def test_frames_beyond_the_end_of_the_other_show_nothing() -> None:
    assert not painted(straight(3), 90).any()


def test_an_occluded_ball_has_a_broken_mark() -> None:
    hidden = straight()
    hidden["state"][4] = State.OCCLUDED
    assert 0 < painted(hidden, 4, path=False).sum() < painted(straight(), 4, path=False).sum()


def test_mark_colour_is_distinct_for_all_eyes() -> None:
    for tokens in (LIGHT, DARK):
        own = {"Predicted": STYLE.predicted, "Filled": STYLE.inpainted, "By hand": STYLE.human}
        assert similar_colours({"The other track": tokens.compared, **own}) == ()
