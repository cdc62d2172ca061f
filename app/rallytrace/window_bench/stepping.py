"""How long it takes until the picture that was asked for is painted: steps, jumps, and the hand on the timeline."""

import itertools
import random
import time
from collections.abc import Iterator
from typing import Final

from rallytrace.window_bench.figures import Effort, Figures, percentile, spread
from rallytrace.window_bench.seat import Seat

_REACH: Final = 10
"""Steps to and fro over so many frames stay within what is decoded."""
_FAR: Final = 100
"""Frames to the next place that is jumped to; with a 1080p video, more than are kept on one side of the playhead."""
_SWEEP_SECONDS: Final = 3.0
_SWEEP_MS: Final = 16


def measure_steps(seat: Seat, effort: Effort) -> Figures:
    """Steps over frames that have been shown before, forwards and backwards."""
    seat.go(_somewhere(seat))
    seat.rest(effort.settle_ms)
    ways = [*[1] * _REACH, *[-1] * _REACH]
    for way in ways:
        seat.step(way)
    times = [seat.step(way) for way in itertools.islice(itertools.cycle(ways), 2 * effort.steps)]
    return spread("step_cached_ms", times, 50, 95)


def measure_cold_steps(seat: Seat, effort: Effort) -> Figures:
    """A single step after a jump: from rest, and at once."""
    places = itertools.cycle(_places(seat))
    settled, at_once = [], []
    for frame, way in itertools.islice(places, effort.cold_steps):
        _jump(seat, frame)
        seat.rest(effort.settle_ms)
        settled.append(seat.step(way))
    for frame, way in itertools.islice(places, effort.cold_steps):
        _jump(seat, frame)
        at_once.append(seat.step(way))
    return {**spread("step_cold_ms", settled, 50, 95), "step_at_once_ms_p95": percentile(at_once, 95)}


def measure_seeks(seat: Seat, effort: Effort) -> Figures:
    """Jumps to frames anywhere, until exactly that one is painted."""
    times = [seat.go(frame) for frame in itertools.islice(_far_places(seat), effort.seeks)]
    return spread("seek_exact_ms", times, 50, 95)


def measure_scrubs(seat: Seat, effort: Effort) -> Figures:
    """The hand on the timeline: until any picture near is there, and how many come while the hand moves."""
    scrub = seat.window.workspace.scrub
    times = []
    for frame in itertools.islice(_far_places(seat), effort.scrubs):
        times.append(seat.ask(lambda: scrub(frame, held=True), lambda seen: seen.wanted == frame))  # noqa: B023 - it is used before it changes
        seat.rest(_SWEEP_MS)
    scrub(seat.frame, held=False)
    return {**spread("scrub_first_picture_ms", times, 50, 95), **_sweep(seat, effort)}


def _sweep(seat: Seat, effort: Effort) -> Figures:
    """Drag from one end of the video to the other."""
    scrub = seat.window.workspace.scrub
    seat.go(0)
    seat.rest(effort.settle_ms)
    moves = round(min(_SWEEP_SECONDS, effort.play_seconds) * 1000 / _SWEEP_MS)
    seat.paintings.clear()
    began = time.perf_counter()
    for move in range(1, moves + 1):
        scrub((seat.n_frames - 1) * move // moves, held=True)
        seat.rest(_SWEEP_MS)
    seconds = time.perf_counter() - began
    seen = [began, *(painting.time for painting in seat.paintings), began + seconds]
    scrub(seat.frame, held=False)
    return {
        "scrub_pictures_per_s": round(len(seat.paintings) / seconds, 1),
        "scrub_longest_wait_ms": round(1000 * max(b - a for a, b in itertools.pairwise(seen)), 1),
    }


def _jump(seat: Seat, frame: int) -> None:
    """Go to a frame from far away, so that what lies around it has to be decoded anew."""
    away = (frame + seat.n_frames // 2) % seat.n_frames
    seat.go(away)
    seat.go(frame)


def _somewhere(seat: Seat) -> int:
    """A frame with room on both sides, and not the one that is shown."""
    return seat.n_frames // 2 + (seat.frame == seat.n_frames // 2)


def _places(seat: Seat) -> list[tuple[int, int]]:
    """Where to step from, and which way: across the borders of groups of pictures, and at two places inside each."""
    info = seat.window.workspace.info
    assert info is not None
    borders = [int(key) for key in info.index.keyframes if key > 0]
    length = borders[0] if borders else seat.n_frames
    inside = [border + length * part // 100 for border in [0, *borders] for part in (45, 95)]
    places = [(border - 1, 1) for border in borders] + [(border, -1) for border in borders]
    places += [(frame, way) for frame in inside for way in (1, -1)]
    places = [(frame, way) for frame, way in places if 0 < frame < seat.n_frames - 1]
    random.Random(0).shuffle(places)  # noqa: S311 - no secret
    return places


def _far_places(seat: Seat) -> Iterator[int]:
    """Frames anywhere, each far from the one before."""
    dice = random.Random(1)  # noqa: S311 - no secret
    while True:
        frame = dice.randrange(seat.n_frames)
        if abs(frame - seat.frame) >= min(_FAR, seat.n_frames // 3):
            yield frame
