"""Segments of a video as other programs name them, to become rallies.

LosslessCut's projects (.llc, JSON5) and CSV, Kdenlive's markers (JSON), edit decision lists (CMX 3600, also with
Resolve's markers), and ShuttleSet's table of the strokes of a set. Sources: LosslessCut's import-export.md, files of
Kdenlive and Resolve, ShuttleSet (KDD 2023).
"""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace.domain.strokes.types import StrokeType
from rallytrace.errors import AppError
from rallytrace.file_access import refuse_special
from rallytrace.json_files import MOST_BYTES, parse_json

_HOUR: Final = 3600.0
_RATES: Final = np.array([24, 25, 29.97, 30, 50, 59.94, 60])
"""Frames a second of broadcasts."""
_AFTER_LAST: Final = 1.0
"""Seconds from the last stroke to the end of a rally of ShuttleSet, which does not tell that."""
_CLOCK: Final = re.compile(r"(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)")
_JSON5: Final = re.compile(
    r"(?P<text>\"(?:[^\"\\]|\\.)*\")|(?P<single>'(?:[^'\\]|\\.)*')|(?P<spare>//[^\n]*|/\*.*?\*/|,(?=\s*[\]}]))"
    r"|(?P<key>[A-Za-z_$][\w$]*(?=\s*:))",
    re.DOTALL,
)
"""What JSON has not, and texts, in which nothing is to be changed."""
_EVENT: Final = re.compile(r"^\d+\s+\S+\s+\S+\s+\S+(?:\s+\d+)?((?:\s+\d+:\d+:\d+[:;]\d+){4})\s*$")
_SIDES: Final = ("A", "B")
STROKE_NAMES: Final[Mapping[str, StrokeType]] = {
    "殺球": StrokeType.SMASH,
    "點扣": StrokeType.WRIST_SMASH,
    "長球": StrokeType.CLEAR,
    "挑球": StrokeType.LOB,
    "防守回挑": StrokeType.DEFENSIVE_LOB,
    "放小球": StrokeType.NET_SHOT,
    "擋小球": StrokeType.RETURN_NET,
    "勾球": StrokeType.CROSS_COURT_NET_SHOT,
    "切球": StrokeType.DROP,
    "過渡切球": StrokeType.PASSIVE_DROP,
    "過度切球": StrokeType.PASSIVE_DROP,
    "平球": StrokeType.DRIVE,
    "小平球": StrokeType.DRIVEN_FLIGHT,
    "後場抽平球": StrokeType.BACK_COURT_DRIVE,
    "防守回抽": StrokeType.DEFENSIVE_DRIVE,
    "推球": StrokeType.PUSH,
    "撲球": StrokeType.RUSH,
    "發短球": StrokeType.SHORT_SERVICE,
    "發長球": StrokeType.LONG_SERVICE,
}
"""ShuttleSet's names of strokes."""


@dataclass(frozen=True, slots=True)
class NamedStroke:
    """A stroke of a segment; seconds from the first frame. `type` is None for an unknown one."""

    second: float
    type: StrokeType | None = None


@dataclass(frozen=True, slots=True)
class NamedSegment:
    """A segment as the file has it.

    Attributes:
        start: seconds from the first frame.
        end: None for the beginning of the next segment, or the end of the video.
        winner: 'A' or 'B'; '' for unknown.
        tags: in the order of the file.
        strokes: ascending.
    """

    name: str
    start: float
    end: float | None
    winner: str = ""
    tags: tuple[str, ...] = ()
    strokes: tuple[NamedStroke, ...] = ()


@dataclass(frozen=True, slots=True)
class SegmentFile:
    """The segments of a file.

    Attributes:
        kind: of the file, in words.
        segments: ascending by their start.
        server: who serves first, 'A' or 'B'; '' if the file has no score.
    """

    kind: str
    segments: tuple[NamedSegment, ...] = field(repr=False)
    server: str = ""


def read_segments(path: Path, rate: float, duration: float) -> SegmentFile | None:
    """The segments of a file; None for a file that has none of these formats.

    Args:
        rate: frames a second of the video, for time codes and markers.
        duration: of the video, seconds.

    Raises:
        AppError: what it says makes no sense.
    """
    refuse_special(path)
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        text = content.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return None  # who reads labels says why it cannot be read
    try:
        found = _read(text, path, rate, duration)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        raise AppError(f"{path.name} has segments that cannot be read: {error}.", "Export it anew.") from error
    if found is not None and not found.segments:
        raise AppError(f"{path.name} has no segments.", "Export it anew, with segments or markers.")
    return found


def _read(text: str, path: Path, rate: float, duration: float) -> SegmentFile | None:
    suffix = path.suffix.lower()
    if suffix == ".llc" or "cutSegments" in text[:4096]:
        return _sorted("LosslessCut project", _losslesscut(parse_json5(text)))
    if suffix == ".edl" or text.startswith("TITLE:"):
        return _sorted("edit decision list", _decision_list(text, max(round(rate), 1), duration))
    if suffix == ".json" or text.lstrip().startswith("["):
        return _sorted("Kdenlive markers", _kdenlive(parse_json(text), rate))
    rows = _read_rows(text)
    if rows and {"rally", "ball_round", "frame_num"} <= set(rows[0]):
        return _shuttleset([dict(zip(rows[0], row, strict=False)) for row in rows[1:]], path.stem)
    if rows and all(_is_segment(row) for row in rows):
        return _sorted("LosslessCut segments", (_segment_of(row) for row in rows))
    return None


