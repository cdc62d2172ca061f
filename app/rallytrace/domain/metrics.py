"""How good a track is against labels, by TrackNet's own measure and in source pixels.

TrackNet compares at 512x288 with integer coordinates and a tolerance of 4 px (`test.py` of TrackNetV3): a frame is TP
when both see a ball within the tolerance, FP1 when both see one farther apart, FP2 when only the track does, FN when
only the label does, and TN when neither does.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from rallytrace.domain.detections import Point
from rallytrace.domain.geometry import Size

MODEL_SIZE = Size(512, 288)
TOLERANCE = 4.0
QUANTILES = (0.5, 0.9, 0.99)


@dataclass(frozen=True, slots=True)
class Counts:
    """Frames by outcome; see the module's text for the names."""

    tp: int = 0
    tn: int = 0
    fp1: int = 0
    fp2: int = 0
    fn: int = 0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(
            self.tp + other.tp, self.tn + other.tn, self.fp1 + other.fp1, self.fp2 + other.fp2, self.fn + other.fn
        )

    @property
    def frames(self) -> int:
        """How many frames were compared."""
        return self.tp + self.tn + self.fp1 + self.fp2 + self.fn

    @property
    def accuracy(self) -> float:
        """(TP + TN) / all."""
        return _share(self.tp + self.tn, self.frames)

    @property
    def precision(self) -> float:
        """TP / (TP + FP1 + FP2)."""
        return _share(self.tp, self.tp + self.fp1 + self.fp2)

    @property
    def recall(self) -> float:
        """TP / (TP + FN), the original's definition: a ball found in the wrong place is not counted as missed."""
        return _share(self.tp, self.tp + self.fn)

    @property
    def f1(self) -> float:
        """Harmonic mean of precision and recall."""
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """A track against labels.

    Attributes:
        counts: frames by outcome.
        errors: distances in source pixels, float64, one for each frame where both see a ball, ascending.
        unmatched: labelled frames the track has no row for; they are in no count.
        unlabelled: rows of the track for frames without a label; they are in no count.
    """

    counts: Counts
    errors: "np.ndarray[tuple[int], np.dtype[np.float64]]"
    unmatched: int
    unlabelled: int

    @property
    def mean_error(self) -> float:
        """Mean distance in source pixels where both see a ball; NaN where that never happens."""
        return float(self.errors.mean()) if self.errors.size else math.nan

    def error_quantiles(self) -> dict[float, float]:
        """Distances in source pixels by quantile; NaN where no frame shows a ball to both."""
        if not self.errors.size:
            return dict.fromkeys(QUANTILES, math.nan)
        return {q: float(np.quantile(self.errors, q)) for q in QUANTILES}


def compare(track: Iterable[Point], labels: Iterable[Point], size: Size) -> Comparison:
    """Compare a track with labels, frame by frame.

    Args:
        track: the rows to judge; frames may be missing.
        labels: the truth.
        size: the video's size, to which both tracks' coordinates belong.
    """
    judged: Mapping[int, Point] = {point.frame: point for point in track}
    truth: Mapping[int, Point] = {point.frame: point for point in labels}
    outcome = dict.fromkeys(("tp", "tn", "fp1", "fp2", "fn"), 0)
    errors = []
    for frame in judged.keys() & truth.keys():
        mine, label = judged[frame], truth[frame]
        outcome[_outcome(mine, label, size)] += 1
        if mine.visible and label.visible:
            errors.append(math.hypot(mine.x - label.x, mine.y - label.y))
    return Comparison(
        counts=Counts(**outcome),
        errors=np.sort(np.array(errors, dtype=np.float64)),
        unmatched=len(truth.keys() - judged.keys()),
        unlabelled=len(judged.keys() - truth.keys()),
    )


def _outcome(mine: Point, label: Point, size: Size) -> str:
    if mine.visible and label.visible:
        a, b = _at_model_size(mine, size), _at_model_size(label, size)
        return "tp" if math.hypot(a[0] - b[0], a[1] - b[1]) <= TOLERANCE else "fp1"
    if mine.visible:
        return "fp2"
    return "fn" if label.visible else "tn"


def _at_model_size(point: Point, size: Size) -> tuple[int, int]:
    return int(point.x * MODEL_SIZE.width / size.width), int(point.y * MODEL_SIZE.height / size.height)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0
