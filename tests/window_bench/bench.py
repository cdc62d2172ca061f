"""Measure the speed of the real window on the present screen.

Every time runs from just before the request (the call that a key or the mouse makes) until Qt has painted the picture
of exactly that frame; what the display server does after that is not seen. The panels beside the video are at work
meanwhile, as they always are.

    step_cached     a step over frames that have been on the screen before, the next as soon as one is painted
    step_cold       a step after a jump from half the video away, when the picture had stood for `settled_ms` (half a
                    second, in which the loader may decode what lies around it); with 1250 frames and keyframes 250
                    apart more than a quarter of them cross the border of two groups, one way or the other
    step_at_once    the same, with no rest after the jump
    seek_first      a jump to a frame anywhere, at least 100 frames away: until any picture is painted for that
    seek_exact      the same, until exactly that frame is
    seek_pointed    a click on the timeline where the mouse has rested for `settled_ms`, until exactly that frame is
    seek_copied     as seek_exact, in a video that has been copied for fast jumps
    scrub_first     the hand on the timeline goes somewhere far: until any picture is painted for that
    scrub_pictures  pictures a second while the hand sweeps over the whole video in three seconds
    strip_first     going to 24 frames anywhere with the film strip open: until the first cut-out is painted
    strip_all       until all of them are
    strip_decoded   the same where all the frames are decoded already; strip_ahead: where the cut-outs were made ahead
    playback        the frames painted, of those the clock on the wall called for from the first to the last painted
    ui_block        how much later than due a timer of 5 ms came, in the main thread, during a run: while the window
                    rests, then steps, then plays
    run_cancel      from the request to cancel until the run has ended
    first_points    from Ctrl+Shift+T, in a window that has not tracked before, until the first points of the run are
                    painted; the trial of 8-bit integers has been made by an earlier run
    run_slowdown    frames per second of a run while the window rests, over those of `rallytrace track` in a process
                    without a window; loading the models is in neither
    paint           painting the video alone: picture, three kinds of marks, both trails, heatmap
    startup         from starting the process until the window, and the first picture in it, are painted; settings and
                    caches are empty, but a start before has compiled the program as an installation does
    first_picture   the second of these less the first

What follows is measured over a whole match of 200,000 frames, all tracked in one run, with 3,000 points placed by hand.
An act is a click or a key press, and over when Qt has painted everything that tells of it: the video, the timeline, the
panel of the point and, where it is open, the table of frames.

    match_opening   from the request until the first picture and all of the track are painted; the first time, when the
                    file's frames are not known yet, apart
    match_settled   from the last redo of the run until every frame has been looked at for events and for what is
                    suspicious, which goes on in the background; what follows is measured after that
    match_edit      a click that places a point in a frame anywhere; with the table of frames open, `match_table_edit`
    match_undo      Ctrl+Z of it
    match_redraw    the whole window, and what is kept from one painting to the next, painted anew
    match_block     how much later than due a timer of 5 ms came, in the main thread, soon after an edit or an undo
    match_run_undo  Ctrl+Z of the run, each time in a project that was opened anew; match_run_redo: Ctrl+Shift+Z
"""

import os
import platform
from pathlib import Path
from typing import TYPE_CHECKING, Any

import onnxruntime
import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from rallytrace import __version__
from rallytrace.process.processor import describe_processor
from rallytrace.tracking.machine import core_count

if TYPE_CHECKING:
    from rallytrace.ui.main_window.window import MainWindow
import contextlib
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from rallytrace import main
from rallytrace.files import paths
from rallytrace.model_trials.bench_clip import bench_clip
from rallytrace.session.garbage_collection import GarbageCollector
from rallytrace.session.preferences import Preferences
from rallytrace.settings.sections import MODELS, TRACKING
from rallytrace.track.geometry import Size
from rallytrace.ui.look import theme
from window_bench.clips import change_rate, write_bench_clip
from window_bench.driver import WindowDriver
from window_bench.editing import measure_match
from window_bench.figures import GOALS, QUICK, Effort, Figures, median, percentile, verdicts
from window_bench.film_strip import measure_film_strip
from window_bench.match import MatchShape, lent, make_project, make_video
from window_bench.measures import (
    Headless,
    Watch,
    measure_cold_steps,
    measure_copied_seeks,
    measure_during_run,
    measure_first_points,
    measure_painting,
    measure_playback,
    measure_pointed_seeks,
    measure_scrubs,
    measure_seeks,
    measure_speed,
    measure_steps,
)
from window_bench.startup import Starter
from window_bench.working import WORK_GOALS, measure_work

