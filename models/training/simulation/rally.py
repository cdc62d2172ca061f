"""Simulate a rally: the strokes, and the shuttle's path."""

import enum
import math
from dataclasses import dataclass

import numpy as np

from models.training.simulation import court
from models.training.simulation.camera import Floats
from models.training.simulation.court import Side

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
        """Return the seconds from the launch to each position."""
        times: Floats = np.arange(len(self.positions), dtype=np.float64) * STEP
        times[-1] = self.duration
        return times


def _advance(height: float, along: float, up: float, step: float) -> tuple[float, float, float, float]:
    """Take one midpoint step in the vertical plane of the flight, and return distance, new height and both speeds."""
    drag = GRAVITY / TERMINAL_SPEED**2
    pull = drag * math.hypot(along, up)
    mid_along = along - pull * along * step / 2
    mid_up = up - (GRAVITY + pull * up) * step / 2
    pull = drag * math.hypot(mid_along, mid_up)
    gone, new_height = mid_along * step, height + mid_up * step
    return gone, new_height, along - pull * mid_along * step, up - (GRAVITY + pull * mid_up) * step


def _trace(height: float, speed: float, elevation: float, end: float) -> list[tuple[float, float, float, float, float]]:
    """Yield (seconds, distance, height, speed along, speed up) until the shuttle sinks through height `end`."""
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
    """Return the flight from `origin` (3,) until the shuttle sinks through height `end`.

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
    """Return the flight from `origin` (3,) at `elevation` radians that sinks through `target` (3,), found by trial.

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
    """Return positions (n, 3), `STEP` apart, of a shuttle that slides and rests for `seconds` after `landing`."""
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


FLOOR = 0.035
"""Height of the middle of a shuttle that lies on the floor."""
HELD = 0.5
"""Seconds the server holds the shuttle at the start."""
REST = 0.5
"""Seconds the picture stays after the landing."""


class Shot(enum.Enum):
    """The kinds of shots."""

    SERVE = enum.auto()
    HIGH_SERVE = enum.auto()
    CLEAR = enum.auto()
    DROP = enum.auto()
    SMASH = enum.auto()
    DRIVE = enum.auto()
    NET = enum.auto()
    LIFT = enum.auto()


@dataclass(frozen=True, slots=True)
class Habit:
    """The ranges of a kind of shot.

    Launch elevation in degrees, launch speed in m/s, and how far behind the net and how high, in metres, the other
    player takes it.
    """

    elevation: tuple[float, float]
    speed: tuple[float, float]
    depth: tuple[float, float]
    height: tuple[float, float]


HABITS = {
    Shot.SERVE: Habit((12, 32), (6, 15), (2.2, 2.9), (1.0, 1.3)),
    Shot.HIGH_SERVE: Habit((44, 62), (18, 45), (5.2, 6.1), (2.3, 2.6)),
    Shot.CLEAR: Habit((14, 42), (20, 75), (5.0, 6.2), (2.3, 2.75)),
    Shot.DROP: Habit((-6, 12), (9, 32), (1.5, 2.6), (0.45, 0.9)),
    Shot.SMASH: Habit((-17, -6), (42, 100), (2.6, 4.6), (0.45, 1.1)),
    Shot.DRIVE: Habit((0, 14), (15, 50), (2.6, 4.4), (1.0, 1.5)),
    Shot.NET: Habit((30, 74), (3.5, 14), (0.5, 1.3), (0.7, 1.2)),
    Shot.LIFT: Habit((34, 56), (16, 55), (5.0, 6.2), (2.3, 2.75)),
}

