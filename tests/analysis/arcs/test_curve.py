import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.analysis.arcs.curve import DRAG_SECONDS, fit_arc, unit_displacement, unit_speed

NAN = np.nan
EVEN = np.arange(12) / 30


def test_a_flight_with_drag_is_recovered() -> None:
    x = 100 + 900 * EVEN - 5000 * unit_displacement(EVEN, 0.25)
    y = 400 - 300 * EVEN + 1200 * unit_displacement(EVEN, 0.25)
    flight = fit_arc(EVEN, x, y)
    assert flight.drag == 0.25
    assert flight.coefficients == pytest.approx(np.array([[100, 900, -5000], [400, -300, 1200]]), rel=1e-6)
    assert flight.residual == pytest.approx(0, abs=1e-9)
    assert flight.position_at([0.0, 0.1])[:, 0] == pytest.approx([100, 400])


def test_curve_gives_positions_between_and_beyond_its_points() -> None:
    flight = fit_arc(EVEN, 60 * EVEN, 300 * EVEN**2)
    assert flight.position_at([0.05, 1.0]) == pytest.approx(np.array([[3, 60], [0.75, 300]]))
    assert math.isinf(flight.drag)


def test_a_drag_that_is_asked_for_is_taken() -> None:
    assert fit_arc(EVEN, 60 * EVEN, 300 * EVEN**2, drag=0.5).drag == 0.5


def test_points_without_a_position_do_not_count() -> None:
    x, y = 60 * EVEN, 300 * EVEN**2
    x[3] = NAN
    flight = fit_arc(EVEN, x, y)
    assert flight.position_at(EVEN[3])[:, 0] == pytest.approx([60 * EVEN[3], 300 * EVEN[3] ** 2])


def test_a_point_of_no_weight_does_not_count() -> None:
    y = 300 * EVEN**2
    y[5] += 200
    weights = np.ones(12)
    weights[5] = 0
    assert fit_arc(EVEN, 60 * EVEN, y, weights).residual == pytest.approx(0, abs=1e-9)


def test_a_heavy_point_draws_the_flight_to_itself() -> None:
    y = np.zeros(12)
    y[5] = 12
    weights = np.ones(12)
    light = fit_arc(EVEN, EVEN, y, weights).position_at(EVEN[5])[1, 0]
    weights[5] = 1e6
    assert light < 6 < fit_arc(EVEN, EVEN, y, weights).position_at(EVEN[5])[1, 0]


def test_one_point_stands_still() -> None:
    flight = fit_arc(EVEN[:1], np.array([5.0]), np.array([7.0]))
    assert flight.position_at([0.0, 9.0]) == pytest.approx(np.array([[5, 5], [7, 7]]))


def test_two_points_lie_on_a_straight_line() -> None:
    flight = fit_arc(EVEN[:2], np.array([0.0, 1.0]), np.array([7.0, 7.0]))
    assert flight.position_at(EVEN[4])[:, 0] == pytest.approx([4, 7])


def test_without_a_point_there_is_no_flight() -> None:
    with pytest.raises(ValueError, match="needs a point"):
        fit_arc(EVEN[:2], np.array([NAN, 1.0]), np.array([1.0, NAN]))


def test_two_points_of_the_same_moment_do_not_break_it() -> None:
    flight = fit_arc(np.array([1.0, 1.0]), np.array([0.0, 2.0]), np.array([3.0, 3.0]))
    assert flight.position_at(1.0)[:, 0] == pytest.approx([1, 3])


@given(
    noise=st.lists(st.floats(-3, 3), min_size=24, max_size=24),
    by=st.tuples(st.floats(-1000, 1000), st.floats(-1000, 1000)),
    times=st.floats(0.1, 10),
    late=st.floats(-100, 10_000),
)
def test_a_flight_moves_and_grows_with_its_points(
    noise: list[float], by: tuple[float, float], times: float, late: float
) -> None:
    x, y = 900 * EVEN + noise[:12], 300 - 500 * EVEN + 900 * EVEN**2 + noise[12:]
    flight = fit_arc(EVEN, x, y, drag=0.5)
    moved = fit_arc(EVEN + late, times * x + by[0], times * y + by[1], drag=0.5)
    assert moved.position_at(EVEN + late) == pytest.approx(
        times * flight.position_at(EVEN) + np.array(by)[:, None], abs=1e-4
    )
    assert moved.residual == pytest.approx(times * flight.residual, abs=1e-4)


@given(drag=st.sampled_from(DRAG_SECONDS), second=st.floats(0, 3))
def test_drag_never_reverses_or_exceeds_acceleration(drag: float, second: float) -> None:
    assert -1e-12 <= unit_displacement(second, drag) <= second**2 / 2 + 1e-12
    assert -1e-12 <= unit_speed(second, drag) <= second + 1e-12
