"""The review: how suspicious each frame of the open track is, and which range to review next."""

import functools
import time
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace import paths
from rallytrace.domain.arrays import Floats
from rallytrace.domain.changes import Cause, TrackChange
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import NonPlayChange
from rallytrace.domain.queue import SHOWN_FROM, Item, QueueOrder, gain_order, make_queue
from rallytrace.domain.spans import overlap, spans_of_frames
from rallytrace.domain.suspicion import PAD, Suspicion, judge_frames, sentences
from rallytrace.domain.track import Layer, State, times_of
from rallytrace.file_access import sha256_of
from rallytrace.session.document import Document

_AT_ONCE: Final = 1024
"""Frames judged between two runs of the event loop: some milliseconds."""
_PAUSE_MS: Final = 4
_AFTER_MS: Final = 30
"""Delay between a change and its judging, so that it is painted first."""
_QUEUE_MS: Final = 120
"""The queue is updated after this time without changes."""
_TRAIL: Final = 64
"""Visited items that are remembered for undo."""
_FAR: Final = 1000
"""Items farther than this from a change are not updated; no suspicious gap is longer."""


@functools.cache
def _own_networks() -> frozenset[str]:
    """Names and hashes of the networks that ship."""
    files = [file for file in paths.models_dir().glob("tracknet*.onnx") if file.is_file()]
    return frozenset(file.name for file in files) | {sha256_of(file) for file in files}


@dataclass(frozen=True, slots=True)
class WalkStep:
    """Where a walk through the queue has come to.

    Attributes:
        went_round: whether the walk went from the last item to an earlier one, or from the first to the last.
        found_since: whether that is one which was not there, or was left out, when the walk came by.
    """

    item: Item
    went_round: bool = False
    found_since: bool = False


