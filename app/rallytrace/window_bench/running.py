"""The window while a run uses the processor, and the run while a window is open."""

import time
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Slot

from rallytrace.errors import AppError
from rallytrace.session.child import Child
from rallytrace.session.run_reports import Phase, RunOutcome, RunProgress, RunState
from rallytrace.window_bench.figures import Effort, Figures, median, percentile
from rallytrace.window_bench.playing import Heartbeat, play
from rallytrace.window_bench.window_driver import WindowDriver

STRIDE: Final = 4
"""Given, so that the window's runs and those without one do the same work."""
_RUN_SECONDS: Final = 600.0


class Watch(QObject):
    """What the tracker tells, kept.

    Attributes:
        progress: the latest.
        outcome: of the job that has ended.
        endless: whether a run that is done is begun anew.
    """

    def __init__(self, driver: WindowDriver) -> None:
        super().__init__(driver)
        self._driver = driver
        self.endless = False
        self.progress: RunProgress | None = None
        self.outcome: RunOutcome | None = None
        tracker = driver.window.workspace.runs.tracker
        tracker.progressed.connect(self._on_progress)
        tracker.finished.connect(self._on_outcome)

    def begin(self, frames: range) -> None:
        """Begin to track frames, whether they have been tracked before or not."""
        self.progress = self.outcome = None
        workspace = self._driver.window.workspace
        workspace.marks.set_frames(frames)
        workspace.runs.retrack_range()
        workspace.marks.clear()

    @property
    def is_tracking(self) -> bool:
        """Whether frames are being tracked, and not only prepared for."""
        return self.progress is not None and self.progress.phase is Phase.TRACKING and self.progress.done > 0

    @Slot(object)
    def _on_progress(self, progress: RunProgress) -> None:
        self.progress = progress

    @Slot(object)
    def _on_outcome(self, outcome: RunOutcome) -> None:
        if self.endless and outcome.state is RunState.DONE:
            self.begin(range(self._driver.n_frames))
        else:
            self.outcome = outcome


def measure_during_run(driver: WindowDriver, watch: Watch, effort: Effort) -> Figures:
    """How long the event loop is blocked during a run, while the window rests, steps and plays; then cancel it."""
    watch.endless = True
    watch.begin(range(driver.n_frames))
    driver.wait(lambda: watch.is_tracking or watch.outcome is not None, _RUN_SECONDS)
    heart = Heartbeat(driver)
    heart.start()
    driver.rest(1000 * effort.run_seconds)
    steps = [driver.step(1 if i % 2 else -1) for i in range(effort.steps)]
    share, _ = play(driver, effort.run_seconds)
    heart.stop()
    if watch.outcome is not None:
        raise _failure(watch.outcome)
    watch.endless = False
    began = time.perf_counter()
    driver.window.workspace.runs.cancel()
    driver.wait(lambda: watch.outcome is not None, _RUN_SECONDS)
    return {
        "ui_block_ms_p99": percentile(heart.blocks, 99),
        "ui_block_ms_max": percentile(heart.blocks, 100),
        "run_step_ms_p95": percentile(steps, 95),
        "run_playback_dropped_pct": round(100 - share, 2),
        "run_cancel_ms": round(1000 * (time.perf_counter() - began), 1),
    }


def measure_speed(driver: WindowDriver, watch: Watch, effort: Effort) -> float | None:
    """Frames a second of a run over the first frames, while the window is open and idle; the models are loaded."""
    frames = range(min(effort.run_frames, driver.n_frames))
    speeds = []
    for _ in range(effort.runs + 1):
        watch.begin(frames)
        driver.wait(lambda: watch.outcome is not None, _RUN_SECONDS)
        outcome = watch.outcome
        if outcome is None or outcome.state is not RunState.DONE:
            raise _failure(outcome)
        speeds.append(outcome.frames / outcome.seconds)
    return median(speeds[1:])  # the first loads the models, which the others without a window are not charged for


class Headless(QObject):
    """The same run in a process without a window, one after the other."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._labels = folder / "labels.csv"
        self._child = Child(self)
        self._child.finished.connect(self._take)
        self._child.failed.connect(self._fail)
        self._records: list[dict[str, Any]] | None = None
        self._error: AppError | None = None

    @property
    def done(self) -> bool:
        """Whether the process has ended."""
        return self._records is not None or self._error is not None

    def begin(self, video: Path, n_frames: int) -> None:
        """Track the first frames of a video."""
        self._records = self._error = None
        given = ("track", video, "-o", self._labels, "--force", "--json", "--range", f"0:{n_frames}")
        fixed = ("--stride", STRIDE, "--every", 1)
        self._child.start(*given, *fixed, subject="The run without a window", timeout_s=_RUN_SECONDS)

    @property
    def speed(self) -> float:
        """Frames a second, loading the models not counted.

        Raises:
            AppError: it failed.
        """
        if self._error is not None or not self._records:
            raise self._error or AppError("The run without a window gave no result.")
        record = self._records[0]
        first, stop = record["frames"]
        return float((stop - first) / record["seconds"])

    @Slot(object)
    def _take(self, records: list[dict[str, Any]]) -> None:
        self._records = records

    @Slot(object)
    def _fail(self, error: AppError) -> None:
        self._error = error


def _failure(outcome: RunOutcome | None) -> AppError:
    return (outcome.error if outcome else None) or AppError("The run in the window did not come to its end.")
