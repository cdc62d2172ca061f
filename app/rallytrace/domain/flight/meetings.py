"""Where one flight turns into the next."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.domain.flight.curve import Flags, Floats, Indices
from rallytrace.domain.flight.legs import Fits
from rallytrace.domain.flight.points import Points
from rallytrace.domain.flight.scale import Scale

_MOMENTS: Final = 17
"""Moments around two points at which flights are looked for to meet."""
_NEAR: Final = 0.035
"""Of the diagonal: so near two flights come to one another when one turns into the other, for the points are off."""
_NEAR_WAY: Final = 0.6
"""And so much of the way that the faster one makes between the two points, for a racket takes a moment."""
_NEAREST: Final = 0.1
"""Of the diagonal: this is not near, however fast the ball is."""
_BESIDE: Final = 0.04
"""Seconds before and after the two points in which flights may meet as well."""
_TURN: Final = 0.06
"""Diagonals a second by which the velocity changes, at least, when the ball is hit or bounces."""
_GAIN: Final = 1.3
"""A ball that goes so many times as fast as it came was hit, whichever way it goes."""
_STRAIGHT: Final = 0.8
"""Cosine of the angle up to which a ball that is not faster just flies on: the camera's perspective bends its way."""
_WHILE: Final = 0.1
"""Seconds over which it is told how a ball comes and goes."""


@dataclass(frozen=True, slots=True, eq=False)
class Meetings:
    """Where each leg but the last comes nearest to the one that follows, about where the one's points end.

    Attributes:
        seconds: (p - 1,).
        turns: (p - 1,), whether the one turns into the other there: they meet, and the ball turns or gets faster.
    """

    seconds: Floats
    turns: Flags


def meetings(points: Points, starts: Indices, fits: Fits, scale: Scale) -> Meetings:
    """Where the flights of legs that begin at some points meet; none does across a fresh point."""
    early = np.arange(len(starts) - 1)
    before, after = points.seconds[starts[1:] - 1], points.seconds[starts[1:]]
    lasts = after - before
    beside = np.minimum(lasts, _BESIDE)
    seconds = (before - beside)[:, None] + (lasts + 2 * beside)[:, None] * np.linspace(0, 1, _MOMENTS)
    pairs = early[:, None]
    distances = np.hypot(*(fits.at(pairs, seconds) - fits.at(pairs + 1, seconds)))
    nearest = distances.argmin(axis=1)
    when, apart = seconds[early, nearest], distances[early, nearest] / scale.diagonal
    meet = ~points.fresh[starts[1:]] & (apart < _NEAREST)
    comes = fits.mean_velocity(early, np.maximum(before - _WHILE, points.seconds[starts[:-1]]), before)
    ends = points.seconds[np.append(starts[2:], len(points)) - 1]
    goes = fits.mean_velocity(early + 1, after, np.minimum(after + _WHILE, ends))
    came, went = np.hypot(*comes), np.hypot(*goes)
    meet &= apart < _NEAR + _NEAR_WAY * np.maximum(came, went) / scale.diagonal * lasts
    turn = ((comes * goes).sum(axis=0) < _STRAIGHT * came * went) | (went > _GAIN * came)
    return Meetings(when, meet & turn & (np.hypot(*(goes - comes)) > _TURN * scale.diagonal))
