"""Decide from the surrounding frames whether one of a heatmap's two highest peaks is the ball, and which.

A fixed threshold considers only one frame. A faint peak on the line between two other peaks is nearly always the ball.
A clear peak far from any path is often a shoe, and then the second peak is often the ball. Two small networks judge
this. They are trained on the predictions of TrackNets at venues that those TrackNets were not trained on
(`models/training/train_flight_check.py`). The first network judges each frame's highest peak. The second one judges
both peaks, given the first one's results in the surrounding frames.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from rallytrace.track.arrays import AnyFloats, Flags

REACH_FRAMES = 5
"""Number of frames before and after the judged frame that each network sees."""
MAX_INFLUENCE_FRAMES = 2 * REACH_FRAMES
"""Frames farther away do not affect a verdict: the second network sees the first one's results up to `REACH_FRAMES`
away.
"""
LINES = ((-1, 1), (-2, -1), (1, 2), (-2, 2), (-1, 2), (-2, 1), (-3, -1), (1, 3), (-3, 3), (-3, -2), (2, 3))
"""Pairs of frames, relative to the judged frame. The line through their peaks is extended to the judged frame."""
MIN_EVIDENCE_PEAK = 0.1
"""Lowest peak of a heatmap that is located and passed to a flight check. Flight checks are trained and evaluated with
this value (`models/training/predict_held_out.py`).
"""
MAX_TEXT_CHARACTERS = 1_000_000
"""Largest number of characters of a flight check's JSON text. A longer text is damaged."""
MIN_SECOND_PEAK = 0.06
"""A second peak below this heatmap value is never the ball."""
MISSING_LOG_DISTANCE = 5.0
"""Logarithmic distance used for a frame that does not exist."""


@dataclass(frozen=True, slots=True, eq=False)
class Peaks:
    """The two highest peaks of the heatmaps of n consecutive frames.

    Attributes:
        x: float32 (n,), column of the highest peak as a share of the picture's width.
        y: float32 (n,), row of the highest peak, also as a share of the width.
        value: float32 (n,), heatmap value of the highest peak, 0 to 1.
        second: float32 (n,), heatmap value of the second peak; 0 if there is none.
        second_x: float32 (n,), column of the second peak; NaN if unknown.
        second_y: float32 (n,), row of the second peak; NaN if unknown.
    """

    x: AnyFloats
    y: AnyFloats
    value: AnyFloats
    second: AnyFloats
    second_x: AnyFloats
    second_y: AnyFloats


