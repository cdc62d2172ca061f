"""Positions in a video whose camera may move: in metres, and as another frame shows them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.calibration import CourtCalibration, court_at, number_at, part_at
from rallytrace.track.camera import Camera
from rallytrace.track.geometry import Size
from rallytrace.track.homography import FloorMap, from_picture, project_floor, to_picture


@dataclass(frozen=True, slots=True)
class CourtViews:
    """The courts of a video, or of a part of it, as its frames show them.

    Attributes:
        courts: courts in order.
        size: size of the video.
    """

    courts: tuple[CourtCalibration, ...]
    size: Size

    def within(self, frames: range) -> "CourtViews":
        """Return the courts that a range of frames needs."""
        if not self.courts:
            return self
        first, last = number_at(self.courts, frames.start), number_at(self.courts, frames.stop - 1)
        return CourtViews(self.courts[first : last + 1 + self.courts[last].moves], self.size)

    def at(self, frame: int) -> CourtCalibration | None:
        return court_at(self.courts, frame)

    def camera(self, frame: int) -> Camera | None:
        """Return the camera of a frame; None without a court, or if no camera could see it this way."""
        court = self.at(frame)
        return None if court is None else court.camera(self.size)

    def correct(self, court: CourtCalibration) -> tuple[CourtCalibration, ...]:
        """Return the courts with that of a frame replaced.

        Where the camera moves, the new court is followed through that frame's part of the video.
        """
        part = part_at(self.courts, court.frame)
        frames, corners = [court.frame] * len(court.corners), np.array(court.corners)
        moved = [
            replace(
                court,
                frame=known.frame,
                corners=tuple((x, y) for x, y in self.show_in(known.frame, frames, corners).tolist()),
                marks=court.marks if len(part) == 1 else (),
                moves=known.moves,
            )
            for known in self.courts[part.start : part.stop]
        ]
        return (*self.courts[: part.start], *moved, *self.courts[part.stop :])

    def to_floor(self, frames: ArrayLike, pixels: Floats) -> Floats:
        """Return the positions (n, 2) in metres of pixels (n, 2) in frames (n,); NaN without a court."""
        places = np.full(pixels.shape, np.nan)
        for court, rows in self._group(frames):
            places[rows] = court.floor_map(self.size).to_floor(pixels[rows])
        return places

    def show_in(self, frame: int, frames: ArrayLike, pixels: Floats) -> Floats:
        """Return where one frame would show pixels (n, 2) of other frames (n,); NaN without a court.

        A camera that turns and zooms in its place moves all that it sees by a homography, also what is above the floor.
        """
        shown, target = np.full(pixels.shape, np.nan), self.at(frame)
        if target is None:
            return shown
        for court, rows in self._group(frames):
            if court == target:
                shown[rows] = pixels[rows]
            else:
                shown[rows] = _carry(pixels[rows], court.floor_map(self.size), target.floor_map(self.size))
        return shown

    def _group(self, frames: ArrayLike) -> Iterator[tuple[CourtCalibration, Indices]]:
        """Yield each court with the indices of its frames."""
        if len(self.courts) == 1 and not self.courts[0].is_lost:
            yield self.courts[0], np.arange(np.size(frames))
            return
        numbers, places = np.unique(frames, return_inverse=True)
        known: dict[CourtCalibration | None, int] = {}
        groups = np.array([known.setdefault(self.at(number), len(known)) for number in numbers.tolist()], np.int64)
        order = np.argsort(groups[places], kind="stable")
        stops = np.cumsum(np.bincount(groups[places], minlength=len(known)))
        for court, rows in zip(known, np.split(order, stops)[:-1], strict=True):
            if court is not None:
                yield court, rows


def _carry(pixels: Floats, source: FloorMap, target: FloorMap) -> Floats:
    straight = from_picture(pixels, source.curvature, source.size, source.pixel_aspect)
    moved = project_floor(target.homography @ np.linalg.inv(source.homography), straight)
    return to_picture(moved, target.curvature, target.size, target.pixel_aspect)
