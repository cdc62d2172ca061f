"""Show the moving pixels of a frame, to find a ball in front of a shirt or line of its own colour."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

_REACH_FRAMES: Final = 3
"""Distance to the compared frames. By then even a slow ball has moved by its own size."""
_GAIN: Final = 4.0
"""Factor by which differences between frames are amplified."""
_RESTING_BRIGHTNESS: Final = 0.3
"""Brightness of resting pixels, as a share of the original: enough for orientation."""

Picture = NDArray[np.uint8]


def neighbours_of(frame: int, n_frames: int) -> tuple[int, ...]:
    """Return the frames with which a frame is compared, in a video of `n_frames`."""
    return tuple(number for number in (frame - _REACH_FRAMES, frame + _REACH_FRAMES) if 0 <= number < n_frames)


def motion_picture(frame: Picture, neighbours: Sequence[Picture]) -> Picture:
    """Return a grey picture, dark at rest and bright where the frame differs from all neighbours.

    Background uncovered by a player differs only from the earlier frames and stays dark.

    Args:
        frame: (H, W, 3) uint8.
        neighbours: frames of the same size before and after it; without any, everything is dark.

    Returns:
        An array (H, W, 3) uint8 with three equal channels.
    """
    moving = np.zeros(frame.shape[:2], np.uint8)
    for i, neighbour in enumerate(neighbours):
        difference = cv2.absdiff(frame, neighbour).max(axis=2)
        moving = difference if i == 0 else np.minimum(moving, difference)
    grey = cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY)
    shown = cv2.addWeighted(grey, _RESTING_BRIGHTNESS, moving, _GAIN, 0)
    return np.asarray(cv2.cvtColor(shown, cv2.COLOR_GRAY2BGR), np.uint8)
