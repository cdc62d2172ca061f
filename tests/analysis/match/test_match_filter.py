"""Test filters of rallies and events."""

import contextlib
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.analysis.match.event_facts import EventKnowledge, MatchFacts
from rallytrace.analysis.match.filter_hints import explain_nothing
from rallytrace.analysis.match.filter_phrases import plain_filter
from rallytrace.analysis.match.match_filter import (
    FLAGS,
    NUMBER_FACTS,
    TEXT_FACTS,
    complete_filter,
    parse_filter,
)
from rallytrace.analysis.match.rally_facts import RallyFacts, hit_frames, list_rally_facts
from rallytrace.analysis.shots.shot_metrics import Estimate, ShotMetrics
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.errors import UsageError
from rallytrace.track.lists import Event, EventKind, Rally, RallyEnding
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.scoring import Scoring
from rallytrace.track.stroke_types import StrokeGroup
from rallytrace.track.track import end_times

WINNERS = ["Ana Lee", "Bea Ray", "Ana Lee", "let", "", "Bea Ray"]
TAGS = [("net",), ("net", "to show"), (), (), ("smash",), ()]
TIMES = end_times(np.arange(2000) / 10)


def rallies(score: str = "18-18", scoring: Scoring = Scoring.BADMINTON_21) -> tuple[RallyFacts, ...]:
    """Six rallies of 10, 20 ... 60 frames at 10 frames per second, with 1, 2 ... 6 hits."""
    rallies = [
        Rally(f"Rally {number + 1}", range(100 * number, 100 * number + 10 * (number + 1)), winner, tags)
        for number, (winner, tags) in enumerate(zip(WINNERS, TAGS, strict=True))
    ]
    events = [
        Event(rally.frames[hit], EventKind.HIT) for number, rally in enumerate(rallies) for hit in range(number + 1)
    ]
    match = MatchSetup(scoring=scoring, names=("Ana Lee", "Bea Ray"), score=score)
    return list_rally_facts(rallies, (match,), lambda frame: float(TIMES[frame]), hit_frames(events))


def found(text: str, *of: RallyFacts) -> list[int]:
    facts = MatchFacts(of or rallies())
    return [facts.rallies[row].number for row in np.flatnonzero(parse_filter(text).find_rallies(facts))]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("smashes above 200", "stroke = smash speed > 200"),
        ("smash > 200 km/h", "stroke = smash speed > 200"),
        ("smashes faster than 100 mph", "stroke = smash speed > 161"),
        ("rallies > 6 s", "length > 6"),
        ("rallies longer than 1.5 minutes", "length > 90"),
        ("longer than 1:30", "length > 90"),
        ("points won by Anna", "winner = Anna"),
        ("Anna's smashes", "player = Anna stroke = smash"),
        ("unforced errors by Anna Lee", 'ending = "unforced error" loser = "Anna Lee"'),
        ("winners by Anna", "ending = winner winner = Anna"),
        ("winner = Anna", "winner = Anna"),
        ("ended in the net", "ending = net"),
        ("double faults", 'ending = "service fault"'),
        ("landings out", "lands out"),
    ],
)
def test_plain_phrases_become_terms(text: str, plain: str) -> None:
    assert plain_filter(text) == plain


def test_parts_of_texts_begin_words() -> None:
    endings = (RallyEnding.FORCED_ERROR, RallyEnding.UNFORCED_ERROR, None)
    facts = [
        replace(one, rally=replace(one.rally, ending=ending)) for one, ending in zip(rallies(), endings, strict=False)
    ]
    assert found("forced errors", *facts) == [1]
    assert found("errors", *facts) == [1, 2]
    assert found("winner = ea", *facts) == []
    assert found("winner = bea", *facts) == [2]


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
        ("score over 18", [2, 3, 4, 5]),
        ("score = 18-18", [1]),
        ("score = 20-19", [4, 5]),
        ("lead = 0", [1, 3]),
        ("game point", [4, 5]),
        ("hits > 4 or tag = net", [1, 2, 5, 6]),
        ("not (hits > 4 or tag = net)", [3, 4]),
        ("winner = ana length < 2", [1]),
        ("conflict", [5]),
        ('"rally 3"', [3]),
        ("0:20", [3]),
        ('"to show"', [2]),
        ("longest 2", [5, 6]),
        ("winner = ana longest 1", [3]),
        ("longest 1 winner = ana or hits = 1", [1, 3]),
        ("not (longest 4)", [1, 2]),
    ],
)
def test_a_filter_finds_what_it_says(text: str, numbers: list[int]) -> None:
    assert found(text) == numbers


