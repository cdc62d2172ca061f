"""The film strip with a real mouse and real keys, in the real window over the demo rally."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPolygon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QToolButton

import clipmaker
from mouse import move_mouse, swipe, turn_wheel
from narrowing import not_none
from qt import wait_until
from rallytrace.analysis.fills.fill import Method
from rallytrace.session.comparing import OtherTrack
from rallytrace.session.document import RunStep
from rallytrace.track.edits import Edit, place
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import Outcome
from rallytrace.track.track import Layer, State
from rallytrace.track.wording import frames_text
from rallytrace.ui.controllers.fill_controller import fill_action
from rallytrace.ui.film_strip.cell_painting import CellView
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.picture.cells import CellLayout, Framing
from windows import go_to, open_video, press, shown_judged

GAPS = (range(60, 66), range(200, 225), range(330, 338))
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_MARKS = {Qt.Key.Key_X: State.NO_BALL, Qt.Key.Key_Q: State.OCCLUDED}
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window over a track with three gaps in it, everything judged and shown at the highest sensitivity."""
    with shown_judged(qapp, GAPS) as window:
        yield window


@pytest.fixture
def strip(window: MainWindow) -> FilmStrip:
    """Return the strip of the first item, with all its pictures."""
    press(window, Qt.Key.Key_N)
    strip = window.docks.panel(FilmStrip)
    wait_until(strip.isVisible)
    wait_for_pictures(strip)
    return strip


@pytest.fixture
def short(window: MainWindow, strip: FilmStrip) -> FilmStrip:
    """Return the strip of the shortest gap, which is in it whole."""
    item = next(item for item in window.workspace.review.shown if item.frames.start in GAPS[0])
    window.context.walk.go_to_item(item)
    wait_for_pictures(strip)
    return strip


def wait_for_pictures(strip: FilmStrip) -> None:
    wait_until(lambda: strip.frames and all(map(strip.cells.has_picture, strip.frames)))


def spot(strip: FilmStrip, frame: int, right: float = 0.0, down: float = 0.0) -> QPoint:
    """Return a point in the strip, so many logical pixels from the middle of a frame's picture."""
    return (not_none(strip.cells.view(frame)).box.center() + QPointF(right, down)).toPoint()


def states(window: MainWindow) -> dict[int, State]:
    human = window.workspace.document.track.layer(Layer.HUMAN)["state"]
    return {int(frame): State(int(human[frame])) for frame in np.flatnonzero(human)}


def long_item(window: MainWindow) -> range:
    """Go to the longest item, of which the strip shows a part only."""
    item = next(item for item in window.workspace.review.shown if item.frames.start in GAPS[1])
    window.context.walk.go_to_item(item)
    return item.frames


def band(strip: FilmStrip, first: int, last: int) -> None:
    """Draw a rubber band over frames, from a corner where no ball is."""
    begin, end = spot(strip, first, -50, 30), spot(strip, last, 40, 30)
    QTest.mousePress(strip, LEFT, pos=begin)
    move_mouse(strip, (begin + end) / 2, held=LEFT)
    move_mouse(strip, end, held=LEFT)
    QTest.mouseRelease(strip, LEFT, pos=end)


# Which frames it shows


def test_it_opens_with_the_first_review_item_at_its_first_frame(window: MainWindow, strip: FilmStrip) -> None:
    item = window.workspace.review.shown[0]
    assert len(strip.frames) >= 9
    assert window.workspace.frame == item.frames.start
    assert window.registry["panel_strip"].isChecked()
    assert strip.width() > window.view.width()


