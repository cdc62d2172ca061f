"""Read segments from tables: CSV of LosslessCut and spreadsheets, TSV, markers of Premiere and Avid, edit lists.

A table that contains only numbers may hold ball labels instead. Segments follow one another: each ends after it
starts, and before the next one starts. If that is not conclusive, the user is asked.
"""

import csv
import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import Aspect, AspectFinding, Certainty, Decisions, choices_of
from rallytrace.storage.labels.cells import VISIBILITY_WORDS, Role, frame_of_name, is_missing, is_number, role_of
from rallytrace.storage.labels.frame_times import is_clock
from rallytrace.storage.labels.report import RowNote, RowProblem
from rallytrace.storage.labels.sheet import find_heading
from rallytrace.storage.segments.projects import refuse_reversed
from rallytrace.storage.segments.records import NamedSegment, SegmentFile, SegmentVideo, in_order, note_line, shorten
from rallytrace.storage.segments.timeline import CodeSpan, choose_rate, choose_start
from rallytrace.texts import tr_lazy
from rallytrace.track.clocks import CellTime, TimeKind, parse_time
from rallytrace.track.timecode import CodeRate, TimeCodeError

_MAX_SAMPLE_ROWS: Final = 400
_MAX_LINES_IN_ROW: Final = 5
_MIN_TIME_SHARE: Final = 0.6
"""Minimum share of times among the cells of a column of times."""
_MIN_CHAIN_SHARE: Final = 0.6
"""Minimum share of rows that can be segments following one another."""
_MIN_SURE_ROWS: Final = 5
"""Minimum number of rows for certainty: in fewer rows, positions may ascend like starts and ends."""
_MIN_MEDIAN_FRAMES: Final = 2
_MIN_MEDIAN_SECONDS: Final = 1.0
"""Median length below which a list of rallies is read in another unit."""
_MAX_MEDIAN_SECONDS: Final = 60.0
"""Median length above which a list of rallies more likely has frame numbers."""
_MAX_SCORE: Final = 99
_SEPARATORS: Final = ("\t", ";", ",", "|", "")
_FORMULA: Final = re.compile(r"'(?=[=+\-@])")


class Contents(WordedEnum):
    """The kind of items that a table lists."""

    SEGMENTS = "segments", tr_lazy("video", "Segments (rallies)")
    LABELS = "labels", tr_lazy("video", "Ball labels")


class Unit(WordedEnum):
    """The unit of the numbers in a table."""

    SECONDS = "seconds", tr_lazy("video", "Seconds")
    FRAMES = "frames", tr_lazy("video", "Frames")
    MILLISECONDS = "milliseconds", tr_lazy("video", "Milliseconds")


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_START_HEADINGS: Final = _names(
    "start starttime begin begintime in inpoint timein from startseconds startsec starts startms startframe firstframe "
    "anfang beginn von début debut inicio inizio 开始 开始时间 開始 開始時間 начало 시작"
)
_END_HEADINGS: Final = _names(
    "end endtime stop stoptime finish out outpoint timeout to endseconds endsec ends endms endframe lastframe "
    "ende bis fin fine 结束 结束时间 終了 終了時間 конец 종료 끝"
)
_DURATION_HEADINGS: Final = _names("duration length dur dauer durée 时长 長さ")
_TIME_HEADINGS: Final = _names("time timecode position timestamp tc zeit 时间 時間")
_NAME_HEADINGS: Final = _names(
    "name markername label title rally segment segmentname comment comments description marker text notes note "
    "bezeichnung titel satz nom nombre 名称 名前 название"
)
_WINNER_HEADINGS: Final = _names("winner wonby")
_TAG_HEADINGS: Final = _names("tags tag")


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    text: str
    cells: tuple[str, ...]

    def cell(self, column: int) -> str:
        return self.cells[column].strip() if 0 <= column < len(self.cells) else ""


@dataclass(frozen=True, slots=True)
class _Layout:
    """The columns of a table, by their meaning; -1 for a missing column.

    Attributes:
        header: number of rows before the first segment.
        is_named: True if headings name the columns of times.
    """

    start: int
    end: int = -1
    duration: int = -1
    name: int = -1
    winner: int = -1
    tags: int = -1
    header: int = 0
    is_named: bool = False
    unit: Unit | None = None
    is_inclusive: bool = False


