"""The turns of a path, from one flight to the next, and the events that each may be by itself."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.events.contact_candidates import N_FEATURES, TIE, ContactCandidates
from rallytrace.analysis.events.rackets import find_passes, nearest_around, racket_distances
from rallytrace.analysis.events.trees import TREES
from rallytrace.analysis.flight.path_flights import Flights
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind
from rallytrace.track.poses import NO_POSES, Poses

_AROUND_SECONDS: Final = 2 / 15
"""Duration of the mean velocities before and after a turn: the ends of a short flight are inexact."""
_LONGEST_GAP: Final = 0.3
"""Seconds without a ball beside a known break; after a longer gap no event is found there."""

AHEAD_SECONDS: Final = 1.5
"""Path after a turn that decides about it; flights that begin later do not change the turn."""
_HAND_SECONDS: Final = 0.8
"""Path before a serve: the ball is held, released and falls."""
PAUSE_SECONDS: Final = 2.5
"""A hit so long after the last one may be the serve of another rally."""
_OPENING_SECONDS: Final = 0.3
"""The begin of a scene; a ball that flies in it was hit before."""
BEHIND_SECONDS: Final = PAUSE_SECONDS + _OPENING_SECONDS
"""Path before a turn that decides about it; flights that ended earlier do not change the turn."""

_MEETING_DISTANCE: Final = 0.27
"""Largest distance between two flights at a turn, in heights of the picture, besides the path flown meanwhile."""
_SAME_MOMENT: Final = 2 / 30
"""Seconds between a turn and a kink that are the same."""

# Velocities, in heights of the picture a second.
_TURNS: Final = 0.3
"""Least change by a hit."""
_TURNS_SOFTLY: Final = 0.15
"""Least change by a soft hit of a shuttle."""
_STARTS: Final = 0.12
"""Least change by a serve, often a soft one."""
_HELD: Final = 0.25
"""A slower ball may be in a hand."""
_SINKS: Final = 0.05
"""Least downward speed before a landing."""
_FALLS: Final = 0.3
"""Least downward speed before a bounce, or before a landing without a recent hit."""
_CROSSES: Final = 0.03
"""Least speed across the picture before a bounce, which keeps it."""

_SHARP: Final = math.cos(math.radians(35))
"""Drag and perspective turn the ball less than this."""
_GAIN: Final = 1.4
"""Least ratio of the speeds after and before a hit that keeps the direction."""
_LEAST_LEFT: Final = 0.2
"""Least share of the speed after a hit."""
_SOFT: Final = 0.5
"""A hit with a smaller share must carry the ball `_NOWHERE` far."""
_BOUNCED: Final = (0.1, 0.85)
"""Share of the speed after a bounce."""
_CHANGE_ACROSS: Final = 0.6
"""Largest change by a bounce, as a share of the speed across the picture."""
_LANDED: Final = 0.9
"""Largest share of the speed after a landing."""

# Distances of the ball, in heights of the picture.
_NOWHERE: Final = 0.1
_SOFT_WAY: Final = 0.2
"""Least distance after a soft hit."""
_SHORT_WAY: Final = 0.25
"""Largest distance after a landing, and least one after a serve."""
RESTING_DISTANCE: Final = 0.05
"""A ball within this distance for `_RESTS_SECONDS` lies still."""
_RESTS_SECONDS: Final = 0.4
_OPENING_FLIGHT: Final = 0.03
"""Least distance of a flying ball within `_OPENING_SECONDS`; one that is held or falls from a hand makes less."""

_EMERGES: Final = 0.03
"""Least rise of a ball within `_AROUND_SECONDS` of its first sight; one that is held makes less."""
_LATE: Final = 3
"""Frames of a scene before the first sight of a ball; one that flew when the scene began is seen at once."""

_BOUNCE_WEIGHTS: Final = (0.68, -6.6, -1.43)
_BOUNCE_BIAS: Final = 2.12
"""A turn is more likely a bounce than a hit if the weighted sum of upward change, change across and logarithm of the
gain in speed is above zero: a logistic regression on labelled events (models/studies/measure_events.py)."""
_SLOW: Final = 0.05
"""Added to both speeds of the gain, in heights a second: noise of a resting ball."""
_HELD_SECONDS: Final = 2 / 15
"""Least time of a slow ball in a hand."""
_HAND_MOVES: Final = 0.03
"""Most movement of a hand upwards, in heights of the picture, and half of its movement across."""
_REACH: Final = 1.0
"""A ball this far from all rackets is in nobody's reach."""
_NEAR_REACH: Final = 0.6
"""A ball nearer than this to a racket of the near side is in its reach; the far side, whose players are small, is
nearer to most balls."""


