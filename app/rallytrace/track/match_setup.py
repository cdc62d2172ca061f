"""Describe a match as a project stores it: how it is scored, and how it begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rallytrace.texts import tr_lazy
from rallytrace.track.score import ScoreState, parse_score
from rallytrace.track.scoring import DEFAULT_SCORING, Scoring, ScoringSystem, Side

NEAR_END: Final = "near"
FAR_END: Final = "far"
OTHER_END: Final = {NEAR_END: FAR_END, FAR_END: NEAR_END}
END_WORDS: Final[Mapping[str, str]] = {
    NEAR_END: tr_lazy("match", "near"),
    FAR_END: tr_lazy("match", "far"),
    "left": tr_lazy("match", "left"),
    "right": tr_lazy("match", "right"),
}
"""Words for the ends of the court, and for its sides if the camera stands beside the net."""
LET: Final = "let"
"""Winner of a rally that does not count: a let, or a point replayed after a challenge."""
_WINNER_WORDS: Final[Mapping[str, str]] = {
    NEAR_END: END_WORDS[NEAR_END],
    FAR_END: END_WORDS[FAR_END],
    LET: tr_lazy("match", "let"),
}
UNKNOWN_SCORE: Final = "?"
"""Score of a match that is not counted: its rallies have winners, but no score."""


def winner_words(winner: str) -> str:
    """Return the stored winner of a rally, to be given to `shown`. Names stay as they are."""
    return _WINNER_WORDS.get(winner, winner)


def end_at(along: float) -> str:
    """Return the end at which a position is, given its distance from the net, which is positive in the far half."""
    return FAR_END if along > 0 else NEAR_END


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match in the video. It applies to rallies from its frame on, until the next match begins.

    Attributes:
        frame: first frame.
        scoring: how the match is scored.
        names: names of both sides; '' for an unknown one.
        server: side that serves in the first rally.
        near_side: side at the near end in the first rally.
        score: score before the first rally, as `score_text` writes it; '' at the start of a match, `UNKNOWN_SCORE` if
            unknown.
    """

    frame: int = 0
    scoring: Scoring = DEFAULT_SCORING
    names: tuple[str, str] = ("", "")
    server: Side = Side.FIRST
    near_side: Side = Side.FIRST
    score: str = ""
    _words: dict[str, Side] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_words", _words_of(self.names))

    @property
    def system(self) -> ScoringSystem:
        return self.scoring.system

    @property
    def opening(self) -> ScoreState:
        """Return the score state before the first rally.

        Raises:
            UsageError: The score is impossible.
        """
        opening = ScoreState.opening(self.server, self.near_side)
        return opening if self.score in {"", UNKNOWN_SCORE} else parse_score(self.system, self.score, opening)

    @property
    def has_unknown_score(self) -> bool:
        return self.score == UNKNOWN_SCORE

    def continues(self, earlier: "MatchSetup") -> bool:
        """Return True if this entry only sets the score: it has the same players and scoring as an earlier one."""
        return (self.scoring, self.names) == (earlier.scoring, earlier.names)

    def name_of(self, side: Side) -> str:
        return self.names[side] or tr_lazy("match", "Player {number}", number=side + 1)

    def find_side(self, winner: str, near_side: Side) -> Side | None:
        """Return the side that a text stands for: a name, a word that occurs in only one name, or an end of the court.

        Args:
            near_side: side at the near end at that time.
        """
        text = winner.casefold()
        return {NEAR_END: near_side, FAR_END: near_side.opponent}.get(text, self._words.get(text))

    def is_unknown_winner(self, winner: str) -> bool:
        """Return True if both players have names, but the winner is neither a player, an end, a let nor ''."""
        return all(self.names) and names_winner(winner) and self.find_side(winner, Side.FIRST) is None


def _words_of(names: Sequence[str]) -> dict[str, Side]:
    """Return the side that each text stands for, keyed by the text in lower case."""
    found: dict[str, Side] = {}
    words = [set(name.casefold().split()) for name in names]
    for side in Side:
        name = names[side].casefold()
        found |= dict.fromkeys(words[side] - words[side.opponent], side)
        found |= {name: side} if name and name != names[side.opponent].casefold() else {}
        found.setdefault(f"player {side + 1}", side)
    return found


def names_winner(winner: str) -> bool:
    """Return True if the text names a winner. A let has no winner."""
    return winner.casefold() not in ("", LET)