@dataclass(frozen=True, slots=True, eq=False)
class Verdict:
    """A flight check's decisions about n frames.

    Attributes:
        probability: float32 (n,), probability that the chosen peak is the ball.
        second: bool (n,), True if the second highest peak was chosen.
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
        """Return the network's outputs, float32 (...) from 0 to 1, for features (..., f)."""
        values = (inputs - self.mean) / self.deviation
        for weights, biases in self.layers[:-1]:
            values = values @ weights + biases
            values = values * _sigmoid(values)  # SiLU
        weights, biases = self.layers[-1]
        return np.asarray(_sigmoid((values @ weights + biases)[..., 0]), np.float32)

    def parts(self) -> dict[str, Any]:
        """Return the network as a JSON-compatible dictionary. Numbers keep the precision of float32."""
        layers = [[_plain(weights), _plain(biases)] for weights, biases in self.layers]
        return {"mean": _plain(self.mean), "deviation": _plain(self.deviation), "layers": layers}

    @classmethod
    def of(cls, parts: Any) -> Self:
        """Build a network from the result of `parts`.

        Raises:
            ValueError: a number is not finite, or a deviation is not positive.
            KeyError, TypeError: `parts` is not such a result. Other built-in errors are possible, too.
        """
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
    """A pair of networks that decide whether and where there is a ball.

    Attributes:
        first: network that judges each frame's highest peak by its `features`.
        choice: network that judges both peaks of each frame by their `choice_features`.
        threshold: smallest probability from which a peak counts as a ball.
    """

    first: Perceptron
    choice: Perceptron
    threshold: float

    def judge(self, peaks: Peaks) -> Verdict:
        """Return which peak of each frame is more likely to be the ball, and its probability."""
        highest = self.first.probabilities(features(peaks))
        probabilities = self.choice.probabilities(choice_features(peaks, highest))
        probabilities[~has_second(peaks), 1] = 0
        second = probabilities[:, 1] > probabilities[:, 0]
        return Verdict(probabilities.max(axis=1, initial=0), second)

    def to_text(self) -> str:
        """Return the flight check as JSON, to be stored in the metadata of the TrackNet's file."""
        parts = {"threshold": self.threshold, "first": self.first.parts(), "choice": self.choice.parts()}
        return json.dumps(parts, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a flight check from the result of `to_text`.

        Raises:
            ValueError: the text is not a flight check, or its networks do not have the expected inputs.
        """
        if len(text) > MAX_TEXT_CHARACTERS:
            raise ValueError("too long to be a flight check")
        try:
            facts = json.loads(text)
            made = cls(Perceptron.of(facts["first"]), Perceptron.of(facts["choice"]), float(facts["threshold"]))
            tried = made.judge(Peaks(*np.full((6, 2 * REACH_FRAMES), 0.5, np.float32))).probability
        except (LookupError, TypeError, OverflowError, RecursionError) as error:
            raise ValueError(str(error)) from error
        if tried.shape != (2 * REACH_FRAMES,) or not np.isfinite(tried).all():
            raise ValueError("the networks do not match these features")
        return made


def _plain(values: AnyFloats) -> Any:
    """Return an array as (nested) lists. Nine digits distinguish any two float32 numbers."""
    if values.ndim > 1:
        return [_plain(row) for row in values]
    return [float(f"{value:.9g}") for value in values.astype(np.float32).tolist()]


def _sigmoid(values: AnyFloats) -> AnyFloats:
    return np.asarray(1 / (1 + np.exp(-np.clip(values, -80, 80))))  # beyond that, float32 overflows


def has_second(peaks: Peaks) -> Flags:
    """Return whether each frame has a second peak that may be the ball, bool (n,)."""
    return (peaks.second >= MIN_SECOND_PEAK) & np.isfinite(peaks.second_x + peaks.second_y)


def features(peaks: Peaks) -> AnyFloats:
    """Return the features of each frame's highest peak and of its neighbours, float32 (n, f)."""
    position = _positions(peaks.x, peaks.y)
    heights = _peak_features(peaks.value, peaks.second)
    columns = [heights, *_neighbours(position, position, heights), *_lines(position, position)]
    return np.concatenate(columns, axis=1).astype(np.float32)


def choice_features(peaks: Peaks, highest: AnyFloats) -> AnyFloats:
    """Return the features of both peaks of each frame, float32 (n, 2, f); meaningless for a missing second peak.

    Args:
        peaks: peaks of n frames.
        highest: float32 (n,), probability that the highest peak is the ball, from the first network.
    """
    sure = np.clip(highest, 0.001, 0.999)
    logits = np.log(sure / (1 - sure))[:, None] / 2
    is_known = has_second(peaks)
    first = _positions(peaks.x, peaks.y)
    second = np.where(is_known[:, None], _positions(peaks.second_x, peaks.second_y), first)
    clearness = np.concatenate([_peak_features(peaks.value, peaks.second), logits], axis=1)
    made = []
    for is_second, position in enumerate((first, second)):
        heights = _peak_features(peaks.second, peaks.value) if is_second else _peak_features(peaks.value, peaks.second)
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


def _peak_features(value: AnyFloats, rival: AnyFloats) -> AnyFloats:
    """Return the log-odds of each peak's value, and the rival's value divided by the peak's, (n, 2).

    Args:
        value: (n,) heatmap values of the peaks, 0 to 1.
        rival: (n,) heatmap values of the other peak in the same frame.
    """
    value = np.clip(value, 0.02, 0.99)
    return np.stack([np.log(value / (1 - value)), rival / value], axis=1)


def _neighbours(
    position: AnyFloats, highest: AnyFloats, clearness: AnyFloats, second: AnyFloats | None = None
) -> Iterator[AnyFloats]:
    """Yield features for each surrounding frame: direction and distance to its peak, the peak's features, if it exists.

    Args:
        position: (n, 2), positions of the judged peaks.
        highest: (n, 2), positions of the highest peaks.
        clearness: (n, k), features of the highest peaks.
        second: (n, 2), positions of the second peaks. If given, the distance to the nearer of both peaks is added.
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
    """Yield for each pair of `LINES` the logarithmic distance of the judged peaks from the extended line, (n, 1)."""
    for first, second in LINES:
        distance, exists = _off_line(position, highest, first, second)
        yield (np.where(exists, distance, MISSING_LOG_DISTANCE) / 2)[:, None]


def _sure_lines(position: AnyFloats, highest: AnyFloats, logits: AnyFloats) -> Iterator[AnyFloats]:
    """Yield the distances of `_lines`, reduced where the two peaks that define the line are uncertain."""
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
    """Return for each frame the row of the frame `step` frames later, and whether that frame exists."""
    indices = np.arange(len(values)) + step
    exists = (indices >= 0) & (indices < len(values))
    return values[np.clip(indices, 0, len(values) - 1)], exists
