"""The winners that the scoreboard in the picture shows."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Final

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.last_shots import LAST_SHOTS
from rallytrace.analysis.facts.players import HIT_SIDES, PLAYERS
from rallytrace.analysis.facts.rally_conflicts import trusted_score, winner_end
from rallytrace.analysis.scoring.board import BoardWinner, EndVote, find_board_winners
from rallytrace.analysis.scoring.counting import count_seen_rallies
from rallytrace.track.lists import BoardsChange, MatchesChange, RalliesChange, sport_in_use
from rallytrace.track.scoring import ScoringSystem
from rallytrace.track.sports import SPORTS, Sport


def _find_winners(facts: Facts, _results: object) -> Mapping[range, BoardWinner]:
    record = facts.source.record
    if not record.boards:
        return {}
    return find_board_winners(_possible_systems(facts), record.boards, record.rallies, _votes(facts))


def _possible_systems(facts: Facts) -> list[ScoringSystem]:
    record = facts.source.record
    if record.matches:
        return [record.matches[0].system]
    sport = sport_in_use(facts.source.sport, record.courts)
    return [] if sport is Sport.AUTO else [scoring.system for scoring in SPORTS[sport].scoring]


def _votes(facts: Facts) -> Iterator[EndVote]:
    """Yield at which ends winners play: set by the user, by sure last shots, or as servers of the next rally."""
    record, sides = facts.source.record, facts[HIT_SIDES]
    events, last_shots = facts[EVENTS], facts[LAST_SHOTS]
    winner_serves = all(system.games is None for system in _possible_systems(facts))
    frames = [event.frame for event in events]
    names = [facts[PLAYERS].names_at_ends(rally.frames) for rally in record.rallies]
    scores = count_seen_rallies(record.matches, record.rallies, names)
    for number, rally in enumerate(record.rallies):
        near, far = names[number]
        end = winner_end(rally.winner, near, far, trusted_score(scores[number], near, far)) if rally.winner else ""
        if end:
            yield EndVote(number, end, is_user=True)
        elif rally.frames in last_shots:
            yield EndVote(number, last_shots[rally.frames].winner)
        first = bisect_left(frames, rally.frames.start)
        if winner_serves and number and first < len(frames) and frames[first] in rally.frames:
            side = sides.get(frames[first])
            if events[first].is_hit and side is not None and side.is_sure:
                yield EndVote(number - 1, side.end, is_next=True)


BOARD_WINNERS: Final[Node[Mapping[range, BoardWinner]]] = Node(
    "board_winners",
    {},
    join=_find_winners,
    reads=frozenset({BoardsChange, RalliesChange, MatchesChange}),
    after=(EVENTS, PLAYERS, HIT_SIDES, LAST_SHOTS),
)
"""The winners by the scoreboard, by the frames of the rally, also of rallies whose winner the user has set."""
