from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from rallytrace.inference.crops import Region
from rallytrace.inference.heatmap import SAME_PEAK_MARGIN_PX, decode_heatmap, largest_blob
from rallytrace.model_records.network_modes import Decoding
from rallytrace.track.detections import Detection, PixelRegion
from rallytrace.track.geometry import Size

Heatmap = NDArray[np.float32]
HEIGHT, WIDTH = 288, 512
SMALL = Size(96, 64)


def gaussian(x: float, y: float, sigma: float = 2.5, peak: float = 0.95, size: Size = SMALL) -> Heatmap:
    """Return a ball as TrackNets draw it, at a position between the pixels."""
    rows, columns = np.mgrid[: size.height, : size.width]
    return np.asarray(peak * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / (2 * sigma**2)), np.float32)


def blocks(*boxes: tuple[int, int, int, int], level: float = 0.8, size: Size = SMALL) -> Heatmap:
    """Even blocks (x, y, width, height) on nothing."""
    heatmap = np.zeros((size.height, size.width), np.float32)
    for x, y, width, height in boxes:
        heatmap[y : y + height, x : x + width] = level
    return heatmap


def read(
    heatmap: Heatmap,
    method: Decoding = Decoding.CENTROID,
    *,
    views: Sequence[Heatmap] = (),
    threshold: float = 0.5,
    video: Size = SMALL,
) -> Detection:
    return decode_heatmap(4, heatmap, views, method=method, threshold=threshold, video=video)


def position(found: Detection) -> tuple[float, float]:
    assert found.visible
    return found.x, found.y


@pytest.mark.parametrize("method", Decoding)
def test_a_heatmap_without_a_peak_shows_no_ball(method: Decoding) -> None:
    for heatmap in (np.zeros((64, 96), np.float32), gaussian(40, 30, peak=0.4), blocks((10, 10, 3, 3), level=0.5)):
        found = read(heatmap, method)
        assert (found.frame, found.visible, found.x, found.y, found.evidence.area) == (4, False, 0.0, 0.0, 0)


def test_the_threshold_has_to_be_passed() -> None:
    level = np.nextafter(np.float32(0.5), np.float32(1))
    assert not read(blocks((5, 5, 2, 2), level=0.5)).visible
    assert read(blocks((5, 5, 2, 2), level=float(level))).visible
    assert read(gaussian(40, 30, peak=0.3), threshold=0.2).visible


def test_argmax_is_the_highest_pixel() -> None:
    heatmap = gaussian(40.4, 29.6)
    assert position(read(heatmap, Decoding.ARGMAX)) == (40.0, 30.0)


@pytest.mark.parametrize(
    ("video", "x", "y"),
    [(Size(1920, 1080), 151.375, 76.375), (Size(1280, 720), 100.75, 50.75), (Size(853, 479), 66.9746094, 33.5954861)],
)
def test_pixel_centre_maps_to_middle_of_covered_area(video: Size, x: float, y: float) -> None:
    heatmap = gaussian(40, 20, size=Size(WIDTH, HEIGHT))
    for method in (Decoding.ARGMAX, Decoding.CENTROID):
        assert position(read(heatmap, method, video=video)) == pytest.approx((x, y), abs=1e-3)


def test_blob_cuts_to_whole_pixels_twice_as_the_original_does() -> None:
    heatmap = blocks((101, 51, 5, 4), size=Size(WIDTH, HEIGHT))
    assert position(read(heatmap, Decoding.BLOB, video=Size(WIDTH, HEIGHT))) == (103.0, 53.0)  # 103.5 is cut
    assert position(read(heatmap, Decoding.BLOB, video=Size(1920, 1080))) == (386.0, 198.0)  # 386.25 and 198.75
    found = read(heatmap, Decoding.BLOB, video=Size(854, 480))
    assert position(found) == (float(int(103 * 854 / 512)), float(int(53 * 480 / 288)))


@pytest.mark.parametrize(("height", "row"), [(736, 90), (1472, 90), (148, 216)])
def test_blob_scales_by_size_ratio_like_the_original(height: int, row: int) -> None:
    heatmap = blocks((100, row, 1, 1), size=Size(WIDTH, HEIGHT))
    found = read(heatmap, Decoding.BLOB, video=Size(1308, height))
    assert found.y == int(row * (height / HEIGHT))


