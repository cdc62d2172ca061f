import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mouse import double_click, move_mouse
from qt import put_on_screen, wait_until
from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.track.detections import Detection, Evidence, PixelRegion, Source
from rallytrace.track.geometry import Size
from rallytrace.track.layers import predicted_rows
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.tracking.messages import HeatmapPicture
from rallytrace.ui.picture.video_view import VideoView

LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
SIZE = Size(320, 180)


def a_frame(index: int = 0, *, exact: bool = True, size: Size = SIZE) -> LoadedFrame:
    """Return a picture whose blue says the column and whose green says the row; red is the frame's number."""
    bgr = np.zeros((size.height, size.width, 3), np.uint8)
    bgr[..., 0], bgr[..., 1] = np.arange(size.width) % 256, (np.arange(size.height) % 256)[:, np.newaxis]
    bgr[..., 2] = index
    return LoadedFrame(1, index if exact else index + 9, index, exact, index / 30, bgr)


def a_track(*, x: float = 100, y: float = 60, frame: int = 0) -> Track:
    track = Track(50)
    track.make(track.change(Layer.HUMAN, [frame], make_rows(1, State.VISIBLE, Source.HUMAN, x=x, y=y)))
    return track


@pytest.fixture
def view(qapp: QApplication) -> VideoView:
    """Return a view of 640x400 logical pixels with frame 0 in it, so at 200 % and with margins above and below."""
    assert qapp is not None
    made = VideoView()
    made.resize(640, 400)
    put_on_screen(made)
    made.show_frame(a_frame())
    wait_until(lambda: made.on_screen is not None)
    return made


def pixels(view: VideoView) -> NDArray[np.int_]:
    """Return what is on the screen: blue, green and red, (h, w, 3)."""
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    words = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return np.asarray(words[..., :3], np.int_)


def heard(signal: Any) -> list[Any]:
    said: list[Any] = []
    signal.connect(lambda *values: said.append(values if len(values) > 1 else (*values, None)[0]))
    return said


def spot(view: VideoView, x: float, y: float) -> QPoint:
    return view.to_view(x, y).toPoint()


def drag(view: VideoView, way: list[QPoint], button: Qt.MouseButton = LEFT, keys: Any = None) -> None:
    keys = keys or Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view, button, keys, way[0])
    for at in way[1:]:
        move_mouse(view, at)
    QTest.mouseRelease(view, button, keys, way[-1])


def turn(view: VideoView, at: QPoint, *, angle: int = 0, trackpad: int = 0) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(0, trackpad),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


@pytest.mark.parametrize("step", [0.3, 0.6, 1.0, 1.4])
def test_dragged_point_stays_under_the_mouse(view: VideoView, step: float) -> None:
    view.set_zoom(6)
    start = QPointF(320, 200)
    grabbed = view.position(start)
    QTest.mousePress(view, MIDDLE, pos=start.toPoint())
    for moved in np.arange(step, 120, step).tolist():
        move_mouse(view, start + QPointF(moved, 0), held=MIDDLE)
    assert grabbed is not None
    assert abs(view.to_view(*grabbed).x() - (start.x() + moved)) <= 1
    QTest.mouseRelease(view, MIDDLE)


@pytest.mark.parametrize("button", [LEFT, MIDDLE])
def test_a_gesture_whose_release_went_to_a_dialog_is_over(view: VideoView, button: Qt.MouseButton) -> None:
    view.set_track(a_track())
    view.set_zoom(6)
    dragged, ended, zoomed = heard(view.point_dragged), heard(view.drag_ended), view.to_view(0, 0)
    start = QPointF(view.to_view(100, 60))
    QTest.mousePress(view, button, pos=start.toPoint())
    move_mouse(view, start + QPointF(10, 0), held=button)
    before, shown = len(dragged), view.to_view(0, 0)
    move_mouse(view, start + QPointF(60, 0), held=Qt.MouseButton.NoButton)
    move_mouse(view, start + QPointF(90, 0), held=Qt.MouseButton.NoButton)
    assert len(dragged) == before
    assert len(ended) == (1 if button is LEFT else 0)
    assert view.to_view(0, 0) == shown
    assert (shown == zoomed) == (button is LEFT)
    QTest.mouseRelease(view, button)


def test_without_a_frame_there_is_nothing_but_the_ground(view: VideoView) -> None:
    view.show_frame(None)
    view.set_track(a_track())
    assert len(np.unique(pixels(view).reshape(-1, 3), axis=0)) == 1
    clicks = heard(view.point_placed)
    QTest.mouseClick(view, LEFT, pos=QPoint(300, 200))
    assert clicks == []


