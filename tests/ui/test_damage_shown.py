"""Test a damaged video in the real window: one message, and marks in the timeline."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

import clipmaker
from clipmaker import Clip
from qt import wait_until
from rallytrace.session.preferences import Preferences
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.timeline.strip import GUTTER_WIDTH_PX
from runs import small_choice
from windows import go_to, open_video, press, shown

DAMAGED = range(45, 60)


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Yield the window with a video of which a picture is damaged, and small networks."""
    preferences, choice = Preferences(tmp_path / "settings.json"), small_choice(tmp_path)
    preferences.update("models", tracknet=choice.tracknet, inpaintnet=choice.inpaintnet)
    preferences.update("tracking", eval_mode="nonoverlap")
    video = clipmaker.damage_packets(clipmaker.make(Clip("match.mp4"), tmp_path), [DAMAGED.start])
    with shown(qapp, preferences) as window:
        open_video(window, video)
        yield window


def marked(window: MainWindow, frame: int) -> bool:
    """Return whether the line that says damaged is drawn over a frame in the strip of states."""
    strip = next(strip for strip in window.timeline.strips if strip.name == "State")
    x = round(GUTTER_WIDTH_PX + window.timeline.view.axis.x_of(frame + 0.5))
    ratio = strip.devicePixelRatio()
    return strip.grab().toImage().pixelColor(round(x * ratio), 0) == QColor(theme.tokens().bad)


def test_damage_is_reported_and_marked_when_it_is_found(window: MainWindow) -> None:
    go_to(window, 50)
    wait_until(lambda: window.timeline.view.damaged == (DAMAGED,))
    assert "45\N{EN DASH}59" in window.notices.text
    assert [marked(window, frame) for frame in (30, 43, 46, 54, 57, 61, 70)] == [False] * 2 + [True] * 3 + [False] * 2


def test_damage_is_reported_once(window: MainWindow) -> None:
    go_to(window, 50)
    wait_until(lambda: window.notices.text != "")
    window.notices.clear()
    go_to(window, 70)
    go_to(window, 52)
    assert window.timeline.view.damaged == (DAMAGED,)
    assert window.notices.text == ""


def test_damage_met_by_a_run_is_marked(window: MainWindow) -> None:
    press(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    wait_until(lambda: not window.workspace.runs.busy)
    assert window.timeline.view.damaged == (DAMAGED,)
    assert "damaged" in window.notices.text
    assert window.workspace.document.runs[0].provenance["damaged"] == [[45, 60]]


def test_another_video_has_no_marks_of_it(window: MainWindow, tmp_path: Path) -> None:
    go_to(window, 50)
    wait_until(lambda: window.timeline.view.damaged == (DAMAGED,))
    open_video(window, clipmaker.make(Clip("sound.mp4", n_frames=60), tmp_path))
    assert window.timeline.view.damaged == ()
