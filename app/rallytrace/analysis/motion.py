"""The motion of a ball in each frame, from where it is seen in the frames around."""

import numpy as np

from rallytrace.track.arrays import AnyFloats, Flags


def steady_motion(positions: AnyFloats, seen: Flags) -> AnyFloats:
    """How far a ball flies in a frame's time, float64 (n, 2), in the unit of the positions.

    The mean of the steps from the frame before and to the frame after. Zero where the ball is not seen in all three
    frames, and where it turns: if the steps differ by more than the longer one's length.

    Args:
        positions: (n, 2), of consecutive frames; of any value where not seen.
        seen: bool (n,).
    """
    motion = np.zeros((len(seen), 2))
    if len(seen) < 3:
        return motion
    steps = np.diff(np.where(seen[:, None], positions, np.nan), axis=0)
    lengths = np.hypot(*steps.T)
    turn = np.hypot(*np.diff(steps, axis=0).T)
    flies = turn <= np.maximum(lengths[:-1], lengths[1:])  # NaN where not seen: no flight
    motion[1:-1][flies] = (steps[:-1] + steps[1:])[flies] / 2
    return motion
