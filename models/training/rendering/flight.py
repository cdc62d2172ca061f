"""How a shuttlecock flies: gravity, and drag that grows with the square of its speed.

dv/dt = -g z - g |v| v / U^2, U being the terminal speed. U = 6.8 m/s is what Cooke ("Shuttlecock aerodynamics",
Sports Engineering 2, 1999) and Cohen et al. ("The physics of badminton", New Journal of Physics 17, 2015) report
for feather shuttles within a few tenths.
"""

import math
from dataclasses import dataclass

import numpy as np

from .arrays import Floats

GRAVITY = 9.81
TERMINAL_SPEED = 6.8
STEP = 1 / 240
"""Seconds between the positions of a flight; halving it moves no landing by more than a millimetre or two."""
FASTEST = 115.0
"""Metres a second; the fastest smashes measured in play."""
LONGEST = 4.0
"""Seconds after which a flight is given up."""


@dataclass(frozen=True, slots=True)
class Flight:
    """One free flight: `positions` (n, 3) in metres and `velocities` (n, 3) in m/s, `STEP` apart.

    The last position is where the flight ended; it comes `duration` seconds after the first, which is less than a
    whole step after the last but one.
    """

    positions: Floats
    velocities: Floats
    duration: float

    @property
    def times(self) -> Floats:
        """Seconds since the launch of each position."""
        times: Floats = np.arange(len(self.positions), dtype=np.float64) * STEP
        times[-1] = self.duration
        return times


def _advance(height: float, along: float, up: float, step: float) -> tuple[float, float, float, float]:
    """One midpoint step in the flight's vertical plane: metres gone, the new height and the two speeds."""
    drag = GRAVITY / TERMINAL_SPEED**2
    pull = drag * math.hypot(along, up)
    mid_along = along - pull * along * step / 2
    mid_up = up - (GRAVITY + pull * up) * step / 2
    pull = drag * math.hypot(mid_along, mid_up)
    gone, new_height = mid_along * step, height + mid_up * step
    return gone, new_height, along - pull * mid_along * step, up - (GRAVITY + pull * mid_up) * step


def _trace(height: float, speed: float, elevation: float, end: float) -> list[tuple[float, float, float, float, float]]:
    """Rows of (seconds, metres gone, height, speed along, speed up) until the shuttle sinks through height `end`."""
    along, up = speed * math.cos(elevation), speed * math.sin(elevation)
    seconds, gone = 0.0, 0.0
    rows = [(seconds, gone, height, along, up)]
    while seconds < LONGEST:
        moved, lower, new_along, new_up = _advance(height, along, up, STEP)
        if lower <= end and new_up < 0:
            part = (height - end) / (height - lower) if height > lower else 1.0
            part = min(max(part, 1e-6), 1.0)
            moved, lower, new_along, new_up = _advance(height, along, up, STEP * part)
            rows.append((seconds + STEP * part, gone + moved, lower, new_along, new_up))
            return rows
        seconds, gone, height, along, up = seconds + STEP, gone + moved, lower, new_along, new_up
        rows.append((seconds, gone, height, along, up))
    return rows


def launch(origin: Floats, heading: float, speed: float, elevation: float, end: float) -> Flight:
    """Fly from `origin` (3,) until the shuttle sinks through height `end`.

    Args:
        origin: metres.
        heading: direction over the floor in radians, 0 along x, a quarter turn along y.
        speed: m/s.
        elevation: radians above the horizontal.
        end: metres; below `origin`, or crossed on the way down.
    """
    rows = np.array(_trace(float(origin[2]), speed, elevation, end))
    over = np.array([math.cos(heading), math.sin(heading)])
    positions = np.column_stack([origin[:2] + rows[:, 1:2] * over, rows[:, 2]])
    velocities = np.column_stack([rows[:, 3:4] * over, rows[:, 4]])
    return Flight(positions, velocities, float(rows[-1, 0]))


def aim(origin: Floats, target: Floats, elevation: float) -> Flight | None:
    """The flight that leaves `origin` (3,) at `elevation` radians and sinks through `target` (3,), by shooting.

    Returns None when no speed up to `FASTEST` reaches the target at that elevation.
    """
    apart = target[:2] - origin[:2]
    distance, heading = math.hypot(*apart), math.atan2(apart[1], apart[0])
    slow, fast = 0.5, FASTEST
    if _trace(float(origin[2]), fast, elevation, float(target[2]))[-1][1] < distance:
        return None
    for _ in range(22):
        speed = (slow + fast) / 2
        if _trace(float(origin[2]), speed, elevation, float(target[2]))[-1][1] < distance:
            slow = speed
        else:
            fast = speed
    flight = launch(origin, heading, fast, elevation, float(target[2]))
    return flight if abs(flight.positions[-1, 2] - target[2]) < 0.02 else None


def tumble(landing: Flight, seconds: float) -> Floats:
    """(n, 3) positions, `STEP` apart, of a shuttle that hops, slides and lies still for `seconds` after `landing`."""
    position, velocity = landing.positions[-1].copy(), landing.velocities[-1] * (0.28, 0.28, -0.22)
    floor = float(position[2])
    positions = []
    for _ in range(int(seconds / STEP)):
        velocity = velocity - np.array([0.0, 0.0, GRAVITY * STEP])
        position = position + velocity * STEP
        if position[2] < floor:
            position[2] = floor
            bounce = -velocity[2] * 0.3 if velocity[2] < -0.3 else 0.0
            velocity = np.array([velocity[0] * 0.96, velocity[1] * 0.96, bounce])
        positions.append(position.copy())
    return np.array(positions)
