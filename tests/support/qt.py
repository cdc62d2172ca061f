"""Share what tests of windows and threads need: a display, waiting, and keys."""

import json
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pytest

from rallytrace.commands.open import APT_LINE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

LONGEST_WAIT_SECONDS = 120.0
"""Limit of every wait: a quarter of it is enough on a machine at load 10, and a test may hang much longer."""
_ACTIVATION_SECONDS = 30.0
_SCREEN: Final = {"name": "virtual", "x": 0, "y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "dpr": 1}
"""The screen of the tests, as Qt's offscreen plugin describes it; by itself that one has 800x800 pixels."""
_NEEDS_KEYBOARD = "needs the keyboard"
"""Property of a window whose keys work only while it is active."""


def wait_until(holds: Callable[[], object]) -> None:
    """Process events until a condition holds; fail with the state of the windows if it never does.

    `QTest.qWait` would do the same while holding Python's lock, so that no other thread gets on.
    """
    _wait(holds, LONGEST_WAIT_SECONDS)


def _wait(holds: Callable[[], object], seconds: float) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415 - where Qt is absent this is never reached

    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            pytest.fail(f"did not come to hold within {seconds:g} s\n{state_of_windows()}")
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.002)


def state_of_windows() -> str:
    """Describe what has the keyboard and the mouse, the visible windows with their messages, and the running work."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - as above
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415 - as above

    if not isinstance(QApplication.instance(), QApplication):
        return "there are no windows"
    having = {
        "active window": QApplication.activeWindow(),
        "focus": QApplication.focusWidget(),
        "modal dialog": QApplication.activeModalWidget(),
        "popup": QApplication.activePopupWidget(),
        "mouse grabber": QWidget.mouseGrabber(),
        "keyboard grabber": QWidget.keyboardGrabber(),
        "window with the system's focus": QGuiApplication.focusWindow(),
        "pressed buttons": QApplication.mouseButtons().name,
    }
    lines = [f"{name}: {thing}" for name, thing in having.items()]
    lines += [_in_words(window) for window in QApplication.topLevelWidgets() if window.isVisible()]
    threads = [thread.name for thread in threading.enumerate() if thread is not threading.main_thread()]
    return "\n".join([*lines, f"threads: {', '.join(threads)}"])


def _in_words(window: "QWidget") -> str:
    """Describe a visible window; of the main window also its messages and what it is doing."""
    words = f"visible: {type(window).__name__} '{window.windowTitle()}'"
    workspace, notices = getattr(window, "workspace", None), getattr(window, "notices", None)
    if workspace is None or notices is None:
        return words
    doing = {
        "running": workspace.runs.busy,
        "reviewing": workspace.review.busy,
        "checking the project": workspace.autosaver.checking,
        "locked": workspace.locked,
        "picture missing": not window.has_picture,  # type: ignore[attr-defined] # a MainWindow, not imported here
    }
    return f"{words}, notice '{notices.text}', {', '.join(f'{name}: {value}' for name, value in doing.items())}"


def check_keys(patch: pytest.MonkeyPatch) -> None:
    """Let `QTest` send a key only when the right window has the keyboard; fail at once if it cannot get it.

    Shortcuts of a window that is not active do nothing, and a test would wait in vain for what they do.
    """
    from PySide6.QtTest import QTest  # noqa: PLC0415 - as above

    def checked(send: Callable[..., None]) -> Callable[..., None]:
        def sent(target: Any, *arguments: Any, **named: Any) -> None:
            _wait_for_keyboard(target)
            send(target, *arguments, **named)

        return sent

    for name in ("keyClick", "keyClicks", "keyPress", "keySequence"):
        patch.setattr(QTest, name, checked(getattr(QTest, name)))


def _wait_for_keyboard(target: object) -> None:
    """Wait until the window of a widget is active, if it needs to be and can be."""
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415 - as above

    if not isinstance(target, QWidget) or not target.window().property(_NEEDS_KEYBOARD):
        return
    window = target.window()
    others = (QApplication.activeModalWidget(), QApplication.activePopupWidget())
    if not window.isVisible() or any(other not in (None, window) for other in others):
        pytest.fail(f"no key can reach {target}\n{state_of_windows()}")
    if not window.isActiveWindow():
        _wait(partial(_is_active, window), _ACTIVATION_SECONDS)


def _is_active(window: "QWidget") -> bool:
    """Return whether a window is active; activate it if not."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - as above

    if QApplication.activeWindow() is window:
        return True
    window.activateWindow()
    return False


