"""Find the times of contacts to a fraction of a frame."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads
from rallytrace.analysis.facts.scenes import SCENES
from rallytrace.analysis.facts.shots import FOUND_SHOTS
from rallytrace.analysis.shots.contact_times import WINDOW_SECONDS, find_contact_times
from rallytrace.analysis.shots.shot_metrics import Estimate
from rallytrace.errors import Check
from rallytrace.track.arrays import Floats, Indices
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.lists import EventsChange
from rallytrace.track.steps import Steps

_Times: TypeAlias = Mapping[int, Estimate]

_APART_SECONDS: Final = 2 * WINDOW_SECONDS
"""If two contacts are farther apart than this, their times are found independently."""


@dataclass(frozen=True, slots=True, eq=False)
class _Contacts:
    """Contacts of one scene whose times are to be found, and the path around them.

    Attributes:
        frames: frame numbers of the contacts.
        first: frame number of the first column of `pixels` and `seconds`.
        pixels: (2, n) positions in square pixels.
        seconds: (n,) frame times.
        width: width of the picture in square pixels.
    """

    frames: Indices
    first: int
    pixels: Floats
    seconds: Floats
    width: float

    @property
    def key(self) -> tuple[object, ...]:
        return self.frames.tobytes(), self.first, self.pixels.tobytes(), self.seconds.tobytes(), self.width

    def find(self, check: Check) -> _Times:
        check()
        times, spreads = find_contact_times(self.frames - self.first, self.pixels, self.seconds, self.width)
        return dict(zip(self.frames.tolist(), map(Estimate, times.tolist(), spreads.tolist()), strict=True))


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    source = facts.source
    if source.size is None:
        return ()
    n_frames = min(source.record.n_frames, len(source.seconds))
    seconds = distinct_times(source.seconds[:n_frames], source.repeats(0, n_frames))
    frames = np.array([event.frame for event in facts[EVENTS] if event.frame < n_frames], np.int64)
    scenes = facts[SCENES]
    is_apart = np.diff(seconds[frames]) > _APART_SECONDS
    is_apart |= np.diff(np.searchsorted(scenes.starts, frames, "right")) > 0
    jobs = []
    for some in np.split(frames, np.flatnonzero(is_apart) + 1) if len(frames) else ():
        yield
        scene = scenes.around(int(some[0]))
        first = max(scene.start, int(np.searchsorted(seconds, seconds[some[0]] - _APART_SECONDS)))
        stop = min(scene.stop, int(np.searchsorted(seconds, seconds[some[-1]] + _APART_SECONDS, "right")))
        pixels = np.where(source.repeats(first, stop), np.nan, source.size.to_square(source.positions(first, stop)))
        contacts = _Contacts(some, first, pixels, seconds[first:stop], source.size.square_width)
        jobs.append(Job.prepared(contacts.key, contacts.find, first))
    return jobs


def _prefer_shots(facts: Facts, results: Sequence[_Times]) -> _Times:
    """Return the times of the contacts: those at which shots in 3D meet, where the path agrees with them.

    The other times are those found in the picture.
    """
    found = {frame: time for part in results for frame, time in part.items()}
    for rally in facts[FOUND_SHOTS]:
        for frame, time in rally.contact_times().items():
            if frame in found and time.agrees_with(found[frame]):
                found[frame] = time
    return found


CONTACT_TIMES: Final[Node[_Times]] = Node(
    "contact times",
    {},
    _plan,
    _prefer_shots,
    reads=frozenset({Reads.PATH, EventsChange}),
    after=(EVENTS, SCENES, FOUND_SHOTS),
    is_lazy=True,
)
"""The time of each contact in seconds, keyed by its frame."""
