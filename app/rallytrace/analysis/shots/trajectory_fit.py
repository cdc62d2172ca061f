"""Fit all shots of a rally together in 3D to the view of one camera.

Each shot starts at the position and time of a contact, and ends at the next contact. Gravity, floor and net are known,
and the drag is known roughly. The unknowns are the positions and times of the contacts, the velocities after them, the
lift, the drag of this ball, and the camera within its error. Robust least squares (Levenberg-Marquardt with Cauchy
weights) solves for all of them together, starting from the positions of `choose_positions`. Shots far from their
positions are then dropped, and the others are solved again.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import Trajectories, simulate
from rallytrace.analysis.shots.contacts import MAX_BESIDE_COURT_M, MAX_REACH_M, RallyObservation, behind_court
from rallytrace.analysis.shots.initial_guess import choose_positions, net_clearance
from rallytrace.analysis.shots.single_shot_fit import fit_chain, view_shots
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.camera import Camera, camera_slopes, move_camera
from rallytrace.track.courts import Court
from rallytrace.track.geometry import scale_columns
from rallytrace.track.sports import Ball

MIN_POSITIONS: Final = 4
"""A rally can be fitted if its longest shot has at least this many positions."""
FIT_WIDTH_PX: Final = 1280
"""Width, in square pixels, to which the picture is scaled for fitting, because the weight of errors depends on it."""
MAX_MISS_SHARE: Final = 3.0 / 1280
"""Largest median distance of the positions from a reliable shot, as a share of the picture's width."""

_DROP_MISS_SHARE: Final = 8.0 / 1280
"""Median distance from its positions above which a shot is dropped, as a share of the picture's width."""
_JOIN_SPREAD_M: Final = 0.03
"""Standard deviation of the distance between the end of a shot and the next hit, because a racket is not a point."""
_MAX_DISTANCE_M: Final = 60.0
"""Largest distance of a position from the centre of the court, along each axis."""
_N_ROUNDS: Final = 14
"""Largest number of iterations."""
_N_STEPS: Final = 20
"""Number of integration steps per shot."""
_N_SHOT: Final = 5
"""Number of unknowns of a shot: its velocity, the lift, and the lift to the right."""
_NUDGES: Final = np.array([1e-3, 1e-3, 1e-3, 1e-4, 1e-4, 1e-4])
"""Changes of these and of the logarithm of the drag from which derivatives are computed."""
_N_VARIANTS: Final = 1 + len(_NUDGES)
"""Number of flights of a shot: its own, and one for each change."""
_SIDE_LIFT_SHARE: Final = 0.5
"""Standard deviation of the lift to the right, as a share of that of the lift."""
_TAIL_DISTANCE_NOISES: Final = 2.5
"""Positions farther than this from the fit, in noises, get less weight."""
_MIN_NOISE_PX: Final = 0.4
"""Smallest assumed noise of the positions."""


