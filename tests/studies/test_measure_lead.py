"""How far labels lie ahead of peaks."""

import numpy as np
import pytest

from models.studies.measure_lead import leads
from models.training.predictions import Prediction
from models.training.rallies import LabelPath
from rallytrace.domain.detections import Detection, Evidence
from rallytrace.domain.geometry import Size


def test_a_network_that_points_a_tenth_of_a_step_behind_has_labels_with_that_lead() -> None:
    """Twelve pixels a frame to the right, then at rest, which is no flight."""
    columns = np.minimum(12.0 * np.arange(10), 72)
    seen = [
        Detection(frame, visible=True, x=x - 1.2, y=100.0, evidence=Evidence(0.8, x, 100.0, 9, 0.1, 0, 1, 1))
        for frame, x in enumerate(columns.tolist())
    ]
    labels = LabelPath(np.ones(10, np.bool_), np.ones(10, np.bool_), np.stack([columns, np.full(10, 100.0)], axis=1))
    prediction = Prediction("rally", "hall", Size(512, 288), 30.0, 0.35, (0,), "", seen)

    assert leads(prediction, labels, 0.35).tolist() == pytest.approx([0.1] * 5)
