"""The facts of each event, for filters; and all facts of a match as columns."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.court.rally_flights import FlightNumbers
from rallytrace.domain.lists import Event, EventKind
from rallytrace.domain.match.rally_facts import RallyFacts


@dataclass(frozen=True)
class KnownOfEvents:
    """What is known beside the events themselves, each by the frame of the event.

    Attributes:
        by_hand: frames of events set by a person.
        players: who hit, in words.
        strokes: the names of each stroke: group, type and side of the body.
        flights: in any order.
        tags: of each tagged event.
    """

    by_hand: frozenset[int] = frozenset()
    players: Mapping[int, str] = field(default_factory=dict)
    strokes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    flights: tuple[FlightNumbers, ...] = ()
    tags: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def starting(self) -> Mapping[int, FlightNumbers]:
        """The flights by their first frame."""
        return {flight.frame: flight for flight in self.flights}

    @cached_property
    def ending(self) -> Mapping[int, FlightNumbers]:
        """The flights by their last frame."""
        return {flight.end_frame: flight for flight in self.flights}


NOTHING_KNOWN = KnownOfEvents()


class EventFacts(NamedTuple):
    """An event with its place in the match. What is unknown is '' or None.

    A match has 30,000: a tuple is made quickly, and what a filter does not ask for is not looked up.

    Attributes:
        row: of its rally in the list of rallies; -1 outside of all.
        shot: its number among the serves and hits of its rally, from 1; 0 for others.
        is_last: whether it is the last of them.
    """

    event: Event
    row: int = -1
    shot: int = 0
    is_last: bool = False
    known: KnownOfEvents = NOTHING_KNOWN

    @property
    def by_hand(self) -> bool:
        return self.event.frame in self.known.by_hand

    @property
    def player(self) -> str:
        """Who hit, in words."""
        return self.known.players.get(self.event.frame, "")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the stroke."""
        return self.known.strokes.get(self.event.frame, ())

    @property
    def tags(self) -> tuple[str, ...]:
        """The analyst's tags."""
        return self.known.tags.get(self.event.frame, ())

    @property
    def speed(self) -> float | None:
        """After a hit, in km/h."""
        flight = self.known.starting.get(self.event.frame)
        return None if flight is None or flight.speed is None else flight.speed.value

    @property
    def zone(self) -> str:
        """The zone of the court where it happens."""
        flight = self.known.ending.get(self.event.frame)
        return "" if flight is None else flight.zone

    @property
    def target(self) -> str:
        """The zone in which the flight after it ends."""
        flight = self.known.starting.get(self.event.frame)
        return "" if flight is None else flight.zone

    @property
    def is_in(self) -> bool | None:
        """Whether the ball lands within the lines."""
        flight = self.known.ending.get(self.event.frame)
        return None if flight is None else flight.is_in


def list_event_facts(
    events: Sequence[Event], rallies: Sequence[RallyFacts], known: KnownOfEvents = NOTHING_KNOWN
) -> tuple[EventFacts, ...]:
    """The facts of events, ascending; of nested rallies an event is in the one begun last."""
    rows = _rows_of([event.frame for event in events], rallies)
    shots = _number_shots(events, rows)
    last = {row: shot for row, shot in zip(rows, shots, strict=True) if shot}
    return tuple(
        EventFacts(event, row, shot, shot > 0 and last[row] == shot, known)
        for event, row, shot in zip(events, rows, shots, strict=True)
    )


def _rows_of(frames: Sequence[int], rallies: Sequence[RallyFacts]) -> list[int]:
    rows = np.full(len(frames), -1, np.int64)
    bounds = np.array([(facts.rally.frames.start, facts.rally.frames.stop) for facts in rallies]).reshape(-1, 2)
    for row, (first, stop) in enumerate(np.searchsorted(frames, bounds).tolist()):
        rows[first:stop] = row
    found: list[int] = rows.tolist()
    return found


def _number_shots(events: Iterable[Event], rows: Iterable[int]) -> list[int]:
    counts: dict[int, int] = {}
    shots = []
    for event, row in zip(events, rows, strict=True):
        shot = 0
        if row >= 0 and (event.kind is EventKind.HIT or event.kind is EventKind.SERVE):
            counts[row] = shot = counts.get(row, 0) + 1
        shots.append(shot)
    return shots


class MatchFacts:
    """The rallies of a match and their events, as columns for filters.

    Args:
        list_events: gives the facts of events, ascending; called when they are first needed.

    Attributes:
        rallies: ascending by their first frames.
    """

    def __init__(
        self, rallies: Sequence[RallyFacts] = (), list_events: Callable[[], Sequence[EventFacts]] = tuple
    ) -> None:
        self.rallies = tuple(rallies)
        self._list_events = list_events
        self._numbers: dict[str, Floats] = {}
        self._texts: dict[str, tuple[list[tuple[str, ...]], Indices]] = {}

    @cached_property
    def events(self) -> tuple[EventFacts, ...]:
        return tuple(self._list_events())

    @cached_property
    def rows(self) -> Indices:
        """The rally's row of each event, (m,); -1 for none."""
        return np.array([facts.row for facts in self.events], np.int64)

    def numbers(self, name: str, values: Callable[[], Iterable[float | None]]) -> Floats:
        """A column of numbers, NaN where unknown; `values` gives it when it is first needed."""
        if name not in self._numbers:
            self._numbers[name] = np.array([np.nan if value is None else value for value in values()], np.float64)
        return self._numbers[name]

    def texts(self, name: str, values: Callable[[], Iterable[Sequence[str]]]) -> tuple[list[tuple[str, ...]], Indices]:
        """A column of texts in small letters: those that occur, and the place of each item's among them."""
        if name not in self._texts:
            places: dict[tuple[str, ...], int] = {}
            column = [places.setdefault(tuple(value), len(places)) for value in values()]
            distinct = [tuple(text.casefold() for text in texts) for texts in places]
            self._texts[name] = distinct, np.array(column, np.int64)
        return self._texts[name]

    def of_rallies(self, holds: Flags) -> Flags:
        """Of a flag for each rally that of each event's rally, (m,); false outside of all."""
        found: Flags = np.append(holds, False)[self.rows]
        return found

    def with_event(self, holds: Flags) -> Flags:
        """Whether a rally has an event with a flag, (n,)."""
        rows = self.rows[holds]
        return np.bincount(rows[rows >= 0], minlength=len(self.rallies)).astype(np.bool_)