@dataclass(frozen=True, slots=True, eq=False)
class RallyFit:
    """The fitted trajectories of a rally in 3D.

    Attributes:
        starts: (n, 3) starts of the shots in metres.
        end: (3,) end of the last shot in metres.
        seconds: (n + 1,) times of the contacts.
        velocities: (n, 3) velocities at the start of each shot, in m/s.
        lift: (n, 2) lift upwards and to the right in 1/m.
        drag: drag of this ball in 1/m.
        covariance: covariance of all unknowns. Their order is: position and time of each contact (4 values), velocity
            and lift of each shot (5 values), logarithm of the drag, and the camera.
        residuals: (m,) distances between positions and fit, in pixels of the fitted picture; NaN outside the shots.
        shots: (m,) index of each position's shot; -1 outside the shots.
        noise: robust standard deviation of one coordinate, in pixels of the fitted picture.
        camera: the given camera, corrected within its error.
    """

    starts: Floats
    end: Floats
    seconds: Floats
    velocities: Floats
    lift: Floats
    drag: float
    covariance: Floats
    residuals: Floats
    shots: Indices
    noise: float
    camera: Camera

    def __len__(self) -> int:
        return len(self.velocities)

    def columns(self, shots: Indices) -> Indices:
        """Return the columns (n, 6) of the covariance for the velocity, the lift and the drag of shots (n,)."""
        return _shot_columns(shots, len(self) + 1)

    def speed_spreads(self) -> Floats:
        """Return the standard deviation of the speed at the start of each shot, (n,) m/s."""
        columns = self.columns(np.arange(len(self)))[:, :3]
        blocks = self.covariance[columns[:, :, None], columns[:, None]]
        direction = self.velocities / np.linalg.norm(self.velocities, axis=1, keepdims=True)
        return np.asarray(np.sqrt(np.einsum("ni,nij,nj->n", direction, blocks, direction)))

    def trajectories(self) -> Trajectories:
        """Return the trajectories of the shots."""
        up, right = self.lift.T
        drag, durations = np.full(len(self), self.drag), np.diff(self.seconds)
        return simulate(self.starts, self.velocities, drag, up, durations, side_lift=right)

    def position_at(self, seconds: Floats) -> Floats:
        """Return the ball's positions (m, 3) in metres at times (m,) in seconds; NaN outside the shots."""
        shot = np.searchsorted(self.seconds, seconds, side="right") - 1
        inside = (shot >= 0) & (shot < len(self))
        shot = np.clip(shot, 0, len(self) - 1)
        positions, _ = self.trajectories().sample(shot, np.asarray(seconds) - self.seconds[shot])
        positions[~inside] = np.nan
        return positions


def fit_rally(
    seen: RallyObservation, camera: Camera, court: Court, ball: Ball, camera_covariance: Floats | None = None
) -> RallyFit | None:
    """Fit a rally; return None if there are too few positions.

    Internally, the picture is converted to square pixels and scaled to a width of `FIT_WIDTH_PX`.

    Args:
        seen: positions and contacts.
        camera: camera found by `solve_camera`.
        court: court with its net and lines.
        ball: flight properties of the ball.
        camera_covariance: (7, 7) from `camera_spread`; None if the camera is exact.
    """
    shots = np.searchsorted([contact.seconds for contact in seen.contacts], seen.seconds, side="right") - 1
    counts = np.bincount(np.clip(shots, 0, None), minlength=len(seen.contacts) - 1)
    if len(seen.contacts) < 2 or counts[: len(seen.contacts) - 1].max(initial=0) < MIN_POSITIONS:
        return None
    fitted, pixels = to_fitted_picture(camera, seen.pixels.T)
    fit = _Solver(replace(seen, pixels=pixels.T), fitted, court, ball, camera_covariance).solve()
    return replace(fit, camera=fit.camera.resize(camera.focal / fitted.focal).with_pixel_aspect(camera.pixel_aspect))


def to_fitted_picture(camera: Camera, pixels: Floats) -> tuple[Camera, Floats]:
    """Convert a camera and positions (2, n) in its picture to the picture that is used for fitting."""
    square, pixels = camera.with_pixel_aspect(1.0), scale_columns(pixels, camera.pixel_aspect)
    scale = FIT_WIDTH_PX / square.size[0]
    return square.resize(scale), pixels if scale == 1.0 else (pixels + 0.5) * scale - 0.5


@dataclass(frozen=True, slots=True)
class _Unknowns:
    """The unknowns of a fit.

    Attributes:
        places: positions of the contacts in metres.
        times: times of the contacts in seconds.
        velocities: velocities at the start of each shot, in m/s.
        lift: lift of each shot upwards and to the right, in 1/m.
        shared: logarithm of the drag factor, followed by seven corrections of the camera unless it is exact.
    """

    places: Floats
    times: Floats
    velocities: Floats
    lift: Floats
    shared: Floats

    def pack(self) -> Floats:
        shots = np.column_stack([self.velocities, self.lift])
        return np.concatenate([np.column_stack([self.places, self.times]).ravel(), shots.ravel(), self.shared])


