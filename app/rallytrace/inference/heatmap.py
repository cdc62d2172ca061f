"""The position of the ball in a heatmap, and the evidence for it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.crops import Region
from rallytrace.model_records.network_modes import Decoding
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import Size, rescale

SAME_PEAK_MARGIN_PX = 8
"""Margin around the chosen blob, in heatmap pixels, within which a high value is not a second ball. The blobs in the
training labels have a radius of about 5 px (TrackNetV3 draws discs of 2.5 px), and a blurred ball is longer."""


@dataclass(frozen=True, slots=True)
class Blob:
    """A connected region of a heatmap above the threshold.

    Attributes:
        x: left edge of the bounding box, in pixels of the heatmap.
        y: top edge of the bounding box, in pixels of the heatmap.
        mask: pixels of the blob in its bounding box, bool (height, width).
    """

    x: int
    y: int
    mask: NDArray[np.bool_]

    @property
    def area(self) -> int:
        return int(np.count_nonzero(self.mask))


def largest_blob(heatmap: NDArray[np.float32], threshold: float) -> Blob | None:
    """Return the region above the threshold with the largest bounding box, as in TrackNetV3, or None.

    Args:
        heatmap: float32 (height, width).
        threshold: heatmap value from which a ball counts as visible.
    """
    return _find_blob(heatmap, threshold, None)


def peak_blob(heatmap: NDArray[np.float32], threshold: float, peak: tuple[int, int]) -> Blob | None:
    """Return the region around the highest pixel, or None if that is below the threshold.

    The region has at least half the value of the highest pixel and at least the threshold. The region with the largest
    bounding box may be wide and faint, such as a player's arm, beside a small bright ball.

    Args:
        heatmap: float32 (height, width).
        threshold: heatmap value from which a ball counts as visible.
        peak: column and row of the highest pixel.
    """
    value = float(heatmap[peak[1], peak[0]])
    return _find_blob(heatmap, max(threshold, value / 2), peak) if value > threshold else None


def _find_blob(heatmap: NDArray[np.float32], threshold: float, pixel: tuple[int, int] | None) -> Blob | None:
    """Return the region around a pixel (column, row), or the one with the largest bounding box if that is None."""
    exceeds = (heatmap > threshold).view(np.uint8)
    x, y, width, height = cv2.boundingRect(exceeds)
    if width == 0:
        return None
    # There is usually one small spot, so only the bounding box of all pixels above the threshold is searched.
    crop = exceeds[y : y + height, x : x + width]
    _, labels, stats, _ = cv2.connectedComponentsWithStats(crop, connectivity=8)
    if pixel is None:
        boxes = stats[1:, cv2.CC_STAT_WIDTH] * stats[1:, cv2.CC_STAT_HEIGHT]
        chosen = int(np.argmax(boxes)) + 1
    else:
        chosen = int(labels[pixel[1] - y, pixel[0] - x])
    left, top, w, h = stats[chosen, :4]
    return Blob(x + int(left), y + int(top), labels[top : top + h, left : left + w] == chosen)


@dataclass(frozen=True, slots=True)
class _Scale:
    """Converts pixels of a heatmap to the video.

    Attributes:
        left: column of the heatmap's first pixel in the network's picture.
        top: row of the heatmap's first pixel in the network's picture.
        size: size of the network's picture.
    """

    left: int
    top: int
    size: Size
    video: Size

    @classmethod
    def of(cls, heatmap: NDArray[np.float32], video: Size, region: Region | None) -> "_Scale":
        if region is not None:
            return cls(region.x, region.y, region.whole, video)
        return cls(0, 0, Size(heatmap.shape[1], heatmap.shape[0]), video)

    def x(self, column: float) -> float:
        return rescale(self.left + column, self.size.width, self.video.width)

    def y(self, row: float) -> float:
        return rescale(self.top + row, self.size.height, self.video.height)


def decode_heatmap(
    frame: int,
    heatmap: NDArray[np.float32],
    views: Sequence[NDArray[np.float32]],
    *,
    method: Decoding,
    threshold: float,
    video: Size,
    region: Region | None = None,
) -> Detection:
    """Return a frame's detection from its heatmap.

    Args:
        frame: frame number.
        heatmap: float32 (height, width), the weighted mean of all windows.
        views: each window's own heatmap in the same shape, for the evidence.
        method: how the position is determined.
        threshold: heatmap value from which a ball counts as visible, 0 to 1.
        video: size of the video, for the position.
        region: part of the picture that the heatmaps show; None for the whole. What is outside is unknown: a higher
            peak may be there, which the evidence does not show.
    """
    picture = _Scale.of(heatmap, video, region)
    _, peak, _, (peak_x, peak_y) = cv2.minMaxLoc(heatmap)
    if method is Decoding.BLOB:
        blob = largest_blob(heatmap, threshold) if peak > threshold else None
    else:
        blob = peak_blob(heatmap, threshold, (peak_x, peak_y))
    centre_blob = blob or Blob(peak_x, peak_y, np.ones((1, 1), np.bool_))
    peaks = [_peak(view) for view in views]
    second, second_x, second_y = second_peak(heatmap, centre_blob)
    seen = [(x, y) for value, x, y in peaks if value > threshold]
    evidence = Evidence(
        peak=peak,
        peak_x=picture.x(peak_x),
        peak_y=picture.y(peak_y),
        area=blob.area if blob else 0,
        second_peak=second,
        spread=_spread(seen, picture),
        windows=len(views),
        agreeing=len(seen),
        second_x=picture.x(second_x),
        second_y=picture.y(second_y),
    )
    is_whole = region is None or region.size == region.whole
    looked_at = None if is_whole or region is None else region.in_video(video)
    if blob is None:
        return Detection(frame, visible=False, x=0.0, y=0.0, evidence=evidence, region=looked_at)
    x, y = _position(heatmap, blob, (peak_x, peak_y), method, picture)
    return Detection(frame, visible=True, x=x, y=y, evidence=evidence, region=looked_at)


def _position(
    heatmap: NDArray[np.float32], blob: Blob, peak: tuple[int, int], method: Decoding, picture: _Scale
) -> tuple[float, float]:
    rows, columns = blob.mask.shape
    if method is Decoding.BLOB:
        # TrackNetV3's predict.py truncates to whole pixels twice, here and after scaling. BLOB must give the same.
        x, y = picture.left + int(blob.x + columns / 2), picture.top + int(blob.y + rows / 2)
        video, size = picture.video, picture.size
        return float(int(x * (video.width / size.width))), float(int(y * (video.height / size.height)))
    x_mean, y_mean = float(peak[0]), float(peak[1])
    if method is Decoding.CENTROID:
        values = np.where(blob.mask, heatmap[blob.y : blob.y + rows, blob.x : blob.x + columns], 0)
        total = float(values.sum())
        x_mean = blob.x + float(values.sum(axis=0) @ np.arange(columns)) / total
        y_mean = blob.y + float(values.sum(axis=1) @ np.arange(rows)) / total
    return picture.x(x_mean), picture.y(y_mean)


def _peak(heatmap: NDArray[np.float32]) -> tuple[float, int, int]:
    _, value, _, (x, y) = cv2.minMaxLoc(heatmap)
    return value, x, y


def second_peak(heatmap: NDArray[np.float32], blob: Blob) -> tuple[float, float, float]:
    """Return the highest value outside the blob's bounding box and a margin, with its position.

    Returns:
        The value, and the mean column and row of the surrounding pixels with at least half that value; all 0 if the box
            covers the whole heatmap.
    """
    rows, columns = blob.mask.shape
    top, bottom = max(blob.y - SAME_PEAK_MARGIN_PX, 0), min(blob.y + rows + SAME_PEAK_MARGIN_PX, len(heatmap))
    left, right = max(blob.x - SAME_PEAK_MARGIN_PX, 0), blob.x + columns + SAME_PEAK_MARGIN_PX
    strips = (
        (heatmap[:top], 0, 0),
        (heatmap[bottom:], 0, bottom),
        (heatmap[top:bottom, :left], 0, top),
        (heatmap[top:bottom, right:], right, top),
    )
    found = [(*_peak(strip), x, y) for strip, x, y in strips if strip.size]
    if not found:
        return 0.0, 0.0, 0.0
    value, x, y, left, top = max(found)
    return value, *mean_position(heatmap, left + x, top + y)


def mean_position(heatmap: NDArray[np.float32], x: int, y: int) -> tuple[float, float]:
    """Return the weighted mean column and row of pixels around a peak that have at least half its value.

    Pixels up to half of `SAME_PEAK_MARGIN_PX` from the peak count in each direction.
    """
    reach = SAME_PEAK_MARGIN_PX // 2
    top, left = max(y - reach, 0), max(x - reach, 0)
    crop = heatmap[top : y + reach + 1, left : x + reach + 1]
    values = np.where(crop >= heatmap[y, x] / 2, crop, 0)
    total = float(values.sum())
    if total == 0:
        return float(x), float(y)
    columns, rows = values.sum(axis=0) @ np.arange(crop.shape[1]), values.sum(axis=1) @ np.arange(crop.shape[0])
    return left + float(columns) / total, top + float(rows) / total


def _spread(seen: Sequence[tuple[int, int]], picture: _Scale) -> float:
    if len(seen) < 2:
        return 0.0
    video, size = picture.video, picture.size
    points = np.array(seen, np.float64) * (video.width / size.width, video.height / size.height)
    return math.sqrt(float(((points - points.mean(axis=0)) ** 2).sum(axis=1).mean()))
