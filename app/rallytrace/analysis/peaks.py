"""Peaks of a heatmap near a point of the picture, faint ones included."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import Size, rescale

FAINTEST: Final = 0.05
"""The lowest value of a peak; a heatmap is never quite flat below."""
_CLIMB: Final = 2
"""Heatmap pixels in rows and columns around a peak without a higher value."""
_BLOB: Final = 8
"""Farthest heatmap pixels of a peak's blob."""


@dataclass(frozen=True, slots=True)
class Peak:
    """A maximum of a heatmap.

    Attributes:
        x: column of its blob's middle, in video pixels.
        y: row of its blob's middle.
    """

    x: float
    y: float


def find_peak_near(
    heatmap: Floats32, video: Size, x: float, y: float, *, radius: float, faintest: float = FAINTEST
) -> Peak | None:
    """The peak nearest to a position; None without one within a radius.

    Its position is the mean of the surrounding pixels at least half as high, weighted by their values: finer than a
    pixel of the heatmap.

    Args:
        heatmap: float32 (height, width), 0 to 1; it covers the whole picture.
        video: the video's size, for positions in its pixels.
        x: column of the position, in video pixels.
        radius: largest distance of the peak, in video pixels.
        faintest: the lowest value of a peak.
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
    """The highest value of each pixel's eight neighbours, of the same shape."""
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
        top, left = max(row - _CLIMB, 0), max(column - _CLIMB, 0)
        block = heatmap[top : row + _CLIMB + 1, left : column + _CLIMB + 1]
        if block.max() <= heatmap[row, column]:
            return row, column
        row_step, column_step = divmod(int(block.argmax()), block.shape[1])
        row, column = top + row_step, left + column_step


def _middle(heatmap: Floats32, row: int, column: int) -> tuple[float, float]:
    """The mean row and column of the connected area around a maximum at least half as high."""
    top, left = max(row - _BLOB, 0), max(column - _BLOB, 0)
    values = heatmap[top : row + _BLOB + 1, left : column + _BLOB + 1]
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