@dataclass(frozen=True, slots=True)
class Transition:
    """The change from one flight to the next, and its possible events; earlier turns count, too.

    Attributes:
        y: position down the picture, in heights of the picture.
        change: size of the change of velocity.
        starts: a ball that may have been held gets going.
        drops: it starts downwards, as if released.
        bounces: a falling ball is slowed down, but keeps its direction across the picture.
        like_bounce: more like a bounce than like a hit, if the ball bounces in play.
        is_hit: sharp enough for a racket, or the ball gets faster.
        lands: a sinking ball gets no farther.
        rests: a falling ball lies still.
        was_held: just before, a slow ball has hardly left its place but to fall.
        soft: too slow for `is_hit`, but as sharp, and the ball gets far: a hit if it does not bounce in play.
        last_opening: when the last scene began that began with a flying ball, seconds; `-inf` for none so far, or
            longer than a pause ago.
        last_emergence: when a ball was last seen first as it flew, seconds; `-inf` likewise.
        emerged: the frame of that; `-inf` also where the scene begins with that ball.
        racket: distance to the nearest racket, in heights of its player; `-inf` if no player is seen.
        near_racket: likewise of the near side alone; `inf` if only far players are seen.
        hit_odds: log-odds of a hit, if the ball bounces in play, by its path and that racket; `-inf` without one.
        bounce_odds: of a bounce, likewise.
        is_pass: the ball only passes a racket; an event at most if it bounces in play, or between two hits of one side.
        is_kink: the path only has a kink there; an event at most if the ball bounces in play.
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
    was_held: bool = False
    soft: bool = False
    last_opening: float = -math.inf
    last_emergence: float = -math.inf
    emerged: float = -math.inf
    racket: float = -math.inf
    near_racket: float = math.inf
    hit_odds: float = -math.inf
    bounce_odds: float = -math.inf
    is_pass: bool = False
    is_kink: bool = False

    @property
    def is_judged(self) -> bool:
        """Whether the rackets are known."""
        return self.racket >= 0

    @property
    def is_near(self) -> bool | None:
        """Whether the near side may hit the ball here, and not the far one; None if nobody reaches it."""
        return self.near_racket < _NEAR_REACH if 0 <= self.racket < _REACH else None

    @property
    def likely(self) -> EventKind | None:
        """The likely event by the racket, if the ball bounces in play."""
        if self.hit_odds > max(0.0, self.bounce_odds):
            return EventKind.HIT
        return EventKind.BOUNCE if self.bounce_odds > 0 else None

    @property
    def is_sharp(self) -> bool:
        """Whether it is an event, if the ball bounces in play."""
        return self.bounces or self.is_hit or self.lands or self.change > _TURNS


@dataclass(frozen=True, slots=True, eq=False)
class Transitions:
    """Transitions from one flight to another, m of them.

    Attributes:
        velocity_before: (2, m), across and down the picture.
        velocity_after: (2, m).
        distance: (m,), the diagonal of the box around the path of the next `AHEAD_SECONDS`, in heights.
        still_seconds: (m,), duration within a box of `RESTING_DISTANCE`.
        was_held: (m,), whether a slow ball has but fallen in the last `_HAND_SECONDS`, less than `_SHORT_WAY`.
        racket: (m,), distance to the nearest racket, in heights of its player, or NaN.
        near_racket: (m,), likewise of the near side.
        kink_features: (38, m), see `kinks.ContactCandidates.features`.
        is_pass: (m,), whether the ball only passes a racket.
        is_kink: (m,), whether the path only has a kink.
    """

    velocity_before: Floats
    velocity_after: Floats
    distance: Floats
    still_seconds: Floats
    was_held: Flags
    racket: Floats
    near_racket: Floats
    kink_features: Floats
    is_pass: Flags
    is_kink: Flags

    def bounce_features(self) -> Floats:
        """(3, m): change of the velocity upwards, size of the change across, and logarithm of the gain in speed."""
        change_x, change_y = self.velocity_after - self.velocity_before
        speed_before, speed_after = np.hypot(*self.velocity_before), np.hypot(*self.velocity_after)
        return np.stack((-change_y, np.abs(change_x), np.log((speed_after + _SLOW) / (speed_before + _SLOW))))

    def odds(self) -> Floats:
        """(2, m) log-odds of a hit and of a bounce, if the ball bounces in play; `-inf` without a racket."""
        found, known = np.full((2, len(self.racket)), -math.inf), np.isfinite(self.racket)
        if known.any():
            found[:, known] = TREES.odds(self.kink_features[:, known])
        return found

    def classify(self) -> tuple[Floats | Flags, ...]:
        """The attributes of `Transition`, from `change` on."""
        speed_before, speed_after = np.hypot(*self.velocity_before), np.hypot(*self.velocity_after)
        (across_before, fall), (across_after, fall_after) = self.velocity_before, self.velocity_after
        speed_across = np.abs(across_before)
        change, faster = np.hypot(*(self.velocity_after - self.velocity_before)), speed_after > _GAIN * speed_before
        gets_going = (speed_before < _HELD) & faster & (change > _STARTS)
        starts = gets_going & (self.distance >= _SHORT_WAY)
        bounces = (fall > _FALLS) & (fall_after < fall / 2) & (self.distance >= _NOWHERE) & (speed_across > _CROSSES)
        bounces &= (speed_after > _BOUNCED[0] * speed_before) & (speed_after < _BOUNCED[1] * speed_before)
        bounces &= np.abs(across_after - across_before) < _CHANGE_ACROSS * speed_across
        rise, *_ = bounce_features = self.bounce_features()
        like_bounce = (np.einsum("i,ij->j", _BOUNCE_WEIGHTS, bounce_features) + _BOUNCE_BIAS > 0) & (rise > 0)
        sharp = (self.velocity_before * self.velocity_after).sum(axis=0) < _SHARP * speed_before * speed_after
        is_hit = (faster | (sharp & (speed_after > _LEAST_LEFT * speed_before))) & (change > _TURNS)
        is_hit &= (speed_after >= _SOFT * speed_before) | (self.distance >= _NOWHERE)
        slows = speed_after < _LANDED * speed_before
        rests = slows & (fall > _FALLS) & (self.still_seconds >= _RESTS_SECONDS)
        lands = rests | (slows & (fall > _SINKS) & (self.distance < _SHORT_WAY))
        drops = starts & (fall_after > np.abs(across_after))
        soft = sharp & (rise > 0) & (change > _TURNS_SOFTLY) & (speed_after >= _SOFT * speed_before)
        soft = (soft | (gets_going & self.was_held)) & (self.distance >= _SOFT_WAY)
        return change, starts, drops, bounces, like_bounce, is_hit, lands, rests, self.was_held, soft


def list_transitions(flights: Flights, size: Size, poses: Poses = NO_POSES) -> list[Transition]:
    """Turns between flights that begin near the end of the previous one, ascending; none across a cut or a long gap.

    With poses also moments at which the ball passes a racket, and other kinks of the path.
    """
    indices, transitions = find_transitions(flights, size, poses)
    columns = (
        indices + flights.frames.start,
        flights.seconds[indices],
        flights.expected[1, indices] / size.height,
        *transitions.classify(),
        _last_openings(flights, indices, size),
        *_last_emergences(flights, indices, size),
        np.nan_to_num(transitions.racket, nan=-math.inf),
        np.nan_to_num(transitions.near_racket, nan=math.inf),
        *transitions.odds(),
        transitions.is_pass,
        transitions.is_kink,
    )
    return [Transition(*row) for row in zip(*(column.tolist() for column in columns), strict=True)]


def find_transitions(flights: Flights, size: Size, poses: Poses = NO_POSES) -> tuple[Indices, Transitions]:
    """The turns' indices in the flights' frames, (m,), and their transitions."""
    path, seconds, first = flights.expected, flights.seconds, flights.frames.start
    last = np.array([leg[-1] for leg in flights.legs[:-1]], np.int64) - first
    begin = np.array([leg[0] for leg in flights.legs[1:]], np.int64) - first
    indices = np.where(np.isin(last + first, flights.breaks), last, begin)
    velocity_before, velocity_after = _velocities(path, seconds, last, begin)
    duration = seconds[begin] - seconds[last]
    flown = np.maximum(np.hypot(*velocity_before), np.hypot(*velocity_after)) * duration
    is_near = np.hypot(*(path[:, begin] - path[:, last])) <= _MEETING_DISTANCE * size.height + flown
    is_near &= ~np.isin(begin + first, flights.opens)
    counts = is_near | (np.isin(indices + first, flights.breaks) & (duration <= _LONGEST_GAP))
    indices, last, begin = indices[counts], last[counts], begin[counts]
    distances = racket_distances(poses, path, first, pixel_aspect=size.pixel_aspect)
    near_distances = nearest_around(
        racket_distances(poses, path, first, near_side=True, pixel_aspect=size.pixel_aspect)
    )
    passes = find_passes(distances, path, seconds, indices)
    scenes, rackets = np.array(flights.scenes, np.int64) - first, nearest_around(distances)
    kinked = ContactCandidates(flights.path / size.height, seconds, scenes) if poses else None
    found = kinked.kinks[np.isfinite(rackets[kinked.kinks])] if kinked else np.zeros(0, np.int64)
    kinks = _select_apart(found, np.append(indices, passes), seconds)
    order = np.argsort(np.concatenate([indices, passes, kinks]), kind="stable")
    indices, last, begin = (np.concatenate([columns, passes, kinks])[order] for columns in (indices, last, begin))
    velocity_before, velocity_after = (velocity / size.height for velocity in _velocities(path, seconds, last, begin))
    path = path / size.height
    movement = *_movement_after(path, seconds, indices), _was_held(path, seconds, indices)
    features = kinked.features(indices, distances, near_distances) if kinked else np.zeros((N_FEATURES, len(indices)))
    by_rackets = rackets[indices], near_distances[indices], features
    kinds = np.isin(indices, passes), np.isin(indices, kinks)
    return indices, Transitions(velocity_before, velocity_after, *movement, *by_rackets, *kinds)


def _select_apart(kinks: Indices, known: Indices, seconds: Floats) -> Indices:
    """The kinks that are not at a known moment."""
    if not len(known):
        return kinks
    shortest: Floats = np.abs(seconds[kinks][:, None] - seconds[known]).min(axis=1)
    return kinks[shortest > _SAME_MOMENT + TIE]


def _last_openings(flights: Flights, indices: Indices, size: Size) -> Floats:
    """The attribute `last_opening` of the turns at some columns, (m,)."""
    path, seconds, first = flights.expected / size.height, flights.seconds, flights.frames.start
    starts = np.array(flights.scenes, np.int64) - first
    moments = np.full(len(starts) + 1, -math.inf)
    for number, start in enumerate(starts.tolist(), 1):
        stop = int(np.searchsorted(seconds, seconds[start] + _OPENING_SECONDS))
        seen = path[:, start:stop][:, np.isfinite(path[0, start:stop])]
        if seen.shape[1] > 1 and np.hypot(*np.ptp(seen, axis=1)) > _OPENING_FLIGHT:
            moments[number] = seconds[start]
    found = np.maximum.accumulate(moments)[np.searchsorted(starts, indices, "right")]
    return np.where(seconds[indices] - found < PAUSE_SECONDS, found, -math.inf)


def _last_emergences(flights: Flights, indices: Indices, size: Size) -> tuple[Floats, Floats]:
    """The attributes `last_emergence` and `emerged` of the turns at some columns, (m,) each.

    A ball that is seen first later than its scene may fly anywhere but down, one that was unseen in between must rise.
    """
    path, seconds, first = flights.expected / size.height, flights.seconds, flights.frames.start
    seen = np.flatnonzero(np.isfinite(path[0]))
    scenes = np.array(flights.scenes, np.int64) - first
    is_first = np.diff(seconds[seen], prepend=seconds[:1]) > _LONGEST_GAP
    begins = np.searchsorted(seen, scenes)
    begins = begins[begins < len(seen)]
    is_first[begins] = True
    at_once = seen[begins[seen[begins] - scenes[: len(begins)] < _LATE]]
    late = np.setdiff1d(seen[begins], at_once)
    emerged = []
    for column in seen[is_first].tolist():
        ahead = path[:, column : int(np.searchsorted(seconds, seconds[column] + _AROUND_SECONDS + TIE))]
        rise, way = ahead[1, 0] - np.nanmin(ahead[1]), np.hypot(*(np.nanmax(ahead, axis=1) - np.nanmin(ahead, axis=1)))
        comes_down = np.nanmax(ahead[1]) - ahead[1, 0] > _EMERGES / 2
        if (way if column in late and not comes_down else rise) > _EMERGES:
            emerged.append(column)
    columns = np.array(emerged, np.int64)
    last = np.searchsorted(columns, indices)
    moments = np.append(-math.inf, seconds[columns])[last]
    frames = np.append(-math.inf, np.where(np.isin(columns, at_once), -math.inf, columns + first))[last]
    recent = seconds[indices] - moments < PAUSE_SECONDS
    return np.where(recent, moments, -math.inf), np.where(recent, frames, -math.inf)


def _velocities(path: Floats, seconds: Floats, last: Indices, begin: Indices) -> tuple[Floats, Floats]:
    """The mean velocities, (2, m) px/s each, up to the `last` frames and from the `begin` frames on."""
    indices = np.arange(len(seconds))
    gone = ~np.isfinite(path[0])
    opens = np.maximum.accumulate(np.where(gone, indices + 1, 0))
    closes = np.minimum.accumulate(np.where(gone, indices - 1, len(seconds) - 1)[::-1])[::-1]
    early = np.searchsorted(seconds, seconds[last] - _AROUND_SECONDS - TIE)
    late = np.searchsorted(seconds, seconds[begin] + _AROUND_SECONDS + TIE) - 1
    early, late = np.maximum(early, opens[last]), np.minimum(late, closes[begin])
    return _velocity(path, seconds, early, last), _velocity(path, seconds, begin, late)


def _velocity(path: Floats, seconds: Floats, early: Indices, late: Indices) -> Floats:
    displacement, duration = path[:, late] - path[:, early], seconds[late] - seconds[early]
    found: Floats = np.divide(displacement, duration, out=np.zeros_like(displacement), where=duration > 0)
    return found


def _movement_after(path: Floats, seconds: Floats, starts: Indices) -> tuple[Floats, Floats]:
    """The reach of the path within `AHEAD_SECONDS` of some frames, and its duration at rest.

    Args:
        path: (2, n) in heights of the picture.
        seconds: (n,).
        starts: (m,) columns.

    Returns:
        (m,) the diagonal of the box around the path, and (m,) seconds.
    """
    stop = np.searchsorted(seconds, seconds[starts] + AHEAD_SECONDS)
    low, high = path[:, starts].copy(), path[:, starts].copy()
    distance, still_seconds = np.zeros(len(starts)), np.zeros(len(starts))
    for later in range(1, int((stop - starts).max(initial=0))):
        inside = np.flatnonzero(starts + later < stop)
        reached = path[:, starts[inside] + later]
        low[:, inside] = np.fmin(low[:, inside], reached)
        high[:, inside] = np.fmax(high[:, inside], reached)
        distance[inside] = np.hypot(*(high - low)[:, inside])
        resting = inside[(distance[inside] < RESTING_DISTANCE) & np.isfinite(reached[0])]
        still_seconds[resting] = seconds[starts[resting] + later] - seconds[starts[resting]]
    return distance, still_seconds


def _was_held(path: Floats, seconds: Floats, ends: Indices) -> Flags:
    """Whether a slow ball has hardly moved before some frames, as one in a hand that is released and falls.

    Args:
        path: (2, n) in heights of the picture.
        seconds: (n,).
        ends: (m,) columns.
    """
    held = np.zeros(len(ends), np.bool_)
    starts = np.searchsorted(seconds, seconds[ends] - _HAND_SECONDS - TIE)
    for index, (start, end) in enumerate(zip(starts.tolist(), ends.tolist(), strict=True)):
        seen = start + np.flatnonzero(np.isfinite(path[0, start : end + 1]))
        if not len(seen) or seconds[seen[-1]] - seconds[seen[0]] < 2 * _HELD_SECONDS:
            continue
        points, times = path[:, seen], seconds[seen]
        later = np.searchsorted(times, times + _HELD_SECONDS - TIE)
        later = later[later < len(times)]
        speeds = np.hypot(*(points[:, later] - points[:, : len(later)])) / (times[later] - times[: len(later)])
        across, down = np.ptp(points, axis=1)
        rise = (np.maximum.accumulate(points[1]) - points[1]).max()
        falls = down < _SHORT_WAY and rise < _HAND_MOVES and across < 2 * _HAND_MOVES
        held[index] = falls and bool((speeds < _HELD).any())
    return held
