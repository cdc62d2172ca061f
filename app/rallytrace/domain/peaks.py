"""Peaks of a heatmap, also faint ones, near a point in the picture."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Floats32
from rallytrace.domain.geometry import Size, rescale

FAINTEST: Final = 0.05
"""The lowest value that can be a peak; below, a heatmap is never quite flat."""
_CLIMB: Final = 2
"""A pixel is a peak if no pixel within this many heatmap pixels, in rows and columns, has a higher value."""
_BLOB: Final = 8
"""Heatmap pixels from a peak beyond which nothing belongs to its blob."""


@dataclass(frozen=True, slots=True)
class Peak:
    """A maximum of a heatmap.

    Attributes:
        x: column of its blob's middle, in video pixels.
        y: row of its blob's middle.
        value: the heatmap's at the maximum, 0 to 1.
    """

    x: float
    y: float
    value: float


def peak_near(
    heatmap: Floats32, video: Size, x: float, y: float, *, radius: float, faintest: float = FAINTEST
) -> Peak | None:
    """The peak nearest to a position; None where there is none within a radius.

    Its position is the mean of the pixels around it that are at least half as high, weighted by their values, which
    is finer than a pixel of the heatmap.

    Args:
        heatmap: float32 (height, width), 0 to 1; it covers the whole picture.
        video: the size whose pixels positions are in.
        x: column of the position, in video pixels.
        radius: how far away the peak may be, in video pixels.
        faintest: the lowest value that can be a peak.
    """
    height, width = heatmap.shape
    at = rescale(x, video.width, width), rescale(y, video.height, height)
    reach = radius * width / video.width
    columns = _around(at[0], reach + 1, width)
    rows = _around(at[1], reach + 1, height)
    if not columns or not rows:
        return None
    values = heatmap[rows.start : rows.stop, columns.start : columns.stop]
    found_rows, found_columns = np.nonzero((values >= faintest) & (values >= _highest_around(values)))
    away = np.hypot(found_columns + columns.start - at[0], found_rows + rows.start - at[1])
    for nearest in np.argsort(away, kind="stable").tolist():
        top = _climbed(heatmap, int(found_rows[nearest]) + rows.start, int(found_columns[nearest]) + columns.start)
        if np.hypot(top[1] - at[0], top[0] - at[1]) <= reach:
            row, column = _middle(heatmap, *top)
            return Peak(rescale(column, width, video.width), rescale(row, height, video.height), float(heatmap[top]))
    return None


def _around(middle: float, reach: float, length: int) -> range:
    return range(max(int(np.floor(middle - reach)), 0), min(int(np.ceil(middle + reach)) + 1, length))


def _highest_around(values: Floats32) -> Floats32:
    """The highest value of each pixel's eight neighbours, of the same shape."""
    rows, columns = values.shape
    padded = np.pad(values, 1, constant_values=-1)
    shifts = [(down, right) for down in range(3) for right in range(3) if (down, right) != (1, 1)]
    highest: Floats32 = np.max([padded[down : down + rows, right : right + columns] for down, right in shifts], axis=0)
    return highest


def _climbed(heatmap: Floats32, row: int, column: int) -> tuple[int, int]:
    """The maximum that is reached from a pixel by stepping to the highest neighbour."""
    while True:
        top, left = max(row - _CLIMB, 0), max(column - _CLIMB, 0)
        part = heatmap[top : row + _CLIMB + 1, left : column + _CLIMB + 1]
        if part.max() <= heatmap[row, column]:
            return row, column
        down, right = divmod(int(part.argmax()), part.shape[1])
        row, column = top + down, left + right


def _middle(heatmap: Floats32, row: int, column: int) -> tuple[float, float]:
    """The mean row and column of the connected area around a maximum that is at least half as high."""
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
