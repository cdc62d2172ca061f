"""Model a court that the user is placing by dragging crossings of its lines. Four crossings determine the court."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

import numpy as np

from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.analysis.court.finding import FoundCourt, find_best_court, settle_court
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, CourtMark, Position, are_corners, map_through
from rallytrace.track.courts import Court
from rallytrace.track.geometry import Size
from rallytrace.track.sports import Sport

_FAR_CORNER_SHARES: Final = ((0.36, 0.38), (0.64, 0.38))
_NEAR_CORNER_SHARES: Final = ((0.80, 0.84), (0.20, 0.84))
"""Corners at which a new court is first shown, far and near, in widths and heights of the picture."""
_SAME_HANDLE_M: Final = 0.3
"""A corner and a crossing closer than this are one handle."""
_MIN_AREA_M2: Final = 0.5
"""Smallest area of the triangle between any three of the four marks: marks on one line do not determine a court."""
_MIN_LIKELY_SUPPORT: Final = 0.6
"""Painted share of its lines from which an uncertain court is offered as a starting point."""
_MARK_TOLERANCE_WIDTHS: Final = 0.012
"""Largest distance between a court's crossing and the position where the user placed it, in widths of the picture."""


@dataclass(frozen=True, slots=True)
class CourtDraft:
    """A court that the user is placing.

    Attributes:
        court: current position of the court.
        marks: the four crossings that determine the court.
        placed: the marks that the user has dragged.
    """

    court: CourtCalibration
    marks: tuple[CourtMark, ...]
    placed: tuple[CourtMark, ...] = ()

    @classmethod
    def of_court(cls, court: CourtCalibration, size: Size) -> "CourtDraft":
        """Return a draft of an existing court, with one crossing near each corner as its marks.

        Crossings that the user placed keep their positions.
        """
        pixels = court.floor_map(size).to_pixels(crossings(court.court))
        marks = tuple(_mark_near(corner, crossings(court.court), pixels, size) for corner in court.court.corners)
        return cls(court, marks, court.marks)

    @classmethod
    def first(cls, sport: Sport, size: Size) -> "CourtDraft":
        """Return a draft with the court where most cameras show it."""
        corners = tuple((x * size.width, y * size.height) for x, y in (*_FAR_CORNER_SHARES, *_NEAR_CORNER_SHARES))
        return cls.of_court(CourtCalibration(0, sport, corners), size)

    def moved(self, floor: Position, pixel: Position, size: Size) -> "CourtDraft | None":
        """Return the draft with one crossing moved; None if no camera could see the resulting court.

        The moved crossing becomes a mark. It replaces a nearby mark, preferably one that the user has not placed.

        Args:
            floor: the crossing in metres on the floor.
            pixel: its new position in video pixels.
        """
        mark = CourtMark(floor, pixel)
        for given_up in self._in_order(floor):
            marks = (*(known for known in self.marks if known.floor != given_up.floor), mark)
            court = _court_through(marks, self.court, size)
            if court is not None:
                floors = {known.floor for known in marks}
                placed = (*(known for known in self.placed if known.floor in floors - {floor}), mark)
                return CourtDraft(replace(court, marks=placed), marks, placed)
        return None

    def _in_order(self, floor: Position) -> list[CourtMark]:
        """Return the marks that a crossing may replace, the most suitable first.

        A crossing that is a mark already can only replace itself.
        """
        same = [mark for mark in self.marks if mark.floor == floor]
        by_hand = {mark.floor for mark in self.placed}
        return same or sorted(
            self.marks, key=lambda mark: (mark.floor in by_hand, float(np.hypot(*np.subtract(mark.floor, floor))))
        )


def crossings(court: Court) -> Floats:
    """Return the positions where painted lines meet or end, and the outer corners, (n, 2) metres."""
    across = [line for line in court.lines if line.is_cross]
    along = [line for line in court.lines if not line.is_cross]
    found = [
        (side.start[0], cross.start[1])
        for cross in across
        for side in along
        if cross.start[0] <= side.start[0] <= cross.end[0] and side.start[1] <= cross.start[1] <= side.end[1]
    ]
    ends = [end for line in court.lines for end in (line.start, line.end)]
    for point in (*ends, *court.corners):
        if all(np.hypot(point[0] - x, point[1] - y) > _SAME_HANDLE_M for x, y in found):
            found.append((float(point[0]), float(point[1])))
    return np.unique(np.array(found, np.float64), axis=0)


