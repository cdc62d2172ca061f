"""Test the measurements of shots in metres and km/h, and that uncertain ones are omitted."""

from dataclasses import replace

import numpy as np
import pytest

from court_cameras import broadcast_camera, court_from
from flown_rally import EVENTS, PLACES, RATE, SPORT, seen, velocities
from narrowing import not_none
from rallytrace.analysis.shots import shot_metrics
from rallytrace.analysis.shots.shot_metrics import (
    RallyShots,
    is_played_from,
    may_land,
    measure_rally,
    split_rallies,
)
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import SPORTS, Sport


@pytest.fixture(scope="module")
def flown() -> RallyShots:
    return not_none(measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT))


def test_speeds_are_those_after_the_hits(flown: RallyShots) -> None:
    truth = 3.6 * np.linalg.norm(velocities(), axis=1)
    said = [(shot.speed, speed) for shot, speed in zip(flown.shots, truth, strict=True) if shot.speed]
    assert len(said) >= 2
    for found, speed in said:
        assert abs(found.value - speed) < 0.12 * speed


def test_speed_with_impossible_interval_is_omitted(monkeypatch: pytest.MonkeyPatch) -> None:
    truth = np.linalg.norm(velocities(), axis=1)
    monkeypatch.setitem(
        SPORTS, SPORT, replace(SPORTS[SPORT], ball=replace(SPORTS[SPORT].ball, fastest=1.005 * truth.max()))
    )
    found = not_none(measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT))
    assert found.shots[int(truth.argmax())].speed is None
    assert any(shot.speed is not None for shot in found.shots)


def test_speed_is_omitted_if_path_contradicts_its_contact_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_late(frames: Indices, _pixels: Floats, seconds: Floats, _width: float) -> tuple[Floats, Floats]:
        return seconds[frames] + 3 / RATE, np.full(len(frames), 0.1 / RATE)

    monkeypatch.setattr(shot_metrics, "find_contact_times", find_late)
    found = not_none(measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT))
    assert [shot.speed for shot in found.shots[1:]] == [None, None]
    assert all(shot.start for shot in found.shots)


def test_shot_with_impossible_spin_has_no_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shot_metrics, "_MAX_LIFT_SPREADS", 0.0)
    found = not_none(measure_rally(EVENTS, seen(), broadcast_camera(SPORT), SPORT))
    assert [(shot.speed, shot.start) for shot in found.shots] == [(None, None)] * 3


def test_the_landing_is_on_the_floor_and_in(flown: RallyShots) -> None:
    *before, last = flown.shots
    across, along = not_none(last.landing)
    assert np.hypot(across.value - PLACES[-1, 0], along.value - PLACES[-1, 1]) < 0.5
    assert last.is_in
    assert all(shot.landing is None and shot.is_in is None for shot in before)


def test_the_ball_passes_above_the_net(flown: RallyShots) -> None:
    heights = [shot.net.value for shot in flown.shots if shot.net is not None]
    assert heights
    assert min(heights) > 1.5


def test_unexplained_positions_give_no_metrics() -> None:
    found = not_none(measure_rally(EVENTS, seen(noise=25.0), broadcast_camera(SPORT), SPORT))
    assert [(shot.speed, shot.net, shot.landing, shot.is_in) for shot in found.shots] == [(None,) * 4] * 3


def test_serve_from_impossible_place_gives_no_metrics(flown: RallyShots) -> None:
    """The rally's third shot begins at the far base line, and is no serve."""
    far = int(np.abs(PLACES[:-1, 1]).argmax())
    assert abs(PLACES[far, 1]) > 5.0
    assert flown.shots[far].start is not None
    called = [replace(event, kind=EventKind.SERVE if k == far else EventKind.HIT) for k, event in enumerate(EVENTS)]
    serve = not_none(measure_rally((*called[:-1], EVENTS[-1]), seen(), broadcast_camera(SPORT), SPORT)).shots[far]
    assert (serve.speed, serve.start, serve.net, serve.apex, serve.length, serve.zone) == (None,) * 5 + ("",)


@pytest.mark.parametrize(
    ("kind", "place", "is_played"),
    [
        (EventKind.HIT, (0.0, 0.1, 1.9), False),
        (EventKind.HIT, (0.5, -0.5, 1.8), True),
        (EventKind.HIT, (0.5, 6.0, 4.2), False),
        (EventKind.HIT, (7.0, 3.0, 1.2), False),
        (EventKind.SERVE, (0.4, 2.6, 1.0), True),
        (EventKind.SERVE, (0.4, 6.4, 1.0), False),
        (EventKind.SERVE, (0.4, 2.6, 2.2), False),
        (EventKind.BOUNCE, (0.4, 0.1, 0.0), True),
    ],
)
def test_hits_are_on_their_own_side_and_serves_in_their_area(
    kind: EventKind,
    place: tuple[float, float, float],
    is_played: bool,
) -> None:
    assert is_played_from(kind, np.array(place), SPORTS[Sport.BADMINTON]) is is_played


def test_a_landing_a_serve_or_a_pause_ends_a_rally() -> None:
    kinds = [(10, EventKind.HIT), (40, EventKind.LANDING), (60, EventKind.HIT), (80, EventKind.SERVE)]
    events = [Event(frame, kind) for frame, kind in [*kinds, (100, EventKind.HIT), (400, EventKind.HIT)]]
    found = split_rallies(events, np.arange(500) / RATE)
    assert [[event.frame for event in rally] for rally in found] == [[10, 40], [80, 100]]


def test_a_rally_ends_where_another_court_or_none_holds() -> None:
    events = [Event(frame, EventKind.HIT) for frame in (10, 40, 70, 100, 130, 160)]
    courts = (court_from(0), CourtCalibration.missing(SPORT, 60), court_from(120))
    found = split_rallies(events, np.arange(500) / RATE, courts)
    assert [[event.frame for event in rally] for rally in found] == [[10, 40], [70, 100], [130, 160]]


def test_apex_length_and_zone_follow_the_flight(flown: RallyShots) -> None:
    last = flown.shots[-1]
    assert not_none(last.apex).value >= not_none(last.start)[2]
    assert not_none(last.length) > abs(PLACES[-1, 1] - PLACES[-2, 1])
    assert last.zone == "", "it lands too near the border of two zones"


@pytest.mark.parametrize(
    ("sport", "place", "lands"),
    [
        (Sport.TENNIS, (0.0, 16.0), True),
        (Sport.TENNIS, (0.0, 17.0), False),
        (Sport.PADEL, (0.0, 10.05), True),
        (Sport.PADEL, (0.0, -10.3), False),
        (Sport.PADEL, (5.3, 8.0), False),
    ],
)
def test_no_ball_lands_beyond_a_wall(sport: Sport, place: tuple[float, float], lands: bool) -> None:
    assert may_land(np.array(place), np.array([0.1, 0.1]), SPORTS[sport].court) is lands
