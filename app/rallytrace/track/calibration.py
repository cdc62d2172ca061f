"""Store the court of a video: where its corners are in the picture, and from which frame on."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
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
"""Largest absolute coordinate of a corner."""
_MOST_KEPT: Final = 4096
"""Number of courts whose floor map and camera are kept. A moving camera has one in every frame."""


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
    """The court in the picture, or its absence. It applies from its frame on, until the next calibration begins.

    Attributes:
        frame: first frame.
        corners: four outer corners in the order of `CORNER_NAMES`, in video pixels, possibly outside the picture. Empty
            if there is no court, because the camera moves or the lines are uncertain.
        curvature: curvature of the lens, as in `FloorMap`.
        marks: crossings that the user placed; empty if the court was found automatically.
        moves: whether the camera moves, so that the corners go straight from here to those of the next one.
    """

    frame: int
    sport: Sport
    corners: tuple[Position, ...]
    curvature: float = 0.0
    marks: tuple[CourtMark, ...] = ()
    moves: bool = False

    @classmethod
    def of_map(
        cls, floor_map: FloorMap, sport: Sport, frame: int = 0, marks: Sequence[CourtMark] = ()
    ) -> "CourtCalibration":
        """Return the calibration of the court that a camera sees, given its floor map in video pixels."""
        corners = floor_map.to_pixels(SPORTS[sport].court.corners)
        return cls(frame, sport, tuple((float(x), float(y)) for x, y in corners), floor_map.curvature, tuple(marks))

    @classmethod
    def missing(cls, sport: Sport, frame: int) -> "CourtCalibration":
        """Return a calibration that marks the court as missing, starting at the given frame."""
        return cls(frame, sport, ())

    @property
    def is_lost(self) -> bool:
        """Return True if the court is missing."""
        return not self.corners

    @property
    def court(self) -> Court:
        """Return the dimensions of the court."""
        return SPORTS[self.sport].court

    def in_square_pixels(self, size: Size) -> "CourtCalibration":
        """Return the calibration for the same video, converted to square pixels."""
        if self.is_lost or size.pixel_aspect == 1.0:
            return self
        x, y = size.to_square(np.array(self.corners).T).tolist()
        return replace(self, corners=tuple(zip(x, y, strict=True)), marks=())

    def camera(self, size: Size) -> Camera | None:
        """Return the camera that sees the court in a video of this size; None if no camera could."""
        return _camera(self.corners, self.sport, self.curvature, size)

    def floor_map(self, size: Size) -> FloorMap:
        """Return the map from metres on the floor to pixels of a video of this size."""
        return _floor_map(self.corners, self.sport, self.curvature, size)


@lru_cache(maxsize=_MOST_KEPT)
def _floor_map(corners: tuple[Position, ...], sport: Sport, curvature: float, size: Size) -> FloorMap:
    found = map_through(np.array(SPORTS[sport].court.corners), np.array(corners), curvature, size)
    found.homography.setflags(write=False)
    return found


@lru_cache(maxsize=_MOST_KEPT)
def _camera(corners: tuple[Position, ...], sport: Sport, curvature: float, size: Size) -> Camera | None:
    try:
        found = solve_camera(_floor_map(corners, sport, curvature, size), SPORTS[sport].court)
    except np.linalg.LinAlgError:
        return None
    if found is not None:
        found.rotation.setflags(write=False)
        found.position.setflags(write=False)
    return found


def map_through(floor: Floats, pixels: Floats, curvature: float, size: Size) -> FloorMap:
    """Return the floor map that maps points on the floor to pixels of the video.

    Args:
        floor: (n, 2) points in metres, with n >= 4.
        pixels: (n, 2) the same points in video pixels.
        curvature: curvature of the lens, as in `FloorMap`.
    """
    sides = (float(size.width), float(size.height))
    straight = from_picture(pixels, curvature, sides, size.pixel_aspect)
    return FloorMap(solve_homography(floor, straight), curvature, sides, size.pixel_aspect)


def are_corners(corners: Sequence[Position]) -> bool:
    """Return True if a camera could see a court with these corners: they run clockwise, and none is very far away."""
    points = np.array(corners, np.float64)
    if not np.all(np.abs(points) < _MAX_CORNER_PX):
        return False
    edges = np.roll(points, -1, axis=0) - points
    following = np.roll(edges, -1, axis=0)
    return bool(np.all(edges[:, 0] * following[:, 1] - edges[:, 1] * following[:, 0] > 1.0))


def court_at(courts: Sequence[CourtCalibration], frame: int) -> CourtCalibration | None:
    """Return the court that applies to a frame; None if there is none.

    Args:
        courts: courts, ascending by frame. The first one also applies to earlier frames.
    """
    if not courts:
        return None
    number = number_at(courts, frame)
    court = courts[number]
    if court.moves and frame > court.frame and number + 1 < len(courts):
        return _between(court, courts[number + 1], frame)
    return None if court.is_lost else court


def _between(first: CourtCalibration, second: CourtCalibration, frame: int) -> CourtCalibration:
    share = (frame - first.frame) / (second.frame - first.frame)
    values = (np.append(court.corners, court.curvature) for court in (first, second))
    *corners, curvature = np.average(list(values), axis=0, weights=(1 - share, share)).tolist()
    return CourtCalibration(frame, first.sport, tuple(zip(corners[::2], corners[1::2], strict=True)), curvature)


def entry_at(courts: Sequence[CourtCalibration], frame: int) -> CourtCalibration | None:
    """Return the calibration that applies to a frame, even one that marks the court as missing; None without courts."""
    return courts[number_at(courts, frame)] if courts else None


def is_one_court(courts: Sequence[CourtCalibration], first: int, last: int) -> bool:
    """Return True if no other court begins between two frames. That of a moving camera goes on."""
    return not courts or all(court.moves for court in courts[number_at(courts, first) : number_at(courts, last)])


def known_parts(courts: Sequence[CourtCalibration]) -> list[CourtCalibration]:
    """Return the first calibration of each part of a video with a court."""
    return [court for k, court in enumerate(courts) if not court.is_lost and not (k and courts[k - 1].moves)]


def part_at(courts: Sequence[CourtCalibration], frame: int) -> range:
    """Return the indices of the calibrations that follow the court of a frame: one, if the camera stands still."""
    first = last = number_at(courts, frame)
    while first and courts[first - 1].moves:
        first -= 1
    while courts[last].moves and last + 1 < len(courts):
        last += 1
    return range(first, last + 1)


def number_at(courts: Sequence[CourtCalibration], frame: int) -> int:
    """Return the index of the calibration of a frame, in a sequence with at least one."""
    return max(bisect_right(courts, frame, key=lambda court: court.frame) - 1, 0)
