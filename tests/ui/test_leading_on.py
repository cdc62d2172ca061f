"""Test automatic jumps of the queue: a key meant for the previous item decides nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qt import wait_until
from rallytrace.ui.main_window.window import MainWindow
from windows import look, press, shown_judged

GAPS = (range(60, 63), range(200, 203), range(330, 333))
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """Yield the window at the first of three short items, with nobody who looks quickly."""
    look(monkeypatch, 3600)
    with shown_judged(qapp, GAPS) as window:
        press(window, Qt.Key.Key_N)
        wait_until(lambda: window.context.walk.is_on_screen)
        yield window


def lead_on(window: MainWindow) -> range:
    """Mark each open frame of the item; the next item, which comes by itself."""
    walk = window.context.walk
    before = walk.item
    for _ in before or ():
        if walk.item is before:
            press(window, Qt.Key.Key_X)
            wait_until(lambda: window.context.walk.is_on_screen)
            window.workspace.playhead.step(int(walk.item is before))
            wait_until(lambda: window.context.walk.is_on_screen)
    assert walk.item is not None
    assert walk.item != before
    assert window.workspace.frame in walk.item
    wait_until(lambda: window.has_picture)  # the film strip may be sooner, and a look begins with the picture
    return walk.item


def decided(window: MainWindow) -> set[int]:
    return set(window.workspace.document.track.reviewed().nonzero()[0].tolist())


def test_keys_right_after_automatic_jump_leave_next_item(window: MainWindow) -> None:
    following = lead_on(window)
    before = decided(window)
    for second in (Qt.Key.Key_Return, Qt.Key.Key_N):
        press(window, second)
        assert decided(window) == before
        assert window.context.walk.item == following
        assert window.notices.text


def test_no_time_passes_before_the_picture_is_there(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    look(monkeypatch, 0)
    lead_on(window)
    before, walk = decided(window), window.context.walk
    press(window, Qt.Key.Key_X, SHIFT)
    assert not window.has_picture
    following = walk.item
    QTest.keyClick(window.view, Qt.Key.Key_N)
    assert walk.item == following
    assert decided(window) > before