def put_on_screen(window: "QWidget", *, active: bool = False) -> None:
    """Show a window, and wait until it is on the screen and, if requested, has the keyboard.

    `QTest` gives up after five seconds, and takes a window for active whose parent is.
    """
    if active:
        window.setProperty(_NEEDS_KEYBOARD, True)
    window.show()
    # The display server refuses the keyboard to a window that is not there yet.
    wait_until(lambda: window.windowHandle().isExposed() and (not active or _is_active(window)))


@contextmanager
def display() -> Iterator[None]:
    """Yield a screen for real windows: the existing one, else a virtual one, else an invisible one.

    Where several processes test side by side each has a virtual one, because one screen has one keyboard and one focus.
    """
    there = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    shared = "PYTEST_XDIST_WORKER" in os.environ and not os.environ.get("QT_QPA_PLATFORM")
    if there and not (shared and shutil.which("Xvfb")):
        yield
        return
    if shutil.which("Xvfb") is None:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as described:
            json.dump({"screens": [_SCREEN]}, described)
            described.flush()
            os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={described.name}"
            yield
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{_SCREEN['width']}x{_SCREEN['height']}x24",
            "-nolisten",
            "tcp",
        ],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as number:
            os.environ["DISPLAY"] = f":{number.readline().strip()}"
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        yield
    finally:
        server.terminate()
        server.wait(timeout=120)


def input_state_left() -> list[str]:
    """Describe what a test has left held or open: buttons, popups, dialogs, grabs, cursors."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - as above
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415 - as above

    held = QApplication.mouseButtons()
    widgets = {
        "popup": QApplication.activePopupWidget(),
        "dialog": QApplication.activeModalWidget(),
        "mouse grabber": QWidget.mouseGrabber(),
        "keyboard grabber": QWidget.keyboardGrabber(),
    }
    left = [f"{name}: {type(widget).__name__}" for name, widget in widgets.items() if widget is not None]
    left += ["an override cursor"] if QApplication.overrideCursor() is not None else []
    return left + ([f"pressed: {held}"] if held != Qt.MouseButton.NoButton else [])


def reset_input() -> None:
    """Release buttons, keys, grabs and override cursors, which Qt keeps for the whole process.

    QTest itself leaves modifiers behind, those of its last event.
    """
    from PySide6.QtCore import Qt  # noqa: PLC0415 - as above
    from PySide6.QtTest import QTest  # noqa: PLC0415 - as above
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415 - as above

    for grabber, release in (
        (QWidget.mouseGrabber(), QWidget.releaseMouse),
        (QWidget.keyboardGrabber(), QWidget.releaseKeyboard),
    ):
        if grabber is not None:
            release(grabber)
    while QApplication.overrideCursor() is not None:
        QApplication.restoreOverrideCursor()
    idle, none = QWidget(), Qt.MouseButton.NoButton
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
        if QApplication.mouseButtons() & button != none:
            QTest.mouseRelease(idle, button)
    if QApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyClick(idle, Qt.Key.Key_F35)
    idle.deleteLater()


def is_there() -> bool:
    """Return whether Qt can make windows here."""
    try:
        import PySide6.QtWidgets  # noqa: F401, PLC0415 - the import is the question
    except ImportError:
        return False
    return True


def skip_without_qt() -> None:
    """Skip where Qt's system libraries are absent, saying what to install."""
    if not is_there():
        pytest.skip(f"Qt's libraries are absent: {APT_LINE}")
