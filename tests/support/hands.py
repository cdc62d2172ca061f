"""Use mouse and keys in the real window: screen events if xdotool is installed, else events of Qt."""

import shutil
import subprocess
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from qt import wait_until
from rallytrace.ui.main_window.window import MainWindow

_KEYS = {"Return": Qt.Key.Key_Return, "Escape": Qt.Key.Key_Escape, "Right": Qt.Key.Key_Right}
_MODIFIERS = {
    "ctrl": Qt.KeyboardModifier.ControlModifier,
    "shift": Qt.KeyboardModifier.ShiftModifier,
    "alt": Qt.KeyboardModifier.AltModifier,
}


class Hands:
    """Presses keys and clicks, and counts them.

    Attributes:
        acts: keys and clicks so far; a key with Ctrl held is one.
        real: whether the events are the screen's own.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.acts = 0
        self.real = shutil.which("xdotool") is not None and QApplication.platformName() == "xcb"
        self.turn_to(window)

    def turn_to(self, window: QWidget) -> None:
        """Give a window the keyboard. Without a window manager nothing else does."""
        if self.real:
            self._screen("windowfocus", str(int(window.winId())))
        else:
            window.activateWindow()
        wait_until(window.isActiveWindow)

    def press(self, keys: str) -> None:
        """Press a key: "x", "Return", "ctrl+e"."""
        self.acts += 1
        if self.real:
            self._screen("key", keys)
            return
        *held, key = keys.split("+")
        modifiers = Qt.KeyboardModifier.NoModifier
        for name in held:
            modifiers |= _MODIFIERS[name]
        focus = QApplication.focusWidget() or self.window.view
        QTest.keyClick(focus, _KEYS[key] if key in _KEYS else Qt.Key(ord(key.upper())), modifiers)

    def type(self, text: str) -> None:
        """Type text into the focused field, one key per letter."""
        self.acts += len(text)
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit), f"the keys go to {field}, which is no field"
        if self.real:
            self._screen("type", "--delay", "2", text)
            wait_until(lambda: field.text().endswith(text[-1:]) and len(field.text()) >= len(text))
        else:
            QTest.keyClicks(field, text)

    def click(self, x: float, y: float) -> None:
        """Click at a position of the video."""
        self.click_at(self.window.view, self.window.view.to_view(x, y))

    def click_at(self, widget: QWidget, at: QPointF) -> None:
        """Click somewhere on a widget."""
        self.acts += 1
        if self.real:
            place = widget.mapToGlobal(at).toPoint()
            self._screen("mousemove", str(place.x()), str(place.y()), "click", "1")
        else:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at.toPoint())

    def until(self, holds: Callable[[], object]) -> None:
        wait_until(holds)

    def _screen(self, *words: str) -> None:
        # In the background, because the window must handle events while xdotool waits for them.
        with subprocess.Popen(["xdotool", *words]) as tool:
            wait_until(lambda: tool.poll() is not None)
        assert tool.returncode == 0, f"xdotool {' '.join(words)} failed"
