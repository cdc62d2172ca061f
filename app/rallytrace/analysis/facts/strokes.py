"""Derive the strokes of a match: those found, and those named by the user."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final

from rallytrace.analysis.facts.events import EVENTS, RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads, Source
from rallytrace.analysis.facts.players import HIT_SIDES, PLAYERS
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS
from rallytrace.analysis.strokes.naming import RallyForNaming, name_strokes, rallies_to_name
from rallytrace.analysis.strokes.record import Stroke, apply_named_strokes
from rallytrace.errors import Check
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.lists import CourtsChange, EventsChange, PlayerNamesChange, StrokesChange
from rallytrace.track.player_label import RacketHand
from rallytrace.track.steps import Steps


def rallies_with_poses(facts: Facts) -> Iterator[RallyForNaming]:
    """Yield the rallies formed by the displayed events, if they have a court and poses."""
    source, record = facts.source, facts.source.record
    if source.size is None:
        return iter(())
    n_frames = min(record.n_frames, len(source.seconds))
    left_handed = any(named.hand is RacketHand.LEFT for named in record.player_names)

    def path_of(first: int, stop: int) -> tuple[Floats, Flags]:
        return source.positions(first, stop), source.repeats(first, stop)

    return rallies_to_name(
        [rally for rally in facts[RALLY_EVENTS] if len(rally.events) > 1],
        path_of,
        distinct_times(source.seconds[:n_frames], source.repeats(0, n_frames)),
        poses=source.poses,
        courts=record.courts,
        size=source.size,
        sides=facts[HIT_SIDES],
        by_hand=record.events,
        known=facts[PLAYERS] if left_handed else UNKNOWN_PLAYERS,
    )


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    jobs = []
    for rally in rallies_with_poses(facts):
        jobs.append(Job.prepared(rally.key, partial(_name, rally, facts.source), rally.events[0].frame))
        yield
    return jobs


def _name(rally: RallyForNaming, source: Source, _check: Check) -> tuple[Stroke, ...]:
    return name_strokes(rally, source.stroke_network())


def _chain(_facts: Facts, results: Sequence[Sequence[Stroke]]) -> tuple[Stroke, ...]:
    return tuple(chain.from_iterable(results))


FOUND_STROKES: Final[Node[tuple[Stroke, ...]]] = Node(
    "found strokes",
    (),
    _plan,
    _chain,
    reads=frozenset({Reads.PATH, Reads.POSES, CourtsChange, EventsChange, PlayerNamesChange}),
    after=(RALLY_EVENTS, HIT_SIDES, PLAYERS),
    delay_ms=500,
)
"""The strokes found in all rallies with a court and poses, ascending."""


def _apply_named_strokes(facts: Facts, _results: object) -> Mapping[int, Stroke]:
    hits = [event.frame for event in facts[EVENTS] if event.is_hit]
    strokes = apply_named_strokes(facts[FOUND_STROKES], facts.source.record.strokes, hits, facts.source.near)
    return {stroke.frame: stroke for stroke in strokes}


STROKES: Final[Node[Mapping[int, Stroke]]] = Node(
    "strokes", {}, join=_apply_named_strokes, reads=frozenset({StrokesChange}), after=(EVENTS, FOUND_STROKES)
)
"""The strokes, found or named by the user, ascending and keyed by the frame of the hit."""


def unsure_strokes(facts: Facts) -> Sequence[Stroke]:
    """Return the strokes to review, the least certain first."""
    return sorted(
        (stroke for stroke in facts[STROKES].values() if stroke.is_unsure), key=lambda stroke: stroke.probability
    )
