"""Where the queue leads on by itself, a key meant for the item before decides nothing: real keys, film strip open."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qt import wait_until
from rallytrace.ui.main_window.window import MainWindow
from windows import go_to, look, press, shown_judged

GAPS = (range(60, 63), range(200, 203), range(330, 333))
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window at the first of three short items, with nobody who looks quickly."""
    look(monkeypatch, 3600)
    with shown_judged(qapp, GAPS) as window:
        press(window, Qt.Key.Key_N)
        wait_until(lambda: window.review_controller.is_on_screen)
        yield window


def lead_on(window: MainWindow, key: Qt.Key = Qt.Key.Key_X) -> range:
    """Mark each open frame of the item; the next item, which comes by itself."""
    item = window.context.current_item
    before = item.walked_to
    for _ in before or ():
        if item.walked_to is before:
            press(window, key)
            wait_until(lambda: window.review_controller.is_on_screen)
            window.workspace.playhead.step(int(item.walked_to is before))
            wait_until(lambda: window.review_controller.is_on_screen)
    assert item.walked_to is not None
    assert item.walked_to != before
    assert window.workspace.frame in item.walked_to
    wait_until(lambda: window.has_picture)  # the film strip may be sooner, and a look begins with the picture
    return item.walked_to


def decided(window: MainWindow) -> set[int]:
    return set(window.workspace.document.track.reviewed().nonzero()[0].tolist())


@pytest.mark.parametrize("key", [Qt.Key.Key_X, Qt.Key.Key_Q])
@pytest.mark.parametrize("second", [Qt.Key.Key_Return, Qt.Key.Key_N])
def test_enter_and_n_after_a_mark_that_led_on_leave_the_next_item_as_it_is(
    window: MainWindow, key: Qt.Key, second: Qt.Key
) -> None:
    following = lead_on(window, key)
    before = decided(window)
    for _ in range(2):
        press(window, second)
        assert decided(window) == before
        assert window.context.current_item.walked_to == following
        assert window.notices.text


def test_enter_counts_once_it_was_looked_at(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    following = lead_on(window)
    look(monkeypatch, 0)
    press(window, Qt.Key.Key_Return)
    assert set(following) <= decided(window)


def test_n_counts_once_it_was_looked_at(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    following = lead_on(window)
    look(monkeypatch, 0)
    press(window, Qt.Key.Key_N)
    assert window.workspace.frame not in following


def test_a_step_shows_that_it_was_seen(window: MainWindow) -> None:
    following = lead_on(window)
    press(window, Qt.Key.Key_Right)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_Return)
    assert set(following) <= decided(window)


def test_no_time_passes_before_the_picture_is_there(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    look(monkeypatch, 0)
    lead_on(window)
    before, item = decided(window), window.context.current_item
    press(window, Qt.Key.Key_X, SHIFT)
    assert not window.has_picture
    following = item.walked_to
    QTest.keyClick(window.view, Qt.Key.Key_N)
    assert item.walked_to == following
    assert decided(window) > before


def test_n_and_enter_go_on_at_once_where_they_led_themselves(window: MainWindow) -> None:
    first = window.context.current_item.walked_to
    press(window, Qt.Key.Key_N)
    second = window.context.current_item.walked_to
    assert second != first
    press(window, Qt.Key.Key_Return)
    assert set(second or ()) <= decided(window)
    third = window.context.current_item.walked_to
    press(window, Qt.Key.Key_Return)
    assert set(third or ()) <= decided(window)


def test_where_nothing_was_left_to_lead_to_n_speaks_at_once(window: MainWindow) -> None:
    review = window.workspace.review
    while review.shown:
        lead = window.context.current_item.walked_to
        press(window, Qt.Key.Key_X, SHIFT)
        wait_until(lambda: window.review_controller.is_on_screen)
        if window.context.current_item.walked_to == lead and review.shown:
            go_to(window, review.shown[0].frame)
    window.notices.clear()
    press(window, Qt.Key.Key_N)
    assert "left" in window.notices.text
