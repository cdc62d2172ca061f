"""Derive the shots of a match in 3D."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from rallytrace.analysis.facts.events import RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.shots.contact_times import WINDOW_SECONDS
from rallytrace.analysis.shots.shot_metrics import ObservedPath, RallyShots, measure_rally
from rallytrace.analysis.strokes.speeds import drop_false_speeds
from rallytrace.errors import Check
from rallytrace.track.court_views import CourtViews
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.lists import CourtsChange, Event, EventsChange
from rallytrace.track.steps import Steps


@dataclass(frozen=True, slots=True, eq=False)
class _RallyForMeasuring:
    """A rally whose shots are to be computed.

    Attributes:
        by_hand: events of the rally that the user set; those that are contacts are also in `events`.
        path: path of the ball, starting at frame `first`.
        first: first frame of the rally.
    """

    events: tuple[Event, ...]
    by_hand: tuple[Event, ...]
    path: ObservedPath
    first: int
    views: CourtViews

    def measure(self, check: Check) -> RallyShots | None:
        check()
        court, camera = self.views.at(self.first), self.views.camera(self.first)
        if court is None or camera is None:
            return None
        events, by_hand = (
            tuple(Event(event.frame - self.first, event.kind) for event in some) for some in (self.events, self.by_hand)
        )
        frames = np.arange(self.first, self.first + len(self.path.seconds))
        path = replace(self.path, pixels=self.views.show_in(self.first, frames, self.path.pixels.T).T)
        measured = measure_rally(events, path, camera, court.sport, by_hand)
        return None if measured is None else measured.shift_frames(self.first)


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    source, record = facts.source, facts.source.record
    if source.size is None or not record.courts:
        return ()
    n_frames = min(record.n_frames, len(source.seconds))
    seconds = distinct_times(source.seconds[:n_frames], source.repeats(0, n_frames))
    jobs = []
    for events, scene in ((rally.events, rally.scene) for rally in facts[RALLY_EVENTS] if len(rally.events) > 1):
        yield
        ends = seconds[[events[0].frame, events[-1].frame]] + (-WINDOW_SECONDS, WINDOW_SECONDS)
        first, stop = np.clip(np.searchsorted(seconds, ends), scene.start, min(scene.stop, n_frames)).tolist()
        views = CourtViews(record.courts, source.size).within(range(first, stop))
        if views.at(first) is None:
            continue
        pixels = np.where(source.repeats(first, stop), np.nan, source.positions(first, stop))
        by_hand = tuple(event for event in record.events if first <= event.frame < stop)
        path = ObservedPath(pixels, seconds[first:stop], source.size.width)
        rally = _RallyForMeasuring(events, by_hand, path, first, views)
        key = views, events, by_hand, pixels.tobytes(), path.seconds.tobytes()
        jobs.append(Job.prepared(key, rally.measure, first))
    return jobs


def _keep_found(_facts: Facts, results: Sequence[RallyShots | None]) -> tuple[RallyShots, ...]:
    return tuple(rally for rally in results if rally is not None)


FOUND_SHOTS: Final[Node[tuple[RallyShots, ...]]] = Node(
    "found shots",
    (),
    _plan,
    _keep_found,
    reads=frozenset({Reads.PATH, CourtsChange, EventsChange}),
    after=(RALLY_EVENTS,),
    delay_ms=600,
    is_lazy=True,
    is_long=True,
)
"""The rallies with shots in 3D, ascending."""


def _without_false_speeds(facts: Facts, _results: Any) -> tuple[RallyShots, ...]:
    return tuple(drop_false_speeds(rally, facts[STROKES]) for rally in facts[FOUND_SHOTS])


SHOTS: Final[Node[tuple[RallyShots, ...]]] = Node("shots", (), join=_without_false_speeds, after=(FOUND_SHOTS, STROKES))
"""The rallies with shots in 3D, without speeds that are impossible for their strokes."""
