"""Test crops: the network sees the whole picture to find the ball, then a crop around it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from narrowing import not_none
from rallytrace.errors import AppError, UsageError
from rallytrace.inference.crops import ANCHOR_WINDOWS, CropRule, Region, peaks_of
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, detect
from rallytrace.inference.preprocessing import ArrayPicture, Preprocessor, lay_out
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.inference.windows import context_frames
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.track.detections import Detection, PixelRegion
from rallytrace.track.geometry import ResizeFilter, Size
from tiny_models import TinyTrackNet

L = 4
WHOLE, CROP = Size(192, 112), Size(80, 64)
TINY = TinyTrackNet(L, BackgroundMode.CONCAT, height=WHOLE.height, width=WHOLE.width, own_share=1.0)
RULE = CropRule(WHOLE, CROP, 0.5)
N_FRAMES = (2 * ANCHOR_WINDOWS + 3) * L + 3


def picture(i: int) -> NDArray[np.uint8]:
    """Draw a spot that goes to and fro, is gone at times, and jumps at others."""
    rows, columns = np.ogrid[: WHOLE.height, : WHOLE.width]
    jump = 90 if i % 40 > 30 else 0
    x, y = 51 + abs(6 * i % 180 - 90) - jump, (0.5 + 0.3 * np.cos(i / 7)) * WHOLE.height
    brightness = 40 if i % 23 < 6 else 235
    spot = brightness * np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / 12)
    noise = np.random.default_rng(i).uniform(0, 15, (WHOLE.height, WHOLE.width))
    return np.repeat((spot + noise).clip(0, 255).astype(np.uint8)[..., None], 3, axis=2)


PICTURES = [picture(i) for i in range(N_FRAMES)]
PREPROCESSOR = Preprocessor(
    WHOLE,
    TINY.mode.family,
    ResizeFilter.AREA,
    background=np.random.default_rng(1).integers(0, 9, PICTURES[0].shape, np.uint8),
)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TrackNet]:
    path = TINY.save(tmp_path_factory.mktemp("models") / "net.onnx", TINY.metadata() | {"crop": str(CROP)})
    with TrackNet.open(path, SessionOptions()) as opened:
        opened.open_crops()
        yield opened


def peaks(*positions: tuple[float, float] | None) -> NDArray[np.float64]:
    return np.array([(0.9, *position) if position else (0.1, 3, 3) for position in positions], np.float64)


def run(
    net: TrackNet, frames: range, *, workers: int = 1, second_look: float | None = None, crop: Size | None = CROP
) -> tuple[list[Detection], StageSeconds]:
    options = PipelineOptions(L, threshold=0.45, workers=workers, second_look=second_look, crop=crop)
    events = list(detect([ArrayPicture(i, PICTURES[i]) for i in frames], net, PREPROCESSOR, options))
    found = [one for event in events if isinstance(event, Detections) for one in event.items]
    return found, [event for event in events if isinstance(event, StageSeconds)][-1]


def cut(heatmaps: NDArray[np.float32], region: Region) -> NDArray[np.float32]:
    return heatmaps[:, region.y : region.y + region.size.height, region.x : region.x + region.size.width]


def by_definition(count: int) -> list[tuple[Region | None, NDArray[np.float32]]]:
    """Return the region that each window is run on in the end, and its heatmaps."""
    planes = [PREPROCESSOR.frame_planes(ArrayPicture(i, PICTURES[i])) for i in range(count)]
    windows: list[tuple[Region | None, NDArray[np.float32]]] = []
    crop: Region | None = None
    starts = list(range(0, count - L + 1, L))
    for start in starts + ([count - L] if count % L else []):
        given = TINY.heatmaps(lay_out([PREPROCESSOR.leading_planes(), *planes[start : start + L]])[None])[0]
        looked = crop if start // L % ANCHOR_WINDOWS else None
        seen = given if looked is None else cut(given, looked)
        if looked is not None and not RULE.is_followed(peaks_of(seen, looked), looked):
            looked = RULE.moved_crop(peaks_of(seen, looked), looked)
            seen = given if looked is None else cut(given, looked)
            if looked is not None and not RULE.is_followed(peaks_of(seen, looked), looked):
                looked, seen = None, given
        crop = RULE.next_crop(peaks_of(seen, looked))
        windows.append((looked, seen))
    return windows


def test_a_crop_leads_the_ball() -> None:
    crop = RULE.next_crop(peaks((60, 40), (65, 40), (70, 40), (75, 40)))
    assert crop == Region(48, 0, CROP, WHOLE)


def test_without_a_peak_the_whole_picture_is_next() -> None:
    assert RULE.next_crop(peaks(None, None, None, None)) is None


def test_a_ball_seen_at_times_is_tried_with_a_crop() -> None:
    found = peaks((60, 40), (65, 40), None, None)
    assert RULE.next_crop(found) == Region(48, 0, CROP, WHOLE)
    assert RULE.next_crop(peaks(None, (60, 40), None, None)) == Region(16, 0, CROP, WHOLE)
    assert not RULE.is_followed(found, Region(48, 0, CROP, WHOLE))


def test_a_crop_moves_to_peaks_at_its_edge() -> None:
    crop = Region(48, 16, CROP, WHOLE)
    at_its_edge, inside, apart = (peaks((70, 40), (65, 40), (x, 40), (x, 40)) for x in (50, 62, 127))
    assert RULE.moved_crop(at_its_edge, crop) == Region(16, 0, CROP, WHOLE)
    assert RULE.moved_crop(inside, crop) is None
    assert RULE.moved_crop(apart, crop) is None
    assert RULE.moved_crop(peaks(None, None, None, None), crop) is None


def test_one_missing_peak_of_four_is_enough() -> None:
    found = peaks((60, 40), None, (70, 40), (75, 40))
    assert RULE.next_crop(found) is not None
    assert RULE.is_followed(found, Region(32, 16, CROP, WHOLE))


@pytest.mark.parametrize(("x", "y"), [(33, 40), (110, 40), (70, 17), (70, 78)])
def test_a_peak_at_an_edge_is_not_followed(x: float, y: float) -> None:
    assert not RULE.is_followed(peaks((70, 45), (70, 45), (70, 45), (x, y)), Region(32, 16, CROP, WHOLE))


@pytest.mark.parametrize(("x", "y"), [(2, 50), (50, 1), (189, 50), (50, 110)])
def test_an_edge_of_the_picture_ends_no_crop(x: float, y: float) -> None:
    found = peaks((x, y), (x, y), (x, y), (x, y))
    assert RULE.is_followed(found, not_none(RULE.next_crop(found)))


def test_a_second_look_needs_three_peaks_of_eight() -> None:
    two, three = [(60.0, 40.0), (62.0, 40.0)], [(60.0, 40.0), (62.0, 40.0), (70.0, 40.0)]
    assert not RULE.is_worth_a_second_look(peaks(*two, *[None] * 6))
    assert RULE.is_worth_a_second_look(peaks(*three, *[None] * 5))
    assert RULE.crop_around(peaks(*three, *[None] * 5)) == Region(32, 0, CROP, WHOLE)
    assert RULE.crop_around(peaks(*[None] * 8)) is None


def test_peaks_too_far_apart_fit_no_crop() -> None:
    assert RULE.crop_around(peaks((10, 40), (60, 40), (70, 40), (120, 40))) is None
    assert RULE.crop_around(peaks((30, 40), (60, 40), (70, 40), (60, 40))) == Region(16, 0, CROP, WHOLE)


@pytest.mark.parametrize("mode", BackgroundMode)
def test_a_network_run_on_a_crop_sees_that_part(tmp_path: Path, mode: BackgroundMode) -> None:
    tiny = TinyTrackNet(L, mode, height=32, width=48)
    windows = np.random.default_rng(2).uniform(0, 1, (1, tiny.channels, 16, 32)).astype(np.float32)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx", tiny.metadata() | {"crop": "32x16"}), SessionOptions()) as net:
        assert net.file.crop == Size(32, 16)
        net.open_crops()
        np.testing.assert_allclose(
            net.heatmaps(windows), replace(tiny, height=16, width=32).heatmaps(windows), atol=1e-5
        )
        assert net.crops is net.session
        net.release_memory()
        whole = np.random.default_rng(3).uniform(0, 1, (1, *net.window_shape())).astype(np.float32)
        np.testing.assert_allclose(net.heatmaps(whole), tiny.heatmaps(whole), atol=1e-5)


def test_a_network_of_one_size_has_no_crops(tmp_path: Path) -> None:
    tiny = TinyTrackNet(L, leaning=0.2)  # its ramp is as wide as the picture
    with TrackNet.open(tiny.save(tmp_path / "net.onnx", tiny.metadata() | {"crop": "16x8"}), SessionOptions()) as net:
        with pytest.raises(AppError):
            net.open_crops()
        assert net.crops is None
        assert net.heatmaps(np.zeros((1, *net.window_shape()), np.float32)).shape == (1, L, 16, 24)


@pytest.mark.parametrize("text", ["", "16", "0x8", "1000x8", "axb", "-16x8"])
def test_a_crop_that_does_not_fit_is_none(tmp_path: Path, text: str) -> None:
    tiny = TinyTrackNet(L)
    with TrackNet.open(tiny.save(tmp_path / "net.onnx", tiny.metadata() | {"crop": text}), SessionOptions()) as net:
        assert net.file.crop is None
        net.open_crops()
        assert net.crops is None


def test_the_pictures_hold_all_kinds_of_windows() -> None:
    windows = by_definition(N_FRAMES)
    regions = [region for region, _ in windows]
    cropped = [region is not None for region in regions]
    assert 0.2 < np.mean(cropped) < 0.9
    assert len({region for region in regions if region}) >= 4
    assert not any(cropped[::ANCHOR_WINDOWS])
    expected = [RULE.next_crop(peaks_of(window, region)) for region, window in windows]
    assert any(region not in (None, crop) for crop, region in zip(expected, regions[1:], strict=False))


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("count", [N_FRAMES, 2 * L, L + 1])
def test_each_window_is_run_where_the_rule_says(net: TrackNet, count: int, workers: int) -> None:
    found, seconds = run(net, range(count), workers=workers)
    expected = by_definition(count)
    assert [one.frame for one in found] == list(range(count))
    heatmaps = [(heatmap, region) for region, window in expected for heatmap in window]
    for one, (heatmap, region) in zip(found[: count // L * L], heatmaps, strict=False):
        value, x, y = peaks_of(heatmap[None], region)[0]
        assert (one.evidence.peak_x, one.evidence.peak_y) == (x, y)
        assert one.evidence.peak == pytest.approx(value, abs=1e-5)
        assert one.region == (region and PixelRegion(region.x, region.y, CROP.width, CROP.height))
    assert seconds.cropped_windows >= sum(region is not None for region, _ in expected)
    assert seconds.whole_windows == sum(region is None for region, _ in expected)


def test_a_followed_ball_is_where_it_was_without_crops(net: TrackNet) -> None:
    followed, whole = run(net, range(N_FRAMES))[0], run(net, range(N_FRAMES), crop=None)[0]
    for one, other in zip(followed, whole, strict=True):
        if one.evidence.peak > RULE.threshold:
            assert (one.visible, one.x, one.y) == pytest.approx((other.visible, other.x, other.y), abs=1e-4)


@settings(max_examples=40, deadline=None)
@given(st.data(), st.sampled_from([None, 0.6, 0.9]), st.integers(1, 3))
def test_a_range_with_its_context_gives_what_the_whole_gives(
    net: TrackNet, data: st.DataObject, second_look: float | None, workers: int
) -> None:
    count = data.draw(st.integers(1, N_FRAMES))
    first = data.draw(st.integers(0, count - 1))
    wanted = range(first, data.draw(st.integers(first + 1, count)))
    around = context_frames(
        wanted, seq_len=L, stride=L, stop=count, second_look=second_look is not None, anchor=ANCHOR_WINDOWS
    )
    assert around.start % (L * ANCHOR_WINDOWS) == 0
    assert around.start <= wanted.start
    assert wanted.stop <= around.stop <= count
    whole = {one.frame: one for one in run(net, range(count), second_look=second_look)[0]}
    part = {one.frame: one for one in run(net, around, second_look=second_look, workers=workers)[0]}
    assert [part[frame] for frame in wanted] == [whole[frame] for frame in wanted]


def test_second_looks_are_at_crops_and_rare_without_peaks(net: TrackNet) -> None:
    once, found = run(net, range(N_FRAMES))[1], run(net, range(N_FRAMES), second_look=0.99)
    first = [one.evidence.peak > RULE.threshold for one in run(net, range(N_FRAMES))[0]]
    count = N_FRAMES // L * L
    seen = [sum(first[start : start + L]) for start in range(L // 2, count - L, L)]
    windows = [found[0][start].evidence.windows for start in range(L // 2, count - L, L)]
    assert windows == [2 if n >= 2 else 1 for n in seen]
    assert {1, 2} == set(windows)
    assert found[1].cropped_windows > once.cropped_windows
    assert found[1].whole_windows - once.whole_windows < windows.count(2) // 2


@pytest.mark.parametrize(("stride", "batch"), [(2, 1), (L, 2)])
def test_overlap_and_batches_follow_no_ball(net: TrackNet, stride: int, batch: int) -> None:
    with pytest.raises(UsageError):
        list(detect([], net, PREPROCESSOR, PipelineOptions(stride, batch=batch, crop=CROP)))
