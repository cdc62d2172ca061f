"""Places where a network that had never seen a rally was wrong there: what training should show more often."""

from dataclasses import dataclass

import numpy as np

from models.training.frames import Footage
from models.training.predictions import Prediction
from rallytrace.domain.metrics import MODEL_SIZE, TOLERANCE


@dataclass(frozen=True, slots=True)
class HardSpot:
    """A ball that was missed, or a place that was taken for the ball.

    Attributes:
        frame: of the rally.
        x: pixels of the kept frames.
        y: likewise.
    """

    frame: int
    x: float
    y: float


def find_hard_spots(prediction: Prediction, footage: Footage, threshold: float) -> list[HardSpot]:
    """Missed balls and false positions of a rally, ascending by frame.

    Args:
        prediction: of the rally, by a network that was not trained on it.
        footage: the same rally, with its labels.
        threshold: heatmap value from which a position counts as predicted.
    """
    shrunk = np.array([footage.size.width / prediction.size.width, footage.size.height / prediction.size.height])
    counted = footage.in_rally()
    tolerance = TOLERANCE * footage.size.width / MODEL_SIZE.width
    spots = []
    for found in prediction.detections:
        if found.frame >= len(footage) or not counted[found.frame]:
            continue
        said = found.visible and found.evidence.peak > threshold
        x, y = ((np.array([found.x, found.y]) + 0.5) * shrunk - 0.5).tolist()
        label_x, label_y = footage.positions[found.frame].tolist()
        visible = bool(footage.visible[found.frame])
        if visible and said and np.hypot(x - label_x, y - label_y) <= tolerance:
            continue
        if visible:
            spots.append(HardSpot(found.frame, label_x, label_y))
        if said:
            spots.append(HardSpot(found.frame, x, y))
    return spots
