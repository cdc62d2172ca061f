"""Test events hidden in the path that the shots in 3D reveal."""

import numpy as np
import pytest

from court_cameras import broadcast_camera
from flown_rally import EVENTS, RATE, SPORT, seen
from narrowing import not_none
from rallytrace.analysis.shots.missed_events import add_missed_events
from rallytrace.analysis.shots.shot_metrics import measure_rally
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import Sport


@pytest.mark.parametrize("missed", [1, 2])
def test_a_missed_hit_is_found(missed: int) -> None:
    path = seen()
    told = EVENTS[:missed] + EVENTS[missed + 1 :]
    found, frames = add_missed_events(told, path.pixels, path.seconds, broadcast_camera(SPORT), SPORT)
    assert [event.kind for event in found] == [event.kind for event in EVENTS]
    assert np.all(np.abs(frames - [event.frame for event in EVENTS]) <= 0.06 * RATE)


def test_nothing_is_added_where_the_flights_explain_the_path() -> None:
    path = seen()
    found, _ = add_missed_events(EVENTS, path.pixels, path.seconds, broadcast_camera(SPORT), SPORT)
    assert found == EVENTS


def test_known_events_keep_their_frames() -> None:
    path = seen()
    rally = not_none(measure_rally(EVENTS, path, broadcast_camera(SPORT), SPORT))
    assert [shot.frame for shot in rally.shots] == [event.frame for event in EVENTS[:-1]]
    assert rally.events[-1].kind is EventKind.LANDING


@pytest.mark.parametrize("sport", [Sport.TENNIS, Sport.PADEL])
def test_user_event_is_kept(sport: Sport) -> None:
    path, camera = seen(), broadcast_camera(SPORT)
    called = Event(EVENTS[1].frame, EventKind.BOUNCE)
    told = (EVENTS[0], called, *EVENTS[2:])
    found, _ = add_missed_events(told, path.pixels, path.seconds, camera, sport)
    assert called not in found
    found, frames = add_missed_events(told, path.pixels, path.seconds, camera, sport, by_hand=[called])
    assert called in found
    assert called.frame in frames


def test_no_event_is_added_where_user_denied_one() -> None:
    path, camera = seen(), broadcast_camera(SPORT)
    told, denied = EVENTS[:2] + EVENTS[3:], Event(EVENTS[2].frame + 1, EventKind.NO_EVENT)
    assert len(add_missed_events(told, path.pixels, path.seconds, camera, SPORT)[0]) == len(EVENTS)
    found, _ = add_missed_events(told, path.pixels, path.seconds, camera, SPORT, by_hand=[denied])
    assert all(abs(event.frame - denied.frame) > 0.1 * RATE for event in found)


def test_two_hits_on_one_side_do_not_spoil_the_rally() -> None:
    """A hit that is no hit splits a shot: the others are found as before."""
    path = seen()
    middle = (EVENTS[2].frame + EVENTS[3].frame) // 2
    told = (*EVENTS[:3], type(EVENTS[0])(middle, EventKind.HIT), EVENTS[3])
    rally = not_none(measure_rally(told, path, broadcast_camera(SPORT), SPORT))
    assert np.nanmedian(rally.fit.residuals[rally.fit.shots < 2]) < 1.5
