"""Events found along turns: hits, serves, bounces and landings, each by those before it.

One camera cannot always tell a hit from a bounce: a soft hit in the ball's direction looks like a bounce. A person's
events count more (`lists.events_shown`).
"""

import itertools
import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rallytrace.analysis.events.transitions import PAUSE_SECONDS, RESTING_DISTANCE, Transition, list_transitions
from rallytrace.analysis.flight.path_flights import Flights
from rallytrace.track.arrays import Flags
from rallytrace.track.distinct_frames import distinct_numbers, first_frames
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, Sport
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.track import Rows, State

_ONWARD: Final = 0.02
"""Least distance, in heights of the picture, to the turns before and after an onward turn."""
_ONWARD_SHARES: Final = (0.12, 0.33)
"""Shares of onward turns in badminton, and in tennis and padel (models/studies/measure_events.py)."""
_ENOUGH: Final = 500
"""The first turns, which decide whether the ball bounces."""
_CERTAIN: Final = 2.0
"""Log-odds from which the ball is taken to bounce in play."""
_CERTAINLY_NOT: Final = -2.0
"""Log-odds below which it is taken never to bounce, as in badminton."""
_STRUCK_SECONDS: Final = 0.42
"""From a bounce to the next hit, if that hardly turns the path: the median of 13 in tennis."""
CLOSE_SECONDS: Final = 0.2
"""Of turns closer together only the sharpest counts."""
_OUT_OF_REACH: Final = 0.9
"""A ball this far from all rackets, in heights of the players, is not hit."""
_LANDS_BEYOND: Final = 0.6
"""A shuttle that may have landed this far from all rackets has."""
_AT_RACKET: Final = 0.3
"""Largest distance to a racket at a hit that the path does not show."""
_AS_NEAR: Final = 0.1
"""Of turns and passes that are this much farther from a racket than the nearest, the sharpest is the hit."""
_TWO_FLIGHTS: Final = 4.0
"""Longest time in which a shuttle flies there and back."""
_SIDES_APART: Final = 0.3
"""Least time between hits of two sides."""
_HITS_APART: Final = 0.3
"""Of likely hits closer together only the likeliest counts."""
_RELEASE_SECONDS: Final = 1.0
"""Longest fall of a ball between its release and its serve."""


def drop_denied_events(found: Iterable[Event], human: Rows, repeats: Flags) -> tuple[Event, ...]:
    """Found events, moved to the first frame of their picture, without frames marked 'no ball' by a person.

    Args:
        human: the human layer, (n_frames,).
        repeats: (n_frames,), whether a frame repeats the picture before it.
    """
    first, numbers = first_frames(repeats), distinct_numbers(repeats)
    counted = (event for event in found if human["state"][event.frame] != State.NO_BALL)
    return tuple(replace(event, frame=int(first[numbers[event.frame]])) for event in counted)


def find_events(
    flights: Flights,
    size: Size,
    sport: Sport = Sport.AUTO,
    *,
    unedited: Flights | None = None,
    poses: Poses = NO_POSES,
) -> tuple[Event, ...]:
    """The events of a path, ascending, at most one a frame.

    A hit turns the ball sharply or makes it faster. The first hit of a held, released or resting ball is a serve, if no
    hit was recent. A bounce slows a falling ball down and keeps its direction across the picture. A landing brings a
    falling ball to rest; soon after a hit a sinking ball lands if it gets no farther and is not hit again. If the ball
    bounces in play, a bounce turns it up the picture, hardly across, without a gain in speed; all other turns are hits.

    Args:
        unedited: the path's flights without a person's corrections, which decide on `Sport.AUTO`: so a correction
            changes no event far from it. The same flights by default.
        poses: of the players, who hit no ball out of their reach.
    """
    found = list_transitions(flights, size, poses)
    deciding = found if unedited is None or sport is not Sport.AUTO else list_transitions(unedited, size)
    return events_along(found, bouncing=ball_bounces(deciding, sport))


def ball_bounces(turns: Iterable[Transition], sport: Sport) -> bool | None:
    """Whether the ball bounces in play; `Sport.AUTO` counts the turns that keep its direction along the court.

    None if uncertain: then a turn may be a bounce, but hits are preferred.
    """
    if sport is not Sport.AUTO:
        return sport is not Sport.BADMINTON
    onward = find_onward_turns(
        itertools.islice((turn for turn in turns if not (turn.is_pass or turn.is_kink)), _ENOUGH)
    )
    low_share, high_share = _ONWARD_SHARES
    odds = math.log(high_share / low_share), math.log((1 - high_share) / (1 - low_share))
    total = sum(odds[0] if kept else odds[1] for kept in onward)
    return True if total > _CERTAIN else False if total < _CERTAINLY_NOT else None


def find_onward_turns(turns: Iterable[Transition]) -> list[bool]:
    """For each turn inside a rally, whether the ball keeps its direction up or down the picture."""
    counted = [turn for turn in _keep_sharpest(turns) if _kind(turn, begun=True, released=False)]
    kept = []
    for previous, turn, following in zip(counted, counted[1:], counted[2:], strict=False):
        if not (_is_pause(previous, turn) or _is_pause(turn, following)):
            nearer, farther = sorted((turn.y - previous.y, following.y - turn.y), key=abs)
            kept.append(abs(nearer) > _ONWARD and nearer * farther > 0)
    return kept


