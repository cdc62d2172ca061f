"""Find gaps: which frames to fill, which to keep, where to begin, and which events divide them."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.analysis.events.found_events import ball_bounces, events_along
from rallytrace.analysis.events.transitions import transition_steps
from rallytrace.analysis.fills.surroundings import MAX_ONE_SIDED_FRAMES, FillContext, is_seen
from rallytrace.track.arrays import AnyFloats, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, sport_in_use
from rallytrace.track.poses import NO_POSES, Poses
from rallytrace.track.sports import Sport
from rallytrace.track.steps import run_steps
from rallytrace.track.track import Frames, Layer, State, Track

MAX_GAP_FRAMES: Final = 256
"""Longest gap. More frames without a point are a pause between rallies."""
_MIN_DOUBTFUL_SUSPICION: Final = 0.3
"""Suspicion from which a detection no longer guides the fill. Measured: docs/decisions/0015-fills.md."""


def gap_at(track: Track, frame: int) -> range | None:
    """Return the gap around a frame: frames of one scene without a point, or with a point that a run filled in.

    Returns:
        None if the frame has a point of another kind, or if on one side there is no known point before the next scene
        cut, 'no ball' or non-play frame.
    """
    context = FillContext.of(track, range(frame, frame), reach=MAX_GAP_FRAMES + 1)
    return next((gap for gap in context.gaps() if frame in gap and len(gap) <= MAX_GAP_FRAMES), None)


def open_end_at(track: Track, frame: int) -> range | None:
    """Return the frames without a point around this frame that can be filled from one known side; None without any."""
    context = FillContext.of(track, range(frame, frame + 1), reach=MAX_GAP_FRAMES)
    for shot in context.shots():
        known_frames = context.known_frames(shot)
        if (
            known_frames
            and frame > known_frames[-1]
            and frame in (end := range(known_frames[-1] + 1, known_frames[-1] + 1 + MAX_ONE_SIDED_FRAMES))
        ):
            return range(end.start, min(end.stop, shot.stop))
        if (
            known_frames
            and frame < known_frames[0]
            and frame in (end := range(known_frames[0] - MAX_ONE_SIDED_FRAMES, known_frames[0]))
        ):
            return range(max(end.start, shot.start), end.stop)
    return None


def range_to_fill(track: Track, frame: int, suspicious: range) -> range:
    """Return a suspicious range extended by the gap around one of its frames. A wrong point may have split the gap."""
    gap = gap_at(track, frame)
    return suspicious if gap is None else range(min(gap.start, suspicious.start), max(gap.stop, suspicious.stop))


def find_kept_frames(track: Track, frames: range, suspicion: AnyFloats) -> Frames:
    """Return the frames of a suspicious range that keep their detection, so that a fill passes through it.

    If that leaves nothing to fill, no frame is kept, because the user wants these frames filled.

    Args:
        suspicion: suspicion of each frame of the track; values for the last frames may be missing.

    Returns:
        Frame numbers, ascending.
    """
    models, human = track.shown_rows(frames.start, frames.stop, top=Layer.INPAINTED), track.layer(Layer.HUMAN)
    sure = np.zeros(len(frames), np.bool_)
    known = suspicion[frames.start : frames.stop]
    sure[: len(known)] = known < _MIN_DOUBTFUL_SUSPICION
    nobodys = human["state"][frames.start : frames.stop] == State.UNSET
    kept = is_seen(models) & sure & nobodys
    return np.flatnonzero(kept & (nobodys & ~kept).any()) + frames.start


def middle_of_gap(track: Track, frame: int, events: Sequence[Event] = ()) -> int | None:
    """Return the middle frame of the first gap that ends at or after `frame`, where the next point helps most.

    If there are events in the gap, return the frame of the one nearest to the middle, because no fill can determine its
    position. Return None if there is no gap.
    """
    for start in range(frame, track.n_frames, MAX_GAP_FRAMES):
        context = FillContext.of(track, range(start, start), events=events, reach=2 * MAX_GAP_FRAMES)
        for gap in context.gaps():
            if start < gap.stop and len(gap) <= MAX_GAP_FRAMES:
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
    """Return the events of the path around a range, ascending.

    Within the range, only the positions that guide its fill are used. Events in frames without a known position are
    dropped.

    Args:
        frames: frames to fill, within the track.
        seconds: (track.n_frames,) time of each frame of the track.
        kept: frames that keep their point, ascending.
        chosen: sport that the user chose; for `Sport.AUTO`, that of the courts.
        poses: poses of the players.
    """
    context = FillContext.of(track, frames, kept=kept)
    own_seconds = seconds[context.span.start : context.span.stop]
    known = [event.frame for event in track.events if event.kind is not EventKind.NO_EVENT]
    begins = context.begins | context.closed
    transitions = run_steps(
        transition_steps(
            context.path, own_seconds, size=size, begins=begins, contacts=known, first=context.first, poses=poses
        )
    )
    bouncing = ball_bounces(transitions, sport_in_use(chosen, track.courts))
    starts = np.union1d(0, np.flatnonzero(begins) + context.first)
    found = events_along(transitions, bouncing=bouncing, starts=starts)
    return tuple(event for event in found if context.known[event.frame - context.first])
