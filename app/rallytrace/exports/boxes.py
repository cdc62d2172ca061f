"""The box around the ball, for formats that have boxes only."""

from dataclasses import dataclass
from typing import Final

from rallytrace.track.geometry import Size

BOX: Final = 10
"""Side of the box around the ball, pixels, as in TrackNetV3's conversion to COCO."""


@dataclass(frozen=True, slots=True)
class BallBox:
    """A box within the picture, in pixels from the picture's upper left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.left + self.width / 2, self.top + self.height / 2


def clip_box(x: float, y: float, video: Size) -> BallBox:
    """Return the part of the box around a ball that lies within the picture.

    Args:
        x: position of the ball, where the centre of the first pixel is 0; `y` likewise.
    """
    left, right = _clip(x, video.width)
    top, bottom = _clip(y, video.height)
    return BallBox(left, top, right - left, bottom - top)


def _clip(coordinate: float, length: int) -> tuple[float, float]:
    middle = min(max(coordinate, 0.0), length - 1.0) + 0.5
    return max(middle - BOX / 2, 0.0), min(middle + BOX / 2, float(length))
