"""The path of the ball in play."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats

_MAX_IMAGES_PER_SECOND: Final = 40.0
"""Largest image rate that counts: if a detector follows a shoe for a moment, only few points are affected."""
_TIME_TOLERANCE_SECONDS: Final = 1e-6
"""Rounding error of frame times."""


def path_in_play(
    positions: Floats, cuts: Flags, non_play: Iterable[range], repeats: Flags, seconds: Floats, *, first: int = 0
) -> tuple[Floats, Flags]:
    """Return the path for finding events, without non-play ranges, which no arc crosses.

    Frames that repeat an image have no position: an image is one observation. At most `_MAX_IMAGES_PER_SECOND` images
    per second have one.

    Args:
        positions: (2, n) displayed positions in pixels, NaN where there is none.
        seconds: times of each frame, (n,).
        cuts: (n,) whether a scene begins at a frame.
        non_play: spans that are not play.
        repeats: (n,) whether a frame repeats the previous image.
        first: frame number of the first row.

    Returns:
        Positions (2, n) in pixels, NaN where there is none, and (n,) whether no arc leads here from the previous frame.
    """
    path, begins = positions.copy(), cuts.copy()
    counted = np.flatnonzero(~repeats)
    moments = np.floor(seconds[counted] * _MAX_IMAGES_PER_SECOND + _TIME_TOLERANCE_SECONDS)
    is_left_out = np.ones(len(seconds), np.bool_)
    is_left_out[counted[np.diff(moments, prepend=-1.0) > 0]] = False
    path[:, is_left_out] = np.nan
    for span in non_play:
        start, stop = span.start - first, span.stop - first
        path[:, max(start, 0) : max(stop, 0)] = np.nan
        if 0 <= stop < len(begins):
            begins[stop] = True
    return path, begins
