"""Points that are not the ball's: a detector that follows a shoe for up to five frames, and comes back.

The points that are kept form a chain. A link that turns away from where the two points before it lead costs something,
but never more than `_TURN`, because a hit turns as sharply as it likes; leaving a point out costs `_SKIP`. To go and
look at a shoe takes two turns there and two back, so a chain without the shoe is cheaper for a few frames; a hit takes
two at most and nothing comes back. The cheapest chain is found by dynamic programming, block by block.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Flags, Floats, Floats32, Indices
from rallytrace.domain.flight.curve import Scale
from rallytrace.domain.flight.points import Blocks, Points, Steps

LONGEST: Final = 5
"""Points in a row that may be left out."""
BLOCK: Final = 32
MARGIN: Final = 24

_TURN: Final = 12.0
_SKIP: Final = 9.0
_BRAKES: Final = 0.7
"""Share of its speed that the air may take from a ball within a moment of `_MOMENT` seconds."""
_MOMENT: Final = 0.1

_REACH: Final = LONGEST + 1
_PORTION: Final = 512
"""Points whose links are looked at in one go: they fit the processor's cache, and take a millisecond or two."""
_INSTANT: Final = 1e-6


def outliers(points: Points, scale: Scale) -> Steps[Flags]:
    """Which points are not the ball's, (n,)."""
    out = np.zeros(len(points), np.bool_)
    blocks = _suspicious_blocks(points, scale)
    if not len(blocks):
        return out
    needed = np.zeros(len(points) + 1, np.int64)
    np.add.at(needed, blocks.start, 1)
    np.add.at(needed, blocks.stop, -1)
    at = np.flatnonzero(np.cumsum(needed[:-1]))
    portions = []
    for k in range(0, len(at), _PORTION):
        portions.append(_link_costs(points, at[k : k + _PORTION], scale))
        yield
    costs = np.concatenate(portions)
    best, via = _forward(costs, np.searchsorted(at, blocks.start), int((blocks.stop - blocks.start).max()))
    yield
    for block in range(len(blocks)):
        start, inner, outer, stop = (int(a[block]) for a in (blocks.start, blocks.inner, blocks.outer, blocks.stop))
        kept = _chain(best[block, : stop - start + _REACH], via[block])
        out[inner:outer] = ~kept[inner - start : outer - start]
    # Where nothing of a segment is left, nothing speaks against its points.
    first = np.flatnonzero(points.fresh)
    alone: Flags = np.repeat(np.logical_and.reduceat(out, first), np.diff(first, append=len(points)))
    return np.asarray(out & ~alone)


def _suspicious_blocks(points: Points, scale: Scale) -> Blocks:
    """The blocks in which some link costs enough that leaving a point out may be cheaper."""
    blocks = Blocks.of(points.frames, BLOCK, MARGIN)
    if len(points) < 2:
        return blocks.some(np.zeros(len(blocks), np.bool_))
    apart = np.diff(np.cumsum(points.fresh))
    displacement, duration = np.diff(points.positions).astype(np.float32), np.diff(points.seconds).astype(np.float32)
    costs = np.zeros(len(points))
    costs[1:] = np.where(apart == 0, _speed_cost(displacement, duration, scale), 0.0)
    turns = _turn(displacement[:, :-1], duration[:-1], displacement[:, 1:], duration[1:], scale)
    costs[2:] += np.where((apart[1:] == 0) & (apart[:-1] == 0), turns, 0.0)
    dear = np.flatnonzero(costs > _SKIP / 4)
    return blocks.some(np.searchsorted(dear, blocks.start) < np.searchsorted(dear, blocks.stop))


