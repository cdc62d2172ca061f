"""Test fills as an analyst uses them: keys and mouse in the real window over the demo rally."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mouse import move_mouse
from narrowing import not_none
from qt import wait_until
from rallytrace.analysis.fills.fill import Method
from rallytrace.analysis.review_queue import Item
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, State
from rallytrace.ui.controllers.fill_controller import FILL_STYLES, fill_action
from rallytrace.ui.main_window.window import MainWindow
from windows import go_to, shown_with

GAP, LONG_GAP = range(100, 112), range(200, 240)
_WITHOUT_COURT = tuple(method for method in Method if method is not Method.SPACE)
"""The fills that need no court."""
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window over the demo rally, tracked but for two gaps, with the picture in the middle of the first."""
    with shown_with(qapp) as window:
        fly(window)
        go_to(window, 105)
        yield window


def fly(window: MainWindow) -> None:
    """Let the ball fly along an arch, seen outside the gaps."""
    document = window.workspace.document
    frames = np.arange(document.track.n_frames)
    said = np.zeros(len(frames), PREDICTED_ROW)
    said["state"], said["confidence"] = State.VISIBLE, 0.9
    said["x"], said["y"] = path(frames)
    for gap in (GAP, LONG_GAP):
        said[gap.start : gap.stop] = np.zeros(1, PREDICTED_ROW)
        said["state"][gap.start : gap.stop] = State.NO_BALL
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, frames, said),)))


def path(frames: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> tuple[object, object]:
    return 200 + 2.0 * frames, 600 - 450 * np.sin(frames / 437 * np.pi)


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.view, key)


def choose(window: MainWindow, method: Method) -> None:
    QTest.keySequence(window.view, fill_action(method).keys[0])


def propose(window: MainWindow) -> None:
    """Press F and wait until InpaintNet has answered."""
    press(window, Qt.Key.Key_F)
    caught_up(window)


def caught_up(window: MainWindow) -> None:
    wait_until(lambda: not window.fill_controller.preview.waiting)


def at(window: MainWindow, x: float, y: float) -> QPoint:
    return window.view.to_view(x, y).toPoint()


def human(window: MainWindow) -> list[int]:
    """Return the frames that a person has a word on."""
    states = window.workspace.document.track.layer(Layer.HUMAN)["state"]
    return [int(frame) for frame in np.flatnonzero(states != State.UNSET)]


def test_f_on_a_known_ball_fills_the_gap_beside_it(window: MainWindow) -> None:
    go_to(window, GAP.start - 1)
    propose(window)
    assert window.fill_controller.preview.frames == GAP


def test_f_previews_every_fill_without_changes(window: MainWindow) -> None:
    preview = window.fill_controller.preview
    without = window.view.grab().toImage()
    propose(window)
    assert preview.frames == GAP
    assert [fill.method for fill in preview.fills] == [method for method in Method if method is not Method.SPACE]
    assert all(fill.offered and fill.frames.tolist() == list(GAP) for fill in preview.fills)
    assert human(window) == []
    assert window.view.grab().toImage() != without
    assert "Fill 12 frames" in window.status.message.text()


def test_enter_takes_the_chosen_fill_as_one_step(window: MainWindow) -> None:
    document = window.workspace.document
    propose(window)
    choose(window, Method.FLIGHT)
    flight = window.fill_controller.preview.fill
    assert flight.method is Method.FLIGHT
    press(window, Qt.Key.Key_Return)
    assert window.fill_controller.preview.frames is None
    assert window.status.message.text() == ""
    assert human(window) == list(GAP)
    rows = document.track.layer(Layer.HUMAN)[GAP.start : GAP.stop]
    assert {SOURCES[int(source)] for source in rows["source"]} == {Source.INTERPOLATED}
    assert rows["reviewed"].all()
    assert np.stack([rows["x"], rows["y"]]) == pytest.approx(flight.positions)
    assert document.undoable == "Fill 12 frames (flight)"
    QTest.keyClick(window.view, Qt.Key.Key_Z, CTRL)
    assert human(window) == []


