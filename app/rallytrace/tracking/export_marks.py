"""What is drawn over each frame of an exported video."""

from collections.abc import Callable, Sequence

import numpy as np

from rallytrace.domain.track import SOURCES, State
from rallytrace.storage.exports.labels import TrackSnapshot
from rallytrace.storage.exports.request import OverlayOptions
from rallytrace.video.overlay_video import Mark


def marks_of(labels: TrackSnapshot, options: OverlayOptions, *, only_reviewed: bool) -> Callable[[int], Sequence[Mark]]:
    """A function that gives a frame's marks: its own point and the path around it, which never crosses a cut."""
    rows = labels.shown(options.layers)
    known = (rows["x"] != 0) | (rows["y"] != 0)
    placed = (rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known)
    if only_reviewed:
        placed &= labels.reviewed
    joined = np.zeros(len(rows), np.bool_)
    joined[1:] = placed[1:] & placed[:-1] & ~labels.cuts[1:]
    scenes = np.cumsum(labels.cuts)

    def marks(frame: int) -> list[Mark]:
        around = range(max(frame - options.trail_past, 0), min(frame + options.trail_future + 1, len(rows)))
        return [
            Mark(
                at - frame,
                float(rows["x"][at]),
                float(rows["y"][at]),
                SOURCES[int(rows["source"][at])],
                bool(rows["state"][at] == State.OCCLUDED),
                bool(joined[at]),
            )
            for at in around
            if placed[at] and scenes[at] == scenes[frame]
        ]

    return marks
