"""Test the waits and keys of the tests: what can never come fails soon, with a reason."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

import qt
from qt import put_on_screen, wait_until
from windows import shown


@pytest.fixture
def window(qapp: QApplication) -> Iterator[QMainWindow]:
    """Yield a window with an action that renames it."""
    made = QMainWindow()
    action = QAction("Rename", made)
    action.setShortcut(QKeySequence(Qt.Key.Key_F6))
    action.triggered.connect(lambda: made.setWindowTitle("renamed"))
    made.addAction(action)
    put_on_screen(made, active=True)
    yield made
    made.close()
    made.deleteLater()


def test_key_waits_for_an_inactive_window(window: QMainWindow) -> None:
    other = QDialog(window)
    put_on_screen(other)
    other.activateWindow()
    wait_until(other.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.windowTitle() == "renamed"
    other.close()


def test_key_below_a_modal_dialog_fails_at_once(window: QMainWindow) -> None:
    dialog = QDialog(window)
    dialog.open()
    with pytest.raises(pytest.fail.Exception, match=r"no key can reach .*QMainWindow(?s:.*)modal dialog: .*QDialog"):
        QTest.keyClick(window, Qt.Key.Key_F6)
    dialog.close()


def test_key_to_a_hidden_window_fails_at_once(window: QMainWindow) -> None:
    window.hide()
    with pytest.raises(pytest.fail.Exception, match="no key can reach"):
        QTest.keyClick(window, Qt.Key.Key_F6)


def test_vain_wait_names_the_state_of_the_window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    with shown(qapp) as window:
        monkeypatch.setattr(qt, "LONGEST_WAIT_SECONDS", 0.0)
        window.notices.tell("Nothing to see.")
        with pytest.raises(pytest.fail.Exception) as failure:
            wait_until(lambda: False)
    words = str(failure.value)
    assert "active window: <rallytrace.ui.main_window.window.MainWindow" in words
    assert "notice 'Nothing to see.', running: False" in words
    assert "threads: " in words


def test_tests_without_xvfb_have_a_screen_as_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself Qt's offscreen screen is 800 pixels wide, too small for what the tests show."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.setenv(name, "")
    monkeypatch.setattr("shutil.which", lambda _name: None)
    code = (
        "from PySide6.QtGui import QGuiApplication as G; s = G([]).primaryScreen().size(); print(s.width(), s.height())"
    )
    with qt.display():
        done = subprocess.run(
            [sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=True, timeout=120
        )
    assert done.stdout.split() == ["1600", "1000"]
