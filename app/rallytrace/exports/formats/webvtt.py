"""Chapters as WebVTT with one cue per rally (https://www.w3.org/TR/webvtt1/)."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import clock


def _write_chapters(_video: Path, segments: Sequence[Segment], _rate: float) -> str:
    cues = [
        f"{number}\n{_time(segment.start)} --> {_time(segment.end)}\n{escape(segment.name, quote=False)}\n"
        for number, segment in enumerate(segments, 1)
    ]
    return "\n".join(["WEBVTT\n", *cues])


def _time(seconds: float) -> str:
    """Format a time as hh:mm:ss.mmm."""
    text = clock(seconds, 3, hours=True)
    return f"0{text}" if text[1:2] == ":" else text


FORMAT = make_segment_format(
    title=tr_lazy("exports", "Chapters (WebVTT)"),
    sentence=tr_lazy("exports", "One chapter per rally, for web players."),
    ending="_chapters.vtt",
    kind=tr_lazy("exports", "Chapters"),
    text=_write_chapters,
)
