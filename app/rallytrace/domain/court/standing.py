"""Where persons stand on the court: their feet in metres, and who is on it."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Flags, Floats
from rallytrace.domain.court.homography import FloorMap
from rallytrace.domain.court.sports import Court
from rallytrace.domain.poses import LEFT_ANKLE, RIGHT_ANKLE, SEEN, Person

BESIDE: Final = 1.0
BEHIND: Final = 1.5
"""Metres beside and behind the lines within which players stand. Umpires sit farther out."""


def feet_pixels(persons: Sequence[Person]) -> Floats:
    """The feet (n, 2) in video pixels: between the ankles that are seen, else the middle of the box's lower edge."""
    feet = np.zeros((len(persons), 2))
    for k, person in enumerate(persons):
        ankles = person.keypoints[[LEFT_ANKLE, RIGHT_ANKLE]].astype(np.float64)
        seen = ankles[ankles[:, 2] >= SEEN, :2]
        left, _, right, bottom = person.box
        feet[k] = seen.mean(axis=0) if len(seen) else ((left + right) / 2, bottom)
    return feet


def feet_on_floor(persons: Sequence[Person], floor_map: FloorMap) -> Floats:
    """The feet (n, 2) in metres."""
    return floor_map.to_floor(feet_pixels(persons)) if persons else np.zeros((0, 2))


def are_on_court(feet: Floats, court: Court, beside: float = BESIDE, behind: float = BEHIND) -> Flags:
    """Whether feet (n, 2), in metres, are on the court or this many metres beside and behind it."""
    reach = np.array([court.width / 2 + beside, court.length / 2 + behind])
    return np.asarray(np.all(np.abs(feet) <= reach, axis=1), np.bool_)
