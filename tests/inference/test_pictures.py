import math

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.inference.preprocessing import ArrayPicture, resized

Picture = NDArray[np.uint8]


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
    found = resized(picture, target, ResizeFilter.BICUBIC)
    assert found.shape == (target.height, target.width, 3)
    assert found.dtype == np.uint8
    for channel in range(3):
        expected = bicubic_by_hand(picture[..., channel], target)
        assert np.abs(found[..., channel].astype(int) - expected).max() <= 1


def test_bicubic_of_a_hard_edge_overshoots_into_black_and_white_without_wrapping() -> None:
    picture = np.zeros((1, 40), np.uint8)
    picture[:, 20:] = 255
    found = resized(picture, Size(10, 1), ResizeFilter.BICUBIC)
    expected = bicubic_by_hand(picture, Size(10, 1))
    assert found.tolist() == expected.tolist()
    assert set(found[0, :3]) == {0}
    assert set(found[0, -3:]) == {255}


@pytest.mark.parametrize("resize", ResizeFilter)
def test_a_picture_of_that_size_already_stays_as_it_is(resize: ResizeFilter) -> None:
    picture = noise(12, 20)
    np.testing.assert_array_equal(resized(picture, Size(20, 12), resize), picture)


@pytest.mark.parametrize("resize", ResizeFilter)
def test_one_channel_comes_back_as_one_channel(resize: ResizeFilter) -> None:
    picture = noise(20, 36, None)
    found = resized(picture, Size(18, 10), resize)
    assert found.shape == (10, 18)
    stacked = resized(np.stack([picture] * 3, axis=-1), Size(18, 10), resize)
    np.testing.assert_array_equal(found, stacked[..., 0])


@pytest.mark.parametrize("resize", ResizeFilter)
@pytest.mark.parametrize("level", [0, 1, 127, 255])
def test_an_even_picture_stays_even(resize: ResizeFilter, level: int) -> None:
    even = np.full((37, 53, 3), level, np.uint8)
    assert set(np.unique(resized(even, Size(16, 9), resize))) == {level}


def test_area_is_the_mean_of_the_pixels_covered() -> None:
    picture = noise(20, 30)
    expected = picture.reshape(10, 2, 15, 2, 3).mean(axis=(1, 3))
    found = resized(picture, Size(15, 10), ResizeFilter.AREA)
    assert np.abs(found - expected).max() <= 0.5


def test_area_is_opencvs_where_pixels_are_covered_in_part() -> None:
    picture = noise(31, 47)
    expected = cv2.resize(picture, (16, 9), interpolation=cv2.INTER_AREA)
    np.testing.assert_array_equal(resized(picture, Size(16, 9), ResizeFilter.AREA), expected)


def test_a_picture_gives_its_size_and_its_pixels_red_first() -> None:
    array = noise(10, 18)
    picture = ArrayPicture(7, array)
    assert (picture.index, picture.size) == (7, Size(18, 10))
    assert picture.bgr() is array
    np.testing.assert_array_equal(picture.rgb_resized(Size(18, 10), ResizeFilter.AREA), array[..., ::-1])


@pytest.mark.parametrize("resize", ResizeFilter)
def test_a_picture_that_is_a_view_into_another_array_is_resized_as_its_copy(resize: ResizeFilter) -> None:
    view = noise(40, 60)[::2, ::-2]
    size = Size(16, 9)
    found = ArrayPicture(0, view).rgb_resized(size, resize)
    np.testing.assert_array_equal(found, ArrayPicture(0, view.copy()).rgb_resized(size, resize))
