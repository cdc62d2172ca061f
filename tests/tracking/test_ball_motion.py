"""Test that a moving ball is told from things that stand, stroll, jump or fill the picture, at any size."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from rallytrace.tracking.ball_motion import find_blob, score_motion

WIDTH, HEIGHT = 192, 112
FRAMES = 16


def spots(*middles: tuple[float, float], radius: float, height: float = 1.0) -> NDArray[np.float32]:
    """Return a heatmap with round spots of one height."""
    rows, columns = np.mgrid[:HEIGHT, :WIDTH]
    distances = [np.hypot(columns - x, rows - y) for x, y in middles]
    return np.where(np.min(distances, axis=0) <= radius, height, 0).astype(np.float32)


def shares_of(heatmaps: list[NDArray[np.float32]]) -> float:
    places = [find_blob(heatmap, 0.5) for heatmap in heatmaps]
    return float(np.mean(score_motion(places, WIDTH)))


def thrown(frame: int) -> tuple[float, float]:
    return 20 + 9.0 * frame, 30 + 0.6 * (frame - 8) ** 2


@given(radius=st.floats(1, 14), missed=st.sets(st.integers(0, FRAMES - 1), max_size=2))
def test_a_ball_of_any_size_flies(radius: float, missed: set[int]) -> None:
    heatmaps = [spots(thrown(frame), radius=radius, height=float(frame not in missed) * 0.9) for frame in range(FRAMES)]
    assert shares_of(heatmaps) > 0.3


def test_a_ball_in_several_cells_of_a_grid_is_one() -> None:
    cells = [[(x + dx, y + dy) for dx in (-8, 8) for dy in (-8, 8)] for x, y in map(thrown, range(FRAMES))]
    assert shares_of([spots(*some, radius=2) for some in cells]) > 0.7


@given(radius=st.floats(1, 14), jitter=st.floats(0, 1.0))
def test_standing_blob_is_no_ball(radius: float, jitter: float) -> None:
    dice = np.random.default_rng(1)
    middles = [(96 + jitter * dice.normal() * 0.2, 56 + jitter * dice.normal() * 0.2) for _ in range(FRAMES)]
    assert shares_of([spots(middle, radius=radius) for middle in middles]) < 0.2


def test_marks_that_take_turns_are_no_ball() -> None:
    marks = [(20.0, 20.0), (170.0, 100.0)]
    assert shares_of([spots(marks[(frame // 4) % 2], radius=3) for frame in range(FRAMES)]) == 0


def test_a_person_that_walks_is_hardly_a_ball() -> None:
    walk = [spots((60 + 0.7 * frame, 60), (60 + 0.7 * frame, 75), radius=8) for frame in range(FRAMES)]
    ball = [spots(thrown(frame), radius=8) for frame in range(FRAMES)]
    assert shares_of(walk) < 0.4 * shares_of(ball)


@given(seed=st.integers(0, 100))
def test_jumping_blob_is_no_ball(seed: int) -> None:
    dice = np.random.default_rng(seed)
    middles = [(float(x), float(y)) for x, y in dice.uniform((0, 0), (WIDTH, HEIGHT), (FRAMES, 2))]
    assert shares_of([spots(middle, radius=3) for middle in middles]) < 0.35


@pytest.mark.parametrize("filled", [0.0, 1.0])
def test_nothing_and_everything_are_no_ball(filled: float) -> None:
    assert shares_of([np.full((HEIGHT, WIDTH), filled, np.float32)] * FRAMES) == 0
