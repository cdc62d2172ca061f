"""The court of each sport: lines, net, walls and zones.

Coordinates are metres on the floor. The origin is the middle of the court, x points right and y away from the camera, z
up. Sources: BWF Laws of Badminton 1 (2024), ITF Rules of Tennis 1 (2024), FIP Rules of Padel 1 (2024).
"""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from rallytrace.track.arrays import Floats

CORNER_NAMES = ("far_left", "far_right", "near_right", "near_left")


class CourtSport(StrEnum):
    """The sports with known courts."""

    BADMINTON = "badminton"
    TENNIS = "tennis"
    PADEL = "padel"


@dataclass(frozen=True, slots=True)
class CourtLine:
    """The centre line of one painted line, from `start` to `end`, each (x, y) in metres."""

    name: str
    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def is_cross(self) -> bool:
        """Return True if the line is parallel to the net."""
        return self.start[1] == self.end[1]


@dataclass(frozen=True, slots=True)
class Zone:
    """A named strip of one half, seen by its player. `depth` is in metres from the net."""

    name: str
    depth: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Court:
    """The court of one sport.

    Attributes:
        width: width from outer edge to outer edge, in metres.
        length: length from outer edge to outer edge, in metres.
        singles_width: width in singles in metres; equal to the width if there is no difference.
        line_width: width of the painted lines in metres.
        lines: all painted lines.
        net_post: height of the net at the posts, in metres.
        net_middle: height of the net in the middle, in metres.
        post_x: distance of the posts from the middle, in metres.
        wall: height of the walls at both ends in metres; 0 without walls.
        zones: strips of a half by depth.
    """

    sport: CourtSport
    width: float
    length: float
    singles_width: float
    line_width: float
    lines: tuple[CourtLine, ...]
    net_post: float
    net_middle: float
    post_x: float
    wall: float
    zones: tuple[Zone, ...]

    @property
    def corners(self) -> Floats:
        """Return the four outer corners in the order of `CORNER_NAMES`, (4, 2) metres."""
        x, y = self.width / 2, self.length / 2
        return np.array([(-x, y), (x, y), (x, -y), (-x, -y)])

    def zone_at(self, x: float, y: float) -> str:
        """Return the zone of a position with its half and side, such as 'far back left'; '' beyond the lines.

        Left and right are as seen in the picture.
        """
        depth, side = abs(y), "left" if x < 0 else "right"
        zone = next((zone for zone in self.zones if zone.depth[0] <= depth <= zone.depth[1]), None)
        if zone is None or abs(x) > self.width / 2:
            return ""
        return f"{'far' if y > 0 else 'near'} {zone.name} {side}"

    def net_height(self, x: Floats) -> Floats:
        """Return the height (n,) of the tape in metres at `x` (n,) metres from the middle."""
        share = np.minimum(1.0, np.abs(x) / self.post_x)
        return np.asarray(self.net_middle + (self.net_post - self.net_middle) * share)


def _both_halves(name: str, x: tuple[float, float], y: float) -> tuple[CourtLine, CourtLine]:
    return CourtLine(f"far {name}", (x[0], y), (x[1], y)), CourtLine(f"near {name}", (x[0], -y), (x[1], -y))


def _both_sides(name: str, x: float, y: float) -> tuple[CourtLine, CourtLine]:
    return CourtLine(f"left {name}", (-x, -y), (-x, y)), CourtLine(f"right {name}", (x, -y), (x, y))


def _badminton() -> Court:
    side, inner, base = 3.05 - 0.02, 2.59 - 0.02, 6.70 - 0.02
    short, long = 1.98 + 0.02, 5.94 + 0.02
    return Court(
        CourtSport.BADMINTON,
        width=6.10,
        length=13.40,
        singles_width=5.18,
        line_width=0.04,
        lines=(
            *_both_sides("side line", side, base),
            *_both_sides("singles side line", inner, base),
            *_both_halves("base line", (-side, side), base),
            *_both_halves("long service line", (-side, side), long - 0.04),
            *_both_halves("short service line", (-side, side), short),
            CourtLine("far centre line", (0, short), (0, base)),
            CourtLine("near centre line", (0, -base), (0, -short)),
        ),
        net_post=1.55,
        net_middle=1.524,
        post_x=3.05,
        wall=0.0,
        zones=(Zone("front", (0.0, 1.98)), Zone("middle", (1.98, 4.72)), Zone("back", (4.72, 6.70))),
    )


def _tennis() -> Court:
    side, inner, base, service = 5.485 - 0.025, 4.115 - 0.025, 11.885 - 0.05, 6.40 - 0.025
    return Court(
        CourtSport.TENNIS,
        width=10.97,
        length=23.77,
        singles_width=8.23,
        line_width=0.05,
        lines=(
            *_both_sides("side line", side, base),
            *_both_sides("singles side line", inner, base),
            *_both_halves("base line", (-side, side), base),
            *_both_halves("service line", (-inner, inner), service),
            CourtLine("centre service line", (0, -service), (0, service)),
        ),
        net_post=1.07,
        net_middle=0.914,
        post_x=6.40,
        wall=0.0,
        zones=(Zone("front", (0.0, 3.2)), Zone("middle", (3.2, 8.2)), Zone("back", (8.2, 11.885))),
    )


def _padel() -> Court:
    service = 6.95 - 0.025
    return Court(
        CourtSport.PADEL,
        width=10.0,
        length=20.0,
        singles_width=10.0,
        line_width=0.05,
        lines=(
            *_both_halves("service line", (-5.0, 5.0), service),
            CourtLine("centre service line", (0, -7.15), (0, 7.15)),
        ),
        net_post=0.92,
        net_middle=0.88,
        post_x=5.0,
        wall=3.0,
        zones=(Zone("front", (0.0, 3.0)), Zone("middle", (3.0, 6.95)), Zone("back", (6.95, 10.0))),
    )


COURTS = {court.sport: court for court in (_badminton(), _tennis(), _padel())}