def events_along(turns: Iterable[Transition], *, bouncing: bool | None = None) -> tuple[Event, ...]:
    """The events at some turns.

    Args:
        bouncing: whether the ball bounces in play; None for unknown.
    """
    found: list[Event] = []
    hit = released = low = rested = -math.inf
    bounce, strays, turns = None, False, [turn for turn in turns if bouncing or not turn.is_kink]
    struck: Transition | None = None
    for turn in _keep_sharpest(turns, by_rackets=bool(bouncing)):
        began = turn.last_opening if bouncing is not False else max(turn.last_opening, turn.last_emergence)
        begun, in_rally = turn.second - hit < PAUSE_SECONDS, began > rested
        if turn.drops and not (begun or in_rally):
            released = turn.second
            continue
        kind = _kind(turn, begun=begun, released=turn.second - released < _RELEASE_SECONDS, bouncing=bouncing)
        reach = _LANDS_BEYOND if bouncing is False and turn.lands else _OUT_OF_REACH
        if kind in (EventKind.HIT, EventKind.SERVE) and turn.racket > reach:
            kind = EventKind.LANDING if turn.lands and begun else None
        landed = begun and found[-1].kind is EventKind.LANDING
        if kind is EventKind.LANDING and landed and turn.y > low and not bouncing:
            found.pop()  # it fell again, as off the net
            landed = False
        if kind is None or (landed and kind is EventKind.LANDING):
            strays = True
            continue
        if kind is EventKind.SERVE and in_rally:
            kind = EventKind.HIT
        low = turn.y + RESTING_DISTANCE
        if landed:
            found.pop()
        if bouncing and kind is EventKind.BOUNCE and bounce is not None and strays:
            missed = _hit_between(bounce, turn)
            if missed is not None:
                found.append(missed)
                hit = bounce.second + _STRUCK_SECONDS
        bounce, strays = turn if kind is EventKind.BOUNCE else None, False
        if kind in (EventKind.HIT, EventKind.SERVE):
            if bouncing is False:
                is_first = kind is EventKind.HIT and not begun and turn.last_emergence > rested
                last = struck if struck and found[-1].frame == struck.frame else None
                found.extend(_served_unseen(turn, found) if is_first else _hit_by_other_side(last, turn, turns))
            hit, struck = turn.second, turn
        elif turn.rests:
            hit, rested, struck = -math.inf, turn.second, None
        found.append(Event(turn.frame, kind))
    return tuple(found)


def _hit_between(bounce: Transition, next_bounce: Transition) -> Event | None:
    """The hit between two bounces; None if these are too close together or in different rallies."""
    duration = next_bounce.second - bounce.second
    if not 2 * _STRUCK_SECONDS < duration < PAUSE_SECONDS:
        return None
    way = round(_STRUCK_SECONDS / duration * (next_bounce.frame - bounce.frame))
    return Event(bounce.frame + way, EventKind.HIT)


def _served_unseen(turn: Transition, found: Sequence[Event]) -> list[Event]:
    """The serve before the first hit of a rally, of a shuttle that a player hid; none if it was seen all along."""
    last_frame = found[-1].frame if found else -1
    return [Event(int(turn.emerged), EventKind.SERVE)] if turn.emerged > last_frame else []


def _hit_by_other_side(hit: Transition | None, next_hit: Transition, turns: Sequence[Transition]) -> list[Event]:
    """The hit between two hits of one side, of a shuttle that came to a racket of the other side; none or one."""
    side = hit.is_near if hit else None
    if hit is None or side is None or side is not next_hit.is_near or next_hit.second - hit.second >= _TWO_FLIGHTS:
        return []
    first, stop = (bisect_left(turns, end.frame, key=_frame) for end in (hit, next_hit))
    flown = turns[first : stop + 1]
    if any(_is_pause(*pair) for pair in itertools.pairwise(flown)):
        return []
    candidates = [
        turn
        for turn in flown
        if turn.is_near is not None
        and turn.is_near is not side
        and turn.racket < _AT_RACKET
        and min(turn.second - hit.second, next_hit.second - turn.second) > _SIDES_APART
    ]
    if not candidates:
        return []
    nearest = min(turn.racket for turn in candidates) + _AS_NEAR
    likeliest = max((turn for turn in candidates if turn.racket < nearest), key=lambda turn: turn.change)
    return [Event(likeliest.frame, EventKind.HIT)]


def _kind(turn: Transition, *, begun: bool, released: bool, bouncing: bool | None = None) -> EventKind | None:
    """The event of a turn, if any; `begun` says a hit was recent."""
    if bouncing and turn.is_judged and (turn.likely or not turn.rests):
        served = turn.likely is EventKind.HIT and not begun and (turn.starts or released)
        return EventKind.SERVE if served else turn.likely
    return _kind_by_path(turn, begun=begun, released=released, bouncing=bouncing)


