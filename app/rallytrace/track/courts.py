"""Describe the parts of a court: lines, net, walls and zones. `sports.py` defines the court of each sport.

Coordinates are metres on the floor. The origin is the middle of the court; x points right, y away from the camera, and
z up. This module does not load NumPy, so that the command line's help starts quickly.
"""

from dataclasses import dataclass

from rallytrace.texts import tr_lazy

CORNER_NAMES = ("far_left", "far_right", "near_right", "near_left")


@dataclass(frozen=True, slots=True)
class CourtLine:
    """The centre line of a painted line, from `start` to `end`, each (x, y) in metres."""

    name: str
    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def is_cross(self) -> bool:
        """Return True if the line is parallel to the net."""
        return self.start[1] == self.end[1]


@dataclass(frozen=True, slots=True)
class Zone:
    """A named strip across each half of a court, between two distances from the net (`depth`) in metres."""

    name: str
    depth: tuple[float, float]


@dataclass(frozen=True, slots=True)
class PlayerArea:
    """The area around the court in which players stand. Umpires sit beside the net, farther out.

    Attributes:
        beside: distance beyond the side lines, at the net, in metres.
        behind: distance behind the base lines in metres.
        widening: additional distance beyond the side lines per metre from the net.
    """

    beside: float
    behind: float
    widening: float = 0.0


@dataclass(frozen=True, slots=True)
class Court:
    """The court of one sport.

    Attributes:
        width: width from outer edge to outer edge, in metres.
        length: length from outer edge to outer edge, in metres.
        singles_width: width in singles in metres; equal to the width if there is no difference.
        line_width: width of the painted lines in metres.
        net_post: height of the net at the posts, in metres.
        net_middle: height of the net in the middle, in metres.
        post_x: distance of the posts from the middle, in metres.
        wall: height of the walls at both ends in metres; 0 without walls.
        player_area: where players stand beyond the lines.
        zones: strips into which each half is divided by depth.
    """

    width: float
    length: float
    singles_width: float
    line_width: float
    lines: tuple[CourtLine, ...]
    net_post: float
    net_middle: float
    post_x: float
    wall: float
    player_area: PlayerArea
    zones: tuple[Zone, ...]

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Return the four outer corners in the order of `CORNER_NAMES`, in metres."""
        x, y = self.width / 2, self.length / 2
        return (-x, y), (x, y), (x, -y), (-x, -y)

    @property
    def has_enough_lines(self) -> bool:
        """Return True if the court can be found by its painted lines: there are at least three in each direction."""
        n_across = sum(line.is_cross for line in self.lines)
        return min(n_across, len(self.lines) - n_across) >= 3

    def zone_at(self, x: float, y: float) -> str:
        """Return the half, zone and side of a position, such as 'far back left'; '' if it is outside the lines.

        Left and right are as seen in the picture.
        """
        depth, side = abs(y), tr_lazy("match", "left") if x < 0 else tr_lazy("match", "right")
        zone = next((zone for zone in self.zones if zone.depth[0] <= depth <= zone.depth[1]), None)
        if zone is None or abs(x) > self.width / 2:
            return ""
        half = tr_lazy("match", "far") if y > 0 else tr_lazy("match", "near")
        return tr_lazy("match", "{half} {zone} {side}", half=half, zone=zone.name, side=side)


def both_halves(name: str, x: tuple[float, float], y: float) -> tuple[CourtLine, CourtLine]:
    """Return two lines parallel to the net, one in each half.

    Args:
        name: name without the half.
        x: start and end of the lines across the court, in metres.
        y: distance of the lines from the net in metres.
    """
    far, near = tr_lazy("match", "far {line}", line=name), tr_lazy("match", "near {line}", line=name)
    return CourtLine(far, (x[0], y), (x[1], y)), CourtLine(near, (x[0], -y), (x[1], -y))


def both_sides(name: str, x: float, y: float) -> tuple[CourtLine, CourtLine]:
    """Return two lines along the court, one on each side.

    Args:
        name: name without the side.
        x: distance of the lines from the middle in metres.
        y: distance from the net, on both halves, up to which the lines reach, in metres.
    """
    left, right = tr_lazy("match", "left {line}", line=name), tr_lazy("match", "right {line}", line=name)
    return CourtLine(left, (-x, -y), (-x, y)), CourtLine(right, (x, -y), (x, y))
