from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton

from qt import put_on_screen
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.empty_state import EmptyState


class Window(QMainWindow):
    """A window without a video."""

    def __init__(self) -> None:
        super().__init__()
        self.registry = ActionRegistry(self)
        self.empty = EmptyState(self.registry)
        self.asked: list[object] = []
        self.empty.open_requested.connect(lambda: self.asked.append("open"))
        self.empty.demo_requested.connect(lambda: self.asked.append("demo"))
        self.empty.recent_requested.connect(self.asked.append)
        self.setCentralWidget(self.empty)
        self.resize(1280, 720)


@pytest.fixture
def window(qapp: QApplication) -> Window:
    theme.apply(qapp, "light")
    made = Window()
    put_on_screen(made)
    return made


def click(window: Window, text: str) -> None:
    buttons = [button for button in window.empty.findChildren(QPushButton) if button.text() == text]
    assert len(buttons) == 1, text
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)


def words(window: Window) -> str:
    shown = [label for label in window.empty.findChildren(QLabel) if label.isVisible()]
    return "\n".join(label.text() for label in shown)


def test_three_lines_say_what_to_do(window: Window) -> None:
    said = words(window)
    for step in ("Open a video", "Track it", "Correct the path"):
        assert step in said
    for key in ("Ctrl+O", "Ctrl+Shift+T", "Ctrl+E"):
        assert key in said


def test_the_keys_shown_are_those_of_the_settings(window: Window) -> None:
    window.registry.set_keys({"open": ("F2",), "track_from_here": ()})
    assert "F2" in words(window)
    assert "Ctrl+O" not in words(window)
    assert "Ctrl+T" not in words(window)


def test_a_video_or_the_demo_is_a_click_away(window: Window) -> None:
    click(window, "Open video...")
    click(window, "Open the demo rally")
    assert window.asked == ["open", "demo"]


def test_the_videos_opened_last_are_a_click_away(window: Window) -> None:
    window.empty.set_recent([Path("/matches/final.mp4"), Path("/matches/semi.mp4")])
    QTest.qWait(10)
    assert "/matches" in words(window)
    click(window, "semi.mp4")
    assert window.asked == [Path("/matches/semi.mp4")]


def test_no_more_than_five_are_shown_and_new_ones_replace_them(window: Window) -> None:
    window.empty.set_recent([Path(f"/matches/{number}.mp4") for number in range(9)])
    window.empty.set_recent([Path("/matches/new.mp4"), *(Path(f"/matches/{number}.mp4") for number in range(9))])
    QApplication.sendPostedEvents()
    QTest.qWait(10)
    names = [button.text() for button in window.empty.findChildren(QPushButton) if button.text().endswith(".mp4")]
    assert names == ["new.mp4", "0.mp4", "1.mp4", "2.mp4", "3.mp4"]


def test_without_recent_videos_there_is_no_heading_for_them(window: Window) -> None:
    window.empty.set_recent([Path("/matches/final.mp4")])
    window.empty.set_recent([])
    QTest.qWait(10)
    assert "Recent" not in words(window)


def test_missing_models_are_reported_until_present(window: Window) -> None:
    window.empty.set_missing(["TrackNet's model file is missing. Choose one in the settings."])
    assert "TrackNet's model file is missing" in words(window)
    window.empty.set_missing([])
    assert "missing" not in words(window)


def test_a_long_path_does_not_widen_the_window(window: Window) -> None:
    before = window.empty.minimumSizeHint().width()
    window.empty.set_recent([Path("/matches") / ("very long name " * 20) / "a.mp4"])
    assert window.empty.minimumSizeHint().width() == before
