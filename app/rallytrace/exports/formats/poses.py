"""Players' poses as CSV with one row per person.

Only frames that a run has searched are in the file. A person's number is an index within the frame; 0 is the most
confident person. Numbers do not identify persons across frames.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from rallytrace.errors import AppError, Check, no_check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, OptionGroup, Preview, make_table_format, preview_table
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import CSV
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.poses import KEYPOINTS, Person, PoseRows, persons_of
from rallytrace.track.table_style import TableStyle
from rallytrace.track.wording import count_noun

COLUMNS: Final = (
    *("Frame", "Person", "Confidence", "Left", "Top", "Right", "Bottom"),
    *(f"{name}_{value}" for name in KEYPOINTS for value in ("x", "y", "confidence")),
)


def preview_poses(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe the export by the number of persons.

    Raises:
        AppError: No run has searched these frames.
    """
    found = select_poses(labels, request.frames)
    if not len(found.frames):
        raise AppError(
            tr_lazy("errors", "There are no poses to export."),
            tr_lazy("errors", "Find the players' poses first, or choose another range."),
        )
    persons, frames = count_noun(len(found.rows), "person"), count_noun(len(found.frames), "frame")
    sentence = tr_lazy("exports", "{persons} in {frames}.", persons=persons, frames=frames)
    return preview_table(labels, request, sentence)


def select_poses(labels: TrackSnapshot, frames: range | None) -> PoseRows:
    """Return the poses of a range; None stands for the whole video."""
    return labels.poses.select(range(labels.n_frames) if frames is None else frames)


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Writing the poses"))
    found = select_poses(material.labels, request.frames)
    style = request.table_style
    rows = write_pose_table(preview.path, found, style=style, overwrite=request.overwrite, check=check)
    yield ExportFinished(preview.path, count_noun(rows, "person"))


def write_pose_table(
    path: Path,
    found: PoseRows,
    *,
    style: TableStyle = TableStyle.PLAIN,
    overwrite: bool = False,
    check: Check = no_check,
) -> int:
    """Write a CSV file and return the number of rows.

    Raises:
        AppError: The file exists, or cannot be written.
    """
    table: list[Sequence[object]] = [COLUMNS]
    for frame, number, person in list_persons(found):
        check()
        values = (person.confidence, *person.box, *person.keypoints.ravel().tolist())
        table.append((frame, number, *(f"{value:.3f}".rstrip("0").rstrip(".") for value in values)))
    write_text(path, table_text(table, style), CSV, overwrite=overwrite)
    return len(found.rows)


def list_persons(found: PoseRows) -> Iterator[tuple[int, int, Person]]:
    """Yield the frame, the number within the frame, and the person."""
    frames = found.rows["frame"]
    starts = np.searchsorted(frames, frames)
    for row, person in enumerate(persons_of(found.rows)):
        yield int(frames[row]), row - int(starts[row]), person


FORMAT = make_table_format(
    title=tr_lazy("exports", "Players' poses (CSV)"),
    sentence=tr_lazy("exports", "One row per person: frame, box and 17 keypoints, each with its confidence."),
    ending="_poses.csv",
    kind=tr_lazy("exports", "Poses"),
    preview=preview_poses,
    write=_write,
    options=OptionGroup.TABLE,
)
