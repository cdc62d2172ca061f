"""A rally as a camera sees it: positions, and the knots at which one flight ends and the next begins."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import Ball
from rallytrace.track.arrays import Floats

REACH: Final = 3.1
"""Reach of a racket, metres."""
BESIDE_COURT: Final = 1.5
_BEHIND_COURT: Final = {True: 1.5, False: 6.0}
"""Metres beyond the lines at which a ball is hit; behind the base line with a shuttle, and with a ball."""


@dataclass(frozen=True, slots=True)
class Contact:
    """The end of one flight and begin of the next.

    Attributes:
        seconds: its time.
        spread: standard deviation of the time, seconds.
        on_floor: whether the ball meets the floor; otherwise it is hit.
    """

    seconds: float
    spread: float
    on_floor: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class RallyObservation:
    """The view of a rally by a camera.

    Attributes:
        seconds: (m,) times of the positions, rising.
        pixels: (m, 2) positions in video pixels.
        knots: the hits and bounces in order, two at least; the first and last bound the rally.
    """

    seconds: Floats
    pixels: Floats
    knots: tuple[Contact, ...]

    def pixels_at(self, seconds: Floats) -> Floats:
        """Positions (n, 2) at times (n,), between those seen."""
        return np.stack([np.interp(seconds, self.seconds, axis) for axis in self.pixels.T], axis=1)


def behind_court(ball: Ball) -> float:
    """Metres behind the base line at which a ball is hit."""
    return _BEHIND_COURT[ball.is_shuttle]
