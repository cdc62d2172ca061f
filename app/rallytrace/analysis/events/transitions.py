"""Find the transitions from one arc of a path to the next, and which events each of them may be."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.arcs.path_arcs import PathArcs, arc_steps, nearest_columns
from rallytrace.analysis.events.contact_candidates import N_FEATURES, TIME_TOLERANCE_SECONDS, ContactCandidates
from rallytrace.analysis.events.rackets import find_passes, nearest_around, racket_distances
from rallytrace.analysis.events.trees import SHUTTLE_TREES, TREES
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.steps import Steps

_VELOCITY_SECONDS: Final = 2 / 15
"""Time over which the mean velocities before and after a transition are measured, because the ends of a short arc are
inexact.
"""
_MAX_GAP_SECONDS: Final = 0.3
"""Longest gap without a ball at a known contact. After a longer gap, no event is found there."""

AHEAD_SECONDS: Final = 1.5
"""Length of the path after a transition that its classification uses. Arcs that begin later do not affect it."""
_HAND_SECONDS: Final = 0.8
"""Length of the path before a serve in which the ball is held, released and falls."""
PAUSE_SECONDS: Final = 2.5
"""After this time without a hit, the next hit may be the serve of another rally."""
BOUNCE_TO_HIT_SECONDS: Final = 0.42
"""Assumed time from a bounce to the next hit if the path does not show that hit: the median of 13 in tennis."""
_OPENING_SECONDS: Final = 0.3
"""Length of the opening of a scene. A ball that flies during the opening was hit before the scene began."""
BEHIND_SECONDS: Final = PAUSE_SECONDS + _OPENING_SECONDS
"""Length of the path before a transition that its classification uses. Arcs that ended earlier do not affect it."""

_MAX_MEETING_DISTANCE_HEIGHTS: Final = 0.27
"""Largest distance between two arcs at a transition, in picture heights, in addition to the distance flown in between.
"""
_SAME_CONTACT_SECONDS: Final = 2 / 30
"""A transition and a candidate contact up to this far apart are the same."""

# Velocities, in picture heights per second.
_MIN_HIT_CHANGE: Final = 0.3
"""Smallest change of velocity at a hit."""
_MIN_SOFT_HIT_CHANGE: Final = 0.15
"""Smallest change of velocity at a soft hit of a shuttle."""
_MIN_SERVE_CHANGE: Final = 0.12
"""Smallest change of velocity at a serve, which is often soft."""
_MAX_HELD_SPEED: Final = 0.25
"""A slower ball may be held in a hand."""
_MIN_LANDING_FALL: Final = 0.05
"""Smallest downward speed before a landing."""
_MIN_BOUNCE_FALL: Final = 0.3
"""Smallest downward speed before a bounce, or before a landing without a recent hit."""
_MIN_BOUNCE_SPEED_ACROSS: Final = 0.03
"""Smallest speed across the picture before a bounce; a bounce keeps this direction."""

_MAX_FREE_FLIGHT_COSINE: Final = math.cos(math.radians(35))
"""Cosine of the largest change of direction that drag and perspective cause by themselves."""
_MIN_SPEED_GAIN: Final = 1.4
"""Smallest ratio of the speed after to the speed before at a hit that keeps the direction."""
_MIN_SPEED_RATIO: Final = 0.2
"""Smallest ratio of the speed after to the speed before at a hit."""
_MIN_FIRM_SPEED_RATIO: Final = 0.5
"""After a hit with a smaller ratio of the speeds, the ball must fly at least `_MIN_WAY_HEIGHTS`."""
_BOUNCE_SPEED_RATIOS: Final = (0.1, 0.85)
"""Smallest and largest ratio of the speed after to the speed before at a bounce."""
_MAX_BOUNCE_CHANGE_ACROSS: Final = 0.6
"""Largest change of the speed across the picture at a bounce, as a share of that speed."""
_MAX_LANDING_SPEED_RATIO: Final = 0.9
"""Largest ratio of the speed after to the speed before at a landing."""

# Distances of the ball, in picture heights.
_MIN_WAY_HEIGHTS: Final = 0.1
"""Smallest distance that the ball flies after a bounce or a slow hit."""
_MIN_SOFT_HIT_WAY_HEIGHTS: Final = 0.2
"""Smallest distance that the ball flies after a soft hit."""
_SHORT_WAY_HEIGHTS: Final = 0.25
"""After a landing the ball moves less than this; after a serve it flies at least this far."""
RESTING_DISTANCE_HEIGHTS: Final = 0.05
"""A ball that stays within this distance for `_REST_SECONDS` is at rest."""
_REST_SECONDS: Final = 0.4
_MIN_OPENING_WAY_HEIGHTS: Final = 0.03
"""Smallest distance that a flying ball covers within `_OPENING_SECONDS`; a held or dropped ball covers less."""

_MIN_EMERGENCE_RISE_HEIGHTS: Final = 0.03
"""Smallest rise of a flying ball within `_VELOCITY_SECONDS` of its first detection; a held ball rises less."""
_MIN_LATE_SECONDS: Final = 0.1
"""A ball that is first seen more than this after the start of a scene was not in flight when the scene began."""

_BOUNCE_WEIGHTS: Final = (0.68, -6.6, -1.43)
_BOUNCE_BIAS: Final = 2.12
"""A logistic regression on labelled events (docs/decisions/0017-events.md). A transition is more likely a bounce than a
hit if the weighted sum of `Transitions.bounce_features`, plus this bias, is positive.
"""
_LOG_SPEED_OFFSET: Final = 0.05
"""Value added to both speeds before their ratio is taken, in picture heights per second: the noise of a resting ball.
"""
_MIN_HELD_SECONDS: Final = 2 / 15
"""Shortest time for which a slow ball in a hand is observed."""
_MAX_HAND_RISE_HEIGHTS: Final = 0.03
"""Largest upward movement of a hand, in picture heights. The largest movement across is twice this."""
_MAX_REACH_HEIGHTS: Final = 1.0
"""A ball farther than this from all rackets, in player heights, is out of everybody's reach."""
_NEAR_REACH_HEIGHTS: Final = 0.6
"""A ball closer than this to a racket of the near side is in that side's reach. Players of the far side look smaller,
so most balls are closer to them in the picture.
"""


