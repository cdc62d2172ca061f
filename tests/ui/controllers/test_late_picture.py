"""Keys that mark the frame on the screen, while its picture is still being decoded."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from windows import press, shown_with


def test_mark_before_picture_is_shown_is_not_silent(qapp: QApplication) -> None:
    with shown_with(qapp) as window:
        assert window.view.on_screen is not None
        window.view.on_screen = replace(window.view.on_screen, exact=False)
        press(window, Qt.Key.Key_X)
        assert window.workspace.document.undoable is None
        assert window.notices.text == "Frame 0 is not shown yet, so nothing was changed. Press the key again."
