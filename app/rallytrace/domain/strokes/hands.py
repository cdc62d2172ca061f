"""Forehand, backhand and round the head: on which side of the body the ball is met, where the pose says so."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from rallytrace.domain.hitters import nearest_wrist
from rallytrace.domain.poses import KEYPOINTS, SEEN, Person
from rallytrace.domain.strokes.record import Hand, Stroke
from rallytrace.domain.strokes.seen import NEAR_SIDE, SeenStrokes

_SHOULDERS: Final = KEYPOINTS.index("left_shoulder"), KEYPOINTS.index("right_shoulder")
_HIPS: Final = KEYPOINTS.index("left_hip"), KEYPOINTS.index("right_hip")
_ASIDE: Final = 0.16
"""Least distance across from the middle of the body to the ball, in heights of the player."""
_TURNED: Final = 0.08
"""Least way from one shoulder to the other, in heights of the player, by which the body shows its front or back."""
_RACKET_SHARE: Final = 0.65
"""Least share of a player's hits that are met by one hand: the racket's."""
_LEAST_HITS: Final = 2


def with_hands(strokes: Sequence[Stroke], seen: SeenStrokes) -> tuple[Stroke, ...]:
    """The strokes, with the hand where the pose says it.

    Args:
        seen: the same strokes, in the same order.
    """
    rackets = {side: _racket_hand(seen, side) for side in set(seen.sides)}
    found = (
        _hand_of(person, ball, side, rackets[side])
        for person, ball, side in zip(seen.hitters, seen.balls, seen.sides, strict=True)
    )
    return tuple(replace(stroke, hand=hand) for stroke, hand in zip(strokes, found, strict=True))


def _racket_hand(seen: SeenStrokes, side: str) -> str:
    """The hand that holds the racket on one side of the net, by the wrists nearest to the ball; '' where unclear."""
    wrists: Counter[str] = Counter()
    for person, ball, hitter_side in zip(seen.hitters, seen.balls, seen.sides, strict=True):
        found = None if person is None or hitter_side != side else nearest_wrist([person], *ball.tolist())
        if found is not None:
            wrists[found[1]] += 1
    if wrists.total() < _LEAST_HITS:
        return ""
    hand, count = wrists.most_common(1)[0]
    return hand if count >= _RACKET_SHARE * wrists.total() else ""


def _hand_of(person: Person | None, ball: np.ndarray, side: str, racket: str) -> Hand | None:
    if person is None or not racket or not np.isfinite(ball).all():
        return None
    points = person.keypoints.astype(np.float64)
    body = points[[*_SHOULDERS, *_HIPS]]
    if not (body[:, 2] >= SEEN).all():
        return None
    offset = (ball[0] - body[:, 0].mean()) / person.height
    way = (points[_SHOULDERS[1], 0] - points[_SHOULDERS[0], 0]) / person.height
    to_right = np.sign(way) if abs(way) > _TURNED else 1.0 if side == NEAR_SIDE else -1.0
    outwards = offset * to_right * (1.0 if racket == "right" else -1.0)
    is_over_head = ball[1] < body[:2, 1].mean() - 0.5 * abs(body[2:, 1].mean() - body[:2, 1].mean())
    if outwards > _ASIDE or (is_over_head and outwards > 0):
        return Hand.FOREHAND
    if outwards < -_ASIDE:
        return Hand.ROUND_THE_HEAD if is_over_head else Hand.BACKHAND
    return None
