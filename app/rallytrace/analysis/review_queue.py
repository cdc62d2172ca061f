"""The review queue: ranges of suspicious frames, those with the largest expected gain first."""

import math
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.suspicion.features import ShownKind
from rallytrace.analysis.suspicion.judging import Suspicion, judge_frames
from rallytrace.analysis.suspicion.reasons import Reason
from rallytrace.track.arrays import Flags, Floats, Floats32
from rallytrace.track.geometry import Size
from rallytrace.track.spans import spans_of_flags
from rallytrace.track.track import Track

MIN_SUSPICION: Final = 0.1
"""A less suspicious frame belongs to no item: it is right nine times in ten."""
MIN_SHOWN_PROBABILITY: Final = 0.15
"""Reviewing all items from this probability on gives 99 % right frames (docs/decisions/0016)."""
MAX_REPAIRED_FRAMES: Final = 12
"""Largest number of frames repaired by one fix: over this distance, fills between corrected points are good."""
_MAX_BRIDGED_FRAMES = 2
"""Largest number of unsuspicious frames between suspicious ones of the same item."""
_MIN_REASON_SHARE = 1 / 3
"""Share of an item's frames with a reason from which the item has it. The reasons of `frame` always count."""
_MAX_SHORT_FRAMES = 3
"""A range up to this length is no item of its own beside another."""
_MAX_INSERTED_ITEMS = 256
"""Up to this number of items are inserted one by one; more are sorted together."""


@dataclass(frozen=True, slots=True)
class Item:
    """A range that is probably wrong: a run of detections, or a gap.

    Attributes:
        probability: mean probability that its frames are wrong.
        reasons: reasons as bits of `Reason`.
        gain: expected number of frames repaired by a fix.
        frame: first frame to show.
    """

    frames: range
    probability: float
    reasons: int
    gain: float
    frame: int

    @property
    def fixes(self) -> int:
        """Return roughly how many points must be set to correct the item."""
        return math.ceil(len(self.frames) / MAX_REPAIRED_FRAMES)


def make_queue(judged: Suspicion, *, threshold: float = 0.0, skipped: Sequence[range] = ()) -> tuple[Item, ...]:
    """Return the items to review, by expected gain, largest first.

    Frames that are set, reviewed or unset belong to none: finished work does not come back. The items do not depend on
    the threshold, which only hides some.

    Args:
        threshold: smallest probability of an item.
        skipped: frames that are not play.
    """
    left = judged.kind != ShownKind.NOT_JUDGED
    for span in skipped:
        first = judged.frames.start
        left[max(span.start - first, 0) : max(span.stop - first, 0)] = False
    items = _items(judged, _join_short(_suspicious_ranges(judged, left), left))
    chosen = [item for item in items if item.probability >= threshold]
    return tuple(sorted(chosen, key=lambda item: (-item.gain, item.frames.start)))


def count_items(track: Track, *, size: Size, seconds: Floats) -> int:
    """Return the number of items to review in a whole track.

    Args:
        size: size of the video.
        seconds: times of each frame of the track, (track.n_frames,).
    """
    judged = judge_frames(track, range(track.n_frames), size=size, seconds=seconds)
    return len(make_queue(judged, threshold=MIN_SHOWN_PROBABILITY, skipped=track.non_play))


def levels(items: Sequence[Item]) -> Floats:
    """Return the highest threshold that shows each item, (n,), for a histogram beside the slider."""
    return np.array([item.probability for item in items], np.float64)


def _suspicious_ranges(suspicion: Suspicion, left: Flags) -> list[range]:
    """Return ranges of suspicious frames as indices, ascending. Each is all detections or all gap."""
    high = left & (suspicion.probability >= MIN_SUSPICION)
    ball = suspicion.kind == ShownKind.SEEN
    found = [*_flights(high & ball, left & ball), *_gaps(high & ~ball, left & ~ball)]
    return sorted(found, key=lambda span: span.start)


def _flights(high: Flags, ball: Flags) -> list[range]:
    """Return ranges of suspicious detections. Ranges a few frames apart, with detections between, are joined."""
    joined: list[range] = []
    n_without = np.concatenate(([0], np.cumsum(~ball))).tolist()
    for span in spans_of_flags(high):
        previous = joined[-1] if joined else range(-1)
        if (
            joined
            and span.start - previous.stop <= _MAX_BRIDGED_FRAMES
            and n_without[span.start] == n_without[previous.stop]
        ):
            joined[-1] = range(previous.start, span.stop)
        else:
            joined.append(span)
    return joined


def _gaps(high: Flags, in_gap: Flags) -> list[range]:
    """Return each gap, cut to its first and last suspicious frame."""
    found = []
    suspicious = np.flatnonzero(high)
    for gap in spans_of_flags(in_gap):
        first, stop = np.searchsorted(suspicious, (gap.start, gap.stop)).tolist()
        if first < stop:
            found.append(range(int(suspicious[first]), int(suspicious[stop - 1]) + 1))
    return found


