"""Notice slow motion: shots that obey gravity only if the match was faster than its video."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import numpy as np

from rallytrace.analysis.events.found_events import events_along
from rallytrace.analysis.events.transitions import transition_steps
from rallytrace.analysis.shots.shot_metrics import ObservedPath, measure_rally, split_rallies
from rallytrace.errors import Check, no_check
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.camera import Camera
from rallytrace.track.court_views import CourtViews
from rallytrace.track.lists import Event
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.steps import run_steps

SLOWDOWNS: Final = (2, 4, 8)
"""How many times slower than the match a video may be: cameras record 60, 120 or 240 frames a second."""
_MIN_SHOTS: Final = 4
_MIN_COVERED_SHARE: Final = 0.4
"""Smallest number of shots that prove slow motion, and their smallest share of the ball's path. At the video's own
speed there must be none."""


@dataclass(frozen=True, slots=True, eq=False)
class SlowMotionCheck:
    """A part of a video to be checked for slow motion.

    Attributes:
        path: (2, n) ball positions in video pixels; NaN where there is none.
        begins: (n,) whether a scene begins at each frame.
        seconds: (n,) times of the file.
        views: courts of the video.
        first: first frame of the part.
    """

    path: Floats
    begins: Flags
    seconds: Floats
    views: CourtViews
    first: int = 0

    def find_slowdown(self, check: Check = no_check) -> int | None:
        """Return about how many times slower than the match the video is, 1 if it is not; None if that is uncertain."""
        court, camera = self.views.at(self.first), self.views.camera(self.first)
        if court is None or camera is None:
            return None
        frames = np.arange(self.first, self.first + len(self.seconds))
        path = self.views.show_in(self.first, frames, self.path.T).T
        n_known = int(np.isfinite(path[0]).sum())

        def covered(slowdown: int) -> Iterator[int]:
            return self._measure(path, self.seconds / slowdown, camera, court.sport, check)

        if next(covered(1), None) is not None:
            return 1
        found = {slowdown: list(covered(slowdown)) for slowdown in SLOWDOWNS}
        best = max(SLOWDOWNS, key=lambda slowdown: sum(found[slowdown]))
        is_proven = len(found[best]) >= _MIN_SHOTS and sum(found[best]) >= _MIN_COVERED_SHARE * n_known
        return best if is_proven else None

    def _measure(self, path: Floats, seconds: Floats, camera: Camera, sport: Sport, check: Check) -> Iterator[int]:
        """Yield the lengths in frames of the shots that obey the laws of physics."""
        size, bouncing, edges = self.views.size, SPORTS[sport].ball.bounces, np.flatnonzero(self.begins)
        transitions = run_steps(transition_steps(path, seconds, size=size, begins=self.begins), check)
        events = events_along(transitions, bouncing=bouncing, starts=np.union1d(0, edges))
        scenes = groupby(events, lambda event: int(np.searchsorted(edges, event.frame, "right")))
        for rally in (rally for _, shown in scenes for rally in split_rallies(tuple(shown), seconds)):
            check()
            first, stop = rally[0].frame, rally[-1].frame + 1
            observed = ObservedPath(path[:, first:stop], seconds[first:stop], size.width)
            moved = [Event(event.frame - first, event.kind) for event in rally]
            measured = measure_rally(moved, observed, camera, sport)
            shots = () if measured is None else measured.shots
            yield from (shot.end_frame - shot.frame for shot in shots if shot.start is not None)
