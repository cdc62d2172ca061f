"""Where the flights of a path begin: the split into legs that explains it best, at a cost for each leg.

Each leg costs what its points are off, in noise squared, and `_LEG` for being one. The cheapest split is found by
dynamic programming over the candidates, block by block.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Flags, Floats, Indices
from rallytrace.domain.flight.curve import DRAGS, Scale, Solved, Sums, gained, joined, point_sums, segment_sums, solve
from rallytrace.domain.flight.points import Blocks, Points, Steps

WIDEST: Final = 48
"""Frames that a look at a point and its neighbours spans at most."""
EVERY: Final = 32
"""Frames between two candidates, at most: a candidate is added wherever this many frames have none."""

_LOOKS: Final = (2, 4, 8)
"""Points on either side that are looked at; each is made of two of the one before."""
_GAIN: Final = 20.0
"""By how much a split must at least bring the squared distances down, in noise squared."""
_GREAT_GAIN: Final = 30.0
"""From which on the points next to it are candidates too: a fast ball is far off when it turns a frame too late."""
_AROUND: Final = 2
_AFTER_GAP: Final = 4
"""Frames without a ball after which a new flight may always begin."""
_PARABOLA: Final = np.array([np.inf])


def candidates(points: Points, scale: Scale) -> Indices:
    """The points before which a flight may end, ascending; all fresh ones are among them."""
    count = len(points)
    chosen = points.fresh.copy()
    if count:
        chosen[1:] |= np.diff(points.frames // EVERY) > 0
        chosen[1:] |= np.diff(points.frames) > _AFTER_GAP
    for gains in _gains(points, scale):
        chosen |= _tops(gains)
    return np.flatnonzero(chosen)


def _gains(points: Points, scale: Scale) -> list[Floats]:
    """The gain of a split before each point, for each look, in noise squared; 0 where none is possible."""
    count, found = len(points), []
    segment = np.cumsum(points.fresh)
    sums = point_sums(points.positions)
    length = 1
    for look in _LOOKS:
        while length < look:
            sums = _doubled(sums, points.seconds, length)
            length *= 2
        gain = np.zeros(count)
        if count >= 2 * look:
            both = _doubled(sums, points.seconds, look)
            apart = solve(sums, scale.prior).squares[0]
            better = apart[:-look] + apart[look:]
            better = solve(both, scale.prior).squares[0] - better
            first, last = np.arange(count - 2 * look + 1), np.arange(2 * look - 1, count)
            near = points.frames[last] - points.frames[first] < WIDEST
            gain[look : count - look + 1] = np.where(near & (segment[first] == segment[last]), better, 0.0)
        found.append(gain / scale.noise**2)
    return found


def _doubled(sums: Sums, seconds: Floats, length: int) -> Sums:
    """The sums of twice as many points, from each point on, from those of `length`."""
    count = max(len(sums) - length, 0)
    return joined(sums[:count], sums[length:], seconds[length:][:count] - seconds[:count], _PARABOLA)


def _tops(gains: Floats) -> Flags:
    """The points with a sufficient gain that is the highest nearby; where it is great, their neighbours as well."""
    padded = np.pad(gains, _AROUND)
    around = np.max([padded[k : k + len(gains)] for k in range(2 * _AROUND + 1)], axis=0)
    tops = (gains > _GAIN) & (gains == around)
    great = np.pad(tops & (gains > _GREAT_GAIN), 1)
    return np.asarray(tops | great[2:] | great[:-2])


BLOCK: Final = 16
MARGIN: Final = 64
LONGEST: Final = 128
"""Frames of a leg at most."""

_LEG: Final = 50.0
_RISE: Final = 80.0
"""What it costs more when the ball turns up within it."""
_FALLS: Final = 0.05
"""Diagonals a second down at first, and up in the end, that are no matter of noise."""
_REACH: Final = 20
"""Candidates from a leg's first to its end, at most."""
_PORTION: Final = 1024
"""Candidates that are looked at in one go, so that they fit the processor's cache."""

