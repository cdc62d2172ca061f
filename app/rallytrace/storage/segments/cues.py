"""Read segments from text: subtitles (SRT, WebVTT), chapters on YouTube, and FFmpeg metadata."""

import re
from collections.abc import Sequence
from html import unescape
from typing import Final

from rallytrace.storage.labels.report import RowNote, RowProblem
from rallytrace.storage.segments.projects import refuse_reversed
from rallytrace.storage.segments.records import NamedSegment, SegmentFile, in_order, note_line, shorten
from rallytrace.texts import tr_lazy
from rallytrace.track.clocks import parse_clock

_CUE: Final = re.compile(r"\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s.*)?")
_TAG: Final = re.compile(r"</?[A-Za-z][^<>]{0,80}>|\{\\[^{}]{0,80}\}")
_TIME: Final = r"\d{1,3}(?::\d{1,2}){1,2}(?:[.,]\d{1,9})?"
_CHAPTER: Final = re.compile(
    rf"\s*(?:[-*\u2022]|\d{{1,4}}[.)]\s)?\s*[\[(]?({_TIME})[\])]?(?:\s*(?:-|\u2013|\u2014|to)\s*[\[(]?({_TIME})[\])]?)?(?:[\s:|.)\u2013\u2014-]+(.*))?"
)
_CHAPTER_AT_END: Final = re.compile(rf"\s*(.*?)[\s:|\u2013\u2014-]+[\[(]?({_TIME})[\])]?\s*")
_MIN_CHAPTER_SHARE: Final = 0.5
_N_SAMPLE_LINES: Final = 200
_MAX_LINE_CHARACTERS: Final = 1000
"""Maximum length of a line in a list of chapters."""


def read_cues(lines: Sequence[str], kind: str) -> SegmentFile | None:
    """Read SRT or WebVTT; return None for a text without cues."""
    segments: list[NamedSegment] = []
    refused: list[RowNote] = []
    number = 0
    while number < len(lines):
        found = _CUE.fullmatch(lines[number])
        number += 1
        if found is None:
            if "-->" in lines[number - 1]:
                refused.append(
                    note_line(
                        number, lines[number - 1], RowProblem.NO_TIME, tr_lazy("errors", "Its times cannot be read.")
                    )
                )
            continue
        begin, text = number, []
        while number < len(lines) and lines[number].strip() and "-->" not in lines[number]:
            text.append(lines[number])
            number += 1
        start, end = parse_clock(found[1]), parse_clock(found[2])
        if start is None or end is None:
            refused.append(
                note_line(begin, lines[begin - 1], RowProblem.NO_TIME, tr_lazy("errors", "Its times cannot be read."))
            )
            continue
        plain = " ".join(_TAG.sub("", " ".join(text)).split())
        name = unescape(plain) if kind == "WebVTT" else plain
        made = NamedSegment(name, start, end, line=begin, text=shorten(lines[begin - 1]))
        if end <= start:
            refused.append(refuse_reversed(made))
        else:
            segments.append(made)
    return SegmentFile(kind, in_order(segments), refused=tuple(refused)) if segments or refused else None


def read_chapters(lines: Sequence[str]) -> SegmentFile | None:
    """Read lines such as '1:02:03 Rally 4', as in YouTube descriptions; return None if most lines are different."""
    if not _look_like_chapters(lines):
        return None
    segments: list[NamedSegment] = []
    refused: list[RowNote] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if found := _CHAPTER.fullmatch(line):
            times, name = (found[1], found[2]), found[3]
        elif found := _CHAPTER_AT_END.fullmatch(line):
            times, name = (found[2], None), found[1]
        else:
            times, name = ("", None), ""
        start, end = (parse_clock(time or "") for time in times)
        if start is None:
            refused.append(note_line(number, line, RowProblem.NOT_DATA, tr_lazy("errors", "It has no time.")))
            continue
        made = NamedSegment((name or "").strip(), start, end, line=number, text=shorten(line))
        if end is not None and end <= start:
            refused.append(refuse_reversed(made))
        else:
            segments.append(made)
    return SegmentFile(tr_lazy("video", "list of chapters"), in_order(segments), refused=tuple(refused))


def _look_like_chapters(lines: Sequence[str]) -> bool:
    sample = [line for line in lines[:_N_SAMPLE_LINES] if line.strip()]
    if any(len(line) > _MAX_LINE_CHARACTERS for line in lines):
        return False
    timed = sum(bool(_CHAPTER.fullmatch(line) or _CHAPTER_AT_END.fullmatch(line)) for line in sample)
    return timed > 0 and timed >= _MIN_CHAPTER_SHARE * len(sample)


def read_ffmetadata(lines: Sequence[str]) -> SegmentFile:
    """Read the chapters in FFmpeg metadata."""
    segments: list[NamedSegment] = []
    refused: list[RowNote] = []
    begin, facts = 0, dict[str, str]()
    for number, line in enumerate([*lines, "["], 1):
        if line.startswith("["):
            if begin:
                _end_chapter(begin, facts, segments, refused)
            begin, facts = (number if line.strip().upper() == "[CHAPTER]" else 0), {}
        elif not line.startswith((";", "#")):
            name, _, value = line.partition("=")
            facts[name.strip().lower()] = re.sub(r"\\(.)", r"\1", value)
    return SegmentFile("FFmpeg metadata", in_order(segments), refused=tuple(refused))


def _end_chapter(line: int, facts: dict[str, str], segments: list[NamedSegment], refused: list[RowNote]) -> None:
    try:
        above, _, below = facts.get("timebase", "1/1000000000").partition("/")
        tick = int(above) / int(below)
        start, end = int(facts["start"]) * tick, int(facts["end"]) * tick
    except (ValueError, KeyError, ZeroDivisionError):
        refused.append(
            note_line(line, "[CHAPTER]", RowProblem.NO_TIME, tr_lazy("errors", "Its start or end is missing."))
        )
        return
    made = NamedSegment(facts.get("title", ""), start, end, line=line, text="[CHAPTER]")
    if end <= start:
        refused.append(refuse_reversed(made))
    else:
        segments.append(made)
