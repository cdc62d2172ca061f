"""Smooth tracks through keys: pairs of a time in seconds and a value."""

from typing import TypeAlias

import numpy as np

from .arrays import Floats

RATE = 120
"""Samples of a track a second."""
Keys: TypeAlias = list[tuple[float, Floats]]
"""Times in seconds that rise, each with the value reached then; all values of one shape."""


def glide(times: Floats, keys: Keys) -> Floats:
    """Minimum-jerk moves from key to key (time, value), still before the first and after the last."""
    stamps = np.array([key[0] for key in keys])
    values = np.array([key[1] for key in keys], float)
    index = np.clip(np.searchsorted(stamps, times, side="right") - 1, 0, len(keys) - 1)
    after = np.minimum(index + 1, len(keys) - 1)
    part = np.clip((times - stamps[index]) / np.maximum(stamps[after] - stamps[index], 1e-6), 0, 1)
    part = part**3 * (10 - 15 * part + 6 * part**2)
    part = part.reshape(-1, *([1] * (values.ndim - 1)))
    glided: Floats = values[index] * (1 - part) + values[after] * part
    return glided


def curve(times: Floats, keys: Keys) -> Floats:
    """A Catmull-Rom curve through keys (time, value), for limbs that do not stop at a key."""
    stamps = np.array([key[0] for key in keys])
    values = np.array([key[1] for key in keys], float)
    slopes = np.zeros_like(values)
    slopes[1:-1] = (values[2:] - values[:-2]) / (stamps[2:] - stamps[:-2])[:, None]
    index = np.clip(np.searchsorted(stamps, times, side="right") - 1, 0, len(keys) - 2)
    span = stamps[index + 1] - stamps[index]
    part = np.clip((times - stamps[index]) / span, 0, 1)[:, None]
    span = span[:, None]
    square, cube = part**2, part**3
    curved: Floats = (
        (2 * cube - 3 * square + 1) * values[index]
        + (cube - 2 * square + part) * span * slopes[index]
        + (3 * square - 2 * cube) * values[index + 1]
        + (cube - square) * span * slopes[index + 1]
    )
    return curved


def in_order(keys: Keys) -> Keys:
    """The keys without those that do not come after their predecessor."""
    kept = keys[:1]
    for key in keys[1:]:
        if key[0] > kept[-1][0] + 0.02:
            kept.append(key)
    return kept


def settled(keys: Keys, sacred: list[float]) -> Keys:
    """Keys in rising time; where two strokes crowd one another, a key at a `sacred` time stays and others go."""
    kept: Keys = []
    for key in keys:
        while kept and key[0] in sacred and kept[-1][0] >= key[0] - 0.04 and kept[-1][0] not in sacred:
            kept.pop()
        if not kept or key[0] > kept[-1][0] + 0.04:
            kept.append(key)
    return kept