class Review(QObject):
    """Computes the suspicion of the frames in small steps, and maintains the queue of items.

    Attributes:
        threshold: least probability of shown items; each video begins with the usual one.
        in_time: whether items are shown and visited in the order of time, not the one with the greatest gain first.
        only: bits of the reasons of shown items; 0 for any.
        speed: how fast the user makes corrections.
    """

    judged = Signal(object)
    """A range of frames whose probability may have changed."""
    queue_changed = Signal()
    """Items, threshold, filter or speed have changed."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._size: Size | None = None
        self._seconds = np.zeros(0)
        self.threshold = SHOWN_FROM
        self.in_time = False
        self.only = 0
        self._walked: Item | None = None
        self._paused = False
        self.speed = ReviewSpeed(time.monotonic)
        self._judging = QTimer(self, singleShot=True)
        self._judging.timeout.connect(self._judge_some)
        self._queueing = QTimer(self, singleShot=True)
        self._queueing.timeout.connect(self._make_queue)
        self._forget()
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._begin)

    @property
    def probability(self) -> NDArray[np.float32]:
        """The probability of each frame being wrong, (n_frames,); 0 until it has been judged."""
        return self._suspicion.probability

    @property
    def reasons(self) -> NDArray[np.uint32]:
        """Bits of `domain.suspicion.Reason`, (n_frames,)."""
        return self._suspicion.reasons

    @property
    def busy(self) -> bool:
        return self._left > 0

    @property
    def looked_at_any(self) -> bool:
        """Whether the track has anything that can be suspicious or was reviewed."""
        return any(map(self._document.track.has_rows, Layer))

    @property
    def nothing_left(self) -> bool:
        """Whether all has been judged and no frame is in doubt."""
        return self.looked_at_any and not self.busy and not self._all.by_gain

    @property
    def items(self) -> tuple[Item, ...]:
        """All suspicious ranges, those with the greatest gain first; also those below the threshold."""
        return tuple(self._all.by_gain)

    @property
    def shown(self) -> tuple[Item, ...]:
        """The items to review, in the order in which they are visited."""
        return tuple(self._shown.in_time if self.in_time else self._shown.by_gain)

    @property
    def less_certain(self) -> int:
        """How many items are left out for their probability alone."""
        return sum(item.probability < self.threshold and self._is_of_reasons(item) for item in self._all.by_gain)

    @property
    def added(self) -> int:
        """How many of the shown items are below the usual threshold: a list of videos does not count them."""
        return sum(item.probability < SHOWN_FROM for item in self._shown.by_gain)

    @property
    def seconds_left(self) -> float | None:
        """Estimated time for the shown items; None until the speed is known."""
        return self.speed.seconds_for(self._shown.fixes)

    @property
    def other_network(self) -> str:
        """The network of the latest run, if the suspicion was not calibrated for it; '' if it was, or nothing has run.

        It was for RallyTrace's own; another's peaks are of other heights.
        """
        for run in reversed(self._document.runs):
            network = run.provenance.get("tracknet")
            if isinstance(network, dict) and "model" in network:
                name = str(network["model"])
                # Runs before families were told apart were all of one.
                known = network.get("sha256") if "family" in network else name
                return "" if known in _own_networks() else name
        return ""

    def set_video(self, size: Size | None, seconds: Floats) -> None:
        """Set the size of the video, and when each frame is shown, (n_frames,)."""
        known = len(self._seconds) if size == self._size else 0
        self._size, self._seconds = size, seconds
        self._resize()
        if size is not None and len(seconds) > known:
            self._judge_all_later(max(known - PAD, 0))

    def set_threshold(self, threshold: float) -> None:
        """Show items of at least this probability, 0 to 1."""
        if threshold != self.threshold:
            self.threshold = threshold
            self._show()

    def set_in_time(self, *, on: bool) -> None:
        if on != self.in_time:
            self.in_time = on
            self.queue_changed.emit()

    def _order(self, item: Item) -> tuple[float, int]:
        return (0.0, item.frames.start) if self.in_time else gain_order(item)

    def set_only(self, reasons: int) -> None:
        if reasons != self.only:
            self.only = reasons
            self._show()

    def flush(self) -> None:
        """Judge what an edit has changed, and update the queue now; changes by runs may wait."""
        while 0 < self._left <= _AT_ONCE:
            self._judge_part()
        self._make_queue()

    @property
    def paused(self) -> bool:
        return self._paused

    def pause_updates(self, *, on: bool) -> None:
        """Do not update the queue while `on`."""
        self._paused = on
        if not on and len(self._unqueued):
            self._queueing.start(_QUEUE_MS)

    def item_at(self, frame: int) -> Item | None:
        return next(iter(self._shown.select(range(frame, frame + 1))), None)

    def unseen_in(self, item: Item) -> int:
        """In how many frames of an item neither a model nor a person has placed a visible ball."""
        shown = self._document.track.shown(item.frames.start, item.frames.stop)
        return int(np.count_nonzero(shown["state"] != State.VISIBLE))

    def walk(self, direction: int) -> WalkStep | None:
        """The next (1) or previous (-1) item of the queue, from the one visited last, even if it is no longer there.

        On the way forward nothing comes again that was visited, also if corrections have divided it or changed its
        place in the order. After the last item come those that are new before it, then the first. None if there is no
        item.
        """
        shown, here = self.shown, self._walked
        if not shown:
            return None
        if direction < 0:
            at = bisect_left(shown, self._order(here), key=self._order) - 1 if here is not None else -1
            step = WalkStep(shown[at], went_round=here is not None and at < 0)
        else:
            ahead = next(self._to_visit(), None)
            step = self._first_again(shown) if ahead is None else WalkStep(ahead)
        self.walk_from(step.item)
        return step

    def _first_again(self, shown: Sequence[Item]) -> WalkStep:
        """To the first item that was not visited; where all were, to the first of all, and a new round begins."""
        item = next((one for one in shown if not self.was_visited(one)), None)
        if item is None:
            self._visited[:] = False
            return WalkStep(shown[0], went_round=True)
        return WalkStep(item, went_round=True, found_since=bool(self._visited.any()))

    def _to_visit(self) -> Iterator[Item]:
        """The items after the one visited last that were not visited yet, in order."""
        shown, here = self.shown, self._walked
        first = 0 if here is None else bisect_right(shown, self._order(here), key=self._order)
        return (one for one in islice(shown, first, None) if not self.was_visited(one))

    def was_visited(self, item: Item) -> bool:
        """Whether most of an item's frames were in items that the walk has come to in this round."""
        part = self._visited[item.frames.start : item.frames.stop]
        return 2 * int(np.count_nonzero(part)) > len(part)

    def ahead(self, count: int) -> tuple[Item, ...]:
        """The items to which the next walks lead, as the queue is now; at most `count`."""
        before = (one for one in self.shown if not self.was_visited(one))
        return tuple(islice(dict.fromkeys(chain(self._to_visit(), before)), count))

    def walk_from(self, item: Item) -> None:
        """Continue `walk` from an item, which counts as visited."""
        self._walked = item
        self._trail.append(item)
        self.note_visited(item)

    def walk_back(self, frames: range) -> None:
        """Continue `walk` from the item in these frames; the one that it has come to since is not visited."""
        here, trail = self._walked, reversed(self._trail)
        item = next((one for one in trail if overlap(one.frames, frames)), None)
        if item is not None and here is not None and item != here:
            self._visited[here.frames.start : here.frames.stop] = False
            self._walked = item

    def note_visited(self, item: Item) -> None:
        self._visited[item.frames.start : item.frames.stop] = True

    def why(self, frame: int) -> tuple[str, ...]:
        """Why a frame is suspicious, a sentence for each reason."""
        if self._size is None or not (0 <= frame < len(self._seconds)) or not self.reasons[frame]:
            return ()
        bits = int(self.reasons[frame])
        return sentences(self._document.track, frame, bits, size=self._size, seconds=self._times())

    def _times(self) -> Floats:
        """When each frame of the track is shown; beyond the index, times are extrapolated."""
        return times_of(self._document.track, self._seconds)

    def _forget(self) -> None:
        self._suspicion = Suspicion.empty(range(0))
        self._waiting, self._visited = np.zeros((2, 0), np.bool_)
        self._left = 0
        self._unqueued = range(0)
        self._walked = None
        self._trail: deque[Item] = deque(maxlen=_TRAIL)
        self._all, self._shown = QueueOrder(), QueueOrder()

    @Slot()
    def _begin(self) -> None:
        self._forget()
        self.threshold = SHOWN_FROM
        self.speed.begin()
        self._resize()
        self._judge_all_later()
        self.queue_changed.emit()

    def _resize(self) -> None:
        """Make room for every frame whose time is known."""
        count = min(self._document.track.n_frames, len(self._seconds)) if self._size is not None else 0
        more = count - len(self.probability)
        if more > 0:
            known, self._suspicion = self._suspicion, Suspicion.empty(range(count))
            self._suspicion.store(known)
            self._waiting, self._visited = (
                np.concatenate([flags, np.zeros(more, np.bool_)]) for flags in (self._waiting, self._visited)
            )
        elif more < 0:
            self._forget()
            if count:
                self._resize()

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if change.cause is Cause.EDIT and Layer.HUMAN in change.subjects and len(change.frames):
            first, last = int(change.frames[0]), int(change.frames[-1])
            self.speed.note(inside=bool(self._shown.select(range(first, last + 1))))
        for span in spans_of_frames(change.frames, 2 * PAD):
            self._judge_later(span.start - PAD, span.stop + PAD)
        if NonPlayChange in change.subjects:
            self._queue_soon(range(len(self.probability)))

    def _judge_all_later(self, start: int = 0) -> None:
        """Mark all frames from one on to be judged, unless the track is empty."""
        if self.looked_at_any:
            self._judge_later(start, len(self._seconds))

    def _judge_later(self, start: int, stop: int) -> None:
        self._waiting[max(start, 0) : max(stop, 0)] = True
        self._left = int(np.count_nonzero(self._waiting))
        if self._left and not self._judging.isActive():
            self._judging.start(_AFTER_MS)

    @Slot()
    def _judge_some(self) -> None:
        self._judge_part()
        if self._left:
            self._judging.start(_PAUSE_MS)

    def _judge_part(self) -> None:
        """Judge the first frames that are due."""
        if not self._left or self._size is None:
            self._left = 0
            return
        start = int(self._waiting.argmax())
        part = self._waiting[start : start + _AT_ONCE]
        stop = start + (len(part) if part.all() else int(part.argmin()))
        self._suspicion.store(
            judge_frames(self._document.track, range(start, stop), size=self._size, seconds=self._times())
        )
        self._waiting[start:stop] = False
        self._left -= stop - start
        self._queue_soon(range(start, stop))
        self.judged.emit(range(start, stop))

    def _queue_soon(self, frames: range) -> None:
        old = self._unqueued
        self._unqueued = range(min(old.start, frames.start), max(old.stop, frames.stop)) if len(old) else frames
        if not self._queueing.isActive():
            self._queueing.start(_QUEUE_MS)

    @Slot()
    def _make_queue(self) -> None:
        """Find the items again around what has changed."""
        self._queueing.stop()
        if self._paused or not self._unqueued:
            return
        changed, self._unqueued = self._unqueued, range(0)
        near = self._all.extend_range(changed, _FAR, len(self.probability))
        found = make_queue(self._suspicion.select(near), skipped=self._document.track.non_play)
        self._all.replace(near, found)
        self._shown.replace(near, filter(self._is_shown, found))
        self.queue_changed.emit()

    def _show(self) -> None:
        """Choose the shown items."""
        self._shown = QueueOrder(filter(self._is_shown, self._all.in_time))
        self.queue_changed.emit()

    def _is_shown(self, item: Item) -> bool:
        return item.probability >= self.threshold and self._is_of_reasons(item)

    def _is_of_reasons(self, item: Item) -> bool:
        return bool(not self.only or item.reasons & self.only)


_IDLE: Final = 45.0
"""Longer pauses, in seconds, are not counted as work."""
_RECENT: Final = 30
"""The speed is the mean over this many fixes."""
_ENOUGH: Final = 5
"""Fewer fixes give no estimate."""


class ReviewSpeed:
    """Seconds for one fix, over the last fixes."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: float | None = None
        self._durations: deque[float] = deque(maxlen=_RECENT)

    def begin(self) -> None:
        """Start again for another video."""
        self._last = None

    def note(self, *, inside: bool) -> None:
        """A fix was made, inside an item of the queue or elsewhere."""
        now = self._clock()
        if inside and self._last is not None and now - self._last <= _IDLE:
            self._durations.append(now - self._last)
        self._last = now

    def seconds_for(self, fixes: int) -> float | None:
        """How many seconds some fixes will take; None until the speed is known."""
        if len(self._durations) < _ENOUGH:
            return None
        return fixes * sum(self._durations) / len(self._durations)
