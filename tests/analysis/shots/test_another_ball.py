"""Test shots of another ball, court and camera, all of which are parameters of the fit."""

import numpy as np
import pytest
from numpy.typing import NDArray

from narrowing import not_none
from rallytrace.analysis.shots.ball import simulate
from rallytrace.analysis.shots.contacts import Contact, RallyObservation
from rallytrace.analysis.shots.trajectory_fit import fit_rally
from rallytrace.track.camera import Camera
from rallytrace.track.courts import Court, CourtLine, PlayerArea
from rallytrace.track.sports import SPORTS, Ball, Sport

TABLE = Court(
    width=1.525,
    length=2.74,
    singles_width=1.525,
    line_width=0.02,
    lines=(CourtLine("far line", (-0.76, 1.37), (0.76, 1.37)), CourtLine("near line", (-0.76, -1.37), (0.76, -1.37))),
    net_post=0.1525,
    net_middle=0.1525,
    post_x=0.915,
    wall=0.0,
    player_area=PlayerArea(1.0, 3.0),
    zones=(),
)
TABLE_TENNIS_BALL = Ball(drag=0.131, drag_spread=0.1, lift_spread=0.3, radius=0.02, fastest=35.0)
"""Half of the air's density by the drag coefficient by the area by 1 / mass: 0.5 * 1.2 * 0.47 * 0.001257 / 0.0027."""
FOAM_BALL = Ball(drag=0.035, drag_spread=0.05, lift_spread=0.3, radius=0.035, fastest=50.0)


def camera_at(place: tuple[float, float, float], aim: tuple[float, float, float], focal: float) -> Camera:
    """Return a camera at a place, aimed at another, both in metres."""
    forward = np.subtract(aim, place, dtype=np.float64)
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    return Camera(focal, np.stack([right, np.cross(forward, right), forward]), np.array(place), 0.0, (1280.0, 720.0))


def watch(
    ball: Ball, start: tuple[float, float, float], velocity: tuple[float, float, float], camera: Camera
) -> tuple[RallyObservation, NDArray[np.float64]]:
    """Return a shot to the floor, seen 120 times a second within a pixel, and the (x, y) of its end."""
    flown = simulate([start], [velocity], [ball.drag], [0.0], [3.0], steps=600)
    every = 3.0 * (np.arange(601) / 600) ** 2
    heights = flown.positions[:, 0, 2] - ball.radius
    under = int(np.argmax(heights < 0))
    landing = float(np.interp(0.0, heights[[under, under - 1]], every[[under, under - 1]]))
    seconds = np.arange(0.0, landing, 1 / 120)
    places, _ = flown.sample(np.zeros(len(seconds), np.intp), seconds)
    (end,), _ = flown.sample(np.zeros(1, np.intp), np.array([landing]))
    pixels = camera.project(places) + np.random.default_rng(3).normal(0, 0.7, (len(seconds), 2))
    contacts = (Contact(0.0, 0.004), Contact(landing, 0.004, on_floor=True))
    return RallyObservation(seconds, pixels, contacts), end[:2]


@pytest.mark.parametrize(
    ("ball", "court", "camera", "start", "velocity"),
    [
        pytest.param(
            FOAM_BALL,
            SPORTS[Sport.TENNIS].court,
            camera_at((0, -28, 9), (0, 0, 0), 1700),
            (-2, -11, 1),
            (2, 22, 5.5),
            id="foam ball from behind",
        ),
        pytest.param(
            FOAM_BALL,
            SPORTS[Sport.TENNIS].court,
            camera_at((18, -6, 4), (0, 0, 0.5), 800),
            (-2, -11, 1),
            (2, 22, 5.5),
            id="foam ball from the side",
        ),
        pytest.param(
            TABLE_TENNIS_BALL,
            TABLE,
            camera_at((3.5, 0, 0.8), (0, 0, 0.2), 1000),
            (0.2, -1.5, 0.25),
            (-0.3, 9, 1.2),
            id="table tennis from the side",
        ),
    ],
)
def test_speed_and_landing_of_a_ball_of_ones_own_come_out(
    ball: Ball,
    court: Court,
    camera: Camera,
    start: tuple[float, float, float],
    velocity: tuple[float, float, float],
) -> None:
    seen, end = watch(ball, start, velocity, camera)
    fit = fit_rally(seen, camera, court, ball)
    assert fit is not None
    speed = float(np.linalg.norm(velocity))
    assert np.linalg.norm(fit.velocities[0]) == pytest.approx(speed, rel=0.04)
    assert abs(np.linalg.norm(fit.velocities[0]) - speed) < 3 * fit.speed_spreads()[0]
    np.testing.assert_allclose(fit.end[:2], end, atol=0.01 * court.length)
    assert np.nanmedian(fit.residuals) < 1.5


def test_a_drag_that_is_not_the_balls_own_shows_in_the_residuals() -> None:
    camera = camera_at((18, -6, 4), (0, 0, 0.5), 800)
    seen, _ = watch(FOAM_BALL, (-2, -11, 1), (2, 22, 5.5), camera)
    shuttle = Ball(drag=0.21, drag_spread=0.01, lift_spread=0.02, radius=0.03, fastest=120.0)
    right = fit_rally(seen, camera, SPORTS[Sport.TENNIS].court, FOAM_BALL)
    wrong = fit_rally(seen, camera, SPORTS[Sport.TENNIS].court, shuttle)
    assert np.nanmedian(not_none(wrong).residuals) > 3 * np.nanmedian(not_none(right).residuals)