if TYPE_CHECKING:
    from rallytrace.ui.main_window.window import MainWindow

Say = Callable[[str], None]
_RATES: Final = (30, 60)
_USER_FOLDERS: Final = (
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
    "XDG_DATA_HOME",
    "LOCALAPPDATA",
    "PYTHONPYCACHEPREFIX",
)
_UNCOMPILED: Final = "PYTHONDONTWRITEBYTECODE"
"""Where this is set, each start compiles the program again: half a second."""


def facts(window: "MainWindow", video: Path) -> dict[str, Any]:
    """Return facts about the machine, the screen, the versions and the video as plain values."""
    screen, info = window.screen(), window.workspace.info
    assert info is not None
    keyframes = info.index.keyframes
    return {
        "rallytrace": __version__,
        "system": platform.platform(),
        "processor": describe_processor(),
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
        "video": f"{video.name}, {info.size}, {info.rate:.3g} frames per second, {info.n_frames} frames",
        "keyframes": len(keyframes),
        "longest_group": int(max(map(int, keyframes[1:] - keyframes[:-1]), default=info.n_frames)),
        "cache_mb": window.workspace.preferences.value.playback.cache_mb,
    }


def _load() -> float | None:
    """Return the mean number of running processes in the last minute; None if the system does not say."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


@dataclass(frozen=True, slots=True)
class Clips:
    """The videos that are measured.

    Attributes:
        usual: the video for everything.
        fast: one of 60 frames per second, for playback; None where a user's own video takes its place.
    """

    usual: Path
    fast: Path | None = None


@dataclass(frozen=True, slots=True)
class ClipSize:
    """The clips made by the bench: that of `rallytrace bench`, enlarged.

    Attributes:
        size: of the picture.
        n_frames: how many frames.
        group: frames from one keyframe to the next.
    """

    size: Size = field(default_factory=lambda: Size(1920, 1080))
    n_frames: int = 1250
    group: int = 250


def own_clips(say: Say, shape: ClipSize | None = None) -> Clips:
    """Return the bench's clips in the user's cache folder, and make missing ones."""
    shape = shape or ClipSize()
    folder = paths.cache_dir() / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    usual, fast = (folder / f"match-{shape.size}-{shape.n_frames}-{shape.group}-{rate}.mp4" for rate in _RATES)
    if not usual.exists():
        say("Making a clip to measure on; this takes a minute, once.")
        size, rate = shape.size, _RATES[0]
        write_bench_clip(bench_clip(), usual, size=size, rate=rate, n_frames=shape.n_frames, group=shape.group)
    if not fast.exists():
        change_rate(usual, fast, _RATES[1] // _RATES[0])
    return Clips(usual, fast)


def measure(video: Path | None, say: Say, *, quick: bool) -> dict[str, Any]:
    """Measure everything on a video, or on the bench's own clips. `quick` repeats less often.

    Raises:
        AppError: as `measure_window`.
    """
    clips = own_clips(say) if video is None else Clips(video.absolute())
    return measure_window(clips, QUICK if quick else Effort(), say)


def measure_memory(video: Path | None, minutes: float, say: Say) -> dict[str, Any]:
    """Return the memory of the window over some minutes of scripted work, as `measure_work` does.

    Raises:
        AppError: as `measure_window`.
    """
    clips = own_clips(say) if video is None else Clips(video.absolute())
    app = main.application()
    with _empty_user_folders() as folder, _lent(clips, folder) as borrowed, _window(app, folder) as window:
        driver = WindowDriver(window)
        driver.open(borrowed.usual)
        known = facts(window, borrowed.usual)
        videos = [borrowed.usual, *([borrowed.fast] if borrowed.fast else [])]
        figures = measure_work(driver, videos, minutes, say)
    return {**figures, "goals": verdicts(figures, WORK_GOALS), "facts": known}


def measure_window(clips: Clips, effort: Effort, say: Say, match: MatchShape | None = None) -> dict[str, Any]:
    """Measure everything in a window that has its own settings and projects.

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
                ("Clicks on the timeline", measure_pointed_seeks),
                ("Jumps in a copy for fast jumps", measure_copied_seeks),
                ("Scrubbing", measure_scrubs),
                ("The film strip", measure_film_strip),
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
    return {**figures, "goals": verdicts(figures, GOALS), "facts": known}


