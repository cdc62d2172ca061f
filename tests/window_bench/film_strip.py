"""Measure how soon the film strip shows its cut-outs."""

import random
import time
from collections.abc import Callable
from typing import Final

import numpy as np
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QDockWidget

from rallytrace.errors import AppError
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.picture.cells import GAP
from window_bench.driver import PATIENCE_SECONDS, WindowDriver
from window_bench.figures import Effort, Figures, spread

FRAMES: Final = 24
_WIDTH, _HEIGHT = 12 * 140 + 11 * GAP, 240
"""Two rows of twelve cells."""
_LENGTH: Final = 20
"""Frames of an item, which the strip shows with some beside it."""


class StripObserver(QObject):
    """Notes when the strip has painted its first cut-out, and when all of them."""

    def __init__(self, strip: FilmStrip) -> None:
        super().__init__(strip)
        self._strip = strip
        self._waits = False
        self.first: float | None = None
        self.all: float | None = None
        strip.installEventFilter(self)

    def begin(self) -> None:
        self.first = self.all = None
        self._waits = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what is painted. A painting ends when the event loop continues."""
        if self._waits and event.type() is QEvent.Type.Paint:
            there = sum(map(self._strip.cells.has_picture, self._strip.frames))
            now = time.perf_counter()
            if there and self.first is None:
                self.first = now
            if there == len(self._strip.frames):
                self.all, self._waits = now, False
        return super().eventFilter(watched, event)


def measure_film_strip(driver: WindowDriver, effort: Effort) -> Figures:
    """Measure the cut-outs of 24 random frames: with nothing decoded, with all frames decoded, and made in advance."""
    strip = driver.window.docks.panel(FilmStrip)
    dock = strip.parent()
    assert isinstance(dock, QDockWidget)
    dock.setFloating(True)
    dock.show()
    strip.setFixedSize(_WIDTH, _HEIGHT)
    driver.rest(effort.settle_ms)
    _track_everything(driver)
    observer = StripObserver(strip)
    first, whole, decoded, ahead = [], [], [], []
    for at in _items(driver, effort.strips):
        driver.go((at + driver.n_frames // 2) % driver.n_frames)
        driver.rest(effort.settle_ms)
        one, all_ = _show(driver, observer, lambda at=at: _walk(driver, at))  # type: ignore[misc]  # called at once
        first.append(one)
        whole.append(all_)
        driver.rest(effort.settle_ms)
        strip.cutouts.clear()
        decoded.append(_show(driver, observer, lambda at=at: _walk(driver, at))[1])  # type: ignore[misc]
        driver.go((at + driver.n_frames // 2) % driver.n_frames)
        ahead.append(_show(driver, observer, lambda at=at: _walk(driver, at))[1])  # type: ignore[misc]
    driver.window.workspace.document.undo()
    strip.setFixedSize(strip.maximumSize())
    dock.setFloating(False)
    dock.hide()
    return {
        **spread("strip_first_ms", first, 50, 95),
        **spread("strip_all_ms", whole, 50, 95),
        **spread("strip_decoded_ms", decoded, 50, 95),
        **spread("strip_ahead_ms", ahead, 50, 95),
    }


def _track_everything(driver: WindowDriver) -> None:
    """Put a ball in the middle of every frame, because the strip shows no pictures of untracked frames."""
    document, info = driver.window.workspace.document, driver.window.workspace.info
    assert info is not None
    frames = np.arange(document.track.n_frames)
    rows = make_rows(len(frames), State.VISIBLE, Source.PREDICTED, x=info.size.width / 2, y=info.size.height / 2)
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, frames, rows),)))


def _items(driver: WindowDriver, count: int) -> list[int]:
    dice = random.Random(2)
    return [dice.randrange(FRAMES, driver.n_frames - 2 * FRAMES) for _ in range(count)]


def _walk(driver: WindowDriver, at: int) -> None:
    """Show an item and then move the playhead, as going to a review item does."""
    window = driver.window
    window.context.walk.walk_to(range(at, at + _LENGTH))
    window.workspace.playhead.seek(at + _LENGTH // 2)


def _show(driver: WindowDriver, observer: StripObserver, act: Callable[[], None]) -> tuple[float, float]:
    """Return the milliseconds until the first cut-out is painted, and until all are.

    Raises:
        AppError: they do not come.
    """
    observer.begin()
    began = time.perf_counter()
    act()
    if not driver.wait(lambda: observer.all is not None, PATIENCE_SECONDS, fails=False):
        raise AppError(f"The film strip was not there within {PATIENCE_SECONDS:g} seconds.")
    assert observer.first is not None
    assert observer.all is not None
    return 1000 * (observer.first - began), 1000 * (observer.all - began)
