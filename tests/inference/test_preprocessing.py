import math

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.preprocessing import ArrayPicture, Preprocessor, lay_out, resize_array
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.model_records.network_modes import DifferenceMode
from rallytrace.track.geometry import ResizeFilter, Size

Picture = NDArray[np.uint8]
VIDEO, MODEL = Size(60, 34), Size(24, 16)
rng = np.random.default_rng(5)
FRAME: Picture = rng.integers(0, 256, (VIDEO.height, VIDEO.width, 3), dtype=np.uint8)
BACKGROUND: Picture = rng.integers(0, 256, (VIDEO.height, VIDEO.width, 3), dtype=np.uint8)


def area(picture: Picture) -> Picture:
    return np.asarray(cv2.resize(picture, (MODEL.width, MODEL.height), interpolation=cv2.INTER_AREA), np.uint8)


def as_planes(picture: Picture) -> NDArray[np.float32]:
    stacked = picture[..., None] if picture.ndim == 2 else picture
    return np.moveaxis(stacked.astype(np.float32) / np.float32(255), -1, 0)


def rgb() -> NDArray[np.float32]:
    return as_planes(area(np.ascontiguousarray(FRAME[..., ::-1])))


def difference(*, wrap: bool) -> NDArray[np.float32]:
    total = np.abs(FRAME[..., ::-1].astype(int) - BACKGROUND.astype(int)).sum(axis=2)
    return as_planes(area((total % 256 if wrap else np.clip(total, 0, 255)).astype(np.uint8)))


def prepared(mode: BackgroundMode, difference: DifferenceMode = DifferenceMode.CLIP) -> NDArray[np.float32]:
    preprocessor = Preprocessor(MODEL, mode.family, difference=difference, background=BACKGROUND)
    found = lay_out([preprocessor.frame_planes(ArrayPicture(0, FRAME))])
    assert found.dtype == np.float32
    assert found.shape == (mode.family.channels_per_frame, MODEL.height, MODEL.width)
    assert found.min() >= 0
    assert found.max() <= 1
    return found


def test_without_background_a_frame_is_its_red_green_and_blue() -> None:
    np.testing.assert_array_equal(prepared(BackgroundMode.NONE), rgb())


def test_subtract_sums_differences_at_video_size() -> None:
    np.testing.assert_array_equal(prepared(BackgroundMode.SUBTRACT), difference(wrap=False))


def test_subtract_concat_is_the_frame_and_then_the_difference() -> None:
    expected = np.concatenate((rgb(), difference(wrap=False)))
    np.testing.assert_array_equal(prepared(BackgroundMode.SUBTRACT_CONCAT), expected)


def test_concat_puts_the_background_before_the_frames() -> None:
    np.testing.assert_array_equal(prepared(BackgroundMode.CONCAT), rgb())
    leading = Preprocessor(MODEL, BackgroundMode.CONCAT.family, background=BACKGROUND).leading_planes()
    np.testing.assert_array_equal(lay_out([leading]), as_planes(area(BACKGROUND)))


def test_a_background_of_the_models_size_is_taken_as_it_is() -> None:
    small = area(BACKGROUND)
    leading = Preprocessor(MODEL, BackgroundMode.CONCAT.family, background=small).leading_planes()
    np.testing.assert_array_equal(lay_out([leading]), as_planes(small))


@pytest.mark.parametrize("mode", [BackgroundMode.NONE, BackgroundMode.SUBTRACT, BackgroundMode.SUBTRACT_CONCAT])
def test_the_other_modes_have_nothing_before_the_frames(mode: BackgroundMode) -> None:
    leading = Preprocessor(MODEL, mode.family, background=BACKGROUND).leading_planes()
    assert leading.shape == (0, MODEL.height, MODEL.width)


@pytest.mark.parametrize("mode", [BackgroundMode.SUBTRACT, BackgroundMode.SUBTRACT_CONCAT])
def test_a_difference_above_255_is_clipped_or_wraps_as_wanted(mode: BackgroundMode) -> None:
    clipped = prepared(mode, difference=DifferenceMode.CLIP)[-1:]
    wrapped = prepared(mode, difference=DifferenceMode.WRAP)[-1:]
    np.testing.assert_array_equal(clipped, difference(wrap=False))
    np.testing.assert_array_equal(wrapped, difference(wrap=True))
    assert (clipped != wrapped).any()


