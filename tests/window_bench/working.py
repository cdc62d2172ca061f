"""Simulate hours of an analyst's work in minutes, one video after another, and measure the window's memory.

Each video in turn is opened, tracked (all of it the first time, then a part), stepped and scrubbed through, played,
corrected by clicks that are partly taken back, and looked at closely (heatmap, film strip, table of frames). Nothing is
timed here; see `measures`.
"""

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtTest import QTest

from rallytrace.tracking.machine import rss_mb
from window_bench.driver import WindowDriver
from window_bench.figures import Figures, Goal
from window_bench.measures import Watch, play

WORK_GOALS: Final = {"work_mb_most": Goal(1000)}
_RUN_SECONDS: Final = 3600.0
_AGAIN: Final = 60
"""Frames that are tracked once more in every later round, with whatever is shown by then."""
_STEPS, _JUMPS, _POINTS, _MOVES = 40, 8, 10, 40
_PLAY_SECONDS: Final = 4.0
_LOOK_MS: Final = 100
_PANELS: Final = ("panel_frames", "panel_plots", "layer_heatmap")


def measure_work(driver: WindowDriver, videos: Sequence[Path], minutes: float, say: Callable[[str], None]) -> Figures:
    """Work on videos in turn, and return the resident memory in MB: the maximum after a round, and at any time.

    Args:
        driver: of a window.
        videos: to work on; projects are made beside them.
        minutes: how long; the round that is begun is ended.
        say: told the memory after every round.

    Raises:
        AppError: a video cannot be opened or tracked, or something is never shown.
    """
    dice = random.Random(3)
    watch = Watch(driver)
    until = time.monotonic() + 60 * minutes
    memory = _MemoryWatch(driver)
    sizes: list[float] = []
    tracked: set[Path] = set()
    rounds = edits = 0
    while time.monotonic() < until:
        for video in videos:
            memory.doing = f"opening {video.name}"
            driver.open(video)
            memory.doing = f"tracking {video.name}"
            watch.begin(_part(driver, dice) if video in tracked else range(driver.n_frames))
            driver.wait(lambda: watch.outcome is not None, _RUN_SECONDS)
            tracked.add(video)
            memory.doing = f"working on {video.name}"
            edits += _work(driver, dice)
            sizes.append(rss_mb())
        rounds += 1
        say(f"Round {rounds}: {sizes[-1]:.0f} MB, {memory.most:.0f} MB at most, while {memory.most_while}")
    return {
        "work_rounds": rounds,
        "work_edits": edits,
        "work_mb_first_round": round(max(sizes[: len(videos)])),
        "work_mb_last_round": round(max(sizes[-len(videos) :])),
        "work_mb_most": round(max(memory.most, *sizes)),
    }


class _MemoryWatch(QObject):
    """Measures the resident memory a few times a second, also during runs.

    Attributes:
        most: in MB, so far.
        doing: what is being done.
        most_while: what was being done when it was so much.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.most = rss_mb()
        self.doing = self.most_while = ""
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        now = rss_mb()
        if now > self.most:
            self.most, self.most_while = now, self.doing


def _part(driver: WindowDriver, dice: random.Random) -> range:
    first = dice.randrange(max(driver.n_frames - _AGAIN, 1))
    return range(first, min(first + _AGAIN, driver.n_frames))


def _work(driver: WindowDriver, dice: random.Random) -> int:
    """Work one round on the open video, and return the number of placed points."""
    window = driver.window
    for name in _PANELS:
        if dice.random() < 0.5:
            window.registry[name].trigger()
    for _ in range(_JUMPS):
        driver.go(_other(driver, dice.randrange(driver.n_frames)))
        driver.rest(200)
        for _ in range(_STEPS // _JUMPS):
            driver.step(1 if driver.frame + 1 < driver.n_frames else -1)
    first, last = sorted(dice.sample(range(driver.n_frames), 2))
    for move in range(_MOVES):
        window.workspace.scrub(first + (last - first) * move // _MOVES, held=True)
        driver.rest(16)
    window.workspace.scrub(last, held=False)
    driver.go(_other(driver, dice.randrange(driver.n_frames // 2)))
    play(driver, _PLAY_SECONDS)
    for _ in range(_POINTS):
        driver.go(_other(driver, dice.randrange(driver.n_frames)))
        QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=_place(driver, dice))
        driver.rest(300)
        if dice.random() < 0.3:
            QTest.keyClick(window.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    driver.rest(1500)
    return _POINTS


def _place(driver: WindowDriver, dice: random.Random) -> QPoint:
    info = driver.window.workspace.info
    assert info is not None
    return driver.window.view.to_view(
        *(dice.uniform(0.1, 0.9) * side for side in (info.size.width, info.size.height))
    ).toPoint()


def _other(driver: WindowDriver, frame: int) -> int:
    """Return a frame other than the current one, so that going there shows a picture."""
    return frame if frame != driver.frame else (frame + 1) % driver.n_frames
