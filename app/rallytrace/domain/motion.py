"""How fast the ball moves across the picture."""

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.track import Layer, Rows, State, Track

Floats = NDArray[np.float64]


def positions(rows: Rows) -> Floats:
    """The positions that rows of any layer have, (2, n) in video pixels; NaN where there is none.

    An occluded ball counts where somebody says where it is.
    """
    known = (rows["x"] != 0) | (rows["y"] != 0)
    placed = (rows["state"] == State.VISIBLE) | ((rows["state"] == State.OCCLUDED) & known)
    return np.stack([np.where(placed, rows[name], np.nan) for name in ("x", "y")])


def speeds(path: Floats, seconds: Floats, begins: NDArray[np.bool_]) -> Floats:
    """The speed at each frame: the way from the frame before and to the frame after, by the time it takes.

    The way is measured along the path, so that a hit, where the ball turns, is no dip. Where only one of the two
    neighbours counts the speed is that of the one step; where neither does there is none.

    Args:
        path: positions, (2, n) in pixels, NaN where there is none; no step leads to or from such a frame.
        seconds: when each frame is shown, (n,), ascending but not necessarily even.
        begins: whether a scene begins at a frame, (n,); no step leads to it from the frame before.

    Returns:
        (n,) in pixels a second, NaN where there is none.
    """
    count = path.shape[1]
    way, time = np.zeros(count + 1), np.zeros(count + 1)
    if count > 1:
        length, lasts = np.hypot(*np.diff(path, axis=1)), np.diff(seconds)
        counts = np.isfinite(length) & (lasts > 0) & ~begins[1:]
        way[1:-1], time[1:-1] = np.where(counts, length, 0.0), np.where(counts, lasts, 0.0)
    whole = time[:-1] + time[1:]
    found: Floats = np.divide(way[:-1] + way[1:], whole, out=np.full(count, np.nan), where=whole > 0)
    return found


def track_speeds(track: Track, seconds: Floats, frames: range) -> Floats:
    """The speeds along the path that is shown, as `speeds` has them, for a stretch of a track.

    Args:
        track: the track; where it says that a scene begins the path is broken.
        seconds: when each frame of the whole track is shown, (track.n_frames,).
        frames: for which, within the track.

    Returns:
        (len(frames),) in pixels a second.
    """
    start, stop = max(frames.start - 1, 0), min(frames.stop + 1, track.n_frames)
    begins = np.asarray(track.layer(Layer.PREDICTED)[start:stop]["begins_scene"], np.bool_)
    found = speeds(positions(track.shown(start, stop)), seconds[start:stop], begins)
    return found[frames.start - start : frames.stop - start]