@pytest.mark.parametrize(("clip", "wrap", "apart"), [(255, 255, 85), (255, 2, 86), (255, 253, 255), (0, 0, 0)])
def test_the_ends_of_a_difference(clip: int, wrap: int, apart: int) -> None:
    black, grey = np.zeros((16, 24, 3), np.uint8), np.full((16, 24, 3), apart, np.uint8)
    for how, level in ((DifferenceMode.CLIP, clip), (DifferenceMode.WRAP, wrap)):
        for frame, background in ((black, grey), (grey, black)):
            preprocessor = Preprocessor(MODEL, BackgroundMode.SUBTRACT.family, difference=how, background=background)
            found = lay_out([preprocessor.frame_planes(ArrayPicture(0, frame))])
            np.testing.assert_array_equal(found, np.full((1, 16, 24), np.float32(level) / np.float32(255)))


def test_frames_and_differences_go_through_the_filter_asked_for() -> None:
    for mode in (BackgroundMode.NONE, BackgroundMode.SUBTRACT_CONCAT):
        by_area = Preprocessor(MODEL, mode.family, ResizeFilter.AREA, background=BACKGROUND)
        bicubic = Preprocessor(MODEL, mode.family, ResizeFilter.BICUBIC, background=BACKGROUND)
        one, other = (lay_out([p.frame_planes(ArrayPicture(0, FRAME))]) for p in (by_area, bicubic))
        assert all((a != b).any() for a, b in zip(one, other, strict=True))
        assert np.abs(one - other).mean() < 0.2


@pytest.mark.parametrize("mode", [BackgroundMode.SUBTRACT, BackgroundMode.SUBTRACT_CONCAT])
def test_a_background_of_another_size_is_refused_with_both_sizes(mode: BackgroundMode) -> None:
    preprocessor = Preprocessor(MODEL, mode.family, background=BACKGROUND[:-1])
    with pytest.raises(AppError, match="background is 60x33 but frame 12 is 60x34"):
        preprocessor.frame_planes(ArrayPicture(12, FRAME))


@pytest.mark.parametrize("mode", [mode for mode in BackgroundMode if mode is not BackgroundMode.NONE])
def test_a_mode_that_needs_a_background_says_so(mode: BackgroundMode) -> None:
    with pytest.raises(AppError, match=f"mode '{mode}' needs the background picture"):
        Preprocessor(MODEL, mode.family)


def test_the_table_of_channels() -> None:
    by_mode = {mode: [mode.family.channels(length) for length in (1, 3, 8)] for mode in BackgroundMode}
    assert by_mode == {
        BackgroundMode.NONE: [3, 9, 24],
        BackgroundMode.SUBTRACT: [1, 3, 8],
        BackgroundMode.SUBTRACT_CONCAT: [4, 12, 32],
        BackgroundMode.CONCAT: [6, 12, 27],
    }


def test_a_window_is_its_planes_one_behind_the_other_by_255() -> None:
    some = [rng.integers(0, 256, (count, 16, 24), dtype=np.uint8) for count in (0, 3, 1, 3)]
    expected = np.concatenate(some).astype(np.float32) / np.float32(255)
    row = np.full((7, 16, 24), np.nan, np.float32)
    assert lay_out(some, row) is row
    np.testing.assert_array_equal(row, expected)
    np.testing.assert_array_equal(lay_out(some), expected)


def test_frames_that_wait_for_their_windows_are_kept_as_bytes() -> None:
    preprocessor = Preprocessor(MODEL, BackgroundMode.SUBTRACT_CONCAT.family, background=BACKGROUND)
    kept = preprocessor.frame_planes(ArrayPicture(0, FRAME))
    assert kept.nbytes == 4 * MODEL.width * MODEL.height


def noise(height: int, width: int, channels: int | None = 3) -> Picture:
    shape = (height, width) if channels is None else (height, width, channels)
    return np.random.default_rng(height * width).integers(0, 256, shape, dtype=np.uint8)


def cubic(distance: float) -> float:
    """Keys' kernel with a = -0.5."""
    d = abs(distance)
    if d < 1:
        return 1.5 * d**3 - 2.5 * d**2 + 1
    return -0.5 * d**3 + 2.5 * d**2 - 4 * d + 2 if d < 2 else 0.0


def shrunk_line(line: list[float], target: int) -> list[float]:
    """One row of pixels resampled one output pixel at a time, the kernel as wide as the pixels it replaces."""
    scale = len(line) / target
    stretch = max(scale, 1.0)
    values: list[float] = []
    for i in range(target):
        centre = (i + 0.5) * scale
        weights = [cubic((j + 0.5 - centre) / stretch) for j in range(len(line))]
        mean = sum(w * v for w, v in zip(weights, line, strict=True)) / sum(weights)
        values.append(min(max(math.floor(mean + 0.5), 0), 255))
    return values


