"""The painted lines of a picture, as plain numbers."""

from dataclasses import dataclass

import numpy as np

from rallytrace.track.arrays import Floats32


@dataclass(frozen=True, slots=True)
class ImageLine:
    """A straight line `nx * x + ny * y = distance`; pixels from the middle of the working picture.

    Attributes:
        nx: horizontal part of the unit normal.
        ny: vertical part of the unit normal.
        distance: from the middle, pixels.
        support: pixels along the line with a ridge.
    """

    nx: float
    ny: float
    distance: float
    support: float

    @property
    def angle(self) -> float:
        """Degrees from the horizontal, in [0, 90]."""
        return float(np.degrees(np.arctan2(abs(self.nx), abs(self.ny))))


@dataclass(frozen=True, slots=True)
class LineEvidence:
    """Ridges of a picture at its working size.

    Attributes:
        scale: working pixels, which are square, in the height of a video pixel.
        strength: (height, width) float32, grey levels above both sides, 0 without a ridge.
        angle: (height, width) float32, direction of the ridge in degrees [0, 180).
        lines: the longest straight lines.
        pixel_aspect: displayed width of a video pixel divided by its height.
    """

    scale: float
    strength: Floats32
    angle: Floats32
    lines: tuple[ImageLine, ...]
    pixel_aspect: float = 1.0

    @property
    def scales(self) -> tuple[float, float]:
        """Working pixels in the width and in the height of a video pixel."""
        return self.scale * self.pixel_aspect, self.scale