@dataclass(slots=True)
class _Table:
    rows: list[_Row]
    layout: _Layout
    separator: str
    refused: list[RowNote] = field(default_factory=list)
    corrected: list[RowNote] = field(default_factory=list)

    @property
    def data(self) -> list[_Row]:
        return self.rows[self.layout.header :]


@dataclass(frozen=True, slots=True)
class _Times:
    """The times in a row. `end` is None for an empty cell. If `is_length` is True, `end` counts from the start."""

    row: _Row
    start: CellTime | None
    end: CellTime | None
    is_length: bool
    problem: str = ""


def read_table(
    lines: Sequence[str], video: SegmentVideo, decisions: Decisions, *, must_be: bool = False
) -> SegmentFile | None:
    """Read a table of segments; return None for a table of something else, such as ball labels.

    Args:
        must_be: True if the file's name or the user says that it contains segments.
    """
    table = _split(lines)
    if table is None:
        return None
    times = [_times_of(row, table.layout) for row in table.data]
    if must_be:
        finding = AspectFinding(Contents.SEGMENTS, "", Certainty.CERTAIN)
    else:
        judged = _judge(table, times)
        if judged is None:
            return None
        finding = judged
        if judged.certainty is not Certainty.CERTAIN and _leave_video(table.layout, times, video):
            words = tr_lazy("video", "As segments, most would begin in the video and end after it.")
            finding = AspectFinding(Contents.LABELS, words, Certainty.UNSURE)
    if finding.certainty is not Certainty.CERTAIN or Aspect.CONTENT in decisions.overrides:
        contents = decisions.choose(Aspect.CONTENT, choices_of(Contents), finding)
        if contents is Contents.LABELS:
            return None
    if len(lines) > _MAX_SAMPLE_ROWS:
        table.rows = _rows(lines, table.separator)
        times = [_times_of(row, table.layout) for row in table.data]
    segments = _segments(table, times, video, decisions)
    refused = tuple(sorted(table.refused, key=lambda note: note.line))
    corrected = tuple(table.corrected)
    conclusions = tuple(decisions.conclusions)
    return SegmentFile(tr_lazy("video", "table of segments"), in_order(segments), "", conclusions, refused, corrected)


def holds_positions(lines: Sequence[str]) -> bool:
    """Return True for a table of ball labels by clock times: it names x and y, or its rows are times with positions."""
    if find_heading(lines) is not None:
        return True
    table = _split(lines)
    if table is not None and table.layout.is_named:
        return False
    return any(_are_positions(_rows(lines[:_MAX_SAMPLE_ROWS], separator)) for separator in _SEPARATORS)


def _are_positions(rows: Sequence[_Row]) -> bool:
    """Return True if most rows are a clock time and two numbers that are no scores."""
    split = [[part for cell in row.cells for part in cell.split()] for row in rows]
    found = [cells for cells in split if len(cells) > 2 and is_clock(cells[0])]
    pairs = [cells[1:3] for cells in found if all(is_number(cell.replace(",", ".")) for cell in cells[1:3])]
    if not pairs or len(pairs) < _MIN_TIME_SHARE * len(rows):
        return False
    columns = np.array([[float(cell.replace(",", ".")) for cell in pair] for pair in pairs])
    return bool(np.all(np.any((columns != np.floor(columns)) | (columns > _MAX_SCORE), axis=0)))


def _split(lines: Sequence[str]) -> _Table | None:
    """Find the separator with the most rows that have times, and the columns, from the first lines."""
    best: tuple[int, int, list[_Row], _Layout, str] | None = None
    for rank, separator in enumerate(_SEPARATORS):
        sample = _rows(lines[:_MAX_SAMPLE_ROWS], separator)
        layout = _find_layout(sample)
        if layout is None or (not separator and layout.end < 0):
            continue
        fitting = sum(not times.problem for times in (_times_of(row, layout) for row in sample[layout.header :]))
        if fitting and (best is None or fitting > best[0]):
            best = (fitting, rank, sample, layout, separator)
    if best is None:
        return None
    return _Table(best[2], best[3], best[4])


def _rows(lines: Sequence[str], separator: str) -> list[_Row]:
    """Split lines into rows, skipping comments, blank lines and 'sep=;'."""
    if not separator:
        split = [(number, tuple(line.split(maxsplit=2))) for number, line in enumerate(lines, 1)]
    else:
        split = _split_quoted(lines, separator)
    rows = []
    for number, cells in split:
        text = lines[number - 1]
        is_comment = text.startswith("#") and not re.match(r"#\d", text)
        if not any(cell.strip() for cell in cells) or is_comment or re.fullmatch(r"(?i)sep=.?", text.strip()):
            continue
        rows.append(_Row(number, text, tuple(_FORMULA.sub("", cell.strip(), count=1) for cell in cells)))
    return rows


