"""Search for players in parts of frames: around their last positions, and now and then in each half of the court."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.court.player_positions import are_on_court, feet_on_floor
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.inference.preprocessing import ArrayPicture, Picture
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.calibration import CourtCalibration, court_at
from rallytrace.track.geometry import Size
from rallytrace.track.poses import MAX_POSE_INTERVAL_FRAMES, Person, box_overlap
from rallytrace.track.sports import SPORTS

_PLAYER_PICTURE_SIZE: Final = Size(128, 128)
_TILE_WIDTH_RANGE_PX: Final = (320, 448)
"""Minimum and maximum width of the network's picture for a part of the frame, in pixels."""
_SIZE_STEP_PX: Final = 32
_SEARCH_SIDE_FACTOR: Final = 1.5
"""Side of the square searched around a player, as a multiple of the box's longer side."""
_MIN_BOX_SIDE_PX: Final = 48
_HALVES_INTERVAL_FRAMES: Final = 10
"""Interval in frames at which each half is searched. While a player is lost, every second frame is searched."""
_PLAYER_REACH_M: Final = 2.4
"""Height above the floor that a player may reach, in metres."""
_MAX_BOX_OVERLAP: Final = 0.45
"""Overlap (IoU) above which only the more confident of two boxes counts."""
_OPEN_AREAS: Final = ((0.12, 0.05, 0.88, 0.62), (0.05, 0.4, 0.95, 1.0))
"""Left, top, right and bottom of the two areas searched without a court, as fractions of the frame."""
_MAX_PLAYERS_WITHOUT_COURT: Final = 4


@dataclass(frozen=True, slots=True)
class Area:
    """A part of a frame in whole pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def within(cls, frame: Size, left: float, top: float, right: float, bottom: float) -> "Area | None":
        """Return the part of an area within the frame, or None if it is too small."""
        x0, y0 = max(int(left), 0), max(int(top), 0)
        x1, y1 = min(int(np.ceil(right)), frame.width), min(int(np.ceil(bottom)), frame.height)
        return cls(x0, y0, x1, y1) if min(x1 - x0, y1 - y0) >= _MIN_BOX_SIDE_PX // 2 else None

    @property
    def tile_size(self) -> Size:
        """Return the size of the network's picture for the area."""
        min_width, max_width = _TILE_WIDTH_RANGE_PX
        width = _SIZE_STEP_PX * round(min(max(self.right - self.left, min_width), max_width) / _SIZE_STEP_PX)
        height = width * (self.bottom - self.top) / max(self.right - self.left, 1)
        return Size(width, _SIZE_STEP_PX * int(np.clip(round(height / _SIZE_STEP_PX), 2, 10)))


