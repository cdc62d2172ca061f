"""Collect the facts of the open match for filters: rallies, events, players, strokes, speeds and places."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal

from rallytrace.analysis.match.event_facts import EventKnowledge, MatchFacts
from rallytrace.analysis.match.rally_facts import end_times, find_hits, list_rally_facts
from rallytrace.analysis.shots.shot_metrics import RallyInSpace
from rallytrace.analysis.strokes.speeds import drop_false_speeds
from rallytrace.exports.match_facts import PLAYER_FACTS, SHOT_FACTS
from rallytrace.session.match.event_finder import EventFinder
from rallytrace.session.match.hitter_search import HitterSearch
from rallytrace.session.match.player_recognition import PlayerRecognition
from rallytrace.session.match.rally_flight_search import RallyFlightSearch
from rallytrace.session.match.stroke_search import StrokeSearch
from rallytrace.session.workspace import Workspace
from rallytrace.track.lists import Event, tags_of_events


class MatchFactsProvider(QObject):
    """Collects the facts of rallies and events on request.

    Attributes:
        finder: provides the shown events.
        hitters: finds the hitters once they are requested.
        flights: finds the shots in 3D if a court is known.
        players: identifies the players.
        strokes: classifies the strokes of all rallies with a court and poses.
        listed: frames of the events in the event list, or None before the list was shown.
    """

    changed = Signal()
    """The known facts have changed."""
    listed_changed = Signal()
    """`listed` has changed."""

    def __init__(self, workspace: Workspace, finder: EventFinder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace, self.finder = workspace, finder
        self.listed: frozenset[int] | None = None
        self.flights = RallyFlightSearch(workspace, self)
        self.players = PlayerRecognition(workspace, self)
        self.strokes = StrokeSearch(workspace, finder, self.players, self)
        self.hitters = HitterSearch(workspace.document, self, self._pixel_aspect)
        self.hitters.follow(self.players)
        for source in (finder, self.flights, self.hitters, self.players, self.strokes):
            source.changed.connect(self.changed)
        for search in (self.flights, self.players, self.strokes):
            workspace.ending.connect(search.shutdown)

    def _pixel_aspect(self) -> float:
        info = self._workspace.info
        return 1.0 if info is None else info.size.pixel_aspect

    @property
    def facts(self) -> MatchFacts:
        """Return the facts of all rallies, and of events if a filter needs them."""
        track, times = self._workspace.document.track, end_times(self._workspace.times)
        last = len(times) - 1
        rallies = list_rally_facts(
            track.rallies,
            track.matches,
            lambda frame: float(times[min(frame, last)]) if last >= 0 else 0.0,
            find_hits(self.finder.shown),
            self.players.known,
        )
        return MatchFacts(rallies, self.list_events)

    def list_events(self) -> tuple[Sequence[Event], EventKnowledge]:
        """Return the shown events, ascending, and the facts known about them."""
        track, shown = self._workspace.document.track, self.finder.shown
        return shown, EventKnowledge(
            by_hand=frozenset(event.frame for event in track.events),
            players=self.hitters.players,
            strokes=self.strokes.strokes,
            flights=[flight for rally in self.rallies_in_space() for flight in rally.flights],
            tags=tags_of_events(shown, track.event_tags, self._workspace.near),
        )

    def rallies_in_space(self) -> list[RallyInSpace]:
        """Return the rallies with 3D shots found so far, limited to speeds that their strokes can have."""
        return [drop_false_speeds(rally, self.strokes.strokes) for rally in self.flights.rallies]

    def set_listed(self, events: Sequence[Event]) -> None:
        """Set the events that the event list shows, and notify others."""
        listed = frozenset(event.frame for event in events)
        if listed != self.listed:
            self.listed = listed
            self.listed_changed.emit()

    def look(self, names: Collection[str]) -> None:
        """Search in the background for facts that a filter asks for."""
        if not SHOT_FACTS.isdisjoint(names):
            self.flights.look(self.finder.shown)
        if not PLAYER_FACTS.isdisjoint(names):
            self.hitters.look(self.finder.shown)