def _link_costs(points: Points, at: Indices, scale: Scale) -> Floats32:
    """What it costs to come to point p from p - a, when the one before that was p - a - b, with what is left out.

    Returns:
        (len(at), `LONGEST` + 1, `LONGEST` + 2): for each p of `at`, by a - 1 and b; b = 0 says that there is none
        before. Infinite where there are no such points.
    """
    by = np.arange(1, _REACH + 1)
    last = at[:, None] - by
    earlier = last[:, :, None] - by
    none, none_earlier = last < 0, earlier < 0
    last, earlier = np.maximum(last, 0), np.maximum(earlier, 0)
    segment, seconds = np.cumsum(points.fresh), points.seconds
    positions = points.positions.astype(np.float32)
    displacement = positions[:, at, None] - positions[:, last]
    duration = _durations(seconds, at[:, None], last)
    displacement_before = positions[:, last, None] - positions[:, earlier]
    duration_before = _durations(seconds, last[:, :, None], earlier)
    together = segment[at, None] == segment[last]
    found = np.empty((len(at), _REACH, _REACH + 1), np.float32)
    step = np.where(together, _speed_cost(displacement, duration, scale), 0.0) + _SKIP * (by - 1)
    found[:, :, 0] = np.where(none, np.inf, step)
    turn = _turn(displacement_before, duration_before, displacement[..., None], duration[..., None], scale)
    turn[segment[at, None, None] != segment[earlier]] = 0.0
    found[:, :, 1:] = np.where(none_earlier, np.inf, step[..., None] + turn)
    return found


def _durations(seconds: Floats, at: Indices, since: Indices) -> Floats32:
    """Seconds between points in single precision; the difference is taken in double."""
    return np.asarray(seconds[at] - seconds[since], np.float32)


def _speed_cost(displacement: Floats32, duration: Floats32, scale: Scale) -> Floats32:
    """The cost of a step's speed, 0 to `_TURN`: small except for the fastest."""
    share = np.hypot(*displacement) / (scale.fastest * duration + 2 * scale.noise)
    found: Floats32 = _TURN * np.minimum(share, 1.0) ** 4
    return found


def _turn(
    displacement_before: Floats32, duration_before: Floats32, displacement: Floats32, duration: Floats32, scale: Scale
) -> Floats32:
    """The cost of a displacement after another, 0 to `_TURN`: the squared deviation over the usual one."""
    duration_before = np.maximum(duration_before, _INSTANT)
    ratio = duration / duration_before
    (x, y), (deviation_x, deviation_y) = displacement_before, displacement - displacement_before * ratio
    squared = np.maximum(x * x + y * y, _INSTANT)
    along = (deviation_x * x + deviation_y * y) ** 2 / squared
    across = np.maximum(deviation_x * deviation_x + deviation_y * deviation_y - along, 0.0)
    half = (duration + duration_before) / 2
    usual = scale.noise**2 * (1 + (1 + ratio) ** 2 + ratio**2) + (scale.bend * duration * half) ** 2
    brakes = squared * (_BRAKES * ratio * np.minimum(half / _MOMENT, 1.0)) ** 2
    found: Floats32 = np.minimum(across / usual + along / (usual + brakes), _TURN)
    return found


def _forward(costs: Floats32, starts: Indices, longest: int) -> tuple[Floats32, NDArray[np.uint8]]:
    """The cheapest way to each point of each block, by how many points it leaves out before it, and from where.

    Args:
        starts: (b,), where in the costs each block begins.
        longest: points of the longest block; the shorter ones are followed beyond their end, which does no harm.
    """
    best = np.full((len(starts), longest + _REACH, _REACH + 1), np.inf, np.float32)
    via = np.zeros((len(starts), longest, _REACH + 1), np.uint8)
    for k in range(longest):
        # The points before, the nearest first.
        reached = best[:, k : k + _REACH][:, ::-1]
        totals = reached + costs[np.minimum(starts + k, len(costs) - 1)]
        via[:, k, 1:] = totals.argmin(axis=2)
        best[:, k + _REACH, 1:] = totals.min(axis=2)
        if k <= LONGEST:
            best[:, k + _REACH, 0] = _SKIP * k
    return best, via


def _chain(best: Floats32, via: NDArray[np.uint8]) -> Flags:
    """Which points of a block are on its cheapest chain; `best` holds `_REACH` rows before the first of them."""
    count = len(best) - _REACH
    kept = np.zeros(count, np.bool_)
    ends = best[max(count, _REACH) :][::-1] + _SKIP * np.arange(min(count, _REACH), dtype=np.float32)[:, None]
    back, state = divmod(int(ends.argmin()), _REACH + 1)
    at = count - 1 - back
    while True:
        kept[at] = True
        if state == 0:
            return kept
        at, state = at - state, int(via[at, state])
