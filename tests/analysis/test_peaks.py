from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from narrowing import not_none
from rallytrace.analysis.peaks import find_peak_near
from rallytrace.track.geometry import Size, rescale

MAP = Size(512, 288)
VIDEO = Size(1280, 720)


def heatmap(*blobs: tuple[float, float, float], spread: float = 2.5) -> NDArray[np.float32]:
    """Round blobs, each with the column and row of its middle in heatmap pixels, and its height."""
    rows, columns = np.mgrid[: MAP.height, : MAP.width]
    made = np.zeros((MAP.height, MAP.width))
    for x, y, value in blobs:
        made = np.maximum(made, value * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / (2 * spread**2)))
    return made.astype(np.float32)


def in_video(x: float, y: float) -> tuple[float, float]:
    return rescale(x, MAP.width, VIDEO.width), rescale(y, MAP.height, VIDEO.height)


@pytest.mark.parametrize(("x", "y"), [(200.0, 100.0), (200.4, 100.25), (199.7, 99.55)])
def test_a_peak_is_found_more_finely_than_the_heatmap_is_drawn(x: float, y: float) -> None:
    wanted = in_video(x, y)
    peak = not_none(find_peak_near(heatmap((x, y, 0.9)), VIDEO, wanted[0] + 20, wanted[1] - 15, radius=32))
    assert (peak.x, peak.y) == pytest.approx(wanted, abs=0.3)


def test_the_nearest_of_two_is_taken_however_faint() -> None:
    both = heatmap((200, 100, 0.95), (208, 100, 0.1), spread=1.5)
    x, y = in_video(209, 101)
    assert not_none(find_peak_near(both, VIDEO, x, y, radius=40)).x == pytest.approx(in_video(208, 100)[0], abs=1)


def test_far_or_faint_peaks_are_ignored() -> None:
    x, y = in_video(200, 100)
    assert find_peak_near(heatmap((200, 100, 0.9)), VIDEO, x + 33, y, radius=32) is None
    assert find_peak_near(heatmap((200, 100, 0.9)), VIDEO, x + 31, y, radius=32) is not None
    assert find_peak_near(heatmap((200, 100, 0.04)), VIDEO, x, y, radius=32) is None
    assert find_peak_near(np.zeros((288, 512), np.float32), VIDEO, x, y, radius=32) is None


def test_a_ripple_on_a_slope_leads_to_the_top() -> None:
    values = heatmap((200, 100, 0.9))
    values[100, 204] += 0.1
    x, y = in_video(206, 100)
    assert find_peak_near(values, VIDEO, x, y, radius=32)


def test_pixels_below_half_height_do_not_move_a_peak() -> None:
    values = heatmap((200, 100, 0.9), spread=1.5)
    values[98:103, 203:207] = 0.4
    x, y = in_video(200, 100)
    peak = not_none(find_peak_near(values, VIDEO, x, y, radius=32))
    assert (peak.x, peak.y) == pytest.approx((x, y), abs=0.1)


def test_a_plateau_is_one_peak_at_its_middle() -> None:
    values = np.zeros((288, 512), np.float32)
    values[98:103, 198:203] = 1.0
    x, y = in_video(203, 97)
    peak = not_none(find_peak_near(values, VIDEO, x, y, radius=32))
    assert (peak.x, peak.y) == pytest.approx(in_video(200, 100))


@pytest.mark.parametrize("corner", list(product((0, 511), (0, 287))))
def test_corners_of_the_picture_have_peaks_like_any_other_place(corner: tuple[int, int]) -> None:
    x, y = in_video(*corner)
    peak = not_none(find_peak_near(heatmap((*corner, 0.8)), VIDEO, x, y, radius=32))
    assert np.hypot(peak.x - x, peak.y - y) < 8


def test_a_place_beyond_the_picture_has_no_peak() -> None:
    assert find_peak_near(heatmap((0, 0, 0.9)), VIDEO, -200, -200, radius=32) is None
