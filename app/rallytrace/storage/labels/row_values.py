"""Read the numbers in the rows of a label file, unconverted, and note faulty cells."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from rallytrace.storage.labels.aspects import (
    Aspect,
    AspectChoice,
    AspectFinding,
    Certainty,
    Decisions,
    VideoFacts,
)
from rallytrace.storage.labels.cells import Role, frame_numbers, numbers, remedy_of_digits
from rallytrace.storage.labels.columns import LabelColumns
from rallytrace.storage.labels.frame_times import FrameColumn, FrameUnit, choose_unit, frames_of_times
from rallytrace.storage.labels.report import RowProblem
from rallytrace.storage.labels.sheet import Sheet
from rallytrace.storage.labels.visibility import visibilities
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.detections import Source
from rallytrace.track.track import ROW, SOURCES, Rows

_MAX_FRAME_NUMBER = 10**9
"""Largest plausible frame number: about a year of video."""
_BALL_OBJECT_NUMBER = 99
"""Usual object number of the ball in tables of boxes."""
_MAX_PERSON_NUMBER = 30
"""Largest object number of a person in tables in which 99 is the ball."""
_MAX_OBJECTS = 12
_MAX_SHOWN_CHARACTERS = 30

Remark = tuple[int, RowProblem, str]
"""A row number, a fault, and a sentence about it."""


@dataclass(eq=False)
class RowValues:
    """The numbers of a file's rows, unconverted, (n,) each; NaN if missing.

    Attributes:
        named: True if frames are given as names of pictures.
        unit: what the frame column contains; times were converted to frames from 0.
        visibility: 0 to 3; None if the file has no such column.
        has_position: True for rows with a position; (0, 0) and negative pairs do not count.
        at_origin: True for rows with (0, 0).
        confidence: 0 to 1; 1 if missing, 0 if impossible.
        source: index in `SOURCES`.
        faults: faults of unreadable rows.
        corrections: corrections in the other rows.
    """

    frame: Floats
    named: bool
    unit: FrameUnit
    x: Floats
    y: Floats
    visibility: Floats | None
    has_position: Flags
    at_origin: Flags
    confidence: Floats
    source: Floats
    faults: list[Remark]
    corrections: list[Remark]

    def blank_rows(self) -> Rows:
        """Return rows of dtype `ROW` with only source and confidence filled in."""
        made = np.zeros(len(self.frame), ROW)
        made["source"], made["confidence"] = self.source, self.confidence
        return made


def read_values(sheet: Sheet, columns: LabelColumns, facts: VideoFacts, decisions: Decisions) -> RowValues:
    """Read the cells of all columns with a role.

    Raises:
        AppError: the user chose an object that is not in the table.
    """
    faults: list[Remark] = []
    corrections: list[Remark] = []
    column = FrameColumn(*_frame_cells(sheet, columns), columns.is_of_times, sheet.decimal_comma)
    unit = choose_unit(column, facts, decisions) if Role.FRAME in columns.by_role else FrameUnit.FRAMES
    if unit is FrameUnit.FRAMES or facts.seconds is None:
        frame, named = _frames(sheet, columns, faults)
    else:
        (frame, odd), named = frames_of_times(column, unit, facts.seconds), False
        faults += _remarks(odd, RowProblem.NO_FRAME, _no_time, column.cells)
        missing = tr_lazy("errors", "The time is missing.")
        faults += _remarks(np.isnan(frame) & ~odd, RowProblem.NO_FRAME, lambda _: missing, column.cells)
    x, y = (_coordinates(sheet, columns.by_role[role], role.value, faults) for role in (Role.X, Role.Y))
    visibility = _read_visibilities(sheet, columns, faults)
    if columns.boxes:
        x, y = _box_centres(sheet, x, y)
        _choose_object(sheet, decisions, faults)
    has_position = ~(np.isnan(x) | np.isnan(y))
    at_origin = has_position & (x == 0) & (y == 0)
    negative = has_position & (x == y) & (x < 0)
    return RowValues(
        frame,
        named,
        unit,
        x,
        y,
        visibility,
        has_position & ~at_origin & ~negative,
        at_origin,
        _confidences(sheet, columns, corrections),
        _sources(sheet, columns, corrections),
        faults,
        corrections,
    )


def _frame_cells(sheet: Sheet, columns: LabelColumns) -> tuple[list[str], str]:
    number = columns.by_role.get(Role.FRAME)
    if number is None:
        return [], ""
    return sheet.column(number), sheet.header[number] if number < len(sheet.header) else ""


def _frames(sheet: Sheet, columns: LabelColumns, faults: list[Remark]) -> tuple[Floats, bool]:
    if Role.FRAME not in columns.by_role:
        return sheet.row_numbers.astype(np.float64), False
    cells = sheet.column(columns.by_role[Role.FRAME])
    frame, odd, named = frame_numbers(cells, decimal_comma=sheet.decimal_comma)
    broken = ~np.isnan(frame) & ((frame != np.floor(frame)) | (np.abs(frame) > _MAX_FRAME_NUMBER))
    missing = tr_lazy("errors", "The frame number is missing.")
    faults += _remarks(odd, RowProblem.NO_FRAME, _no_frame_number, cells)
    faults += _remarks(np.isnan(frame) & ~odd, RowProblem.NO_FRAME, lambda _: missing, cells)
    faults += _remarks(broken, RowProblem.NO_FRAME, _invalid_frame_number, cells)
    frame[broken] = np.nan
    return frame, named


def _no_time(cell: str) -> str:
    return tr_lazy("errors", "'{cell}' is not a time.", cell=cell)


def _no_frame_number(cell: str) -> str:
    return tr_lazy("errors", "'{cell}' is not a frame number.", cell=cell)


def _invalid_frame_number(cell: str) -> str:
    return tr_lazy("errors", "Frame {cell} is not a valid frame number.", cell=cell)


def _remarks(marked: Flags, problem: RowProblem, words: Callable[[str], str], cells: Sequence[str]) -> list[Remark]:
    """Return a remark on each marked row. `words` returns its sentence for the row's cell."""
    remarks = []
    for row in np.flatnonzero(marked).tolist():
        sentence, remedy = words(cells[row][:_MAX_SHOWN_CHARACTERS]), remedy_of_digits(cells[row])
        remarks.append((row, problem, join_texts((sentence, remedy), " ") if remedy else sentence))
    return remarks


