"""Classify the strokes of the open track in a thread whenever events, poses or the court change."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rallytrace.analysis.strokes.naming import RallyToName, name_strokes, rallies_to_name
from rallytrace.analysis.strokes.record import Stroke, with_placed
from rallytrace.files import paths
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.process.threads import Worker
from rallytrace.session.match.event_finder import EventFinder
from rallytrace.session.match.player_recognition import PlayerRecognition
from rallytrace.session.workspace import Workspace
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.changes import TrackChange
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.lists import (
    CourtsChange,
    EventsChange,
    StrokesChange,
)
from rallytrace.track.track import positions

SEARCH_DELAY_MS: Final = 500
"""Delay between the last change and the search, in milliseconds."""

_Named = Mapping[tuple[object, ...], tuple[Stroke, ...]]


class StrokeSearch(QObject):
    """Classifies the strokes of the open track. Results of unchanged rallies are cached.

    Attributes:
        strokes: found and manually named strokes, ascending by the frame of the hit.
    """

    changed = Signal()
    """`strokes` has changed."""

    _named = Signal(object)
    """The strokes of rallies by their cache keys."""

    def __init__(
        self, workspace: Workspace, finder: EventFinder, players: PlayerRecognition, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace, self._finder, self._players = workspace, finder, players
        self._worker = Worker("strokes")
        self._network: StrokeNetwork | None = None
        self._keys: list[tuple[object, ...]] = []
        self._known: dict[tuple[object, ...], tuple[Stroke, ...]] = {}
        self.strokes: Mapping[int, Stroke] = {}
        self._resting = QTimer(self, singleShot=True, interval=SEARCH_DELAY_MS)
        self._resting.timeout.connect(self._begin)
        self._named.connect(self._take)
        document = workspace.document
        document.changed.connect(self._on_changed)
        for changed in (finder.changed, finder.rested, players.changed, document.poses_found, document.replaced):
            changed.connect(self._search_later)

    @property
    def unsure(self) -> Sequence[Stroke]:
        """Return the strokes to review, least certain first."""
        return sorted(
            (stroke for stroke in self.strokes.values() if stroke.is_unsure), key=lambda stroke: stroke.probability
        )

    def shutdown(self) -> None:
        """End the thread."""
        self._resting.stop()
        self._worker.leave("The search for strokes does not stop.", last=self._close_network)

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        """Show manual changes at once. All other changes wait for a pause."""
        if StrokesChange in change.subjects:
            self._publish()
        if len(change.frames) or change.subjects & {CourtsChange, EventsChange}:
            self._search_later()

    @Slot()
    def _search_later(self) -> None:
        self._resting.start()

    @Slot()
    def _begin(self) -> None:
        info, document = self._workspace.info, self._workspace.document
        rallies: list[RallyToName] = []
        if info is not None:
            track = document.track
            seconds = distinct_times(self._workspace.times, track.repeats())
            rallies = list(
                rallies_to_name(
                    self._finder.shown,
                    self._path_of,
                    seconds,
                    poses=document.poses,
                    courts=track.courts,
                    size=info.size,
                    known=self._players.known,
                )
            )
        self._keys = [rally.key for rally in rallies]
        self._known = {key: self._known[key] for key in self._keys if key in self._known}
        due = [rally for rally in rallies if rally.key not in self._known]
        if due:
            self._worker.do(lambda: self._name(due))
        else:
            self._publish()

    def _path_of(self, first: int, stop: int) -> tuple[Floats, Flags]:
        track = self._workspace.document.track
        return positions(track.shown_rows(first, stop)), track.repeats(first, stop)

    def _name(self, rallies: Sequence[RallyToName]) -> None:
        """Classify the strokes of these rallies. Runs in the thread."""
        if self._network is None:
            self._network = StrokeNetwork(paths.shipped_model("strokes"))
        self._named.emit({rally.key: name_strokes(rally, self._network) for rally in rallies})

    def _close_network(self) -> None:
        if self._network is not None:
            self._network.close()
            self._network = None

    @Slot(object)
    def _take(self, named: _Named) -> None:
        self._known |= {key: strokes for key, strokes in named.items() if key in self._keys}
        self._publish()

    def _publish(self) -> None:
        found = (stroke for key in self._keys for stroke in self._known.get(key, ()))
        hits = [event.frame for event in self._finder.shown if event.is_hit]
        placed = self._workspace.document.track.strokes
        strokes = {stroke.frame: stroke for stroke in with_placed(found, placed, hits, self._workspace.near)}
        if strokes != self.strokes:
            self.strokes = strokes
            self.changed.emit()
