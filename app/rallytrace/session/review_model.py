"""The review without Qt: the suspicion of each frame and the queue of items."""

import time
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.review_queue import MIN_SHOWN_PROBABILITY, Item, QueueOrder, gain_order, make_queue
from rallytrace.analysis.suspicion.features import PAD_FRAMES, ShownKind
from rallytrace.analysis.suspicion.judging import Suspicion, judge_frames, sentences
from rallytrace.analysis.suspicion.reasons import Reason
from rallytrace.track.arrays import Floats
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.geometry import Size
from rallytrace.track.lists import NonPlayChange
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import Layer, State, Track, times_of

FRAMES_PER_STEP: Final = 1024
"""Frames evaluated in one step, which takes a few milliseconds."""
_UPDATE_REACH_FRAMES: Final = 1000
"""Frames around a change whose items are updated. No suspicious gap is longer."""
_CONFLICT_PROBABILITY: Final = 0.5
"""Probability of an item at a contact that contradicts its rally."""
_IDLE_SECONDS: Final = 45.0
"""Pauses longer than this many seconds do not count as work."""
_N_RECENT_FIXES: Final = 30
"""Number of last fixes whose mean time gives the speed."""
_MIN_FIXES: Final = 5
"""Minimum number of fixes for an estimate."""


class ReviewModel:
    """Evaluates the frames of a track in small steps and maintains the queue of suspicious items.

    Attributes:
        track: the track under review.
        threshold: minimum probability of shown items.
        in_time: whether items are ordered by time instead of gain.
        only: bits of the reasons of shown items, or 0 for all.
        within: ascending ranges of frames. Only items that overlap one are shown. None shows all.
        speed: the user's correction speed.
        paused: whether the queue stays as it is, during a preview.
    """

    def __init__(self, track: Track, clock: Callable[[], float] = time.monotonic) -> None:
        self.track = track
        self._size: Size | None = None
        self._seconds = np.zeros(0)
        self.threshold = MIN_SHOWN_PROBABILITY
        self.in_time = False
        self.only = 0
        self.within: tuple[range, ...] | None = None
        self.speed = ReviewSpeed(clock)
        self.paused = False
        self._conflicts: Mapping[int, tuple[str, ...]] = {}
        self._forget()

    def _forget(self) -> None:
        self._suspicion = Suspicion.empty(range(0))
        self._unjudged = np.zeros(0, np.bool_)
        self._n_unjudged = 0
        self._corrected = False
        self._origins = np.zeros(0, np.int32)
        self._unqueued = range(0)
        self._all, self._shown = QueueOrder(), QueueOrder()

    @property
    def probability(self) -> NDArray[np.float32]:
        """Return each frame's probability of being wrong, (n_frames,). It is 0 until the frame is evaluated."""
        return self._suspicion.probability

    @property
    def reasons(self) -> NDArray[np.uint32]:
        """Return bits of `Reason` for each frame, (n_frames,)."""
        return self._suspicion.reasons

    @property
    def busy(self) -> bool:
        """Return whether frames are left to evaluate."""
        return self._n_unjudged > 0

    @property
    def has_rows(self) -> bool:
        """Return whether the track has any rows to evaluate."""
        return any(map(self.track.has_rows, Layer))

    @property
    def nothing_left(self) -> bool:
        """Return whether all frames are evaluated and none is suspicious."""
        return self.has_rows and not self.busy and not self._all.by_gain

    @property
    def n_untracked(self) -> int:
        """Return the number of play frames without any result."""
        unseen = self.track.unseen()
        for span in self.track.non_play:
            unseen[span.start : span.stop] = False
        return int(np.count_nonzero(unseen))

    @property
    def items(self) -> tuple[Item, ...]:
        """Return all suspicious ranges, including those below the threshold, ordered by gain."""
        return tuple(self._all.by_gain)

    @property
    def shown(self) -> tuple[Item, ...]:
        """Return the items to review, in the order of visits."""
        return tuple(self._shown.in_time if self.in_time else self._shown.by_gain)

    @property
    def less_certain(self) -> int:
        """Return the number of items below the threshold."""
        return sum(item.probability < self.threshold and self._is_chosen(item) for item in self._all.by_gain)

    @property
    def added(self) -> int:
        """Return the number of shown items below the default threshold, which the video list does not count."""
        return sum(item.probability < MIN_SHOWN_PROBABILITY for item in self._shown.by_gain)

    @property
    def by_corrections(self) -> int:
        """Return how many more items there are because the user's edits split items or affected their neighbours."""
        shown = self._shown.by_gain
        middles = np.array([item.frames[len(item.frames) // 2] for item in shown], np.int64)
        origins = self._origins[middles[middles < len(self._origins)]]
        return len(shown) - len(set(origins[origins > 0].tolist()))  # `np.unique` would import numpy.ma at startup

    @property
    def seconds_left(self) -> float | None:
        """Return the estimated seconds for reviewing all shown items, or None until the user's speed is known."""
        return self.speed.seconds_for(self._shown.fixes)

    def start_over(self, track: Track) -> None:
        """Start the review of another track."""
        self.track = track
        self._forget()
        self.threshold, self.within = MIN_SHOWN_PROBABILITY, None
        self.speed.begin()
        self._resize()
        self._mark_all()

    def set_video(self, size: Size | None, seconds: Floats) -> None:
        """Set the picture size, and each frame's time in seconds of real play, (n_frames,)."""
        n_known = len(self._seconds)
        if size != self._size or not np.array_equal(seconds[:n_known], self._seconds[: len(seconds)]):
            n_known = 0
        self._size, self._seconds = size, seconds
        self._resize()
        if size is not None and len(seconds) > n_known:
            self._mark_all(max(n_known - PAD_FRAMES, 0))

    def note_change(self, change: TrackChange) -> None:
        """Mark frames to be evaluated again. An edit by the user counts for the speed."""
        self._corrected = change.cause is not Cause.RUN and (self._corrected or Layer.HUMAN in change.subjects)
        if change.cause is Cause.EDIT and Layer.HUMAN in change.subjects and len(change.frames):
            first, last = int(change.frames[0]), int(change.frames[-1])
            self.speed.note(inside=bool(self._shown.select(range(first, last + 1))))
        for span in spans_of_frames(change.frames, 2 * PAD_FRAMES):
            self._mark(span.start - PAD_FRAMES, span.stop + PAD_FRAMES)
        if NonPlayChange in change.subjects:
            self._mark_unqueued(range(len(self.probability)))

    def set_conflicts(self, conflicts: Mapping[int, tuple[str, ...]]) -> None:
        """Set the contradictions of rallies, as sentences by the frame of a contact. These frames become items."""
        changed = {frame for frame, _ in self._conflicts.items() ^ conflicts.items()}
        self._conflicts = conflicts
        for frame in changed:
            if frame < len(self.probability):
                self._mark(frame, frame + 1)

    def judge_next(self) -> range:
        """Evaluate the first due frames and return them. Without a video, return an empty range."""
        if not self._n_unjudged or self._size is None:
            self._n_unjudged = 0
            return range(0)
        start = int(self._unjudged.argmax())
        block = self._unjudged[start : start + FRAMES_PER_STEP]
        frames = range(start, start + (len(block) if block.all() else int(block.argmin())))
        judged = judge_frames(self.track, frames, size=self._size, seconds=self._times)
        for frame in self._conflicts:
            if frame in frames and judged.kind[frame - start] != ShownKind.NOT_JUDGED:
                judged.probability[frame - start] = max(judged.probability[frame - start], _CONFLICT_PROBABILITY)
                judged.reasons[frame - start] |= np.uint32(Reason.CONFLICT)
        self._suspicion.store(judged)
        self._unjudged[frames.start : frames.stop] = False
        self._n_unjudged -= len(frames)
        self._mark_unqueued(frames)
        return frames

    def flush(self) -> None:
        """Evaluate the frames of an edit and update the queue now. Changes by runs may wait."""
        while 0 < self._n_unjudged <= FRAMES_PER_STEP:
            self.judge_next()
        self.update_queue()

    @property
    def has_unqueued(self) -> bool:
        """Return whether the queue is older than the latest probabilities."""
        return bool(self._unqueued)

    def update_queue(self) -> bool:
        """Update the items around the changes. Return False without changes, or while updates are paused."""
        if self.paused or not self._unqueued:
            return False
        changed, self._unqueued = self._unqueued, range(0)
        region = self._all.extend_range(changed, _UPDATE_REACH_FRAMES, len(self.probability))
        found = make_queue(self._suspicion.select(region), skipped=self.track.non_play)
        self._all.replace(region, found)
        self._shown.replace(region, filter(self._is_shown, found))
        if not self._corrected:
            self._origins = np.zeros(len(self.probability), np.int32)
            for number, item in enumerate(self._all.in_time, 1):
                self._origins[item.frames.start : item.frames.stop] = number
        return True

    def choose_items(self, *, threshold: float | None = None, only: int | None = None) -> bool:
        """Select the shown items by probability, 0 to 1, and reasons. Return whether the selection has changed."""
        previous = self.threshold, self.only
        self.threshold = self.threshold if threshold is None else threshold
        self.only = self.only if only is None else only
        if previous == (self.threshold, self.only):
            return False
        self._choose_again()
        return True

    def confine(self, within: Sequence[range] | None) -> None:
        """Show only items in these ascending ranges of frames. None shows all."""
        self.within = None if within is None else tuple(within)
        self._choose_again()

    def _choose_again(self) -> None:
        self._shown = QueueOrder(filter(self._is_shown, self._all.in_time))

    def item_at(self, frame: int) -> Item | None:
        return next(iter(self._shown.select(range(frame, frame + 1))), None)

    def unseen_in(self, item: Item) -> int:
        """Return the number of frames of an item without a visible ball."""
        shown = self.track.shown_rows(item.frames.start, item.frames.stop)
        return int(np.count_nonzero(shown["state"] != State.VISIBLE))

    def why(self, frame: int) -> tuple[str, ...]:
        """Return the reasons why an unreviewed frame is suspicious, one sentence each."""
        if self._size is None or not (0 <= frame < len(self._seconds)) or not self.reasons[frame]:
            return ()
        if self.track.reviewed(frame, frame + 1)[0]:  # evaluated before it was reviewed
            return ()
        bits = int(self.reasons[frame]) & ~int(Reason.CONFLICT)
        told = sentences(self.track, frame, bits, size=self._size, seconds=self._times) if bits else ()
        return (*self._conflicts.get(frame, ()), *told)

    @property
    def _times(self) -> Floats:
        """Return the time of each frame of the track in seconds, extrapolated beyond the index."""
        return times_of(self.track, self._seconds)

    def order(self, item: Item) -> tuple[float, int]:
        """Return the sort key of an item in the order of `shown`."""
        return (0.0, item.frames.start) if self.in_time else gain_order(item)

    def _resize(self) -> None:
        count = min(self.track.n_frames, len(self._seconds)) if self._size is not None else 0
        n_new = count - len(self.probability)
        if n_new > 0:
            known, self._suspicion = self._suspicion, Suspicion.empty(range(count))
            self._suspicion.store(known)
            self._unjudged = np.append(self._unjudged, np.zeros(n_new, np.bool_))
        elif n_new < 0:
            self._forget()
            if count:
                self._resize()

    def _mark_all(self, start: int = 0) -> None:
        if self.has_rows:
            self._mark(start, len(self._seconds))

    def _mark(self, start: int, stop: int) -> None:
        self._unjudged[max(start, 0) : max(stop, 0)] = True
        self._n_unjudged = int(np.count_nonzero(self._unjudged))

    def _mark_unqueued(self, frames: range) -> None:
        marked = self._unqueued
        self._unqueued = range(min(marked.start, frames.start), max(marked.stop, frames.stop)) if marked else frames

    def _is_shown(self, item: Item) -> bool:
        return item.probability >= self.threshold and self._is_chosen(item)

    def _is_chosen(self, item: Item) -> bool:
        """Return whether an item has a selected reason and overlaps a selected range."""
        if self.only and not item.reasons & self.only:
            return False
        if self.within is None:
            return True
        # Ranges may be nested, so their ends need not ascend.
        begun = bisect_left(self.within, item.frames.stop, key=lambda span: span.start)
        return any(span.stop > item.frames.start for span in self.within[:begun])


class ReviewSpeed:
    """The user's mean seconds per fix, measured over the last fixes."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: float | None = None
        self._durations: deque[float] = deque(maxlen=_N_RECENT_FIXES)

    def begin(self) -> None:
        """Reset for another video."""
        self._last = None

    def note(self, *, inside: bool) -> None:
        """Record a fix, inside an item of the queue or elsewhere."""
        seconds = self._clock()
        if inside and self._last is not None and seconds - self._last <= _IDLE_SECONDS:
            self._durations.append(seconds - self._last)
        self._last = seconds

    def seconds_for(self, fixes: int) -> float | None:
        """Return the estimated seconds for this many fixes, or None until the speed is known."""
        if len(self._durations) < _MIN_FIXES:
            return None
        return fixes * sum(self._durations) / len(self._durations)
