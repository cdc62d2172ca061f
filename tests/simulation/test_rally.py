import numpy as np
import pytest

from models.training.simulation import court
from models.training.simulation.rally import FLOOR, Rally, plan_rally


@pytest.fixture(scope="module", params=range(8))
def rally(request: pytest.FixtureRequest) -> Rally:
    return plan_rally(np.random.default_rng(request.param), 12.0)


def test_a_rally_starts_with_a_serve_and_the_sides_take_turns(rally: Rally) -> None:
    assert [stroke.is_serve for stroke in rally.strokes] == [True] + [False] * (len(rally.strokes) - 1)
    assert all(a.side == b.side.other for a, b in zip(rally.strokes[:-1], rally.strokes[1:], strict=True))


def test_strokes_are_in_own_half_at_the_shuttle(rally: Rally) -> None:
    for stroke in rally.strokes:
        assert stroke.contact[1] * stroke.side > 0
        assert np.allclose(rally.shuttle_at(np.array([stroke.time]))[0], stroke.contact, atol=0.02)


def test_every_flight_crosses_above_the_net(rally: Rally) -> None:
    times = np.arange(0, rally.landing, 1 / 480)
    x, y, z = rally.shuttle_at(times).T
    for i in np.flatnonzero(np.diff(np.sign(y))):
        assert z[i : i + 2].max() > court.net_height(float(x[i]))


def test_last_shot_lands_inside_and_stays_on_floor(rally: Rally) -> None:
    x, y, z = rally.shuttle_at(np.array([rally.landing]))[0]
    assert abs(x) < court.WIDTH / 2
    assert abs(y) < court.LENGTH / 2
    assert abs(z - FLOOR) < 0.01
    assert y * rally.strokes[-1].side < 0
    assert rally.shuttle_at(np.array([rally.seconds]))[0, 2] < 0.2


def test_a_serve_goes_to_the_court_diagonally_opposite(rally: Rally) -> None:
    served, taken = rally.strokes[0].contact, rally.strokes[1].contact
    assert served[0] * taken[0] < 0
