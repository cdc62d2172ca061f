"""How long it takes until the picture that was asked for is painted: steps, jumps, and the hand on the timeline."""

import itertools
import random
import time
from collections.abc import Iterator
from typing import Final

from rallytrace.window_bench.figures import Effort, Figures, percentile, spread
from rallytrace.window_bench.window_driver import WindowDriver

_REACH: Final = 10
"""Steps to and fro over so many frames stay within what is decoded."""
_FAR: Final = 100
"""Frames to the next place that is jumped to; with a 1080p video, more than are kept on one side of the playhead."""
_SWEEP_SECONDS: Final = 3.0
_SWEEP_MS: Final = 16


def measure_steps(driver: WindowDriver, effort: Effort) -> Figures:
    """Steps over frames that have been shown before, forwards and backwards."""
    driver.go(_somewhere(driver))
    driver.rest(effort.settle_ms)
    ways = [*[1] * _REACH, *[-1] * _REACH]
    for way in ways:
        driver.step(way)
    times = [driver.step(way) for way in itertools.islice(itertools.cycle(ways), 2 * effort.steps)]
    return spread("step_cached_ms", times, 50, 95)


def measure_cold_steps(driver: WindowDriver, effort: Effort) -> Figures:
    """A single step after a jump: from rest, and at once."""
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
    """Jumps to frames anywhere, until exactly that one is painted."""
    times = [driver.go(frame) for frame in itertools.islice(_far_places(driver), effort.seeks)]
    return spread("seek_exact_ms", times, 50, 95)


def measure_scrubs(driver: WindowDriver, effort: Effort) -> Figures:
    """The hand on the timeline: until any picture near is there, and how many come while the hand moves."""
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
    """Go to a frame from far away, so that what lies around it has to be decoded anew."""
    away = (frame + driver.n_frames // 2) % driver.n_frames
    driver.go(away)
    driver.go(frame)


def _somewhere(driver: WindowDriver) -> int:
    """A frame with room on both sides, and not the one that is shown."""
    return driver.n_frames // 2 + (driver.frame == driver.n_frames // 2)


def _places(driver: WindowDriver) -> list[tuple[int, int]]:
    """Where to step from, and which way: across the borders of groups of pictures, and at two places inside each."""
    info = driver.window.workspace.info
    assert info is not None
    borders = [int(key) for key in info.index.keyframes if key > 0]
    length = borders[0] if borders else driver.n_frames
    inside = [border + length * part // 100 for border in [0, *borders] for part in (45, 95)]
    places = [(border - 1, 1) for border in borders] + [(border, -1) for border in borders]
    places += [(frame, way) for frame in inside for way in (1, -1)]
    places = [(frame, way) for frame, way in places if 0 < frame < driver.n_frames - 1]
    random.Random(0).shuffle(places)  # noqa: S311 - no secret
    return places


def _far_places(driver: WindowDriver) -> Iterator[int]:
    """Frames anywhere, each far from the one before."""
    dice = random.Random(1)  # noqa: S311 - no secret
    while True:
        frame = dice.randrange(driver.n_frames)
        if abs(frame - driver.frame) >= min(_FAR, driver.n_frames // 3):
            yield frame
