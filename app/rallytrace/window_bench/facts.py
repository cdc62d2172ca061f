"""What the window was measured on."""

import os
import platform
from pathlib import Path
from typing import TYPE_CHECKING, Any

import onnxruntime
import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from rallytrace import __version__
from rallytrace.tracking.machine import core_count

if TYPE_CHECKING:
    from rallytrace.ui.window import MainWindow


def facts(window: "MainWindow", video: Path) -> dict[str, Any]:
    """The machine, the screen, the versions and the video, in plain values."""
    screen, info = window.screen(), window.workspace.info
    assert info is not None
    keyframes = info.index.keyframes
    return {
        "rallytrace": __version__,
        "system": platform.platform(),
        "processor": platform.processor() or platform.machine(),
        "cores": core_count(),
        "load_before": _load(),
        "python": platform.python_version(),
        "qt": qVersion(),
        "pyside6": PySide6.__version__,
        "onnxruntime": onnxruntime.__version__,
        "platform": QGuiApplication.platformName(),
        "screen": f"{screen.size().width()}x{screen.size().height()}, {screen.refreshRate():.0f} Hz",
        "device_pixel_ratio": window.devicePixelRatioF(),
        "view": f"{window.view.width()}x{window.view.height()}",
        "video": f"{video.name}, {info.size}, {info.rate:.3g} frames a second, {info.n_frames} frames",
        "keyframes": len(keyframes),
        "longest_group": int(max(map(int, keyframes[1:] - keyframes[:-1]), default=info.n_frames)),
        "cache_mb": window.workspace.preferences.value.playback.cache_mb,
    }


def _load() -> float | None:
    """How busy the machine was in the last minute, in processes; None where the system does not tell."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
