"""Follow a flying ball along its heatmap peaks where the flight check chose another peak, or none.

The flight check judges each frame by itself. If a racket has an equally strong peak for a few frames, it replaces the
ball there, and the nearby fill bends towards it. Two points before or after such a run predict where the ball is.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from rallytrace.track.detections import Detection, Point
from rallytrace.track.geometry import Size

MAX_FOLLOWED_FRAMES: Final = 16
"""Maximum number of frames from the first of the two points to the last peak."""
_MAX_GAP_IMAGES: Final = 3
"""Maximum number of distinct images between two consecutive positions."""
_TOLERANCE_SHARE: Final = 12 / 512
"""Maximum distance of a peak from the extrapolated position, as a share of the image width."""
_MIN_SPEED_SHARE: Final = 6 / 512
"""Minimum motion of the ball per image, as a share of the image width: a resting object could be followed anywhere."""
_MIN_PEAK_SHARE: Final = 0.7
"""Minimum value of a peak, as a share of the threshold. All these limits were measured: docs/decisions/0039."""
_MIN_IMAGES: Final = 3
"""Minimum number of images with a peak if the flight does not lead back to a chosen point."""
_MIN_IMAGES_REJOINING: Final = 2
"""Minimum number of images with a peak if the flight leads back to a point that the flight check chose."""

_Place: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Picture:
    """The frames that show one distinct image.

    Attributes:
        frames: The indices of the frames.
        chosen: The position that the flight check chose, if any.
        peaks: (value, x, y) of each peak.
    """

    frames: range
    chosen: _Place | None
    peaks: tuple[tuple[float, float, float], ...]


def follow_ball(points: list[Point], detections: Sequence[Detection], threshold: float, video: Size) -> None:
    """Follow the ball in flight: set the points to its peaks, forwards in time first, then backwards.

    Args:
        points: The points of the flight check, one per detection; changed in place.
        detections: The detections of consecutive tracked frames of one scene.
        threshold: The minimum heatmap value of a visible ball without a flight check.
    """
    for direction in (1, -1):
        order = list(_pictures(points, detections, _MIN_PEAK_SHARE * threshold))[::direction]
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
    """Return the images that continue a flight after two chosen positions, with their peaks; [] without a flight."""
    previous = next((i for i in range(start - 1, max(start - _MAX_GAP_IMAGES, 0) - 1, -1) if pictures[i].chosen), None)
    last = pictures[start].chosen
    if previous is None or last is None:
        return []
    taken: list[tuple[_Picture, tuple[float, float, float]]] = []
    tolerance, pixel_aspect = _TOLERANCE_SHARE * video.square_width, video.pixel_aspect

    def is_near(position: Sequence[float], place: _Place) -> bool:
        return math.hypot((position[0] - place[0]) * pixel_aspect, position[1] - place[1]) <= tolerance

    known = [(previous, pictures[previous].chosen or last), (start, last)]
    for number in range(start + 1, len(pictures)):
        picture, ((i, (x0, y0)), (j, (x1, y1))) = pictures[number], known[-2:]
        is_far = abs(picture.frames[0] - pictures[previous].frames[0]) > MAX_FOLLOWED_FRAMES
        vx, vy = (x1 - x0) / (j - i), (y1 - y0) / (j - i)
        if (
            number - j > _MAX_GAP_IMAGES
            or is_far
            or math.hypot(vx * pixel_aspect, vy) < _MIN_SPEED_SHARE * video.square_width
        ):
            break
        expected = x1 + vx * (number - j), y1 + vy * (number - j)
        if picture.chosen is not None and is_near(picture.chosen, expected):
            return taken if len(taken) >= _MIN_IMAGES_REJOINING else []
        peak = max((peak for peak in picture.peaks if is_near(peak[1:], expected)), default=None)
        if peak is not None:
            taken.append((picture, peak))
            known.append((number, peak[1:]))
        elif picture.chosen is not None:
            break
    return taken if len(taken) >= _MIN_IMAGES else []
