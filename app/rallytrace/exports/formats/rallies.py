"""A table of rallies as CSV, a row a rally, ascending.

The columns are `Rally,Start,End,Seconds,StartFrame,EndFrame,Hits,Winner`. Start and end are h:mm:ss.mmm; the last frame
is included, and serves count as hits. A rally's name like a formula has an apostrophe before it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from rallytrace.domain.arrays import Floats
from rallytrace.domain.lists import EventKind, Rally
from rallytrace.domain.wording import clock, count_noun
from rallytrace.errors import AppError, Check
from rallytrace.exports.formats.events import list_events
from rallytrace.exports.labels import Selection, TrackSnapshot, select
from rallytrace.exports.material import Material, read_index
from rallytrace.exports.record import ExportFormat, ExportSteps, Preview, preview_table
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.file_kinds import CSV
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import write_text

COLUMNS: Final = ("Rally", "Start", "End", "Seconds", "StartFrame", "EndFrame", "Hits", "Winner")


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """The number of rallies with a start in the range."""
    rallies = _select_rallies(labels, select(labels, request.frames))
    if not rallies:
        raise AppError("There are no rallies to export.", "Find them with Range > Find rallies, or mark and name one.")
    won = sum(bool(rally.winner) for rally in rallies)
    sentence = f"{count_noun(len(rallies), 'rally', 'rallies')}, {won} with a winner."
    return preview_table(labels, request, sentence)


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress("Finding events")
    index = read_index(material, check)
    shown, seconds = list_events(material, request, index), index.seconds
    table: list[Sequence[object]] = [COLUMNS]
    hits = np.array([event.frame for event in shown if event.kind in (EventKind.SERVE, EventKind.HIT)], np.int64)
    rallies = _select_rallies(material.labels, preview.selection)
    for rally in rallies:
        first, last = rally.frames[0], rally.frames[-1]
        begins, ends = seconds[first], _end_of(last, seconds)
        count = int(np.searchsorted(hits, rally.frames.stop) - np.searchsorted(hits, first))
        times = (clock(begins, 3, hours=True), clock(ends, 3, hours=True))
        table.append((rally.name, *times, f"{ends - begins:.3f}", first, last, count, rally.winner))
    write_text(preview.path, table_text(table), CSV, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(rallies), "rally", "rallies"))


def _select_rallies(labels: TrackSnapshot, selection: Selection) -> tuple[Rally, ...]:
    frames = range(selection.first, selection.first + len(selection.rows))
    return tuple(rally for rally in labels.rallies if rally.frames.start in frames)


def _end_of(frame: int, seconds: Floats) -> float:
    """The time of the next frame; extrapolated for the last one."""
    if frame + 1 < len(seconds):
        return float(seconds[frame + 1])
    return float(2 * seconds[frame] - seconds[frame - 1]) if frame else float(seconds[frame])


FORMAT = ExportFormat(
    title="Rallies (CSV)",
    sentence="One row per rally: name, start, end, length in seconds, hits and winner.",
    ending="_rallies.csv",
    kind="Rallies",
    preview=_preview,
    write=_write,
    is_truth=False,
    by_frame=False,
    takes_sport=True,
)
