"""Collect the facts of the open match for filters: rallies, events, players, strokes, speeds and places."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.analysis.match.gathering import NEEDED_NODES, gather_facts
from rallytrace.session.live_facts import LiveFacts
from rallytrace.session.workspace import Workspace
from rallytrace.track.lists import Event


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
        return gather_facts(self.live, seconds=self._workspace.times_of_play)

    def set_listed(self, events: Sequence[Event]) -> None:
        """Set the events that the event list shows. Emit `listed_changed` if their frames have changed."""
        listed = frozenset(event.frame for event in events)
        if listed != self.listed:
            self.listed = listed
            self.listed_changed.emit()

    def request(self, names: Collection[str]) -> None:
        """Search in the background for facts that a filter asks for."""
        self.live.request(*(NEEDED_NODES[name] for name in names if name in NEEDED_NODES))
