"""A frame and those around it, in arrays that begin at any frame, never across a cut."""

import numpy as np

from rallytrace.domain.suspicion.features import Flags, Floats, Indices


def beside(values: Floats, by: int, scene: Indices) -> Floats:
    """The values `by` frames later, (..., n); NaN where that frame is in another scene or there is none.

    Args:
        values: (..., n).
        by: how many frames later, not 0; negative for earlier.
        scene: the number of each frame's scene, (n,).
    """
    there = np.full_like(values, np.nan)
    here, from_ = (slice(-by, None), slice(None, by)) if by < 0 else (slice(None, -by), slice(by, None))
    there[..., here] = np.where(scene[here] == scene[from_], values[..., from_], np.nan)
    return there


def last_and_next(marked: Flags, scene: Indices, within: int) -> tuple[Indices, Indices]:
    """For each frame the nearest marked one up to it, and from it on; -1 where there is none.

    Args:
        marked: (n,).
        scene: the number of each frame's scene, (n,); frames of others do not count.
        within: nor do those farther away.
    """
    at = np.arange(len(marked))
    last = np.maximum.accumulate(np.where(marked, at, -1))
    next_ = np.minimum.accumulate(np.where(marked, at, len(marked))[::-1])[::-1]
    next_[next_ == len(marked)] = -1
    for found in (last, next_):
        found[(np.abs(at - found) > within) | (scene[found] != scene)] = -1
    return last, next_


def share_around(marked: Flags, counted: Flags, reach: int) -> Floats:
    """The share of the counted frames within `reach` frames, the frame itself left out, that are marked; 0 of none."""
    at = np.arange(len(marked))
    low, high = np.maximum(at - reach, 0), np.minimum(at + reach + 1, len(marked))

    def number(flags: Flags) -> Indices:
        total = np.concatenate(([0], np.cumsum(flags)))
        return total[high] - total[low] - flags

    return np.asarray(number(marked & counted) / np.maximum(number(counted), 1), np.float64)


def pieces(marked: Flags) -> list[range]:
    """The runs of marked frames."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], marked, [False])).astype(np.int8)))
    return [range(start, stop) for start, stop in edges.reshape(-1, 2).tolist()]
