"""The window as an analyst uses it: real mouse and key events, the shipped models, the demo rally."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget

from mouse import move_mouse
from narrowing import not_none
from program import light_rally, rows
from qt import put_on_screen, wait_until
from rallytrace.errors import ProviderError
from rallytrace.main import build
from rallytrace.session.preferences import Preferences
from rallytrace.session.project.messages import ProjectCommand, SaveState
from rallytrace.storage.labels.aspects import Aspect
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.lists import Rally
from rallytrace.track.track import Layer, State
from rallytrace.tracking.messages import RunOutcome, RunState
from rallytrace.ui.keyboard.action_registry import TAP_SECONDS
from rallytrace.ui.keyboard.action_spec import RECENT, ActionSpec
from rallytrace.ui.keyboard.actions import ACTIONS
from rallytrace.ui.look.widgets import DecimalBox
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.frame_filter import Scope
from windows import go_to, open_video, press, shown

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown(qapp) as window:
        yield window


@pytest.fixture
def at_demo(window: MainWindow) -> MainWindow:
    """Return the window with the demo rally open and its first picture on the screen."""
    open_video(window, light_rally())
    return window


def click(window: MainWindow, x: float, y: float) -> None:
    """Click where a position of the video lies on the screen."""
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=screen_position(window, x, y))


def screen_position(window: MainWindow, x: float, y: float) -> QPoint:
    return window.view.to_view(x, y).toPoint()


def mark(window: MainWindow, first: int, last: int) -> None:
    for frame, key in ((first, Qt.Key.Key_I), (last, Qt.Key.Key_O)):
        window.workspace.playhead.seek(frame)
        press(window, key)


def track_range(window: MainWindow) -> None:
    press(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_until(lambda: not window.workspace.runs.busy)


def export_labels(window: MainWindow, target: Path) -> None:
    """Write the labels to a file, with the export dialog."""
    window.registry["export_labels"].trigger()
    dialog = not_none(window.labels.export_dialog)
    dialog.destination.field.selectAll()
    QTest.keyClicks(dialog.destination.field, str(target))
    wait_until(dialog.export.isEnabled)
    QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
    wait_until(dialog.ending.isVisible)
    dialog.close()


def test_track_a_range_correct_a_point_undo_and_export(at_demo: MainWindow, tmp_path: Path) -> None:
    window = at_demo
    document = window.workspace.document
    mark(window, 90, 110)
    track_range(window)
    assert [point.frame for point in document.track.points()] == list(range(90, 111))
    found = not_none(document.track.point(100))
    assert found.source is Source.PREDICTED

    window.workspace.playhead.seek(100)
    wait_until(lambda: window.has_picture)
    click(window, 640, 360)
    moved = not_none(document.track.point(100))
    assert moved.source is Source.HUMAN
    assert (moved.x, moved.y) == pytest.approx((640, 360), abs=1.5)

    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.track.point(100) == found

    export_labels(window, tmp_path / "labels.csv")
    assert [int(row[0]) for row in rows(tmp_path / "labels.csv")] == list(range(90, 111))


def test_a_drag_is_one_step_of_the_history(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    click(window, 300, 300)
    start, end = screen_position(window, 300, 300), screen_position(window, 500, 400)
    QTest.mousePress(window.view, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.25, 0.5, 0.75, 1.0):
        move_mouse(window.view, start + (end - start) * share)
    QTest.mouseRelease(window.view, Qt.MouseButton.LeftButton, pos=end)
    moved = not_none(document.track.point(0))
    assert (moved.x, moved.y) == pytest.approx((500, 400), abs=3)
    press(window, Qt.Key.Key_Z, CTRL)
    back = not_none(document.track.point(0))
    assert (back.x, back.y) == pytest.approx((300, 300), abs=1.5)


def test_keys_say_what_the_ball_does(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    click(window, 300, 300)
    press(window, Qt.Key.Key_Q)
    assert not_none(document.track.point(0)).occluded
    press(window, Qt.Key.Key_X)
    assert not not_none(document.track.point(0)).placed
    press(window, Qt.Key.Key_Delete)
    assert document.track.point(0) is None


def test_right_click_means_no_ball_everywhere(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    for x, y in ((300, 300), (40, 500)):
        click(window, 300, 300)
        QTest.mouseClick(window.view, Qt.MouseButton.RightButton, pos=screen_position(window, x, y))
        assert document.track.shown_rows(0, 1)["state"].tolist() == [State.NO_BALL]


def test_a_point_is_placed_and_moved_by_the_keyboard_alone(at_demo: MainWindow) -> None:
    window, track = at_demo, at_demo.workspace.document.track
    alt = Qt.KeyboardModifier.AltModifier
    press(window, Qt.Key.Key_Right, alt)
    placed = not_none(track.point(0))
    assert placed.visible
    press(window, Qt.Key.Key_Down, alt | SHIFT)
    moved = not_none(track.point(0))
    assert (moved.x - placed.x, moved.y - placed.y) == pytest.approx((0, 10))
    press(window, Qt.Key.Key_Z, CTRL)
    assert track.point(0) is None


def test_nudges_move_by_a_pixel_and_are_undone_together(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    click(window, 300, 300)
    placed = not_none(document.track.point(0))
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    press(window, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
    nudged = not_none(document.track.point(0))
    assert (nudged.x - placed.x, nudged.y - placed.y) == pytest.approx((1, -10))
    press(window, Qt.Key.Key_Z, CTRL)
    assert document.track.point(0) == placed


def type_x(window: MainWindow, text: str, end: Qt.Key) -> DecimalBox:
    """Click into the position's x, type over it, and press a key."""
    box = window.point.x_box
    QTest.mouseClick(box.lineEdit(), Qt.MouseButton.LeftButton)
    assert box.hasFocus()
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, end)
    return box


