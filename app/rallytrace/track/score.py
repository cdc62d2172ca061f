"""Represent the score, server and ends of a match, and compute how a point changes them."""

from dataclasses import dataclass, replace
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.texts import tr_lazy
from rallytrace.track.scoring import Count, Race, ScoringSystem, Side

_POINTS: Final = ("0", "15", "30", "40", "AD")
_DASH: Final = "\N{EN DASH}"
_LEFT: Final = tr_lazy("match", "left")
_RIGHT: Final = tr_lazy("match", "right")


@dataclass(frozen=True, slots=True)
class ScoreState:
    """The state of a match between two points.

    Attributes:
        server: side that serves the next point.
        near_side: side at the near end.
        first_server: first server of this game; in a tie-break, the other side serves some of the later points.
        rounds: scores of the finished rounds. In badminton a round is a game. Otherwise it is a set, counted in games,
            or in points if a single game replaces the set.
        games: games of this set; (0, 0) in badminton.
        points: points of this game.
    """

    server: Side
    near_side: Side
    first_server: Side
    rounds: tuple[Count, ...] = ()
    games: Count = (0, 0)
    points: Count = (0, 0)

    @classmethod
    def opening(cls, server: Side, near_side: Side) -> "ScoreState":
        return cls(server, near_side, server)

    @property
    def rounds_won(self) -> Count:
        first = sum(count[0] > count[1] for count in self.rounds)
        return first, len(self.rounds) - first


def match_winner(system: ScoringSystem, state: ScoreState) -> Side | None:
    won = state.rounds_won
    return Side(won.index(system.rounds)) if system.rounds in won else None


def current_race(system: ScoringSystem, state: ScoreState) -> Race:
    """Return the race that decides the current game."""
    is_last = _is_last_round(system, state)
    if is_last and system.last_round is not None:
        return system.last_round
    if is_tie_break(system, state):
        race = system.last_tie_break if is_last and system.last_tie_break else system.tie_break
        assert race is not None
        return race
    return system.points


def is_tie_break(system: ScoringSystem, state: ScoreState) -> bool:
    """Return True during a tie-break, including one that replaces a set."""
    if system.last_round is not None and _is_last_round(system, state):
        return True
    return system.games is not None and system.tie_break is not None and state.games == (system.games.target,) * 2


def service_court(system: ScoringSystem, state: ScoreState) -> str:
    """Return the court from which the server serves, 'right' or 'left'; '' if the receiver chooses (golden point)."""
    if system.games is None:
        return _LEFT if state.points[state.server] % 2 else _RIGHT
    if not is_tie_break(system, state) and system.points.is_golden(state.points):
        return ""
    return _LEFT if sum(state.points) % 2 else _RIGHT


def play_point(system: ScoringSystem, state: ScoreState, winner: Side) -> ScoreState:
    """Return the state after a point. The match must not be over yet."""
    points = _add_one(state.points, winner)
    if current_race(system, state).winner(points) is None:
        return _continue_game(system, state, points, winner)
    if system.games is None:
        rounds = (*state.rounds, points)
        ended = ScoreState(winner, state.near_side.opponent, winner, rounds)
        return ended if match_winner(system, ended) is None else replace(ended, near_side=state.near_side)
    return _end_game(system, state, points, winner)


def _continue_game(system: ScoringSystem, state: ScoreState, points: Count, winner: Side) -> ScoreState:
    """Return the state after a point that does not end the game."""
    near_side, server = state.near_side, state.server
    if system.games is None:
        server = winner
        reached = points[winner] == system.interval > points[winner.opponent]
        if reached and _is_last_round(system, state):
            near_side = near_side.opponent
    elif is_tie_break(system, state):
        played = sum(points)
        server = state.first_server if (played + 1) // 2 % 2 == 0 else state.first_server.opponent
        near_side = near_side.opponent if played % 6 == 0 else near_side
    return replace(state, points=points, near_side=near_side, server=server)


def _end_game(system: ScoringSystem, state: ScoreState, points: Count, winner: Side) -> ScoreState:
    """Return the state after a point that ends a game of a set."""
    assert system.games is not None
    server = state.first_server.opponent
    if system.last_round is not None and _is_last_round(system, state):
        return ScoreState(server, state.near_side, server, (*state.rounds, points))
    games = _add_one(state.games, winner)
    near_side = state.near_side.opponent if sum(games) % 2 else state.near_side
    if system.games.winner(games) is None:
        return ScoreState(server, near_side, server, state.rounds, games)
    ended = ScoreState(server, near_side, server, (*state.rounds, games))
    return ended if match_winner(system, ended) is None else replace(ended, near_side=state.near_side)


