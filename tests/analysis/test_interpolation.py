import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.analysis.interpolation import (
    fillable_gaps,
    interpolate_between,
    interpolate_cubic,
    interpolate_gap,
    interpolate_line,
)
from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Point, Source
from rallytrace.track.geometry import Size
from rallytrace.track.spans import spans_of_flags

SIZE = Size(1600, 1000)  # so that the top margin ends at 50
LOW, HIGH = 500.0, 30.0


def seen(picture: str) -> tuple[list[bool], Floats]:
    """Return a track from a sketch: `o` seen low, `^` seen within the top margin, `.` not seen."""
    rows = {"o": LOW, "^": HIGH, ".": 0.0}
    return [mark != "." for mark in picture], at_rows(*(rows[mark] for mark in picture))


def at_rows(*rows: float) -> Floats:
    return np.array([(800.0, row) for row in rows]).reshape(-1, 2)


def filled(picture: str, *, longest: int | None = None) -> list[tuple[int, int]]:
    return [(gap.start, gap.stop) for gap in fillable_gaps(*seen(picture), SIZE, longest=longest)]


def test_a_gap_between_two_low_points_is_filled() -> None:
    assert filled("oo..oo...o") == [(2, 4), (6, 9)]


def test_ball_crossing_the_top_edge_is_not_interpolated() -> None:
    assert filled("o^..oo") == []
    assert filled("oo..^o") == []
    assert filled("^..^") == []


@pytest.mark.parametrize("leaving", [(-15.0, 10.0), (15.0, 10.0), (3.0, 20.0)], ids=["left", "right", "bottom"])
@pytest.mark.parametrize("is_return", [False, True])
def test_gap_of_ball_outside_the_picture_is_not_filled(leaving: tuple[float, float], *, is_return: bool) -> None:
    edge = np.where(np.array(leaving) > 0, (1597.0, 985.0), (3.0, 500.0))
    path = np.stack([edge - leaving, edge, (0, 0), (0, 0), (800, 500), (1000, 600)])
    visible = [True, True, False, False, True, True]
    order = slice(None, None, -1 if is_return else 1)
    assert fillable_gaps(visible[order], path[order], SIZE) == []
    path[0] = edge  # it stays there
    assert fillable_gaps(visible[order], path[order], SIZE) == [range(2, 4)]


@pytest.mark.parametrize(
    ("before", "after", "is_filled"),
    [(14, 5, False), (5, 14, False), (14, 40, True), (40, 5, True)],
    ids=["jump", "jump back", "hit", "hit before the gap"],
)
def test_gap_faster_than_both_sides_is_not_filled(before: float, after: float, *, is_filled: bool) -> None:
    """The path crosses the gap of three frames at 60 pixels a frame."""
    rows = np.cumsum([400.0, before, before, 60, 60, 60, 60, -after, -after])
    path = at_rows(*rows)
    visible = [True] * 3 + [False] * 3 + [True] * 3
    assert fillable_gaps(visible, path, SIZE) == [range(3, 6)] * is_filled


def test_repeated_frame_beside_gap_does_not_make_a_jump() -> None:
    visible = [True] * 3 + [False] + [True] * 3
    assert fillable_gaps(visible, at_rows(200, 210, 220, 0, 340, 380, 380), SIZE) == [range(3, 4)]


def test_top_margin_is_a_twentieth_including_its_line() -> None:
    visible = [True, False, True]
    assert fillable_gaps(visible, at_rows(50.0, 0, 500.0), SIZE) == []
    assert fillable_gaps(visible, at_rows(50.1, 0, 50.1), SIZE) == [range(1, 2)]
    assert fillable_gaps(visible, at_rows(50.1, 0, 50.0), SIZE) == []


def test_a_gap_that_opens_the_clip_stays_open() -> None:
    assert filled("..oo") == []
    assert filled("..oo.o") == [(4, 5)]


def test_a_gap_that_ends_the_clip_stays_open() -> None:
    assert filled("oo..") == []
    assert filled("o.o.") == [(1, 2)]


def test_a_gap_right_after_the_first_frame_counts_as_any_other() -> None:
    assert filled("o..o") == [(1, 3)]


def test_a_clip_without_any_ball_has_nothing_to_fill() -> None:
    assert filled("....") == []
    assert filled("") == []


def test_gaps_longer_than_the_longest_stay_open() -> None:
    assert filled("o..o...o....o", longest=3) == [(1, 3), (4, 7)]
    assert filled("o..o", longest=0) == []


def test_the_row_of_a_frame_without_a_ball_counts_for_nothing() -> None:
    assert fillable_gaps([True, False, False, True], at_rows(500, 1, 999, 500), SIZE) == [range(1, 3)]


@given(st.text("o^.", max_size=40), st.none() | st.integers(0, 10))
def test_only_gaps_are_filled_and_each_as_a_whole(picture: str, longest: int | None) -> None:
    visible, _ = seen(picture)
    assert set(filled(picture, longest=longest)) <= {
        (gap.start, gap.stop) for gap in spans_of_flags(~np.array(visible, np.bool_))
    }


