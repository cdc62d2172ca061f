"""Choose the ball among a heatmap's two highest peaks, if any, by the peaks of the surrounding frames.

A fixed threshold sees only one frame. A faint peak on the line between two others is nearly always the ball. A clear
one that no path leads to is often a shoe; then the second peak is often the ball. Two small networks, trained on the
predictions of TrackNets at venues new to them (`models/training/train_flight_check.py`), judge this: the first one
each frame's highest peak, the second one both peaks, given the first one's results in the surrounding frames.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from rallytrace.track.arrays import AnyFloats, Flags

REACH_FRAMES = 5
"""Frames before and after that either network sees."""
FARTHEST = 2 * REACH_FRAMES
"""Frames farther away do not change a verdict: the second network sees the first one's results around."""
LINES = ((-1, 1), (-2, -1), (1, 2), (-2, 2), (-1, 2), (-2, 1), (-3, -1), (1, 3), (-3, 3), (-3, -2), (2, 3))
"""Pairs of frames, relative to the judged one, whose line is extended to it."""
MIN_EVIDENCE_PEAK = 0.1
"""Lowest heatmap value of a peak with a region and a centre, if a flight check decides: flight checks are trained and
evaluated with it (`models/training/predict_held_out.py`).
"""
MAX_TEXT_CHARACTERS = 1_000_000
"""Largest number of characters of a flight check, against damaged files."""
LOWEST_SECOND = 0.06
"""A second peak below this heatmap value is never the ball."""
MISSING_LOG_DISTANCE = 5.0
"""Logarithm of a distance, for a missing frame."""


@dataclass(frozen=True, slots=True, eq=False)
class Peaks:
    """The two highest peaks of each of some consecutive frames.

    Attributes:
        x: float32 (n,), column of the highest peak as a share of the picture's width.
        y: float32 (n,), its row, also as a share of the width.
        value: float32 (n,), heatmap value there, 0 to 1.
        second: float32 (n,), highest value elsewhere; 0 for none.
        second_x: float32 (n,), column of the second peak; NaN if unknown.
        second_y: float32 (n,), row of the second peak.
    """

    x: AnyFloats
    y: AnyFloats
    value: AnyFloats
    second: AnyFloats
    second_x: AnyFloats
    second_y: AnyFloats


@dataclass(frozen=True, slots=True, eq=False)
class Verdict:
    """The decision of a flight check about some frames.

    Attributes:
        probability: float32 (n,), probability that the chosen peak is the ball.
        second: bool (n,), whether the second highest peak was chosen.
    """

    probability: AnyFloats
    second: Flags


@dataclass(frozen=True, slots=True, eq=False)
class Perceptron:
    """A network of fully connected layers with one output.

    Attributes:
        mean: float32 (f,), subtracted from the features.
        deviation: float32 (f,), divisor of the features.
        layers: weights (inputs, outputs) and biases (outputs,) of each layer, float32; the last has one output.
    """

    mean: AnyFloats
    deviation: AnyFloats
    layers: tuple[tuple[AnyFloats, AnyFloats], ...]

    def probabilities(self, inputs: AnyFloats) -> AnyFloats:
        """Return the outputs for features (..., f): float32 (...), 0 to 1."""
        values = (inputs - self.mean) / self.deviation
        for weights, biases in self.layers[:-1]:
            values = values @ weights + biases
            values = values * _sigmoid(values)  # SiLU
        weights, biases = self.layers[-1]
        return np.asarray(_sigmoid((values @ weights + biases)[..., 0]), np.float32)

    def parts(self) -> dict[str, Any]:
        """Return the network as plain values; numbers keep the precision of float32."""
        layers = [[_plain(weights), _plain(biases)] for weights, biases in self.layers]
        return {"mean": _plain(self.mean), "deviation": _plain(self.deviation), "layers": layers}

    @classmethod
    def of(cls, parts: Any) -> Self:
        """Build a network from the result of `parts`; KeyError, TypeError and others for anything else."""
        mean, deviation = (np.array(parts[name], np.float32) for name in ("mean", "deviation"))
        layers = tuple(
            (np.array(weights, np.float32), np.array(biases, np.float32)) for weights, biases in parts["layers"]
        )
        if not (deviation > 0).all() or not all(
            np.isfinite(values).all() for values in (mean, deviation, *(values for pair in layers for values in pair))
        ):
            raise ValueError("numbers that are not finite, or a deviation that is not positive")
        return cls(mean, deviation, layers)


