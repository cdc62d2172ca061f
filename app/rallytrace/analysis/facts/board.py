"""The winners that the scoreboard in the picture shows."""

import math
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.last_shots import LAST_SHOTS
from rallytrace.analysis.facts.players import HIT_SIDES, PLAYERS
from rallytrace.analysis.facts.rally_conflicts import trusted_score, winner_end
from rallytrace.analysis.scoring.board import BoardWinner, EndVote, find_board_winners
from rallytrace.analysis.scoring.counting import count_seen_rallies
from rallytrace.track.lists import BoardsChange, CourtsChange, MatchesChange, RalliesChange, sport_in_use
from rallytrace.track.match_lookup import matches_of
from rallytrace.track.scoring import ScoringSystem
from rallytrace.track.sports import systems_of


def _find_winners(facts: Facts, _results: object) -> Mapping[range, BoardWinner]:
    record = facts.source.record
    if not record.boards:
        return {}
    found: dict[range, BoardWinner] = {}
    for systems, numbers in _matches(facts):
        rallies = record.rallies[numbers.start : numbers.stop]
        first = rallies[0].frames.start if numbers.start else 0
        stop = record.rallies[numbers.stop].frames.start if numbers.stop < len(record.rallies) else math.inf
        readings = [reading for reading in record.boards if reading.last >= first and reading.frame < stop]
        found |= find_board_winners(systems, readings, rallies, _votes(facts, systems, numbers))
    return found


def _matches(facts: Facts) -> Iterator[tuple[list[ScoringSystem], range]]:
    """Yield the ways of counting that are possible in each match, and the indices of its rallies."""
    record = facts.source.record
    matches = [(match.system, match.names) for match in record.matches]
    chosen = [matches[number - 1] if number else None for number in matches_of(record.matches, record.rallies)]
    start = 0
    for match, same in groupby(chosen):
        stop = start + len(list(same))
        yield [match[0]] if match else _systems_of_sport(facts), range(start, stop)
        start = stop


def _systems_of_sport(facts: Facts) -> list[ScoringSystem]:
    return systems_of(sport_in_use(facts.source.sport, facts.source.record.courts))


def _votes(facts: Facts, systems: Iterable[ScoringSystem], numbers: range) -> Iterator[EndVote]:
    """Yield at which ends winners of a match play: set by the user, by sure last shots, or as next servers."""
    record, sides = facts.source.record, facts[HIT_SIDES]
    events, last_shots = facts[EVENTS], facts[LAST_SHOTS]
    winner_serves = all(system.games is None for system in systems)
    frames = [event.frame for event in events]
    names = [facts[PLAYERS].names_at_ends(rally.frames) for rally in record.rallies]
    scores = count_seen_rallies(record.matches, record.rallies, names)
    for number, index in enumerate(numbers):
        rally, (near, far) = record.rallies[index], names[index]
        end = winner_end(rally.winner, near, far, trusted_score(scores[index], near, far)) if rally.winner else ""
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
    reads=frozenset({BoardsChange, RalliesChange, MatchesChange, CourtsChange}),
    after=(EVENTS, PLAYERS, HIT_SIDES, LAST_SHOTS),
)
"""The winners by the scoreboard, by the frames of the rally, also of rallies whose winner the user has set."""
