"""The area of the picture in which the ball may be, for frames without a position."""

from typing import Final, TypeAlias

import numpy as np

from rallytrace.track.track import Layer, Track

Area: TypeAlias = tuple[float, float, float, float]
_NEARBY_FRAMES: Final = 8
"""Frames beside a range that are used for the position of the ball."""
_DISTANT_FRAMES: Final = 60
"""Frames beside a range that are used if no nearer position is known; by then the ball may be anywhere."""


def area_around(track: Track, frames: range, a_frame: float) -> Area | None:
    """Return the area of the picture in which the ball may be in a range of frames; None without a position nearby.

    The area covers the positions in and beside the range, or the last one before and the first one after it, and grows
    with the number of frames without a position.

    Args:
        a_frame: largest movement of the ball per frame without a position, in video pixels.

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
