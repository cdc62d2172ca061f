"""Find the rallies and events that match a filter."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import compress

from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.analysis.match.filter_hints import explain_nothing
from rallytrace.analysis.match.gathering import gather_facts
from rallytrace.analysis.match.match_filter import parse_filter
from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.errors import AppError, Check
from rallytrace.exports.findings import Findings
from rallytrace.exports.material import Material
from rallytrace.texts import tr_lazy
from rallytrace.track.sports import Sport


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
    names = {*test.names, "stroke"} if of_events else test.names
    facts = gather_facts(Findings(material, sport, check, finds_rallies=True), names)
    if of_events:
        plays, held = _list_events(facts), test.find(facts).events
    else:
        plays, held = (
            [FoundPlay(one, one.rally.frames, tags=one.rally.tags) for one in facts.rallies],
            test.find_rallies(facts),
        )
    found = list(compress(plays, held))
    if not plays:
        none = (
            tr_lazy("errors", "There are no events to save.")
            if of_events
            else tr_lazy("errors", "There are no rallies to save.")
        )
        raise AppError(none, tr_lazy("errors", "Track the video, or make a rally from a range."))
    if not found:
        hint = explain_nothing(test, facts, of_events=of_events)
        problem = (
            tr_lazy("errors", "No events match '{filter}'. {reason}", filter=filter_text, reason=hint.reason)
            if of_events
            else tr_lazy("errors", "No rallies match '{filter}'. {reason}", filter=filter_text, reason=hint.reason)
        )
        raise AppError(problem, _advise(hint.examples))
    return found


def _advise(examples: Sequence[str]) -> str:
    """Return a sentence with other filters to try."""
    if not examples:
        return tr_lazy("errors", "Choose another filter.")
    *first, last = (f"'{example}'" for example in examples)
    tried = reduce(lambda others, one: tr_lazy("errors", "{one} or {other}", one=others, other=one), [*first, last])
    return tr_lazy("errors", "Try {examples}.", examples=tried)


def _list_events(facts: MatchFacts) -> list[FoundPlay]:
    events = facts.events
    columns = zip(events.rows.tolist(), events.frames, events.kinds, events.strokes, events.tags, strict=True)
    return [
        FoundPlay(facts.rallies[row] if row >= 0 else None, range(frame, frame + 1), (*strokes, kind)[0], tags)
        for row, frame, kind, strokes, tags in columns
    ]
