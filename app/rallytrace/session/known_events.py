"""The events around a range that is to be filled or tracked again: those that what is known shows."""

from typing import TYPE_CHECKING

from rallytrace.domain import fills
from rallytrace.domain.events import Event
from rallytrace.domain.track import Frames

if TYPE_CHECKING:
    from rallytrace.session.workspace import Workspace


def found_around(workspace: "Workspace", frames: range, kept: Frames | None = None) -> tuple[Event, ...]:
    """The events that the path around a range shows; `kept` are those of its frames whose point stays."""
    info, track = workspace.info, workspace.document.track
    if info is None:
        return ()
    return fills.found_around(track, frames, seconds=workspace.seconds, size=info.size, kept=kept)
