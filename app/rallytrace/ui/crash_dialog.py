"""Show unexpected errors in a dialog, and send Qt's messages to the log."""

import logging
import time
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, QUrl, Signal, Slot, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from rallytrace.process import logs
from rallytrace.process.logs import Crash
from rallytrace.texts import join_sentences, shown, tr, tr_lazy
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import give_role, report_field

QUIET_SECONDS = 5.0
"""For this long after its dialog was closed, an error opens no new dialog."""
_MAX_DIALOGS_PER_ERROR = 3
"""Maximum number of dialogs for the same error. Further occurrences are only logged."""
_STOPPED = tr_lazy("window", "The current task was stopped. Everything else continues.")
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
    "Populating font family aliases",  # a missing font was replaced
    "QSocketNotifier: Can only be used with threads",  # at exit
    "QStandardPaths: XDG_RUNTIME_DIR",  # in containers and under sudo
    "QStandardPaths: wrong permissions",
    "Failed to register with host portal",  # of desktops without a portal
    "Could not register app ID",
    "qt.qpa.services",
)
"""Starts of harmless Qt warnings, which are logged as debug messages."""


class CrashReporter(QObject):
    """Receives errors from any thread and shows them in the main thread, one dialog at a time."""

    quit_requested = Signal()
    _happened = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.dialog: CrashDialog | None = None
        self._shown: dict[str, tuple[int, float]] = {}
        # Always through the event loop, because an error in a paint event must not open a window during that event.
        self._happened.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def report(self, crash: Crash) -> None:
        """Show an error. May be called from any thread."""
        self._happened.emit(crash)

    @Slot(object)
    def _show(self, crash: Crash) -> None:
        if self.dialog is not None:
            self.dialog.add(crash)
            return
        times, muted_until = self._shown.get(crash.location, (0, 0.0))
        if times >= _MAX_DIALOGS_PER_ERROR or time.monotonic() < muted_until:
            return
        self._shown[crash.location] = (times + 1, 0.0)
        self.dialog = CrashDialog(crash, QApplication.activeWindow())
        self.dialog.finished.connect(self._close)
        self.dialog.quit_requested.connect(self.quit_requested)
        self.dialog.open()

    @Slot()
    def _close(self) -> None:
        if self.dialog is None:
            return
        for location in self.dialog.locations:
            times, _ = self._shown.get(location, (1, 0.0))
            self._shown[location] = (times, time.monotonic() + QUIET_SECONDS)
        self.dialog.deleteLater()
        self.dialog = None


class CrashDialog(QDialog):
    """Describes an error and offers to open the log, report the error, continue or quit.

    Attributes:
        locations: code locations of the errors shown.
    """

    quit_requested = Signal()

    def __init__(self, crash: Crash, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("window", "RallyTrace: unexpected error"))
        self.locations = {crash.location}
        self._reports = [crash.report]
        self._count = 1
        self._title = give_role(QLabel(tr("window", "Something went wrong")), "title")
        self._words = QLabel(
            join_sentences(crash.remedy or _STOPPED, tr("window", "Your points are safe and can be exported."))
        )
        self._what = QLabel(_crash_text(crash), textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self._more = give_role(QLabel(), "muted")
        self._more.setVisible(False)
        self._report = report_field(text=crash.report)
        theme.set_property(self._what, "verdict", BadgeStatus.BAD.value)
        for label in (self._words, self._what):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        rows = (self._title, self._words, self._what, self._more, (self._report, 1), 4, self._buttons())
        lay_column(*rows, owner=self, spacing=8, margins=(16, 16, 16, 16))
        self._go_on.setFocus()
        self.resize(620, 420)

    def add(self, crash: Crash) -> None:
        self._count += 1
        count = self._count - 1
        self._more.setText(tr("window", "%n more errors since.", singular="%n more error since.", n=count))
        self._more.setVisible(True)
        if crash.location not in self.locations:
            self.locations.add(crash.location)
            self._reports.append(crash.report)
            self._report.setPlainText("\n\n".join(self._reports))

    def _buttons(self) -> QHBoxLayout:
        open_log = QPushButton(icons.icon("text-box-search-outline"), tr("window", "Open the &log"))
        open_log.setEnabled(logs.log_files().log is not None)
        open_log.setToolTip(shown(str(logs.log_files().log or "") or logs.log_files().complaint))
        open_log.clicked.connect(self._open_log)
        copy = QPushButton(icons.icon("content-copy"), tr("window", "&Copy report"))
        copy.clicked.connect(self._copy)
        leave = QPushButton(tr("window", "&Quit"))
        leave.clicked.connect(self._quit)
        go_on = give_role(QPushButton(tr("window", "&Continue"), default=True), "primary")
        go_on.clicked.connect(self.accept)
        for button in (open_log, copy, leave):
            button.setAutoDefault(False)
        self._go_on = go_on
        return lay_row(open_log, copy, (None, 0), leave, go_on, spacing=8)

    @Slot()
    def _open_log(self) -> None:
        log = logs.log_files().log
        if log is not None:
            open_path(log)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.toPlainText())

    @Slot()
    def _quit(self) -> None:
        self.accept()
        self.quit_requested.emit()


def open_path(path: Path) -> bool:
    """Open a file or folder with the desktop's program for it. Return False if there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def _crash_text(crash: Crash) -> str:
    problem = shown(crash.problem)
    return problem if len(problem) < 400 else f"{problem[:400]}..."


def log_qt_messages() -> None:
    qInstallMessageHandler(_log_message)


def _log_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    category = context.category or "default"
    harmless = kind == QtMsgType.QtWarningMsg and any(phrase in f"{category} {message}" for phrase in _HARMLESS)
    level = logging.DEBUG if harmless else _LEVELS.get(kind, logging.WARNING)
    _log.log(level, "%s%s", "" if category == "default" else f"{category}: ", message)
