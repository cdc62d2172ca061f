"""Make a flight check whose result follows from its definition."""

import numpy as np

from rallytrace.analysis.flight_check import LINES, FlightCheck, Peaks, Perceptron, choice_features, features
from rallytrace.track.arrays import AnyFloats

_ANY = Peaks(*np.full((6, 1), 0.5, np.float32))
FEATURES = features(_ANY).shape[-1]
CHOICE_FEATURES = choice_features(_ANY, _ANY.value).shape[-1]


def by_lines() -> FlightCheck:
    """Return a check with single layers that only uses the distance of a peak from the lines through its neighbours."""
    first, choice = np.zeros(FEATURES, np.float32), np.zeros(CHOICE_FEATURES, np.float32)
    first[-len(LINES) :] = -4.0 / len(LINES)
    choice[-2 * len(LINES) : -len(LINES)] = -4.0 / len(LINES)
    return FlightCheck(_single(first), _single(choice), 0.5)


def _single(weights: AnyFloats) -> Perceptron:
    zeros, ones = np.zeros(len(weights), np.float32), np.ones(len(weights), np.float32)
    return Perceptron(zeros, ones, ((weights[:, None], np.full(1, 2.0, np.float32)),))
