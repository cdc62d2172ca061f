"""Build the review queue: ranges of suspicious frames, ordered by the expected gain of correcting them."""

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
"""Frames with a lower suspicion belong to no item: they are right at least nine times in ten."""
MIN_SHOWN_PROBABILITY: Final = 0.15
"""Smallest probability of the items shown by default. When all of them are reviewed, 99 % of frames are right
(docs/decisions/0016).
"""
MAX_REPAIRED_FRAMES: Final = 12
"""Largest number of frames that one correction repairs: over this distance, fills between corrected points are good."""
_MAX_BRIDGED_FRAMES = 2
"""Largest number of unsuspicious frames between two suspicious ones of the same item."""
_MIN_REASON_SHARE = 1 / 3
"""An item has a reason if at least this share of its frames have it. The reasons of its `frame` are always included."""
_MAX_SHORT_FRAMES = 3
"""A range of at most this length is joined to another range beside it."""
_MAX_INSERTED_ITEMS = 256
"""Up to this number, items are inserted one by one; for more, the whole queue is sorted."""


@dataclass(frozen=True, slots=True)
class Item:
    """A range of frames that is probably wrong: consecutive detections, or a gap.

    Attributes:
        probability: mean probability that a frame is wrong.
        reasons: why the frames are suspicious, as bits of `Reason`.
        gain: expected number of frames repaired by one correction.
        frame: frame to show first.
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
    """Return the items to review, the largest expected gain first.

    Frames that are reviewed, unset, or set by the user belong to no item, so finished work does not come back. The
    threshold only hides items; it does not change them.

    Args:
        threshold: smallest probability of an item.
        skipped: frame ranges that are not play.
    """
    left = judged.kind != ShownKind.NOT_JUDGED
    for span in skipped:
        first = judged.frames.start
        left[max(span.start - first, 0) : max(span.stop - first, 0)] = False
    items = _items(judged, _join_short(_suspicious_ranges(judged, left), left))
    chosen = [item for item in items if item.probability >= threshold]
    return tuple(sorted(chosen, key=lambda item: (-item.gain, item.frames.start)))


def count_items(track: Track, *, size: Size, seconds: Floats) -> int:
    """Return the number of items to review in the whole track.

    Args:
        size: size of the video.
        seconds: (track.n_frames,) time of each frame.
    """
    judged = judge_frames(track, range(track.n_frames), size=size, seconds=seconds)
    return len(make_queue(judged, threshold=MIN_SHOWN_PROBABILITY, skipped=track.non_play))


def levels(items: Sequence[Item]) -> Floats:
    """Return the highest threshold at which each item is still shown, (n,), for a histogram beside the slider."""
    return np.array([item.probability for item in items], np.float64)


def _suspicious_ranges(suspicion: Suspicion, left: Flags) -> list[range]:
    """Return ranges of suspicious frames as indices, ascending. All frames of a range have a ball, or all have none."""
    high = left & (suspicion.probability >= MIN_SUSPICION)
    ball = suspicion.kind == ShownKind.SEEN
    found = [*_flights(high & ball, left & ball), *_gaps(high & ~ball, left & ~ball)]
    return sorted(found, key=lambda span: span.start)


def _flights(high: Flags, ball: Flags) -> list[range]:
    """Return ranges of suspicious detections. Ranges separated only by a few other detections are joined."""
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
    """Return the gaps with suspicious frames, each cut to its first and last suspicious frame."""
    found = []
    suspicious = np.flatnonzero(high)
    for gap in spans_of_flags(in_gap):
        first, stop = np.searchsorted(suspicious, (gap.start, gap.stop)).tolist()
        if first < stop:
            found.append(range(int(suspicious[first]), int(suspicious[stop - 1]) + 1))
    return found


def _join_short(ranges: Sequence[range], left: Flags) -> list[range]:
    """Join short ranges to the range beside them: wrong detections are often interrupted by missing ones."""
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
    """Return how far TrackNet's faint peak is from the expected position of the missing ball, (n,).

    The distance is infinite where a ball is detected or the distance is unknown.
    """
    seen = (suspicion.kind == ShownKind.SEEN) | np.isnan(suspicion.peak_distance)
    return np.where(seen, np.float32(np.inf), suspicion.peak_distance)


def _seen_best(unclear: Floats32, gap: range) -> int:
    """Return the index in a gap at which the ball is clearest; the middle of the gap if that is unknown."""
    first = gap.start + int(unclear[gap.start : gap.stop].argmin())
    return first if np.isfinite(unclear[first]) else gap[len(gap) // 2]


class QueueOrder:
    """Review items without common frames, ordered by time and by gain.

    Attributes:
        in_time: items in order of time.
        by_gain: items by expected gain, largest first.
        fixes: roughly how many points must be set to correct all items.
    """

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self.in_time = sorted(items, key=_start)
        self.by_gain = sorted(self.in_time, key=gain_order)
        self.fixes = sum(item.fixes for item in self.in_time)

    def extend_range(self, frames: range, reach: int, count: int) -> range:
        """Return the range extended on both sides, by up to twice `reach` frames.

        Items within `reach` are included entirely, however long they are. Other items are not included.

        Args:
            reach: distance in frames.
            count: number of frames in the track.
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
        """Replace the items that overlap a range of frames."""
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
        """Return the items that overlap a range of frames, ascending."""
        return self.in_time[self._slice_of(frames)]

    def _slice_of(self, frames: range) -> slice:
        first = bisect_right(self.in_time, frames.start, key=_stop)
        return slice(first, max(first, bisect_left(self.in_time, frames.stop, key=_start)))


def gain_order(item: Item) -> tuple[float, int]:
    """Return the sort key that puts the item with the largest gain first."""
    return -item.gain, item.frames.start


def _start(item: Item) -> int:
    return item.frames.start


def _stop(item: Item) -> int:
    return item.frames.stop