def test_enter_takes_typed_position_and_returns_to_video(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    click(window, 300, 300)
    box = type_x(window, "500", Qt.Key.Key_Return)
    assert not_none(document.track.point(0)).x == 500
    assert window.view.hasFocus()
    QTest.mouseClick(box.lineEdit(), Qt.MouseButton.LeftButton)
    QTest.keyClick(box, Qt.Key.Key_Z, CTRL)
    assert not_none(document.track.point(0)).x == pytest.approx(300, abs=1)


def test_esc_leaves_the_winner_of_a_rally_as_it_was(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    document.edit(edits.name_rally(document.track, Rally("First", range(100), "Anna")))
    winner = window.rallies.fields.winner
    window.rallies.list.select_row(0)
    QTest.mouseClick(winner, Qt.MouseButton.LeftButton)
    assert winner.hasFocus()
    QTest.keyClicks(winner, "x")
    QTest.keyClick(winner, Qt.Key.Key_Escape)
    assert window.view.hasFocus()
    assert (winner.text(), document.track.rallies[0].winner) == ("Anna", "Anna")


def test_a_click_can_go_on_to_the_next_frame(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    window.registry["auto_advance"].trigger()
    for frame in range(3):
        wait_until(lambda: window.has_picture)
        assert window.workspace.frame == frame
        click(window, 300 + frame, 300)
    assert [point.frame for point in document.track.points()] == [0, 1, 2]


def test_frames_are_accepted_one_by_one_pinned_and_walked_to(at_demo: MainWindow) -> None:
    window, track = at_demo, at_demo.workspace.document.track
    mark(window, 90, 99)
    track_range(window)
    press(window, Qt.Key.Key_Escape)
    window.workspace.playhead.seek(90)
    for frame in (90, 91):
        press(window, Qt.Key.Key_Return)
        assert track.reviewed().nonzero()[0].tolist() == list(range(90, frame + 1))
        assert window.workspace.frame == frame + 1
    before = track.point(92)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_P)
    assert track.layer(Layer.HUMAN)["state"][92] != State.UNSET
    assert not track.reviewed()[92]
    press(window, Qt.Key.Key_P)
    assert track.layer(Layer.HUMAN)["state"][92] == State.UNSET
    assert track.point(92) == before
    press(window, Qt.Key.Key_U)
    assert window.workspace.frame == 93
    press(window, Qt.Key.Key_U, SHIFT)
    assert window.workspace.frame == 92
    press(window, Qt.Key.Key_Left)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_U, CTRL)
    assert track.reviewed().nonzero()[0].tolist() == [90]
    assert track.layer(Layer.HUMAN)["state"][91] == State.UNSET


def test_a_range_is_edited_in_one_step(at_demo: MainWindow) -> None:
    window, track = at_demo, at_demo.workspace.document.track
    mark(window, 20, 29)
    press(window, Qt.Key.Key_X, SHIFT)
    assert [point.frame for point in track.points()] == list(range(20, 30))
    assert not any(point.placed for point in track.points())
    assert window.workspace.marks.frames is None
    mark(window, 20, 29)
    press(window, Qt.Key.Key_Delete, SHIFT)
    assert track.points() == []
    press(window, Qt.Key.Key_Z, CTRL)
    assert len(track.points()) == 10
    press(window, Qt.Key.Key_Z, CTRL)
    assert track.points() == []


@pytest.mark.parametrize(
    ("keys", "frame"),
    [
        ([Qt.Key.Key_Right, Qt.Key.Key_D, Qt.Key.Key_Period], 3),
        ([Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_A, Qt.Key.Key_Comma], 434),
        ([Qt.Key.Key_End, Qt.Key.Key_Home], 0),
    ],
)
def test_keys_move_the_playhead(at_demo: MainWindow, keys: list[Qt.Key], frame: int) -> None:
    for key in keys:
        press(at_demo, key)
    assert at_demo.workspace.frame == frame
    wait_until(lambda: at_demo.has_picture)


def test_go_to_a_frame_or_a_time_and_back(at_demo: MainWindow) -> None:
    window = at_demo
    for typed, frame in (("200", 200), ("0:10", 300)):
        press(window, Qt.Key.Key_G)
        QTest.keyClicks(window.transport.field, typed)
        QTest.keyClick(window.transport.field, Qt.Key.Key_Return)
        assert window.workspace.frame == frame
    for frame in (200, 0):
        press(window, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ShiftModifier)
        assert window.workspace.frame == frame


def test_a_range_becomes_a_rally_that_can_be_walked_to(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    for first, last in ((50, 99), (200, 300)):
        mark(window, first, last)
        press(window, Qt.Key.Key_Return)
        QTest.keyClick(not_none(QApplication.focusWidget()), Qt.Key.Key_Return)
        window.view.setFocus()
    assert [rally.frames for rally in document.track.rallies] == [range(50, 100), range(200, 301)]
    assert window.workspace.marks.frames is None
    press(window, Qt.Key.Key_Home)
    for frame in (50, 200):
        press(window, Qt.Key.Key_PageDown)
        assert window.workspace.frame == frame
    press(window, Qt.Key.Key_PageUp)
    assert window.workspace.frame == 50


def test_playback_runs_while_a_run_goes_on(at_demo: MainWindow) -> None:
    window = at_demo
    press(window, Qt.Key.Key_T, CTRL)
    press(window, Qt.Key.Key_Space)
    wait_until(lambda: window.workspace.frame > 3)
    assert window.workspace.runs.busy
    press(window, Qt.Key.Key_Space)
    assert not window.workspace.playhead.playing
    press(window, Qt.Key.Key_Period, CTRL)
    wait_until(lambda: not window.workspace.runs.busy)


def test_undo_of_an_older_run_leaves_alone_what_goes_on(at_demo: MainWindow) -> None:
    window, document = at_demo, at_demo.workspace.document
    mark(window, 95, 105)
    track_range(window)
    mark(window, 200, 240)
    window.registry["track_range"].trigger()
    press(window, Qt.Key.Key_Z, CTRL)
    assert window.workspace.runs.busy
    assert document.track.point(100) is None
    wait_until(lambda: not window.workspace.runs.busy)
    assert {point.frame for point in document.track.points()} == set(range(200, 241))


def test_recent_videos_appear_in_menu_opened_empty_before(window: MainWindow) -> None:
    menu = window.registry.menu(RECENT)
    menu.aboutToShow.emit()
    assert menu.isEnabled()
    assert not any(action.isEnabled() for action in menu.actions())
    open_video(window, light_rally())
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [str(light_rally())]


def test_full_screen_ends_as_it_began(window: MainWindow) -> None:
    window.showMaximized()
    window.registry["full_screen"].trigger()
    wait_until(window.isFullScreen)
    window.registry["full_screen"].trigger()
    wait_until(lambda: not window.isFullScreen())
    assert window.isMaximized()


def test_invalid_video_is_refused_with_a_message(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "notes.mp4").write_text("this is no video")
    window.open(tmp_path / "notes.mp4")
    wait_until(lambda: window.failed)
    assert "notes.mp4" in window.notices.text
    assert window.empty


def test_the_layers_and_the_overlay_follow_their_keys(at_demo: MainWindow) -> None:
    window = at_demo
    click(window, 640, 360)
    wait_until(lambda: window.has_picture)
    with_point = window.view.grab().toImage()
    press(window, Qt.Key.Key_3)
    assert window.view.grab().toImage() != with_point
    press(window, Qt.Key.Key_3)
    assert window.view.grab().toImage() == with_point


def test_the_heatmap_comes_when_it_is_asked_for(at_demo: MainWindow) -> None:
    window = at_demo
    window.workspace.playhead.seek(100)
    wait_until(lambda: window.has_picture)
    without = window.view.grab().toImage()
    press(window, Qt.Key.Key_4)
    wait_until(lambda: window.view.grab().toImage() != without)


def test_closing_with_unexported_points_asks_first(at_demo: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window = at_demo
    click(window, 640, 360)
    answers = iter([False, True])
    monkeypatch.setattr(window.files, "may_let_go", lambda: next(answers))
    assert not window.close()
    assert window.close()


@pytest.mark.usefixtures("qapp")
def test_the_layout_is_remembered() -> None:
    first = build(Preferences())
    first.show()
    first.registry["panel_review"].trigger()
    first.timeline.fold(["x"])
    first.close()
    second = build(Preferences())
    second.show()
    assert not second.registry["panel_review"].isChecked()
    assert "x" in second.timeline.folded
    second.close()


def test_every_action_is_carried_out_by_somebody(window: MainWindow) -> None:
    done = {name for controller in window.context.controllers for name in controller.commands}
    elsewhere = {
        "quit",
        "go_to",
        "name_rally",
        "tag_rally",
        "tag_event",
        "review_rallies",
        "play_rallies",
        "make_clips",
        "loupe",
        "hide_overlays",
        "motion",
    }
    assert {spec.id for spec in ACTIONS if not spec.setting} == done | elsewhere


@pytest.mark.parametrize("spec", [spec for spec in ACTIONS if spec.setting], ids=lambda spec: spec.id)
def test_an_action_switches_its_setting_and_follows_it(window: MainWindow, spec: ActionSpec) -> None:
    section, name = spec.setting.split(".")
    preferences, action = window.workspace.preferences, window.registry[spec.id]
    action.setEnabled(True)
    for on in (True, False):
        preferences.update(section, **{name: on})
        assert action.isChecked() is on
        assert not window.notices.text
    action.trigger()
    assert getattr(getattr(preferences.value, section), name)
    assert window.notices.text.startswith(f"{spec.name}: on.")


@pytest.fixture
def clip(tmp_path: Path) -> Path:
    """Return the demo rally in a folder of its own, where its project may be beside it."""
    return Path(shutil.copy(light_rally(), tmp_path / "match.mp4"))


def opened(path: Path) -> MainWindow:
    window = build(Preferences())
    put_on_screen(window, active=True)
    window.open(path)
    wait_until(lambda: window.workspace.info is not None and window.workspace.info.complete and window.has_picture)
    wait_until(lambda: not window.workspace.autosaver.checking)
    return window


@pytest.mark.usefixtures("qapp")
def test_a_key_that_comes_while_the_project_is_read_is_answered(clip: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = build(Preferences())
    put_on_screen(window, active=True)
    autosaver, asked = window.workspace.autosaver, list[ProjectCommand]()
    with monkeypatch.context() as slow:
        slow.setattr(autosaver, "_ask", asked.append)
        window.open(clip)
        wait_until(lambda: window.workspace.info is not None and window.workspace.info.complete and window.has_picture)
        assert autosaver.checking
        press(window, Qt.Key.Key_Control)
        assert not window.notices.text
        press(window, Qt.Key.Key_N)
        assert "is still being read" in window.notices.text
    for command in asked:
        autosaver._ask(command)
    wait_until(lambda: not autosaver.checking)
    window.notices.clear()
    press(window, Qt.Key.Key_N)
    assert not window.notices.text
    window.close()


@pytest.mark.usefixtures("qapp")
def test_everything_is_there_again_when_a_video_is_opened_again(clip: Path) -> None:
    window = opened(clip)
    click(window, 640, 360)
    mark(window, 10, 20)
    press(window, Qt.Key.Key_X, SHIFT)
    window.workspace.playhead.seek(33)
    before = window.workspace.document.track.points()
    window.close()
    assert clip.with_name("match.mp4.rally").exists()

    again = opened(clip)
    wait_until(lambda: again.workspace.frame == 33)
    document = again.workspace.document
    assert document.track.points() == before
    again.registry["undo"].trigger()
    again.registry["undo"].trigger()
    assert document.track.points() == []
    again.registry["redo"].trigger()
    assert [point.frame for point in document.track.points()] == [0]
    again.close()


@pytest.mark.usefixtures("qapp")
def test_a_second_window_can_only_look(clip: Path) -> None:
    first = opened(clip)
    click(first, 640, 360)
    wait_until(lambda: first.workspace.autosaver.state is SaveState.SAVED)
    second = opened(clip)
    assert second.workspace.locked is not None
    assert [point.frame for point in second.workspace.document.track.points()] == [0]
    click(second, 100, 100)
    assert not_none(second.workspace.document.track.point(0)).x == pytest.approx(640, abs=1.5)
    assert second.notices.text
    second.close()
    first.close()


@pytest.mark.usefixtures("qapp")
def test_read_only_window_exports_but_never_redoes(clip: Path, tmp_path: Path) -> None:
    first = opened(clip)
    click(first, 640, 360)
    go_to(first, 3)
    click(first, 600, 300)
    first.registry["undo"].trigger()
    wait_until(lambda: first.workspace.autosaver.state is SaveState.SAVED)
    second = opened(clip)
    assert second.workspace.document.redoable
    export_labels(second, tmp_path / "labels.csv")
    second.registry["redo"].trigger()
    assert [point.frame for point in second.workspace.document.track.points()] == [0]
    assert second.workspace.locked is not None
    assert second.notices.text
    second.close()
    first.close()


@pytest.mark.usefixtures("qapp")
def test_change_after_frameless_undo_moves_nobody(clip: Path) -> None:
    window = opened(clip)
    go_to(window, 10)
    document = window.workspace.document
    window.edit_controller.edit(edits.name_rally(document.track, Rally("Rally 1", range(20))))
    window.registry["undo"].trigger()
    assert not document.track.rallies
    document.edit(edits.place(document.track, 40, 30, 30))
    assert window.workspace.frame == 10
    window.close()


@pytest.mark.usefixtures("qapp")
def test_nothing_is_said_to_be_done_where_nothing_may_be_changed(clip: Path) -> None:
    first = opened(clip)
    click(first, 640, 360)
    first.edit_controller.edit(edits.name_rally(first.workspace.document.track, Rally("Rally 1", range(20))))
    wait_until(lambda: first.workspace.autosaver.state is SaveState.SAVED)
    second = opened(clip)
    for name in ("accept_rally", "hold_ball", "no_ball_in_range", "accept"):
        second.registry[name].trigger()
        assert second.workspace.frame == 0
        second.notices.clear()
        assert not second.notices.text, "a sentence waits that says it was done"
    second.close()
    first.close()


@pytest.mark.usefixtures("qapp")
def test_labels_are_not_imported_into_the_next_video(clip: Path, tmp_path: Path) -> None:
    window = opened(clip)
    click(window, 640, 360)
    export_labels(window, tmp_path / "labels.csv")
    window.labels.open(tmp_path / "labels.csv")
    first = window.labels.import_dialog
    window.labels.open(tmp_path / "labels.csv")
    wait_until(lambda: not shiboken6.isValid(first))
    second = not_none(window.labels.import_dialog)
    assert second.isVisible()
    window.files.close_video()
    wait_until(lambda: not shiboken6.isValid(second))
    assert window.labels.import_dialog is None
    window.close()


@pytest.mark.usefixtures("qapp")
def test_a_dropped_folder_of_yolo_labels_is_imported(clip: Path, tmp_path: Path) -> None:
    labels = tmp_path / "yolo" / "labels"
    labels.mkdir(parents=True)
    (labels / "clip_000001.txt").write_text("0 0.5 0.5 0.02 0.02\n")
    window = opened(clip)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "yolo"))])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(50, 50), action, data, button, Qt.KeyboardModifier.NoModifier))
    assert window.labels.import_dialog is not None
    window.close()