def _split_quoted(lines: Sequence[str], separator: str) -> list[tuple[int, tuple[str, ...]]]:
    """Split lines at separators outside quotes. Names may contain line breaks unless a quote is never closed."""
    rows, begin = [], 1
    reader = csv.reader((f"{line}\n" for line in lines), delimiter=separator, skipinitialspace=True, strict=True)
    try:
        for cells in reader:
            if reader.line_num - begin >= _MAX_LINES_IN_ROW:
                break
            rows.append((begin, tuple(cells)))
            begin = reader.line_num + 1
        else:
            return rows
    except csv.Error:
        pass
    return [(number, _split_line(line, separator)) for number, line in enumerate(lines, 1)]


def _split_line(line: str, separator: str) -> tuple[str, ...]:
    try:
        return tuple(next(csv.reader([line], delimiter=separator, skipinitialspace=True, strict=True), ()))
    except csv.Error:
        return tuple(line.split(separator))


def _plain(name: str) -> str:
    return re.sub(r"[\W_]", "", name[:60].lower())


def _column(names: Sequence[str], wanted: Sequence[str]) -> int:
    """Return the first column that has one of the wanted names; -1 if there is none."""
    return next((names.index(name) for name in wanted if name in names), -1)


def _find_layout(rows: Sequence[_Row]) -> _Layout | None:
    for number, row in enumerate(rows[:5]):
        names = [_plain(re.sub(r"\(.*?\)|\[.*?\]", "", cell)) for cell in row.cells]
        if any(parse_time(cell) for cell in row.cells):
            break
        roles = {role_of(cell) for cell in row.cells}
        if roles >= {Role.X, Role.Y}:
            return None
        if (layout := _named_layout(row, names, number + 1)) is not None:
            return layout
        if Role.FRAME in roles and len(roles) > 1:
            return None
    header = 1 if len(rows) > 1 and not any(parse_time(cell) for cell in rows[0].cells) else 0
    return _unnamed_layout(rows, header)


def _named_layout(row: _Row, names: Sequence[str], header: int) -> _Layout | None:
    start, end, duration = (_column(names, wanted) for wanted in (_START_HEADINGS, _END_HEADINGS, _DURATION_HEADINGS))
    name = _column(names, _NAME_HEADINGS)
    if start < 0 and name >= 0 and not any(role_of(cell) is Role.FRAME for cell in row.cells):
        start = _column(names, _TIME_HEADINGS)
    elif start >= 0 and end < 0 and duration < 0 and name < 0:
        return None
    if start < 0 or len(row.cells) < 2:
        return None
    heading = row.cells[start].lower()
    unit = None
    if "frame" in heading:
        unit = Unit.FRAMES
    elif re.search(r"\bms\b|milli|_ms|startms", heading):
        unit = Unit.MILLISECONDS
    elif re.search(r"sec|\bs\b|\(s\)|_s$", heading):
        unit = Unit.SECONDS
    return _Layout(
        start,
        end,
        duration if end < 0 else -1,
        name,
        _column(names, _WINNER_HEADINGS),
        _column(names, _TAG_HEADINGS),
        header,
        is_named=True,
        unit=unit,
        is_inclusive=end >= 0 and names[end] in ("lastframe", "endframe"),
    )


def _unnamed_layout(rows: Sequence[_Row], header: int) -> _Layout | None:
    data = rows[header:]
    width = max((len(row.cells) for row in data), default=0)
    for start in range(min(width, 4)):
        cells = [row.cell(start) for row in data]
        known = [time for cell in cells if cell and (time := parse_time(cell)) is not None]
        if start and not _are_clocks(known):
            known = []
        if not known or len(known) < _MIN_TIME_SHARE * sum(bool(cell) for cell in cells):
            continue
        if _counts_rows(known) and width > start + 2 and _is_chain(data, start + 1):
            start += 1  # noqa: PLW2901 - the first column numbers the rows
        end = start + 1 if _has_times(data, start + 1) else -1
        if end < 0 and (width < 2 or not _are_clocks(known)):
            return None
        ends = [time for row in data if end >= 0 and (time := parse_time(row.cell(end))) is not None]
        if ends and _are_clocks(ends) and not _are_clocks(known):
            continue  # a number followed by a clock
        return _Layout(start, end, name=_name_column(data, max(start, end) + 1, width, start), header=header)
    return None