def test_break_and_set_points_are_of_tennis() -> None:
    of_tennis = rallies("4-5 15-30", Scoring.TENNIS_3)
    assert found("break point", *of_tennis) == [3]
    assert found("set point", *of_tennis) == [3]
    assert found("deuce", *rallies("0-0 30-40", Scoring.TENNIS_3)) == [2, 4, 5]
    assert found("golden point", *rallies("0-0 30-40", Scoring.PADEL_GOLDEN)) == [2]


@pytest.mark.parametrize(
    "text",
    ["hits >", "(hits > 3", "hits > 3)", "hits > many", "name > 3", "and", "or hits > 3", "> 3", "not", "servr = Ana"],
)
def test_a_filter_without_sense_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        parse_filter(text)


@given(
    st.lists(st.sampled_from([*'()"<>=!:. ', "hits", "winner", "and", "or", "not", "7", "let"]), max_size=30).map(
        "".join
    )
)
def test_any_text_is_a_filter_or_refused_with_a_sentence(text: str) -> None:
    with contextlib.suppress(UsageError):
        parse_filter(text)
    complete_filter(text, MatchFacts(rallies()))


def test_brackets_without_end_are_refused() -> None:
    with pytest.raises(UsageError):
        parse_filter("(" * 5000)
    with pytest.raises(UsageError):
        parse_filter("not " * 5000)


def test_words_are_completed_by_where_they_stand() -> None:
    assert complete_filter("le", MatchFacts(rallies()))[:2] == ["length > ", "lead > "]
    assert complete_filter("hits > 3 and wi", MatchFacts(rallies())) == ["hits > 3 and winner = "]
    assert complete_filter("winner = b", MatchFacts(rallies())) == ['winner = "Bea Ray"']
    assert complete_filter("tag = ", MatchFacts(rallies())) == ["tag = net", "tag = smash", 'tag = "to show"']
    assert complete_filter("hits > ", MatchFacts(rallies())) == []


@pytest.mark.parametrize(
    "text",
    [
        "rallies longer than 6 s",
        "length > 6 s",
        "length > 6 se",
        "more than 6 h",
        "more than 6 hits",
        "10+ shots",
        "smashes by S",
        "won by L",
        "won by Lee ",
        "hits > 3 ",
        "net shots",
        "serve",
        "hits",
        "winner",
        "let",
        '"le',
        "tag = net",
    ],
)
def test_nothing_is_appended_to_complete_words_and_phrases(text: str) -> None:
    assert complete_filter(text, MatchFacts(rallies())) == []


def test_word_after_a_phrase_is_completed() -> None:
    assert complete_filter("rallies longer than 6 s and wi", MatchFacts(rallies())) == [
        "rallies longer than 6 s and winner = "
    ]
    assert complete_filter("hits > 6 wi", MatchFacts(rallies())) == ["hits > 6 winner = "]


@pytest.mark.parametrize("example", [field.example for field in NUMBER_FACTS.values()])
def test_every_example_is_a_filter(example: str) -> None:
    parse_filter(example).find_rallies(MatchFacts(rallies()))


def test_every_completion_leads_to_a_filter() -> None:
    for completed in complete_filter("", MatchFacts(rallies())):
        text = completed if completed in FLAGS or completed == "not " else completed + "1"
        parse_filter(text + ("let" if completed == "not " else "")).find_rallies(MatchFacts(rallies()))
    assert set(complete_filter("", MatchFacts(rallies()))) >= {f"{name} = " for name in TEXT_FACTS}


_ENDS = ([("Chen",), ("Axelsen",)], [("Axelsen",), ("Chen",)])


