"""Decide which side of the net makes each hit of a rally, from the rally as a whole.

The hits of a rally form a chain. The sides hit in turn, the ball leaves towards the other side, and it is hit where a
player can reach it in space. A conditional random field weighs this evidence, and gives each hit a calibrated
probability. Nothing outside the rally is used.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.analysis.court.player_positions import are_on_court, feet_pixels
from rallytrace.analysis.hitters import find_wrist_hitters, nearest_wrist
from rallytrace.analysis.shots.single_shot_fit import fit_guessed_shots, view_shots
from rallytrace.errors import Check
from rallytrace.track.arrays import Floats
from rallytrace.track.camera import Camera
from rallytrace.track.court_views import CourtViews
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.match_setup import FAR_END, NEAR_END
from rallytrace.track.poses import KEYPOINTS, Person, Poses
from rallytrace.track.sports import SPORTS, Sport

SURE_PROBABILITY: Final = 0.95
"""Probability from which the side of a hit is certain."""
_SEARCH_SECONDS: Final = 0.14
"""Largest time between a contact and the ball position that is used for it."""
_SEARCH_STEPS: Final = (0, 1, -1, 2, -2, 4, -4)
"""Distances in time between a contact and the poses that are used for it, in steps of about 1/30 s."""
_HIT_HEIGHT_M: Final = 1.4
_HIT_HEIGHT_SPREAD_M: Final = 0.9
"""Mean and standard deviation of the height at which the ball is hit."""
_ASIDE_SPREAD_M: Final = 0.9
"""Standard deviation of the distance across the court between a player's feet and the ball that the player hits."""
_MAX_REACH_COST: Final = 4.0
"""Cost for a player who cannot reach the ball or is not visible."""
_MAX_ARM_HEIGHTS: Final = 1.5
"""Distance in player heights between the arms and a ball that is out of reach; also used for a side without players."""
_MAX_HEIGHT_M: Final = 3.0
"""Limit for differences of heights; larger differences count as this one."""
_PLAYER_SPREAD_M: Final = 0.8
_UNSEEN_SPREAD_M: Final = 3.0
"""Standard deviation of a hit's distance from the net, around a visible player, and around the usual distance."""
_USUAL_DEPTH_LENGTHS: Final = 0.3
"""Usual distance of a player from the net, in lengths of the court."""
_FLOOR_SPREAD_M: Final = 50.0
"""Standard deviation of a bounce's guessed distance from the net. It is so large that only the position on the floor
counts.
"""
_FIT_COST_SCALE: Final = 20.0
"""Difference between the fit costs of the two directions of a shot that makes the direction clear."""
_MIN_POSITIONS: Final = 5
"""Smallest number of ball positions in a shot for its direction to count."""
_USUAL_GAP_SECONDS, _SHORT_GAP_SECONDS, _MAX_GAP_SECONDS = 1.0, 0.35, 3.0
"""Times between two hits: above the first a hit may have been missed, below the second one may be false."""
_USER_LOG_ODDS: Final = 100.0
"""Log-odds of a side that the user set."""
_WRIST_PROBABILITY: Final = 0.8
"""Probability of a side that is known only from the wrist nearest to the ball, without a court."""
_ARMS: Final = [k for k, name in enumerate(KEYPOINTS) if name.endswith(("shoulder", "elbow", "wrist"))]

FEATURES: Final = (
    "depth",
    "reach",
    "arms",
    "towards next",
    "from previous",
    "shot after",
    "shot before",
    "bounce before",
    "bounce after",
    "landing after",
)
"""Names of the features of a hit. Positive values speak for the near side, negative ones for the far side; see
`_Observer`.
"""
TURNS: Final = ("turn", "long gap", "short gap")
"""Names of the features of two consecutive hits. Positive values speak for different sides."""
WEIGHTS: Final = (1.07, 1.24, 1.43, 1.36, 0.89, 1.52, 1.88, 1.19, 1.16, 0.77, 2.68, -2.23, 0.56)
"""Log-odds per unit of each of `FEATURES` and `TURNS`, fitted by `models/studies/measure_hitters.py --fit`."""