def bicubic_by_hand(plane: Picture, size: Size) -> NDArray[np.int_]:
    """Rows first, then columns, rounded to whole levels in between, as PIL does it."""
    across = [shrunk_line([float(v) for v in row], size.width) for row in plane]
    down = [shrunk_line(list(column), size.height) for column in zip(*across, strict=True)]
    return np.array(down, dtype=np.int_).T


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ((24, 40), Size(16, 9)),
        ((9, 16), Size(20, 13)),
        ((17, 11), Size(5, 31)),
        ((61, 90), Size(41, 35)),
        ((8, 8), Size(8, 8)),
        ((3, 2), Size(1, 1)),
    ],
)
def test_bicubic_is_within_a_level_of_the_kernel_by_hand(source: tuple[int, int], target: Size) -> None:
    picture = noise(*source)
    found = resize_array(picture, target, ResizeFilter.BICUBIC)
    assert found.shape == (target.height, target.width, 3)
    assert found.dtype == np.uint8
    for channel in range(3):
        expected = bicubic_by_hand(picture[..., channel], target)
        assert np.abs(found[..., channel].astype(int) - expected).max() <= 1


def test_bicubic_overshoot_is_clipped_without_wrapping() -> None:
    picture = np.zeros((1, 40), np.uint8)
    picture[:, 20:] = 255
    found = resize_array(picture, Size(10, 1), ResizeFilter.BICUBIC)
    expected = bicubic_by_hand(picture, Size(10, 1))
    assert found.tolist() == expected.tolist()
    assert set(found[0, :3]) == {0}
    assert set(found[0, -3:]) == {255}


@pytest.mark.parametrize("resize", ResizeFilter)
def test_a_picture_of_that_size_already_stays_as_it_is(resize: ResizeFilter) -> None:
    picture = noise(12, 20)
    np.testing.assert_array_equal(resize_array(picture, Size(20, 12), resize), picture)


@pytest.mark.parametrize("resize", ResizeFilter)
def test_one_channel_comes_back_as_one_channel(resize: ResizeFilter) -> None:
    picture = noise(20, 36, None)
    found = resize_array(picture, Size(18, 10), resize)
    assert found.shape == (10, 18)
    stacked = resize_array(np.stack([picture] * 3, axis=-1), Size(18, 10), resize)
    np.testing.assert_array_equal(found, stacked[..., 0])


@pytest.mark.parametrize("resize", ResizeFilter)
@pytest.mark.parametrize("level", [0, 1, 127, 255])
def test_an_even_picture_stays_even(resize: ResizeFilter, level: int) -> None:
    even = np.full((37, 53, 3), level, np.uint8)
    assert set(np.unique(resize_array(even, Size(16, 9), resize))) == {level}


def test_area_is_the_mean_of_the_pixels_covered() -> None:
    picture = noise(20, 30)
    expected = picture.reshape(10, 2, 15, 2, 3).mean(axis=(1, 3))
    found = resize_array(picture, Size(15, 10), ResizeFilter.AREA)
    assert np.abs(found - expected).max() <= 0.5


def test_area_is_opencvs_where_pixels_are_covered_in_part() -> None:
    picture = noise(31, 47)
    expected = cv2.resize(picture, (16, 9), interpolation=cv2.INTER_AREA)
    np.testing.assert_array_equal(resize_array(picture, Size(16, 9), ResizeFilter.AREA), expected)


def test_a_picture_gives_its_size_and_its_pixels_red_first() -> None:
    array = noise(10, 18)
    picture = ArrayPicture(7, array)
    assert (picture.index, picture.size) == (7, Size(18, 10))
    assert picture.bgr() is array
    np.testing.assert_array_equal(picture.rgb_resized(Size(18, 10), ResizeFilter.AREA), array[..., ::-1])


@pytest.mark.parametrize("resize", ResizeFilter)
def test_array_view_is_resized_like_its_copy(resize: ResizeFilter) -> None:
    view = noise(40, 60)[::2, ::-2]
    size = Size(16, 9)
    found = ArrayPicture(0, view).rgb_resized(size, resize)
    np.testing.assert_array_equal(found, ArrayPicture(0, view.copy()).rgb_resized(size, resize))
