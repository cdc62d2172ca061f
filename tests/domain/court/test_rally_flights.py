"""What a rally's flights come to in metres and km/h, and that nothing is said where one camera cannot tell."""

import numpy as np
import pytest

from court_cameras import broadcast_camera
from rallytrace.domain.arrays import Floats
from rallytrace.domain.court.ball import BALLS, aim_flights, fly
from rallytrace.domain.court.rally_flights import RallyInSpace, SeenPath, fly_rally, split_rallies
from rallytrace.domain.court.sports import CourtSport
from rallytrace.domain.lists import Event, EventKind

SPORT = CourtSport.BADMINTON
RATE = 50.0
PLACES = np.array([(0.5, -5.0, 1.4), (-1.0, 5.2, 2.4), (1.0, -4.5, 0.9), (-0.8, 4.6, 0.03)])
SECONDS = np.array([0.2, 1.3, 1.8, 3.1])
EVENTS = tuple(
    Event(round(second * RATE), kind)
    for second, kind in zip(SECONDS, [EventKind.SERVE, EventKind.HIT, EventKind.HIT, EventKind.LANDING], strict=True)
)


def velocities() -> Floats:
    """After each hit, m/s."""
    drag = np.full(3, BALLS[SPORT].drag)
    return aim_flights(PLACES[:-1], PLACES[1:], np.diff(SECONDS), drag, rounds=8, steps=40)


def seen(noise: float = 0.5) -> SeenPath:
    """What a camera sees of such a rally."""
    camera, drag = broadcast_camera(SPORT), np.full(3, BALLS[SPORT].drag)
    flown = fly(PLACES[:-1], velocities(), drag, np.zeros(3), np.diff(SECONDS))
    frames = np.arange(EVENTS[-1].frame + 10)
    times = frames / RATE
    flight = np.searchsorted(SECONDS, times, side="right") - 1
    inside = (flight >= 0) & (flight < 3)
    places, _ = flown.sample(flight[inside], times[inside] - SECONDS[flight[inside]])
    pixels = np.full((2, len(frames)), np.nan)
    pixels[:, inside] = camera.project(places).T + np.random.default_rng(4).normal(0, noise, (2, inside.sum()))
    return SeenPath(pixels, times, 1280)


@pytest.fixture(scope="module")
def flown() -> RallyInSpace:
    found = fly_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT)
    assert found is not None
    return found


def test_speeds_are_those_after_the_hits(flown: RallyInSpace) -> None:
    truth = 3.6 * np.linalg.norm(velocities(), axis=1)
    said = [(flight.speed, speed) for flight, speed in zip(flown.flights, truth, strict=True) if flight.speed]
    assert len(said) >= 2
    for found, speed in said:
        assert abs(found.value - speed) < 0.12 * speed


def test_the_landing_is_on_the_floor_and_in(flown: RallyInSpace) -> None:
    *before, last = flown.flights
    assert last.landing is not None
    across, along = last.landing
    assert np.hypot(across.value - PLACES[-1, 0], along.value - PLACES[-1, 1]) < 0.5
    assert last.is_in
    assert all(flight.landing is None and flight.is_in is None for flight in before)


def test_the_ball_passes_above_the_net(flown: RallyInSpace) -> None:
    heights = [flight.net.value for flight in flown.flights if flight.net is not None]
    assert heights
    assert min(heights) > 1.5


def test_where_the_positions_are_not_explained_nothing_is_said() -> None:
    found = fly_rally(EVENTS, seen(noise=25.0), broadcast_camera(SPORT), SPORT)
    assert found is None or all(
        (flight.speed, flight.net, flight.landing, flight.is_in) == (None,) * 4 for flight in found.flights
    )


def test_a_landing_a_serve_or_a_pause_ends_a_rally() -> None:
    kinds = [(10, EventKind.HIT), (40, EventKind.LANDING), (60, EventKind.HIT), (80, EventKind.SERVE)]
    events = [Event(frame, kind) for frame, kind in [*kinds, (100, EventKind.HIT), (400, EventKind.HIT)]]
    found = split_rallies(events, np.arange(500) / RATE)
    assert [[event.frame for event in rally] for rally in found] == [[10, 40], [80, 100]]