def test_the_picture_is_fitted_and_centred(view: VideoView) -> None:
    view.set_overlays_shown(False)
    seen = pixels(view)
    assert view.fitted
    assert view.zoom == 2.0
    assert seen[200, 2:600:100, 0].tolist() == pytest.approx([c / 2 for c in range(2, 600, 100)], abs=1)
    assert len(np.unique(seen[:19].reshape(-1, 3), axis=0)) == 1
    assert seen[21:379, 320, 1].tolist() == sorted(seen[21:379, 320, 1].tolist())


def test_click_places_point_at_centre_of_its_pixel(view: VideoView) -> None:
    clicks = heard(view.point_placed)
    view.set_zoom(8.0)
    view.show_frame(a_frame(7))
    view.repaint()
    QTest.mouseClick(view, LEFT, pos=spot(view, 150, 80))
    ((frame, x, y),) = clicks
    assert frame == 7
    assert (x, y) == pytest.approx((150, 80), abs=0.07)


def test_a_click_beside_the_picture_is_none(view: VideoView) -> None:
    said = [heard(signal) for signal in (view.point_placed, view.point_dragged, view.no_ball_marked)]
    QTest.mouseClick(view, LEFT, pos=QPoint(300, 5))
    QTest.mouseClick(view, RIGHT, pos=QPoint(300, 5))
    drag(view, [QPoint(300, 5), QPoint(300, 100), QPoint(300, 200)])
    assert said == [[], [], []]


def test_a_click_with_an_unsteady_hand_is_a_click(view: VideoView) -> None:
    clicks, drags = heard(view.point_placed), heard(view.point_dragged)
    drag(view, [QPoint(300, 200), QPoint(301, 201), QPoint(302, 200)])
    assert [(frame, round(x), round(y)) for frame, x, y in clicks] == [(0, 150, 90)]
    assert drags == []


def test_a_second_click_soon_after_counts_too(view: VideoView) -> None:
    clicks = heard(view.point_placed)
    QTest.mouseClick(view, LEFT, pos=QPoint(300, 200))
    double_click(view, QPoint(400, 250))
    QTest.mouseRelease(view, LEFT, pos=QPoint(400, 250))
    assert [(round(x), round(y)) for _, x, y in clicks] == [(150, 90), (200, 114)]


def test_drag_on_free_ground_moves_point_with_cursor(view: VideoView) -> None:
    clicks, drags, ends = heard(view.point_placed), heard(view.point_dragged), heard(view.drag_ended)
    way = [spot(view, x, 90) for x in (50, 60, 70, 80)]
    drag(view, way)
    assert clicks == []
    assert len(ends) == 1
    assert {(frame, serial) for frame, _, _, serial in drags} == {(0, drags[0][3])}
    assert drags[-1][1:3] == pytest.approx((80, 90), abs=0.5)


def test_drag_of_current_point_moves_it_by_same_distance(view: VideoView) -> None:
    view.set_track(a_track(x=100, y=60))
    drags = heard(view.point_dragged)
    start = spot(view, 100, 60) + QPoint(6, -4)
    drag(view, [start, start + QPoint(10, 0), start + QPoint(20, 10)])
    assert drags[-1][1:3] == pytest.approx((110, 65), abs=1e-6)


def test_hidden_points_are_not_taken_hold_of(view: VideoView) -> None:
    view.set_track(a_track(x=100, y=60))
    view.set_layer_shown("human", False)
    drags = heard(view.point_dragged)
    start = spot(view, 100, 60) + QPoint(6, -4)
    drag(view, [start, start + QPoint(10, 0), start + QPoint(20, 10)])
    assert drags[-1][1:3] == pytest.approx((113, 63), abs=0.5)


def test_every_drag_has_its_own_number(view: VideoView) -> None:
    drags = heard(view.point_dragged)
    for _ in range(2):
        drag(view, [QPoint(200, 200), QPoint(220, 200)])
    assert drags[0][3] != drags[-1][3]


def test_a_drag_stays_in_the_picture(view: VideoView) -> None:
    drags = heard(view.point_dragged)
    drag(view, [QPoint(300, 200), QPoint(-90, 300), QPoint(800, 900)])
    assert drags[0][1:3] == (0, pytest.approx(139.5, abs=0.5))
    assert drags[-1][1:3] == (319, 179)


