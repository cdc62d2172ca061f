"""Convert segments of other programs to frames of a video."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from rallytrace.analysis.match.imported_match import ImportedMatch
from rallytrace.storage.labels.aspects import Overrides
from rallytrace.storage.labels.report import RowNote, RowProblem
from rallytrace.storage.segments import read_segments
from rallytrace.storage.segments.records import NamedSegment, SegmentFile
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.lists import Event, EventKind, PlacedStroke, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.scoring import Side
from rallytrace.track.stroke_types import GROUP_OF
from rallytrace.track.wording import clock
from rallytrace.video.start_code import read_start_code

_PLAYER_NAMES = ("A", "B")
_MAX_NAME_CHARACTERS = 80
_SLACK_SECONDS = 0.1
"""A segment may end this much after the last frame without a note: sound is often longer than the video."""


def read_rallies(
    path: Path, times: Floats, rate: float, *, video: Path | None = None, overrides: Overrides | None = None
) -> tuple[SegmentFile, ImportedMatch] | None:
    """Return the segments of a file and the rallies they become; None for a file of another kind.

    Segments outside the video are noted in the report.

    Args:
        times: (n + 1,), the start time of each frame and the end of the last one, in seconds.
        rate: The frame rate in frames per second.
        video: The video file, for its name and start time code.
        overrides: The user's choices.

    Raises:
        AppError: The file cannot be read.
    """
    name, start_code = ("", None) if video is None else (video.name, read_start_code(video))
    found = read_segments(path, rate, float(times[-1]), overrides, video_name=name, start_code=start_code)
    if found is None:
        return None
    rallies: list[Rally] = []
    events: dict[int, Event] = {}
    strokes: dict[int, PlacedStroke] = {}
    refused, corrected = list(found.refused), list(found.corrected)
    for segment in found.segments:
        frames = _frames_of(segment, _end_of(segment, found.segments, times), times)
        if (note := _refuse(segment, frames, times)) is not None:
            refused.append(note)
            continue
        if (note := _note_cut(segment, times)) is not None:
            corrected.append(note)
        name = " ".join(segment.name.split())[:_MAX_NAME_CHARACTERS]
        rallies.append(Rally(name, frames, segment.winner, segment.tags, ending=segment.ending))
        for number, stroke in enumerate(segment.strokes):
            frame = _frame_at(stroke.second, times)
            if frame in frames:
                events[frame] = Event(frame, EventKind.HIT if number else EventKind.SERVE)
                if stroke.type is not None:
                    strokes[frame] = PlacedStroke(frame, GROUP_OF[stroke.type])
    refused.sort(key=lambda note: note.line)
    corrected.sort(key=lambda note: note.line)
    found = replace(found, refused=tuple(refused), corrected=tuple(corrected))
    server = Side(_PLAYER_NAMES.index(found.server)) if found.server else Side.FIRST
    match = (
        MatchSetup(rallies[0].frames.start, names=_PLAYER_NAMES, server=server) if found.server and rallies else None
    )
    ordered = tuple(events[frame] for frame in sorted(events)), tuple(strokes[frame] for frame in sorted(strokes))
    return found, ImportedMatch(tuple(rallies), *ordered, match)


def _end_of(segment: NamedSegment, segments: Sequence[NamedSegment], times: Floats) -> float:
    """Return the end of a segment in seconds. A marker lasts until the next one."""
    if segment.end is not None:
        return segment.end
    return min((one.start for one in segments if one.start > segment.start), default=float(times[-1]))


def _frames_of(segment: NamedSegment, end: float, times: Floats) -> range:
    first, stop = _frame_at(segment.start, times), _frame_at(end, times)
    return range(first, min(stop, len(times) - 1))


def _refuse(segment: NamedSegment, frames: range, times: Floats) -> RowNote | None:
    """Return a note if the segment has no frame in the video."""
    if len(frames):
        return None
    end = float(times[-1])
    if frames.start >= len(times) - 1:
        words = tr_lazy(
            "errors",
            "It starts at {start}, after the end of the video ({end}).",
            start=clock(segment.start, 1),
            end=clock(end, 1),
        )
        return segment.note(RowProblem.BEYOND_END, words)
    if segment.end is not None and segment.end <= 0:
        return segment.note(RowProblem.BEFORE_START, tr_lazy("errors", "It ends before the start of the video."))
    return segment.note(RowProblem.NO_LENGTH, tr_lazy("errors", "It is shorter than a frame."))


def _note_cut(segment: NamedSegment, times: Floats) -> RowNote | None:
    """Return a note if only a part of the segment lies within the video."""
    first_frame, end = float(times[1] - times[0]), float(times[-1])
    if segment.start < -first_frame:
        return segment.note(
            RowProblem.CUT_AT_EDGE, tr_lazy("errors", "It begins before the video and was cut at its start.")
        )
    if segment.end is not None and segment.end > end + max(first_frame, _SLACK_SECONDS):
        words = tr_lazy(
            "errors",
            "It ends at {end} and was cut at the end of the video ({end2}).",
            end=clock(segment.end, 1),
            end2=clock(end, 1),
        )
        return segment.note(RowProblem.CUT_AT_EDGE, words)
    return None


def _frame_at(second: float, times: Floats) -> int:
    """Return the frame that starts nearest to a time, or the number of frames for a time beyond the end."""
    after = int(np.searchsorted(times, second))
    if after == 0 or after == len(times):
        return min(after, len(times) - 1)
    return after if times[after] - second <= second - times[after - 1] else after - 1
