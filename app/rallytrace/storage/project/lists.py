"""Rallies, events and non-play ranges in the project file: as rows, and as JSON in the history."""

import json
from collections.abc import Iterable
from itertools import pairwise
from operator import index
from typing import Any, Final, TypeAlias

from rallytrace.domain.events import Event, EventKind, EventsChange
from rallytrace.domain.non_play import NonPlayChange
from rallytrace.domain.track import RalliesChange, Rally
from rallytrace.storage.project.limits import MOST_FRAMES, counted, read_json

ListChange: TypeAlias = RalliesChange | EventsChange | NonPlayChange

_RALLIES, _EVENTS, _NON_PLAY = "rally_changes", "event_changes", "aside_changes"
TABLES: Final = (_RALLIES, _EVENTS, _NON_PLAY)
"""Where the history keeps the changes of each list."""


def rally_rows(rallies: Iterable[Rally]) -> list[tuple[str, int, int]]:
    """Rallies as name, start and stop."""
    return [(rally.name, rally.frames.start, rally.frames.stop) for rally in rallies]


def event_rows(events: Iterable[Event]) -> list[tuple[int, str]]:
    """Events as frame and kind."""
    return [(event.frame, event.kind.value) for event in events]


def non_play_rows(non_play: Iterable[range]) -> list[tuple[int, int]]:
    """Non-play ranges as start and stop."""
    return [(stretch.start, stretch.stop) for stretch in non_play]


def rallies_from(rows: Iterable[tuple[Any, ...]]) -> tuple[Rally, ...]:
    """The rallies of such rows; ValueError or TypeError where they are none."""
    rallies = tuple(Rally(str(name), range(counted(start), counted(stop))) for name, start, stop in rows)
    if not all(rally.frames for rally in rallies):
        raise ValueError("rallies without frames")
    return rallies


def events_from(rows: Iterable[tuple[Any, ...]]) -> tuple[Event, ...]:
    """The events of such rows; ValueError or TypeError where they are none, or not in order."""
    events = tuple(Event(index(frame), EventKind(kind)) for frame, kind in rows)
    frames = [-1, *(event.frame for event in events), MOST_FRAMES]
    if any(one >= next_ for one, next_ in pairwise(frames)):
        raise ValueError("events that are out of order")
    return events


def non_play_from(rows: Iterable[tuple[Any, ...]]) -> tuple[range, ...]:
    """The non-play ranges of such rows; ValueError or TypeError where they are none, or not in order."""
    non_play = tuple(range(start, stop) for start, stop in rows)
    ends = [-1, *(end for stretch in non_play for end in (stretch.start, stretch.stop)), MOST_FRAMES]
    if any(one >= next_ for one, next_ in pairwise(ends)):
        raise ValueError("non-play ranges that are out of order")
    return non_play


def texts_of(change: ListChange) -> tuple[str, str, str]:
    """The table of a change, what was there before it, and what after it."""
    match change:
        case RalliesChange():
            return _RALLIES, json.dumps(rally_rows(change.before)), json.dumps(rally_rows(change.after))
        case EventsChange():
            return _EVENTS, json.dumps(event_rows(change.before)), json.dumps(event_rows(change.after))
        case NonPlayChange():
            return _NON_PLAY, json.dumps(non_play_rows(change.before)), json.dumps(non_play_rows(change.after))


def change_from(table: str, before: str, after: str) -> ListChange:
    """The change that such texts stand for; ValueError or TypeError where they are none."""
    old, new = read_json(before), read_json(after)
    if table == _RALLIES:
        return RalliesChange(rallies_from(old), rallies_from(new))
    if table == _EVENTS:
        return EventsChange(events_from(old), events_from(new))
    return NonPlayChange(non_play_from(old), non_play_from(new))
