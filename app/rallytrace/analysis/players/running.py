"""Measure how far a player runs, as a lower and an upper estimate, from the positions of the feet."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats, Indices

_LONG_SECONDS: Final = 0.6
"""Time over which positions are averaged for the lower estimate. A player's steps take longer than this."""
_SHORT_SECONDS: Final = 0.2
"""Time over which positions are averaged for the upper estimate. Feet are located with errors of some centimetres,
which would add up to a path.
"""
_MAX_GAP_SECONDS: Final = 0.5
"""Longest time without the player during which the path is interpolated."""
_MIN_SEEN_SHARE: Final = 0.8
"""Smallest share of a rally in which the player must be seen, including interpolated gaps."""
_STEP_SECONDS: Final = 0.05


@dataclass(frozen=True, slots=True)
class Distance:
    """A distance in metres, as a lower and an upper estimate."""

    low: float
    high: float

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2

    @property
    def words(self) -> str:
        """Return the distance with its unit: '24-29 m', with an en dash."""
        low, high = round(self.low), round(self.high)
        return f"{low} m" if low == high else f"{low}\N{EN DASH}{high} m"


def measure_distance(frames: Indices, places: Floats, rally: range, seconds: Floats) -> Distance | None:
    """Return how far a player ran in a rally; None if the player is not seen during most of it.

    Args:
        frames: (n,) frames in which the player is seen, ascending.
        places: (n, 2) position of the feet in those frames, in metres.
        seconds: time of each frame of the video.
    """
    if not len(frames):
        return None
    times = seconds[frames]
    steps = np.diff(times)
    length = float(seconds[min(rally.stop, len(seconds)) - 1] - seconds[rally.start])
    seen = float(steps[steps <= _MAX_GAP_SECONDS].sum())
    if seen < _MIN_SEEN_SHARE * length or not seen:
        return None
    even = np.arange(times[0], times[-1], _STEP_SECONDS)
    path = np.stack([np.interp(even, times, places[:, k]) for k in (0, 1)])
    rest = length / float(times[-1] - times[0])
    low, high = sorted(rest * _length_of(path, window) for window in (_LONG_SECONDS, _SHORT_SECONDS))
    return Distance(low, high)


def _length_of(path: Floats, window_seconds: float) -> float:
    """Return the length of a path (2, n) after averaging its positions over the given time."""
    half = round(window_seconds / _STEP_SECONDS / 2)
    padded = np.pad(path, ((0, 0), (half, half)), "edge")
    sums = np.cumsum(np.pad(padded, ((0, 0), (1, 0))), axis=1)
    smooth = (sums[:, 2 * half + 1 :] - sums[:, : -2 * half - 1]) / (2 * half + 1)
    return float(np.hypot(*np.diff(smooth, axis=1)).sum())
