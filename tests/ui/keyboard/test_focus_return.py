"""Keys pressed right after a dialog has closed reach the window below it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow, QVBoxLayout

from qt import put_on_screen
from rallytrace.ui.keyboard.focus_return import FocusReturn
from windows import shown_with


class Plain(QMainWindow):
    """A window with a field, and a shortcut that counts."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.field = QLineEdit(self)
        self.setCentralWidget(self.field)
        action = QAction("Count", self)
        action.setShortcut(QKeySequence(Qt.Key.Key_F6))
        action.triggered.connect(self._add)
        self.addAction(action)
        FocusReturn(self)

    def _add(self) -> None:
        self.count += 1

    def dialog(self, parent: QDialog | None = None) -> QDialog:
        """Show a dialog, and wait until it has the keyboard."""
        dialog = QDialog(parent or self)
        QVBoxLayout(dialog).addWidget(QLineEdit(dialog))
        put_on_screen(dialog, active=True)
        return dialog


@pytest.fixture
def plain(qapp: QApplication) -> Iterator[Plain]:
    window = Plain()
    put_on_screen(window, active=True)
    window.field.setFocus()
    yield window
    window.close()
    window.deleteLater()


def test_shortcut_works_right_after_dialog_closes(plain: Plain) -> None:
    dialog = plain.dialog()
    dialog.close()
    assert plain.isActiveWindow()
    QTest.keyClick(plain.field, Qt.Key.Key_F6)
    assert plain.count == 1


@pytest.mark.parametrize("end", ["accept", "reject", "hide", "close"])
def test_key_on_its_way_to_closed_dialog_arrives(plain: Plain, end: str) -> None:
    dialog = plain.dialog()
    handle = dialog.windowHandle()
    getattr(dialog, end)()
    QTest.keyClick(handle, Qt.Key.Key_F6)
    QTest.keyClick(handle, Qt.Key.Key_7)
    assert plain.count == 1
    assert plain.field.text() == "7"


def test_dialog_of_dialog_gives_keyboard_back_to_it(plain: Plain) -> None:
    outer = plain.dialog()
    inner = plain.dialog(outer)
    inner.close()
    assert outer.isActiveWindow()
    outer.close()
    assert plain.isActiveWindow()


def test_dialog_closed_behind_window_takes_no_focus(plain: Plain) -> None:
    behind = plain.dialog()
    front = plain.dialog()
    behind.close()
    assert front.isActiveWindow()
    front.close()


def test_key_right_after_any_dialog_closes_marks_frame(qapp: QApplication) -> None:
    with shown_with(qapp) as window:
        window.edit_controller.place(3, 50.0, 50.0)
        for name in ("export_labels", "export_all", "settings", "help", "manual", "diagnostics"):
            before = {widget for widget in qapp.topLevelWidgets() if widget.isVisible()}
            window.registry[name].setEnabled(True)
            window.registry[name].trigger()
            (dialog,) = (widget for widget in qapp.topLevelWidgets() if widget.isVisible() and widget not in before)
            put_on_screen(dialog, active=True)
            dialog.close()
            QTest.keyClick(window.view, Qt.Key.Key_X)
            assert window.workspace.document.undoable == "No ball", name
            window.workspace.runs.undo()
