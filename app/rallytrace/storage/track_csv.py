"""Label files as CSV.

A label file is `Frame,Visibility,X,Y` with a row for every examined frame. Frames count from 0, coordinates are
integer pixels of the source video, and a frame without a ball is `0,0,0`. Two columns are optional: `Source`
(predicted, inpainted, interpolated, imported, human) and `Confidence` (0 to 1). With them an occluded ball keeps its
position; otherwise it is `0,0,0`.
"""

import csv
import itertools
from collections.abc import Iterable, Iterator, Mapping
from math import isfinite
from pathlib import Path

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_text
from rallytrace.files.file_kinds import CSV
from rallytrace.storage.labels.cells import is_number, remedy_of_digits
from rallytrace.storage.labels.sheet import read_label_file
from rallytrace.storage.spreadsheets import table_text
from rallytrace.texts import tr_lazy
from rallytrace.track.detections import Point, Source
from rallytrace.track.geometry import Size, to_integer_pixel

COLUMNS = ("Frame", "Visibility", "X", "Y")
MORE_COLUMNS = ("Source", "Confidence")

_MAX_FRAME_NUMBER = 10**9
"""Largest plausible frame number: about a year of video."""


def write_track(
    path: Path,
    points: Iterable[Point],
    video: Size,
    *,
    more_columns: bool = False,
    measures: tuple[tuple[str, ...], Mapping[int, tuple[str, ...]]] = ((), {}),
    overwrite: bool = False,
) -> int:
    """Write a label file, read it back, and return its number of rows.

    Args:
        points: ascending points, one per frame.
        video: size of the video, to which coordinates are clamped.
        more_columns: True to write `Source` and `Confidence` as well.
        measures: headings of further columns, and their cells by frame. They are not read back.
        overwrite: True to replace an existing file.

    Raises:
        AppError: the file exists, cannot be written, or differs after writing.
    """
    with atomic_text(path, CSV, overwrite=overwrite) as stream:
        rows = [_cells(point, video, more_columns=more_columns) for point in points]
        columns, (headings, cells) = (*COLUMNS, *MORE_COLUMNS) if more_columns else COLUMNS, measures
        empty = ("",) * len(headings)
        measured = [(*row, *cells.get(int(row[0]), empty)) for row in rows]
        stream.write(table_text([(*columns, *headings), *measured]))
    _check(path, rows, video, more_columns=more_columns)
    return len(rows)


def _check(path: Path, written: list[list[int | str]], video: Size, *, more_columns: bool) -> None:
    """Read the file again and compare its rows with those written."""
    found = [_cells(point, video, more_columns=more_columns) for point in read_track(path)]
    if found == written:
        return
    pairs = itertools.zip_longest(written, found)
    wrong = next(row for row, read in pairs if row != read)
    place = tr_lazy("errors", "frame {frame}", frame=wrong[0]) if wrong else tr_lazy("errors", "its last rows")
    raise AppError(
        tr_lazy(
            "errors",
            "{path} was written, but reading it back gives different content, first at {place}.",
            path=path,
            place=place,
        ),
        tr_lazy("errors", "Do not use this file. Write it to another disk if possible."),
    )


def _cells(point: Point, video: Size, *, more_columns: bool) -> list[int | str]:
    row: list[int | str] = [*_row(point, video, occluded_too=more_columns)]
    return [*row, point.source.value, f"{point.confidence:.3f}"] if more_columns else row


def _row(point: Point, video: Size, *, occluded_too: bool) -> list[int]:
    if not point.visible and not (occluded_too and point.occluded):
        return [point.frame, 0, 0, 0]
    return [
        point.frame,
        int(point.visible),
        to_integer_pixel(point.x, video.width),
        to_integer_pixel(point.y, video.height),
    ]


