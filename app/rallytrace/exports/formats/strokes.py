"""A table of strokes as CSV with one row per stroke, the training data of `models/training/train_strokes.py`.

The columns are `COLUMNS`. Strokes of the same rally have the same number. Floor positions are in metres from the centre
of the court, X to the right and Y away from the camera, empty if unknown. `Player` is who played the stroke, empty if
unknown. `Low` is 1 for a contact below the top of the net, 0 above it. The launch is the shuttle's speed and elevation
just after the contact, empty if unknown and in other sports. The source of a name is `human` or `found`; its
probability is that of the network.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np

from rallytrace.analysis.facts.players import HITTERS
from rallytrace.analysis.facts.strokes import STROKES, rallies_with_poses
from rallytrace.analysis.strokes.stroke_observations import RallyStrokes
from rallytrace.errors import Check
from rallytrace.exports.file_places import FILE_COLUMNS, file_cells
from rallytrace.exports.findings import STROKE_COLUMNS, Findings, require_court_and_poses, stroke_cells
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, OptionGroup, Preview, make_table_format, preview_table
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import CSV
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import count_noun

LAUNCH_COLUMNS: Final = ("Launch speed (m/s)", "Launch elevation (deg)")
COLUMNS: Final = (
    *("Rally", "Frame", "Time", "Side", "Player"),
    *STROKE_COLUMNS,
    *("Hitter X (m)", "Hitter Y (m)", "Opponent X (m)", "Opponent Y (m)"),
    *("Contact X (m)", "Contact Y (m)", "Target X (m)", "Target Y (m)", "Low"),
    *LAUNCH_COLUMNS,
)


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    require_court_and_poses(labels)
    named = count_noun(len(labels.strokes), "stroke")
    sentence = tr_lazy("exports", "The strokes of all rallies with a court; {strokes} named by hand.", strokes=named)
    return preview_table(labels, request, sentence)


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Naming strokes"))
    rows = [row for row in _rows(Findings(material, request.sport, check)) if row[1] in preview.selection.span]
    files = file_cells(material, check)
    if files is not None:
        rows = [(*row, *files(frame)) for row in rows if isinstance(frame := row[1], int)]
    headings = COLUMNS if files is None else (*COLUMNS, *FILE_COLUMNS)
    write_text(preview.path, table_text([headings, *rows], request.table_style), CSV, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(rows), "stroke"))


def _rows(findings: Findings) -> Iterator[tuple[object, ...]]:
    """Yield a row for each hit of each rally, even if it has no name."""
    for number, rally in enumerate(rallies_with_poses(findings), start=1):
        seen = rally.strokes()
        for k in range(0 if seen is None else len(seen.frames)):
            assert seen is not None
            frame = seen.frames[k]
            hit = findings[HITTERS].get(frame)
            player = "" if hit is None or hit.player is None else hit.words
            head = number, frame, f"{findings.seconds[frame]:.3f}", seen.sides[k], player
            yield *head, *stroke_cells(findings[STROKES].get(frame)), *_place_cells(seen, k)


def _place_cells(seen: RallyStrokes, k: int) -> tuple[str, ...]:
    sequence = seen.sequence
    places = np.concatenate([sequence.hitter[k], sequence.opponent[k], sequence.contact[k], sequence.target[k]])
    low = "" if np.isnan(sequence.low[k]) else f"{sequence.low[k]:.0f}"
    numbers = ["" if np.isnan(value) else f"{value:.2f}" for value in (*places, *sequence.launch[k])]
    return (*numbers[:-2], low, *numbers[-2:])


FORMAT = make_table_format(
    title=tr_lazy("exports", "Strokes (CSV)"),
    sentence=tr_lazy("exports", "One row per stroke: name, probability and positions on the floor. For training."),
    ending="_strokes.csv",
    kind=tr_lazy("exports", "Strokes"),
    preview=_preview,
    write=_write,
    options=OptionGroup.TABLE,
    takes_sport=True,
)
