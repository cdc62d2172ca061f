"""The window is assembled here, from settings to event loop. Only commands for the window import this."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QIcon

from rallytrace import __version__
from rallytrace.files import paths
from rallytrace.process import interruption, logs
from rallytrace.process.threads import has_abandoned_threads, leave_process, return_large_blocks
from rallytrace.session.garbage_collection import GarbageCollector
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.ui.application import Application
from rallytrace.ui.crash_dialog import CrashReporter, log_qt_messages
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.startup_request import StartupRequest
from rallytrace.ui.main_window.window import MainWindow

_LISTEN_MS = 200
"""Interval of checks for Ctrl+C in the terminal."""
_SWITCH_SECONDS = 0.0005
"""Longest time for another thread to keep Python's lock. Every painted widget asks for it; with the usual 5 ms the
longest delays during a run are twice as long."""
_GATHERING_MS = 1
"""Time for Qt to gather repaints; its usual 5 ms are a third of a step."""
_PREPARE_MS = 1500
"""Time until the tracker's imports, and the loading of InpaintNet for fills: between the window and the first run."""


@dataclass(frozen=True, slots=True)
class Start:
    """Options for the program's start.

    Attributes:
        files: the video or the project to open, or several for the list; none for the empty window.
        track: whether to track it at once.
        screenshot: the file for a picture of the window, which is then closed.
        quit_after: seconds until the window closes by itself.
        size: of the window, in logical pixels; None for the last one.
        frame: the frame of the picture.
        theme: replaces the theme of the settings.
    """

    files: tuple[Path, ...] = ()
    track: bool = False
    screenshot: Path | None = None
    quit_after: float | None = None
    size: tuple[int, int] | None = None
    frame: int | None = None
    theme: str | None = None


def start(start: Start) -> int:
    """Open the window and stay until it is closed; returns the exit code."""
    app = application()
    logs.start_log()
    log_qt_messages()
    reporter = CrashReporter(app)
    logs.watch_for_crashes(reporter.report)
    preferences = Preferences()
    theme.apply(app, start.theme or preferences.value.appearance.theme)
    window = build(preferences)
    reporter.quit_requested.connect(window.close)
    if start.size is not None:
        window.resize(*start.size)
    window.show()
    window.open_all([path.absolute() for path in start.files])
    app.open_files_with(window.open_all)
    startup = StartupRequest(window, track=start.track, screenshot=start.screenshot, frame=start.frame)
    if start.quit_after is not None:
        QTimer.singleShot(round(start.quit_after * 1000), window, startup.leave)
    _leave_on_signals(app)
    tidying = GarbageCollector(app)
    QTimer.singleShot(_PREPARE_MS, window, window.workspace.runs.tracker.prepare)
    QTimer.singleShot(_PREPARE_MS, window, window.fill_controller.preview.prepare)
    code = app.exec()
    window.shutdown()
    tidying.end()
    logs.end_log()
    code = code or startup.code
    if has_abandoned_threads():
        leave_process(code)  # everything is saved
    return code


def application() -> Application:
    """The one application, with its name and icon."""
    sys.setswitchinterval(_SWITCH_SECONDS)
    return_large_blocks()
    os.environ.setdefault("QT_QPA_UPDATE_IDLE_TIME", str(_GATHERING_MS))
    # Qt shares each line and mark among threads, and waits for them; with busy cores that takes longer than drawing.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    QLocale.setDefault(QLocale.c())  # numbers in fields as in all other text, and in label files
    existing = Application.instance()
    # macOS passes the names on the command line once more; Qt drops known ones.
    arguments = sys.argv if sys.platform == "darwin" else sys.argv[:1]
    app = existing if isinstance(existing, Application) else Application(arguments)
    app.setApplicationName("RallyTrace")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("rallytrace")
    app.setWindowIcon(QIcon(str(paths.resources_dir() / "icons" / "rallytrace.svg")))
    return app


def build(preferences: Preferences) -> MainWindow:
    """The window over a workspace of its own, not shown yet; `shutdown` must be called before it goes."""
    return MainWindow(Workspace(preferences))


def _leave_on_signals(app: Application) -> None:
    """Ctrl+C in the terminal, or a request to end, closes the window without a question."""
    # Not quit(): it asks the windows first, and an open question says no.
    interruption.answer_with(app.exit)
    listening = QTimer(app)
    listening.timeout.connect(_let_python_look)
    listening.start(_LISTEN_MS)


def _let_python_look() -> None:
    """Run a line of Python now and then: signals are delivered between two lines."""
