"""Split the bytes of a label file into cells: encoding, separator, decimal sign, header."""

import csv
import enum
import os
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.files.file_access import refuse_special
from rallytrace.settings.rules import WordedEnum
from rallytrace.storage.labels.aspects import (
    Aspect,
    AspectChoice,
    AspectFinding,
    Certainty,
    Conclusion,
    Decisions,
    Overrides,
    choices_of,
)
from rallytrace.storage.labels.cells import VISIBILITY_WORDS, Role, frame_of_name, is_missing, is_number, role_of
from rallytrace.storage.labels.encodings import decode_text
from rallytrace.storage.labels.report import RowNote, RowProblem
from rallytrace.texts import tr_lazy

MAX_FILE_BYTES: Final = 128 * 2**20
MAX_LINES: Final = 2_000_000
"""Maximum number of lines in a label file: 18 hours of video."""
MAX_LINE_BYTES: Final = 10_000
"""Maximum number of bytes per line; no label file has so many columns."""


def read_label_file(path: Path) -> bytes:
    """Return the bytes of a label file.

    Raises:
        AppError: the file is missing, unreadable, or too large for a label file.
    """
    refuse_special(path)
    try:
        if path.is_dir():
            raise AppError(
                tr_lazy("errors", "{path} is a folder, not a label file.", path=path),
                tr_lazy("errors", "Choose the .csv file in it."),
            )
        with path.open("rb") as stream:
            _refuse_large(path, os.fstat(stream.fileno()).st_size)
            data = stream.read(MAX_FILE_BYTES + 1)
    except FileNotFoundError:
        raise AppError(
            tr_lazy("errors", "The label file {path} does not exist.", path=path), tr_lazy("errors", "Check the name.")
        ) from None
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "The label file {path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Check its permissions."),
        ) from error
    _refuse_large(path, len(data))
    _refuse_absurd(path, data)
    return data


def _refuse_large(path: Path, size: int) -> None:
    if size > MAX_FILE_BYTES:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} is larger than {limit} MB, too large for a label file.",
                path=path,
                limit=MAX_FILE_BYTES // 2**20,
            ),
            tr_lazy("errors", "Check that this is the label file."),
        )


def _refuse_absurd(path: Path, data: bytes) -> None:
    """Refuse data that would take minutes and gigabytes to split into cells."""
    if max(data.count(b"\n"), data.count(b"\r")) > MAX_LINES + 1:
        fault = tr_lazy(
            "errors", "{path} has more than {limit:,} lines, too many for a label file.", path=path, limit=MAX_LINES
        )
    else:
        letters = np.frombuffer(data, np.uint8)
        ends = np.flatnonzero((letters == ord("\n")) | (letters == ord("\r")))
        if np.diff(ends, prepend=-1, append=len(data)).max() <= MAX_LINE_BYTES:
            return
        fault = tr_lazy(
            "errors",
            "{path} has a line of more than {limit:,} characters, too many for a label file.",
            path=path,
            limit=MAX_LINE_BYTES,
        )
    raise AppError(fault, tr_lazy("errors", "Check that this is the label file."))


def decode_lines(data: bytes, decisions: Decisions) -> list[str]:
    """Return the lines of a file without line ends.

    Raises:
        AppError: the user's choice of encoding is not possible.
    """
    lines = decode_text(data, decisions).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if lines and not lines[-1]:
        lines.pop()
    return lines


_N_SAMPLE_LINES = 300
"""Number of lines inspected to find the separator."""
_MAX_SHOWN_CHARACTERS = 80
"""Number of characters of a line shown in a note."""
_DECIMAL_COMMA = re.compile(r"[+-]?\d+,\d+\Z", re.ASCII)


class Separator(enum.Enum):
    """The separator between cells; None stands for any number of spaces or tabs."""

    TAB = "\t"
    SEMICOLON = ";"
    COMMA = ","
    BAR = "|"
    SPACES = None


_MAX_LINES_TO_HEADING: Final = 5