def test_fill_message_ends_with_the_preview(window: MainWindow) -> None:
    propose(window)
    press(window, Qt.Key.Key_Return)
    assert "Fill 12 frames" in window.notices.text
    QTest.keyClick(window.view, Qt.Key.Key_Z, CTRL)
    assert window.notices.text == ""


@pytest.mark.parametrize("at_once", [True, False])
def test_shift_enter_takes_it_as_a_hidden_ball(window: MainWindow, at_once: bool) -> None:
    go_to(window, 105)
    propose(window)
    if not at_once:
        caught_up(window)
    QTest.keyClick(window.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    wait_until(lambda: window.fill_controller.preview.frames is None)
    track = window.workspace.document.track
    assert human(window) == list(GAP)
    assert all(track.layer(Layer.HUMAN)["state"][list(GAP)] == State.OCCLUDED)
    assert all(point is not None and point.placed for point in map(track.point, GAP))
    assert track.reviewed()[list(GAP)].all()
    press(window, Qt.Key.Key_F, Qt.Key.Key_Escape)


def test_early_enter_takes_the_best_inpaintnet_fill(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F)
    assert window.fill_controller.preview.waiting
    assert window.fill_controller.preview.chosen is Method.INPAINT
    press(window, Qt.Key.Key_Return)
    wait_until(lambda: human(window) == list(GAP))
    assert window.workspace.document.undoable == "Fill 12 frames (InpaintNet)"


def test_numbers_choose_only_while_fills_are_proposed(window: MainWindow) -> None:
    propose(window)
    for method in _WITHOUT_COURT:
        choose(window, method)
        assert window.fill_controller.preview.chosen is method
    assert window.registry["layer_predicted"].isChecked()
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_1)
    assert not window.registry["layer_predicted"].isChecked()
    assert window.fill_controller.preview.frames is None


def test_the_window_shows_every_method_in_the_order_of_the_fills() -> None:
    assert list(FILL_STYLES) == list(Method)


def test_f_again_goes_round_the_fills(window: MainWindow) -> None:
    propose(window)
    seen = []
    for _ in _WITHOUT_COURT:
        press(window, Qt.Key.Key_F)
        seen.append(window.fill_controller.preview.chosen)
    assert sorted(seen) == sorted(_WITHOUT_COURT)


def test_esc_takes_none_and_leaves_the_range_marked(window: MainWindow) -> None:
    window.workspace.marks.set_frames(range(50, 60))
    propose(window)
    assert window.fill_controller.preview.frames == range(50, 60)
    press(window, Qt.Key.Key_Escape)
    assert window.fill_controller.preview.frames is None
    assert window.workspace.marks.frames == range(50, 60)
    assert human(window) == []
    press(window, Qt.Key.Key_Escape)
    assert window.workspace.marks.frames is None


@pytest.mark.parametrize(("key", "filled"), [(Qt.Key.Key_Return, list(GAP)), (Qt.Key.Key_Escape, [])])
def test_enter_and_esc_reach_fills_from_frame_table(window: MainWindow, key: Qt.Key, filled: list[int]) -> None:
    window.registry["panel_frames"].trigger()
    window.frames.grid.setFocus()
    window.frames.grid.choose(np.array([GAP.start]), GAP.start)
    QTest.keyClick(window.frames.grid, Qt.Key.Key_F)
    caught_up(window)
    assert window.fill_controller.preview.frames == GAP
    QTest.keyClick(window.frames.grid, key)
    assert window.fill_controller.preview.frames is None
    assert human(window) == filled


def test_enter_does_not_name_the_range_while_fills_are_proposed(window: MainWindow) -> None:
    window.workspace.marks.set_frames(range(50, 60))
    propose(window)
    press(window, Qt.Key.Key_Return)
    assert human(window) == list(range(50, 60))
    assert window.workspace.document.track.rallies == ()