def read_track(path: Path, *, unnamed: Source = Source.PREDICTED) -> list[Point]:
    """Read a label file. Columns are found by name in any order and case, and unknown ones are ignored.

    Args:
        unnamed: source of points that have none in the file.

    Raises:
        AppError: the file is missing or is not such a label file. The message names the line.
    """
    lines = _lines(path)
    if not lines:
        raise AppError(
            tr_lazy("errors", "The label file {path} is empty.", path=path),
            tr_lazy("errors", "It should start with {names}.", names=",".join(COLUMNS)),
        )
    header = [name.strip().lower() for name in lines[0].split(",")]
    missing = [name for name in COLUMNS if name.lower() not in header]
    if missing:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} has no column {names} (line 1 reads '{value}').",
                path=path,
                names=", ".join(missing),
                value=lines[0][:60],
            ),
            tr_lazy("errors", "A label file starts with {names}.", names=",".join(COLUMNS)),
        )
    columns = {name: header.index(name.lower()) for name in (*COLUMNS, *MORE_COLUMNS) if name.lower() in header}
    points: dict[int, Point] = {}
    for number, row in _rows(path, lines):
        try:
            point = _point(row, columns, unnamed)
        except (ValueError, IndexError):
            raise _no_row(path, number, row) from None
        if point.frame in points:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path}, line {number}: frame {frame} already has a row.",
                    path=path,
                    number=number,
                    frame=point.frame,
                ),
                tr_lazy("errors", "Remove one of the two."),
            )
        points[point.frame] = point
    return [points[frame] for frame in sorted(points)]


def _rows(path: Path, lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows below the header, except blank ones, with their line numbers."""
    reader = csv.reader(lines, strict=True)
    try:
        for row in reader:
            if reader.line_num > 1 and any(map(str.strip, row)):
                yield reader.line_num, row
    except csv.Error as error:
        raise AppError(
            tr_lazy(
                "errors",
                "{path}, line {line_num}: this is not a row of a label file ({reason}).",
                path=path,
                line_num=reader.line_num,
                reason=error,
            ),
            tr_lazy("errors", "Check the quotes in it."),
        ) from error


def _lines(path: Path) -> list[str]:
    try:
        return read_label_file(path).decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise AppError(
            tr_lazy("errors", "{path} is not a UTF-8 text file.", path=path),
            tr_lazy("errors", "Check that this is the label file."),
        ) from None


def _point(row: list[str], columns: Mapping[str, int], unnamed: Source) -> Point:
    """Return the point of a row; raise ValueError or IndexError if it is not a row of a label file."""
    frame, visibility, x, y = [_number(row[columns[name]]) for name in COLUMNS]
    source, confidence = unnamed, 0.0
    if "Source" in columns:
        source = Source(_cell(row, columns["Source"]) or unnamed)
    if "Confidence" in columns:
        confidence = _number(_cell(row, columns["Confidence"]) or "0")
    counts = frame.is_integer() and 0 <= frame <= _MAX_FRAME_NUMBER
    if not counts or visibility not in {0, 1} or not 0 <= confidence <= 1 or not (isfinite(x) and isfinite(y)):
        raise ValueError
    visible = visibility == 1
    occluded = not visible and "Source" in columns and (x, y) != (0, 0)
    if not (visible or occluded):
        x = y = 0.0
    return Point(int(frame), visible, x, y, source, confidence, occluded)


def _number(cell: str) -> float:
    """Return the number in a cell; raise ValueError for Python's extra forms, such as 1_0 or non-ASCII digits."""
    if not is_number(cell.strip()):
        raise ValueError
    return float(cell)


def _cell(row: list[str], column: int) -> str:
    return row[column].strip() if column < len(row) else ""


def _no_row(path: Path, number: int, row: list[str]) -> AppError:
    return AppError(
        tr_lazy(
            "errors",
            "{path}, line {number}: '{value}' is not a row of a label file.",
            path=path,
            number=number,
            value=",".join(row)[:60],
        ),
        remedy_of_digits(",".join(row))
        or tr_lazy("errors", "It should contain a frame number from 0, a visibility of 0 or 1, and X and Y in pixels."),
    )