def _coordinates(sheet: Sheet, column: int, name: str, faults: list[Remark]) -> Floats:
    cells = sheet.column(column)
    made, odd = numbers(cells, decimal_comma=sheet.decimal_comma)
    odd |= np.abs(made) > _MAX_FRAME_NUMBER

    def no_number(cell: str) -> str:
        return tr_lazy("errors", "{name} '{cell}' is not a number.", name=name.upper(), cell=cell)

    faults += _remarks(odd, RowProblem.NO_NUMBER, no_number, cells)
    made[odd] = np.nan
    return made


def _read_visibilities(sheet: Sheet, columns: LabelColumns, faults: list[Remark]) -> Floats | None:
    if Role.VISIBILITY not in columns.by_role:
        return None
    cells = sheet.column(columns.by_role[Role.VISIBILITY])
    made, odd = visibilities(cells, decimal_comma=sheet.decimal_comma)
    faults += _remarks(odd, RowProblem.UNKNOWN_VISIBILITY, _unknown_visibility, cells)
    made[odd] = np.nan
    silent = np.isnan(made) & ~odd
    if silent.all():
        return None
    missing = tr_lazy("errors", "The visibility is missing.")
    faults += _remarks(silent, RowProblem.UNKNOWN_VISIBILITY, lambda _: missing, cells)
    return made


