"""Where the players' feet are on the floor during rallies."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.court.player_positions import are_on_court, feet_of_rows
from rallytrace.exports.report.records import Place
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.court_views import CourtViews
from rallytrace.track.geometry import Size
from rallytrace.track.poses import Poses, boxes_of

_MAX_DISTANCE_FRAMES: Final = 5
"""Maximum number of frames between a stroke and the pose that shows where its player stands."""


@dataclass(frozen=True, slots=True, eq=False)
class FloorFeet:
    """The positions of persons on the court.

    Attributes:
        frames: The frame of each person, (n,), in ascending order.
        places: The floor positions, (n, 2) in metres.
        is_far: (n,), True in the far half.
        ranks: (n,), 0 for the most confident person in the half in that frame, 1 for the next.
        middles: (n, 2), the middles of the persons' boxes in video pixels.
    """

    frames: Indices
    places: Floats
    is_far: Flags
    ranks: Indices
    middles: Floats

    def place_at(self, frame: int, *, is_far: bool, hitter: Place | None = None) -> Place | None:
        """Return the feet of a person in a half near a frame; None if there is nobody.

        Args:
            hitter: The middle of the person's box in video pixels; None for the most confident person.
        """
        first, stop = np.searchsorted(self.frames, (frame - _MAX_DISTANCE_FRAMES, frame + _MAX_DISTANCE_FRAMES + 1))
        candidates = first + np.flatnonzero(self.is_far[first:stop] == is_far)
        if not len(candidates):
            return None
        gaps = np.abs(self.frames[candidates] - frame)
        if hitter is None:
            order = np.lexsort((gaps, self.ranks[candidates]))
        else:
            order = np.lexsort((np.hypot(*(self.middles[candidates] - hitter).T), gaps))
        x, y = self.places[candidates[order[0]]]
        return float(x), float(y)


_NOBODY: Final = FloorFeet(
    np.zeros(0, np.int64), np.zeros((0, 2)), np.zeros(0, np.bool_), np.zeros(0, np.int64), np.zeros((0, 2))
)


class FeetFinder:
    """Finds the players' feet in a video."""

    def __init__(self, poses: Poses, courts: Sequence[CourtCalibration], size: Size) -> None:
        self._poses = poses
        self._views = CourtViews(tuple(courts), size)

    def find(self, frames: range) -> FloorFeet:
        """Return everyone who is on the court in these frames. Without a known court, the result is empty."""
        court = self._views.at(frames.start)
        rows = self._poses.select(frames).rows
        if court is None or not len(rows):
            return _NOBODY
        places = self._views.to_floor(rows["frame"], feet_of_rows(rows))
        kept = are_on_court(places, court.sport)
        numbers, places = rows["frame"][kept].astype(np.int64), places[kept]
        is_far = places[:, 1] > 0
        left, top, right, bottom = boxes_of(rows[kept]).T
        middles = np.column_stack([(left + right) / 2, (top + bottom) / 2])
        return FloorFeet(numbers, places, is_far, _rank(2 * numbers + is_far), middles)


def _rank(keys: Indices) -> Indices:
    """Return for each key (n,) how often it has occurred earlier in the array."""
    order = np.argsort(keys, kind="stable")
    ranks = np.empty(len(keys), np.int64)
    ranks[order] = np.arange(len(keys)) - np.searchsorted(keys[order], keys[order])
    return ranks


def players_a_side(seen: Sequence[FloorFeet]) -> int:
    """Return 2 if most occupied halves hold two persons, as in doubles; otherwise 1."""
    ranks = np.concatenate([np.zeros(0, np.int64), *(feet.ranks for feet in seen)])
    return 2 if 2 * (ranks == 1).sum() > (ranks == 0).sum() > 0 else 1
