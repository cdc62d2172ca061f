"""Find the times of contacts between frames: where the ball's curves before and after a contact meet in the picture."""

from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats, Indices

WINDOW_SECONDS: Final = 0.2
"""Length of the path on either side of a contact from which its time is computed."""
_REACH_FRAMES: Final = 2.0
"""Largest distance of a candidate time from the contact's frame."""
_MAX_SHIFT_FRAMES: Final = 1.5
"""If the time found is farther than this from the contact's frame, it is unknown, because the true time may be beyond
all candidates.
"""
_STEPS_PER_FRAME: Final = 8
"""Number of candidate times per frame."""
_MIN_SIDE_POSITIONS: Final = 3
"""Smallest number of positions on either side of a contact."""
_MIN_NOISE_SHARE: Final = 0.0005
"""Smallest assumed noise of one coordinate, as a share of the picture's width."""
_TAIL_NOISES: Final = 2.5
"""Positions farther than this from the curves, in noises, get less weight."""
_MAX_BEND_WIDTHS_PER_S2: Final = 4.0
"""Standard deviation of the ball's acceleration in the picture, in picture widths per second squared."""
_MODEL_SPREAD_SECONDS: Final = 0.0015
"""Error of a contact's time because drag makes the path differ from a parabola."""
_SPREAD_FACTOR: Final = 1.2
"""Factor that widens the spread so that 80 % intervals are correct (docs/decisions/0043-contact-times.md)."""
_FRAME_SPREAD_FRAMES: Final = 1.2
"""Standard deviation of a contact's frame, used if the path does not determine its time."""


def find_contact_times(frames: Indices, pixels: Floats, seconds: Floats, width: float) -> tuple[Floats, Floats]:
    """Return the time of each contact and the time's standard deviation, (m,) seconds each.

    The model is a parabola on either side that meets the other one at the contact. Candidate times up to
    `_REACH_FRAMES` from the contact's frame are compared. The results are the mean and the deviation, weighted by
    likelihood.

    Args:
        frames: (m,) columns of the contacts, ascending.
        pixels: (2, n) positions in square pixels, NaN where no ball was found.
        seconds: (n,) time of each frame.
        width: width of the picture in square pixels.
    """
    seen = np.flatnonzero(np.isfinite(pixels[0]))
    limits = np.concatenate([[-np.inf], seconds[frames], [np.inf]])
    times, spreads = seconds[frames].copy(), np.zeros(len(frames))
    for number, frame in enumerate(frames.tolist()):
        length = max(1e-3, float(np.median(np.diff(seconds[max(frame - 3, 0) : frame + 4]))))
        low = max(times[number] - WINDOW_SECONDS, limits[number])
        high = min(times[number] + WINDOW_SECONDS, limits[number + 2])
        used = seen[np.searchsorted(seconds[seen], low) : np.searchsorted(seconds[seen], high, "right")]
        spreads[number] = _FRAME_SPREAD_FRAMES * length
        met = _meet(pixels[:, used] / width, seconds[used] - seconds[frame], length)
        if met is not None and met[1] < spreads[number]:
            times[number] += met[0]
            spreads[number] = met[1]
    return times, spreads


def _meet(positions: Floats, seconds: Floats, length: float) -> tuple[float, float] | None:
    """Return the time at which two parabolas through the positions meet, and its standard deviation; None if unknown.

    Args:
        positions: (2, m) positions in picture widths.
        seconds: (m,) times of the positions, relative to the contact's frame.
        length: duration of a frame in seconds.
    """
    moments = np.arange(-_REACH_FRAMES * _STEPS_PER_FRAME, _REACH_FRAMES * _STEPS_PER_FRAME + 1)
    moments = moments / _STEPS_PER_FRAME * length
    later = seconds - moments[:, None]
    sides = (later < 0).sum(axis=1), (later >= 0).sum(axis=1)
    possible = np.minimum(*sides) >= _MIN_SIDE_POSITIONS
    if not possible.any():
        return None
    moments, later = moments[possible], later[possible]
    before, after = np.minimum(later, 0.0), np.maximum(later, 0.0)
    rows = np.stack([np.ones_like(later), before, after, before**2 / 2, after**2 / 2], axis=-1)
    weights, noise = np.ones_like(later), _MIN_NOISE_SHARE
    for _ in range(3):
        weighted = rows * weights[..., None]
        normal = weighted.swapaxes(-1, -2) @ rows
        normal[:, [3, 4], [3, 4]] += (noise / _MAX_BEND_WIDTHS_PER_S2) ** 2
        solved = np.linalg.solve(normal, weighted.swapaxes(-1, -2) @ positions.T)
        misses = np.hypot(*np.moveaxis(rows @ solved - positions.T, -1, 0))
        scaled = (misses / (_TAIL_NOISES * noise)) ** 2
        costs = _TAIL_NOISES**2 * np.log1p(scaled).sum(axis=1)
        best = int(costs.argmin())
        noise = max(_MIN_NOISE_SHARE, float(np.median(misses[best])) / 1.177 * _inflation(len(seconds)))
        weights = 1 / (1 + (misses / (_TAIL_NOISES * noise)) ** 2)
    likelihood = np.exp((costs.min() - costs) / 2)
    likelihood /= likelihood.sum()
    mean = float(likelihood @ moments)
    if abs(mean) > _MAX_SHIFT_FRAMES * length:
        return None
    variance = float(likelihood @ (moments - mean) ** 2) + (length / _STEPS_PER_FRAME) ** 2 / 12
    return mean, _SPREAD_FACTOR * float(np.sqrt(variance + _MODEL_SPREAD_SECONDS**2))


def _inflation(count: int) -> float:
    """Return the factor by which the standard deviation of positions exceeds that of their residuals.

    The fit has 5.5 unknowns per axis.
    """
    return float(np.sqrt(count / max(count - 5.5, 1.0)))
