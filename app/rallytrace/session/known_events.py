"""The events around a range that is to be filled or tracked again: those that what is known shows."""

from typing import TYPE_CHECKING

from rallytrace.domain.events import Event, EventKind
from rallytrace.domain.fills import Surroundings
from rallytrace.domain.flight import flights
from rallytrace.domain.found_events import find_events

if TYPE_CHECKING:
    from rallytrace.session.workspace import Workspace


def found_around(workspace: "Workspace", frames: range) -> tuple[Event, ...]:
    """The events that the path around a range shows.

    Within the range only a person's points lead; that something happens where nobody knows the ball is a guess.
    """
    info, track = workspace.info, workspace.document.track
    if info is None:
        return ()
    around = Surroundings.of(track, frames)
    seconds = workspace.seconds[around.held.start : around.held.stop]
    known = [event.frame for event in track.events if event.kind is not EventKind.NONE]
    begins = around.begins | around.closed
    paths = flights(around.path, seconds, size=info.size, begins=begins, breaks=known, first=around.first)
    return tuple(event for event in find_events(paths, info.size) if around.known[event.frame - around.first])
