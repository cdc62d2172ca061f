"""Classify the transitions of a path as serve, hit, bounce or landing, in order.

One camera cannot always tell a hit from a bounce: a soft hit in the ball's direction looks like a bounce. Events set by
the user take precedence (`lists.events_shown`).
"""

import itertools
import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.events.sequence import choose_contacts, choose_hits
from rallytrace.analysis.events.transitions import (
    BOUNCE_TO_HIT_SECONDS,
    PAUSE_SECONDS,
    RESTING_DISTANCE_HEIGHTS,
    Transition,
)
from rallytrace.errors import Check, no_check
from rallytrace.track.arrays import Flags, Indices
from rallytrace.track.distinct_frames import distinct_numbers, first_frames
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.track import Rows, State

_MIN_ONWARD_DISTANCE_HEIGHTS: Final = 0.02
"""Smallest vertical distance from an onward transition to its two neighbours, in picture heights. At an onward
transition, the ball keeps its direction up or down the picture.
"""
_ONWARD_SHARES: Final = (0.12, 0.33)
"""Share of onward transitions if the ball never bounces in play, and if it does (docs/decisions/0017-events.md)."""
_MAX_DECIDING_TRANSITIONS: Final = 500
"""Number of transitions from the start of a video that decide whether the ball bounces in play."""
_MIN_BOUNCING_LOG_ODDS: Final = 2.0
"""Log-odds above which the ball is assumed to bounce in play."""
_MAX_VOLLEY_LOG_ODDS: Final = -2.0
"""Log-odds below which the ball is assumed never to bounce in play."""
CLOSE_SECONDS: Final = 0.2
"""If transitions are closer together than this, only the sharpest is kept."""
_MAX_HIT_DISTANCE_HEIGHTS: Final = 0.9
"""A ball farther than this from all rackets, in player heights, is not hit, unless the trees judge that it is: the arm
that serves in tennis is often not seen stretched.
"""
_MIN_LANDING_DISTANCE_HEIGHTS: Final = 0.6
"""If a shuttle that seems to land is farther than this from all rackets, in player heights, it has landed."""
_MAX_UNSEEN_HIT_DISTANCE_HEIGHTS: Final = 0.3
"""Largest distance to a racket, in player heights, at a hit that does not show in the path."""
_RACKET_TOLERANCE_HEIGHTS: Final = 0.1
"""If several candidates are within this distance of the smallest distance to a racket, in player heights, the sharpest
is the hit.
"""
_MAX_TWO_SHOTS_SECONDS: Final = 4.0
"""Longest time in which a shuttle flies across the net and back."""
_MIN_SIDES_SECONDS: Final = 0.3
"""Shortest time between hits by opposite sides."""
_MIN_HITS_SECONDS: Final = 0.3
"""If likely hits are closer together than this, only the most likely is kept."""
_MAX_RELEASE_SECONDS: Final = 1.0
"""Longest time from the release of a ball to its serve."""
_ONE_SCENE: Final = np.zeros(1, np.int64)


def drop_denied_events(found: Iterable[Event], human: Rows, repeats: Flags) -> tuple[Event, ...]:
    """Return the events without those in frames that the user marked 'no ball'.

    Each event is moved to the first frame of its image.

    Args:
        human: (n_frames,) rows of the human layer.
        repeats: (n_frames,) whether a frame repeats the previous image.
    """
    begins, states = first_frames(repeats)[distinct_numbers(repeats)], human["state"]
    counted = (event for event in found if states[event.frame] != State.NO_BALL)
    return tuple(Event(int(begins[event.frame]), event.kind) for event in counted)


def ball_bounces(transitions: Iterable[Transition], sport: Sport) -> bool | None:
    """Return whether the ball bounces in play; None if that is uncertain.

    For `Sport.AUTO`, this is decided by the share of transitions at which the ball keeps its direction along the court.
    As long as it is uncertain, transitions may be bounces, but hits are preferred.
    """
    if sport is not Sport.AUTO:
        return SPORTS[sport].ball.bounces
    onward = find_onward_transitions(
        itertools.islice(
            (transition for transition in transitions if not (transition.is_pass or transition.is_candidate)),
            _MAX_DECIDING_TRANSITIONS,
        )
    )
    low_share, high_share = _ONWARD_SHARES
    odds = math.log(high_share / low_share), math.log((1 - high_share) / (1 - low_share))
    total = sum(odds[0] if kept else odds[1] for kept in onward)
    return True if total > _MIN_BOUNCING_LOG_ODDS else False if total < _MAX_VOLLEY_LOG_ODDS else None


def find_onward_transitions(transitions: Iterable[Transition]) -> list[bool]:
    """Return for each transition within a rally whether the ball keeps its direction up or down the picture."""
    counted = [
        transition for transition in _keep_sharpest(transitions) if _classify(transition, begun=True, released=False)
    ]
    kept = []
    for previous, transition, following in zip(counted, counted[1:], counted[2:], strict=False):
        if not (_is_pause(previous, transition) or _is_pause(transition, following)):
            nearer, farther = sorted((transition.y - previous.y, following.y - transition.y), key=abs)
            kept.append(abs(nearer) > _MIN_ONWARD_DISTANCE_HEIGHTS and nearer * farther > 0)
    return kept


