"""Find events along the path of the open track and update them after every change."""

import math
import time
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.analysis.events.found_events import FoundEvents, drop_denied_events
from rallytrace.analysis.events.transitions import AHEAD_SECONDS, BEHIND_SECONDS, Transition, list_transitions
from rallytrace.analysis.flight.path_flights import PAD_FRAMES
from rallytrace.analysis.track_slice import TrackSlice
from rallytrace.session.document import Document
from rallytrace.track.arrays import Floats
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.geometry import Size
from rallytrace.track.lists import (
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    NonPlayChange,
    events_shown,
    near_frames,
    sport_in_use,
)
from rallytrace.track.poses import PoseRows
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.steps import Steps
from rallytrace.track.track import Layer

SEARCH_DELAY_MS: Final = 250
"""Delay between the last edit and the search for events, in milliseconds."""
_RUN_SEARCH_INTERVAL_MS: Final = 1000
"""Interval of the search during a run or continuous edits, in milliseconds."""
_FRAMES_PER_STEP: Final = 1024
"""Frames searched per step. As many again are read around them."""
_MAX_SLICE_MS: Final = 4
"""Maximum work between two iterations of the event loop, plus one step of about a millisecond."""
_PAUSE_MS: Final = 5
_PAINT_DELAY_MS: Final = 30
"""Delay of a running search after a change, so that the change is painted first."""
_MS_PER_SECOND: Final = 1000