def match_facts() -> MatchFacts:
    """Two rallies of three hits and one of one, and a landing; in rally 1 the fast hit is a smash, in rally 2 not."""
    spans = [range(40), range(50, 90), range(100, 120)]
    frames = [0, 10, 20, 50, 60, 70, 100]
    events = [*(Event(frame, EventKind.HIT) for frame in frames), Event(130, EventKind.LANDING)]
    names = dict(
        zip(frames, ["long service", "smash", "drop", "long service", "smash", "drive", "long service"], strict=True)
    )
    speeds = dict(zip(frames, [50.0, 320.0, 90.0, 50.0, 250.0, 310.0, 60.0], strict=True))
    known = EventKnowledge(
        by_hand=frozenset({60}),
        players={10: "far player", 60: "near player"},
        strokes={frame: Stroke(frame, "", StrokeGroup(name), None, 1.0) for frame, name in names.items()},
        tags={20: ("late",), 70: ("late", "out of balance")},
        numbers={"recovery": {20: 1.25, 70: 2.5}},
        shots=tuple(
            ShotMetrics(frame, frame + 10, 0.3, Estimate(speed, 1), None, None, None, None, zone="near back left")
            for frame, speed in speeds.items()
        ),
    )
    found = [Rally(f"Rally {number}", span) for number, span in enumerate(spans, 1)]
    facts = list_rally_facts(found, (), lambda frame: float(TIMES[frame]), hit_frames(events))
    return MatchFacts(facts, lambda: (events, known))


@pytest.mark.parametrize(
    ("text", "numbers", "frames"),
    [
        ("stroke = smash", [1, 2], [10, 60]),
        ("stroke = smash speed > 300", [1], [10]),
        ("stroke = smash and hits = 3 and not speed > 300", [2], [60]),
        ("not stroke = smash", [3], [0, 20, 50, 70, 100, 130]),
        ("speed > 300 or shot = 1", [1, 2, 3], [0, 10, 50, 70, 100]),
        ("number = 2 last shot", [2], [70]),
        ("event = landing", [], [130]),
        ("player = near by hand", [2], [60]),
        ("(stroke = smash or stroke = drive) speed > 305", [1, 2], [10, 70]),
        ("target = back zone = left", [1, 2], [10, 20, 60, 70]),
        ("smash", [], [10, 60]),
        ("number = 3", [3], [100]),
        ("tag = late", [1, 2], [20, 70]),
        ("tag = late stroke = drive", [2], [70]),
        ("tag != late", [3], [0, 10, 50, 60, 100, 130]),
        ("tagged", [1, 2], [20, 70]),
        ("balance", [], [70]),
        ("stroke = smash longest 1", [1], [10]),
        ("recovery < 2", [1], [20]),
        ("stroke = drive recovery > 1", [2], [70]),
    ],
)
def test_terms_of_events_beside_one_another_speak_of_one_event(
    text: str, numbers: list[int], frames: list[int]
) -> None:
    facts, test = match_facts(), parse_filter(text)
    assert [facts.rallies[row].number for row in np.flatnonzero(test.find_rallies(facts))] == numbers
    assert [facts.events.frames[row] for row in np.flatnonzero(test.find(facts).events)] == frames


def test_a_named_player_is_found_by_the_end_too() -> None:
    """Chen is near in the first rally, and far in the second, after a change of ends."""
    rallies = list_rally_facts([Rally("1", range(40)), Rally("2", range(50, 90))], (), float)
    placed = [replace(one, near=near, far=far) for one, near, far in zip(rallies, *_ENDS, strict=True)]
    events = [Event(frame, EventKind.HIT) for frame in (10, 20, 60, 95)]
    known = EventKnowledge(players=dict(zip((10, 20, 60, 95), ("Chen", "Axelsen", "Chen", "Chen"), strict=True)))
    facts = MatchFacts(placed, lambda: (events, known))
    found = parse_filter("player = near").find(facts).events
    assert [facts.events.frames[row] for row in np.flatnonzero(found)] == [10]
    assert np.flatnonzero(parse_filter("player = Chen player = far").find(facts).events).tolist() == [2]


