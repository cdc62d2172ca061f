"""Test that the score follows from the winners of rallies."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from narrowing import not_none
from plain_counters import Board, badminton, tennis
from pseudo_language import MARK, pseudo_language
from rallytrace.analysis.scoring.counting import RallyScore, Stake, count_rallies, count_seen_rallies
from rallytrace.errors import UsageError
from rallytrace.texts import shown as translated
from rallytrace.track import edits
from rallytrace.track.history import History
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.score import ScoreState, match_winner, parse_score, play_point, score_text
from rallytrace.track.scoring import SYSTEMS, Scoring, Side
from rallytrace.track.step_names import player_words
from rallytrace.track.track import Track

Counter = Callable[[Sequence[int], int, int], Iterator[Board]]

COUNTERS: dict[Scoring, Counter] = {
    Scoring.BADMINTON_21: partial(badminton, target=21, cap=30, half=11),
    Scoring.BADMINTON_15: partial(badminton, target=15, cap=21, half=8),
    Scoring.TENNIS_3: partial(tennis, needed=2, golden=False),
    Scoring.TENNIS_5: partial(tennis, needed=3, golden=False, last="long"),
    Scoring.TENNIS_DOUBLES: partial(tennis, needed=2, golden=True, last="short"),
    Scoring.PADEL: partial(tennis, needed=2, golden=False),
    Scoring.PADEL_GOLDEN: partial(tennis, needed=2, golden=True),
}
MATCH = MatchSetup(names=("Ana", "Bea"))
SIDES = st.sampled_from([0, 1])
SKILL = st.integers(35, 65)


def draw_winners(skill: int, seed: int) -> list[int]:
    return [int(number < skill) for number in Random(seed).choices(range(100), k=500)]


RALLIES_WON = st.builds(draw_winners, SKILL, st.integers(0))
"""Winners of the rallies of a long match between sides of like skill."""


def play(*winners: str, match: MatchSetup | None = None) -> tuple[RallyScore, ...]:
    """Return the score around rallies with these winners, 'F' and 'S' for the sides."""
    words = {"F": "Ana", "S": "Bea"}
    match = match or MATCH
    rallies = [
        Rally(f"Rally {number}", range(10 * number, 10 * number + 5), words.get(word, word))
        for number, word in enumerate(winners)
    ]
    scores = count_rallies((match,), rallies)
    found = [score for score in scores if score is not None]
    assert len(found) == len(rallies)
    return tuple(found)


def in_scoring(scoring: Scoring, score: str = "") -> MatchSetup:
    return MatchSetup(scoring=scoring, names=("Ana", "Bea"), score=score)


@pytest.mark.parametrize("scoring", Scoring)
@settings(max_examples=40, deadline=None)
@given(winners=RALLIES_WON, server=SIDES, near_side=SIDES)
def test_score_server_and_ends_are_those_of_a_plain_counter(
    scoring: Scoring, winners: list[int], server: int, near_side: int
) -> None:
    system, standing = SYSTEMS[scoring], ScoreState.opening(Side(server), Side(near_side))
    for board, winner in zip(COUNTERS[scoring](winners, server, near_side), winners, strict=False):
        assert match_winner(system, standing) is None
        standing = play_point(system, standing, Side(winner))
        is_over = match_winner(system, standing) is not None
        server_shown = board.server if is_over else standing.server
        shown = (standing.rounds, standing.games, standing.points, server_shown, standing.near_side, is_over)
        assert shown == board.shown


@pytest.mark.parametrize("scoring", Scoring)
@settings(max_examples=20, deadline=None)
@given(winners=RALLIES_WON, server=SIDES, near_side=SIDES, length=st.integers(0, 250))
def test_a_written_score_is_read_as_the_same_standing(
    scoring: Scoring, winners: list[int], server: int, near_side: int, length: int
) -> None:
    system, standing = SYSTEMS[scoring], ScoreState.opening(Side(server), Side(near_side))
    for winner in winners[:length]:
        if match_winner(system, standing) is None:
            standing = play_point(system, standing, Side(winner))
    if match_winner(system, standing) is None:
        # An advantage after many deuces reads like the first one, and a game has the server that is told.
        read = parse_score(
            system, score_text(system, standing), ScoreState.opening(standing.server, standing.near_side)
        )
        assert score_text(system, read) == score_text(system, standing)
        assert (read.server, read.near_side) == (standing.server, standing.near_side)
        assert system.games is None or read.first_server is standing.first_server


@pytest.mark.parametrize(
    ("text", "message"),
    [("abc", "'abc' is not a valid score."), ("21-15 abc", "'21-15 abc' is not a valid score at 'abc'.")],
)
def test_invalid_score_is_quoted_as_typed(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=f"^{message}"):
        parse_score(SYSTEMS[Scoring.BADMINTON_21], text, ScoreState.opening(Side.FIRST, Side.FIRST))


@settings(max_examples=20, deadline=None)
@given(winners=RALLIES_WON, index=st.integers(0, 60))
def test_corrected_winner_updates_later_scores_with_undo(winners: list[int], index: int) -> None:
    history = History(track := Track(1000))
    for number, winner in enumerate(winners[:61]):
        history.do(
            edits.name_rally(track, Rally(f"Rally {number}", range(10 * number, 10 * number + 5), MATCH.names[winner]))
        )
    history.do(not_none(edits.place_match(track, MATCH)))
    wrong = count_rallies(track.matches, track.rallies)
    letters = ["FS"[winner] for winner in winners[:61]]
    letters[index] = "S" if letters[index] == "F" else "F"
    history.do(not_none(edits.set_winner(track, track.rallies[index], MATCH.names["FS".index(letters[index])])))
    assert count_rallies(track.matches, track.rallies) == play(*letters)
    history.undo()
    assert count_rallies(track.matches, track.rallies) == wrong


# Matches as they were played, the winners of their rallies game by game (from the score lines of ShuttleSet).
FINALS = [
    (
        (
            "FFSFSFFFSFSSSFFFSSFSFFFSFFFFSSFFSSSF",
            "FSSSSFSFFSSFFSSSSFFFFSSFSSFFSSFSFFFSSS",
            "FFFFFSSSFFSSFFSSSFSFFFSSFFSSSSFSFSFFFSF",
        ),
        Side.FIRST,
        Side.FIRST,
        "21-15 17-21 21-18",
    ),
    (
        (
            "FFSFSFSFSSFSSFSSFFFFFFSFSSSSFFFSFFFSF",
            "SSSSSFSSSSSSSSFFSSSFSSFSSS",
            "FFSSSFFSSFFSFFFSFSFSFFFFSSSSSFSSSFFFFF",
        ),
        Side.SECOND,
        Side.FIRST,
        "21-16 5-21 21-17",
    ),
    (
        ("FSFFSFSSSSSFSFFFSFSFFFSFSSFFFFSFFSSSFSSSFSFSFSFF", "SFFFSFFFFFFSFFSSFFSFFSFSFSSFFFF"),
        Side.SECOND,
        Side.SECOND,
        "25-23 21-10",
    ),
]


@pytest.mark.parametrize(("games", "server", "near_side", "result"), FINALS)
def test_real_finals_end_as_they_did(games: tuple[str, ...], server: Side, near_side: Side, result: str) -> None:
    scores = play(*"".join(games), match=MatchSetup(names=("Ana", "Bea"), server=server, near_side=near_side))
    assert scores[-1].text_after.replace("\N{EN DASH}", "-") == result
    assert not any(score.conflict for score in scores)
    ends = [score.start.near_side for score in scores]
    start = 0
    for number, game in enumerate(games):
        begins = near_side if number % 2 == 0 else near_side.opponent
        is_last = number == 2
        assert ends[start] is begins
        assert ends[start + len(game) - 1] is (begins.opponent if is_last else begins)
        start += len(game)


def test_a_let_does_not_count() -> None:
    with_let, without = play("F", "let", "S", "F"), play("F", "S", "F")
    assert with_let[1].is_let
    assert with_let[-1].end == without[-1].end
    assert not any(score.conflict for score in with_let)


def test_an_end_of_the_court_names_whoever_is_there_then() -> None:
    """The near player wins the first game, changes ends, and then the far one is the same player."""
    scores = play(*(["near"] * 21), *(["far"] * 21))
    assert scores[-1].text_after.replace("\N{EN DASH}", "-") == "21-0 21-0"
    assert {score.winner for score in scores} == {Side.FIRST}


def test_a_player_is_known_by_a_word_of_the_name() -> None:
    match = MatchSetup(names=("Chou Tien Chen", "Chen Long"))
    winners = ["Chou", "LONG", "chou tien chen", "Chen", "Tai"]
    scores = play(*winners, match=match)
    assert [score.winner for score in scores] == [Side.FIRST, Side.SECOND, Side.FIRST, None, None]
    assert [bool(score.conflict) for score in scores] == [False, False, False, True, True]


def test_missing_winner_conflicts_only_before_later_winners() -> None:
    scores = play("F", "", "S", "", "")
    assert [bool(score.conflict) for score in scores] == [False, True, False, False, False]


def test_rally_after_the_end_of_the_match_is_a_conflict() -> None:
    scores = play(*(["F"] * 43))
    assert [index for index, score in enumerate(scores) if score.conflict] == [42]


def test_a_match_may_begin_in_the_middle_and_another_follow_it() -> None:
    first = MatchSetup(names=("Ana", "Bea"), score="21-18 19-20")
    second = MatchSetup(frame=20, scoring=Scoring.TENNIS_3, names=("Cleo", "Dana"))
    rallies = [Rally("a", range(5), "Bea"), Rally("b", range(20, 25), "Dana")]
    scores = [score for score in count_rallies((first, second), rallies) if score is not None]
    assert [score.text_after.replace("\N{EN DASH}", "-") for score in scores] == ["21-18 19-21 0-0", "0-0 0-15"]
    assert count_rallies((second,), rallies)[0] is None


@pytest.mark.parametrize(
    ("scoring", "score"),
    [
        (Scoring.BADMINTON_21, "22-18"),
        (Scoring.BADMINTON_21, "31-29"),
        (Scoring.BADMINTON_21, "21-18 21-18 3-2"),
        (Scoring.BADMINTON_21, "21-18 5-3 2-1"),
        (Scoring.BADMINTON_21, "eleven"),
        (Scoring.TENNIS_3, "7-3"),
        (Scoring.TENNIS_3, "6-4 3-2 50-15"),
        (Scoring.TENNIS_3, "6-4 3-2 AD-15"),
        (Scoring.PADEL_GOLDEN, "0-0 40-AD"),
    ],
)
def test_an_impossible_score_is_refused(scoring: Scoring, score: str) -> None:
    with pytest.raises(UsageError):
        _ = in_scoring(scoring, score).opening
    assert all(found.conflict for found in play("F", "S", match=in_scoring(scoring, score)))


def test_tennis_counts_as_an_umpire_says_it() -> None:
    scores = play(*"FFSFSSFSSS", match=in_scoring(Scoring.TENNIS_3))
    said = [score.text_after.replace("\N{EN DASH}", "-") for score in scores]
    assert said[2:] == [
        "0-0 30-15",
        "0-0 40-15",
        "0-0 40-30",
        "0-0 40-40",
        "0-0 AD-40",
        "0-0 40-40",
        "0-0 40-AD",
        "0-1 0-0",
    ]


def test_the_stakes_of_a_rally_are_said() -> None:
    match_point = play("F", match=in_scoring(Scoring.TENNIS_3, "6-4 5-3 40-15"))[0]
    assert match_point.stakes == (Stake.MATCH, Stake.POINT)
    assert play("F", match=in_scoring(Scoring.TENNIS_3, "5-3 40-15"))[0].stakes == (Stake.SET, Stake.POINT)
    assert play("F", match=in_scoring(Scoring.TENNIS_3, "2-3 15-40"))[0].stakes == (Stake.POINT, Stake.GAME)
    assert play("F", match=in_scoring(Scoring.BADMINTON_21, "20-18"))[0].stakes == (Stake.GAME, Stake.POINT)
    golden = play("F", match=in_scoring(Scoring.PADEL_GOLDEN, "0-0 40-40"))[0]
    assert golden.is_golden
    assert not golden.service_court
    assert play("F", match=in_scoring(Scoring.PADEL, "0-0 40-40"))[0].is_deuce
    assert play("F", match=in_scoring(Scoring.BADMINTON_21, "29-29"))[0].is_golden


@pytest.mark.parametrize(
    ("scoring", "score", "pause"),
    [
        (Scoring.BADMINTON_21, "10-4", 60),
        (Scoring.BADMINTON_21, "10-11", 0),
        (Scoring.BADMINTON_21, "20-4", 120),
        (Scoring.BADMINTON_21, "21-4 20-4", 0),
        (Scoring.TENNIS_3, "0-0 40-0", 0),
        (Scoring.TENNIS_3, "1-1 40-0", 90),
        (Scoring.TENNIS_3, "5-0 40-0", 120),
        (Scoring.TENNIS_3, "6-6 3-2", 0),
    ],
)
def test_pauses_follow_from_the_score(scoring: Scoring, score: str, pause: int) -> None:
    assert play("F", match=in_scoring(scoring, score))[0].pause == pause


def written(score: RallyScore) -> str:
    return score.text.replace("\N{EN DASH}", "-") if score.is_known else "?"


@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        (("", "", ""), ["0-0", "?", "?"]),
        (("F", "", ""), ["0-0", "1-0", "?"]),
        (("F", "", "S", "F"), ["0-0", "1-0", "?", "?"]),
        (("F", "nobody", "S"), ["0-0", "1-0", "?"]),
        (("F", "let", "S"), ["0-0", "1-0", "1-0"]),
    ],
)
def test_score_is_unknown_after_a_rally_without_winner(winners: tuple[str, ...], expected: list[str]) -> None:
    scores = play(*winners)
    assert [written(score) for score in scores] == expected
    assert all(score.doubt.endswith(".") for score in scores if not score.is_known)


def test_score_after_the_end_of_a_match_is_unknown() -> None:
    scores = play("F", "S", match=in_scoring(Scoring.BADMINTON_21, "21-3 20-4"))
    assert [written(score) for score in scores] == ["21-3 20-4", "?"]


def test_unknown_score_leaves_winners_without_conflicts() -> None:
    scores = play("F", "", "near", match=in_scoring(Scoring.BADMINTON_21, "?"))
    assert [written(score) for score in scores] == ["?"] * 3
    assert [score.winner for score in scores] == [Side.FIRST, None, Side.FIRST]
    assert not any(score.conflict for score in scores)


def highlights(*winners: str, match: MatchSetup = MATCH) -> Track:
    track = Track(1000)
    for number, winner in enumerate(winners):
        made = edits.name_rally(track, Rally(f"Rally {number + 1}", range(10 * number, 10 * number + 5), winner))
        History(track).do(made)
    placed = not_none(edits.place_match(track, match))
    History(track).do(placed)
    return track


def set_score(track: Track, index: int, score: str, server: Side = Side.FIRST, near: Side = Side.FIRST) -> History:
    edit = edits.set_score(track, track.rallies[index], MatchSetup(score=score, server=server, near_side=near))
    assert edit is not None
    history = History(track)
    history.do(edit)
    return history


def shown(track: Track) -> list[str]:
    return [written(score) for score in count_rallies(track.matches, track.rallies) if score is not None]


def test_score_is_set_anew_at_a_later_rally() -> None:
    """Server and ends are set with it, what was in conflict before stays there, and undo restores all."""
    track = highlights("Ana", "", "Bea", "near", "far")
    assert shown(track) == ["0-0", "1-0", "?", "?", "?"]
    history = set_score(track, 2, "18-20", server=Side.SECOND, near=Side.SECOND)
    assert shown(track) == ["0-0", "1-0", "18-20", "18-21 0-0", "18-21 1-0"]
    scores = [score for score in count_rallies(track.matches, track.rallies) if score is not None]
    assert [score.start.server for score in scores[2:]] == [Side.SECOND, Side.SECOND, Side.FIRST]
    assert [score.start.near_side for score in scores[2:]] == [Side.SECOND, Side.FIRST, Side.FIRST]
    assert [score.is_set for score in scores] == [False, False, True, False, False]
    assert not any(score.conflict for score in scores), "a set score ends what was missing before it"
    history.undo()
    assert shown(track) == ["0-0", "1-0", "?", "?", "?"]


def test_score_set_at_the_first_rally_changes_the_match() -> None:
    track = highlights("Ana", "Bea")
    set_score(track, 0, "5-3")
    assert shown(track) == ["5-3", "6-3"]
    assert len(track.matches) == 1
    assert edits.unset_score(track, track.rallies[0]) is None


def test_set_score_can_be_replaced_and_removed() -> None:
    track = highlights("Ana", "Bea", "Ana")
    set_score(track, 1, "5-3")
    set_score(track, 1, "?")
    assert shown(track) == ["0-0", "?", "?"]
    edit = not_none(edits.unset_score(track, track.rallies[1]))
    History(track).do(edit)
    assert shown(track) == ["0-0", "1-0", "1-1"]


def test_set_score_follows_changes_of_its_match() -> None:
    track = highlights("Ana", "near", "far")
    set_score(track, 1, "5-3")
    renamed = not_none(edits.place_match(track, MatchSetup(names=("Cleo", "Dora"))))
    History(track).do(renamed)
    assert {match.names for match in track.matches} == {("Cleo", "Dora")}
    removed = not_none(edits.remove_match(track, track.matches[0]))
    History(track).do(removed)
    assert track.matches == ()


@pytest.mark.parametrize("shift", [-4, -1, 1, 4])
def test_set_score_stays_with_a_rally_whose_start_moved(shift: int) -> None:
    track = highlights("Ana", "Bea", "Ana")
    set_score(track, 1, "5-3")
    frames = track.rallies[1].frames
    moved = Rally("Rally 2", range(frames.start + shift, frames.stop), "Bea")
    rallies = (track.rallies[0], moved, track.rallies[2])
    assert [written(score) for score in count_rallies(track.matches, rallies) if score] == ["0-0", "5-3", "5-4"]


def test_score_after_a_winner_at_a_wrong_end_is_in_doubt() -> None:
    rallies = [Rally(f"Rally {k}", range(10 * k, 10 * k + 9), "near") for k in range(1, 4)]
    match = MatchSetup(names=("Ana", "Bea"))
    swapped, unseen = (("Bea",), ("Ana",)), ((), ())
    scores = count_seen_rallies((match,), rallies, (unseen, swapped, unseen))
    doubt = "Rally 2: The score puts Ana at the near end, but the video shows Bea there."
    assert [score and score.doubt for score in scores] == ["", "", doubt]
    by_name = [replace(rally, winner="Ana") for rally in rallies]
    assert count_seen_rallies((match,), by_name, (unseen, swapped, unseen)) == count_rallies((match,), by_name)


def test_seen_players_without_a_name_are_translated() -> None:
    score = not_none(count_rallies((MatchSetup(),), [Rally("Rally 1", range(9), "near")])[0])
    near, far = player_words("Player 2"), player_words("Player 1")
    for doubt in (score.contradict_ends((near,), (far,)), score.contradict_ends((), (far,))):
        with pseudo_language():
            assert translated(doubt).count(MARK) == 3
