import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.errors import AppError
from rallytrace.inference.preprocessing import ArrayPicture, DifferenceMode, Preprocessor, planes
from rallytrace.input_layouts import BackgroundMode

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
    preprocessor = Preprocessor(MODEL, mode, difference=difference, background=BACKGROUND)
    found = preprocessor.frame_planes(ArrayPicture(0, FRAME))
    assert found.dtype == np.float32
    assert found.shape == (mode.channels_per_frame, MODEL.height, MODEL.width)
    assert found.min() >= 0
    assert found.max() <= 1
    return found


def test_without_background_a_frame_is_its_red_green_and_blue() -> None:
    np.testing.assert_array_equal(prepared(BackgroundMode.NONE), rgb())


def test_subtract_is_the_summed_difference_taken_at_the_videos_size() -> None:
    np.testing.assert_array_equal(prepared(BackgroundMode.SUBTRACT), difference(wrap=False))


def test_subtract_concat_is_the_frame_and_then_the_difference() -> None:
    expected = np.concatenate((rgb(), difference(wrap=False)))
    np.testing.assert_array_equal(prepared(BackgroundMode.SUBTRACT_CONCAT), expected)


def test_concat_puts_the_background_before_the_frames() -> None:
    np.testing.assert_array_equal(prepared(BackgroundMode.CONCAT), rgb())
    leading = Preprocessor(MODEL, BackgroundMode.CONCAT, background=BACKGROUND).leading_planes()
    np.testing.assert_array_equal(leading, as_planes(area(BACKGROUND)))


def test_a_background_of_the_models_size_is_taken_as_it_is() -> None:
    small = area(BACKGROUND)
    leading = Preprocessor(MODEL, BackgroundMode.CONCAT, background=small).leading_planes()
    np.testing.assert_array_equal(leading, as_planes(small))


@pytest.mark.parametrize("mode", [BackgroundMode.NONE, BackgroundMode.SUBTRACT, BackgroundMode.SUBTRACT_CONCAT])
def test_the_other_modes_have_nothing_before_the_frames(mode: BackgroundMode) -> None:
    leading = Preprocessor(MODEL, mode, background=BACKGROUND).leading_planes()
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
            preprocessor = Preprocessor(MODEL, BackgroundMode.SUBTRACT, difference=how, background=background)
            found = preprocessor.frame_planes(ArrayPicture(0, frame))
            np.testing.assert_array_equal(found, np.full((1, 16, 24), np.float32(level) / np.float32(255)))


def test_frames_and_differences_go_through_the_filter_asked_for() -> None:
    for mode in (BackgroundMode.NONE, BackgroundMode.SUBTRACT_CONCAT):
        by_area = Preprocessor(MODEL, mode, ResizeFilter.AREA, background=BACKGROUND)
        bicubic = Preprocessor(MODEL, mode, ResizeFilter.BICUBIC, background=BACKGROUND)
        one, other = (p.frame_planes(ArrayPicture(0, FRAME)) for p in (by_area, bicubic))
        assert all((a != b).any() for a, b in zip(one, other, strict=True))
        assert np.abs(one - other).mean() < 0.2


@pytest.mark.parametrize("mode", [BackgroundMode.SUBTRACT, BackgroundMode.SUBTRACT_CONCAT])
def test_a_background_of_another_size_is_refused_with_both_sizes(mode: BackgroundMode) -> None:
    preprocessor = Preprocessor(MODEL, mode, background=BACKGROUND[:-1])
    with pytest.raises(AppError, match="background is 60x33 but frame 12 is 60x34"):
        preprocessor.frame_planes(ArrayPicture(12, FRAME))


@pytest.mark.parametrize("mode", [mode for mode in BackgroundMode if mode is not BackgroundMode.NONE])
def test_a_mode_that_needs_a_background_says_so(mode: BackgroundMode) -> None:
    with pytest.raises(AppError, match=f"mode '{mode}' needs the background picture"):
        Preprocessor(MODEL, mode)


def test_the_table_of_channels() -> None:
    by_mode = {mode: [mode.channels(length) for length in (1, 3, 8)] for mode in BackgroundMode}
    assert by_mode == {
        BackgroundMode.NONE: [3, 9, 24],
        BackgroundMode.SUBTRACT: [1, 3, 8],
        BackgroundMode.SUBTRACT_CONCAT: [4, 12, 32],
        BackgroundMode.CONCAT: [6, 12, 27],
    }


@pytest.mark.parametrize("shape", [(16, 24), (16, 24, 3)])
def test_planes_are_levels_by_255_channel_first(shape: tuple[int, ...]) -> None:
    picture = rng.integers(0, 256, shape, dtype=np.uint8)
    np.testing.assert_array_equal(planes(picture), as_planes(picture))
    assert planes(picture).flags.c_contiguous