def test_long_gap_explains_doubt_and_prefers_another_fill(window: MainWindow) -> None:
    go_to(window, 220)
    propose(window)
    assert "16 frames" in window.fill_controller.preview.fills[-1].words
    assert window.fill_controller.preview.chosen is Method.FLIGHT


def test_frame_with_a_point_has_nothing_to_fill(window: MainWindow) -> None:
    go_to(window, 50)
    press(window, Qt.Key.Key_F)
    assert window.fill_controller.preview.frames is None
    assert "nothing to fill" in window.notices.text


def test_a_gap_that_is_open_on_one_side_says_so(window: MainWindow) -> None:
    document = window.workspace.document
    window.workspace.review.set_threshold(1.0)  # nothing is doubtful enough to be filled as an item
    nothing = np.zeros(38, PREDICTED_ROW)
    nothing["state"] = State.NO_BALL
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(400, 438), nothing),)))
    go_to(window, 420)
    press(window, Qt.Key.Key_F)
    assert window.fill_controller.preview.frames is None
    assert "after the range" in window.notices.text


def test_f_fills_selected_gap_beside_an_item(window: MainWindow) -> None:
    review, preview = window.workspace.review, window.fill_controller.preview
    review.set_threshold(1.0)
    review.flush()
    current = window.context.walk
    current.walk_to(range(94, 97))
    current.show_beside(range(90, 120))
    go_to(window, 105)
    assert current.open_item == range(94, 97), "it is on the screen together with the item"
    propose(window)
    assert preview.frames == GAP
    press(window, Qt.Key.Key_Escape)
    go_to(window, 99)
    propose(window)
    assert preview.frames == range(94, 97), "a frame that has its ball is not what is to be filled"


def doubtful_item(window: MainWindow) -> Item:
    """Return an item around frame 303: for some frames what was seen stands still somewhere else."""
    document, review = window.workspace.document, window.workspace.review
    said = document.track.layer(Layer.PREDICTED)[300:306].copy()
    said["x"], said["y"], said["confidence"] = 1100, 650, 0.55
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(300, 306), said),)))
    go_to(window, 303)
    review.set_threshold(0.2)
    review.flush()
    wait_until(lambda: review.item_at(303) is not None)
    return not_none(review.item_at(303))


def test_in_a_doubtful_item_that_item_is_filled(window: MainWindow) -> None:
    item = doubtful_item(window)
    propose(window)
    assert window.fill_controller.preview.frames == item.frames
    choose(window, Method.LINEAR)
    press(window, Qt.Key.Key_Return)
    point = not_none(window.workspace.document.track.point(303))
    assert np.hypot(point.x - 806, point.y - 230.5) < 12


def test_range_within_item_is_filled_but_not_beyond_it(
    window: MainWindow,
) -> None:
    found, marks = doubtful_item(window), window.workspace.marks
    window.context.walk.go_to_item(found)
    item = found.frames
    marks.set_frames(range(item.start - 20, item.stop - 1))
    assert window.fill_controller.preview.frames is None
    assert window.registry["name_rally"].isEnabled()
    marks.set_frames(range(item.start, item.stop - 1))
    assert window.fill_controller.preview.frames == marks.frames


def test_m_cycles_through_the_middles_of_gaps(window: MainWindow) -> None:
    go_to(window, 60)
    for middle in (105, 219):
        press(window, Qt.Key.Key_M)
        assert window.workspace.frame == middle
    assert window.notices.text == ""
    press(window, Qt.Key.Key_M)
    assert window.workspace.frame == 105
    assert "last gap" in window.notices.text


def test_m_returns_silently_to_the_same_gap_middle(window: MainWindow) -> None:
    go_to(window, LONG_GAP.stop - 1)
    press(window, Qt.Key.Key_M)
    assert window.workspace.frame == 219
    assert window.notices.text == ""


