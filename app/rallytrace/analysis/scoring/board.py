"""Find the winners of rallies from what the scoreboard shows, by the rules of scoring."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest
from typing import Final

from rallytrace.texts import tr_lazy
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import FAR_END, NEAR_END, OTHER_END
from rallytrace.track.score import ScoreState, current_race, is_tie_break, match_winner, play_point
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import Count, ScoringSystem, Side

MIN_CONFIDENCE: Final = 0.95
"""Least probability of a winner that is proposed."""
_LOVE_ALL: Final = ((0, 0), (0, 0))
_POINTS_OF_TEXT: Final = {"0": 0, "15": 1, "30": 2, "40": 3, "AD": 4}
_MAX_SKIPPED: Final = 6
"""Readings in a row that may be wrong."""
_MAX_COUNT: Final = 3
"""Pictures of one reading that count: a wrong reading may be repeated."""
_JUMP_COST: Final = 2.5
"""What it costs, in pictures, that the score goes on from another one."""
_MAX_MISSED_POINTS: Final = 6
"""Points between two readings of the same game after which the ends are still known."""
_VOTE_LOG_ODDS: Final = math.log(0.85 / 0.15)
"""How far a sure server or a sure last shot is believed in the question which row plays at which end."""
_MISREAD_STEP_SHARE: Final = 0.1
"""Share of wrong readings that happen to be one point apart from the other one: a wrong digit is one of nine."""
_USER_LOG_ODDS: Final = math.log(0.99 / 0.01)


@dataclass(frozen=True, slots=True)
class BoardWinner:
    """The winner of a rally by the scoreboard.

    Attributes:
        end: end at which the winner plays: 'near' or 'far'.
        before: score during the rally.
        after: score after it.
    """

    end: str
    before: BoardReading
    after: BoardReading
    probability: float

    @property
    def words(self) -> str:
        return tr_lazy("match", "{before}, then {after}", before=self.before.words, after=self.after.words)


@dataclass(frozen=True, slots=True)
class EndVote:
    """An observation of the end at which the winner of a rally plays.

    Attributes:
        rally: index of the rally.
        end: 'near' or 'far', during the rally or, for the server after it, during the next one.
        is_next: whether the end is that of the next rally.
        is_user: whether the user has set the winner.
    """

    rally: int
    end: str
    is_next: bool = False
    is_user: bool = False


@dataclass(frozen=True, slots=True)
class _Shown:
    """A reading as a score; the upper row is the first side, which counts as the near one."""

    reading: BoardReading
    state: ScoreState

    @property
    def key(self) -> tuple[Count, Count]:
        return self.state.games, self.state.points


def parse_board(system: ScoringSystem, reading: BoardReading) -> ScoreState | None:
    """Return the score that a board shows, or None if it is impossible. A finished game may still be shown."""
    columns = list(zip(reading.upper, reading.lower, strict=True))
    opening = ScoreState.opening(Side.FIRST, Side.FIRST)
    if not columns:
        return None
    if system.games is None:
        points = _count_of(columns[-1])
        if points is None or not system.points.is_possible(points):
            return None
        return replace(opening, rounds=_rounds_of(columns[:-1], system), points=points)
    for n_points in (1, 0):
        games = _count_of(columns[-1 - n_points]) if len(columns) > n_points else (0, 0)
        if games is None or not system.games.is_possible(games):
            continue
        state = replace(opening, rounds=_rounds_of(columns[: -1 - n_points], system), games=games)
        if not n_points:
            return state
        points = _points_of(system, state, columns[-1])
        if points is not None and system.games.winner(games) is None:
            return replace(state, points=points)
    return None


def _count_of(column: tuple[str, str]) -> Count | None:
    first, second = column
    return (int(first), int(second)) if first.isdecimal() and second.isdecimal() else None


def _points_of(system: ScoringSystem, state: ScoreState, column: tuple[str, str]) -> Count | None:
    if is_tie_break(system, state):
        points = _count_of(column)
        return points if points is not None and current_race(system, state).is_possible(points) else None
    behind = "40" if "AD" in column else ""
    first, second = (_POINTS_OF_TEXT.get(text or behind) for text in column)
    if first is None or second is None:
        return None
    return None if 4 in (first, second) and first + second != 7 else (first, second)


def _rounds_of(columns: Sequence[tuple[str, str]], system: ScoringSystem) -> tuple[Count, ...]:
    """Return the finished rounds: their scores, or one column with the number that each side has won."""
    counts = [count for column in columns if (count := _count_of(column)) is not None]
    race = system.points if system.games is None else system.games
    finished = tuple(count for count in counts if race.winner(count) is not None)
    if finished or not counts:
        return finished[: 2 * system.rounds - 2]
    first, second = counts[0]
    if max(first, second) >= system.rounds:
        return ()
    return ((1, 0),) * first + ((0, 1),) * second


def _next_states(system: ScoringSystem, state: ScoreState, winner: Side) -> Iterator[ScoreState]:
    """Yield the scores that a board may show after a point: the next one, or the end of the game."""
    if match_winner(system, state) is not None or _is_finished(system, state):
        return
    after = play_point(system, state, winner)
    if min(after.points) > 3 and system.games is not None and not is_tie_break(system, after):
        after = replace(after, points=(3, 3))  # deuce again
    yield after
    if len(after.rounds) > len(state.rounds):
        last = after.rounds[-1]
        yield replace(state, points=last) if system.games is None else replace(state, games=last, points=(0, 0))


def _is_finished(system: ScoringSystem, state: ScoreState) -> bool:
    """Return True if the game or set that the board shows has been won."""
    if system.games is None:
        return system.points.winner(state.points) is not None
    return system.games.winner(state.games) is not None


def _step_winner(system: ScoringSystem, before: _Shown, after: _Shown) -> Side | None:
    """Return who won the point between two scores; None if it is not one point."""
    found = [
        side
        for side in Side
        if any((state.games, state.points) == after.key for state in _next_states(system, before.state, side))
    ]
    return found[0] if len(found) == 1 else None


def _follows(system: ScoringSystem, before: _Shown, after: _Shown) -> bool:
    """Return True if a score can follow another without a point missed."""
    is_new_game = _is_finished(system, before.state) and after.key == _LOVE_ALL
    return before.key == after.key or is_new_game or _step_winner(system, before, after) is not None


def _likely_scores(system: ScoringSystem, readings: Iterable[BoardReading]) -> tuple[float, list[_Shown]]:
    """Return the most likely sequence of scores, without readings that do not fit it, and its value in pictures."""
    shown = [_Shown(one, state) for one in readings if (state := parse_board(system, one)) is not None]
    best: list[tuple[float, int]] = []
    for k, one in enumerate(shown):
        options = [(-_JUMP_COST if k else 0.0, -1)]
        for before in range(max(0, k - 1 - _MAX_SKIPPED), k):
            cost = 0.0 if _follows(system, shown[before], one) else _JUMP_COST
            options.append((best[before][0] - cost, before))
        value, before = max(options)
        best.append((value + min(one.reading.count, _MAX_COUNT) * one.reading.probability, before))
    if not best:
        return 0.0, []
    k = max(range(len(best)), key=lambda number: best[number][0])
    value, chosen = best[k][0], []
    while k >= 0:
        chosen.append(shown[k])
        k = best[k][1]
    return value, chosen[::-1]


def find_board_winners(
    systems: Sequence[ScoringSystem],
    readings: Sequence[BoardReading],
    rallies: Sequence[Rally],
    votes: Iterable[EndVote],
) -> Mapping[range, BoardWinner]:
    """Return the winners that the scoreboard leaves no doubt about, by the frames of the rally.

    A winner needs a reading during the rally and one after it, before the next rally ends, exactly one point apart, and
    must be known to play at an end: the server of the next rally, sure last shots and winners set by the user say which
    row of the board that is.

    Args:
        systems: ways of counting that are possible; the one that explains the readings best is used.
        readings: ascending.
        rallies: ascending.
    """
    if not systems or not readings:
        return {}
    best = max(((_likely_scores(system, readings), system) for system in systems), key=lambda found: found[0][0])
    (_, shown), system = best
    merged = _each_once(system, shown)
    spans = _span_scores(merged, shown)
    turns = _count_turns(system, merged)
    during = [_score_during(rally.frames, spans) for rally in rallies]
    rows: dict[int, tuple[Side, int, int]] = {}
    for number, before in enumerate(during):
        after = _score_after(number, during, rallies, spans)
        if before is None or after != before + 1:
            continue
        row = _step_winner(system, merged[before], merged[after])
        if row is not None:
            rows[number] = row, before, after
    odds = _odds_of_ends(rows, votes, turns)
    found = {}
    for number, (row, before, after) in rows.items():
        segment, n_turns = turns[before]
        sum_of_odds = odds.get(segment, 0.0)
        is_near = (sum_of_odds > 0) == ((row is Side.FIRST) == (n_turns % 2 == 0))
        misread = 1 - min(merged[before].reading.probability, merged[after].reading.probability)
        probability = (1 - _MISREAD_STEP_SHARE * misread) / (1 + math.exp(-abs(sum_of_odds)))
        if probability >= MIN_CONFIDENCE:
            end = NEAR_END if is_near else FAR_END
            found[rallies[number].frames] = BoardWinner(end, merged[before].reading, merged[after].reading, probability)
    return found


def _each_once(system: ScoringSystem, shown: Sequence[_Shown]) -> list[_Shown]:
    """Return each score once. The end of a game is left out where the next game follows."""
    merged = [one for k, one in enumerate(shown) if not k or one.key != shown[k - 1].key]
    return [
        one
        for one, after in zip_longest(merged, merged[1:])
        if after is None or after.key != _LOVE_ALL or not _is_finished(system, one.state)
    ]


def _span_scores(merged: Sequence[_Shown], shown: Sequence[_Shown]) -> list[range]:
    """Return the frames from the first to the last picture of each score."""
    firsts = [one.reading.frame for one in merged]
    spans = []
    for k, first in enumerate(firsts):
        stop = firsts[k + 1] if k + 1 < len(firsts) else math.inf
        last = max(one.reading.last for one in shown if first <= one.reading.frame < stop)
        spans.append(range(first, last + 1))
    return spans


def _score_during(frames: range, spans: Sequence[range]) -> int | None:
    """Return the index of the score during a rally; None if no picture of it was read.

    One that is read only in the second half may be the score after the rally.
    """
    middle = (frames.start + frames.stop) // 2
    inside = [k for k, span in enumerate(spans) if span.start <= middle and span.stop > frames.start]
    return min(inside, key=lambda k: _distance(spans[k], middle), default=None)


def _distance(span: range, frame: int) -> int:
    return max(span.start - frame, frame - span.stop + 1, 0)


def _score_after(
    number: int, during: Sequence[int | None], rallies: Sequence[Rally], spans: Sequence[range]
) -> int | None:
    """Return the index of the score after a rally: that of the next one, or the last one read before it."""
    if number + 1 < len(rallies):
        if during[number + 1] is not None:
            return during[number + 1]
        stop = rallies[number + 1].frames.start
    else:
        stop = math.inf  # type: ignore[assignment]
    return max((k for k, span in enumerate(spans) if rallies[number].frames.start < span.start < stop), default=None)


def _count_turns(system: ScoringSystem, shown: Sequence[_Shown]) -> list[tuple[int, int]]:
    """Return for each score the part of the match in which changes of ends are known, and their number so far."""
    turns: list[tuple[int, int]] = [(0, 0)] if shown else []
    last = 2 * system.rounds - 2
    is_last = [None if number is None else number == last for number in _count_finished(system, shown)]
    for k, (before, after) in enumerate(pairwise(shown)):
        segment, count = turns[-1]
        more = _turns_between(system, before, after, (is_last[k], is_last[k + 1]))
        turns.append((segment + 1, 0) if more is None else (segment, count + more))
    return turns


def _count_finished(system: ScoringSystem, shown: Sequence[_Shown]) -> list[int | None]:
    """Return for each score how many rounds without games have been finished; None where the board does not say.

    Other numbers, such as seeds, may look like rounds won by both sides.
    """
    if system.rounds == 1:
        return [0] * len(shown)
    numbers: list[int | None] = []
    for one in shown:
        columns = zip(one.reading.upper[:-1], one.reading.lower[:-1], strict=True)
        counts = [count for column in columns if (count := _count_of(column)) is not None]
        finished = sum(system.points.winner(count) is not None for count in counts)
        won = next((sum(count) for count in counts if not min(count) and max(count) < system.rounds), None)
        numbers.append(finished or won)
    # A board that shows finished rounds later has none to show in the first one.
    first = next((k for k, number in enumerate(numbers) if number), 0)
    return [0 if k < first and len(one.reading.upper) == 1 else numbers[k] for k, one in enumerate(shown)]


def _turns_between(
    system: ScoringSystem, before: _Shown, after: _Shown, is_last: tuple[bool | None, bool | None]
) -> int | None:
    """Return how often the players changed ends between two scores; None if that is unknown.

    Args:
        is_last: whether each score is in the last round without games that is possible; None if that is unknown.
    """
    winner = _step_winner(system, before, after)
    if winner is not None:
        played = play_point(system, before.state, winner)
        if len(played.rounds) > len(before.state.rounds) and after.key == _LOVE_ALL:
            is_over = match_winner(system, played) is not None
            if is_over or (system.games is None and is_last[0] is not False):
                return None  # another match may begin
        if system.games is not None or len(played.rounds) > len(before.state.rounds):
            return int(played.near_side is not before.state.near_side)
    else:
        gained = [new - old for old, new in zip(before.state.points, after.state.points, strict=True)]
        is_same_game = before.state.rounds == after.state.rounds and before.state.games == after.state.games
        if not is_same_game or min(gained) < 0 or sum(gained) > _MAX_MISSED_POINTS:
            return None
    if is_tie_break(system, before.state):
        return sum(after.state.points) // 6 - sum(before.state.points) // 6
    if not max(before.state.points) < system.interval <= max(after.state.points):
        return 0
    return None if is_last[0] is not is_last[1] or is_last[0] is None else int(is_last[0])


def _odds_of_ends(
    rows: Mapping[int, tuple[Side, int, int]], votes: Iterable[EndVote], turns: Sequence[tuple[int, int]]
) -> dict[int, float]:
    """Return the logarithm of the odds that the upper row begins each part of the match at the near end."""
    odds: dict[int, float] = {}
    for vote in votes:
        if vote.rally not in rows:
            continue
        row, before, after = rows[vote.rally]
        segment, count = turns[after if vote.is_next else before]
        upper_end = vote.end if row is Side.FIRST else OTHER_END[vote.end]
        is_near_first = (upper_end == NEAR_END) == (count % 2 == 0)
        weight = _USER_LOG_ODDS if vote.is_user else _VOTE_LOG_ODDS
        odds[segment] = odds.get(segment, 0.0) + (weight if is_near_first else -weight)
    return odds
