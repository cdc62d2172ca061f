"""Where the hits of a rally are, roughly: places along the lines of sight, chosen by dynamic programming."""

import itertools
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import Ball, Trajectories, aim_flights
from rallytrace.analysis.shots.contacts import BESIDE_COURT, REACH, RallyObservation, behind_court
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.camera import Camera
from rallytrace.track.courts import Court

_NOISE_SHARE: Final = 0.003
"""Pixels off that cost one, in widths of the picture."""
_MOST: Final = 9.0
"""Cost of a flight that misses its positions widely."""
_DEPTHS: Final = 19
_CHECKS: Final = 8
"""Positions compared in each flight."""
_SAME_SIDE: Final = 9.0
"""Cost of two hits in turn, or of a hit and its bounce, on one side of the net."""
_HITTING: Final = (1.4, 0.02)
"""Likeliest height, metres, and the cost a square metre off."""


def choose_places(seen: RallyObservation, camera: Camera, court: Court, ball: Ball) -> Floats:
    """Places (n + 1, 3) of the knots, metres."""
    times = np.array([knot.seconds for knot in seen.knots])
    places = [_candidates(k, seen, camera, court, ball) for k in range(len(seen.knots))]
    counts = [len(candidates) for candidates in places]
    pairs = [np.indices(shape).reshape(2, -1) for shape in itertools.pairwise(counts)]
    starts = np.concatenate([earlier[pair[0]] for earlier, pair in zip(places, pairs, strict=False)])
    ends = np.concatenate([later[pair[1]] for later, pair in zip(places[1:], pairs, strict=False)])
    flight = np.repeat(np.arange(len(pairs)), [pair.shape[1] for pair in pairs])
    durations = np.maximum(0.02, np.diff(times))
    flown = aim_flights(starts, ends, durations[flight], np.full(len(flight), ball.drag), rounds=5)
    costs = _misfits(flown, seen, flight, camera)
    costs += 3.0 * np.maximum(0.0, -clear_net(flown, court))
    costs += _MOST * (np.linalg.norm(flown.velocities[0], axis=1) > ball.fastest)
    costs += _sides(starts, ends, flight, seen)
    chosen = _cheapest(places, pairs, np.split(costs, np.cumsum([pair.shape[1] for pair in pairs])[:-1]))
    return np.array([candidates[k] for candidates, k in zip(places, chosen, strict=True)])


def clear_net(flown: Trajectories, court: Court) -> Floats:
    """Metres above the tape at the crossing, (n,); 1 for a flight that does not cross.

    A flight that begins or ends near the net counts less: it may pass beside the net.
    """
    y, (place, _) = flown.positions[..., 1], cross_net(flown)
    sure = np.clip((np.minimum(np.abs(y[0]), np.abs(y[-1])) - 0.1) / 0.5, 0, 1)
    return np.where(y[0] * y[-1] < 0, (place[:, 2] - court.net_height(place[:, 0])) * sure, 1.0)


def cross_net(flown: Trajectories) -> tuple[Floats, Flags]:
    """Where flights first cross the plane of the net, (n, 3) metres, and whether each does."""
    y = flown.positions[..., 1]
    changes = np.sign(y[1:]) != np.sign(y[:-1])
    k, flight = np.argmax(changes, axis=0), np.arange(y.shape[1])
    before, span = y[k, flight], y[k, flight] - y[k + 1, flight]
    share = np.clip(before / np.where(span == 0, 1.0, span), 0, 1)[:, None]
    places = flown.positions[k, flight] * (1 - share) + flown.positions[k + 1, flight] * share
    return places, changes.any(axis=0)


def _candidates(knot: int, seen: RallyObservation, camera: Camera, court: Court, ball: Ball) -> Floats:
    """Places (n, 3) along the line of sight of a knot, those in reach of a racket if there are any."""
    ray, origin = camera.rays(seen.pixels_at(np.array([seen.knots[knot].seconds])))[0], camera.position
    if seen.knots[knot].on_floor:
        return np.asarray(origin + np.atleast_2d((ball.radius - origin[2]) / ray[2] * ray))
    reach = court.length / 2 + behind_court(ball)
    y = np.linspace(-reach, reach, _DEPTHS)
    places = origin + ((y - origin[1]) / ray[1])[:, None] * ray
    excess_x = np.maximum(0.0, np.abs(places[:, 0]) - court.width / 2 - BESIDE_COURT - 1)
    excess = excess_x + np.maximum(0.0, places[:, 2] - REACH) + np.maximum(0.0, -places[:, 2])
    return np.asarray(places[excess <= excess.min() + 1e-9])


def _misfits(flown: Trajectories, seen: RallyObservation, flight: Indices, camera: Camera) -> Floats:
    """Mean squares of the distances from the positions, in noises, at most `_MOST`."""
    times = np.array([knot.seconds for knot in seen.knots])
    durations, columns = np.maximum(0.02, np.diff(times)), np.arange(len(flight))
    total = np.zeros(len(flight))
    for share in (np.arange(_CHECKS) + 0.5) / _CHECKS:
        wanted = seen.pixels_at(times[:-1] + share * durations)
        positions, _ = flown.sample(columns, share * durations[flight])
        misses = np.linalg.norm(camera.project(positions) - wanted[flight], axis=1) / (_NOISE_SHARE * camera.size[0])
        total += np.minimum(np.nan_to_num(misses, nan=_MOST) ** 2, _MOST) / _CHECKS
    return total


def _sides(starts: Floats, ends: Floats, flight: Indices, seen: RallyObservation) -> Floats:
    """Costs of flights on the wrong side: a hit goes over the net, after a bounce the ball stays."""
    is_hit = ~np.array([knot.on_floor for knot in seen.knots])[flight]
    crosses = starts[:, 1] * ends[:, 1] < 0
    unsure = np.minimum(np.abs(starts[:, 1]), np.abs(ends[:, 1])) < 0.3
    return np.where(unsure, _SAME_SIDE / 2, np.where(crosses == is_hit, 0.0, _SAME_SIDE))


def _cheapest(places: list[Floats], pairs: list[Indices], costs: list[Floats]) -> list[int]:
    """The candidate of each knot in the cheapest chain."""
    likeliest, price = _HITTING
    prices = [price * (candidates[:, 2] - likeliest) ** 2 for candidates in places]
    total, origins = prices[0], []
    for k, (pair, cost) in enumerate(zip(pairs, costs, strict=True)):
        table = np.full((len(places[k]), len(places[k + 1])), np.inf)
        table[pair[0], pair[1]] = cost
        table += total[:, None]
        origins.append(np.argmin(table, axis=0))
        total = table.min(axis=0) + prices[k + 1]
    chosen = [int(np.argmin(total))]
    for step in reversed(origins):
        chosen.append(int(step[chosen[-1]]))
    return chosen[::-1]
