import itertools

from hypothesis import given
from hypothesis import strategies as st

from rallytrace.domain.interpolation import fillable_gaps, gaps

HEIGHT = 1000  # so that the top margin ends at 50
LOW, HIGH = 500.0, 30.0


def seen(picture: str) -> tuple[list[bool], list[float]]:
    """A track from a sketch: `o` seen low, `^` seen within the top margin, `.` not seen."""
    rows = {"o": LOW, "^": HIGH, ".": 0.0}
    return [mark != "." for mark in picture], [rows[mark] for mark in picture]


def filled(picture: str, *, longest: int | None = None) -> list[tuple[int, int]]:
    return [(gap.start, gap.stop) for gap in fillable_gaps(*seen(picture), HEIGHT, longest=longest)]


@given(st.lists(st.booleans(), max_size=40))
def test_gaps_are_the_longest_runs_without_a_ball(visible: list[bool]) -> None:
    found = list(gaps(visible))
    assert [i for gap in found for i in gap] == [i for i, ball in enumerate(visible) if not ball]
    assert all(len(gap) > 0 for gap in found)
    assert all(before.stop < after.start for before, after in itertools.pairwise(found))


def test_a_gap_between_two_low_points_is_filled() -> None:
    assert filled("oo..oo...o") == [(2, 4), (6, 9)]


def test_a_ball_that_left_or_came_over_the_top_edge_is_not_invented() -> None:
    assert filled("o^..oo") == []
    assert filled("oo..^o") == []
    assert filled("^..^") == []


def test_the_margin_is_the_top_twentieth_and_its_line_belongs_to_it() -> None:
    visible = [True, False, True]
    assert fillable_gaps(visible, [50.0, 0, 500.0], HEIGHT) == []
    assert fillable_gaps(visible, [50.1, 0, 50.1], HEIGHT) == [range(1, 2)]
    assert fillable_gaps(visible, [50.1, 0, 50.0], HEIGHT) == []


def test_a_gap_that_opens_the_clip_needs_only_its_right_side() -> None:
    assert filled("..oo") == [(0, 2)]
    assert filled("..^o") == []


def test_a_gap_that_opens_the_clip_can_be_left_open() -> None:
    assert fillable_gaps(*seen("..oo.o"), HEIGHT, opening=False) == [range(4, 5)]


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
    assert fillable_gaps([True, False, False, True], [500, 1, 999, 500], HEIGHT) == [range(1, 3)]


@given(st.text("o^.", max_size=40), st.none() | st.integers(0, 10))
def test_only_gaps_are_filled_and_each_as_a_whole(picture: str, longest: int | None) -> None:
    visible, _ = seen(picture)
    assert set(filled(picture, longest=longest)) <= {(gap.start, gap.stop) for gap in gaps(visible)}
