"""Events found from flights: where the ball turns sharply or gains speed it was hit, where it stays it landed.

From one camera's picture a hit and a bounce cannot always be distinguished: a soft hit that keeps the ball's
direction looks like a bounce. What a person says counts more (`events.events_shown`).
"""

import itertools
import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.flight import Flights
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, EventKind, Sport
from rallytrace.domain.pictures import first_frames, picture_numbers
from rallytrace.domain.track import Rows, State, positions

_AROUND_SECONDS: Final = 2 / 15
"""Seconds over which the velocities before and after a turn are taken: the ends of a short flight are not exact."""
_LONGEST_GAP: Final = 0.3
"""Seconds without a ball beside a known break after which no event is found there."""

AHEAD_SECONDS: Final = 1.5
"""Seconds after a turn in which it matters where the ball goes; flights that begin later do not change the turn."""
BEHIND_SECONDS: Final = _AROUND_SECONDS + _LONGEST_GAP
"""Seconds before a turn; flights that ended earlier do not change the turn."""

_APART: Final = 0.15
"""How far apart two flights may be where they turn, in heights of the picture, besides what is flown meanwhile."""
_TIE: Final = 1e-6
"""Seconds by which the times of frames may be off by rounding."""

# Velocities, in heights of the picture a second.
_TURNS: Final = 0.3
"""A hit changes the velocity by more than this."""
_STARTS: Final = 0.12
"""A serve, which is often soft, changes it by more than this."""
_HELD: Final = 0.25
"""A ball that is slower may be in a hand."""
_SINKS: Final = 0.05
"""A ball that comes down faster may land."""
_FALLS: Final = 0.3
"""A ball that comes down faster may bounce, or land where nobody hit it lately."""
_CROSSES: Final = 0.03
"""In a bounce the ball keeps its speed across the picture, which must be more than this."""

_SHARP: Final = math.cos(math.radians(35))
"""Drag and perspective turn the ball less than this."""
_GAIN: Final = 1.4
"""Ratio of the speeds after and before from which on a ball that keeps its direction was hit."""
_LEAST_LEFT: Final = 0.2
"""A ball that has less of its speed left was not hit."""
_SOFT: Final = 0.5
"""A hit that leaves it less has to carry it `_NOWHERE` far."""
_BOUNCED: Final = (0.1, 0.85)
"""What a bounce leaves of the speed."""
_ACROSS: Final = 0.6
"""Share of the speed across the picture by which it may change in a bounce."""
_LANDED: Final = 0.9
"""A landing leaves less of the speed."""

# How far the ball gets, in heights of the picture.
_NOWHERE: Final = 0.1
_NEAR: Final = 0.25
"""A ball that gets no farther may have landed, and was not served."""
_STILL: Final = 0.05
"""A ball that gets no farther for `_RESTS_SECONDS` lies still."""
_RESTS_SECONDS: Final = 0.4

_BOUNCE_WEIGHTS: Final = (0.68, -6.6, -1.43)
_BOUNCE_BIAS: Final = 2.12
"""A turn is more likely a bounce than a hit where upward change, change across and logarithm of the gain in speed,
with these weights, are above zero: a logistic regression on labelled events (models/studies/measure_events.py)."""
_SLOW: Final = 0.05
"""Added to both speeds of the gain, in heights a second: noise, for a ball that rests."""
_ONWARD: Final = 0.02
"""Least distance, in heights of the picture, to the turns before and after where the ball keeps its direction."""
_ONWARD_SHARES: Final = (0.12, 0.33)
"""The shares of turns at which it does, in badminton, and in tennis and padel (models/studies/measure_events.py)."""
_ENOUGH: Final = 500
"""Turns from the beginning on that decide whether the ball bounces."""
_CERTAIN: Final = 2.0
"""Logarithm of the odds from which the ball is taken to bounce in play."""
_CERTAINLY_NOT: Final = -2.0
"""And below which it is taken never to bounce, as in badminton."""


