"""How doubt is added up: a number for each feature, read from a line between a few knots."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rallytrace.domain.suspicion.features import Feature, Floats


@dataclass(frozen=True, slots=True)
class Curve:
    """What a feature adds to the log-odds, on straight lines between knots and level outside them.

    Attributes:
        feature: which.
        knots: its values, ascending.
        adds: what is added there. The mean over the frames it was made from is 0, so that a feature of which nothing
            is known adds nothing.
    """

    feature: Feature
    knots: tuple[float, ...]
    adds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """All that is added up for frames of one kind.

    Attributes:
        base: the log-odds of a claim about a frame of which nothing is known.
        curves: what is added to them.
    """

    base: float
    curves: tuple[Curve, ...]

    def added(self, features: Floats) -> Iterator[tuple[Feature, Floats]]:
        """What each feature adds for frames with this evidence, (n, len(Feature)): (n,) for each."""
        for curve in self.curves:
            values = features[:, curve.feature]
            known = np.isfinite(values)
            yield curve.feature, np.where(known, np.interp(values, curve.knots, curve.adds), 0.0)
