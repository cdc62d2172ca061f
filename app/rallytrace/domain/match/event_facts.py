"""The facts of each event, for filters; and all facts of a match as columns."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.court.rally_flights import FlightNumbers
from rallytrace.domain.lists import Event, EventKind
from rallytrace.domain.match.rally_facts import RallyFacts


@dataclass(frozen=True, slots=True)
class EventFacts:
    """An event with its place in the match. What is unknown is '' or None.

    Attributes:
        row: of its rally in the list of rallies; -1 outside of all.
        shot: its number among the serves and hits of its rally, from 1; 0 for others.
        is_last: whether it is the last of them.
        player: who hit, in words.
        names: of the stroke: group, type and side of the body.
        speed: after a hit, km/h.
        zone: of the court where it happens.
        target: zone in which the flight after it ends.
        is_in: whether the ball lands within the lines.
    """

    event: Event
    row: int = -1
    shot: int = 0
    is_last: bool = False
    by_hand: bool = False
    player: str = ""
    names: tuple[str, ...] = ()
    speed: float | None = None
    zone: str = ""
    target: str = ""
    is_in: bool | None = None


@dataclass(frozen=True, slots=True)
class KnownOfEvents:
    """What is known beside the events themselves, each by the frame of the event.

    Attributes:
        by_hand: frames of events set by a person.
        players: who hit, in words.
        strokes: the names of each stroke.
        flights: in any order.
    """

    by_hand: frozenset[int] = frozenset()
    players: Mapping[int, str] = field(default_factory=dict)
    strokes: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    flights: tuple[FlightNumbers, ...] = ()


NOTHING_KNOWN = KnownOfEvents()


def list_event_facts(
    events: Sequence[Event], rallies: Sequence[RallyFacts], known: KnownOfEvents = NOTHING_KNOWN
) -> tuple[EventFacts, ...]:
    """The facts of events, ascending; of nested rallies an event is in the one begun last."""
    rows = _rows_of([event.frame for event in events], rallies)
    by_start = {flight.frame: flight for flight in known.flights}
    by_end = {flight.end_frame: flight for flight in known.flights}
    shots = _number_shots(events, rows)
    last = {row: shot for row, shot in zip(rows, shots, strict=True) if shot}
    facts = []
    for event, row, shot in zip(events, rows, shots, strict=True):
        frame = event.frame
        start, end = by_start.get(frame), by_end.get(frame)
        facts.append(
            EventFacts(
                event,
                row,
                shot,
                is_last=bool(shot) and last.get(row) == shot,
                by_hand=frame in known.by_hand,
                player=known.players.get(frame, ""),
                names=known.strokes.get(frame, ()),
                speed=None if start is None or start.speed is None else start.speed.value,
                zone="" if end is None else end.zone,
                target="" if start is None else start.zone,
                is_in=None if end is None else end.is_in,
            )
        )
    return tuple(facts)


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
        is_shot = row >= 0 and event.kind in {EventKind.SERVE, EventKind.HIT}
        counts[row] = counts.get(row, 0) + is_shot
        shots.append(counts[row] if is_shot else 0)
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
