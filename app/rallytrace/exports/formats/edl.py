"""An edit decision list (CMX 3600) with an event a rally: the reel of all rallies, for cutting programs.

Time codes are hours:minutes:seconds:frames without dropped frames, at the video's rate rounded to a whole number.
"""

from collections.abc import Sequence
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format


def _write_list(video: Path, segments: Sequence[Segment], rate: float) -> str:
    base = max(round(rate), 1)
    lines = [f"TITLE: {video.stem}", "FCM: NON-DROP FRAME", ""]
    position = 0
    for number, segment in enumerate(segments, 1):
        start, stop = round(segment.start * base), round(segment.end * base)
        codes = (start, stop, position, position + stop - start)
        position = codes[-1]
        times = " ".join(_time_code(frames, base) for frames in codes)
        lines += [f"{number:03}  AX       V     C        {times}", f"* FROM CLIP NAME: {video.name}"]
        lines += [f"* COMMENT: {segment.name}", ""]
    return "\n".join(lines)


def _time_code(frames: int, base: int) -> str:
    seconds, rest = divmod(frames, base)
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}:{rest:02}"


FORMAT = make_segment_format(
    title="Edit decision list (EDL)",
    sentence="CMX 3600: one event per rally, one after another.",
    ending="_rallies.edl",
    kind="Edit decision lists",
    text=_write_list,
)
