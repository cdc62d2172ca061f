"""Measure how a camera turns and zooms from frame to frame, by small features of the picture that stay in place."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.track.geometry import Size
from rallytrace.video.frame import VideoFrame

_WIDTH_PX: Final = 480
"""Width of the compared pictures."""
_MAX_FEATURES: Final = 200
_MIN_FEATURES: Final = 12
_MIN_AGREEING_SHARE: Final = 0.4
"""Minimum number and share of features that must agree on a motion."""
_FEATURE_QUALITY: Final = 0.01
_FEATURE_DISTANCE_PX: Final = 8
_WINDOW_PX: Final = 15
_PYRAMID_LEVELS: Final = 3
_MAX_OFF_PX: Final = 1.0
"""Maximum distance of an agreeing feature from where the motion predicts it, in pixels of the compared pictures."""

Homography = NDArray[np.float64]


class CameraMotion:
    """Compares each frame with the one before it."""

    def __init__(self, size: Size) -> None:
        """Start before the first frame of a video of this size."""
        self._scale = min(1.0, _WIDTH_PX / size.square_width)
        self._size = Size(round(size.square_width * self._scale), round(size.height * self._scale))
        self._last: NDArray[np.uint8] | None = None

    def add(self, frame: VideoFrame) -> Homography:
        """Return the homography from the previous frame to this one, in square pixels from the picture's middle.

        It is NaN for the first frame, and where too few features agree.
        """
        picture, last = frame.luma(self._size), self._last
        self._last = picture
        found = None if last is None else self._measure(last, picture)
        return np.full((3, 3), np.nan) if found is None else found

    def _measure(self, last: NDArray[np.uint8], picture: NDArray[np.uint8]) -> Homography | None:
        features = np.asarray(cv2.goodFeaturesToTrack(last, _MAX_FEATURES, _FEATURE_QUALITY, _FEATURE_DISTANCE_PX))
        if features.ndim != 3 or len(features) < _MIN_FEATURES:
            return None
        window, nowhere = (_WINDOW_PX, _WINDOW_PX), np.zeros_like(features)
        moved, is_found, _ = cv2.calcOpticalFlowPyrLK(
            last, picture, features, nowhere, winSize=window, maxLevel=_PYRAMID_LEVELS
        )
        chosen = np.ravel(is_found) == 1
        if np.count_nonzero(chosen) < _MIN_FEATURES:
            return None
        middle = (np.array([self._size.width, self._size.height]) - 1) / 2
        before, after = ((points[chosen, 0] - middle) / self._scale for points in (features, moved))
        homography, agree = cv2.findHomography(before, after, cv2.RANSAC, _MAX_OFF_PX / self._scale)
        if np.ndim(homography) != 2 or np.count_nonzero(agree) < max(_MIN_FEATURES, _MIN_AGREEING_SHARE * len(before)):
            return None
        return np.asarray(homography, np.float64)