def _is_last_round(system: ScoringSystem, state: ScoreState) -> bool:
    return len(state.rounds) == 2 * system.rounds - 2


def _add_one(count: Count, winner: Side) -> Count:
    return (count[0] + 1, count[1]) if winner is Side.FIRST else (count[0], count[1] + 1)


def pause_seconds(system: ScoringSystem, start: ScoreState, end: ScoreState) -> int:
    """Return how long play pauses after a point according to the rules, in seconds; 0 if it does not pause."""
    if match_winner(system, end) is not None:
        return 0
    if len(end.rounds) > len(start.rounds):
        return system.round_seconds
    if system.interval and max(end.points) == system.interval > max(start.points):
        return system.interval_seconds
    first_game = sum(end.games) == 1
    if end.near_side is not start.near_side and not first_game and not sum(end.points):
        return system.ends_seconds
    return 0


def points_text(system: ScoringSystem, state: ScoreState) -> tuple[str, str]:
    """Return the points of both sides as an umpire calls them, such as '40' and 'AD' in tennis."""
    first, second = state.points
    if system.games is None or is_tie_break(system, state):
        return str(first), str(second)
    excess = max(min(first, second) - 3, 0)
    return _POINTS[min(first - excess, 4)], _POINTS[min(second - excess, 4)]


def score_text(system: ScoringSystem, state: ScoreState) -> str:
    """Return the score as text, finished rounds first: '21-18 11-8' or '6-4 3-2 30-40', but with en dashes."""
    counts = [_dashed(*count) for count in state.rounds]
    if match_winner(system, state) is None:
        if system.games is not None and not (system.last_round and _is_last_round(system, state)):
            counts.append(_dashed(*state.games))
        counts.append(_dashed(*points_text(system, state)))
    return " ".join(counts)


def _dashed(first: object, second: object) -> str:
    return f"{first}{_DASH}{second}"


def parse_score(system: ScoringSystem, text: str, opening: ScoreState) -> ScoreState:
    """Parse a score as `score_text` writes it. Any dash is accepted, and points may be left out.

    Args:
        opening: state that gives the server and the near side at the time of the score.

    Raises:
        UsageError: The score is impossible.
    """
    words = text.split()
    state = opening
    for number, word in enumerate(words, 1):
        count = word.replace(_DASH, "-").replace(":", "-").upper()
        next_state = _take_count(system, state, count, is_last=number == len(words))
        if next_state is None:
            problem = (
                tr_lazy("errors", "'{text}' is not a valid score at '{part}'.", text=text, part=word)
                if len(words) > 1
                else tr_lazy("errors", "'{text}' is not a valid score.", text=text)
            )
            raise UsageError(problem, tr_lazy("errors", "Write it like '{score}'.", score=example_score(system)))
        state = next_state
    first_server = state.server
    if is_tie_break(system, state) and (sum(state.points) + 1) // 2 % 2:
        first_server = first_server.opponent
    return replace(state, first_server=first_server)


def _take_count(system: ScoringSystem, state: ScoreState, word: str, *, is_last: bool) -> ScoreState | None:
    """Return the state with the next count of a score added; None if that count is impossible."""
    first, _, second = word.partition("-")
    if match_winner(system, state) is not None:
        return None
    takes_games = system.games is not None and not (system.last_round and _is_last_round(system, state))
    if takes_games and state.games == (0, 0) and first.isdecimal() and second.isdecimal():
        games = int(first), int(second)
        assert system.games is not None
        if system.games.is_possible(games):
            is_won = system.games.winner(games) is not None
            return replace(state, rounds=(*state.rounds, games)) if is_won else replace(state, games=games)
    points = _parse_points(system, state, first, second)
    has_points = state.points != (0, 0)
    if points is None or has_points or not current_race(system, state).is_possible(points):
        return None
    if current_race(system, state).winner(points) is None:
        return replace(state, points=points) if is_last else None
    return None if takes_games else replace(state, rounds=(*state.rounds, points))


def _parse_points(system: ScoringSystem, state: ScoreState, first: str, second: str) -> Count | None:
    if system.games is None or is_tie_break(system, state):
        return (int(first), int(second)) if first.isdecimal() and second.isdecimal() else None
    if first not in _POINTS or second not in _POINTS:
        return None
    return _POINTS.index(first), _POINTS.index(second)


def example_score(system: ScoringSystem) -> str:
    return "21-18 11-8" if system.games is None else "6-4 3-2 30-15"
