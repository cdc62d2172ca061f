"""The items of the queue in both of their orders, kept while a few of them become others."""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable

from rallytrace.domain.queue import Item

_FEW = 256
"""So few items are put in their places one by one; more are sorted together."""


class QueueOrder:
    """Items that share no frame.

    Attributes:
        in_time: ascending by their frames.
        by_gain: by what a fix is expected to repair, most first.
        fixes: how many points mend them all, roughly.
    """

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self.in_time = sorted(items, key=_start)
        self.by_gain = sorted(self.in_time, key=place)
        self.fixes = sum(item.fixes for item in self.in_time)

    def around(self, frames: range, reach: int, count: int) -> range:
        """Some frames of `count`, and those around them up to the items that are farther from them than `reach`."""
        before = bisect_left(self.in_time, frames.start - reach, key=_stop)
        behind = bisect_right(self.in_time, frames.stop + reach, key=_start)
        start = self.in_time[before - 1].frames.stop if before else 0
        return range(start, self.in_time[behind].frames.start if behind < len(self.in_time) else count)

    def replace(self, frames: range, items: Iterable[Item]) -> None:
        """Have these items within some frames, and none of those that were there."""
        found = sorted(items, key=_start)
        at = self._places(frames)
        gone = self.in_time[at]
        self.in_time[at] = found
        self.fixes += sum(item.fixes for item in found) - sum(item.fixes for item in gone)
        if len(found) + len(gone) > _FEW:
            self.by_gain = sorted(self.in_time, key=place)
            return
        for item in gone:
            del self.by_gain[bisect_left(self.by_gain, place(item), key=place)]
        for item in found:
            insort(self.by_gain, item, key=place)

    def within(self, frames: range) -> list[Item]:
        """The items that have any of some frames, ascending."""
        return self.in_time[self._places(frames)]

    def _places(self, frames: range) -> slice:
        first = bisect_right(self.in_time, frames.start, key=_stop)
        return slice(first, max(first, bisect_left(self.in_time, frames.stop, key=_start)))


def place(item: Item) -> tuple[float, int]:
    """Where an item stands in the queue: the one that repairs most first."""
    return -item.gain, item.frames.start


def _start(item: Item) -> int:
    return item.frames.start


def _stop(item: Item) -> int:
    return item.frames.stop