def test_strokes_and_players_are_offered_as_they_occur() -> None:
    assert complete_filter("stroke = s", match_facts()) == ["stroke = smash"]
    assert complete_filter("player = ", match_facts()) == ['player = "far player"', 'player = "near player"']


@pytest.mark.parametrize(
    ("phrase", "written"),
    [
        ("smashes faster than 200", "stroke = smash speed > 200"),
        ("Smashes faster than 200 km/h", "stroke = smash speed > 200"),
        ("smash slower than 90", "stroke = smash speed < 90"),
        ("rallies longer than 6 s", "length > 6"),
        ("rallies of more than 6 seconds", "length > 6"),
        ("shorter than 4", "length < 4"),
        ("longer than 10 hits", "hits > 10"),
        ("at least 8 strokes", "hits >= 8"),
        ("10+ shots", "hits >= 10"),
        ("rallies between 5 and 10 hits", "hits = 5..10"),
        ("won by Lee", "winner = Lee"),
        ("rallies won by Lee Zii Jia and longer than 10 s", 'winner = "Lee Zii Jia" and length > 10'),
        ('won by "Lee Zii Jia" longest 3', 'winner = "Lee Zii Jia" longest 3'),
        ("Lee won", "winner = Lee"),
        ("won by the near player", "winner = near"),
        ("lost by Lee", "loser = Lee"),
        ("winner is Lee", "winner = Lee"),
        ("not won by Lee", "not winner = Lee"),
        ("drops hit by the far player", "stroke = drop player = far"),
        ("smashes by Lee", "stroke = smash player = Lee"),
        ("net shots", "stroke = net"),
        ("serves", "event = serve"),
        ("smashes that landed out", "stroke = smash lands out"),
        ("last stroke", "last shot"),
        ("5 longest rallies", "longest 5"),
        ("longest rally", "longest 1"),
        ("game 2", "round = 2"),
        ("in the third set", "round = 3"),
        ("without a winner", "no winner"),
        ("speed over 200 km/h", "speed > 200"),
        ("(smashes faster than 200) and event = hit", "(stroke = smash speed > 200) and event = hit"),
        ("events set by hand", "by hand"),
        ("conflicts", "conflict"),
        ("all rallies", ""),
        ("length > 6 s", "length > 6"),
        ("hits > 6 hits", "hits > 6"),
        ("net shots by Shi", "stroke = net player = Shi"),
        ("drop shots hit by Shi", "stroke = drop player = Shi"),
        ("hits by Shi", "player = Shi"),
        ("rallies won by Naraoka longer than 6", "winner = Naraoka length > 6"),
        ("rallies won by Lee Zii Jia longer than 6 s", 'winner = "Lee Zii Jia" length > 6'),
        ("smashes by Shi faster than 200", "stroke = smash player = Shi speed > 200"),
        ("won by Shi score over 18", "winner = Shi score > 18"),
        ("lost by Shi game point", "loser = Shi game point"),
        ("served by Shi longest 15", "server = Shi longest 15"),
        ("rallies with a smash", "stroke = smash"),
        ("a rally with a net shot", "stroke = net"),
        ("rallies without a smash", "not stroke = smash"),
        ("rallies with no smashes", "not stroke = smash"),
        ("rallies ending with a smash", "last shot stroke = smash"),
        ("rallies where Shi served", "server = Shi"),
        ("rallies in which Shi lost", "loser = Shi"),
        ("rallies with a let", "let"),
    ],
)
def test_plain_phrases_are_read_as_filters(phrase: str, written: str) -> None:
    assert plain_filter(phrase) == written
    parse_filter(phrase)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "Lee",
            "smash",
            "net",
            "tagged net",
            "by hand",
            "last shot",
            "game point",
            "set point",
            "0:20",
            "rally 3",
        ),
        *(
            "rally 3",
            '"won by Lee"',
            'name = "won by Lee"',
            "tag = smashes",
            "hits = 2..4",
            "length >= 3s",
            "not (longest 4)",
        ),
        *("stroke = smash speed > 300", "player = near by hand", "winner = ana length < 2", "score = 20-19"),
    ],
)
def test_valid_filter_is_unchanged(text: str) -> None:
    assert plain_filter(text) == text


