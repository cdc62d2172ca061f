"""An edit decision list (CMX 3600) for video editors, with one event per rally.

Source codes count from the start time code of the video, 00:00:00:00 if it has none, at the nominal frame rate (30 for
29.97). They are drop-frame codes if the start time code is one.
"""

from collections.abc import Sequence
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.files.recordings import refuse_parts
from rallytrace.texts import tr_lazy
from rallytrace.track.timecode import CodeRate, write_code
from rallytrace.video.start_code import read_start_code


def _write_list(video: Path, segments: Sequence[Segment], rate: float) -> str:
    refuse_parts(video, tr_lazy("exports", "An edit decision list"))
    code_rate = CodeRate.of(rate)
    begin = read_start_code(video)
    is_drop = begin is not None and begin.is_drop and code_rate.allows_drop
    offset = 0 if begin is None or not begin.exists_at(code_rate) else begin.frame(code_rate)
    lines = [f"TITLE: {video.stem}", f"FCM: {'DROP' if is_drop else 'NON-DROP'} FRAME", ""]
    position = 0
    for number, segment in enumerate(segments, 1):
        start, stop = (offset + code_rate.nearest_frame(seconds) for seconds in (segment.start, segment.end))
        frames = (start, stop, position, position + stop - start)
        position = frames[-1]
        codes = " ".join(write_code(frame, code_rate, is_drop=is_drop) for frame in frames)
        lines += [f"{number:03}  AX       V     C        {codes}", f"* FROM CLIP NAME: {video.name}"]
        lines += [f"* COMMENT: {segment.name}", ""]
    return "\n".join(lines)


FORMAT = make_segment_format(
    title=tr_lazy("exports", "Edit decision list (EDL)"),
    sentence=tr_lazy("exports", "CMX 3600: one event per rally, in order."),
    ending="_rallies.edl",
    kind=tr_lazy("exports", "Edit decision lists"),
    text=_write_list,
)
