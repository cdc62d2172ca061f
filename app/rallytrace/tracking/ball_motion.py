"""The motion of a network's spots in consecutive frames: like a ball's or not, at any size of the spots."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

_WIDEST: Final = 0.06
"""Share of the picture's width: what lies farther apart (root mean square) is several things, or no ball."""
_SMOOTH: Final = 0.03
"""Share of the picture's width by which a ball may leave the straight line through its last two places; a hit does."""
_STILL: Final = 0.004
"""Share of the picture's width: what moves less over a stretch is a mark on the court."""
_ROUNDING: Final = 2.0
"""Pixels of a heatmap by which the middle of a spot that stands may move."""
_OWN_SIZES: Final = 4.0
"""A flight leads this many times the radius away from its beginning; a person's walk of half a second does not."""


@dataclass(frozen=True, slots=True)
class HeatPlace:
    """The place of a heatmap's values above half of its peak.

    Attributes:
        x: the weighted middle, in pixels of the heatmap.
        y: likewise.
        radius: root mean square distance from it, likewise; at least half a pixel.
        peak: the heatmap's highest value.
    """

    x: float
    y: float
    radius: float
    peak: float

    def is_compact(self, width: int) -> bool:
        """Whether it may be one ball, in a heatmap of this width."""
        return self.radius <= _WIDEST * width


def heat_place(heatmap: NDArray[np.float32], threshold: float) -> HeatPlace | None:
    """The place of a heatmap's spot: several cells or peaks beside one another are one ball.

    Args:
        heatmap: finite float32 (height, width).
        threshold: lower peaks are none.
    """
    peak = float(heatmap.max())
    if peak <= threshold:
        return None
    rows, columns = np.nonzero(heatmap >= max(peak / 2, threshold))
    values = heatmap[rows, columns].astype(np.float64)
    x, y = float(np.average(columns, weights=values)), float(np.average(rows, weights=values))
    radius = math.sqrt(float(np.average((columns - x) ** 2 + (rows - y) ** 2, weights=values)))
    return HeatPlace(x, y, max(radius, 0.5), peak)


def flight_shares(places: Sequence[HeatPlace | None], width: int) -> list[float]:
    """The share of each place in a smooth flight, 0 to 1; next to nothing in a stretch within its own size.

    Args:
        places: of consecutive frames; None without a spot.
        width: the heatmaps' width.
    """
    shares = [0.0] * len(places)
    for stretch in _smooth_stretches(places, width):
        seen_places = [place for n in stretch if (place := places[n]) is not None]
        reach = math.hypot(*np.ptp([(place.x, place.y) for place in seen_places], axis=0))
        if reach < max(_STILL * width, _ROUNDING):
            continue
        radius = float(np.median([place.radius for place in seen_places]))
        for n in stretch:
            shares[n] = max(shares[n], min(reach / (_OWN_SIZES * radius), 1.0))
    return shares


def _smooth_stretches(places: Sequence[HeatPlace | None], width: int) -> Iterator[range]:
    """The longest stretches of compact neighbours, nearly on a line and evenly apart."""
    first = None
    for n in range(len(places) - 1):
        if n > 0 and _is_smooth(places[n - 1], places[n], places[n + 1], width):
            first = n - 1 if first is None else first
        elif first is not None:
            yield range(first, n + 1)
            first = None
    if first is not None:
        yield range(first, len(places))


def _is_smooth(first: HeatPlace | None, second: HeatPlace | None, third: HeatPlace | None, width: int) -> bool:
    if (
        first is None
        or second is None
        or third is None
        or not all(place.is_compact(width) for place in (first, second, third))
    ):
        return False
    return math.hypot(first.x - 2 * second.x + third.x, first.y - 2 * second.y + third.y) <= _SMOOTH * width
