"""The bench of the window from beginning to end."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from rallytrace import main, paths
from rallytrace.domain.geometry import Size
from rallytrace.session.preferences import Preferences
from rallytrace.session.threads import GarbageCollector
from rallytrace.settings.sections import TRACKING
from rallytrace.ui.look import theme
from rallytrace.video.bench_clip import change_rate, write_bench_clip
from rallytrace.window_bench.editing import measure_match
from rallytrace.window_bench.facts import facts
from rallytrace.window_bench.figures import Effort, Figures, median, percentile, verdicts
from rallytrace.window_bench.match import MatchShape, lent, make_project, make_video
from rallytrace.window_bench.painting import measure_painting
from rallytrace.window_bench.playing import measure_playback
from rallytrace.window_bench.running import STRIDE, Headless, Watch, measure_during_run, measure_speed
from rallytrace.window_bench.startup import Starter
from rallytrace.window_bench.stepping import measure_cold_steps, measure_scrubs, measure_seeks, measure_steps
from rallytrace.window_bench.window_driver import WindowDriver

if TYPE_CHECKING:
    from rallytrace.ui.window import MainWindow

Say = Callable[[str], None]

_RATES: Final = (30, 60)
_USER_FOLDERS: Final = ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA")


@dataclass(frozen=True, slots=True)
class Clips:
    """What is measured on.

    Attributes:
        usual: the video for everything.
        fast: one of 60 frames a second, for playback; None where a user's own video takes its place.
    """

    usual: Path
    fast: Path | None = None


@dataclass(frozen=True, slots=True)
class ClipSize:
    """The clips the bench makes itself; the demo rally, enlarged.

    Attributes:
        size: of the picture.
        n_frames: how many frames.
        group: frames from one keyframe to the next.
    """

    size: Size = field(default_factory=lambda: Size(1920, 1080))
    n_frames: int = 1250
    group: int = 250


def own_clips(say: Say, shape: ClipSize | None = None) -> Clips:
    """The clips that the bench makes itself, in the user's cache folder; made anew where they are not there."""
    shape = shape or ClipSize()
    folder = paths.cache_dir() / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    usual, fast = (folder / f"{shape.size}-{shape.n_frames}-{shape.group}-{rate}.mp4" for rate in _RATES)
    if not usual.exists():
        say("Making a clip to measure on; this takes a minute, once.")
        rally = paths.resources_dir() / "demo" / "rally.mp4"
        write_bench_clip(rally, usual, size=shape.size, rate=_RATES[0], n_frames=shape.n_frames, group=shape.group)
    if not fast.exists():
        change_rate(usual, fast, _RATES[1] // _RATES[0])
    return Clips(usual, fast)


def measure_window(clips: Clips, effort: Effort, say: Say, match: MatchShape | None = None) -> dict[str, Any]:
    """Measure everything in a window that is shown for this, with settings and projects of its own.

    Args:
        clips: what to measure on.
        effort: how often.
        say: told what is being measured.
        match: what a whole match is.

    Returns:
        The figures by name; under `goals` what they should come to; under `facts` what they were measured on.

    Raises:
        AppError: the video cannot be opened, or something never came about.
    """
    app = main.application()
    match = match or MatchShape()
    with _empty_user_folders() as folder, _lent(clips, folder) as borrowed:
        figures: Figures = {}
        # Before there is a window, so that nothing else is on the screen or on the processor.
        figures |= _measure_starts(borrowed, effort, say)
        headless = _headless_speeds(borrowed, effort, folder, say)
        with _window(app, folder) as window:
            driver = WindowDriver(window)
            driver.open(borrowed.usual)
            known = facts(window, borrowed.usual)
            for what, measure in (
                ("Steps", measure_steps),
                ("Steps after a jump", measure_cold_steps),
                ("Jumps", measure_seeks),
                ("Scrubbing", measure_scrubs),
            ):
                say(what)
                figures |= measure(driver, effort)
            say("Playback")
            figures |= measure_playback(driver, effort.play_seconds)
            figures |= _measure_runs(driver, effort, headless, say)
            figures |= _measure_fast_playback(driver, borrowed, effort, say)
            say("Painting")
            figures |= measure_painting(driver, effort)  # the last: it leaves points that no other video is opened over
        figures |= _measure_match(app, folder, match, effort, say)
    known |= {"settled_ms": effort.settle_ms, "match": str(match)}
    return {**figures, "goals": verdicts(figures), "facts": known}


def _measure_starts(clips: Clips, effort: Effort, say: Say) -> Figures:
    if getattr(sys, "frozen", False):
        return dict.fromkeys(("startup_to_window_s", "startup_to_picture_s", "first_picture_s"))
    say("Starts of the program")
    starter = Starter()
    for _ in range(effort.starts):
        starter.start(clips.usual)
        _wait_while(starter, lambda: starter.running)
        if starter.error is not None:
            raise starter.error
    windows, pictures = zip(*starter.times, strict=True)
    return {
        "startup_to_window_s": median(windows),
        "startup_to_window_s_max": percentile(windows, 100),
        "startup_to_picture_s": median(pictures),
        "first_picture_s": median([picture - window for window, picture in starter.times]),
    }


def _headless_speeds(clips: Clips, effort: Effort, folder: Path, say: Say) -> list[float]:
    say("Runs without a window")
    speeds = []
    headless = Headless(folder)
    for _ in range(effort.runs):
        headless.begin(clips.usual, effort.run_frames)
        _wait_while(headless, lambda: not headless.done)
        speeds.append(headless.speed)
    return speeds


def _measure_runs(driver: WindowDriver, effort: Effort, headless: list[float], say: Say) -> Figures:
    watch = Watch(driver)
    say("Runs with the window open")
    with_window = measure_speed(driver, watch, effort)
    without = median(headless)
    say("The window during a run")
    figures = measure_during_run(driver, watch, effort)
    slowdown = round(with_window / without, 3) if with_window and without else None
    return {**figures, "run_fps_window": with_window, "run_fps_headless": without, "run_slowdown": slowdown}


def _measure_fast_playback(driver: WindowDriver, clips: Clips, effort: Effort, say: Say) -> Figures:
    if clips.fast is None:
        return {"playback_60_dropped_pct": None, "playback_60_frames_per_s": None}
    say("Playback at 60 frames a second")
    driver.open(clips.fast)
    figures = measure_playback(driver, effort.play_seconds)
    return {name.replace("playback", "playback_60"): value for name, value in figures.items()}


def _measure_match(app: QApplication, folder: Path, match: MatchShape, effort: Effort, say: Say) -> Figures:
    say(f"Making {match}")
    place = folder / "match"
    place.mkdir()
    video = place / "match.mp4"
    make_video(video, match)
    make_project(video, match)
    say("The match")
    with _window(app, place) as window:
        return measure_match(WindowDriver(window), video, effort)


@contextlib.contextmanager
def _lent(clips: Clips, folder: Path) -> Iterator[Clips]:
    """The clips at a place where projects may be made beside them."""
    with contextlib.ExitStack() as stack:
        usual = stack.enter_context(lent(clips.usual, folder))
        yield Clips(usual, stack.enter_context(lent(clips.fast, folder)) if clips.fast is not None else None)


def _wait_while(waiting: QObject, goes_on: Callable[[], bool]) -> None:
    """Let events be handled as long as something goes on; `waiting` keeps itself from going on for ever."""
    loop = QEventLoop(waiting)
    while goes_on():
        QTimer.singleShot(20, loop, loop.quit)
        loop.exec()


@contextlib.contextmanager
def _empty_user_folders() -> "Iterator[Path]":
    """Nobody's settings, cache or log are used or changed, here and in the programs started meanwhile."""
    before = {name: os.environ.get(name) for name in _USER_FOLDERS}
    with tempfile.TemporaryDirectory(prefix="rallytrace-bench-") as folder:
        os.environ |= {name: str(Path(folder) / name.lower()) for name in _USER_FOLDERS}
        try:
            yield Path(folder)
        finally:
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value


@contextlib.contextmanager
def _window(app: QApplication, folder: Path) -> "Iterator[MainWindow]":
    """The window as `open` makes it, on the screen."""
    preferences = Preferences(folder / "settings.json")
    preferences.update(TRACKING, stride=STRIDE, every=1)
    theme.apply(app, preferences.value.appearance.theme)
    window = main.build(preferences)
    window.show()
    tidying = GarbageCollector(app)
    try:
        yield window
    finally:
        tidying.end()
        window.shutdown()
        window.hide()
        window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
