"""The flight of a ball or shuttle: gravity, drag and lift."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from rallytrace.domain.arrays import Floats, Indices
from rallytrace.domain.court.sports import CourtSport

GRAVITY: Final = 9.81


@dataclass(frozen=True, slots=True)
class Ball:
    """The flight properties of a ball.

    Attributes:
        drag: 1/m; the deceleration is drag * speed^2. For a shuttle 9.81 / terminal speed^2.
        drag_spread: standard deviation of the logarithm of the drag from ball to ball.
        lift_spread: standard deviation of the lift by spin as a share of the drag.
        radius: height of the ball's middle on the floor, metres.
        fastest: m/s, beyond any stroke.
    """

    drag: float
    drag_spread: float
    lift_spread: float
    radius: float
    fastest: float


BALLS: Final = {
    CourtSport.BADMINTON: Ball(GRAVITY / 6.8**2, 0.08, 0.02, 0.03, 120.0),
    CourtSport.TENNIS: Ball(0.0200, 0.15, 0.6, 0.033, 75.0),
    CourtSport.PADEL: Ball(0.0215, 0.15, 0.5, 0.033, 60.0),
}
"""Shuttle: terminal speed 6.8 m/s (Cohen et al., "The physics of badminton", New J. Phys. 17, 2015). Tennis: drag
coefficient 0.55 at 57 g and 67 mm (Cross & Lindsey, 2014). Padel: the same ball, a little less pressed."""


@dataclass(frozen=True, slots=True)
class Trajectories:
    """Flights in space from a start on.

    Attributes:
        durations: (n,) seconds.
        positions: (steps + 1, n, 3) metres, at `durations` times (k / steps)^2: close together after the start.
        velocities: (steps + 1, n, 3) metres a second.
    """

    durations: Floats
    positions: Floats
    velocities: Floats

    def sample(self, flight: Indices, seconds: Floats) -> tuple[Floats, Floats]:
        """Positions and velocities, (m, 3) each, of flights (m,) some seconds (m,) after their starts; cubic Hermite.

        Before the start and after the end they go straight on.
        """
        steps = len(self.positions) - 1
        duration = self.durations[flight]
        inside = np.clip(seconds, 0, duration)
        k = np.minimum((np.sqrt(inside / duration) * steps).astype(np.intp), steps - 1)
        start, end = duration * (k / steps) ** 2, duration * ((k + 1) / steps) ** 2
        span = (end - start)[:, None]
        u = (inside[:, None] - start[:, None]) / span
        p, q = self.positions[k, flight], self.positions[k + 1, flight]
        v, w = self.velocities[k, flight], self.velocities[k + 1, flight]
        position = (
            (2 * u**3 - 3 * u**2 + 1) * p
            + (u**3 - 2 * u**2 + u) * span * v
            + (3 * u**2 - 2 * u**3) * q
            + (u**3 - u**2) * span * w
        )
        velocity = v + u * (w - v)
        return position + (seconds - inside)[:, None] * velocity, velocity


def fly(
    positions: ArrayLike,
    velocities: ArrayLike,
    drag: ArrayLike,
    lift: ArrayLike,
    durations: ArrayLike,
    *,
    steps: int = 40,
) -> Trajectories:
    """Integrate n flights by Runge and Kutta's fourth order.

    Args:
        positions: (n, 3) metres.
        velocities: (n, 3) m/s.
        drag: (n,) 1/m.
        lift: (n,) 1/m, upwards; its spin's axis lies level, across the start's direction.
        durations: (n,) seconds.
        steps: of each flight.
    """
    position, velocity = np.array(positions, np.float64), np.array(velocities, np.float64)
    drag, lift = np.asarray(drag, np.float64)[:, None], np.asarray(lift, np.float64)[:, None]
    durations = np.asarray(durations, np.float64)
    level = np.maximum(1e-9, np.hypot(velocity[:, 0], velocity[:, 1]))
    axis = np.stack([velocity[:, 1] / level, -velocity[:, 0] / level, np.zeros_like(level)], axis=1) * lift

    def accelerate(v: Floats) -> Floats:
        speed = np.sqrt(np.einsum("ij,ij->i", v, v))[:, None]
        change = -drag * speed * v
        change[:, 0] += speed[:, 0] * axis[:, 1] * v[:, 2]
        change[:, 1] -= speed[:, 0] * axis[:, 0] * v[:, 2]
        change[:, 2] += speed[:, 0] * (axis[:, 0] * v[:, 1] - axis[:, 1] * v[:, 0]) - GRAVITY
        return np.asarray(change)

    all_positions, all_velocities = np.empty((steps + 1, *position.shape)), np.empty((steps + 1, *position.shape))
    all_positions[0], all_velocities[0] = position, velocity
    for k in range(steps):
        h = (durations * ((k + 1) ** 2 - k**2) / steps**2)[:, None]
        k1 = accelerate(velocity)
        v2 = velocity + h / 2 * k1
        k2 = accelerate(v2)
        v3 = velocity + h / 2 * k2
        k3 = accelerate(v3)
        v4 = velocity + h * k3
        position = position + h / 6 * (velocity + 2 * v2 + 2 * v3 + v4)
        velocity = velocity + h / 6 * (k1 + 2 * k2 + 2 * k3 + accelerate(v4))
        all_positions[k + 1], all_velocities[k + 1] = position, velocity
    return Trajectories(durations, all_positions, all_velocities)


def aim_flights(
    starts: Floats, ends: Floats, durations: Floats, drag: Floats, *, rounds: int = 3, steps: int = 16
) -> Floats:
    """Velocities (n, 3) of flights from `starts` to `ends`, (n, 3) each, in `durations` (n,) seconds.

    Newton's method; flights in need of more than 160 m/s end short.
    """
    displacement = ends - starts
    drag_lengths = np.minimum(drag * np.linalg.norm(displacement, axis=1), 4.0)
    stretch = np.where(drag_lengths > 1e-6, np.expm1(drag_lengths) / np.maximum(drag_lengths, 1e-6), 1.0)
    velocity = displacement / durations[:, None] * stretch[:, None]
    velocity[:, 2] += GRAVITY * np.minimum(durations, 0.7) / 2
    count = len(starts)
    nudge = np.concatenate([np.zeros((1, 3)), 0.01 * np.eye(3)])
    for _ in range(rounds):
        tried = (velocity[None] + nudge[:, None]).reshape(-1, 3)
        flown = fly(
            np.tile(starts, (4, 1)), tried, np.tile(drag, 4), np.zeros(4 * count), np.tile(durations, 4), steps=steps
        )
        reached = flown.positions[-1].reshape(4, count, 3)
        slope = np.moveaxis((reached[1:] - reached[0]) / 0.01, 0, -1) + 1e-6 * np.eye(3)
        step = np.linalg.solve(slope, (ends - reached[0])[..., None])[..., 0]
        limit = 0.5 * np.linalg.norm(velocity, axis=1) + 5.0
        step *= np.minimum(1.0, limit / np.maximum(np.linalg.norm(step, axis=1), 1e-9))[:, None]
        velocity = velocity + step
        speed = np.linalg.norm(velocity, axis=1, keepdims=True)
        velocity *= np.minimum(1.0, 160.0 / np.maximum(speed, 1e-9))
    return velocity
