"""Make persons at given positions for tests."""

from collections.abc import Iterable

import numpy as np

from pose_models import FIGURE
from rallytrace.track.poses import LEFT_ANKLE, LEFT_WRIST, NO_POSES, RIGHT_ANKLE, Person, PoseRows, Poses


def person(
    x: float, y: float, *, width: float = 40, height: float = 100, confidence: float = 0.9, seen: float = 0.8
) -> Person:
    """Return a person standing around a position."""
    keypoints = np.column_stack((FIGURE * (width, height) + (x, y), np.full(17, seen))).astype(np.float32)
    return Person((x - width / 2, y - height / 2, x + width / 2, y + height / 2), confidence, keypoints)


def with_wrist_at(x: float, y: float, *, feet: float, across: float = 0.0, height: float = 100) -> Person:
    """Return a person with the left wrist at a position and the feet at a given height of the picture."""
    one = person(x + across, feet - height / 2, height=height)
    one.keypoints[LEFT_WRIST, :2] = x, y
    return one


def poses_of(*found: tuple[int, Iterable[Person]]) -> Poses:
    return NO_POSES.with_found(PoseRows.of({frame: list(persons) for frame, persons in found}))


def standing_at(x: float, y: float, *, height: float = 100) -> Person:
    """Return a person with both feet at a position."""
    made = person(x, y - height / 2, height=height)
    made.keypoints[[LEFT_ANKLE, RIGHT_ANKLE], :2] = x, y
    return made
