"""What Qt itself has to say goes into the log, each message with the weight it deserves."""

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger("qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_HARMLESS = (
    "This plugin does not support",  # setting window opacity, raise(), propagateSizeHints(), grabbing the keyboard
    "QXcbConnection: XCB error",  # the window manager was faster
    "Could not create a window-system icon",
    "Wayland does not support",
    "Populating font family aliases",  # a font that is not there has been replaced
    "QSocketNotifier: Can only be used with threads",  # at exit
    "QStandardPaths: XDG_RUNTIME_DIR",  # in containers and under sudo
    "QStandardPaths: wrong permissions",
    "Failed to register with host portal",  # of desktops without a portal
    "Could not register app ID",
    "qt.qpa.services",
)
"""Parts of messages that Qt takes for warnings and that mean nothing to anybody who could do something about them."""


def install() -> None:
    """Send Qt's messages to the log, from all threads, from now on."""
    qInstallMessageHandler(_take)


def _take(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    category = context.category or "default"
    harmless = kind == QtMsgType.QtWarningMsg and any(part in f"{category} {message}" for part in _HARMLESS)
    level = logging.DEBUG if harmless else _LEVELS.get(kind, logging.WARNING)
    _log.log(level, "%s%s", "" if category == "default" else f"{category}: ", message)