def _are_clocks(times: Sequence[CellTime]) -> bool:
    return all(time.kind in (TimeKind.CLOCK, TimeKind.CODE) for time in times)


def _counts_rows(times: Sequence[CellTime]) -> bool:
    values = np.array([time.value for time in times])
    return all(time.kind is TimeKind.NUMBER and time.is_whole for time in times) and bool(np.all(np.diff(values) == 1))


def _is_chain(rows: Sequence[_Row], start: int) -> bool:
    """Return True if column `start` and the next one hold starts and ends of segments that follow one another."""
    pairs = [(parse_time(row.cell(start)), parse_time(row.cell(start + 1))) for row in rows]
    if any(first is None or last is None for first, last in pairs):
        return False
    values = [time.value for pair in pairs for time in pair if time is not None]
    if all(pair[0] is not None and pair[0].kind is not TimeKind.NUMBER for pair in pairs):
        return True
    return len(rows) > 1 and bool(np.all(np.diff(values) >= 0))


def _has_times(rows: Sequence[_Row], column: int) -> bool:
    cells = [cell for row in rows if (cell := row.cell(column))]
    known = sum(parse_time(cell) is not None for cell in cells)
    return known > 0 and known >= _MIN_TIME_SHARE * len(cells)


def _name_column(rows: Sequence[_Row], after: int, width: int, before: int) -> int:
    """Return the column with the most distinct texts, of those from `after` on and those left of `before`.

    A column of numbers is accepted if there are no texts. Return -1 if all columns are empty.
    """
    best, most = -1, 0.0
    for column in (*range(after, width), *range(before)):
        cells = {cell for row in rows if (cell := row.cell(column))}
        texts = {cell for cell in cells if not is_number(cell)}
        worth = len(texts) + 0.5 * bool(cells)
        if worth > most:
            best, most = column, worth
    return best


def _times_of(row: _Row, layout: _Layout) -> _Times:
    first, last = row.cell(layout.start), row.cell(layout.end if layout.end >= 0 else layout.duration)
    start, end = parse_time(first), parse_time(last)
    problem = ""
    if first and start is None:
        problem = tr_lazy("errors", "'{cell}' is not a time.", cell=first[:30])
    elif last and end is None:
        problem = tr_lazy("errors", "'{cell}' is not a time.", cell=last[:30])
    elif start is None and (end is None or layout.duration >= 0):
        problem = tr_lazy("errors", "It has no times.")
    return _Times(row, start, end, layout.duration >= 0, problem)


def _judge(table: _Table, times: Sequence[_Times]) -> AspectFinding[Contents] | None:
    """Return what a table seems to list; None if it certainly does not hold segments."""
    layout, good = table.layout, [one for one in times if not one.problem]
    found = [time for one in good for time in (one.start, one.end) if time is not None]
    clocks = sum(time.kind is not TimeKind.NUMBER for time in found)
    if layout.is_named or clocks * 2 > len(found):
        words = (
            tr_lazy("video", "A heading names the starts.")
            if layout.is_named
            else tr_lazy("video", "It has clocks or time codes.")
        )
        return AspectFinding(Contents.SEGMENTS, words, Certainty.CERTAIN)
    width = max(len(row.cells) for row in table.data)
    names = [cell for row in table.data if (cell := row.cell(layout.name))]
    if any(frame_of_name(name) is not None and "." in name for name in names):
        return None  # names of pictures
    if all(is_missing(name) or name.lower() in VISIBILITY_WORDS or is_number(name) for name in names):
        differ = any(is_number(name) and not 0 <= float(name) <= 1 for name in names)
        return _judge_numbers(good, len(times), width, has_index=layout.start > 0, names_differ=differ)
    if _chain_share(good) < _MIN_CHAIN_SHARE:
        if sum(_is_numeric(table.data, column) for column in range(width)) > 2 + layout.start:
            return None
        words = tr_lazy("video", "It has names, but its numbers are not starts and ends.")
        return AspectFinding(Contents.SEGMENTS, words, Certainty.UNSURE)
    return AspectFinding(Contents.SEGMENTS, tr_lazy("video", "Each row has two times and a name."), Certainty.CERTAIN)