@dataclass(frozen=True, slots=True)
class Transition:
    """A change from one arc to the next, and the events that it may be. The event also depends on earlier transitions.

    Attributes:
        second: time in seconds.
        y: vertical position from the top, in picture heights.
        change: size of the change of velocity, in picture heights per second.
        starts: whether a ball that may have been held starts to move.
        drops: whether it starts downwards, as if released.
        bounces: whether a falling ball is slowed down but keeps its direction across the picture.
        like_bounce: whether this is more likely a bounce than a hit, provided that the ball bounces in play.
        is_hit: whether a racket may have hit the ball: its direction changes sharply, or it becomes faster.
        lands: whether a sinking ball gets no farther.
        rests: whether a falling ball comes to rest.
        was_held: whether a slow ball hardly moved except downwards just before.
        soft: whether this may be a soft hit: the direction changes as sharply as for `is_hit`, with a smaller change of
            velocity, and the ball flies far. Used only if the ball does not bounce in play.
        last_opening: start in seconds of the last scene that began with a flying ball; `-inf` if there was none, or
            none within `PAUSE_SECONDS`.
        last_emergence: time in seconds at which a flying ball last became visible; `-inf` if there was none, or none
            within `PAUSE_SECONDS`.
        emerged: frame number of `last_emergence`; `-inf` if there is none, or if the scene begins with that ball.
        racket: distance to the nearest racket in player heights; `-inf` if no player is visible.
        near_racket: distance to the nearest racket of the near side; `inf` if only far players are visible.
        hit_odds: log-odds of a hit by path and racket, provided that the ball bounces in play; `-inf` if `racket` is
            unknown.
        bounce_odds: the same for a bounce.
        shuttle_odds: log-odds of a hit by path and racket, provided that the ball does not bounce in play; `-inf` if
            `racket` is unknown.
        is_pass: whether the ball only passes a racket. This is an event only if the ball bounces in play, or between
            two hits by one side.
        is_candidate: whether this is only a candidate contact within an arc. This is an event only if the ball bounces
            in play.
        frame_hit_after: frame assumed for the next hit if this is a bounce and the path does not show that hit.
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
    shuttle_odds: float = -math.inf
    is_pass: bool = False
    is_candidate: bool = False
    frame_hit_after: int = -1

    @property
    def is_judged(self) -> bool:
        """Return True if the distance to a racket is known, so that the log-odds are valid."""
        return self.racket >= 0

    @property
    def is_near(self) -> bool | None:
        """Return whether the near side can hit the ball here rather than the far side; None if nobody can reach it."""
        return self.near_racket < _NEAR_REACH_HEIGHTS if 0 <= self.racket < _MAX_REACH_HEIGHTS else None

    @property
    def likely(self) -> EventKind | None:
        """Return the event that is likely by path and racket if the ball bounces in play; None if there is none."""
        if self.hit_odds > max(0.0, self.bounce_odds):
            return EventKind.HIT
        return EventKind.BOUNCE if self.bounce_odds > 0 else None

    @property
    def is_sharp(self) -> bool:
        """Return True if the change is large enough for an event, provided that the ball bounces in play."""
        return self.bounces or self.is_hit or self.lands or self.change > _MIN_HIT_CHANGE


@dataclass(frozen=True, slots=True, eq=False)
class Transitions:
    """Measurements of m transitions from one arc to the next. Lengths are in picture heights.

    Attributes:
        velocity_before: (2, m) velocity across and down the picture before the transition, per second.
        velocity_after: (2, m) velocity after the transition.
        distance: (m,) diagonal of the box around the path of the next `AHEAD_SECONDS`.
        still_seconds: (m,) time that the ball then stays within a box with a diagonal of `RESTING_DISTANCE_HEIGHTS`.
        was_held: (m,) whether a slow ball only fell during the last `_HAND_SECONDS`, and by less than
            `_SHORT_WAY_HEIGHTS`.
        racket: (m,) distance to the nearest racket in player heights; NaN if unknown.
        near_racket: (m,) distance to the nearest racket of the near side; NaN if unknown.
        contact_features: (38, m) features from `ContactCandidates.features`.
        is_pass: (m,) whether the ball only passes a racket.
        is_candidate: (m,) whether this is only a candidate contact within an arc.
    """

    velocity_before: Floats
    velocity_after: Floats
    distance: Floats
    still_seconds: Floats
    was_held: Flags
    racket: Floats
    near_racket: Floats
    contact_features: Floats
    is_pass: Flags
    is_candidate: Flags

    def bounce_features(self) -> Floats:
        """Return features (3, m) that tell bounces from hits.

        The rows are the upward change of velocity, the size of the change across, and the logarithm of the gain in
        speed.
        """
        change_x, change_y = self.velocity_after - self.velocity_before
        speed_before, speed_after = np.hypot(*self.velocity_before), np.hypot(*self.velocity_after)
        return np.stack(
            (
                -change_y,
                np.abs(change_x),
                np.log((speed_after + _LOG_SPEED_OFFSET) / (speed_before + _LOG_SPEED_OFFSET)),
            )
        )

    def odds(self) -> Floats:
        """Return the (3, m) log-odds of `Transition` from `hit_odds` on; `-inf` without a racket."""
        found, known = np.full((3, len(self.racket)), -math.inf), np.isfinite(self.racket)
        if known.any():
            features = self.contact_features[:, known]
            found[:, known] = np.concatenate([TREES.odds(features), SHUTTLE_TREES.odds(features)])
        return found

    def classify(self) -> tuple[Floats | Flags, ...]:
        """Return the attributes `change` to `soft` of `Transition`, each (m,)."""
        speed_before, speed_after = np.hypot(*self.velocity_before), np.hypot(*self.velocity_after)
        (across_before, fall), (across_after, fall_after) = self.velocity_before, self.velocity_after
        speed_across = np.abs(across_before)
        change, faster = (
            np.hypot(*(self.velocity_after - self.velocity_before)),
            speed_after > _MIN_SPEED_GAIN * speed_before,
        )
        gets_going = (speed_before < _MAX_HELD_SPEED) & faster & (change > _MIN_SERVE_CHANGE)
        starts = gets_going & (self.distance >= _SHORT_WAY_HEIGHTS)
        bounces = (
            (fall > _MIN_BOUNCE_FALL)
            & (fall_after < fall / 2)
            & (self.distance >= _MIN_WAY_HEIGHTS)
            & (speed_across > _MIN_BOUNCE_SPEED_ACROSS)
        )
        bounces &= (speed_after > _BOUNCE_SPEED_RATIOS[0] * speed_before) & (
            speed_after < _BOUNCE_SPEED_RATIOS[1] * speed_before
        )
        bounces &= np.abs(across_after - across_before) < _MAX_BOUNCE_CHANGE_ACROSS * speed_across
        rise, *_ = bounce_features = self.bounce_features()
        like_bounce = (np.einsum("i,ij->j", _BOUNCE_WEIGHTS, bounce_features) + _BOUNCE_BIAS > 0) & (rise > 0)
        sharp = (self.velocity_before * self.velocity_after).sum(
            axis=0
        ) < _MAX_FREE_FLIGHT_COSINE * speed_before * speed_after
        is_hit = (faster | (sharp & (speed_after > _MIN_SPEED_RATIO * speed_before))) & (change > _MIN_HIT_CHANGE)
        is_hit &= (speed_after >= _MIN_FIRM_SPEED_RATIO * speed_before) | (self.distance >= _MIN_WAY_HEIGHTS)
        slows = speed_after < _MAX_LANDING_SPEED_RATIO * speed_before
        rests = slows & (fall > _MIN_BOUNCE_FALL) & (self.still_seconds >= _REST_SECONDS)
        lands = rests | (slows & (fall > _MIN_LANDING_FALL) & (self.distance < _SHORT_WAY_HEIGHTS))
        drops = starts & (fall_after > np.abs(across_after))
        soft = (
            sharp & (rise > 0) & (change > _MIN_SOFT_HIT_CHANGE) & (speed_after >= _MIN_FIRM_SPEED_RATIO * speed_before)
        )
        soft = (soft | (gets_going & self.was_held)) & (self.distance >= _MIN_SOFT_HIT_WAY_HEIGHTS)
        return change, starts, drops, bounces, like_bounce, is_hit, lands, rests, self.was_held, soft


def transition_steps(
    path: Floats,
    seconds: Floats,
    *,
    size: Size,
    begins: Flags,
    contacts: Iterable[int] = (),
    first: int = 0,
    poses: Poses = NO_POSES,
) -> Steps[list[Transition]]:
    """Return the transitions of a path, ascending. Those of each scene are found without the other scenes.

    The arguments are those of `arc_steps` and `list_transitions`.
    """
    edges, contacts, found = np.flatnonzero(begins[1:]) + 1, tuple(contacts), list[Transition]()
    for columns in np.split(np.arange(path.shape[1]), edges):
        scene = slice(int(columns[0]), int(columns[-1]) + 1) if len(columns) else slice(0)
        if np.isfinite(path[0, scene]).any():
            opens, start = begins[scene], first + scene.start
            arcs = yield from arc_steps(
                path[:, scene], seconds[scene], size=size, begins=opens, contacts=contacts, first=start
            )
            found += list_transitions(arcs, size, poses)
    return found


def list_transitions(arcs: PathArcs, size: Size, poses: Poses = NO_POSES) -> list[Transition]:
    """Return the transitions between arcs that meet, ascending. There are none across a cut or a long gap.

    If poses are given, the moments at which the ball passes a racket and the candidate contacts of the path are
    included.
    """
    frames, transitions = find_transitions(arcs, size, poses)
    indices = frames - arcs.frames.start
    columns = (
        frames,
        arcs.seconds[indices],
        arcs.expected[1, indices] / size.height,
        *transitions.classify(),
        _last_openings(arcs, indices, size),
        *_last_emergences(arcs, indices, size),
        np.nan_to_num(transitions.racket, nan=-math.inf),
        np.nan_to_num(transitions.near_racket, nan=math.inf),
        *transitions.odds(),
        transitions.is_pass,
        transitions.is_candidate,
        arcs.frames.start + nearest_columns(arcs.seconds, arcs.seconds[indices] + BOUNCE_TO_HIT_SECONDS),
    )
    return [Transition(*row) for row in zip(*(column.tolist() for column in columns), strict=True)]


def find_transitions(arcs: PathArcs, size: Size, poses: Poses = NO_POSES) -> tuple[Indices, Transitions]:
    """Return the frames (m,) of the transitions and their measurements. Only sampled frames are measured."""
    sampled = np.flatnonzero(arcs.sampled)
    frames, path, seconds = sampled + arcs.frames.start, arcs.expected[:, sampled], arcs.seconds[sampled]
    last_frames = np.array([arc[-1] for arc in arcs.arcs[:-1]], np.int64)
    first_frames = np.array([arc[0] for arc in arcs.arcs[1:]], np.int64)
    at = np.where(np.isin(last_frames, arcs.contacts), last_frames, first_frames)
    begin = np.minimum(np.searchsorted(frames, first_frames), len(frames) - 1)
    last = np.searchsorted(frames, last_frames, "right") - 1
    indices = np.where(at == last_frames, last, begin)
    velocity_before, velocity_after = _velocities_around(path, seconds, last, begin)
    duration = seconds[begin] - seconds[last]
    flown = np.maximum(np.hypot(*velocity_before), np.hypot(*velocity_after)) * duration
    is_near = np.hypot(*(path[:, begin] - path[:, last])) <= _MAX_MEETING_DISTANCE_HEIGHTS * size.height + flown
    is_near &= ~np.isin(first_frames, arcs.opens)
    counts = is_near | (np.isin(at, arcs.contacts) & (duration <= _MAX_GAP_SECONDS))
    at, indices, last, begin = at[counts], indices[counts], last[counts], begin[counts]
    distances = racket_distances(poses, path, frames, pixel_aspect=size.pixel_aspect)
    near_distances = nearest_around(
        racket_distances(poses, path, frames, near_side=True, pixel_aspect=size.pixel_aspect)
    )
    passes = find_passes(distances, path, seconds, indices)
    scenes, rackets = np.searchsorted(frames, arcs.scenes), nearest_around(distances)
    contacts = ContactCandidates(arcs.path[:, sampled] / size.height, seconds, scenes) if poses else None
    found = contacts.candidates[np.isfinite(rackets[contacts.candidates])] if contacts else np.zeros(0, np.int64)
    candidates = _select_apart(found, np.append(indices, passes), seconds)
    order = np.argsort(np.concatenate([indices, passes, candidates]), kind="stable")
    at = np.concatenate([at, frames[passes], frames[candidates]])[order]
    indices, last, begin = (np.concatenate([columns, passes, candidates])[order] for columns in (indices, last, begin))
    velocity_before, velocity_after = (
        velocity / size.height for velocity in _velocities_around(path, seconds, last, begin)
    )
    path = path / size.height
    movement = *_movement_after(path, seconds, indices), _was_held(path, seconds, indices)
    features = (
        contacts.features(indices, distances, near_distances) if contacts else np.zeros((N_FEATURES, len(indices)))
    )
    by_rackets = rackets[indices], near_distances[indices], features
    kinds = np.isin(indices, passes), np.isin(indices, candidates)
    return at, Transitions(velocity_before, velocity_after, *movement, *by_rackets, *kinds)


def _select_apart(candidates: Indices, known: Indices, seconds: Floats) -> Indices:
    """Return the candidates that do not coincide with a known contact."""
    if not len(known):
        return candidates
    shortest: Floats = np.abs(seconds[candidates][:, None] - seconds[known]).min(axis=1)
    return candidates[shortest > _SAME_CONTACT_SECONDS + TIME_TOLERANCE_SECONDS]


def _last_openings(arcs: PathArcs, indices: Indices, size: Size) -> Floats:
    """Return `Transition.last_opening` for the given columns, (m,)."""
    path, seconds, first = arcs.expected / size.height, arcs.seconds, arcs.frames.start
    starts = np.array(arcs.scenes, np.int64) - first
    moments = np.full(len(starts) + 1, -math.inf)
    for number, start in enumerate(starts.tolist(), 1):
        stop = int(np.searchsorted(seconds, seconds[start] + _OPENING_SECONDS))
        seen = path[:, start:stop][:, np.isfinite(path[0, start:stop])]
        if seen.shape[1] > 1 and np.hypot(*np.ptp(seen, axis=1)) > _MIN_OPENING_WAY_HEIGHTS:
            moments[number] = seconds[start]
    found = np.maximum.accumulate(moments)[np.searchsorted(starts, indices, "right")]
    return np.where(seconds[indices] - found < PAUSE_SECONDS, found, -math.inf)


def _last_emergences(arcs: PathArcs, indices: Indices, size: Size) -> tuple[Floats, Floats]:
    """Return when and in which frame a flying ball last became visible before the given columns, (m,) each.

    These are `Transition.last_emergence` and `Transition.emerged`. A ball that is first seen after the start of its
    scene may fly in any direction but down. A ball that was hidden during the scene must rise.
    """
    path, seconds, first = arcs.expected / size.height, arcs.seconds, arcs.frames.start
    seen = np.flatnonzero(np.isfinite(path[0]))
    scenes = np.array(arcs.scenes, np.int64) - first
    is_first = np.diff(seconds[seen], prepend=seconds[:1]) > _MAX_GAP_SECONDS
    begins = np.searchsorted(seen, scenes)
    begins = begins[begins < len(seen)]
    is_first[begins] = True
    at_once = seen[
        begins[seconds[seen[begins]] - seconds[scenes[: len(begins)]] < _MIN_LATE_SECONDS - TIME_TOLERANCE_SECONDS]
    ]
    late = np.setdiff1d(seen[begins], at_once)
    emerged = []
    for column in seen[is_first].tolist():
        ahead = path[
            :, column : int(np.searchsorted(seconds, seconds[column] + _VELOCITY_SECONDS + TIME_TOLERANCE_SECONDS))
        ]
        rise, way = ahead[1, 0] - np.nanmin(ahead[1]), np.hypot(*(np.nanmax(ahead, axis=1) - np.nanmin(ahead, axis=1)))
        comes_down = np.nanmax(ahead[1]) - ahead[1, 0] > _MIN_EMERGENCE_RISE_HEIGHTS / 2
        if (way if column in late and not comes_down else rise) > _MIN_EMERGENCE_RISE_HEIGHTS:
            emerged.append(column)
    columns = np.array(emerged, np.int64)
    last = np.searchsorted(columns, indices)
    moments = np.append(-math.inf, seconds[columns])[last]
    frames = np.append(-math.inf, np.where(np.isin(columns, at_once), -math.inf, columns + first))[last]
    recent = seconds[indices] - moments < PAUSE_SECONDS
    return np.where(recent, moments, -math.inf), np.where(recent, frames, -math.inf)


def _velocities_around(path: Floats, seconds: Floats, last: Indices, begin: Indices) -> tuple[Floats, Floats]:
    """Return the mean velocities before the frames `last` and after the frames `begin`, (2, m) px/s each."""
    indices = np.arange(len(seconds))
    gone = ~np.isfinite(path[0])
    opens = np.maximum.accumulate(np.where(gone, indices + 1, 0))
    closes = np.minimum.accumulate(np.where(gone, indices - 1, len(seconds) - 1)[::-1])[::-1]
    early = np.searchsorted(seconds, seconds[last] - _VELOCITY_SECONDS - TIME_TOLERANCE_SECONDS)
    late = np.searchsorted(seconds, seconds[begin] + _VELOCITY_SECONDS + TIME_TOLERANCE_SECONDS) - 1
    early, late = np.maximum(early, opens[last]), np.minimum(late, closes[begin])
    return _velocity(path, seconds, early, last), _velocity(path, seconds, begin, late)


def _velocity(path: Floats, seconds: Floats, early: Indices, late: Indices) -> Floats:
    displacement, duration = path[:, late] - path[:, early], seconds[late] - seconds[early]
    found: Floats = np.divide(displacement, duration, out=np.zeros_like(displacement), where=duration > 0)
    return found


def _movement_after(path: Floats, seconds: Floats, starts: Indices) -> tuple[Floats, Floats]:
    """Return how far the path extends in the `AHEAD_SECONDS` after each start, and how long the ball rests there.

    Args:
        path: (2, n) positions in picture heights.
        seconds: (n,) frame times.
        starts: (m,) columns of `path`.

    Returns:
        (m,) diagonals of the boxes around the path, in picture heights, and (m,) seconds at rest.
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
        resting = inside[(distance[inside] < RESTING_DISTANCE_HEIGHTS) & np.isfinite(reached[0])]
        still_seconds[resting] = seconds[starts[resting] + later] - seconds[starts[resting]]
    return distance, still_seconds


