"""Measure single things: steps and seeks, playback, the window during a run, painting."""

import itertools
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtTest import QTest

from rallytrace.errors import AppError
from rallytrace.session.child import Child
from rallytrace.settings.sections import PLAYBACK
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.track import SOURCES, Layer, State
from rallytrace.tracking.messages import HeatmapPicture, Phase, RunOutcome, RunProgress, RunState
from window_bench.driver import PATIENCE_SECONDS, PaintObserver, WindowDriver
from window_bench.figures import Effort, Figures, median, percentile, spread

_REACH: Final = 10
"""Steps to and fro over so many frames stay within what is decoded."""
_FAR: Final = 100
"""Frames to the next place that is jumped to; with a 1080p video, more than are kept on one side of the playhead."""
_SWEEP_SECONDS: Final = 3.0
_SWEEP_MS: Final = 16
_BEAT_MS: Final = 5
_IN_PLAY: Final = 60
"""A frame of the bench's own clip with a ball."""
_IMPORTED_MS: Final = 3000
"""By then the program has imported what runs need, as it does soon after its start."""
_RUN_SECONDS: Final = 600.0
_HEATMAP: Final = (288, 512)
_PAINT_REACH: Final = 10
"""Steps to and fro over so many frames."""


def measure_steps(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure steps over frames shown before, forwards and backwards."""
    driver.go(driver.n_frames // 2 + (driver.frame == driver.n_frames // 2))
    driver.rest(effort.settle_ms)
    ways = [*[1] * _REACH, *[-1] * _REACH]
    for way in ways:
        driver.step(way)
    times = [driver.step(way) for way in itertools.islice(itertools.cycle(ways), 2 * effort.steps)]
    return spread("step_cached_ms", times, 50, 95)


def measure_cold_steps(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure a single step after a jump: after a rest, and at once."""
    places = itertools.cycle(_places(driver))
    settled, at_once = [], []
    for frame, way in itertools.islice(places, effort.cold_steps):
        _jump(driver, frame)
        driver.rest(effort.settle_ms)
        settled.append(driver.step(way))
    for frame, way in itertools.islice(places, effort.cold_steps):
        _jump(driver, frame)
        at_once.append(driver.step(way))
    return {**spread("step_cold_ms", settled, 50, 95), "step_at_once_ms_p95": percentile(at_once, 95)}


def measure_seeks(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure jumps to random frames, until any picture is painted for the frame and until exactly that frame is."""
    first, exact = [], []
    for frame in itertools.islice(_far_places(driver), effort.seeks):
        exact.append(driver.go(frame))
        seen = [painting.time for painting in driver.paintings if painting.wanted == frame]
        first.append(exact[-1] - 1000 * (seen[-1] - seen[0]))
    return {**spread("seek_first_picture_ms", first, 50, 95), **spread("seek_exact_ms", exact, 50, 95)}


def measure_copied_seeks(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure jumps to random frames of a video with a jump copy, until exactly that frame is painted."""
    copying, preferences = driver.window.context.copying, driver.window.workspace.preferences
    preferences.update(PLAYBACK, fast_jumps=True)
    driver.wait(lambda: not copying.is_busy, _RUN_SECONDS)
    driver.rest(effort.settle_ms)
    times = [driver.go(frame) for frame in itertools.islice(_far_places(driver), effort.seeks)]
    preferences.update(PLAYBACK, fast_jumps=False)
    return spread("seek_copied_ms", times, 50, 95)


def measure_pointed_seeks(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure clicks on the timeline after the mouse has rested there, until exactly that frame is painted."""
    strip = next(strip for strip in driver.window.timeline.strips if strip.depends_on_track and strip.isVisible())
    times = []
    for frame in itertools.islice(_far_places(driver), effort.seeks):
        at = QPoint(round(strip.x_of(frame + 0.5)), strip.height() // 2)
        QTest.mouseMove(strip, at)
        driver.rest(effort.settle_ms)
        target = strip.mouse.frame_at(at.x())
        click = partial(QTest.mouseClick, strip, Qt.MouseButton.LeftButton, pos=at)
        times.append(driver.ask(click, lambda seen: seen.exact and seen.index == target))  # noqa: B023 - used at once
    return spread("seek_pointed_ms", times, 50, 95)


def measure_scrubs(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure dragging on the timeline: the time until any near picture, and the number of pictures while dragging."""
    scrub = driver.window.workspace.scrub
    times = []
    for frame in itertools.islice(_far_places(driver), effort.scrubs):
        times.append(driver.ask(lambda: scrub(frame, held=True), lambda seen: seen.wanted == frame))  # noqa: B023 - it is used before it changes
        driver.rest(_SWEEP_MS)
    scrub(driver.frame, held=False)
    return {**spread("scrub_first_picture_ms", times, 50, 95), **_sweep(driver, effort)}


def _sweep(driver: WindowDriver, effort: Effort) -> Figures:
    """Drag from one end of the video to the other."""
    scrub = driver.window.workspace.scrub
    driver.go(0)
    driver.rest(effort.settle_ms)
    moves = round(min(_SWEEP_SECONDS, effort.play_seconds) * 1000 / _SWEEP_MS)
    driver.paintings.clear()
    began = time.perf_counter()
    for move in range(1, moves + 1):
        scrub((driver.n_frames - 1) * move // moves, held=True)
        driver.rest(_SWEEP_MS)
    seconds = time.perf_counter() - began
    seen = [began, *(painting.time for painting in driver.paintings), began + seconds]
    scrub(driver.frame, held=False)
    return {
        "scrub_pictures_per_s": round(len(driver.paintings) / seconds, 1),
        "scrub_longest_wait_ms": round(1000 * max(b - a for a, b in itertools.pairwise(seen)), 1),
    }


def _jump(driver: WindowDriver, frame: int) -> None:
    """Go to a frame from far away, so that its surroundings must be decoded again."""
    away = (frame + driver.n_frames // 2) % driver.n_frames
    driver.go(away)
    driver.go(frame)


def _places(driver: WindowDriver) -> list[tuple[int, int]]:
    """Yield frames to step from, with a direction: across the borders of groups, and two places inside each."""
    info = driver.window.workspace.info
    assert info is not None
    borders = [int(key) for key in info.index.keyframes if key > 0]
    length = borders[0] if borders else driver.n_frames
    inside = [border + length * part // 100 for border in [0, *borders] for part in (45, 95)]
    places = [(border - 1, 1) for border in borders] + [(border, -1) for border in borders]
    places += [(frame, way) for frame in inside for way in (1, -1)]
    places = [(frame, way) for frame, way in places if 0 < frame < driver.n_frames - 1]
    random.Random(0).shuffle(places)
    return places


def _far_places(driver: WindowDriver) -> Iterator[int]:
    """Yield random frames, each far from the previous one."""
    dice = random.Random(1)
    while True:
        frame = dice.randrange(driver.n_frames)
        if abs(frame - driver.frame) >= min(_FAR, driver.n_frames // 3):
            yield frame


class Heartbeat(QObject):
    """A timer that should fire every few milliseconds. Whatever delays it would delay a key press, too.

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
        """Start, or continue after a time that does not count."""
        self._last = time.perf_counter()
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    @Slot()
    def _beat(self) -> None:
        now = time.perf_counter()
        self.blocks.append(max(1000 * (now - self._last) - _BEAT_MS, 0.0))
        self._last = now


def play(driver: WindowDriver, seconds: float) -> tuple[float, float]:
    """Play from the start at normal speed.

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
    driver.wait(lambda: len(driver.paintings) > 1, PATIENCE_SECONDS, fails=False)
    workspace.playhead.pause()
    seen = list(driver.paintings)
    if len(seen) < 2:
        raise AppError("The video does not play.")
    lasted = seen[-1].time - seen[0].time
    shown = len({painting.index for painting in seen}) - 1
    return min(100 * shown / (lasted * info.rate), 100.0), shown / lasted


def measure_playback(driver: WindowDriver, seconds: float) -> Figures:
    """Measure the frames dropped at normal speed."""
    share, rate = play(driver, seconds)
    return {"playback_dropped_pct": round(100 - share, 2), "playback_frames_per_s": round(rate, 2)}


class Watch(QObject):
    """Keeps the messages of the tracker.

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
        """Start to track frames, whether they have been tracked before or not."""
        self.progress = self.outcome = None
        workspace = self._driver.window.workspace
        workspace.marks.set_frames(frames)
        workspace.runs.retrack_range()
        workspace.marks.clear()

    @property
    def is_tracking(self) -> bool:
        """Return whether frames are being tracked, not only prepared."""
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


def measure_first_points(driver: WindowDriver, watch: Watch) -> Figures:
    """Track the whole video by its key until points are painted, stop, and take them back."""
    workspace, view = driver.window.workspace, driver.window.view
    workspace.runs.tracker.prepare()
    driver.go(min(_IN_PLAY, driver.n_frames - 1))
    driver.rest(_IMPORTED_MS)
    observer = PaintObserver(driver.window)

    def has_points() -> bool:
        return bool(workspace.document.track.layer(Layer.PREDICTED)["state"].any())

    connection = workspace.document.changed.connect(lambda _: observer.begin_anew(view))
    took = observer.wait(driver.window.registry["track_all"].trigger, (view,), ready=has_points)
    QObject.disconnect(connection)
    observer.deleteLater()
    workspace.runs.cancel()
    driver.wait(lambda: watch.outcome is not None, _RUN_SECONDS)
    workspace.runs.undo()
    return {"first_points_s": round(took / 1000, 3)}


def measure_during_run(driver: WindowDriver, watch: Watch, effort: Effort) -> Figures:
    """Measure how long the event loop is blocked during a run at rest, stepping and playing; then cancel it."""
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
    """Measure the frames per second of a run over the first frames with the window open and idle, without loading."""
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
    """Runs the same run in a process without a window."""

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
        return self._records is not None or self._error is not None

    def begin(self, video: Path, n_frames: int) -> None:
        """Track the first frames of a video."""
        self._records = self._error = None
        given = ("track", video, "-o", self._labels, "--force", "--json", "--range", f"0:{n_frames}")
        self._child.start(*given, "--every", 1, subject="The run without a window", timeout_s=_RUN_SECONDS)

    @property
    def speed(self) -> float:
        """Return the frames per second without the loading of the models.

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


def measure_painting(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure steps with every layer shown, both trails full, and a heatmap over each frame."""
    _fill_track(driver)
    driver.go(driver.n_frames // 2)
    driver.rest(effort.settle_ms)
    times = []
    for i in range(effort.paints):
        way = -1 if i // _PAINT_REACH % 2 else 1
        driver.window.view.set_heatmap(_heatmap(driver, driver.frame + way))
        driver.step(way)
        times.append(1000 * driver.paintings[-1].cost)
    driver.window.view.set_heatmap(None)
    return {"paint_ms_p50": percentile(times, 50), "paint_ms_p95": percentile(times, 95)}


def _fill_track(driver: WindowDriver) -> None:
    """Fill every layer of each frame, some pixels apart."""
    document, info = driver.window.workspace.document, driver.window.workspace.info
    assert info is not None
    frames = np.arange(document.track.n_frames)
    x = info.size.width * (0.5 + 0.4 * np.sin(frames / 20))
    y = info.size.height * (0.5 + 0.4 * np.cos(frames / 13))
    changes = []
    layers = (
        (Layer.PREDICTED, Source.PREDICTED, State.VISIBLE),
        (Layer.INPAINTED, Source.INPAINTED, State.OCCLUDED),
        (Layer.HUMAN, Source.HUMAN, State.VISIBLE),
    )
    for height, (layer, source, state) in enumerate(layers):
        # Each layer hides the one below it in some frames only, so that all three kinds of marks are in every trail.
        said = frames[frames % 3 >= height]
        after = np.zeros(len(said), document.track.layer(layer).dtype)
        after["state"], after["source"], after["confidence"] = state, SOURCES.index(source), 0.8
        after["x"], after["y"] = x[said] + 9 * height, y[said]
        changes.append(document.track.change(layer, said, after))
    document.edit(Edit("Measure", tuple(changes)))


def _heatmap(driver: WindowDriver, frame: int) -> HeatmapPicture:
    info = driver.window.workspace.info
    assert info is not None
    y, x = np.mgrid[: _HEATMAP[0], : _HEATMAP[1]]
    values = np.exp(-((x - 200) ** 2 + (y - 100) ** 2) / 200).astype(np.float32)
    return HeatmapPicture(info.path, frame, values, info.size)
