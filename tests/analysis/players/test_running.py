"""How far a player runs, from noisy positions of the feet."""

import numpy as np
import pytest

from narrowing import not_none
from rallytrace.analysis.players.running import Distance, measure_distance
from rallytrace.track.arrays import Floats, Indices

SECONDS = np.arange(600) / 30


def run_to_and_fro(frames: Indices, noise: float = 0.0) -> Floats:
    """Return a player who runs 3 m to each side of the middle and back in four seconds."""
    places = np.stack([3 * np.sin(2 * np.pi * SECONDS[frames] / 4), np.full(len(frames), -4.0)], axis=1)
    return places + np.random.default_rng(1).normal(0, noise, places.shape)


@pytest.mark.parametrize("noise", [0.0, 0.03])
def test_distance_lies_between_both_estimates(noise: float) -> None:
    frames = np.arange(0, 360, 3)
    found = not_none(measure_distance(frames, run_to_and_fro(frames, noise), range(360), SECONDS))
    assert found.low < 36 < 1.05 * found.high
    assert found.high < 1.1 * 36


def test_player_who_stands_runs_little() -> None:
    frames = np.arange(0, 300, 3)
    places = np.random.default_rng(2).normal((1.0, -4.0), 0.03, (len(frames), 2))
    assert not_none(measure_distance(frames, places, range(300), SECONDS)).low < 0.2 * 10


def test_missing_poses_hide_the_distance() -> None:
    frames = np.array([*range(0, 100, 3), *range(200, 300, 3)])
    assert measure_distance(frames, run_to_and_fro(frames), range(300), SECONDS) is None
    assert measure_distance(np.zeros(0, np.int64), np.zeros((0, 2)), range(300), SECONDS) is None


def test_words_have_one_number_for_equal_ends() -> None:
    assert Distance(11.6, 12.4).words == "12 m"
    assert Distance(11.2, 14.1).words == "11\N{EN DASH}14 m"
