"""Identify which player hits the ball, by the distance of the racket hand and by the side the ball leaves from.

In a rally the sides hit in turn. A hidden Markov model over its hits weighs that against the distances, because a wrist
may be hidden and a hit may be missed.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from rallytrace.analysis.hitters import Hitter, find_wrist_hitters
from rallytrace.analysis.players.identification import PlayerIdentities, RallyPlayers, SeenPlayer
from rallytrace.errors import Check
from rallytrace.track.arrays import Floats
from rallytrace.track.lists import Event
from rallytrace.track.poses import LEFT_WRIST, MIN_KEYPOINT_CONFIDENCE, RIGHT_WRIST, Person, Poses

MIN_HIT_PROBABILITY: Final = 0.6
"""Smallest probability of a hitter."""
_NEARBY_FRAMES: Final = 2
"""Frames around a hit in which hand and ball are compared."""
_DISTANCE_SPREAD_HEIGHTS: Final = 0.35
"""Standard deviation of the distance from hand to ball, in player heights."""
_MAX_DISTANCE_HEIGHTS: Final = 1.5
"""Distance at which the evidence saturates, in player heights."""
_LEAVING_LOG_LIKELIHOOD: Final = 6.0
"""Log-likelihood for a ball that crosses the height of the picture towards the other end before the next hit."""
_MAX_LEAVING_LOG_LIKELIHOOD: Final = 1.5
"""Limit of that log-likelihood."""
_ALTERNATION_PROBABILITY: Final = 0.9
"""Probability that the other side makes the next hit; otherwise a hit in between is missing."""
_MIN_HAND_HITS: Final = 5
_MIN_HAND_SHARE: Final = 0.7
"""Number of hits, and share of one hand in them, from which that hand holds the racket."""
_HANDS: Final = {"left": LEFT_WRIST, "right": RIGHT_WRIST}


@dataclass(frozen=True, slots=True)
class PlayerHit:
    """The player who made a hit.

    Attributes:
        wrist: 'left' or 'right', the one nearer to the ball; '' if neither is visible near it.
        probability: probability that this player made the hit, 0 to 1.
    """

    player: SeenPlayer
    wrist: str
    probability: float

    @property
    def words(self) -> str:
        """Return the player's name for a list of events."""
        return self.player.name

    @property
    def hand(self) -> str:
        """Return the player's racket hand: 'left' or 'right'."""
        return self.player.hand.value


def find_player_hits(
    known: PlayerIdentities, poses: Poses, events: Iterable[Event], path: Floats, check: Check = lambda: None
) -> Mapping[int, PlayerHit]:
    """Return the players of serves and hits by frame, omitting uncertain ones.

    Args:
        path: (2, n) ball positions in video pixels, NaN where there is none.
        check: called for each rally; raises to stop.
    """
    frames = [event.frame for event in events if event.is_hit]
    rally_hits: list[_RallyHits] = []
    for rally in known.rallies:
        hits = [frame for frame in frames if frame in rally.frames]
        if hits and rally.players:
            check()
            rally_hits.append(_RallyHits.of(rally, hits, poses, path))
    hands = _racket_hands(rally_hits)
    found: dict[int, PlayerHit] = {}
    for hits_of_rally in rally_hits:
        found |= hits_of_rally.decide(hands)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _RallyHits:
    """The hits of a rally.

    Attributes:
        distances: (hits, players, hands) distance from hand to ball in player heights; inf where not visible.
        leaving: (hits,) log-likelihood that the near side made the hit, by the ball's way to the next hit.
    """

    rally: RallyPlayers
    frames: Sequence[int]
    distances: Floats
    leaving: Floats

    @classmethod
    def of(cls, rally: RallyPlayers, frames: Sequence[int], poses: Poses, path: Floats) -> "_RallyHits":
        distances = np.full((len(frames), len(rally.players), len(_HANDS)), np.inf)
        for number, frame in enumerate(frames):
            for nearby in range(max(frame - _NEARBY_FRAMES, 0), min(frame + _NEARBY_FRAMES + 1, path.shape[1])):
                if not np.isnan(path[0, nearby]):
                    _measure(distances[number], rally, nearby, poses.persons_at(nearby), path[:, nearby])
        heights = np.array([_height_at(path, frame) for frame in frames])
        risen = np.append(heights[:-1] - heights[1:], np.nan)
        # The picture's height is unknown here; the lowest ball position is close to it.
        scale = float(np.nan_to_num(path[1]).max(initial=1.0))
        leaving = np.nan_to_num(
            np.clip(_LEAVING_LOG_LIKELIHOOD * risen / scale, -_MAX_LEAVING_LOG_LIKELIHOOD, _MAX_LEAVING_LOG_LIKELIHOOD)
        )
        return cls(rally, frames, distances, leaving)

    def decide(self, hands: Mapping[int, str]) -> dict[int, PlayerHit]:
        """Return the players of the hits, by the distances of the racket hands."""
        players = self.rally.players
        distances = self.distances.copy()
        for k, player in enumerate(players):
            for number, name in enumerate(_HANDS):
                if hands.get(player.person, name) != name:
                    distances[:, k, number] = np.inf
        nearest = np.minimum(distances.min(axis=2), _MAX_DISTANCE_HEIGHTS)
        is_near = np.array([0.5 if not player.is_far else -0.5 for player in players])
        emissions = -((nearest / _DISTANCE_SPREAD_HEIGHTS) ** 2) / 2 + self.leaving[:, None] * is_near
        chances = _weigh(emissions, is_near)
        names = list(_HANDS)
        found = {}
        for number, frame in enumerate(self.frames):
            best = int(chances[number].argmax())
            probability = float(chances[number, best])
            if probability >= MIN_HIT_PROBABILITY:
                hand = int(distances[number, best].argmin())
                is_seen = bool(distances[number, best, hand] < _MAX_DISTANCE_HEIGHTS)
                found[frame] = PlayerHit(players[best], names[hand] if is_seen else "", probability)
        return found


