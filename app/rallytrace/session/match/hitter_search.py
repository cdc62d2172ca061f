"""The players at the events of the open track, found in small steps for a view."""

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.analysis.hitters import HitterFinder
from rallytrace.analysis.players.hits import HitBy, find_player_hits_steps
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS
from rallytrace.session.document import Document
from rallytrace.session.match.player_recognition import PlayerRecognition
from rallytrace.track.lists import Event
from rallytrace.track.steps import Steps
from rallytrace.track.track import positions

AFTER_MS: Final = 250
"""Delay between the last call and the search."""
_SLICE_MS: Final = 4
"""Longest work between two runs of the event loop, plus one step."""
_PAUSE_MS: Final = 5
_FRAMES_AT_ONCE: Final = 8192
_MS: Final = 1000


class HitterSearch(QObject):
    """Finds the players of events, and remembers the ball's places.

    Args:
        pixel_aspect: gives the open video's: displayed width of a pixel divided by its height.

    Attributes:
        players: the players' words by frame, of the last finished search.
    """

    changed = Signal()
    """`players` has changed."""

    def __init__(
        self, document: Document, parent: QObject | None = None, pixel_aspect: Callable[[], float] = lambda: 1.0
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._pixel_aspect = pixel_aspect
        self._recognition: PlayerRecognition | None = None
        self._finder = HitterFinder(document.poses, pixel_aspect())
        self._events: tuple[Event, ...] = ()
        self._steps: Steps[Mapping[int, HitBy]] | None = None
        self.players: Mapping[int, str] = {}
        self._resting = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._resting.timeout.connect(self._begin)
        self._looking = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._looking.timeout.connect(self._look_on)
        document.poses_found.connect(self._forget)
        document.replaced.connect(self._forget_all)

    def look(self, events: Iterable[Event]) -> None:
        """Search the players of these events, in a moment; `players` stays as it is until they are found."""
        self._events = tuple(events)
        if self._document.poses or self.players:
            self._resting.start()

    def follow(self, recognition: PlayerRecognition) -> None:
        """Give known players' names from now on, in place of near and far."""
        self._recognition = recognition
        recognition.changed.connect(self._look_again)

    @Slot()
    def _look_again(self) -> None:
        self.look(self._events)

    def stop(self) -> None:
        self._resting.stop()
        self._looking.stop()
        self._steps = None

    @Slot()
    def _forget(self) -> None:
        self.stop()
        self._finder = HitterFinder(self._document.poses, self._pixel_aspect())
        if not self._document.poses:
            self._publish({})

    @Slot()
    def _forget_all(self) -> None:
        self._forget()
        self._publish({})

    @Slot()
    def _begin(self) -> None:
        self._steps = self._search()
        self._looking.start()

    def _search(self) -> Steps[Mapping[int, HitBy]]:
        track = self._document.track
        path = np.full((2, track.n_frames), np.nan)
        for start in range(0, track.n_frames, _FRAMES_AT_ONCE):
            stop = min(start + _FRAMES_AT_ONCE, track.n_frames)
            path[:, start:stop] = positions(track.shown_rows(start, stop))
            yield
        known = UNKNOWN_PLAYERS if self._recognition is None else self._recognition.known
        if known.names:
            return (yield from find_player_hits_steps(known, self._document.poses, self._events, path))
        if self._finder.pixel_aspect != self._pixel_aspect():
            self._finder = HitterFinder(self._document.poses, self._pixel_aspect())
        return (yield from self._finder.find_steps(self._events, path))

    @Slot()
    def _look_on(self) -> None:
        deadline = time.perf_counter() + _SLICE_MS / _MS
        while self._steps is not None and time.perf_counter() < deadline:
            try:
                next(self._steps)
            except StopIteration as end:
                self._steps = None
                self._publish(end.value)
        if self._steps is not None:
            self._looking.start()

    def _publish(self, found: Mapping[int, HitBy]) -> None:
        players = {frame: hitter.words for frame, hitter in found.items()}
        if players != self.players:
            self.players = players
            self.changed.emit()
