"""Fits all flights of a rally in space together, to the view of one camera.

A flight leaves the position of a hit at its time and ends at the next one's. Known are gravity, roughly the drag, floor
and net, and the side of each player. Unknown are positions and times of the hits, the velocities after them, the lift,
the drag of this ball, and the camera within its error. Dynamic programming chooses among candidates along the lines of
sight; then all is solved together by robust least squares (Levenberg and Marquardt with Cauchy weights).
"""

import itertools
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Floats, Indices
from rallytrace.domain.court.ball import Ball, Trajectories, aim_flights, fly
from rallytrace.domain.court.camera import Camera, move_camera
from rallytrace.domain.court.sports import Court

LEAST_POSITIONS: Final = 4
"""Positions needed to fit a flight."""

_REACH: Final = 3.1
"""Reach of a racket, metres."""
_BESIDE_COURT: Final = 1.5
_BEHIND_COURT: Final = {True: 1.5, False: 6.0}
"""Metres beyond the lines at which a ball is hit; behind the base line with a shuttle, and with a ball."""
_JOIN: Final = 0.03
"""Metres by which a flight may miss the next hit: a racket is no point."""
_ROUNDS: Final = 40
_TAIL: Final = 2.5
"""Noises from which on a position counts less."""
_LEAST_NOISE: Final = 0.4
"""Pixels; positions are never assumed to be better."""


class KnotKind(StrEnum):
    """The event at the end of a flight."""

    HIT = "hit"
    FLOOR = "floor"
    OPEN = "open"
    """Unknown: the ball is lost there."""