def find_heading(lines: Sequence[str], separators: Iterable[Separator] = tuple(Separator)) -> int | None:
    """Return the index of the line that names columns of x and y, None if there is none.

    Titles may stand above it. A line after '#' counts if no other line names them.
    """
    filled = [number for number, line in enumerate(lines) if line.strip()][:_MAX_LINES_TO_HEADING]
    for number in sorted(filled, key=lambda number: lines[number].startswith("#")):
        for separator in separators:
            if {role_of(cell) for cell in _split(lines[number].lstrip("#"), separator)} >= {Role.X, Role.Y}:
                return number
    return None


class Decimal(WordedEnum):
    POINT = "point", "0.5"
    COMMA = "comma", "0,5"


_SEPARATORS = [
    (sign, AspectChoice(sign.name.lower(), words))
    for sign, words in (
        (Separator.TAB, tr_lazy("video", "Tab")),
        (Separator.SEMICOLON, tr_lazy("video", "Semicolon")),
        (Separator.COMMA, tr_lazy("video", "Comma")),
        (Separator.BAR, tr_lazy("video", "Bar")),
        (Separator.SPACES, tr_lazy("video", "Spaces")),
    )
]
_HEADERS = [
    (True, AspectChoice("header", tr_lazy("video", "Column names"))),
    (False, AspectChoice("data", tr_lazy("video", "Data"))),
]


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """A label file, split into cells.

    Attributes:
        header: names of columns; empty if there is no header.
        lines: 1-based line number of each row, (n,).
        row_numbers: number of rows before each row, (n,), including empty and refused ones.
        cells: stripped cells of each row.
        width: number of columns.
        decimal_comma: True if numbers have a decimal comma.
        conclusions: conclusions about how to split the file.
        refused: notes on lines that are not rows.
        remarks: sentences about the whole file.
        source: all lines of the file.
    """

    header: tuple[str, ...]
    lines: NDArray[np.int64]
    row_numbers: NDArray[np.int64]
    cells: list[list[str]]
    width: int
    decimal_comma: bool
    conclusions: tuple[Conclusion, ...]
    refused: tuple[RowNote, ...]
    remarks: tuple[str, ...]
    source: list[str]

    def column(self, number: int) -> list[str]:
        """Return the cells of a column, one per row; '' for rows that are too short."""
        return [row[number] if number < len(row) else "" for row in self.cells]

    def note(self, row: int, problem: RowProblem, words: str) -> RowNote:
        return _note(self.source, int(self.lines[row]), problem, words)


def read_sheet(data: bytes, overrides: Overrides) -> Sheet:
    """Split a file into cells.

    Raises:
        AppError: one of the user's choices is not possible.
    """
    decisions = Decisions(overrides)
    source = decode_lines(data, decisions)
    refused: list[RowNote] = []
    remarks: list[str] = []
    empty: list[int] = []
    numbers = _lines_with_data(source, refused, remarks, empty)
    sample = [source[number - 1] for number in numbers[:_N_SAMPLE_LINES]]
    separator = decisions.choose(Aspect.SEPARATOR, _SEPARATORS, _find_separator(sample))
    if (heading := find_heading(source, [separator])) is not None:
        above = [number for number in numbers if number <= heading]
        refused = [note for note in refused if note.line != heading + 1]
        refused += [
            _note(source, number, RowProblem.NOT_DATA, tr_lazy("errors", "It is above the column names."))
            for number in above
        ]
        numbers = [heading + 1, *(number for number in numbers if number > heading + 1)]
    cells = [_split(source[number - 1].lstrip("#"), separator) for number in numbers]
    has_header = decisions.choose(Aspect.HEADER, _HEADERS, _find_header(cells))
    header = tuple(cells.pop(0)) if has_header and cells else ()
    if header:
        begin, *numbers = numbers
        empty = [number for number in empty if number > begin]
    lines = np.array(numbers, np.int64)
    faulty = _not_rows(header, cells)
    no_data = [int(lines[row]) for row, (problem, _) in faulty.items() if problem is RowProblem.NOT_DATA]
    counted = np.sort(np.setdiff1d(np.concatenate([lines, np.array(empty, np.int64)]), no_data))
    refused += [_note(source, int(lines[row]), *fault) for row, fault in faulty.items()]
    if sum(problem is RowProblem.MANY_CELLS for problem, _ in faulty.values()) * 2 > len(cells):
        remarks.append(
            tr_lazy("video", "The file may use commas both as separators and in numbers. Use semicolons as separators.")
        )
    if faulty:
        keep = [row for row in range(len(cells)) if row not in faulty]
        cells, lines = [cells[row] for row in keep], lines[keep]
    decimal = decisions.choose(Aspect.DECIMAL, choices_of(Decimal), _find_decimal(cells))
    if decimal is Decimal.POINT and decisions.conclusions[-1].certainty is not Certainty.GIVEN:
        decisions.conclusions.pop()
    width = max(len(header), max(map(len, cells), default=0))
    return Sheet(
        header,
        lines,
        np.searchsorted(counted, lines),
        cells,
        width,
        decimal is Decimal.COMMA,
        tuple(decisions.conclusions),
        tuple(refused),
        tuple(remarks),
        source,
    )


