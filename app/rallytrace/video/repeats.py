"""Repeated pictures: frames with the picture of the frame before, as after conversions from 25 to 30 a second."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.track.geometry import Size
from rallytrace.video.frame import VideoFrame

REACH: Final = 4
"""Frames before and after a frame for comparing its change with theirs."""
CONTEXT: Final = REACH + 1
"""Frames before a frame that affect its decision; after it `REACH` do."""
_SIZE: Final = Size(256, 144)
_COMPARED_SHARE: Final = 0.001
"""The compared share of a picture, the most changed: a player moves there in a still scene."""
_REPEAT_SHARE: Final = 0.25
"""A repeat's largest change, as a share of what half of the changes nearby reach. In 58 clips (11,585 frames, 1,182
repeats) 99 of 100 repeats are below 0.2, and 999 of 1,000 other frames above 0.38."""
_NOISE: Final = 8.0
"""A repeat's largest change by compression, in grey levels of 255; 5 were observed."""
_MOVES: Final = 8.0
"""Changes nearby must exceed these grey levels: in a still scene compression alone reaches them."""

Luma = NDArray[np.uint8]


class RepeatFinder:
    """Finds the frames that repeat the picture before them, among consecutive frames."""

    def __init__(self) -> None:
        self._first: int | None = None
        self._latest: Luma | None = None
        self._changes: list[float] = []

    def add(self, frame: VideoFrame) -> None:
        """Take the next frame."""
        picture = frame.luma(_SIZE)
        if self._latest is None:
            self._first = frame.index
            self._changes.append(0.0)
        else:
            self._changes.append(_change(self._latest, picture))
        self._latest = picture

    @property
    def stop(self) -> int:
        """The frame after the last added one."""
        return 0 if self._first is None else self._first + len(self._changes)

    def is_repeat(self, frame: int) -> bool:
        """Whether a frame shows the picture of the frame before.

        Args:
            frame: an added one. The answer is final once `REACH` more frames are added, or the video ends.
        """
        place = frame - (self._first or 0)
        if not place:
            return False
        change, previous = self._changes[place], self._changes[max(place - REACH, 1) : place]
        nearby = [*previous, *self._changes[place + 1 : place + 1 + REACH]]
        nearby.sort()
        if len(nearby) < 2:
            return False
        usual = nearby[-(len(nearby) // 2)]
        return usual >= _MOVES and change <= min(_NOISE, _REPEAT_SHARE * usual)


def _change(earlier: Luma, later: Luma) -> float:
    """The mean difference, in grey levels, of the most changed pixels."""
    difference = cv2.absdiff(earlier, later).ravel()
    count = round(_COMPARED_SHARE * difference.size)
    return float(np.partition(difference, -count)[-count:].mean())
