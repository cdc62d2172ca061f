"""What is much and what is little in a picture of some size."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from rallytrace.domain.flight.moments import Prior
from rallytrace.domain.geometry import Size


@dataclass(frozen=True)
class Scale:
    """Lengths and speeds that go with the picture, so that the same rally at another size gives the same flights.

    Attributes:
        diagonal: of the picture, in px.
    """

    diagonal: float

    @classmethod
    def of(cls, size: Size) -> "Scale":
        """The scale of a picture."""
        return cls(float(np.hypot(size.width, size.height)))

    @cached_property
    def noise(self) -> float:
        """How far a person's or a network's point is usually off, in px along an axis: 2 at 1280x720."""
        return 0.0014 * self.diagonal

    @cached_property
    def fastest(self) -> float:
        """The speed of the hardest smash across the picture, in px/s: about 150 a frame at 1280x720 and 30/s."""
        return 3.0 * self.diagonal

    @cached_property
    def bend(self) -> float:
        """How gravity and the air bend a slow flight, in px/s^2."""
        return 1.2 * self.diagonal

    @cached_property
    def prior(self) -> Prior:
        """What is believed of a flight before its points are seen: hardly anything, but no madness between two."""
        return Prior((self.noise / self.fastest) ** 2, (self.noise / (20 * self.diagonal)) ** 2)
