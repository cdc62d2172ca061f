"""Derive the recovery time: how long a player had between two contacts."""

from collections.abc import Mapping
from typing import Final

from rallytrace.analysis.facts.event_number import EventNumber
from rallytrace.analysis.facts.events import RALLY_EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.players import HITTERS
from rallytrace.texts import tr_lazy


def _measure(facts: Facts, _results: object) -> Mapping[int, float]:
    """Return the seconds since the same player's previous contact in the rally, keyed by the frame of the hit.

    Uncertain values are omitted: a hit by an unknown player could be anyone's, and two hits in a row by one side mean
    that a contact by the other side was missed.
    """
    found: dict[int, float] = {}
    seconds, hitters = facts.source.seconds, facts[HITTERS]
    for rally in facts[RALLY_EVENTS]:
        last: dict[str, float] = {}
        last_side = ""
        for frame in (event.frame for event in rally.events if event.is_hit):
            hit, second = hitters.get(frame), float(seconds[frame])
            side = "" if hit is None else hit.end
            if side in {"", last_side}:
                last.clear()
            last_side = side
            if hit is None or not side:
                continue
            if hit.words in last:
                found[frame] = second - last[hit.words]
            last[hit.words] = second
    return found


RECOVERY: Final = EventNumber(
    Node("recovery", {}, join=_measure, after=(RALLY_EVENTS, HITTERS)),
    name="recovery",
    title=tr_lazy("match", "Recovery time in seconds"),
    example="recovery < 1.5",
    column="Recovery (s)",
    short=lambda seconds: tr_lazy("match", "{seconds:.1f} s", seconds=seconds),
    words=lambda seconds: tr_lazy("match", "{seconds:.1f} s recovery", seconds=seconds),
)
