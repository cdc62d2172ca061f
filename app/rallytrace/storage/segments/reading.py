"""Recognise and read a file of segments.

Supported are LosslessCut projects (.llc) and CSV, other tables, Kdenlive markers (JSON), edit decision lists (CMX 3600,
also with Resolve's markers, and those of MPC-HC and mpv), markers of Premiere and Avid, subtitles, chapters, and
ShuttleSet's table of the strokes of a set. Sources: LosslessCut's import-export.md, files of Kdenlive and Resolve,
ShuttleSet (KDD 2023).
"""

import csv
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.files.file_access import refuse_special
from rallytrace.files.json_files import MAX_JSON_BYTES
from rallytrace.storage.labels.aspects import Aspect, Decisions, Overrides
from rallytrace.storage.labels.encodings import decode_text
from rallytrace.storage.segments import shuttleset
from rallytrace.storage.segments.cues import read_chapters, read_cues, read_ffmetadata
from rallytrace.storage.segments.edit_lists import is_edit_list, is_mpv_list, read_edit_list, read_mpv_list
from rallytrace.storage.segments.projects import read_kdenlive, read_losslesscut
from rallytrace.storage.segments.records import SegmentFile, SegmentVideo
from rallytrace.storage.segments.tables import Contents, holds_positions, read_table
from rallytrace.texts import tr_lazy
from rallytrace.track.timecode import TimeCode

_SKIPPED_PARTS_REMARK: Final = tr_lazy(
    "video", "Video players skip the segments of such a list. Here they become rallies."
)


def read_segments(
    path: Path,
    rate: float,
    duration: float,
    overrides: Overrides | None = None,
    *,
    video_name: str = "",
    start_code: TimeCode | None = None,
) -> SegmentFile | None:
    """Return the segments in a file; None for a file of another kind, such as labels.

    Args:
        rate: frames per second of the video.
        duration: duration of the video in seconds.
        overrides: choices of the user.
        start_code: time code of the video's first frame.

    Raises:
        AppError: the content of the file makes no sense.
    """
    refuse_special(path)
    decisions = Decisions(overrides or {})
    given = decisions.overrides.get(Aspect.CONTENT, "")
    if given == Contents.LABELS.value:
        return None
    try:
        with path.open("rb") as file:
            content = file.read(MAX_JSON_BYTES + 1)
    except OSError:
        return None  # the reader of labels explains why it cannot be read
    if len(content) > MAX_JSON_BYTES:
        return None
    text = decode_text(content, decisions)
    video = SegmentVideo(rate, duration, video_name, start_code)
    try:
        found = _read(text, path, video, decisions)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        raise AppError(
            tr_lazy("errors", "{path} has segments that cannot be read: {reason}.", path=path.name, reason=error),
            tr_lazy("errors", "Export it again."),
        ) from error
    if found is None and given == Contents.SEGMENTS.value:
        raise AppError(
            tr_lazy("errors", "No row of {path} has a start and an end.", path=path.name),
            tr_lazy("errors", "Give each segment a row: start, end, name."),
        )
    if found is not None and not found.segments and not found.refused:
        raise AppError(
            tr_lazy("errors", "{path} has no segments.", path=path.name),
            tr_lazy("errors", "Export it again, with segments or markers."),
        )
    return found


def _read(text: str, path: Path, video: SegmentVideo, decisions: Decisions) -> SegmentFile | None:
    suffix, lines = path.suffix.lower(), text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    found: SegmentFile | None
    if suffix == ".llc" or "cutSegments" in text[:4096]:
        found = read_losslesscut(text)
    elif is_mpv_list(text):
        found = read_mpv_list(lines)
    elif is_edit_list(text):
        found = read_edit_list(lines, video, decisions)
    elif suffix == ".json" or text.lstrip().startswith(("[{", "{")):
        found = read_kdenlive(text, video, path.name)
    elif text.startswith(";FFMETADATA"):
        found = read_ffmetadata(lines)
    elif text.startswith("WEBVTT") or " --> " in text[:4096]:
        found = read_cues(lines, "WebVTT" if text.startswith("WEBVTT") else tr_lazy("video", "SRT subtitles"))
    else:
        found = _read_table(lines, path, video, decisions)
    return found


def _read_table(lines: Sequence[str], path: Path, video: SegmentVideo, decisions: Decisions) -> SegmentFile | None:
    heading = _read_rows(lines[:1])
    if heading and set(heading[0]) >= shuttleset.COLUMNS:
        rows = _read_rows(lines)
        return shuttleset.read_shuttleset([dict(zip(rows[0], row, strict=False)) for row in rows[1:]], path.stem)
    is_player_list = path.suffix.lower() == ".edl"
    must_be = is_player_list or Aspect.CONTENT in decisions.overrides
    if not must_be and holds_positions(lines):
        return None
    found = read_table(lines, video, decisions, must_be=must_be)
    if found is None:
        return read_chapters(lines)
    if not is_player_list:
        return found
    segments = tuple(replace(one, name="") for one in found.segments)  # the third column of such lists is an action
    return replace(
        found, kind=tr_lazy("video", "player's edit list"), segments=segments, remarks=(_SKIPPED_PARTS_REMARK,)
    )


def _read_rows(lines: Sequence[str]) -> list[list[str]]:
    """Return the rows of a CSV text; empty if it is not CSV."""
    try:
        return [row for row in csv.reader(lines) if any(cell.strip() for cell in row)]
    except csv.Error:
        return []