_STRUCK_SECONDS: Final = 0.42
"""From a bounce to the hit after it, where that hardly turns the path: the median of 13 in tennis."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Where one flight turns into another, and what it may be; the event also depends on the turns before.

    Attributes:
        y: position down the picture, in heights of the picture.
        change: by how much the velocity changes.
        starts: a ball that may have been held gets going.
        drops: and so downwards, as one that is let go.
        bounces: a falling ball is slowed down, but keeps its way across the picture.
        like_bounce: more like a bounce than like a hit of a ball that bounces in play.
        is_hit: it is sharp enough for a racket, or the ball gets faster.
        lands: a sinking ball gets nowhere any more.
        rests: a falling ball lies still.
    """

    frame: int
    second: float
    y: float
    change: float
    starts: bool
    drops: bool
    bounces: bool
    like_bounce: bool
    is_hit: bool
    lands: bool
    rests: bool

    @property
    def is_sharp(self) -> bool:
        """Whether it is an event in sports in which the ball bounces in play."""
        return self.bounces or self.is_hit or self.lands or self.change > _TURNS


@dataclass(frozen=True, slots=True, eq=False)
class Transitions:
    """Transitions from one flight to another, m of them.

    Attributes:
        velocity_before: (2, m), across and down the picture.
        velocity_after: (2, m).
        distance: (m,), the diagonal of the box that the path stays in for `AHEAD_SECONDS`, in heights.
        still_seconds: (m,), seconds for which it is seen to stay in a box of `_STILL`.
    """

    velocity_before: Floats
    velocity_after: Floats
    distance: Floats
    still_seconds: Floats

    def bounce_looks(self) -> Floats:
        """(3, m): change of the velocity up the picture, size of that across, and logarithm of the gain in speed."""
        across, down = self.velocity_after - self.velocity_before
        speed_before, speed_after = np.hypot(*self.velocity_before), np.hypot(*self.velocity_after)
        return np.stack((-down, np.abs(across), np.log((speed_after + _SLOW) / (speed_before + _SLOW))))

    def classify(self) -> tuple[Floats | Flags, ...]:
        """The attributes of `Turn`, from `change` on."""
        speed_before, speed_after = np.hypot(*self.velocity_before), np.hypot(*self.velocity_after)
        (across_before, down), (across_after, down_after) = self.velocity_before, self.velocity_after
        across = np.abs(across_before)
        change, faster = np.hypot(*(self.velocity_after - self.velocity_before)), speed_after > _GAIN * speed_before
        starts = (speed_before < _HELD) & faster & (change > _STARTS) & (self.distance >= _NEAR)
        bounces = (down > _FALLS) & (down_after < down / 2) & (self.distance >= _NOWHERE) & (across > _CROSSES)
        bounces &= (speed_after > _BOUNCED[0] * speed_before) & (speed_after < _BOUNCED[1] * speed_before)
        bounces &= np.abs(across_after - across_before) < _ACROSS * across
        up, *_ = bounce_looks = self.bounce_looks()
        like_bounce = (np.einsum("i,ij->j", _BOUNCE_WEIGHTS, bounce_looks) + _BOUNCE_BIAS > 0) & (up > 0)
        sharp = (self.velocity_before * self.velocity_after).sum(axis=0) < _SHARP * speed_before * speed_after
        is_hit = (faster | (sharp & (speed_after > _LEAST_LEFT * speed_before))) & (change > _TURNS)
        is_hit &= (speed_after >= _SOFT * speed_before) | (self.distance >= _NOWHERE)
        slows = speed_after < _LANDED * speed_before
        rests = slows & (down > _FALLS) & (self.still_seconds >= _RESTS_SECONDS)
        lands = rests | (slows & (down > _SINKS) & (self.distance < _NEAR))
        drops = starts & (down_after > np.abs(across_after))
        return change, starts, drops, bounces, like_bounce, is_hit, lands, rests


def turns(flights: Flights, size: Size) -> list[Turn]:
    """Where flights turn into others that begin near their end, ascending; never across a cut or a long gap."""
    at, transitions = turning_places(flights, size)
    columns = (
        at + flights.frames.start,
        flights.seconds[at],
        flights.expected[1, at] / size.height,
        *transitions.classify(),
    )
    return [Turn(*row) for row in zip(*(column.tolist() for column in columns), strict=True)]


