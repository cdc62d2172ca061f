"""Find shots that show again, in slow motion, what an earlier shot of the same camera shows."""

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Floats32
from rallytrace.video.shots import MAX_SAME_VIEW_DIFFERENCE, MIN_CUT_DIFFERENCE, Signature, difference

_SPEEDS: Final = np.linspace(0.2, 0.9, 15)
"""Speeds of slow motion, as shares of the true speed."""
_CHUNK_SECONDS: Final = 1.0
"""Length of the parts of a shot that are looked for one by one."""
_SAMPLES_PER_SECOND: Final = 10.0
_SHIFT_SECONDS: Final = 0.5
"""Distance between the matching moment of the earlier shot and the wrong ones that it is compared with."""
_NOISE_LEVELS: Final = 3.0
"""Difference of equal views in grey levels that encoding causes."""
_MAX_COST_RATIO: Final = 0.1
_MAX_STILL_RATIO: Final = 0.2
"""Largest difference from the earlier shot, as a share of that from wrong moments of it, and of that from one still
picture: people must be seen to move. Parts of six matches in slow motion have 0.00 to 0.03 (0.55 once),
parts of other rallies 0.09 and 0.3 at least."""
_MIN_REPEATED_SHARE: Final = 0.4
"""Minimum share of a shot's parts that an earlier shot shows; a wipe may hide the end of the replay."""

Views = NDArray[np.uint8]
"""Signatures of consecutive frames, (n, 18, 32, 3)."""


def is_replay(views: Views, earlier: Iterable[Views], rate: float) -> bool:
    """Return True if a shot shows in slow motion what one of the earlier shots shows."""
    return any(repeated_share(views, known, rate) >= _MIN_REPEATED_SHARE for known in earlier)


def repeated_share(views: Views, earlier: Views, rate: float) -> float:
    """Return the share of a shot's parts that an earlier shot shows; 0 if that one has another view."""
    background, step = _median(earlier), max(1, round(rate / _SAMPLES_PER_SECOND))
    if difference(_median(views), background) >= MAX_SAME_VIEW_DIFFERENCE:
        return 0.0
    sampled = views[::step]
    is_covered = np.array([difference(view, background) > MIN_CUT_DIFFERENCE for view in sampled])
    costs = _costs(sampled.astype(np.float32), earlier.astype(np.float32))
    length, shift = max(2, round(_CHUNK_SECONDS * rate / step)), round(_SHIFT_SECONDS * rate)
    parts = [slice(at, at + length) for at in range(0, len(costs) - length + 1, length)]
    repeated = [_is_repeated(costs[part], step, shift) for part in parts if not is_covered[part].any()]
    return float(np.mean(repeated)) if repeated else 0.0


def _median(views: Views) -> Signature:
    return np.asarray(np.median(views, axis=0), np.uint8)


def _costs(sampled: Floats32, earlier: Floats32) -> Floats32:
    """Return the difference of each of m sampled views from each of n earlier ones, (m, n), in squared grey levels."""
    flat = earlier.reshape(len(earlier), -1)
    above = (np.maximum(np.abs(flat - view.ravel()) - _NOISE_LEVELS, 0) for view in sampled)
    return np.stack([np.mean(levels * levels, axis=1) for levels in above])


def _is_repeated(costs: Floats32, step: int, shift: int) -> bool:
    """Return True if `costs`, (m, n), are low along a line, compared with shifted lines and with standing still."""
    return any(
        wrong <= _MAX_COST_RATIO and still <= _MAX_STILL_RATIO for wrong, still in _cost_ratios(costs, step, shift)
    )


def _cost_ratios(costs: Floats32, step: int, shift: int) -> Iterator[tuple[float, float]]:
    """Yield the cost along each speed's best line, divided by that along shifted lines and that of standing still."""
    still = max(1e-6, float(costs.mean(axis=0).min()))
    moments = np.arange(len(costs))
    for speed in _SPEEDS:
        offsets = np.round(moments * step * speed).astype(np.int64)
        count = costs.shape[1] - int(offsets[-1])
        if count > 2 * shift:
            along = np.mean([costs[row, offset : offset + count] for row, offset in enumerate(offsets)], axis=0)
            at = int(np.argmin(along))
            wrong = min(float(along[there]) for there in (at - shift, at + shift) if 0 <= there < count)
            yield float(along[at]) / max(1e-6, wrong), float(along[at]) / still
