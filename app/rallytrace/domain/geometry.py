"""Positions in pixels, and their mapping between the video and a model's smaller picture.

A position is a pair of floats in pixels of the upright video; the centre of pixel (i, j) is AT (i, j), as in OpenCV and
in the label files. A picture scaled by `s` maps a coordinate `c` to `(c + 0.5) * s - 0.5`.
"""

import enum
from dataclasses import dataclass

_LONGEST_SIDE = 10**5
"""Pixels; no picture is as wide or high."""


class ResizeFilter(enum.StrEnum):
    """The filter that resizes a frame for the model; best is the filter of its training."""

    AREA = "area"
    """Mean over the covered pixels (OpenCV's INTER_AREA): the streaming modules' filter."""
    BICUBIC = "bicubic"
    """Antialiased bicubic, as PIL resizes and the original training code does."""
    LINEAR = "linear"
    """Between the four nearest pixels, without antialiasing (OpenCV's INTER_LINEAR, the default of `cv2.resize`)."""


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of a picture in pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


def parse_size(text: str) -> Size | None:
    """A size as users write it, WIDTHxHEIGHT; None for anything else."""
    width, _, height = text.lower().partition("x")
    if not all(len(side) < len(str(_LONGEST_SIDE)) and side.isdecimal() and int(side) for side in (width, height)):
        return None
    return Size(int(width), int(height))


def rescale(coordinate: float, source: int, target: int) -> float:
    """Move a coordinate along one axis from a picture `source` pixels long to one `target` pixels long."""
    return (coordinate + 0.5) * target / source - 0.5


def to_integer_pixel(coordinate: float, length: int) -> int:
    """The pixel of a position, for files with integers: floor(x + 0.5), clamped to [0, length - 1]."""
    return min(max(int(coordinate + 0.5) if coordinate > -0.5 else 0, 0), length - 1)