@pytest.mark.usefixtures("qapp")
def test_a_cancelled_import_leaves_the_frame_that_was_shown(clip: Path, tmp_path: Path) -> None:
    window = opened(clip)
    click(window, 640, 360)
    export_labels(window, tmp_path / "labels.csv")
    window.workspace.playhead.seek(2)
    window.labels.open(tmp_path / "labels.csv")
    dialog = not_none(window.labels.import_dialog)
    dialog.preview.slider.setValue(5)
    wait_until(lambda: window.workspace.frame == 5)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    wait_until(lambda: window.workspace.frame == 2)
    window.close()


@pytest.mark.usefixtures("qapp")
def test_segments_are_shown_before_they_become_rallies(clip: Path, tmp_path: Path) -> None:
    window = opened(clip)
    (tmp_path / "cuts.csv").write_text("Start;End;Name\n0,1;0,5;Ana\n900;910;Bea\n", encoding="utf-8")
    window.labels.open(tmp_path / "cuts.csv")
    dialog = not_none(window.labels.segment_dialog)
    assert not window.workspace.document.track.rallies
    dialog.import_button.click()
    assert [rally.name for rally in window.workspace.document.track.rallies] == ["Ana"]
    assert "Not imported: line 3." in window.notices.text
    window.close()


@pytest.mark.usefixtures("qapp")
def test_a_file_can_be_read_as_segments_or_labels(clip: Path, tmp_path: Path) -> None:
    window = opened(clip)
    (tmp_path / "numbers.csv").write_text("0,6,1\n8,20,2\n")
    window.labels.open(tmp_path / "numbers.csv")
    assert window.labels.segment_dialog is not None
    window.labels.segment_dialog.conclusions.choice_made.emit(Aspect.CONTENT, "labels")
    wait_until(lambda: window.labels.import_dialog is not None)
    assert window.labels.segment_dialog is None
    assert window.labels.import_dialog is not None
    window.labels.import_dialog.segments_button.click()
    wait_until(lambda: window.labels.segment_dialog is not None)
    assert window.labels.import_dialog is None
    window.close()


