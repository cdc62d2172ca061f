"""Tell forehand, backhand and round-the-head strokes apart by the side of the body on which the ball is hit."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from rallytrace.analysis.strokes.record import Hand, Stroke
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes
from rallytrace.track.arrays import Floats
from rallytrace.track.match_setup import NEAR_END
from rallytrace.track.player_label import RacketHand
from rallytrace.track.poses import KEYPOINTS, MIN_KEYPOINT_CONFIDENCE, Person

_SHOULDERS: Final = KEYPOINTS.index("left_shoulder"), KEYPOINTS.index("right_shoulder")
_HIPS: Final = KEYPOINTS.index("left_hip"), KEYPOINTS.index("right_hip")
_MIN_ASIDE_HEIGHTS: Final = 0.16
"""Smallest horizontal distance between the middle of the body and the ball, in player heights, that shows the side."""


def add_hands(
    strokes: Sequence[Stroke], seen: RallyStrokes, rackets: Sequence[RacketHand] | None = None
) -> tuple[Stroke, ...]:
    """Return the strokes with the side of the body added where the pose shows it.

    Args:
        seen: what the camera shows of the same strokes, in the same order.
        rackets: racket hand of each stroke's player; None if all players are right-handed.
    """
    hands = rackets or [RacketHand.RIGHT] * len(strokes)
    found = [
        _hand_of(person, ball, side, racket, seen.pixel_aspect)
        for person, ball, side, racket in zip(seen.hitters, seen.balls, seen.sides, hands, strict=True)
    ]
    return tuple(replace(stroke, hand=hand) for stroke, hand in zip(strokes, found, strict=True))


def _hand_of(person: Person | None, ball: Floats, side: str, racket: RacketHand, pixel_aspect: float) -> Hand | None:
    if person is None or not np.isfinite(ball).all():
        return None
    points = person.keypoints.astype(np.float64)
    body = points[[*_SHOULDERS, *_HIPS]]
    is_seen = body[:, 2] >= MIN_KEYPOINT_CONFIDENCE
    if not is_seen.any():
        return None
    offset = pixel_aspect * (ball[0] - body[is_seen, 0].mean()) / person.height
    outwards = offset if (side == NEAR_END) is (racket is RacketHand.RIGHT) else -offset
    is_over_head = ball[1] < body[:2, 1].mean() - 0.5 * abs(body[2:, 1].mean() - body[:2, 1].mean())
    if outwards > _MIN_ASIDE_HEIGHTS or (is_over_head and outwards > 0):
        return Hand.FOREHAND
    if outwards < -_MIN_ASIDE_HEIGHTS:
        return Hand.ROUND_THE_HEAD if is_over_head else Hand.BACKHAND
    return None
