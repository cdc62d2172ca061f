"""The standing of a match: its score, server and ends, and how one point changes it."""

from dataclasses import dataclass, replace
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.track.scoring import Count, Race, ScoringSystem, Side

_POINTS: Final = ("0", "15", "30", "40", "AD")
_DASH: Final = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class ScoreState:
    """The state of a match between two points.

    Attributes:
        server: serves the next point.
        near_side: at the near end.
        first_server: of this game; others serve later points of a tie-break.
        rounds: the finished games of badminton, or sets: in games, or points of a single game in place of a set.
        games: of this set; (0, 0) in badminton.
        points: of this game.
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


def match_winner(system: ScoringSystem, standing: ScoreState) -> Side | None:
    won = standing.rounds_won
    return Side(won.index(system.rounds)) if system.rounds in won else None


def current_race(system: ScoringSystem, standing: ScoreState) -> Race:
    """The race for points of the game being played."""
    is_last = _is_last_round(system, standing)
    if is_last and system.last_round is not None:
        return system.last_round
    if is_tie_break(system, standing):
        race = system.last_tie_break if is_last and system.last_tie_break else system.tie_break
        assert race is not None
        return race
    return system.points


def is_tie_break(system: ScoringSystem, standing: ScoreState) -> bool:
    """Whether the points of a tie-break are being played; also of one in place of a set."""
    if system.last_round is not None and _is_last_round(system, standing):
        return True
    return system.games is not None and system.tie_break is not None and standing.games == (system.games.target,) * 2


def service_court(system: ScoringSystem, standing: ScoreState) -> str:
    """'right' or 'left', as the server sees it; '' if the receiver chooses (golden point)."""
    if system.games is None:
        return "left" if standing.points[standing.server] % 2 else "right"
    if not is_tie_break(system, standing) and system.points.is_golden(standing.points):
        return ""
    return "left" if sum(standing.points) % 2 else "right"


def play_point(system: ScoringSystem, standing: ScoreState, winner: Side) -> ScoreState:
    """The standing after a point. The match must not be over."""
    points = _add_one(standing.points, winner)
    if current_race(system, standing).winner(points) is None:
        return _go_on(system, standing, points, winner)
    if system.games is None:
        rounds = (*standing.rounds, points)
        ended = ScoreState(winner, standing.near_side.opponent, winner, rounds)
        return ended if match_winner(system, ended) is None else replace(ended, near_side=standing.near_side)
    return _end_game(system, standing, points, winner)


def _go_on(system: ScoringSystem, standing: ScoreState, points: Count, winner: Side) -> ScoreState:
    """The standing after a point within a game."""
    near_side, server = standing.near_side, standing.server
    if system.games is None:
        server = winner
        reached = points[winner] == system.interval > points[winner.opponent]
        if reached and _is_last_round(system, standing):
            near_side = near_side.opponent
    elif is_tie_break(system, standing):
        played = sum(points)
        server = standing.first_server if (played + 1) // 2 % 2 == 0 else standing.first_server.opponent
        near_side = near_side.opponent if played % 6 == 0 else near_side
    return replace(standing, points=points, near_side=near_side, server=server)


def _end_game(system: ScoringSystem, standing: ScoreState, points: Count, winner: Side) -> ScoreState:
    """The standing after the last point of a game of a set."""
    assert system.games is not None
    server = standing.first_server.opponent
    if system.last_round is not None and _is_last_round(system, standing):
        return ScoreState(server, standing.near_side, server, (*standing.rounds, points))
    games = _add_one(standing.games, winner)
    near_side = standing.near_side.opponent if sum(games) % 2 else standing.near_side
    if system.games.winner(games) is None:
        return ScoreState(server, near_side, server, standing.rounds, games)
    ended = ScoreState(server, near_side, server, (*standing.rounds, games))
    return ended if match_winner(system, ended) is None else replace(ended, near_side=standing.near_side)


def _is_last_round(system: ScoringSystem, standing: ScoreState) -> bool:
    return len(standing.rounds) == 2 * system.rounds - 2


def _add_one(count: Count, winner: Side) -> Count:
    return (count[0] + 1, count[1]) if winner is Side.FIRST else (count[0], count[1] + 1)


def pause_seconds(system: ScoringSystem, start: ScoreState, end: ScoreState) -> int:
    """The pause after a point by the rules; 0 for none."""
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


def points_text(system: ScoringSystem, standing: ScoreState) -> tuple[str, str]:
    """The points of both sides, as an umpire counts them: '40' and 'AD' in tennis."""
    first, second = standing.points
    if system.games is None or is_tie_break(system, standing):
        return str(first), str(second)
    excess = max(min(first, second) - 3, 0)
    return _POINTS[min(first - excess, 4)], _POINTS[min(second - excess, 4)]


def score_text(system: ScoringSystem, standing: ScoreState) -> str:
    """The score, finished rounds first: '21-18 11-8', or '6-4 3-2 30-40', with en dashes."""
    counts = [_dashed(*count) for count in standing.rounds]
    if match_winner(system, standing) is None:
        if system.games is not None and not (system.last_round and _is_last_round(system, standing)):
            counts.append(_dashed(*standing.games))
        counts.append(_dashed(*points_text(system, standing)))
    return " ".join(counts)


def _dashed(first: object, second: object) -> str:
    return f"{first}{_DASH}{second}"


def parse_score(system: ScoringSystem, text: str, opening: ScoreState) -> ScoreState:
    """The standing with a score as `score_text` writes it; any dash will do, and points may be left out.

    Args:
        opening: with the server and the near side of that moment.

    Raises:
        UsageError: play cannot reach the score.
    """
    words = text.split()
    standing = opening
    for number, word in enumerate(words, 1):
        count = word.replace(_DASH, "-").replace(":", "-").upper()
        raised = _take_count(system, standing, count, is_last=number == len(words))
        if raised is None:
            at = f" at '{word}'" if len(words) > 1 else ""
            raise UsageError(f"'{text}' is not a valid score{at}.", f"Write it like '{example_score(system)}'.")
        standing = raised
    first_server = standing.server
    if is_tie_break(system, standing) and (sum(standing.points) + 1) // 2 % 2:
        first_server = first_server.opponent
    return replace(standing, first_server=first_server)


def _take_count(system: ScoringSystem, standing: ScoreState, word: str, *, is_last: bool) -> ScoreState | None:
    """The standing with one more count of a score; None for an impossible one."""
    first, _, second = word.partition("-")
    if match_winner(system, standing) is not None:
        return None
    takes_games = system.games is not None and not (system.last_round and _is_last_round(system, standing))
    if takes_games and standing.games == (0, 0) and first.isdecimal() and second.isdecimal():
        games = int(first), int(second)
        assert system.games is not None
        if system.games.is_possible(games):
            is_won = system.games.winner(games) is not None
            return replace(standing, rounds=(*standing.rounds, games)) if is_won else replace(standing, games=games)
    points = _parse_points(system, standing, first, second)
    has_points = standing.points != (0, 0)
    if points is None or has_points or not current_race(system, standing).is_possible(points):
        return None
    if current_race(system, standing).winner(points) is None:
        return replace(standing, points=points) if is_last else None
    return None if takes_games else replace(standing, rounds=(*standing.rounds, points))


def _parse_points(system: ScoringSystem, standing: ScoreState, first: str, second: str) -> Count | None:
    if system.games is None or is_tie_break(system, standing):
        return (int(first), int(second)) if first.isdecimal() and second.isdecimal() else None
    if first not in _POINTS or second not in _POINTS:
        return None
    return _POINTS.index(first), _POINTS.index(second)


def example_score(system: ScoringSystem) -> str:
    return "21-18 11-8" if system.games is None else "6-4 3-2 30-15"
