"""Filters find rallies by what is typed."""

import contextlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.domain.lists import Event, EventKind, Rally
from rallytrace.domain.match.placed import PlacedMatch
from rallytrace.domain.match.rally_facts import RallyFacts, end_times, find_hits, list_rally_facts
from rallytrace.domain.match.rally_filter import FLAGS, NUMBER_FACTS, TEXT_FACTS, complete_filter, filter_rallies
from rallytrace.domain.match.rules import Scoring
from rallytrace.errors import UsageError

WINNERS = ["Ana Lee", "Bea Ray", "Ana Lee", "let", "", "Bea Ray"]
TAGS = [("net",), ("net", "to show"), (), (), ("smash",), ()]
TIMES = end_times(np.arange(2000) / 10)


def facts(score: str = "18-18", scoring: Scoring = Scoring.BADMINTON_21) -> tuple[RallyFacts, ...]:
    """Six rallies of 10, 20 ... 60 frames at 10 frames a second, with 1, 2 ... 6 hits."""
    rallies = [
        Rally(f"Rally {number + 1}", range(100 * number, 100 * number + 10 * (number + 1)), winner, tags)
        for number, (winner, tags) in enumerate(zip(WINNERS, TAGS, strict=True))
    ]
    events = [
        Event(rally.frames[hit], EventKind.HIT) for number, rally in enumerate(rallies) for hit in range(number + 1)
    ]
    match = PlacedMatch(scoring=scoring, names=("Ana Lee", "Bea Ray"), score=score)
    return list_rally_facts(rallies, (match,), lambda frame: float(TIMES[frame]), find_hits(events))


def found(text: str, *of: RallyFacts) -> list[int]:
    return [rally.number for rally in filter_rallies(text, of or facts())]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", [1, 2, 3, 4, 5, 6]),
        ("length > 3", [4, 5, 6]),
        ("length >= 3s", [3, 4, 5, 6]),
        ("hits over 4", [5, 6]),
        ("hits = 2..4", [2, 3, 4]),
        ("hits>4", [5, 6]),
        ("frames < 20", [1]),
        ("number != 1", [2, 3, 4, 5, 6]),
        ("winner = ana", [1, 3]),
        ("winner: ana", [1, 3]),
        ('winner = "Bea Ray"', [2, 6]),
        ("loser = bea", [1, 3]),
        ("server = bea", [3]),
        ("tag = net", [1, 2]),
        ("tag != net", [3, 4, 5, 6]),
        ("tagged", [1, 2, 5]),
        ("no winner", [5]),
        ("let", [4]),
        ("score over 18", [2, 3, 4, 5, 6]),
        ("score = 18-18", [1]),
        ("score = 20-19", [4, 5, 6]),
        ("lead = 0", [1, 3]),
        ("game point", [4, 5, 6]),
        ("hits > 4 or tag = net", [1, 2, 5, 6]),
        ("not (hits > 4 or tag = net)", [3, 4]),
        ("winner = ana length < 2", [1]),
        ("fault", [5]),
        ('"rally 3"', [3]),
        ("0:20", [3]),
        ('"to show"', [2]),
    ],
)
def test_a_filter_finds_what_it_says(text: str, numbers: list[int]) -> None:
    assert found(text) == numbers


def test_break_and_set_points_are_of_tennis() -> None:
    rallies = facts("4-5 15-30", Scoring.TENNIS_3)
    assert found("break point", *rallies) == [3]
    assert found("set point", *rallies) == [3]
    assert found("deuce", *facts("0-0 30-40", Scoring.TENNIS_3)) == [2, 4, 5, 6]
    assert found("golden point", *facts("0-0 30-40", Scoring.PADEL_GOLDEN)) == [2]


@pytest.mark.parametrize(
    "text",
    ["hits >", "(hits > 3", "hits > 3)", "hits > many", "name > 3", "and", "or hits > 3", "> 3", "not", "servr = Ana"],
)
def test_a_filter_without_sense_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        filter_rallies(text, facts())


@given(
    st.lists(st.sampled_from([*'()"<>=!:. ', "hits", "winner", "and", "or", "not", "7", "let"]), max_size=30).map(
        "".join
    )
)
def test_any_text_is_a_filter_or_refused_with_a_sentence(text: str) -> None:
    with contextlib.suppress(UsageError):
        filter_rallies(text, facts())
    complete_filter(text, facts())


def test_brackets_without_end_are_refused() -> None:
    with pytest.raises(UsageError):
        filter_rallies("(" * 5000, facts())
    with pytest.raises(UsageError):
        filter_rallies("not " * 5000, facts())


def test_words_are_completed_by_where_they_stand() -> None:
    assert complete_filter("le", facts())[:2] == ["length > ", "lead > "]
    assert complete_filter("hits > 3 and wi", facts()) == ["hits > 3 and winner = "]
    assert complete_filter("winner = b", facts()) == ['winner = "Bea Ray"']
    assert complete_filter("tag = ", facts()) == ["tag = net", "tag = smash", 'tag = "to show"']
    assert complete_filter("hits > ", facts()) == []


@pytest.mark.parametrize("example", [field.example for field in NUMBER_FACTS.values()])
def test_every_example_is_a_filter(example: str) -> None:
    filter_rallies(example, facts())


def test_every_completion_leads_to_a_filter() -> None:
    for completed in complete_filter("", facts()):
        text = completed if completed in FLAGS or completed == "not " else completed + "1"
        filter_rallies(text + ("let" if completed == "not " else ""), facts())
    assert set(complete_filter("", facts())) >= {f"{name} = " for name in TEXT_FACTS}
