"""One decoded picture of a video."""

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.video import scaling

if TYPE_CHECKING:
    import av

_TURNS: Final = {1: cv2.ROTATE_90_COUNTERCLOCKWISE, 2: cv2.ROTATE_180, 3: cv2.ROTATE_90_CLOCKWISE}


class VideoFrame:
    """A picture as it was decoded, converted only when it is asked for; not to be used by two threads at once.

    Attributes:
        index: its number in presentation order, from 0.
        pts: its presentation time in the stream's time base, None where the file gives no times.
        time: seconds since the first picture, from the pts; from the frame rate where there is none.
        size: width and height of the upright picture.
    """

    __slots__ = ("_picture", "_stored", "_turns", "index", "pts", "size", "time")

    def __init__(  # noqa: PLR0917 - a value with many parts
        self, picture: "av.VideoFrame", index: int, time: float, size: Size, turns: int, pts: int | None = None
    ) -> None:
        """`turns` counts the quarter turns, counterclockwise, that bring the stored picture upright."""
        self._picture = picture
        self._turns = turns
        self._stored = _turned(size, turns)
        self.index = index
        self.pts = pts
        self.time = time
        self.size = size

    @property
    def nbytes(self) -> int:
        """The memory the decoded picture holds."""
        return sum(plane.buffer_size for plane in self._picture.planes)

    def bgr(self) -> NDArray[np.uint8]:
        """The upright picture, (H, W, 3) uint8, in OpenCV's order and with OpenCV's numbers."""
        return self._upright(scaling.to_bgr(self._picture, self._stored))

    def rgb_resized(self, size: Size, resize: ResizeFilter) -> NDArray[np.uint8]:
        """The upright picture scaled to `size`, (h, w, 3) uint8 RGB; about half a millisecond from 720p to 512x288."""
        return self._upright(scaling.to_rgb(self._picture, _turned(size, self._turns), resize))

    def luma(self, size: Size) -> NDArray[np.uint8]:
        """The upright picture's brightness scaled to `size`, (h, w) uint8, for a quick look."""
        return self._upright(scaling.luma(self._picture, _turned(size, self._turns)))

    def _upright(self, pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return np.asarray(cv2.rotate(pixels, _TURNS[self._turns]), np.uint8) if self._turns else pixels


def _turned(size: Size, turns: int) -> Size:
    return Size(size.height, size.width) if turns % 2 else size


def quarter_turns(picture: "av.VideoFrame") -> int:
    """How often a picture must be turned by 90 degrees counterclockwise, as its file asks, to stand upright."""
    return round(picture.rotation / 90) % 4
