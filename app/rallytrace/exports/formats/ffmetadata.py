"""Chapters as FFmpeg metadata. To add them to a video: `ffmpeg -i match.mp4 -i FILE -map_metadata 1 -codec copy`.

Source: https://ffmpeg.org/ffmpeg-formats.html#Metadata-2
"""

import re
from collections.abc import Sequence
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.texts import tr_lazy


def _write_chapters(_video: Path, segments: Sequence[Segment], _rate: float) -> str:
    chapters = [
        f"[CHAPTER]\nTIMEBASE=1/1000\nSTART={round(segment.start * 1000)}\nEND={round(segment.end * 1000)}\n"
        f"title={_escape(segment.name)}\n"
        for segment in segments
    ]
    return "\n".join([";FFMETADATA1", *chapters])


def _escape(text: str) -> str:
    return re.sub(r"([=;#\\])", r"\\\1", text)


FORMAT = make_segment_format(
    title=tr_lazy("exports", "Chapters (FFmpeg metadata)"),
    sentence=tr_lazy("exports", "One chapter per rally, for FFmpeg to add to the video."),
    ending="_chapters.ffmetadata",
    kind=tr_lazy("exports", "FFmpeg metadata"),
    text=_write_chapters,
)
