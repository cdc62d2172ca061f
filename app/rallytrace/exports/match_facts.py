"""Find the rallies and events that match a filter, and the facts that the filter needs."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import compress
from typing import Final

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.match.event_facts import EventKnowledge, MatchFacts
from rallytrace.analysis.match.filter_hints import explain_nothing
from rallytrace.analysis.match.match_filter import parse_filter
from rallytrace.analysis.match.rally_facts import RallyFacts, end_times, find_hits, list_rally_facts
from rallytrace.analysis.shots.shot_metrics import ShotMetrics
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.errors import AppError, Check
from rallytrace.exports.findings import Findings, with_rallies
from rallytrace.exports.material import Material
from rallytrace.track.lists import near_frames, tags_of_events
from rallytrace.track.sports import Sport

SHOT_FACTS: Final = frozenset({"speed", "zone", "target", "lands in", "lands out"})
"""Facts that need shots in 3D."""
PLAYER_FACTS: Final = frozenset({"player"})
STROKE_FACTS: Final = frozenset({"stroke"})


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """A rally or event to save as a clip. An event may lie outside of all rallies.

    Attributes:
        rally: The facts about the rally; None for an event outside of all rallies.
        frames: The frames of the rally, or the frame of the event.
        event: The stroke of the event, or its kind; '' for a rally.
        tags: The tags of the rally or event.
    """

    rally: RallyFacts | None
    frames: range
    event: str = ""
    tags: tuple[str, ...] = ()


def search_play(
    material: Material, filter_text: str, sport: Sport, check: Check, *, of_events: bool = False
) -> list[FoundPlay]:
    """Return the rallies or events that match a filter; if the labels have no rallies, find them first.

    Raises:
        AppError: Nothing matches, or the filter is not valid.
    """
    test = parse_filter(filter_text)
    names = test.names | STROKE_FACTS if of_events else test.names if test.of_events else frozenset()
    facts = gather_facts(material, sport, names, check)
    if of_events:
        plays, held = _list_events(facts), test.find(facts).events
    else:
        plays, held = (
            [FoundPlay(one, one.rally.frames, tags=one.rally.tags) for one in facts.rallies],
            test.find_rallies(facts),
        )
    found = list(compress(plays, held))
    noun = "events" if of_events else "rallies"
    if not plays:
        raise AppError(f"There are no {noun} to save.", "Track the video, or make a rally from a range.")
    if not found:
        hint = explain_nothing(test, facts, of_events=of_events)
        examples = " or ".join(f"'{example}'" for example in hint.examples)
        remedy = f"Try {examples}." if examples else "Choose another filter."
        raise AppError(f"No {noun} match '{filter_text}'. {hint.reason}", remedy)
    return found


def _list_events(facts: MatchFacts) -> list[FoundPlay]:
    events = facts.events
    columns = zip(events.rows.tolist(), events.frames, events.kinds, events.strokes, events.tags, strict=True)
    return [
        FoundPlay(facts.rallies[row] if row >= 0 else None, range(frame, frame + 1), (*strokes, kind)[0], tags)
        for row, frame, kind, strokes, tags in columns
    ]


def gather_facts(material: Material, sport: Sport, names: Collection[str], check: Check) -> MatchFacts:
    """Return the facts about labels that a filter needs.

    Args:
        names: The names of the facts to find; others may stay unknown.
        check: Called often; raises an error to stop.
    """
    findings = Findings(with_rallies(material, check), sport, check)
    labels, shown = findings.labels, findings[EVENTS]
    times = end_times(findings.seconds).tolist()
    rallies = list_rally_facts(labels.rallies, labels.matches, times.__getitem__, find_hits(shown), findings[PLAYERS])
    hitters: dict[int, str] = {}
    if labels.poses and not PLAYER_FACTS.isdisjoint(names):
        hitters = {frame: hitter.words for frame, hitter in findings[HITTERS].items()}
    flights: list[ShotMetrics] = []
    if labels.courts and not SHOT_FACTS.isdisjoint(names):
        flights = [flight for rally in findings[SHOTS] for flight in rally.flights]
    strokes: Mapping[int, Stroke] = {}
    if findings.has_strokes and not STROKE_FACTS.isdisjoint(names):
        strokes = findings[STROKES]
    tags = tags_of_events(shown, labels.event_tags, near_frames(findings.index.rate))
    by_hand = frozenset(event.frame for event in labels.events)
    return MatchFacts(rallies, lambda: (shown, EventKnowledge(by_hand, hitters, strokes, flights, tags)))
