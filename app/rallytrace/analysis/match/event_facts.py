"""Hold what is known about the rallies and events of a match, as columns for filters."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import repeat
from operator import attrgetter
from typing import Final, TypeAlias, TypeVar

import numpy as np

from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.shots.shot_metrics import ShotMetrics
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.match_setup import FAR_END, NEAR_END

Value = TypeVar("Value")
Texts: TypeAlias = str | tuple[str, ...]
_HITS: Final = frozenset({EventKind.SERVE, EventKind.HIT})


@dataclass(frozen=True)
class EventKnowledge:
    """What is known about events in addition to the events themselves, keyed by the frame of the event.

    Attributes:
        by_hand: frames of the events set by the user.
        players: name or description of the player who hit.
        strokes: stroke of each hit.
        shots: shots, in any order.
        tags: tags of each tagged event.
        numbers: numbers derived for events, by their name in filters.
    """

    by_hand: frozenset[int] = frozenset()
    players: Mapping[int, str] = field(default_factory=dict)
    strokes: Mapping[int, Stroke] = field(default_factory=dict)
    shots: Sequence[ShotMetrics] = ()
    tags: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    numbers: Mapping[str, Mapping[int, float]] = field(default_factory=dict)


NOTHING_KNOWN: Final = EventKnowledge()


class EventColumns:
    """The events of a match as columns of m values. Each column is built when it is first used.

    Unknown values are '' or None.

    Attributes:
        events: events, ascending.
        rallies: rallies, ascending by first frame.
    """

    def __init__(
        self, events: Sequence[Event] = (), rallies: Sequence[RallyFacts] = (), known: EventKnowledge = NOTHING_KNOWN
    ) -> None:
        self.events, self.rallies = events, rallies
        self._known = known

    @cached_property
    def frames(self) -> list[int]:
        return list(map(attrgetter("frame"), self.events))

    @cached_property
    def kinds(self) -> list[str]:
        return list(map(attrgetter("kind"), self.events))

    @cached_property
    def rows(self) -> Indices:
        """Return the index of each event's rally, (m,); -1 outside all rallies.

        If rallies overlap, this is the one that began last.
        """
        rows = np.full(len(self.events), -1, np.int64)
        bounds = np.array([(facts.rally.frames.start, facts.rally.frames.stop) for facts in self.rallies], np.int64)
        for row, (first, stop) in enumerate(np.searchsorted(self.frames, bounds.reshape(-1, 2)).tolist()):
            rows[first:stop] = row
        return rows

    @cached_property
    def shots(self) -> Indices:
        """Return the 1-based number of each serve and hit within its rally, (m,); 0 for other events."""
        hits = self._hits
        rows = self.rows[hits]
        _, firsts, counts = np.unique(rows, return_index=True, return_counts=True)
        shots = np.zeros(len(self.events), np.int64)
        shots[hits] = np.arange(1, len(hits) + 1) - np.repeat(firsts, counts)
        return shots

    @property
    def last_shots(self) -> Flags:
        """Return whether each event is the last hit of its rally, (m,)."""
        _, firsts = np.unique(self.rows[self._hits][::-1], return_index=True)
        is_last = np.zeros(len(self.events), np.bool_)
        is_last[self._hits[::-1][firsts]] = True
        return is_last

    @cached_property
    def _hits(self) -> Indices:
        """Return the indices of the serves and hits in rallies, grouped by rally."""
        hits = np.flatnonzero(np.array([kind in _HITS for kind in self.kinds], np.bool_) & (self.rows >= 0))
        return hits[np.argsort(self.rows[hits], kind="stable")]

    @property
    def by_hand(self) -> Iterable[bool]:
        return map(self._known.by_hand.__contains__, self.frames)

    @property
    def players(self) -> Iterable[tuple[str, ...]]:
        """Yield the name of each hitter and, if known, the end at which that player stands in the rally."""
        ends = [{**dict.fromkeys(facts.near, NEAR_END), **dict.fromkeys(facts.far, FAR_END)} for facts in self.rallies]
        for name, row in zip(self._find(self._known.players, ""), self.rows.tolist(), strict=True):
            end = ends[row].get(name) if row >= 0 else None
            yield (name,) if end is None else (name, end)

    @property
    def strokes(self) -> Iterable[tuple[str, ...]]:
        """Return for each event the names of its stroke: group, type and side of the body. Empty without a stroke."""
        strokes = map(self._known.strokes.get, self.frames)
        return [() if stroke is None else stroke.names for stroke in strokes]

    @property
    def tags(self) -> Iterable[tuple[str, ...]]:
        return self._find(self._known.tags, ())

    @property
    def speeds(self) -> Iterable[float | None]:
        """Return the speed after each event in km/h; None where unknown."""
        flown = {shot.frame: shot.speed.value for shot in self._known.shots if shot.speed is not None}
        return map(flown.get, self.frames)

    def numbers(self, name: str) -> Iterable[float | None]:
        """Return the column of numbers with this name in filters."""
        return map(self._known.numbers.get(name, {}).get, self.frames)

    @property
    def zones(self) -> Iterable[str]:
        """Return the zone of the court in which each event happens; '' where unknown."""
        return self._find({shot.end_frame: shot.zone for shot in self._known.shots if shot.zone}, "")

    @property
    def targets(self) -> Iterable[str]:
        """Return the zone of the court in which the shot after each event ends; '' where unknown."""
        return self._find({shot.frame: shot.zone for shot in self._known.shots if shot.zone}, "")

    def land(self, *, is_in: bool) -> Iterable[bool]:
        """Return whether the ball lands at each event, inside the lines or (`is_in` False) outside them."""
        landed = {shot.end_frame for shot in self._known.shots if shot.is_in is is_in}
        return map(landed.__contains__, self.frames)

    def _find(self, values: Mapping[int, Value], unknown: Value) -> Iterable[Value]:
        return map(values.get, self.frames, repeat(unknown)) if values else [unknown] * len(self.frames)


class MatchFacts:
    """The rallies of a match and their events, as columns for filters.

    Args:
        rallies: rallies, ascending by first frame.
        list_events: returns the events, ascending, and what is known about them. It is called when they are first used.

    Attributes:
        rallies: rallies, ascending by first frame.
    """

    def __init__(
        self,
        rallies: Sequence[RallyFacts] = (),
        list_events: Callable[[], tuple[Sequence[Event], EventKnowledge]] = lambda: ((), NOTHING_KNOWN),
    ) -> None:
        self.rallies = tuple(rallies)
        self._list_events = list_events
        self._numbers: dict[str, Floats] = {}
        self._texts: dict[str, tuple[list[Texts], Indices]] = {}

    @cached_property
    def events(self) -> EventColumns:
        events, known = self._list_events()
        return EventColumns(events, self.rallies, known)

    def numbers(self, name: str, values: Callable[[], Iterable[float | None]]) -> Floats:
        """Return a column of numbers, NaN where unknown.

        Args:
            values: computes the column when it is first used.
        """
        if name not in self._numbers:
            self._numbers[name] = np.array(list(values()), np.float64)
        return self._numbers[name]

    def texts(self, name: str, values: Callable[[], Iterable[Texts]]) -> tuple[list[Texts], Indices]:
        """Return a column of texts, as its distinct values and the index of each item's value among them.

        Args:
            values: computes the column when it is first used.
        """
        if name not in self._texts:
            column = list(values())
            places = {value: place for place, value in enumerate(dict.fromkeys(column))}
            self._texts[name] = list(places), np.fromiter(map(places.__getitem__, column), np.int64, len(column))
        return self._texts[name]

    def of_rallies(self, holds: Flags) -> Flags:
        """Return for each event the flag of its rally, (m,); False outside all rallies.

        Args:
            holds: (n,) flags of the rallies.
        """
        found: Flags = np.append(holds, False)[self.events.rows]
        return found

    def with_event(self, holds: Flags) -> Flags:
        """Return whether each rally has an event whose flag is set, (n,).

        Args:
            holds: (m,) flags of the events.
        """
        rows = self.events.rows[holds]
        return np.bincount(rows[rows >= 0], minlength=len(self.rallies)).astype(np.bool_)
