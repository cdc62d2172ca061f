"""Decide from consecutive heatmaps whether a network's peaks move like a ball, whatever their size."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

_MAX_RADIUS_SHARE: Final = 0.06
"""Maximum RMS radius of a ball's blob, as a share of the image width. Larger ones are several objects, or no ball."""
_MAX_DEVIATION_SHARE: Final = 0.03
"""Maximum distance from the straight line through the last two positions, as a share of the image width. A ball that is
hit or bounces exceeds it."""
_MIN_TRAVEL_SHARE: Final = 0.004
"""Minimum distance that a ball travels, as a share of the image width. Marks on the court move less."""
_MIN_TRAVEL_PX: Final = 2.0
"""Minimum distance that a ball travels, in heatmap pixels: the centre of a resting blob moves by up to this much."""
_FULL_TRAVEL_RADII: Final = 4.0
"""Distance, in blob radii, from which a flight gets the full score. A person walking for half a second covers less."""


@dataclass(frozen=True, slots=True)
class HeatmapBlob:
    """The blob of a heatmap: the pixels above half of its peak.

    Attributes:
        x: The column of the weighted centre, in heatmap pixels.
        y: The row of the weighted centre, in heatmap pixels.
        radius: The RMS distance from the centre in heatmap pixels, at least 0.5.
        peak: The highest value of the heatmap.
    """

    x: float
    y: float
    radius: float
    peak: float

    def is_compact(self, width: int) -> bool:
        """Return True if the blob is small enough for one ball in a heatmap of this width."""
        return self.radius <= _MAX_RADIUS_SHARE * width


def find_blob(heatmap: NDArray[np.float32], threshold: float) -> HeatmapBlob | None:
    """Return the blob of a heatmap, or None without a peak. Several adjacent pixels or peaks count as one ball.

    Args:
        heatmap: Finite float32 values, (height, width).
        threshold: Peaks up to this value are ignored.
    """
    peak = float(heatmap.max())
    if peak <= threshold:
        return None
    rows, columns = np.nonzero(heatmap >= max(peak / 2, threshold))
    values = heatmap[rows, columns].astype(np.float64)
    x, y = float(np.average(columns, weights=values)), float(np.average(rows, weights=values))
    radius = math.sqrt(float(np.average((columns - x) ** 2 + (rows - y) ** 2, weights=values)))
    return HeatmapBlob(x, y, max(radius, 0.5), peak)


def score_motion(places: Sequence[HeatmapBlob | None], width: int) -> list[float]:
    """Return how much each blob looks like part of a smooth flight, from 0 to 1.

    Blobs that move by no more than their own size score close to 0.

    Args:
        places: The blobs of consecutive frames; None for a frame without one.
        width: The width of the heatmaps in pixels.
    """
    shares = [0.0] * len(places)
    for stretch in _smooth_stretches(places, width):
        seen_places = [place for n in stretch if (place := places[n]) is not None]
        reach = math.hypot(*np.ptp([(place.x, place.y) for place in seen_places], axis=0))
        if reach < max(_MIN_TRAVEL_SHARE * width, _MIN_TRAVEL_PX):
            continue
        radius = float(np.median([place.radius for place in seen_places]))
        for n in stretch:
            shares[n] = max(shares[n], min(reach / (_FULL_TRAVEL_RADII * radius), 1.0))
    return shares


def _smooth_stretches(places: Sequence[HeatmapBlob | None], width: int) -> Iterator[range]:
    """Yield the maximal runs of compact blobs whose positions are nearly on a line and evenly spaced."""
    first = None
    for n in range(len(places) - 1):
        if n > 0 and _is_smooth(places[n - 1], places[n], places[n + 1], width):
            first = n - 1 if first is None else first
        elif first is not None:
            yield range(first, n + 1)
            first = None
    if first is not None:
        yield range(first, len(places))


def _is_smooth(first: HeatmapBlob | None, second: HeatmapBlob | None, third: HeatmapBlob | None, width: int) -> bool:
    if (
        first is None
        or second is None
        or third is None
        or not all(place.is_compact(width) for place in (first, second, third))
    ):
        return False
    return (
        math.hypot(first.x - 2 * second.x + third.x, first.y - 2 * second.y + third.y) <= _MAX_DEVIATION_SHARE * width
    )
