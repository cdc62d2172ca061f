"""Compare the results of two networks, providers or precisions on the same input."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.detections import Detection


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Allowed differences between two results.

    Attributes:
        heatmap: maximum difference of any heatmap value (0 to 1); infinite if it does not matter.
        distance: maximum distance between the two balls in pixels of the video, or between poses or vectors of players.
        frames: fraction of frames that may have a larger distance, or a ball in only one of the results.
    """

    heatmap: float
    distance: float
    frames: float

    @property
    def words(self) -> str:
        words = (
            tr_lazy("models", "positions within {distance:g} px in every frame", distance=self.distance)
            if self.frames == 0
            else tr_lazy(
                "models",
                "positions within {distance:g} px in {share:.1%} of the frames",
                distance=self.distance,
                share=1 - self.frames,
            )
        )
        if not math.isfinite(self.heatmap):
            return words
        return join_texts((tr_lazy("models", "heatmaps within {limit:g}", limit=self.heatmap), words))


EXACT_TOLERANCE: Final = Tolerance(0.02, 0.5, 0.0)
"""For equal precision: the same numbers are added in another order, and GPUs round to fewer digits within a
convolution. Over about twenty layers this adds up to a few thousandths."""


@dataclass(frozen=True, slots=True)
class OutputDifference:
    """The differences between two results.

    Attributes:
        frames: number of compared frames.
        distances: distance between the two balls in pixels of the video, for each frame with a ball in both results.
            For players, the distance between poses or vectors; infinite if they cannot be compared.
        seen_by_one: number of frames with a ball in only one result.
        by_window: largest difference of the heatmaps of each window; empty if they cannot be compared.
        heatmap_mean: mean difference of heatmap values; None if they cannot be compared.
    """

    frames: int
    distances: tuple[float, ...] = ()
    seen_by_one: int = 0
    by_window: tuple[float, ...] = ()
    heatmap_mean: float | None = None

    @classmethod
    def of(
        cls,
        found: Sequence[Detection],
        expected: Sequence[Detection],
        heatmaps: NDArray[np.float32],
        expected_heatmaps: NDArray[np.float32],
    ) -> Self:
        """Compare detections of the same frames, and heatmaps (n, output frames, height, width) of the same shape."""
        references = {reference.frame: reference for reference in expected}
        pairs = [(one, references[one.frame]) for one in found if one.frame in references]
        distances = tuple(
            math.hypot(one.x - other.x, one.y - other.y) for one, other in pairs if one.visible and other.visible
        )
        seen_by_one = sum(one.visible != other.visible for one, other in pairs)
        if heatmaps.shape != expected_heatmaps.shape:
            return cls(len(pairs), distances, seen_by_one)
        difference = np.abs(heatmaps - expected_heatmaps)
        largest = difference.reshape(len(difference), -1).max(axis=1)
        return cls(len(pairs), distances, seen_by_one, tuple(largest.tolist()), float(difference.mean()))

    @property
    def heatmap_max(self) -> float | None:
        """Return the largest difference of any heatmap value; None if they cannot be compared."""
        return float(np.max(self.by_window)) if self.by_window else None

    @property
    def max_distance(self) -> float | None:
        """Return the largest finite distance; None if there is none."""
        return max((distance for distance in self.distances if math.isfinite(distance)), default=None)

    def differing(self, distance: float) -> int:
        """Return the number of frames beyond a distance, or with a ball in only one result."""
        return self.seen_by_one + sum(not one <= distance for one in self.distances)

    def exceeds(self, tolerance: Tolerance) -> bool:
        """Return True if the differences are larger than allowed. NaN exceeds any tolerance."""
        if not (self.heatmap_max or 0.0) <= tolerance.heatmap:
            return True
        return self.differing(tolerance.distance) > tolerance.frames * self.frames


NO_DIFFERENCE: Final = OutputDifference(0)
"""Nothing was compared."""
