"""Find the name of the player who makes each hit."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rallytrace.analysis.players.identification import PlayerIdentities, SeenPlayer
from rallytrace.analysis.players.sides import HitSide
from rallytrace.texts import tr_lazy
from rallytrace.track.match_setup import FAR_END, NEAR_END

MIN_HIT_PROBABILITY: Final = 0.6
"""Smallest probability of a side for the hit to be kept, and of a player for the hit to get the name."""

_PLAYERS: Final[Mapping[str, str]] = {
    NEAR_END: tr_lazy("match", "near player"),
    FAR_END: tr_lazy("match", "far player"),
    "left": tr_lazy("match", "left player"),
    "right": tr_lazy("match", "right player"),
}


@dataclass(frozen=True, slots=True)
class Hit:
    """A hit, and the player who makes it.

    Attributes:
        side: the side that makes the hit.
        player: the player; None if that is uncertain, or nobody is identified.
    """

    side: HitSide
    player: SeenPlayer | None = None

    @property
    def end(self) -> str:
        """Return 'near' or 'far', or 'left' or 'right' if the camera stands beside the net; '' if unknown."""
        return self.side.end

    @property
    def words(self) -> str:
        """Return the player's name, or a description such as 'near player', for a list of events."""
        return _PLAYERS.get(self.end, tr_lazy("match", "player")) if self.player is None else self.player.name

    @property
    def hand(self) -> str:
        """Return the player's racket hand, or if unknown the hand nearer to the ball: 'left', 'right' or ''."""
        return self.side.wrist if self.player is None else self.player.hand.value

    @property
    def is_sure(self) -> bool:
        return self.side.is_sure

    @property
    def probability(self) -> float:
        """Return the probability of the player, or of the end if no player is known."""
        return self.side.probability * (1.0 if self.player is None else self.player.name_probability)


def name_hits(known: PlayerIdentities, sides: Iterable[HitSide]) -> Mapping[int, Hit]:
    """Return the hits, keyed by frame. Uncertain ones are omitted, and so are uncertain players."""
    return {side.frame: _name_hit(known, side) for side in sides if side.probability >= MIN_HIT_PROBABILITY}


def _name_hit(known: PlayerIdentities, side: HitSide) -> Hit:
    hit = Hit(side, _player_of(known, side))
    return hit if side.by_hand or hit.probability >= MIN_HIT_PROBABILITY else Hit(side)


def _player_of(known: PlayerIdentities, side: HitSide) -> SeenPlayer | None:
    rally = known.rally_at(side.frame)
    players = [] if rally is None else [player for player in rally.players if player.end == side.end]
    if rally is None or len(players) <= 1:
        return players[0] if players else None
    found = None if side.place is None else rally.player_at(side.frame, *side.place)
    return found if found in players else None