def _unpack(values: Floats, contacts: int) -> _Unknowns:
    events = values[: 4 * contacts].reshape(contacts, 4)
    shared = _shared_column(contacts)
    shots = values[4 * contacts : shared].reshape(contacts - 1, _N_SHOT)
    return _Unknowns(events[:, :3], events[:, 3], shots[:, :3], shots[:, 3:], values[shared:])


def _shared_column(contacts: int) -> int:
    """Return the column of the drag, which the camera follows."""
    return 4 * contacts + _N_SHOT * (contacts - 1)


def _shot_columns(shots: Indices, contacts: int) -> Indices:
    """Return the columns (m, 6) of the velocity, lift and drag of shots (m,)."""
    first = 4 * contacts + _N_SHOT * shots[:, None] + np.arange(_N_SHOT)
    return np.concatenate([first, np.full((len(shots), 1), _shared_column(contacts))], axis=1)


def _slopes(positions: Floats) -> tuple[Floats, Floats]:
    """Return positions (m, 3) and their derivatives (m, 3, 6), given the positions (7, m, 3) for all `_NUDGES`."""
    return positions[0], np.moveaxis((positions[1:] - positions[0]) / _NUDGES[:, None, None], 0, -1)


class _Rows:
    """A collection of residuals and their derivatives."""

    def __init__(self, unknowns: int) -> None:
        self._unknowns = unknowns
        self.values: list[Floats] = []
        self.slopes: list[Floats] = []

    def add(self, values: Floats, *slopes: tuple[Indices, Floats], spread: float | Floats = 1.0) -> None:
        """Add residuals (k,), divided by their spread.

        Args:
            slopes: pairs of column indices of unknowns (k, columns), each different in a row, and the derivatives
                (k, columns) by these unknowns.
            spread: standard deviation of the residuals.
        """
        rows = np.zeros((len(values), self._unknowns))
        for columns, slope in slopes:
            rows[np.arange(len(values))[:, None], columns] += slope
        spread = np.broadcast_to(spread, values.shape)
        self.values.append(values / spread)
        self.slopes.append(rows / spread[:, None])


