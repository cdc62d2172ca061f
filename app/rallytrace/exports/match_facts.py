"""What a filter can ask of exported labels: their rallies, their events, and who played what how fast and where."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import compress
from typing import Final

from rallytrace.analysis.match.event_facts import KnownOfEvents, MatchFacts
from rallytrace.analysis.match.filter_hints import explain_nothing
from rallytrace.analysis.match.match_filter import parse_filter
from rallytrace.analysis.match.rally_facts import RallyFacts, end_times, find_hits, list_rally_facts
from rallytrace.analysis.shots.shot_metrics import FlightNumbers
from rallytrace.analysis.strokes.record import Stroke
from rallytrace.errors import AppError, Check
from rallytrace.exports.findings import Findings, with_rallies
from rallytrace.exports.material import Material
from rallytrace.track.lists import Sport, near_frames, tags_of_events

OF_FLIGHTS: Final = frozenset({"speed", "zone", "target", "lands in", "lands out"})
"""Facts that need the shots in 3D."""
OF_PLAYERS: Final = frozenset({"player"})
OF_STROKES: Final = frozenset({"stroke"})


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """A rally, or an event, to be cut out; an event may lie outside of all rallies.

    Attributes:
        event: its stroke, or its kind; '' for a rally.
        tags: of the rally or event.
    """

    rally: RallyFacts | None
    frames: range
    event: str = ""
    tags: tuple[str, ...] = ()


def search_play(
    material: Material, filter_text: str, sport: Sport, check: Check, *, of_events: bool = False
) -> list[FoundPlay]:
    """The rallies or events found by a filter. Without rallies they are looked for first, as in the window.

    Raises:
        AppError: there are none, or the filter cannot be understood.
    """
    test = parse_filter(filter_text)
    names = test.names | OF_STROKES if of_events else test.names if test.of_events else frozenset()
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
    """The facts of labels.

    Args:
        names: of the facts that are asked for; others may stay unknown.
        check: called often; raises to stop.
    """
    findings = Findings(with_rallies(material, check), sport, check)
    labels, shown = findings.labels, findings.events
    times = end_times(findings.seconds).tolist()
    rallies = list_rally_facts(labels.rallies, labels.matches, times.__getitem__, find_hits(shown), findings.players)
    hitters: dict[int, str] = {}
    if labels.poses and not OF_PLAYERS.isdisjoint(names):
        hitters = {frame: hitter.words for frame, hitter in findings.hitters.items()}
    flights: list[FlightNumbers] = []
    if labels.courts and not OF_FLIGHTS.isdisjoint(names):
        flights = [flight for rally in findings.fly_rallies() for flight in rally.flights]
    strokes: Mapping[int, Stroke] = {}
    if findings.has_strokes and not OF_STROKES.isdisjoint(names):
        strokes = findings.strokes
    tags = tags_of_events(shown, labels.event_tags, near_frames(findings.index.rate))
    by_hand = frozenset(event.frame for event in labels.events)
    return MatchFacts(rallies, lambda: (shown, KnownOfEvents(by_hand, hitters, strokes, flights, tags)))
