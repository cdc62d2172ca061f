"""Find the hitter of the ball: the player whose wrist is nearest to it at a serve or a hit."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.lists import Event
from rallytrace.track.poses import LEFT_WRIST, RIGHT_WRIST, Person, Poses

MAX_WRIST_DISTANCE_HEIGHTS: Final = 1.0
"""Largest distance from the wrist to a ball being hit, in player heights: half of it for arm and racket, half for the
flight since the hit.
"""
MIN_WRIST_CONFIDENCE: Final = 0.1
"""A wrist of lower confidence is ignored. Most hitting wrists are blurred: below `poses.SEEN`, but close enough."""
_NEARBY_FRAMES: Final = 2
"""A hit without a position takes one from at most this many frames away."""
_MIN_SEPARATION_RATIO: Final = 1.05
"""Factor by which left and right must separate the players better than near and far."""


@dataclass(frozen=True, slots=True)
class Hitter:
    """The player who made a hit.

    Attributes:
        name: 'near' or 'far', as the camera sees the player, or 'left' or 'right' for a camera beside the net; '' if a
            single hit does not show it.
        hand: 'left' or 'right'.
    """

    name: str
    hand: str


def find_wrist_hitters(
    poses: Poses, events: Iterable[Event], path: Floats, pixel_aspect: float = 1.0, first: int = 0
) -> Mapping[int, Hitter]:
    """Return the player of each serve and hit by frame, without hits far from all players.

    Args:
        path: (2, n) ball positions in video pixels, NaN where there is none.
        first: frame of the video at which path and events begin.
        pixel_aspect: displayed width of a video pixel divided by its height.
    """
    found: dict[int, tuple[Person, str]] = {}
    for frame in (event.frame for event in events if event.is_hit):
        ball = _ball_at(path, frame)
        nearest = None if ball is None else nearest_wrist(poses.persons_at(first + frame), *ball, pixel_aspect)
        if nearest is not None:
            found[frame] = nearest
    names = _names([person for person, _ in found.values()])
    return {frame: Hitter(name, hand) for (frame, (_, hand)), name in zip(found.items(), names, strict=True)}


def nearest_wrist(
    persons: Iterable[Person], x: float, y: float, pixel_aspect: float = 1.0
) -> tuple[Person, str] | None:
    """Return the person whose wrist is nearest to a position, and the hand; None if all are far away."""
    best, least = None, math.inf
    for person in persons:
        for wrist, hand in ((LEFT_WRIST, "left"), (RIGHT_WRIST, "right")):
            wrist_x, wrist_y, seen = person.keypoints[wrist].tolist()
            distance = float(np.hypot((wrist_x - x) * pixel_aspect, wrist_y - y))
            if (
                seen >= MIN_WRIST_CONFIDENCE
                and distance <= MAX_WRIST_DISTANCE_HEIGHTS * person.height
                and distance < least
            ):
                best, least = (person, hand), distance
    return best


def _ball_at(path: Floats, frame: int) -> tuple[float, float] | None:
    first = max(frame - _NEARBY_FRAMES, 0)
    known = first + np.flatnonzero(np.isfinite(path[0, first : frame + _NEARBY_FRAMES + 1]))
    if not len(known):
        return None
    nearest = known[np.abs(known - frame).argmin()]
    return float(path[0, nearest]), float(path[1, nearest])


def _names(persons: list[Person]) -> list[str]:
    """Return names by position on the court. Players change ends, but not within a rally.

    Their feet form two groups; the camera looks in the direction of the larger separation.
    """
    if len(persons) < 2:
        return [""] * len(persons)
    feet = np.array([((person.box[0] + person.box[2]) / 2, person.box[3]) for person in persons])
    (separation_x, is_left), (separation_y, is_far) = (_two_groups(feet[:, axis]) for axis in (0, 1))
    if max(separation_x, separation_y) <= 0:
        return [""] * len(persons)
    if separation_x > _MIN_SEPARATION_RATIO * separation_y:
        return ["left" if is_lower else "right" for is_lower in is_left]
    return ["far" if is_upper else "near" for is_upper in is_far]


def _two_groups(values: Floats) -> tuple[float, Flags]:
    """Return the share of the variance that two groups explain, 0 to 1, and which values are in the lower group.

    The groups are divided by Otsu's threshold.
    """
    ordered, total = np.sort(values), float(values.var())
    if total <= 0:
        return 0.0, np.zeros(len(values), np.bool_)
    n = len(ordered)
    sums, counts = np.cumsum(ordered)[:-1], np.arange(1, n)
    gap = (ordered.sum() - sums) / (n - counts) - sums / counts
    explained = counts * (n - counts) / n**2 * gap**2 / total
    best = int(explained.argmax())
    return float(explained[best]), values <= ordered[best]
