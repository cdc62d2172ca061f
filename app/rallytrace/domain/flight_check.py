"""Whether a heatmap's highest peak is the ball, judged with the peaks of the frames around it.

A fixed threshold knows one frame. A faint peak on the line between two others is nearly always the ball, a clear one
that nothing before or after leads to is often a shoe. A small network, trained on what TrackNets predicted at venues
that they had never seen (`models/training/train_flight_check.py`), weighs both.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

REACH = 5
"""Frames before and after that are looked at."""
LINES = ((-1, 1), (-2, -1), (1, 2), (-2, 2), (-1, 2), (-2, 1), (-3, -1), (1, 3), (-3, 3), (-3, -2), (2, 3))
"""Pairs of frames, relative to the one judged, whose line is followed to it."""
LONGEST_TEXT = 1_000_000
"""A file may say anything of itself; no flight check is nearly as long."""
FAR = 5.0
"""Logarithm of a distance that stands for 'no such frame'."""

Floats = NDArray[np.floating[Any]]


@dataclass(frozen=True, slots=True, eq=False)
class Peaks:
    """The highest peak of each of some consecutive frames.

    Attributes:
        x: float32 (n,), as a share of the picture's width.
        y: float32 (n,), likewise of the width.
        value: float32 (n,), of the heatmap there, 0 to 1.
        second: float32 (n,), the highest value away from there.
    """

    x: Floats
    y: Floats
    value: Floats
    second: Floats


@dataclass(frozen=True, slots=True, eq=False)
class FlightCheck:
    """A network of fully connected layers.

    Attributes:
        mean: float32 (f,), subtracted from the features.
        deviation: float32 (f,), which they are divided by.
        layers: weights (inputs, outputs) and biases (outputs,) of each layer, float32; the last has one output.
        threshold: probability from which a peak counts as the ball.
    """

    mean: Floats
    deviation: Floats
    layers: tuple[tuple[Floats, Floats], ...]
    threshold: float

    def probabilities(self, peaks: Peaks) -> Floats:
        """How probable it is that each peak is the ball, float32 (n,)."""
        values = (features(peaks) - self.mean) / self.deviation
        for weights, biases in self.layers[:-1]:
            values = values @ weights + biases
            values = values / (1 + np.exp(-values))  # SiLU
        weights, biases = self.layers[-1]
        return np.asarray(1 / (1 + np.exp(-(values @ weights + biases)[:, 0])), np.float32)

    def to_text(self) -> str:
        """The network as JSON, for the metadata of the TrackNet's file; numbers keep the precision of float32."""
        layers = [[_plain(weights), _plain(biases)] for weights, biases in self.layers]
        parts = {"mean": _plain(self.mean), "deviation": _plain(self.deviation), "layers": layers}
        return json.dumps({"threshold": self.threshold, **parts}, separators=(",", ":"))

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
            mean, deviation = (np.array(facts[name], np.float32) for name in ("mean", "deviation"))
            layers = tuple((np.array(one, np.float32), np.array(other, np.float32)) for one, other in facts["layers"])
            made = cls(mean, deviation, layers, float(facts["threshold"]))
            tried = made.probabilities(Peaks(*np.full((4, 2 * REACH), 0.5, np.float32)))
        except (LookupError, TypeError, OverflowError, RecursionError) as error:
            raise ValueError(str(error)) from error
        finite = all(
            np.isfinite(part).all() for part in (tried, mean, deviation, *(part for pair in layers for part in pair))
        )
        if tried.shape != (2 * REACH,) or not finite:
            raise ValueError("not a network for these features")
        return made


def _plain(values: Floats) -> Any:
    """An array as (nested) lists; nine digits tell any two numbers of float32 apart."""
    if values.ndim > 1:
        return [_plain(part) for part in values]
    return [float(f"{value:.9g}") for value in values.astype(np.float32).tolist()]


def features(peaks: Peaks) -> Floats:
    """What is known of each peak and of its neighbours, float32 (n, f)."""
    position = 32 * np.stack([peaks.x, peaks.y], axis=1)
    value = np.clip(peaks.value, 0.02, 0.99)
    own = np.stack([np.log(value / (1 - value)), peaks.second / value], axis=1)
    columns = [own, *_neighbours(position, own), *_lines(position)]
    return np.concatenate(columns, axis=1).astype(np.float32)


def _neighbours(position: Floats, own: Floats) -> Iterator[Floats]:
    """Direction and distance to the peak of each frame around, how clear that is, and whether there is such a frame."""
    for step in (*range(-REACH, 0), *range(1, REACH + 1)):
        there, exists = _shifted(position, step)
        way = there - position
        far = np.log1p(16 * np.hypot(way[:, 0], way[:, 1]))[:, None] / 3
        row = np.concatenate(
            [np.sign(way) * np.log1p(np.abs(way)), far, _shifted(own, step)[0], exists[:, None]], axis=1
        )
        yield np.where(exists[:, None], row, 0)


def _lines(position: Floats) -> Iterator[Floats]:
    """How far each peak is from where the line through two others would have it."""
    for first, second in LINES:
        (one, here), (other, there) = _shifted(position, first), _shifted(position, second)
        away = one + (other - one) * (-first / (second - first)) - position
        far = np.log1p(16 * np.hypot(away[:, 0], away[:, 1]))
        yield (np.where(here & there, far, FAR) / 2)[:, None]


def _shifted(values: Floats, step: int) -> tuple[Floats, NDArray[np.bool_]]:
    """Rows so many frames later, and which of them exist."""
    at = np.arange(len(values)) + step
    exists = (at >= 0) & (at < len(values))
    return values[np.clip(at, 0, len(values) - 1)], exists
