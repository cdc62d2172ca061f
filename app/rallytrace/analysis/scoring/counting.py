"""Count the score of a match from the winners of its rallies. The score is computed each time, not stored."""

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.lists import Rally
from rallytrace.track.match_lookup import matches_of
from rallytrace.track.match_setup import FAR_END, LET, NEAR_END, MatchSetup
from rallytrace.track.score import (
    ScoreState,
    current_race,
    match_winner,
    pause_seconds,
    play_point,
    score_text,
    service_court,
)
from rallytrace.track.scoring import Side
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import word_start

_NO_SCORE: Final = tr_lazy("match", "The score was set to unknown.")


class Stake(enum.IntEnum):
    """What a side would win with the next point, at most."""

    POINT = 0
    GAME = 1
    SET = 2
    MATCH = 3


@dataclass(frozen=True)
class RallyScore:
    """The score before and after a rally.

    Attributes:
        start: score before the rally.
        end: score after the rally; equal to `start` if the rally is not counted.
        winner: winning side; None for a let, and for a rally without a winner.
        is_let: whether the user marked the rally as a let.
        conflict: sentence about why the rally cannot be counted; '' if it can.
        doubt: sentence about why the score before the rally is unknown; '' if it is known.
        is_pending: True if neither the previous rally nor any later one has a winner yet.
        is_set: True if the user set the score before the rally.
    """

    match: MatchSetup
    start: ScoreState
    end: ScoreState
    winner: Side | None = None
    is_let: bool = False
    conflict: str = ""
    doubt: str = ""
    is_pending: bool = False
    is_set: bool = False

    @property
    def is_known(self) -> bool:
        """Return True if the score before the rally is known."""
        return not self.doubt

    @property
    def end_is_known(self) -> bool:
        """Return True if the score after the rally is known."""
        return self.is_known and (self.winner is not None or self.is_let)

    @property
    def text(self) -> str:
        """Return the score before the rally."""
        return score_text(self.match.system, self.start)

    @property
    def short_text(self) -> str:
        """Return the score before the rally without finished games or sets, unless the match is over."""
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

    def is_swapped(self, near: Sequence[str], far: Sequence[str]) -> bool:
        """Return True if the player whom the score puts at the near end is seen at the far end.

        Args:
            near: names of the players seen at the near end.
            far: names of the players seen at the far end.
        """
        name = self.near_name.casefold()
        at_near, at_far = (any(word_start(seen).search(name) for seen in names) for names in (near, far))
        return at_far and not at_near

    def contradict_ends(self, near: Sequence[str], far: Sequence[str]) -> str:
        """Return how the ends of the players differ between score and video, as a sentence; '' if they agree."""
        if not self.is_swapped(near, far):
            return ""
        if near:
            return tr_lazy(
                "match",
                "The score puts {player} at the near end, but the video shows {seen} there.",
                player=self.near_name,
                seen=join_texts(near, " / "),
            )
        return tr_lazy(
            "match",
            "The score puts {player} at the near end, but the video shows {seen} at the far end.",
            player=self.near_name,
            seen=join_texts(far, " / "),
        )

    @property
    def service_court(self) -> str:
        return service_court(self.match.system, self.start)

    @property
    def changes_ends(self) -> bool:
        """Return True if the sides change ends after the rally."""
        return self.start.near_side is not self.end.near_side

    @property
    def pause(self) -> int:
        """Return the pause in seconds that the rules prescribe after the rally."""
        return pause_seconds(self.match.system, self.start, self.end)

    @property
    def is_deuce(self) -> bool:
        return current_race(self.match.system, self.start).is_deuce(self.start.points)

    @property
    def is_golden(self) -> bool:
        """Return True if the rally decides the game for whichever side wins it."""
        return current_race(self.match.system, self.start).is_golden(self.start.points)

    @cached_property
    def stakes(self) -> tuple[Stake, Stake]:
        """Return what each side would win with this rally."""
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


