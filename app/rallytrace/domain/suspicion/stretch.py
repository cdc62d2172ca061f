"""The part of a track that is looked at to judge some of its frames, in the units of the evidence."""

from dataclasses import dataclass

import numpy as np

from rallytrace.domain.detections import Source
from rallytrace.domain.geometry import Size
from rallytrace.domain.motion import positions
from rallytrace.domain.suspicion.features import PAD, FaultKind, Flags, Floats, Indices, Kinds
from rallytrace.domain.suspicion.neighbours import last_and_next
from rallytrace.domain.track import SOURCES, Layer, Rows, State, Track

UNIT = 512
"""Distances are measured as if the picture were so many pixels wide."""
_TICKS = 30.0
"""Times are measured in frames of a video with so many a second."""
_LENT = 8
"""A frame that TrackNet skipped is judged by what it saw so many frames away at most."""


@dataclass(frozen=True, slots=True, eq=False)
class TrackSpan:
    """Consecutive frames of a track.

    Attributes:
        frames: which.
        kind: what is said of each, uint8 (n,) of `FaultKind`.
        occluded: frames whose ball is said to be where it cannot be seen, (n,).
        imported: frames whose word comes from a label file, (n,).
        path: positions, (2, n) in pixels at 512 across; NaN where there is none.
        sure: frames whose position somebody saw, rather than filled in, (n,).
        sights: what TrackNet said, (n,) of `SIGHT`; of a frame that it skipped, what it said of the one before.
        looked: whether there is such a word, (n,).
        peaks: where the heatmaps' peaks are, (2, n) in pixels at 512 across; NaN where there is none.
        scene: a number for each frame, the same within a scene, (n,).
        times: when each frame is shown, (n,) in thirtieths of a second.
        height: of the picture, in pixels at 512 across.
        scale: such a pixel is 1 / scale pixels of the video.
    """

    frames: range
    kind: Kinds
    occluded: Flags
    imported: Flags
    path: Floats
    sure: Flags
    sights: Rows
    looked: Flags
    peaks: Floats
    scene: Indices
    times: Floats
    height: float
    scale: float

    @classmethod
    def around(cls, track: Track, frames: range, *, size: Size, seconds: Floats) -> "TrackSpan":
        """Some frames of a track and all others that a judgement of them may rest on."""
        start, stop = max(frames.start - PAD, 0), min(frames.stop + PAD, track.n_frames)
        shown, sights = track.shown(start, stop), track.layer(Layer.PREDICTED)[start:stop]
        by_hand = track.layer(Layer.HUMAN)[start:stop]["state"] != State.UNSET
        known = shown["state"] != State.UNSET
        begins = sights["begins_scene"] | (known & ~np.concatenate(([False], known[:-1])))
        scene = np.cumsum(begins)
        path, scale = positions(shown), UNIT / size.width
        filled = shown["source"] == SOURCES.index(Source.INPAINTED)
        sure = np.isfinite(path[0]) & ((shown["state"] == State.VISIBLE) & ~filled | by_hand)
        lender, _ = last_and_next(sights["state"] != State.UNSET, scene, _LENT)
        sights, looked = sights[lender], lender >= 0
        return cls(
            frames=range(start, stop),
            kind=_kinds(known & ~by_hand, np.isfinite(path[0]), sure),
            occluded=np.isfinite(path[0]) & (shown["state"] == State.OCCLUDED),
            imported=shown["source"] == SOURCES.index(Source.IMPORTED),
            path=path * scale,
            sure=sure,
            sights=sights,
            looked=looked,
            peaks=np.stack([np.where(looked, sights[name] * scale, np.nan) for name in ("peak_x", "peak_y")]),
            scene=scene,
            times=seconds[start:stop] * _TICKS,
            height=size.height * scale,
            scale=scale,
        )


def _kinds(doubted: Flags, placed: Flags, sure: Flags) -> Kinds:
    kind = np.where(sure, FaultKind.SEEN, np.where(placed, FaultKind.HIDDEN, FaultKind.EMPTY))
    return np.where(doubted, kind, FaultKind.NONE).astype(np.uint8)
