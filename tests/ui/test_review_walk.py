"""Walking through what is probably wrong with real keys, in the real window, on the demo rally."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from lobs import flight, sights_of, unseen
from program import demo_video
from qt import wait_until
from rallytrace.domain.edits import Edit
from rallytrace.domain.track import Layer, State
from rallytrace.main import build
from rallytrace.session.document import RunStep
from rallytrace.session.preferences import Preferences
from rallytrace.ui.look import theme
from rallytrace.ui.window import MainWindow

GAPS = (range(60, 70), range(200, 225), range(330, 338))


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """The window over a track with three gaps in it, everything judged and shown at the highest sensitivity."""
    theme.apply(qapp, "dark")
    window = build(Preferences())
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.open(demo_video())
    workspace = window.workspace
    wait_until(lambda: workspace.info is not None and workspace.info.complete and window.has_picture)
    wait_until(lambda: workspace.locked is None)
    track = workspace.document.track
    seen = sights_of(flight(track.n_frames))
    for gap in GAPS:
        unseen(seen, slice(gap.start, gap.stop))
    change = track.change(Layer.PREDICTED, range(track.n_frames), seen)
    workspace.document.edit(Edit("Track", (change,), RunStep(1)))
    wait_until(lambda: not workspace.review.busy)
    workspace.review.flush()
    workspace.review.set_threshold(0.1)
    yield window
    workspace.document.note_export()
    window.close()


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


def test_the_first_n_goes_to_the_first_place_also_from_within_another(window: MainWindow) -> None:
    workspace = window.workspace
    workspace.playhead.seek(workspace.review.shown[1].frame)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_N)
    assert workspace.frame == workspace.review.shown[0].frame


def test_enter_accepts_the_whole_place_as_one_step_and_goes_on(window: MainWindow) -> None:
    workspace = window.workspace
    first, second = workspace.review.shown[:2]
    press(window, Qt.Key.Key_N)
    wait_until(lambda: window.review.accept.text() == f"Accept {len(first.frames)} frames")
    press(window, Qt.Key.Key_Return)
    assert workspace.document.track.reviewed(first.frames.start, first.frames.stop).all()
    assert workspace.frame == second.frame
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not workspace.document.track.reviewed().any()


def test_away_from_the_place_enter_accepts_one_frame(window: MainWindow) -> None:
    workspace = window.workspace
    press(window, Qt.Key.Key_N)
    workspace.playhead.seek(30)
    wait_until(lambda: window.has_picture)
    wait_until(lambda: window.review.accept.text() == "Accept")
    press(window, Qt.Key.Key_Return)
    assert workspace.document.track.reviewed().nonzero()[0].tolist() == [30]
    assert workspace.frame == 31


def test_a_place_that_is_put_right_by_hand_leaves_the_queue(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    workspace.marks.set_frames(item.frames)
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    press(window, Qt.Key.Key_N)
    assert workspace.review.item_at(item.frame) is None
    assert workspace.frame != item.frame


def test_a_fill_of_the_place_settles_it_and_goes_on_to_the_next(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_F)
    wait_until(lambda: window.filling.preview.settled)
    frames = window.filling.preview.frames
    assert frames is not None
    assert set(item.frames) <= set(frames)
    press(window, Qt.Key.Key_Return)
    wait_until(lambda: workspace.document.undoable is not None and workspace.document.undoable.startswith("Fill"))
    wait_until(lambda: workspace.frame not in item.frames)
    assert workspace.review.item_at(item.frame) is None


def test_shift_x_settles_the_whole_place_where_no_range_is_marked(window: MainWindow) -> None:
    workspace = window.workspace
    item = workspace.review.shown[0]
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    said = workspace.document.track.layer(Layer.HUMAN)[item.frames.start : item.frames.stop]
    assert (said["state"] == State.NO_BALL).all()
    assert workspace.frame == workspace.review.shown[0].frame


def test_shift_v_says_of_a_range_that_the_ball_is_seen_where_its_place_is_known(window: MainWindow) -> None:
    workspace = window.workspace
    gap = GAPS[0]
    workspace.marks.set_frames(range(gap.start - 3, gap.start + 2))
    press(window, Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    said = workspace.document.track.layer(Layer.HUMAN)["state"][gap.start - 3 : gap.start + 2]
    assert said.tolist() == [State.VISIBLE] * 3 + [State.UNSET] * 2
    assert workspace.marks.frames is None


def test_the_picture_is_larger_around_a_place_unless_that_is_not_wanted(window: MainWindow) -> None:
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
