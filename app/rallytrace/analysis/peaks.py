"""Find peaks of a heatmap near a position, including faint ones."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size, rescale

MIN_PEAK_VALUE: Final = 0.05
"""Lowest heatmap value of a peak: lower ones are noise."""
_CLIMB_PX: Final = 2
"""A peak is the highest value within this many rows and columns of the heatmap."""
_MAX_BLOB_PX: Final = 8
"""A peak's blob reaches at most this many rows and columns of the heatmap from the peak."""


@dataclass(frozen=True, slots=True)
class Peak:
    """A maximum of a heatmap.

    Attributes:
        x: column of the centre of the peak's blob, in video pixels.
        y: row of the centre of the peak's blob, in video pixels.
    """

    x: float
    y: float


def find_peak_near(
    heatmap: Floats32, video: Size, x: float, y: float, *, radius: float, faintest: float = MIN_PEAK_VALUE
) -> Peak | None:
    """Return the peak nearest to a position; None if there is none within the radius.

    The position of a peak is the mean of the connected pixels that are at least half as high, weighted by their values.
    It is more accurate than the pixel with the maximum.

    Args:
        heatmap: float32 (height, width), 0 to 1, of the whole picture.
        x: column of the position, in video pixels.
        y: row of the position, in video pixels.
        radius: largest distance of the peak from the position, in video pixels.
        faintest: lowest heatmap value of a peak.
    """
    height, width = heatmap.shape
    centre = rescale(x, video.width, width), rescale(y, video.height, height)
    reach = radius * width / video.width
    columns = _clip_range(centre[0], reach + 1, width)
    rows = _clip_range(centre[1], reach + 1, height)
    if not columns or not rows:
        return None
    values = heatmap[rows.start : rows.stop, columns.start : columns.stop]
    found_rows, found_columns = np.nonzero((values >= faintest) & (values >= _highest_around(values)))
    offsets = np.hypot(found_columns + columns.start - centre[0], found_rows + rows.start - centre[1])
    for nearest in np.argsort(offsets, kind="stable").tolist():
        top = _climb(heatmap, int(found_rows[nearest]) + rows.start, int(found_columns[nearest]) + columns.start)
        if np.hypot(top[1] - centre[0], top[0] - centre[1]) <= reach:
            row, column = _middle(heatmap, *top)
            return Peak(rescale(column, width, video.width), rescale(row, height, video.height))
    return None


def _clip_range(middle: float, reach: float, length: int) -> range:
    return range(max(int(np.floor(middle - reach)), 0), min(int(np.ceil(middle + reach)) + 1, length))


def _highest_around(values: Floats32) -> Floats32:
    """Return the highest value among the eight neighbours of each pixel, in the shape of `values`."""
    rows, columns = values.shape
    padded = np.pad(values, 1, constant_values=-1)
    shifts = [
        (row_shift, column_shift)
        for row_shift in range(3)
        for column_shift in range(3)
        if (row_shift, column_shift) != (1, 1)
    ]
    highest: Floats32 = np.max(
        [
            padded[row_shift : row_shift + rows, column_shift : column_shift + columns]
            for row_shift, column_shift in shifts
        ],
        axis=0,
    )
    return highest


def _climb(heatmap: Floats32, row: int, column: int) -> tuple[int, int]:
    while True:
        top, left = max(row - _CLIMB_PX, 0), max(column - _CLIMB_PX, 0)
        block = heatmap[top : row + _CLIMB_PX + 1, left : column + _CLIMB_PX + 1]
        if block.max() <= heatmap[row, column]:
            return row, column
        row_step, column_step = divmod(int(block.argmax()), block.shape[1])
        row, column = top + row_step, left + column_step


def _middle(heatmap: Floats32, row: int, column: int) -> tuple[float, float]:
    """Return the weighted mean row and column of a peak's blob: connected pixels at least half as high as the peak."""
    top, left = max(row - _MAX_BLOB_PX, 0), max(column - _MAX_BLOB_PX, 0)
    values = heatmap[top : row + _MAX_BLOB_PX + 1, left : column + _MAX_BLOB_PX + 1]
    high = values >= heatmap[row, column] / 2
    blob = np.zeros_like(high)
    blob[row - top, column - left] = True
    size = 0
    while size != (size := int(blob.sum())):
        grown = np.pad(blob, 1)
        grown = grown[:-2] | grown[1:-1] | grown[2:]
        blob = (grown[:, :-2] | grown[:, 1:-1] | grown[:, 2:]) & high
    weights = np.where(blob, values, 0).astype(np.float64)
    total = float(weights.sum())
    return (
        top + float(weights.sum(axis=1) @ np.arange(weights.shape[0])) / total,
        left + float(weights.sum(axis=0) @ np.arange(weights.shape[1])) / total,
    )