@given(st.floats(15, 80), st.floats(15, 48), st.floats(1.2, 4), st.floats(0.7, 1))
def test_the_centroid_is_nearer_to_the_ball_than_half_a_pixel(x: float, y: float, sigma: float, peak: float) -> None:
    assert position(read(gaussian(x, y, sigma, peak))) == pytest.approx((x, y), abs=0.5)


@pytest.mark.parametrize(("x", "y"), [(40, 30), (40.5, 30), (40, 30.5), (40.5, 30.5)])
def test_the_centroid_of_an_even_spot_is_its_middle(x: float, y: float) -> None:
    assert position(read(gaussian(x, y))) == pytest.approx((x, y), abs=1e-3)


def test_centroid_is_more_precise_than_highest_pixel() -> None:
    places = np.random.default_rng(3).uniform((20, 20), (70, 40), (60, 2))

    def mean_error(method: Decoding) -> float:
        return float(np.mean([np.abs(np.subtract(position(read(gaussian(x, y), method)), (x, y))) for x, y in places]))

    assert mean_error(Decoding.CENTROID) < 0.15
    assert mean_error(Decoding.CENTROID) < 0.6 * mean_error(Decoding.ARGMAX)


def test_the_centroid_weighs_the_blobs_own_pixels_only() -> None:
    heatmap = blocks((40, 30, 1, 1), (41, 31, 1, 1), (60, 30, 1, 1))
    heatmap[30, 41] = 0.5  # in the blob's box, at the threshold
    heatmap[31, 42] = 0.4
    assert position(read(heatmap)) == pytest.approx((40.5, 30.5))
    assert read(heatmap).evidence.area == 2
    heatmap[31, 41] = 0.9
    x, y = position(read(heatmap))
    assert 40.5 < x < 41
    assert 30.5 < y < 31


def test_highest_peak_is_the_ball_unlike_the_original() -> None:
    heatmap = blocks((10, 10, 2, 2), level=1.0) + blocks((70, 40, 3, 3), level=0.6)
    assert position(read(heatmap, Decoding.BLOB)) == pytest.approx((71, 41))
    assert position(read(heatmap, Decoding.CENTROID)) == pytest.approx((10.5, 10.5))
    assert position(read(heatmap, Decoding.ARGMAX)) == pytest.approx((10, 10))


def test_faint_pixels_do_not_move_the_ball() -> None:
    heatmap = gaussian(40, 30, peak=0.9)
    alone = position(read(heatmap, threshold=0.1))
    heatmap[20:41, 44:70] = np.maximum(heatmap[20:41, 44:70], 0.3)
    assert position(read(heatmap, threshold=0.1)) == pytest.approx(alone)


def test_thin_slanted_line_has_larger_box_than_square() -> None:
    heatmap = blocks((10, 10, 4, 4))
    for i in range(6):
        heatmap[40 + i, 60 + i] = 0.7
    assert position(read(heatmap, Decoding.BLOB)) == pytest.approx((63, 43))
    assert read(heatmap, Decoding.BLOB).evidence.area == 6


def test_pixels_that_touch_at_a_corner_belong_together() -> None:
    blob = largest_blob(blocks((10, 10, 1, 1), (11, 11, 1, 1), (13, 10, 1, 1)), 0.5)
    assert blob is not None
    assert (blob.x, blob.y, blob.mask.tolist()) == (10, 10, [[True, False], [False, True]])


def test_a_ball_at_the_edge_or_all_over_the_heatmap_is_found() -> None:
    assert position(read(blocks((0, 0, 1, 1)))) == (0.0, 0.0)
    assert position(read(blocks((95, 63, 1, 1)))) == (95.0, 63.0)
    assert position(read(blocks((0, 0, 96, 64)))) == pytest.approx((47.5, 31.5), abs=1e-3)


def test_the_evidence_tells_the_peak_also_below_the_threshold() -> None:
    found = read(gaussian(40, 20, peak=0.3, size=Size(WIDTH, HEIGHT)), video=Size(1920, 1080)).evidence
    assert found.peak == pytest.approx(0.3)
    assert (found.peak_x, found.peak_y) == pytest.approx((151.375, 76.375))


