"""Test places where a network was wrong, and that training shows them."""

import numpy as np

from models.training.predictions import HardSpot, Prediction, find_hard_spots
from models.training.windows import Variation, cut_window
from rallytrace.track.detections import Detection, Evidence
from rallytrace.track.geometry import Size
from training_clips import footage

VIDEO = Size(1280, 720)
"""Twice the size at which the frames are kept."""


def prediction(*wrong: Detection) -> Prediction:
    """Right in every frame but in those."""
    rally = footage()
    said = {
        i: Detection(i, True, 2 * x + 0.5, 2 * y + 0.5, Evidence(0.8, 0, 0, 9, 0, 0, 1, 1))
        for i, (x, y) in enumerate(rally.positions.tolist())
    }
    said |= {found.frame: found for found in wrong}
    return Prediction(rally.name, rally.venue, VIDEO, 30.0, 0.1, (0,), "0" * 64, [said[i] for i in sorted(said)])


def seen(frame: int, peak: float, x: float, y: float) -> Detection:
    return Detection(frame, True, x, y, Evidence(peak, x, y, 9, 0.1, 0, 1, 1))


def test_a_network_that_is_right_has_none() -> None:
    assert find_hard_spots(prediction(), footage(), 0.5) == []


def test_a_missed_ball_is_one_where_the_label_is() -> None:
    x, y = footage().positions[5].tolist()

    assert find_hard_spots(prediction(seen(5, 0.3, 2 * x, 2 * y)), footage(), 0.5) == [HardSpot(5, x, y)]


def test_a_ball_seen_elsewhere_is_two() -> None:
    there, here = find_hard_spots(prediction(seen(7, 0.9, 20.5, 30.5)), footage(), 0.5)

    assert (there.x, there.y) == tuple(footage().positions[7].tolist())
    assert (here.x, here.y) == (10.0, 15.0)


def test_a_window_that_must_show_a_spot_shows_it() -> None:
    rng = np.random.default_rng(2)
    view = Size(160, 96)
    for frame in (0, 9, 23):
        spot = HardSpot(frame, *footage().positions[frame].tolist())
        for _ in range(5):
            window = cut_window(footage(), 0, 8, Variation(view=view, pasted=1.0, around_ball=0.0), rng, spot=spot)
            assert window.visible.any()
