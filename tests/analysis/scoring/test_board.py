"""Winners from the readings of a scoreboard, by the rules."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from rallytrace.analysis.scoring.board import EndVote, find_board_winners, parse_board
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import FAR_END, NEAR_END
from rallytrace.track.score import ScoreState, match_winner, play_point, points_text
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import Scoring, ScoringSystem, Side


def reading(frame: int, upper: str, lower: str, count: int = 2) -> BoardReading:
    return BoardReading(frame, frame + 20, tuple(upper.split()), tuple(lower.split()), 0.99, count)


def shown(system: ScoringSystem, state: ScoreState) -> tuple[str, str]:
    """Return both rows: finished rounds, games, points."""
    columns = [*state.rounds]
    if system.games is not None:
        columns.append(state.games)
    rows = [" ".join(str(column[side]) for column in columns) for side in (0, 1)]
    points = points_text(system, state)
    return f"{rows[0]} {points[0]}".strip(), f"{rows[1]} {points[1]}".strip()


class Played:
    """A match with a rally every 100 frames, and the board as it stands in the middle of each.

    Attributes:
        ends: the ends at which the winners play.
    """

    def __init__(self, scoring: Scoring, seed: int, n_rallies: int = 400) -> None:
        system, chance = scoring.system, random.Random(seed)
        state = ScoreState.opening(Side.FIRST, chance.choice(list(Side)))
        self.rallies: list[Rally] = []
        self.readings: list[BoardReading] = []
        self.ends: list[str] = []
        while match_winner(system, state) is None and len(self.rallies) < n_rallies:
            start = 100 * len(self.rallies)
            winner = chance.choice(list(Side))
            self.rallies.append(Rally(f"Rally {len(self.rallies) + 1}", range(start, start + 60)))
            self.readings.append(reading(start + 20, *shown(system, state)))
            self.ends.append(NEAR_END if winner is state.near_side else FAR_END)
            state = play_point(system, state, winner)
        self.system = system

    def votes(self, *rallies: int) -> list[EndVote]:
        return [EndVote(number, self.ends[number], is_user=True) for number in rallies]

    def found(self, votes: Sequence[EndVote], readings: Sequence[BoardReading] | None = None) -> dict[int, str]:
        """Return the ends of proposed winners by the index of the rally."""
        winners = find_board_winners([self.system], readings or self.readings, self.rallies, votes)
        return {frames.start // 100: winner.end for frames, winner in winners.items()}


@pytest.mark.parametrize("scoring", list(Scoring))
@pytest.mark.parametrize("seed", range(3))
def test_one_winner_by_hand_settles_all_others(scoring: Scoring, seed: int) -> None:
    played = Played(scoring, seed)
    found = played.found(played.votes(3))
    assert len(found) == len(played.rallies) - 1  # nothing is read after the last one
    assert found == {number: played.ends[number] for number in found}


@pytest.mark.parametrize("scoring", list(Scoring))
def test_wrong_and_missing_readings_give_no_wrong_winner(scoring: Scoring) -> None:
    played, chance = Played(scoring, 5, 60), random.Random(7)
    readings = []
    for one in played.readings:
        kind = chance.random()
        if kind < 0.1:
            wrong = reading(
                one.frame, " ".join((*one.upper[:-1], chance.choice(("8", "3", "15")))), " ".join(one.lower), 1
            )
            readings.append(wrong)
        elif kind > 0.2:
            readings.append(one)
    found = played.found(played.votes(*range(0, len(played.rallies), 5)), readings)
    assert len(found) > len(played.rallies) / 3
    assert found == {number: played.ends[number] for number in found}


def test_unknown_ends_give_no_winner() -> None:
    assert not Played(Scoring.BADMINTON_21, 1).found([])


def test_one_server_alone_is_not_enough() -> None:
    played = Played(Scoring.BADMINTON_21, 1)
    server = [EndVote(4, played.ends[4], is_next=True)]
    assert not played.found(server)
    assert played.found([*server, EndVote(6, played.ends[6], is_next=True)])


def without_rounds(one: BoardReading) -> BoardReading:
    return replace(one, upper=one.upper[-1:], lower=one.lower[-1:])


def with_seeds(one: BoardReading) -> BoardReading:
    return replace(one, upper=("1", one.upper[-1]), lower=("1", one.lower[-1]))


@pytest.mark.parametrize("change", [without_rounds, with_seeds])
@pytest.mark.parametrize("seed", range(4))
def test_unknown_game_gives_no_wrong_winner_after_interval(
    change: Callable[[BoardReading], BoardReading], seed: int
) -> None:
    played = Played(Scoring.BADMINTON_21, seed)
    readings = [change(one) for one in played.readings]
    starts = [k for k, one in enumerate(readings) if (one.upper[-1], one.lower[-1]) == ("0", "0")]
    for start in starts:
        found = played.found(played.votes(start + 2), readings)
        assert len(found) > 9
        assert found == {number: played.ends[number] for number in found}
        assert max(found) < start + 21


def test_games_won_tell_which_game_is_not_the_last() -> None:
    played = Played(Scoring.BADMINTON_21, 0)
    n = next(k for k, one in enumerate(played.readings) if len(one.upper) > 1)
    readings = [replace(one, upper=("0", *one.upper), lower=("0", *one.lower)) for one in played.readings[:n]]
    assert len(played.found(played.votes(2), readings)) == n - 1


def test_score_read_late_in_a_rally_may_follow_it() -> None:
    rallies = [Rally(f"Rally {k + 1}", range(100 * k, 100 * k + 60)) for k in range(3)]
    readings = [reading(50, "4", "5"), reading(150, "4", "6"), reading(250, "4", "7")]
    votes = [EndVote(k, FAR_END, is_user=True) for k in range(3)]
    assert not find_board_winners([Scoring.BADMINTON_21.system], readings, rallies, votes)


def test_scores_of_different_matches_give_no_winner() -> None:
    rows = [("6", "3"), ("21 8", "15 16"), ("18", "15"), ("10", "8"), ("18 13", "21 11"), ("9", "7")]
    rallies = [Rally("Rally", range(100 * k, 100 * k + 60)) for k in range(len(rows))]
    readings = [reading(100 * k, *pair) for k, pair in enumerate(rows)]
    votes = [EndVote(k, NEAR_END, is_user=True) for k in range(len(rows))]
    assert not find_board_winners([Scoring.BADMINTON_21.system], readings, rallies, votes)


def test_change_between_rallies_gives_last_winner() -> None:
    rallies = [Rally("Rally 1", range(60)), Rally("Rally 2", range(100, 160))]
    readings = [reading(0, "3", "5"), reading(100, "4", "5"), reading(170, "4", "6")]
    votes = [EndVote(0, FAR_END, is_user=True)]
    found = find_board_winners([Scoring.BADMINTON_21.system], readings, rallies, votes)
    assert [winner.end for winner in found.values()] == [FAR_END, NEAR_END]
    assert found[range(60)].words == "3 / 5, then 4 / 5"


@pytest.mark.parametrize(
    ("scoring", "upper", "lower", "games", "points"),
    [
        (Scoring.BADMINTON_21, "21 8", "15 16", (0, 0), (8, 16)),
        (Scoring.BADMINTON_21, "1 8", "0 16", (0, 0), (8, 16)),
        (Scoring.TENNIS_3, "2 40", "1 AD", (2, 1), (3, 4)),
        (Scoring.TENNIS_3, "2", "1", (2, 1), (0, 0)),
        (Scoring.TENNIS_3, "6 3 4", "4 6 2", (4, 2), (0, 0)),
        (Scoring.PADEL, "3 6 4", "6 6 6", (6, 6), (4, 6)),
        (Scoring.TENNIS_3, "0 2 15", "1 3 30", (2, 3), (1, 2)),
    ],
)
def test_board_layouts(scoring: Scoring, upper: str, lower: str, games: object, points: object) -> None:
    state = parse_board(scoring.system, reading(0, upper, lower))
    assert state is not None
    assert (state.games, state.points) == (games, points)


@pytest.mark.parametrize(("upper", "lower"), [("31", "4"), ("25", "10"), ("AD", "3"), ("", "")])
def test_impossible_board_is_no_score(upper: str, lower: str) -> None:
    assert parse_board(Scoring.BADMINTON_21.system, reading(0, upper, lower)) is None
