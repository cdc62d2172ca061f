"""Derive who plays in each rally, and who hits the ball."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, groupby
from typing import Final

import numpy as np

from rallytrace.analysis.facts.events import EVENTS, RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads
from rallytrace.analysis.players.hits import Hit, name_hits
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities, identify_players
from rallytrace.analysis.players.sides import HitSide, RallyContacts, search_margin
from rallytrace.analysis.shots.shot_metrics import RallyEvents
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.court_views import CourtViews
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.lists import (
    CourtsChange,
    HittersChange,
    MatchesChange,
    PlayerNamesChange,
    RalliesChange,
    Rally,
    items_of_events,
    rally_at,
)
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.steps import Steps


@dataclass(frozen=True, slots=True)
class _PlayRecord:
    """Copies of the track's lists that determine who plays."""

    n_frames: int
    rallies: tuple[Rally, ...]
    courts: tuple[CourtCalibration, ...]
    matches: tuple[MatchSetup, ...]
    player_names: tuple[PlayerName, ...]


def _plan_players(facts: Facts) -> Steps[Sequence[Job]]:
    source, record = facts.source, facts.source.record
    if source.size is None or not source.poses or not record.courts:
        return ()
    yield
    copied = _PlayRecord(record.n_frames, record.rallies, record.courts, record.matches, record.player_names)
    compute = partial(identify_players, copied, source.poses, source.size)
    return [Job.prepared((copied, source.poses, source.size), compute)]


PLAYERS: Final[Node[PlayerIdentities]] = Node(
    "players",
    UNKNOWN_PLAYERS,
    _plan_players,
    reads=frozenset({Reads.POSES, RalliesChange, CourtsChange, MatchesChange, PlayerNamesChange}),
    delay_ms=120,
)
"""Who plays in each rally."""


def _plan_sides(facts: Facts) -> Steps[Sequence[Job]]:
    source, record = facts.source, facts.source.record
    n_frames = min(record.n_frames, len(source.seconds))
    if source.size is None or not n_frames or not (source.poses or record.courts):
        return ()
    yield
    seconds = distinct_times(source.seconds[:n_frames], source.repeats(0, n_frames))
    hits = [event for event in facts[EVENTS] if event.is_hit]
    placed = {
        frame: HitSide(frame, hitter.end, 1.0, hitter.place, by_hand=True)
        for frame, hitter in items_of_events(hits, record.hitters, source.near).items()
    }
    jobs, margin = [], search_margin(seconds)
    for contacts in _split_contacts(facts):
        yield
        events, scene = contacts.events, contacts.scene
        first, stop = max(events[0].frame - margin, scene.start), min(events[-1].frame + 1 + margin, scene.stop)
        path = np.where(source.repeats(first, stop), np.nan, source.positions(first, stop))
        views = CourtViews(record.courts, source.size).within(range(first, stop))
        rally = RallyContacts(events, path, first, seconds[first:stop], source.poses.within(scene), views)
        rows = rally.poses.select(range(first, stop)).rows if rally.poses else None
        by_user = {frame: who for frame, who in placed.items() if first <= frame < stop}
        key = (
            tuple(by_user.items()),
            events,
            views,
            path.tobytes(),
            rally.seconds.tobytes(),
            b"" if rows is None else rows.tobytes(),
        )
        jobs.append(Job.prepared(key, partial(rally.decide, by_user), first))
    return jobs


def _split_contacts(facts: Facts) -> Iterator[RallyEvents]:
    """Yield the contacts of each rally. They are also split at the boundaries of the track's rallies."""
    rallies = facts.source.record.rallies
    for rally in facts[RALLY_EVENTS]:
        for _, part in groupby(rally.events, key=lambda event: rally_at(rallies, event.frame)):
            contacts = tuple(part)
            if any(event.is_hit for event in contacts):
                yield RallyEvents(contacts, rally.scene)


def _by_frame(_facts: Facts, results: Sequence[Sequence[HitSide]]) -> Mapping[int, HitSide]:
    return {side.frame: side for side in chain.from_iterable(results)}


HIT_SIDES: Final[Node[Mapping[int, HitSide]]] = Node(
    "hit sides",
    {},
    _plan_sides,
    _by_frame,
    reads=frozenset({Reads.PATH, Reads.POSES, CourtsChange, HittersChange, RalliesChange}),
    after=(EVENTS, RALLY_EVENTS),
    delay_ms=300,
)
"""The side that makes each hit, keyed by the frame of the hit."""


def _name_hits(facts: Facts, _results: object) -> Mapping[int, Hit]:
    return name_hits(facts[PLAYERS], facts[HIT_SIDES].values())


HITTERS: Final[Node[Mapping[int, Hit]]] = Node("hitters", {}, join=_name_hits, after=(HIT_SIDES, PLAYERS))
"""The player who makes each hit, keyed by the frame of the hit."""