def events_along(
    transitions: Iterable[Transition],
    *,
    bouncing: bool | None = None,
    starts: Indices = _ONE_SCENE,
    check: Check = no_check,
) -> tuple[Event, ...]:
    """Return the events at transitions, ascending. What lies in another scene or beyond a pause changes nothing.

    A hit changes the ball's direction sharply or makes the ball faster. The first hit of a held, released or resting
    ball is a serve if there was no hit recently. A bounce slows a falling ball down but keeps its direction across the
    picture. A landing brings a falling ball to rest. Soon after a hit, a sinking ball has also landed if it gets no
    farther and is not hit again. If the ball bounces in play, the rule is simpler: a bounce sends it up the picture,
    with little change across and no gain in speed, and all other transitions are hits.

    Args:
        bouncing: whether the ball bounces in play; None if unknown.
        starts: first frames of the scenes, ascending from 0.
        check: called between rallies; raises to stop.
    """
    found: list[Event] = []
    for some in split_at_pauses(transitions, starts):
        check()
        by_rules = follow_rules(some, bouncing=bouncing)
        found += choose_hits(some, by_rules) if bouncing is False else by_rules
    return tuple(found)


def split_at_pauses(transitions: Iterable[Transition], starts: Indices = _ONE_SCENE) -> list[list[Transition]]:
    """Return the transitions in parts, each of which ends with a pause or its scene."""
    parts: list[list[Transition]] = []
    later = iter(starts.tolist())
    start = next(later)
    for transition in transitions:
        is_new = transition.frame >= start
        while transition.frame >= start:
            start = next(later, math.inf)
        if is_new or _is_pause(parts[-1][-1], transition):
            parts.append([])
        parts[-1].append(transition)
    return parts


def follow_rules(transitions: Sequence[Transition], *, bouncing: bool | None) -> list[Event]:
    """Return the events of a rally, each classified by those before it."""
    found: list[Event] = []
    hit = released = low = rested = -math.inf
    bounce, strays, transitions = (
        None,
        False,
        choose_contacts(transitions)
        if bouncing
        else [transition for transition in transitions if not transition.is_candidate],
    )
    struck: Transition | None = None
    for transition in _keep_sharpest(transitions, by_rackets=bool(bouncing)):
        began = (
            transition.last_opening
            if bouncing is not False
            else max(transition.last_opening, transition.last_emergence)
        )
        begun, in_rally = transition.second - hit < PAUSE_SECONDS, began > rested
        if transition.drops and not (begun or in_rally):
            released = transition.second
            continue
        kind = _classify(
            transition, begun=begun, released=transition.second - released < _MAX_RELEASE_SECONDS, bouncing=bouncing
        )
        reach = _MIN_LANDING_DISTANCE_HEIGHTS if bouncing is False and transition.lands else _MAX_HIT_DISTANCE_HEIGHTS
        is_judged_hit = bouncing and transition.likely is EventKind.HIT  # the trees know the distance to the racket
        if kind in (EventKind.HIT, EventKind.SERVE) and transition.racket > reach and not is_judged_hit:
            kind = EventKind.LANDING if transition.lands and begun else None
        landed = begun and found[-1].kind is EventKind.LANDING
        if kind is EventKind.LANDING and landed and transition.y > low and not bouncing:
            found.pop()  # it fell again, for example off the net
            landed = False
        if kind is None or (landed and kind is EventKind.LANDING):
            strays = True
            continue
        if kind is EventKind.SERVE and in_rally:
            kind = EventKind.HIT
        low = transition.y + RESTING_DISTANCE_HEIGHTS
        if landed:
            found.pop()
        if bouncing and kind is EventKind.BOUNCE and bounce is not None and strays:
            missed = _hit_between(bounce, transition)
            if missed is not None:
                found.append(missed)
                hit = bounce.second + BOUNCE_TO_HIT_SECONDS
        bounce, strays = transition if kind is EventKind.BOUNCE else None, False
        if kind in (EventKind.HIT, EventKind.SERVE):
            if bouncing is False:
                is_first = kind is EventKind.HIT and not begun and transition.last_emergence > rested
                last = struck if struck and found[-1].frame == struck.frame else None
                found.extend(
                    _served_unseen(transition, found) if is_first else _hit_by_other_side(last, transition, transitions)
                )
            hit, struck = transition.second, transition
        elif transition.rests:
            hit, rested, struck = -math.inf, transition.second, None
        found.append(Event(transition.frame, kind))
    return found