def _was_held(path: Floats, seconds: Floats, ends: Indices) -> Flags:
    """Return whether the ball hardly moved before each end, like one that is held in a hand, released, and then falls.

    Args:
        path: (2, n) positions in picture heights.
        seconds: (n,) frame times.
        ends: (m,) columns of `path`.
    """
    held = np.zeros(len(ends), np.bool_)
    starts = np.searchsorted(seconds, seconds[ends] - _HAND_SECONDS - TIME_TOLERANCE_SECONDS)
    for index, (start, end) in enumerate(zip(starts.tolist(), ends.tolist(), strict=True)):
        seen = start + np.flatnonzero(np.isfinite(path[0, start : end + 1]))
        if not len(seen) or seconds[seen[-1]] - seconds[seen[0]] < 2 * _MIN_HELD_SECONDS:
            continue
        points, times = path[:, seen], seconds[seen]
        later = np.searchsorted(times, times + _MIN_HELD_SECONDS - TIME_TOLERANCE_SECONDS)
        later = later[later < len(times)]
        speeds = np.hypot(*(points[:, later] - points[:, : len(later)])) / (times[later] - times[: len(later)])
        across, down = np.ptp(points, axis=1)
        rise = (np.maximum.accumulate(points[1]) - points[1]).max()
        falls = down < _SHORT_WAY_HEIGHTS and rise < _MAX_HAND_RISE_HEIGHTS and across < 2 * _MAX_HAND_RISE_HEIGHTS
        held[index] = falls and bool((speeds < _MAX_HELD_SPEED).any())
    return held