def _note(source: Sequence[str], line: int, problem: RowProblem, words: str) -> RowNote:
    text = source[line - 1][: 4 * _MAX_SHOWN_CHARACTERS].strip()
    return RowNote(
        line, text if len(text) <= _MAX_SHOWN_CHARACTERS else f"{text[: _MAX_SHOWN_CHARACTERS - 3]}...", problem, words
    )


def _lines_with_data(source: Sequence[str], refused: list[RowNote], remarks: list[str], empty: list[int]) -> list[int]:
    """Return the numbers of the lines with data. Those of lines with only empty cells are added to `empty`."""
    kept = []
    for number, line in enumerate(source, 1):
        begin = line[:1]
        if begin == "#":
            refused.append(_note(source, number, RowProblem.NOT_DATA, tr_lazy("errors", "It is a comment.")))
        elif begin in "sS" and number == 1 and re.fullmatch(r"(?i)sep=.?", line.strip()):
            remarks.append(tr_lazy("video", "The first line only gives the separator."))
        elif not line or line.isspace():
            continue
        elif not line.strip(' ,;\t|"'):
            empty.append(number)
        else:
            kept.append(number)
    return kept


def _split(line: str, separator: Separator) -> list[str]:
    """Return the stripped cells of a line. An unclosed quote is an ordinary character."""
    if separator.value is None:
        return [cell[1:-1] if len(cell) > 1 and cell[0] == cell[-1] == '"' else cell for cell in line.split()]
    sign = separator.value
    if '"' not in line:
        return [cell.strip() for cell in line.split(sign)]
    try:
        row = next(csv.reader([line], delimiter=sign, skipinitialspace=True, strict=True), [])
    except csv.Error:
        row = line.split(sign)
    return [cell.strip() for cell in row]


def _find_separator(sample: Sequence[str]) -> AspectFinding[Separator]:
    """Return the separator with the largest share of values; among equals the one that gives more cells."""
    ranked = []
    for rank, separator in enumerate(Separator):
        rows = [_split(line, separator) for line in sample]
        ranked.append((*_value_share(rows), -rank, separator))
    ranked.sort(key=lambda entry: entry[:3], reverse=True)
    share, _, _, best = ranked[0]
    if share <= 0:
        return AspectFinding(Separator.COMMA, tr_lazy("video", "No separator was found."), Certainty.UNSURE)
    certainty = Certainty.CERTAIN if share > 0.8 else Certainty.LIKELY
    return AspectFinding(best, _widths(sample, best), certainty)


