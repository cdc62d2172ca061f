import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.track.geometry import Size, rescale, to_integer_pixel

lengths = st.integers(1, 8000)


@given(st.floats(-1e4, 1e4), lengths, lengths)
def test_going_to_another_size_and_back_changes_nothing(coordinate: float, source: int, target: int) -> None:
    there = rescale(coordinate, source, target)
    assert rescale(there, target, source) == pytest.approx(coordinate, abs=1e-6, rel=1e-9)


@given(lengths, lengths)
def test_edges_of_a_picture_stay_its_edges(source: int, target: int) -> None:
    assert rescale(-0.5, source, target) == pytest.approx(-0.5)
    assert rescale(source - 0.5, source, target) == pytest.approx(target - 0.5)


def test_pixel_centre_maps_to_middle_of_its_pixels() -> None:
    # A pixel that becomes 4 pixels wide covers 0..3, whose middle is 1.5; four of them become one the other way.
    assert rescale(0, 480, 1920) == 1.5
    assert rescale(479, 480, 1920) == 1917.5
    assert rescale(1.5, 1920, 480) == 0
    assert rescale(7.25, 640, 640) == 7.25


@given(st.floats(-1e6, 1e6), lengths)
def test_whole_pixel_is_nearest_inside_picture_halves_up(x: float, length: int) -> None:
    assert to_integer_pixel(x, length) == min(max(math.floor(x + 0.5), 0), length - 1)


@pytest.mark.parametrize(
    ("x", "pixel"), [(-3.2, 0), (-0.5, 0), (-0.4, 0), (0.49, 0), (0.5, 1), (1.5, 2), (98.5, 99), (99.5, 99), (2e9, 99)]
)
def test_whole_pixels_of_a_picture_a_hundred_wide(x: float, pixel: int) -> None:
    assert to_integer_pixel(x, 100) == pixel


def test_a_size_reads_as_people_write_it() -> None:
    assert str(Size(1920, 1080)) == "1920x1080"
