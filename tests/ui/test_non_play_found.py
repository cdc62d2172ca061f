"""Non-play ranges that a run finds, in the real window: shown, marked as play, undone with the run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from broadcast import NON_PLAY, broadcast, play
from qt import wait_until
from rallytrace.session.preferences import Preferences
from rallytrace.track.spans import n_frames_in
from rallytrace.ui.main_window.window import MainWindow
from runs import small_choice
from windows import go_to, press, shown_with

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Yield the window with a broadcast and small networks."""
    preferences, choice = Preferences(tmp_path / "settings.json"), small_choice(tmp_path)
    preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    preferences.update("tracking", eval_mode="nonoverlap")
    with shown_with(qapp, broadcast(tmp_path), preferences) as window:
        yield window


def track(window: MainWindow) -> None:
    press(window, Qt.Key.Key_T, CTRL | SHIFT)
    wait_until(lambda: not window.workspace.runs.busy)


def non_play(window: MainWindow) -> tuple[range, ...]:
    """Return what is hatched; it is what the track says."""
    assert window.timeline.view.non_play == window.workspace.document.track.non_play
    return window.timeline.view.non_play


def tracked(window: MainWindow) -> list[int]:
    return [point.frame for point in window.workspace.document.track.points()]


def test_non_play_ranges_are_hatched_reported_and_not_tracked(window: MainWindow) -> None:
    track(window)
    assert non_play(window) == NON_PLAY
    assert tracked(window) == play()
    for said in (window.notices.text, window.run.ended.words.text()):
        assert "95 frames" in said
        assert "not in play" in said
    assert "Ctrl+Shift+P" in window.notices.text
    wait_until(lambda: not window.workspace.review.busy)
    assert not [item for item in window.workspace.review.items if n_frames_in(NON_PLAY, item.frames)]


def test_a_key_in_one_says_that_it_is_play_and_so_it_stays(window: MainWindow) -> None:
    track(window)
    go_to(window, NON_PLAY[1].start + 3)
    press(window, Qt.Key.Key_P, CTRL | SHIFT)
    assert non_play(window) == (NON_PLAY[0], NON_PLAY[2])
    press(window, Qt.Key.Key_P, CTRL | SHIFT)
    assert "This frame is not marked" in window.notices.text
    track(window)
    assert non_play(window) == (NON_PLAY[0], NON_PLAY[2])
    assert tracked(window) == sorted({*play(), *NON_PLAY[1]})