def turning_places(flights: Flights, size: Size) -> tuple[Indices, Transitions]:
    """Where the turns are, (m,) indices of the flights' frames, and what the path does there."""
    path, seconds, first = flights.expected, flights.seconds, flights.frames.start
    last = np.array([leg[-1] for leg in flights.legs[:-1]], np.int64) - first
    begin = np.array([leg[0] for leg in flights.legs[1:]], np.int64) - first
    at = np.where(np.isin(last + first, flights.breaks), last, begin)
    velocity_before, velocity_after = _velocities(path, seconds, last, begin)
    duration = seconds[begin] - seconds[last]
    flown = np.maximum(np.hypot(*velocity_before), np.hypot(*velocity_after)) * duration
    near = np.hypot(*(path[:, begin] - path[:, last])) <= _APART * size.height + flown
    near &= ~np.isin(begin + first, flights.opens)
    counts = near | (np.isin(at + first, flights.breaks) & (duration <= _LONGEST_GAP))
    at = at[counts]
    movement = _movement_after(path / size.height, seconds, at)
    velocity_before, velocity_after = (one[:, counts] / size.height for one in (velocity_before, velocity_after))
    return at, Transitions(velocity_before, velocity_after, *movement)


def _velocities(path: Floats, seconds: Floats, last: Indices, begin: Indices) -> tuple[Floats, Floats]:
    """The mean velocities, (2, m) px/s each, up to some frames and from others on, within the path."""
    indices = np.arange(len(seconds))
    gone = ~np.isfinite(path[0])
    opens = np.maximum.accumulate(np.where(gone, indices + 1, 0))
    closes = np.minimum.accumulate(np.where(gone, indices - 1, len(seconds) - 1)[::-1])[::-1]
    early = np.searchsorted(seconds, seconds[last] - _AROUND_SECONDS - _TIE)
    late = np.searchsorted(seconds, seconds[begin] + _AROUND_SECONDS + _TIE) - 1
    early, late = np.maximum(early, opens[last]), np.minimum(late, closes[begin])
    return _velocity(path, seconds, early, last), _velocity(path, seconds, begin, late)


def _velocity(path: Floats, seconds: Floats, early: Indices, late: Indices) -> Floats:
    displacement, duration = path[:, late] - path[:, early], seconds[late] - seconds[early]
    found: Floats = np.divide(displacement, duration, out=np.zeros_like(displacement), where=duration > 0)
    return found


def _movement_after(path: Floats, seconds: Floats, at: Indices) -> tuple[Floats, Floats]:
    """How far the path gets within `AHEAD_SECONDS` of some frames, and for how long it stays still.

    Args:
        path: (2, n) in heights of the picture.
        seconds: (n,).
        at: (m,) columns.

    Returns:
        (m,) the diagonal of the box it stays in, and (m,) seconds.
    """
    stop = np.searchsorted(seconds, seconds[at] + AHEAD_SECONDS)
    low, high = path[:, at].copy(), path[:, at].copy()
    distance, still_seconds = np.zeros(len(at)), np.zeros(len(at))
    for later in range(1, int((stop - at).max(initial=0))):
        inside = np.flatnonzero(at + later < stop)
        there = path[:, at[inside] + later]
        low[:, inside] = np.fmin(low[:, inside], there)
        high[:, inside] = np.fmax(high[:, inside], there)
        distance[inside] = np.hypot(*(high - low)[:, inside])
        still = inside[(distance[inside] < _STILL) & np.isfinite(there[0])]
        still_seconds[still] = seconds[at[still] + later] - seconds[at[still]]
    return distance, still_seconds


PAUSE_SECONDS: Final = 2.5
"""A hit that comes longer after the last one may be the serve of another rally."""
CLOSE_SECONDS: Final = 0.2
"""Of turns that are closer together only the sharpest counts."""

_RELEASE_SECONDS: Final = 1.0
"""How long a ball may fall between being let go and being served."""


def path_in_play(
    rows: Rows, cuts: Flags, non_play: Iterable[range], repeats: Flags, *, first: int = 0
) -> tuple[Floats, Flags]:
    """The path along which events are found: there is none in a non-play range, and no flight goes across one.

    Frames that repeat a picture have no position: a picture is one observation.

    Args:
        rows: what is shown of some frames, (n,).
        cuts: (n,), whether a scene begins at a frame.
        non_play: spans that are not play.
        repeats: (n,), whether a frame shows the picture of the one before.
        first: the first of the frames.

    Returns:
        Positions (2, n) in pixels, NaN where there is none, and (n,) whether no flight goes on from the frame before.
    """
    path, begins = positions(rows), cuts.copy()
    path[:, repeats] = np.nan
    for span in non_play:
        start, stop = span.start - first, span.stop - first
        path[:, max(start, 0) : max(stop, 0)] = np.nan
        if 0 <= stop < len(begins):
            begins[stop] = True
    return path, begins


