"""Follows a flying ball along its peaks where the flight check chose another peak, or none.

The check judges one frame after the other, so a racket's peak that is as clear for some frames takes the ball's place
there, and the fill between bends towards it. Two points before that, or after it, tell where the ball flies on.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from rallytrace.track.detections import Detection, Point
from rallytrace.track.geometry import Size

FOLLOWED: Final = 16
"""Frames from the first of the two points to the last peak, at most."""
_GAP: Final = 3
"""Pictures from one position to the next, at most."""
_TOLERANCE: Final = 12 / 512
"""How far a peak may lie from straight on, as a share of the picture's width."""
_FAST: Final = 6 / 512
"""Least way of the ball in a picture, likewise: what hardly moves is followed anywhere."""
_LEAST: Final = 0.7
"""Least height of a peak, as a share of the threshold. All four were measured: docs/decisions/0039."""
_FEWEST: Final = 3
"""Pictures in a row that make a flight by themselves."""
_FEWEST_BACK: Final = 2
"""The same, where it leads back to a point that the check has chosen."""

_Place: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Picture:
    """The frames that show one picture.

    Attributes:
        frames: their indices.
        chosen: the position that the check has chosen, if any.
        peaks: height, column and row of each.
    """

    frames: range
    chosen: _Place | None
    peaks: tuple[tuple[float, float, float], ...]


def follow_flights(points: list[Point], detections: Sequence[Detection], threshold: float, video: Size) -> None:
    """Give the frames of each flight its peaks, visible; first onwards in time, then backwards.

    Args:
        points: of the flight check, one for each detection.
        detections: of consecutive tracked frames of one scene.
        threshold: least heatmap value of a seen ball, without a flight check.
        video: its size.
    """
    for direction in (1, -1):
        order = list(_pictures(points, detections, _LEAST * threshold))[::direction]
        for start in range(1, len(order)):
            for picture, (height, x, y) in _followed(order, start, video):
                for i in picture.frames:
                    points[i] = replace(points[i], visible=True, x=x, y=y, confidence=height)


def _pictures(points: Sequence[Point], detections: Sequence[Detection], least: float) -> Iterator[_Picture]:
    starts = [i for i, found in enumerate(detections) if i == 0 or not found.repeats]
    for start, stop in zip(starts, [*starts[1:], len(points)], strict=True):
        frames, peaks = range(start, stop), []
        for i in frames:
            found, seen = detections[i], detections[i].evidence
            highest = (found.x, found.y) if found.visible else (seen.peak_x, seen.peak_y)
            two_peaks = (seen.peak, *highest), (seen.second_peak, seen.second_x, seen.second_y)
            peaks += [peak for peak in two_peaks if peak[0] >= least and peak[1:] != (0, 0)]
        chosen = next(((points[i].x, points[i].y) for i in frames if points[i].visible), None)
        yield _Picture(frames, chosen, tuple(peaks))


def _followed(
    pictures: Sequence[_Picture], start: int, video: Size
) -> list[tuple[_Picture, tuple[float, float, float]]]:
    """The pictures behind a chosen position and the one before it, with their peaks on the way; none for no flight."""
    previous = next((i for i in range(start - 1, max(start - _GAP, 0) - 1, -1) if pictures[i].chosen), None)
    last = pictures[start].chosen
    if previous is None or last is None:
        return []
    taken: list[tuple[_Picture, tuple[float, float, float]]] = []
    tolerance, pixel_aspect = _TOLERANCE * video.square_width, video.pixel_aspect

    def is_near(position: Sequence[float], place: _Place) -> bool:
        return math.hypot((position[0] - place[0]) * pixel_aspect, position[1] - place[1]) <= tolerance

    known = [(previous, pictures[previous].chosen or last), (start, last)]
    for number in range(start + 1, len(pictures)):
        picture, ((i, (x0, y0)), (j, (x1, y1))) = pictures[number], known[-2:]
        is_far = abs(picture.frames[0] - pictures[previous].frames[0]) > FOLLOWED
        vx, vy = (x1 - x0) / (j - i), (y1 - y0) / (j - i)
        if number - j > _GAP or is_far or math.hypot(vx * pixel_aspect, vy) < _FAST * video.square_width:
            break
        expected = x1 + vx * (number - j), y1 + vy * (number - j)
        if picture.chosen is not None and is_near(picture.chosen, expected):
            return taken if len(taken) >= _FEWEST_BACK else []
        peak = max((peak for peak in picture.peaks if is_near(peak[1:], expected)), default=None)
        if peak is not None:
            taken.append((picture, peak))
            known.append((number, peak[1:]))
        elif picture.chosen is not None:
            break
    return taken if len(taken) >= _FEWEST else []
