"""Choose the contacts of a rally as a sequence in which hits of the two sides alternate.

The score of a sequence is the sum of the log-odds of its contacts. Dynamic programming finds the best sequence.
"""

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final

from rallytrace.analysis.events.transitions import PAUSE_SECONDS, Transition
from rallytrace.track.lists import Event, EventKind

_SAME_SIDE_COST: Final = 1.0
"""Cost of two consecutive hits by one side, in log-odds."""
_PATH_LOG_ODDS: Final = 0.7
"""Log-odds of a contact that is judged by the path alone, where the distance to the rackets is unknown."""
RULE_LOG_ODDS: Final = 5.5
"""Log-odds that a hit of a shuttle found by the rules adds to those of the trees."""
_CERTAIN_LOG_ODDS: Final = 20.0
"""Log-odds of a shuttle's hit that only the rules can judge."""
_MIN_LOG_ODDS: Final = -3.0
"""Contacts with lower log-odds are never chosen."""
_MIN_HITS_SECONDS: Final = 0.3
"""Shortest time between two hits."""
_MAX_SERVE_SECONDS: Final = 1.5
"""Longest time between a serve and its return in which both are surely of one rally."""
_MIN_BOUNCES_SECONDS: Final = 0.2
"""Shortest time between two bounces."""
_MIN_HIT_TO_BOUNCE_SECONDS: Final = 0.07
"""Shortest time between a hit and a bounce."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A transition that is taken for a hit or a bounce, with the best sequence that ends there.

    Attributes:
        index: index of the transition.
        second: time of the transition.
        kind: hit or bounce.
        is_near: whether the near side made the last hit of the sequence; None if unknown.
        total: sum of the log-odds of the sequence.
        previous: the choice before this one; None if this is the first.
    """

    index: int
    second: float
    kind: EventKind
    is_near: bool | None
    total: float
    previous: "_Choice | None"


def choose_contacts(transitions: Iterable[Transition]) -> list[Transition]:
    """Return the transitions of a ball that bounces in play; only the contacts of the best sequence remain likely.

    The transitions stay as they are if no distance to a racket is known.
    """
    transitions = list(transitions)
    if not any(transition.is_judged for transition in transitions):
        return transitions
    chosen = _likeliest_sequence(transitions, map(_odds, transitions))
    kept = []
    for index, transition in enumerate(transitions):
        kind = chosen.get(index)
        if kind is not None:
            odds = (1.0, -math.inf) if kind is EventKind.HIT else (-math.inf, 1.0)
            kept.append(
                replace(
                    transition,
                    racket=max(transition.racket, 0.0),
                    drops=transition.drops and kind is not EventKind.HIT,
                    hit_odds=odds[0],
                    bounce_odds=odds[1],
                )
            )
        elif transition.is_judged:
            kept.append(replace(transition, hit_odds=-math.inf, bounce_odds=-math.inf))
        elif transition.rests or transition.lands or transition.starts or not transition.is_sharp:
            kept.append(transition)
    return kept


def choose_hits(transitions: Sequence[Transition], found: Sequence[Event]) -> list[Event]:
    """Return the events of a rally of badminton, with the best sequence of hits. Landings before a hit are dropped.

    Args:
        found: events found by the rules, ascending. They stay as they are if no distance to a racket is known.
    """
    if not any(transition.is_judged for transition in transitions):
        return list(found)
    kinds = {event.frame: event.kind for event in found}
    seconds = {transition.frame: transition.second for transition in transitions}
    unseen = kinds.keys() - seconds.keys()
    odds = [(_shuttle_odds(transition, kinds.get(transition.frame), unseen), -math.inf) for transition in transitions]
    chosen = {transitions[index].frame for index in _likeliest_sequence(transitions, odds)}
    kept = [event for event in found if event.frame in unseen or not (event.is_hit or event.frame in chosen)]
    serves = [seconds[event.frame] for event in found if event.kind is EventKind.SERVE and event.frame in seconds]
    for frame in chosen:
        is_serve = any(abs(seconds[frame] - second) < _MIN_HITS_SECONDS for second in serves)
        kept.append(Event(frame, EventKind.SERVE if is_serve else EventKind.HIT))
    kept.sort(key=lambda event: event.frame)
    kept = _move_serves(kept, {transition.frame: transition for transition in transitions})
    return [
        event
        for event, later in itertools.zip_longest(kept, kept[1:])
        if not (event.kind is EventKind.LANDING and later is not None and later.kind is EventKind.HIT)
    ]