def _read_rows(text: str) -> list[list[str]]:
    """The rows of CSV; none of a text that is none."""
    try:
        return [row for row in csv.reader(io.StringIO(text)) if any(cell.strip() for cell in row)]
    except csv.Error:
        return []


def _sorted(kind: str, segments: Iterable[NamedSegment]) -> SegmentFile:
    return SegmentFile(kind, tuple(sorted(segments, key=lambda segment: segment.start)))


def parse_json5(text: str) -> Any:
    """The value of a JSON5 text, as LosslessCut writes it: comments, single quotes, bare keys and spare commas.

    Raises:
        ValueError: it is none.
    """
    return parse_json(_JSON5.sub(_as_json, text))


def _as_json(match: re.Match[str]) -> str:
    if match["spare"]:
        return ""
    if match["single"]:
        return '"{}"'.format(match["single"][1:-1].replace("\\'", "'").replace('"', '\\"'))
    return match["text"] or f'"{match["key"]}"'


def _losslesscut(project: Any) -> Iterable[NamedSegment]:
    for cut in project["cutSegments"]:
        tags = cut.get("tags") or {}
        words = tuple(f"{key} {value}".strip() for key, value in tags.items())
        end = cut.get("end")
        yield NamedSegment(
            str(cut.get("name") or ""), float(cut.get("start") or 0), None if end is None else float(end), tags=words
        )


def _is_segment(row: Sequence[str]) -> bool:
    """Whether a row begins with two times, or one; LosslessCut leaves out the start or the end of the video."""
    times = [cell.strip() for cell in row[:2]]
    if len(row) not in {2, 3} or (len(row) == 3 and _seconds(row[2]) is not None):
        return False
    return any(times) and all(not cell or _seconds(cell) is not None for cell in times)


def _segment_of(row: Sequence[str]) -> NamedSegment:
    name = row[2].strip() if len(row) > 2 else ""
    return NamedSegment(name, _seconds(row[0]) or 0.0, _seconds(row[1]))


def _seconds(cell: str) -> float | None:
    """Seconds of '12.5' or '1:02:03.5'; None for another text."""
    if match := _CLOCK.fullmatch(cell.strip()):
        return _HOUR * int(match[1] or 0) + 60 * int(match[2]) + float(match[3])
    return float(cell) if re.fullmatch(r"\s*\d+(?:\.\d+)?\s*", cell) else None


def _kdenlive(markers: Any, rate: float) -> Iterable[NamedSegment]:
    """Markers have frames; those of recent versions may have a duration, others last until the next one."""
    for marker in markers:
        start, length = float(marker["pos"]), float(marker.get("duration") or 0)
        yield NamedSegment(
            str(marker.get("comment") or ""), start / rate, (start + length) / rate if length > 1 else None
        )


def _decision_list(text: str, base: int, duration: float) -> list[NamedSegment]:
    """Source spans of edits, named by their comments; Resolve's markers have a name and a length in frames."""
    segments: list[NamedSegment] = []
    for line in text.splitlines():
        if match := _EVENT.match(line):
            start, stop, *_ = (_time_code(code, base) for code in match[1].split())
            segments.append(NamedSegment("", start, stop))
        elif segments and (found := re.search(r"\|M:([^|]*)\|D:(\d+)", line)):
            start, frames = segments[-1].start, int(found[2])
            segments[-1] = NamedSegment(found[1].strip(), start, start + frames / base if frames > 1 else None)
        elif segments and (found := re.match(r"\*\s*COMMENT:\s*(.*)", line)):
            segments[-1] = NamedSegment(found[1].strip(), segments[-1].start, segments[-1].end)
    hours = min((segment.start // _HOUR for segment in segments), default=0.0) * _HOUR
    if segments and segments[0].start > duration:
        return [
            NamedSegment(one.name, one.start - hours, None if one.end is None else one.end - hours) for one in segments
        ]
    return segments


def _time_code(code: str, base: int) -> float:
    hours, minutes, seconds, frames = (int(part) for part in re.split("[:;]", code))
    return _HOUR * hours + 60 * minutes + seconds + frames / base


def _shuttleset(rows: Sequence[Mapping[str, str]], stem: str) -> SegmentFile:
    rows = [row for row in rows if row.get("frame_num") and row.get("rally")]
    rate = _rate_of(rows)
    segments = []
    for rally, group in groupby(rows, lambda row: int(float(row["rally"]))):
        strokes = list(group)
        times = sorted(float(row["frame_num"]) / rate for row in strokes)
        named = sorted(
            (NamedStroke(float(row["frame_num"]) / rate, STROKE_NAMES.get(row.get("type", ""))) for row in strokes),
            key=lambda stroke: stroke.second,
        )
        winner = next((row["getpoint_player"] for row in reversed(strokes) if row.get("getpoint_player")), "")
        known = winner if winner in _SIDES else ""
        segments.append(
            NamedSegment(f"{stem} rally {rally}", times[0], times[-1] + _AFTER_LAST, known, strokes=tuple(named))
        )
    server = rows[0].get("player", "") if rows else ""
    return SegmentFile("ShuttleSet's strokes", tuple(segments), server if server in _SIDES else "")


def _rate_of(rows: Sequence[Mapping[str, str]]) -> float:
    """Frames a second by the rows' clocks; 30 without any."""
    ratios = [
        float(row["frame_num"]) / seconds for row in rows if (seconds := _seconds(row.get("time", "")) or 0.0) > 60
    ]
    if not ratios:
        return 30.0
    return float(_RATES[np.abs(_RATES - np.median(ratios)).argmin()])
