"""A LosslessCut project (.llc) with one segment per rally.

Its content is `{version: 1, mediaFileName, cutSegments: [{start, end, name}]}`.

The format is JSON5; plain JSON is written. Times are in seconds.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.files.recordings import refuse_parts
from rallytrace.texts import tr_lazy


def _write_project(video: Path, segments: Sequence[Segment], _rate: float) -> str:
    refuse_parts(video, "LosslessCut")
    cuts = [
        {"start": round(segment.start, 6), "end": round(segment.end, 6), "name": segment.name} for segment in segments
    ]
    return (
        json.dumps({"version": 1, "mediaFileName": video.name, "cutSegments": cuts}, ensure_ascii=False, indent=2)
        + "\n"
    )


FORMAT = make_segment_format(
    title=tr_lazy("exports", "LosslessCut project"),
    sentence=tr_lazy("exports", "One segment per rally, to be cut without re-encoding."),
    ending="_rallies.llc",
    kind=tr_lazy("exports", "LosslessCut projects"),
    text=_write_project,
)
