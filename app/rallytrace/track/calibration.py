"""The court as a project stores it: where its corners are in the picture, and from which frame on."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.camera import Camera, solve_camera
from rallytrace.track.courts import Court
from rallytrace.track.geometry import Size
from rallytrace.track.homography import FloorMap, from_picture, solve_homography
from rallytrace.track.sports import SPORTS, Sport

Position = tuple[float, float]

_MAX_CORNER_PX: Final = 1e5
"""Largest coordinate of a corner."""


@dataclass(frozen=True, slots=True)
class CourtMark:
    """A crossing of court lines that the user placed.

    Attributes:
        floor: position of the crossing on the floor, in metres.
        pixel: position in the picture, in video pixels.
    """

    floor: Position
    pixel: Position


@dataclass(frozen=True, slots=True)
class CourtCalibration:
    """The court in the picture, or its absence. It applies from its frame on until the next one begins.

    Attributes:
        frame: first frame.
        sport: sport of the court.
        corners: four outer corners in the order of `CORNER_NAMES`, in video pixels, possibly outside the picture. Empty
            if there is no court: the camera moves, or its lines are uncertain.
        curvature: curvature of the lens, as in `FloorMap`.
        marks: crossings that the user placed; none in a court that was found.
    """

    frame: int
    sport: Sport
    corners: tuple[Position, ...]
    curvature: float = 0.0
    marks: tuple[CourtMark, ...] = ()

    @classmethod
    def of_map(
        cls, floor_map: FloorMap, sport: Sport, frame: int = 0, marks: Sequence[CourtMark] = ()
    ) -> "CourtCalibration":
        """Return the court that a camera sees, given a floor map in video pixels."""
        corners = floor_map.to_pixels(SPORTS[sport].court.corners)
        return cls(frame, sport, tuple((float(x), float(y)) for x, y in corners), floor_map.curvature, tuple(marks))

    @classmethod
    def missing(cls, sport: Sport, frame: int) -> "CourtCalibration":
        """Return a calibration without a court from a frame on."""
        return cls(frame, sport, ())

    @property
    def is_lost(self) -> bool:
        """Return True if there is no court from its frame on."""
        return not self.corners

    @property
    def court(self) -> Court:
        """Return the dimensions of the court."""
        return SPORTS[self.sport].court

    def in_square_pixels(self, size: Size) -> "CourtCalibration":
        """Return the calibration for a picture of this video with square pixels."""
        if self.is_lost or size.pixel_aspect == 1.0:
            return self
        x, y = size.to_square(np.array(self.corners).T).tolist()
        return replace(self, corners=tuple(zip(x, y, strict=True)), marks=())

    def camera(self, size: Size) -> Camera | None:
        """Return the camera that sees the court in a video of this size; None if there is none."""
        try:
            return solve_camera(self.floor_map(size), self.court)
        except np.linalg.LinAlgError:
            return None

    def floor_map(self, size: Size) -> FloorMap:
        """Return the map from metres on the floor to pixels of a video of this size."""
        floor = np.array(self.court.corners)
        return map_through(floor, np.array(self.corners), self.curvature, size)


def map_through(floor: Floats, pixels: Floats, curvature: float, size: Size) -> FloorMap:
    """Return the floor map from points (n, 2) in metres to video pixels (n, 2), with n >= 4."""
    sides = (float(size.width), float(size.height))
    straight = from_picture(pixels, curvature, sides, size.pixel_aspect)
    return FloorMap(solve_homography(floor, straight), curvature, sides, size.pixel_aspect)


def are_corners(corners: Sequence[Position]) -> bool:
    """Return True if a camera could see such a court: its corners run clockwise, and none is very far away."""
    points = np.array(corners, np.float64)
    if not np.all(np.abs(points) < _MAX_CORNER_PX):
        return False
    edges = np.roll(points, -1, axis=0) - points
    following = np.roll(edges, -1, axis=0)
    return bool(np.all(edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0] > 1.0))


def court_at(courts: Sequence[CourtCalibration], frame: int) -> CourtCalibration | None:
    """Return the court of a frame, from courts in order. The first one also applies before its own frame."""
    court = entry_at(courts, frame)
    return None if court is None or court.is_lost else court


def entry_at(courts: Sequence[CourtCalibration], frame: int) -> CourtCalibration | None:
    """Return the calibration of a frame, also one without a court."""
    if not courts:
        return None
    return courts[max(bisect_right(courts, frame, key=lambda court: court.frame) - 1, 0)]
