"""Whether the video is in slow motion."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads
from rallytrace.analysis.shots.slow_motion import SlowMotionCheck
from rallytrace.track.court_views import CourtViews
from rallytrace.track.lists import CourtsChange, RecordingsChange
from rallytrace.track.steps import Steps

_MAX_FRAMES: Final = 3000
"""Largest number of frames that are checked, from the first one with a court and a ball."""


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    source, record = facts.source, facts.source.record
    known = np.flatnonzero(np.isfinite(source.positions(0, min(record.n_frames, len(source.seconds)))[0]))
    yield
    views = None if source.size is None else CourtViews(record.courts, source.size)
    first = next((frame for frame in known.tolist() if views is not None and views.at(frame) is not None), None)
    if views is None or first is None or source.time_scale != 1.0:
        return ()
    frames = range(first, min(first + _MAX_FRAMES, int(known[-1]) + 1))
    path = np.where(source.repeats(first, frames.stop), np.nan, source.positions(first, frames.stop))
    cuts, seconds = source.cuts(first, frames.stop), source.seconds[first : frames.stop]
    check = SlowMotionCheck(path, cuts, seconds, views.within(frames), first)
    key = check.views, path.tobytes(), cuts.tobytes(), seconds.tobytes()
    return [Job.prepared(key, check.find_slowdown, first)]


def _take_found(_facts: Facts, results: Sequence[int | None]) -> int | None:
    return next(iter(results), None)


SLOWDOWN: Final[Node[int | None]] = Node(
    "slowdown",
    None,
    _plan,
    _take_found,
    reads=frozenset({Reads.PATH, CourtsChange, RecordingsChange}),
    delay_ms=600,
    is_lazy=True,
    is_long=True,
)
"""About how many times slower than the match the video is, 1 if it is not; None if that is uncertain."""
