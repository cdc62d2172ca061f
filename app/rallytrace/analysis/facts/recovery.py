"""Derive the recovery time: how long a player had between two contacts."""

from collections.abc import Mapping
from typing import Final

from rallytrace.analysis.facts.event_number import EventNumber
from rallytrace.analysis.facts.events import RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.players.hits import Hit
from rallytrace.analysis.players.identification import PlayerIdentities
from rallytrace.texts import tr_lazy


def _measure(facts: Facts, _results: object) -> Mapping[int, float]:
    """Return the seconds since the same player's previous contact in the rally, keyed by the frame of the hit.

    Uncertain values are omitted: a hit by an unknown player could be anyone's, and two hits in a row by one side mean
    that a contact by the other side was missed.
    """
    found: dict[int, float] = {}
    seconds, hitters, known = facts.source.seconds, facts[HITTERS], facts[PLAYERS]
    for rally in facts[RALLY_EVENTS]:
        last: dict[str, float] = {}
        last_side = ""
        for frame in (event.frame for event in rally.events if event.is_hit):
            hit, second = hitters.get(frame), float(seconds[frame])
            side = "" if hit is None else hit.end
            player = "" if hit is None else _player_of(known, hit)
            if side in {"", last_side} or not player:
                last.clear()
            last_side = side
            if not player:
                continue
            if player in last:
                found[frame] = second - last[player]
            last[player] = second
    return found


def _player_of(known: PlayerIdentities, hit: Hit) -> str:
    """Return the side of the hit, or in doubles the player; '' if that is unknown."""
    rally = known.rally_at(hit.side.frame)
    if rally is None or len(rally.names_at(hit.end)) <= 1:
        return hit.end
    return "" if hit.player is None else hit.player.name


RECOVERY: Final = EventNumber(
    Node("recovery", {}, join=_measure, after=(RALLY_EVENTS, HITTERS, PLAYERS)),
    name="recovery",
    title=tr_lazy("match", "Recovery time in seconds"),
    example="recovery < 1.5",
    column="Recovery (s)",
    short=lambda seconds: tr_lazy("match", "{seconds:.1f} s", seconds=seconds),
    words=lambda seconds: tr_lazy("match", "{seconds:.1f} s recovery", seconds=seconds),
)
