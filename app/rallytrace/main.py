"""Assemble the window, from settings to event loop. Only commands that open the window import this module."""

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
from rallytrace.session.languages import chosen_language, speak
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.ui.application import Application
from rallytrace.ui.crash_dialog import CrashReporter, log_qt_messages
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.startup_request import StartupRequest
from rallytrace.ui.main_window.window import MainWindow

_SIGNAL_POLL_INTERVAL_MS = 200
"""Interval at which Python checks for Ctrl+C in the terminal."""
_THREAD_SWITCH_SECONDS = 0.0005
"""Longest time that another thread may keep the interpreter lock. Every painted widget needs the lock; the default of
5 ms doubles the longest delays during a run."""
_REPAINT_DELAY_MS = 1
"""Time for which Qt gathers repaints; its default of 5 ms takes a third of a frame step."""
_PRELOAD_DELAY_MS = 1500
"""Delay until the tracker's imports and InpaintNet are loaded: after the window appears, before the first run."""


@dataclass(frozen=True, slots=True)
class Start:
    """Options for starting the window.

    Attributes:
        files: a video or project to open, or several videos for the list; empty for an empty window.
        track: True to start tracking at once.
        screenshot: file to which a screenshot is saved before the window closes; None for no screenshot.
        quit_after: seconds after which the window closes by itself; None keeps it open.
        size: window size in logical pixels; None restores the last size.
        frame: number of the frame to show; None for the usual one.
        theme: theme to use instead of the one in the settings; None uses the settings.
    """

    files: tuple[Path, ...] = ()
    track: bool = False
    screenshot: Path | None = None
    quit_after: float | None = None
    size: tuple[int, int] | None = None
    frame: int | None = None
    theme: str | None = None


def start(start: Start) -> int:
    """Open the window, run until it closes and return the exit code."""
    app = application()
    logs.start_log()
    log_qt_messages()
    reporter = CrashReporter(app)
    logs.watch_for_crashes(reporter.report)
    preferences = Preferences()
    speak(chosen_language(preferences.value.appearance.language), app)
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
    QTimer.singleShot(_PRELOAD_DELAY_MS, window, window.workspace.runs.tracker.prepare)
    QTimer.singleShot(_PRELOAD_DELAY_MS, window, window.fill_controller.preview.prepare)
    code = app.exec()
    window.shutdown()
    tidying.end()
    logs.end_log()
    code = code or startup.code
    if has_abandoned_threads():
        leave_process(code)  # everything is saved
    return code


def application() -> Application:
    """Return the application object with its name and icon, creating it if needed."""
    sys.setswitchinterval(_THREAD_SWITCH_SECONDS)
    return_large_blocks()
    os.environ.setdefault("QT_QPA_UPDATE_IDLE_TIME", str(_REPAINT_DELAY_MS))
    # Qt splits each line and mark among threads and waits for them; on busy cores that takes longer than drawing.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    QLocale.setDefault(QLocale.c())  # number fields use the same format as all other text and as label files
    existing = Application.instance()
    # macOS passes the names on the command line once more. Qt removes the options it knows.
    arguments = sys.argv if sys.platform == "darwin" else sys.argv[:1]
    app = existing if isinstance(existing, Application) else Application(arguments)
    app.setApplicationName("RallyTrace")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("rallytrace")
    app.setWindowIcon(QIcon(str(paths.resources_dir() / "icons" / "rallytrace.svg")))
    return app


def build(preferences: Preferences) -> MainWindow:
    """Return a hidden main window with a workspace of its own. Call `shutdown` before dropping it."""
    return MainWindow(Workspace(preferences))


def _leave_on_signals(app: Application) -> None:
    """Close the window without a question on Ctrl+C in the terminal or on SIGTERM."""
    # Not quit(): it asks the windows first, and an open dialog refuses.
    interruption.answer_with(app.exit)
    listening = QTimer(app)
    listening.timeout.connect(_let_python_handle_signals)
    listening.start(_SIGNAL_POLL_INTERVAL_MS)


def _let_python_handle_signals() -> None:
    """Run a line of Python now and then, because signals are delivered only between two lines."""