def _unknown_visibility(cell: str) -> str:
    return tr_lazy("errors", "Visibility '{cell}' is not 0 to 3.", cell=cell)


def _box_centres(sheet: Sheet, x: Floats, y: Floats) -> tuple[Floats, Floats]:
    width, _ = numbers(sheet.column(4), decimal_comma=sheet.decimal_comma)
    height, _ = numbers(sheet.column(5), decimal_comma=sheet.decimal_comma)
    return x + width / 2, y + height / 2


def _choose_object(sheet: Sheet, decisions: Decisions, faults: list[Remark]) -> None:
    """Choose the ball among the objects of a table of boxes, and refuse the rows of other objects."""
    ids, _ = numbers(sheet.column(1), decimal_comma=sheet.decimal_comma)
    counts = Counter(ids[~np.isnan(ids)].astype(np.int64).tolist())
    if not counts:
        return
    listed = [number for number, _ in counts.most_common(_MAX_OBJECTS)]
    if len(counts) == 1:
        verdict = AspectFinding(listed[0], tr_lazy("video", "It is the only one."), Certainty.CERTAIN)
    elif _BALL_OBJECT_NUMBER in counts:
        # A tracker with many objects may also reach number 99.
        alone = max(number for number in counts if number != _BALL_OBJECT_NUMBER) <= _MAX_PERSON_NUMBER
        words = tr_lazy("video", "99 is the usual number of the ball.")
        verdict = AspectFinding(_BALL_OBJECT_NUMBER, words, Certainty.LIKELY if alone else Certainty.UNSURE)
    else:
        words = tr_lazy(
            "video", "There are {count} objects, and it is unknown which one is the ball.", count=len(counts)
        )
        verdict = AspectFinding(min(counts, key=lambda number: counts[number]), words, Certainty.UNSURE)
    choices = [
        (
            label,
            AspectChoice(str(label), tr_lazy("video", "{label}, {rows:,} rows", label=str(label), rows=counts[label])),
        )
        for label in sorted({*listed, verdict.value})
    ]
    foreign = np.flatnonzero(ids != decisions.choose(Aspect.OBJECT, choices, verdict)).tolist()
    faults.extend((row, RowProblem.OTHER_OBJECT, tr_lazy("errors", "It belongs to another object.")) for row in foreign)


def _confidences(sheet: Sheet, columns: LabelColumns, corrections: list[Remark]) -> Floats:
    if Role.CONFIDENCE not in columns.by_role:
        return np.ones(len(sheet.cells))
    cells = sheet.column(columns.by_role[Role.CONFIDENCE])
    made, odd = numbers(cells, decimal_comma=sheet.decimal_comma)
    odd |= (made < 0) | (made > 1)
    corrections += _remarks(odd, RowProblem.CONFIDENCE, _invalid_confidence, cells)
    made[np.isnan(made)] = 1
    made[odd] = 0
    return made


def _invalid_confidence(cell: str) -> str:
    return tr_lazy("errors", "Confidence '{cell}' is not between 0 and 1. It was removed.", cell=cell)


def _sources(sheet: Sheet, columns: LabelColumns, corrections: list[Remark]) -> Floats:
    imported = float(SOURCES.index(Source.IMPORTED))
    if Role.SOURCE not in columns.by_role:
        return np.full(len(sheet.cells), imported)
    numbers = {source.value: float(number) for number, source in enumerate(SOURCES)} | {"": imported}
    cells = sheet.column(columns.by_role[Role.SOURCE])
    made = np.array([numbers.get(cell.lower(), np.nan) for cell in cells], np.float64)
    for row in np.flatnonzero(np.isnan(made)).tolist():
        cell = cells[row][:_MAX_SHOWN_CHARACTERS]
        words = tr_lazy("errors", "Source '{cell}' is unknown. Changed to imported.", cell=cell)
        corrections.append((row, RowProblem.SOURCE, words))
    made[np.isnan(made)] = imported
    return made
