"""Tables of labels and of events, as CSV.

A label file is `Frame,Visibility,X,Y`, a row for every examined frame. Frames count from 0, coordinates are whole
pixels of the source video, and a frame without a ball is `0,0,0`. Two columns are optional: `Source` (predicted,
inpainted, interpolated, imported, human) and `Confidence` (0 to 1). With them an occluded ball keeps its position;
it is `0,0,0` otherwise.

A table of events is `Frame,Time,Event,Source,X,Y,Rally`, a row an event, ascending. Times are seconds from the first
frame. The event is serve, hit, bounce or landing; its source is `human` if a person set it, else `found`. X and Y are
the ball's position in pixels of the video, with one decimal. Unknown positions and rallies are empty.

A table of rallies is `Rally,Start,End,Seconds,StartFrame,EndFrame,Hits,Winner`, a row a rally, ascending. In both
tables a rally's name like a formula has an apostrophe before it.
"""

import csv
import itertools
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.arrays import Floats
from rallytrace.domain.detections import Point, Source
from rallytrace.domain.geometry import Size, to_integer_pixel
from rallytrace.domain.hitters import Hitter
from rallytrace.domain.lists import Event, EventKind, Rally, rally_at
from rallytrace.domain.wording import clock
from rallytrace.errors import AppError
from rallytrace.file_access import atomic_text
from rallytrace.file_kinds import CSV
from rallytrace.storage.labels.cells import is_number, remedy_of_digits
from rallytrace.storage.labels.sheet import read_label_file
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import write_text

COLUMNS = ("Frame", "Visibility", "X", "Y")
MORE_COLUMNS = ("Source", "Confidence")

_MOST_FRAMES = 10**9
"""A frame number beyond this (a year of video) is a mistake."""


def write_track(
    path: Path, points: Iterable[Point], video: Size, *, more_columns: bool = False, overwrite: bool = False
) -> int:
    """Write a label file, read it back, and return its number of rows.

    Args:
        points: one a frame, ascending.
        video: size; coordinates are clamped to it.
        more_columns: also write `Source` and `Confidence`.
        overwrite: replace an existing file.

    Raises:
        AppError: the file exists, cannot be written, or differs after writing.
    """
    with atomic_text(path, CSV, overwrite=overwrite) as stream:
        rows = [_cells(point, video, more_columns=more_columns) for point in points]
        stream.write(table_text([(*COLUMNS, *MORE_COLUMNS) if more_columns else COLUMNS, *rows]))
    _check(path, rows, video, more_columns=more_columns)
    return len(rows)


