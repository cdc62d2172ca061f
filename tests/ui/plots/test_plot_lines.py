import numpy as np
import pytest

from rallytrace.ui.plots.plot_paths import line_of, round_ticks, speed_ceiling
from rallytrace.ui.timeline.time_axis import TimeAxis

NAN = np.nan


def values(*given: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.array(given, np.float32)


def test_frames_that_can_be_told_apart_are_drawn_as_they_are_with_one_more_on_either_side() -> None:
    line = line_of(np.arange(100, dtype=np.float32), TimeAxis(100, 500, 20, 10), 0)
    assert line.places.tolist() == [frame + 0.5 for frame in range(19, 31)]
    assert line.values.tolist() == list(range(19, 31))


def test_a_point_between_two_gaps_stands_alone() -> None:
    line = line_of(values(NAN, 1, NAN, 2, 3, NAN), TimeAxis(6, 600, 0, 6), 0)
    assert line.places[line.alone].tolist() == [1.5]


def test_a_column_of_many_frames_reaches_from_their_least_to_their_largest_value() -> None:
    many = np.zeros(1000, np.float32)
    many[500], many[501] = 7, -3
    line = line_of(many, TimeAxis(1000, 10, 0, 1000), 0)
    assert [np.nanmin(line.values), np.nanmax(line.values)] == [-3, 7]
    assert len(line.values) == 20


def test_frames_without_a_value_do_not_swallow_the_others_of_their_column() -> None:
    sparse = np.full(1000, NAN, np.float32)
    sparse[550] = 5
    line = line_of(sparse, TimeAxis(1000, 10, 0, 1000), 1.0)
    there = line.values[np.isfinite(line.values)]
    assert there.tolist() == [4.5, 5.5]
    assert len(line.alone) == 1


def test_a_path_that_is_shorter_than_the_axis_leaves_the_rest_empty() -> None:
    assert len(line_of(values(1, 2), TimeAxis(10_000, 10, 5000, 100), 0).values) == 0
    assert len(line_of(values(1, 2), TimeAxis(10_000, 10, 5000, 5), 0).values) == 0


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [(0, 1279, 3, [0, 500, 1000]), (-40, 760, 4, [0, 200, 400, 600]), (0, 10, 10, list(range(11))), (0.2, 0.9, 1, [])],
)
def test_labels_stand_at_round_values(low: float, high: float, most: int, expected: list[float]) -> None:
    assert round_ticks(low, high, most) == pytest.approx(expected)


def test_a_few_misses_do_not_press_the_speeds_flat() -> None:
    usual = np.full(1000, 1000, np.float32)
    usual[5] = 90_000
    assert 1000 < speed_ceiling(usual) < 3000
    assert speed_ceiling(values(NAN)) == 100
    assert speed_ceiling(values(500)) == pytest.approx(540)
