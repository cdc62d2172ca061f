"""Import rallies from another program into a track, with winners, tags, hits and strokes, in one edit."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rallytrace.track.edits import Edit, sort_rallies
from rallytrace.track.lists import (
    Event,
    EventsChange,
    MatchesChange,
    PlacedStroke,
    RalliesChange,
    Rally,
    StrokesChange,
)
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.track import Change, Track
from rallytrace.track.wording import count_noun


@dataclass(frozen=True, slots=True)
class ImportedMatch:
    """What another program knows about a match, with the frame numbers of the video.

    Attributes:
        rallies: rallies in any order.
        events: events, ascending, at most one per frame.
        strokes: strokes, ascending, at most one per frame.
        match: how the match is scored; None if unknown.
    """

    rallies: tuple[Rally, ...]
    events: tuple[Event, ...] = ()
    strokes: tuple[PlacedStroke, ...] = ()
    match: MatchSetup | None = None


def import_rallies(track: Track, found: ImportedMatch) -> Edit | None:
    """Return an edit that adds rallies and everything known about them; None if nothing changes.

    A rally with exactly the same frames gets the new name, winner, ending and tags. Events and strokes within the
    rallies are replaced, unless the other program has none. An existing match is kept.
    """
    spans = {rally.frames for rally in found.rallies}
    kept = [rally for rally in track.rallies if rally.frames not in spans]
    rallies = sort_rallies((*kept, *_with_unique_names(found.rallies, {rally.name for rally in kept})))
    changes: list[Change] = []
    if rallies != track.rallies:
        changes.append(RalliesChange(track.rallies, rallies))
    events = tuple(event for event in track.events if any(event.frame in span for span in spans))
    if found.events and found.events != events:
        changes.append(EventsChange(events, found.events))
    strokes = tuple(stroke for stroke in track.strokes if any(stroke.frame in span for span in spans))
    if found.strokes and found.strokes != strokes:
        changes.append(StrokesChange(strokes, found.strokes))
    if found.match is not None and not track.matches:
        changes.append(MatchesChange((), (found.match,)))
    return Edit(f"Import {count_noun(len(found.rallies), 'rally', 'rallies')}", tuple(changes)) if changes else None


def _with_unique_names(rallies: Sequence[Rally], taken: set[str]) -> list[Rally]:
    """Return the rallies with unique names: 'Rally' with a number if missing, with a number in brackets if used."""
    made = []
    for number, rally in enumerate(rallies, 1):
        wanted = rally.name or f"Rally {number}"
        name, count = wanted, 1
        while name in taken:
            count += 1
            name = f"{wanted} ({count})"
        taken.add(name)
        made.append(replace(rally, name=name))
    return made