def test_m_says_where_no_other_gap_is_left_or_none(window: MainWindow) -> None:
    track = window.workspace.document.track
    window.edit_controller.edit(edits.mark_frames(track, LONG_GAP, State.NO_BALL))
    press(window, Qt.Key.Key_M, Qt.Key.Key_M)
    assert window.workspace.frame == 105
    assert "only gap" in window.notices.text
    window.edit_controller.edit(edits.mark_frames(track, GAP, State.NO_BALL))
    press(window, Qt.Key.Key_M)
    assert "no gap" in window.notices.text


def test_the_ghosts_follow_a_point_that_is_dragged(window: MainWindow) -> None:
    """Each move of the mouse draws other fills, which lead through the point; the point is a step of its own."""
    propose(window)
    preview, document = window.fill_controller.preview, window.workspace.document
    before = [fill.positions[:, 6] for fill in preview.fills]
    start, end = at(window, 300, 300), at(window, 500, 200)
    QTest.mousePress(window.view, LEFT, pos=start)
    drawn = []
    for share in (0.3, 0.6, 1.0):
        move_mouse(window.view, start + (end - start) * share)
        drawn.append(preview.fills[0].positions[:, 6].tolist())
        assert preview.waiting
    caught_up(window)
    QTest.mouseRelease(window.view, LEFT, pos=end)
    assert drawn[0] != drawn[1] != drawn[2]
    for fill, old in zip(preview.fills, before, strict=True):
        assert 105 not in fill.frames
        assert fill.frames.tolist() == [frame for frame in GAP if frame != 105]
        assert np.hypot(*(fill.positions[:, 5] - old)) > 20
    choose(window, Method.LINEAR)
    press(window, Qt.Key.Key_Return)
    assert human(window) == list(GAP)
    QTest.keyClick(window.view, Qt.Key.Key_Z, CTRL)
    assert human(window) == [105]
    point = not_none(document.track.point(105))
    assert (point.x, point.y) == pytest.approx((500, 200), abs=3)
    QTest.keyClick(window.view, Qt.Key.Key_Z, CTRL)
    assert human(window) == []


def test_stepping_goes_on_while_fills_are_proposed(window: MainWindow) -> None:
    propose(window)
    for frame in (106, 107):
        press(window, Qt.Key.Key_Right)
        wait_until(lambda: window.has_picture)
        assert window.workspace.frame == frame
    for held in (True, False):
        window.timeline.frame_sought.emit(300 if held else 107, held)
        wait_until(lambda: window.has_picture)
    assert window.fill_controller.preview.frames == GAP
    QTest.mouseClick(window.view, LEFT, pos=at(window, 640, 360))
    assert 107 not in window.fill_controller.preview.fills[0].frames
    assert human(window) == [107]


def test_no_ball_in_the_middle_parts_the_gap(window: MainWindow) -> None:
    propose(window)
    press(window, Qt.Key.Key_X)
    assert window.fill_controller.preview.frames == GAP
    caught_up(window)
    offered = [fill for fill in window.fill_controller.preview.fills if fill.offered]
    assert offered
    for fill in offered:
        assert 105 not in fill.frames
        assert "frame 105" in fill.words, "each side is filled from its own end"
    press(window, Qt.Key.Key_Return)
    human_rows = window.workspace.document.track.layer(Layer.HUMAN)
    assert human_rows["state"][105] == State.NO_BALL


def test_another_video_ends_it(window: MainWindow) -> None:
    propose(window)
    window.registry["close_video"].trigger()
    assert window.fill_controller.preview.frames is None


@pytest.mark.parametrize("advances", ["", "and clicks go on by themselves"])
def test_playhead_moves_to_most_useful_frame_after_a_point(window: MainWindow, advances: str) -> None:
    window.workspace.preferences.update("playback", auto_advance=bool(advances))
    go_to(window, 220)
    propose(window)
    wait_until(lambda: window.has_picture)
    begun = window.workspace.frame
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=at(window, 640, 120))
    caught_up(window)
    then = not_none(window.fill_controller.preview.where_to_place())
    assert abs(then - begun) > 1
    wait_until(lambda: window.workspace.frame == then)
