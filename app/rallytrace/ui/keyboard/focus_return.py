"""Give the keyboard back to a window when one of its dialogs closes."""

import warnings
from typing import Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QWidget

_KEYS: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class FocusReturn(QObject):
    """Makes a window active at once when a dialog of it closes, and passes on the keys pressed meanwhile.

    Until the window manager has handled the closing, which some never do, no window is active. Keys pressed in this
    time reach the closed dialog: without this class they would be lost.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._closing: QWidget | None = None
        self._activated: QWidget | None = None
        """The window made active, until the window manager has given some window the focus."""
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._on_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch new dialogs, and follow one that closes; True consumes a key that has been passed on."""
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
        """Have Qt take a window for active at once, before the window manager has agreed."""
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
    """Send a key to the widget with the focus; False if there is none."""
    focused = QApplication.focusWidget()
    if focused is not None:
        QApplication.sendEvent(focused, event)
    return focused is not None
