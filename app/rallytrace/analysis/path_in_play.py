"""Prepare the path of the ball in play for finding events."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats

_MAX_IMAGES_PER_SECOND: Final = 40.0
"""Largest number of images per second that are used. It limits the number of points when a detector briefly follows a
shoe.
"""
_TIME_TOLERANCE_SECONDS: Final = 1e-6
"""Allowance for the rounding of frame times."""


def path_in_play(
    positions: Floats, cuts: Flags, non_play: Iterable[range], repeats: Flags, seconds: Floats, *, first: int = 0
) -> tuple[Floats, Flags]:
    """Return the path in which events are searched, without the frames that are not play.

    Frames that repeat an image have no position, because an image is one observation. At most `_MAX_IMAGES_PER_SECOND`
    images per second have one.

    Args:
        positions: (2, n) displayed positions in pixels, NaN where there is none.
        cuts: (n,) whether a scene begins at a frame.
        non_play: spans that are not play.
        repeats: (n,) whether a frame repeats the previous image.
        seconds: (n,) time of each frame.
        first: frame number of the first column.

    Returns:
        Positions (2, n) in pixels, NaN where there is none; and (n,) whether a scene or, after a non-play span, play
        begins at a frame. No arc crosses that boundary.
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
