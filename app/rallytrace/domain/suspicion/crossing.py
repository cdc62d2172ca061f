"""The evidence of gaps: where a ball was seen last and is seen next, and whether it can have been between."""

import numpy as np

from rallytrace.domain.suspicion.features import Feature, Floats, Indices
from rallytrace.domain.suspicion.neighbours import last_and_next
from rallytrace.domain.suspicion.stretch import TrackSpan

LONGEST = 45
"""A ball that was seen more frames away is not the one that is missed here."""


def crossings(stretch: TrackSpan) -> dict[Feature, Floats]:
    """The features that tell of gaps, and of how long a ball is seen between two of them."""
    last, next_ = last_and_next(stretch.sure, stretch.scene, LONGEST)
    lost, found = last_and_next(~stretch.sure, stretch.scene, LONGEST)
    before, after = _taken(stretch.path, last), _taken(stretch.path, next_)
    since, until = _time_from(stretch.times, last), _time_from(stretch.times, next_)
    share = np.divide(since, since + until, out=np.zeros_like(since), where=since + until > 0)
    line = np.where(np.isnan(before), after, np.where(np.isnan(after), before, before + (after - before) * share))
    run = _time_from(stretch.times, lost) + _time_from(stretch.times, found) - 1
    return {
        Feature.ON_THE_WAY: np.log1p(np.hypot(*(stretch.peaks - line))),
        Feature.RUN: np.log(np.clip(run, 1, LONGEST)),
        Feature.ACROSS: np.log1p(np.hypot(*(after - before))),
        Feature.UNTIL: np.log1p(until),
        Feature.HEIGHT: np.fmin(before[1], after[1]) / stretch.height,
    }


def _taken(values: Floats, at: Indices) -> Floats:
    """The values (2, n) of some frames; NaN where the frame is -1."""
    return np.where(at >= 0, values[:, at], np.nan)


def _time_from(times: Floats, at: Indices) -> Floats:
    return np.where(at >= 0, np.minimum(np.abs(times - times[at]), LONGEST), LONGEST)
