"""The ball where it is expected: of a heatmap's peaks not the highest, but the one nearest to a path."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Detection, Evidence
from rallytrace.domain.geometry import Size, rescale
from rallytrace.inference.heatmap import SAME_PEAK

LOWEST: Final = 0.1
"""A peak counts from this value on: that the ball is there the path says, and the heatmap only where."""
_SPOT: Final = 3
"""Heatmap pixels from a peak to the edge of its spot, at most; TrackNetV3's labels are discs of 2.5."""
_SHARE: Final = 0.25
"""A spot's pixels have at least this share of its peak's value."""

Floats = NDArray[np.float64]
Heatmap = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Corridor:
    """Where the ball is expected.

    Attributes:
        path: float64 (2, n) in video pixels, a place for each of n frames; NaN where none is expected.
        radius: how far from there it may be, in video pixels; one for all frames, or one for each.
        lowest: peaks below this value do not count, 0 to 1.
    """

    path: Floats
    radius: float | Floats
    lowest: float = LOWEST

    def at(self, place: int) -> "Corridor | None":
        """The corridor of one of its frames, by its place among them; None where nothing is expected."""
        if not (0 <= place < self.path.shape[1] and np.isfinite(self.path[:, place]).all()):
            return None
        radius = np.broadcast_to(self.radius, self.path.shape[1])
        return Corridor(self.path[:, [place]], float(radius[place]), self.lowest)


def follow(heatmaps: Iterable[Heatmap], frames: Sequence[int], corridor: Corridor, video: Size) -> list[Detection]:
    """What the heatmaps say of the ball, held to a corridor.

    A frame has a ball where a local maximum lies within the corridor: of several the one nearest to the path. Its place
    is the mean of its spot, weighted by the values. The evidence is that of this peak, and the second peak the highest
    value elsewhere, which may be higher; how the windows agree is not known, so `windows` is 0.

    Args:
        heatmaps: float32 (height, width) in 0 to 1, of as many frames as the corridor has.
        frames: their numbers.
        corridor: where to look.
        video: the size whose pixels path and detections are in.
    """
    found = []
    for place, (frame, heatmap) in enumerate(zip(frames, heatmaps, strict=True)):
        here = corridor.at(place)
        peak = None if here is None else _nearest_peak(heatmap, here, video)
        found.append(_unseen(frame, heatmap, video) if peak is None else _seen(frame, heatmap, peak, video))
    return found


def _nearest_peak(heatmap: Heatmap, here: Corridor, video: Size) -> tuple[int, int] | None:
    """Column and row of the local maximum nearest to where one frame's ball is expected; None outside the corridor."""
    height, width = heatmap.shape
    across, down = video.width / width, video.height / height
    x, y = rescale(float(here.path[0, 0]), video.width, width), rescale(float(here.path[1, 0]), video.height, height)
    radius = float(here.radius)
    left, right = _within(x, radius / across, width)
    top, bottom = _within(y, radius / down, height)
    if left >= right or top >= bottom:
        return None
    # One pixel more on each side: what is highest within the corridor need not be a maximum.
    edge_x, edge_y = max(left - 1, 0), max(top - 1, 0)
    around = heatmap[edge_y : bottom + 1, edge_x : right + 1]
    highest = cv2.dilate(around, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero((around == highest) & (around >= here.lowest))
    away = np.hypot((columns + edge_x - x) * across, (rows + edge_y - y) * down)
    if not away.size or away.min() > radius:
        return None
    nearest = int(np.argmin(away))
    return edge_x + int(columns[nearest]), edge_y + int(rows[nearest])


def _within(middle: float, radius: float, length: int) -> tuple[int, int]:
    """The first pixel along an axis that is within a radius, and the first behind those."""
    return max(math.ceil(middle - radius), 0), min(math.floor(middle + radius) + 1, length)


def _seen(frame: int, heatmap: Heatmap, peak: tuple[int, int], video: Size) -> Detection:
    height, width = heatmap.shape
    left, top = max(peak[0] - _SPOT, 0), max(peak[1] - _SPOT, 0)
    around = heatmap[top : peak[1] + _SPOT + 1, left : peak[0] + _SPOT + 1]
    _, parts = cv2.connectedComponents((around >= _SHARE * heatmap[peak[1], peak[0]]).view(np.uint8), connectivity=8)
    rows, columns = np.nonzero(parts == parts[peak[1] - top, peak[0] - left])
    values = around[rows, columns].astype(np.float64)
    return Detection(
        frame,
        visible=True,
        x=rescale(left + float(np.average(columns, weights=values)), width, video.width),
        y=rescale(top + float(np.average(rows, weights=values)), height, video.height),
        evidence=_evidence(heatmap, peak, video, area=len(rows)),
    )


def _unseen(frame: int, heatmap: Heatmap, video: Size) -> Detection:
    peak_y, peak_x = np.unravel_index(int(np.argmax(heatmap)), heatmap.shape)
    evidence = _evidence(heatmap, (int(peak_x), int(peak_y)), video, area=0)
    return Detection(frame, visible=False, x=0.0, y=0.0, evidence=evidence)


def _evidence(heatmap: Heatmap, peak: tuple[int, int], video: Size, *, area: int) -> Evidence:
    height, width = heatmap.shape
    x, y = peak
    left, top = max(x - SAME_PEAK, 0), max(y - SAME_PEAK, 0)
    right, bottom = x + SAME_PEAK + 1, y + SAME_PEAK + 1
    beside = (heatmap[:top], heatmap[bottom:], heatmap[top:bottom, :left], heatmap[top:bottom, right:])
    return Evidence(
        peak=float(heatmap[y, x]),
        peak_x=rescale(x, width, video.width),
        peak_y=rescale(y, height, video.height),
        area=area,
        second_peak=max((float(strip.max()) for strip in beside if strip.size), default=0.0),
        spread=0.0,
        windows=0,
        agreeing=0,
    )
