"""Where a point helps a fill most."""

import functools
from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.domain.fills.fill import Fill
from rallytrace.domain.fills.surroundings import FillContext

ALIKE: Final = 4 / 512
"""Fills that are no farther apart than this share of the picture's width say the same: TrackNet's own tolerance."""
_BESIDE: Final = 2
"""Frames so near to a known one are known well enough."""


def where_to_place(around: FillContext, fills: Sequence[Fill], *, apart: float = 0.0) -> int | None:
    """The frame at which a person's point would tell most, by what is known; None where every fill says about the same.

    That is the end of the range beyond which nothing is known, or else the frame at which the fills lie farthest apart.

    Args:
        around: what is known around the range.
        fills: those that are offered.
        apart: fills that are no farther apart than this, in video pixels, say the same.
    """
    end = _open_end(around)
    if end is not None:
        return end
    # A fill that is doubtful itself differs anywhere, mostly right beside a point.
    sure = [fill for fill in fills if not fill.words]
    return _farthest_apart(around, sure if len(sure) > 1 else fills, apart)


def _open_end(around: FillContext) -> int | None:
    """Of the ends beyond which nothing is known the one that is farthest from anything known; None without one."""
    ends = []
    for flight in around.flights():
        knots = around.knots(flight)
        inside = range(max(flight.start, around.frames.start), min(flight.stop, around.frames.stop))
        if inside and (not knots or inside.start < knots[0]):
            ends.append(((knots[0] if knots else inside.stop) - inside.start, inside.start))
        elif inside and inside[-1] > knots[-1]:
            ends.append((inside[-1] - knots[-1], inside[-1]))
    return max(ends)[1] if ends else None


def _farthest_apart(around: FillContext, fills: Sequence[Fill], apart: float) -> int | None:
    """Where fills lie farthest apart, but not beside a known frame, as long as there are others."""
    common = functools.reduce(np.intersect1d, [fill.frames for fill in fills]) if fills else np.zeros(0, np.int64)
    if not len(common):
        return None
    places = np.stack([fill.positions[:, np.isin(fill.frames, common)] for fill in fills])
    ways = np.hypot(*np.ptp(places, axis=0))
    if ways.max() <= apart:
        return None
    known = np.array(around.knots(around.held), np.int64)
    beside = np.isin(common[:, None] + np.arange(-_BESIDE, _BESIDE + 1), known).any(axis=1)
    if not beside.all():
        ways[beside] = 0
    return int(common[ways.argmax()])
