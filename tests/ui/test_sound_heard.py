"""Sound in the real window: a button and a strip for videos that have it, and keys for muting and volume."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import clipmaker
from clicks import with_clicks
from clipmaker import Clip
from narrowing import not_none
from qt import wait_until
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.transport import Transport
from rallytrace.ui.timeline.strips import SoundStrip
from windows import open_video, press, shown_with

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("clips")
    return with_clicks(clipmaker.make(Clip("silent.mp4", n_frames=110), folder), folder / "loud.mp4")


@pytest.fixture
def window(qapp: QApplication, clip: Path) -> Iterator[MainWindow]:
    with shown_with(qapp, clip) as window:
        wait_until(lambda: window.context.sound.has_sound)
        yield window


def sound_button(window: MainWindow) -> QWidget:
    return not_none(window.findChild(Transport)).sound


def test_button_and_strip_are_there_only_with_sound(window: MainWindow, clip: Path) -> None:
    button, strip = sound_button(window), window.findChild(SoundStrip)
    assert strip is not None
    window.resize(1600, 1400)
    wait_until(lambda: button.isVisible() and len(window.context.waveform.peaks))
    open_video(window, clip.with_name("silent.mp4"))
    wait_until(lambda: not button.isVisible() and not strip.isVisible())


def test_the_button_and_the_key_mute(window: MainWindow) -> None:
    preferences = window.workspace.preferences
    press(window, Qt.Key.Key_M, SHIFT)
    assert not preferences.value.playback.sound
    QTest.mouseClick(sound_button(window), Qt.MouseButton.LeftButton)
    assert preferences.value.playback.sound


def test_keys_change_the_volume_and_end_muting(window: MainWindow) -> None:
    preferences = window.workspace.preferences
    press(window, Qt.Key.Key_M, SHIFT)
    press(window, Qt.Key.Key_Down, CONTROL)
    assert preferences.value.playback.sound
    assert preferences.value.playback.volume == 70
    assert "70%" in window.notices.text
    for _ in range(5):
        press(window, Qt.Key.Key_Up, CONTROL)
    assert preferences.value.playback.volume == 100
