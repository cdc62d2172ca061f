"""Test fills of review items: which frames are filled and marked, and when ghosts disappear."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qt import wait_until
from rallytrace.settings.sections import PLAYBACK
from rallytrace.track.detections import Source
from rallytrace.track.track import SOURCES, Layer, State
from rallytrace.ui.main_window.window import MainWindow
from windows import go_to, press, shown_judged

GAP = range(204, 214)
SURE = 209
"""A frame in the middle of the gap, in which the ball was seen well."""


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window over lobs with a gap in them, whose heatmaps have faint peaks on the ball, walked to with N."""
    with shown_judged(qapp, (range(GAP.start, SURE), range(SURE + 1, GAP.stop))) as window:
        yield window


def walk_to(window: MainWindow, frames: range) -> None:
    """Go to an item of the queue that has just these frames."""
    item = window.workspace.review.shown[0]
    window.context.walk.go_to_item(replace(item, frames=frames, frame=frames[2]))
    wait_until(lambda: window.has_picture)


def propose(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F)
    caught_up(window)


def caught_up(window: MainWindow) -> None:
    wait_until(lambda: window.fill_controller.preview.frames is not None and not window.fill_controller.preview.waiting)


def human(window: MainWindow) -> list[int]:
    """Return the frames that a person has a word on."""
    states = window.workspace.document.track.layer(Layer.HUMAN)["state"]
    return [int(frame) for frame in np.flatnonzero(states != State.UNSET)]


def test_f_on_an_item_leaves_alone_what_is_well_seen(window: MainWindow) -> None:
    preview = window.fill_controller.preview
    walk_to(window, GAP)
    assert window.workspace.review.probability[SURE] < 0.3
    propose(window)
    assert preview.frames == GAP
    assert preview.kept.tolist() == [SURE]
    assert all(SURE not in fill.frames and set(GAP) - {SURE} <= set(fill.frames.tolist()) for fill in preview.fills)
    press(window, Qt.Key.Key_Return)
    assert SURE not in human(window)
    assert set(GAP) - {SURE} <= set(human(window))


def states(window: MainWindow, frames: range) -> list[State]:
    return [State(int(state)) for state in window.workspace.document.track.layer(Layer.HUMAN)["state"][list(frames)]]


BEFORE, BEHIND = range(GAP.start, SURE), range(SURE + 1, GAP.stop)
"""Two gaps, and what was seen well between them."""


@pytest.mark.parametrize(("key", "state"), [(Qt.Key.Key_Q, State.OCCLUDED), (Qt.Key.Key_V, State.VISIBLE)])
def test_one_gap_is_accepted_alone_and_others_by_enter(window: MainWindow, key: Qt.Key, state: State) -> None:
    walk_to(window, GAP)
    propose(window)
    fill = window.fill_controller.preview.fill.select(BEFORE)
    go_to(window, BEFORE[2])
    press(window, key)
    assert states(window, BEFORE) == [state] * len(BEFORE)
    assert np.stack(window.workspace.document.track.positions(BEFORE.start, BEFORE.stop)) == pytest.approx(
        fill.positions
    )
    assert states(window, BEHIND) == [State.UNSET] * len(BEHIND)
    caught_up(window)
    assert window.workspace.frame == BEFORE[2], "what is left to take is on the screen still"
    assert window.fill_controller.preview.fill.frames.tolist() == list(BEHIND)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    caught_up(window)
    assert window.fill_controller.preview.fill.frames.tolist() == [*BEFORE, *BEHIND]
    press(window, key)
    caught_up(window)
    press(window, Qt.Key.Key_Return)
    assert states(window, BEFORE) == [state] * len(BEFORE)
    assert states(window, BEHIND) == [State.VISIBLE] * len(BEHIND)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert human(window) == []


def test_last_gap_closes_fills_and_asks_queue(window: MainWindow) -> None:
    walk_to(window, GAP)
    propose(window)
    for gap, key in ((BEHIND, Qt.Key.Key_Q), (BEFORE, Qt.Key.Key_V)):
        caught_up(window)
        go_to(window, gap[1])
        press(window, key)
    assert window.fill_controller.preview.frames is None
    assert window.workspace.review.shown == ()
    assert states(window, BEHIND) == [State.OCCLUDED] * len(BEHIND)
    assert states(window, BEFORE) == [State.VISIBLE] * len(BEFORE)


