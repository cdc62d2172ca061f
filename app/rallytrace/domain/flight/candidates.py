"""Where a flight may end and another begin: points at which two short flights explain more than one."""

from typing import Final

import numpy as np

from rallytrace.domain.flight.curve import Flags, Floats, Indices
from rallytrace.domain.flight.moments import Sums, joined, point_sums, solve
from rallytrace.domain.flight.points import Points
from rallytrace.domain.flight.scale import Scale

WIDEST: Final = 48
"""Frames that a look at a point and its neighbours spans at most."""
EVERY: Final = 32
"""At the latest after so many frames there is a candidate, so that what lies between two is of some length at most."""

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
    """By how much it helps to split before each point, by how far is looked, in noise squared; 0 where it cannot be."""
    count, found = len(points), []
    stretch = np.cumsum(points.fresh)
    sums = point_sums(points.places)
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
            gain[look : count - look + 1] = np.where(near & (stretch[first] == stretch[last]), better, 0.0)
        found.append(gain / scale.noise**2)
    return found


def _doubled(sums: Sums, seconds: Floats, length: int) -> Sums:
    """The sums of twice as many points, from each point on, from those of `length`."""
    count = max(len(sums) - length, 0)
    return joined(sums[:count], sums[length:], seconds[length:][:count] - seconds[:count], _PARABOLA)


def _tops(gains: Floats) -> Flags:
    """Where a gain is enough and none is higher close by; where it is great, the points beside it too."""
    padded = np.pad(gains, _AROUND)
    around = np.max([padded[k : k + len(gains)] for k in range(2 * _AROUND + 1)], axis=0)
    tops = (gains > _GAIN) & (gains == around)
    great = np.pad(tops & (gains > _GREAT_GAIN), 1)
    return np.asarray(tops | great[2:] | great[:-2])
