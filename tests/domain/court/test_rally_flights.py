"""What a rally's flights come to in metres and km/h, and that nothing is said where one camera cannot tell."""

from dataclasses import replace

import numpy as np
import pytest

from court_cameras import broadcast_camera
from flown_rally import EVENTS, PLACES, RATE, SPORT, seen, velocities
from rallytrace.domain.court.ball import BALLS
from rallytrace.domain.court.rally_flights import RallyInSpace, fly_rally, split_rallies
from rallytrace.domain.lists import Event, EventKind


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


def test_a_speed_whose_interval_reaches_beyond_any_stroke_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    truth = np.linalg.norm(velocities(), axis=1)
    monkeypatch.setitem(BALLS, SPORT, replace(BALLS[SPORT], fastest=1.005 * truth.max()))
    found = fly_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT)
    assert found is not None
    assert found.flights[int(truth.argmax())].speed is None
    assert any(flight.speed is not None for flight in found.flights)


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


def test_apex_length_and_zone_follow_the_flight(flown: RallyInSpace) -> None:
    last = flown.flights[-1]
    assert last.apex is not None
    assert last.start is not None
    assert last.apex.value >= last.start[2]
    assert last.length is not None
    assert last.length > abs(PLACES[-1, 1] - PLACES[-2, 1])
    assert last.zone in ("", "far middle left", "far back left")
