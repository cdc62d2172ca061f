"""Test the review with real keys, in the real window, on the demo rally."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from narrowing import not_none
from qt import wait_until
from rallytrace.session.document import RunStep
from rallytrace.settings.sections import PLAYBACK
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.track.wording import frames_text
from rallytrace.ui.main_window.window import MainWindow
from windows import close_film_strip, go_to, look, shown_judged

GAPS = (range(60, 70), range(200, 225), range(330, 338))


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window over a track with three gaps in it, everything judged and shown; the film strip is closed."""
    with shown_judged(qapp, GAPS) as window:
        close_film_strip(window)
        yield window


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.view, key, modifiers)
    wait_until(lambda: window.has_picture)


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


def test_button_on_reviewed_frame_leads_to_unreviewed_one(window: MainWindow) -> None:
    go_to(window, 30)
    press(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.workspace.document.track.reviewed().nonzero()[0].tolist() == [30]
    wait_until(lambda: window.review.accept.text() == window.registry["next_unreviewed"].iconText())
    QTest.mouseClick(window.review.accept, Qt.MouseButton.LeftButton)
    wait_until(lambda: window.workspace.frame == 31)
    assert window.workspace.document.track.reviewed().nonzero()[0].tolist() == [30]


def test_the_keys_for_points_set_by_hand_pass_over_accepted_ones(window: MainWindow) -> None:
    track = window.workspace.document.track
    for edit in (
        edits.place(track, 20, 300, 300),
        edits.accept(track, range(21, 40)),
        edits.mark_frames(track, range(40, 41), State.NO_BALL),
    ):
        window.workspace.document.edit(not_none(edit))
    for key, frame in ((Qt.Key.Key_Right, 20), (Qt.Key.Key_Right, 40), (Qt.Key.Key_Left, 20)):
        press(window, key, Qt.KeyboardModifier.ControlModifier)
        assert window.workspace.frame == frame


def test_time_order_of_queue_is_remembered(window: MainWindow) -> None:
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
def test_manual_zoom_keeps_ball_of_each_item_in_view(
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
            point = not_none(workspace.document.track.point(workspace.frame))
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
    point = not_none(workspace.document.track.point(150))
    assert view.rect().contains(view.to_view(point.x, point.y).toPoint())
    assert view.zoom == pytest.approx(8)


def test_undo_brings_what_it_changed_into_view(window: MainWindow) -> None:
    workspace = window.workspace
    go_to(window, 20)
    point = not_none(workspace.document.track.point(20))
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


def test_going_to_another_item_discards_the_fills_of_the_first(window: MainWindow) -> None:
    document = window.workspace.document
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_F)
    wait_until(lambda: window.fill_controller.preview.is_ready)
    press(window, Qt.Key.Key_N)
    item = not_none(window.context.walk.item)
    assert window.fill_controller.preview.frames is None
    press(window, Qt.Key.Key_Return)
    assert document.track.reviewed().nonzero()[0].tolist() == list(item)
    assert not not_none(document.undoable).startswith("Fill")


def test_enter_accepts_nothing_that_has_not_been_on_the_screen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    look(monkeypatch, 3600)
    document = window.workspace.document
    window.registry["panel_strip"].trigger()
    item = window.workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    wait_until(lambda: window.context.walk.is_on_screen)
    QTest.keyClick(window.view, Qt.Key.Key_N)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    QTest.keyClick(window.view, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert not document.track.reviewed().any()
    window.context.walk.go_to_item(item)
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    wait_until(lambda: window.context.walk.is_on_screen)
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert document.track.reviewed().nonzero()[0].tolist() == list(item.frames)
    look(monkeypatch, 0)
    press(window, Qt.Key.Key_Return)
    assert document.track.reviewed().sum() > len(item.frames)


def test_unreview_keys_report_their_frames(window: MainWindow) -> None:
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
    return not_none(edits.accept(window.workspace.document.track, frames))


def test_picture_zooms_to_items_unless_disabled(window: MainWindow) -> None:
    assert window.view.fitted
    press(window, Qt.Key.Key_N)
    assert not window.view.fitted
    press(window, Qt.Key.Key_0)
    press(window, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    assert not window.workspace.preferences.value.playback.zoom_to_places
    press(window, Qt.Key.Key_N)
    assert window.view.fitted


@pytest.mark.parametrize("occluded", [True, False])
def test_point_panel_names_key_for_marked_position(
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