@dataclass(frozen=True, slots=True, eq=False)
class FlightCheck:
    """A pair of networks that decides where the ball is.

    Attributes:
        first: network for each frame's highest peak, by `features`.
        choice: network for both peaks of each frame, by `choice_features`.
        threshold: smallest probability of a ball.
    """

    first: Perceptron
    choice: Perceptron
    threshold: float

    def judge(self, peaks: Peaks) -> Verdict:
        """Return the more likely peak of each frame, and its probability."""
        highest = self.first.probabilities(features(peaks))
        probabilities = self.choice.probabilities(choice_features(peaks, highest))
        probabilities[~has_second(peaks), 1] = 0
        second = probabilities[:, 1] > probabilities[:, 0]
        return Verdict(probabilities.max(axis=1, initial=0), second)

    def to_text(self) -> str:
        """Return the networks as JSON, for the metadata of the TrackNet's file."""
        parts = {"threshold": self.threshold, "first": self.first.parts(), "choice": self.choice.parts()}
        return json.dumps(parts, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read the result of `to_text`.

        Raises:
            ValueError: The text is something else, or its parts do not fit together.
        """
        if len(text) > MAX_TEXT_CHARACTERS:
            raise ValueError("longer than any flight check")
        try:
            facts = json.loads(text)
            made = cls(Perceptron.of(facts["first"]), Perceptron.of(facts["choice"]), float(facts["threshold"]))
            tried = made.judge(Peaks(*np.full((6, 2 * REACH_FRAMES), 0.5, np.float32))).probability
        except (LookupError, TypeError, OverflowError, RecursionError) as error:
            raise ValueError(str(error)) from error
        if tried.shape != (2 * REACH_FRAMES,) or not np.isfinite(tried).all():
            raise ValueError("not networks for these features")
        return made


def _plain(values: AnyFloats) -> Any:
    """Return an array as (nested) lists. Nine digits distinguish any two numbers of float32."""
    if values.ndim > 1:
        return [_plain(row) for row in values]
    return [float(f"{value:.9g}") for value in values.astype(np.float32).tolist()]


def _sigmoid(values: AnyFloats) -> AnyFloats:
    return np.asarray(1 / (1 + np.exp(-np.clip(values, -80, 80))))  # beyond that, float32 overflows


def has_second(peaks: Peaks) -> Flags:
    """Return whether each frame has a second peak that may be the ball, bool (n,)."""
    return (peaks.second >= LOWEST_SECOND) & np.isfinite(peaks.second_x + peaks.second_y)


def features(peaks: Peaks) -> AnyFloats:
    """Return the features of each highest peak and of its neighbours, float32 (n, f)."""
    position = _positions(peaks.x, peaks.y)
    heights = _heights(peaks.value, peaks.second)
    columns = [heights, *_neighbours(position, position, heights), *_lines(position, position)]
    return np.concatenate(columns, axis=1).astype(np.float32)


def choice_features(peaks: Peaks, highest: AnyFloats) -> AnyFloats:
    """Return the features of both peaks of each frame, float32 (n, 2, f); meaningless for a missing second peak.

    Args:
        peaks: peaks of n frames.
        highest: float32 (n,), probability that the highest peak is the ball.
    """
    sure = np.clip(highest, 0.001, 0.999)
    logits = np.log(sure / (1 - sure))[:, None] / 2
    is_known = has_second(peaks)
    first = _positions(peaks.x, peaks.y)
    second = np.where(is_known[:, None], _positions(peaks.second_x, peaks.second_y), first)
    clearness = np.concatenate([_heights(peaks.value, peaks.second), logits], axis=1)
    made = []
    for is_second, position in enumerate((first, second)):
        heights = _heights(peaks.second, peaks.value) if is_second else _heights(peaks.value, peaks.second)
        columns = [
            np.concatenate(
                [heights, np.full_like(logits, is_second), logits * (1 - is_second), logits * is_second], axis=1
            ),
            *_neighbours(position, first, clearness, second),
            *_lines(position, first),
            *_sure_lines(position, first, logits),
        ]
        made.append(np.concatenate(columns, axis=1))
    return np.stack(made, axis=1).astype(np.float32)


def _positions(x: AnyFloats, y: AnyFloats) -> AnyFloats:
    return 32 * np.stack([x, y], axis=1)


def _heights(value: AnyFloats, rival: AnyFloats) -> AnyFloats:
    """Return the height of a peak, and the height of the other one relative to it, (n, 2)."""
    value = np.clip(value, 0.02, 0.99)
    return np.stack([np.log(value / (1 - value)), rival / value], axis=1)


def _neighbours(
    position: AnyFloats, highest: AnyFloats, clearness: AnyFloats, second: AnyFloats | None = None
) -> Iterator[AnyFloats]:
    """Yield for each surrounding frame the direction and distance to its peak, that peak's features, and if it exists.

    Args:
        position: (n, 2), positions of the judged peaks.
        highest: (n, 2), positions of the highest peaks.
        clearness: (n, k), features of the highest peaks.
        second: (n, 2), positions of the second peaks; adds the distance to the nearer of both.
    """
    for step in (*range(-REACH_FRAMES, 0), *range(1, REACH_FRAMES + 1)):
        shifted, exists = _shift_rows(highest, step)
        offset = shifted - position
        columns = [np.sign(offset) * np.log1p(np.abs(offset)), _log_distance(offset)[:, None] / 3]
        if second is not None:
            nearer = np.minimum(_log_distance(offset), _log_distance(_shift_rows(second, step)[0] - position))
            columns.append(nearer[:, None] / 3)
        row = np.concatenate([*columns, _shift_rows(clearness, step)[0], exists[:, None]], axis=1)
        yield np.where(exists[:, None], row, 0)


def _lines(position: AnyFloats, highest: AnyFloats) -> Iterator[AnyFloats]:
    for first, second in LINES:
        distance, exists = _off_line(position, highest, first, second)
        yield (np.where(exists, distance, MISSING_LOG_DISTANCE) / 2)[:, None]


def _sure_lines(position: AnyFloats, highest: AnyFloats, logits: AnyFloats) -> Iterator[AnyFloats]:
    """Yield the distances of `_lines`, reduced where the two other peaks are uncertain."""
    for first, second in LINES:
        distance, exists = _off_line(position, highest, first, second)
        less = np.minimum(_shift_rows(logits, first)[0], _shift_rows(logits, second)[0])[:, 0]
        yield np.where(exists, distance / 2 / (1 + np.exp(-2 * less)), 0)[:, None]


def _off_line(position: AnyFloats, highest: AnyFloats, first: int, second: int) -> tuple[AnyFloats, Flags]:
    (start, has_start), (end, has_end) = _shift_rows(highest, first), _shift_rows(highest, second)
    return _log_distance(start + (end - start) * (-first / (second - first)) - position), has_start & has_end


def _log_distance(offset: AnyFloats) -> AnyFloats:
    return np.asarray(np.log1p(16 * np.hypot(offset[:, 0], offset[:, 1])))


def _shift_rows(values: AnyFloats, step: int) -> tuple[AnyFloats, Flags]:
    """Return the rows `step` frames later, and whether they exist."""
    indices = np.arange(len(values)) + step
    exists = (indices >= 0) & (indices < len(values))
    return values[np.clip(indices, 0, len(values) - 1)], exists
