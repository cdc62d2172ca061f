"""Guides for Kdenlive, one per rally with its length, as JSON: in Kdenlive, Project > Guides > Import guides.

Its content is `[{comment, pos, duration, type}]`, in frames.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.texts import tr_lazy


def _write_guides(_video: Path, segments: Sequence[Segment], rate: float) -> str:
    guides = [
        {
            "comment": segment.name,
            "pos": round(segment.start * rate),
            "duration": round((segment.end - segment.start) * rate),
            "type": 0,
        }
        for segment in segments
    ]
    return json.dumps(guides, ensure_ascii=False, indent=2) + "\n"


FORMAT = make_segment_format(
    title=tr_lazy("exports", "Kdenlive guides"),
    sentence=tr_lazy("exports", "One guide per rally, with its length."),
    ending="_guides.json",
    kind=tr_lazy("exports", "Kdenlive guides"),
    text=_write_guides,
)