_DRAGS: Final = np.array(DRAGS)


def splits(points: Points, at: Indices, scale: Scale) -> Steps[Indices]:
    """The points at which a new leg begins, of the candidates `at`; the first candidate is the first point."""
    blocks = Blocks.of(points.frames[at], BLOCK, MARGIN)
    chosen = points.fresh[at]
    if not len(blocks):
        return at
    costs = yield from _leg_costs(points, at, scale)
    via = _forward(costs, blocks)
    yield
    for block in range(len(blocks)):
        start, inner, outer, stop = (int(a[block]) for a in (blocks.start, blocks.inner, blocks.outer, blocks.stop))
        node, back = stop - start, via[block]
        while True:
            node -= int(back[node])
            if node <= 0:
                break
            if inner <= start + node < outer:
                chosen[start + node] = True
    return _shortened(points, at[chosen])


def _shortened(points: Points, starts: Indices) -> Indices:
    """Legs of at most `LONGEST` frames: longer ones hardly move and are not the ball's."""
    numbers = points.frames // (LONGEST // 2)
    ends = np.append(starts[1:], len(points)) - 1
    long = points.frames[ends] - points.frames[starts] >= LONGEST
    inside = np.repeat(long, ends - starts + 1)
    inside[1:] &= np.diff(numbers) > 0
    inside[starts] = True
    return np.flatnonzero(inside)


def _leg_costs(points: Points, at: Indices, scale: Scale) -> Steps[Floats]:
    """What legs cost that end before a candidate and begin some candidates earlier.

    Returns:
        (m + 1, `_REACH`): by the candidate, the last being the end of the points, and how many earlier less 1;
        infinite where a leg would go across a fresh point.
    """
    count = len(at)
    found = np.full((count + 1, _REACH), np.inf)
    seconds, segment = points.seconds[at], np.cumsum(points.fresh)[at]
    ends = np.append(at[1:], len(points)) - 1
    single = segment_sums(points.seconds, points.positions, at, _DRAGS)
    for start in range(0, count, _PORTION):
        sums = single[start : start + _PORTION]
        for more in range(_REACH):
            size = min(len(sums), count - start - more)
            if size <= 0:
                break
            begin = np.arange(start, start + size)
            last = begin + more
            if more:
                sums = joined(sums[:size], single[last], seconds[last] - seconds[begin], _DRAGS)
            solved = solve(sums, scale.prior)
            drag = solved.squares.argmin(axis=0)
            best = solved.with_drag(drag)
            rises = _rises(best, points.seconds[ends[last]] - seconds[begin], _DRAGS[drag], scale)
            cost = best.squares / scale.noise**2 + _LEG + _RISE * rises
            found[last + 1, more] = np.where(segment[last] == segment[begin], cost, np.inf)
            yield
    return found


def _rises(solved: Solved, durations: Floats, drags: Floats, scale: Scale) -> Flags:
    """Whether flights that last some seconds fall first and rise in the end, (n,): no ball does that without a hit."""
    _, _, l22, _, l32, l33 = solved.factor
    acceleration = solved.y[2] / l33
    velocity = (solved.y[1] - l32 * acceleration) / l22
    much = _FALLS * scale.diagonal
    return np.asarray((velocity > much) & (velocity + acceleration * gained(durations, drags) < -much))


def _forward(costs: Floats, blocks: Blocks) -> NDArray[np.uint8]:
    """For each node of each block, how many candidates before it the best last leg begins."""
    longest = int((blocks.stop - blocks.start).max())
    best = np.full((len(blocks), longest + _REACH + 1), np.inf)
    best[:, _REACH] = 0.0
    via = np.zeros((len(blocks), longest + 1), np.uint8)
    for k in range(1, longest + 1):
        totals = best[:, k : k + _REACH][:, ::-1] + costs[np.minimum(blocks.start + k, len(costs) - 1)]
        via[:, k] = totals.argmin(axis=1) + 1
        best[:, k + _REACH] = totals.min(axis=1)
    return via