def not_ruled_out(found: Iterable[Event], human: Rows, repeats: Flags) -> tuple[Event, ...]:
    """Found events without those in frames of which a person has said that there is no ball.

    Each is in the first frame of its picture.

    Args:
        human: the human layer, (n_frames,).
        repeats: (n_frames,), whether a frame shows the picture of the one before.
    """
    first, numbers = first_frames(repeats), picture_numbers(repeats)
    counted = (event for event in found if human["state"][event.frame] != State.NO_BALL)
    return tuple(replace(event, frame=int(first[numbers[event.frame]])) for event in counted)


def find_events(flights: Flights, size: Size, sport: Sport = Sport.AUTO) -> tuple[Event, ...]:
    """The events of a path, ascending, at most one a frame.

    A hit turns the ball sharply or makes it faster; the first of a ball that was held, or let go, or lay, is a serve if
    there was no hit for a while. A bounce slows a falling ball down and leaves it its way across the picture. At a
    landing a falling ball comes to lie; soon after a hit it is enough that it sinks and gets nowhere any more, unless
    it is hit again. Where the ball bounces in play, a bounce turns it up the picture, hardly across, and it gets no
    faster; any other turn is a hit.
    """
    found = turns(flights, size)
    return events_along(found, bouncing=ball_bounces(found, sport))


def ball_bounces(turns: Iterable[Turn], sport: Sport) -> bool | None:
    """Whether the ball bounces in play; `Sport.AUTO`: by how often turns keep its direction along the court.

    None where that is not certain: then a turn may be a bounce, but is called a hit more readily.
    """
    if sport is not Sport.AUTO:
        return sport is not Sport.BADMINTON
    onward = goes_onward(itertools.islice(turns, _ENOUGH))
    few, many = _ONWARD_SHARES
    odds = math.log(many / few), math.log((1 - many) / (1 - few))
    total = sum(odds[0] if kept else odds[1] for kept in onward)
    return True if total > _CERTAIN else False if total < _CERTAINLY_NOT else None


def goes_onward(turns: Iterable[Turn]) -> list[bool]:
    """Of each turn between two others of its rally, whether the ball keeps its direction up or down the picture."""
    counted = [turn for turn in _sharpest(turns) if _kind(turn, begun=True, released=False)]
    kept = []
    for before, turn, after in zip(counted, counted[1:], counted[2:], strict=False):
        if not (_is_pause(before, turn) or _is_pause(turn, after)):
            nearer, farther = sorted((turn.y - before.y, after.y - turn.y), key=abs)
            kept.append(abs(nearer) > _ONWARD and nearer * farther > 0)
    return kept


def events_along(turns: Iterable[Turn], *, bouncing: bool | None = None) -> tuple[Event, ...]:
    """The events at some turns; `bouncing`: whether the ball bounces in play, None where nobody knows."""
    found: list[Event] = []
    hit = released = low = -math.inf
    bounce, strays = None, False
    for turn in _sharpest(turns):
        begun = turn.second - hit < PAUSE_SECONDS
        if turn.drops and not begun:
            released = turn.second
            continue
        kind = _kind(turn, begun=begun, released=turn.second - released < _RELEASE_SECONDS, bouncing=bouncing)
        landed = begun and found[-1].kind is EventKind.LANDING
        if kind is EventKind.LANDING and landed and turn.y > low and not bouncing:
            found.pop()  # it fell from there, as off the net
            landed = False
        if kind is None or (landed and kind is EventKind.LANDING):
            strays = True
            continue
        low = turn.y + _STILL
        if landed:
            found.pop()
        if bouncing and kind is EventKind.BOUNCE and bounce is not None and strays:
            missed = _hit_between(bounce, turn)
            if missed is not None:
                found.append(missed)
                hit = bounce.second + _STRUCK_SECONDS
        bounce, strays = turn if kind is EventKind.BOUNCE else None, False
        if kind in (EventKind.HIT, EventKind.SERVE):
            hit = turn.second
        elif turn.rests:
            hit = -math.inf
        found.append(Event(turn.frame, kind))
    return tuple(found)


