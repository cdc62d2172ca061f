"""The area of the picture in which the ball may be, for frames without a position."""

from typing import Final, TypeAlias

import numpy as np

from rallytrace.track.track import Layer, Track

Area: TypeAlias = tuple[float, float, float, float]
_NEARBY_FRAMES: Final = 8
"""Positions up to this many frames from a range are used to estimate where the ball may be."""
_DISTANT_FRAMES: Final = 60
"""Positions up to this many frames away are used if there is none nearer; beyond that, the ball may be anywhere."""


def area_around(track: Track, frames: range, a_frame: float) -> Area | None:
    """Return the area of the picture in which the ball may be in these frames; None without a known position nearby.

    The area covers the positions in and near the range, and grows with the number of frames without a position. If
    there are none, it covers the last position before the range and the first one after it.

    Args:
        a_frame: largest movement of the ball per frame, in video pixels.

    Returns:
        Left, top, right and bottom in video pixels, possibly outside the picture.
    """
    start, stop = max(frames.start - _DISTANT_FRAMES, 0), min(frames.stop + _DISTANT_FRAMES, track.n_frames)
    cuts = start + np.flatnonzero(track.layer(Layer.PREDICTED)[start:stop]["begins_scene"])
    start = max([start, *cuts[cuts <= frames.start].tolist()])
    stop = min([stop, *cuts[cuts > frames[-1]].tolist()])
    x, y = track.positions(start, stop)
    known = start + np.flatnonzero((x != 0) | (y != 0))
    if not len(known):
        return None
    last, next_ = known[known < frames.start][-1:], known[known >= frames.stop][:1]
    nearby = known[(known >= frames.start - _NEARBY_FRAMES) & (known < frames.stop + _NEARBY_FRAMES)]
    offsets = np.concatenate([last, nearby, next_]) - start
    unknown = np.abs(np.arange(frames.start, frames.stop)[:, None] - known).min(axis=1)
    reach = a_frame * float(unknown.max())
    x, y = x[offsets], y[offsets]
    return float(x.min()) - reach, float(y.min()) - reach, float(x.max()) + reach, float(y.max()) + reach
