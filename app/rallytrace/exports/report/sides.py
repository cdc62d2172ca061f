"""Assign the two players of the page to the ends and strokes of each rally."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.match.rally_facts import RallyFacts, list_rally_facts
from rallytrace.analysis.players.identification import PlayerIdentities, identify_players
from rallytrace.exports.findings import Findings
from rallytrace.exports.material import Material
from rallytrace.texts import tr_lazy
from rallytrace.track.match_setup import FAR_END, NEAR_END, MatchSetup
from rallytrace.track.scoring import Side

Names: TypeAlias = tuple[str, str]
ANY_OPPONENT: Final = tr_lazy("page", "Opponents")
"""The second name of a page about one player."""
_ENDS: Final = frozenset({NEAR_END, FAR_END})
_N_PLAYERS: Final = 2


def find_names(material: Material) -> Names | None:
    """Return the players of the first rally with a score, or the two players named by hand; None if unknown."""
    labels = material.labels
    facts = list_rally_facts(labels.rallies, labels.matches, float)
    match = next((rally.score.match for rally in facts if rally.score is not None), None)
    if match is not None:
        return _names_of(match)
    if not labels.player_names:
        return None
    names = identify_players(labels, labels.poses, material.size).names
    return (names[0], names[1]) if len(names) == _N_PLAYERS else None


def _recognised(known: PlayerIdentities) -> Names | None:
    """Return the numbered names of both players; None unless every rally has them for certain."""
    is_certain = all(rally.players and rally.is_sure for rally in known.rallies)
    return (known.names[0], known.names[1]) if is_certain and len(known.names) == _N_PLAYERS else None


def _names_of(match: MatchSetup) -> Names:
    first, second = map(match.name_of, Side)
    return first, second


class SideReader:
    """Determines from the labels of a video which player is which.

    Attributes:
        names: The names of both sides; None if unknown.
        known: The players identified by appearance.
        n_sure: The number of rallies whose players were recognised with confidence.
    """

    def __init__(self, findings: Findings, names: Names | None, *, may_number: bool) -> None:
        """Args: may_number: True if players without names may be told apart by their numbers."""
        self._findings = findings
        self._labels = findings.labels
        self.known = findings[PLAYERS]
        self.n_sure = sum(bool(rally.players) and rally.is_sure for rally in self.known.rallies)
        self.names = names or (_recognised(self.known) if may_number else None)
        self._numbers: Mapping[str, int] = {} if self.names is None else {self.names[k].casefold(): k for k in (1, 0)}
        self._is_for_names = names is not None
        self._is_of_one = names is not None and names[1] == ANY_OPPONENT

    def is_of_match(self, facts: RallyFacts) -> bool:
        """Return True if the rally belongs to the page's players."""
        if not self._is_for_names:
            return True
        if facts.score is not None:
            played = {name.casefold() for name in _names_of(facts.score.match)}
            return bool(played & set(self._numbers)) if self._is_of_one else played == set(self._numbers)
        return not self._labels.matches and any(name.casefold() in self._numbers for name in self.known.names)

    def near_player(self, facts: RallyFacts) -> int:
        """Return the player at the near end according to the score, or to recognition if that differs and is sure."""
        score, rally = facts.score, self.known.rally_at(facts.rally.frames.start)
        is_seen_elsewhere = facts.ends_differ and rally is not None and rally.is_sure
        if score is not None and not score.conflict and not is_seen_elsewhere:
            return self._number_of(score.match.name_of(score.start.near_side))
        for player in () if rally is None else rally.players:
            number = self._numbers.get(player.name.casefold())
            if number is not None:
                return 1 - number if player.is_far else number
        return 0 if score is None else self._number_of(score.match.name_of(score.start.near_side))

    def server_of(self, facts: RallyFacts) -> int | None:
        """Return the number of the server; None if the score is unknown."""
        return None if facts.known_score is None else self._number_of(facts.known_score.server_name)

    def winner_of(self, facts: RallyFacts) -> int | None:
        """Return the number of the winner; None if unknown, and for a let."""
        if facts.score is not None:
            return None if facts.score.winner is None else self._number_of(facts.score.winner_name)
        winner, near_player = facts.rally.winner.casefold(), self.near_player(facts)
        return {NEAR_END: near_player, FAR_END: 1 - near_player}.get(winner, self._numbers.get(winner))

    def find_ends(self) -> Mapping[int, bool]:
        """Return whether the far player made each hit, by its frame. Hits by unknown players are left out."""
        return {frame: hit.end == FAR_END for frame, hit in self._findings[HITTERS].items() if hit.end in _ENDS}

    def find_hitters(self) -> Mapping[int, tuple[float, float]]:
        """Return the middle of each visible hitter's box in video pixels, by the frame of the hit."""
        hits = self._findings[HITTERS].items()
        return {frame: hit.side.place for frame, hit in hits if hit.side.place is not None}

    def _number_of(self, name: str) -> int:
        return self._numbers.get(name.casefold(), int(self._is_of_one))