# What may follow a shot, and how often out of a hundred.
REPLIES = {
    Shot.SERVE: {Shot.NET: 30, Shot.LIFT: 50, Shot.DRIVE: 20},
    Shot.HIGH_SERVE: {Shot.CLEAR: 30, Shot.DROP: 45, Shot.SMASH: 25},
    Shot.CLEAR: {Shot.CLEAR: 25, Shot.DROP: 45, Shot.SMASH: 30},
    Shot.LIFT: {Shot.CLEAR: 20, Shot.DROP: 45, Shot.SMASH: 35},
    Shot.DROP: {Shot.NET: 45, Shot.LIFT: 55},
    Shot.NET: {Shot.NET: 35, Shot.LIFT: 65},
    Shot.SMASH: {Shot.NET: 45, Shot.LIFT: 30, Shot.DRIVE: 25},
    Shot.DRIVE: {Shot.DRIVE: 35, Shot.NET: 25, Shot.LIFT: 40},
}


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke: the shuttle leaves the racket of the player on `side` at `time`, at `contact` (3,) in metres."""

    shot: Shot
    side: Side
    time: float
    contact: Floats

    @property
    def is_serve(self) -> bool:
        """Return whether it starts the rally."""
        return self.shot in (Shot.SERVE, Shot.HIGH_SERVE)

    @property
    def is_overhead(self) -> bool:
        """Return whether the shuttle is hit above the head."""
        return float(self.contact[2]) > 1.7


@dataclass(frozen=True, slots=True)
class Rally:
    """A rally from the held shuttle to the one on the floor.

    `times` (n,) in seconds rise; `positions` (n, 3) in metres are the shuttle's at these times.
    """

    strokes: tuple[Stroke, ...]
    times: Floats
    positions: Floats
    landing: float
    seconds: float

    def shuttle_at(self, times: Floats) -> Floats:
        """Return positions (n, 3) in metres at `times` (n,) in seconds."""
        return np.column_stack([np.interp(times, self.times, self.positions[:, axis]) for axis in range(3)])


def _clearance(flight: Flight) -> float:
    """Return how far above the net the flight crosses it, in metres."""
    y = flight.positions[:, 1]
    crossing = int(np.argmax(np.sign(y) != np.sign(y[0])))
    if crossing == 0:
        return -1.0
    part = y[crossing - 1] / (y[crossing - 1] - y[crossing])
    x, _, z = flight.positions[crossing - 1] * (1 - part) + flight.positions[crossing] * part
    return float(z) - court.net_height(float(x))


def _target(rng: np.random.Generator, shot: Shot, side: Side, *, winner: bool) -> Floats:
    habit = HABITS[shot]
    wide = 2.45 if winner else 2.2
    x = rng.choice([-1, 1]) * rng.uniform(1.7, wide) if winner else rng.uniform(-wide, wide)
    if shot in (Shot.SERVE, Shot.HIGH_SERVE):
        x = rng.uniform(0.2, 1.6) * -side
    depth = rng.uniform(4.2, 5.9) if winner else rng.uniform(*habit.depth)
    return np.array([x, side * depth, FLOOR if winner else rng.uniform(*habit.height)])


def _play(rng: np.random.Generator, shot: Shot, side: Side, contact: Floats, *, winner: bool = False) -> Flight | None:
    """Return a flight of that kind from `contact` across the net, or None if none is found."""
    habit = HABITS[shot]
    for _ in range(4):
        target = _target(rng, shot, side.other, winner=winner)
        for degrees in rng.permutation(np.linspace(*habit.elevation, 6)):
            flight = aim(contact, target, math.radians(degrees))
            if flight is None:
                continue
            speed = float(np.linalg.norm(flight.velocities[0]))
            if habit.speed[0] <= speed <= habit.speed[1] and _clearance(flight) > 0.06:
                return flight
    return None


def _answer(
    rng: np.random.Generator, last: Shot, side: Side, contact: Floats, *, finish: bool
) -> tuple[Shot, Flight, bool]:
    """Return the next shot, its flight, and whether it ends the rally."""
    choices = REPLIES[last]
    if finish and Shot.SMASH in choices:
        flight = _play(rng, Shot.SMASH, side, contact, winner=True)
        if flight is not None:
            return Shot.SMASH, flight, True
    weights = np.array(list(choices.values()), float)
    order = rng.choice(len(choices), len(choices), replace=False, p=weights / weights.sum())
    # A lift or a clear is possible from everywhere, so the list never runs out.
    for shot in [*(list(choices)[i] for i in order), Shot.LIFT, Shot.CLEAR]:
        flight = _play(rng, shot, side, contact)
        if flight is not None:
            return shot, flight, False
    raise AssertionError(f"No shot leaves {contact}.")


def plan_rally(rng: np.random.Generator, seconds: float) -> Rally:
    """Return a rally of about `seconds`.

    It ends with the first chance of a winning smash after that, less two seconds.
    """
    side = Side(int(rng.choice([-1, 1])))
    shot = Shot.SERVE if rng.random() < 0.6 else Shot.HIGH_SERVE
    contact = np.array([rng.uniform(0.2, 0.7) * -side, side * rng.uniform(2.2, 2.9), rng.uniform(0.95, 1.1)])
    served = _play(rng, shot, side, contact)
    assert served is not None, "a serve always finds its way"
    flight, time, over = served, HELD, False
    strokes = [Stroke(shot, side, time, contact)]
    times, positions = [np.array([0.0])], [contact[None]]
    while True:
        times.append(time + flight.times)
        positions.append(flight.positions)
        time, contact = time + flight.duration, flight.positions[-1]
        if over:
            break
        side = side.other
        shot, flight, over = _answer(rng, shot, side, contact, finish=time > seconds - 2.5)
        strokes.append(Stroke(shot, side, time, contact))
    rest = tumble(flight, REST + 0.5)
    times.append(time + STEP * (1 + np.arange(len(rest))))
    positions.append(rest)
    return Rally(tuple(strokes), np.concatenate(times), np.concatenate(positions), time, time + REST)
