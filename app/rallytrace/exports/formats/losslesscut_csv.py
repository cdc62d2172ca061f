"""Segments for LosslessCut as CSV without headings: start and end in seconds, name."""

from collections.abc import Sequence
from pathlib import Path

from rallytrace.exports.rally_segments import Segment, make_segment_format
from rallytrace.storage.spreadsheets import table_text
from rallytrace.texts import tr_lazy


def _write_rows(_video: Path, segments: Sequence[Segment], _rate: float) -> str:
    return table_text([(f"{segment.start:.6f}", f"{segment.end:.6f}", segment.name) for segment in segments])


FORMAT = make_segment_format(
    title=tr_lazy("exports", "LosslessCut segments (CSV)"),
    sentence=tr_lazy("exports", "One row per rally: start and end in seconds, name."),
    ending="_segments.csv",
    kind=tr_lazy("exports", "Segments"),
    text=_write_rows,
)
