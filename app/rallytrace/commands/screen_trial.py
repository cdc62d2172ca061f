"""A child process that opens what Qt shows windows on: where there is none, Qt ends the process (SIGABRT)."""

import os
import socket
from collections.abc import Sequence
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Final

from rallytrace.child_processes import SCREEN_FLAG, own_command, run_child

_SECONDS: Final = 30.0
_WITHOUT_SCREEN: Final = ("offscreen", "minimal")
"""Qt's platforms that always open."""


def screen_opens() -> bool:
    """Whether Qt can open the platform that the environment asks for; a child tries it where that is in doubt."""
    if not _is_doubtful():
        return True
    try:
        return run_child(own_command(SCREEN_FLAG), _SECONDS).returncode == 0
    except (OSError, TimeoutExpired):
        return True  # then Qt says it


def _is_doubtful() -> bool:
    """Whether a platform is named that may not open, or a Wayland display that nothing listens on."""
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
    """Open it, and nothing else."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - slow to load

    application = QGuiApplication([])
    return 0 if application.primaryScreen() is not None else 1
