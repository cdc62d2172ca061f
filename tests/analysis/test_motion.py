"""The motion of a ball in a frame."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.analysis.motion import steady_motion


def test_a_ball_that_flies_moves_by_the_mean_of_its_steps() -> None:
    positions = np.array([[0, 0], [10, 2], [22, 6], [36, 12]], np.float64)

    assert steady_motion(positions, np.ones(4, np.bool_)).tolist() == [[0, 0], [11, 3], [13, 5], [0, 0]]


def test_motion_is_unknown_at_turns_and_unseen_frames() -> None:
    positions = np.array([[0, 0], [10, 0], [20, 0], [10, 0], [0, 0], [-10, 0], [-20, 0]], np.float64)
    seen = np.array([True, True, True, True, True, False, True])

    assert steady_motion(positions, seen)[:, 0].tolist() == [0, 10, 0, -10, 0, 0, 0]


@given(st.integers(0, 2), st.booleans())
def test_in_one_or_two_frames_no_motion_is_known(count: int, is_seen: bool) -> None:
    assert steady_motion(np.ones((count, 2)), np.full(count, is_seen)).tolist() == [[0.0, 0.0]] * count
