"""Fit many shots at once, each independently of its neighbours.

If the speeds along a shot are known, drag acts as a known friction, and the motion is linear in the start position and
the initial velocity. Each round solves all shots by weighted least squares and refines their speeds.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import DragMotion, integrate
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.camera import Camera
from rallytrace.track.courts import Court
from rallytrace.track.homography import from_picture
from rallytrace.track.sports import GRAVITY_M_PER_S2, Ball

NOISE_SHARE: Final = 0.0016
"""Noise of one coordinate, as a share of the picture's width."""
_TAIL_DISTANCE_NOISES: Final = 2.5
"""Positions farther than this from the fit, in noises, get less weight."""
_N_STEPS: Final = 20
"""Number of steps along a shot."""
_MAX_POSITIONS: Final = 20
"""Largest number of positions used per shot; they are evenly spread."""
_N_ROUNDS: Final = 7
"""Number of rounds, except for `fit_chain`."""
_HIT_HEIGHT_M: Final = (1.4, 0.9)
"""Mean and standard deviation of the height of a hit."""
_GUESS_ERROR_M: Final = {False: 0.4, True: 1.3}
"""Error of a guessed position along the court: if the ball does not bounce in play, and if it does."""
_N_CHAIN_ROUNDS: Final = 4
"""Number of rounds of `fit_chain`."""
_JOIN_SPREADS_M: Final = (1.0, 0.1)
"""Standard deviation of the distance between the end of a shot and the start of the next, in the first round and in the
last.
"""
_GUESS_DEPTH_LENGTHS: Final = 0.38
"""Distance from the net at which the first guesses are, in lengths of the court."""


@dataclass(frozen=True, slots=True, eq=False)
class ShotViews:
    """What a camera sees of n shots, with up to m positions each.

    Attributes:
        durations: (n,) durations in seconds.
        floors: (n, 2) whether the start and the end are on the floor.
        shares: (n, m) square root of the share of the duration that has passed at each position.
        planes: (n, 2 m, 3) normals of two planes through the camera and each position.
        offsets: (n, 2 m) distances of these planes from the origin.
        counts: (n, m) 1 if there is a position, 0 if not.
        totals: (n,) number of positions of the shot, including unused ones.
    """

    durations: Floats
    floors: Flags
    shares: Floats
    planes: Floats
    offsets: Floats
    counts: Floats
    totals: Floats

    def repeat(self, times: int) -> "ShotViews":
        columns = (self.durations, self.floors, self.shares, self.planes, self.offsets, self.counts, self.totals)
        return ShotViews(*(np.concatenate([column] * times) for column in columns))


@dataclass(frozen=True, slots=True, eq=False)
class ShotFits:
    """The results of n independent fits.

    Attributes:
        costs: (n,) robust sums of squares, in noise squared.
        misses: (n,) weighted mean distances between positions and fit, in pixels.
        velocities: (n, 3) velocities after the start, in m/s.
        lifts: (n,) lift in 1/m.
        ends: (n, 2, 3) start and end in metres.
    """

    costs: Floats
    misses: Floats
    velocities: Floats
    lifts: Floats
    ends: Floats

    def take(self, shots: Indices) -> "ShotFits":
        """Return the fits of the shots with these indices, (m,)."""
        columns = (self.costs, self.misses, self.velocities, self.lifts, self.ends)
        return ShotFits(*(column[shots] for column in columns))


def view_shots(pixels: Floats, seconds: Floats, spans: Floats, floors: Flags, camera: Camera) -> ShotViews:
    """Return what a camera sees of each shot.

    Args:
        pixels: (m, 2) positions of the ball.
        seconds: (m,) times of the positions, ascending.
        spans: (n, 2) start and end time of each shot in seconds.
        floors: (n, 2) whether the start and the end are on the floor.
    """
    straight = from_picture(pixels, camera.curvature, camera.size, camera.pixel_aspect) / camera.focal
    number = camera.rotation
    planes = np.stack([number[0] - straight[:, :1] * number[2], number[1] - straight[:, 1:] * number[2]], axis=1)
    heights = planes @ camera.position
    first, stop = np.searchsorted(seconds, spans[:, 0]), np.searchsorted(seconds, spans[:, 1], side="right")
    total = stop - first
    picks = np.arange(_MAX_POSITIONS) * np.maximum(1.0, (total - 1) / (_MAX_POSITIONS - 1))[:, None] + first[:, None]
    picks = np.round(picks).astype(np.intp)
    counts = (picks < stop[:, None]).astype(np.float64)
    picks = np.minimum(picks, len(seconds) - 1)
    durations = np.maximum(0.02, spans[:, 1] - spans[:, 0])
    shares = np.sqrt(np.clip((seconds[picks] - spans[:, :1]) / durations[:, None], 0, 1))
    n = len(spans)
    return ShotViews(
        durations,
        floors,
        shares,
        planes[picks].reshape(n, -1, 3),
        heights[picks].reshape(n, -1),
        counts,
        total.astype(np.float64),
    )