def test_unopenable_video_leaves_the_previous_open(at_demo: MainWindow, tmp_path: Path) -> None:
    window = at_demo
    click(window, 640, 360)
    (tmp_path / "notes.mp4").write_text("this is no video")
    window.open(tmp_path / "notes.mp4")
    wait_until(lambda: window.workspace.info is not None and window.has_picture)
    wait_until(lambda: window.workspace.locked is None)
    assert "notes.mp4" in window.notices.text
    on_top = not_none(window.childAt(window.notices.geometry().center()))
    assert on_top is window.notices or window.notices.isAncestorOf(on_top)
    assert not window.notices.geometry().intersects(QRect(window.view.mapTo(window, QPoint()), window.view.size()))
    assert [point.frame for point in window.workspace.document.track.points()] == [0]


def test_a_click_goes_on_to_the_next_frame_while_the_key_is_held(at_demo: MainWindow) -> None:
    window = at_demo
    QTest.keyPress(window.view, Qt.Key.Key_Y)
    wait_until(lambda: window.workspace.preferences.value.playback.auto_advance)
    click(window, 640, 360)
    wait_until(lambda: window.workspace.frame == 1 and window.has_picture)
    QTest.qWait(round(TAP_SECONDS * 1000))
    QTest.keyRelease(window.view, Qt.Key.Key_Y)
    assert not window.workspace.preferences.value.playback.auto_advance
    click(window, 600, 300)
    assert window.workspace.frame == 1