@dataclass(frozen=True, slots=True)
class HitSide:
    """The side that makes a hit.

    Attributes:
        end: 'near' or 'far'; 'left' or 'right' if the camera stands beside the net; '' if unknown.
        probability: probability of the end, 0 to 1; 1 if the user set it.
        place: middle of the hitter's box in video pixels; None if the hitter is not visible.
        wrist: which of the hitter's wrists is nearer to the ball, 'left' or 'right'; '' if both are far away.
        by_hand: whether the user set the end.
    """

    frame: int
    end: str
    probability: float
    place: tuple[float, float] | None = None
    wrist: str = ""
    by_hand: bool = False

    @property
    def is_sure(self) -> bool:
        return self.probability >= SURE_PROBABILITY


SidesByUser: TypeAlias = Mapping[int, HitSide]
"""Sides that the user set, keyed by the frame of the hit."""


@dataclass(frozen=True, slots=True, eq=False)
class RallyContacts:
    """The contacts of a rally, and what is needed to decide which side makes each hit.

    Attributes:
        events: contacts, ascending.
        path: (2, n) ball positions in video pixels from frame `first` on, NaN where there is none.
        first: frame of the first column of `path`.
        seconds: (n,) time of each column of `path`.
        views: courts; without any, if they are unknown.
    """

    events: tuple[Event, ...]
    path: Floats
    first: int
    seconds: Floats
    poses: Poses
    views: CourtViews

    def observe(self) -> "HitObservations | None":
        """Return the evidence about the hits; None if the court gives no camera."""
        court, camera = self.views.at(self.events[0].frame), self.views.camera(self.events[0].frame)
        return None if court is None or camera is None else _Observer(self, camera, court.sport).observe()

    def decide(self, by_user: SidesByUser, check: Check = lambda: None) -> tuple[HitSide, ...]:
        """Return the side of each hit. Without a court, only hits with a wrist near the ball have one.

        Args:
            by_user: sides that the user set; they also affect the hits next to them.
            check: raises an error to stop.
        """
        check()
        seen = self.observe()
        if seen is None:
            return (*self._decide_by_wrists(by_user),)
        probabilities = seen.weigh(by_user).tolist()
        return tuple(
            self._name(frame, near, seen.halves[k], seen.balls[k], by_user.get(frame))
            for k, (frame, near) in enumerate(zip(seen.frames, probabilities, strict=True))
        )

    def _name(self, frame: int, near: float, halves: "_Halves", ball: Floats, by_user: HitSide | None) -> HitSide:
        end = NEAR_END if near >= 0.5 else FAR_END
        aspect = self.views.size.pixel_aspect
        person = halves.hitter(end, ball, aspect, None if by_user is None else by_user.place)
        wrist = None if person is None else nearest_wrist([person], float(ball[0]), float(ball[1]), aspect)
        place = None if person is None else person.middle
        return HitSide(frame, end, max(near, 1 - near), place, "" if wrist is None else wrist[1], by_user is not None)

    def _decide_by_wrists(self, by_user: SidesByUser) -> list[HitSide]:
        shown = [Event(event.frame - self.first, event.kind) for event in self.events]
        found = find_wrist_hitters(self.poses, shown, self.path, self.views.size.pixel_aspect, self.first)
        sides = {
            self.first + frame: HitSide(self.first + frame, hit.name, _WRIST_PROBABILITY, wrist=hit.hand)
            for frame, hit in found.items()
        }
        sides |= {event.frame: by_user[event.frame] for event in self.events if event.frame in by_user}
        return [sides[frame] for frame in sorted(sides)]


@dataclass(frozen=True, slots=True, eq=False)
class HitObservations:
    """The evidence about the n hits of a rally.

    Attributes:
        frames: frames of the hits.
        features: (n, len(FEATURES)) features of each hit.
        turns: (n - 1, len(TURNS)) features of each pair of consecutive hits.
        halves: players of both halves at each hit.
        balls: (n, 2) ball positions in video pixels.
    """

    frames: tuple[int, ...]
    features: Floats
    turns: Floats
    halves: "tuple[_Halves, ...]"
    balls: Floats

    def weigh(self, by_user: SidesByUser, weights: Sequence[float] = WEIGHTS) -> Floats:
        """Return the probability that the near side makes each hit, (n,).

        Args:
            by_user: sides that the user set.
            weights: log-odds per unit of each feature.
        """
        near = self.features @ weights[: len(FEATURES)]
        for k, frame in enumerate(self.frames):
            if frame in by_user:
                near[k] = _USER_LOG_ODDS if by_user[frame].end == NEAR_END else -_USER_LOG_ODDS
        return chain_probabilities(near, self.turns @ weights[len(FEATURES) :])[0]


