"""Gaps: the frames to fill, the frames to keep, the place to begin, and the dividing events."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.events.found_events import find_events
from rallytrace.analysis.fills.surroundings import ONE_SIDED, FillContext, is_seen
from rallytrace.analysis.flight.path_flights import find_flights
from rallytrace.track.arrays import AnyFloats, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, Sport, sport_in_use
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.track import Frames, Layer, State, Track

LONGEST: Final = 256
"""Most frames of a gap; a longer run without a point is a pause between rallies."""
_DOUBTFUL: Final = 0.3
"""Suspicion from which a seen ball no longer leads the fill of its frames.

Measured: docs/decisions/0015-fills.md."""


def gap_at(track: Track, frame: int) -> range | None:
    """The gap around a frame: frames of one scene without a point, or with one filled in by a run.

    Returns:
        None if the frame has a point, or if a side has no known point before a scene cut, 'no ball' or non-play.
    """
    context = FillContext.of(track, range(frame, frame), reach=LONGEST + 1)
    return next((gap for gap in context.gaps() if frame in gap and len(gap) <= LONGEST), None)


def open_end_at(track: Track, frame: int) -> range | None:
    """The frames around one without a point that can be filled from one known side."""
    context = FillContext.of(track, range(frame, frame + 1), reach=LONGEST)
    for flight in context.flights():
        knots = context.knots(flight)
        if knots and frame > knots[-1] and frame in (end := range(knots[-1] + 1, knots[-1] + 1 + ONE_SIDED)):
            return range(end.start, min(end.stop, flight.stop))
        if knots and frame < knots[0] and frame in (end := range(knots[0] - ONE_SIDED, knots[0])):
            return range(max(end.start, flight.start), end.stop)
    return None


def range_to_fill(track: Track, frame: int, suspicious: range) -> range:
    """A suspicious range with the gap around a frame of it: a wrong point in the middle may have split the gap."""
    gap = gap_at(track, frame)
    return suspicious if gap is None else range(min(gap.start, suspicious.start), max(gap.stop, suspicious.stop))


def find_kept_frames(track: Track, frames: range, suspicion: AnyFloats) -> Frames:
    """The frames of a suspicious range that a fill keeps and goes through: TrackNet saw the ball there.

    None if nothing else is left to fill: then the user means these frames.

    Args:
        suspicion: of each frame of the track; the last ones may be missing.

    Returns:
        Ascending.
    """
    models, human = track.shown_rows(frames.start, frames.stop, top=Layer.INPAINTED), track.layer(Layer.HUMAN)
    sure = np.zeros(len(frames), np.bool_)
    known = suspicion[frames.start : frames.stop]
    sure[: len(known)] = known < _DOUBTFUL
    nobodys = human["state"][frames.start : frames.stop] == State.UNSET
    kept = is_seen(models) & sure & nobodys
    return np.flatnonzero(kept & (nobodys & ~kept).any()) + frames.start


def middle_of_gap(track: Track, frame: int, events: Sequence[Event] = ()) -> int | None:
    """The frame to place next: the middle of the first gap that ends at or after a frame; None without one.

    With an event in the gap it is the event's frame: nothing else gives that one.
    """
    for start in range(frame, track.n_frames, LONGEST):
        context = FillContext.of(track, range(start, start), events=events, reach=2 * LONGEST)
        for gap in context.gaps():
            if start < gap.stop and len(gap) <= LONGEST:
                middle = gap[(len(gap) - 1) // 2]
                inside = (event.frame for event in context.events if event.frame in gap)
                return min(inside, key=lambda number: abs(number - middle), default=middle)
    return None


def find_events_around(
    track: Track,
    frames: range,
    *,
    seconds: Floats,
    size: Size,
    kept: Frames | None = None,
    chosen: Sport = Sport.AUTO,
    poses: Poses = NO_POSES,
) -> tuple[Event, ...]:
    """The events of the path around a range, ascending.

    Within the range only positions known for its fill lead; events elsewhere are guesses.

    Args:
        frames: to be filled, within the track.
        seconds: time of each frame of the track, (track.n_frames,).
        kept: frames that keep their point, ascending.
        chosen: the sport; AUTO is the courts'.
        poses: of the players.
    """
    context = FillContext.of(track, frames, kept=kept)
    own_seconds = seconds[context.span.start : context.span.stop]
    known = [event.frame for event in track.events if event.kind is not EventKind.NO_EVENT]
    begins = context.begins | context.closed
    paths = find_flights(context.path, own_seconds, size=size, begins=begins, breaks=known, first=context.first)
    found = find_events(paths, size, sport_in_use(chosen, track.courts), poses=poses)
    return tuple(event for event in found if context.known[event.frame - context.first])
