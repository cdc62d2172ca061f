"""Walking through what is probably wrong with real keys, in the real window, on the demo rally."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import clipmaker
from lobs import flight
from qt import wait_until
from rallytrace.analysis.suspicion.reasons import Reason
from rallytrace.session.document import RunStep
from rallytrace.settings.sections import PLAYBACK
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.track.wording import frames_text
from rallytrace.ui.main_window.window import MainWindow
from windows import close_film_strip, go_to, look, open_video, shown_judged

GAPS = (range(60, 70), range(200, 225), range(330, 338))


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """The window over a track with three gaps in it, everything judged and shown; the film strip is closed."""
    with shown_judged(qapp, GAPS) as window:
        close_film_strip(window)
        yield window


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.view, key, modifiers)
    wait_until(lambda: window.has_picture)


def test_n_goes_to_what_mends_most_and_then_on(window: MainWindow) -> None:
    workspace = window.workspace
    expected = [item.frame for item in workspace.review.shown]
    assert len(expected) >= len(GAPS)
    for frame in expected:
        press(window, Qt.Key.Key_N)
        assert workspace.frame == frame
    press(window, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert workspace.frame == expected[-2]


def test_the_first_n_goes_to_the_first_item_also_from_within_another(window: MainWindow) -> None:
    workspace = window.workspace
    workspace.playhead.seek(workspace.review.shown[1].frame)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_N)
    assert workspace.frame == workspace.review.shown[0].frame


def test_enter_accepts_the_whole_item_as_one_step_and_goes_on(window: MainWindow) -> None:
    workspace = window.workspace
    first, second = workspace.review.shown[:2]
    press(window, Qt.Key.Key_N)
    wait_until(lambda: window.review.accept.text() == f"Accept {frames_text(first.frames)}")
    press(window, Qt.Key.Key_Return)
    assert workspace.document.track.reviewed(first.frames.start, first.frames.stop).all()
    assert workspace.frame == second.frame
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not workspace.document.track.reviewed().any()


def test_away_from_the_item_enter_accepts_one_frame(window: MainWindow) -> None:
    workspace = window.workspace
    press(window, Qt.Key.Key_N)
    workspace.playhead.seek(30)
    wait_until(lambda: window.has_picture)
    wait_until(lambda: window.review.accept.text() == "Accept 30")
    press(window, Qt.Key.Key_Return)
    assert workspace.document.track.reviewed().nonzero()[0].tolist() == [30]
    assert workspace.frame == 31


def test_on_a_reviewed_frame_the_button_offers_no_accepting_but_the_next_unreviewed_frame(window: MainWindow) -> None:
    go_to(window, 30)
    press(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.workspace.document.track.reviewed().nonzero()[0].tolist() == [30]
    wait_until(lambda: window.review.accept.text() == window.registry["next_unreviewed"].iconText())
    QTest.mouseClick(window.review.accept, Qt.MouseButton.LeftButton)
    wait_until(lambda: window.workspace.frame == 31)
    assert window.workspace.document.track.reviewed().nonzero()[0].tolist() == [30]


def test_enter_accepts_the_item_at_the_playhead_however_one_came_there(window: MainWindow) -> None:
    workspace = window.workspace
    first, second, third = workspace.review.shown[:3]
    press(window, Qt.Key.Key_N)
    go_to(window, second.frames[1])
    wait_until(lambda: window.review.accept.text() == f"Accept {frames_text(second.frames)}")
    press(window, Qt.Key.Key_Return)
    assert workspace.document.track.reviewed().nonzero()[0].tolist() == list(second.frames)
    assert workspace.frame == third.frame
    press(window, Qt.Key.Key_N)
    assert workspace.frame == first.frame


def test_the_keys_for_points_set_by_hand_pass_over_accepted_ones(window: MainWindow) -> None:
    track = window.workspace.document.track
    for edit in (
        edits.place(track, 20, 300, 300),
        edits.accept(track, range(21, 40)),
        edits.mark_frames(track, range(40, 41), State.NO_BALL),
    ):
        assert edit is not None
        window.workspace.document.edit(edit)
    for key, frame in ((Qt.Key.Key_Right, 20), (Qt.Key.Key_Right, 40), (Qt.Key.Key_Left, 20)):
        press(window, key, Qt.KeyboardModifier.ControlModifier)
        assert window.workspace.frame == frame


def test_no_ball_is_said_of_the_item_at_the_playhead_however_one_came_there(window: MainWindow) -> None:
    workspace = window.workspace
    second = workspace.review.shown[1]
    go_to(window, second.frames[1])
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert workspace.document.track.reviewed().nonzero()[0].tolist() == list(second.frames)


def test_keys_go_to_the_first_and_the_last_frame_of_the_item(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert workspace.frame == item.frames[-1]
    press(window, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert workspace.frame == item.frames[0]


def test_an_action_puts_the_queue_in_order_of_time_and_is_remembered(window: MainWindow) -> None:
    preferences = window.workspace.preferences
    for on in (True, False):
        window.registry["review_in_time"].trigger()
        assert window.workspace.review.in_time is on
        assert preferences.value.playback.review_in_time is on
        assert window.registry["review_in_time"].isChecked() is on


def test_n_keeps_the_zoom_that_was_chosen_for_the_item_before(window: MainWindow) -> None:
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_Plus)
    press(window, Qt.Key.Key_Plus)
    chosen = window.view.zoom
    press(window, Qt.Key.Key_N)
    assert window.view.zoom == pytest.approx(chosen)
    press(window, Qt.Key.Key_0)
    press(window, Qt.Key.Key_N)
    assert window.view.zoom != pytest.approx(chosen)


@pytest.mark.parametrize("zooming", [True, False])
def test_at_a_zoom_by_hand_the_ball_of_every_item_gone_to_is_well_inside_the_view(
    qapp: QApplication,
    zooming: bool,
) -> None:
    with shown_judged(qapp, GAPS[:1], leaps=[range(110, 113), range(150, 152), range(290, 294)]) as window:
        workspace, view = window.workspace, window.view
        workspace.preferences.update(PLAYBACK, zoom_to_places=zooming)
        press(window, Qt.Key.Key_N)
        for _ in range(9):
            press(window, Qt.Key.Key_Plus)
        chosen = view.zoom
        inside = view.rect().adjusted(10, 10, -10, -10)
        for key in (Qt.Key.Key_N, Qt.Key.Key_N, Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_N):
            press(window, key)
            point = workspace.document.track.point(workspace.frame)
            assert point is not None
            assert not point.placed or inside.contains(view.to_view(point.x, point.y).toPoint())
            assert view.zoom == pytest.approx(chosen)


@pytest.mark.parametrize("typed", ["150", "0:05"])
def test_after_g_a_zoomed_picture_shows_the_ball_of_the_frame(window: MainWindow, typed: str) -> None:
    workspace, view = window.workspace, window.view
    view.show_around(0, 0, 8.0)
    press(window, Qt.Key.Key_G)
    QTest.keyClicks(window.transport.field, typed)
    QTest.keyClick(window.transport.field, Qt.Key.Key_Return)
    wait_until(lambda: window.has_picture)
    assert workspace.frame == 150
    point = workspace.document.track.point(150)
    assert point is not None
    assert view.rect().contains(view.to_view(point.x, point.y).toPoint())
    assert view.zoom == pytest.approx(8)


def test_undo_brings_what_it_changed_into_view(window: MainWindow) -> None:
    workspace = window.workspace
    go_to(window, 20)
    point = workspace.document.track.point(20)
    assert point is not None
    window.edit_controller.place(20, point.x, point.y)
    go_to(window, 150)
    window.view.show_around(0, 0, 8.0)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert workspace.frame == 20
    place = window.view.to_view(point.x, point.y)
    assert window.view.rect().contains(place.toPoint())
    window.registry["accept_and_stay"].trigger()
    workspace.marks.set_frames(range(30, 40))
    window.registry["accept_range"].trigger()
    go_to(window, 150)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert workspace.frame == 30


def test_an_item_that_is_put_right_by_hand_leaves_the_queue(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    workspace.marks.set_frames(item.frames)
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    press(window, Qt.Key.Key_N)
    assert workspace.review.item_at(item.frame) is None
    assert workspace.frame != item.frame


def test_a_fill_of_the_item_reviews_it_and_goes_on_to_the_next(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_F)
    wait_until(lambda: window.fill_controller.preview.is_ready)
    frames = window.fill_controller.preview.frames
    assert frames is not None
    assert set(item.frames) <= set(frames)
    press(window, Qt.Key.Key_Return)
    wait_until(lambda: workspace.document.undoable is not None and workspace.document.undoable.startswith("Fill"))
    wait_until(lambda: workspace.frame not in item.frames)
    assert workspace.review.item_at(item.frame) is None


def test_going_to_another_item_discards_the_fills_of_the_first(window: MainWindow) -> None:
    document = window.workspace.document
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_F)
    wait_until(lambda: window.fill_controller.preview.is_ready)
    press(window, Qt.Key.Key_N)
    item = window.context.current_item.walked_to
    assert item is not None
    assert window.fill_controller.preview.frames is None
    press(window, Qt.Key.Key_Return)
    assert document.track.reviewed().nonzero()[0].tolist() == list(item)
    assert document.undoable is not None
    assert not document.undoable.startswith("Fill")


def fill_part(window: MainWindow, frames: range) -> None:
    """Mark a part of the item under review, and take the fill that is shown for it at once."""
    window.timeline.range_selected.emit(frames)
    wait_until(lambda: window.fill_controller.preview.frames == frames and not window.fill_controller.preview.waiting)
    press(window, Qt.Key.Key_Return)


def test_a_fill_of_a_part_goes_on_to_what_is_still_asked_about_the_item(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace = window.workspace
    item = next(item for item in workspace.review.shown if GAPS[1].start in item.frames)
    window.queue_controller.go_to_item(item)
    fill_part(window, range(206, 214))
    rest = window.context.current_item.walked_to
    assert rest is not None
    assert workspace.frame in rest
    assert rest.start >= 214
    wait_until(lambda: window.review.accept.text() == f"Accept {frames_text(rest)}")
    before = set(workspace.document.track.reviewed().nonzero()[0].tolist())
    look(monkeypatch, 0)
    press(window, Qt.Key.Key_Return)
    assert set(workspace.document.track.reviewed().nonzero()[0].tolist()) - before == set(rest) - before


def test_two_quick_enters_after_one_another_take_the_fill_and_accept_nothing_else(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    look(monkeypatch, 3600)
    reviewed = window.workspace.document.track.reviewed
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_F)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    filled = window.fill_controller.preview.fill.frames.tolist()
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert reviewed().nonzero()[0].tolist() == filled
    walked = window.context.current_item.to_accept
    assert walked is not None
    assert frames_text(walked) in window.notices.text
    wait_until(lambda: window.has_picture)
    look(monkeypatch, 0)
    press(window, Qt.Key.Key_Return)
    assert set(walked) <= set(reviewed().nonzero()[0].tolist())


def hold_down(window: MainWindow, key: Qt.Key, repeats: int) -> None:
    """Press Enter and hold it while it repeats."""
    wait_until(lambda: window.review_controller.is_on_screen)
    QTest.keyPress(window.view, key)
    for _ in range(repeats):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(window.view, event)
        window.registry["accept"].trigger()
    QTest.keyRelease(window.view, key)


def test_elsewhere_a_fill_stays_and_a_second_quick_enter_accepts_nothing_either(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    look(monkeypatch, 3600)
    reviewed = window.workspace.document.track.reviewed
    go_to(window, GAPS[2][3])
    press(window, Qt.Key.Key_F)
    wait_until(lambda: not window.fill_controller.preview.waiting)
    filled = window.fill_controller.preview.fill.frames.tolist()
    here = window.workspace.frame
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert window.workspace.frame == here
    assert reviewed().nonzero()[0].tolist() == filled


def test_an_enter_that_is_held_accepts_one_item(window: MainWindow) -> None:
    first = window.workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    hold_down(window, Qt.Key.Key_Return, 4)
    wait_until(lambda: window.review_controller.is_on_screen)
    assert window.workspace.document.track.reviewed().nonzero()[0].tolist() == list(first.frames)
    window.registry["accept"].trigger()
    assert len(window.workspace.document.track.reviewed().nonzero()[0]) > len(first.frames), "a click is no held key"


def test_shift_x_reviews_the_whole_item_where_no_range_is_marked(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    said = workspace.document.track.layer(Layer.HUMAN)[item.frames.start : item.frames.stop]
    assert (said["state"] == State.NO_BALL).all()
    assert workspace.frame == workspace.review.shown[0].frame


@pytest.mark.parametrize("strip", [False, True], ids=["picture", "film strip"])
def test_enter_accepts_nothing_that_has_not_been_on_the_screen(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    strip: bool,
) -> None:
    look(monkeypatch, 3600)
    document = window.workspace.document
    if strip:
        window.registry["panel_strip"].trigger()
    item = window.workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    wait_until(lambda: window.review_controller.is_on_screen)
    QTest.keyClick(window.view, Qt.Key.Key_N)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    QTest.keyClick(window.view, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert not document.track.reviewed().any()
    window.queue_controller.go_to_item(item)
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    wait_until(lambda: window.review_controller.is_on_screen)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert document.track.reviewed().nonzero()[0].tolist() == list(item.frames)
    look(monkeypatch, 0)
    press(window, Qt.Key.Key_Return)
    assert document.track.reviewed().sum() > len(item.frames)


def test_shift_x_leaves_human_points_of_the_item_and_the_button_names_the_rest(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    assert window.review.accept.text() == f"Accept {frames_text(item.frames)}"
    window.edit_controller.edit(edits.place(workspace.document.track, item.frames[0], 500.0, 300.0))
    assert window.review.accept.text() == f"Accept {frames_text(item.frames[1:])}"
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert human_states(window, item.frames) == [State.VISIBLE] + [State.NO_BALL] * (len(item.frames) - 1)


def test_shift_v_marks_a_range_visible_at_its_points_and_faint_peaks(window: MainWindow) -> None:
    workspace = window.workspace
    gap = GAPS[0]
    workspace.marks.set_frames(range(gap.start - 3, gap.start + 2))
    press(window, Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    said = workspace.document.track.layer(Layer.HUMAN)["state"][gap.start - 3 : gap.start + 2]
    assert said.tolist() == [State.VISIBLE] * 5
    assert workspace.marks.frames is None


def test_shift_q_marks_a_range_occluded_and_keeps_its_positions(window: MainWindow) -> None:
    workspace = window.workspace
    frames = range(GAPS[0].start - 5, GAPS[0].start - 1)
    before = workspace.document.track.shown_rows(frames.start, frames.stop)
    workspace.marks.set_frames(frames)
    press(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    after = workspace.document.track.shown_rows(frames.start, frames.stop)
    assert human_states(window, frames) == [State.OCCLUDED] * len(frames)
    assert after["x"].tolist() == before["x"].tolist()


def occlude(window: MainWindow, frames: range) -> None:
    """Let InpaintNet place the ball where it flies, and call it occluded."""
    document = window.workspace.document
    x, y = flight(document.track.n_frames)[:, frames.start : frames.stop]
    said = make_rows(len(frames), State.OCCLUDED, Source.INPAINTED, x=x, y=y)
    document.edit(Edit("Fill", (document.track.change(Layer.INPAINTED, frames, said),), RunStep(2)))
    wait_until(lambda: not window.workspace.review.busy)
    window.workspace.review.flush()


def human_states(window: MainWindow, frames: range) -> list[int]:
    said = window.workspace.document.track.layer(Layer.HUMAN)["state"]
    return [int(one) for one in said[frames.start : frames.stop]]


def test_ctrl_shift_u_marks_a_range_as_not_reviewed_and_ctrl_u_one_frame_and_says_so(window: MainWindow) -> None:
    track, ctrl = window.workspace.document.track, Qt.KeyboardModifier.ControlModifier
    window.workspace.document.edit(accepted(window, range(20)))
    go_to(window, 0)
    press(window, Qt.Key.Key_I)
    go_to(window, 15)
    press(window, Qt.Key.Key_O)
    press(window, Qt.Key.Key_U, ctrl)
    assert track.reviewed().nonzero()[0].tolist() == [*range(15), *range(16, 20)]
    assert "1 frame" in window.notices.text
    assert "Ctrl+Shift+U" in window.notices.text
    press(window, Qt.Key.Key_U, ctrl | Qt.KeyboardModifier.ShiftModifier)
    assert track.reviewed().nonzero()[0].tolist() == [16, 17, 18, 19]
    assert "15 frames" in window.notices.text
    press(window, Qt.Key.Key_Z, ctrl)
    assert track.reviewed().sum() == 19


def accepted(window: MainWindow, frames: range) -> Edit:
    edit = edits.accept(window.workspace.document.track, frames)
    assert edit is not None
    return edit


def test_of_a_ball_that_is_called_occluded_shift_v_says_that_it_is_seen_and_goes_on(window: MainWindow) -> None:
    workspace = window.workspace
    occlude(window, GAPS[1])
    item = workspace.review.item_at(GAPS[1].start + 3)
    assert item is not None
    assert Reason.OCCLUDED & item.reasons
    window.queue_controller.go_to_item(item)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    assert set(human_states(window, item.frames)) == {State.VISIBLE}
    assert workspace.frame not in item.frames


@pytest.mark.parametrize("steps_on", [True, False])
def test_v_goes_on_when_no_other_frame_of_the_item_is_open(window: MainWindow, steps_on: bool) -> None:
    workspace = window.workspace
    workspace.preferences.update(PLAYBACK, auto_advance=steps_on)
    occlude(window, GAPS[1])
    left = GAPS[1][-2]
    for part in (range(GAPS[1].start, left), range(left + 1, GAPS[1].stop)):
        window.edit_controller.edit(edits.accept(workspace.document.track, part))
    workspace.review.flush()
    item = workspace.review.item_at(left)
    assert item is not None
    assert item.frames == range(left, left + 1)
    window.queue_controller.go_to_item(item)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_V)
    assert human_states(window, item.frames) == [State.VISIBLE]
    assert workspace.frame in {one.frame for one in workspace.review.shown}


def test_v_stays_in_an_item_of_which_more_is_open(window: MainWindow) -> None:
    workspace = window.workspace
    occlude(window, GAPS[1])
    item = workspace.review.item_at(GAPS[1].start + 3)
    assert item is not None
    window.queue_controller.go_to_item(item)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_V)
    assert workspace.frame in item.frames
    assert window.context.current_item.frames == item.frames


def test_who_has_looked_elsewhere_comes_back_to_the_item_that_is_open(window: MainWindow) -> None:
    workspace = window.workspace
    first, second = workspace.review.shown[:2]
    press(window, Qt.Key.Key_N)
    go_to(window, 30)
    press(window, Qt.Key.Key_N)
    assert workspace.frame == first.frame
    press(window, Qt.Key.Key_N)
    assert workspace.frame == second.frame


def test_who_has_looked_elsewhere_goes_on_when_the_item_is_reviewed(window: MainWindow) -> None:
    workspace = window.workspace
    first, second = workspace.review.shown[:2]
    press(window, Qt.Key.Key_N)
    go_to(window, 30)
    window.edit_controller.edit(edits.mark_frames(workspace.document.track, first.frames, State.NO_BALL))
    press(window, Qt.Key.Key_N)
    assert workspace.frame == second.frame


def test_who_has_looked_elsewhere_comes_back_to_what_is_left_of_the_item(window: MainWindow) -> None:
    workspace = window.workspace
    first = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    go_to(window, 30)
    window.edit_controller.edit(
        edits.mark_frames(workspace.document.track, range(first.frames.start, first.frame + 1), State.NO_BALL)
    )
    press(window, Qt.Key.Key_N)
    assert workspace.frame in first.frames
    assert workspace.frame > first.frame


def test_what_is_wrong_right_after_a_corrected_item_comes_next_and_then_the_walk_goes_on(window: MainWindow) -> None:
    workspace = window.workspace
    first, second = workspace.review.shown[:2]
    press(window, Qt.Key.Key_N)
    after = range(first.frames.stop + 3, first.frames.stop + 5)
    track = workspace.document.track
    lost = track.layer(Layer.PREDICTED)[after.start : after.stop].copy()
    lost["x"], lost["y"], lost["confidence"] = 20, 600, 0.3  # somewhere else, as it turns out once the item is right
    change = track.change(Layer.PREDICTED, after, lost)
    workspace.document.edit(Edit("Track", (change,), RunStep(2)))
    window.edit_controller.edit(edits.mark_frames(track, first.frames, State.NO_BALL))
    wait_until(lambda: not workspace.review.busy)
    press(window, Qt.Key.Key_N)
    assert workspace.frame in after
    press(window, Qt.Key.Key_Return)
    assert track.reviewed()[after.start : after.stop].all()
    assert workspace.frame == second.frame


def test_beside_an_item_that_is_left_open_n_goes_on_as_the_queue_says(window: MainWindow) -> None:
    workspace = window.workspace
    first = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    after = range(first.frames.stop + 3, first.frames.stop + 5)
    track = workspace.document.track
    lost = track.layer(Layer.PREDICTED)[after.start : after.stop].copy()
    lost["x"], lost["y"], lost["confidence"] = 20, 600, 0.3
    workspace.document.edit(Edit("Track", (track.change(Layer.PREDICTED, after, lost),), RunStep(2)))
    wait_until(lambda: not workspace.review.busy)
    workspace.review.flush()
    following = next(item for item in workspace.review.shown if not set(item.frames) & set(first.frames))
    press(window, Qt.Key.Key_N)
    assert workspace.frame == following.frame


def test_behind_the_last_item_n_says_that_it_begins_again(window: MainWindow) -> None:
    for _ in window.workspace.review.shown:
        press(window, Qt.Key.Key_N)
        assert window.notices.text == ""
    press(window, Qt.Key.Key_N)
    assert window.workspace.frame == window.workspace.review.shown[0].frame
    assert "first one" in window.notices.text


def test_the_picture_is_larger_around_an_item_unless_that_is_not_wanted(window: MainWindow) -> None:
    assert window.view.fitted
    press(window, Qt.Key.Key_N)
    assert not window.view.fitted
    press(window, Qt.Key.Key_0)
    press(window, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    assert not window.workspace.preferences.value.playback.zoom_to_places
    press(window, Qt.Key.Key_N)
    assert window.view.fitted


def test_when_nothing_is_left_n_says_so(window: MainWindow) -> None:
    press(window, Qt.Key.Key_N)
    for _ in window.workspace.review.shown:
        press(window, Qt.Key.Key_Return)
    assert not window.workspace.review.shown
    press(window, Qt.Key.Key_N)
    assert "left" in window.notices.text


def test_when_only_less_certain_items_are_left_a_second_n_shows_them(window: MainWindow) -> None:
    review = window.workspace.review
    review.set_threshold(0.95)
    assert not review.shown
    assert review.items
    here = window.workspace.frame
    press(window, Qt.Key.Key_N)
    assert window.workspace.frame == here
    assert window.notices.text
    press(window, Qt.Key.Key_N)
    assert window.workspace.frame == review.shown[0].frame
    assert window.review.sensitivity.value() < 95


def test_less_certain_items_shown_by_n_are_no_new_round(window: MainWindow) -> None:
    review = window.workspace.review
    review.set_threshold(0.0)
    window.queue_controller.go_to_item(review.shown[-1])
    review.set_threshold(0.95)
    press(window, Qt.Key.Key_N)
    offered = window.notices.text
    press(window, Qt.Key.Key_N)
    assert review.shown
    assert window.notices.text in ("", offered)


def test_items_of_other_reasons_are_not_called_less_certain(window: MainWindow) -> None:
    review = window.workspace.review
    review.set_threshold(0.0)
    unused = next(reason for reason in Reason if not any(item.reasons & reason for item in review.items))
    review.set_only(int(unused))
    for _ in range(2):
        press(window, Qt.Key.Key_N)
        assert not review.shown
    assert "certain" not in window.notices.text + window.review.empty.text()


def test_less_certain_items_are_counted_apart_and_leave_with_their_video(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = window.workspace.review
    usual = max(item.probability for item in review.items)
    monkeypatch.setattr("rallytrace.session.review_model.SHOWN_FROM", usual)
    for threshold in (usual, 0.0):
        review.set_threshold(threshold)
    added = sum(item.probability < usual for item in review.items)
    assert added > 0
    said = window.review.left.text() + window.review.left.toolTip()
    assert [int(number) for number in re.findall(r"\d+", said)][:2] == [len(review.shown), added]
    clip = clipmaker.Clip("other.mp4", n_frames=60, width=640, height=360)
    open_video(window, clipmaker.make(clip, tmp_path))
    assert review.threshold == usual


@pytest.mark.parametrize("occluded", [True, False])
def test_where_a_place_is_marked_in_the_picture_the_point_panel_names_the_key_that_takes_it(
    window: MainWindow,
    occluded: bool,
) -> None:
    track, frame = window.workspace.document.track, GAPS[0][2]
    if occluded:
        found = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=600, y=300)
        window.workspace.document.edit(Edit("Fill", (track.change(Layer.INPAINTED, [frame], found),), RunStep(1)))
    go_to(window, frame)
    wait_until(lambda: "V" in window.point.hint.text())
    assert ("ring" in window.point.hint.text()) is not occluded  # a ring beside the mark is another place
    go_to(window, 30)
    wait_until(lambda: window.point.hint.text() == "")
    go_to(window, frame)
    press(window, Qt.Key.Key_V)
    wait_until(lambda: window.point.hint.text() == "")


def test_enter_after_the_last_open_frame_of_an_item_was_corrected_goes_to_the_next_item(window: MainWindow) -> None:
    workspace = window.workspace
    first = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    for frame in first.frames:
        go_to(window, frame)
        point = window.view.to_view(500 + frame, 300).toPoint()
        QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=point)
    assert workspace.document.track.reviewed(first.frames.start, first.frames.stop).all()
    go_to(window, first.frames[-1])
    wait_until(lambda: str(first.frames[-1]) not in window.review.accept.text())
    reviewed = int(workspace.document.track.reviewed().sum())
    press(window, Qt.Key.Key_Return)
    assert int(workspace.document.track.reviewed().sum()) == reviewed
    assert workspace.review.item_at(workspace.frame) is not None
    assert workspace.frame not in first.frames