def search_margin(seconds: Floats) -> int:
    """Return the number of frames before and after a contact in which the ball and the players are searched.

    Args:
        seconds: (n,) time of each frame of the video.
    """
    return max(max(_SEARCH_STEPS) * _frame_step(seconds), math.ceil(_SEARCH_SECONDS / _frame_seconds(seconds)))


def _frame_step(seconds: Floats) -> int:
    return max(1, round(1 / 30 / _frame_seconds(seconds)))


def _frame_seconds(seconds: Floats) -> float:
    return max(float(seconds[-1] - seconds[0]) / max(len(seconds) - 1, 1), 1e-3)


def chain_probabilities(near: Floats, turns: Floats) -> tuple[Floats, Floats, float]:
    """Return the probabilities of a chain of n hits.

    Args:
        near: (n,) log-odds of the near side.
        turns: (n - 1,) log-odds that the next hit is made by the other side.

    Returns:
        (n,) probability that the near side makes each hit, (n - 1,) probability that the next hit is made by the other
        side, and the logarithm of the sum over all chains.
    """
    n = len(near)
    own = np.stack([near, -near], axis=1) / 2
    moves = np.array([[-0.5, 0.5], [0.5, -0.5]]) * turns[:, None, None]
    ahead, behind = own.copy(), np.zeros_like(own)
    for k in range(1, n):
        ahead[k] += np.logaddexp.reduce(ahead[k - 1][:, None] + moves[k - 1], axis=0)
    for k in range(n - 2, -1, -1):
        behind[k] = np.logaddexp.reduce(moves[k] + own[k + 1] + behind[k + 1], axis=1)
    total = float(np.logaddexp.reduce(ahead[-1]))
    pairs = ahead[:-1, :, None] + moves + (own + behind)[1:, None, :] - total
    return np.exp((ahead + behind)[:, 0] - total), np.exp(pairs[:, [0, 1], [1, 0]]).sum(axis=1), total


def distance_to_arms(person: Person, ball: Floats, pixel_aspect: float = 1.0) -> float:
    """Return the distance from a person's arms to the ball in player heights; NaN without a ball.

    Hidden arms count as well, because networks locate them accurately enough.
    """
    across, down = (person.keypoints[_ARMS, :2] - ball).T
    return float(np.hypot(pixel_aspect * across, down).min()) / max(person.height, 1.0)


@dataclass(frozen=True, slots=True, eq=False)
class _Halves:
    """The players in the near and the far half at a hit, each with the position of the feet in metres."""

    near: tuple[tuple[Person, Floats], ...] = ()
    far: tuple[tuple[Person, Floats], ...] = ()

    @classmethod
    def of(cls, persons: Sequence[Person], feet: Floats, sport: Sport) -> Self:
        standing = [
            player
            for player, is_on in zip(zip(persons, feet, strict=True), are_on_court(feet, sport), strict=True)
            if is_on
        ]
        near, far = (
            tuple(player for player in standing if (float(player[1][1]) > 0) is is_far) for is_far in (False, True)
        )
        return cls(near, far)

    def hitter(self, end: str, ball: Floats, pixel_aspect: float, place: tuple[float, float] | None) -> Person | None:
        """Return the player at an end who hits the ball; None if unclear.

        This is the player nearest to `place` if the user set it, and otherwise the one whose arms are nearest to the
        ball.
        """
        persons = [person for person, _ in (self.far if end == FAR_END else self.near)]
        if place is not None:
            return min(persons, key=lambda person: float(np.hypot(*np.subtract(person.middle, place))), default=None)
        if len(persons) <= 1:
            return persons[0] if persons else None
        distances = [distance_to_arms(person, ball, pixel_aspect) for person in persons]
        nearest = int(np.argmin(distances))
        return persons[nearest] if distances[nearest] < _MAX_ARM_HEIGHTS else None


