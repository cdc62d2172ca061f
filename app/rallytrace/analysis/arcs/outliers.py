"""Find short runs of false detections, for example a shoe tracked for up to five frames.

The points that are kept form a chain. A link costs the more, the further it deviates from the line through the two
points before it. The cost is limited to `_MAX_TURN_COST`, because a hit may change the direction by any angle. Leaving
out a point costs `_SKIP_COST`. A detour to a shoe takes two changes of direction on the way there and two on the way
back, so for a few frames a chain without the shoe is cheaper. A hit takes at most two changes, and the path does not
come back. Dynamic programming finds the cheapest chain, block by block.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.arcs.curve import Scale
from rallytrace.analysis.arcs.points import Blocks, Points
from rallytrace.track.arrays import Flags, Floats, Floats32, Indices
from rallytrace.track.steps import Steps

MAX_RUN_POINTS: Final = 5
"""Largest number of consecutive points that are left out."""
BLOCK_TICKS: Final = 32
"""Length of a block."""
MARGIN_TICKS: Final = 24
"""Margin on either side of a block."""

_MAX_TURN_COST: Final = 12.0
"""Largest cost of a change of direction."""
_SKIP_COST: Final = 9.0
"""Cost of leaving a point out."""
_MAX_BRAKING_SHARE: Final = 0.7
"""Largest share of its speed that a ball loses to the air within `_BRAKING_SECONDS`."""
_BRAKING_SECONDS: Final = 0.1

_MAX_LINK_POINTS: Final = MAX_RUN_POINTS + 1
"""Largest number of points from one kept point to the next."""
_PORTION_POINTS: Final = 512
"""Number of points whose links are computed at a time, so that they fit the processor's cache and take 1 to 2 ms."""
_EPSILON: Final = 1e-6


def find_outliers(points: Points, scale: Scale) -> Steps[Flags]:
    """Return whether each point is a false detection, (n,)."""
    is_outlier = np.zeros(len(points), np.bool_)
    blocks = _suspicious_blocks(points, scale)
    if not len(blocks):
        return is_outlier
    needed = np.zeros(len(points) + 1, np.int64)
    np.add.at(needed, blocks.start, 1)
    np.add.at(needed, blocks.stop, -1)
    indices = np.flatnonzero(np.cumsum(needed[:-1]))
    portions = []
    for k in range(0, len(indices), _PORTION_POINTS):
        portions.append(_link_costs(points, indices[k : k + _PORTION_POINTS], scale))
        yield
    costs = np.concatenate(portions)
    best, via = _forward(costs, np.searchsorted(indices, blocks.start), int((blocks.stop - blocks.start).max()))
    yield
    for block in range(len(blocks)):
        start, inner, outer, stop = (
            int(edge[block]) for edge in (blocks.start, blocks.inner, blocks.outer, blocks.stop)
        )
        kept = _cheapest_chain(best[block, : stop - start + _MAX_LINK_POINTS], via[block])
        is_outlier[inner:outer] = ~kept[inner - start : outer - start]
    # If nothing of a segment is left, there is no evidence against its points.
    first = np.flatnonzero(points.starts_arc)
    alone: Flags = np.repeat(np.logical_and.reduceat(is_outlier, first), np.diff(first, append=len(points)))
    return np.asarray(is_outlier & ~alone)


def _suspicious_blocks(points: Points, scale: Scale) -> Blocks:
    """Return the blocks that contain a costly link. In the others, leaving out a point cannot lower the cost."""
    blocks = Blocks.of(points.ticks, BLOCK_TICKS, MARGIN_TICKS)
    if len(points) < 2:
        return blocks.select(np.zeros(len(blocks), np.bool_))
    n_starts = np.diff(np.cumsum(points.starts_arc))
    displacement, duration = np.diff(points.positions).astype(np.float32), np.diff(points.seconds).astype(np.float32)
    costs = np.zeros(len(points))
    costs[1:] = np.where(n_starts == 0, _speed_cost(displacement, duration, scale), 0.0)
    turns = _turn_cost(displacement[:, :-1], duration[:-1], displacement[:, 1:], duration[1:], scale)
    costs[2:] += np.where((n_starts[1:] == 0) & (n_starts[:-1] == 0), turns, 0.0)
    costly = np.flatnonzero(costs > _SKIP_COST / 4)
    return blocks.select(np.searchsorted(costly, blocks.start) < np.searchsorted(costly, blocks.stop))


