"""Counts the score of a match from the winners of its rallies. Nothing of it is stored."""

import enum
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from rallytrace.domain.lists import Rally
from rallytrace.domain.match.placed import LET, PlacedMatch
from rallytrace.domain.match.rules import Side
from rallytrace.domain.match.standing import (
    Standing,
    current_race,
    match_winner,
    pause_seconds,
    play_point,
    score_text,
    service_court,
)
from rallytrace.errors import UsageError


class Stake(enum.IntEnum):
    """The greatest gain of a side by the next point."""

    POINT = 0
    GAME = 1
    SET = 2
    MATCH = 3


@dataclass(frozen=True)
class RallyScore:
    """The score around a rally.

    Attributes:
        start: the standing when it begins.
        end: the standing when it has ended; the same for an uncounted rally.
        winner: None for a let, and for a rally without a winner.
        is_let: whether the analyst has left it out.
        fault: why it cannot be counted, as a sentence; '' for no fault.
    """

    match: PlacedMatch
    start: Standing
    end: Standing
    winner: Side | None = None
    is_let: bool = False
    fault: str = ""

    @property
    def text(self) -> str:
        """The score when the rally begins."""
        return score_text(self.match.system, self.start)

    @property
    def short_text(self) -> str:
        """The score without finished games or sets, unless the match is over."""
        return " ".join(self.text.split()[len(self.start.rounds) :]) or self.text

    @property
    def text_after(self) -> str:
        return score_text(self.match.system, self.end)

    @property
    def winner_name(self) -> str:
        return "" if self.winner is None else self.match.name_of(self.winner)

    @property
    def server_name(self) -> str:
        return self.match.name_of(self.start.server)

    @property
    def near_name(self) -> str:
        return self.match.name_of(self.start.near_side)

    @property
    def service_court(self) -> str:
        return service_court(self.match.system, self.start)

    @property
    def changes_ends(self) -> bool:
        """Whether the sides change ends after the rally."""
        return self.start.near_side is not self.end.near_side

    @property
    def pause(self) -> int:
        """The pause after the rally by the rules, in seconds."""
        return pause_seconds(self.match.system, self.start, self.end)

    @property
    def is_deuce(self) -> bool:
        return current_race(self.match.system, self.start).is_deuce(self.start.points)

    @property
    def is_golden(self) -> bool:
        """Whether the rally decides the game for either side."""
        return current_race(self.match.system, self.start).is_golden(self.start.points)

    @cached_property
    def stakes(self) -> tuple[Stake, Stake]:
        """The gain of each side by this rally."""
        first, second = (self._stake_of(side) for side in Side)
        return first, second

    def _stake_of(self, side: Side) -> Stake:
        system, start = self.match.system, self.start
        if match_winner(system, start) is not None:
            return Stake.POINT
        end = play_point(system, start, side)
        if match_winner(system, end) is not None:
            return Stake.MATCH
        if len(end.rounds) > len(start.rounds):
            return Stake.GAME if system.games is None else Stake.SET
        return Stake.POINT if sum(end.points) else Stake.GAME


def count_rallies(matches: Sequence[PlacedMatch], rallies: Sequence[Rally]) -> tuple[RallyScore | None, ...]:
    """The score around each rally; None before the first match.

    Args:
        matches: ascending by their first frames, each with a possible score.
        rallies: ascending by their first frames.
    """
    starts = [match.frame for match in matches]
    counted: list[RallyScore | None] = []
    for number, group in groupby(rallies, lambda rally: bisect_right(starts, rally.frames.start)):
        counted_rallies = list(group)
        counted += _count(matches[number - 1], counted_rallies) if number else [None] * len(counted_rallies)
    return tuple(counted)


def _count(match: PlacedMatch, rallies: Sequence[Rally]) -> list[RallyScore]:
    try:
        standing = match.opening
    except UsageError as error:
        unknown = Standing.opening(match.server, match.near_side)
        return [RallyScore(match, unknown, unknown, fault=error.problem) for _ in rallies]
    last_won = max((index for index, rally in enumerate(rallies) if rally.winner), default=-1)
    counted = []
    for index, rally in enumerate(rallies):
        score = _count_rally(match, rally, standing, is_last=index > last_won)
        standing = score.end
        counted.append(score)
    return counted


def _count_rally(match: PlacedMatch, rally: Rally, start: Standing, *, is_last: bool) -> RallyScore:
    if rally.winner.casefold() == LET:
        return RallyScore(match, start, start, is_let=True)
    side = match.find_side(rally.winner, start.near_side)
    fault = ""
    if not rally.winner:
        fault = "" if is_last else "It has no winner, so the score after it is not sure."
    elif side is None:
        fault = f"'{rally.winner}' is neither of the players, near, far or let."
    elif match_winner(match.system, start) is not None:
        fault = "The match was over before it."
    if side is None or fault:
        return RallyScore(match, start, start, fault=fault)
    return RallyScore(match, start, play_point(match.system, start, side), side)
