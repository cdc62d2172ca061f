"""What moves in a frame: for a ball that is lost before a shirt or a line of its own colour."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

REACH: Final = 3
"""Frames to those before and after with which a frame is compared: a slow ball has moved by its own size there."""
_GAIN: Final = 4.0
_SCENE: Final = 0.3
"""How bright what rests is shown, as a share: enough to see where in the picture one is."""

Picture = NDArray[np.uint8]


def motion_picture(frame: Picture, around: Sequence[Picture]) -> Picture:
    """A grey picture, dark where nothing moves and bright where the frame differs from all frames around it.

    What was there before or is there afterwards, such as the ground that a player uncovers, differs from one of them
    only, and stays dark.

    Args:
        frame: (H, W, 3) uint8.
        around: frames of the same size, from before and after it; without any, all is dark.

    Returns:
        (H, W, 3) uint8, its three channels alike.
    """
    moving = np.zeros(frame.shape[:2], np.uint8)
    for i, other in enumerate(around):
        difference = cv2.absdiff(frame, other).max(axis=2)
        moving = difference if i == 0 else np.minimum(moving, difference)
    grey = cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY)
    shown = cv2.addWeighted(grey, _SCENE, moving, _GAIN, 0)
    return np.asarray(cv2.cvtColor(shown, cv2.COLOR_GRAY2BGR), np.uint8)
