"""Gather the facts of a match for filters, both of the open track and of labels."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from rallytrace.analysis.facts.distances import DISTANCES
from rallytrace.analysis.facts.endings import ENDINGS
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.nodes import NUMERIC_EVENT_FACTS
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.match.event_facts import EventKnowledge, MatchFacts
from rallytrace.analysis.match.rally_facts import hit_frames, list_rally_facts
from rallytrace.track.arrays import Floats
from rallytrace.track.lists import items_of_events
from rallytrace.track.track import end_times

NEEDED_NODES: Final[Mapping[str, Node[Any]]] = {
    **dict.fromkeys(("speed", "zone", "target", "lands in", "lands out"), SHOTS),
    "player": HITTERS,
    "stroke": STROKES,
    "proposed": ENDINGS,
    "distance": DISTANCES,
    **{number.name: number.node for number in NUMERIC_EVENT_FACTS},
}
"""The node that must be computed for a fact, keyed by the fact's name in filters."""
SEARCHED_FACTS: Final = frozenset(name for name, node in NEEDED_NODES.items() if node.needs_request)
"""Facts that the window computes only on request."""


def gather_facts(
    facts: Facts, names: Collection[str] = NEEDED_NODES.keys(), seconds: Floats | None = None
) -> MatchFacts:
    """Return the facts of all rallies, and those of events if a filter needs them.

    Args:
        names: names of the facts to gather; all others remain unknown.
        seconds: (n,) time of play of each frame, if the source may not know the latest times yet.
    """
    record, scale = facts.source.record, facts.source.time_scale
    times = end_times(facts.source.seconds if seconds is None else seconds) / scale
    last = len(times) - 1
    rallies = list_rally_facts(
        record.rallies,
        record.matches,
        lambda frame: float(times[min(frame, last)]) if last >= 0 else 0.0,
        hit_frames(facts[EVENTS]),
        facts[PLAYERS],
        time_scale=scale,
        proposals=facts[ENDINGS] if "proposed" in names else {},
        distances=facts[DISTANCES] if "distance" in names else {},
    )
    return MatchFacts(rallies, lambda: (facts[EVENTS], event_knowledge(facts, names)))


def event_knowledge(facts: Facts, names: Collection[str] = NEEDED_NODES.keys()) -> EventKnowledge:
    """Return what is known about the displayed events.

    Args:
        names: names of the facts to gather; all others remain unknown.
    """
    nodes = {NEEDED_NODES[name] for name in names if name in NEEDED_NODES}
    record = facts.source.record
    return EventKnowledge(
        by_hand=frozenset(event.frame for event in record.events),
        players={frame: hit.words for frame, hit in facts[HITTERS].items()} if HITTERS in nodes else {},
        strokes=facts[STROKES] if STROKES in nodes else {},
        shots=[shot for rally in facts[SHOTS] for shot in rally.shots] if SHOTS in nodes else (),
        tags={
            frame: one.tags
            for frame, one in items_of_events(facts[EVENTS], record.event_tags, facts.source.near).items()
        },
        numbers={number.name: facts[number.node] for number in NUMERIC_EVENT_FACTS if number.node in nodes},
    )
