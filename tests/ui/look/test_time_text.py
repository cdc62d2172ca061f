from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import of_type
from rallytrace.texts import use_language
from rallytrace.track.wording import clock, count_noun
from rallytrace.ui.look.time_text import duration, rough_duration, rough_range, typed_position


@pytest.mark.parametrize(
    ("seconds", "digits", "written"),
    [(0, 0, "0:00"), (61.999, 0, "1:01"), (3599.9996, 3, "59:59.999"), (3600, 0, "1:00:00"), (0.3, 1, "0:00.3")],
)
def test_a_clock_cuts_and_never_rounds_up(seconds: float, digits: int, written: str) -> None:
    assert clock(seconds, digits) == written


def test_hours_can_be_kept_so_that_the_text_stays_as_wide() -> None:
    assert clock(7.25, 3, hours=True) == "0:00:07.250"


@given(st.integers(0, 10_000_000))
def test_a_time_that_is_shown_can_be_typed(milliseconds: int) -> None:
    assert of_type(float, typed_position(clock(milliseconds / 1000, 3))) == pytest.approx(milliseconds / 1000)


@pytest.mark.parametrize(
    ("typed", "position"),
    [
        ("1200", 1200),
        ("12,345", 12345),
        (" 7 ", 7),
        ("1:23.5", 83.5),
        ("83.5 s", 83.5),
        ("5s", 5.0),
        ("1:00:00", 3600.0),
    ],
)
def test_whole_numbers_are_frames_and_the_rest_are_times(typed: str, position: float) -> None:
    found = typed_position(typed)
    assert found == position
    assert type(found) is type(position)


@pytest.fixture
def decimal_comma() -> Iterator[None]:
    use_language(lambda _context, text, _number: text, decimal_comma=True)
    yield
    use_language(None)


@pytest.mark.parametrize(
    ("typed", "position"),
    [
        ("12.345", 12345),
        ("1.234.567", 1_234_567),
        ("83,5 s", 83.5),
        ("83.500 s", 83.5),
        ("1.234,5 s", 1234.5),
        ("1:23,4", 83.4),
        ("1:23.456", 83.456),
        ("0:01:23.456", 83.456),
    ],
)
@pytest.mark.usefixtures("decimal_comma")
def test_languages_with_decimal_commas_take_times_of_clocks(typed: str, position: float) -> None:
    found = typed_position(typed)
    assert found == position
    assert type(found) is type(position)


@pytest.mark.parametrize("typed", ["", "here", "-5", "1.5", "1:2:3:4", "1:", "\N{ARABIC-INDIC DIGIT TWO}"])
def test_anything_else_is_no_position(typed: str) -> None:
    assert typed_position(typed) is None


def test_durations_are_as_exact_as_they_are_long() -> None:
    assert [duration(4.2), duration(59.99), duration(65), duration(7800)] == [
        "4.2 s",
        "1 min 00 s",
        "1 min 05 s",
        "2 h 10 min",
    ]
    assert [rough_duration(0.2), rough_duration(89), rough_duration(91), rough_duration(4800)] == [
        "1 s",
        "89 s",
        "2 min",
        "1 h 20 min",
    ]


def test_two_durations_have_one_unit_where_it_is_the_same() -> None:
    assert [rough_range(8, 20), rough_range(50, 100), rough_range(120, 600), rough_range(19, 20)] == [
        "8\N{EN DASH}20 s",
        "50 s\N{EN DASH}2 min",
        "2\N{EN DASH}10 min",
        "20 s",
    ]


def test_counts_agree_with_their_nouns() -> None:
    assert [count_noun(1, "frame"), count_noun(12345, "frame"), count_noun(2, "rally", "rallies")] == [
        "1 frame",
        "12,345 frames",
        "2 rallies",
    ]
