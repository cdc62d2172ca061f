"""Find how rallies ended, and who won, where the hitter and landing of the last shot leave no doubt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.players import HIT_SIDES
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.players.sides import HitSide
from rallytrace.analysis.scoring.board import BoardWinner
from rallytrace.analysis.shots.shot_metrics import ShotMetrics
from rallytrace.texts import tr_lazy
from rallytrace.track.calibration import court_at
from rallytrace.track.lists import CourtsChange, Event, EventKind, RalliesChange, RallyEnding, rally_at
from rallytrace.track.match_setup import OTHER_END, end_at
from rallytrace.track.sports import SPORTS
from rallytrace.track.stroke_types import SERVICES

MAX_NET_DEPTH_M: Final = 2.0
"""Distance from the net from which a landing in the hitter's half is no ball into the net."""
_MIN_WINNER_DEPTH_M: Final = 1.0
"""Distance behind the net from which a landing shows a winner. What seems to land nearer is often a ball in the net."""


@dataclass(frozen=True, slots=True)
class ProposedEnding:
    """The proposed ending of a rally.

    Attributes:
        winner: end at which the winner plays: 'near' or 'far'.
        ending: how it ended; None if only the scoreboard shows the winner.
        board: what the scoreboard shows; None if it shows nothing of it.
    """

    winner: str
    ending: RallyEnding | None
    board: BoardWinner | None = None

    @property
    def reason(self) -> str:
        """Return what the proposal rests on, for the user."""
        if self.board is None:
            return self.ending.text if self.ending else ""
        board = tr_lazy("match", "scoreboard {score}", score=self.board.words)
        return tr_lazy("match", "{board}; {ending}", board=board, ending=self.ending.text) if self.ending else board


def judge_last_shot(events: Sequence[Event], shot: ShotMetrics, side: HitSide | None) -> ProposedEnding | None:
    """Return how a rally ended, judged by its last shot; None if that is uncertain.

    Args:
        events: the last hit, and the events after it.
        shot: the shot that starts with that hit.
        side: the side that made that hit; None if it is unknown.
    """
    if shot.start is None or shot.landing is None:
        return None
    hitter, (_, along) = end_at(shot.start[1]), shot.landing
    if (side is not None and (side.end != hitter or not side.is_sure)) or abs(along.value) <= along.half_width:
        return None
    is_own_half = end_at(along.value) == hitter
    if is_own_half and abs(along.value) >= MAX_NET_DEPTH_M:
        return None
    # A bounce within the lines ends no rally by itself: the opponent's hit may have been missed.
    is_still_in_play = shot.is_in and events[1].kind is EventKind.BOUNCE and len(events) == 2
    if not is_own_half and (shot.is_in is None or is_still_in_play):
        return None
    if shot.is_in and not is_own_half:
        is_past_net = abs(along.value) - along.half_width >= _MIN_WINNER_DEPTH_M
        return ProposedEnding(hitter, RallyEnding.WINNER) if is_past_net else None
    return ProposedEnding(OTHER_END[hitter], RallyEnding.NET if is_own_half else RallyEnding.OUT)


def _propose(facts: Facts, _results: object) -> Mapping[range, ProposedEnding]:
    """Return how rallies ended. A serve is left out: a second serve may follow, and it must land in the service box."""
    record, sides = facts.source.record, facts[HIT_SIDES]
    hits = np.array([event.frame for event in facts[EVENTS] if event.is_hit], np.int64)
    found: dict[range, ProposedEnding] = {}
    for measured in facts[SHOTS]:
        last = max((k for k, event in enumerate(measured.events[:-1]) if event.is_hit), default=None)
        if last is None:
            continue
        frame = measured.events[last].frame
        stroke = facts[STROKES].get(frame)
        rally, court = rally_at(record.rallies, frame), court_at(record.courts, frame)
        if (
            rally is None
            or court is None
            or SPORTS[court.sport].court.wall
            or ((hits > frame) & (hits < rally.frames.stop)).any()
            or measured.events[-1].is_hit
            or measured.events[last].kind is EventKind.SERVE
            or (stroke is not None and stroke.name in SERVICES)
        ):
            continue
        proposal = judge_last_shot(measured.events[last:], measured.shots[last], sides.get(frame))
        if proposal is not None:
            found[rally.frames] = proposal
    return found


LAST_SHOTS: Final[Node[Mapping[range, ProposedEnding]]] = Node(
    "last_shots",
    {},
    join=_propose,
    reads=frozenset({CourtsChange, RalliesChange}),
    after=(EVENTS, HIT_SIDES, SHOTS, STROKES),
)
"""What last shots show of the ends of rallies, keyed by their frames. Rallies with an uncertain ending are omitted."""
