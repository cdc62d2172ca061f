"""Simulate a badminton rally with the laws of physics, and its observation by a camera."""

import numpy as np

from court_cameras import broadcast_camera
from rallytrace.analysis.shots.ball import aim_shots, simulate
from rallytrace.analysis.shots.shot_metrics import ObservedPath
from rallytrace.track.arrays import Floats
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import SPORTS, Sport

SPORT = Sport.BADMINTON
RATE = 50.0
PLACES = np.array([(0.5, -5.0, 1.4), (-1.0, 5.2, 2.4), (1.0, -4.5, 0.9), (-0.8, 4.6, 0.03)])
SECONDS = np.array([0.2, 1.3, 1.8, 3.1])
EVENTS = tuple(
    Event(round(second * RATE), kind)
    for second, kind in zip(SECONDS, [EventKind.SERVE, EventKind.HIT, EventKind.HIT, EventKind.LANDING], strict=True)
)


def velocities() -> Floats:
    """Return the velocity after each hit in m/s."""
    drag = np.full(3, SPORTS[SPORT].ball.drag)
    return np.asarray(aim_shots(PLACES[:-1], PLACES[1:], np.diff(SECONDS), drag, rounds=20, steps=60).velocities[0])


def seen(noise: float = 0.5) -> ObservedPath:
    """Return the observation of the rally by a camera."""
    camera, drag = broadcast_camera(SPORT), np.full(3, SPORTS[SPORT].ball.drag)
    flown = simulate(PLACES[:-1], velocities(), drag, np.zeros(3), np.diff(SECONDS))
    frames = np.arange(EVENTS[-1].frame + 10)
    times = frames / RATE
    flight = np.searchsorted(SECONDS, times, side="right") - 1
    inside = (flight >= 0) & (flight < 3)
    places, _ = flown.sample(flight[inside], times[inside] - SECONDS[flight[inside]])
    pixels = np.full((2, len(frames)), np.nan)
    pixels[:, inside] = camera.project(places).T + np.random.default_rng(4).normal(0, noise, (2, inside.sum()))
    return ObservedPath(pixels, times, 1280)
