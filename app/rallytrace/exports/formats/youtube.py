"""Chapters for the description of a video on YouTube: lines such as `00:00 Rally 1 (0-0, Chen)`.

YouTube wants the first chapter at 00:00, and at least ten seconds for each. Rallies that begin sooner share a chapter.
Source: https://support.google.com/youtube/answer/9884579
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.texts import tr, tr_lazy

_MIN_CHAPTER_SECONDS: Final = 10
_WITHOUT_BRACKETS: Final = str.maketrans("<>", "()")
"""YouTube refuses angle brackets."""


def _write_chapters(_video: Path, segments: Sequence[Segment], _rate: float) -> str:
    chapters: list[tuple[int, list[str]]] = [(0, [])]
    for segment in segments:
        second = int(segment.start)
        if second - chapters[-1][0] >= _MIN_CHAPTER_SECONDS:
            chapters.append((second, []))
        chapters[-1][1].append(segment.name.translate(_WITHOUT_BRACKETS))
    start = tr("exports", "Start")
    return "".join(f"{_time(second)} {', '.join(names) or start}\n" for second, names in chapters)


def _time(seconds: int) -> str:
    """Format a time as mm:ss, or h:mm:ss."""
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute:02}:{second:02}"


FORMAT = make_segment_format(
    title=tr_lazy("exports", "Chapters (YouTube)"),
    sentence=tr_lazy("exports", "One chapter per rally, to paste into the description of the video."),
    ending="_chapters.txt",
    kind=tr_lazy("exports", "Chapters"),
    text=_write_chapters,
    for_viewers=True,
)
