"""The queue: ranges of suspicious frames to review, the one with the greatest gain first."""

import math
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats, Floats32
from rallytrace.domain.geometry import Size
from rallytrace.domain.spans import spans_of_flags
from rallytrace.domain.suspicion import Reason, ShownKind, Suspicion, suspicion
from rallytrace.domain.track import Track

LOWEST: Final = 0.1
"""A frame with less suspicion is in no item: it is right nine times in ten."""
SHOWN_FROM: Final = 0.15
"""Reviewing all items from this probability on gives 99 % right frames (docs/decisions/0016)."""
REPAIRS: Final = 12
"""Frames that a fix repairs, at most: to that distance, what is between a corrected point and others is filled well."""
_BRIDGED = 2
"""Unsuspicious frames between suspicious ones that belong to the same item, at most."""
_COMMON = 1 / 3
"""The share of an item's frames that must have a reason for the item to have it. Those of `frame` always count."""
_SHORT = 3
"""Frames of a range up to which it is no item of its own next to another."""


@dataclass(frozen=True, slots=True)
class Item:
    """A range that is probably wrong: a flight, or a gap.

    Attributes:
        probability: the mean of their probabilities of being wrong.
        reasons: bits of `Reason`.
        gain: how many frames a fix is expected to repair.
    """

    frames: range
    probability: float
    reasons: int
    gain: float
    frame: int

    @property
    def fixes(self) -> int:
        """About how many points correct it."""
        return math.ceil(len(self.frames) / REPAIRS)


def queue(judged: Suspicion, *, threshold: float = 0.0, skipped: Sequence[range] = ()) -> tuple[Item, ...]:
    """The items to review, by the expected gain of correcting each, greatest first.

    Frames that a person placed or reviewed, and unset ones, are in none, so that what has been dealt
    with does not come back. The items do not depend on the threshold: it only says from where on they are shown.

    Args:
        threshold: the least probability of an item.
        skipped: frames that are not play.
    """
    left = judged.kind != ShownKind.NOT_JUDGED
    for span in skipped:
        first = judged.frames.start
        left[max(span.start - first, 0) : max(span.stop - first, 0)] = False
    items = _items(judged, _joined(_suspicious_ranges(judged, left), left))
    chosen = [item for item in items if item.probability >= threshold]
    return tuple(sorted(chosen, key=lambda item: (-item.gain, item.frames.start)))


def items_left(track: Track, *, size: Size, seconds: Floats) -> int:
    """How many items of a whole track are to be reviewed.

    Args:
        size: of the video.
        seconds: when each frame of the track is shown, (track.n_frames,).
    """
    judged = suspicion(track, range(track.n_frames), size=size, seconds=seconds)
    return len(queue(judged, threshold=SHOWN_FROM, skipped=track.non_play))


def levels(items: Sequence[Item]) -> Floats:
    """The highest threshold that still shows each item, (n,): for a histogram beside the slider."""
    return np.array([item.probability for item in items], np.float64)


def _suspicious_ranges(suspicion: Suspicion, left: Flags) -> list[range]:
    """The suspicious frames as ranges that are all ball or all gap, ascending, as indices."""
    high = left & (suspicion.probability >= LOWEST)
    ball = suspicion.kind == ShownKind.SEEN
    found = [*_flights(high & ball, left & ball), *_gaps(high & ~ball, left & ~ball)]
    return sorted(found, key=lambda one: one.start)


def _flights(high: Flags, ball: Flags) -> list[range]:
    """Ranges of suspicious frames with a ball; those only a few frames apart, with a ball between, are one."""
    joined: list[range] = []
    without = np.concatenate(([0], np.cumsum(~ball))).tolist()
    for part in spans_of_flags(high):
        before = joined[-1] if joined else range(-1)
        if joined and part.start - before.stop <= _BRIDGED and without[part.start] == without[before.stop]:
            joined[-1] = range(before.start, part.stop)
        else:
            joined.append(part)
    return joined


def _gaps(high: Flags, gap: Flags) -> list[range]:
    """The part of each gap between its first and its last suspicious frame."""
    found = []
    at = np.flatnonzero(high)
    for part in spans_of_flags(gap):
        first, stop = np.searchsorted(at, (part.start, part.stop)).tolist()
        if first < stop:
            found.append(range(int(at[first]), int(at[stop - 1]) + 1))
    return found


def _joined(ranges: Sequence[range], left: Flags) -> list[range]:
    """Ranges, joined where one is short and beside the other: a wrong flight with holes in it."""
    joined: list[range] = []
    last = range(0)
    for one in ranges:
        near = bool(joined) and one.start - last.stop <= _BRIDGED and left[last.stop : one.start].all()
        if near and min(len(last), len(one)) <= _SHORT:
            joined[-1] = range(joined[-1].start, one.stop)
        else:
            joined.append(one)
        last = one
    return joined


