"""Drop spots that stand still for a moment and to which no flight leads: a cap, lettering, or a mark on the floor.

They appear when the ball has left the picture or cannot be seen. The flight check looks at a few frames at a time, so
a spot that lasts longer confirms itself.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from rallytrace.track.detections import Detection, Point
from rallytrace.track.geometry import Size

MAX_SPOT_FRAMES: Final = 16
"""Maximum length of a spot. What stays for longer may be a ball that is held or lies on the floor."""
MAX_RETURN_FRAMES: Final = 16
"""A spot with another position at the same place within this many frames is not alone: a ball that rests flickers."""
_MIN_IMAGES: Final = 5
"""Minimum number of distinct images that show a spot."""
_MAX_GAP_IMAGES: Final = 2
"""Maximum number of images from one position to the next if they belong together."""
_STILL_SHARE: Final = 4 / 512
"""Maximum extent of a spot, as a share of the image width. All these limits were measured: docs/decisions/0052."""
_SAME_PLACE_SHARE: Final = 6 / 512
"""Maximum distance of two positions at the same place, as a share of the image width."""


def drop_still_spots(points: list[Point], detections: Sequence[Detection], video: Size) -> None:
    """Remove the ball from frames in which it would stand still, without a flight before or after it.

    Args:
        points: The points of consecutive tracked frames of one scene; changed in place.
        detections: The detections of these frames.
        video: The size of the video.
    """
    groups = list(_groups(points, detections))
    for before, group, after in zip([[], *groups], groups, [*groups[1:], []], strict=False):
        if _is_still(points, detections, group, video) and not (
            _is_same_place(points, before[-1:], group[0], video) or _is_same_place(points, after[:1], group[-1], video)
        ):
            for i in group:
                points[i] = replace(points[i], visible=False, x=0.0, y=0.0)


def _groups(points: Sequence[Point], detections: Sequence[Detection]) -> Iterator[list[int]]:
    """Yield the indices of visible points, divided where more than `_MAX_GAP_IMAGES` lie between two."""
    group: list[int] = []
    images_since = 0
    for i, (point, found) in enumerate(zip(points, detections, strict=True)):
        images_since += not found.repeats
        if not point.visible:
            continue
        if group and images_since > _MAX_GAP_IMAGES:
            yield group
            group = []
        group.append(i)
        images_since = 0
    if group:
        yield group


def _is_still(points: Sequence[Point], detections: Sequence[Detection], group: Sequence[int], video: Size) -> bool:
    """Return True for a short group in which nothing moves and nothing was set by hand."""
    images = 1 + sum(not detections[i].repeats for i in group[1:])
    if images < _MIN_IMAGES or group[-1] - group[0] >= MAX_SPOT_FRAMES:
        return False
    across, down = zip(*((points[i].x * video.pixel_aspect, points[i].y) for i in group), strict=True)
    extent = max(max(across) - min(across), max(down) - min(down))
    return extent <= _STILL_SHARE * video.square_width and all(points[i].confidence < 1 for i in group)


def _is_same_place(points: Sequence[Point], neighbour: Sequence[int], i: int, video: Size) -> bool:
    """Return True if a neighbouring point, if any, is near in time and place."""
    return any(
        abs(j - i) <= MAX_RETURN_FRAMES
        and math.hypot((points[j].x - points[i].x) * video.pixel_aspect, points[j].y - points[i].y)
        <= _SAME_PLACE_SHARE * video.square_width
        for j in neighbour
    )
