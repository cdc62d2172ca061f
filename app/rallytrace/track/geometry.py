"""Positions in pixels, and their conversion between the video and a model's smaller picture.

A position is a pair of floats in pixels of the upright video; the centre of pixel (i, j) is AT (i, j), as in OpenCV and
in the label files. A picture scaled by `s` maps a coordinate `c` to `(c + 0.5) * s - 0.5`.
"""

import enum
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rallytrace.track.arrays import Floats

_MAX_SIDE_PX = 10**5
"""Upper limit of the width and height of a picture."""
MAX_PIXEL_ASPECT: Final = 4.0
"""Widest pixel and, inverted, narrowest pixel; anything beyond is an error in the header."""


class ResizeFilter(enum.StrEnum):
    """The filter that resizes a frame for the model; the filter of the model's training is best."""

    AREA = "area"
    """Mean over the covered pixels (OpenCV's INTER_AREA): the streaming modules' filter."""
    BICUBIC = "bicubic"
    """Antialiased bicubic, as PIL resizes and the original training code does."""
    LINEAR = "linear"
    """Linear interpolation of the four nearest pixels, without antialiasing (OpenCV's INTER_LINEAR, the default of
    `cv2.resize`).
    """


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of a picture in pixels, and the shape of a pixel.

    Attributes:
        pixel_aspect: displayed width of a pixel divided by its height. Not part of the comparison of two sizes.
    """

    width: int
    height: int
    pixel_aspect: float = field(default=1.0, compare=False)

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def square_width(self) -> float:
        """Return the width in square pixels, which are as high as the video's."""
        return self.width * self.pixel_aspect

    def to_square(self, positions: "Floats") -> "Floats":
        """Return positions (2, ...) in video pixels as positions in square pixels."""
        return scale_columns(positions, self.pixel_aspect)

    def from_square(self, positions: "Floats") -> "Floats":
        """Return positions (2, ...) in square pixels as positions in video pixels."""
        return scale_columns(positions, 1 / self.pixel_aspect)


def scale_columns(positions: "Floats", factor: float) -> "Floats":
    """Return positions (2, ...) in a picture whose pixels are `factor` times as many from left to right."""
    if factor == 1.0:
        return positions
    scaled = positions.copy()
    scaled[0] = (positions[0] + 0.5) * factor - 0.5
    return scaled


def is_pixel_aspect(value: float) -> bool:
    """Return True for a pixel aspect that a camera or a program may have meant."""
    return math.isfinite(value) and 1 / MAX_PIXEL_ASPECT <= value <= MAX_PIXEL_ASPECT


def parse_size(text: str) -> Size | None:
    """Parse a size as users write it, WIDTHxHEIGHT; None for anything else."""
    width, _, height = text.lower().partition("x")
    if not all(len(side) < len(str(_MAX_SIDE_PX)) and side.isdecimal() and int(side) for side in (width, height)):
        return None
    return Size(int(width), int(height))


def rescale(coordinate: float, source: int, target: int) -> float:
    """Move a coordinate along one axis from a picture `source` pixels long to one `target` pixels long."""
    return (coordinate + 0.5) * target / source - 0.5


def to_integer_pixel(coordinate: float, length: int) -> int:
    """Return the pixel of a position, for files with integers: floor(x + 0.5), clamped to [0, length - 1]."""
    return min(max(int(coordinate + 0.5) if coordinate > -0.5 else 0, 0), length - 1)