def _measure_starts(clips: Clips, effort: Effort, say: Say) -> Figures:
    say("Starts of the program")
    starter = Starter()
    for _ in range(1 + effort.starts):
        starter.start(clips.usual)
        _wait_while(starter, lambda: starter.running)
        if starter.error is not None:
            raise starter.error
    times = starter.times[1:]
    windows, pictures = zip(*times, strict=True)
    return {
        "startup_to_window_s": median(windows),
        "startup_to_window_s_max": percentile(windows, 100),
        "startup_to_picture_s": median(pictures),
        "first_picture_s": median([picture - window for window, picture in times]),
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
    say("The first points of a run")
    first_points = measure_first_points(driver, watch)
    say("Runs with the window open")
    with_window = measure_speed(driver, watch, effort)
    without = median(headless)
    say("The window during a run")
    figures = measure_during_run(driver, watch, effort)
    slowdown = round(with_window / without, 3) if with_window and without else None
    speeds = {"run_fps_window": with_window, "run_fps_headless": without, "run_slowdown": slowdown}
    return {**first_points, **figures, **speeds}


def _measure_fast_playback(driver: WindowDriver, clips: Clips, effort: Effort, say: Say) -> Figures:
    if clips.fast is None:
        return {"playback_60_dropped_pct": None, "playback_60_frames_per_s": None}
    say("Playback at 60 frames per second")
    driver.open(clips.fast)
    figures = measure_playback(driver, effort.play_seconds)
    return {name.replace("playback", "playback_60"): value for name, value in figures.items()}


def _measure_match(app: QApplication, folder: Path, match: MatchShape, effort: Effort, say: Say) -> Figures:
    say(f"Making {match}")
    match_folder = folder / "match"
    match_folder.mkdir()
    video = match_folder / "match.mp4"
    make_video(video, match)
    make_project(video, match)
    say("The match")
    with _window(app, match_folder) as window:
        return measure_match(WindowDriver(window), video, effort)


@contextlib.contextmanager
def _lent(clips: Clips, folder: Path) -> Iterator[Clips]:
    """Yield links to the clips in a folder in which projects may be made."""
    with contextlib.ExitStack() as stack:
        usual = stack.enter_context(lent(clips.usual, folder))
        yield Clips(usual, stack.enter_context(lent(clips.fast, folder)) if clips.fast is not None else None)


def _wait_while(waiting: QObject, goes_on: Callable[[], bool]) -> None:
    """Process events while a condition holds, up to a limit that `waiting` enforces."""
    loop = QEventLoop(waiting)
    while goes_on():
        QTimer.singleShot(20, loop, loop.quit)
        loop.exec()


@contextlib.contextmanager
def _empty_user_folders() -> "Iterator[Path]":
    """Use empty folders for settings, cache and log, here and in child processes."""
    before = {name: os.environ.get(name) for name in (*_USER_FOLDERS, _UNCOMPILED)}
    with tempfile.TemporaryDirectory(prefix="rallytrace-bench-") as folder:
        os.environ |= {name: str(Path(folder) / name.lower()) for name in _USER_FOLDERS} | {_UNCOMPILED: ""}
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
    """Yield the window as `open` makes it, on the screen."""
    preferences = Preferences(folder / "settings.json")
    preferences.update(TRACKING, every=1)
    preferences.update(MODELS, poses_after_runs=False)  # the search for players would be taken for the next run
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
