"""Results of two configurations are compared frame by frame, and heatmap by heatmap."""

import math
from dataclasses import replace

import numpy as np
import pytest

from rallytrace.track.detections import Detection, Evidence
from rallytrace.tracking.output_difference import EXACT_TOLERANCE, OutputDifference, Tolerance

EVIDENCE = Evidence(0, 0, 0, area=0, second_peak=0, spread=0, windows=1, agreeing=1)
HALF = Tolerance(0.25, 3.0, 0.02)
EQUAL = OutputDifference(100, by_window=(0.0,))


def _balls(*places: tuple[float, float] | None, first: int = 0) -> list[Detection]:
    return [
        Detection(
            frame, visible=place is not None, x=place[0] if place else 0, y=place[1] if place else 0, evidence=EVIDENCE
        )
        for frame, place in enumerate(places, first)
    ]


def test_only_frames_of_both_results_count() -> None:
    heatmaps = np.zeros((2, 3, 4, 4), np.float32)
    found = _balls((10, 10.0), None, (30, 30.0))
    expected = _balls((30, 34.0), (20, 20.0), first=2)
    assert OutputDifference.of(found, expected, heatmaps, heatmaps[:1]) == OutputDifference(1, (4.0,))
    expected = _balls((13, 14.0), (20, 20.0), (30, 30.0))
    brighter = heatmaps + np.array([0.5, 0.25], np.float32)[:, None, None, None]
    difference = OutputDifference.of(found, expected, brighter, heatmaps)
    assert difference == OutputDifference(3, (5.0, 0.0), 1, (0.5, 0.25), 0.375)
    assert (difference.heatmap_max, difference.max_distance, difference.differing(4.0)) == (0.5, 5.0, 2)


@pytest.mark.parametrize(
    ("difference", "exceeds_exact", "exceeds_half"),
    [
        (EQUAL, False, False),
        (replace(EQUAL, by_window=(0.0, EXACT_TOLERANCE.heatmap)), False, False),
        (replace(EQUAL, by_window=(0.0, 2 * EXACT_TOLERANCE.heatmap)), True, False),
        (replace(EQUAL, by_window=(math.nan,)), True, True),
        (replace(EQUAL, distances=(EXACT_TOLERANCE.distance,)), False, False),
        (replace(EQUAL, distances=(1.0,)), True, False),
        (replace(EQUAL, distances=(math.inf,) * 3), True, True),
        (replace(EQUAL, seen_by_one=2), True, False),
        (replace(EQUAL, seen_by_one=2, distances=(4.0,)), True, True),
        (OutputDifference(100), False, False),
    ],
)
def test_differences_exceed_a_tolerance(
    difference: OutputDifference, *, exceeds_exact: bool, exceeds_half: bool
) -> None:
    assert difference.exceeds(EXACT_TOLERANCE) is exceeds_exact
    assert difference.exceeds(HALF) is exceeds_half
