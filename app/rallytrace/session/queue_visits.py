"""Track which review items the user has visited."""

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import numpy as np

from rallytrace.analysis.review_queue import Item
from rallytrace.track.spans import overlap

_MAX_TRAIL_ITEMS: Final = 64
"""Maximum number of visited items that undo can return to."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A step through the review queue.

    Attributes:
        item: the item to go to.
        went_round: whether the step wrapped around, from the last item to an earlier one or from the first to the last.
        found_since: whether the item appeared after the user had passed its position.
    """

    item: Item
    went_round: bool = False
    found_since: bool = False


class QueueVisits:
    """Remembers the items visited in this round and determines the next one.

    Args:
        list_items: returns the items to review, in the order of visits.
        order: returns the sort key of an item in that order.
    """

    def __init__(self, list_items: Callable[[], Sequence[Item]], order: Callable[[Item], tuple[float, int]]) -> None:
        self._list_items, self._order = list_items, order
        self.forget()

    def forget(self) -> None:
        """Start over with another track that has no frames yet."""
        self._frames = np.zeros(0, np.bool_)  # frames of visited items
        self._last: Item | None = None
        self._trail: deque[Item] = deque(maxlen=_MAX_TRAIL_ITEMS)

    def extend(self, n_new: int) -> None:
        """Add more frames of the track."""
        self._frames = np.append(self._frames, np.zeros(n_new, np.bool_))

    def go(self, direction: int) -> Visit | None:
        """Visit the next (1) or previous (-1) item after the last visited one. Return None without items.

        Going forward skips visited items, even after corrections have split or moved them. After the last item come new
        items before it, then the first item.
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
        """Return the first unvisited item. If all are visited, start a new round with the first."""
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
        """Return whether most of an item's frames belong to items visited in this round."""
        visited = self._frames[item.frames.start : item.frames.stop]
        return 2 * int(np.count_nonzero(visited)) > len(visited)

    def ahead(self, count: int) -> tuple[Item, ...]:
        """Return the items of the next visits, at most `count`."""
        following = tuple(islice(self._to_visit(), count))
        skipped = (item for item in self._list_items() if item not in following and not self.includes(item))
        return (*following, *islice(skipped, count - len(following)))

    def note(self, item: Item) -> None:
        """Mark an item as visited, and continue from the position before."""
        self._frames[item.frames.start : item.frames.stop] = True

    def go_on_from(self, item: Item) -> None:
        """Mark an item as visited, and continue from there."""
        self._last = item
        self._trail.append(item)
        self.note(item)

    def go_back_to(self, frames: range) -> None:
        """Continue from the visited item in these frames. The last visited one counts as unvisited again."""
        last = self._last
        item = next((item for item in reversed(self._trail) if overlap(item.frames, frames)), None)
        if item is not None and last is not None and item != last:
            self._frames[last.frames.start : last.frames.stop] = False
            self._last = item
