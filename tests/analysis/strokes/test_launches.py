"""Test how the shuttle leaves the racket, measured along simulated shots."""

import numpy as np

from narrowing import not_none
from rallytrace.analysis.players.sides import HitSide
from rallytrace.analysis.shots.ball import aim_shots
from rallytrace.analysis.strokes.launches import measure_launches
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes, find_rally_strokes, observe_rally
from rallytrace.track.arrays import Floats
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.sports import SPORTS, Sport
from stroke_rally import COURT, EVENTS, FRAMES, PLACES, RATE, flown_path, poses

SECONDS = np.arange(FRAMES) / RATE
SIDES = "near", "far", "near"
VIEWS = CourtViews((COURT,), Size(1280, 720))


def whole_path() -> Floats:
    path = np.full((2, FRAMES), np.nan)
    path[:, EVENTS[0].frame : EVENTS[-1].frame] = flown_path()
    return path


def strokes(path: Floats, n_events: int = 4) -> RallyStrokes:
    observed = observe_rally(EVENTS[:n_events], path, 0, SECONDS, poses())
    sides = {event.frame: HitSide(event.frame, SIDES[k], 1.0) for k, event in enumerate(EVENTS[:3])}
    return not_none(find_rally_strokes(observed, VIEWS, sides))


def flown_launches() -> Floats:
    places, drag = np.array(PLACES), np.full(3, SPORTS[Sport.BADMINTON].ball.drag)
    durations = np.diff([event.frame for event in EVENTS]) / RATE
    velocities = aim_shots(places[:-1], places[1:], durations, drag, rounds=20, steps=60).velocities[0]
    level = np.hypot(velocities[:, 0], velocities[:, 1])
    return np.column_stack([np.hypot(level, velocities[:, 2]), np.degrees(np.arctan2(velocities[:, 2], level))])


def test_launch_is_that_of_the_simulated_shot() -> None:
    path = whole_path()
    speeds, elevations = measure_launches(strokes(path), path, 0, SECONDS, VIEWS).T
    flown_speeds, flown_elevations = flown_launches().T
    np.testing.assert_allclose(speeds, flown_speeds, rtol=0.25)
    np.testing.assert_allclose(elevations, flown_elevations, atol=6)


def test_launch_of_the_last_hit_is_known_without_a_landing() -> None:
    path = whole_path()
    launches = measure_launches(strokes(path, n_events=3), path, 0, SECONDS, VIEWS)
    np.testing.assert_allclose(launches[2, 1], flown_launches()[2, 1], atol=6)


def test_launch_is_unknown_without_ball_positions() -> None:
    path = whole_path()
    seen = strokes(path)
    path[:, EVENTS[1].frame + 1 : EVENTS[2].frame] = np.nan
    known = np.isfinite(measure_launches(seen, path, 0, SECONDS, VIEWS)).all(axis=1)
    assert known.tolist() == [True, False, True]
    assert np.isnan(measure_launches(seen, np.full((2, FRAMES), np.nan), 0, SECONDS, VIEWS)).all()
