"""Describe the colours of a player's clothes, and compare them between players.

Shirt and shorts each have a histogram of five greys from black to white, and eight hues, each dark and light. A pixel
between two bins is shared by both, so that a change of light has little effect.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import AnyFloats, Floats

PARTS: Final = ("shirt", "shorts")
N_GREYS: Final = 5
N_HUES: Final = 8
BINS: Final = N_GREYS + 2 * N_HUES
"""Number of bins per part: the greys, then the dark hues, then the light hues."""
N_COLOURS: Final = len(PARTS) * BINS
Colours = NDArray[np.uint8]
"""(N_COLOURS,) share of each part's pixels that is in each bin, in 255ths; all 0 for a part that is not visible."""
NO_COLOURS: Final[Colours] = np.zeros(N_COLOURS, np.uint8)
_PART_WEIGHTS: Final = np.array([0.65, 0.35])
"""Weights of shirt and shorts. Shorts get less weight because they are small, and often white or black."""
_GREY_CHROMA: Final = (8.0, 20.0)
"""Two values of CIELAB chroma: up to the first, a pixel is grey; from the second on, it fully has a hue."""
_DARK_LIGHT_LIGHTNESS: Final = (35.0, 60.0)
"""Two values of CIELAB lightness: up to the first, a pixel is fully dark; from the second on, it is fully light."""


def lab_histogram(lab: AnyFloats) -> Floats:
    """Return the histogram (BINS,) of pixels (n, 3) in CIELAB. Its sum is 1.

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
    """Return a histogram with n bins. Each value is shared by the two bins nearest to it.

    Args:
        places: values, in bins.
        n: number of bins.
        circular: True if the last bin is next to the first.
    """
    lower = np.floor(places).astype(np.int64)
    share = places - lower
    upper = (lower + 1) % n if circular else np.minimum(lower + 1, n - 1)
    lower = lower % n
    counted = np.bincount(lower, weights * (1 - share), n) + np.bincount(upper, weights * share, n)
    return np.asarray(counted, np.float64)


def mean_colours(colours: NDArray[np.uint8]) -> Floats:
    """Return the mean histograms (parts, BINS) over n images, given (n, N_COLOURS); NaN for a part that none shows."""
    parts = colours.reshape(-1, len(PARTS), BINS).astype(np.float64)
    sums = parts.sum(axis=2, keepdims=True)
    shares = np.divide(parts, sums, out=np.zeros_like(parts), where=sums > 0)
    seen = (sums > 0).sum(axis=0)
    means = np.divide(shares.sum(axis=0), seen, out=np.full(parts.shape[1:], np.nan), where=seen > 0)
    return np.asarray(means, np.float64)


def colour_distances(means: Floats) -> Floats:
    """Return the distances (n, n) between mean histograms (n, parts, BINS), 0 to 1.

    The distance between two players is the weighted mean of the Hellinger distances of the parts; NaN if no part is
    visible in both.
    """
    roots = np.sqrt(means)
    similarity = np.einsum("ipb,jpb->ijp", roots, roots)
    distances = np.sqrt(np.clip(1 - similarity, 0, 1))
    weights = np.where(np.isnan(distances), 0, _PART_WEIGHTS)
    total = weights.sum(axis=2)
    summed = (np.nan_to_num(distances) * weights).sum(axis=2)
    known = np.divide(summed, total, out=np.full(total.shape, np.nan), where=total > 0)
    return np.asarray(known, np.float64)
