"""Measure how well a track agrees with labels, by TrackNet's own measure and in source pixels.

TrackNet compares at 512x288 with integer coordinates and a tolerance of 4 px (`test.py` of TrackNetV3). A frame is TP
if both have a ball within the tolerance, FP1 if both have one but farther apart, FP2 if only the track has one, FN if
only the label has one, and TN if neither has one.
"""

import enum
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.track.track import Rows, State, rows_of_points

MODEL_SIZE = Size(512, 288)
TOLERANCE = 4.0
QUANTILES = (0.5, 0.9, 0.99)


class Outcome(enum.IntEnum):
    """The result of comparing a frame of a track with its label; see the module's docstring."""

    NOT_COMPARED = 0
    """One of the two is unset."""
    TP = 1
    TN = 2
    FP1 = 3
    FP2 = 4
    FN = 5


WRONG = (Outcome.FP1, Outcome.FP2, Outcome.FN)
"""Outcomes in which track and label disagree."""


@dataclass(frozen=True, slots=True)
class Counts:
    """The number of frames with each outcome; see the module's docstring for the names."""

    tp: int = 0
    tn: int = 0
    fp1: int = 0
    fp2: int = 0
    fn: int = 0

    @classmethod
    def of(cls, outcomes: NDArray[np.uint8]) -> "Counts":
        """Count outcomes, (n,), each an `Outcome`."""
        _, tp, tn, fp1, fp2, fn = np.bincount(outcomes, minlength=len(Outcome)).tolist()
        return cls(tp, tn, fp1, fp2, fn)

    def __add__(self, added: "Counts") -> "Counts":
        return Counts(
            self.tp + added.tp, self.tn + added.tn, self.fp1 + added.fp1, self.fp2 + added.fp2, self.fn + added.fn
        )

    @property
    def frames(self) -> int:
        return self.tp + self.tn + self.fp1 + self.fp2 + self.fn

    @property
    def accuracy(self) -> float:
        """Return (TP + TN) / all."""
        return _share(self.tp + self.tn, self.frames)

    @property
    def precision(self) -> float:
        """Return TP / (TP + FP1 + FP2)."""
        return _share(self.tp, self.tp + self.fp1 + self.fp2)

    @property
    def recall(self) -> float:
        """Return TP / (TP + FN), the original's definition: a ball found in the wrong place is not missed."""
        return _share(self.tp, self.tp + self.fn)

    @property
    def f1(self) -> float:
        """Return the harmonic mean of precision and recall."""
        total = self.precision + self.recall
        return 2 * self.precision * self.recall / total if total else 0.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """The result of comparing a track with labels.

    Attributes:
        counts: number of frames with each outcome.
        errors: distances in source pixels, float64, ascending, one for each frame with a ball in both.
        unmatched: number of labelled frames without a row of the track; not included in `counts`.
        unlabelled: number of rows of the track without a label; not included in `counts`.
    """

    counts: Counts
    errors: "np.ndarray[tuple[int], np.dtype[np.float64]]"
    unmatched: int
    unlabelled: int

    @property
    def mean_error(self) -> float:
        """Return the mean of `errors`; NaN if it is empty."""
        return float(self.errors.mean()) if self.errors.size else math.nan

    def error_quantiles(self) -> dict[float, float]:
        """Return the quantiles of `errors`, keyed by `QUANTILES`; NaN if it is empty."""
        if not self.errors.size:
            return dict.fromkeys(QUANTILES, math.nan)
        return {q: float(np.quantile(self.errors, q)) for q in QUANTILES}


def compare(track: Iterable[Point], labels: Iterable[Point], size: Size) -> Comparison:
    """Compare a track with labels, frame by frame.

    Args:
        track: points to judge; frames may be missing.
        labels: correct points; frames may be missing.
        size: size of the video to which the coordinates of both refer.
    """
    judged = {point.frame: point for point in track}
    truth = {point.frame: point for point in labels}
    common = judged.keys() & truth.keys()
    mine, label = (rows_of_points([points[frame] for frame in common]) for points in (judged, truth))
    return comparison_of(
        outcomes(mine, label, size),
        distances(mine, label),
        unmatched=len(truth) - len(common),
        unlabelled=len(judged) - len(common),
    )


def compare_rows(track: Rows, labels: Rows, size: Size) -> Comparison:
    """Compare rows of `ROW` for the same frames, (n,) each, as `compare` does."""
    found = outcomes(track, labels, size)
    left_out = (labels["state"] != State.UNSET, track["state"] != State.UNSET)
    unmatched, unlabelled = (int(np.count_nonzero(is_set & (found == Outcome.NOT_COMPARED))) for is_set in left_out)
    return comparison_of(found, distances(track, labels), unmatched=unmatched, unlabelled=unlabelled)


def comparison_of(
    found: NDArray[np.uint8], separations: Floats, *, unmatched: int = 0, unlabelled: int = 0
) -> Comparison:
    """Build a comparison from the outcomes and distances of frames, (n,) each."""
    return Comparison(Counts.of(found), np.sort(separations[np.isfinite(separations)]), unmatched, unlabelled)


def sum_comparisons(comparisons: Sequence[Comparison]) -> Comparison:
    """Combine the comparisons of several videos. Their distances are meaningful only for videos of the same size."""
    return Comparison(
        counts=sum((comparison.counts for comparison in comparisons), Counts()),
        errors=np.sort(np.concatenate([np.zeros(0), *(comparison.errors for comparison in comparisons)])),
        unmatched=sum(comparison.unmatched for comparison in comparisons),
        unlabelled=sum(comparison.unlabelled for comparison in comparisons),
    )


def outcomes(track: Rows, labels: Rows, size: Size) -> NDArray[np.uint8]:
    """Return the outcome of each frame.

    Args:
        track: (n,) rows to judge, with the fields of `ROW`.
        labels: (n,) correct rows of the same frames, with the fields of `ROW`.
        size: size of the video.

    Returns:
        (n,), each an `Outcome`. An occluded ball counts as not visible, wherever it is.
    """
    (seen_in_track, my_x, my_y), (seen_in_label, x, y) = (_at_model_size(rows, size) for rows in (track, labels))
    is_near = np.hypot(my_x - x, my_y - y) <= TOLERANCE
    found = np.where(
        seen_in_track, np.where(seen_in_label, np.where(is_near, Outcome.TP, Outcome.FP1), Outcome.FP2), Outcome.TN
    )
    found[~seen_in_track & seen_in_label] = Outcome.FN
    found[(track["state"] == State.UNSET) | (labels["state"] == State.UNSET)] = Outcome.NOT_COMPARED
    return found.astype(np.uint8)


def distances(track: Rows, labels: Rows) -> Floats:
    """Return the distance between the two balls in each frame, (n,) in source pixels; NaN unless both are visible."""
    in_both = (track["state"] == State.VISIBLE) & (labels["state"] == State.VISIBLE)
    return np.where(in_both, np.hypot(track["x"] - labels["x"], track["y"] - labels["y"]), np.nan)


def _at_model_size(rows: Rows, size: Size) -> tuple[Flags, Floats, Floats]:
    """Return whether the ball is visible, and its column and row at the model's size, truncated to whole pixels."""
    x, y = rows["x"] * MODEL_SIZE.width / size.width, rows["y"] * MODEL_SIZE.height / size.height
    return rows["state"] == State.VISIBLE, np.trunc(x), np.trunc(y)


def _share(count: int, total: int) -> float:
    return count / total if total else 0.0
