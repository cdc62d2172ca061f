"""A court that a person is placing: crossings of its lines are dragged, four of them say where all of it is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

import numpy as np

from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.analysis.court.finding import FoundCourt, find_best_court, settle_court
from rallytrace.track.arrays import Floats
from rallytrace.track.calibration import CourtCalibration, CourtMark, Position, are_corners, map_through
from rallytrace.track.courts import Court, CourtSport
from rallytrace.track.geometry import Size

_FAR_SHARE: Final = ((0.36, 0.38), (0.64, 0.38))
_NEAR_SHARE: Final = ((0.80, 0.84), (0.20, 0.84))
"""The corners of a court that nothing is known of, in widths and heights of the picture."""
_ONE_PLACE: Final = 0.3
"""Metres within which a corner and a crossing are one handle."""
_LEAST_AREA: Final = 0.5
"""Square metres of the smallest triangle of four marks: three on a line say too little."""
_LIKELY: Final = 0.6
"""Painted share of its lines from which on a court that is not sure is a better start than none."""
_NEAR_MARK: Final = 0.012
"""How far lines may lie from a crossing that a person has placed, in widths of the picture."""


@dataclass(frozen=True, slots=True)
class CourtDraft:
    """A court on its way.

    Attributes:
        court: where it is now.
        marks: four crossings that hold it.
        placed: those among them that a person has dragged.
    """

    court: CourtCalibration
    marks: tuple[CourtMark, ...]
    placed: tuple[CourtMark, ...] = ()

    @classmethod
    def of_court(cls, court: CourtCalibration, size: Size) -> "CourtDraft":
        """A court that is there, held by a crossing near each corner; those that a person has placed stay."""
        pixels = court.floor_map(size).to_pixels(crossings(court.court))
        marks = tuple(_mark_near(corner, crossings(court.court), pixels, size) for corner in court.court.corners)
        return cls(court, marks, court.marks)

    @classmethod
    def first(cls, sport: CourtSport, size: Size) -> "CourtDraft":
        """A court where most cameras have it."""
        corners = tuple((x * size.width, y * size.height) for x, y in (*_FAR_SHARE, *_NEAR_SHARE))
        return cls.of_court(CourtCalibration(0, sport, corners), size)

    def moved(self, floor: Position, pixel: Position, size: Size) -> "CourtDraft | None":
        """With a crossing at another place; a mark near it gives way, one that nobody has placed first.

        None where no camera sees a court so.
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
        """The marks that may give way to a crossing, the likeliest first; the crossing itself alone if it is one."""
        same = [mark for mark in self.marks if mark.floor == floor]
        by_hand = {mark.floor for mark in self.placed}
        return same or sorted(
            self.marks, key=lambda mark: (mark.floor in by_hand, float(np.hypot(*np.subtract(mark.floor, floor))))
        )


def crossings(court: Court) -> Floats:
    """Where painted lines meet or end, and the outer corners, (n, 2) metres."""
    across = [line for line in court.lines if line.is_cross]
    along = [line for line in court.lines if not line.is_cross]
    found = [
        (side.start[0], cross.start[1])
        for cross in across
        for side in along
        if cross.start[0] <= side.start[0] <= cross.end[0] and side.start[1] <= cross.start[1] <= side.end[1]
    ]
    ends = [end for line in court.lines for end in (line.start, line.end)]
    for point in (*ends, *map(tuple, court.corners.tolist())):
        if all(np.hypot(point[0] - x, point[1] - y) > _ONE_PLACE for x, y in found):
            found.append((float(point[0]), float(point[1])))
    return np.unique(np.array(found, np.float64), axis=0)


def _mark_near(corner: Floats, floors: Floats, pixels: Floats, size: Size) -> CourtMark:
    """The crossing in the picture that is nearest to a corner, in its quarter; out of it where there is none."""
    quarter = np.all(floors * corner > 0, axis=1)
    seen = np.all((pixels >= 0) & (pixels < (size.width, size.height)), axis=1)
    candidates = np.flatnonzero(quarter & seen if np.any(quarter & seen) else quarter)
    nearest = candidates[np.argmin(np.linalg.norm(floors[candidates] - corner, axis=1))]
    return CourtMark(_position(floors[nearest]), _position(pixels[nearest]))


def _position(point: Floats) -> Position:
    return float(point[0]), float(point[1])


def _court_through(marks: Sequence[CourtMark], near: CourtCalibration, size: Size) -> CourtCalibration | None:
    floor = np.array([mark.floor for mark in marks])
    if min(_triangle_area(*floor[list(three)]) for three in combinations(range(len(marks)), 3)) < _LEAST_AREA:
        return None
    pixels = np.array([mark.pixel for mark in marks])
    with np.errstate(all="ignore"):  # marks on a line with the horizon's end give no map
        floor_map = map_through(floor, pixels, near.curvature, size)
        court = CourtCalibration.of_map(floor_map, near.sport, near.frame)
    is_before_camera = np.all(floor_map.homography[2, :2] @ near.court.corners.T > -1.0)
    return court if is_before_camera and are_corners(court.corners) else None


def _triangle_area(first: Floats, second: Floats, third: Floats) -> float:
    (ax, ay), (bx, by) = second - first, third - first
    return abs(float(ax * by - ay * bx)) / 2


def snap_to_lines(evidence: LineEvidence, pixel: Position, reach: float) -> Position:
    """The crossing of two painted lines nearest to a position, both in video pixels, within `reach`; else itself."""
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
        turn = first.nx * second.ny - first.ny * second.nx
        if abs(turn) < _LEAST_TURN:
            continue
        x = (first.distance * second.ny - second.distance * first.ny) / turn
        y = (second.distance * first.nx - first.distance * second.nx) / turn
        off = float(np.hypot(x - spot[0], y - spot[1]))
        if off < best:
            best, found = off, np.array([x, y])
    return pixel if found is None else _position((found + middle) / evidence.scales)


_LEAST_TURN: Final = 0.15
"""Sine of the angle between two lines whose crossing is sharp."""


def court_near(evidence: LineEvidence, draft: CourtDraft | None, sport: CourtSport | None) -> FoundCourt | None:
    """The court in a picture that agrees with what a person has placed; None where the lines show none.

    Args:
        evidence: the painted lines.
        draft: what is placed; None before anything is.
        sport: whose court; None for any.
    """
    if draft is None:
        best = find_best_court(evidence, sport)
        return best if best is not None and (best.is_sure or best.fit.support >= _LIKELY) else None
    size = _video_size(evidence)
    moved = settle_court(draft.court.floor_map(size), evidence, draft.court.sport)
    if moved.is_sure and _agrees(moved, draft.placed, size):
        return moved
    best = find_best_court(evidence, draft.court.sport, draft.placed)
    if best is None or best.fit.support < _LIKELY or not _agrees(best, draft.placed, size):
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
    return bool(np.linalg.norm(off, axis=1).max() < _NEAR_MARK * size.square_width)
