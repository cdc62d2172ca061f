"""What the tests of windows and threads share: a display, waiting, and the keys."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from rallytrace.commands.open import APT_LINE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_BUSY = 6
"""How much slower than at rest a machine may be; the threads of a run have low priority besides."""


def wait_until(holds: Callable[[], object], *, seconds: float = 20.0) -> None:
    """Let events be handled until something holds; fails when it never does.

    `QTest.qWait` would do the same while holding Python's lock, so that no other thread gets on.

    Args:
        seconds: the longest wait on a machine at rest.
    """
    from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415 - where Qt is absent this is never reached

    deadline = time.monotonic() + _BUSY * seconds
    while not holds():
        assert time.monotonic() < deadline, f"did not come to hold within {_BUSY * seconds:g} s"
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.002)


def put_on_screen(window: "QWidget", *, active: bool = False) -> None:
    """Show a window, and wait until it is on the screen and, where asked for, has the keyboard.

    `QTest` gives up after five seconds, and takes a window for active whose parent is.
    """
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - as above

    def is_there() -> bool:
        """Ask for the keyboard until it comes: the display server refuses it to a window that is not there yet."""
        if active and QApplication.activeWindow() is not window:
            window.activateWindow()
            return False
        return window.windowHandle().isExposed()

    window.show()
    wait_until(is_there)


@contextmanager
def display() -> Iterator[None]:
    """A screen for real windows: the one there is, else a virtual one, else none that anybody can see.

    Where several processes test side by side each has a virtual one, because one screen has one keyboard and one focus.
    """
    there = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    shared = "PYTEST_XDIST_WORKER" in os.environ and not os.environ.get("QT_QPA_PLATFORM")
    if there and not (shared and shutil.which("Xvfb")):
        yield
        return
    if shutil.which("Xvfb") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        yield
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
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
        server.wait()


def input_state_left() -> list[str]:
    """What a test has left held or open: buttons, popups, dialogs, grabs, cursors; in words."""
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
    """Let go of buttons, keys, grabs and override cursors: Qt keeps them for the whole process.

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
    """Whether Qt's windows can be made here."""
    try:
        import PySide6.QtWidgets  # noqa: F401, PLC0415 - the import is the question
    except ImportError:
        return False
    return True


def skip_without_qt() -> None:
    """Skip where Qt's system libraries are absent, saying what to install."""
    if not is_there():
        pytest.skip(f"Qt's libraries are absent: {APT_LINE}")
