"""Frames that show one picture: when pictures were taken, and how fast the ball is along them."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from rallytrace.track.distinct_frames import distinct_numbers, distinct_times, first_frames
from rallytrace.track.track import Layer, State, Track, track_speeds

RATE = 30.0


def converted(count: int) -> np.ndarray:
    """Return the pictures that frames of a conversion from 25 to 30 a second show."""
    return np.arange(count) * 25 // 30


def test_pictures_of_a_conversion_are_a_25th_of_a_second_apart() -> None:
    repeats = np.diff(converted(90), prepend=-1) == 0
    times = distinct_times(np.arange(90) / RATE, repeats)[first_frames(repeats)]
    np.testing.assert_allclose(np.diff(times)[8:-8], 1 / 25)


def test_without_repeats_the_times_are_those_of_the_frames() -> None:
    seconds = np.arange(20) / RATE
    np.testing.assert_array_equal(distinct_times(seconds, np.zeros(20, np.bool_)), seconds)


def test_single_repeat_moves_no_other_picture() -> None:
    repeats = np.arange(60) == 20
    expected = np.arange(60) / RATE
    expected[20] = expected[19]
    np.testing.assert_array_equal(distinct_times(np.arange(60) / RATE, repeats), expected)


@given(arrays.arrays(np.bool_, st.integers(0, 80)))
def test_frames_of_one_picture_have_one_time_and_pictures_ascend(repeats: np.ndarray) -> None:
    times, numbers = distinct_times(np.arange(len(repeats)) / RATE, repeats), distinct_numbers(repeats)
    assert (np.diff(times) >= 0).all()
    np.testing.assert_array_equal(np.diff(times) > 0, np.diff(numbers) > 0)


def test_steady_ball_is_steady_in_converted_video() -> None:
    pictures = converted(120)
    track = Track(120)
    seen = track.layer(Layer.PREDICTED).copy()
    seen["state"], seen["x"], seen["y"] = State.VISIBLE, 100 + 4.0 * pictures, 200
    seen["repeats"] = np.diff(pictures, prepend=-1) == 0
    track.make(track.change(Layer.PREDICTED, range(120), seen))
    np.testing.assert_allclose(track_speeds(track, np.arange(120) / RATE, range(20, 100)), 100.0)
