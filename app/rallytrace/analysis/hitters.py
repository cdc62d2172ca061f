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
"""Largest distance from the wrist to a ball being hit, in player heights: half of it for the arm and racket, half for
the ball's flight since the hit.
"""
MIN_WRIST_CONFIDENCE: Final = 0.1
"""Wrists of lower confidence are ignored. Most hitting wrists are blurred: their confidence is below `poses.SEEN`, but
their position is accurate enough.
"""
_NEARBY_FRAMES: Final = 2
"""If the ball has no position at a hit, the nearest one up to this many frames away is used."""
_MIN_SEPARATION_RATIO: Final = 1.05
"""Players are called left and right if that separates them by more than this factor better than near and far does."""


@dataclass(frozen=True, slots=True)
class Hitter:
    """The player who made a hit.

    Attributes:
        name: 'near' or 'far' as seen by the camera, or 'left' or 'right' if the camera stands beside the net; '' if
            there are too few hits to tell.
        hand: 'left' or 'right'.
    """

    name: str
    hand: str


def find_wrist_hitters(
    poses: Poses, events: Iterable[Event], path: Floats, pixel_aspect: float = 1.0, first: int = 0
) -> Mapping[int, Hitter]:
    """Return the player of each serve and hit, keyed by frame. Hits far from all players are left out.

    Args:
        events: events, with frames counted from `first`.
        path: (2, n) ball positions in video pixels, NaN where there is none.
        pixel_aspect: displayed width of a video pixel divided by its height.
        first: frame number in the video at which path and events begin.
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
    """Return the person whose wrist is nearest to a position, and which hand it is; None if all wrists are far away."""
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
    """Return a name for each person by position on the court. Players change ends, but not within a rally.

    Their feet form two groups. If these are separated more clearly across the picture than along its height, the names
    are left and right, otherwise far and near.
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
    """Return what share of the variance two groups explain, 0 to 1, and which values are in the lower group.

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
