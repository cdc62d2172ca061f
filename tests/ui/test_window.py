"""The window as an analyst uses it: real mouse and key events, the shipped models, the demo rally."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from program import demo_video, rows
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from qt import wait_until

from rallytrace.domain.detections import Source
from rallytrace.main import build
from rallytrace.session.preferences import Preferences
from rallytrace.ui import theme
from rallytrace.ui.window import MainWindow


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    preferences = Preferences()
    theme.apply(qapp, "dark")
    window = build(preferences)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    yield window
    window.workspace.document.note_export()
    window.close()


@pytest.fixture
def at_demo(window: MainWindow) -> MainWindow:
    """The window with the demo rally open and its first picture on the screen."""
    window.open(demo_video())
    wait_until(lambda: window.workspace.info is not None and window.workspace.info.complete and window.has_picture)
    return window


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.view, key, modifiers)


def click(window: MainWindow, x: float, y: float) -> None:
    """Click where a position of the video lies on the screen."""
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=screen_position(window, x, y))


def screen_position(window: MainWindow, x: float, y: float) -> QPoint:
    return window.view.place(x, y).toPoint()


def mark(window: MainWindow, first: int, last: int) -> None:
    """Mark a range with the keys."""
    for frame, key in ((first, Qt.Key.Key_I), (last, Qt.Key.Key_O)):
        window.workspace.playhead.seek(frame)
        press(window, key)


def track_range(window: MainWindow) -> None:
    press(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_until(lambda: not window.workspace.runs.busy, seconds=120)


def test_track_a_range_correct_a_point_undo_and_export(at_demo: MainWindow, tmp_path: Path) -> None:
    window = at_demo
    document = window.workspace.document
    mark(window, 90, 110)
    track_range(window)
    assert [point.frame for point in document.track.points()] == list(range(90, 111))
    found = document.track.point(100)
    assert found is not None
    assert found.source is Source.PREDICTED

    window.workspace.playhead.seek(100)
    wait_until(lambda: window.has_picture)
    click(window, 640, 360)
    moved = document.track.point(100)
    assert moved is not None
    assert moved.source is Source.HUMAN
    assert (moved.x, moved.y) == pytest.approx((640, 360), abs=1.5)

    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.track.point(100) == found

    window.files.export(tmp_path / "labels.csv")
    assert [int(row[0]) for row in rows(tmp_path / "labels.csv")] == list(range(90, 111))
