"""Read edit decision lists: CMX 3600, with or without Resolve's markers, and mpv's lists.

An event has time codes in the source and in the edited timeline (record). For a list of a single video the source
codes are the right ones. Resolve's markers repeat the codes of their timeline.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import Aspect, AspectFinding, Certainty, Decisions, choices_of
from rallytrace.storage.labels.report import RowNote, RowProblem, lines_in_words
from rallytrace.storage.segments.projects import refuse_reversed
from rallytrace.storage.segments.records import NamedSegment, SegmentFile, SegmentVideo, in_order, note_line, shorten
from rallytrace.storage.segments.timeline import CodeSpan, choose_rate, choose_start
from rallytrace.texts import tr_lazy
from rallytrace.track.timecode import CodeRate, TimeCode, TimeCodeError

_CODE_TEXT: Final = re.compile(r"\d+[:;.]\d+[:;.]\d+[:;.]\d+", re.ASCII)
_MARKER: Final = re.compile(r"\|M:([^|]*)\|D:(\d+)", re.IGNORECASE)
_NOTE: Final = re.compile(r"\*\s*(COMMENT|FROM CLIP NAME|LOC)\s*:\s*(.*)", re.IGNORECASE)
_DROP_FORM: Final = re.compile(r"FCM:\s*(NON[- ]?)?DROP", re.IGNORECASE)
_MPV_HEAD: Final = re.compile(r"#\s*mpv EDL", re.IGNORECASE)
_BLACK: Final = "BL"


class EditColumns(WordedEnum):
    """The columns of time codes that give an event's position in the video."""

    SOURCE = "source", tr_lazy("video", "Source (the cut video)")
    RECORD = "record", tr_lazy("video", "Record (the edited timeline)")


@dataclass(slots=True)
class _Event:
    line: int
    text: str
    reel: str
    codes: tuple[TimeCode, ...]
    is_drop_form: bool
    name: str = ""
    clip: str = ""
    marker_frames: int | None = None


@dataclass(slots=True)
class _Listed:
    events: list[_Event] = field(default_factory=list)
    refused: list[RowNote] = field(default_factory=list)
    speeds: list[int] = field(default_factory=list)
    locators: list[int] = field(default_factory=list)
    has_drop_form: bool = False


def is_edit_list(text: str) -> bool:
    """Return True if a text contains an event of CMX 3600, or begins like such a list."""
    return text.lstrip().upper().startswith("TITLE:") or any(_codes_of(line) for line in text.splitlines()[:200])


def is_mpv_list(text: str) -> bool:
    return _MPV_HEAD.match(text) is not None


def _codes_of(line: str) -> list[str]:
    """Return the words of a line with an event, of which the last four are time codes; empty for other lines."""
    words = line.split()
    is_event = len(words) >= 7 and words[0].isdigit() and all(_CODE_TEXT.fullmatch(word) for word in words[-4:])
    return words if is_event else []


def read_edit_list(lines: Sequence[str], video: SegmentVideo, decisions: Decisions) -> SegmentFile:
    """Read the events of a list as segments."""
    listed = _list_events(lines)
    _ignore_wrong_form(listed)
    rate = choose_rate(decisions, video, [code for event in listed.events for code in event.codes])
    is_timeline = bool(listed.events) and all(event.marker_frames is not None for event in listed.events)
    columns = EditColumns.SOURCE if is_timeline else _choose_columns(listed, rate, video, decisions)
    spans = _spans(listed, rate, columns)
    drops = sum(_is_drop(event, event.codes[0]) for event, _ in spans)
    start = choose_start(
        decisions,
        [span for _, span in spans],
        video,
        rate,
        is_drop=2 * drops > len(spans),
        is_timeline=is_timeline,
        may_be_timeline=_starts_late(listed, rate),
        is_source=columns is EditColumns.SOURCE and any(event.clip == video.name for event in listed.events),
    )
    segments = []
    for event, span in _merge_tracks(spans):
        stop = span.stop
        if event.marker_frames is not None:
            stop = span.start + event.marker_frames if event.marker_frames > 1 else None
        seconds = [None if frame is None else float((frame - start) / rate.exact) for frame in (span.start, stop)]
        name = event.name or ("" if event.clip in ("", video.name) else event.clip)
        made = NamedSegment(name, seconds[0] or 0.0, seconds[1], line=event.line, text=shorten(event.text))
        if made.end is not None and made.end <= made.start:
            listed.refused.append(refuse_reversed(made))
        else:
            segments.append(made)
    refused = tuple(sorted(listed.refused, key=lambda note: note.line))
    kind = tr_lazy("video", "Resolve markers (EDL)") if is_timeline else tr_lazy("video", "edit decision list")
    remarks = tuple(_remarks(listed))
    return SegmentFile(kind, in_order(segments), "", tuple(decisions.conclusions), refused, remarks=remarks)


