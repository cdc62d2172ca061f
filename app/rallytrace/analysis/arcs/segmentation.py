"""Segment a trajectory into arcs by dynamic programming, with a penalty per arc.

The cost of an arc is the sum of the squared distances of its points, in noise squared, plus `_ARC_COST`. Dynamic
programming over the candidate boundaries finds the cheapest segmentation, block by block.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.arcs.curve import (
    DRAG_SECONDS,
    Scale,
    Solved,
    Sums,
    join_sums,
    point_sums,
    segment_sums,
    solve,
    unit_speed,
)
from rallytrace.analysis.arcs.points import Blocks, Points
from rallytrace.track.arrays import Flags, Floats, Indices
from rallytrace.track.steps import Steps

MAX_WINDOW_TICKS: Final = 48
"""Longest time spanned by the points that are compared on both sides of a boundary."""
CANDIDATE_SPACING_TICKS: Final = 32
"""Largest distance between two candidates: one is added wherever there is none for this long."""

_WINDOW_POINTS: Final = (2, 4, 8)
"""Numbers of points on either side of a possible boundary that are compared; each is twice the previous one."""
_MIN_GAIN: Final = 20.0
"""Smallest gain of a candidate. The gain of a split is the reduction of the squared distances, in noise squared."""
_MIN_GREAT_GAIN: Final = 30.0
"""Gain from which the neighbouring points are candidates too: a fast ball moves far in the frame after a contact."""
_NEIGHBOUR_POINTS: Final = 2
"""A candidate must have the highest gain among this many points on either side."""
_MIN_GAP_TICKS: Final = 4
"""A new arc may always begin after a gap longer than this."""
_NO_DRAG: Final = np.array([np.inf])
BLOCK_TICKS: Final = 16
"""Length of a block."""
MARGIN_TICKS: Final = 64
"""Margin on either side of a block."""
MAX_ARC_TICKS: Final = 128
"""Longest arc."""
_ARC_COST: Final = 50.0
"""Penalty per arc, in noise squared."""
_RISE_COST: Final = 80.0
"""Additional cost of an arc that falls at its start and rises at its end."""
_MIN_FALL_DIAGONALS_PER_S: Final = 0.05
"""Smallest vertical speed of a falling or rising ball, in picture diagonals per second; slower motion may be noise."""
_MAX_ARC_CANDIDATES: Final = 20
"""Largest number of candidates within an arc."""
_PORTION_CANDIDATES: Final = 1024
"""Number of candidates computed at a time, so that they fit the processor's cache."""
_DRAGS: Final = np.array(DRAG_SECONDS)


