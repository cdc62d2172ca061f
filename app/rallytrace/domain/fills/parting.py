"""The events that part the flights around a range."""

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.events import Event, EventKind
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.domain.flight import flights
from rallytrace.domain.found_events import find_events
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import Frames, Track


def found_around(
    track: Track, frames: range, *, seconds: NDArray[np.float64], size: Size, kept: Frames | None = None
) -> tuple[Event, ...]:
    """The events that the path around a range shows, ascending.

    Within the range only what is known for its fill leads; that something happens where nobody knows the ball is a
    guess.

    Args:
        track: the track.
        frames: to be filled, within the track.
        seconds: when each frame of the track is shown, (track.n_frames,).
        size: of the video.
        kept: those of the frames whose point stays, ascending.
    """
    around = FillContext.of(track, frames, kept=kept)
    own = seconds[around.held.start : around.held.stop]
    known = [event.frame for event in track.events if event.kind is not EventKind.NONE]
    begins = around.begins | around.closed
    paths = flights(around.path, own, size=size, begins=begins, breaks=known, first=around.first)
    return tuple(event for event in find_events(paths, size) if around.known[event.frame - around.first])