def _check(path: Path, written: list[list[int | str]], video: Size, *, more_columns: bool) -> None:
    """Read the file again and compare its rows with those written."""
    found = [_cells(point, video, more_columns=more_columns) for point in read_track(path)]
    if found == written:
        return
    pairs = itertools.zip_longest(written, found)
    wrong = next(row for row, read in pairs if row != read)
    place = f"frame {wrong[0]}" if wrong else "its last rows"
    raise AppError(
        f"{path} was written, but its content differs when read again, first at {place}.",
        "Do not use that file. Write it to another disk if possible.",
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
    """Read a label file; columns are found by name in any order and case, and unknown ones ignored.

    Args:
        unnamed: the source of points without one in the file.

    Raises:
        AppError: the file is missing or no such label file; names the line.
    """
    lines = _lines(path)
    if not lines:
        raise AppError(f"The label file {path} is empty.", f"It should begin with {','.join(COLUMNS)}.")
    header = [name.strip().lower() for name in lines[0].split(",")]
    missing = [name for name in COLUMNS if name.lower() not in header]
    if missing:
        raise AppError(
            f"{path} has no column {', '.join(missing)} (line 1 reads '{lines[0][:60]}').",
            f"A label file begins with {','.join(COLUMNS)}.",
        )
    columns = {name: header.index(name.lower()) for name in (*COLUMNS, *MORE_COLUMNS) if name.lower() in header}
    points: dict[int, Point] = {}
    for number, row in _rows(path, lines):
        try:
            point = _point(row, columns, unnamed)
        except (ValueError, IndexError):
            raise _no_row(path, number, row) from None
        if point.frame in points:
            raise AppError(f"{path}, line {number}: frame {point.frame} already has a row.", "Remove one of the two.")
        points[point.frame] = point
    return [points[frame] for frame in sorted(points)]


def _rows(path: Path, lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """The rows below the header without blank ones, each with its line number."""
    reader = csv.reader(lines, strict=True)
    try:
        for row in reader:
            if reader.line_num > 1 and any(map(str.strip, row)):
                yield reader.line_num, row
    except csv.Error as error:
        raise AppError(
            f"{path}, line {reader.line_num}: this is not a row of a label file ({error}).", "Check the quotes in it."
        ) from error


def _lines(path: Path) -> list[str]:
    try:
        return read_label_file(path).decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise AppError(f"{path} is not a text file in UTF-8.", "Check that this is the label file.") from None


def _point(row: list[str], columns: Mapping[str, int], unnamed: Source) -> Point:
    """The point of a row; ValueError or IndexError if it is no row of a label file."""
    frame, visibility, x, y = [_number(row[columns[name]]) for name in COLUMNS]
    source, confidence = unnamed, 0.0
    if "Source" in columns:
        source = Source(_cell(row, columns["Source"]) or unnamed)
    if "Confidence" in columns:
        confidence = _number(_cell(row, columns["Confidence"]) or "0")
    counts = frame.is_integer() and 0 <= frame <= _MOST_FRAMES
    if not counts or visibility not in {0, 1} or not 0 <= confidence <= 1 or not (isfinite(x) and isfinite(y)):
        raise ValueError
    visible = visibility == 1
    occluded = not visible and "Source" in columns and (x, y) != (0, 0)
    if not (visible or occluded):
        x = y = 0.0
    return Point(int(frame), visible, x, y, source, confidence, occluded)


def _number(cell: str) -> float:
    """The number in a cell; ValueError for Python's further forms, such as 1_0 or digits of other scripts."""
    if not is_number(cell.strip()):
        raise ValueError
    return float(cell)


def _cell(row: list[str], column: int) -> str:
    return row[column].strip() if column < len(row) else ""


def _no_row(path: Path, number: int, row: list[str]) -> AppError:
    return AppError(
        f"{path}, line {number}: '{','.join(row)[:60]}' is not a row of a label file.",
        remedy_of_digits(",".join(row))
        or "It should hold a frame number from 0, a visibility of 0 or 1, and X and Y in pixels.",
    )


RALLY_COLUMNS: Final = ("Rally", "Start", "End", "Seconds", "StartFrame", "EndFrame", "Hits", "Winner")


def write_rallies(
    path: Path,
    rallies: Sequence[Rally],
    events: Sequence[Event],
    seconds: NDArray[np.float64],
    *,
    overwrite: bool = False,
) -> None:
    """Write a row for each rally: start and end as h:mm:ss.mmm and in frames (the last one included), hits, winner.

    Args:
        events: as displayed, ascending; serves count as hits.
        seconds: time of each frame of the video, (n,).

    Raises:
        AppError: the file exists and `overwrite` is not set, or cannot be written.
    """
    table: list[Sequence[object]] = [RALLY_COLUMNS]
    hits = np.array([event.frame for event in events if event.kind in (EventKind.SERVE, EventKind.HIT)], np.int64)
    for rally in rallies:
        first, last = rally.frames[0], rally.frames[-1]
        begins, ends = seconds[first], _end_of(last, seconds)
        count = int(np.searchsorted(hits, rally.frames.stop) - np.searchsorted(hits, first))
        times = (clock(begins, 3, hours=True), clock(ends, 3, hours=True))
        row = (*times, f"{ends - begins:.3f}", first, last, count, rally.winner)
        table.append((rally.name, *row))
    write_text(path, table_text(table), CSV, overwrite=overwrite)


def _end_of(frame: int, seconds: NDArray[np.float64]) -> float:
    """The time of the next frame; extrapolated for the last one."""
    if frame + 1 < len(seconds):
        return float(seconds[frame + 1])
    return float(2 * seconds[frame] - seconds[frame - 1]) if frame else float(seconds[frame])


EVENT_COLUMNS: Final = ("Frame", "Time", "Event", "Source", "X", "Y", "Rally")
PLAYER_COLUMNS: Final = ("Player", "Hand")


@dataclass(frozen=True, slots=True)
class EventMeasures:
    """Further columns of the events.

    Attributes:
        columns: their headings, with units.
        cells: as many by the event's frame.
    """

    columns: tuple[str, ...]
    cells: Mapping[int, tuple[str, ...]]


def write_events(
    path: Path,
    events: Sequence[Event],
    seconds: NDArray[np.float64],
    *,
    positions: Floats,
    rallies: Sequence[Rally] = (),
    by_hand: Collection[Event] = (),
    players: Mapping[int, Hitter] | None = None,
    measures: EventMeasures | None = None,
    overwrite: bool = False,
) -> None:
    """Write the table and read it back.

    Args:
        events: as displayed, ascending.
        seconds: time of each frame of the video, (n,).
        positions: of the ball, (2, n), NaN if unknown.
        rallies: ascending.
        by_hand: the events set by a person.
        players: the hitters by frame, for two more columns; None leaves these out.
        measures: further columns; None for none.
        overwrite: replace an existing file.

    Raises:
        AppError: the file exists, cannot be written, or differs after writing.
    """
    more = () if measures is None else measures.columns
    table: list[Sequence[object]] = [(*EVENT_COLUMNS, *(() if players is None else PLAYER_COLUMNS), *more)]
    for event in events:
        source = "human" if event in by_hand else "found"
        row = (event.frame, f"{seconds[event.frame]:.3f}", event.kind.value, source)
        place = (f"{value:.1f}" if isfinite(value) else "" for value in positions[:, event.frame])
        rally = rally_at(rallies, event.frame)
        name = "" if rally is None else rally.name
        hitter = None if players is None else players.get(event.frame)
        hitter_cells = () if players is None else (hitter.words, hitter.hand) if hitter else ("", "")
        measured = () if measures is None else measures.cells.get(event.frame, ("",) * len(more))
        table.append((*row, *place, name, *hitter_cells, *measured))
    write_text(path, table_text(table), CSV, overwrite=overwrite)
