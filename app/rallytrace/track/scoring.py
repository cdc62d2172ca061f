"""Define the scoring systems, one for each sport and format.

Sources: the Laws of Badminton (BWF, sections 7 to 11), the Rules of Tennis (ITF, rules 5 to 10 and appendix V), the
Rules of Padel (FIP, rules 6 to 10). Games to 15 are BWF's system on trial since 2025.
"""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from rallytrace.texts import tr_lazy

Count: TypeAlias = tuple[int, int]
"""Points, games or rounds of both sides."""


class Side(enum.IntEnum):
    """One of the two opponents: a player, or a pair."""

    FIRST = 0
    SECOND = 1

    @property
    def opponent(self) -> "Side":
        return Side(1 - self)


@dataclass(frozen=True, slots=True)
class Race:
    """A contest for points, games or rounds that is won by reaching a target.

    Attributes:
        target: count that wins if the lead is sufficient.
        lead: sufficient lead.
        cap: count that wins with any lead; None if there is no such count.
    """

    target: int
    lead: int = 2
    cap: int | None = None

    def winner(self, count: Count) -> Side | None:
        """Return the side that has won; None if neither has won yet."""
        higher, lower = max(count), min(count)
        if higher == lower or higher < self.target or (higher - lower < self.lead and higher != self.cap):
            return None
        return Side(count.index(higher))

    def is_possible(self, count: Count) -> bool:
        """Return True if play can reach a count, whether or not it wins."""
        earlier = [(count[0] - 1, count[1]), (count[0], count[1] - 1)]
        if min(count) < 0 or self.winner(count) is None:
            return min(count) >= 0 and (self.cap is None or max(count) < self.cap)
        return any(min(last) >= 0 and self.winner(last) is None for last in earlier)

    def is_deuce(self, count: Count) -> bool:
        """Return True if the count is level and the next point would win, if no larger lead were required."""
        return count[0] == count[1] >= self.target - 1 and not self.is_golden(count)

    def is_golden(self, count: Count) -> bool:
        """Return True if the next point wins for whichever side makes it."""
        return self.cap is not None and count[0] == count[1] == self.cap - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringSystem:
    """The scoring of a match. A round is a game of badminton, or a set of tennis and padel.

    Attributes:
        title: short title in the window.
        detail: details that the title omits, for its tooltip.
        points: race for the points of a game.
        games: race for the games of a set; None if a round is a single game.
        rounds: number of rounds that wins the match.
        tie_break: race for the points of the game that decides a set; None without tie-breaks.
        last_tie_break: race for the points of a tie-break in the last possible round; None if it is the same.
        last_round: race for the points of a single game that replaces the last possible round; None if none replaces
            it.
        interval: points of the leading side at which a game is interrupted; 0 for never. In the last round, the sides
            then change ends.
        interval_seconds: duration of the interruption.
        ends_seconds: duration of the pause at a change of ends.
        round_seconds: duration of the pause after a round.
    """

    title: str
    detail: str
    points: Race
    games: Race | None = None
    rounds: int = 2
    tie_break: Race | None = None
    last_tie_break: Race | None = None
    last_round: Race | None = None
    interval: int = 0
    interval_seconds: int = 0
    ends_seconds: int = 0
    round_seconds: int = 120

    @property
    def round_name(self) -> str:
        return tr_lazy("match", "game") if self.games is None else tr_lazy("match", "set")


class Scoring(enum.StrEnum):
    """The name of a scoring system in projects."""

    BADMINTON_21 = "badminton-21"
    BADMINTON_15 = "badminton-15"
    TENNIS_3 = "tennis-3"
    TENNIS_5 = "tennis-5"
    TENNIS_DOUBLES = "tennis-doubles"
    PADEL = "padel"
    PADEL_GOLDEN = "padel-golden"

    @property
    def system(self) -> ScoringSystem:
        return SYSTEMS[self]


DEFAULT_SCORING: Final = Scoring.BADMINTON_21
_TENNIS: Final = ScoringSystem(
    title=tr_lazy("match", "Tennis, best of 3"),
    detail=tr_lazy("match", "Best of three sets"),
    points=Race(4),
    games=Race(6, 2, cap=7),
    tie_break=Race(7),
    ends_seconds=90,
)
_BADMINTON: Final = ScoringSystem(
    title=tr_lazy("match", "Badminton, best of 3"),
    detail=tr_lazy("match", "Best of three games to 21, at most to 30"),
    points=Race(21, 2, cap=30),
    interval=11,
    interval_seconds=60,
)
_PADEL: Final = replace(
    _TENNIS, title=tr_lazy("match", "Padel, best of 3"), detail=tr_lazy("match", "Best of three sets, with advantage")
)
_LONG_TIE_BREAK: Final = Race(10)
_GOLDEN_POINT: Final = Race(4, 2, cap=4)

SYSTEMS: Final[Mapping[Scoring, ScoringSystem]] = {
    Scoring.BADMINTON_21: _BADMINTON,
    Scoring.BADMINTON_15: replace(
        _BADMINTON,
        title=tr_lazy("match", "Badminton to 15"),
        detail=tr_lazy("match", "Best of three games to 15, at most to 21"),
        points=Race(15, 2, cap=21),
        interval=8,
    ),
    Scoring.TENNIS_3: _TENNIS,
    Scoring.TENNIS_5: replace(
        _TENNIS,
        title=tr_lazy("match", "Tennis, best of 5"),
        detail=tr_lazy("match", "Best of five sets, the last tie-break to 10"),
        rounds=3,
        last_tie_break=_LONG_TIE_BREAK,
    ),
    Scoring.TENNIS_DOUBLES: replace(
        _TENNIS,
        title=tr_lazy("match", "Tennis doubles"),
        detail=tr_lazy("match", "Best of three sets; deciding point, match tie-break to 10"),
        points=_GOLDEN_POINT,
        last_round=_LONG_TIE_BREAK,
    ),
    Scoring.PADEL: _PADEL,
    Scoring.PADEL_GOLDEN: replace(
        _PADEL,
        title=tr_lazy("match", "Padel, golden point"),
        detail=tr_lazy("match", "Best of three sets; the point after 40-40 decides"),
        points=_GOLDEN_POINT,
    ),
}
