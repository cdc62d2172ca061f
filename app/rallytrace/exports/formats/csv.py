"""TrackNet's label file; `storage/track_csv.py` has its columns, and reads it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rallytrace.domain.detections import Point
from rallytrace.domain.wording import count_noun
from rallytrace.errors import Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportFormat, ExportSteps, OptionGroup, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.storage.track_csv import write_track


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """The preview of labels, with a warning: without more columns occluded balls lose their position."""
    preview = preview_labels(labels, request)
    occluded = preview.tally.occluded
    if request.more_columns or not occluded:
        return preview
    lost = (
        f"{count_noun(occluded, 'occluded ball')} {'is' if occluded == 1 else 'are'} written as not visible, without a "
        "position. With the columns Source and Confidence the position is kept."
    )
    return replace(preview, says=(*preview.says, lost))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress("Writing the labels")
    points = _check_each(preview.selection.points(), check)
    path, columns = preview.path, request.more_columns
    rows = write_track(path, points, material.size, more_columns=columns, overwrite=request.overwrite)
    yield ExportFinished(path, count_noun(rows, "row"))


def _check_each(points: Iterable[Point], check: Check) -> Iterator[Point]:
    for point in points:
        check()
        yield point


FORMAT = ExportFormat(
    title="Labels (TrackNet CSV)",
    sentence="One row per frame: number, visibility, x and y in whole pixels.",
    ending="_ball.csv",
    kind="Labels",
    preview=_preview,
    write=_write,
    options=OptionGroup.COLUMNS,
    keeps_labels=True,
)
