"""Fits all flights of a rally in space together, to the view of one camera.

A flight leaves the position of a hit at its time and ends at the next one's. Known are gravity, roughly the drag, floor
and net. Unknown are positions and times of the hits, the velocities after them, the lift, the drag of this ball, and
the camera within its error. All is solved together by robust least squares (Levenberg and Marquardt with Cauchy
weights), from the places of `choose_places`. A flight far from its positions is let go, the others are solved again.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import Ball, Trajectories, fly
from rallytrace.analysis.shots.contacts import BESIDE_COURT, REACH, RallyObservation, behind_court
from rallytrace.analysis.shots.initial_guess import choose_places, clear_net
from rallytrace.analysis.shots.single_shot_fit import fit_chain, view_flights
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.camera import Camera, camera_slopes, move_camera
from rallytrace.track.courts import Court
from rallytrace.track.geometry import scale_columns

LEAST_POSITIONS: Final = 4
"""Positions needed to fit a flight."""
FIT_WIDTH: Final = 1280
"""Width of the picture in which rallies are fitted, square pixels: the weight of an error depends on it."""
MOST_MISSED: Final = 3.0 / 1280
"""Largest median distance of the positions from a flight, in widths of the picture."""

_LET_GO: Final = 8.0 / 1280
"""The same, from which on a flight is let go."""
_JOIN: Final = 0.03
"""Metres by which a flight may miss the next hit: a racket is no point."""
_FARTHEST: Final = 60.0
"""Metres from the middle of the court."""
_ROUNDS: Final = 14
_STEPS: Final = 20
"""Of each integrated flight."""
_TAIL: Final = 2.5
"""Noises from which on a position counts less."""
_LEAST_NOISE: Final = 0.4
"""Pixels; positions are never assumed to be better."""


@dataclass(frozen=True, slots=True, eq=False)
class RallyFit:
    """A rally in space.

    Attributes:
        starts: (n, 3) begins of the flights, metres; the last end is `end`.
        end: (3,) metres.
        seconds: (n + 1,) times of the knots.
        velocities: (n, 3) after each knot, m/s.
        lift: (n,) 1/m.
        drag: 1/m, of this ball.
        covariance: of all unknowns, for the intervals: position and time of each knot (4), then velocity and lift of
            each flight (4), then the drag's logarithm and the camera.
        residuals: (m,) pixels of the fitted picture between the positions and the fit; NaN outside the flights.
        flights: (m,) the flight of each position, -1 outside.
        noise: pixels of the fitted picture, robust standard deviation of one coordinate.
        camera: the one given, moved within its error.
    """

    starts: Floats
    end: Floats
    seconds: Floats
    velocities: Floats
    lift: Floats
    drag: float
    covariance: Floats
    residuals: Floats
    flights: Indices
    noise: float
    camera: Camera

    def __len__(self) -> int:
        return len(self.velocities)

    def speed_spreads(self) -> Floats:
        """Standard deviations of the speeds after the hits, (n,) m/s."""
        first = 4 * (len(self) + 1) + 4 * np.arange(len(self))
        columns = first[:, None] + np.arange(3)
        blocks = self.covariance[columns[:, :, None], columns[:, None]]
        direction = self.velocities / np.linalg.norm(self.velocities, axis=1, keepdims=True)
        return np.asarray(np.sqrt(np.einsum("ni,nij,nj->n", direction, blocks, direction)))

    def trajectories(self) -> Trajectories:
        """The flights, each from its own start on."""
        return fly(self.starts, self.velocities, np.full(len(self), self.drag), self.lift, np.diff(self.seconds))

    def position_at(self, seconds: Floats) -> Floats:
        """The ball's positions, (m, 3) metres, at times (m,); NaN outside the flights."""
        flight = np.searchsorted(self.seconds, seconds, side="right") - 1
        inside = (flight >= 0) & (flight < len(self))
        flight = np.clip(flight, 0, len(self) - 1)
        positions, _ = self.trajectories().sample(flight, np.asarray(seconds) - self.seconds[flight])
        positions[~inside] = np.nan
        return positions


