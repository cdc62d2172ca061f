"""Choose what to draw over each frame of an exported video."""

from collections.abc import Callable, Sequence

import numpy as np

from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.request import OverlayOptions
from rallytrace.track.track import SOURCES, State, is_placed
from rallytrace.video.overlay_video import Mark


def make_marks(
    labels: TrackSnapshot, options: OverlayOptions, *, only_reviewed: bool
) -> Callable[[int], Sequence[Mark]]:
    """Return a function that gives a frame's marks: its point and the path around it, up to the next cut."""
    rows = labels.shown_rows(options.layers)
    placed = is_placed(rows)
    if only_reviewed:
        placed &= labels.reviewed
    joined = np.zeros(len(rows), np.bool_)
    joined[1:] = placed[1:] & placed[:-1] & ~labels.cuts[1:]
    scenes = np.cumsum(labels.cuts)

    def marks(frame: int) -> list[Mark]:
        trail = range(max(frame - options.trail_past, 0), min(frame + options.trail_future + 1, len(rows)))
        return [
            Mark(
                index - frame,
                float(rows["x"][index]),
                float(rows["y"][index]),
                SOURCES[int(rows["source"][index])],
                bool(rows["state"][index] == State.OCCLUDED),
                bool(joined[index]),
            )
            for index in trail
            if placed[index] and scenes[index] == scenes[frame]
        ]

    return marks
