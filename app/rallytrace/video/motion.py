"""The moving pixels of a frame, for a ball lost before a shirt or line of its own colour."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

_REACH: Final = 3
"""Distance in frames of the compared frames: a slow ball has moved by its own size by then."""
_GAIN: Final = 4.0
_SCENE: Final = 0.3
"""Brightness of resting pixels as a share: enough for orientation."""

Picture = NDArray[np.uint8]


def neighbours_of(frame: int, n_frames: int) -> tuple[int, ...]:
    """The frames that a frame is compared with, in a video of `n_frames`."""
    return tuple(number for number in (frame - _REACH, frame + _REACH) if 0 <= number < n_frames)


def motion_picture(frame: Picture, neighbours: Sequence[Picture]) -> Picture:
    """A grey picture, dark at rest and bright where the frame differs from all neighbours.

    Ground uncovered by a player differs from the earlier frames only, and stays dark.

    Args:
        frame: (H, W, 3) uint8.
        neighbours: frames of the same size, from before and after it; without any, all is dark.

    Returns:
        (H, W, 3) uint8, its three channels alike.
    """
    moving = np.zeros(frame.shape[:2], np.uint8)
    for i, neighbour in enumerate(neighbours):
        difference = cv2.absdiff(frame, neighbour).max(axis=2)
        moving = difference if i == 0 else np.minimum(moving, difference)
    grey = cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY)
    shown = cv2.addWeighted(grey, _SCENE, moving, _GAIN, 0)
    return np.asarray(cv2.cvtColor(shown, cv2.COLOR_GRAY2BGR), np.uint8)
