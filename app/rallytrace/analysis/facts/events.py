"""The events of a match: those found along the path, and those set by the user."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from rallytrace.analysis.events.found_events import drop_denied_events, find_events
from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads
from rallytrace.analysis.track_slice import TrackSlice
from rallytrace.errors import Check
from rallytrace.track.geometry import Size
from rallytrace.track.lists import (
    CourtsChange,
    Event,
    EventsChange,
    NonPlayChange,
    events_shown,
    sport_in_use,
)
from rallytrace.track.poses import Poses
from rallytrace.track.sports import Sport
from rallytrace.track.steps import Steps, run_steps


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    source = facts.source
    if source.size is None:
        return ()
    yield
    rows = source.slice(0, min(source.record.n_frames, len(source.seconds)))
    sport = sport_in_use(source.sport, source.record.courts)
    return [Job(object(), partial(_find, rows, source.size, sport, source.poses))]


def _find(rows: TrackSlice, size: Size, sport: Sport, poses: Poses, check: Check) -> tuple[Event, ...]:
    found, unedited = run_steps(rows.flights(size), check)
    return find_events(found, size, sport, unedited=unedited, poses=poses)


def _drop_denied(facts: Facts, results: Sequence[tuple[Event, ...]]) -> tuple[Event, ...]:
    source = facts.source
    found = results[0] if results else ()
    return drop_denied_events(found, source.human_rows(), source.repeats(0, source.record.n_frames))


FOUND_EVENTS: Final[Node[tuple[Event, ...]]] = Node(
    "found events",
    (),
    _plan,
    _drop_denied,
    reads=frozenset({Reads.PATH, Reads.POSES, CourtsChange, EventsChange, NonPlayChange}),
)
"""The events along the path, ascending, except where the user denied them or play rests."""


def _show(facts: Facts, _results: object) -> tuple[Event, ...]:
    source = facts.source
    return events_shown(facts[FOUND_EVENTS], source.record.events, source.near)


EVENTS: Final[Node[tuple[Event, ...]]] = Node(
    "events", (), join=_show, reads=frozenset({EventsChange}), after=(FOUND_EVENTS,)
)
"""The displayed events, ascending: those set by the user, and elsewhere those found."""