@dataclass(frozen=True, slots=True)
class Knot:
    """The end of one flight and begin of the next.

    Attributes:
        seconds: its time.
        kind: the event.
        spread: standard deviation of the time, seconds.
        feet: (x, y) in metres of the hitting player, None if unknown.
    """

    seconds: float
    kind: KnotKind
    spread: float
    feet: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class SeenRally:
    """The view of a rally by a camera.

    Attributes:
        seconds: (m,) times of the positions, rising.
        pixels: (m, 2) positions in video pixels.
        knots: the hits and bounces in order, two at least; the first and last bound the rally.
    """

    seconds: Floats
    pixels: Floats
    knots: tuple[Knot, ...]


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
        residuals: (m,) pixels between the positions and the fit; NaN outside the flights.
        flights: (m,) the flight of each position, -1 outside.
        noise: pixels, robust standard deviation of one coordinate.
        cost: the minimised sum; for comparing two fits of one rally.
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
    cost: float

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
    seen: SeenRally, camera: Camera, court: Court, ball: Ball, camera_covariance: Floats | None = None
) -> RallyFit | None:
    """Fit a rally; None with too few positions.

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
    fits = [
        _Solver(seen, camera, court, ball, camera_covariance, first_side=first_side).solve()
        for first_side in (-1.0, 1.0)
    ]
    return min((fit for fit in fits if fit is not None), key=lambda fit: fit.cost, default=None)


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
        seen: SeenRally,
        camera: Camera,
        court: Court,
        ball: Ball,
        camera_covariance: Floats | None,
        *,
        first_side: float,
    ) -> None:
        self._seen, self._camera, self._court, self._ball = seen, camera, court, ball
        self._knots = len(seen.knots)
        self._times = np.array([knot.seconds for knot in seen.knots])
        self._floor = np.array([knot.kind is KnotKind.FLOOR for knot in seen.knots])
        self._hit = np.array([knot.kind is KnotKind.HIT for knot in seen.knots])
        self._sides = self._alternate(first_side)
        self._root = None if camera_covariance is None else np.linalg.inv(np.linalg.cholesky(camera_covariance))
        self._behind = _BEHIND_COURT[ball.drag > 0.1]

    # -- where to begin ------------------------------------------------------------------------------------------

    def _start(self) -> _Unknowns | None:
        """The best places along the lines of sight, by dynamic programming."""
        candidates = [self._candidates(k) for k in range(self._knots)]
        if any(not len(places) for places in candidates):
            return None
        pairs = [
            np.indices((len(earlier), len(later))).reshape(2, -1) for earlier, later in itertools.pairwise(candidates)
        ]
        starts = np.concatenate([earlier[pair[0]] for earlier, pair in zip(candidates, pairs, strict=False)])
        ends = np.concatenate([later[pair[1]] for later, pair in zip(candidates[1:], pairs, strict=False)])
        flight = np.concatenate([np.full(pair.shape[1], k) for k, pair in enumerate(pairs)])
        durations = np.maximum(0.02, np.diff(self._times))[flight]
        drag = np.full(len(flight), self._ball.drag)
        velocities = aim_flights(starts, ends, durations, drag)
        costs = self._costs(starts, ends, velocities, flight, durations)
        split = np.split(costs, np.cumsum([pair.shape[1] for pair in pairs])[:-1])
        chosen = self._choose(candidates, pairs, split)
        places = np.array([places[k] for places, k in zip(candidates, chosen, strict=True)])
        durations = np.maximum(0.02, np.diff(self._times))
        speeds = aim_flights(places[:-1], places[1:], durations, np.full(self._knots - 1, self._ball.drag))
        shared = np.zeros(1 if self._root is None else 8)
        return _Unknowns(places, self._times.copy(), speeds, np.zeros(self._knots - 1), shared)

    def _alternate(self, first_side: float) -> Floats:
        """-1 for the near half, 1 for the far one, of each hit in turn; 0 for other knots."""
        order = np.cumsum(self._hit) - 1
        return np.where(self._hit, first_side * (-1.0) ** order, 0.0)

    def _candidates(self, knot: int) -> Floats:
        """Places (n, 3) along the line of sight of a knot."""
        pixel = self._pixel_at(self._times[knot])
        ray = self._camera.rays(pixel)
        origin = self._camera.position
        if self._floor[knot]:
            return np.asarray(origin + np.atleast_2d((self._ball.radius - origin[2]) / ray[2] * ray))
        reach = self._court.length / 2 + self._behind
        y = np.linspace(-reach, reach, 25 if self._behind < 3 else 33)
        places = origin + ((y - origin[1]) / ray[1])[:, None] * ray
        ceiling = _REACH if self._hit[knot] else 12.0
        inside = (
            (places[:, 2] > 0.0)
            & (places[:, 2] < ceiling)
            & (np.abs(places[:, 0]) < self._court.width / 2 + _BESIDE_COURT + 1)
        )
        return np.asarray(places[inside])

    def _pixel_at(self, seconds: float) -> Floats:
        return np.array([np.interp(seconds, self._seen.seconds, axis) for axis in self._seen.pixels.T])

    def _costs(self, starts: Floats, ends: Floats, velocities: Floats, flight: Indices, durations: Floats) -> Floats:
        """The misfit of each candidate flight; 9 for one that misses the positions widely."""
        drag = np.full(len(flight), self._ball.drag)
        flown = fly(starts, velocities, drag, np.zeros(len(flight)), durations, steps=16)
        shares = (np.arange(8) + 0.5) / 8
        total = np.zeros(len(flight))
        for share in shares:
            seconds = share * durations
            positions, _ = flown.sample(np.arange(len(flight)), seconds)
            wanted = np.stack(
                [np.interp(self._times[flight] + seconds, self._seen.seconds, axis) for axis in self._seen.pixels.T],
                axis=1,
            )
            misses = np.linalg.norm(self._camera.project(positions) - wanted, axis=1) / (0.003 * self._camera.size[0])
            total += np.minimum(np.nan_to_num(misses, nan=9.0) ** 2, 9.0) / len(shares)
        missed = np.linalg.norm(flown.positions[-1] - ends, axis=1)
        speed = np.linalg.norm(velocities, axis=1)
        total += np.minimum(9.0, (missed / 0.2) ** 2) + 3.0 * self._below_net(flown)
        return np.asarray(total + 9.0 * (speed > self._ball.fastest))

    def _below_net(self, flown: Trajectories) -> Floats:
        """Metres by which flights cross the net below its tape."""
        return np.maximum(0.0, -self._clearance(flown))

    def _clearance(self, flown: Trajectories) -> Floats:
        """Metres above the tape at the crossing, (n,); 1 for a flight that does not cross.

        A flight that begins or ends near the net counts less: it may pass beside the net.
        """
        y = flown.positions[..., 1]
        k = np.argmax(np.sign(y[1:]) != np.sign(y[:-1]), axis=0)
        columns = np.arange(y.shape[1])
        span = y[k, columns] - y[k + 1, columns]
        share = np.clip(y[k, columns] / np.where(span == 0, 1.0, span), 0, 1)[:, None]
        place = flown.positions[k, columns] * (1 - share) + flown.positions[k + 1, columns] * share
        toward_post = np.minimum(1.0, np.abs(place[:, 0]) / self._court.post_x)
        tape = self._court.net_middle + (self._court.net_post - self._court.net_middle) * toward_post
        sure = np.clip((np.minimum(np.abs(y[0]), np.abs(y[-1])) - 0.1) / 0.5, 0, 1)
        return np.where(y[0] * y[-1] < 0, (place[:, 2] - tape) * sure, 1.0)

    def _choose(self, candidates: list[Floats], pairs: list[Indices], costs: list[Floats]) -> list[int]:
        """The cheapest chain of candidates."""
        own_costs = [
            np.where(side * places[:, 1] < -0.2, 6.0, 0.0)
            + 0.02 * (places[:, 2] - 1.4) ** 2
            + self._from_feet(k, places)
            for k, (side, places) in enumerate(zip(self._sides, candidates, strict=True))
        ]
        total, origins = own_costs[0], []
        for k, (pair, cost) in enumerate(zip(pairs, costs, strict=True)):
            table = np.full((len(candidates[k]), len(candidates[k + 1])), np.inf)
            table[pair[0], pair[1]] = cost
            table += total[:, None]
            origins.append(np.argmin(table, axis=0))
            total = table.min(axis=0) + own_costs[k + 1]
        chosen = [int(np.argmin(total))]
        for step in reversed(origins):
            chosen.append(int(step[chosen[-1]]))
        return chosen[::-1]

    def _from_feet(self, knot: int, places: Floats) -> Floats:
        feet = self._seen.knots[knot].feet
        if feet is None:
            return np.zeros(len(places))
        return np.asarray(np.minimum(9.0, (np.linalg.norm(places[:, :2] - feet, axis=1) / 1.2) ** 2))

    # -- least squares -------------------------------------------------------------------------------------------

    def solve(self) -> RallyFit | None:
        """Levenberg and Marquardt's steps from the best start; None if a knot lies nowhere near the court."""
        state = self._start()
        if state is None:
            return None
        damping, noise = 1e-2, 6.0
        linear = self._linearise(state, noise)
        for _ in range(_ROUNDS):
            moved, next_linear, damping = self._step(state, linear, noise, damping)
            if moved is None or next_linear is None:
                break
            settled = linear.cost - next_linear.cost < 1e-5 * linear.cost and noise <= 1.02 * next_linear.noise
            state, noise = moved, max(next_linear.noise, 0.5 * noise)
            linear = self._linearise(state, noise)
            if settled:
                break
        return self._result(state, linear, noise)

    def _step(
        self, state: _Unknowns, linear: _Linear, noise: float, damping: float
    ) -> tuple[_Unknowns | None, _Linear | None, float]:
        normal, gradient = linear.slopes.T @ linear.slopes, linear.slopes.T @ linear.values
        for _ in range(8):
            step = np.linalg.solve(normal + damping * np.diag(np.diag(normal) + 1e-6), -gradient)
            moved = self._bound(_unpack(state.pack() + step, self._knots))
            moved_linear = self._linearise(moved, noise)
            if moved_linear.cost < linear.cost:
                return moved, moved_linear, damping / 5
            damping *= 5
        return None, None, damping

    def _bound(self, state: _Unknowns) -> _Unknowns:
        """Hits stay in order, and each within two spreads of its time."""
        spreads = np.array([knot.spread for knot in self._seen.knots])
        times = np.clip(state.times, self._times - 3 * spreads, self._times + 3 * spreads)
        least = 1e-3 * np.arange(self._knots)
        times = np.maximum.accumulate(times - least) + least
        return replace(state, times=times)

    def _move_camera(self, shared: Floats) -> Camera:
        camera = self._camera
        if self._root is not None:
            for term in range(7):
                camera = move_camera(camera, term, float(shared[1 + term]))
        return camera

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
        flown = fly(np.tile(state.places[:-1], (6, 1)), velocities, drags, lifts, np.tile(durations, 6))
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
        seen = flight >= 0
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
        for axis in range(2):
            terms = [(place_columns, by_start[:, axis]), (self._flight_columns(flight), by_flight[:, axis])]
            if self._root is not None:
                columns = np.broadcast_to(8 * self._knots - 3 + np.arange(7), (len(flight), 7))
                by_camera = [
                    (move_camera(camera, k, 1e-5).project(position) - pixels)[:, axis] / 1e-5 for k in range(7)
                ]
                terms.append((columns, np.stack(by_camera, axis=1)))
            rows.add(residual[:, axis], *terms, spread=noise / root)
        return float(_TAIL**2 * np.sum(np.log1p(scaled))), max(_LEAST_NOISE, float(np.median(misses)) / 1.177)

    def _add_joins(self, rows: _Rows, state: _Unknowns, flown: Trajectories) -> None:
        flight = np.arange(self._knots - 1)
        end, velocity, slopes = self._sample(flown, flight, np.diff(state.times))
        for axis in range(3):
            start_columns = np.stack([4 * flight + axis, 4 * flight + 3], axis=1)
            by_start = np.stack([np.ones(len(flight)), -velocity[:, axis]], axis=1)
            end_columns = np.stack([4 * flight + 4 + axis, 4 * flight + 7], axis=1)
            by_end = np.stack([-np.ones(len(flight)), velocity[:, axis]], axis=1)
            rows.add(
                end[:, axis] - state.places[1:, axis],
                (start_columns, by_start),
                (end_columns, by_end),
                (self._flight_columns(flight), slopes[:, axis]),
                spread=_JOIN,
            )

    def _add_net(self, rows: _Rows, flown: Trajectories) -> None:
        flights = self._knots - 1
        clearance = self._clearance(flown).reshape(6, flights)
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
        spreads = np.array([knot.spread for knot in self._seen.knots])
        ones = np.ones((self._knots, 1))
        rows.add(state.times - self._times, (4 * knots[:, None] + 3, ones), spread=spreads)
        height = np.where(self._floor, self._ball.radius, 1.4)
        height_spread = np.where(self._floor, 0.01, np.where(self._hit, 0.9, 4.0))
        rows.add(state.places[:, 2] - height, (4 * knots[:, None] + 2, ones), spread=height_spread)
        side = self._court.width / 2 + _BESIDE_COURT
        self._add_limit(rows, state, 2, 0.05, _REACH)
        self._add_limit(rows, state, 0, -side, side)
        reach = self._court.length / 2 + self._behind
        low, high = np.where(self._sides > 0, 0.1, -reach), np.where(self._sides < 0, -0.1, reach)
        self._add_limit(rows, state, 1, low, high)
        for k in np.flatnonzero([knot.feet is not None for knot in self._seen.knots]):
            feet = np.asarray(self._seen.knots[k].feet)
            rows.add(state.places[k, :2] - feet, (np.array([[4 * k], [4 * k + 1]]), np.ones((2, 1))), spread=0.8)
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
        knots = np.flatnonzero(self._hit & (excess != 0))
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
            linear.cost + 4 * np.count_nonzero(flight >= 0) * float(np.log(noise)),
        )
        pixels = self._move_camera(state.shared).project(fit.position_at(self._seen.seconds))
        return replace(fit, residuals=np.linalg.norm(pixels - self._seen.pixels, axis=1))
