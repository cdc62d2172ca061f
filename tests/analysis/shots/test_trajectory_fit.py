"""Test shots in 3D fitted to the observations of one camera."""

import numpy as np
import pytest
from numpy.typing import NDArray

from court_cameras import broadcast_camera
from narrowing import not_none
from rallytrace.analysis.shots.ball import aim_shots, simulate
from rallytrace.analysis.shots.contacts import Contact, RallyObservation
from rallytrace.analysis.shots.trajectory_fit import fit_rally
from rallytrace.track.camera import camera_spread
from rallytrace.track.sports import GRAVITY_M_PER_S2, SPORTS, Sport

COURT = SPORTS[Sport.BADMINTON].court
SHUTTLE = SPORTS[Sport.BADMINTON].ball
HITS = np.array([(0.5, -2.2, 1.1), (-1.0, 5.6, 2.5), (1.5, -5.5, 2.4), (-0.8, 2.0, 0.6)])
LANDING = np.array([[1.8, -4.8, SHUTTLE.radius]])
SECONDS = np.array([0.0, 1.25, 2.55, 3.5, 4.6])
RATE = 30.0


def _rally(noise: float, seed: int = 2) -> tuple[RallyObservation, NDArray[np.float64]]:
    """Return what a camera saw of a serve, a clear, a drop and a lift that lands; and the speeds after the hits."""
    ends = np.concatenate([HITS[1:], LANDING])
    durations = np.diff(SECONDS)
    drag = np.full(len(HITS), SHUTTLE.drag)
    velocities = aim_shots(HITS, ends, durations, drag, rounds=20, steps=100).velocities[0]
    flown = simulate(HITS, velocities, drag, np.zeros(len(HITS)), durations, steps=200)
    seconds = np.arange(0.01, SECONDS[-1], 1 / RATE)
    shot = np.searchsorted(SECONDS, seconds, side="right") - 1
    positions, _ = flown.sample(shot, seconds - SECONDS[shot])
    pixels = broadcast_camera().project(positions)
    pixels += np.random.default_rng(seed).normal(0, noise, pixels.shape)
    contacts = tuple(Contact(float(s), 0.5 / RATE, on_floor=k == len(HITS)) for k, s in enumerate(SECONDS))
    return RallyObservation(seconds, pixels, contacts), np.linalg.norm(velocities, axis=1)


def test_a_shuttle_falls_at_its_terminal_speed() -> None:
    flown = simulate([[0, 0, 50]], [[1, 0, 0]], [SHUTTLE.drag], [0], [6.0], steps=200)
    assert flown.velocities[-1, 0, 2] == pytest.approx(-6.8, rel=1e-3)


def test_without_air_a_ball_flies_a_parabola() -> None:
    flown = simulate([[0, 0, 1]], [[3, 4, 5]], [0], [0], [0.8])
    np.testing.assert_allclose(flown.positions[-1, 0], [2.4, 3.2, 1 + 4 - GRAVITY_M_PER_S2 * 0.32], atol=1e-9)


def test_aiming_hits_the_target() -> None:
    start, end = np.array([[0.0, -5.0, 2.5]]), np.array([[1.0, 4.0, 0.5]])
    velocity = aim_shots(start, end, np.array([0.9]), np.array([SHUTTLE.drag]), rounds=20).velocities[0]
    flown = simulate(start, velocity, [SHUTTLE.drag], [0], [0.9], steps=60)
    np.testing.assert_allclose(flown.positions[-1], end, atol=0.02)


def test_one_camera_tells_where_the_hits_were_and_how_fast() -> None:
    seen, speeds = _rally(noise=0.5)
    fit = not_none(fit_rally(seen, broadcast_camera(), COURT, SHUTTLE))
    np.testing.assert_allclose(fit.starts, HITS, atol=0.5)
    np.testing.assert_allclose(fit.end, LANDING[0], atol=0.3)
    np.testing.assert_allclose(np.linalg.norm(fit.velocities, axis=1), speeds, rtol=0.12)
    assert np.nanmedian(fit.residuals) < 1.5


def test_wrong_positions_do_not_bend_the_flights() -> None:
    seen, speeds = _rally(noise=0.5)
    pixels = seen.pixels.copy()
    pixels[::17] += [80, -60]
    fit = not_none(fit_rally(RallyObservation(seen.seconds, pixels, seen.contacts), broadcast_camera(), COURT, SHUTTLE))
    np.testing.assert_allclose(np.linalg.norm(fit.velocities, axis=1), speeds, rtol=0.15)


def test_path_bent_sideways_by_spin_gives_the_right_speed() -> None:
    court, ball = SPORTS[Sport.TENNIS].court, SPORTS[Sport.TENNIS].ball
    place, velocity, durations = np.array([[1.0, -12.3, 1.0]]), np.array([[-2.0, 31.0, 5.0]]), np.array([0.62])
    flown = simulate(place, velocity, [ball.drag], [0.0], durations, side_lift=[0.25 * ball.drag], steps=200)
    seconds = np.arange(0.01, durations[0], 1 / RATE)
    positions, _ = flown.sample(np.zeros(len(seconds), np.int64), seconds)
    camera = broadcast_camera(Sport.TENNIS)
    pixels = camera.project(positions) + np.random.default_rng(1).normal(0, 0.5, (len(seconds), 2))
    contacts = (Contact(0.0, 0.5 / RATE, on_floor=False), Contact(float(durations[0]), 0.5 / RATE, on_floor=False))
    fit = not_none(fit_rally(RallyObservation(seconds, pixels, contacts), camera, court, ball))
    (speed,), (spread,) = np.linalg.norm(fit.velocities, axis=1), fit.speed_spreads()
    assert abs(speed - np.linalg.norm(velocity)) < 2 * spread
    assert spread < 0.2 * speed


def test_a_camera_that_is_less_sure_gives_wider_intervals() -> None:
    seen, _ = _rally(noise=0.5)
    camera = broadcast_camera()
    sure = fit_rally(seen, camera, COURT, SHUTTLE, camera_spread(camera, COURT, 0.2))
    unsure = fit_rally(seen, camera, COURT, SHUTTLE, camera_spread(camera, COURT, 8.0))
    assert not_none(unsure).speed_spreads().mean() > not_none(sure).speed_spreads().mean()


def test_a_rally_of_few_positions_is_not_fitted() -> None:
    seen, _ = _rally(noise=0.5)
    assert (
        fit_rally(
            RallyObservation(seen.seconds[:3], seen.pixels[:3], seen.contacts), broadcast_camera(), COURT, SHUTTLE
        )
        is None
    )


def test_flights_whose_positions_all_fall_outside_give_no_error() -> None:
    """Hits that move in time may leave no position between them."""
    seen, _ = _rally(noise=0.5)
    first = seen.seconds[:5]
    contacts = (
        Contact(float(first[0]) - 1e-4, 1.0),
        Contact(float(first[-1]) + 1e-4, 1.0),
        Contact(float(first[-1]) + 3.0, 1.0, on_floor=True),
    )
    far = RallyObservation(first, np.full((5, 2), -900.0), contacts)
    fit = not_none(fit_rally(far, broadcast_camera(), COURT, SHUTTLE))
    assert len(fit) == 2
    assert fit.noise > 100