def count_rallies(matches: Sequence[MatchSetup], rallies: Sequence[Rally]) -> tuple[RallyScore | None, ...]:
    """Return the score of each rally; None for rallies before the first match.

    A match applies from the rally that contains its frame, or from the next rally if none does.

    Args:
        matches: matches, ascending by first frame.
        rallies: rallies, ascending by first frame.
    """
    counted: list[RallyScore | None] = []
    numbers = dict(enumerate(matches_of(matches, rallies)))
    for number, group in groupby(numbers, numbers.__getitem__):
        counted_rallies = [rallies[index] for index in group]
        counted += _count(matches[number - 1], counted_rallies) if number else [None] * len(counted_rallies)
    return tuple(counted)


def count_seen_rallies(
    matches: Sequence[MatchSetup], rallies: Sequence[Rally], names: Iterable[tuple[Sequence[str], Sequence[str]]]
) -> tuple[RallyScore | None, ...]:
    """Return the score around each rally as `count_rallies`, with those in doubt that follow from a wrong end.

    That is an end which the user entered as the winner, where the video shows another player than the score.

    Args:
        names: names of the players at the near and at the far end of each rally, as far as known.
    """
    match, doubt = None, ""
    counted: list[RallyScore | None] = []
    for rally, score, (near, far) in zip(rallies, count_rallies(matches, rallies), names, strict=True):
        if score is None or score.match != match:
            match, doubt = None if score is None else score.match, ""
        counted.append(score if score is None else replace(score, doubt=score.doubt or doubt))
        contradiction = "" if score is None else score.contradict_ends(near, far)
        if contradiction and rally.winner.casefold() in (NEAR_END, FAR_END):
            doubt = doubt or f"{rally.name}: {contradiction}"
    return tuple(counted)


def _count(match: MatchSetup, rallies: Sequence[Rally]) -> list[RallyScore]:
    try:
        state = match.opening
    except UsageError as error:
        unknown = ScoreState.opening(match.server, match.near_side)
        return [RallyScore(match, unknown, unknown, conflict=error.problem, doubt=error.problem) for _ in rallies]
    last_won = max((index for index, rally in enumerate(rallies) if rally.winner), default=-1)
    doubt = _NO_SCORE if match.has_unknown_score else ""
    counted: list[RallyScore] = []
    for index, rally in enumerate(rallies):
        score = _count_rally(match, rally, state, doubt, is_last=index > last_won)
        is_set = not index and bool(match.frame or match.score)
        counted.append(replace(score, is_pending=index > last_won + 1, is_set=is_set))
        state = score.end
        doubt = doubt or _doubt_after(rally, score)
    return counted


def _count_rally(match: MatchSetup, rally: Rally, start: ScoreState, doubt: str, *, is_last: bool) -> RallyScore:
    if rally.winner.casefold() == LET:
        return RallyScore(match, start, start, is_let=True, doubt=doubt)
    side = match.find_side(rally.winner, start.near_side)
    conflict = ""
    if not rally.winner:
        if not is_last and not match.has_unknown_score:
            conflict = tr_lazy("match", "It has no winner, so the score after it is unknown.")
    elif side is None:
        conflict = tr_lazy("match", "'{name}' is not a player's name, near, far or let.", name=rally.winner)
    elif match_winner(match.system, start) is not None:
        conflict = tr_lazy("match", "The match was already over.")
        doubt = doubt or conflict
    if side is None or conflict:
        return RallyScore(match, start, start, conflict=conflict, doubt=doubt)
    end = start if match.has_unknown_score else play_point(match.system, start, side)
    return RallyScore(match, start, end, side, doubt=doubt)


def _doubt_after(rally: Rally, score: RallyScore) -> str:
    """Return a sentence about why the score after a rally is unknown; '' if the rally was counted."""
    if score.end_is_known:
        return ""
    if score.conflict and rally.winner:
        return tr_lazy("match", "{rally}: {problem}", rally=rally_words(rally.name), problem=score.conflict)
    return tr_lazy("match", "{rally} has no winner.", rally=rally_words(rally.name))
