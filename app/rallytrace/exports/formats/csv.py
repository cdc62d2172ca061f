"""TrackNet's label file. `storage/track_csv.py` defines its columns and reads it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

import numpy as np

from rallytrace.analysis.facts.players import HITTERS, PLAYERS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.shots.shot_metrics import KMH_PER_M_PER_S
from rallytrace.errors import Check
from rallytrace.exports.file_places import FILE_COLUMNS, FilePlaces, file_cells
from rallytrace.exports.findings import Findings
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportFormat, ExportSteps, OptionGroup, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.storage.track_csv import write_track
from rallytrace.texts import tr_lazy
from rallytrace.track.detections import Point
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.wording import count_noun

COURT_COLUMNS: Final = ("X (m)", "Y (m)", "Z (m)", "Speed (km/h)", "Stroke")
"""X points to the right from the centre of the court, Y away from the camera, Z up. Cells are empty where no shot is
certain. Strokes are in the row of their hit."""
Measures: TypeAlias = tuple[tuple[str, ...], dict[int, tuple[str, ...]]]
"""Headings of further columns, and the cells of each frame."""
HIT_COLUMN: Final = "HitBy"
"""The player who hit the ball; this column is added if players are known."""


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe the labels, and warn that occluded balls lose their position unless more columns are written."""
    preview = preview_labels(labels, request)
    occluded = preview.tally.occluded
    if request.more_columns or not occluded:
        return preview
    lost = tr_lazy(
        "exports",
        "%n hidden balls are written as not visible, without a position. "
        "Add the columns Source and Confidence to keep the position.",
        singular="%n hidden ball is written as not visible, without a position. "
        "Add the columns Source and Confidence to keep the position.",
        n=occluded,
    )
    return replace(preview, says=(*preview.says, lost))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    measures = _measure(material, request, check) if request.court_columns else ((), {})
    path, columns = preview.path, request.more_columns
    places = file_cells(material, check) if columns else None
    if places is not None:
        measures = _with_files(measures, preview.selection.span, places)
    yield ExportProgress(tr_lazy("exports", "Writing the labels"))
    points = _check_each(preview.selection.points(), check)
    rows = write_track(
        path, points, material.size, more_columns=columns, measures=measures, overwrite=request.overwrite
    )
    yield ExportFinished(path, count_noun(rows, "row"))


def _measure(material: Material, request: ExportRequest, check: Check) -> Measures:
    """Return the column headings and each frame's cells. Place and speed need a shot with a certain start."""
    findings, cells = Findings(material, request.sport, check), dict[int, tuple[str, ...]]()
    seconds = distinct_times(findings.source.seconds[: material.labels.n_frames], material.labels.repeats)
    hits = findings[HITTERS] if findings[PLAYERS].names else {}
    strokes = findings[STROKES]
    for frame, stroke in strokes.items():
        cells[frame] = (*("",) * (len(COURT_COLUMNS) - 1), stroke.name.value, *("",) * bool(hits))
    for rally in findings[SHOTS]:
        for k, shot in enumerate(rally.shots):
            begin, end = rally.fit.seconds[k : k + 2]
            frames = np.flatnonzero((seconds >= begin) & (seconds < end))
            if shot.start is None or not len(frames):
                continue
            after = seconds[frames] - begin
            places, velocities = rally.fit.trajectories().sample(np.full(len(frames), k), after)
            speeds = KMH_PER_M_PER_S * np.linalg.norm(velocities, axis=1)
            hit = hits.get(shot.frame)
            hit_by = (("" if hit is None else hit.words),) * bool(hits)
            for frame, place, speed in zip(frames.tolist(), places.tolist(), speeds.tolist(), strict=True):
                stroke_name = strokes[frame].name.value if frame in strokes else ""
                cells[frame] = (*(f"{metres:.2f}" for metres in place), f"{speed:.0f}", stroke_name, *hit_by)
    return (*COURT_COLUMNS, *(HIT_COLUMN,) * bool(hits)), cells


def _with_files(measures: Measures, frames: range, places: FilePlaces) -> Measures:
    headings, cells = measures
    empty = ("",) * len(headings)
    return (*headings, *FILE_COLUMNS), {frame: (*cells.get(frame, empty), *map(str, places(frame))) for frame in frames}


def _check_each(points: Iterable[Point], check: Check) -> Iterator[Point]:
    for point in points:
        check()
        yield point


FORMAT = ExportFormat(
    title=tr_lazy("exports", "Labels (TrackNet CSV)"),
    sentence=tr_lazy("exports", "One row per frame: number, visibility, x and y in whole pixels."),
    ending="_ball.csv",
    kind=tr_lazy("exports", "Labels"),
    preview=_preview,
    write=_write,
    options=OptionGroup.COLUMNS,
    keeps_labels=True,
)
