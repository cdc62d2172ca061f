from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import FrameCache


class _Frame:
    """As much of a frame as a cache looks at."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.nbytes = 10


def _frame(i: int) -> VideoFrame:
    return cast("VideoFrame", _Frame(i))


def test_without_anybody_watching_those_used_longest_ago_go() -> None:
    cache = FrameCache(30)
    for i in (5, 9, 2):
        cache.put(_frame(i))
    cache.get(5)
    cache.put(_frame(7))
    assert sorted(cache.numbers) == [2, 5, 7]


def test_what_is_far_from_the_watched_frame_goes_first() -> None:
    cache = FrameCache(50)
    cache.watch(100, behind=10, ahead=20)
    for i in range(80, 141, 10):
        cache.put(_frame(i))
    assert sorted(cache.numbers) == [90, 100, 110, 120, 140]
    cache.put(_frame(101))
    assert sorted(cache.numbers) == [90, 100, 101, 110, 120]


def test_the_frame_nearest_to_another_is_found() -> None:
    cache = FrameCache(100)
    assert cache.nearest(3) is None
    for i in (5, 9, 20):
        cache.put(_frame(i))
    assert [cache.nearest(i).index for i in (0, 5, 8, 19, 99)] == [5, 5, 9, 20, 20]  # type: ignore[union-attr]  # found


def test_a_smaller_budget_holds_at_once() -> None:
    cache = FrameCache(100)
    for i in range(10):
        cache.put(_frame(i))
    cache.watch(9, behind=5, ahead=5)
    cache.budget = 30
    assert sorted(cache.numbers) == [7, 8, 9]
    assert cache.nbytes == 30


@given(
    st.integers(0, 100),
    st.lists(st.tuples(st.integers(0, 30), st.booleans(), st.integers(0, 30)), max_size=60),
)
def test_the_budget_is_kept_and_the_newest_frame_too(budget: int, acts: list[tuple[int, bool, int]]) -> None:
    cache = FrameCache(budget)
    for i, watches, at in acts:
        if watches:
            cache.watch(at, behind=at % 3, ahead=at % 5)
        cache.put(_frame(i))
        assert cache.get(i) is not None
        assert cache.nbytes == 10 * len(cache.numbers)
        assert cache.nbytes <= max(budget, 10)