def fit_rally(
    seen: RallyObservation, camera: Camera, court: Court, ball: Ball, camera_covariance: Floats | None = None
) -> RallyFit | None:
    """Fit a rally; None with too few positions.

    It is fitted in square pixels of a picture `FIT_WIDTH` wide, whatever the pixels of positions and camera are.

    Args:
        seen: positions and knots.
        camera: by `solve_camera`.
        court: for net, lines and reach.
        ball: its flight properties.
        camera_covariance: (7, 7) by `camera_spread`; None for a camera without error.
    """
    flights = np.searchsorted([knot.seconds for knot in seen.knots], seen.seconds, side="right") - 1
    counts = np.bincount(np.clip(flights, 0, None), minlength=len(seen.knots) - 1)
    if len(seen.knots) < 2 or counts[: len(seen.knots) - 1].max(initial=0) < LEAST_POSITIONS:
        return None
    fitted, pixels = to_fitted_picture(camera, seen.pixels.T)
    fit = _Solver(replace(seen, pixels=pixels.T), fitted, court, ball, camera_covariance).solve()
    return replace(fit, camera=fit.camera.resize(camera.focal / fitted.focal).with_pixel_aspect(camera.pixel_aspect))


def to_fitted_picture(camera: Camera, pixels: Floats) -> tuple[Camera, Floats]:
    """Return a camera and positions (2, n) of its picture in the picture in which rallies are fitted."""
    square, pixels = camera.with_pixel_aspect(1.0), scale_columns(pixels, camera.pixel_aspect)
    scale = FIT_WIDTH / square.size[0]
    return square.resize(scale), pixels if scale == 1.0 else (pixels + 0.5) * scale - 0.5


@dataclass(frozen=True, slots=True)
class _Unknowns:
    """The unknowns. `shared` is the logarithm of the drag's factor, then the camera's seven terms."""

    places: Floats
    times: Floats
    velocities: Floats
    lift: Floats
    shared: Floats

    def pack(self) -> Floats:
        flights = np.column_stack([self.velocities, self.lift])
        return np.concatenate([np.column_stack([self.places, self.times]).ravel(), flights.ravel(), self.shared])


def _unpack(values: Floats, knots: int) -> _Unknowns:
    events = values[: 4 * knots].reshape(knots, 4)
    flights = values[4 * knots : 8 * knots - 4].reshape(knots - 1, 4)
    return _Unknowns(events[:, :3], events[:, 3], flights[:, :3], flights[:, 3], values[8 * knots - 4 :])


class _Rows:
    """Residuals with their derivatives, gathered."""

    def __init__(self, unknowns: int) -> None:
        self._unknowns = unknowns
        self.values: list[Floats] = []
        self.slopes: list[Floats] = []

    def add(self, values: Floats, *slopes: tuple[Indices, Floats], spread: float | Floats = 1.0) -> None:
        """Add residuals (k,) with slopes (k, columns) by the unknowns (k, columns)."""
        rows = np.zeros((len(values), self._unknowns))
        for columns, slope in slopes:
            np.add.at(rows, (np.arange(len(values))[:, None], columns), slope)
        spread = np.broadcast_to(spread, values.shape)
        self.values.append(values / spread)
        self.slopes.append(rows / spread[:, None])


@dataclass(frozen=True, slots=True)
class _Linear:
    """The problem near a state: weighted residuals (k,), slopes (k, unknowns), cost, noise in pixels."""

    values: Floats
    slopes: Floats
    cost: float
    noise: float


