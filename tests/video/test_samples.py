import av
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.errors import Cancelled
from rallytrace.video.background import SampleStack
from rallytrace.video.frame import VideoFrame


def _frame(index: int, grey: int) -> VideoFrame:
    picture = av.VideoFrame.from_ndarray(np.full((8, 16, 3), grey, np.uint8), "rgb24")
    return VideoFrame(picture, index, 0.0, Size(16, 8), 0)


def _filled(greys: list[int]) -> SampleStack:
    stack = SampleStack(Size(16, 8), ResizeFilter.AREA, most=255, budget_bytes=2**24)
    for index, grey in enumerate(greys):
        stack.add(_frame(index, grey))
    return stack


def _go_on() -> None:
    pass


@given(st.lists(st.integers(0, 255), min_size=1, max_size=255))
@settings(max_examples=30, deadline=None)
def test_the_median_is_the_lower_one_in_the_middle(greys: list[int]) -> None:
    stack = _filled(greys)
    expected = sorted(greys)[(len(greys) - 1) // 2]
    assert (stack.median(range(len(greys)), _go_on) == expected).all()


def test_every_pixel_and_colour_has_its_own_median() -> None:
    stack = SampleStack(Size(16, 8), ResizeFilter.AREA, most=9, budget_bytes=2**24)
    noise = np.random.default_rng(1).integers(0, 256, (9, 8, 16, 3), np.uint8)
    stack._pictures[:] = noise
    assert np.array_equal(stack.median(range(9), _go_on), np.median(noise, axis=0).astype(np.uint8))


def test_the_median_of_some_of_the_pictures() -> None:
    stack = _filled([10, 200, 20, 210, 30])
    assert stack.rows([range(1, 2), range(3, 9)]) == [1, 3, 4]
    assert (stack.median([0, 2, 4], _go_on) == 20).all()


@pytest.mark.parametrize(
    ("most", "budget", "capacity"), [(50, 2**30, 50), (900, 2**30, 255), (50, 384 * 13, 10), (50, 0, 1)]
)
def test_samples_stay_within_their_budget(most: int, budget: int, capacity: int) -> None:
    stack = SampleStack(Size(16, 8), ResizeFilter.AREA, most=most, budget_bytes=budget)
    assert stack.capacity == capacity
    for index in range(capacity + 5):
        stack.add(_frame(index, 7))
    assert stack.numbers == list(range(capacity))


def test_a_median_can_be_stopped() -> None:
    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        _filled([1, 2, 3]).median(range(3), stop)
