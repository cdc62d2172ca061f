"""The colours of a player's clothes, and how much they differ between players.

Shirt and shorts have a histogram each: five greys from black to white, and eight hues, each dark and light. Between
two of these a pixel counts for both, so that another light changes little.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import AnyFloats, Floats

PARTS: Final = ("shirt", "shorts")
GREYS: Final = 5
HUES: Final = 8
BINS: Final = GREYS + 2 * HUES
"""Of one part: the greys, the dark hues, the light ones."""
N_COLOURS: Final = len(PARTS) * BINS
Colours = NDArray[np.uint8]
"""(N_COLOURS,): shares of the pixels of each part, in 255ths; all 0 for a part that was not seen."""
NO_COLOURS: Final[Colours] = np.zeros(N_COLOURS, np.uint8)
_WEIGHTS: Final = np.array([0.65, 0.35])
"""Of shirt and shorts: shorts are small, and often white or black."""
_GREY_CHROMA: Final = (8.0, 20.0)
"""CIELAB chroma: below the first a pixel is grey, above the second it has a hue."""
_MIDDLE: Final = (35.0, 60.0)
"""CIELAB lightness of what is quite dark, and of what is quite light."""


def lab_histogram(lab: AnyFloats) -> Floats:
    """The histogram (BINS,) of pixels (n, 3) in CIELAB: lightness 0 to 100, a and b about -110 to 110. Its sum is 1."""
    lightness, a, b = np.asarray(lab, np.float64).T
    chroma = np.hypot(a, b)
    coloured = np.clip((chroma - _GREY_CHROMA[0]) / (_GREY_CHROMA[1] - _GREY_CHROMA[0]), 0, 1)
    light = np.clip((lightness - _MIDDLE[0]) / (_MIDDLE[1] - _MIDDLE[0]), 0, 1)
    greys = _spread(np.clip(lightness / 100 * GREYS - 0.5, 0, GREYS - 1), GREYS, 1 - coloured)
    hue = (np.arctan2(b, a) / (2 * np.pi) % 1) * HUES
    hues = [_spread(hue, HUES, coloured * share, circular=True) for share in (1 - light, light)]
    histogram = np.concatenate([greys, *hues])
    return np.asarray(histogram / max(len(lightness), 1), np.float64)


def _spread(places: Floats, n: int, weights: Floats, *, circular: bool = False) -> Floats:
    """A histogram of places on a scale of n bins, each counted for the bins on both sides."""
    lower = np.floor(places).astype(np.int64)
    share = places - lower
    upper = (lower + 1) % n if circular else np.minimum(lower + 1, n - 1)
    lower = lower % n
    counted = np.bincount(lower, weights * (1 - share), n) + np.bincount(upper, weights * share, n)
    return np.asarray(counted, np.float64)


def mean_colours(colours: NDArray[np.uint8]) -> Floats:
    """The mean histograms (parts, BINS) of many pictures (n, N_COLOURS); NaN for a part that none shows."""
    parts = colours.reshape(-1, len(PARTS), BINS).astype(np.float64)
    sums = parts.sum(axis=2, keepdims=True)
    shares = np.divide(parts, sums, out=np.zeros_like(parts), where=sums > 0)
    seen = (sums > 0).sum(axis=0)
    means = np.divide(shares.sum(axis=0), seen, out=np.full(parts.shape[1:], np.nan), where=seen > 0)
    return np.asarray(means, np.float64)


def colour_distances(means: Floats) -> Floats:
    """The distances (n, n) between mean histograms (n, parts, BINS), 0 to 1; NaN without a part seen in both.

    Of each part it is the Hellinger distance.
    """
    roots = np.sqrt(means)
    likeness = np.einsum("ipb,jpb->ijp", roots, roots)
    distances = np.sqrt(np.clip(1 - likeness, 0, 1))
    weights = np.where(np.isnan(distances), 0, _WEIGHTS)
    total = weights.sum(axis=2)
    summed = (np.nan_to_num(distances) * weights).sum(axis=2)
    known = np.divide(summed, total, out=np.full(total.shape, np.nan), where=total > 0)
    return np.asarray(known, np.float64)