def _join_short(ranges: Sequence[range], left: Flags) -> list[range]:
    """Join ranges where a short one is beside another: a wrong run of detections with holes in it."""
    joined: list[range] = []
    last = range(0)
    for span in ranges:
        is_near = bool(joined) and span.start - last.stop <= _MAX_BRIDGED_FRAMES and left[last.stop : span.start].all()
        if is_near and min(len(last), len(span)) <= _MAX_SHORT_FRAMES:
            joined[-1] = range(joined[-1].start, span.stop)
        else:
            joined.append(span)
        last = span
    return joined


def _items(suspicion: Suspicion, spans: Sequence[range]) -> list[Item]:
    if not spans:
        return []
    probability = suspicion.probability.astype(np.float64)
    edges = np.array([(span.start, span.stop) for span in spans]).ravel()
    sizes = np.diff(edges)[::2]
    # Every second sum belongs to the frames between two spans; one more frame terminates the last span.
    means = np.add.reduceat(np.append(probability, 0), edges)[::2] / sizes
    gaps = np.add.reduceat(np.append(suspicion.kind != ShownKind.SEEN, 0), edges)[::2] * 2 > sizes
    reasons = np.zeros(len(spans), np.uint32)
    for reason in Reason:
        share = np.add.reduceat(np.append(suspicion.reasons & reason != 0, 0), edges)[::2] / sizes
        reasons[share >= _MIN_REASON_SHARE] |= np.uint32(reason)
    found, unclear = [], _unclear(suspicion)
    for span, mean, bits, gap in zip(spans, means.tolist(), reasons.tolist(), gaps.tolist(), strict=True):
        frames = range(suspicion.frames.start + span.start, suspicion.frames.start + span.stop)
        first = _seen_best(unclear, span) if gap else span.start + int(probability[span.start : span.stop].argmax())
        bits_there = int(suspicion.reasons[first])
        gain = mean * min(len(span), MAX_REPAIRED_FRAMES)
        found.append(Item(frames, mean, bits | bits_there, gain, suspicion.frames.start + first))
    return found


def _unclear(suspicion: Suspicion) -> Floats32:
    """Return the distance of TrackNet's faint peak from the expected position of a missing ball, (n,).

    It is infinite where a ball is detected or nothing is known.
    """
    seen = (suspicion.kind == ShownKind.SEEN) | np.isnan(suspicion.peak_distance)
    return np.where(seen, np.float32(np.inf), suspicion.peak_distance)


def _seen_best(unclear: Floats32, gap: range) -> int:
    """Return the frame of a gap with the clearest ball; its middle if unknown."""
    first = gap.start + int(unclear[gap.start : gap.stop].argmin())
    return first if np.isfinite(unclear[first]) else gap[len(gap) // 2]


class QueueOrder:
    """Items without common frames, in two orders.

    Attributes:
        in_time: ascending by frames.
        by_gain: order by expected gain, largest first.
        fixes: about how many points correct them all.
    """

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self.in_time = sorted(items, key=_start)
        self.by_gain = sorted(self.in_time, key=gain_order)
        self.fixes = sum(item.fixes for item in self.in_time)

    def extend_range(self, frames: range, reach: int, count: int) -> range:
        """Extend frames over nearby items by `reach`, to at most twice that distance.

        Items are included whole or not at all, however long they are.
        """
        first = bisect_left(self.in_time, frames.start - reach, key=_stop)
        last = bisect_right(self.in_time, frames.stop + reach, key=_start)
        start = self.in_time[first - 1].frames.stop if first else 0
        stop = self.in_time[last].frames.start if last < len(self.in_time) else count
        found = range(max(start, frames.start - 2 * reach), min(stop, frames.stop + 2 * reach))
        items = self.select(found)
        if not items:
            return found
        return range(min(found.start, items[0].frames.start), max(found.stop, items[-1].frames.stop))

    def replace(self, frames: range, items: Iterable[Item]) -> None:
        """Replace the items within some frames."""
        found = sorted(items, key=_start)
        place = self._slice_of(frames)
        removed = self.in_time[place]
        self.in_time[place] = found
        self.fixes += sum(item.fixes for item in found) - sum(item.fixes for item in removed)
        if len(found) + len(removed) > _MAX_INSERTED_ITEMS:
            self.by_gain = sorted(self.in_time, key=gain_order)
            return
        for item in removed:
            del self.by_gain[bisect_left(self.by_gain, gain_order(item), key=gain_order)]
        for item in found:
            insort(self.by_gain, item, key=gain_order)

    def select(self, frames: range) -> list[Item]:
        """Return the items that overlap some frames, ascending."""
        return self.in_time[self._slice_of(frames)]

    def _slice_of(self, frames: range) -> slice:
        first = bisect_right(self.in_time, frames.start, key=_stop)
        return slice(first, max(first, bisect_left(self.in_time, frames.stop, key=_start)))


def gain_order(item: Item) -> tuple[float, int]:
    """Return the sort key of the queue: largest gain first."""
    return -item.gain, item.frames.start


def _start(item: Item) -> int:
    return item.frames.start


def _stop(item: Item) -> int:
    return item.frames.stop
