"""Who plays in each rally, and who hits the ball."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rallytrace.analysis.facts.events import EVENTS, read_in_steps
from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads
from rallytrace.analysis.players.hits import HitBy, find_hitters
from rallytrace.analysis.players.identification import UNKNOWN_PLAYERS, PlayerIdentities, identify_players
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.lists import CourtsChange, MatchesChange, PlayerNamesChange, RalliesChange, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName
from rallytrace.track.steps import Steps

_FRAMES_PER_STEP: Final = 8192


@dataclass(frozen=True, slots=True)
class _PlayRecord:
    """The lists that determine who plays."""

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


def _plan_hitters(facts: Facts) -> Steps[Sequence[Job]]:
    source = facts.source
    if not source.poses:
        return ()
    path = yield from read_in_steps(source.positions, source.record.n_frames)
    aspect = 1.0 if source.size is None else source.size.pixel_aspect
    known, poses, events = facts[PLAYERS], source.poses, facts[EVENTS]
    return [Job.prepared(object(), lambda check: find_hitters(known, poses, events, path, aspect, check=check))]


HITTERS: Final[Node[Mapping[int, HitBy]]] = Node(
    "hitters",
    {},
    _plan_hitters,
    reads=frozenset({Reads.PATH, Reads.POSES}),
    after=(EVENTS, PLAYERS),
    delay_ms=250,
    is_lazy=True,
)
"""Who hits the ball, by the frame of the hit."""