def boundary_candidates(points: Points, scale: Scale) -> Indices:
    """Return the indices of the points at which a new arc may begin, ascending.

    Points that follow a cut, a long gap or a known contact are always included.
    """
    count = len(points)
    chosen = points.starts_arc.copy()
    if count:
        chosen[1:] |= np.diff(points.ticks // CANDIDATE_SPACING_TICKS) > 0
        chosen[1:] |= np.diff(points.ticks) > _MIN_GAP_TICKS
    for gains in _gains(points, scale):
        chosen |= _find_gain_peaks(gains)
    return np.flatnonzero(chosen)


def _gains(points: Points, scale: Scale) -> list[Floats]:
    """Return the gain of a split before each point, (n,) in noise squared for each window; 0 for impossible splits."""
    count, found = len(points), []
    segment = np.cumsum(points.starts_arc)
    sums = point_sums(points.positions)
    length = 1
    for width in _WINDOW_POINTS:
        while length < width:
            sums = _double_sums(sums, points.seconds, length)
            length *= 2
        gain = np.zeros(count)
        if count >= 2 * width:
            joint = _double_sums(sums, points.seconds, width)
            squares = solve(sums, scale.prior).squares[0]
            better = squares[:-width] + squares[width:]
            better = solve(joint, scale.prior).squares[0] - better
            first, last = np.arange(count - 2 * width + 1), np.arange(2 * width - 1, count)
            is_short = points.ticks[last] - points.ticks[first] < MAX_WINDOW_TICKS
            gain[width : count - width + 1] = np.where(is_short & (segment[first] == segment[last]), better, 0.0)
        found.append(gain / scale.noise**2)
    return found


def _double_sums(sums: Sums, seconds: Floats, length: int) -> Sums:
    """Return the sums over `2 * length` points starting at each point.

    Args:
        sums: sums over `length` points starting at each point.
        length: number of points in each of the given sums.
    """
    count = max(len(sums) - length, 0)
    return join_sums(sums[:count], sums[length:], seconds[length:][:count] - seconds[:count], _NO_DRAG)


def _find_gain_peaks(gains: Floats) -> Flags:
    """Return whether each point has a gain that is large enough and the largest nearby.

    Points next to one with a very large gain are included, too.
    """
    padded = np.pad(gains, _NEIGHBOUR_POINTS)
    highest = np.max([padded[k : k + len(gains)] for k in range(2 * _NEIGHBOUR_POINTS + 1)], axis=0)
    tops = (gains > _MIN_GAIN) & (gains == highest)
    great = np.pad(tops & (gains > _MIN_GREAT_GAIN), 1)
    return np.asarray(tops | great[2:] | great[:-2])


def segment_path(points: Points, indices: Indices, scale: Scale) -> Steps[Indices]:
    """Return the candidates at which an arc begins in the cheapest segmentation.

    Args:
        indices: candidates; the first one is the first point.
    """
    blocks = Blocks.of(points.ticks[indices], BLOCK_TICKS, MARGIN_TICKS)
    chosen = points.starts_arc[indices]
    if not len(blocks):
        return indices
    costs = yield from _arc_costs(points, indices, scale)
    via = _forward(costs, blocks)
    yield
    for block in range(len(blocks)):
        start, inner, outer, stop = (
            int(edge[block]) for edge in (blocks.start, blocks.inner, blocks.outer, blocks.stop)
        )
        node, arc_lengths = stop - start, via[block]
        while True:
            node -= int(arc_lengths[node])
            if node <= 0:
                break
            if inner <= start + node < outer:
                chosen[start + node] = True
    return _shorten_arcs(points, indices[chosen])


def _shorten_arcs(points: Points, starts: Indices) -> Indices:
    """Return the starts of the arcs after splitting those longer than `MAX_ARC_TICKS`.

    Such arcs hardly move, so they are not the ball's.
    """
    numbers = points.ticks // (MAX_ARC_TICKS // 2)
    ends = np.append(starts[1:], len(points)) - 1
    long = points.ticks[ends] - points.ticks[starts] >= MAX_ARC_TICKS
    inside = np.repeat(long, ends - starts + 1)
    inside[1:] &= np.diff(numbers) > 0
    inside[starts] = True
    return np.flatnonzero(inside)


def _arc_costs(points: Points, indices: Indices, scale: Scale) -> Steps[Floats]:
    """Return the costs of the arcs that end just before each candidate.

    Returns:
        (m + 1, `_MAX_ARC_CANDIDATES`): cost by the candidate at which the arc ends, where the last row stands for the
        end of the points, and by the number of candidates in the arc minus 1. Infinite for arcs across a cut, a long
        gap or a known contact.
    """
    count = len(indices)
    found = np.full((count + 1, _MAX_ARC_CANDIDATES), np.inf)
    seconds, segment = points.seconds[indices], np.cumsum(points.starts_arc)[indices]
    ends = np.append(indices[1:], len(points)) - 1
    single = segment_sums(points.seconds, points.positions, indices, _DRAGS)
    for start in range(0, count, _PORTION_CANDIDATES):
        sums = single[start : start + _PORTION_CANDIDATES]
        for extra in range(_MAX_ARC_CANDIDATES):
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
            cost = best.squares / scale.noise**2 + _ARC_COST + _RISE_COST * rises
            found[last + 1, extra] = np.where(segment[last] == segment[begin], cost, np.inf)
            yield
    return found


def _rises(solved: Solved, durations: Floats, drags: Floats, scale: Scale) -> Flags:
    """Return whether each arc falls at its start and rises at its end, (n,).

    A ball does so only if there is a contact in between.
    """
    _, _, l22, _, l32, l33 = solved.factor
    acceleration = solved.y[2] / l33
    velocity = (solved.y[1] - l32 * acceleration) / l22
    much = _MIN_FALL_DIAGONALS_PER_S * scale.diagonal
    return np.asarray((velocity > much) & (velocity + acceleration * unit_speed(durations, drags) < -much))


def _forward(costs: Floats, blocks: Blocks) -> NDArray[np.uint8]:
    """Return the number of candidates in the last arc of the best segmentation up to each candidate of each block."""
    longest = int((blocks.stop - blocks.start).max())
    best = np.full((len(blocks), longest + _MAX_ARC_CANDIDATES + 1), np.inf)
    best[:, _MAX_ARC_CANDIDATES] = 0.0
    via = np.zeros((len(blocks), longest + 1), np.uint8)
    for k in range(1, longest + 1):
        totals = best[:, k : k + _MAX_ARC_CANDIDATES][:, ::-1] + costs[np.minimum(blocks.start + k, len(costs) - 1)]
        via[:, k] = totals.argmin(axis=1) + 1
        best[:, k + _MAX_ARC_CANDIDATES] = totals.min(axis=1)
    return via
