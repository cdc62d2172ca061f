"""Provide a clip whose ball is dim now and then, and a small network that misses it, for tests of re-tracking."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import clipmaker
from rallytrace.session.preferences import Preferences
from tiny_models import TinyTrackNet

Floats = NDArray[np.float64]
N_FRAMES = 60

DARK = range(30, 35)
ALL_DARK = (range(18, 21), DARK, range(40, 43))
"""Frames of the clip in which the ball is too faint for a run as ever, and not for one that looks closer."""
OTHER_BALL = range(32, 34)
"""Frames in which something else is there that looks more like a ball."""


def preferences(folder: Path, *, busy: int = 0) -> Preferences:
    """Return preferences with small networks and no overlap."""
    made = Preferences(folder / "settings.json")
    network = TinyTrackNet(width=256, height=144, busy=busy).save(folder / f"network{busy}.onnx")
    made.update("models", tracknet=network, inpaint=False)
    made.update("tracking", eval_mode="nonoverlap")
    return made


def clip(folder: Path) -> Path:
    """Return a clip with a small ball in a large picture, dim in some frames.

    In two frames there is a second, brighter one.

    In two frames there is a second, brighter one.
    """
    wanted = clipmaker.Clip("ball.mp4", width=512, height=288, n_frames=N_FRAMES, options={"crf": "12"})
    return clipmaker.make(wanted, folder, court)


def court(i: int, width: int, height: int) -> NDArray[np.uint8]:
    rows, columns = np.mgrid[:height, :width]
    brightness = 110 if any(i in dark for dark in ALL_DARK) else 240
    light = spot(columns, rows, *ball(i), brightness) + spot(columns, rows, 40, 250, 120 if i in OTHER_BALL else 0)
    return np.repeat((15 + light).clip(0, 255).astype(np.uint8)[..., None], 3, axis=2)


def spot(columns: Floats, rows: Floats, x: float, y: float, brightness: float) -> Floats:
    return np.asarray(brightness * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / 30), np.float64)


def ball(i: int) -> tuple[float, float]:
    return 100 + 4.0 * i, 80 + 0.05 * (i - 30) ** 2
