"""The colours of a player's clothes, and how much they differ between players.

Shirt and shorts each have a histogram: five greys from black to white, and eight hues, each dark and light. A pixel
between two bins counts for both, so that other light changes little.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import AnyFloats, Floats

PARTS: Final = ("shirt", "shorts")
N_GREYS: Final = 5
N_HUES: Final = 8
BINS: Final = N_GREYS + 2 * N_HUES
"""Number of bins per part: the greys, the dark hues, the light hues."""
N_COLOURS: Final = len(PARTS) * BINS
Colours = NDArray[np.uint8]
"""(N_COLOURS,) shares of the pixels of each part, in 255ths; all 0 for a part that is not visible."""
NO_COLOURS: Final[Colours] = np.zeros(N_COLOURS, np.uint8)
_PART_WEIGHTS: Final = np.array([0.65, 0.35])
"""Weights of shirt and shorts: shorts are small, and often white or black."""
_GREY_CHROMA: Final = (8.0, 20.0)
"""CIELAB chroma: below the first value a pixel is grey, above the second it has a hue."""
_DARK_LIGHT_LIGHTNESS: Final = (35.0, 60.0)
"""CIELAB lightness of fully dark and of fully light pixels."""


def lab_histogram(lab: AnyFloats) -> Floats:
    """Return the histogram (BINS,) of pixels (n, 3) in CIELAB, which sums to 1.

    Lightness ranges from 0 to 100, a and b from about -110 to 110.
    """
    lightness, a, b = np.asarray(lab, np.float64).T
    chroma = np.hypot(a, b)
    coloured = np.clip((chroma - _GREY_CHROMA[0]) / (_GREY_CHROMA[1] - _GREY_CHROMA[0]), 0, 1)
    light = np.clip(
        (lightness - _DARK_LIGHT_LIGHTNESS[0]) / (_DARK_LIGHT_LIGHTNESS[1] - _DARK_LIGHT_LIGHTNESS[0]), 0, 1
    )
    greys = _spread(np.clip(lightness / 100 * N_GREYS - 0.5, 0, N_GREYS - 1), N_GREYS, 1 - coloured)
    hue = (np.arctan2(b, a) / (2 * np.pi) % 1) * N_HUES
    hues = [_spread(hue, N_HUES, coloured * share, circular=True) for share in (1 - light, light)]
    histogram = np.concatenate([greys, *hues])
    return np.asarray(histogram / max(len(lightness), 1), np.float64)


def _spread(places: Floats, n: int, weights: Floats, *, circular: bool = False) -> Floats:
    """Return a histogram of values on a scale of n bins, each shared by the bins on both sides."""
    lower = np.floor(places).astype(np.int64)
    share = places - lower
    upper = (lower + 1) % n if circular else np.minimum(lower + 1, n - 1)
    lower = lower % n
    counted = np.bincount(lower, weights * (1 - share), n) + np.bincount(upper, weights * share, n)
    return np.asarray(counted, np.float64)


def mean_colours(colours: NDArray[np.uint8]) -> Floats:
    """Return the mean histograms (parts, BINS) of many images (n, N_COLOURS); NaN for a part that none shows."""
    parts = colours.reshape(-1, len(PARTS), BINS).astype(np.float64)
    sums = parts.sum(axis=2, keepdims=True)
    shares = np.divide(parts, sums, out=np.zeros_like(parts), where=sums > 0)
    seen = (sums > 0).sum(axis=0)
    means = np.divide(shares.sum(axis=0), seen, out=np.full(parts.shape[1:], np.nan), where=seen > 0)
    return np.asarray(means, np.float64)


def colour_distances(means: Floats) -> Floats:
    """Return the distances (n, n) between mean histograms (n, parts, BINS), 0 to 1.

    NaN if no part is visible in both. The distance of each part is the Hellinger distance.
    """
    roots = np.sqrt(means)
    similarity = np.einsum("ipb,jpb->ijp", roots, roots)
    distances = np.sqrt(np.clip(1 - similarity, 0, 1))
    weights = np.where(np.isnan(distances), 0, _PART_WEIGHTS)
    total = weights.sum(axis=2)
    summed = (np.nan_to_num(distances) * weights).sum(axis=2)
    known = np.divide(summed, total, out=np.full(total.shape, np.nan), where=total > 0)
    return np.asarray(known, np.float64)
