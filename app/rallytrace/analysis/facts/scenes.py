"""Divide a video into scenes. What is derived from a scene does not depend on others, except for names and courts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.facts.graph import Facts, Job, Node, Reads
from rallytrace.track.arrays import Indices
from rallytrace.track.lists import NonPlayChange
from rallytrace.track.steps import Steps


@dataclass(frozen=True, slots=True, eq=False)
class Scenes:
    """The parts of a video between cuts, and between the ends of non-play ranges.

    Attributes:
        starts: first frames of the scenes, ascending from 0.
        n_frames: number of frames of the video.
    """

    starts: Indices
    n_frames: int

    def around(self, frame: int) -> range:
        """Return the frames of the scene that contains a frame."""
        number = int(np.searchsorted(self.starts, frame, "right"))
        stop = self.starts[number] if number < len(self.starts) else self.n_frames
        return range(int(self.starts[number - 1]), int(stop))


def _plan(facts: Facts) -> Steps[Sequence[Job]]:
    source, record = facts.source, facts.source.record
    n_frames = min(record.n_frames, len(source.seconds))
    begins = source.cuts(0, n_frames).copy()
    begins[[frame for span in record.non_play for frame in (span.start, span.stop) if frame < n_frames]] = True
    yield
    starts = np.union1d(0, np.flatnonzero(begins))
    return [Job.prepared((starts.tobytes(), n_frames), lambda _check: Scenes(starts, n_frames))]


SCENES: Final[Node[Scenes]] = Node(
    "scenes", Scenes(np.zeros(1, np.int64), 0), _plan, reads=frozenset({Reads.PATH, NonPlayChange}), max_delay_ms=1000
)
"""The scenes of the video."""
