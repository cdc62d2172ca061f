"""The lines and edges of a picture, as plain numbers."""

from dataclasses import dataclass

import numpy as np

from rallytrace.track.arrays import Floats32


@dataclass(frozen=True, slots=True)
class ImageLine:
    """A straight line `nx * x + ny * y = distance`, in pixels from the centre of the working picture.

    Attributes:
        nx: horizontal component of the unit normal.
        ny: vertical component of the unit normal.
        distance: distance of the line from the centre, in pixels.
        support: number of pixels along the line that lie on a ridge.
    """

    nx: float
    ny: float
    distance: float
    support: float

    @property
    def angle(self) -> float:
        """Return the angle between the line and the horizontal in degrees, 0 to 90."""
        return float(np.degrees(np.arctan2(abs(self.nx), abs(self.ny))))


@dataclass(frozen=True, slots=True)
class LineEvidence:
    """Ridges (thin bright lines) and edges of a picture at its working size.

    Attributes:
        scale: working height divided by video height. Working pixels are square.
        strength: (height, width) float32, by how many grey levels a ridge is brighter than both its sides; 0 elsewhere.
        angle: (height, width) float32, direction of the ridge in degrees [0, 180).
        edge_strength: (height, width) float32, grey levels per pixel across an edge of any colour; 0 elsewhere.
        edge_angle: (height, width) float32, direction of the edge in degrees [0, 180).
        lines: the longest straight lines.
        pixel_aspect: displayed width of a video pixel divided by its displayed height.
    """

    scale: float
    strength: Floats32
    angle: Floats32
    edge_strength: Floats32
    edge_angle: Floats32
    lines: tuple[ImageLine, ...]
    pixel_aspect: float = 1.0

    @property
    def scales(self) -> tuple[float, float]:
        """Return the number of working pixels per video pixel, horizontally and vertically."""
        return self.scale * self.pixel_aspect, self.scale
