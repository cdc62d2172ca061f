"""Test that no window test sees what another one left: the fixture cleans up and reports it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from qt import input_state_left, put_on_screen, reset_input

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def widget(qapp: QApplication) -> QWidget:
    shown = QWidget()
    shown.resize(200, 100)
    put_on_screen(shown)
    assert shown in qapp.topLevelWidgets()
    return shown


def test_a_pressed_button_is_told_and_let_go(widget: QWidget) -> None:
    assert input_state_left() == []
    QTest.mousePress(widget, LEFT)
    assert input_state_left()
    reset_input()
    assert input_state_left() == []


def test_modifiers_that_the_last_event_left_are_let_go(widget: QWidget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_A, SHIFT)
    assert QApplication.keyboardModifiers() == SHIFT
    reset_input()
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def test_an_open_menu_and_a_cursor_are_told(widget: QWidget) -> None:
    menu = QMenu(widget)
    menu.addAction("an action")
    menu.popup(widget.mapToGlobal(widget.rect().center()))
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    assert len(input_state_left()) >= 2
    menu.close()
    reset_input()
    assert input_state_left() == []
