import math

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from models.training.simulation.rally import GRAVITY, STEP, TERMINAL_SPEED, aim, launch, tumble


@settings(max_examples=30, deadline=None)
@given(speed=st.floats(3, 110), elevation=st.floats(-30, 80))
def test_a_shuttle_loses_energy_all_the_way(speed: float, elevation: float) -> None:
    flight = launch(np.array([0.0, 0.0, 2.5]), 0.3, speed, math.radians(elevation), 0.0)
    energy = GRAVITY * flight.positions[:, 2] + (flight.velocities**2).sum(axis=1) / 2
    assert (np.diff(energy) < 0).all()


def test_falling_shuttle_reaches_terminal_speed() -> None:
    flight = launch(np.array([0.0, 0.0, 20.0]), 0.0, 0.01, 0.0, 0.0)
    assert math.isclose(-flight.velocities[-1, 2], TERMINAL_SPEED, rel_tol=0.005)
    assert (-flight.velocities[:, 2] <= TERMINAL_SPEED * 1.001).all()


def test_falling_shuttle_follows_quadratic_drag_formula() -> None:
    flight = launch(np.array([0.0, 0.0, 30.0]), 0.0, 1e-6, 0.0, 0.0)
    seconds = 100 * STEP
    fallen = TERMINAL_SPEED**2 / GRAVITY * math.log(math.cosh(GRAVITY * seconds / TERMINAL_SPEED))
    assert math.isclose(30.0 - flight.positions[100, 2], fallen, rel_tol=1e-3)


def test_a_smash_loses_two_thirds_of_its_speed_on_its_way() -> None:
    flight = launch(np.array([0.0, -6.0, 2.6]), math.pi / 2, 80.0, math.radians(-10), 0.0)
    assert np.linalg.norm(flight.velocities[-1]) < 80.0 / 3


@settings(max_examples=20, deadline=None)
@given(x=st.floats(-2.5, 2.5), y=st.floats(1, 4), height=st.floats(0.03, 2.5), elevation=st.floats(35, 55))
def test_an_aimed_shuttle_sinks_through_a_target_in_reach(x: float, y: float, height: float, elevation: float) -> None:
    target = np.array([x, y, height])
    flight = aim(np.array([0.5, -4.0, 1.0]), target, math.radians(elevation))
    assert flight is not None
    assert np.allclose(flight.positions[-1], target, atol=0.02)
    assert flight.velocities[-1, 2] < 0
    assert math.isclose(flight.times[-1], flight.duration)


def test_a_target_beyond_every_speed_is_refused() -> None:
    assert aim(np.array([0.0, -6.0, 1.0]), np.array([0.0, 60.0, 0.0]), math.radians(40)) is None


def test_a_landed_shuttle_comes_to_rest_above_the_floor() -> None:
    landing = launch(np.array([0.0, 0.0, 2.5]), 1.0, 60.0, math.radians(-12), 0.035)
    positions = tumble(landing, 4.0)
    assert (positions[:, 2] >= 0.035 - 1e-6).all()
    assert np.linalg.norm(positions[-1] - positions[-2]) < 1e-3
