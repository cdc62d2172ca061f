"""The visits of a person to the items of a review."""

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import numpy as np

from rallytrace.analysis.review_queue import Item
from rallytrace.track.spans import overlap

_TRAIL: Final = 64
"""Visited items to return to by undo."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A step through the queue.

    Attributes:
        item: the one to go to.
        went_round: whether the step went from the last item to an earlier one, or from the first to the last.
        found_since: whether the place of the item was passed before the item was there.
    """

    item: Item
    went_round: bool = False
    found_since: bool = False


class QueueVisits:
    """Remembers the items visited in this round, and knows the next one.

    Args:
        list_items: gives the items to review, in the order of visits.
        order: the place of an item in that order.
    """

    def __init__(self, list_items: Callable[[], Sequence[Item]], order: Callable[[Item], tuple[float, int]]) -> None:
        self._list_items, self._order = list_items, order
        self.forget()

    def forget(self) -> None:
        """Begin with another track, of no frames yet."""
        self._frames = np.zeros(0, np.bool_)  # of visited items
        self._last: Item | None = None
        self._trail: deque[Item] = deque(maxlen=_TRAIL)

    def extend(self, n_new: int) -> None:
        """Take in more frames of the track."""
        self._frames = np.append(self._frames, np.zeros(n_new, np.bool_))

    def go(self, direction: int) -> Visit | None:
        """Visit the next (1) or previous (-1) item after the last visited one; None without items.

        The way forward passes visited items, also after corrections have divided or moved them. After the last item
        come new items before it, then the first item.
        """
        items, last = self._list_items(), self._last
        if not items:
            return None
        if direction < 0:
            index = -1 if last is None else bisect_left(items, self._order(last), key=self._order) - 1
            visit = Visit(items[index], went_round=last is not None and index < 0)
        else:
            following = next(self._to_visit(), None)
            visit = self._begin_round(items) if following is None else Visit(following)
        self.go_on_from(visit.item)
        return visit

    def _begin_round(self, items: Sequence[Item]) -> Visit:
        """The first item without a visit; if all are visited, a new round begins with the first."""
        item = next((item for item in items if not self.includes(item)), None)
        if item is None:
            self._frames[:] = False
            return Visit(items[0], went_round=True)
        return Visit(item, went_round=True, found_since=bool(self._frames.any()))

    def _to_visit(self) -> Iterator[Item]:
        items, last = self._list_items(), self._last
        first = 0 if last is None else bisect_right(items, self._order(last), key=self._order)
        return (item for item in islice(items, first, None) if not self.includes(item))

    def includes(self, item: Item) -> bool:
        """Whether most of an item's frames belong to items visited in this round."""
        visited = self._frames[item.frames.start : item.frames.stop]
        return 2 * int(np.count_nonzero(visited)) > len(visited)

    def ahead(self, count: int) -> tuple[Item, ...]:
        """The items of the next visits, at most `count`."""
        following = tuple(islice(self._to_visit(), count))
        skipped = (item for item in self._list_items() if item not in following and not self.includes(item))
        return (*following, *islice(skipped, count - len(following)))

    def note(self, item: Item) -> None:
        """Count an item as visited, and go on from where the last one was."""
        self._frames[item.frames.start : item.frames.stop] = True

    def go_on_from(self, item: Item) -> None:
        """Count an item as visited, and go on from there."""
        self._last = item
        self._trail.append(item)
        self.note(item)

    def go_back_to(self, frames: range) -> None:
        """Go on from the visited item in these frames; the last visited one counts as unvisited."""
        last = self._last
        item = next((item for item in reversed(self._trail) if overlap(item.frames, frames)), None)
        if item is not None and last is not None and item != last:
            self._frames[last.frames.start : last.frames.stop] = False
            self._last = item
