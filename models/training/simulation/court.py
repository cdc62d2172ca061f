"""Define the badminton court in metres, by the Laws of Badminton (2024), law 1 and diagram A.

The origin lies on the floor under the middle of the net; x points right as the camera sees it, y away from the
camera and z up. Lines are part of the court they mark.
"""

import enum
from dataclasses import dataclass

LENGTH = 13.40
WIDTH = 6.10
SINGLES_WIDTH = 5.18
SHORT_SERVICE = 1.98
"""From the net to the far edge of the short service line."""
LONG_SERVICE = 0.76
"""From the back boundary to the doubles' long service line, outer edge to outer edge."""
LINE = 0.04
NET_AT_POSTS = 1.55
NET_AT_CENTRE = 1.524
NET_DEPTH = 0.76
TAPE = 0.075


class Side(enum.IntEnum):
    """Half of the court; the value is the sign of y there."""

    NEAR = -1
    FAR = 1

    @property
    def other(self) -> "Side":
        """Return the half across the net."""
        return Side(-self)


@dataclass(frozen=True, slots=True)
class Line:
    """A painted line as the rectangle it covers, in metres."""

    left: float
    right: float
    near: float
    far: float


def lines() -> tuple[Line, ...]:
    """Return every painted line of a court for singles and doubles."""
    half_length, half_width = LENGTH / 2, WIDTH / 2
    across = [half_length - LINE, half_length - LONG_SERVICE - LINE, SHORT_SERVICE]
    marks = [Line(-half_width, half_width, y, y + LINE) for y in across]
    marks += [Line(-half_width, half_width, -y - LINE, -y) for y in across]
    for outer in (half_width, SINGLES_WIDTH / 2):
        marks.append(Line(outer - LINE, outer, -half_length, half_length))
        marks.append(Line(-outer, LINE - outer, -half_length, half_length))
    marks.append(Line(-LINE / 2, LINE / 2, SHORT_SERVICE, half_length))
    marks.append(Line(-LINE / 2, LINE / 2, -half_length, -SHORT_SERVICE))
    return tuple(marks)


def net_height(x: float) -> float:
    """Return the height of the net in metres at `x`: it sags from the posts to the centre."""
    return NET_AT_CENTRE + (NET_AT_POSTS - NET_AT_CENTRE) * min((2 * x / WIDTH) ** 2, 1.0)