def test_gesture_belongs_to_frame_shown_at_its_start(view: VideoView) -> None:
    drags, ends, clicks = heard(view.point_dragged), heard(view.drag_ended), heard(view.point_placed)
    QTest.mousePress(view, LEFT, pos=QPoint(200, 200))
    move_mouse(view, QPoint(240, 200))
    view.show_frame(a_frame(1))
    so_far = len(drags)
    move_mouse(view, QPoint(280, 200))
    QTest.mouseRelease(view, LEFT, pos=QPoint(280, 200))
    assert {frame for frame, *_ in drags} == {0}
    assert len(drags) == so_far
    assert len(ends) == 1
    assert clicks == []


def test_click_during_playback_stays_on_its_frame(view: VideoView) -> None:
    clicks = heard(view.point_placed)
    QTest.mousePress(view, LEFT, pos=QPoint(300, 200))
    view.show_frame(a_frame(1))
    view.show_frame(a_frame(2))
    QTest.mouseRelease(view, LEFT, pos=QPoint(300, 200))
    assert [frame for frame, *_ in clicks] == [0]


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_approximate_picture_cannot_be_edited(view: VideoView, button: Qt.MouseButton) -> None:
    exact = pixels(view)
    view.show_frame(a_frame(0, exact=False))
    near = pixels(view)
    assert (exact != near).any(), "it is marked"
    said = [heard(signal) for signal in (view.point_placed, view.point_dragged, view.no_ball_marked)]
    answers = heard(view.message_sent)
    QTest.mouseClick(view, button, pos=QPoint(300, 200))
    assert said == [[], [], []]
    assert len(answers) == 1
    view.show_frame(a_frame(0))
    assert np.array_equal(pixels(view), exact)


def test_the_near_picture_is_marked_with_hidden_overlays_too(view: VideoView) -> None:
    view.set_overlays_shown(False)
    exact = pixels(view)
    view.show_frame(a_frame(0, exact=False))
    assert (pixels(view) != exact).any()


def test_the_right_button_says_that_there_is_no_ball(view: VideoView) -> None:
    said, clicks = heard(view.no_ball_marked), heard(view.point_placed)
    QTest.mouseClick(view, RIGHT, pos=QPoint(300, 200))
    assert said == [0]
    assert clicks == []


@pytest.mark.parametrize(
    ("button", "keys"),
    [(MIDDLE, Qt.KeyboardModifier.NoModifier), (LEFT, Qt.KeyboardModifier.ControlModifier)],
    ids=["middle button", "Ctrl and left button"],
)
def test_the_picture_is_panned(view: VideoView, button: Qt.MouseButton, keys: Qt.KeyboardModifier) -> None:
    view.set_zoom(8.0)
    said = [heard(signal) for signal in (view.point_placed, view.point_dragged)]
    under = view.position(QPointF(300, 200))
    drag(view, [QPoint(300, 200), QPoint(310, 190), QPoint(340, 170)], button, keys)
    assert view.position(QPointF(340, 170)) == pytest.approx(under)
    assert said == [[], []]


def test_the_wheel_zooms_at_the_cursor(view: VideoView) -> None:
    zooms = heard(view.zoom_changed)
    at = QPoint(420, 260)
    turn(view, at, angle=480)
    under = view.position(QPointF(at))
    assert under is not None
    before = view.zoom
    turn(view, at, angle=120)
    assert view.zoom == pytest.approx(before * 1.25)
    assert view.position(QPointF(at)) == pytest.approx(under, abs=0.6 / view.zoom)
    assert zooms == [before, view.zoom]


@pytest.mark.parametrize("size", [QSize(900, 400), QSize(600, 700)])
@pytest.mark.parametrize("corner", [(8, 6), (60, 80), (190, 95)])
def test_wheel_keeps_point_under_mouse_from_fitted_view(
    view: VideoView, size: QSize, corner: tuple[float, float]
) -> None:
    view.resize(size)
    at = spot(view, *corner)
    for _ in range(8):
        under = view.position(QPointF(at))
        turn(view, at, angle=120)
        assert view.position(QPointF(at)) == pytest.approx(under, abs=0.6 / view.zoom)


def test_small_turns_and_trackpads_zoom_by_small_amounts(view: VideoView) -> None:
    turn(view, QPoint(300, 200), angle=15)
    assert 2.0 < view.zoom < 2.1
    turn(view, QPoint(300, 200), trackpad=3)
    assert 2.06 < view.zoom < 2.15


