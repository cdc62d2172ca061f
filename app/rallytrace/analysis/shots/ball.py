"""Model the flight of a ball or shuttle under gravity, drag and lift."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.sports import GRAVITY_M_PER_S2


@dataclass(frozen=True, slots=True)
class Trajectories:
    """Trajectories of n shots in space.

    Attributes:
        durations: (n,) durations in seconds.
        positions: (steps + 1, n, 3) metres, at the times `durations` * (k / steps)^2, which are dense near the start.
        velocities: (steps + 1, n, 3) m/s at the same times.
    """

    durations: Floats
    positions: Floats
    velocities: Floats

    def sample(self, shot: Indices, seconds: Floats) -> tuple[Floats, Floats]:
        """Return positions and velocities, (m, 3) each, by cubic Hermite interpolation.

        Before its start and after its end, a trajectory continues in a straight line.

        Args:
            shot: (m,) index of the shot for each sample.
            seconds: (m,) time since that shot's start.
        """
        steps = len(self.positions) - 1
        duration = self.durations[shot]
        inside = np.clip(seconds, 0, duration)
        k = np.minimum((np.sqrt(inside / duration) * steps).astype(np.intp), steps - 1)
        start, end = duration * (k / steps) ** 2, duration * ((k + 1) / steps) ** 2
        span = (end - start)[:, None]
        u = (inside[:, None] - start[:, None]) / span
        p, q = self.positions[k, shot], self.positions[k + 1, shot]
        v, w = self.velocities[k, shot], self.velocities[k + 1, shot]
        position = (
            (2 * u**3 - 3 * u**2 + 1) * p
            + (u**3 - 2 * u**2 + u) * span * v
            + (3 * u**2 - 2 * u**3) * q
            + (u**3 - u**2) * span * w
        )
        velocity = v + u * (w - v)
        return position + (seconds - inside)[:, None] * velocity, velocity


def simulate(
    positions: ArrayLike,
    velocities: ArrayLike,
    drag: ArrayLike,
    lift: ArrayLike,
    durations: ArrayLike,
    *,
    side_lift: ArrayLike = 0.0,
    steps: int = 40,
) -> Trajectories:
    """Integrate n trajectories by the fourth-order Runge-Kutta method.

    Args:
        positions: (n, 3) start positions in metres.
        velocities: (n, 3) start velocities in m/s.
        drag: (n,) drag in 1/m.
        lift: (n,) upward lift in 1/m. The axis of the spin is horizontal, perpendicular to the initial direction.
        durations: (n,) seconds.
        side_lift: (n,) lift to the right in 1/m, caused by spin about a vertical axis.
        steps: number of integration steps.
    """
    durations = np.asarray(durations, np.float64)
    position, velocity = (np.array(values, np.float64).T for values in (positions, velocities))
    east, north = np.asarray(lift, np.float64) * velocity[:2] / np.maximum(1e-9, np.hypot(velocity[0], velocity[1]))
    # Multiplied by the speed and the velocity, these matrices (3, 3, n) are the change by drag and lift.
    friction = np.eye(3)[..., None] * -np.asarray(drag, np.float64)
    friction[0, 2], friction[1, 2] = -east, -north
    friction[2, 0], friction[2, 1] = east, north
    friction[0, 1], friction[1, 0] = side_lift, np.negative(side_lift)
    gravity = np.array([[0.0], [0.0], [GRAVITY_M_PER_S2]])

    def accelerate(v: Floats) -> Floats:
        return np.asarray((friction * v).sum(axis=1) * np.sqrt((v * v).sum(axis=0)) - gravity)

    flown = np.empty((2, steps + 1, *position.shape))
    flown[:, 0] = position, velocity
    for k in range(steps):
        h = durations * ((k + 1) ** 2 - k**2) / steps**2
        half = h / 2
        k1 = accelerate(velocity)
        k2 = accelerate(velocity + half * k1)
        k3 = accelerate(velocity + half * k2)
        k4 = accelerate(velocity + h * k3)
        position = position + h * (velocity + h / 6 * (k1 + k2 + k3))
        velocity = velocity + h / 6 * (k1 + 2 * (k2 + k3) + k4)
        flown[:, k + 1] = position, velocity
    return Trajectories(durations, *flown.transpose(0, 1, 3, 2))


@dataclass(frozen=True, slots=True, eq=False)
class DragMotion:
    """Trajectories in closed form: `position = start + reach * velocity - fall`, with `fall` downwards.

    If the speeds along a trajectory are known, drag acts as a known friction, and the motion is linear in the start
    position and the initial velocity.

    Attributes:
        decay: (steps + 1, n) share of the initial velocity that is left.
        fall_speed: (steps + 1, n) downward speed in m/s caused by gravity.
        reach: (steps + 1, n) distance covered per unit of initial velocity, in seconds.
        fall: (steps + 1, n) height lost by gravity, in metres.
    """

    decay: Floats
    fall_speed: Floats
    reach: Floats
    fall: Floats

    @classmethod
    def of_speeds(cls, speeds: Floats, spans: Floats, drag: Floats | float) -> "DragMotion":
        """Return the motion, given the speeds along it.

        Args:
            speeds: (steps + 1, n) speeds in m/s.
            spans: (steps, n) seconds from each speed to the next.
            drag: drag in 1/m.
        """
        decay = np.exp(-np.minimum(drag * integrate(speeds, spans), 12.0))
        fall_speed = GRAVITY_M_PER_S2 * decay * integrate(1 / decay, spans)
        return cls(decay, fall_speed, integrate(decay, spans), integrate(fall_speed, spans))

    def velocities(self, start: Floats) -> Floats:
        """Return the velocities (steps + 1, n, 3) in m/s, given the initial velocities (n, 3)."""
        found = self.decay[..., None] * start
        found[..., 2] -= self.fall_speed
        return np.asarray(found)


def integrate(values: Floats, spans: Floats) -> Floats:
    """Return the integral of the values from the first node up to each node.

    Args:
        values: (steps + 1, n, ...) values at the nodes.
        spans: (steps, n) seconds from each node to the next.
    """
    total = np.zeros_like(values)
    means = (values[1:] + values[:-1]) / 2
    np.cumsum(means * spans.reshape(*spans.shape, *[1] * (values.ndim - 2)), axis=0, out=total[1:])
    return total


def aim_shots(
    starts: Floats, ends: Floats, durations: Floats, drag: Floats, *, rounds: int = 8, steps: int = 16
) -> Trajectories:
    """Return trajectories with given starts, ends and durations. Each round refines the speeds along them.

    Args:
        starts: (n, 3) metres.
        ends: (n, 3) metres.
        durations: (n,) seconds.
        drag: (n,) drag in 1/m.
    """
    grid = (np.arange(steps + 1) / steps) ** 2
    spans = np.diff(grid)[:, None] * durations
    way = ends - starts
    length = np.linalg.norm(way, axis=1)
    stretch = np.expm1(np.minimum(drag * length, 4.0)) / np.maximum(1e-6, np.minimum(drag * length, 4.0))
    first = np.hypot(length / durations * np.maximum(1.0, stretch), GRAVITY_M_PER_S2 * durations / 2)
    speeds = first / (1 + drag * first * grid[:, None] * durations)
    for _ in range(rounds):
        motion = DragMotion.of_speeds(speeds, spans, drag)
        velocity = way.copy()
        velocity[:, 2] += motion.fall[-1]
        velocity /= motion.reach[-1][:, None]
        velocities = motion.velocities(velocity)
        speeds = np.sqrt(speeds * np.maximum(1e-3, np.linalg.norm(velocities, axis=2)))
    positions = starts + motion.reach[..., None] * velocity
    positions[..., 2] -= motion.fall
    return Trajectories(durations, positions, velocities)
