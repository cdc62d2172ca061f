"""A corridor: of several peaks the one that lies where the ball is expected."""

import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.domain.detections import Detection
from rallytrace.domain.geometry import Size, rescale
from rallytrace.tracking.retracking import LOWEST, Corridor, follow

MAP = Size(512, 288)
HD = Size(1280, 720)
UHD_HALF_WIDE = Size(1024, 1152)
"""A video whose pixels are two to a heatmap's across, and four down."""


def spots(*places: tuple[float, float, float]) -> NDArray[np.float32]:
    """A heatmap with round spots: column and row in heatmap pixels, and the highest value."""
    rows, columns = np.mgrid[: MAP.height, : MAP.width]
    heatmap = np.zeros((MAP.height, MAP.width))
    for x, y, value in places:
        heatmap = np.maximum(heatmap, value * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / 4))
    return heatmap.astype(np.float32)


def seen(heatmap: NDArray[np.float32], x: float, y: float, radius: float, video: Size = MAP) -> Detection:
    (found,) = follow([heatmap], [7], Corridor(np.array([[x], [y]]), radius), video)
    assert found.frame == 7
    return found


def test_the_peak_in_the_corridor_is_taken_though_another_is_higher() -> None:
    found = seen(spots((100, 100, 0.3), (300, 200, 0.95)), 104, 103, 10)
    assert found.visible
    assert (found.x, found.y) == pytest.approx((100, 100), abs=0.05)
    assert found.evidence.peak == pytest.approx(0.3)
    assert (found.evidence.peak_x, found.evidence.peak_y) == (100, 100)
    assert found.evidence.second_peak == pytest.approx(0.95)
    assert found.evidence.area > 4


def test_of_two_peaks_in_the_corridor_the_nearer_is_taken() -> None:
    both = spots((100, 100, 0.3), (112, 100, 0.9))
    assert seen(both, 102, 100, 20).x == pytest.approx(100, abs=0.1)
    assert seen(both, 109, 100, 20).x == pytest.approx(112, abs=0.1)


def test_a_place_is_finer_than_a_pixel() -> None:
    found = seen(spots((100.3, 99.6, 0.8)), 100, 100, 5)
    assert (found.x, found.y) == pytest.approx((100.3, 99.6), abs=0.12)


def test_the_flank_of_a_peak_outside_of_the_corridor_is_no_peak() -> None:
    assert not seen(spots((100, 100, 0.9)), 105, 100, 4).visible


def test_the_corridor_may_be_wider_in_one_frame_than_in_another() -> None:
    heatmap = spots((100, 100, 0.9))
    path = np.array([[108.0, 108.0], [100.0, 100.0]])
    found = follow([heatmap, heatmap], [7, 8], Corridor(path, np.array([6.0, 9.0])), MAP)
    assert [one.visible for one in found] == [False, True]


def test_the_corridor_ends_at_its_radius() -> None:
    heatmap = spots((100, 100, 0.9))
    assert seen(heatmap, 110, 100, 10).visible
    assert not seen(heatmap, 110, 100, 9.9).visible
    assert not seen(heatmap, 108, 108, 10).visible


def test_a_peak_may_be_faint_but_not_nothing() -> None:
    assert seen(spots((100, 100, LOWEST)), 100, 100, 5).visible
    assert not seen(spots((100, 100, 0.99 * LOWEST)), 100, 100, 5).visible


def test_where_nothing_is_found_the_evidence_is_the_heatmaps() -> None:
    found = seen(spots((300, 200, 0.95), (60, 60, 0.4)), 100, 100, 10)
    assert (found.visible, found.x, found.y) == (False, 0, 0)
    assert found.evidence.peak == pytest.approx(0.95)
    assert found.evidence.second_peak == pytest.approx(0.4)
    assert found.evidence.area == 0


@pytest.mark.parametrize("video", [HD, UHD_HALF_WIDE])
def test_path_and_places_are_in_pixels_of_the_video(video: Size) -> None:
    x, y = rescale(100, MAP.width, video.width), rescale(50, MAP.height, video.height)
    heatmap = spots((100, 50, 0.5))
    found = seen(heatmap, x, y, 2, video)
    assert (found.x, found.y) == pytest.approx((x, y), abs=0.1)
    assert seen(heatmap, x, y + 12, 12.01, video).visible
    assert not seen(heatmap, x, y + 12, 11.9, video).visible


def test_frames_without_a_path_and_paths_outside_of_the_picture_have_no_ball() -> None:
    path = np.array([[np.nan, -40.0, 100.0], [np.nan, 20.0, 100.0]])
    found = follow([spots((100, 100, 0.9))] * 3, [3, 4, 5], Corridor(path, 10), MAP)
    assert [(one.frame, one.visible) for one in found] == [(3, False), (4, False), (5, True)]


@pytest.mark.parametrize(("x", "y"), [(0, 0), (511, 287), (0, 150)])
def test_a_ball_at_the_edge_is_seen(x: int, y: int) -> None:
    found = seen(spots((x, y, 0.9)), x, y, 3)
    assert found.visible
    assert (found.x, found.y) == pytest.approx((x, y), abs=1)


def test_as_many_heatmaps_as_places_are_needed() -> None:
    with pytest.raises(ValueError, match="argument"):
        follow([spots()], [1, 2], Corridor(np.zeros((2, 2)), 5), MAP)
