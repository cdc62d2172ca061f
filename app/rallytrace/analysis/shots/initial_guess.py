"""Guess where a rally's contacts are, by dynamic programming over candidate positions on the lines of sight."""

import itertools
from typing import Final

import numpy as np

from rallytrace.analysis.shots.ball import Trajectories, aim_shots
from rallytrace.analysis.shots.contacts import MAX_BESIDE_COURT_M, MAX_REACH_M, RallyObservation, behind_court
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.camera import Camera
from rallytrace.track.courts import Court
from rallytrace.track.sports import Ball

_NOISE_SHARE: Final = 0.003
"""Position error with a cost of 1, as a share of the picture's width."""
_MAX_MISS_COST: Final = 9.0
"""Largest cost of a shot that does not fit its positions."""
_N_DEPTHS: Final = 19
"""Number of candidate positions along a line of sight."""
_N_CHECKS: Final = 8
"""Number of positions per shot that are compared."""
_SAME_SIDE_COST: Final = 9.0
"""Cost of a hit whose shot does not cross the net, or of a bounce whose shot does."""
_HIT_HEIGHT: Final = (1.4, 0.02)
"""Most likely height of a hit in metres, and the cost per squared metre of deviation."""


def choose_positions(seen: RallyObservation, camera: Camera, court: Court, ball: Ball) -> Floats:
    """Return the most likely positions of the n + 1 contacts, (n + 1, 3) metres."""
    times = np.array([contact.seconds for contact in seen.contacts])
    places = [_candidates(k, seen, camera, court, ball) for k in range(len(seen.contacts))]
    counts = [len(candidates) for candidates in places]
    pairs = [np.indices(shape).reshape(2, -1) for shape in itertools.pairwise(counts)]
    starts = np.concatenate([earlier[pair[0]] for earlier, pair in zip(places, pairs, strict=False)])
    ends = np.concatenate([later[pair[1]] for later, pair in zip(places[1:], pairs, strict=False)])
    shot = np.repeat(np.arange(len(pairs)), [pair.shape[1] for pair in pairs])
    durations = np.maximum(0.02, np.diff(times))
    flown = aim_shots(starts, ends, durations[shot], np.full(len(shot), ball.drag), rounds=5)
    costs = _misfits(flown, seen, shot, camera)
    costs += 3.0 * np.maximum(0.0, -net_clearance(flown, court))
    costs += _MAX_MISS_COST * (np.linalg.norm(flown.velocities[0], axis=1) > ball.fastest)
    costs += _sides(starts, ends, shot, seen)
    chosen = _cheapest(places, pairs, np.split(costs, np.cumsum([pair.shape[1] for pair in pairs])[:-1]))
    return np.array([candidates[k] for candidates, k in zip(places, chosen, strict=True)])


def net_clearance(flown: Trajectories, court: Court) -> Floats:
    """Return the height of each shot above the net in metres, (n,); 1 if it does not cross the net.

    The clearance is reduced if the shot begins or ends near the net, because it may pass beside it.
    """
    y, (place, _) = flown.positions[..., 1], cross_net(flown.positions)
    sure = np.clip((np.minimum(np.abs(y[0]), np.abs(y[-1])) - 0.1) / 0.5, 0, 1)
    tape = np.interp(np.abs(place[:, 0]), (0.0, court.post_x), (court.net_middle, court.net_post))
    return np.where(y[0] * y[-1] < 0, (place[:, 2] - tape) * sure, 1.0)


def cross_net(positions: Floats) -> tuple[Floats, Flags]:
    """Return where shots first cross the plane of the net, (n, 3) metres, and whether they do.

    Args:
        positions: (steps + 1, n, 3) metres, as in `Trajectories`.
    """
    y = positions[..., 1]
    changes = np.sign(y[1:]) != np.sign(y[:-1])
    k, shot = np.argmax(changes, axis=0), np.arange(y.shape[1])
    before, span = y[k, shot], y[k, shot] - y[k + 1, shot]
    share = np.clip(before / np.where(span == 0, 1.0, span), 0, 1)[:, None]
    places = positions[k, shot] * (1 - share) + positions[k + 1, shot] * share
    return places, changes.any(axis=0)


def _candidates(contact: int, seen: RallyObservation, camera: Camera, court: Court, ball: Ball) -> Floats:
    """Return candidate positions (n, 3) of a contact on its line of sight, within a racket's reach if possible."""
    ray, origin = camera.rays(seen.pixels_at(np.array([seen.contacts[contact].seconds])))[0], camera.position
    if seen.contacts[contact].on_floor:
        return np.asarray(origin + np.atleast_2d((ball.radius - origin[2]) / ray[2] * ray))
    reach = court.length / 2 + behind_court(ball)
    y = np.linspace(-reach, reach, _N_DEPTHS)
    places = origin + ((y - origin[1]) / ray[1])[:, None] * ray
    excess_x = np.maximum(0.0, np.abs(places[:, 0]) - court.width / 2 - MAX_BESIDE_COURT_M - 1)
    excess = excess_x + np.maximum(0.0, places[:, 2] - MAX_REACH_M) + np.maximum(0.0, -places[:, 2])
    return np.asarray(places[excess <= excess.min() + 1e-9])


def _misfits(flown: Trajectories, seen: RallyObservation, shot: Indices, camera: Camera) -> Floats:
    """Return the mean squared distance of each shot from its positions, in noise squared, at most `_MAX_MISS_COST`."""
    times = np.array([contact.seconds for contact in seen.contacts])
    durations, columns = np.maximum(0.02, np.diff(times)), np.arange(len(shot))
    total = np.zeros(len(shot))
    for share in (np.arange(_N_CHECKS) + 0.5) / _N_CHECKS:
        wanted = seen.pixels_at(times[:-1] + share * durations)
        positions, _ = flown.sample(columns, share * durations[shot])
        misses = np.linalg.norm(camera.project(positions) - wanted[shot], axis=1) / (_NOISE_SHARE * camera.size[0])
        total += np.minimum(np.nan_to_num(misses, nan=_MAX_MISS_COST) ** 2, _MAX_MISS_COST) / _N_CHECKS
    return total


def _sides(starts: Floats, ends: Floats, shot: Indices, seen: RallyObservation) -> Floats:
    """Return the cost of shots that end on the wrong side: after a hit a shot crosses the net, after a bounce not."""
    is_hit = ~np.array([contact.on_floor for contact in seen.contacts])[shot]
    crosses = starts[:, 1] * ends[:, 1] < 0
    unsure = np.minimum(np.abs(starts[:, 1]), np.abs(ends[:, 1])) < 0.3
    return np.where(unsure, _SAME_SIDE_COST / 2, np.where(crosses == is_hit, 0.0, _SAME_SIDE_COST))


def _cheapest(places: list[Floats], pairs: list[Indices], costs: list[Floats]) -> list[int]:
    """Return the index of each contact's candidate in the cheapest chain."""
    likeliest, price = _HIT_HEIGHT
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
