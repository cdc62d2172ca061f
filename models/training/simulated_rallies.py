"""Simulated rallies whose events are known: the path of the ball as a broadcast camera sees it, and what happens in it.

The rallies of badminton are those that are rendered for training, of seeds that no training takes. A shuttle does not
bounce, so there are others, with a pickleball, which is played on a court of the same size: a ball with holes that
weighs 24 g and measures 74 mm falls with 14 m/s in the end, and keeps about two thirds of its speed when it bounces.
"""

import math
from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from models.training.rendering.camera import broadcast_camera
from models.training.rendering.flight import GRAVITY
from models.training.rendering.rally import plan_rally
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, EventKind

Floats: TypeAlias = NDArray[np.float64]
Scene: TypeAlias = tuple[Floats, list[tuple[float, EventKind]]]
"""Positions (n, 3) in metres, `1 / RATE` seconds apart, and what happens at which second."""
Simulated: TypeAlias = tuple[Floats, list[Event]]
"""Positions (2, n) in pixels, NaN where there is no ball, and the events, ascending."""

PICTURE: Final = Size(1280, 720)
RATE: Final = 30.0
UNSEEN: Final = 3_000_000
"""Seed of the first rally. Trainings begin at 0 and at 1,000,000; the figures of `domain/turns.py` were found on those
from 0 and from 2,000,000 on."""

_HIDDEN: Final = 0.4
"""The share of hits that a player hides for a few frames."""
_STEP: Final = 1 / 240
_DRAG: Final = GRAVITY / 14.0**2
_RADIUS: Final = 0.037
_KEEPS: Final = np.array([0.7, 0.7, -0.65])
"""What is left of the velocity behind a bounce."""
_VOLLEYS: Final = 0.25
"""The share of balls that are hit before they bounce."""
_DEAD: Final = 1.0
"""m/s with which a ball comes down that bounces no more to speak of."""


def badminton(rng: np.random.Generator) -> Scene:
    """A rally with a shuttle: it is served, hit to and fro, and lands."""
    rally = plan_rally(rng, rng.uniform(5, 14))
    happens = [(stroke.time, EventKind.HIT) for stroke in rally.strokes]
    happens[0] = (happens[0][0], EventKind.SERVE)
    return rally.shuttle_at(np.arange(int(rally.seconds * RATE)) / RATE), [*happens, (rally.landing, EventKind.LANDING)]


def pickleball(rng: np.random.Generator) -> Scene:
    """A rally with a ball that bounces before most hits, and until it is dead behind the last; it begins held."""
    side = int(rng.choice([-1, 1]))
    place = np.array([rng.uniform(-2, 2), side * 6.7, rng.uniform(0.6, 0.9)])
    places, happens = [np.repeat(place[None], int(0.5 / _STEP), axis=0)], []
    hits = int(rng.integers(4, 13))
    for hit in range(hits):
        happens.append((sum(map(len, places)) * _STEP, EventKind.HIT if hit else EventKind.SERVE))
        flown = _flown(place, _struck(rng, place, -side))
        volleyed = 0 < hit < hits - 1 and rng.random() < _VOLLEYS
        if volleyed:
            flown = flown[: max(2, len(flown) - int(rng.uniform(0.06, 0.2) / _STEP))]
        places.append(flown[:-1])
        while not volleyed:
            happens.append((sum(map(len, places)) * _STEP, EventKind.BOUNCE))
            velocity = (flown[-1] - flown[-2]) / _STEP * _KEEPS
            flown = _flown(np.array([*flown[-1, :2], _RADIUS]), velocity)
            if hit < hits - 1:
                flown = flown[: int(rng.uniform(0.4, 0.75) * len(flown)) + 2]
            places.append(flown[:-1])
            if hit < hits - 1 or velocity[2] < _DEAD:
                break
        side, place = -side, flown[-1]
    return np.concatenate(places)[:: round(1 / RATE / _STEP)], happens


def seen(seed: int, scene: Callable[[np.random.Generator], Scene], *, noise: float, missing: float) -> Simulated:
    """A rally as a network may see it.

    Args:
        seed: which one.
        scene: `badminton` or `pickleball`.
        noise: standard deviation of the positions, in pixels.
        missing: the share of frames without a ball.
    """
    rng = np.random.default_rng(seed)
    places, happens = scene(rng)
    path = broadcast_camera(rng).project(places).T
    path += rng.normal(0, noise, path.shape)
    outside = (path < 0).any(axis=0) | (path[0] > PICTURE.width - 1) | (path[1] > PICTURE.height - 1)
    path[:, outside | (rng.random(path.shape[1]) < missing)] = np.nan
    truth = [Event(round(second * RATE), kind) for second, kind in happens]
    for event in truth:
        if event.kind is EventKind.HIT and rng.random() < _HIDDEN:
            path[:, max(0, event.frame - rng.integers(0, 3)) : event.frame + rng.integers(1, 4)] = np.nan
    return path, truth


def _struck(rng: np.random.Generator, place: Floats, side: int) -> Floats:
    """The velocity (3,) in m/s of a ball that goes from a place (3,) to the floor of a half, by shooting."""
    target = np.array([rng.uniform(-2.3, 2.3), side * rng.uniform(2.5, 6.0)])
    apart = target - place[:2]
    slope = math.tan(math.radians(rng.uniform(8, 30)))
    heading = np.array([*(apart / np.hypot(*apart)), slope])
    slow, fast = 2.0, 40.0
    for _ in range(18):
        speed = (slow + fast) / 2
        end = _flown(place, speed * heading)[-1, :2] - place[:2]
        slow, fast = (speed, fast) if np.hypot(*end) < np.hypot(*apart) else (slow, speed)
    return fast * heading


def _flown(place: Floats, velocity: Floats) -> Floats:
    """(n, 3) places, `_STEP` apart, of a ball until it meets the floor."""
    places = [place]
    while len(places) < 2 or place[2] > _RADIUS:
        velocity = velocity * (1 - _DRAG * math.hypot(*velocity) * _STEP) - (0.0, 0.0, GRAVITY * _STEP)
        place = place + velocity * _STEP
        places.append(place)
    return np.array(places)
