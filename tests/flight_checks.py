"""A flight check whose judgement follows from the definition, for tests."""

import numpy as np

from rallytrace.domain.flight_check import LINES, FlightCheck, Peaks, features

FEATURES = features(Peaks(*np.full((4, 1), 0.5, np.float32))).shape[1]


def by_lines() -> FlightCheck:
    """A check of one layer that only asks how far a peak is from the lines through its neighbours."""
    weights = np.zeros((FEATURES, 1), np.float32)
    weights[-len(LINES) :] = -4.0 / len(LINES)
    return FlightCheck(
        np.zeros(FEATURES, np.float32), np.ones(FEATURES, np.float32), ((weights, np.full(1, 2.0, np.float32)),), 0.5
    )