def test_closed_it_stays_closed_until_it_is_asked_for(window: MainWindow, strip: FilmStrip) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert not strip.isVisible()
    press(window, Qt.Key.Key_N)
    assert not strip.isVisible()
    QTest.keyClick(window.view, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    wait_for_pictures(strip)
    assert window.workspace.frame in strip.frames


def test_down_and_up_page_through_a_long_item(window: MainWindow, strip: FilmStrip) -> None:
    item = long_item(window)
    first = strip.frames
    assert first.stop < item.stop
    seen = set(first)
    keys = 0
    while not set(item) <= seen:
        press(window, Qt.Key.Key_Down)
        keys += 1
        assert min(strip.frames) in seen, "no frame is left out"
        seen |= set(strip.frames)
        assert window.workspace.frame in strip.frames
        assert window.context.walk.item == item
    assert keys <= len(item) // (len(first) - 1)
    for _ in range(keys):
        press(window, Qt.Key.Key_Up)
    assert strip.frames == first
    last = window.workspace.document.track.n_frames - 1
    for frame, key, end in ((last - 2, Qt.Key.Key_Down, last), (1, Qt.Key.Key_Up, 0)):
        go_to(window, frame)
        press(window, key)
        press(window, key)
        assert window.workspace.frame == end


def test_a_short_item_is_whole_and_marked_before_one_looks(short: FilmStrip) -> None:
    item, shown = GAPS[0], short.frames
    assert set(item) <= set(shown)
    assert all(short.cells.facts(frame).in_item and short.cells.facts(frame).suspicious for frame in item)
    assert not short.cells.facts(shown[0]).in_item


def test_steps_within_it_select_and_steps_beyond_it_turn_it(window: MainWindow, short: FilmStrip) -> None:
    shown = short.frames
    go_to(window, shown[-1])
    assert short.frames == shown
    press(window, Qt.Key.Key_Right)
    assert shown.stop in short.frames
    assert short.frames != shown
    go_to(window, 400)
    assert 400 in short.frames


def test_while_the_video_plays_it_stands_still(window: MainWindow, short: FilmStrip) -> None:
    go_to(window, short.frames[-1])
    shown = short.frames
    press(window, Qt.Key.Key_Space)
    wait_until(lambda: window.workspace.frame > shown.stop + 2)
    assert short.frames == shown
    press(window, Qt.Key.Key_Space)
    assert window.workspace.frame in short.frames


def test_a_cell_shows_the_pixels_that_it_says(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[2]
    go_to(window, frame)
    loaded, view = window.view.frame, short.cells.view(frame)
    assert loaded is not None
    assert view is not None
    press_h = Qt.Key.Key_H
    QTest.keyPress(window.view, press_h)
    QTest.qWait(300)
    image = short.grab().toImage()
    QTest.keyRelease(window.view, press_h)
    errors = []
    for right, down in ((0, 0), (-40, 20), (33, -21), (10, 10)):
        at = spot(short, frame, right, down)
        x, y = view.position(QPointF(at) + QPointF(0.5, 0.5))
        seen = image.pixelColor(at * image.devicePixelRatio())
        b, g, r = loaded.bgr[round(y), round(x)].tolist()
        errors.append(max(abs(seen.red() - r), abs(seen.green() - g), abs(seen.blue() - b)))
    assert np.median(errors) < 12


# What is done to frames


def test_click_places_ball_with_subpixel_precision_in_one_step(window: MainWindow, short: FilmStrip) -> None:
    frame = GAPS[0][2]
    at = spot(short, frame, 21, -13)
    view = not_none(short.cells.view(frame))
    QTest.mouseClick(short, LEFT, pos=at)
    point = not_none(window.workspace.document.track.point(frame))
    assert (point.x, point.y) == view.position(QPointF(at))
    assert states(window) == {frame: State.VISIBLE}
    assert window.workspace.frame == frame
    press(window, Qt.Key.Key_Z, CTRL)
    assert states(window) == {}


def test_a_click_in_each_cell_needs_no_steps_between(window: MainWindow, short: FilmStrip) -> None:
    for frame in GAPS[0]:
        QTest.mouseClick(short, LEFT, pos=spot(short, frame, 5, 5))
    assert states(window) == dict.fromkeys(GAPS[0], State.VISIBLE)


def test_the_cells_stay_under_a_series_of_clicks(window: MainWindow, short: FilmStrip) -> None:
    before = {frame: short.cells.view(frame) for frame in short.frames}
    for frame, (right, down) in zip(
        GAPS[0], ((62, 36), (-62, 36), (60, -36), (-62, 0), (0, 36), (62, -36)), strict=True
    ):
        QTest.mouseClick(short, LEFT, pos=spot(short, frame, right, down))
        wait_until(lambda: not window.workspace.review.busy)
        wait_for_pictures(short)
        assert {frame: short.cells.view(frame) for frame in short.frames} == before
    press(window, Qt.Key.Key_Z, CTRL)
    assert {frame: short.cells.view(frame) for frame in short.frames} == before


def test_undo_and_redo_return_to_the_edited_cell(window: MainWindow, strip: FilmStrip) -> None:
    item = long_item(window)
    press(window, Qt.Key.Key_Down)
    wait_for_pictures(strip)
    shown, frame = strip.frames, strip.frames[3]
    assert shown.start > item.start
    QTest.mouseClick(strip, LEFT, pos=spot(strip, frame, 5, 5))
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        press(window, Qt.Key.Key_N)
        press(window, Qt.Key.Key_N)
        wait_for_pictures(strip)
        assert frame not in strip.frames
        press(window, key, CTRL)
        assert strip.frames == shown
        assert window.workspace.frame == frame
        assert window.context.walk.item == item


def test_a_right_click_says_that_there_is_no_ball(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[1]
    QTest.mouseClick(short, RIGHT, pos=spot(short, frame))
    assert states(window) == {frame: State.NO_BALL}


def test_keys_are_for_the_cell_that_the_mouse_rests_on(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[0]
    move_mouse(short, spot(short, frame, 20, 20))
    wait_until(lambda: window.workspace.frame == frame)
    for key, state in _MARKS.items():
        press(window, key)
        assert states(window) == {frame: state}
    wait_until(lambda: window.has_picture)
    assert not_none(window.view.frame).index == frame


def test_early_key_applies_to_cell_under_the_mouse(window: MainWindow, short: FilmStrip) -> None:
    marked = dict(zip((short.frames[1], short.frames[-1]), _MARKS.items(), strict=True))
    for frame, (key, _) in marked.items():
        move_mouse(short, spot(short, frame, 20, 20))
        press(window, key)
    assert states(window) == {frame: state for frame, (_, state) in marked.items()}


def test_keys_wait_for_no_picture(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[-1]
    window.workspace.playhead.seek(frame, jump=False)
    assert window.view.frame is None or window.view.frame.index != frame
    press(window, Qt.Key.Key_X)
    assert states(window) == {frame: State.NO_BALL}


def test_a_mouse_that_only_crosses_it_selects_nothing(window: MainWindow, short: FilmStrip) -> None:
    before = window.workspace.frame
    for frame in short.frames:
        move_mouse(short, spot(short, frame))
    QApplication.sendEvent(short, QEvent(QEvent.Type.Leave))
    QTest.qWait(200)
    assert window.workspace.frame == before


def test_a_drag_moves_the_ball_and_is_one_step(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[0]
    track, view = window.workspace.document.track, short.cells.view(frame)
    before = not_none(track.point(frame))
    assert view is not None
    at = view.point(before.x, before.y).toPoint()
    QTest.mousePress(short, LEFT, pos=at)
    for way in range(1, 9):
        move_mouse(short, at + QPoint(2 * way, way), held=LEFT)
    QTest.mouseRelease(short, LEFT, pos=at + QPoint(16, 8))
    after = not_none(track.point(frame))
    assert (after.x - before.x, after.y - before.y) == pytest.approx((16 / view.scale, 8 / view.scale))
    press(window, Qt.Key.Key_Z, CTRL)
    assert track.point(frame) == before


def test_home_and_end_reach_ends_of_video_after_a_click(window: MainWindow, short: FilmStrip) -> None:
    workspace = window.workspace
    QTest.mouseClick(short, LEFT, pos=QPoint(short.cells.rect(short.frames[3]).center().x(), 5))
    assert states(window) == {}, "a click on the caption only selects"
    assert workspace.frame == short.frames[3]
    for key in (Qt.Key.Key_Home, Qt.Key.Key_I, Qt.Key.Key_End, Qt.Key.Key_O):
        QTest.keyClick(short, key)
    assert workspace.marks.frames == range(workspace.document.track.n_frames)


def test_drag_from_ball_out_of_cell_selects_frames(window: MainWindow, short: FilmStrip) -> None:
    first, last = short.frames[0], short.frames[0] + 2
    point, view = window.workspace.document.track.point(first), short.cells.view(first)
    assert point is not None
    QTest.mousePress(short, LEFT, pos=not_none(view).point(point.x, point.y).toPoint())
    move_mouse(short, spot(short, first, 20, 10), held=LEFT)
    move_mouse(short, spot(short, last), held=LEFT)
    QTest.mouseRelease(short, LEFT, pos=spot(short, last))
    assert states(window) == {}
    assert short.cells.facts(first).spot is not None
    assert window.context.walk.selected == range(first, last + 1)


def test_ball_dragged_outside_its_picture_stays(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[0]
    point, view = window.workspace.document.track.point(frame), short.cells.view(frame)
    assert point is not None
    QTest.mousePress(short, LEFT, pos=not_none(view).point(point.x, point.y).toPoint())
    move_mouse(short, spot(short, frame, 20, 10), held=LEFT)
    above = QPoint(short.cells.rect(frame).center().x(), 4)
    move_mouse(short, above, held=LEFT)
    QTest.mouseRelease(short, LEFT, pos=above)
    assert states(window) == {}
    assert window.context.walk.selected is None


# Enter


def test_enter_accepts_only_seen_frames_of_a_long_item(window: MainWindow, strip: FilmStrip) -> None:
    item = next(item for item in window.workspace.review.shown if item.frames.start in GAPS[1])
    window.context.walk.go_to_item(item)
    wait_for_pictures(strip)
    reviewed = window.workspace.document.track.reviewed
    seen = range(max(item.frames.start, strip.frames.start), min(item.frames.stop, strip.frames.stop))
    assert len(seen) < len(item.frames)
    wait_until(lambda: window.review.accept.text() == f"Accept {frames_text(seen)}")
    press(window, Qt.Key.Key_Return)
    assert reviewed().nonzero()[0].tolist() == list(seen)
    assert window.workspace.frame not in seen
    assert window.workspace.frame in item.frames
    assert window.workspace.frame in strip.frames
    while not reviewed()[item.frames.start : item.frames.stop].all():
        wait_for_pictures(strip)
        press(window, Qt.Key.Key_Return)
    assert reviewed().nonzero()[0].tolist() == list(item.frames)


def test_enter_accepts_the_frames_that_a_rubber_band_has_chosen(window: MainWindow, short: FilmStrip) -> None:
    first, last = GAPS[0][1], GAPS[0][3]
    band(short, first, last)
    wait_until(lambda: window.review.accept.text() == f"Accept {frames_text(range(first, last + 1))}")
    press(window, Qt.Key.Key_Return)
    assert window.workspace.document.track.reviewed().nonzero()[0].tolist() == list(range(first, last + 1))


@pytest.mark.usefixtures("short")
def test_enter_accepts_marked_range_within_item_without_rally(window: MainWindow) -> None:
    for frame, key in ((GAPS[0][1], Qt.Key.Key_I), (GAPS[0][3], Qt.Key.Key_O)):
        go_to(window, frame)
        press(window, key)
    press(window, Qt.Key.Key_Escape)
    assert window.workspace.marks.frames == range(GAPS[0][1], GAPS[0][3] + 1)
    press(window, Qt.Key.Key_Return)
    assert window.workspace.document.track.rallies == ()
    assert window.workspace.document.track.reviewed().nonzero()[0].tolist() == list(GAPS[0][1:4])
    assert window.workspace.marks.frames is None
    go_to(window, GAPS[0][0] - 30)
    press(window, Qt.Key.Key_I)
    go_to(window, GAPS[0][-1] + 30)
    press(window, Qt.Key.Key_O)
    assert window.registry["name_rally"].isEnabled(), "a range around an item is that of a rally"
    assert not window.registry["accept"].isEnabled()


# Scale, bare pictures, rubber band, ghosts


def test_shift_wheel_shows_other_frames_at_same_playhead(window: MainWindow, short: FilmStrip) -> None:
    frame, before = window.workspace.frame, short.frames
    turn_wheel(short, QPoint(60, 60), -1, Qt.KeyboardModifier.ShiftModifier)
    assert short.frames.start > before.start
    turn_wheel(short, QPoint(60, 60), 1, Qt.KeyboardModifier.ShiftModifier)
    assert short.frames == before
    assert window.workspace.frame == frame


def test_the_wheel_moves_no_playhead_even_if_the_mouse_trembles(window: MainWindow, short: FilmStrip) -> None:
    before, at = window.workspace.frame, spot(short, short.frames[5])
    for keys in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        move_mouse(short, at)
        turn_wheel(short, at, -1, keys)
        move_mouse(short, at + QPoint(3, 2))
        QTest.qWait(200)
        assert window.workspace.frame == before
    move_mouse(short, at + QPoint(20, 0))
    wait_until(lambda: window.workspace.frame != before)


def test_a_path_that_is_wrong_by_far_can_be_looked_past(window: MainWindow, short: FilmStrip) -> None:
    track = window.workspace.document.track
    wrong = range(100, 104)
    rows = track.layer(Layer.PREDICTED)[wrong.start : wrong.stop].copy()
    right = float(rows["x"][1]), float(rows["y"][1])
    away = 500 if right[0] < 640 else -500
    second = right[0] + away / 2
    for name in ("x", "peak_x"):
        rows[name] += away
    rows["confidence"], rows["second_peak"], rows["second_x"], rows["second_y"] = 0.3, 0.25, second, right[1]
    window.workspace.document.edit(Edit("Track", (track.change(Layer.PREDICTED, wrong, rows),), RunStep(2)))
    wait_until(lambda: not window.workspace.review.busy)
    window.workspace.review.flush()
    item = next(item for item in window.workspace.review.shown if 101 in item.frames)

    def shows(x: float) -> bool:
        view = short.cells.view(101)
        return view is not None and view.box.contains(view.point(x, right[1]))

    window.context.walk.go_to_item(item)
    path = right[0] + away
    seen = []
    for _ in range(4):
        wait_for_pictures(short)
        seen.append((shows(path), shows(right[0]), shows(second)))
        press(window, Qt.Key.Key_W, SHIFT)
    assert seen == [(True, False, False), (False, True, False), (False, False, True), (True, False, False)]
    (button,) = (
        one
        for dock in window.findChildren(QDockWidget, "panel_strip")
        for one in dock.findChildren(QToolButton)
        if one.defaultAction() is window.registry["look_elsewhere"]
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_for_pictures(short)
    assert (shows(path), shows(second)) == (False, True)
    window.context.walk.go_to_item(item)
    wait_for_pictures(short)
    assert shows(path), "every item is shown around the path at first"


def test_larger_screen_has_larger_cells_of_same_content() -> None:
    small, large = CellLayout.fit(1280, 104), CellLayout.fit(3840, 430)
    assert large.rows == 2
    assert large.picture.height > 1.5 * small.picture.height
    shown = [layout.picture.height / layout.usual_scale(1280) for layout in (small, large)]
    assert shown[0] <= shown[1] < 1.5 * shown[0]
    assert CellLayout.fit(3840, 560).rows == 3


def test_a_point_outside_of_its_cell_has_an_arrow(short: FilmStrip) -> None:
    frame = short.frames[0]
    for _ in range(4):
        turn_wheel(short, QPoint(60, 60), 1)
    middle = spot(short, frame)
    box = short.cells.rect(frame).adjusted(0, 20, 0, -6)
    QTest.mousePress(short, Qt.MouseButton.MiddleButton, pos=middle)
    move_mouse(short, middle + QPoint(150, 0), held=Qt.MouseButton.MiddleButton)
    QTest.mouseRelease(short, Qt.MouseButton.MiddleButton, pos=middle + QPoint(150, 0))
    wait_for_pictures(short)
    place = not_none(short.cells.facts(frame).spot)

    def is_outside() -> bool:
        view = short.cells.view(frame)
        return view is not None and not view.box.contains(view.point(place.x, place.y))

    wait_until(is_outside)
    marked = short.grab(box).toImage()
    QTest.keyPress(short, Qt.Key.Key_H)
    QTest.qWait(300)
    bare = short.grab(box).toImage()
    QTest.keyRelease(short, Qt.Key.Key_H)
    assert marked != bare


def test_middle_drag_moves_all_cells_and_clicks_follow(window: MainWindow, short: FilmStrip) -> None:
    frame = 63
    seen, middle = short.cells.view(frame), spot(short, frame)
    assert seen is not None
    QTest.mousePress(short, Qt.MouseButton.MiddleButton, pos=middle)
    move_mouse(short, middle - QPoint(40, 10), held=Qt.MouseButton.MiddleButton)
    QTest.mouseRelease(short, Qt.MouseButton.MiddleButton, pos=middle - QPoint(40, 10))
    wait_for_pictures(short)
    for one in short.frames:
        wait_until(lambda: short.cells.view(one).left != seen.left)  # type: ignore[union-attr]  # noqa: B023 - used at once
    moved = not_none(short.cells.view(frame))
    assert moved.left - seen.left == pytest.approx(40 / short.scale, abs=0.5)
    assert moved.top - seen.top == pytest.approx(10 / short.scale, abs=0.5)
    assert states(window) == {}
    QTest.mouseClick(short, LEFT, pos=spot(short, frame))
    placed = window.workspace.document.track.layer(Layer.HUMAN)[frame]
    expected = moved.position(QPointF(spot(short, frame)))
    assert (float(placed["x"]), float(placed["y"])) == pytest.approx(expected, abs=0.01)


def test_the_wheel_enlarges_about_the_point_under_the_mouse(short: FilmStrip) -> None:
    frame = short.frames[4]
    at, view = spot(short, frame, 30, -20), short.cells.view(frame)
    assert view is not None
    before = view.position(QPointF(at))
    for notches in (1, 1):
        turn_wheel(short, at, notches)
        view = not_none(short.cells.view(frame))
        assert short.cells.has_picture(frame)
        assert view.position(QPointF(at)) == pytest.approx(before, abs=1e-6), "at once"
    turn_wheel(short, at, -1)
    wait_until(lambda: short.cells.view(frame).position(QPointF(at)) == pytest.approx(before, abs=1e-6))  # type: ignore[union-attr]


def marked(strip: FilmStrip, frame: int) -> QRect:
    """Return where the picture of a frame is changed by the marks over it, in pixels of the cell."""
    with_marks = strip.grab(strip.cells.rect(frame)).toImage()
    QTest.keyPress(strip, Qt.Key.Key_H)
    bare = strip.grab(strip.cells.rect(frame)).toImage()
    QTest.keyRelease(strip, Qt.Key.Key_H)
    places = [
        QPoint(x, y)
        for x in range(bare.width())
        for y in range(bare.height())
        if bare.pixel(x, y) != with_marks.pixel(x, y)
    ]
    return QPolygon(places).boundingRect()


def test_hidden_ball_mark_does_not_grow_with_picture(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[0]
    QTest.mouseClick(short, LEFT, pos=spot(short, frame))
    go_to(window, frame)
    QTest.keyClick(short, Qt.Key.Key_Q)
    assert states(window) == {frame: State.OCCLUDED}
    sizes = []
    for _ in range(2):
        wait_for_pictures(short)
        sizes.append(marked(short, frame).width())
        turn_wheel(short, spot(short, frame), 6)
    assert sizes[0] == pytest.approx(sizes[1], abs=2)
    assert 0 < sizes[0] < short.cells.rect(frame).width() / 3


def test_a_cell_with_a_ring_names_the_key_that_takes_it(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[3]
    before = short.grab(short.cells.rect(frame)).toImage()
    assert short.cells.facts(frame).takes_ring
    window.registry.set_keys({"mark_visible": ("7",)})
    assert short.grab(short.cells.rect(frame)).toImage() != before
    window.registry.set_keys({})


def test_the_key_that_hides_the_overlays_shows_bare_pictures(window: MainWindow, short: FilmStrip) -> None:
    frame = short.frames[0]
    box = short.cells.rect(frame).adjusted(0, 20, 0, -6)
    with_marks = short.grab(box).toImage()
    QTest.keyPress(window.view, Qt.Key.Key_H)
    assert short.grab(box).toImage() != with_marks
    QTest.qWait(300)  # held, not tapped
    QTest.keyRelease(window.view, Qt.Key.Key_H)
    assert short.grab(box).toImage() == with_marks


def test_motion_key_shows_motion_in_every_cell(window: MainWindow, short: FilmStrip) -> None:
    def brightness(frame: int) -> float:
        image = short.grab(not_none(short.cells.view(frame)).box.toRect()).toImage()
        at = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
        return sum(image.pixelColor(*place).lightnessF() for place in at) / len(at)

    plain = {frame: brightness(frame) for frame in short.frames}
    QTest.keyPress(window.view, Qt.Key.Key_W)
    wait_until(lambda: all(brightness(frame) < 0.7 * plain[frame] for frame in short.frames))
    QTest.qWait(300)  # held, not tapped
    QTest.keyRelease(window.view, Qt.Key.Key_W)
    assert {frame: brightness(frame) for frame in short.frames} == plain


def test_a_rubber_band_chooses_frames_for_a_key(window: MainWindow, short: FilmStrip) -> None:
    first, last = short.frames[-2], short.frames[-1]
    assert first not in GAPS[0], "the ball is known"
    band(short, first, last)
    assert states(window) == {}
    assert window.context.walk.selected == range(first, last + 1)
    for key, state in ((Qt.Key.Key_X, State.NO_BALL), (Qt.Key.Key_V, State.VISIBLE)):
        press(window, key)
        assert states(window) == {first: state, last: state}
    press(window, Qt.Key.Key_Delete)
    assert states(window) == {}, "the choice is there for the next key, too"


def test_selection_after_key_ends_when_mouse_moves(window: MainWindow, short: FilmStrip) -> None:
    first, last = short.frames[-3], short.frames[-2]
    band(short, first, last)
    move_mouse(short, spot(short, short.frames[-1]))
    assert window.context.walk.selected == range(first, last + 1), "no key has had it"
    press(window, Qt.Key.Key_X)
    move_mouse(short, spot(short, GAPS[0][0]))
    wait_until(lambda: window.context.walk.keyed == GAPS[0][:1])


def test_esc_lets_a_rubber_band_go(window: MainWindow, short: FilmStrip) -> None:
    band(short, short.frames[0], short.frames[2])
    QTest.keyClick(short, Qt.Key.Key_Escape)
    assert window.context.walk.selected is None


def test_f_fills_what_a_rubber_band_has_chosen(window: MainWindow, short: FilmStrip) -> None:
    first, last = GAPS[0][1], GAPS[0][3]
    band(short, first, last)
    press(window, Qt.Key.Key_F)
    assert window.fill_controller.preview.frames == range(first, last + 1)


def test_a_number_takes_a_fill_that_the_strip_shows_whole(window: MainWindow, short: FilmStrip) -> None:
    press(window, Qt.Key.Key_F)
    preview = window.fill_controller.preview
    wait_until(lambda: not preview.waiting)
    wait_for_pictures(short)
    linear = next(fill for fill in preview.fills if fill.method is Method.LINEAR)
    for _ in range(2):
        QTest.keySequence(window.view, fill_action(Method.LINEAR).keys[0])
    assert preview.frames is None
    assert window.registry["layer_predicted"].isChecked(), "a second press at once hides nothing"
    shown = window.workspace.document.track.positions(GAPS[0].start, GAPS[0].stop)
    np.testing.assert_allclose(np.stack(shown)[:, np.isin(list(GAPS[0]), linear.frames)], linear.positions)


def test_rest_key_repeats_placed_point_in_selected_frames(window: MainWindow, short: FilmStrip) -> None:
    QTest.mouseClick(short, LEFT, pos=spot(short, GAPS[0][3], 12, -8))
    placed = window.workspace.document.track.point(GAPS[0][3])
    band(short, GAPS[0][1], GAPS[0][4])
    press(window, Qt.Key.Key_E)
    held = [window.workspace.document.track.point(frame) for frame in GAPS[0][1:5]]
    assert placed is not None
    assert [(point.x, point.y) for point in held if point] == [(placed.x, placed.y)] * 4
    assert set(states(window)) == set(GAPS[0][1:5])


def test_without_a_point_in_them_it_rests_where_it_was_before(window: MainWindow, short: FilmStrip) -> None:
    before = window.workspace.document.track.point(GAPS[0].start - 1)
    band(short, GAPS[0][0], GAPS[0][4])
    press(window, Qt.Key.Key_E)
    point = window.workspace.document.track.point(GAPS[0][4])
    assert before is not None
    assert point is not None
    assert (point.x, point.y) == (before.x, before.y)


@pytest.mark.usefixtures("strip")
def test_number_key_only_selects_a_partly_unseen_fill(window: MainWindow) -> None:
    item = next(item for item in window.workspace.review.shown if item.frames.start in GAPS[1])
    window.context.walk.go_to_item(item)
    press(window, Qt.Key.Key_F)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    QTest.keySequence(window.view, fill_action(Method.LINEAR).keys[0])
    assert window.fill_controller.preview.frames is not None
    assert window.fill_controller.preview.chosen is Method.LINEAR


def test_while_fills_are_shown_no_click_turns_the_strip(window: MainWindow, short: FilmStrip) -> None:
    go_to(window, GAPS[0][0])
    press(window, Qt.Key.Key_F)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    turn_wheel(short, QPoint(60, 60), -1, Qt.KeyboardModifier.ShiftModifier)
    shown = short.frames
    assert GAPS[0][0] not in shown
    wait_for_pictures(short)
    for frame in (GAPS[0][-1], GAPS[0][-2]):
        QTest.mouseClick(short, LEFT, pos=spot(short, frame, 5, 5))
        wait_until(lambda: not window.fill_controller.preview.waiting)
        assert short.frames == shown


def test_ghosts_are_drawn_in_every_cell(window: MainWindow, short: FilmStrip) -> None:
    before = {frame: short.grab(short.cells.rect(frame)).toImage() for frame in GAPS[0]}
    press(window, Qt.Key.Key_F)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    wait_for_pictures(short)
    assert all(short.grab(short.cells.rect(frame)).toImage() != before[frame] for frame in GAPS[0])


def test_the_ghosts_leave_free_what_lies_where_they_are(window: MainWindow, short: FilmStrip) -> None:
    press(window, Qt.Key.Key_F)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    wait_for_pictures(short)
    QTest.keyPress(window.view, Qt.Key.Key_H)
    QTest.qWait(300)  # held, not tapped
    bare = short.grab().toImage()
    QTest.keyRelease(window.view, Qt.Key.Key_H)
    marked = short.grab().toImage()
    assert bare != marked
    ratio = marked.devicePixelRatio()
    for fill in window.fill_controller.preview.fills:
        for frame, (x, y) in zip(fill.frames.tolist(), fill.positions.T.tolist(), strict=True):
            view = not_none(short.cells.view(frame))
            ball = QRectF(0, 0, 4 * view.scale, 4 * view.scale)
            ball.moveCenter(view.point(x, y) * ratio)
            if view.box.contains(ball.toRect()):
                assert marked.copy(ball.toRect()) == bare.copy(ball.toRect())


def test_fill_outside_its_cell_has_an_arrow(window: MainWindow, short: FilmStrip) -> None:
    press(window, Qt.Key.Key_F)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    wait_for_pictures(short)
    # Until the cut-outs around the fills are there, the ones of before are shown.
    framing = not_none(short._model.framing)
    wait_until(lambda: all(framing.cutout(frame) == framing.shown_cutout(frame) for frame in short.frames))
    press(window, Qt.Key.Key_H)
    bare = short.grab(short.cells.rect(GAPS[0][3]).adjusted(0, 20, 0, -6)).toImage()
    press(window, Qt.Key.Key_H)
    far = not_none(short.cells.view(GAPS[0][3]))
    window.edit_controller.place_in_strip(GAPS[0][2], 20.0, 20.0, 1)
    window.edit_controller.place_in_strip(GAPS[0][4], 20.0, 20.0, 2)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    wait_until(lambda: all(framing.cutout(frame) == framing.shown_cutout(frame) for frame in short.frames))
    assert short.cells.view(GAPS[0][3]) == far
    assert short.grab(short.cells.rect(GAPS[0][3]).adjusted(0, 20, 0, -6)).toImage() != bare


# Beside another track


def compare_with(window: MainWindow, right: float) -> None:
    """Compare with the same track, which has the ball so much farther right in frames 60 to 69, gap and all."""
    workspace = window.workspace
    rows = workspace.document.track.shown_rows().copy()
    rows["state"][60:70], rows["y"][60:66] = State.VISIBLE, rows["y"][66]
    rows["x"][60:66] = rows["x"][66]
    rows["x"][60:70] += right
    workspace.comparing.begin(OtherTrack("other.csv", rows), workspace.info.size)  # type: ignore[union-attr]


def test_comparison_shows_both_points_and_differences(window: MainWindow, short: FilmStrip) -> None:
    own = {frame: short.grab(short.cells.rect(frame)).toImage() for frame in short.frames}
    compare_with(window, 16.0)
    wait_for_pictures(short)
    facts, view = short.cells.facts(66), short.cells.view(66)
    assert facts.outcome is Outcome.FP1
    assert facts.compared is not None
    assert facts.spot is not None
    assert view is not None
    points = (
        view.point(float(facts.compared["x"][0]), float(facts.compared["y"][0])),
        view.point(facts.spot.x, facts.spot.y),
    )
    assert all(view.box.contains(point) for point in points)
    assert short.cells.facts(62).outcome is Outcome.FN
    first = short.frames[0]
    assert short.cells.facts(first).outcome is Outcome.TP
    assert all(short.grab(short.cells.rect(frame)).toImage() != own[frame] for frame in (first, 62, 66))
    window.workspace.comparing.end()
    assert short.cells.facts(66).compared is None


def test_an_edit_is_compared_at_once(window: MainWindow, short: FilmStrip) -> None:
    compare_with(window, 16.0)
    go_to(window, 62)
    wait_for_pictures(short)
    QTest.mouseClick(short, RIGHT, pos=spot(short, 62))
    assert short.cells.facts(62).outcome is Outcome.FN
    taken = not_none(short.cells.facts(63).compared)
    view = not_none(short.cells.view(63))
    QTest.mouseClick(short, LEFT, pos=view.point(float(taken["x"][0]), float(taken["y"][0])).toPoint())
    assert short.cells.facts(63).outcome is Outcome.TP


def test_going_to_a_disagreement_turns_it(window: MainWindow, short: FilmStrip) -> None:
    compare_with(window, 16.0)
    go_to(window, 300)
    press(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert window.workspace.frame in range(60, 70)
    assert window.workspace.frame in short.frames


# What it costs


@pytest.mark.usefixtures("short")
def test_hidden_it_asks_for_nothing(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    asked: list[object] = []
    monkeypatch.setattr(window.workspace.loader, "cut_out", asked.append)
    press(window, Qt.Key.Key_N)
    go_to(window, 400)
    QTest.mouseClick(window.view, LEFT, pos=window.view.rect().center())
    assert asked == []
    assert window.context.walk.keyed is None


def test_the_next_items_are_there_before_one_goes_to_them(window: MainWindow, short: FilmStrip) -> None:
    item = window.context.walk.visits.ahead(1)[0]
    wait_until(lambda: all(map(short.cutouts.get, short._model.areas_ahead(iter([item.frames])))))
    press(window, Qt.Key.Key_N)
    assert window.workspace.frame in item.frames
    assert all(map(short.cells.has_picture, short.frames))


def test_the_window_is_never_higher_than_a_laptops_screen(window: MainWindow, strip: FilmStrip) -> None:
    window.resize(1280, 720)
    wait_until(lambda: window.height() == 720)
    assert strip.isVisible()
    assert window.view.height() > 300


# Gestures that are cut off


def test_a_press_ends_with_its_video(window: MainWindow, short: FilmStrip, tmp_path: Path) -> None:
    other = clipmaker.make(clipmaker.Clip("other.mp4", n_frames=30, width=320, height=180), tmp_path)
    at = spot(short, short.frames[1])
    QTest.mousePress(short, LEFT, pos=at)
    open_video(window, other)
    QTest.mouseRelease(short, LEFT, pos=at)
    assert not states(window), "nothing was pressed in this video"


def test_a_drag_whose_release_went_to_a_dialog_is_over(window: MainWindow, short: FilmStrip) -> None:
    begin = spot(short, short.frames[1], -50, 30)
    QTest.mousePress(short, LEFT, pos=begin)
    move_mouse(short, begin + QPoint(10, 0), held=LEFT)
    move_mouse(short, spot(short, short.frames[4]), held=Qt.MouseButton.NoButton)
    assert window.context.walk.selected is None
    QTest.mouseRelease(short, LEFT, pos=spot(short, short.frames[4]))
    assert not states(window)


def test_the_next_video_of_the_same_size_has_its_pictures(window: MainWindow, strip: FilmStrip, tmp_path: Path) -> None:
    for name in ("first.mp4", "second.mp4"):
        clip = clipmaker.Clip(name, n_frames=30, width=320, height=180)
        open_video(window, clipmaker.make(clip, tmp_path))
        window.workspace.document.edit(place(window.workspace.document.track, 3, 160, 90))
        wait_for_pictures(strip)


def test_strip_without_known_ball_says_what_to_do(window: MainWindow, strip: FilmStrip, tmp_path: Path) -> None:
    """Twenty pictures of the middle of the frame would help nobody, and a click in them would place the ball."""
    clip = clipmaker.Clip("untracked.mp4", n_frames=30, width=320, height=180)
    open_video(window, clipmaker.make(clip, tmp_path))
    blank = strip.grab().toImage()
    QTest.mouseClick(strip, LEFT, pos=QPoint(60, 60))
    assert not window.workspace.document.track.has_rows(Layer.HUMAN)
    assert all(strip.cells.view(frame) is None for frame in strip.frames)
    window.workspace.document.edit(place(window.workspace.document.track, 3, 160, 90))
    wait_for_pictures(strip)
    assert strip.grab().toImage() != blank


def test_small_steps_of_a_trackpad_add_up_to_a_notch(short: FilmStrip) -> None:
    usual, first = short.scale, short.frames.start
    at = QPoint(60, 60)
    swipe(short, at, [QPoint(0, 15)] * 7)
    assert short.scale == usual
    swipe(short, at, [QPoint(0, 15)] * 8)
    once = short.scale
    assert once > usual
    swipe(short, at, [QPoint(1, 40)] * 3)
    assert short.frames.start == first, "a swipe that is hardly sideways turns nothing"
    assert short.scale > once
    swipe(short, at, [QPoint(-30, 0)] * 4)
    assert short.frames.start > first


def test_ball_at_frame_edge_has_room_in_its_cell() -> None:
    framing = Framing(Size(1280, 720), Size(160, 80), 2.0)
    framing.follow([0, 1], np.array([[1279.0, 640.0], [0.0, 360.0]]))
    box = QRectF(0, 0, 160, 80)
    at = CellView.of(framing, 0, box).point(1279, 0)
    assert (at.x(), at.y()) == (120, 20)
    middle = CellView.of(framing, 1, box).point(640, 360)
    assert (middle.x(), middle.y()) == (80, 40)