def _list_events(lines: Sequence[str]) -> _Listed:
    listed, is_drop_form = _Listed(), False
    event: _Event | None = None
    for number, line in enumerate(lines, 1):
        words = _codes_of(line)
        if words:
            event, codes = None, [TimeCode.parse(word) for word in words[-4:]]
            known = tuple(code for code in codes if code is not None)
            if len(known) < 4:
                listed.refused.append(
                    note_line(number, line, RowProblem.BAD_CODE, tr_lazy("errors", "A time code cannot be read."))
                )
            elif words[1].upper() != _BLACK:
                event = _Event(number, line, words[1], known, is_drop_form)
                listed.events.append(event)
        elif form := _DROP_FORM.match(line.strip()):
            is_drop_form = form[1] is None
            listed.has_drop_form |= is_drop_form
        elif line.strip()[:2].upper() == "M2":
            listed.speeds.append(number)
        elif re.match(r"\s*\d+\s+\S+\s.*\d\d[:;]\d\d", line):
            listed.refused.append(
                note_line(number, line, RowProblem.NOT_DATA, tr_lazy("errors", "The event is incomplete."))
            )
        elif event is not None and (marker := _MARKER.search(line)):
            event.name, event.marker_frames = marker[1].strip(), int(marker[2])
        elif event is not None and (note := _NOTE.match(line.strip())):
            _take_note(listed, event, note[1].upper(), note[2].strip(), number)
    return listed


def _take_note(listed: _Listed, event: _Event, kind: str, text: str, line: int) -> None:
    if kind == "COMMENT":
        event.name = text
    elif kind == "LOC":
        listed.locators.append(line)
    else:
        event.clip = text


def _ignore_wrong_form(listed: _Listed) -> None:
    """Stop reading codes with colons as drop-frame codes if one of them does not exist as such a code."""
    drop_rate = CodeRate.of(30000 / 1001)
    colons = [code for event in listed.events if event.is_drop_form for code in event.codes if not code.is_drop]
    if not all(code.exists(drop_rate, is_drop=True) for code in colons):
        for event in listed.events:
            event.is_drop_form = False
        listed.has_drop_form = False


def _is_drop(event: _Event, code: TimeCode) -> bool:
    """Return True if a code is drop-frame.

    It has a semicolon, or the list says that its codes are drop-frame and no code of the event has a semicolon.
    """
    return code.is_drop or (event.is_drop_form and not any(one.is_drop for one in event.codes))


def _choose_columns(listed: _Listed, rate: CodeRate, video: SegmentVideo, decisions: Decisions) -> EditColumns:
    reels = {event.reel for event in listed.events}
    clips = {event.clip for event in listed.events if event.clip}
    source, record = (_reach(listed, rate, columns) for columns in EditColumns)
    if clips and video.name in clips:
        found = AspectFinding(
            EditColumns.SOURCE, tr_lazy("video", "The list is cut from {name}.", name=video.name), Certainty.CERTAIN
        )
    elif len(reels) > 1 or len(clips) > 1:
        words = tr_lazy(
            "video", "The list is cut from several files. The video may be one of them, or the edited timeline."
        )
        found = AspectFinding(EditColumns.RECORD, words, Certainty.UNSURE)
    elif len(listed.events) > 2 and 100 * source < record:
        found = AspectFinding(
            EditColumns.RECORD, tr_lazy("video", "All source time codes are the same."), Certainty.LIKELY
        )
    else:
        found = AspectFinding(EditColumns.SOURCE, tr_lazy("video", "The list is cut from one video."), Certainty.LIKELY)
    columns = decisions.choose(Aspect.EDIT_COLUMNS, choices_of(EditColumns), found)
    if columns is EditColumns.SOURCE and video.name in clips:
        for event in [event for event in listed.events if event.clip and event.clip != video.name]:
            listed.events.remove(event)
            words = tr_lazy("errors", "It is cut from {clip}, not from {name}.", clip=event.clip, name=video.name)
            listed.refused.append(note_line(event.line, event.text, RowProblem.OTHER_CLIP, words))
    return columns