def _mark_near(corner: Position, floors: Floats, pixels: Floats, size: Size) -> CourtMark:
    """Return the crossing nearest to a corner, in its quarter of the court and, if possible, within the picture."""
    quarter = np.all(floors * corner > 0, axis=1)
    seen = np.all((pixels >= 0) & (pixels < (size.width, size.height)), axis=1)
    candidates = np.flatnonzero(quarter & seen if np.any(quarter & seen) else quarter)
    nearest = candidates[np.argmin(np.linalg.norm(floors[candidates] - corner, axis=1))]
    return CourtMark(_position(floors[nearest]), _position(pixels[nearest]))


def _position(point: Floats) -> Position:
    return float(point[0]), float(point[1])


def _court_through(marks: Sequence[CourtMark], near: CourtCalibration, size: Size) -> CourtCalibration | None:
    floor = np.array([mark.floor for mark in marks])
    if min(_triangle_area(*floor[list(three)]) for three in combinations(range(len(marks)), 3)) < _MIN_AREA_M2:
        return None
    pixels = np.array([mark.pixel for mark in marks])
    with np.errstate(all="ignore"):  # marks on a line with a vanishing point give no map
        floor_map = map_through(floor, pixels, near.curvature, size)
        court = CourtCalibration.of_map(floor_map, near.sport, near.frame)
    is_before_camera = np.all(floor_map.homography[2, :2] @ np.transpose(near.court.corners) > -1.0)
    return court if is_before_camera and are_corners(court.corners) else None


def _triangle_area(first: Floats, second: Floats, third: Floats) -> float:
    (ax, ay), (bx, by) = second - first, third - first
    return abs(float(ax * by - ay * bx)) / 2


def snap_to_lines(evidence: LineEvidence, pixel: Position, reach: float) -> Position:
    """Return the crossing of two painted lines nearest to a position.

    If none is within `reach`, return the position itself.

    Args:
        pixel: position in video pixels.
        reach: largest distance of each line and of the crossing, in video pixels.
    """
    height, width = evidence.strength.shape
    middle = np.array([width / 2, height / 2])
    spot = np.array(pixel) * evidence.scales - middle
    near = [
        line
        for line in evidence.lines
        if abs(line.nx * spot[0] + line.ny * spot[1] - line.distance) < reach * evidence.scale
    ]
    best, found = reach * evidence.scale, None
    for first, second in combinations(near, 2):
        sine = first.nx * second.ny - first.ny * second.nx
        if abs(sine) < _MIN_CROSSING_SINE:
            continue
        x = (first.distance * second.ny - second.distance * first.ny) / sine
        y = (second.distance * first.nx - first.distance * second.nx) / sine
        off = float(np.hypot(x - spot[0], y - spot[1]))
        if off < best:
            best, found = off, np.array([x, y])
    return pixel if found is None else _position((found + middle) / evidence.scales)


_MIN_CROSSING_SINE: Final = 0.15
"""Sine of the smallest angle between two lines whose crossing is well defined."""


def court_near(evidence: LineEvidence, draft: CourtDraft | None, sport: Sport) -> FoundCourt | None:
    """Return the court in a picture that agrees with what the user has placed; None if no court does.

    Args:
        evidence: painted lines of the picture.
        draft: the court as placed so far; None before anything is placed.
        sport: sport of the court if there is no draft; `Sport.AUTO` for any.
    """
    if draft is None:
        best = find_best_court(evidence, sport)
        return best if best is not None and (best.is_sure or best.fit.support >= _MIN_LIKELY_SUPPORT) else None
    size = _video_size(evidence)
    moved = settle_court(draft.court.floor_map(size), evidence, draft.court.sport)
    if moved.is_sure and _agrees(moved, draft.placed, size):
        return moved
    best = find_best_court(evidence, draft.court.sport, draft.placed)
    if best is None or best.fit.support < _MIN_LIKELY_SUPPORT or not _agrees(best, draft.placed, size):
        return None
    return best


def _video_size(evidence: LineEvidence) -> Size:
    height, width = evidence.strength.shape
    across, down = evidence.scales
    return Size(round(width / across), round(height / down), evidence.pixel_aspect)


def _agrees(found: FoundCourt, marks: Sequence[CourtMark], size: Size) -> bool:
    if not marks:
        return True
    pixels = found.floor_map.to_pixels([mark.floor for mark in marks])
    off = (pixels - [mark.pixel for mark in marks]) * (size.pixel_aspect, 1.0)
    return bool(np.linalg.norm(off, axis=1).max() < _MARK_TOLERANCE_WIDTHS * size.square_width)