def _kind_by_path(turn: Transition, *, begun: bool, released: bool, bouncing: bool | None) -> EventKind | None:
    if turn.starts and not begun:
        return EventKind.SERVE
    if bouncing and not turn.rests:
        if not turn.is_sharp:
            return None
        return EventKind.BOUNCE if turn.like_bounce else EventKind.SERVE if released and not begun else EventKind.HIT
    released = released or turn.was_held
    if turn.bounces and bouncing is not False:
        return EventKind.BOUNCE
    if turn.is_hit or (turn.bounces and not turn.lands) or (bouncing is False and turn.soft):
        return EventKind.SERVE if released and not begun else EventKind.HIT
    return EventKind.LANDING if turn.rests or (turn.lands and begun) else None


def _keep_sharpest(turns: Iterable[Transition], *, by_rackets: bool = False) -> list[Transition]:
    """The sharpest of turns that are close together; with rackets the likeliest events."""
    kept: list[Transition] = []
    for turn in turns:
        if (turn.is_pass or turn.is_kink) and not (by_rackets and turn.likely):
            continue
        if kept and turn.second - kept[-1].second < _least_time(kept[-1], turn, by_rackets=by_rackets):
            if _weight(turn, by_rackets=by_rackets) <= _weight(kept[-1], by_rackets=by_rackets):
                continue
            kept.pop()
        kept.append(turn)
    return kept


def _least_time(earlier: Transition, later: Transition, *, by_rackets: bool) -> float:
    kinds = {earlier.likely, later.likely}
    if not by_rackets or None in kinds:
        return CLOSE_SECONDS
    return 0.0 if len(kinds) > 1 else _HITS_APART if EventKind.HIT in kinds else CLOSE_SECONDS


def _weight(turn: Transition, *, by_rackets: bool) -> tuple[float, float]:
    is_likely = by_rackets and turn.likely is not None
    return max(turn.hit_odds, turn.bounce_odds, 0.0) if is_likely else 0.0, turn.change


class FoundEvents:
    """The events along a path, kept current while its turns are found or replaced block by block.

    Attributes:
        sport: AUTO lets the path decide whether the ball bounces.
        bouncing: whether the ball is taken to bounce in play; None while uncertain.
    """

    def __init__(self, sport: Sport = Sport.AUTO) -> None:
        self.sport = sport
        self.bouncing = ball_bounces((), sport)
        self._turns: list[Transition] = []
        self._unedited: list[Transition] = []
        self._events: list[Event] = []

    @property
    def events(self) -> tuple[Event, ...]:
        """The events at the turns so far, ascending; the same as `events_along` of all of them."""
        return tuple(self._events)

    def replace_turns(
        self, start: int, stop: int, turns: Sequence[Transition], unedited: Sequence[Transition] | None = None
    ) -> None:
        """Replace the turns from frame `start` to before `stop`.

        Args:
            unedited: those of the path without a person's corrections, which decide whether the ball bounces in play;
                the same by default.
        """
        _replace_between(self._unedited, start, stop, turns if unedited is None else unedited)
        first = _replace_between(self._turns, start, stop, turns)
        if self._decide() or first is None:
            return
        span = self._span_around(first, first + len(turns))
        # Events lie at turns: those of the span are between its neighbours, even if turns are gone.
        first_frame = self._turns[span.start - 1].frame + 1 if span.start else 0
        stop_frame = self._turns[span.stop - 1].frame + 1 if span.stop < len(self._turns) else math.inf
        first, end = (bisect_left(self._events, frame, key=_frame) for frame in (first_frame, stop_frame))
        self._events[first:end] = events_along(self._turns[span.start : span.stop], bouncing=self.bouncing)

    def set_sport(self, sport: Sport) -> None:
        self.sport = sport
        self._decide()

    def _decide(self) -> bool:
        """Decide whether the ball bounces in play; true if this changed, with all events found anew."""
        previous, self.bouncing = self.bouncing, ball_bounces(self._unedited, self.sport)
        if self.bouncing != previous:
            self._events = list(events_along(self._turns, bouncing=self.bouncing))
        return self.bouncing != previous

    def _span_around(self, first: int, stop: int) -> range:
        """The indices of turns whose events changed turns may affect.

        Effects end at a pause: a new rally may begin there, whatever came before.
        """
        turns = self._turns
        first, stop = max(first - 1, 0), min(stop + 1, len(turns))
        while first > 0 and not _is_pause(turns[first - 1], turns[first]):
            first -= 1
        while 0 < stop < len(turns) and not _is_pause(turns[stop - 1], turns[stop]):
            stop += 1
        return range(first, stop)


def _replace_between(known: list[Transition], start: int, stop: int, turns: Sequence[Transition]) -> int | None:
    """Replace the turns from frame `start` to before `stop`; the index of the first, None if they are the same."""
    first, end = (bisect_left(known, frame, key=_frame) for frame in (start, stop))
    if known[first:end] == list(turns):
        return None
    known[first:end] = turns
    return first


def _is_pause(earlier: Transition, later: Transition) -> bool:
    return later.second - earlier.second >= PAUSE_SECONDS


def _frame(item: Transition | Event) -> int:
    return item.frame