def test_zoom_survives_next_frame_but_not_next_video(view: VideoView) -> None:
    turn(view, QPoint(300, 200), angle=600)
    there = view.to_view(100, 50), view.zoom
    view.show_frame(a_frame(1))
    assert (view.to_view(100, 50), view.zoom) == there
    view.show_frame(a_frame(2, size=Size(100, 80)))
    assert view.fitted


def test_fitted_it_stays_fitted_when_the_size_changes(view: VideoView) -> None:
    view.resize(1280, 800)
    wait_until(lambda: view.zoom == 4.0)
    view.set_zoom(3.0)
    view.resize(640, 400)
    wait_until(lambda: view.width() == 640)
    assert view.zoom == 3.0
    view.fit()
    assert view.zoom == 2.0


def test_key_zooms_at_cursor_over_the_picture(view: VideoView) -> None:
    view.zoom_in()
    view.zoom_in()
    move_mouse(view, QPoint(200, 150))
    under = view.position(QPointF(200, 150))
    view.zoom_in()
    assert view.position(QPointF(200, 150)) == pytest.approx(under, abs=0.2)
    for _ in range(3):
        view.zoom_out()
    assert view.fitted


def test_pixels_are_blocks_above_800_percent(view: VideoView) -> None:
    view.set_overlays_shown(False)
    view.set_zoom(12.0)
    u, v = view.to_view(160, 90).toTuple()
    block = pixels(view)[round(v) - 4 : round(v) + 4, round(u) - 4 : round(u) + 4]
    assert len(np.unique(block.reshape(-1, 3), axis=0)) == 1
    assert block[0, 0].tolist() == [160, 90, 0]


def test_an_area_is_shown_large_with_what_is_around_it(view: VideoView) -> None:
    view.show_area((150, 80, 170, 100))
    assert not view.fitted
    left, right = view.to_view(150, 90).x(), view.to_view(170, 90).x()
    assert 0 < left < right < view.width()
    assert (left + right) / 2 == pytest.approx(view.width() / 2, abs=2)
    view.show_area(None)
    assert view.fitted


def test_the_tone_is_for_the_eye_only(view: VideoView) -> None:
    frame = a_frame()
    view.show_frame(frame)
    before, plain = frame.bgr.copy(), pixels(view)
    view.set_tone(brightness=0.2, contrast=1.2, gamma=1.5)
    assert pixels(view)[200, 400].sum() > plain[200, 400].sum()
    assert np.array_equal(frame.bgr, before)
    view.set_tone()
    assert np.array_equal(pixels(view), plain)


def test_the_position_under_the_cursor_is_told(view: VideoView) -> None:
    said = heard(view.cursor_moved)
    move_mouse(view, QPoint(301, 201))
    assert said == [pytest.approx((150, 90))]
    move_mouse(view, QPoint(301, 5))
    assert said[-1] is None
    move_mouse(view, QPoint(301, 201))
    assert said[-1] is not None
    view.show_frame(None)
    assert said[-1] is None


def test_the_loupe_shows_the_pixels_under_the_cursor_large(view: VideoView) -> None:
    view.set_overlays_shown(False)
    move_mouse(view, QPoint(301, 201))
    plain = pixels(view)
    view.set_loupe(True)
    seen = pixels(view)
    assert seen[201, 301].tolist() == [150, 90, 0]
    assert len(np.unique(seen[199:204, 299:304].reshape(-1, 3), axis=0)) == 1
    assert (seen[201 + 60, 301 + 20] != plain[201 + 60, 301 + 20]).any()
    view.set_loupe(False)
    assert np.array_equal(pixels(view), plain)


@pytest.mark.parametrize("at", [QPoint(1, 21), QPoint(638, 378)])
def test_at_the_edge_the_loupe_stays_in_the_view(view: VideoView, at: QPoint) -> None:
    move_mouse(view, at)
    view.set_loupe(True)
    assert view.grab().width() == 640


def change_with(view: VideoView, act: Callable[[], None]) -> bool:
    before = pixels(view)
    act()
    return bool((before != pixels(view)).any())


def test_layers_and_trails_are_shown_and_hidden_by_name(view: VideoView) -> None:
    track = a_track(frame=0)
    track.make(track.change(Layer.INPAINTED, [1], make_rows(1, State.VISIBLE, Source.INPAINTED, x=150, y=90)))
    view.set_track(track)
    assert change_with(view, lambda: view.set_layer_shown("human", False))
    assert change_with(view, lambda: view.set_layer_shown("inpainted", False))
    view.set_layer_shown("inpainted", True)
    assert change_with(view, lambda: view.set_trails_shown(False))