def _hit_between(bounce: Turn, after: Turn) -> Event | None:
    """The hit between two bounces; None where these are too close together or in different rallies."""
    duration = after.second - bounce.second
    if not 2 * _STRUCK_SECONDS < duration < PAUSE_SECONDS:
        return None
    way = round(_STRUCK_SECONDS / duration * (after.frame - bounce.frame))
    return Event(bounce.frame + way, EventKind.HIT)


def _kind(turn: Turn, *, begun: bool, released: bool, bouncing: bool | None = None) -> EventKind | None:
    """What happens at a turn, if anything; a rally that has begun has had a hit lately."""
    if turn.starts and not begun:
        return EventKind.SERVE
    if bouncing and not turn.rests:
        if not turn.is_sharp:
            return None
        return EventKind.BOUNCE if turn.like_bounce else EventKind.SERVE if released and not begun else EventKind.HIT
    if turn.bounces and bouncing is not False:
        return EventKind.BOUNCE
    if turn.is_hit or (turn.bounces and not turn.lands):
        return EventKind.SERVE if released and not begun else EventKind.HIT
    return EventKind.LANDING if turn.rests or (turn.lands and begun) else None


def _sharpest(turns: Iterable[Turn]) -> list[Turn]:
    """The turns without those that are close to a sharper one."""
    kept: list[Turn] = []
    for turn in turns:
        if kept and turn.second - kept[-1].second < CLOSE_SECONDS:
            if turn.change <= kept[-1].change:
                continue
            kept.pop()
        kept.append(turn)
    return kept


class FoundEvents:
    """The events along a path whose turns are found part by part, and again where the path changes."""

    def __init__(self, sport: Sport = Sport.AUTO) -> None:
        self._sport = sport
        self._bouncing = ball_bounces((), sport)
        self._turns: list[Turn] = []
        self._events: list[Event] = []

    @property
    def bouncing(self) -> bool | None:
        """Whether the ball is taken to bounce in play; None while that is not certain."""
        return self._bouncing

    @property
    def events(self) -> tuple[Event, ...]:
        """The events at the turns so far, ascending; the same as `events_along` of all of them."""
        return tuple(self._events)

    def replace_turns(self, start: int, stop: int, turns: Sequence[Turn]) -> None:
        """Replace the turns from frame `start` to before `stop`."""
        first, end = (bisect_left(self._turns, frame, key=_frame) for frame in (start, stop))
        if self._turns[first:end] == turns:
            return
        self._turns[first:end] = turns
        if self._decide():
            return
        span = self._span_around(first, first + len(turns))
        # Events lie at turns, so those of the span are between the turns beside it, also where turns are gone.
        after = self._turns[span.start - 1].frame + 1 if span.start else 0
        until = self._turns[span.stop].frame if span.stop < len(self._turns) else math.inf
        first, end = (bisect_left(self._events, frame, key=_frame) for frame in (after, until))
        self._events[first:end] = events_along(self._turns[span.start : span.stop], bouncing=self._bouncing)

    def set_sport(self, sport: Sport) -> None:
        """Set what is played."""
        self._sport = sport
        self._decide()

    def _decide(self) -> bool:
        """Decide whether the ball bounces in play; whether that is new, and all events with it."""
        before, self._bouncing = self._bouncing, ball_bounces(self._turns, self._sport)
        if self._bouncing != before:
            self._events = list(events_along(self._turns, bouncing=self._bouncing))
        return self._bouncing != before

    def _span_around(self, first: int, stop: int) -> range:
        """The indexes of the turns at which others may matter that are new, or gone, from one index to before another.

        Nothing matters across a pause: after one a new rally may begin, whatever was before.
        """
        turns = self._turns
        first, stop = max(first - 1, 0), min(stop + 1, len(turns))
        while first > 0 and not _is_pause(turns[first - 1], turns[first]):
            first -= 1
        while 0 < stop < len(turns) and not _is_pause(turns[stop - 1], turns[stop]):
            stop += 1
        return range(first, stop)


def _is_pause(before: Turn, after: Turn) -> bool:
    return after.second - before.second >= PAUSE_SECONDS


def _frame(one: Turn | Event) -> int:
    return one.frame
