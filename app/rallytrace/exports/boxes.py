"""The box around the ball, for formats that only have boxes."""

from dataclasses import dataclass
from typing import Final

from rallytrace.track.geometry import Size

BOX_SIDE_PX: Final = 10
"""Side of the box around the ball in pixels, as in TrackNetV3's conversion to COCO."""


@dataclass(frozen=True, slots=True)
class BallBox:
    """A box within the image, in pixels from the upper left corner of the image."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.left + self.width / 2, self.top + self.height / 2


def clip_box(x: float, y: float, video: Size) -> BallBox:
    """Return the part of the box around a ball that lies within the image.

    Args:
        x: The column of the ball in pixels, 0 at the centre of the first pixel.
        y: The row of the ball in pixels, 0 at the centre of the first pixel.
    """
    left, right = _clip(x, video.width)
    top, bottom = _clip(y, video.height)
    return BallBox(left, top, right - left, bottom - top)


def _clip(coordinate: float, length: int) -> tuple[float, float]:
    middle = min(max(coordinate, 0.0), length - 1.0) + 0.5
    return max(middle - BOX_SIDE_PX / 2, 0.0), min(middle + BOX_SIDE_PX / 2, float(length))