def _reach(listed: _Listed, rate: CodeRate, columns: EditColumns) -> int:
    """Return the distance from the earliest to the latest start of the events, in frames."""
    at = 0 if columns is EditColumns.SOURCE else 2
    frames = [event.codes[at].frame(rate) for event in listed.events if event.codes[at].exists_at(rate)]
    return max(frames) - min(frames) if frames else 0


def _starts_late(listed: _Listed, rate: CodeRate) -> bool:
    """Return True if the edited timeline begins at 01:00:00:00 or later."""
    codes = [event.codes[2] for event in listed.events if event.codes[2].exists_at(rate)]
    return bool(codes) and min(code.hours for code in codes) > 0


def _spans(listed: _Listed, rate: CodeRate, columns: EditColumns) -> list[tuple[_Event, CodeSpan]]:
    at = slice(0, 2) if columns is EditColumns.SOURCE else slice(2, 4)
    spans = []
    for event in listed.events:
        try:
            start, stop = (code.frame(rate, is_drop=_is_drop(event, code)) for code in event.codes[at])
        except TimeCodeError as error:
            listed.refused.append(note_line(event.line, event.text, RowProblem.BAD_CODE, error.words))
        else:
            spans.append((event, CodeSpan(start, stop)))
    return spans


def _merge_tracks(spans: Sequence[tuple[_Event, CodeSpan]]) -> list[tuple[_Event, CodeSpan]]:
    """Keep one event for the picture and sound of the same cut, and give it one of their names."""
    kept: dict[CodeSpan, _Event] = {}
    for event, span in spans:
        known = kept.setdefault(span, event)
        if known is not event and not known.name and event.name:
            kept[span] = replace(known, name=event.name)
    return [(event, span) for span, event in kept.items()]


def _remarks(listed: _Listed) -> list[str]:
    remarks = []
    if listed.has_drop_form and not any(code.is_drop for event in listed.events for code in event.codes):
        remarks.append(
            tr_lazy(
                "errors", "The list says DROP FRAME, so its codes are read as drop-frame codes despite their colons."
            )
        )
    if any(note.problem is RowProblem.BAD_CODE for note in listed.refused):
        remarks.append(
            tr_lazy("errors", "If the list was made at another frame rate than the video's, choose that rate.")
        )
    if listed.speeds:
        remarks.append(
            tr_lazy(
                "errors",
                "Changes of speed (M2) in {lines} are ignored.",
                lines=lines_in_words(listed.speeds),
            )
        )
    if listed.locators:
        remarks.append(
            tr_lazy(
                "errors",
                "Locators (LOC) in {lines} are not read.",
                lines=lines_in_words(listed.locators),
            )
        )
    return remarks


def read_mpv_list(lines: Sequence[str]) -> SegmentFile:
    """Read an mpv list: file, start and length per line, in seconds."""
    segments: list[NamedSegment] = []
    refused: list[RowNote] = []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith(("#", "!")):
            continue
        cells = [cell.partition("=")[2] if re.match(r"(start|length)=", cell) else cell for cell in line.split(",")]
        try:
            start, length = float(cells[1]), float(cells[2])
        except (IndexError, ValueError):
            refused.append(
                note_line(number, line, RowProblem.NO_TIME, tr_lazy("errors", "It has no start and length."))
            )
            continue
        title = next((cell.partition("=")[2] for cell in cells[3:] if cell.startswith("title=")), "")
        segments.append(NamedSegment(title, start, start + length, line=number, text=shorten(line)))
    return SegmentFile(tr_lazy("video", "mpv edit list"), in_order(segments), refused=tuple(refused))