def _items(suspicion: Suspicion, parts: Sequence[range]) -> list[Item]:
    if not parts:
        return []
    probability = suspicion.probability.astype(np.float64)
    edges = np.array([(part.start, part.stop) for part in parts]).ravel()
    sizes = np.diff(edges)[::2]
    # Every second of the sums is that of the frames between two spans; one more frame lets the last one end.
    means = np.add.reduceat(np.append(probability, 0), edges)[::2] / sizes
    gaps = np.add.reduceat(np.append(suspicion.kind != ShownKind.SEEN, 0), edges)[::2] * 2 > sizes
    reasons = np.zeros(len(parts), np.uint32)
    for reason in Reason:
        share = np.add.reduceat(np.append(suspicion.reasons & reason != 0, 0), edges)[::2] / sizes
        reasons[share >= _COMMON] |= np.uint32(reason)
    found, unclear = [], _unclear(suspicion)
    for part, mean, bits, gap in zip(parts, means.tolist(), reasons.tolist(), gaps.tolist(), strict=True):
        frames = range(suspicion.frames.start + part.start, suspicion.frames.start + part.stop)
        first = _seen_best(unclear, part) if gap else part.start + int(probability[part.start : part.stop].argmax())
        bits_there = int(suspicion.reasons[first])
        gain = mean * min(len(part), REPAIRS)
        found.append(Item(frames, mean, bits | bits_there, gain, suspicion.frames.start + first))
    return found


def _unclear(suspicion: Suspicion) -> Floats32:
    """How far TrackNet's own faint peak is from where an unseen ball would be, (n,).

    Infinite where a ball is seen and where nothing is known.
    """
    seen = (suspicion.kind == ShownKind.SEEN) | np.isnan(suspicion.peak_distance)
    return np.where(seen, np.float32(np.inf), suspicion.peak_distance)


def _seen_best(unclear: Floats32, part: range) -> int:
    """Where in a gap the ball is seen best; the middle where that is not known."""
    first = part.start + int(unclear[part.start : part.stop].argmin())
    return first if np.isfinite(unclear[first]) else part[len(part) // 2]


_FEW = 256
"""Items that are put in their places one by one, at most; more are sorted together."""


class QueueOrder:
    """Items that share no frame.

    Attributes:
        in_time: ascending by their frames.
        by_gain: by what a fix is expected to repair, most first.
        fixes: about how many points correct them all.
    """

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self.in_time = sorted(items, key=_start)
        self.by_gain = sorted(self.in_time, key=gain_order)
        self.fixes = sum(item.fixes for item in self.in_time)

    def around(self, frames: range, reach: int, count: int) -> range:
        """Some frames of `count`, with those around them up to items farther away than `reach`, or twice as far.

        An item is in it as a whole or not at all, however long it is.
        """
        before = bisect_left(self.in_time, frames.start - reach, key=_stop)
        after = bisect_right(self.in_time, frames.stop + reach, key=_start)
        start = self.in_time[before - 1].frames.stop if before else 0
        stop = self.in_time[after].frames.start if after < len(self.in_time) else count
        found = range(max(start, frames.start - 2 * reach), min(stop, frames.stop + 2 * reach))
        items = self.within(found)
        if not items:
            return found
        return range(min(found.start, items[0].frames.start), max(found.stop, items[-1].frames.stop))

    def replace(self, frames: range, items: Iterable[Item]) -> None:
        """Replace the items within some frames."""
        found = sorted(items, key=_start)
        at = self._slice_of(frames)
        gone = self.in_time[at]
        self.in_time[at] = found
        self.fixes += sum(item.fixes for item in found) - sum(item.fixes for item in gone)
        if len(found) + len(gone) > _FEW:
            self.by_gain = sorted(self.in_time, key=gain_order)
            return
        for item in gone:
            del self.by_gain[bisect_left(self.by_gain, gain_order(item), key=gain_order)]
        for item in found:
            insort(self.by_gain, item, key=gain_order)

    def within(self, frames: range) -> list[Item]:
        """The items that overlap some frames, ascending."""
        return self.in_time[self._slice_of(frames)]

    def _slice_of(self, frames: range) -> slice:
        first = bisect_right(self.in_time, frames.start, key=_stop)
        return slice(first, max(first, bisect_left(self.in_time, frames.stop, key=_start)))


def gain_order(item: Item) -> tuple[float, int]:
    """The sort key of the queue: the item with the greatest gain first."""
    return -item.gain, item.frames.start


def _start(item: Item) -> int:
    return item.frames.start


def _stop(item: Item) -> int:
    return item.frames.stop
