"""Test re-tracking as an analyst uses it: keys in the real window."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dim_ball import ALL_DARK, DARK, ball, clip, preferences
from narrowing import not_none
from qt import wait_until
from rallytrace.track.edits import place
from rallytrace.track.track import Layer, State
from rallytrace.tracking.messages import Phase
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.picture.ghosts import GONE, Ghosts
from windows import go_to, press, shown_with

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
WHOLE = range(16, 45)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Yield the window over a clip that has been tracked, with the picture in the middle of a gap."""
    with shown_with(qapp, clip(tmp_path), preferences(tmp_path)) as window:
        window.workspace.runs.track_all()
        settled(window)
        go_to(window, 32)
        yield window


def settled(window: MainWindow) -> None:
    wait_until(lambda: not window.workspace.runs.busy)


def look_closer(window: MainWindow, frames: range | None = None) -> None:
    if frames is not None:
        window.workspace.marks.set_frames(frames)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    settled(window)


def missing(window: MainWindow) -> list[int]:
    """Return the frames without a ball."""
    return [int(at) for at in np.flatnonzero(window.workspace.document.track.shown_rows()["state"] == State.NO_BALL)]


def ghosts(window: MainWindow) -> Ghosts | None:
    return window.view._ghosts


def test_it_shows_what_would_change_and_changes_nothing(window: MainWindow) -> None:
    before, without = missing(window), window.view.grab().toImage()
    look_closer(window)
    assert window.proposal_controller.proposal.frames == DARK
    assert window.status.message.text().startswith("Re-tracked 5 frames: 5 would change")
    assert "Enter accepts all, Esc discards" in window.status.message.text()
    shown = not_none(ghosts(window))
    assert [(ghost.name, ghost.words, ghost.proposed.sum()) for ghost in shown.ghosts] == [("This part", "5 found", 5)]
    assert window.view.grab().toImage() != without
    assert missing(window) == before


def test_enter_takes_it_and_undo_brings_the_gap_back(window: MainWindow) -> None:
    before = missing(window)
    look_closer(window)
    press(window, Qt.Key.Key_Return)
    assert missing(window) == sorted(set(before) - set(DARK))
    assert not window.workspace.document.track.has_rows(Layer.HUMAN)
    assert ghosts(window) is None
    assert window.status.message.text() == ""
    press(window, Qt.Key.Key_Z, CTRL)
    assert missing(window) == before


def test_esc_leaves_all_as_it_is_and_the_marks_too(window: MainWindow) -> None:
    before = missing(window)
    look_closer(window, WHOLE)
    press(window, Qt.Key.Key_Escape)
    assert ghosts(window) is None
    assert missing(window) == before
    assert window.workspace.marks.frames == WHOLE
    press(window, Qt.Key.Key_Escape)
    assert window.workspace.marks.frames is None


def test_shift_enter_takes_the_part_at_the_playhead(window: MainWindow) -> None:
    look_closer(window, WHOLE)
    assert "Enter accepts all, Shift+Enter accepts this part" in window.status.message.text()
    go_to(window, 41)
    meant = not_none(ghosts(window)).ghosts[0]
    assert meant.chosen
    assert meant.frames[meant.proposed].tolist() == list(ALL_DARK[2])
    press(window, Qt.Key.Key_Return, SHIFT)
    assert missing(window) == [*ALL_DARK[0], *DARK]
    assert not window.workspace.document.track.reviewed().any()
    assert "8 would change" in window.status.message.text()
    press(window, Qt.Key.Key_Return)
    assert missing(window) == []
    assert window.workspace.document.undoable == "Re-track 29 frames"


def test_removed_points_are_crossed_out(window: MainWindow) -> None:
    document = window.workspace.document
    for frame in (48, 54):
        document.edit(place(document.track, frame, 400, 35))
    look_closer(window, range(49, 54))
    gone = not_none(ghosts(window)).ghosts[-1]
    assert gone.look is GONE
    assert gone.frames[gone.proposed].tolist() == [49, 50, 51, 52, 53]
    assert gone.positions[1, gone.proposed].min() > 80


def test_a_fill_takes_its_place_and_it_a_fills(window: MainWindow) -> None:
    look_closer(window)
    press(window, Qt.Key.Key_F)
    assert window.fill_controller.preview.frames == DARK
    assert not window.proposal_controller.proposal.is_open
    assert len(not_none(ghosts(window)).ghosts) == 4
    assert window.status.message.text().startswith("Fill")
    look_closer(window)
    assert window.fill_controller.preview.frames is None
    assert window.status.message.text().startswith("Re-tracked")


def test_its_progress_is_shown_and_it_can_be_cancelled(window: MainWindow, tmp_path: Path) -> None:
    slow = preferences(tmp_path, busy=8).value.models.tracknet
    window.workspace.preferences.update("models", tracknet=slow)
    phases: list[Phase] = []
    window.workspace.runs.tracker.progressed.connect(lambda progress: phases.append(progress.phase))
    window.workspace.marks.set_frames(WHOLE)
    press(window, Qt.Key.Key_R, CTRL | SHIFT)
    wait_until(lambda: Phase.TRACKING in phases)
    press(window, Qt.Key.Key_Period, CTRL)
    settled(window)
    assert not window.proposal_controller.proposal.is_open
    assert window.workspace.document.undoable == "Track"
    assert "cancelled" in window.notices.text


def test_own_point_is_retracked_up_to_next_known_frames(window: MainWindow) -> None:
    gap = [frame for frame in missing(window) if frame in DARK]
    window.edit_controller.edit(place(window.workspace.document.track, 32, *ball(32)))
    look_closer(window)
    assert window.proposal_controller.proposal.is_open
    asked = not_none(window.proposal_controller.proposal.frames)
    assert set(gap) <= set(asked)
    press(window, Qt.Key.Key_Return)
    point = not_none(window.workspace.document.track.point(32))
    assert (point.x, point.y) == ball(32), "what a person has set stays"