def _value_share(rows: Sequence[Sequence[str]]) -> tuple[float, int]:
    """Return the share of cells that contain values, 0 to 1, and the usual number of cells in a row.

    To favour separators that give more cells, the share is halved for two cells in a row and 0 for one.
    """
    usual = Counter(len(row) for row in rows).most_common(1)
    width = usual[0][0] if usual else 0
    if width < 2:
        return 0.0, 0
    good = total = 0
    for row in rows[1:] if len(rows) > 1 else rows:
        total += max(len(row), width)
        good += sum(1 for cell in row if _is_value(cell)) if abs(len(row) - width) <= 1 else 0
    share = good / total if total else 0.0
    return round(share * (0.5 if width == 2 else 1.0), 2), width


def _is_value(cell: str) -> bool:
    return (
        is_number(cell)
        or is_missing(cell)
        or _DECIMAL_COMMA.match(cell) is not None
        or (len(cell) < 200 and " " not in cell and cell.isascii() and frame_of_name(cell) is not None)
        or cell.lower() in VISIBILITY_WORDS
    ) and not (";" in cell or "\t" in cell or "|" in cell)


def _widths(sample: Sequence[str], separator: Separator) -> str:
    widths = Counter(len(_split(line, separator)) for line in sample)
    width, _ = widths.most_common(1)[0]
    if len(widths) == 1:
        return tr_lazy("video", "Lines have {width} cells each.", width=width)
    return tr_lazy("video", "Lines have mostly {width} cells.", width=width)


def _find_header(cells: Sequence[Sequence[str]]) -> AspectFinding[bool]:
    if not cells:
        return AspectFinding(False, tr_lazy("video", "The file is empty."), Certainty.CERTAIN)
    first = cells[0]
    known = [cell for cell in first if role_of(cell) is not None]
    if len(known) >= 2:
        return AspectFinding(
            True, tr_lazy("video", "It contains the names {known}.", known=", ".join(known[:4])), Certainty.CERTAIN
        )
    values = [cell for cell in first if is_number(cell.replace(",", "."))]
    if not values and len(first) > 1:
        return AspectFinding(True, tr_lazy("video", "It contains no numbers."), Certainty.LIKELY)
    if known and len(values) < len(first) // 2:
        return AspectFinding(True, tr_lazy("video", "It contains the name {known}.", known=known[0]), Certainty.LIKELY)
    return AspectFinding(
        False, tr_lazy("video", "It starts with '{first}'.", first=",".join(first)[:30]), Certainty.CERTAIN
    )


def _not_rows(header: tuple[str, ...], cells: Sequence[Sequence[str]]) -> dict[int, tuple[RowProblem, str]]:
    """Return the problem of each row to refuse, by index, and a sentence: repeated header, or too many cells."""
    usual = Counter(len(row) for row in cells).most_common(1)
    width = len(header) or (usual[0][0] if usual else 0)
    names = [cell.lower() for cell in header[:2]]
    found = {}
    for number, row in enumerate(cells):
        if len(row) > width and any(row[width:]):
            found[number] = (
                RowProblem.MANY_CELLS,
                tr_lazy("errors", "It has {count} cells, but there are {width} columns.", count=len(row), width=width),
            )
        elif names and len(row) == width and not row[0][:1].isdigit() and [cell.lower() for cell in row[:2]] == names:
            found[number] = (RowProblem.NOT_DATA, tr_lazy("errors", "It repeats the header."))
    return found


def _find_decimal(cells: Sequence[Sequence[str]]) -> AspectFinding[Decimal]:
    found = [cell for row in cells[:_N_SAMPLE_LINES] for cell in row if "," in cell and _DECIMAL_COMMA.match(cell)]
    if not found:
        return AspectFinding(Decimal.POINT, tr_lazy("video", "No number has a comma."), Certainty.CERTAIN)
    pointed = any("." in cell and is_number(cell) for row in cells[:_N_SAMPLE_LINES] for cell in row)
    thousands = all(re.fullmatch(r"[+-]?[1-9]\d{0,2},\d{3}", cell) for cell in found)
    certainty = Certainty.UNSURE if thousands else Certainty.LIKELY if pointed else Certainty.CERTAIN
    return AspectFinding(Decimal.COMMA, tr_lazy("video", "Numbers are written as {found}.", found=found[0]), certainty)
