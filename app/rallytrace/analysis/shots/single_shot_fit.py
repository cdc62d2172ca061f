"""Many flights fitted one by one, without their neighbours.

With the speeds along a flight known, drag acts as a known friction: the motion is linear in start and velocity. Each
round solves all flights at once by weighted least squares, and renews their speeds.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import GRAVITY, Ball, Slowed, integrate
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.camera import Camera
from rallytrace.track.courts import Court
from rallytrace.track.homography import from_picture

NOISE_SHARE: Final = 0.0016
"""Noise of one coordinate, in widths of the picture."""
_TAIL: Final = 2.5
"""Noises from which on a position counts less."""
_STEPS: Final = 20
_MOST: Final = 20
"""Positions of a flight taken, evenly spread."""
_ROUNDS: Final = 7
_HIT_HEIGHT: Final = (1.4, 0.9)
"""Mean and standard deviation, metres."""
_GUESSED: Final = {True: 0.4, False: 1.3}
"""Error of a guessed place along the court, metres; with a shuttle, and with a ball."""
_CHAINED: Final = 4
"""Rounds from a guess."""
_JOINS: Final = (1.0, 0.1)
"""Metres between the end of a flight and the next start, as a standard deviation, in the first and last round."""
_DEPTHS: Final = 0.38
"""Starts and ends of the first guesses, in lengths of the court from the net."""


@dataclass(frozen=True, slots=True, eq=False)
class LoneViews:
    """Flights seen by a camera, n of them with m positions each.

    Attributes:
        durations: (n,) seconds.
        floors: (n, 2) whether start and end are on the floor.
        shares: (n, m) square roots of the times after the start, in durations.
        planes: (n, 2 m, 3) two planes through the camera and each position.
        offsets: (n, 2 m) of these planes from the origin.
        counts: (n, m) 1 for a position, 0 for none.
        totals: (n,) positions of the flight, also those not taken.
    """

    durations: Floats
    floors: Flags
    shares: Floats
    planes: Floats
    offsets: Floats
    counts: Floats
    totals: Floats

    def repeat(self, times: int) -> "LoneViews":
        """All flights, `times` times."""
        columns = (self.durations, self.floors, self.shares, self.planes, self.offsets, self.counts, self.totals)
        return LoneViews(*(np.concatenate([column] * times) for column in columns))


@dataclass(frozen=True, slots=True, eq=False)
class ShotFits:
    """Flights (n,) fitted alone.

    Attributes:
        costs: robust sums of squares, in noises.
        misses: weighted mean distances, pixels.
        velocities: (n, 3) after the start, m/s.
        lifts: 1/m.
        ends: (n, 2, 3) start and end, metres.
    """

    costs: Floats
    misses: Floats
    velocities: Floats
    lifts: Floats
    ends: Floats

    def take(self, flights: Indices) -> "ShotFits":
        """Those of some flights (m,)."""
        columns = (self.costs, self.misses, self.velocities, self.lifts, self.ends)
        return ShotFits(*(column[flights] for column in columns))


def view_flights(pixels: Floats, seconds: Floats, spans: Floats, floors: Flags, camera: Camera) -> LoneViews:
    """The views of flights.

    Args:
        pixels: (m, 2) positions.
        seconds: (m,) their times, rising.
        spans: (n, 2) first and last second of each flight.
        floors: (n, 2) whether start and end are on the floor.
        camera: sees them.
    """
    straight = from_picture(pixels, camera.curvature, camera.size, camera.pixel_aspect) / camera.focal
    turn = camera.rotation
    planes = np.stack([turn[0] - straight[:, :1] * turn[2], turn[1] - straight[:, 1:] * turn[2]], axis=1)
    heights = planes @ camera.position
    first, stop = np.searchsorted(seconds, spans[:, 0]), np.searchsorted(seconds, spans[:, 1], side="right")
    total = stop - first
    picks = np.arange(_MOST) * np.maximum(1.0, (total - 1) / (_MOST - 1))[:, None] + first[:, None]
    picks = np.round(picks).astype(np.intp)
    counts = (picks < stop[:, None]).astype(np.float64)
    picks = np.minimum(picks, len(seconds) - 1)
    durations = np.maximum(0.02, spans[:, 1] - spans[:, 0])
    shares = np.sqrt(np.clip((seconds[picks] - spans[:, :1]) / durations[:, None], 0, 1))
    n = len(spans)
    return LoneViews(
        durations,
        floors,
        shares,
        planes[picks].reshape(n, -1, 3),
        heights[picks].reshape(n, -1),
        counts,
        total.astype(np.float64),
    )


def fit_lone_flights(views: LoneViews, camera: Camera, court: Court, ball: Ball) -> ShotFits:
    """Fit flights from several guesses each, and keep the cheapest fit of each."""
    n = len(views.durations)
    depth = _DEPTHS * court.length
    guesses = [(start, end) for start in (-depth, depth) for end in (-depth, depth)]
    many = views.repeat(len(guesses))
    line = np.repeat(np.array(guesses), n, axis=0)
    solver = _LoneSolver(many, line, camera, court, ball)
    fits = solver.solve()
    best = np.argmin(fits.costs.reshape(len(guesses), n), axis=0) * n + np.arange(n)
    return fits.take(best)


def fit_chain(views: LoneViews, line: Floats, camera: Camera, court: Court, ball: Ball) -> ShotFits:
    """Fit flights one after another, each from the end of the one before.

    Args:
        line: (n, 2) first guess of the starts and ends along the court, metres.
    """
    return _LoneSolver(views, line, camera, court, ball, is_chain=True).solve()


class _LoneSolver:
    def __init__(
        self, views: LoneViews, line: Floats, camera: Camera, court: Court, ball: Ball, *, is_chain: bool = False
    ) -> None:
        self._line = line
        self._joins = np.geomspace(*_JOINS, _CHAINED) if is_chain else None
        self._views, self._camera, self._court, self._ball = views, camera, court, ball
        self._noise = NOISE_SHARE * camera.size[0]
        grid = (np.arange(_STEPS + 1) / _STEPS) ** 2
        self._spans = np.diff(grid)[:, None] * views.durations
        path = line[:, :1] + (line[:, 1:] - line[:, :1]) * grid
        forward = camera.rotation[2]
        self._depths = np.abs((path[..., None] * [0.0, 1.0, 0.0] - camera.position) @ forward).T
        level = np.abs(line[:, 1] - line[:, 0]) / views.durations
        start = np.minimum(0.8 * ball.fastest, np.hypot(level * 2.0, GRAVITY * views.durations / 2) + 2.0)
        self._speeds = start / (1 + ball.drag * start * grid[:, None] * views.durations)
        self._velocity = np.zeros((_STEPS + 1, len(line), 3))
        self._weights = np.repeat(views.counts, 2, axis=1)
        position = np.minimum(views.shares * _STEPS, _STEPS - 1e-9)
        self._node = position.astype(np.intp)
        self._beyond = position - self._node
        self._flight = np.arange(len(line))[:, None]

    def solve(self) -> ShotFits:
        for turn in range(_ROUNDS if self._joins is None else _CHAINED):
            residual, start, end, lift = self._round(None if self._joins is None else float(self._joins[turn]))
        miss = np.sqrt(np.sum(residual.reshape(len(residual), -1, 2) ** 2, axis=2))
        scaled = (miss / (_TAIL * self._noise)) ** 2
        counts = self._views.counts
        taken = np.maximum(1, counts.sum(axis=1))
        costs = _TAIL**2 * np.sum(counts * np.log1p(scaled), axis=1) * self._views.totals / taken
        costs += self._oddness(start, end)
        weights = counts / (1 + scaled)
        misses = np.sum(weights * miss, axis=1) / np.maximum(1e-9, weights.sum(axis=1))
        return ShotFits(costs, misses, self._velocity[0], lift, np.stack([start, end], axis=1))

    def _oddness(self, start: Floats, end: Floats) -> Floats:
        """Costs of places and speeds beyond those of play."""
        limit = np.array([self._court.width / 2 + 2.5, self._court.length / 2 + 6.0])
        excess = np.zeros(len(start))
        for place in (start, end):
            excess += np.sum(np.maximum(0, np.abs(place[:, :2]) - limit) ** 2, axis=1)
            excess += np.maximum(0, -place[:, 2]) ** 2 * 10 + np.maximum(0, place[:, 2] - 3.3) ** 2
        return np.asarray(excess + np.maximum(0, self._speeds[0] - self._ball.fastest))

    def _pick(self, values: Floats) -> Floats:
        """Values (steps + 1, n, ...) at the positions, (n, m, ...)."""
        low, high = values[self._node, self._flight], values[self._node + 1, self._flight]
        fraction = self._beyond.reshape(*self._beyond.shape, *[1] * (values.ndim - 2))
        return np.asarray(low + (high - low) * fraction)

    def _round(self, join: float | None) -> tuple[Floats, Floats, Floats, Floats]:
        """Residuals (n, 2 m) in pixels, starts and ends (n, 3), and lifts (n,); flights join within some metres."""
        slowed = Slowed.of_speeds(self._speeds, self._spans, self._ball.drag)
        push = self._lift_push() / slowed.decay[..., None]
        lift_speed = slowed.decay[..., None] * integrate(push, self._spans)
        lift = integrate(lift_speed, self._spans)
        start, velocity, amount, residual = self._solve_linear(slowed, lift, join)
        self._velocity = slowed.velocities(velocity) + amount[:, None] * lift_speed
        found = np.linalg.norm(self._velocity, axis=2)
        self._speeds = np.sqrt(np.maximum(0.3, self._speeds) * np.clip(found, 0.3, 2 * self._ball.fastest))
        places = start + slowed.reach[..., None] * velocity + amount[:, None] * lift
        places[..., 2] -= slowed.fall
        self._depths = np.maximum(2.0, (places - self._camera.position) @ self._camera.rotation[2])
        scaled = np.sum(residual.reshape(len(residual), -1, 2) ** 2, axis=2) / (_TAIL * self._noise) ** 2
        self._weights = np.repeat(self._views.counts / np.sqrt(1 + scaled), 2, axis=1)
        return residual, places[0], places[-1], amount * self._ball.lift_spread * self._ball.drag

    def _lift_push(self) -> Floats:
        """Acceleration (steps + 1, n, 3) by a lift of one spread."""
        velocity, speed = self._velocity, self._speeds
        level = np.maximum(1e-6, np.hypot(velocity[0, :, 0], velocity[0, :, 1]))
        east, north = velocity[0, :, 1] / level, -velocity[0, :, 0] / level
        push = np.empty_like(velocity)
        push[..., 0], push[..., 1] = north * velocity[..., 2], -east * velocity[..., 2]
        push[..., 2] = east * velocity[..., 1] - north * velocity[..., 0]
        return np.asarray(push * (speed * self._ball.lift_spread * self._ball.drag)[..., None])

    def _solve_linear(self, slowed: Slowed, lift: Floats, join: float | None) -> tuple[Floats, Floats, Floats, Floats]:
        """Starts, velocities (n, 3), lifts (n,) in spreads, and residuals (n, 2 m) in pixels."""
        views = self._views
        planes = views.planes
        per_pixel = self._camera.focal / self._pick(self._depths)
        scale = np.repeat(per_pixel, 2, axis=1)
        moved = np.repeat(self._pick(slowed.reach), 2, axis=1)
        drop = np.repeat(self._pick(slowed.fall), 2, axis=1)
        lifted = np.einsum("nij,nij->ni", planes, np.repeat(self._pick(lift), 2, axis=1))
        rows = np.concatenate([planes, planes * moved[..., None], lifted[..., None]], axis=2) * scale[..., None]
        target = (views.offsets + planes[..., 2] * drop) * scale
        weights = self._weights / self._noise
        weighted = rows * weights[..., None]
        normal = weighted.transpose(0, 2, 1) @ weighted
        right = (weighted.transpose(0, 2, 1) @ (target * weights)[..., None])[..., 0]
        self._add_beliefs(normal, right, slowed, lift[-1])
        if join is None:
            solved = np.asarray(np.linalg.solve(normal, right[..., None])[..., 0], np.float64)
        else:
            solved = _solve_joined(normal, right, slowed, lift[-1], join)
        residual = np.asarray(np.einsum("nij,nj->ni", rows, solved) - target, np.float64)
        return solved[:, :3], solved[:, 3:6], solved[:, 6], residual

    def _add_beliefs(self, normal: Floats, right: Floats, slowed: Slowed, lift: Floats) -> None:
        """Where a ball is hit and lands, roughly."""
        normal[:, 6, 6] += 1.0
        normal[:, range(3, 6), range(3, 6)] += 1e-6
        wide = (self._court.width / 2 + 1.0, self._court.length / 2 + 1.0)
        for end in (0, 1):
            floor = self._views.floors[:, end]
            for axis in range(3):
                if axis == 1 and self._joins is not None:
                    mean = self._line[:, end]
                    spread = np.full(len(floor), _GUESSED[self._ball.is_shuttle])
                elif axis < 2:
                    mean, spread = np.zeros(len(floor)), np.full(len(floor), wide[axis])
                else:
                    mean = np.where(floor, self._ball.radius, _HIT_HEIGHT[0])
                    spread = np.where(floor, 0.03, _HIT_HEIGHT[1])
                row = np.zeros((len(floor), 7))
                row[:, axis] = 1.0
                if end:
                    row[:, 3 + axis] = slowed.reach[-1]
                    row[:, 6] = lift[:, axis]
                    mean = mean + (slowed.fall[-1] if axis == 2 else 0.0)
                row /= spread[:, None]
                normal += row[:, :, None] * row[:, None, :]
                right += row * (mean / spread)[:, None]


def _solve_joined(normal: Floats, right: Floats, slowed: Slowed, lift: Floats, join: float) -> Floats:
    """The unknowns (n, 7) of flights that follow one another, `join` metres apart at most, as a standard deviation."""
    n = len(normal)
    flight, earlier = np.arange(n), np.arange(n - 1)
    matrix = np.zeros((n, 7, n, 7))
    matrix[flight, :, flight] = normal
    right = right.copy()
    for axis in range(3):
        row = np.zeros((n - 1, 14))
        row[:, axis], row[:, 7 + axis] = 1.0, -1.0
        row[:, 3 + axis], row[:, 6] = slowed.reach[-1, :-1], lift[:-1, axis]
        row /= join
        fall = slowed.fall[-1, :-1] / join if axis == 2 else np.zeros(n - 1)
        square = row[:, :, None] * row[:, None, :]
        matrix[earlier, :, earlier] += square[:, :7, :7]
        matrix[earlier, :, earlier + 1] += square[:, :7, 7:]
        matrix[earlier + 1, :, earlier] += square[:, 7:, :7]
        matrix[earlier + 1, :, earlier + 1] += square[:, 7:, 7:]
        right[:-1] += row[:, :7] * fall[:, None]
        right[1:] += row[:, 7:] * fall[:, None]
    return np.asarray(np.linalg.solve(matrix.reshape(7 * n, 7 * n), right.ravel()).reshape(n, 7))
