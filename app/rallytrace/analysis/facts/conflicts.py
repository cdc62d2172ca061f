"""Find contradictions between the facts derived from a track."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import Final

from rallytrace.analysis.facts.board import BOARD_WINNERS
from rallytrace.analysis.facts.events import EVENTS, RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.rally_conflicts import RallyStory, server_end, trusted_score, winner_end
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.scoring.counting import count_seen_rallies
from rallytrace.texts import tr_lazy
from rallytrace.track.lists import MatchesChange, RalliesChange
from rallytrace.track.match_setup import END_WORDS

_frame_of: Final = attrgetter("frame")


def _find_conflicts(facts: Facts, _results: object) -> Mapping[int, tuple[str, ...]]:
    found: defaultdict[int, tuple[str, ...]] = defaultdict(tuple)
    for story in _rally_stories(facts):
        for conflict in story.find_conflicts():
            found[conflict.frame] += (conflict.sentence,)
    for frame, sentence in _compare_with_board(facts):
        found[frame] += (sentence,)
    return dict(sorted(found.items()))


def _compare_with_board(facts: Facts) -> Iterator[tuple[int, str]]:
    """Yield the last contacts of rallies whose winner is another one by the scoreboard."""
    record, events, winners = facts.source.record, facts[EVENTS], facts[BOARD_WINNERS]
    names = [facts[PLAYERS].names_at_ends(rally.frames) for rally in record.rallies]
    scores = count_seen_rallies(record.matches, record.rallies, names)
    for rally, counted, (near, far) in zip(record.rallies, scores, names, strict=True):
        shown = winners.get(rally.frames)
        if shown is None or not rally.winner:
            continue
        winner = winner_end(rally.winner, near, far, trusted_score(counted, near, far))
        if winner and winner != shown.end:
            place = bisect_left(events, rally.frames.stop, key=_frame_of) - 1
            frame = events[place].frame if place >= 0 else rally.frames.start
            yield (
                max(frame, rally.frames.start),
                tr_lazy(
                    "match",
                    "The {winner} side is set as winner, but by the scoreboard the {end} side won: {score}.",
                    winner=END_WORDS[winner],
                    end=END_WORDS[shown.end],
                    score=shown.words,
                ),
            )


def _rally_stories(facts: Facts) -> Iterator[RallyStory]:
    """Yield the rallies of the track. If it has none, yield the rallies that its contacts form."""
    record, events, hits = facts.source.record, facts[EVENTS], facts[HITTERS]
    shots = {shot.frame: shot for rally in facts[SHOTS] for shot in rally.shots}
    if not record.rallies:
        yield from (RallyStory(rally.events, hits, shots) for rally in facts[RALLY_EVENTS])
    names = [facts[PLAYERS].names_at_ends(rally.frames) for rally in record.rallies]
    scores = count_seen_rallies(record.matches, record.rallies, names)
    for rally, counted, (near, far) in zip(record.rallies, scores, names, strict=True):
        first, stop = (bisect_left(events, frame, key=_frame_of) for frame in (rally.frames.start, rally.frames.stop))
        score = trusted_score(counted, near, far)
        winner = winner_end(rally.winner, near, far, score)
        yield RallyStory(events[first:stop], hits, shots, winner, server_end(score))


CONFLICTS: Final[Node[Mapping[int, tuple[str, ...]]]] = Node(
    "conflicts",
    {},
    join=_find_conflicts,
    reads=frozenset({RalliesChange, MatchesChange}),
    after=(EVENTS, RALLY_EVENTS, HITTERS, PLAYERS, SHOTS, BOARD_WINNERS),
)
"""Contradictions, as sentences for the user, by the frame to look at: that of a contact, or the first of a rally."""
