"""Represent a rally as one camera sees it: ball positions, and the contacts between shots."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.sports import Ball

MAX_REACH_M: Final = 3.1
"""Largest height at which a racket can hit the ball."""
MAX_BESIDE_COURT_M: Final = 1.5
"""Largest distance beyond the side lines at which a ball is hit."""
_MAX_BEHIND_COURT_M: Final = {False: 1.5, True: 6.0}
"""Largest distance behind the base line at which a ball is hit: if the ball does not bounce in play, and if it does."""


@dataclass(frozen=True, slots=True)
class Contact:
    """The instant at which one shot ends and the next begins.

    Attributes:
        seconds: time of the contact.
        spread: standard deviation of the time, in seconds.
        on_floor: True if the ball touches the floor; False if it is hit.
    """

    seconds: float
    spread: float
    on_floor: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class RallyObservation:
    """What one camera sees of a rally.

    Attributes:
        seconds: (m,) times of the positions, ascending.
        pixels: (m, 2) positions in video pixels.
        contacts: at least two contacts in order; the rally lasts from the first to the last.
    """

    seconds: Floats
    pixels: Floats
    contacts: tuple[Contact, ...]

    def pixels_at(self, seconds: Floats) -> Floats:
        """Return the positions (n, 2) at times (n,), interpolated between the detected positions."""
        return np.stack([np.interp(seconds, self.seconds, axis) for axis in self.pixels.T], axis=1)


def behind_court(ball: Ball) -> float:
    """Return the largest distance in metres behind the base line at which this ball is hit."""
    return _MAX_BEHIND_COURT_M[ball.bounces]
