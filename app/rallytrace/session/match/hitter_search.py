"""Find the hitter of each event of the open track in small steps."""

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

SEARCH_DELAY_MS: Final = 250
"""Delay between the last call and the search, in milliseconds."""
_MAX_SLICE_MS: Final = 4
"""Maximum work between two iterations of the event loop, plus one step."""
_PAUSE_MS: Final = 5
_FRAMES_PER_STEP: Final = 8192
_MS_PER_SECOND: Final = 1000


class HitterSearch(QObject):
    """Finds the players who hit the ball at events and caches the ball's positions.

    Args:
        pixel_aspect: returns the open video's pixel aspect: display width of a pixel divided by its height.

    Attributes:
        players: display name of the player by frame, from the last finished search.
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
        self._resting = QTimer(self, singleShot=True, interval=SEARCH_DELAY_MS)
        self._resting.timeout.connect(self._begin)
        self._looking = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._looking.timeout.connect(self._look_on)
        document.poses_found.connect(self._forget)
        document.replaced.connect(self._forget_all)

    def look(self, events: Iterable[Event]) -> None:
        """Search the hitters of these events soon. `players` keeps its value until the search has finished."""
        self._events = tuple(events)
        if self._document.poses or self.players:
            self._resting.start()

    def follow(self, recognition: PlayerRecognition) -> None:
        """Use the names of recognized players from now on instead of "near" and "far"."""
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
        for start in range(0, track.n_frames, _FRAMES_PER_STEP):
            stop = min(start + _FRAMES_PER_STEP, track.n_frames)
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
        deadline = time.perf_counter() + _MAX_SLICE_MS / _MS_PER_SECOND
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
