"""Decide which part of the picture the network looks at: the whole picture to find the ball, then a crop around it.

All numbers were measured (docs/decisions/0040-crops.md). Positions are in pixels of the network's input.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.track.detections import PixelRegion
from rallytrace.track.geometry import Size

ANCHOR_WINDOWS: Final = 8
"""After this many windows the network looks at the whole picture again, whatever it has found before. So within two
seconds it notices if it follows something else, and a window depends on at most this many earlier ones."""
_GRID_PX: Final = 16
"""Crops start at multiples of this, as the network halves its input four times."""
_MIN_FOLLOWED_SHARE: Final = 0.75
"""Minimum share of a window's frames that need a peak above the network's threshold if the crop shows the ball."""
_MIN_DOUBTED_SHARE: Final = 0.375
"""Minimum share of such frames for a second look to be worth its time: with fewer, there is no ball."""
_EDGE_PX: Final = 12
"""A peak closer than this to an edge of the crop may belong to a ball outside."""
_LEAD_FRAMES: Final = 3
"""The crop is centred where the ball would be this many frames after the window's last frame."""
_MAX_SPEED_PX: Final = 30
"""Maximum motion per frame that is extrapolated."""
_MOTION_PEAKS: Final = 2
"""The motion is measured between the last peak and the one this many peaks before it, or the first one."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a picture.

    Attributes:
        x: left edge.
        y: top edge.
        size: width and height.
        whole: size of the picture.
    """

    x: int
    y: int
    size: Size
    whole: Size

    def cut(self, planes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return this part of planes, (channels, height, width)."""
        return planes[:, self.y : self.y + self.size.height, self.x : self.x + self.size.width]

    def union(self, other: "Region") -> "Region":
        """Return the smallest region that contains both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.size.width, other.x + other.size.width)
        bottom = max(self.y + self.size.height, other.y + other.size.height)
        return Region(x, y, Size(right - x, bottom - y), self.whole)

    def in_video(self, video: Size) -> PixelRegion:
        """Return the region in pixels of a video."""
        x, right = (round(edge * video.width / self.whole.width) for edge in (self.x, self.x + self.size.width))
        y, bottom = (round(edge * video.height / self.whole.height) for edge in (self.y, self.y + self.size.height))
        return PixelRegion(x, y, right - x, bottom - y)

    @classmethod
    def all_of(cls, whole: Size) -> "Region":
        return cls(0, 0, whole, whole)


def peaks_of(heatmaps: NDArray[np.float32], region: Region | None = None) -> NDArray[np.float64]:
    """Return the peak of each frame, float64 (frames, 3): its value, and its column and row in the whole picture.

    Args:
        heatmaps: float32 (frames, height, width).
        region: part of the picture that they show; None for the whole.
    """
    left, top = (0, 0) if region is None else (region.x, region.y)
    found = [cv2.minMaxLoc(heatmap) for heatmap in heatmaps]
    return np.array([(value, x + left, y + top) for _, value, _, (x, y) in found], np.float64).reshape(-1, 3)


@dataclass(frozen=True, slots=True)
class CropRule:
    """The rule that places crops.

    Attributes:
        whole: size of the network's input.
        threshold: minimum heatmap value of a peak that may be the ball.
    """

    whole: Size
    crop: Size
    threshold: float

    def next_crop(self, peaks: NDArray[np.float64]) -> Region | None:
        """Return the crop for the window after one with these peaks, or None for the whole picture."""
        seen = np.flatnonzero(peaks[:, 0] > self.threshold)
        if not len(seen):
            return None
        last, before = seen[-1], seen[max(0, len(seen) - 1 - _MOTION_PEAKS)]
        motion = (peaks[last, 1:] - peaks[before, 1:]) / max(1, last - before)
        motion *= min(1.0, _MAX_SPEED_PX / max(float(np.hypot(*motion)), 1e-9))
        frames_ahead = len(peaks) - 1 - last + _LEAD_FRAMES
        crop = self._around(*(peaks[last, 1:] + frames_ahead * motion).tolist())
        return crop if self._contains(crop, peaks[last, 1:]) else None

    def is_worth_a_second_look(self, peaks: NDArray[np.float64]) -> bool:
        """Return True if enough frames of a window have a peak above the threshold."""
        return int((peaks[:, 0] > self.threshold).sum()) >= _MIN_DOUBTED_SHARE * len(peaks)

    def crop_around(self, peaks: NDArray[np.float64]) -> Region | None:
        """Return a crop that contains the peaks of a window, or None if there are none or they are too far apart."""
        seen = peaks[peaks[:, 0] > self.threshold, 1:]
        if not len(seen):
            return None
        crop = self._around(*((seen.min(axis=0) + seen.max(axis=0)) / 2).tolist())
        return crop if self._contains(crop, seen) else None

    def moved_crop(self, peaks: NDArray[np.float64], crop: Region) -> Region | None:
        """Return a crop around the peaks found near an edge of `crop`; None if there are none or they do not fit."""
        seen = peaks[peaks[:, 0] > self.threshold, 1:]
        return None if self._contains(crop, seen) else self.crop_around(peaks)

    def is_followed(self, peaks: NDArray[np.float64], crop: Region) -> bool:
        """Return True if the peaks found in a crop are those of a ball that is inside it."""
        seen = peaks[peaks[:, 0] > self.threshold, 1:]
        return len(seen) >= _MIN_FOLLOWED_SHARE * len(peaks) and self._contains(crop, seen)

    def _around(self, x: float, y: float) -> Region:
        left = _place(x, self.crop.width, self.whole.width)
        top = _place(y, self.crop.height, self.whole.height)
        return Region(left, top, self.crop, self.whole)

    def _contains(self, crop: Region, positions: NDArray[np.float64]) -> bool:
        """Return True if no position is near an edge of the crop, except for edges of the picture."""
        x, y = positions[..., 0], positions[..., 1]
        right, bottom = crop.x + crop.size.width, crop.y + crop.size.height
        return bool(
            (x >= (crop.x + _EDGE_PX if crop.x else 0)).all()
            and (x < (right - _EDGE_PX if right < self.whole.width else right)).all()
            and (y >= (crop.y + _EDGE_PX if crop.y else 0)).all()
            and (y < (bottom - _EDGE_PX if bottom < self.whole.height else bottom)).all()
        )


def _place(centre: float, crop: int, whole: int) -> int:
    """Return the start of a crop along an axis."""
    return min(max(round((centre - crop / 2) / _GRID_PX) * _GRID_PX, 0), whole - crop)