@dataclass(frozen=True, slots=True)
class _Linear:
    """The linearised problem.

    Attributes:
        values: (k,) residuals: those of the positions in pixels, first all x and then all y, and the others weighted.
        slopes: (k, unknowns) their derivatives.
        misses: (m,) distances of the positions in pixels.
    """

    values: Floats
    slopes: Floats
    misses: Floats

    def noise(self, otherwise: float) -> float:
        """Return the standard deviation of one coordinate in pixels."""
        return max(_MIN_NOISE_PX, float(np.median(self.misses)) / 1.177 if len(self.misses) else otherwise)

    def cost(self, noise: float) -> float:
        """Return the robust sum of squares."""
        others = self.values[2 * len(self.misses) :]
        return float(_TAIL_DISTANCE_NOISES**2 * np.sum(np.log1p(self._scaled(noise))) + others @ others)

    def weighted(self, noise: float) -> tuple[Floats, Floats]:
        """Return the weighted residuals (k,) and their derivatives (k, unknowns)."""
        weights = np.ones(len(self.values))
        weights[: 2 * len(self.misses)] = np.tile(1 / (noise * np.sqrt(1 + self._scaled(noise))), 2)
        return self.values * weights, self.slopes * weights[:, None]

    def _scaled(self, noise: float) -> Floats:
        return np.asarray((self.misses / (_TAIL_DISTANCE_NOISES * noise)) ** 2)


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
        self._n_contacts = len(seen.contacts)
        self._times = np.array([contact.seconds for contact in seen.contacts])
        self._spreads = np.array([contact.spread for contact in seen.contacts])
        self._floor = np.array([contact.on_floor for contact in seen.contacts])
        self._sides = np.zeros(self._n_contacts)
        self._dropped: Flags = np.zeros(self._n_contacts - 1, np.bool_)
        self._root = None if camera_covariance is None else np.linalg.inv(np.linalg.cholesky(camera_covariance))

    def solve(self) -> RallyFit:
        """Solve the rally, starting from the most likely positions of the contacts."""
        seen = self._seen
        places = choose_positions(seen, self._camera, self._court, self._ball)
        spans = np.stack([self._times[:-1], self._times[1:]], axis=1)
        floors = np.stack([self._floor[:-1], self._floor[1:]], axis=1)
        views = view_shots(seen.pixels, seen.seconds, spans, floors, self._camera)
        line = np.stack([places[:-1, 1], places[1:, 1]], axis=1)
        chained = fit_chain(views, line, self._camera, self._court, self._ball)
        places = np.concatenate([chained.ends[:, 0], chained.ends[-1:, 1]])
        self._sides = np.where(self._floor, 0.0, np.sign(places[:, 1]))
        shared = np.zeros(1 if self._root is None else 8)
        lift = np.column_stack([chained.lifts, np.zeros(len(chained.lifts))])
        state = self._bound(_Unknowns(places, self._times, chained.velocities, lift, shared))
        state, linear, noise = self._descend(state, 12.0)
        fit = self._result(state, linear, noise)
        missed = [fit.residuals[fit.shots == k] for k in range(len(fit))]
        limit = _DROP_MISS_SHARE * self._camera.size[0]
        self._dropped = np.array([len(misses) > 0 and np.median(misses) > limit for misses in missed])
        if not self._dropped.any() or self._dropped.all():
            return fit
        return self._result(*self._descend(state, noise))

    def _descend(self, state: _Unknowns, noise: float) -> tuple[_Unknowns, _Linear, float]:
        """Run the Levenberg-Marquardt iterations.

        Return the solution, its linearised problem, and the noise in pixels.
        """
        damping = 1e-2
        linear = self._linearise(state)
        for _ in range(_N_ROUNDS):
            before = linear.cost(noise)
            moved, moved_linear, damping = self._step(state, linear, noise, damping)
            if moved is None or moved_linear is None:
                break
            state, linear = moved, moved_linear
            seen_noise, cost = linear.noise(noise), linear.cost(noise)
            steady = abs(np.log(seen_noise / noise)) < 0.05
            if steady and before - cost < 1e-3 * cost:
                break
            if not steady:
                noise = max(seen_noise, 0.5 * noise)
        return state, linear, noise

    def _step(
        self, state: _Unknowns, linear: _Linear, noise: float, damping: float
    ) -> tuple[_Unknowns | None, _Linear | None, float]:
        values, slopes = linear.weighted(noise)
        normal, gradient, cost = slopes.T @ slopes, slopes.T @ values, linear.cost(noise)
        for _ in range(5):
            step = np.linalg.solve(normal + damping * np.diag(np.diag(normal) + 1e-6), -gradient)
            if not np.all(np.isfinite(step)):
                damping *= 5
                continue
            moved = self._bound(_unpack(state.pack() + step, self._n_contacts))
            moved_linear = self._linearise(moved)
            if moved_linear.cost(noise) < cost:
                return moved, moved_linear, damping / 5
            damping *= 5
        return None, None, damping

    def _bound(self, state: _Unknowns) -> _Unknowns:
        """Return the unknowns limited to possible values.

        The contacts stay in order and within three standard deviations of their observed times.
        """
        times = np.clip(state.times, self._times - 3 * self._spreads, self._times + 3 * self._spreads)
        least = 1e-3 * np.arange(self._n_contacts)
        times = np.maximum.accumulate(times - least) + least
        fastest = 2 * self._ball.fastest
        return replace(
            state,
            times=times,
            places=np.clip(state.places, -_MAX_DISTANCE_M, _MAX_DISTANCE_M),
            velocities=np.clip(state.velocities, -fastest, fastest),
            lift=np.clip(state.lift, -4 * self._ball.drag, 4 * self._ball.drag),
            shared=np.concatenate([np.clip(state.shared[:1], -1, 1), state.shared[1:]]),
        )

    def _move_camera(self, shared: Floats) -> Camera:
        return move_camera(self._camera, shared[1:])

    def _linearise(self, state: _Unknowns) -> _Linear:
        contacts, shots = self._n_contacts, self._n_contacts - 1
        rows = _Rows(_shared_column(contacts) + len(state.shared))
        drag = self._ball.drag * np.exp(state.shared[0])
        nudges = np.concatenate([np.zeros((1, len(_NUDGES))), np.diag(_NUDGES)])
        velocities = (state.velocities[None] + nudges[:, None, :3]).reshape(-1, 3)
        up, right = (state.lift[None] + nudges[:, None, 3:5]).reshape(-1, 2).T
        drags = np.repeat(drag * np.exp(nudges[:, 5]), shots)
        places = np.tile(state.places[:-1], (len(nudges), 1))
        durations = np.tile(np.diff(state.times), len(nudges))
        flown = simulate(places, velocities, drags, up, durations, side_lift=right, steps=_N_STEPS)
        misses = self._add_positions(rows, state, flown)
        self._add_joins(rows, state, flown)
        self._add_net(rows, flown)
        self._add_priors(rows, state)
        return _Linear(np.concatenate(rows.values), np.concatenate(rows.slopes), misses)

    def _assign(self, times: Floats) -> Indices:
        shot = np.searchsorted(times, self._seen.seconds, side="right") - 1
        shot[(shot < 0) | (shot >= self._n_contacts - 1)] = -1
        return shot

    def _add_positions(self, rows: _Rows, state: _Unknowns, flown: Trajectories) -> Floats:
        """Add the residuals of the positions; return their distances in pixels."""
        shot = self._assign(state.times)
        seen = (shot >= 0) & ~self._dropped[shot]
        shot = shot[seen]
        lanes = (shot + (self._n_contacts - 1) * np.arange(_N_VARIANTS)[:, None]).ravel()
        since = np.tile(self._seen.seconds[seen] - state.times[shot], _N_VARIANTS)
        positions, velocities = flown.sample(lanes, since)
        position, slopes = _slopes(positions.reshape(_N_VARIANTS, -1, 3))
        velocity = velocities[: len(shot)]
        camera = self._move_camera(state.shared)
        pixels = camera.project(position)
        by_camera = camera_slopes(camera, position)
        by_place = -by_camera[..., 4:]
        residual = np.nan_to_num(pixels - self._seen.pixels[seen], nan=1e3)
        by_shot = by_place @ slopes
        place_columns = 4 * shot[:, None] + np.arange(4)
        by_start = np.concatenate([by_place, -(by_place @ velocity[..., None])], axis=-1)
        for axis in range(2):
            terms = [(place_columns, by_start[:, axis]), (_shot_columns(shot, self._n_contacts), by_shot[:, axis])]
            if self._root is not None:
                columns = np.broadcast_to(_shared_column(self._n_contacts) + 1 + np.arange(7), (len(shot), 7))
                terms.append((columns, by_camera[:, axis]))
            rows.add(residual[:, axis], *terms)
        return np.asarray(np.linalg.norm(residual, axis=1))

    def _add_joins(self, rows: _Rows, state: _Unknowns, flown: Trajectories) -> None:
        shot = np.flatnonzero(~self._dropped)
        end, slopes = _slopes(flown.positions[-1].reshape(_N_VARIANTS, -1, 3)[:, shot])
        velocity = flown.velocities[-1, shot]
        for axis in range(3):
            start_columns = np.stack([4 * shot + axis, 4 * shot + 3], axis=1)
            by_start = np.stack([np.ones(len(shot)), -velocity[:, axis]], axis=1)
            end_columns = np.stack([4 * shot + 4 + axis, 4 * shot + 7], axis=1)
            by_end = np.stack([-np.ones(len(shot)), velocity[:, axis]], axis=1)
            rows.add(
                end[:, axis] - state.places[shot + 1, axis],
                (start_columns, by_start),
                (end_columns, by_end),
                (_shot_columns(shot, self._n_contacts), slopes[:, axis]),
                spread=_JOIN_SPREAD_M,
            )

    def _add_net(self, rows: _Rows, flown: Trajectories) -> None:
        shots = self._n_contacts - 1
        clearance = net_clearance(flown, self._court).reshape(_N_VARIANTS, shots)
        low = np.flatnonzero(clearance[0] < 0)
        if len(low):
            slopes = ((clearance[1:, low] - clearance[0, low]) / _NUDGES[:, None]).T
            height = np.ones((len(low), 1))
            rows.add(
                clearance[0, low],
                (4 * low[:, None] + 2, height),
                (_shot_columns(low, self._n_contacts), slopes),
                spread=0.05,
            )

    def _add_priors(self, rows: _Rows, state: _Unknowns) -> None:
        """Add prior knowledge of times, heights, sides, lift, drag and camera."""
        contacts = np.arange(self._n_contacts)
        ones = np.ones((self._n_contacts, 1))
        rows.add(state.times - self._times, (4 * contacts[:, None] + 3, ones), spread=self._spreads)
        height = np.where(self._floor, self._ball.radius, 1.4)
        height_spread = np.where(self._floor, 0.01, 0.9)
        rows.add(state.places[:, 2] - height, (4 * contacts[:, None] + 2, ones), spread=height_spread)
        side = self._court.width / 2 + MAX_BESIDE_COURT_M
        self._add_limit(rows, state, 2, 0.05, MAX_REACH_M)
        self._add_limit(rows, state, 0, -side, side)
        reach = self._court.length / 2 + behind_court(self._ball)
        low, high = np.where(self._sides > 0, 0.1, -reach), np.where(self._sides < 0, -0.1, reach)
        self._add_limit(rows, state, 1, low, high)
        columns = _shot_columns(np.arange(self._n_contacts - 1), self._n_contacts)
        spread = self._ball.lift_spread * self._ball.drag
        for axis, share in enumerate((1.0, _SIDE_LIFT_SHARE)):
            rows.add(state.lift[:, axis], (columns[:, [3 + axis]], ones[1:]), spread=share * spread)
        shared = _shared_column(self._n_contacts)
        rows.add(state.shared[:1], (np.array([[shared]]), np.ones((1, 1))), spread=self._ball.drag_spread)
        if self._root is not None:
            columns = np.broadcast_to(shared + 1 + np.arange(7), (7, 7))
            rows.add(self._root @ state.shared[1:], (columns, self._root))

    def _add_limit(self, rows: _Rows, state: _Unknowns, axis: int, low: float | Floats, high: float | Floats) -> None:
        """Add residuals for hits that are outside the limits along one axis."""
        values = state.places[:, axis]
        excess = np.minimum(0, values - low) + np.maximum(0, values - high)
        contacts = np.flatnonzero(~self._floor & (excess != 0))
        if len(contacts):
            rows.add(excess[contacts], (4 * contacts[:, None] + axis, np.ones((len(contacts), 1))), spread=0.15)

    def _result(self, state: _Unknowns, linear: _Linear, noise: float) -> RallyFit:
        shot = self._assign(state.times)
        drag = self._ball.drag * float(np.exp(state.shared[0]))
        _, slopes = linear.weighted(noise)
        covariance = np.asarray(np.linalg.pinv(slopes.T @ slopes, hermitian=True), np.float64)
        fit = RallyFit(
            state.places[:-1],
            state.places[-1],
            state.times,
            state.velocities,
            state.lift,
            drag,
            covariance,
            np.full(len(shot), np.nan),
            shot,
            noise,
            self._move_camera(state.shared),
        )
        pixels = fit.camera.project(fit.position_at(self._seen.seconds))
        return replace(fit, residuals=np.linalg.norm(pixels - self._seen.pixels, axis=1))