@pytest.mark.parametrize(
    ("text", "of_events", "reason", "examples"),
    [
        ("smashes faster than 400", True, "Speed in km/h here: 50 to 320.", ("stroke = smash speed > 288",)),
        ("smashes slower than 20", True, "Speed in km/h here: 50 to 320.", ("stroke = smash speed < 275",)),
        ("faster than 400", True, "Speed in km/h here: 50 to 320.", ("speed > 288",)),
        ("drives faster than 400", True, "Speed in km/h here: 50 to 320.", ("stroke = drive speed >= 279",)),
        ("smashes longer than 60 s", False, "Length in seconds here: 2 to 4.", ("stroke = smash length >= 3.6",)),
        ("smsh faster than 200", True, "Nothing contains 'smsh'.", ("stroke = smash speed > 200",)),
        ("not stroke = smash faster than 400", True, "Speed in km/h here: 50 to 320.", ("speed > 288",)),
        ("rallies longer than 60 s", False, "Length in seconds here: 2 to 4.", ("length > 3.6",)),
        ("lifts", True, "Stroke 'lift' does not occur. Here: drive, drop, long service, smash.", ("stroke = drive",)),
        ("smsh", True, "Nothing contains 'smsh'.", ("stroke = smash",)),
        ("won by Lee", False, "No rally has a winner yet.", ()),
        ("fastest", True, "Nothing contains 'fastest'.", ("speed > 288",)),
        ("game point", False, "Nothing here is 'game point'.", ()),
        (
            "stroke = drop speed > 300",
            True,
            "Each part finds something, but no event fits all of them.",
            ("stroke = drop speed >= 81",),
        ),
        (
            "stroke = drop tag = late shot = 1",
            True,
            "Each part finds something, but no event fits all of them.",
            ("stroke = drop tag = late shot >= 2.7",),
        ),
        (
            "event = landing stroke = drop",
            True,
            "Each part finds something, but no event fits all of them.",
            ("event = landing", "stroke = drop"),
        ),
    ],
)
def test_hint_says_why_nothing_is_found(text: str, of_events: bool, reason: str, examples: tuple[str, ...]) -> None:
    """Check that each example of the hint finds something in the same list."""
    facts, test = match_facts(), parse_filter(text)
    found = test.find(facts)
    assert not (found.events if of_events else found.rallies).any()
    hint = explain_nothing(test, facts, of_events=of_events)
    assert (hint.reason, hint.examples) == (reason, examples)
    for example in hint.examples:
        shown = parse_filter(example).find(facts)
        assert (shown.events if of_events else shown.rallies).any()


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("servr = Ana", "server = Ana"),
        ("hits > many", "hits >= 8"),
        ("speed >", "speed > 250"),
        ("name > Lee", "name = Lee"),
    ],
)
def test_refused_filter_comes_with_a_valid_one(text: str, example: str) -> None:
    with pytest.raises(UsageError) as refused:
        parse_filter(text)
    assert str(refused.value).startswith(f"'{text}' is not a valid filter")
    assert refused.value.remedy == f"Try '{example}'."
    parse_filter(example)


def test_fault_is_a_word_of_the_rules_and_of_tags() -> None:
    """A tag may say it; without such a tag the filter that was called so is offered."""
    facts = MatchFacts(rallies())
    hint = explain_nothing(parse_filter("fault"), facts, of_events=False)
    assert hint.examples == ("conflict",)
    assert found("conflict")
    tagged = [replace(one, rally=replace(one.rally, tags=("service fault",))) for one in rallies()[:1]]
    assert found("fault", *tagged) == [1]


def test_pasted_text_of_any_length_is_no_phrase() -> None:
    text = "won by Lee " * 3000
    assert plain_filter(text) == text


@pytest.mark.parametrize("name", sorted({*NUMBER_FACTS, *TEXT_FACTS} - {"player"}))  # 'won by near player' is a name
def test_every_fact_ends_the_name_of_a_player(name: str) -> None:
    assert plain_filter(f"won by Lee {name} = 3") == f"winner = Lee {name} = 3"
