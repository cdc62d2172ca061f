"""`rallytrace open`: open the window."""

import argparse
import ctypes
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Final

from rallytrace.arguments.options import shortened
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.recordings import joined_files
from rallytrace.errors import AppError, UsageError
from rallytrace.files.file_kinds import PICTURE
from rallytrace.files.recordings import missing_files
from rallytrace.process.child_processes import SCREEN_FLAG, own_command, run_child
from rallytrace.storage.project.location import SUFFIX
from rallytrace.track.geometry import parse_size

APT_LINE = (
    "apt install libegl1 libgl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon-x11-0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libwayland-cursor0"
)
"""Command that installs what the window needs on a minimal Debian or Ubuntu."""

_X11_LIBRARIES: Final = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-xkb.so.1",
    "libxkbcommon-x11.so.0",
)
"""Libraries that Qt loads for X11. If one is missing, Qt aborts the program before it can show a message."""

_TRIAL_SECONDS: Final = 30.0
_WITHOUT_SCREEN: Final = ("offscreen", "minimal")
"""Platforms of Qt that always open."""


def has_screen() -> bool:
    """Return True if there is a screen, or Qt is configured to work without one."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def require_window() -> None:
    """Raise an error unless there is a screen and Qt's libraries are installed.

    Raises:
        AppError: There is no screen, or a library is missing.
    """
    instead = "Without a window, use 'rallytrace track VIDEO' to write labels."
    if not has_screen():
        raise AppError("No screen was found.", instead)
    missing = _missing_library()
    if missing:
        raise AppError(f"The window cannot be opened: {missing}.", f"On Debian or Ubuntu: {APT_LINE}. {instead}")
    if _uses_x11() and not _x11_answers():
        raise AppError(
            f"The screen {os.environ['DISPLAY']} cannot be reached, so the window cannot be opened.", instead
        )
    if sys.platform not in ("win32", "darwin") and not can_open_screen():
        asked = next(name for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY") if os.environ.get(name))
        raise AppError(
            f"Qt cannot open the screen given by {asked}={os.environ[asked]}, so the window cannot be opened.",
            f"Unset {asked}, or set it to a screen that exists. {instead}",
        )


def _missing_library() -> str:
    try:
        import PySide6.QtWidgets  # noqa: F401, PLC0415 - the import is the question

        for name in _X11_LIBRARIES if _uses_x11() else ():
            ctypes.CDLL(name)
    except (ImportError, OSError) as error:
        return str(error)
    return ""


def _uses_x11() -> bool:
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    return bool(os.environ.get("DISPLAY")) and (asked == "xcb" or not (asked or os.environ.get("WAYLAND_DISPLAY")))


def _x11_answers() -> bool:
    """Return True if the X server can be reached. Otherwise Qt would abort."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def can_open_screen() -> bool:
    """Return True if Qt can open the platform that the environment names; try doubtful ones in a child process."""
    if not _is_doubtful():
        return True
    try:
        return run_child(own_command(SCREEN_FLAG), _TRIAL_SECONDS).returncode == 0
    except (OSError, TimeoutExpired):
        return True  # Qt itself will report the problem


def _is_doubtful() -> bool:
    """Return True if Qt might fail to open the requested platform, or nothing listens on the Wayland display."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if platform:
        known = (*_WITHOUT_SCREEN, "xcb") if os.environ.get("DISPLAY") else _WITHOUT_SCREEN
        return platform not in known
    display = os.environ.get("WAYLAND_DISPLAY")
    return bool(display) and not _listens(Path(os.environ.get("XDG_RUNTIME_DIR", ""), display or ""))


def _listens(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except (OSError, ValueError):
            return False
    return True


def main(_arguments: Sequence[str]) -> int:
    """Run as the child process of `can_open_screen`. Without a screen, Qt aborts it (SIGABRT)."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - slow to load

    application = QGuiApplication([])
    return 0 if application.primaryScreen() is not None else 1


def run(args: argparse.Namespace) -> int:
    """Open the window, and return when it is closed."""
    files = joined_files(args.files) if args.join else args.files
    for file in files:
        missing = missing_files(file)
        if missing and not file.exists():
            kind = "project" if file.suffix.lower() == SUFFIX else "video"
            raise AppError(
                f"There is no {kind} {missing[0]}.", "Check the name; 'rallytrace --help' lists the commands."
            )
    return open_window(args, *files, track=args.track)


def open_window(args: argparse.Namespace, *files: Path, track: bool) -> int:
    """Open the window with the given files and options. Return the exit code.

    Raises:
        UsageError: The size is not valid.
        AppError: There is no screen, or Qt cannot open a window.
    """
    size = _size(args.size)
    refuse_screenshot(args)
    require_window()
    from rallytrace.main import Start, start  # noqa: PLC0415 - loads Qt

    return start(
        Start(
            files=files,
            track=track,
            screenshot=args.screenshot,
            quit_after=args.quit_after,
            size=size,
            frame=args.at,
            theme=args.theme,
        )
    )


def refuse_screenshot(args: argparse.Namespace) -> None:
    """Raise AppError if the screenshot would replace anything but an image."""
    if args.screenshot is not None:
        refuse_output_of(args, args.screenshot, PICTURE, overwrite=True)


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    size = parse_size(text)
    if size is None:
        raise UsageError(f"--size {shortened(text)} is not a size.", "Write it as 1600x1000.")
    return size.width, size.height
