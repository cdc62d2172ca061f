"""Where persons stand on the court: their feet in metres, and who is on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import AnyFloats, Flags, Floats
from rallytrace.track.courts import COURTS, CourtSport
from rallytrace.track.homography import FloorMap
from rallytrace.track.poses import (
    KEYPOINTS,
    LEFT_ANKLE,
    RIGHT_ANKLE,
    SEEN,
    Person,
    PersonRows,
    boxes_of,
    keypoints_of,
)


@dataclass(frozen=True, slots=True)
class PlayersReach:
    """Where players stand beyond the lines, metres. Umpires sit beside the net, farther out.

    Attributes:
        beside: at the net.
        widening: more than that for each metre from the net.
        behind: the base lines.
    """

    beside: float
    behind: float
    widening: float = 0.0


REACHES: Final = {
    CourtSport.BADMINTON: PlayersReach(1.0, 1.5),
    CourtSport.TENNIS: PlayersReach(1.0, 5.5, 0.2),
    CourtSport.PADEL: PlayersReach(0.6, 0.8),
}


def feet_pixels(persons: Sequence[Person]) -> Floats:
    """The feet (n, 2) in video pixels: between the ankles that are seen, else the middle of the box's lower edge."""
    keypoints = np.array([person.keypoints for person in persons]).reshape(-1, len(KEYPOINTS), 3)
    return _feet(keypoints, np.array([person.box for person in persons]).reshape(-1, 4))


def feet_of_rows(rows: PersonRows) -> Floats:
    """The same of many persons at once."""
    return _feet(keypoints_of(rows), boxes_of(rows))


def _feet(keypoints: AnyFloats, boxes: Floats) -> Floats:
    ankles = keypoints[:, [LEFT_ANKLE, RIGHT_ANKLE]].astype(np.float64)
    is_seen = ankles[..., 2:] >= SEEN
    count = is_seen.sum(axis=1)
    middle = (ankles[..., :2] * is_seen).sum(axis=1) / np.maximum(count, 1)
    left, _, right, bottom = boxes.T
    return np.where(count > 0, middle, np.column_stack([(left + right) / 2, bottom]))


def feet_on_floor(persons: Sequence[Person], floor_map: FloorMap) -> Floats:
    """The feet (n, 2) in metres."""
    return floor_map.to_floor(feet_pixels(persons)) if persons else np.zeros((0, 2))


def are_on_court(feet: Floats, sport: CourtSport) -> Flags:
    """Whether feet (n, 2), in metres, are where players of a sport stand."""
    court, reach = COURTS[sport], REACHES[sport]
    across, along = np.abs(feet).T
    is_between = across <= court.width / 2 + reach.beside + reach.widening * along
    return np.asarray(is_between & (along <= court.length / 2 + reach.behind), np.bool_)