def fit_single_shots(views: ShotViews, camera: Camera, court: Court, ball: Ball) -> ShotFits:
    """Fit each shot from several initial guesses, and return the best fits."""
    n = len(views.durations)
    depth = _GUESS_DEPTH_LENGTHS * court.length
    guesses = [(start, end) for start in (-depth, depth) for end in (-depth, depth)]
    many = views.repeat(len(guesses))
    line = np.repeat(np.array(guesses), n, axis=0)
    solver = _ShotSolver(many, line, camera, court, ball)
    fits = solver.solve()
    best = np.argmin(fits.costs.reshape(len(guesses), n), axis=0) * n + np.arange(n)
    return fits.take(best)


def fit_chain(views: ShotViews, line: Floats, camera: Camera, court: Court, ball: Ball) -> ShotFits:
    """Fit consecutive shots, each of which starts where the previous one ends.

    Args:
        line: (n, 2) guessed positions of starts and ends along the court, in metres.
    """
    spreads = np.full(line.shape, _GUESS_ERROR_M[ball.bounces])
    return _ShotSolver(views, line, camera, court, ball, spreads=spreads, is_chain=True).solve()


def fit_guessed_shots(
    views: ShotViews, guesses: tuple[Floats, Floats], camera: Camera, court: Court, ball: Ball
) -> ShotFits:
    """Fit each shot near its guess. The costs include the distance from the guess, so that guesses can be compared.

    Args:
        guesses: (n, 2) positions of starts and ends along the court in metres, and (n, 2) their standard deviations.
    """
    line, spreads = guesses
    fits = _ShotSolver(views, line, camera, court, ball, spreads=spreads).solve()
    height, height_spread = _HIT_HEIGHT_M
    away = np.where(views.floors, 0.0, ((fits.ends[..., 2] - height) / height_spread) ** 2)
    away += ((fits.ends[..., 1] - line) / spreads) ** 2
    return replace(fits, costs=fits.costs + away.sum(axis=1))


