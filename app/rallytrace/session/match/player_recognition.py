"""Identify the players of the open video in a thread when poses, rallies, court, score or names change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities, identify_players
from rallytrace.process.threads import Worker
from rallytrace.session.workspace import Workspace
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.changes import TrackChange
from rallytrace.track.lists import CourtsChange, MatchesChange, PlayerNamesChange, RalliesChange, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName

SEARCH_DELAY_MS: Final = 120
"""Delay between a manual change and the search, in milliseconds."""
_POSE_SEARCH_DELAY_MS: Final = 1500
"""The same after new poses, which arrive twice a second."""
_SUBJECTS: Final = {RalliesChange, CourtsChange, MatchesChange, PlayerNamesChange}


@dataclass(frozen=True, slots=True)
class _PlayRecord:
    """The current lists that determine who plays."""

    n_frames: int
    rallies: tuple[Rally, ...]
    courts: tuple[CourtCalibration, ...]
    matches: tuple[MatchSetup, ...]
    player_names: tuple[PlayerName, ...]


class PlayerRecognition(QObject):
    """Identifies the players.

    Attributes:
        known: the result of the last finished search.
    """

    changed = Signal()
    """`known` has changed."""

    _found = Signal(int, object)

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._worker = Worker("players")
        self._number = 0
        self._is_busy = False
        self.known: PlayerIdentities = UNKNOWN_PLAYERS
        self._resting = QTimer(self, singleShot=True)
        self._resting.timeout.connect(self._begin)
        self._found.connect(self._take)
        document = workspace.document
        document.changed.connect(self._on_changed)
        document.poses_found.connect(self._on_poses)
        document.replaced.connect(self._forget)

    @property
    def busy(self) -> bool:
        return self._is_busy or self._resting.isActive()

    def shutdown(self) -> None:
        """End the thread."""
        self._resting.stop()
        self._worker.leave("The search for the players does not stop.")

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if change.subjects & _SUBJECTS:
            self._resting.start(SEARCH_DELAY_MS)

    @Slot()
    def _on_poses(self) -> None:
        self._resting.start(_POSE_SEARCH_DELAY_MS)

    @Slot()
    def _forget(self) -> None:
        self._number += 1
        self._publish(UNKNOWN_PLAYERS)
        self._resting.start(SEARCH_DELAY_MS)

    @Slot()
    def _begin(self) -> None:
        info, document = self._workspace.info, self._workspace.document
        track, poses = document.track, document.poses
        if self._is_busy:
            self._resting.start(SEARCH_DELAY_MS)
        elif info is None or not poses or not track.courts:
            self._publish(UNKNOWN_PLAYERS)
        else:
            self._is_busy = True
            self._number += 1
            number, size = self._number, info.size
            record = _PlayRecord(track.n_frames, track.rallies, track.courts, track.matches, track.player_names)
            self._worker.do(lambda: self._search(number, lambda: identify_players(record, poses, size)))

    def _search(self, number: int, search: Callable[[], PlayerIdentities]) -> None:
        known = UNKNOWN_PLAYERS
        try:
            known = search()
        finally:
            self._found.emit(number, known)

    @Slot(int, object)
    def _take(self, number: int, known: PlayerIdentities) -> None:
        self._is_busy = False
        if number == self._number:
            self._publish(known)

    def _publish(self, known: PlayerIdentities) -> None:
        if known is not self.known:
            self.known = known
            self.changed.emit()
