"""Compute the 3D shots of the open track's rallies one after another in a thread."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.analysis.shots.shot_metrics import RallyInSpace, SeenPath, fly_rally, split_rallies
from rallytrace.process.threads import Worker
from rallytrace.session.workspace import Workspace
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event
from rallytrace.track.track import positions

SEARCH_DELAY_MS: Final = 600
"""Delay between the last change and the search, in milliseconds."""
_RALLY_PAUSE_MS: Final = 30
"""Pause between two rallies, in milliseconds, so that the window stays responsive."""

_Key = tuple[CourtCalibration, tuple[Event, ...], tuple[Event, ...], bytes]


@dataclass(frozen=True, slots=True, eq=False)
class RallyRequest:
    """A request to compute the shots of one rally.

    Attributes:
        key: all inputs that determine the result.
        path: the rally's path, starting at frame `first`.
        size: picture size of the video.
        first: frame number of the start of `path`.
        by_hand: values that the user has set in the rally.
    """

    key: _Key
    events: tuple[Event, ...]
    path: SeenPath
    court: CourtCalibration
    size: Size
    first: int
    by_hand: tuple[Event, ...]


class RallyFlightSearch(QObject):
    """Computes the 3D shots of rallies, nearest to the playhead first. It pauses during playback.

    Attributes:
        rallies: the rallies computed so far, ascending.
    """

    changed = Signal()
    """`rallies` has changed."""

    _found = Signal(object, object)

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._worker = Worker("flights")
        self._events: tuple[Event, ...] = ()
        self._known: dict[_Key, RallyInSpace | None] = {}
        self._due: list[RallyRequest] = []
        self._keys: list[_Key] = []
        self._is_busy = False
        self.rallies: tuple[RallyInSpace, ...] = ()
        self._resting = QTimer(self, singleShot=True, interval=SEARCH_DELAY_MS)
        self._resting.timeout.connect(self._begin)
        self._next = QTimer(self, singleShot=True, interval=_RALLY_PAUSE_MS)
        self._next.timeout.connect(self._fly_next)
        self._found.connect(self._take)
        workspace.playhead.state_changed.connect(self._next.start)

    def rally_of(self, frame: int) -> RallyInSpace | None:
        """Return the computed rally that contains a frame."""
        return next((rally for rally in self.rallies if rally.events[0].frame <= frame <= rally.events[-1].frame), None)

    def look(self, events: Sequence[Event]) -> None:
        """Compute the shots between these events soon."""
        self._events = tuple(events)
        self._resting.start()

    def stop(self) -> None:
        """Pause the search."""
        self._resting.stop()
        self._due = []

    def shutdown(self) -> None:
        """End the thread."""
        self.stop()
        self._worker.leave("The search for shots does not stop.")

    @Slot()
    def _begin(self) -> None:
        info, track = self._workspace.info, self._workspace.document.track
        requests: list[RallyRequest] = []
        if info is not None and track.courts:
            seconds = distinct_times(self._workspace.times, track.repeats())
            for events in split_rallies(self._events, seconds, track.courts):
                court = court_at(track.courts, events[0].frame)
                if court is not None:
                    requests.append(self._request(events, court, info.size, seconds))
        self._keys = [request.key for request in requests]
        self._known = {key: self._known[key] for key in self._keys if key in self._known}
        frame = self._workspace.frame
        self._due = sorted(
            (request for request in requests if request.key not in self._known),
            key=lambda request: abs(request.events[0].frame - frame),
        )
        self._publish()
        self._next.start()

    def _request(self, events: tuple[Event, ...], court: CourtCalibration, size: Size, seconds: Floats) -> RallyRequest:
        first, stop = events[0].frame, events[-1].frame + 1
        track = self._workspace.document.track
        pixels = np.where(track.repeats(first, stop), np.nan, positions(track.shown_rows(first, stop)))
        path = SeenPath(pixels, seconds[first:stop], size.width)
        by_hand = tuple(event for event in track.events if first <= event.frame < stop)
        moved, moved_by_hand = (
            tuple(Event(event.frame - first, event.kind) for event in some) for some in (events, by_hand)
        )
        key = (court, events, by_hand, pixels.tobytes())
        return RallyRequest(key, moved, path, court, size, first, moved_by_hand)

    @Slot()
    def _fly_next(self) -> None:
        if self._is_busy or not self._due or self._workspace.playhead.playing:
            return
        self._is_busy = True
        request = self._due.pop(0)
        self._worker.do(lambda: self._fly(request))

    def _fly(self, request: RallyRequest) -> None:
        flown = None
        try:
            camera = request.court.camera(request.size)
            if camera is not None:
                flown = fly_rally(request.events, request.path, camera, request.court.sport, request.by_hand)
                flown = None if flown is None else flown.shift_frames(request.first)
        finally:
            self._found.emit(request.key, flown)

    @Slot(object, object)
    def _take(self, key: _Key, flown: RallyInSpace | None) -> None:
        self._is_busy = False
        if key in self._keys:
            self._known[key] = flown
            self._publish()
        self._next.start()

    def _publish(self) -> None:
        found = tuple(rally for key in self._keys if (rally := self._known.get(key)) is not None)
        if found != self.rallies:
            self.rallies = found
            self.changed.emit()
