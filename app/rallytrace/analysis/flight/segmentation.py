"""The begins of a path's flights: the division into legs that explains it best, at a cost for each leg.

A leg costs the errors of its points, in noise squared, and `_LEG`. Dynamic programming over the candidates finds the
cheapest division, block by block.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.flight.curve import (
    DRAGS,
    Scale,
    Solved,
    Sums,
    bend_speed,
    join_sums,
    point_sums,
    segment_sums,
    solve,
)
from rallytrace.analysis.flight.points import Blocks, Points
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.steps import Steps

WIDEST: Final = 48
"""Most frames around a candidate and its neighbours."""
CANDIDATE_SPACING: Final = 32
"""Most frames between two candidates: one is added wherever this many frames have none."""

_LOOKS: Final = (2, 4, 8)
"""Points on either side to examine; each count is twice the one before."""
_GAIN: Final = 20.0
"""Least reduction of the squared distances by a split, in noise squared."""
_GREAT_GAIN: Final = 30.0
"""Gain from which the next points are candidates, too: a fast ball is far off after a turn one frame late."""
_NEIGHBOURS: Final = 2
_AFTER_GAP: Final = 4
"""Frames without a ball after which a new flight may always begin."""
_PARABOLA: Final = np.array([np.inf])
BLOCK: Final = 16
MARGIN: Final = 64
LONGEST: Final = 128
"""Most frames of a leg."""
_LEG: Final = 50.0
_RISE: Final = 80.0
"""Additional cost of an upward turn within a leg."""
_FALLS: Final = 0.05
"""Vertical speed beyond noise, in diagonals a second."""
_REACH: Final = 20
"""Most candidates from a leg's first to its end."""
_PORTION: Final = 1024
"""Candidates computed at a time, so that they fit the processor's cache."""
_DRAGS: Final = np.array(DRAGS)


