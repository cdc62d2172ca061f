"""The estimate of what many machines take."""

import pytest

from models.studies.estimate_cluster import FrameCost, estimate

COST = FrameCost(decode=1.0, part=20.0, join=0.0, write=0.0, file=25_000.0, sent=150.0)


def test_one_machine_takes_what_its_cores_take() -> None:
    one = estimate(COST, 1, cores=2, matches=10, frames=36_000)
    assert one.hours == pytest.approx(10 * 36_000 * 0.020 / 2 / 3600)
    assert one.storage == pytest.approx(2 * 100 * 25_000 / 1e6)


def test_more_machines_take_less_but_wait_for_the_last_part() -> None:
    one, ten, hundred = (estimate(COST, n, cores=2, matches=10, frames=36_000) for n in (1, 10, 100))
    assert one.hours / 10 < ten.hours < one.hours
    assert one.hours / 100 < hundred.hours < ten.hours
    assert ten.tail == hundred.tail > 0
    assert hundred.storage > ten.storage > one.storage