class EventFinder(QObject):
    """Finds events along the path of the document in small steps.

    The sport is the chosen one, otherwise that of the courts, otherwise inferred from the path without manual edits.
    Transitions are cached because each depends only on the path around it. Events depend on earlier events, so they are
    classified again from the pause before a change to the pause after it.

    Attributes:
        found: the events of the path, ascending, without those set by the user, in non-play ranges, or in frames that
            the user marked as having no ball.
    """

    changed = Signal()
    """`found` has changed."""
    rested = Signal()
    """The search is up to date, whether or not it found anything."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._size: Size | None = None
        self._chosen = Sport.AUTO
        self._seconds = np.zeros(0)
        self._rate = 0.0
        self.found: tuple[Event, ...] = ()
        self._since: float | None = None
        self._published = 0.0
        self._resting = QTimer(self, singleShot=True)
        self._resting.timeout.connect(self._begin_looking)
        self._looking = QTimer(self, singleShot=True)
        self._looking.timeout.connect(self._look_on)
        self._forget()
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._begin)
        document.poses_found.connect(self._on_poses)

    @property
    def busy(self) -> bool:
        """Return whether a search is pending or running."""
        return bool(self._part is not None or self._changed.any() or self._due.any())

    @property
    def bouncing(self) -> bool | None:
        """Return whether the ball bounces in play, or None if that is uncertain."""
        return self._along.bouncing

    @property
    def shown(self) -> tuple[Event, ...]:
        """Return the shown events, ascending: events set by the user, and found ones elsewhere."""
        return events_shown(self.found, self._document.track.events, near_frames(self._rate))

    def set_video(self, size: Size | None, seconds: Floats, rate: float = 0.0) -> None:
        """Set the picture size, the time of each frame in seconds, (n_frames,), and the frame rate (0 if unknown)."""
        self._rate = rate
        is_longer = size == self._size and np.array_equal(self._seconds, seconds[: len(self._seconds)])
        n_known = len(self._seconds) if is_longer else 0
        self._size, self._seconds = size, seconds
        if not is_longer:
            self._begin()
        elif len(seconds) > n_known:
            self._resize()
            self._look_everywhere(n_known)

    @property
    def likely_sports(self) -> list[Sport]:
        """Return the sports whose ball bounces in play, or does not, as the path's does; none while that is unknown."""
        return [sport for sport, record in SPORTS.items() if record.ball.bounces is self.bouncing]

    @property
    def sport(self) -> Sport:
        """Return the sport in use, or AUTO if the path decides."""
        return sport_in_use(self._chosen, self._document.track.courts)

    def set_sport(self, chosen: Sport) -> None:
        """Set the chosen sport. The events change at once."""
        self._chosen = chosen
        self._follow_sport()

    def _follow_sport(self) -> None:
        if self._along.sport is not self.sport:
            self._along.set_sport(self.sport)
            self._publish()

    def flush(self) -> None:
        """Finish the search immediately."""
        self._begin_looking()
        self._look(math.inf)
        self._looking.stop()
        self._publish()

    @Slot()
    def _begin(self) -> None:
        self._forget()
        self._resize()
        if self.found:
            self.found = ()
            self.changed.emit()
        self._look_everywhere()

    def _forget(self) -> None:
        self._resting.stop()
        self._looking.stop()
        self._since = None
        self._part: Steps[None] | None = None
        self._along = FoundEvents(self.sport)
        self._changed = np.zeros(0, np.bool_)
        self._due = np.zeros(0, np.bool_)
        self._breaks = self._known_breaks()
        self._non_play = self._document.track.non_play

    def _resize(self) -> None:
        count = min(self._document.track.n_frames, len(self._seconds)) if self._size is not None else 0
        room = np.zeros(max(count - len(self._due), 0), np.bool_)
        self._changed, self._due = np.append(self._changed, room), np.append(self._due, room)

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        for span in spans_of_frames(change.frames, PAD_FRAMES):
            self._mark_changed(span.start, span.stop - 1)
        if EventsChange in change.subjects:
            known, self._breaks = self._breaks, self._known_breaks()
            for frame in known ^ self._breaks:
                self._mark_changed(frame, frame)
        if NonPlayChange in change.subjects:
            left_out, self._non_play = self._non_play, self._document.track.non_play
            for span in set(left_out) ^ set(self._non_play):
                self._mark_changed(span.start, span.stop)
        if CourtsChange in change.subjects:
            self._follow_sport()
        self._search_later(by_run=change.cause is Cause.RUN)

    @Slot(object)
    def _on_poses(self, found: PoseRows) -> None:
        for span in spans_of_frames(found.frames, PAD_FRAMES):
            self._mark_changed(span.start, span.stop - 1)
        self._search_later(by_run=True)

    def _known_breaks(self) -> frozenset[int]:
        events = self._document.track.events
        return frozenset(event.frame for event in events if event.kind is not EventKind.NO_EVENT)

    def _look_everywhere(self, start: int = 0) -> None:
        if any(map(self._document.track.has_rows, Layer)):
            self._mark_changed(start, len(self._seconds) - 1)
            self._search_later()

    def _mark_changed(self, first: int, last: int) -> None:
        """Mark frames whose transitions may be affected by a change in these frames."""
        self._changed[self._reach(first, last + 1, AHEAD_SECONDS, BEHIND_SECONDS)] = True

    def _search_later(self, *, by_run: bool = False) -> None:
        """Start the timer if frames have changed. During a run the delay is longer."""
        if self._looking.isActive() and not by_run:
            self._looking.start(_PAINT_DELAY_MS)
        if not self._changed.any():
            return
        called = time.monotonic()
        self._since = called if self._since is None else self._since
        if not by_run:
            left = self._since + _RUN_SEARCH_INTERVAL_MS / _MS_PER_SECOND - called
            self._resting.start(max(0, min(SEARCH_DELAY_MS, round(left * _MS_PER_SECOND))))
        elif not self._resting.isActive():
            self._resting.start(_RUN_SEARCH_INTERVAL_MS)

    def _reach(self, start: int, stop: int, lead: float, lag: float) -> slice:
        """Return the given frames extended on both sides by `PAD_FRAMES` frames, then by `lead` and `lag` seconds."""
        seconds = self._seconds[: len(self._due)]
        if not len(seconds):
            return slice(0, 0)
        start, last = max(start - PAD_FRAMES, 0), min(stop + PAD_FRAMES, len(seconds)) - 1
        if start > last:
            return slice(0, 0)
        first = int(np.searchsorted(seconds, seconds[start] - lead))
        end = int(np.searchsorted(seconds, seconds[last] + lag, "right"))
        return slice(max(first - 1, 0), end + 1)

    @Slot()
    def _begin_looking(self) -> None:
        self._resting.stop()
        self._since = None
        self._published = time.monotonic()
        self._due |= self._changed
        self._changed[:] = False
        if self._due.any():
            self._looking.start(0)

    @Slot()
    def _look_on(self) -> None:
        self._look(_MAX_SLICE_MS / _MS_PER_SECOND)
        if self._is_looking:
            self._looking.start(_PAUSE_MS)
        if not self._is_looking or time.monotonic() - self._published > _RUN_SEARCH_INTERVAL_MS / _MS_PER_SECOND:
            self._publish()

    @property
    def _is_looking(self) -> bool:
        return bool(self._part is not None or self._due.any())

    def _look(self, seconds: float) -> None:
        deadline = time.perf_counter() + seconds
        while self._is_looking:
            self._part = self._part or self._look_at_part()
            for _ in self._part:
                if time.perf_counter() >= deadline:
                    return
            self._part = None
            if time.perf_counter() >= deadline:
                return

    def _look_at_part(self) -> Steps[None]:
        """Search the first due frames. Frames that change meanwhile become due again."""
        start = int(self._due.argmax())
        block = self._due[start : start + _FRAMES_PER_STEP]
        stop = start + (len(block) if block.all() else int(block.argmin()))
        self._due[start:stop] = False
        turns = yield from self._turns_in(start, stop)
        self._along.replace_transitions(
            start, stop, *([turn for turn in found if start <= turn.frame < stop] for found in turns)
        )

    def _turns_in(self, start: int, stop: int) -> Steps[tuple[list[Transition], list[Transition]]]:
        """Return the transitions of the path around some frames, with and without manual edits."""
        if self._size is None:
            return [], []
        region = self._reach(start, stop, BEHIND_SECONDS, AHEAD_SECONDS)
        track, first = self._document.track, region.start
        seconds = self._seconds[: len(self._due)][region]
        stop = first + len(seconds)
        cuts = np.asarray(track.layer(Layer.PREDICTED)[first:stop]["begins_scene"], np.bool_)
        rows = TrackSlice(
            track.shown_rows(first, stop),
            track.unedited_rows(first, stop),
            cuts,
            track.non_play,
            track.repeats(first, stop),
            seconds,
            self._breaks,
            first,
        )
        found, unedited = yield from rows.flights(self._size)
        turns = list_transitions(found, self._size, self._document.poses)
        return turns, turns if unedited is found else list_transitions(unedited, self._size)

    def _publish(self) -> None:
        self._published = time.monotonic()
        track = self._document.track
        found = drop_denied_events(self._along.events, track.layer(Layer.HUMAN), track.repeats())
        if found != self.found:
            self.found = found
            self.changed.emit()
        if not self.busy:
            self.rested.emit()
