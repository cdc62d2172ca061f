"""Segments of other programs in the frames of a video."""

from pathlib import Path

import numpy as np

from rallytrace.domain.arrays import Floats
from rallytrace.domain.lists import Event, EventKind, PlacedStroke, Rally
from rallytrace.domain.match.placed import PlacedMatch
from rallytrace.domain.match.rules import Side
from rallytrace.domain.match.taken_over import TakenOver
from rallytrace.domain.strokes.types import GROUP_OF
from rallytrace.errors import AppError
from rallytrace.storage.segments import NamedSegment, SegmentFile, read_segments

_NAMES = ("A", "B")
_LONGEST_NAME = 80


def read_rallies(path: Path, times: Floats, rate: float) -> tuple[SegmentFile, TakenOver] | None:
    """The rallies of a file of segments; None for a file of another kind.

    Args:
        times: (n + 1,), when each frame is shown, and the end of the last one, seconds.
        rate: frames a second.

    Raises:
        AppError: the file cannot be read, or no segment lies within the video.
    """
    found = read_segments(path, rate, float(times[-1]))
    if found is None:
        return None
    rallies: list[Rally] = []
    events: dict[int, Event] = {}
    strokes: dict[int, PlacedStroke] = {}
    following = [segment.start for segment in found.segments[1:]]
    for segment, next_start in zip(found.segments, [*following, float(times[-1])], strict=True):
        frames = _frames_of(segment, next_start, times)
        if not len(frames):
            continue
        rallies.append(Rally(" ".join(segment.name.split())[:_LONGEST_NAME], frames, segment.winner, segment.tags))
        for number, stroke in enumerate(segment.strokes):
            frame = _frame_at(stroke.second, times)
            if frame in frames:
                events[frame] = Event(frame, EventKind.HIT if number else EventKind.SERVE)
                if stroke.type is not None:
                    strokes[frame] = PlacedStroke(frame, GROUP_OF[stroke.type])
    if not rallies:
        raise AppError(f"No segment of {path.name} lies within the video.", "Check that it is of this video.")
    server = Side(_NAMES.index(found.server)) if found.server else Side.FIRST
    match = PlacedMatch(rallies[0].frames.start, names=_NAMES, server=server) if found.server else None
    ordered = tuple(events[frame] for frame in sorted(events)), tuple(strokes[frame] for frame in sorted(strokes))
    return found, TakenOver(tuple(rallies), *ordered, match)


def _frames_of(segment: NamedSegment, next_start: float, times: Floats) -> range:
    end = next_start if segment.end is None else segment.end
    first, stop = _frame_at(segment.start, times), _frame_at(end, times)
    return range(first, min(stop, len(times) - 1))


def _frame_at(second: float, times: Floats) -> int:
    """The frame that begins nearest to a time; the number of frames for one beyond the end."""
    after = int(np.searchsorted(times, second))
    if after == 0 or after == len(times):
        return min(after, len(times) - 1)
    return after if times[after] - second <= second - times[after - 1] else after - 1