class PlayerSearch:
    """A search for the players in consecutive frames, which uses their earlier positions.

    If the court is known, the players are those whose feet are on it or just beside it: one in each half, or two in
    doubles.

    Args:
        network: a network of a searching family, or one that locates the keypoints of persons found by its finder.
        courts: courts of the video, ascending.
        min_confidence: minimum confidence of a person; None for the family's.
    """

    def __init__(
        self, network: PoseNetwork, courts: Sequence[CourtCalibration], min_confidence: float | None = None
    ) -> None:
        self._network = network
        self._finder = network.finder or network
        self._courts = courts
        self._min_confidence = min_confidence
        self._known: tuple[Person, ...] = ()
        self._frame = -MAX_POSE_INTERVAL_FRAMES
        self._since_halves = _HALVES_INTERVAL_FRAMES
        self._doubles = self._singles = 0

    def search(self, picture: Picture, stop: StopSwitch | None = None) -> tuple[Person, ...]:
        """Return the players in a frame, most confident first.

        Raises:
            AppError: the network failed.
            Cancelled: `stop` was used.
        """
        if not 0 < picture.index - self._frame <= MAX_POSE_INTERVAL_FRAMES:
            self._known, self._since_halves = (), _HALVES_INTERVAL_FRAMES
        self._frame = picture.index
        found = self._choose(self._search_around_known(picture, stop), picture)
        self._since_halves += 1
        lost = len(found) < 2 * self._players_per_half(picture)
        if self._since_halves >= _HALVES_INTERVAL_FRAMES or (lost and self._since_halves >= 2):
            self._since_halves = 0
            found = self._choose([*found, *self._search_halves(picture, stop)], picture, updates_doubles=True)
        self._known = found
        return self._network.with_keypoints(found, picture, stop)

    def _search_around_known(self, picture: Picture, stop: StopSwitch | None) -> list[Person]:
        found = []
        for known in self._known:
            left, top, right, bottom = known.box
            half = max(right - left, bottom - top, _MIN_BOX_SIDE_PX) * _SEARCH_SIDE_FACTOR / 2
            x, y = (left + right) / 2, (top + bottom) / 2
            area = Area.within(picture.size, x - half, y - half, x + half, y + half)
            persons = [] if area is None else self._search_area(picture, area, _PLAYER_PICTURE_SIZE, stop)
            best = max(persons, key=lambda person: person.confidence * box_overlap(person.box, known.box), default=None)
            if best is not None and box_overlap(best.box, known.box) > 0:
                found.append(best)
        return found

    def _search_halves(self, picture: Picture, stop: StopSwitch | None) -> list[Person]:
        areas = self._areas(picture)
        return [person for area in areas for person in self._search_area(picture, area, area.tile_size, stop)]

    def _areas(self, picture: Picture) -> list[Area]:
        """Return both halves of the court, with room for players above, or without a court fixed parts of the frame."""
        size, court = picture.size, court_at(self._courts, picture.index)
        if court is None:
            width, height = size.width, size.height
            shares = [(x0 * width, y0 * height, x1 * width, y1 * height) for x0, y0, x1, y1 in _OPEN_AREAS]
            return [area for share in shares if (area := Area.within(size, *share)) is not None]
        reach = court.court.player_area
        along = court.court.length / 2 + reach.behind
        across = court.court.width / 2 + reach.beside + reach.widening * along
        areas = []
        for near, far in ((0.0, along), (-along, 0.0)):
            corners = [(-across, near), (across, near), (across, far), (-across, far)]
            pixels = court.floor_map(size).to_pixels(corners)
            metre = abs(pixels[2, 0] - pixels[3, 0]) / (2 * across)
            (left, top), (right, bottom) = pixels.min(axis=0), pixels.max(axis=0)
            area = Area.within(
                size, left - metre / 2, top - _PLAYER_REACH_M * metre, right + metre / 2, bottom + metre / 2
            )
            areas += [] if area is None else [area]
        return areas

    def _search_area(self, picture: Picture, area: Area, size: Size, stop: StopSwitch | None) -> list[Person]:
        cut = ArrayPicture(picture.index, picture.bgr()[area.top : area.bottom, area.left : area.right])
        (persons,) = self._finder.persons([cut], stop, min_confidence=self._min_confidence, size=size)
        return [_shift(person, area.left, area.top) for person in persons]

    def _players_per_half(self, picture: Picture) -> int:
        """Return 2 if most frames so far show doubles, or if this sport is always played in doubles; otherwise 1."""
        court = court_at(self._courts, picture.index)
        is_always = court is not None and SPORTS[court.sport].is_always_doubles
        return 2 if is_always or self._doubles > self._singles else 1

    def _choose(
        self, persons: Sequence[Person], picture: Picture, *, updates_doubles: bool = False
    ) -> tuple[Person, ...]:
        """Return the persons who are players."""
        kept: list[Person] = []
        for person in sorted(persons, key=lambda person: -person.confidence):
            if all(box_overlap(person.box, taken.box) <= _MAX_BOX_OVERLAP for taken in kept):
                kept.append(person)
        court = court_at(self._courts, picture.index)
        if court is None:
            return tuple(kept[:_MAX_PLAYERS_WITHOUT_COURT])
        feet = feet_on_floor(kept, court.floor_map(picture.size))
        on_court = are_on_court(feet, court.sport)
        halves = [
            [k for k in np.flatnonzero(on_court).tolist() if bool(feet[k, 1] > 0) is is_far] for is_far in (True, False)
        ]
        if updates_doubles:
            is_doubles = min(map(len, halves)) >= 2
            self._doubles, self._singles = self._doubles + is_doubles, self._singles + (not is_doubles)
        per_half = self._players_per_half(picture)
        chosen = sorted(k for half in halves for k in half[:per_half])
        return tuple(kept[k] for k in chosen)


def _shift(person: Person, left: int, top: int) -> Person:
    """Return a person found in part of a frame, with coordinates relative to the whole frame."""
    keypoints = person.keypoints + np.array([left, top, 0], np.float32)
    x0, y0, x1, y1 = person.box
    return replace(person, box=(x0 + left, y0 + top, x1 + left, y1 + top), keypoints=keypoints)