def _leave_video(layout: _Layout, times: Sequence[_Times], video: SegmentVideo) -> bool:
    """Return True if most segments would begin in the video and end after it, which is possible for one at most."""
    good = [one for one in times if not one.problem and one.start is not None and one.end is not None]
    found = [time for one in good for time in (one.start, one.end) if time is not None]
    numbers = [time for time in found if time.kind is TimeKind.NUMBER]
    if len(good) < 2 or not numbers or any(time.code is not None for time in found):
        return False
    unit = _judge_unit(layout, good, numbers, video).value
    spans = [_seconds(one, unit, video, video.code_rate, 0) for one in good]
    leaving = sum(start <= video.duration and end is not None and end > video.duration + 1 for start, end in spans)
    return leaving * 2 > len(times)


def _is_numeric(rows: Sequence[_Row], column: int) -> bool:
    return all(is_number(cell.replace(",", ".")) for row in rows if (cell := row.cell(column)))


def _judge_numbers(
    times: Sequence[_Times], n_rows: int, width: int, *, has_index: bool, names_differ: bool
) -> AspectFinding[Contents] | None:
    """Judge a table of numbers, which may hold ball labels instead.

    Args:
        has_index: True if its first column numbers the rows.
        names_differ: True if the column of names has numbers outside 0 to 1: neither confidences nor visibilities.
    """
    numbers = [(one.start, one.end) for one in times if one.start is not None and one.end is not None]
    if width > 3 + has_index or not numbers or len(numbers) < _MIN_CHAIN_SHARE * n_rows:
        return None
    share = _chain_share(times)
    fractional = not all(start.is_whole for start, _ in numbers)
    if has_index:
        words = tr_lazy("video", "Two columns increase like starts and ends, but they could be positions.")
        return AspectFinding(Contents.SEGMENTS, words, Certainty.UNSURE)
    if fractional and width == 3:
        is_normalised = max(end.value for _, end in numbers) <= 1
        if share < 1 / 2 and (is_normalised or not names_differ):
            return None  # positions, and a confidence or a visibility
        words = tr_lazy("video", "The first column has decimals, so it does not contain frame numbers.")
        is_likely = share >= 1 / 2 and not is_normalised
        return AspectFinding(Contents.SEGMENTS, words, Certainty.LIKELY if is_likely else Certainty.UNSURE)
    lengths = [end.value - start.value for start, end in numbers if end.value > start.value]
    if share < _MIN_CHAIN_SHARE or not lengths or (not fractional and max(lengths) < _MIN_MEDIAN_FRAMES):
        return None
    words = tr_lazy("video", "Two columns look like starts and ends of consecutive segments.")
    sure = len(numbers) >= _MIN_SURE_ROWS and share == 1
    return AspectFinding(Contents.SEGMENTS, words, Certainty.LIKELY if sure else Certainty.UNSURE)


def _chain_share(times: Sequence[_Times]) -> float:
    """Return the share of rows, sorted by start, that end after they start and start after the previous row's end."""
    fitting, before = 0, 0.0
    for one in sorted(times, key=lambda one: 0.0 if one.start is None else one.start.value):
        start = 0.0 if one.start is None else one.start.value
        end = start if one.end is None else one.end.value
        if before <= start <= end and (one.end is None or start < end):
            fitting += 1
            before = end
    return fitting / len(times) if times else 0.0


def _segments(table: _Table, times: Sequence[_Times], video: SegmentVideo, decisions: Decisions) -> list[NamedSegment]:
    for one in times:
        if one.problem:
            table.refused.append(note_line(one.row.line, one.row.text, RowProblem.NO_TIME, one.problem))
    good = [one for one in times if not one.problem]
    found = [time for one in good for time in (one.start, one.end) if time is not None]
    codes = [time.code for time in found if time.code is not None]
    unit = _choose_unit(table.layout, good, video, decisions)
    rate = choose_rate(decisions, video, codes) if codes else video.code_rate
    offset = _choose_offset(good, video, rate, decisions) if codes else 0
    segments = []
    for one in good:
        try:
            start, end = _seconds(one, unit, video, rate, offset)
        except TimeCodeError as error:
            table.refused.append(note_line(one.row.line, one.row.text, RowProblem.BAD_CODE, error.words))
            continue
        if end is not None and table.layout.is_inclusive and unit is Unit.FRAMES:
            end += 1 / video.rate
        if end == start and codes:
            end = None  # a marker
        made = _named(table.layout, one.row, start, end)
        if end is not None and end <= start:
            table.refused.append(refuse_reversed(made))
        else:
            segments.append(made)
    return segments


