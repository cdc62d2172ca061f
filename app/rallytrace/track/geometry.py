"""Positions in pixels, and their conversion between the video and a model's smaller picture.

A position is a pair of floats in pixels of the upright video. The centre of pixel (i, j) is AT (i, j), as in OpenCV and
in label files. Scaling a picture by `s` moves a coordinate `c` to `(c + 0.5) * s - 0.5`.
"""

import enum
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rallytrace.track.arrays import Floats

MAX_SIDE_PX: Final = 10**5
"""Width and height of a picture must be below this."""
MAX_PIXEL_ASPECT: Final = 4.0
"""Largest pixel aspect; its inverse is the smallest. Values beyond these are errors in a file's header."""


class ResizeFilter(enum.StrEnum):
    """The filter that resizes a frame for the model. The filter with which the model was trained is best."""

    AREA = "area"
    """Mean of the covered pixels (OpenCV's INTER_AREA), the filter of the streaming modules."""
    BICUBIC = "bicubic"
    """Antialiased bicubic interpolation, as in PIL and in the original training code."""
    LINEAR = "linear"
    """Linear interpolation of the four nearest pixels, without antialiasing (OpenCV's INTER_LINEAR, the default of
    `cv2.resize`).
    """


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of a picture in pixels, and the shape of a pixel.

    Attributes:
        pixel_aspect: displayed width of a pixel divided by its height. It is ignored when sizes are compared.
    """

    width: int
    height: int
    pixel_aspect: float = field(default=1.0, compare=False)

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def square_width(self) -> float:
        """Return the width in square pixels with the height of the video's own pixels."""
        return self.width * self.pixel_aspect

    def to_square(self, positions: "Floats") -> "Floats":
        """Convert positions (2, ...) from video pixels to square pixels."""
        return scale_columns(positions, self.pixel_aspect)

    def from_square(self, positions: "Floats") -> "Floats":
        """Convert positions (2, ...) from square pixels to video pixels."""
        return scale_columns(positions, 1 / self.pixel_aspect)


def scale_columns(positions: "Floats", factor: float) -> "Floats":
    """Convert positions (2, ...) to a picture that has `factor` times as many columns."""
    if factor == 1.0:
        return positions
    scaled = positions.copy()
    scaled[0] = (positions[0] + 0.5) * factor - 0.5
    return scaled


def is_pixel_aspect(value: float) -> bool:
    """Return True if a pixel aspect is plausible."""
    return math.isfinite(value) and 1 / MAX_PIXEL_ASPECT <= value <= MAX_PIXEL_ASPECT


def parse_size(text: str) -> Size | None:
    """Parse a size written as WIDTHxHEIGHT; return None if the text is anything else."""
    width, _, height = text.lower().partition("x")
    if not all(len(side) < len(str(MAX_SIDE_PX)) and side.isdecimal() and int(side) for side in (width, height)):
        return None
    return Size(int(width), int(height))


def rescale(coordinate: float, source: int, target: int) -> float:
    """Convert a coordinate along one axis from a picture `source` pixels long to a picture `target` pixels long."""
    return (coordinate + 0.5) * target / source - 0.5


def to_integer_pixel(coordinate: float, length: int) -> int:
    """Return the pixel that contains a coordinate: floor(x + 0.5), clamped to [0, length - 1].

    It is used for files with integer positions.
    """
    return min(max(int(coordinate + 0.5) if coordinate > -0.5 else 0, 0), length - 1)