def test_a_provider_that_cannot_be_used_leads_to_its_settings(at_demo: MainWindow) -> None:
    window = at_demo
    error = ProviderError("CUDA cannot be used: no driver.", "Or choose another provider, such as 'cpu'.")
    window.workspace.runs.tracker.finished.emit(RunOutcome(1, RunState.FAILED, error))
    assert "CUDA" in window.notices.text
    assert "'cpu'" not in window.notices.text
    button = next(button for button in window.notices.buttons if button.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    pane = not_none(window.appearance.settings_pane)
    assert pane.isVisible()
    assert pane.windowHandle().transientParent() is window.windowHandle(), "a click in the window does not hide it"
    assert pane.windowType() is Qt.WindowType.Dialog
    assert (pane.frameGeometry().center() - window.frameGeometry().center()).manhattanLength() < 8


def test_the_plots_say_that_a_video_is_being_read(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F10)
    window.open(light_rally())
    assert window.plots.empty.heading.text().startswith("Loading")
    wait_until(lambda: window.workspace.locked is None and window.has_picture)
    assert window.plots.empty.heading.text() == "No path yet"


def test_one_click_and_one_key_hold_a_ball_that_rests(at_demo: MainWindow) -> None:
    window, track = at_demo, at_demo.workspace.document.track
    mark(window, 95, 105)
    go_to(window, 95)
    window.edit_controller.place(95, 300.0, 400.0)
    press(window, Qt.Key.Key_E)
    assert {(point.x, point.y) for point in map(track.point, range(95, 106)) if point} == {(300.0, 400.0)}
    assert window.workspace.frame == 105
    assert window.workspace.marks.frames is None


def test_rest_key_reports_its_frames(at_demo: MainWindow) -> None:
    window = at_demo
    window.edit_controller.place(50, 300.0, 400.0)
    go_to(window, 95)
    press(window, Qt.Key.Key_E)
    assert "No position" in window.notices.text
    window.edit_controller.place(95, 300.0, 400.0)
    mark(window, 95, 105)
    go_to(window, 95)
    press(window, Qt.Key.Key_E)
    assert "95 to 105" in window.notices.text
    assert "Ctrl+Z" in window.notices.text
    go_to(window, 120)
    window.edit_controller.place(120, 300.0, 400.0)
    window.edit_controller.place(121, 340.0, 420.0)
    press(window, Qt.Key.Key_E)
    assert "after frame 120" in window.notices.text, "it moves at once: nothing else was marked"


def test_the_panel_keys_show_the_table_and_the_plots(at_demo: MainWindow) -> None:
    window = at_demo
    for key, widget in ((Qt.Key.Key_F9, window.frames), (Qt.Key.Key_F10, window.plots)):
        assert not widget.isVisible()
        press(window, key)
        wait_until(widget.isVisible)
        press(window, key)
        wait_until(lambda widget=widget: not widget.isVisible())  # type: ignore[misc]


def test_the_keys_that_are_shown_are_those_of_the_settings(at_demo: MainWindow) -> None:
    window = at_demo
    window.registry["panel_frames"].trigger()
    choice = window.frames.filter.where
    choice.setCurrentIndex(choice.findData(Scope.RANGE))

    def shown() -> str:
        tips = (window.point.states[State.VISIBLE].toolTip(), window.point.clear.toolTip())
        speeds = window.transport.speeds.toolTip()
        return "\n".join((*tips, speeds, window.rallies.empty.text(), window.frames.empty.text()))

    assert all(key in shown() for key in ("(V)", "(Del)", "J, L", " I and O"))
    window.workspace.preferences.set_keys(
        {
            "mark_visible": ("F13",),
            "clear_point": ("F14",),
            "slower": ("F15",),
            "faster": (),
            "range_in": ("F16",),
            "name_rally": ("F17",),
        }
    )
    assert all(key in shown() for key in ("(F13)", "(F14)", "(F15, [ and ])", "F17", "F16 and O mark one"))
    assert not any(key in shown() for key in ("(V)", "(Del)", "J,", " I and O"))
    window.workspace.preferences.set_keys(
        {"range_in": (), "slower": (), "faster": (), "speed_down": (), "speed_up": ()}
    )
    assert " and O" not in shown()
    assert window.transport.speeds.toolTip() == "Speed"


def test_every_button_with_an_icon_has_a_name_for_screen_readers(window: MainWindow) -> None:
    buttons = [one for one in window.findChildren(QAbstractButton) if not one.icon().isNull()]
    nameless = [one.toolTip() for one in buttons if not one.accessibleName() and not one.text()]
    own = [tip for tip in nameless if tip]  # Qt's own have none
    assert len(buttons) > 20
    assert own == []


@pytest.mark.usefixtures("qapp")
def test_docks_that_go_with_their_window_are_heard_no_more(clip: Path) -> None:
    window = opened(clip)
    docks = window.findChildren(QDockWidget)
    checked = [window.registry[dock.objectName()].isChecked() for dock in docks]
    window.shutdown()
    for dock in docks:  # as they are deleted
        dock.hide()
    assert [window.registry[dock.objectName()].isChecked() for dock in docks] == checked
    window.close()
