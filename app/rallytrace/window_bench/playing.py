"""Playback by the clock on the wall, and how long the event loop is kept from its work."""

import time
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from rallytrace.errors import AppError
from rallytrace.window_bench.figures import Figures
from rallytrace.window_bench.window_driver import WindowDriver

_BEAT_MS: Final = 5


class Heartbeat(QObject):
    """A timer that should fire every few milliseconds; what keeps it from that keeps a key press waiting too.

    Attributes:
        blocks: how much later than due each beat came, in milliseconds.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.blocks: list[float] = []
        self._timer = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last = 0.0

    def start(self) -> None:
        """Begin, or go on after a while that does not count."""
        self._last = time.perf_counter()
        self._timer.start()

    def stop(self) -> None:
        """Rest."""
        self._timer.stop()

    @Slot()
    def _beat(self) -> None:
        now = time.perf_counter()
        self.blocks.append(max(1000 * (now - self._last) - _BEAT_MS, 0.0))
        self._last = now


def play(driver: WindowDriver, seconds: float) -> tuple[float, float]:
    """Play from the start, at the video's own speed.

    Returns:
        The frames that were painted, of a hundred that the clock on the wall called for between the first and the
        last of them; and how many that is in a second.

    Raises:
        AppError: the video does not play.
    """
    workspace = driver.window.workspace
    info = workspace.info
    assert info is not None
    if driver.frame:
        driver.go(0)
    driver.rest(500)
    driver.paintings.clear()
    workspace.playhead.play()
    driver.rest(1000 * min(seconds, 0.9 * info.n_frames / info.rate))
    workspace.playhead.pause()
    seen = list(driver.paintings)
    if len(seen) < 2:
        raise AppError("The video does not play.")
    lasted = seen[-1].time - seen[0].time
    shown = len({painting.index for painting in seen}) - 1
    return min(100 * shown / (lasted * info.rate), 100.0), shown / lasted


def measure_playback(driver: WindowDriver, seconds: float) -> Figures:
    """How many frames are left out at the video's own speed."""
    share, rate = play(driver, seconds)
    return {"playback_dropped_pct": round(100 - share, 2), "playback_frames_per_s": round(rate, 2)}
