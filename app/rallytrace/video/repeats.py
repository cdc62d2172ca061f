"""Find repeated pictures: frames identical to the previous one, as after conversions from 25 to 30 per second."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.track.geometry import Size
from rallytrace.video.frame import VideoFrame

REACH_FRAMES: Final = 4
"""A frame's change is compared with those of this many frames before and after it."""
CONTEXT_FRAMES: Final = REACH_FRAMES + 1
"""Frames before a frame that affect its decision; after it, `REACH_FRAMES` frames do."""
_SIZE: Final = Size(256, 144)
_COMPARED_SHARE: Final = 0.001
"""Share of the pixels that are compared: the most changed ones, because a still scene changes only at the players."""
_MAX_REPEAT_RATIO: Final = 0.25
"""Largest change of a repeat, as a share of the median change nearby. In 58 clips (11,585 frames, 1,182 repeats), 99
of 100 repeats are below 0.2 and 999 of 1,000 other frames above 0.38."""
_MAX_NOISE_LEVELS: Final = 8.0
"""Largest change of a repeat through compression, in grey levels of 255; up to 5 were observed."""
_MIN_MOTION_LEVELS: Final = 8.0
"""Median change nearby, in grey levels, below which nothing is decided: compression alone changes a still scene."""

Luma = NDArray[np.uint8]


class RepeatFinder:
    """A detector of frames that repeat the previous picture, among consecutive frames."""

    def __init__(self) -> None:
        self._first: int | None = None
        self._latest: Luma | None = None
        self._changes: list[float] = []

    def add(self, frame: VideoFrame) -> None:
        """Add the next frame."""
        picture = frame.luma(_SIZE)
        if self._latest is None:
            self._first = frame.index
            self._changes.append(0.0)
        else:
            self._changes.append(_change(self._latest, picture))
        self._latest = picture

    @property
    def stop(self) -> int:
        """Return the number after the last added frame."""
        return 0 if self._first is None else self._first + len(self._changes)

    def is_repeat(self, frame: int) -> bool:
        """Return True if a frame shows the same picture as the previous frame.

        Args:
            frame: number of an added frame. The answer is final once `REACH_FRAMES` more are added, or the video ends.
        """
        place = frame - (self._first or 0)
        if not place:
            return False
        change, previous = self._changes[place], self._changes[max(place - REACH_FRAMES, 1) : place]
        nearby = [*previous, *self._changes[place + 1 : place + 1 + REACH_FRAMES]]
        nearby.sort()
        if len(nearby) < 2:
            return False
        usual = nearby[-(len(nearby) // 2)]
        return usual >= _MIN_MOTION_LEVELS and change <= min(_MAX_NOISE_LEVELS, _MAX_REPEAT_RATIO * usual)


def _change(earlier: Luma, later: Luma) -> float:
    """Return the mean difference, in grey levels, of the most changed pixels."""
    difference = cv2.absdiff(earlier, later).ravel()
    count = round(_COMPARED_SHARE * difference.size)
    return float(np.partition(difference, -count)[-count:].mean())