def test_key_before_inpaintnet_answers_accepts_the_gap_later(window: MainWindow) -> None:
    walk_to(window, GAP)
    go_to(window, BEHIND[1])
    press(window, Qt.Key.Key_F)
    assert window.fill_controller.preview.waiting
    press(window, Qt.Key.Key_Q)
    wait_until(lambda: states(window, BEHIND) == [State.OCCLUDED] * len(BEHIND))
    assert states(window, BEFORE) == [State.UNSET] * len(BEFORE)


def test_outside_of_the_gaps_the_keys_mark_the_frame_as_ever(window: MainWindow) -> None:
    walk_to(window, GAP)
    propose(window)
    go_to(window, SURE)
    press(window, Qt.Key.Key_V)
    assert human(window) == [SURE]
    assert window.fill_controller.preview.frames == GAP


def test_a_marked_range_is_filled_as_a_whole(window: MainWindow) -> None:
    window.workspace.marks.set_frames(GAP)
    go_to(window, GAP[2])
    propose(window)
    assert all(fill.frames.tolist() == list(GAP) for fill in window.fill_controller.preview.fills)


def test_seen_positions_on_the_path_are_counted(window: MainWindow) -> None:
    walk_to(window, GAP)
    propose(window)
    fill = window.fill_controller.preview.fill
    assert len(fill.seen) > 0
    assert f"{len(fill.seen)} of them weak detections" in window.status.message.text()
    press(window, Qt.Key.Key_Return)
    rows = window.workspace.document.track.layer(Layer.HUMAN)[fill.seen]
    assert {SOURCES[int(source)] for source in rows["source"]} == {Source.PREDICTED}
    assert (rows["state"] == State.VISIBLE).all()


def test_marked_part_of_an_item_shows_fills_at_once(window: MainWindow) -> None:
    walk_to(window, GAP)
    window.timeline.range_selected.emit(range(205, 208))
    assert window.fill_controller.preview.frames == range(205, 208)
    caught_up(window)
    press(window, Qt.Key.Key_Return)
    assert human(window) == [205, 206, 207]


def test_other_frames_that_are_marked_have_none(window: MainWindow) -> None:
    walk_to(window, GAP)
    window.timeline.range_selected.emit(range(20, 30))
    assert window.fill_controller.preview.frames is None


def test_while_there_are_ghosts_marking_moves_the_fill(window: MainWindow) -> None:
    walk_to(window, GAP)
    propose(window)
    window.timeline.range_selected.emit(range(20, 30))
    assert window.fill_controller.preview.frames == range(20, 30)
    assert window.fill_controller.preview.kept.tolist() == []


def test_no_ball_for_what_is_marked_takes_its_ghosts_away(window: MainWindow) -> None:
    walk_to(window, GAP)
    window.timeline.range_selected.emit(range(205, 208))
    press(window, Qt.Key.Key_X, Qt.KeyboardModifier.ShiftModifier)
    assert window.fill_controller.preview.frames is None
    states = window.workspace.document.track.layer(Layer.HUMAN)["state"][205:208]
    assert (states == State.NO_BALL).all()


def test_h_shows_what_lies_under_the_ghosts(window: MainWindow) -> None:
    walk_to(window, GAP)
    propose(window)
    frame, ghosts = window.workspace.frame, window.view.grab().toImage()
    press(window, Qt.Key.Key_H)
    hidden = window.view.grab().toImage()
    press(window, Qt.Key.Key_Escape)
    go_to(window, frame)
    assert window.view.grab().toImage() == hidden != ghosts


def test_a_click_that_goes_on_by_itself_does_not_leave_the_item(window: MainWindow) -> None:
    """Enter then still answers for what is left of it."""
    window.workspace.preferences.update(PLAYBACK, auto_advance=True, zoom_to_places=False)
    walk_to(window, GAP)
    item = window.context.walk.open_item
    assert item is not None
    go_to(window, item[-1])
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=window.view.rect().center())
    assert window.workspace.frame == item[-1]
    go_to(window, item[-1] + 1)
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=window.view.rect().center())
    assert window.workspace.frame == item[-1] + 2