class _Observer:
    """An observer of one rally, which measures the features of its hits, in the view of its first event.

    The line of sight to the ball crosses the plane of the net at some height. A ball on the near side is higher than
    that, a ball on the far side is lower. Therefore, the lower the line of sight, the more likely the ball is on the
    near side.
    """

    def __init__(self, rally: RallyContacts, camera: Camera, sport: Sport) -> None:
        self._rally, self._camera, self._sport = rally, camera, sport
        self._step = _frame_step(rally.seconds)
        self._times = rally.seconds[[event.frame - rally.first for event in rally.events]]
        self._is_hit = np.array([event.is_hit for event in rally.events])
        seen = [self._ball_at(second) for second in self._times]
        self._balls = np.array([ball for _, ball in seen])
        self._rays = camera.rays(self._shown([frame for frame, _ in seen], self._balls))
        self._halves = tuple(self._halves_at(event.frame) for event in rally.events)

    def observe(self) -> HitObservations:
        hits = np.flatnonzero(self._is_hit)
        features = np.zeros((len(self._is_hit), len(FEATURES)))
        features[:, 0], features[:, 3:5] = self._heights()
        costs, depths = self._reach()
        features[:, 1] = (costs[:, 1] - costs[:, 0]) / _MAX_REACH_COST
        features[:, 2] = [self._arms(k) for k in range(len(self._is_hit))]
        direction = self._directions(depths)
        features[:-1, 5] = direction
        features[1:, 6] = np.where(self._is_hit[:-1], -direction, 0.0)
        features[:, 7:10] = self._floor_sides()
        events = self._rally.events
        return HitObservations(
            tuple(events[k].frame for k in hits.tolist()),
            np.nan_to_num(features[hits]),
            _turns(np.diff(self._times[hits])),
            tuple(self._halves[k] for k in hits.tolist()),
            self._balls[hits],
        )

    def _shown(self, frames: ArrayLike, pixels: Floats) -> Floats:
        """Return where the camera's view shows pixels (n, 2) of frames (n,)."""
        return self._rally.views.show_in(self._rally.events[0].frame, frames, pixels)

    def _ball_at(self, second: float) -> tuple[int, Floats]:
        """Return the frame nearest to a time that shows the ball, and the ball there; NaN without a ball."""
        seconds, path = self._rally.seconds, self._rally.path
        known = np.flatnonzero(np.isfinite(path[0]) & (np.abs(seconds - second) <= _SEARCH_SECONDS))
        if not len(known):
            return self._rally.first, np.full(2, np.nan)
        k = int(known[np.abs(seconds[known] - second).argmin()])
        return self._rally.first + k, path[:, k]

    def _halves_at(self, frame: int) -> "_Halves":
        """Return the players in a frame, or in the nearby frame with most people."""
        rally = self._rally
        known = range(rally.first, rally.first + len(rally.seconds))
        around = (frame + step * self._step for step in _SEARCH_STEPS)
        found = ((rally.poses.persons_at(nearby), nearby) for nearby in around if nearby in known)
        persons, nearby = max(found, key=lambda pair: len(pair[0]), default=((), frame))
        feet = rally.views.to_floor(np.full(len(persons), nearby), feet_pixels(persons))
        return _Halves.of(persons, feet, self._sport)

    def _heights(self) -> tuple[Floats, Floats]:
        """Return how low the line of sight to the ball is at each event, (n,).

        Also return how much higher it is at the next event and at the previous one, (n, 2).
        """
        position = self._camera.position
        heights = position[2] - position[1] * self._rays[:, 2] / self._rays[:, 1]
        later, earlier = np.append(heights[1:], np.nan), np.append(np.nan, heights[:-1])
        changes = np.stack([later, earlier], axis=1) - heights[:, None]
        limit = _MAX_HEIGHT_M
        return np.clip(_HIT_HEIGHT_M - heights, -limit, limit), np.clip(changes, -limit, limit) / limit

    def _reach(self) -> tuple[Floats, Floats]:
        """Return how costly it is for each side to reach the ball, (n, 2).

        Also return how far that side's player is from the net, (n, 2). If a side has several players, the one with the
        lowest
        cost counts.
        """
        position = self._camera.position
        costs, depths = np.full((len(self._rays), 2), _MAX_REACH_COST), np.full((len(self._rays), 2), np.nan)
        for k, halves in enumerate(self._halves):
            for side, players in enumerate((halves.near, halves.far)):
                for _, (x, y) in players:
                    aside, _, height = position + (y - position[1]) / self._rays[k, 1] * self._rays[k] - (x, 0, 0)
                    cost = ((aside / _ASIDE_SPREAD_M) ** 2 + ((height - _HIT_HEIGHT_M) / _HIT_HEIGHT_SPREAD_M) ** 2) / 2
                    if cost < costs[k, side] or np.isnan(depths[k, side]):
                        costs[k, side], depths[k, side] = min(cost, _MAX_REACH_COST), y
        costs[np.isnan(self._rays[:, 0])] = _MAX_REACH_COST
        return costs, depths

    def _arms(self, k: int) -> float:
        """Return how much closer to the ball the near arms are than the far arms, in player heights, -1 to 1."""
        near, far = (
            min(
                (distance_to_arms(person, self._balls[k], self._camera.pixel_aspect) for person, _ in players),
                default=_MAX_ARM_HEIGHTS,
            )
            for players in (self._halves[k].near, self._halves[k].far)
        )
        return float(np.clip(min(far, _MAX_ARM_HEIGHTS) - min(near, _MAX_ARM_HEIGHTS), -1, 1))

    def _directions(self, depths: Floats) -> Floats:
        """Return how clearly each shot flies from the near side to the far side, (n - 1,), -1 to 1.

        Both directions are fitted in space, between the players who are visible. The direction that fits better counts,
        but only little if neither fits the shot, for example because a hit was missed.
        """
        path, seconds = self._rally.path, self._rally.seconds
        seen = np.flatnonzero(np.isfinite(path[0]))
        n = len(self._times) - 1
        if n < 1 or len(seen) < _MIN_POSITIONS:
            return np.zeros(max(n, 0))
        spans = np.stack([self._times[:-1], self._times[1:]], axis=1)
        floors = ~np.stack([self._is_hit[:-1], self._is_hit[1:]], axis=1)
        court, ball = SPORTS[self._sport].court, SPORTS[self._sport].ball
        usual = _USUAL_DEPTH_LENGTHS * court.length * np.array([-1.0, 1.0])
        guesses = np.where(np.isnan(depths), usual, depths)
        spreads = np.where(np.isnan(depths), _UNSEEN_SPREAD_M, _PLAYER_SPREAD_M)
        lines, widths = (
            np.concatenate([np.stack([values[:-1, side], values[1:, 1 - side]], axis=1) for side in (0, 1)])
            for values in (guesses, spreads)
        )
        widths[np.tile(floors, (2, 1))] = _FLOOR_SPREAD_M
        pixels = self._shown(self._rally.first + seen, path[:, seen].T)
        views = view_shots(pixels, seconds[seen], spans, floors, self._camera)
        costs = fit_guessed_shots(views.repeat(2), (lines, widths), self._camera, court, ball).costs
        near, far = costs[:n], costs[n:]
        clearness = (far - near) / (_FIT_COST_SCALE + np.minimum(near, far))
        return np.asarray(np.tanh(clearness) * (views.totals >= _MIN_POSITIONS))

    def _floor_sides(self) -> Floats:
        """Return the features of bounces and landings, (n, 3), each -1 to 1.

        They are how clearly the ball bounces on the near side before each event, bounces on the far side after it, and
        lands on the far side after it.
        """
        position, rays = self._camera.position, self._rays
        sides = np.where(rays[:, 2] < 0, np.clip(position[1] - position[2] * rays[:, 1] / rays[:, 2], -1, 1), 0.0)
        sides[self._is_hit] = 0.0
        lands = np.array([event.kind is EventKind.LANDING for event in self._rally.events])
        before, after = -np.append(0.0, sides[:-1]), np.append(sides[1:], 0.0)
        is_last = np.append(lands[1:], False)
        return np.stack([before, np.where(is_last, 0.0, after), np.where(is_last, after, 0.0)], axis=1)


def _turns(gaps: Floats) -> Floats:
    """Return the features of consecutive hits, (n, len(TURNS)), from the times in seconds between them, (n,)."""
    longer = np.clip(gaps, _USUAL_GAP_SECONDS, _MAX_GAP_SECONDS) - _USUAL_GAP_SECONDS
    shorter = 1 - np.minimum(gaps, _SHORT_GAP_SECONDS) / _SHORT_GAP_SECONDS
    return np.stack([np.ones_like(gaps), longer, shorter], axis=1)