def _move_serves(events: Sequence[Event], transitions: Mapping[int, Transition]) -> list[Event]:
    """Return the events without serves that return a hit of the other side. That hit is the serve.

    Args:
        transitions: transitions keyed by frame.
    """
    moved = list(events)
    for k in range(1, len(moved)):
        first, second = (transitions.get(event.frame) for event in moved[k - 1 : k + 1])
        if (
            moved[k].kind is EventKind.SERVE
            and moved[k - 1].is_hit
            and first is not None
            and second is not None
            and second.second - first.second < _MAX_SERVE_SECONDS
            and first.is_judged
            and second.is_judged
            and _is_nearer_to_near(first) is not _is_nearer_to_near(second)
        ):
            moved[k - 1 : k + 1] = Event(first.frame, EventKind.SERVE), Event(second.frame, EventKind.HIT)
    return moved


def _is_nearer_to_near(transition: Transition) -> bool:
    """Return whether the nearest racket is that of the near side. The ball of a serve may be in the reach of both."""
    return transition.near_racket <= transition.racket


def _shuttle_odds(transition: Transition, kind: EventKind | None, unseen: AbstractSet[int]) -> float:
    """Return the log-odds of a hit in badminton.

    Args:
        kind: kind of the event that the rules find at the transition.
        unseen: frames of serves that the rules find where there is no transition; nothing else was hit just after.
    """
    by_rules = kind in (EventKind.SERVE, EventKind.HIT)
    if not transition.is_judged:
        return _CERTAIN_LOG_ODDS if by_rules else -math.inf
    if transition.emerged in unseen and transition.second - transition.last_emergence < _MIN_HITS_SECONDS:
        return -math.inf
    return transition.shuttle_odds + RULE_LOG_ODDS * by_rules


def _likeliest_sequence(transitions: Sequence[Transition], odds: Iterable[tuple[float, float]]) -> dict[int, EventKind]:
    """Return the kinds of the contacts in the best sequence, keyed by index of the transition."""
    recent: list[_Choice] = []
    before: _Choice | None = None  # the best sequence that ended before the last pause
    for index, (transition, both) in enumerate(zip(transitions, odds, strict=True)):
        for kind, one in zip((EventKind.HIT, EventKind.BOUNCE), both, strict=True):
            if one <= _MIN_LOG_ODDS:
                continue
            while recent and transition.second - recent[0].second >= PAUSE_SECONDS:
                before = max(before or recent[0], recent.pop(0), key=_total)
            recent += _extend(index, transition, kind, one, [None, *([before] if before else ()), *recent])
    best = max((choice for choice in (before, *recent) if choice and choice.total > 0), key=_total, default=None)
    chosen = {}
    while best is not None:
        chosen[best.index] = best.kind
        best = best.previous
    return chosen


def _extend(
    index: int, transition: Transition, kind: EventKind, odds: float, sequences: Sequence[_Choice | None]
) -> list[_Choice]:
    """Return the best sequences that end with this transition, one for each possible side of the last hit.

    Args:
        kind: whether the transition is taken for a hit or a bounce.
        odds: log-odds of that kind.
        sequences: sequences that may be continued; None stands for starting a new one.
    """
    found: dict[bool | None, _Choice] = {}
    for last in sequences:
        if last is not None and not _may_follow(last, transition.second, kind):
            continue
        side, total = None if last is None else last.is_near, odds + (0.0 if last is None else last.total)
        if last is not None and transition.second - last.second >= PAUSE_SECONDS:
            side = None
        if kind is EventKind.HIT:
            if transition.is_near is not None and transition.is_near is side:
                total -= _SAME_SIDE_COST
            side = transition.is_near
        if side not in found or total > found[side].total:
            found[side] = _Choice(index, transition.second, kind, side, total, last)
    return list(found.values())


def _may_follow(last: _Choice, second: float, kind: EventKind) -> bool:
    if last.kind is not kind:
        return second - last.second > _MIN_HIT_TO_BOUNCE_SECONDS
    return second - last.second >= (_MIN_HITS_SECONDS if kind is EventKind.HIT else _MIN_BOUNCES_SECONDS)


def _odds(transition: Transition) -> tuple[float, float]:
    """Return the log-odds of a hit and of a bounce at a transition."""
    if transition.is_judged:
        return transition.hit_odds, transition.bounce_odds
    if transition.is_candidate or transition.is_pass or not transition.is_sharp:
        return -math.inf, -math.inf
    return (-_PATH_LOG_ODDS, _PATH_LOG_ODDS) if transition.like_bounce else (_PATH_LOG_ODDS, -_PATH_LOG_ODDS)


def _total(choice: _Choice) -> float:
    return choice.total
