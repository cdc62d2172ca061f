"""Tracks that repeat one cycle of 16 positions, as InpaintNet's do where there is no ball."""

import numpy as np
import pytest

from rallytrace.storage.labels.coordinates import Positions
from rallytrace.storage.labels.repeats import repeated_cycles

CYCLE = np.arange(16.0)


def positions(x: np.ndarray, first: int = 0) -> Positions:
    return Positions(np.arange(first, first + len(x), dtype=np.float64), x, 500 - x, np.ones(len(x), np.bool_))


def test_a_repeated_cycle_is_found_between_other_positions() -> None:
    x = np.concatenate([900 - 7.0 * np.arange(20), np.tile(300 + 3 * CYCLE, 4), 900 + 5.0 * np.arange(30)])
    assert repeated_cycles(positions(x, first=5)) == [range(25, 89)]


@pytest.mark.parametrize(
    "x",
    [
        np.full(200, 640.0),
        600 + 200 * np.sin(np.arange(300) / 11),
        np.tile(300 + 3 * CYCLE, 2),
        np.zeros(0),
    ],
)
def test_rest_and_play_are_no_cycle(x: np.ndarray) -> None:
    assert repeated_cycles(positions(x)) == []


def test_positions_that_are_no_ball_are_no_cycle() -> None:
    labels = positions(np.tile(300 + 3 * CYCLE, 9))
    labels.seen[:] = False
    assert repeated_cycles(labels) == []
