"""How well labels agree with what a model found, under one reading of the file or another."""

from dataclasses import dataclass

import numpy as np

from rallytrace.domain.geometry import Size
from rallytrace.domain.track import Rows, State
from rallytrace.storage.labels.numerals import Mask, Numbers

LEAST_FRAMES = 20
"""So many frames must be seen by both to say anything."""
_TOLERANCE = 4 / 512
"""Of the picture's width: the distance at which a point counts as found in TrackNet's measure (4 px at 512x288)."""
_CLEAR = 1.25
"""A reading is clearly better when the other's distances are so many times as large."""


@dataclass(frozen=True, slots=True, eq=False)
class Positions:
    """Where labels have the ball, one row a label, in the order of the file, (n,) each.

    Attributes:
        frames: NaN where there is none.
        x: column; of no meaning where nothing is seen.
        y: row; likewise.
        seen: which rows have a position that counts here.
    """

    frames: Numbers
    x: Numbers
    y: Numbers
    seen: Mask


@dataclass(frozen=True, slots=True)
class TrackAgreement:
    """What two tracks have in common.

    Attributes:
        frames: in how many frames both have a ball.
        near: the share of them in which it is at the same place.
        distance: the median of its distances, video pixels; infinite without a frame.
    """

    frames: int
    near: float
    distance: float

    def beats(self, other: "TrackAgreement") -> bool:
        """Whether this is clearly the better reading."""
        if self.frames < LEAST_FRAMES:
            return False
        if other.frames < self.frames // 4:
            return True
        return self.near > other.near and self.distance * _CLEAR < other.distance

    def __str__(self) -> str:
        return f"{self.near:.0%} of {self.frames} frames within 4 px at 512x288, half within {self.distance:.1f} px"


def agreement(said: Positions, predicted: Rows, size: Size) -> TrackAgreement:
    """Compare.

    Args:
        said: the labels, in pixels of the video.
        predicted: what a model says, one row of the track a frame, from frame 0.
        size: of the video.
    """
    inside = said.seen & (said.frames >= 0) & (said.frames < len(predicted))
    at = said.frames[inside].astype(np.int64)
    there = predicted["state"][at] == State.VISIBLE
    if not there.any():
        return TrackAgreement(0, 0.0, float("inf"))
    rows = predicted[at[there]]
    away = np.hypot(said.x[inside][there] - rows["x"], said.y[inside][there] - rows["y"])
    near = float(np.mean(away <= _TOLERANCE * size.width))
    return TrackAgreement(len(away), near, float(np.median(away)))
