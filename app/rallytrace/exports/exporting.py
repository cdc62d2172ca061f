"""The records of all export formats, and the steps that all formats share."""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError, Check, TakenError
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportFormat, ExportSteps, Preview
from rallytrace.exports.request import ExportRequest
from rallytrace.files.file_access import refuse_output
from rallytrace.files.file_kinds import find_kind
from rallytrace.storage.staging import refuse_folder
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.track.label_lint import Finding, LintKind, lint
from rallytrace.track.spans import overlap

FORMATS: Final[Mapping[Format, ExportFormat]] = {format_: import_module(format_.module).FORMAT for format_ in Format}
"""The record of each format, in the order of `Format`."""


def export(material: Material, request: ExportRequest, check: Check) -> ExportSteps:
    """Write an export. Yield the progress, and `ExportFinished` last.

    If the generator is closed earlier, it leaves nothing behind.

    Args:
        check: Called often, at least for every frame; raises an error to stop.

    Raises:
        AppError: The request is impossible, or writing failed; existing files are unchanged.
    """
    preview = preview_export(material.labels, request)
    refuse_target(request, preview, (material.video, *material.untouchable))
    check()
    yield from FORMATS[request.format].write(material, request, preview, check)


def preview_export(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe an export without writing anything.

    Raises:
        AppError: There is nothing to write, or a dataset would contain unset frames.
    """
    record, turning = FORMATS[request.format], labels.recording.turning
    preview = record.preview(labels, request)
    if not (turning and record.by_frame):
        return preview
    says = tr_lazy("exports", "Positions are in the picture {turned}, as in the window.", turned=turning.words)
    return replace(preview, says=(*preview.says, says))


def refuse_target(request: ExportRequest, preview: Preview, untouchable: tuple[Path, ...] = ()) -> None:
    """Refuse an unsuitable target before any work is done.

    Args:
        untouchable: Files of the user's that must never be written to.

    Raises:
        AppError: The target exists, is an untouchable file, or is impossible.
    """
    record = FORMATS[request.format]
    foreign = record.foreign if request.overwrite else None
    if record.is_folder:
        try:
            refuse_folder(preview.path, foreign, sources=untouchable)
        except TakenError as error:
            if request.overwrite:
                remedy = tr_lazy("errors", "Choose another: folders of this format are never replaced.")
                raise AppError(error.problem, remedy) from None
            raise
        return
    refuse_output(preview.path, find_kind(record.suffix), overwrite=request.overwrite, sources=untouchable)
    if preview.pictures is not None:
        refuse_folder(preview.pictures, foreign, sources=untouchable)


def findings_in(labels: TrackSnapshot, preview: Preview, format_: Format, size: Size) -> list[Finding]:
    """Return the suspicious labels of an export, ordered by frame; `size` is the size of the video."""
    if not FORMATS[format_].is_truth:
        return []
    selection = preview.selection
    cuts = labels.cuts[selection.first : selection.first + len(selection.rows)]
    found = lint(selection.rows, size, first=selection.first, begins_scene=cuts)
    return [finding for finding in found if finding.kind is not LintKind.GAP and _is_exported(finding, preview)]


def _is_exported(finding: Finding, preview: Preview) -> bool:
    """Return True if a finding is in a rally of the dataset. For other formats, always return True."""
    if preview.cuts is None:
        return True
    return any(overlap(cut.frames, finding.frames) for cut in preview.cuts.cuts)
