"""Faint sights: what TrackNet saw too faintly to count, taken up where it lies on the curve that fills the frames."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from rallytrace.domain.fills.fill import Fill
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.domain.peaks import FAINTEST
from rallytrace.domain.track import Frames

NEAR: Final = 3 / 512
"""How far from the curve a sight may be beside a known frame, as a share of the picture's width."""
MORE: Final = 0.5 / 512
"""How much farther with every frame that lies between."""
FARTHEST: Final = 12 / 512
"""How far it may be at most. All three, the least height (`FAINTEST`) and the rounds: docs/decisions/0015-fills.md."""
ROUNDS: Final = 3
"""A curve through some sights comes near others; after so many times nothing is gained."""


def sighted(around: FillContext, draw: Callable[[FillContext], Fill], width: int) -> Fill:
    """A fill that goes through the sights near it, as through known points, and has their frames for seen.

    Args:
        around: the range, and what is known around it.
        draw: fills frames by what is known around them; where nothing is left to fill it is not asked.
        width: of the video.
    """
    fill, seen = draw(around), np.zeros(0, np.int64)
    for _ in range(ROUNDS):
        near = _near(around, fill, width)
        if not len(near):
            break
        seen, around = np.union1d(seen, near), around.knowing(near)
        if not around.spans():
            fill = replace(fill, frames=near[:0], positions=fill.positions[:, :0])
            break
        fill = draw(around)
    if not len(seen):
        return fill
    # What lies outside of the picture is in no fill, and no sight does.
    frames = np.concatenate([fill.frames, seen])
    places = np.concatenate([fill.positions, around.path[:, seen - around.first]], axis=1)
    order = np.argsort(frames)
    return replace(fill, frames=frames[order], positions=places[:, order], seen=seen)


def _near(around: FillContext, fill: Fill, width: int) -> Frames:
    """The frames of a fill with a sight near it."""
    at = fill.frames - around.first
    x, y, height = around.sights[:, at]
    off = np.hypot(*(np.stack([x, y]) - fill.positions))
    between = np.maximum(_to_known(around)[at] - 1, 0)
    # NaN, where there is no sight, is near nothing.
    near = (off <= np.minimum(NEAR + MORE * between, FARTHEST) * width) & (height >= FAINTEST)
    found: Frames = fill.frames[near]
    return found


def _to_known(around: FillContext) -> Frames:
    """How many frames it is from each frame held to the nearest known one, (n,)."""
    frames, known = np.arange(len(around.known)), np.flatnonzero(around.known)
    behind = np.searchsorted(known, frames)
    ends = np.concatenate([[-len(frames)], known, [2 * len(frames)]])
    away: Frames = np.minimum(frames - ends[behind], ends[behind + 1] - frames)
    return away
