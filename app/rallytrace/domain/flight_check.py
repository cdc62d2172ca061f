"""Which of a heatmap's two highest peaks is the ball, if any, judged with the peaks of the frames around it.

A fixed threshold knows one frame. A faint peak on the line between two others is nearly always the ball, a clear one
that nothing before or after leads to is often a shoe, and where a shoe has the highest peak the second highest is often
the ball. Two small networks, trained on what TrackNets predicted at venues that they had never seen
(`models/training/train_flight_check.py`), weigh that: the first judges the highest peak of each frame, the second both
peaks, with what the first found of the frames around.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from rallytrace.domain.arrays import AnyFloats, Flags

REACH = 5
"""Frames before and after that either network looks at."""
FARTHEST = 2 * REACH
"""Frames farther away change no verdict: the second network sees what the first says of the frames around."""
LINES = ((-1, 1), (-2, -1), (1, 2), (-2, 2), (-1, 2), (-2, 1), (-3, -1), (1, 3), (-3, 3), (-3, -2), (2, 3))
"""Pairs of frames, relative to the one judged, whose line is followed to it."""
EVIDENCE_FROM = 0.1
"""Heatmap value from which a peak has a region, and so a centre, where a flight check decides what is a ball: flight
checks are trained and judged on that (`models/training/predict_held_out.py`)."""
LONGEST_TEXT = 1_000_000
"""A file may say anything of itself; no flight check is nearly as long."""
LOWEST_SECOND = 0.06
"""A second peak below that is never the ball."""
FAR = 5.0
"""Logarithm of a distance that stands for 'no such frame'."""


@dataclass(frozen=True, slots=True, eq=False)
class Peaks:
    """The two highest peaks of each of some consecutive frames.

    Attributes:
        x: float32 (n,), of the highest, as a share of the picture's width.
        y: float32 (n,), likewise of the width.
        value: float32 (n,), of the heatmap there, 0 to 1.
        second: float32 (n,), the highest value away from there; 0 for none.
        second_x: float32 (n,), where that is; NaN where it is not known.
        second_y: float32 (n,).
    """

    x: AnyFloats
    y: AnyFloats
    value: AnyFloats
    second: AnyFloats
    second_x: AnyFloats
    second_y: AnyFloats


@dataclass(frozen=True, slots=True, eq=False)
class Verdict:
    """What a flight check decides of some frames.

    Attributes:
        probability: float32 (n,), that the chosen peak is the ball.
        second: bool (n,), whether that is the second highest peak.
    """

    probability: AnyFloats
    second: Flags


@dataclass(frozen=True, slots=True, eq=False)
class Perceptron:
    """A network of fully connected layers with one output.

    Attributes:
        mean: float32 (f,), subtracted from the features.
        deviation: float32 (f,), which they are divided by.
        layers: weights (inputs, outputs) and biases (outputs,) of each layer, float32; the last has one output.
    """

    mean: AnyFloats
    deviation: AnyFloats
    layers: tuple[tuple[AnyFloats, AnyFloats], ...]

    def probabilities(self, inputs: AnyFloats) -> AnyFloats:
        """What it says of features (..., f), float32 (...), 0 to 1."""
        values = (inputs - self.mean) / self.deviation
        for weights, biases in self.layers[:-1]:
            values = values @ weights + biases
            values = values * _sigmoid(values)  # SiLU
        weights, biases = self.layers[-1]
        return np.asarray(_sigmoid((values @ weights + biases)[..., 0]), np.float32)

    def parts(self) -> dict[str, Any]:
        """The network as plain values; numbers keep the precision of float32."""
        layers = [[_plain(weights), _plain(biases)] for weights, biases in self.layers]
        return {"mean": _plain(self.mean), "deviation": _plain(self.deviation), "layers": layers}

    @classmethod
    def of(cls, parts: Any) -> Self:
        """The inverse of `parts`; KeyError, TypeError and others for something else."""
        mean, deviation = (np.array(parts[name], np.float32) for name in ("mean", "deviation"))
        layers = tuple((np.array(one, np.float32), np.array(other, np.float32)) for one, other in parts["layers"])
        if not (deviation > 0).all() or not all(
            np.isfinite(part).all() for part in (mean, deviation, *(part for pair in layers for part in pair))
        ):
            raise ValueError("numbers that are not finite, or a deviation that is not positive")
        return cls(mean, deviation, layers)


@dataclass(frozen=True, slots=True, eq=False)
class FlightCheck:
    """Two networks.

    Attributes:
        first: judges each frame's highest peak, by `features`.
        choice: judges both peaks of each frame, by `choice_features`.
        threshold: probability from which a peak counts as the ball.
    """

    first: Perceptron
    choice: Perceptron
    threshold: float

    def judge(self, peaks: Peaks) -> Verdict:
        """Which peak of each frame is the likelier ball, and how probable that is."""
        highest = self.first.probabilities(features(peaks))
        both = self.choice.probabilities(choice_features(peaks, highest))
        both[~has_second(peaks), 1] = 0
        second = both[:, 1] > both[:, 0]
        return Verdict(both.max(axis=1, initial=0), second)

    def to_text(self) -> str:
        """The networks as JSON, for the metadata of the TrackNet's file."""
        parts = {"threshold": self.threshold, "first": self.first.parts(), "choice": self.choice.parts()}
        return json.dumps(parts, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what `to_text` made.

        Raises:
            ValueError: the text is something else, or its parts do not fit together.
        """
        if len(text) > LONGEST_TEXT:
            raise ValueError("longer than any flight check")
        try:
            facts = json.loads(text)
            made = cls(Perceptron.of(facts["first"]), Perceptron.of(facts["choice"]), float(facts["threshold"]))
            tried = made.judge(Peaks(*np.full((6, 2 * REACH), 0.5, np.float32))).probability
        except (LookupError, TypeError, OverflowError, RecursionError) as error:
            raise ValueError(str(error)) from error
        if tried.shape != (2 * REACH,) or not np.isfinite(tried).all():
            raise ValueError("not networks for these features")
        return made


def _plain(values: AnyFloats) -> Any:
    """An array as (nested) lists; nine digits tell any two numbers of float32 apart."""
    if values.ndim > 1:
        return [_plain(part) for part in values]
    return [float(f"{value:.9g}") for value in values.astype(np.float32).tolist()]


def _sigmoid(values: AnyFloats) -> AnyFloats:
    return np.asarray(1 / (1 + np.exp(-np.clip(values, -80, 80))))  # beyond that, float32 overflows


def has_second(peaks: Peaks) -> Flags:
    """Which frames have a second peak that may be the ball, bool (n,)."""
    return (peaks.second >= LOWEST_SECOND) & np.isfinite(peaks.second_x + peaks.second_y)


def features(peaks: Peaks) -> AnyFloats:
    """What is known of each highest peak and of its neighbours, float32 (n, f)."""
    position = _positions(peaks.x, peaks.y)
    own = _own(peaks.value, peaks.second)
    columns = [own, *_neighbours(position, position, own), *_lines(position, position)]
    return np.concatenate(columns, axis=1).astype(np.float32)


def choice_features(peaks: Peaks, highest: AnyFloats) -> AnyFloats:
    """What is known of both peaks of each frame, float32 (n, 2, f); of a second peak that there is not, nonsense.

    Args:
        peaks: n frames.
        highest: float32 (n,), how probable it is that the highest peaks are the ball.
    """
    sure = np.clip(highest, 0.001, 0.999)
    logits = np.log(sure / (1 - sure))[:, None] / 2
    there = has_second(peaks)
    first = _positions(peaks.x, peaks.y)
    second = np.where(there[:, None], _positions(peaks.second_x, peaks.second_y), first)
    around = np.concatenate([_own(peaks.value, peaks.second), logits], axis=1)
    made = []
    for is_second, position in enumerate((first, second)):
        own = _own(peaks.second, peaks.value) if is_second else _own(peaks.value, peaks.second)
        columns = [
            np.concatenate(
                [own, np.full_like(logits, is_second), logits * (1 - is_second), logits * is_second], axis=1
            ),
            *_neighbours(position, first, around, second),
            *_lines(position, first),
            *_sure_lines(position, first, logits),
        ]
        made.append(np.concatenate(columns, axis=1))
    return np.stack(made, axis=1).astype(np.float32)


def _positions(x: AnyFloats, y: AnyFloats) -> AnyFloats:
    return 32 * np.stack([x, y], axis=1)


def _own(value: AnyFloats, other: AnyFloats) -> AnyFloats:
    """How high a peak is, and how high the other one is beside it, (n, 2)."""
    value = np.clip(value, 0.02, 0.99)
    return np.stack([np.log(value / (1 - value)), other / value], axis=1)


def _neighbours(
    position: AnyFloats, around: AnyFloats, own: AnyFloats, second: AnyFloats | None = None
) -> Iterator[AnyFloats]:
    """Direction and distance to the peak of each frame around, how clear that is, and whether there is such a frame.

    Args:
        position: (n, 2), of the peaks judged.
        around: (n, 2), of the highest peaks.
        own: (n, k), what is known of the highest peaks.
        second: (n, 2), of the second peaks; given, there is also the distance to the nearer of both.
    """
    for step in (*range(-REACH, 0), *range(1, REACH + 1)):
        there, exists = _shifted(around, step)
        offset = there - position
        columns = [np.sign(offset) * np.log1p(np.abs(offset)), _far(offset)[:, None] / 3]
        if second is not None:
            nearer = np.minimum(_far(offset), _far(_shifted(second, step)[0] - position))
            columns.append(nearer[:, None] / 3)
        row = np.concatenate([*columns, _shifted(own, step)[0], exists[:, None]], axis=1)
        yield np.where(exists[:, None], row, 0)


def _lines(position: AnyFloats, around: AnyFloats) -> Iterator[AnyFloats]:
    """How far each peak is from where the line through two others would have it."""
    for first, second in LINES:
        far, exists = _off_line(position, around, first, second)
        yield (np.where(exists, far, FAR) / 2)[:, None]


def _sure_lines(position: AnyFloats, around: AnyFloats, logits: AnyFloats) -> Iterator[AnyFloats]:
    """The same, the less the less sure the two others are."""
    for first, second in LINES:
        far, exists = _off_line(position, around, first, second)
        less = np.minimum(_shifted(logits, first)[0], _shifted(logits, second)[0])[:, 0]
        yield np.where(exists, far / 2 / (1 + np.exp(-2 * less)), 0)[:, None]


def _off_line(position: AnyFloats, around: AnyFloats, first: int, second: int) -> tuple[AnyFloats, Flags]:
    (one, here), (other, there) = _shifted(around, first), _shifted(around, second)
    return _far(one + (other - one) * (-first / (second - first)) - position), here & there


def _far(offset: AnyFloats) -> AnyFloats:
    return np.asarray(np.log1p(16 * np.hypot(offset[:, 0], offset[:, 1])))


def _shifted(values: AnyFloats, step: int) -> tuple[AnyFloats, Flags]:
    """The rows `step` frames later, and which of them exist."""
    at = np.arange(len(values)) + step
    exists = (at >= 0) & (at < len(values))
    return values[np.clip(at, 0, len(values) - 1)], exists