def _named(layout: _Layout, row: _Row, start: float, end: float | None) -> NamedSegment:
    tags = tuple(tag.strip() for tag in row.cell(layout.tags).split(";") if tag.strip())
    name, winner = row.cell(layout.name), row.cell(layout.winner)
    return NamedSegment(name, start, end, winner, tags, line=row.line, text=shorten(row.text))


def _choose_unit(layout: _Layout, times: Sequence[_Times], video: SegmentVideo, decisions: Decisions) -> Unit:
    """Decide what plain numbers count: seconds, unless the table states or implies otherwise."""
    numbers = [time for one in times for time in (one.start, one.end) if time and time.kind is TimeKind.NUMBER]
    if not numbers:
        return Unit.SECONDS
    finding = _judge_unit(layout, times, numbers, video)
    return decisions.choose(Aspect.TIMES, choices_of(Unit), finding)


def _judge_unit(
    layout: _Layout, times: Sequence[_Times], numbers: Sequence[CellTime], video: SegmentVideo
) -> AspectFinding[Unit]:
    if layout.unit is not None or not all(number.is_whole for number in numbers):
        words = (
            tr_lazy("video", "The numbers have decimals.")
            if layout.unit is None
            else tr_lazy("video", "The heading says so.")
        )
        return AspectFinding(layout.unit or Unit.SECONDS, words, Certainty.CERTAIN)
    greatest = [max((time.value for time in (one.start, one.end) if time), default=0.0) for one in times]
    lengths = [
        one.end.value if one.is_length else one.end.value - one.start.value for one in times if one.start and one.end
    ]
    last, length = float(np.median(greatest)), float(np.median(lengths)) if lengths else math.inf
    if length < _MIN_MEDIAN_SECONDS * video.rate:
        words = tr_lazy(
            "video",
            "As frames, most would be shorter than {seconds:.0f} second.",
            seconds=_MIN_MEDIAN_SECONDS,
        )
        return AspectFinding(Unit.SECONDS, words, Certainty.LIKELY)
    if last > (video.duration + 1) * video.rate and length > 1000 * _MIN_MEDIAN_SECONDS:
        return AspectFinding(
            Unit.MILLISECONDS, tr_lazy("video", "As seconds or frames they would exceed the video."), Certainty.LIKELY
        )
    if last > video.duration + 1:
        return AspectFinding(Unit.FRAMES, tr_lazy("video", "As seconds they would exceed the video."), Certainty.LIKELY)
    if length > _MAX_MEDIAN_SECONDS:
        return AspectFinding(
            Unit.FRAMES, tr_lazy("video", "As seconds they would be very long for rallies."), Certainty.UNSURE
        )
    return AspectFinding(Unit.SECONDS, tr_lazy("video", "They could be frame numbers as well."), Certainty.UNSURE)


def _choose_offset(times: Sequence[_Times], video: SegmentVideo, rate: CodeRate, decisions: Decisions) -> int:
    spans, drops = [], Counter[bool]()
    for one in times:
        if one.start is None or one.start.code is None or not one.start.code.exists_at(rate):
            continue
        drops[one.start.code.is_drop] += 1
        stop = None if one.end is None or one.end.code is None or one.is_length else one.end.code
        last = stop.frame(rate) if stop is not None and stop.exists_at(rate) else None
        spans.append(CodeSpan(one.start.code.frame(rate), last))
    return choose_start(decisions, spans, video, rate, is_drop=drops[True] > drops[False])


def _seconds(one: _Times, unit: Unit, video: SegmentVideo, rate: CodeRate, offset: int) -> tuple[float, float | None]:
    start = 0.0 if one.start is None else _second(one.start, unit, video, rate, offset)
    if one.end is None:
        return start, None
    end = _second(one.end, unit, video, rate, 0 if one.is_length else offset)
    return start, start + end if one.is_length else end


def _second(time: CellTime, unit: Unit, video: SegmentVideo, rate: CodeRate, offset: int) -> float:
    if time.code is not None:
        return float((time.code.frame(rate) - offset) / rate.exact)
    if time.kind is TimeKind.FRAME or (time.kind is TimeKind.NUMBER and unit is Unit.FRAMES):
        return float(time.value / video.code_rate.exact)
    if time.kind is TimeKind.MILLISECOND or (time.kind is TimeKind.NUMBER and unit is Unit.MILLISECONDS):
        return time.value / 1000
    return time.value
