"""Group consecutive frames that show the same image. A frame that repeats the previous image adds no observation."""

import itertools
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags, Floats, Indices

MAX_REGULAR_FRAMES: Final = 16
"""Largest distance in frames between two repeats made by a conversion of the frame rate. A single repeat marks a lost
frame.
"""


def first_frames(repeats: Flags) -> Indices:
    """Return the index of each image's first frame, (m,) ascending.

    Args:
        repeats: (n,) whether a frame repeats the previous image; the first frame never counts as a repeat.
    """
    begins = ~repeats
    begins[:1] = True
    return np.flatnonzero(begins)


def distinct_numbers(repeats: Flags) -> Indices:
    """Return the 0-based number of each frame's image, (n,). The argument is that of `first_frames`."""
    begins = ~repeats
    begins[:1] = True
    return np.cumsum(begins) - 1


def distinct_times(seconds: Floats, repeats: Flags) -> Floats:
    """Return the capture time of each frame's image, (n,) in seconds.

    A conversion from 25 to 30 frames per second shows images at uneven intervals. Between regular repeats, the images
    are spread evenly in time, so that the ball does not seem to stop.

    Args:
        seconds: (n,) time of each frame.
        repeats: (n,) as for `first_frames`.
    """
    first, numbers = first_frames(repeats), distinct_numbers(repeats)
    times = seconds[first]
    after_repeat = np.flatnonzero(np.diff(first, append=len(seconds)) > 1) + 1
    anchors = after_repeat[after_repeat < len(first)]
    for begin, end in itertools.pairwise(anchors.tolist()):
        if first[end] - first[begin] <= MAX_REGULAR_FRAMES:
            times[begin:end] = np.linspace(times[begin], times[end], end - begin, endpoint=False)
    return np.asarray(times[numbers], np.float64)