class _Solver:
    def __init__(
        self,
        seen: RallyObservation,
        camera: Camera,
        court: Court,
        ball: Ball,
        camera_covariance: Floats | None,
    ) -> None:
        self._seen, self._camera, self._court, self._ball = seen, camera, court, ball
        self._knots = len(seen.knots)
        self._times = np.array([knot.seconds for knot in seen.knots])
        self._spreads = np.array([knot.spread for knot in seen.knots])
        self._floor = np.array([knot.on_floor for knot in seen.knots])
        self._sides = np.zeros(self._knots)
        self._loose: Flags = np.zeros(self._knots - 1, np.bool_)
        self._root = None if camera_covariance is None else np.linalg.inv(np.linalg.cholesky(camera_covariance))

    def solve(self) -> RallyFit:
        """Solve from the best places."""
        seen = self._seen
        places = choose_places(seen, self._camera, self._court, self._ball)
        spans = np.stack([self._times[:-1], self._times[1:]], axis=1)
        floors = np.stack([self._floor[:-1], self._floor[1:]], axis=1)
        views = view_flights(seen.pixels, seen.seconds, spans, floors, self._camera)
        line = np.stack([places[:-1, 1], places[1:, 1]], axis=1)
        chained = fit_chain(views, line, self._camera, self._court, self._ball)
        places = np.concatenate([chained.ends[:, 0], chained.ends[-1:, 1]])
        self._sides = np.where(self._floor, 0.0, np.sign(places[:, 1]))
        shared = np.zeros(1 if self._root is None else 8)
        state = self._bound(_Unknowns(places, self._times, chained.velocities, chained.lifts, shared))
        state, linear, noise = self._descend(state, 12.0)
        fit = self._result(state, linear, noise)
        missed = [fit.residuals[fit.flights == k] for k in range(len(fit))]
        limit = _LET_GO * self._camera.size[0]
        self._loose = np.array([len(misses) > 0 and np.median(misses) > limit for misses in missed])
        if not self._loose.any() or self._loose.all():
            return fit
        return self._result(*self._descend(state, noise))

    def _descend(self, state: _Unknowns, noise: float) -> tuple[_Unknowns, _Linear, float]:
        """Levenberg and Marquardt's steps."""
        damping = 1e-2
        linear = self._linearise(state, noise)
        for _ in range(_ROUNDS):
            moved, moved_linear, damping = self._step(state, linear, noise, damping)
            if moved is None or moved_linear is None:
                break
            less = linear.cost - moved_linear.cost
            steady = abs(np.log(moved_linear.noise / noise)) < 0.05
            state, linear = moved, moved_linear
            if steady and less < 1e-3 * linear.cost:
                break
            if not steady:
                noise = max(linear.noise, 0.5 * noise)
                linear = self._linearise(state, noise)
        return state, linear, noise

    def _step(
        self, state: _Unknowns, linear: _Linear, noise: float, damping: float
    ) -> tuple[_Unknowns | None, _Linear | None, float]:
        normal, gradient = linear.slopes.T @ linear.slopes, linear.slopes.T @ linear.values
        for _ in range(5):
            step = np.linalg.solve(normal + damping * np.diag(np.diag(normal) + 1e-6), -gradient)
            if not np.all(np.isfinite(step)):
                damping *= 5
                continue
            moved = self._bound(_unpack(state.pack() + step, self._knots))
            moved_linear = self._linearise(moved, noise)
            if moved_linear.cost < linear.cost:
                return moved, moved_linear, damping / 5
            damping *= 5
        return None, None, damping

    def _bound(self, state: _Unknowns) -> _Unknowns:
        """Hits stay in order, each within three spreads of its time; nothing goes beyond what numbers can tell."""
        times = np.clip(state.times, self._times - 3 * self._spreads, self._times + 3 * self._spreads)
        least = 1e-3 * np.arange(self._knots)
        times = np.maximum.accumulate(times - least) + least
        fastest = 2 * self._ball.fastest
        return replace(
            state,
            times=times,
            places=np.clip(state.places, -_FARTHEST, _FARTHEST),
            velocities=np.clip(state.velocities, -fastest, fastest),
            lift=np.clip(state.lift, -4 * self._ball.drag, 4 * self._ball.drag),
            shared=np.concatenate([np.clip(state.shared[:1], -1, 1), state.shared[1:]]),
        )

    def _move_camera(self, shared: Floats) -> Camera:
        return move_camera(self._camera, shared[1:])

    def _linearise(self, state: _Unknowns, noise: float) -> _Linear:
        knots, flights = self._knots, self._knots - 1
        rows = _Rows(8 * knots - 4 + len(state.shared))
        drag = self._ball.drag * np.exp(state.shared[0])
        nudges = np.zeros((6, 5))
        nudges[1:4, :3] = 1e-3 * np.eye(3)
        nudges[4, 3], nudges[5, 4] = 1e-4, 1e-4
        velocities = (state.velocities[None] + nudges[:, None, :3]).reshape(-1, 3)
        lifts = (state.lift[None] + nudges[:, None, 3]).ravel()
        drags = np.repeat(drag * np.exp(nudges[:, 4]), flights)
        durations = np.diff(state.times)
        flown = fly(np.tile(state.places[:-1], (6, 1)), velocities, drags, lifts, np.tile(durations, 6), steps=_STEPS)
        cost, seen_noise = self._add_positions(rows, state, flown, noise)
        seen = len(rows.values)
        self._add_joins(rows, state, flown)
        self._add_net(rows, flown)
        self._add_beliefs(rows, state)
        cost += sum(float(values @ values) for values in rows.values[seen:])
        return _Linear(np.concatenate(rows.values), np.concatenate(rows.slopes), cost, seen_noise)

    def _flight_columns(self, flight: Indices) -> Indices:
        """Columns of velocity, lift and drag of flights (m,), (m, 5)."""
        first = 4 * self._knots + 4 * flight[:, None] + np.arange(4)
        return np.concatenate([first, np.full((len(flight), 1), 8 * self._knots - 4)], axis=1)

    def _sample(self, flown: Trajectories, flight: Indices, seconds: Floats) -> tuple[Floats, Floats, Floats]:
        """Positions (m, 3), velocities (m, 3) and slopes (m, 3, 5) by velocity, lift and drag."""
        flights, steps = self._knots - 1, (1e-3, 1e-3, 1e-3, 1e-4, 1e-4)
        position, velocity = flown.sample(flight, seconds)
        slopes = [
            (flown.sample(flight + flights * (k + 1), seconds)[0] - position) / step for k, step in enumerate(steps)
        ]
        return position, velocity, np.stack(slopes, axis=-1)

    def _assign(self, times: Floats) -> Indices:
        flight = np.searchsorted(times, self._seen.seconds, side="right") - 1
        flight[(flight < 0) | (flight >= self._knots - 1)] = -1
        return flight

    def _add_positions(self, rows: _Rows, state: _Unknowns, flown: Trajectories, noise: float) -> tuple[float, float]:
        """Add the positions; their cost (Cauchy) and their noise in pixels."""
        flight = self._assign(state.times)
        seen = (flight >= 0) & ~self._loose[flight]
        flight = flight[seen]
        position, velocity, slopes = self._sample(flown, flight, self._seen.seconds[seen] - state.times[flight])
        camera = self._move_camera(state.shared)
        pixels = camera.project(position)
        step = 1e-3
        by_place = np.stack([(camera.project(position + step * axis) - pixels) / step for axis in np.eye(3)], axis=-1)
        residual = np.nan_to_num(pixels - self._seen.pixels[seen], nan=1e3)
        misses = np.linalg.norm(residual, axis=1)
        scaled = (misses / (_TAIL * noise)) ** 2
        root = 1 / np.sqrt(1 + scaled)
        by_flight = by_place @ slopes
        place_columns = 4 * flight[:, None] + np.arange(4)
        by_start = np.concatenate([by_place, -(by_place @ velocity[..., None])], axis=-1)
        by_camera = None if self._root is None else camera_slopes(camera, position)
        for axis in range(2):
            terms = [(place_columns, by_start[:, axis]), (self._flight_columns(flight), by_flight[:, axis])]
            if by_camera is not None:
                columns = np.broadcast_to(8 * self._knots - 3 + np.arange(7), (len(flight), 7))
                terms.append((columns, by_camera[:, axis]))
            rows.add(residual[:, axis], *terms, spread=noise / root)
        seen_noise = float(np.median(misses)) / 1.177 if len(misses) else noise
        return float(_TAIL**2 * np.sum(np.log1p(scaled))), max(_LEAST_NOISE, seen_noise)

    def _add_joins(self, rows: _Rows, state: _Unknowns, flown: Trajectories) -> None:
        flight = np.flatnonzero(~self._loose)
        end, velocity, slopes = self._sample(flown, flight, np.diff(state.times)[flight])
        for axis in range(3):
            start_columns = np.stack([4 * flight + axis, 4 * flight + 3], axis=1)
            by_start = np.stack([np.ones(len(flight)), -velocity[:, axis]], axis=1)
            end_columns = np.stack([4 * flight + 4 + axis, 4 * flight + 7], axis=1)
            by_end = np.stack([-np.ones(len(flight)), velocity[:, axis]], axis=1)
            rows.add(
                end[:, axis] - state.places[flight + 1, axis],
                (start_columns, by_start),
                (end_columns, by_end),
                (self._flight_columns(flight), slopes[:, axis]),
                spread=_JOIN,
            )

    def _add_net(self, rows: _Rows, flown: Trajectories) -> None:
        flights = self._knots - 1
        clearance = clear_net(flown, self._court).reshape(6, flights)
        low = np.flatnonzero(clearance[0] < 0)
        if len(low):
            steps = np.array([1e-3, 1e-3, 1e-3, 1e-4, 1e-4])
            slopes = ((clearance[1:, low] - clearance[0, low]) / steps[:, None]).T
            height = np.ones((len(low), 1))
            rows.add(
                clearance[0, low], (4 * low[:, None] + 2, height), (self._flight_columns(low), slopes), spread=0.05
            )

    def _add_beliefs(self, rows: _Rows, state: _Unknowns) -> None:
        """Prior knowledge of times, heights, sides, lift, drag and camera."""
        knots = np.arange(self._knots)
        ones = np.ones((self._knots, 1))
        rows.add(state.times - self._times, (4 * knots[:, None] + 3, ones), spread=self._spreads)
        height = np.where(self._floor, self._ball.radius, 1.4)
        height_spread = np.where(self._floor, 0.01, 0.9)
        rows.add(state.places[:, 2] - height, (4 * knots[:, None] + 2, ones), spread=height_spread)
        side = self._court.width / 2 + BESIDE_COURT
        self._add_limit(rows, state, 2, 0.05, REACH)
        self._add_limit(rows, state, 0, -side, side)
        reach = self._court.length / 2 + behind_court(self._ball)
        low, high = np.where(self._sides > 0, 0.1, -reach), np.where(self._sides < 0, -0.1, reach)
        self._add_limit(rows, state, 1, low, high)
        flights = np.arange(self._knots - 1)
        rows.add(
            state.lift,
            (4 * self._knots + 4 * flights[:, None] + 3, np.ones((len(flights), 1))),
            spread=self._ball.lift_spread * self._ball.drag,
        )
        shared = 8 * self._knots - 4
        rows.add(state.shared[:1], (np.array([[shared]]), np.ones((1, 1))), spread=self._ball.drag_spread)
        if self._root is not None:
            columns = np.broadcast_to(shared + 1 + np.arange(7), (7, 7))
            rows.add(self._root @ state.shared[1:], (columns, self._root))

    def _add_limit(self, rows: _Rows, state: _Unknowns, axis: int, low: float | Floats, high: float | Floats) -> None:
        """Hold the hits within bounds along one axis."""
        values = state.places[:, axis]
        excess = np.minimum(0, values - low) + np.maximum(0, values - high)
        knots = np.flatnonzero(~self._floor & (excess != 0))
        if len(knots):
            rows.add(excess[knots], (4 * knots[:, None] + axis, np.ones((len(knots), 1))), spread=0.15)

    def _result(self, state: _Unknowns, linear: _Linear, noise: float) -> RallyFit:
        flight = self._assign(state.times)
        drag = self._ball.drag * float(np.exp(state.shared[0]))
        covariance = np.asarray(np.linalg.pinv(linear.slopes.T @ linear.slopes, hermitian=True), np.float64)
        fit = RallyFit(
            state.places[:-1],
            state.places[-1],
            state.times,
            state.velocities,
            state.lift,
            drag,
            covariance,
            np.full(len(flight), np.nan),
            flight,
            noise,
            self._move_camera(state.shared),
        )
        pixels = fit.camera.project(fit.position_at(self._seen.seconds))
        return replace(fit, residuals=np.linalg.norm(pixels - self._seen.pixels, axis=1))
