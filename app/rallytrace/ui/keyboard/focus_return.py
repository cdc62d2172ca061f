"""Give the keyboard back to a window when one of its dialogs closes."""

import warnings
from typing import Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QWidget

_KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class FocusReturn(QObject):
    """Makes a window active as soon as one of its dialogs closes, and passes on keys sent to the closed dialog.

    No window is active until the window manager has reacted to the closing, which some window managers never do. Keys
    pressed in the meantime go to the closed dialog and would otherwise be lost.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._closing: QWidget | None = None
        self._activated: QWidget | None = None
        """The window that was made active, until the window manager gives any window the focus."""
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._on_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch new dialogs, and react to one that closes. Return True for a key event that was passed on."""
        kind = event.type()
        if kind is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget) and child.isWindow():
                child.installEventFilter(self)
        elif isinstance(watched, QWindow):
            return kind in _KEYS and not watched.isVisible() and _pass_on(event)
        elif isinstance(watched, QWidget) and watched is not self.parent() and watched.windowHandle() is not None:
            self._follow(watched, kind)
        return False

    def _follow(self, dialog: QWidget, kind: QEvent.Type) -> None:
        below = dialog.parentWidget()
        if kind is QEvent.Type.Show:
            dialog.windowHandle().installEventFilter(self)
        elif kind is QEvent.Type.WindowDeactivate and below is not None:
            # A window that is left for another one has lost the focus before; one that closes still has it.
            closes = QGuiApplication.focusWindow() is dialog.windowHandle() or dialog is self._activated
            self._closing = dialog if closes else None
            if closes:
                below.activateWindow()
        elif kind is QEvent.Type.Hide and dialog is self._closing and below is not None:
            self._closing = None
            self._activate(below.window())

    def _activate(self, window: QWidget) -> None:
        """Make Qt treat a window as active at once, before the window manager has activated it."""
        self._activated = window
        with warnings.catch_warnings():
            # Deprecated in favour of activateWindow, which takes effect only after the keys already on their way.
            warnings.simplefilter("ignore", DeprecationWarning)
            QApplication.setActiveWindow(window)

    @Slot(QWindow)
    def _on_focus(self, window: QWindow | None) -> None:
        if window is not None:
            self._activated = None


def _pass_on(event: QEvent) -> bool:
    """Send a key event to the widget with the focus. Return False if no widget has it."""
    focused = QApplication.focusWidget()
    if focused is not None:
        QApplication.sendEvent(focused, event)
    return focused is not None