def test_hidden_overlays_leave_the_picture_alone(view: VideoView) -> None:
    view.set_overlays_shown(False)
    plain = pixels(view)
    view.set_overlays_shown(True)
    view.set_track(a_track())
    assert (pixels(view) != plain).any()
    view.set_overlays_shown(False)
    assert np.array_equal(pixels(view), plain)


def test_a_change_of_the_track_is_seen_after_refresh(view: VideoView) -> None:
    track = a_track()
    view.set_track(track)
    view.set_style(OverlayStyle(human="#ff00ff"))
    before = pixels(view)
    track.make(track.change(Layer.HUMAN, [0], make_rows(1, State.VISIBLE, Source.HUMAN, x=200, y=100)))
    view.refresh()
    assert (pixels(view) != before).any()


def test_short_track_is_drawn_up_to_its_end(view: VideoView) -> None:
    view.set_track(a_track())
    view.show_frame(a_frame(200))
    assert pixels(view).shape == (400, 640, 3)


@pytest.mark.parametrize("layer", ["crop", "heatmap"])
def test_view_hatches_what_the_run_did_not_look_at(view: VideoView, layer: str) -> None:
    track, seen = Track(50), Evidence(0.1, 60, 60, 0, 0, 0, 1, 0)
    looked = Detection(0, visible=False, x=0, y=0, evidence=seen, region=PixelRegion(40, 20, 100, 100))
    track.make(track.change(Layer.PREDICTED, [0], predicted_rows([looked], run=1, scene_starts=())))
    view.set_track(track)
    view.set_heatmap(HeatmapPicture(Path("rally.mp4"), 0, np.zeros((90, 160), np.float32), SIZE))
    for shown in ("crop", "heatmap"):
        view.set_layer_shown(shown, False)
    plain = pixels(view)
    view.set_layer_shown(layer, True)
    differs = np.abs(pixels(view) - plain).max(axis=2) > 2
    inside, outside = differs[20 + 60 : 20 + 220, 100:260], differs[20 + 260 : 20 + 340, 300:620]
    assert (inside.mean(), outside.mean() > 0.9) == (0, True)


def test_a_heatmap_lies_over_its_own_frame_only(view: VideoView) -> None:
    values = np.zeros((90, 160), np.float32)
    values[40:50, 70:80] = 1.0
    view.set_heatmap(HeatmapPicture(Path("rally.mp4"), 0, values, SIZE))
    warm = pixels(view)[200, 300]
    assert change_with(view, lambda: view.set_layer_shown("heatmap", False))
    cold = pixels(view)[200, 300]
    assert warm[2] > cold[2] + 80
    view.set_layer_shown("heatmap", True)
    view.show_frame(a_frame(1))
    assert (pixels(view)[200, 300] - cold).tolist() == [0, 0, 1]


def test_each_frame_is_reported_once_when_it_is_on_the_screen(view: VideoView) -> None:
    wait_until(lambda: len(view.paint_seconds) > 0)
    said, count = heard(view.frame_painted), len(view.paint_seconds)
    view.show_frame(a_frame(5))
    wait_until(lambda: said)
    view.repaint()
    assert said == [5]
    assert len(view.paint_seconds) >= count + 2


def test_it_can_be_reached_and_has_a_name(view: VideoView) -> None:
    assert view.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert view.accessibleName() == "Video"


PROGRAM = """
import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.ui.picture.video_view import VideoView

application = QApplication([])
view = VideoView()
view.resize(401, 301)
view.show()
fine = np.zeros((700, 900, 3), np.uint8)
fine[(np.add.outer(np.arange(700), np.arange(900)) % 2) == 0] = 255
view.show_frame(LoadedFrame(1, 0, 0, True, 0.0, fine))
view.set_overlays_shown(False)
view.set_zoom(1.0)
image = view.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
seen = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
seen = seen[:-1, : image.width() - 1].astype(int)
print(view.devicePixelRatioF(), abs(np.diff(seen, axis=0)).min(), abs(np.diff(seen, axis=1)).min(), sep="/")
"""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", ["1.25", "1.5", "2"])
def test_at_100_percent_video_and_screen_pixels_match(ratio: str) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": ratio}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == f"{float(ratio)}/255/255"