class _ShotSolver:
    def __init__(
        self,
        views: ShotViews,
        line: Floats,
        camera: Camera,
        court: Court,
        ball: Ball,
        *,
        spreads: Floats | None = None,
        is_chain: bool = False,
    ) -> None:
        self._line, self._line_spreads = line, spreads
        self._joins = np.geomspace(*_JOIN_SPREADS_M, _N_CHAIN_ROUNDS) if is_chain else None
        self._views, self._camera, self._court, self._ball = views, camera, court, ball
        self._noise = NOISE_SHARE * camera.size[0]
        grid = (np.arange(_N_STEPS + 1) / _N_STEPS) ** 2
        self._spans = np.diff(grid)[:, None] * views.durations
        path = line[:, :1] + (line[:, 1:] - line[:, :1]) * grid
        forward = camera.rotation[2]
        self._depths = np.abs((path[..., None] * [0.0, 1.0, 0.0] - camera.position) @ forward).T
        level = np.abs(line[:, 1] - line[:, 0]) / views.durations
        start = np.minimum(0.8 * ball.fastest, np.hypot(level * 2.0, GRAVITY_M_PER_S2 * views.durations / 2) + 2.0)
        self._speeds = start / (1 + ball.drag * start * grid[:, None] * views.durations)
        self._velocity = np.zeros((_N_STEPS + 1, len(line), 3))
        self._weights = np.repeat(views.counts, 2, axis=1)
        position = np.minimum(views.shares * _N_STEPS, _N_STEPS - 1e-9)
        self._node = position.astype(np.intp)
        self._beyond = position - self._node
        self._shot = np.arange(len(line))[:, None]

    def solve(self) -> ShotFits:
        for number in range(_N_ROUNDS if self._joins is None else _N_CHAIN_ROUNDS):
            residual, start, end, lift = self._round(None if self._joins is None else float(self._joins[number]))
        miss = np.sqrt(np.sum(residual.reshape(len(residual), -1, 2) ** 2, axis=2))
        scaled = (miss / (_TAIL_DISTANCE_NOISES * self._noise)) ** 2
        counts = self._views.counts
        taken = np.maximum(1, counts.sum(axis=1))
        costs = _TAIL_DISTANCE_NOISES**2 * np.sum(counts * np.log1p(scaled), axis=1) * self._views.totals / taken
        costs += self._implausibility(start, end)
        weights = counts / (1 + scaled)
        misses = np.sum(weights * miss, axis=1) / np.maximum(1e-9, weights.sum(axis=1))
        return ShotFits(costs, misses, self._velocity[0], lift, np.stack([start, end], axis=1))

    def _implausibility(self, start: Floats, end: Floats) -> Floats:
        """Return the cost of starts, ends and speeds that do not occur in play, (n,)."""
        limit = np.array([self._court.width / 2 + 2.5, self._court.length / 2 + 6.0])
        excess = np.zeros(len(start))
        for place in (start, end):
            excess += np.sum(np.maximum(0, np.abs(place[:, :2]) - limit) ** 2, axis=1)
            excess += np.maximum(0, -place[:, 2]) ** 2 * 10 + np.maximum(0, place[:, 2] - 3.3) ** 2
        return np.asarray(excess + np.maximum(0, self._speeds[0] - self._ball.fastest))

    def _pick(self, values: Floats) -> Floats:
        """Return the values (steps + 1, n, ...) interpolated at the times of the positions, (n, m, ...)."""
        low, high = values[self._node, self._shot], values[self._node + 1, self._shot]
        fraction = self._beyond.reshape(*self._beyond.shape, *[1] * (values.ndim - 2))
        return np.asarray(low + (high - low) * fraction)

    def _round(self, join: float | None) -> tuple[Floats, Floats, Floats, Floats]:
        """Run one round. Return residuals (n, 2 m) in pixels, starts and ends (n, 3), and lifts (n,).

        Args:
            join: standard deviation of the distance between consecutive shots in metres; None for independent shots.
        """
        motion = DragMotion.of_speeds(self._speeds, self._spans, self._ball.drag)
        push = self._lift_push() / motion.decay[..., None]
        lift_speed = motion.decay[..., None] * integrate(push, self._spans)
        lift = integrate(lift_speed, self._spans)
        start, velocity, amount, residual = self._solve_linear(motion, lift, join)
        self._velocity = motion.velocities(velocity) + amount[:, None] * lift_speed
        found = np.linalg.norm(self._velocity, axis=2)
        self._speeds = np.sqrt(np.maximum(0.3, self._speeds) * np.clip(found, 0.3, 2 * self._ball.fastest))
        places = start + motion.reach[..., None] * velocity + amount[:, None] * lift
        places[..., 2] -= motion.fall
        self._depths = np.maximum(2.0, (places - self._camera.position) @ self._camera.rotation[2])
        scaled = (
            np.sum(residual.reshape(len(residual), -1, 2) ** 2, axis=2) / (_TAIL_DISTANCE_NOISES * self._noise) ** 2
        )
        self._weights = np.repeat(self._views.counts / np.sqrt(1 + scaled), 2, axis=1)
        return residual, places[0], places[-1], amount * self._ball.lift_spread * self._ball.drag

    def _lift_push(self) -> Floats:
        """Return the acceleration (steps + 1, n, 3) that a lift of one standard deviation causes."""
        velocity, speed = self._velocity, self._speeds
        level = np.maximum(1e-6, np.hypot(velocity[0, :, 0], velocity[0, :, 1]))
        east, north = velocity[0, :, 1] / level, -velocity[0, :, 0] / level
        push = np.empty_like(velocity)
        push[..., 0], push[..., 1] = north * velocity[..., 2], -east * velocity[..., 2]
        push[..., 2] = east * velocity[..., 1] - north * velocity[..., 0]
        return np.asarray(push * (speed * self._ball.lift_spread * self._ball.drag)[..., None])

    def _solve_linear(
        self, motion: DragMotion, lift: Floats, join: float | None
    ) -> tuple[Floats, Floats, Floats, Floats]:
        """Solve the linear problem of one round.

        Returns:
            Starts and initial velocities, (n, 3) each, lifts (n,) in standard deviations, and residuals (n, 2 m) in
            pixels.
        """
        views = self._views
        planes = views.planes
        per_pixel = self._camera.focal / self._pick(self._depths)
        scale = np.repeat(per_pixel, 2, axis=1)
        moved = np.repeat(self._pick(motion.reach), 2, axis=1)
        drop = np.repeat(self._pick(motion.fall), 2, axis=1)
        lifted = np.einsum("nij,nij->ni", planes, np.repeat(self._pick(lift), 2, axis=1))
        rows = np.concatenate([planes, planes * moved[..., None], lifted[..., None]], axis=2) * scale[..., None]
        target = (views.offsets + planes[..., 2] * drop) * scale
        weights = self._weights / self._noise
        weighted = rows * weights[..., None]
        normal = weighted.transpose(0, 2, 1) @ weighted
        right = (weighted.transpose(0, 2, 1) @ (target * weights)[..., None])[..., 0]
        self._add_priors(normal, right, motion, lift[-1])
        if join is None:
            solved = np.asarray(np.linalg.solve(normal, right[..., None])[..., 0], np.float64)
        else:
            solved = _solve_joined(normal, right, motion, lift[-1], join)
        residual = np.asarray(np.einsum("nij,nj->ni", rows, solved) - target, np.float64)
        return solved[:, :3], solved[:, 3:6], solved[:, 6], residual

    def _add_priors(self, normal: Floats, right: Floats, motion: DragMotion, lift: Floats) -> None:
        """Add to the normal equations what is known beforehand about where balls are hit and where they land."""
        normal[:, 6, 6] += 1.0
        normal[:, range(3, 6), range(3, 6)] += 1e-6
        wide = (self._court.width / 2 + 1.0, self._court.length / 2 + 1.0)
        for end in (0, 1):
            floor = self._views.floors[:, end]
            for axis in range(3):
                if axis == 1 and self._line_spreads is not None:
                    mean, spread = self._line[:, end], self._line_spreads[:, end]
                elif axis < 2:
                    mean, spread = np.zeros(len(floor)), np.full(len(floor), wide[axis])
                else:
                    mean = np.where(floor, self._ball.radius, _HIT_HEIGHT_M[0])
                    spread = np.where(floor, 0.03, _HIT_HEIGHT_M[1])
                row = np.zeros((len(floor), 7))
                row[:, axis] = 1.0
                if end:
                    row[:, 3 + axis] = motion.reach[-1]
                    row[:, 6] = lift[:, axis]
                    mean = mean + (motion.fall[-1] if axis == 2 else 0.0)
                row /= spread[:, None]
                normal += row[:, :, None] * row[:, None, :]
                right += row * (mean / spread)[:, None]


