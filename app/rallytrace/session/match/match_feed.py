"""Collect the facts of the open match for filters: rallies, events, players, strokes, speeds and places."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.match.event_facts import EventKnowledge, MatchFacts
from rallytrace.analysis.match.rally_facts import end_times, find_hits, list_rally_facts
from rallytrace.exports.match_facts import PLAYER_FACTS, SHOT_FACTS
from rallytrace.session.live_facts import LiveFacts
from rallytrace.session.workspace import Workspace
from rallytrace.track.lists import Event, tags_of_events


class MatchFactsProvider(QObject):
    """Collects the facts of rallies and events on request.

    Attributes:
        live: the facts of the open track.
        listed: frames of the events in the event list, or None before the list was shown.
    """

    changed = Signal()
    """The known facts have changed."""
    listed_changed = Signal()
    """`listed` has changed."""

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.listed: frozenset[int] | None = None
        self.live = LiveFacts(workspace.document, workspace.playhead, self)
        self.live.changed.connect(self._tell)
        workspace.ending.connect(self.live.shutdown)

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()

    @property
    def facts(self) -> MatchFacts:
        """Return the facts of all rallies, and of events if a filter needs them."""
        track, times = self._workspace.document.track, end_times(self._workspace.times)
        last = len(times) - 1
        rallies = list_rally_facts(
            track.rallies,
            track.matches,
            lambda frame: float(times[min(frame, last)]) if last >= 0 else 0.0,
            find_hits(self.live[EVENTS]),
            self.live[PLAYERS],
        )
        return MatchFacts(rallies, self.list_events)

    def list_events(self) -> tuple[Sequence[Event], EventKnowledge]:
        """Return the shown events, ascending, and the facts known about them."""
        track, shown = self._workspace.document.track, self.live[EVENTS]
        return shown, EventKnowledge(
            by_hand=frozenset(event.frame for event in track.events),
            players={frame: hitter.words for frame, hitter in self.live[HITTERS].items()},
            strokes=self.live[STROKES],
            flights=[flight for rally in self.live[SHOTS] for flight in rally.flights],
            tags=tags_of_events(shown, track.event_tags, self._workspace.near),
        )

    def set_listed(self, events: Sequence[Event]) -> None:
        """Set the events that the event list shows, and notify others."""
        listed = frozenset(event.frame for event in events)
        if listed != self.listed:
            self.listed = listed
            self.listed_changed.emit()

    def look(self, names: Collection[str]) -> None:
        """Search in the background for facts that a filter asks for."""
        if not SHOT_FACTS.isdisjoint(names):
            self.live.request(SHOTS)
        if not PLAYER_FACTS.isdisjoint(names):
            self.live.request(HITTERS)
