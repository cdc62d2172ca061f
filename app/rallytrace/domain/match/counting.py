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
    """The most that a side wins with the next point."""

    POINT = 0
    GAME = 1
    SET = 2
    MATCH = 3


@dataclass(frozen=True)
class RallyScore:
    """The score around a rally.

    Attributes:
        before: the standing when it begins.
        after: the standing when it has ended; the same for a rally that does not count.
        winner: None for a let, and for a rally without a winner.
        is_let: whether the analyst has left it out.
        fault: why it cannot be counted, as a sentence; '' for no fault.
    """

    match: PlacedMatch
    before: Standing
    after: Standing
    winner: Side | None = None
    is_let: bool = False
    fault: str = ""

    @property
    def text(self) -> str:
        """The score when the rally begins."""
        return score_text(self.match.system, self.before)

    @property
    def text_after(self) -> str:
        return score_text(self.match.system, self.after)

    @property
    def winner_name(self) -> str:
        return "" if self.winner is None else self.match.name_of(self.winner)

    @property
    def server_name(self) -> str:
        return self.match.name_of(self.before.server)

    @property
    def near_name(self) -> str:
        return self.match.name_of(self.before.near)

    @property
    def service_court(self) -> str:
        return service_court(self.match.system, self.before)

    @property
    def changes_ends(self) -> bool:
        """Whether the sides change ends after the rally."""
        return self.before.near is not self.after.near

    @property
    def pause(self) -> int:
        """The pause after the rally that the rules allow, in seconds."""
        return pause_seconds(self.match.system, self.before, self.after)

    @property
    def is_deuce(self) -> bool:
        return current_race(self.match.system, self.before).is_deuce(self.before.points)

    @property
    def is_golden(self) -> bool:
        """Whether the rally decides the game for either side."""
        return current_race(self.match.system, self.before).is_golden(self.before.points)

    @cached_property
    def stakes(self) -> tuple[Stake, Stake]:
        """What each side wins with this rally."""
        first, second = (self._stake_of(side) for side in Side)
        return first, second

    def _stake_of(self, side: Side) -> Stake:
        system, before = self.match.system, self.before
        if match_winner(system, before) is not None:
            return Stake.POINT
        after = play_point(system, before, side)
        if match_winner(system, after) is not None:
            return Stake.MATCH
        if len(after.rounds) > len(before.rounds):
            return Stake.GAME if system.games is None else Stake.SET
        return Stake.POINT if sum(after.points) else Stake.GAME


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
        unknown = Standing.opening(match.server, match.near)
        return [RallyScore(match, unknown, unknown, fault=error.problem) for _ in rallies]
    last_won = max((index for index, rally in enumerate(rallies) if rally.winner), default=-1)
    counted = []
    for index, rally in enumerate(rallies):
        score = _count_rally(match, rally, standing, is_last=index > last_won)
        standing = score.after
        counted.append(score)
    return counted


def _count_rally(match: PlacedMatch, rally: Rally, before: Standing, *, is_last: bool) -> RallyScore:
    if rally.winner.casefold() == LET:
        return RallyScore(match, before, before, is_let=True)
    side = match.find_side(rally.winner, before.near)
    fault = ""
    if not rally.winner:
        fault = "" if is_last else "It has no winner, so the score after it is not sure."
    elif side is None:
        fault = f"'{rally.winner}' is neither of the players, near, far or let."
    elif match_winner(match.system, before) is not None:
        fault = "The match was over before it."
    if side is None or fault:
        return RallyScore(match, before, before, fault=fault)
    return RallyScore(match, before, play_point(match.system, before, side), side)
