"""The queue's two orders are those of all items, whichever have become others."""

from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from rallytrace.domain.queue import Item, QueueOrder

COUNT = 2000


@st.composite
def items_in(draw: st.DrawFn, frames: range) -> list[Item]:
    """Items that share no frame, in no order; often with the same gain."""
    edges = draw(st.lists(st.sampled_from(frames), unique=True, max_size=80)) if frames else []
    edges.sort()
    made = [
        Item(range(start, stop), 0.5, 0, draw(st.sampled_from([1.0, 2.0, 3.5])), start)
        for start, stop in zip(edges[::2], edges[1::2], strict=False)
    ]
    return draw(st.permutations(made))


def ordered(items: list[Item]) -> tuple[list[Item], list[Item], int]:
    in_time = sorted(items, key=lambda item: item.frames.start)
    by_gain = sorted(items, key=lambda item: (-item.gain, item.frames.start))
    return in_time, by_gain, sum(item.fixes for item in items)


@given(data=st.data())
@settings(max_examples=80, deadline=None)
def test_after_any_changes_both_orders_are_those_of_all_items(data: st.DataObject) -> None:
    now = data.draw(items_in(range(COUNT)))
    order = QueueOrder(now)
    for few in data.draw(st.lists(st.sampled_from([0, 256]), min_size=1, max_size=4)):
        frame = data.draw(st.integers(0, COUNT - 1))
        near = order.around(range(frame, frame + data.draw(st.integers(1, 300))), 20, COUNT)
        found = data.draw(items_in(near))
        now = [item for item in now if item.frames.stop <= near.start or item.frames.start >= near.stop] + found
        with patch("rallytrace.domain.queue._FEW", few):
            order.replace(near, found)
        assert (order.in_time, order.by_gain, order.fixes) == ordered(now)


@given(items=items_in(range(COUNT)), start=st.integers(0, COUNT - 1), length=st.integers(1, 300))
def test_what_has_to_be_looked_at_reaches_to_the_items_that_are_far_away(
    items: list[Item], start: int, length: int
) -> None:
    frames = range(start, start + length)
    near = QueueOrder(items).around(frames, 20, COUNT)
    before = [item.frames.stop for item in items if item.frames.stop < frames.start - 20]
    behind = [item.frames.start for item in items if item.frames.start > frames.stop + 20]
    assert near == range(max(before, default=0), min(behind, default=COUNT))


@given(items=items_in(range(COUNT)), start=st.integers(0, COUNT - 1), length=st.integers(1, 300))
def test_the_items_within_some_frames_are_those_that_have_any_of_them(
    items: list[Item], start: int, length: int
) -> None:
    frames = range(start, start + length)
    shared = [item for item in items if item.frames.start < frames.stop and frames.start < item.frames.stop]
    assert QueueOrder(items).within(frames) == sorted(shared, key=lambda item: item.frames.start)