def test_the_area_counts_the_blobs_pixels() -> None:
    assert read(blocks((10, 10, 3, 4), (40, 40, 2, 2))).evidence.area == 12


def test_second_ball_is_second_peak_but_own_slope_is_not() -> None:
    alone = read(gaussian(40, 30))
    assert alone.evidence.second_peak < 0.01
    both = read(np.maximum(gaussian(40, 30, 3), gaussian(70, 30, 2, 0.8)))
    assert both.x == pytest.approx(40, abs=0.1)
    assert both.evidence.second_peak == pytest.approx(0.8, abs=0.01)


@pytest.mark.parametrize(("x", "y"), [(70.0, 30.5), (40.25, 5.0), (12.0, 33.0), (41.0, 58.75)])
def test_second_peak_has_subpixel_position(x: float, y: float) -> None:
    found = read(np.maximum(gaussian(40, 30, 1.5), gaussian(x, y, 1.5, 0.5))).evidence
    assert (found.second_x, found.second_y) == pytest.approx((x, y), abs=0.1)


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_blob_margin_ends_after_eight_pixels(dx: int, dy: int) -> None:
    reach = 2 + SAME_PEAK_MARGIN_PX  # from the middle of a box of 5
    for steps, expected in ((reach, 0.0), (reach + 1, 0.3)):
        heatmap = blocks((40, 30, 5, 5))
        heatmap[32 + dy * steps, 42 + dx * steps] = 0.3
        assert read(heatmap).evidence.second_peak == pytest.approx(expected)


def test_without_a_ball_the_second_peak_lies_away_from_the_first() -> None:
    found = read(gaussian(20, 20, 1, 0.4) + gaussian(70, 40, 1, 0.3))
    assert not found.visible
    assert (found.evidence.peak, found.evidence.second_peak) == pytest.approx((0.4, 0.3))


def test_agreeing_windows_are_counted_and_disagreement_measured() -> None:
    views = [blocks((10, 20, 1, 1)), blocks((14, 20, 1, 1)), blocks((50, 50, 1, 1), level=0.4)]
    found = read(blocks((12, 20, 1, 1)), views=views, video=Size(960, 1280)).evidence
    assert (found.windows, found.agreeing) == (3, 2)
    assert found.spread == pytest.approx(
        20
    )  # two pixels of the heatmap from the middle, ten times as large in the video
    agreeing = read(blocks((12, 20, 1, 1)), views=[blocks((12, 20, 1, 1))] * 3).evidence
    assert (agreeing.spread, agreeing.agreeing) == (0, 3)
    assert read(blocks((12, 20, 1, 1)), views=views[1:]).evidence.spread == 0


@pytest.mark.parametrize("method", Decoding)
def test_a_broken_model_that_gives_no_numbers_shows_no_ball(method: Decoding) -> None:
    nothing = np.full((64, 96), np.nan, np.float32)
    assert not read(nothing, method, views=[nothing]).visible


@pytest.mark.parametrize("method", Decoding)
def test_heatmap_of_a_region_gives_positions_in_the_picture(method: Decoding) -> None:
    """What the region does not show has no value, so the rest of the picture is empty here."""
    video, region = Size(1920, 1280), Region(16, 24, Size(64, 32), SMALL)
    whole = gaussian(40.4, 39.6) + gaussian(70, 50, peak=0.3)
    inside = np.zeros_like(whole)
    part = whole[24:56, 16:80]
    inside[24:56, 16:80] = part
    views = [part, np.roll(part, 1, axis=1)]
    shown = [np.roll(inside, 1, axis=1) if i else inside for i in range(2)]
    found = decode_heatmap(4, part, views, method=method, threshold=0.5, video=video, region=region)
    expected = decode_heatmap(4, inside, shown, method=method, threshold=0.5, video=video)
    assert found == replace(expected, region=PixelRegion(320, 480, 1280, 640))
    assert found.visible


def test_region_of_the_whole_picture_is_none() -> None:
    found = decode_heatmap(
        1, gaussian(40, 40), [], method=Decoding.ARGMAX, threshold=0.5, video=SMALL, region=Region.all_of(SMALL)
    )
    assert found.region is None
