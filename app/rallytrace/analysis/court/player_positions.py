"""Locate people on the court: where their feet are in metres, and who is in the area of the players."""

from collections.abc import Sequence

import numpy as np

from rallytrace.track.arrays import AnyFloats, Flags, Floats
from rallytrace.track.homography import FloorMap
from rallytrace.track.poses import (
    KEYPOINTS,
    LEFT_ANKLE,
    MIN_KEYPOINT_CONFIDENCE,
    RIGHT_ANKLE,
    Person,
    PersonRows,
    boxes_of,
    keypoints_of,
)
from rallytrace.track.sports import SPORTS, Sport


def feet_pixels(persons: Sequence[Person]) -> Floats:
    """Return the position of each person's feet, (n, 2) in video pixels.

    This is midway between the visible ankles, or the middle of the box's lower edge if no ankle is visible.
    """
    keypoints = np.array([person.keypoints for person in persons]).reshape(-1, len(KEYPOINTS), 3)
    return _feet(keypoints, np.array([person.box for person in persons]).reshape(-1, 4))


def feet_of_rows(rows: PersonRows) -> Floats:
    """Return the feet of many people, (n, 2) in video pixels, as `feet_pixels` does."""
    return _feet(keypoints_of(rows), boxes_of(rows))


def _feet(keypoints: AnyFloats, boxes: Floats) -> Floats:
    ankles = keypoints[:, [LEFT_ANKLE, RIGHT_ANKLE]].astype(np.float64)
    is_seen = ankles[..., 2:] >= MIN_KEYPOINT_CONFIDENCE
    count = is_seen.sum(axis=1)
    middle = (ankles[..., :2] * is_seen).sum(axis=1) / np.maximum(count, 1)
    left, _, right, bottom = boxes.T
    return np.where(count > 0, middle, np.column_stack([(left + right) / 2, bottom]))


def feet_on_floor(persons: Sequence[Person], floor_map: FloorMap) -> Floats:
    """Return the position of each person's feet on the floor, (n, 2) in metres."""
    return floor_map.to_floor(feet_pixels(persons)) if persons else np.zeros((0, 2))


def are_on_court(feet: Floats, sport: Sport) -> Flags:
    """Return whether feet (n, 2), in metres, are in the area where players of a sport stand."""
    court = SPORTS[sport].court
    area = court.player_area
    across, along = np.abs(feet).T
    is_between = across <= court.width / 2 + area.beside + area.widening * along
    return np.asarray(is_between & (along <= court.length / 2 + area.behind), np.bool_)