def _solve_joined(normal: Floats, right: Floats, motion: DragMotion, lift: Floats, join: float) -> Floats:
    """Solve for the unknowns (n, 7) of consecutive shots.

    Args:
        right: right-hand side of each shot.
        lift: displacement at the end of each shot caused by lift.
        join: standard deviation of the distance between consecutive shots, in metres.
    """
    n = len(normal)
    shot, earlier = np.arange(n), np.arange(n - 1)
    matrix = np.zeros((n, 7, n, 7))
    matrix[shot, :, shot] = normal
    right = right.copy()
    for axis in range(3):
        row = np.zeros((n - 1, 14))
        row[:, axis], row[:, 7 + axis] = 1.0, -1.0
        row[:, 3 + axis], row[:, 6] = motion.reach[-1, :-1], lift[:-1, axis]
        row /= join
        fall = motion.fall[-1, :-1] / join if axis == 2 else np.zeros(n - 1)
        square = row[:, :, None] * row[:, None, :]
        matrix[earlier, :, earlier] += square[:, :7, :7]
        matrix[earlier, :, earlier + 1] += square[:, :7, 7:]
        matrix[earlier + 1, :, earlier] += square[:, 7:, :7]
        matrix[earlier + 1, :, earlier + 1] += square[:, 7:, 7:]
        right[:-1] += row[:, :7] * fall[:, None]
        right[1:] += row[:, 7:] * fall[:, None]
    return np.asarray(np.linalg.solve(matrix.reshape(7 * n, 7 * n), right.ravel()).reshape(n, 7))