LEFT = Point(10, visible=True, x=100.0, y=50.0, confidence=0.9)
RIGHT = Point(14, visible=True, x=108.0, y=30.0, confidence=0.7)
NO_BALL = Point(14, visible=False, x=0.0, y=0.0, confidence=0.2)


def test_the_frames_between_lie_on_a_line_at_constant_speed() -> None:
    assert [(point.frame, point.x, point.y) for point in interpolate_between(LEFT, RIGHT)] == [
        (11, 102.0, 45.0),
        (12, 104.0, 40.0),
        (13, 106.0, 35.0),
    ]


def test_interpolated_points_have_source_and_weaker_confidence() -> None:
    for point in interpolate_between(LEFT, RIGHT):
        assert (point.visible, point.source, point.confidence) == (True, Source.INTERPOLATED, 0.7)


@pytest.mark.parametrize("sides", [(LEFT, NO_BALL), (Point(10, False, 0.0, 0.0), RIGHT)])
def test_ball_seen_on_one_side_is_not_interpolated(sides: tuple[Point, Point]) -> None:
    points = list(interpolate_between(*sides))
    assert [point.frame for point in points] == [11, 12, 13]
    assert all((point.visible, point.x, point.y) == (False, 0.0, 0.0) for point in points)


def test_neighbours_have_nothing_between_them() -> None:
    assert list(interpolate_between(LEFT, Point(11, visible=True, x=1.0, y=1.0))) == []


def _parabola(picture: str) -> list[Point]:
    """Return a ball on a parabola, seen at `o`; elsewhere its row is nonsense that must not count."""
    return [
        Point(frame, mark == "o", 3.0 * frame, 100 + (frame - 6) ** 2 if mark == "o" else -999.0)
        for frame, mark in enumerate(picture)
    ]


def _rows(picture: str, gap: range) -> list[float]:
    return [y for _, y in interpolate_gap(_parabola(picture), gap)]


def _true_rows(gap: range) -> list[float]:
    return [100.0 + (frame - 6) ** 2 for frame in gap]


def test_a_short_gap_is_filled_along_a_line() -> None:
    first, second = interpolate_gap(_parabola("oooo..oooo"), range(4, 6))
    assert first == pytest.approx((12.0, 106.0))
    assert second == pytest.approx((15.0, 103.0))


def test_a_longer_gap_is_filled_along_a_curve() -> None:
    assert _rows("oooo.....oooo", range(4, 9)) == pytest.approx(_true_rows(range(4, 9)))


@pytest.mark.parametrize("picture", ["o.oo.....oooo", "oooo.....o.oo", ".oo.o.....oo."])
def test_curve_uses_two_seen_points_on_each_side(picture: str) -> None:
    gap = range(picture.index("....."), picture.index(".....") + 5)
    has_two = picture[gap.start - 2] == "o" and picture[gap.stop + 1] == "o"
    assert (_rows(picture, gap) == pytest.approx(_true_rows(gap))) == has_two


@pytest.mark.parametrize(("picture", "gap"), [("o.....oo", range(1, 6)), ("oo.....o", range(2, 7))])
def test_curve_without_second_point_in_scene_is_a_line(picture: str, gap: range) -> None:
    points = _parabola(picture)
    assert interpolate_cubic(points, gap) == interpolate_line(points, gap)


def test_frames_that_are_not_evenly_apart_keep_their_times() -> None:
    """The last frame of a scene is looked at even where it comes sooner than the others."""
    points = [Point(frame, True, 2.0 * frame, float(frame**3)) for frame in (0, 2, 4, 6, 8, 10, 12, 13)]
    assert interpolate_cubic(points, range(2, 6))[1] == pytest.approx((12.0, 6.0**3))


@given(
    st.lists(st.tuples(st.floats(0, 2000), st.floats(0, 2000)), min_size=4, max_size=4),
    st.integers(1, 16),
    st.floats(-500, 500),
)
def test_a_filled_gap_moves_with_its_neighbours(known: list[tuple[float, float]], length: int, by: float) -> None:
    """Shifting what was seen shifts what is filled: there is no place that draws the ball to itself."""
    frames = [0, 1, length + 2, length + 3]
    hidden = [(0.0, 0.0)] * length

    def filled(shift: float) -> list[tuple[float, float]]:
        places = [*known[:2], *hidden, *known[2:]]
        points = [Point(i, i in frames, x + shift, y - shift) for i, (x, y) in enumerate(places)]
        return interpolate_gap(points, range(2, length + 2))

    assert [(x + by, y - by) for x, y in filled(0)] == [pytest.approx(place, abs=1e-6) for place in filled(by)]


def test_beside_an_occluded_ball_the_frames_between_are_occluded() -> None:
    hidden = Point(0, visible=False, x=10.0, y=20.0, source=Source.INPAINTED, occluded=True)
    (middle,) = interpolate_between(hidden, Point(2, visible=True, x=20.0, y=40.0))
    assert (middle.visible, middle.occluded, middle.x, middle.y) == (False, True, 15.0, 30.0)
