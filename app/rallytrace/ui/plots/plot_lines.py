"""What of a curve is drawn across so many pixels: the frames themselves, or the reach of each column of pixels."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.ui.timeline.time_axis import TimeAxis
from rallytrace.ui.timeline.track_digest import envelope

Values = NDArray[np.float32]

SYMBOLS_FROM: Final = 6.0
"""Pixels a frame takes from which each point has a symbol."""
_STEPS: Final = (1, 2, 5, 10)


@dataclass(frozen=True, slots=True)
class PlotCurve:
    """A curve as it is drawn; NaN breaks it.

    Attributes:
        places: where along the axis, (m,), in frames; the middle of frame i is i + 0.5.
        values: (m,).
        alone: where a point, or a column, stands by itself, as indices into the two.
    """

    places: NDArray[np.float64]
    values: Values
    alone: NDArray[np.intp]


def line_of(values: Values, axis: TimeAxis, least: float) -> PlotCurve:
    """What to draw of a value for each frame.

    pyqtgraph's own downsampling loses every column in which a single frame has no value, and with it the short
    stretches between gaps; here a column is empty only when all of it is.

    Args:
        values: of each frame, (n,), NaN where there is none.
        axis: what is shown, and across how many pixels.
        least: how far a column reaches at least, in the values' unit, so that a single frame is seen.
    """
    if axis.span <= axis.width:
        start, stop = max(axis.frames.start - 1, 0), min(axis.frames.stop + 1, len(values))
        part = values[start : max(stop, start)]
        return PlotCurve(np.arange(len(part), dtype=np.float64) + (start + 0.5), part, _alone(part, 1))
    columns = axis.columns(math.ceil(axis.width), len(values))
    low, high = envelope(values, columns, joined=True)
    short = np.maximum(least - (high - low), 0) / 2
    reach = np.stack([low - short, high + short], axis=1).astype(np.float32).ravel()
    middles = ((columns.first + columns.stop) / 2).astype(np.float64)
    places: NDArray[np.float64] = np.repeat(middles, 2)
    # A single frame at a column's left edge is also within the reach of the column before it.
    return PlotCurve(places, reach, 2 * _alone(low, 2))


def round_ticks(low: float, high: float, most: int) -> list[float]:
    """At most so many (but always one) round numbers between two."""
    wanted = max((high - low) / max(most, 1), 1e-6)
    power = 10.0 ** math.floor(math.log10(wanted))
    step = next(power * part for part in _STEPS if power * part >= wanted * 0.999)
    return [at * step for at in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def speed_ceiling(speed: Values) -> float:
    """The upper end of a scale for speeds: all of them, unless a few lie far beyond the rest, as misses do."""
    there = speed[np.isfinite(speed)]
    if not len(there):
        return 100.0
    usual = float(np.partition(there, int(len(there) * 0.98) - 1)[int(len(there) * 0.98) - 1])
    return max(min(float(there.max()), 2 * usual) * 1.08, 100.0)


def _alone(values: Values, most: int) -> NDArray[np.intp]:
    """Where the stretches of at most so many values begin that have none on either side."""
    there = np.concatenate([[False], np.isfinite(values), [False]]).astype(np.int8)
    begins, ends = np.flatnonzero(np.diff(there) > 0), np.flatnonzero(np.diff(there) < 0)
    return np.asarray(begins[ends - begins <= most], np.intp)
