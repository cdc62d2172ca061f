"""Read segments from JSON: LosslessCut projects (.llc, JSON5) and Kdenlive markers."""

import re
from typing import Any, Final

from rallytrace.errors import AppError
from rallytrace.files.json_files import parse_json
from rallytrace.storage.labels.report import RowNote, RowProblem
from rallytrace.storage.segments.records import NamedSegment, SegmentFile, SegmentVideo, in_order
from rallytrace.texts import tr_lazy

_LITERAL: Final = r"(?P<text>\"(?:[^\"\\]|\\(?:.|\Z))*+(?:\"|\Z))"
_COMMENTS: Final = re.compile(
    _LITERAL + r"|(?P<single>'(?:[^'\\]|\\(?:.|\Z))*+(?:'|(?P<open>\Z)))|(?P<comment>//[^\n]*|/\*.*?(?:\*/|\Z))",
    re.DOTALL,
)
_EXTRAS: Final = re.compile(
    _LITERAL + r"|(?P<comma>,(?=\s*+[\]}]))|(?P<key>(?<![\w$])[A-Za-z_$][\w$]*+(?=\s*+:))",
    re.DOTALL,
)
"""Patterns of what JSON5 adds to JSON. They need two passes: a comment may stand between a comma and a bracket.

String literals are matched to be left alone. An unclosed string or comment reaches to the end of the text, and a key
begins only where a word begins, so that the time is linear in the text."""


def parse_json5(text: str) -> Any:
    """Return the value of a JSON5 text as written by LosslessCut: comments, single quotes, bare keys, extra commas.

    Raises:
        ValueError: the text is not such JSON5.
    """
    return parse_json(_EXTRAS.sub(_without_extras, _COMMENTS.sub(_without_comments, text)))


def _without_comments(match: re.Match[str]) -> str:
    if match["single"] and match["open"] is None:
        return '"{}"'.format(match["single"][1:-1].replace("\\'", "'").replace('"', '\\"'))
    return " " if match["comment"] else match[0]


def _without_extras(match: re.Match[str]) -> str:
    return match["text"] or (f'"{match["key"]}"' if match["key"] else "")


def read_losslesscut(text: str) -> SegmentFile:
    """Read a LosslessCut project. Its markers have no end."""
    segments, refused = [], []
    for number, cut in enumerate(parse_json5(text)["cutSegments"], 1):
        tags = cut.get("tags") or {}
        words = tuple(f"{key} {value}".strip() for key, value in tags.items())
        end = cut.get("end")
        made = NamedSegment(
            str(cut.get("name") or ""),
            float(cut.get("start") or 0),
            None if end is None else float(end),
            tags=words,
            line=number,
        )
        if made.end is not None and made.end <= made.start:
            refused.append(refuse_reversed(made))
        else:
            segments.append(made)
    return SegmentFile(
        tr_lazy("video", "LosslessCut project"), in_order(segments), refused=tuple(refused), item="segment"
    )


def refuse_reversed(segment: NamedSegment) -> RowNote:
    """Return a note about a segment that does not end after its start."""
    if segment.end == segment.start:
        return segment.note(RowProblem.NO_LENGTH, tr_lazy("errors", "It ends where it starts."))
    return segment.note(RowProblem.END_BEFORE_START, tr_lazy("errors", "Its end is before its start."))


def read_kdenlive(text: str, video: SegmentVideo, name: str) -> SegmentFile:
    """Read Kdenlive markers, which are in frames. Those of recent versions may have a duration.

    Raises:
        AppError: the JSON is of another kind.
    """
    markers = parse_json(text)
    if not isinstance(markers, list) or not all(isinstance(one, dict) and "pos" in one for one in markers):
        raise AppError(
            tr_lazy("errors", "{name} is JSON, but not a list of markers as Kdenlive exports it.", name=name),
            tr_lazy("errors", "Import labels as CSV, and segments as CSV or EDL."),
        )
    segments = []
    for number, marker in enumerate(markers, 1):
        start, length = float(marker["pos"]), float(marker.get("duration") or 0)
        end = (start + length) / video.rate if length > 1 else None
        segments.append(NamedSegment(str(marker.get("comment") or ""), start / video.rate, end, line=number))
    return SegmentFile(tr_lazy("video", "Kdenlive markers"), in_order(segments), item="marker")
