"""Test that slow motion is noticed, and not where a video plays at the speed of the match."""

import numpy as np
import pytest

from court_cameras import broadcast_camera
from rallytrace.analysis.shots.ball import aim_shots, simulate
from rallytrace.analysis.shots.slow_motion import SlowMotionCheck
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.sports import SPORTS, Sport

SPORT, SIZE, RATE = Sport.BADMINTON, Size(1280, 720), 60.0
CAMERA = broadcast_camera(SPORT)
PLACES = np.array(
    [
        (0.5, -5.0, 1.4),
        (-1.0, 5.2, 2.4),
        (1.0, -4.5, 0.9),
        (-1.4, 5.0, 2.2),
        (0.8, -5.2, 2.3),
        (1.5, 4.6, 1.0),
        (-0.9, -4.8, 2.4),
        (-0.8, 4.6, 0.03),
    ]
)
SECONDS = 0.2 + np.array([0.0, 1.3, 2.3, 3.7, 4.9, 5.9, 7.3, 8.3])


@pytest.fixture(scope="module")
def path() -> Floats:
    """Return the path (2, n) of a long rally."""
    drag = np.full(len(PLACES) - 1, SPORTS[SPORT].ball.drag)
    aimed = aim_shots(PLACES[:-1], PLACES[1:], np.diff(SECONDS), drag, rounds=20, steps=60).velocities[0]
    flown = simulate(PLACES[:-1], np.asarray(aimed), drag, np.zeros(len(drag)), np.diff(SECONDS))
    times = np.arange(round(SECONDS[-1] * RATE) + 10) / RATE
    shots = np.searchsorted(SECONDS, times, side="right") - 1
    inside = (shots >= 0) & (shots < len(drag))
    pixels = np.full((2, len(times)), np.nan)
    places, _ = flown.sample(shots[inside], times[inside] - SECONDS[shots[inside]])
    pixels[:, inside] = CAMERA.project(places).T + np.random.default_rng(4).normal(0, 0.5, (2, inside.sum()))
    return pixels


def slowdown(path: Floats, slower: float, *, known: bool = True) -> int | None:
    court = CourtCalibration.of_map(CAMERA.floor_map, SPORT)
    views = CourtViews((court if known else CourtCalibration.missing(SPORT, 0),), SIZE)
    seconds = np.asarray(slower * np.arange(path.shape[1]) / RATE, np.float64)
    return SlowMotionCheck(path, np.arange(path.shape[1]) == 0, seconds, views).find_slowdown()


@pytest.mark.parametrize(("slower", "found"), [(1, 1), (2, 2), (4, 4), (8, 8)])
def test_slow_motion_is_noticed_and_normal_speed_is_not(path: Floats, slower: int, found: int) -> None:
    assert slowdown(path, slower) == found


def test_path_that_no_speed_explains_is_no_slow_motion() -> None:
    walk = 400 + np.cumsum(np.random.default_rng(7).normal(0, 9, (2, 500)), axis=1)
    assert slowdown(walk, 1) is None


def test_nothing_is_said_without_a_court(path: Floats) -> None:
    assert slowdown(path, 4, known=False) is None