def _hit_between(bounce: Transition, next_bounce: Transition) -> Event | None:
    """Return the missed hit between two bounces; None if the bounces are too close together or in different rallies."""
    is_missed = 2 * BOUNCE_TO_HIT_SECONDS < next_bounce.second - bounce.second < PAUSE_SECONDS
    return Event(bounce.frame_hit_after, EventKind.HIT) if is_missed else None


def _served_unseen(transition: Transition, found: Sequence[Event]) -> list[Event]:
    """Return the serve before the first hit of a rally if a player hid the shuttle until then, else an empty list."""
    last_frame = found[-1].frame if found else -1
    return [Event(int(transition.emerged), EventKind.SERVE)] if transition.emerged > last_frame else []


def _hit_by_other_side(hit: Transition | None, next_hit: Transition, transitions: Sequence[Transition]) -> list[Event]:
    """Return the missed hit between two hits by one side, where the shuttle reached a racket of the other side.

    Returns:
        One event, or none if no such hit is found.
    """
    side = hit.is_near if hit else None
    if (
        hit is None
        or side is None
        or side is not next_hit.is_near
        or next_hit.second - hit.second >= _MAX_TWO_SHOTS_SECONDS
    ):
        return []
    first, stop = (bisect_left(transitions, end.frame, key=_frame) for end in (hit, next_hit))
    flown = transitions[first : stop + 1]
    if any(_is_pause(*pair) for pair in itertools.pairwise(flown)):
        return []
    candidates = [
        transition
        for transition in flown
        if transition.is_near is not None
        and transition.is_near is not side
        and transition.racket < _MAX_UNSEEN_HIT_DISTANCE_HEIGHTS
        and min(transition.second - hit.second, next_hit.second - transition.second) > _MIN_SIDES_SECONDS
    ]
    if not candidates:
        return []
    nearest = min(transition.racket for transition in candidates) + _RACKET_TOLERANCE_HEIGHTS
    likeliest = max(
        (transition for transition in candidates if transition.racket < nearest),
        key=lambda transition: transition.change,
    )
    return [Event(likeliest.frame, EventKind.HIT)]


def _classify(transition: Transition, *, begun: bool, released: bool, bouncing: bool | None = None) -> EventKind | None:
    """Return the kind of event at a transition; None if there is no event.

    Args:
        begun: True if there was a hit recently.
        released: True if the ball was released recently.
        bouncing: whether the ball bounces in play; None if unknown.
    """
    if bouncing and transition.is_judged and (transition.likely or not transition.rests):
        served = transition.likely is EventKind.HIT and not begun and (transition.starts or released)
        return EventKind.SERVE if served else transition.likely
    return _classify_by_path(transition, begun=begun, released=released, bouncing=bouncing)


def _classify_by_path(
    transition: Transition, *, begun: bool, released: bool, bouncing: bool | None
) -> EventKind | None:
    if transition.starts and not begun:
        return EventKind.SERVE
    if bouncing and not transition.rests:
        if not transition.is_sharp:
            return None
        return (
            EventKind.BOUNCE if transition.like_bounce else EventKind.SERVE if released and not begun else EventKind.HIT
        )
    released = released or transition.was_held
    if transition.bounces and bouncing is not False:
        return EventKind.BOUNCE
    if transition.is_hit or (transition.bounces and not transition.lands) or (bouncing is False and transition.soft):
        return EventKind.SERVE if released and not begun else EventKind.HIT
    return EventKind.LANDING if transition.rests or (transition.lands and begun) else None


def _keep_sharpest(transitions: Iterable[Transition], *, by_rackets: bool = False) -> list[Transition]:
    """Return the transitions. Of those that are close together, only the sharpest is kept.

    Args:
        by_rackets: True to keep the most likely event instead, as judged by distances to rackets.
    """
    kept: list[Transition] = []
    for transition in transitions:
        if (transition.is_pass or transition.is_candidate) and not (by_rackets and transition.likely):
            continue
        if kept and transition.second - kept[-1].second < _min_separation_seconds(
            kept[-1], transition, by_rackets=by_rackets
        ):
            if _weight(transition, by_rackets=by_rackets) <= _weight(kept[-1], by_rackets=by_rackets):
                continue
            kept.pop()
        kept.append(transition)
    return kept


def _min_separation_seconds(earlier: Transition, later: Transition, *, by_rackets: bool) -> float:
    kinds = {earlier.likely, later.likely}
    if not by_rackets or None in kinds:
        return CLOSE_SECONDS
    return 0.0 if len(kinds) > 1 else _MIN_HITS_SECONDS if EventKind.HIT in kinds else CLOSE_SECONDS


def _weight(transition: Transition, *, by_rackets: bool) -> tuple[float, float]:
    is_likely = by_rackets and transition.likely is not None
    return max(transition.hit_odds, transition.bounce_odds, 0.0) if is_likely else 0.0, transition.change


def _is_pause(earlier: Transition, later: Transition) -> bool:
    return later.second - earlier.second >= PAUSE_SECONDS


def _frame(item: Transition | Event) -> int:
    return item.frame