def _measure(distances: Floats, rally: RallyPlayers, frame: int, persons: Sequence[Person], ball: Floats) -> None:
    """Lower the distances (players, hands) to those in a frame."""
    for person in persons:
        left, top, right, bottom = person.box
        player = rally.player_at(frame, (left + right) / 2, (top + bottom) / 2)
        if player is None:
            continue
        k = rally.players.index(player)
        for number, wrist in enumerate(_HANDS.values()):
            x, y, seen = person.keypoints[wrist].tolist()
            if seen >= MIN_KEYPOINT_CONFIDENCE:
                distance = math.hypot((x - ball[0]) * rally.pixel_aspect, y - ball[1]) / max(person.height, 1.0)
                distances[k, number] = min(distances[k, number], distance)


def _height_at(path: Floats, frame: int) -> float:
    around = path[1, max(frame - _NEARBY_FRAMES, 0) : frame + _NEARBY_FRAMES + 1]
    known = around[~np.isnan(around)]
    return float(known.mean()) if len(known) else math.nan


def _racket_hands(rally_hits: Sequence[_RallyHits]) -> dict[int, str]:
    """Return the wrist that the poses put at the ball, by person, where the hits agree.

    It need not be the player's racket hand, because poses may swap left and right for a player seen from behind.
    """
    counts: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for hits_of_rally in rally_hits:
        for hit in hits_of_rally.decide({}).values():
            if hit.wrist:
                counts[hit.player.person][hit.wrist] += 1
    hands = {}
    for person, counter in counts.items():
        hand, count = counter.most_common(1)[0]
        if counter.total() >= _MIN_HAND_HITS and count >= _MIN_HAND_SHARE * counter.total():
            hands[person] = hand
    return hands


def _weigh(emissions: Floats, sides: Floats) -> Floats:
    """Return the probabilities (hits, players), by the forward-backward algorithm."""
    same = sides[:, None] * sides[None] > 0
    counts = np.where(same, same.sum(axis=1, keepdims=True), (~same).sum(axis=1, keepdims=True))
    moves = np.where(same, 1 - _ALTERNATION_PROBABILITY, _ALTERNATION_PROBABILITY) / np.maximum(counts, 1)
    likely = np.exp(emissions - emissions.max(axis=1, keepdims=True))
    forward, backward = likely.copy(), np.ones_like(likely)
    for k in range(1, len(likely)):
        forward[k] *= forward[k - 1] @ moves
        forward[k] /= forward[k].sum()
    for k in range(len(likely) - 2, -1, -1):
        backward[k] = moves @ (likely[k + 1] * backward[k + 1])
        backward[k] /= backward[k].sum()
    chances = forward * backward
    return np.asarray(chances / chances.sum(axis=1, keepdims=True), np.float64)


HitBy: TypeAlias = PlayerHit | Hitter


def find_hitters(
    known: PlayerIdentities,
    poses: Poses,
    events: Iterable[Event],
    path: Floats,
    pixel_aspect: float = 1.0,
    *,
    check: Check = lambda: None,
) -> Mapping[int, HitBy]:
    """Return the players of hits: named players if known, otherwise near and far."""
    if known.names:
        return find_player_hits(known, poses, events, path, check)
    return find_wrist_hitters(poses, events, path, pixel_aspect)
