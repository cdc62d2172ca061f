"""Measure the motion of the ball in each frame from its positions in the surrounding frames."""

import numpy as np

from rallytrace.track.arrays import AnyFloats, Flags


def steady_motion(positions: AnyFloats, seen: Flags) -> AnyFloats:
    """Return how far the ball flies per frame, float64 (n, 2), in the unit of the positions.

    This is the mean of the steps from the previous frame and to the next one. It is zero unless the ball is visible in
    all three frames. It is also zero at a contact: where the two steps differ by more than the length of the longer
    one.

    Args:
        positions: (n, 2), positions in consecutive frames; ignored where the ball is not visible.
        seen: bool (n,), whether the ball is visible.
    """
    motion = np.zeros((len(seen), 2))
    if len(seen) < 3:
        return motion
    steps = np.diff(np.where(seen[:, None], positions, np.nan), axis=0)
    lengths = np.hypot(*steps.T)
    change = np.hypot(*np.diff(steps, axis=0).T)
    flies = change <= np.maximum(lengths[:-1], lengths[1:])  # NaN where not seen: no flight
    motion[1:-1][flies] = (steps[:-1] + steps[1:])[flies] / 2
    return motion
