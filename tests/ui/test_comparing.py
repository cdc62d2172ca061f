"""Test comparing in the real window: a label file is opened, walked through, taken over and closed."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from narrowing import not_none
from qt import wait_until
from rallytrace.session.project.messages import SaveState
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.metrics import Outcome
from rallytrace.track.track import Rows, State, make_rows
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.window import MainWindow
from windows import press, shown_with

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
WRONG = range(60, 72)
"""Frames in which the labels have the ball elsewhere."""
MISSED = range(100, 103)
"""Frames in which only the labels have one."""


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown_with(qapp) as window:
        yield window


def path_of(count: int) -> Rows:
    return make_rows(count, State.VISIBLE, Source.PREDICTED, x=200.0 + 2 * np.arange(count), y=300.0)


@pytest.fixture
def labels(window: MainWindow, tmp_path: Path) -> Path:
    """Labels that disagree with the track in two places."""
    track = window.workspace.document.track
    mine = path_of(track.n_frames)
    mine["state"][MISSED.start : MISSED.stop] = State.NO_BALL
    window.edit_controller.edit(edits.import_labels(track, np.arange(track.n_frames), mine, as_human=False))
    lines = []
    for frame, row in enumerate(path_of(track.n_frames)):
        lines.append(f"{frame},1,{row['x']:.0f},{row['y'] + (90 if frame in WRONG else 0):.0f}")
    path = tmp_path / "rally_ball.csv"
    path.write_text("\n".join(["Frame,Visibility,X,Y", *lines]), encoding="utf-8")
    return path


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


def test_compare_walk_take_over_undo_and_close(
    window: MainWindow, labels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace, comparing = window.workspace, window.workspace.comparing
    assert not window.compare.isVisible()
    choose(monkeypatch, labels)
    press(window, Qt.Key.Key_C, CTRL | SHIFT)
    assert window.compare.isVisible()
    assert [(one.frames, one.outcome) for one in comparing.disagreements] == [
        (WRONG, Outcome.FP1),
        (MISSED, Outcome.FN),
    ]
    assert window.timeline.strips[-1].isVisible()

    press(window, Qt.Key.Key_N, CTRL)
    wait_until(lambda: window.has_picture and workspace.frame in WRONG)
    press(window, Qt.Key.Key_N, CTRL)
    wait_until(lambda: window.has_picture and workspace.frame in MISSED)
    press(window, Qt.Key.Key_N, CTRL | SHIFT)
    wait_until(lambda: window.has_picture and workspace.frame in WRONG)
    wait_until(window.compare.take_over.isEnabled)

    QTest.mouseClick(window.compare.take_over, Qt.MouseButton.LeftButton)
    assert [one.frames for one in comparing.disagreements] == [MISSED]
    assert not_none(workspace.document.track.point(WRONG[3])).y == 390
    assert workspace.document.track.reviewed(WRONG.start, WRONG.stop).all()
    press(window, Qt.Key.Key_Z, CTRL)
    wait_until(lambda: [one.frames for one in comparing.disagreements] == [WRONG, MISSED])

    press(window, Qt.Key.Key_W, CTRL | SHIFT)
    assert comparing.other is None
    assert not window.compare.isVisible()
    assert not window.timeline.strips[-1].isVisible()
    assert not window.registry["next_disagreement"].isEnabled()


def test_other_track_is_drawn_during_comparison(window: MainWindow, labels: Path) -> None:
    window.workspace.playhead.seek(WRONG[5])
    wait_until(lambda: window.has_picture)
    assert not marked_at(window, 200 + 2 * WRONG[5], 390)
    window.compare_controller.open(labels)
    assert marked_at(window, 200 + 2 * WRONG[5], 390)
    assert not marked_at(window, 200 + 2 * WRONG[5], 300), "where only the own track has the ball"
    window.workspace.comparing.end()
    assert not marked_at(window, 200 + 2 * WRONG[5], 390)


def test_going_to_a_disagreement_brings_both_positions_into_view(window: MainWindow, labels: Path) -> None:
    window.compare_controller.open(labels)
    for far in ((1200.0, 700.0), (30.0, 30.0)):
        window.workspace.playhead.seek(0)
        wait_until(lambda: window.has_picture)
        window.view.show_around(*far, 4.0)
        press(window, Qt.Key.Key_N, CTRL)
        wait_until(lambda: window.has_picture)
        frame = window.workspace.frame
        assert frame in WRONG
        assert window.view.zoom == pytest.approx(4.0, rel=0.05), "nobody asked for another zoom"
        area = window.view.rect()
        assert area.contains(window.view.to_view(200 + 2 * frame, 390).toPoint()), "what the labels say"


def marked_at(window: MainWindow, x: float, y: float) -> bool:
    """Return whether the other track's colour is seen around a position of the video."""
    spot, shot = window.view.to_view(x, y).toPoint(), window.view.grab().toImage()
    colours = [shot.pixelColor(spot.x() + dx, spot.y() + dy) for dx in range(-14, 15) for dy in range(-14, 15)]
    return sum(colour.name() == theme.tokens().compared for colour in colours) > 5


def test_the_open_project_is_not_compared_with_itself(window: MainWindow, labels: Path) -> None:
    assert labels.exists()
    wait_until(lambda: window.workspace.autosaver.state is SaveState.SAVED)
    window.compare_controller.open(not_none(window.workspace.autosaver.path))
    assert "is the open project" in window.notices.text


def test_outside_a_disagreement_there_is_nothing_to_take_over(window: MainWindow, labels: Path) -> None:
    window.compare_controller.open(labels)
    before = window.workspace.document.undoable
    press(window, Qt.Key.Key_V, CTRL | SHIFT)
    assert "The tracks agree" in window.notices.text
    assert window.workspace.document.undoable == before
    window.workspace.playhead.seek(MISSED[-1])
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_N, CTRL)
    assert "No disagreements after this frame" in window.notices.text