def test_ring_and_path_leave_the_ball_free_at_any_zoom(view: VideoView) -> None:
    track = a_track(x=100, y=60)
    places = make_rows(2, State.VISIBLE, Source.HUMAN, x=np.array([98.0, 102.0]), y=np.array([60.0, 60.0]))
    track.make(track.change(Layer.HUMAN, [1, 2], places))
    for zoom in (2.0, 8.0, 16.0):
        view.set_track(None)
        view.show_around(100, 60, zoom)
        bare = pixels(view)
        view.set_track(track)
        changed = np.argwhere((pixels(view) != bare).any(axis=2))
        middle = spot(view, 100, 60)
        away = np.hypot(changed[:, 0] - middle.y(), changed[:, 1] - middle.x())
        assert len(away)
        centre = 3.5  # of the dot that marks the position itself
        assert away[away > centre].min() > 2.5 * zoom


def test_hidden_position_scrolls_into_view_at_same_zoom(view: VideoView) -> None:
    view.show_around(20, 20, 8.0)
    before = view.to_view(100, 20)
    assert not view.rect().contains(before.toPoint())
    view.reveal(100, 20)
    assert view.rect().contains(spot(view, 100, 20))
    assert view.zoom == pytest.approx(8.0)
    shown = view.to_view(100, 20)
    view.reveal(103, 21)
    assert view.to_view(100, 20) == shown


def a_path(*places: tuple[float, float]) -> Track:
    """Return a ball in the first frames at these positions."""
    track = Track(50)
    x, y = np.array(places).T
    placed = make_rows(len(places), State.VISIBLE, Source.HUMAN, x=x, y=y)
    track.make(track.change(Layer.HUMAN, list(range(len(places))), placed))
    return track


def test_edge_arrow_points_to_ball_out_of_view(view: VideoView) -> None:
    human = tuple(bytes.fromhex(OverlayStyle().human[1:]))[::-1]

    def arrow() -> NDArray[np.intp]:
        found = np.argwhere((pixels(view) == human).all(axis=2))
        return found[found[:, 0] > 60]  # without the badge

    view.set_overlays_shown(True)
    view.set_trails_shown(False)
    view.set_track(a_path((310, 90)))
    view.show_around(60, 90, 8.0)
    found = arrow()
    assert len(found) > 20
    assert found[:, 1].min() > view.width() - 40, "at the right edge"
    assert abs(found[:, 0].mean() - view.to_view(310, 90).y()) < 12
    clicks = heard(view.point_placed)
    QTest.mouseClick(view, LEFT, pos=QPoint(int(found[0, 1]), int(found[0, 0])))
    assert len(clicks) == 1, "the mouse reaches the picture under it"
    view.set_overlays_shown(False)
    assert not len(arrow())
    view.set_overlays_shown(True)
    view.show_around(300, 90, 8.0)
    view.set_track(None)
    assert not len(arrow())


def test_view_follows_ball_leaving_the_middle(view: VideoView) -> None:
    view.set_track(a_path((100, 90), (105, 92), (160, 90), (20, 90)))
    view.show_around(100, 90, 8.0)
    view.show_frame(a_frame(2))
    assert not view.rect().contains(spot(view, 160, 90)), "it is off at first"
    view.set_following(True)
    assert (spot(view, 160, 90) - view.rect().center()).manhattanLength() < 4
    view.set_following(False)
    view.show_around(100, 90, 8.0)
    view.show_frame(a_frame(0))
    view.set_following(True)
    before = view.to_view(0, 0)
    view.show_frame(a_frame(1))
    assert view.to_view(0, 0) == before, "near the middle it may move"
    view.show_frame(a_frame(2))
    assert (spot(view, 160, 90) - view.rect().center()).manhattanLength() < 4
    drag(view, [view.rect().center(), view.rect().center() + QPoint(250, 0)], MIDDLE)
    moved = view.to_view(0, 0)
    view.show_frame(a_frame(2))
    assert view.to_view(0, 0) == moved, "the same frame stays where a hand has put it"
    view.fit()
    view.show_frame(a_frame(3))
    assert view.fitted


def test_view_does_not_follow_while_button_is_held(view: VideoView, monkeypatch: pytest.MonkeyPatch) -> None:
    held = [LEFT]
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: held[0] if held else Qt.MouseButton.NoButton)
    view.set_track(a_path((100, 90), (160, 90)))
    view.show_around(100, 90, 8.0)
    view.set_following(True)
    before = view.to_view(0, 0)
    view.show_frame(a_frame(1))
    QTest.qWait(100)
    assert view.to_view(0, 0) == before
    held.clear()
    wait_until(lambda: view.to_view(0, 0) != before)
    assert (spot(view, 160, 90) - view.rect().center()).manhattanLength() < 4
