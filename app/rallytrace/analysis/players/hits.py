"""Which known player hits the ball: by the racket hand's distance, and by the side that the ball leaves.

In a rally the sides hit by turns. A hidden Markov model over its hits weighs that against the distances, as a wrist may
be hidden, and a hit may be missed.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from rallytrace.analysis.hitters import Hitter, HitterFinder
from rallytrace.analysis.players.identification import PlayerIdentities, RallyPlayers, SeenPlayer
from rallytrace.track.arrays import Floats
from rallytrace.track.lists import Event
from rallytrace.track.poses import LEFT_WRIST, RIGHT_WRIST, SEEN, Person, Poses
from rallytrace.track.steps import Steps, run_steps

SURE_HIT: Final = 0.6
"""Least probability of a hitter."""
_NEARBY: Final = 2
"""Frames around a hit in which hand and ball are compared."""
_WIDTH: Final = 0.35
"""Spread of the distance from hand to ball, in heights of the player."""
_FARTHEST: Final = 1.5
"""A larger distance counts as this one."""
_LEAVING: Final = 6.0
"""Log-likelihood for a ball that goes the height of the picture towards the other end before the next hit."""
_MOST_LEAVING: Final = 1.5
_BY_TURNS: Final = 0.9
"""Probability that the other side has the next hit: else a hit between is missing."""
_HAND_HITS: Final = 5
_HAND_SHARE: Final = 0.7
"""Hits, and the share of one hand in them, from which on it holds the racket."""
_HANDS: Final = {"left": LEFT_WRIST, "right": RIGHT_WRIST}


@dataclass(frozen=True, slots=True, eq=False)
class PlayerHit:
    """The player of a hit.

    Attributes:
        wrist: 'left' or 'right', the nearer one to the ball; '' if neither is seen near it.
        probability: that it was this end's player, 0 to 1.
    """

    player: SeenPlayer
    wrist: str
    probability: float

    @property
    def words(self) -> str:
        """For a list of events."""
        return self.player.name

    @property
    def hand(self) -> str:
        """'left' or 'right': the one that holds the player's racket."""
        return self.player.hand.value


def find_player_hits(
    known: PlayerIdentities, poses: Poses, events: Iterable[Event], path: Floats
) -> Mapping[int, PlayerHit]:
    """The players of serves and hits, by frame; none where nobody is sure enough.

    Args:
        path: (2, n) positions of the ball in video pixels, NaN without one.
    """
    return run_steps(find_player_hits_steps(known, poses, events, path))


def find_player_hits_steps(
    known: PlayerIdentities, poses: Poses, events: Iterable[Event], path: Floats
) -> Steps[Mapping[int, PlayerHit]]:
    """The same in steps of a rally."""
    frames = [event.frame for event in events if event.is_hit]
    looks: list[_RallyHits] = []
    for rally in known.rallies:
        hits = [frame for frame in frames if frame in rally.frames]
        if hits and rally.players:
            looks.append(_RallyHits.of(rally, hits, poses, path))
            yield
    hands = _racket_hands(looks)
    found: dict[int, PlayerHit] = {}
    for look in looks:
        found |= look.decide(hands)
        yield
    return found


@dataclass(frozen=True, slots=True, eq=False)
class _RallyHits:
    """The hits of a rally.

    Attributes:
        distances: (hits, players, hands) from hand to ball in heights of the player; inf where unseen.
        leaving: (hits,) log-likelihood that the near side has hit, by the ball's way to the next hit.
    """

    rally: RallyPlayers
    frames: Sequence[int]
    distances: Floats
    leaving: Floats

    @classmethod
    def of(cls, rally: RallyPlayers, frames: Sequence[int], poses: Poses, path: Floats) -> "_RallyHits":
        distances = np.full((len(frames), len(rally.players), len(_HANDS)), np.inf)
        for number, frame in enumerate(frames):
            for nearby in range(max(frame - _NEARBY, 0), min(frame + _NEARBY + 1, path.shape[1])):
                if not np.isnan(path[0, nearby]):
                    _measure(distances[number], rally, nearby, poses.persons_at(nearby), path[:, nearby])
        heights = np.array([_height_at(path, frame) for frame in frames])
        risen = np.append(heights[:-1] - heights[1:], np.nan)
        # The picture's height is unknown here; the players' ways over the court are most of it.
        scale = float(np.nan_to_num(path[1]).max(initial=1.0))
        leaving = np.nan_to_num(np.clip(_LEAVING * risen / scale, -_MOST_LEAVING, _MOST_LEAVING))
        return cls(rally, frames, distances, leaving)

    def decide(self, hands: Mapping[int, str]) -> dict[int, PlayerHit]:
        """The players of the hits, by the distances of the racket hands."""
        players = self.rally.players
        distances = self.distances.copy()
        for k, player in enumerate(players):
            for number, name in enumerate(_HANDS):
                if hands.get(player.person, name) != name:
                    distances[:, k, number] = np.inf
        nearest = np.minimum(distances.min(axis=2), _FARTHEST)
        is_near = np.array([0.5 if not player.is_far else -0.5 for player in players])
        emissions = -((nearest / _WIDTH) ** 2) / 2 + self.leaving[:, None] * is_near
        chances = _weigh(emissions, is_near)
        names = list(_HANDS)
        found = {}
        for number, frame in enumerate(self.frames):
            best = int(chances[number].argmax())
            probability = float(chances[number, best])
            if probability >= SURE_HIT:
                hand = int(distances[number, best].argmin())
                is_seen = bool(distances[number, best, hand] < _FARTHEST)
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
            if seen >= SEEN:
                distance = math.hypot((x - ball[0]) * rally.pixel_aspect, y - ball[1]) / max(person.height, 1.0)
                distances[k, number] = min(distances[k, number], distance)


def _height_at(path: Floats, frame: int) -> float:
    around = path[1, max(frame - _NEARBY, 0) : frame + _NEARBY + 1]
    known = around[~np.isnan(around)]
    return float(known.mean()) if len(known) else math.nan


def _racket_hands(looks: Sequence[_RallyHits]) -> dict[int, str]:
    """The wrist that the poses put at the ball, by person, where their hits tell.

    It need not be the player's racket hand, as poses exchange left and right of those seen from behind.
    """
    counts: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for look in looks:
        for hit in look.decide({}).values():
            if hit.wrist:
                counts[hit.player.person][hit.wrist] += 1
    hands = {}
    for person, counter in counts.items():
        hand, count = counter.most_common(1)[0]
        if counter.total() >= _HAND_HITS and count >= _HAND_SHARE * counter.total():
            hands[person] = hand
    return hands


def _weigh(emissions: Floats, sides: Floats) -> Floats:
    """The probabilities (hits, players) by forward and backward sums."""
    same = sides[:, None] * sides[None] > 0
    counts = np.where(same, same.sum(axis=1, keepdims=True), (~same).sum(axis=1, keepdims=True))
    moves = np.where(same, 1 - _BY_TURNS, _BY_TURNS) / np.maximum(counts, 1)
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
    known: PlayerIdentities, poses: Poses, events: Iterable[Event], path: Floats, pixel_aspect: float = 1.0
) -> Mapping[int, HitBy]:
    """The players of hits: known ones, or else near and far."""
    if known.names:
        return find_player_hits(known, poses, events, path)
    return HitterFinder(poses, pixel_aspect).find(events, path)
