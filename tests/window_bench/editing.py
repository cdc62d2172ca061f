"""Measure in a whole match how long it takes until an edit, an undo or an opened project is visible everywhere."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest

from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.errors import AppError
from rallytrace.session.project.messages import SaveState
from rallytrace.track.track import Layer, State
from window_bench.driver import PATIENCE_SECONDS, PaintObserver, WindowDriver
from window_bench.figures import Effort, Figures, median, percentile, spread
from window_bench.match import RUN_NAME
from window_bench.measures import Heartbeat

_REST_MS: Final = 120
"""After a video is closed, before another is opened."""
_LATER_MS: Final = 400
"""By then what the window puts off for a quiet moment, such as counting, is done."""
_LOOKING_SECONDS: Final = 120.0
_MARGIN: Final = 0.05
"""The part of the picture, at each side, that is not clicked on."""
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier


def measure_match(driver: WindowDriver, video: Path, effort: Effort) -> Figures:
    """Open a match with its project, undo and redo its run, and edit.

    Raises:
        AppError: something is never shown.
    """
    onlooker = PaintObserver(driver.window)
    first = _open(driver, onlooker, video)
    driver.take_keyboard()
    openings, undos, redos = [], [], []
    for _ in range(effort.openings):
        openings.append(_open(driver, onlooker, video) / 1000)
        undos.append(_undo_run(driver, onlooker))
        redos.append(_redo_run(driver, onlooker))
    settled = _settle(driver)
    figures: Figures = {
        "match_first_opening_s": round(first / 1000, 3),
        "match_opening_s": median(openings),
        "match_opening_s_max": percentile(openings, 100),
        "match_settled_s": settled,
        **spread("match_run_undo_ms", undos, 50),
        **spread("match_run_redo_ms", redos, 50),
        **_measure_edits(driver, onlooker, effort, "match"),
    }
    table = driver.window.registry["panel_frames"]
    table.trigger()
    driver.rest(_LATER_MS)
    figures |= _measure_edits(driver, onlooker, effort, "match_table")
    table.trigger()
    return figures


def _measure_edits(driver: WindowDriver, onlooker: PaintObserver, effort: Effort, name: str) -> Figures:
    """Click points into random frames, paint the whole window, and undo each with Ctrl+Z."""
    heart = Heartbeat(driver)
    wall: dict[str, list[float]] = {"edit": [], "undo": [], "redraw": []}
    cpu: dict[str, list[float]] = {what: [] for what in wall}

    def note(what: str, took: float) -> None:
        wall[what].append(took)
        cpu[what].append(onlooker.cpu_ms)

    for frame, at in _places(driver, effort.edits):
        driver.go(frame)
        driver.rest(effort.settle_ms)
        note("edit", onlooker.wait(lambda: QTest.mouseClick(driver.window.view, Qt.MouseButton.LeftButton, pos=at)))  # noqa: B023 - used at once
        _listen(driver, heart)
        note("redraw", onlooker.repaint())
        note("undo", onlooker.wait(lambda: _press_undo(driver)))
        _listen(driver, heart)
    heart.deleteLater()
    figures: Figures = {f"{name}_block_ms_max": percentile(heart.blocks, 100)}
    for what, took in wall.items():
        figures |= spread(f"{name}_{what}_ms", took, 50, 95)
        figures[f"{name}_{what}_cpu_ms_p50"] = median(cpu[what])
    return figures


def _listen(driver: WindowDriver, heart: Heartbeat) -> None:
    """Let the window do the delayed work of an edit, and note how long that blocks it."""
    heart.start()
    driver.rest(_LATER_MS)
    heart.stop()


def _open(driver: WindowDriver, onlooker: PaintObserver, video: Path) -> float:
    """Open a video with a project, and return the milliseconds until its first picture and the track are painted."""
    window, workspace = driver.window, driver.window.workspace
    workspace.close_video()
    driver.rest(_REST_MS)
    more_to_show = (
        workspace.document.replaced.connect(lambda: onlooker.begin_anew(window.view, *onlooker.strips)),
        workspace.indexed.connect(lambda _: onlooker.begin_anew(*onlooker.strips)),
    )

    def ready() -> bool:
        info = workspace.info
        known = info is not None and info.complete and not workspace.autosaver.checking
        return known and window.has_picture and workspace.document.undoable is not None

    try:
        return onlooker.wait(lambda: workspace.open(video), (window.view, *onlooker.strips), ready=ready)
    finally:
        for connection in more_to_show:
            QObject.disconnect(connection)


def _undo_run(driver: WindowDriver, onlooker: PaintObserver) -> float:
    """Undo everything that a run has found with Ctrl+Z.

    Raises:
        AppError: the last step is not the run.
    """
    track = driver.window.workspace.document.track
    seen = np.flatnonzero(track.layer(Layer.PREDICTED)["state"] == State.VISIBLE)
    frame = int(seen[len(seen) // 2])
    if driver.frame != frame:  # where the project was left the last time it was open
        driver.go(frame)
    driver.rest(_LATER_MS)
    if driver.window.workspace.document.undoable != RUN_NAME:
        raise AppError("The last step of the match is not its run.")
    took = onlooker.wait(lambda: _press_undo(driver))
    _wait_until_saved(driver)
    return took


def _redo_run(driver: WindowDriver, onlooker: PaintObserver) -> float:
    took = onlooker.wait(lambda: QTest.keyClick(driver.window.view, Qt.Key.Key_Z, _CTRL | _SHIFT))
    _wait_until_saved(driver)
    return took


def _settle(driver: WindowDriver) -> float:
    """Wait until the window has searched everything for suspicious frames and events; return the seconds."""
    began = time.perf_counter()
    review, facts = driver.window.workspace.review, driver.window.context.facts
    driver.rest(_LATER_MS)  # it begins when a hand has rested
    driver.wait(lambda: not (review.busy or facts.is_busy(FOUND_EVENTS)), _LOOKING_SECONDS)
    return round(time.perf_counter() - began, 1)


def _press_undo(driver: WindowDriver) -> None:
    QTest.keyClick(driver.window.view, Qt.Key.Key_Z, _CTRL)


def _wait_until_saved(driver: WindowDriver) -> None:
    autosaver = driver.window.workspace.autosaver
    driver.wait(lambda: autosaver.state is SaveState.SAVED, PATIENCE_SECONDS)


def _places(driver: WindowDriver, count: int) -> Iterator[tuple[int, QPoint]]:
    """Yield random frames, and positions in the view that lie on the picture."""
    dice = random.Random(2)
    info = driver.window.workspace.info
    assert info is not None
    for _ in range(count):
        x, y = (dice.uniform(_MARGIN, 1 - _MARGIN) * side for side in (info.size.width, info.size.height))
        yield dice.randrange(driver.n_frames), driver.window.view.to_view(x, y).toPoint()