def _link_costs(points: Points, indices: Indices, scale: Scale) -> Floats32:
    """Return the cost of each possible link between two points, including the cost of the points left out between them.

    The cost of a link to point p from point p - a depends on the link before, which led there from point p - a - b.

    Returns:
        (len(indices), `MAX_RUN_POINTS` + 1, `MAX_RUN_POINTS` + 2): cost for each p of `indices`, by a - 1 and b. For b
        = 0, the link is the first one of the chain. Infinite if one of the points does not exist.
    """
    steps = np.arange(1, _MAX_LINK_POINTS + 1)
    last = indices[:, None] - steps
    earlier = last[:, :, None] - steps
    has_none, none_earlier = last < 0, earlier < 0
    last, earlier = np.maximum(last, 0), np.maximum(earlier, 0)
    segment, seconds = np.cumsum(points.starts_arc), points.seconds
    positions = points.positions.astype(np.float32)
    displacement = positions[:, indices, None] - positions[:, last]
    duration = _durations(seconds, indices[:, None], last)
    displacement_before = positions[:, last, None] - positions[:, earlier]
    duration_before = _durations(seconds, last[:, :, None], earlier)
    in_segment = segment[indices, None] == segment[last]
    found = np.empty((len(indices), _MAX_LINK_POINTS, _MAX_LINK_POINTS + 1), np.float32)
    step = np.where(in_segment, _speed_cost(displacement, duration, scale), 0.0) + _SKIP_COST * (steps - 1)
    found[:, :, 0] = np.where(has_none, np.inf, step)
    turn = _turn_cost(displacement_before, duration_before, displacement[..., None], duration[..., None], scale)
    turn[segment[indices, None, None] != segment[earlier]] = 0.0
    found[:, :, 1:] = np.where(none_earlier, np.inf, step[..., None] + turn)
    return found


def _durations(seconds: Floats, indices: Indices, origins: Indices) -> Floats32:
    """Return the seconds from `origins` to `indices` in single precision, subtracted in double precision."""
    return np.asarray(seconds[indices] - seconds[origins], np.float32)


def _speed_cost(displacement: Floats32, duration: Floats32, scale: Scale) -> Floats32:
    """Return the cost of the speed of a link, 0 to `_MAX_TURN_COST`. Only the highest speeds have a notable cost."""
    share = np.hypot(*displacement) / (scale.max_speed * duration + 2 * scale.noise)
    found: Floats32 = _MAX_TURN_COST * np.minimum(share, 1.0) ** 4
    return found


def _turn_cost(
    displacement_before: Floats32, duration_before: Floats32, displacement: Floats32, duration: Floats32, scale: Scale
) -> Floats32:
    """Return the cost of a change of velocity from one link to the next, 0 to `_MAX_TURN_COST`.

    The cost is the squared deviation from a straight line at constant speed, relative to the usual deviation.
    """
    duration_before = np.maximum(duration_before, _EPSILON)
    ratio = duration / duration_before
    (x, y), (deviation_x, deviation_y) = displacement_before, displacement - displacement_before * ratio
    squared = np.maximum(x * x + y * y, _EPSILON)
    forward = (deviation_x * x + deviation_y * y) ** 2 / squared
    sideways = np.maximum(deviation_x * deviation_x + deviation_y * deviation_y - forward, 0.0)
    half = (duration + duration_before) / 2
    usual = scale.noise**2 * (1 + (1 + ratio) ** 2 + ratio**2) + (scale.acceleration * duration * half) ** 2
    brakes = squared * (_MAX_BRAKING_SHARE * ratio * np.minimum(half / _BRAKING_SECONDS, 1.0)) ** 2
    found: Floats32 = np.minimum(sideways / usual + forward / (usual + brakes), _MAX_TURN_COST)
    return found


def _forward(costs: Floats32, starts: Indices, longest: int) -> tuple[Floats32, NDArray[np.uint8]]:
    """Return the lowest cost of a chain that ends at each point of each block, and how that chain arrived there.

    The last axis of both results is the number of points back to the chain's previous point; 0 for its first point.

    Args:
        costs: link costs from `_link_costs`.
        starts: (b,) index in `costs` of each block's first point.
        longest: number of points of the longest block. Shorter blocks are computed beyond their end, which does no
            harm.
    """
    best = np.full((len(starts), longest + _MAX_LINK_POINTS, _MAX_LINK_POINTS + 1), np.inf, np.float32)
    via = np.zeros((len(starts), longest, _MAX_LINK_POINTS + 1), np.uint8)
    for k in range(longest):
        # Previous points, nearest first.
        reached = best[:, k : k + _MAX_LINK_POINTS][:, ::-1]
        totals = reached + costs[np.minimum(starts + k, len(costs) - 1)]
        via[:, k, 1:] = totals.argmin(axis=2)
        best[:, k + _MAX_LINK_POINTS, 1:] = totals.min(axis=2)
        if k <= MAX_RUN_POINTS:
            best[:, k + _MAX_LINK_POINTS, 0] = _SKIP_COST * k
    return best, via


def _cheapest_chain(best: Floats32, via: NDArray[np.uint8]) -> Flags:
    """Return whether each point of a block is on its cheapest chain.

    The first `_MAX_LINK_POINTS` rows of `best` are padding before the block's first point.
    """
    count = len(best) - _MAX_LINK_POINTS
    kept = np.zeros(count, np.bool_)
    ends = (
        best[max(count, _MAX_LINK_POINTS) :][::-1]
        + _SKIP_COST * np.arange(min(count, _MAX_LINK_POINTS), dtype=np.float32)[:, None]
    )
    n_skipped, state = divmod(int(ends.argmin()), _MAX_LINK_POINTS + 1)
    index = count - 1 - n_skipped
    while True:
        kept[index] = True
        if state == 0:
            return kept
        index, state = index - state, int(via[index, state])
