"""The pictures of consecutive frames. Some frames repeat the one before: a picture is one observation."""

import itertools
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats, Indices

REGULAR: Final = 16
"""Most frames between two repeats made by a conversion; a single repeat marks a lost frame."""


def first_frames(repeats: Flags) -> Indices:
    """The first frame of each picture, (m,) ascending.

    Args:
        repeats: (n,), whether a frame repeats the picture before it; the first frame never counts as a repeat.
    """
    begins = ~repeats
    begins[:1] = True
    return np.flatnonzero(begins)


def distinct_numbers(repeats: Flags) -> Indices:
    """The number of each frame's picture, (n,) from 0; arguments as of `first_frames`."""
    begins = ~repeats
    begins[:1] = True
    return np.cumsum(begins) - 1


def distinct_times(seconds: Floats, repeats: Flags) -> Floats:
    """The capture time of each frame's picture, (n,) in seconds.

    A conversion from 25 to 30 pictures a second shows them at uneven distances. Regular repeats are spread evenly here,
    so the ball does not seem to stop.

    Args:
        seconds: time of each frame, (n,).
        repeats: as of `first_frames`.
    """
    first, numbers = first_frames(repeats), distinct_numbers(repeats)
    times = seconds[first]
    after_repeat = np.flatnonzero(np.diff(first, append=len(seconds)) > 1) + 1
    anchors = after_repeat[after_repeat < len(first)]
    for begin, end in itertools.pairwise(anchors.tolist()):
        if first[end] - first[begin] <= REGULAR:
            times[begin:end] = np.linspace(times[begin], times[end], end - begin, endpoint=False)
    return np.asarray(times[numbers], np.float64)