def boundary_candidates(points: Points, scale: Scale) -> Indices:
    """The points before which a flight may end, ascending; all fresh ones are among them."""
    count = len(points)
    chosen = points.fresh.copy()
    if count:
        chosen[1:] |= np.diff(points.frames // CANDIDATE_SPACING) > 0
        chosen[1:] |= np.diff(points.frames) > _AFTER_GAP
    for gains in _gains(points, scale):
        chosen |= _find_tops(gains)
    return np.flatnonzero(chosen)


def _gains(points: Points, scale: Scale) -> list[Floats]:
    """The gain of a split before each point, for each look, in noise squared; 0 for impossible splits."""
    count, found = len(points), []
    segment = np.cumsum(points.fresh)
    sums = point_sums(points.positions)
    length = 1
    for look in _LOOKS:
        while length < look:
            sums = _double_sums(sums, points.seconds, length)
            length *= 2
        gain = np.zeros(count)
        if count >= 2 * look:
            joint = _double_sums(sums, points.seconds, look)
            squares = solve(sums, scale.prior).squares[0]
            better = squares[:-look] + squares[look:]
            better = solve(joint, scale.prior).squares[0] - better
            first, last = np.arange(count - 2 * look + 1), np.arange(2 * look - 1, count)
            is_short = points.frames[last] - points.frames[first] < WIDEST
            gain[look : count - look + 1] = np.where(is_short & (segment[first] == segment[last]), better, 0.0)
        found.append(gain / scale.noise**2)
    return found


def _double_sums(sums: Sums, seconds: Floats, length: int) -> Sums:
    """The sums of twice as many points, from each point on, from those of `length`."""
    count = max(len(sums) - length, 0)
    return join_sums(sums[:count], sums[length:], seconds[length:][:count] - seconds[:count], _PARABOLA)


def _find_tops(gains: Floats) -> Flags:
    """The points with the highest sufficient gain nearby, and the neighbours of great ones."""
    padded = np.pad(gains, _NEIGHBOURS)
    highest = np.max([padded[k : k + len(gains)] for k in range(2 * _NEIGHBOURS + 1)], axis=0)
    tops = (gains > _GAIN) & (gains == highest)
    great = np.pad(tops & (gains > _GREAT_GAIN), 1)
    return np.asarray(tops | great[2:] | great[:-2])


def segment_path(points: Points, indices: Indices, scale: Scale) -> Steps[Indices]:
    """The points that begin a new leg, of the candidates `indices`; the first candidate is the first point."""
    blocks = Blocks.of(points.frames[indices], BLOCK, MARGIN)
    chosen = points.fresh[indices]
    if not len(blocks):
        return indices
    costs = yield from _leg_costs(points, indices, scale)
    via = _forward(costs, blocks)
    yield
    for block in range(len(blocks)):
        start, inner, outer, stop = (
            int(edge[block]) for edge in (blocks.start, blocks.inner, blocks.outer, blocks.stop)
        )
        node, leg_lengths = stop - start, via[block]
        while True:
            node -= int(leg_lengths[node])
            if node <= 0:
                break
            if inner <= start + node < outer:
                chosen[start + node] = True
    return _shorten_legs(points, indices[chosen])


def _shorten_legs(points: Points, starts: Indices) -> Indices:
    """Legs of at most `LONGEST` frames: longer ones hardly move and are not the ball's."""
    numbers = points.frames // (LONGEST // 2)
    ends = np.append(starts[1:], len(points)) - 1
    long = points.frames[ends] - points.frames[starts] >= LONGEST
    inside = np.repeat(long, ends - starts + 1)
    inside[1:] &= np.diff(numbers) > 0
    inside[starts] = True
    return np.flatnonzero(inside)


def _leg_costs(points: Points, indices: Indices, scale: Scale) -> Steps[Floats]:
    """The costs of legs from an earlier candidate to before each candidate.

    Returns:
        (m + 1, `_REACH`): by the candidate, the last being the end of the points, and the number of earlier ones less
        1;
        infinite for a leg across a fresh point.
    """
    count = len(indices)
    found = np.full((count + 1, _REACH), np.inf)
    seconds, segment = points.seconds[indices], np.cumsum(points.fresh)[indices]
    ends = np.append(indices[1:], len(points)) - 1
    single = segment_sums(points.seconds, points.positions, indices, _DRAGS)
    for start in range(0, count, _PORTION):
        sums = single[start : start + _PORTION]
        for extra in range(_REACH):
            size = min(len(sums), count - start - extra)
            if size <= 0:
                break
            begin = np.arange(start, start + size)
            last = begin + extra
            if extra:
                sums = join_sums(sums[:size], single[last], seconds[last] - seconds[begin], _DRAGS)
            solved = solve(sums, scale.prior)
            drag = solved.squares.argmin(axis=0)
            best = solved.with_drag(drag)
            rises = _rises(best, points.seconds[ends[last]] - seconds[begin], _DRAGS[drag], scale)
            cost = best.squares / scale.noise**2 + _LEG + _RISE * rises
            found[last + 1, extra] = np.where(segment[last] == segment[begin], cost, np.inf)
            yield
    return found


def _rises(solved: Solved, durations: Floats, drags: Floats, scale: Scale) -> Flags:
    """Whether flights of these durations fall first and rise in the end, (n,): no ball does that without a hit."""
    _, _, l22, _, l32, l33 = solved.factor
    acceleration = solved.y[2] / l33
    velocity = (solved.y[1] - l32 * acceleration) / l22
    much = _FALLS * scale.diagonal
    return np.asarray((velocity > much) & (velocity + acceleration * bend_speed(durations, drags) < -much))


def _forward(costs: Floats, blocks: Blocks) -> NDArray[np.uint8]:
    """For each node of each block, the number of candidates in the best last leg."""
    longest = int((blocks.stop - blocks.start).max())
    best = np.full((len(blocks), longest + _REACH + 1), np.inf)
    best[:, _REACH] = 0.0
    via = np.zeros((len(blocks), longest + 1), np.uint8)
    for k in range(1, longest + 1):
        totals = best[:, k : k + _REACH][:, ::-1] + costs[np.minimum(blocks.start + k, len(costs) - 1)]
        via[:, k] = totals.argmin(axis=1) + 1
        best[:, k + _REACH] = totals.min(axis=1)
    return via
