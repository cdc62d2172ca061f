"""Subtitles (SubRip) with the score at the start of each rally while it is played; its name if the score is unknown."""

from collections.abc import Sequence
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import clock


def _write_cues(_video: Path, segments: Sequence[Segment], _rate: float) -> str:
    cues = [
        f"{number}\n{_time(segment.start)} --> {_time(segment.end)}\n{segment.caption or segment.name}\n"
        for number, segment in enumerate(segments, 1)
    ]
    return "\n".join(cues)


def _time(seconds: float) -> str:
    """Format a time as hh:mm:ss,mmm."""
    return clock(seconds, 3, hours=True).replace(".", ",").rjust(12, "0")


FORMAT = make_segment_format(
    title=tr_lazy("exports", "Subtitles (SRT)"),
    sentence=tr_lazy("exports", "The score of each rally as a subtitle, for players and video sites."),
    ending="_score.srt",
    kind=tr_lazy("exports", "Subtitles"),
    text=_write_cues,
    for_viewers=True,
)
