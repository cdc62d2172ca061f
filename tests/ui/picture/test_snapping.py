from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mouse import move_mouse
from qt import put_on_screen, wait_until
from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.track.geometry import Size, rescale
from rallytrace.tracking.messages import HeatmapPicture
from rallytrace.ui.picture.video_view import VideoView

SIZE, MAP = Size(1280, 720), Size(512, 288)
SHIFT, NOTHING = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
PEAK = (rescale(200, MAP.width, SIZE.width), rescale(100, MAP.height, SIZE.height))


def a_frame(index: int = 0, *, exact: bool = True) -> LoadedFrame:
    bgr = np.full((SIZE.height, SIZE.width, 3), 60, np.uint8)
    return LoadedFrame(1, index if exact else index + 9, index, exact, index / 30, bgr)


def a_heatmap(frame: int = 0) -> HeatmapPicture:
    """One round peak at `PEAK`."""
    rows, columns = np.mgrid[: MAP.height, : MAP.width]
    values = 0.4 * np.exp(-((columns - 200) ** 2 + (rows - 100) ** 2) / 10)
    return HeatmapPicture(Path("rally.mp4"), frame, values.astype(np.float32), SIZE)


@pytest.fixture
def view(qapp: QApplication) -> VideoView:
    """Return a view of half the video's size with frame 0 in it; the heatmap layer is not shown."""
    assert qapp is not None
    made = VideoView()
    made.set_layer_shown("heatmap", False)
    made.resize(640, 360)
    put_on_screen(made, active=True)
    made.setFocus()
    made.show_frame(a_frame())
    wait_until(lambda: made.on_screen is not None)
    return made


def heard(signal: Any) -> list[Any]:
    said: list[Any] = []
    signal.connect(lambda *values: said.append(values if len(values) > 1 else values[0]))
    return said


def beside_peak(view: VideoView, by: float = 20) -> QPoint:
    return view.to_view(PEAK[0] + by, PEAK[1]).toPoint()


def point_at(view: VideoView, at: QPoint, keys: Qt.KeyboardModifier = SHIFT, button: Any = None) -> None:
    move_mouse(view, at, keys, button or Qt.MouseButton.NoButton)


def shot(view: VideoView) -> QImage:
    return view.grab().toImage()


def test_a_click_with_shift_goes_to_the_peak_beside_it(view: VideoView) -> None:
    clicks = heard(view.point_placed)
    view.set_heatmap(a_heatmap())
    QTest.mouseClick(view, LEFT, SHIFT, beside_peak(view))
    QTest.mouseClick(view, LEFT, NOTHING, beside_peak(view))
    (_, *snapped), (_, *plain) = clicks
    assert snapped == pytest.approx(PEAK, abs=0.1)
    assert plain == pytest.approx((PEAK[0] + 20, PEAK[1]), abs=1.5)


def test_a_click_with_shift_far_from_any_peak_stays_where_it_is(view: VideoView) -> None:
    clicks = heard(view.point_placed)
    view.set_heatmap(a_heatmap())
    QTest.mouseClick(view, LEFT, SHIFT, beside_peak(view, 200))
    ((_, x, y),) = clicks
    assert (x, y) == pytest.approx((PEAK[0] + 200, PEAK[1]), abs=1.5)


def test_a_drag_with_shift_holds_on_to_the_peak_while_it_is_near(view: VideoView) -> None:
    dragged = heard(view.point_dragged)
    view.set_heatmap(a_heatmap())
    QTest.mousePress(view, LEFT, SHIFT, beside_peak(view, 200))
    for by in (100, 24, 8):
        point_at(view, beside_peak(view, by), button=LEFT)
    QTest.mouseRelease(view, LEFT, SHIFT, beside_peak(view, 8))
    positions = [(x, y) for _, x, y, _ in dragged]
    assert positions[0] == pytest.approx((PEAK[0] + 100, PEAK[1]), abs=1.5)
    assert positions[1] == positions[2] == pytest.approx(PEAK, abs=0.1)


def test_shift_requests_heatmap_once_for_snapping(view: VideoView) -> None:
    wanted, clicks = heard(view.snapping.heatmap_requested), heard(view.point_placed)
    point_at(view, beside_peak(view), NOTHING)
    assert wanted == []
    before = shot(view)
    for by in (30, 25, 20):
        point_at(view, beside_peak(view, by))
    assert wanted == [0]
    assert view.snapping.notice
    assert shot(view) != before, "it says what it is doing"
    QTest.mouseClick(view, LEFT, SHIFT, beside_peak(view))
    assert clicks[0][1] == pytest.approx(PEAK[0] + 20, abs=1.5)
    view.set_heatmap(a_heatmap())
    assert view.snapping.notice == ""
    assert view.snapping.snapped((PEAK[0] + 20, PEAK[1])) == pytest.approx(PEAK, abs=0.1)


def test_the_heatmap_of_another_frame_is_not_snapped_to(view: VideoView) -> None:
    wanted = heard(view.snapping.heatmap_requested)
    view.set_heatmap(a_heatmap())
    view.show_frame(a_frame(1))
    point_at(view, beside_peak(view))
    assert wanted == [1]
    assert view.snapping.snapped((PEAK[0] + 20, PEAK[1])) == (PEAK[0] + 20, PEAK[1])


def test_a_frame_that_is_only_near_is_not_asked_about(view: VideoView) -> None:
    wanted = heard(view.snapping.heatmap_requested)
    view.show_frame(a_frame(1, exact=False))
    point_at(view, beside_peak(view))
    assert wanted == []


def test_a_mark_shows_where_it_would_snap_and_goes_with_shift(view: VideoView) -> None:
    view.set_heatmap(a_heatmap())
    point_at(view, beside_peak(view), NOTHING)
    free = shot(view)
    point_at(view, beside_peak(view))
    held = shot(view)
    changed = [
        (x, y) for x in range(held.width()) for y in range(held.height()) if held.pixel(x, y) != free.pixel(x, y)
    ]
    peak = view.to_view(*PEAK)
    assert changed
    assert all(abs(x - peak.x()) < 25 and abs(y - peak.y()) < 15 for x, y in changed)
    QTest.keyRelease(view, Qt.Key.Key_Shift)
    assert shot(view) == free


@pytest.mark.parametrize("alone", [True, False])
def test_only_held_shift_alone_snaps(
    view: VideoView,
    alone: bool,
) -> None:
    wanted = heard(view.snapping.heatmap_requested)
    point_at(view, beside_peak(view), NOTHING)
    QTest.keyPress(view, Qt.Key.Key_Shift)
    if alone:
        wait_until(lambda: wanted == [0])
        assert view.snapping.active
    else:
        QTest.keyPress(view, Qt.Key.Key_Right, SHIFT)
        assert not view.snapping._rest.isActive()
        assert wanted == []
    QTest.keyRelease(view, Qt.Key.Key_Shift)
    assert not view.snapping.active


def test_the_mouse_leaving_the_picture_ends_it(view: VideoView) -> None:
    view.set_heatmap(a_heatmap())
    point_at(view, beside_peak(view))
    assert view.snapping.active
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert not view.snapping.active
