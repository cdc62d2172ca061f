"""Exports by format: the records, and the steps that all formats share."""

from collections.abc import Mapping
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
from rallytrace.track.geometry import Size
from rallytrace.track.label_lint import Finding, LintKind, lint
from rallytrace.track.spans import overlap

FORMATS: Final[Mapping[Format, ExportFormat]] = {format_: import_module(format_.module).FORMAT for format_ in Format}
"""The record of every format, in the order of `Format`."""


def export(material: Material, request: ExportRequest, check: Check) -> ExportSteps:
    """Write an export; `ExportFinished` comes last. Closing it earlier leaves nothing behind.

    Args:
        check: called often, at least for every picture; raises to stop.

    Raises:
        AppError: the request is impossible, or writing failed; existing files are unchanged then.
    """
    preview = preview_export(material.labels, request)
    refuse_target(request, preview, (material.video, *material.untouchable))
    check()
    yield from FORMATS[request.format].write(material, request, preview, check)


def preview_export(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe an export; writes nothing.

    Raises:
        AppError: there is nothing to write, or a dataset would hold unset frames.
    """
    return FORMATS[request.format].preview(labels, request)


def refuse_target(request: ExportRequest, preview: Preview, untouchable: tuple[Path, ...] = ()) -> None:
    """Refuse a target before any work.

    Args:
        untouchable: the user's files, never to be written to.

    Raises:
        AppError: the target exists, is an untouchable file, or is impossible.
    """
    record = FORMATS[request.format]
    foreign = record.foreign if request.overwrite else None
    if record.is_folder:
        try:
            refuse_folder(preview.path, foreign, sources=untouchable)
        except TakenError as error:
            if request.overwrite:
                raise AppError(error.problem, "Choose another: folders of this format are never replaced.") from None
            raise
        return
    refuse_output(preview.path, find_kind(record.suffix), overwrite=request.overwrite, sources=untouchable)
    if preview.pictures is not None:
        refuse_folder(preview.pictures, foreign, sources=untouchable)


def findings_in(labels: TrackSnapshot, preview: Preview, format_: Format, size: Size) -> list[Finding]:
    """The suspicious labels of an export, by frame; `size` is the video's."""
    if not FORMATS[format_].is_truth:
        return []
    selection = preview.selection
    cuts = labels.cuts[selection.first : selection.first + len(selection.rows)]
    found = lint(selection.rows, size, first=selection.first, begins_scene=cuts)
    return [finding for finding in found if finding.kind is not LintKind.GAP and _is_exported(finding, preview)]


def _is_exported(finding: Finding, preview: Preview) -> bool:
    """Whether a finding is in a rally of the dataset; always true for other formats."""
    if preview.cuts is None:
        return True
    return any(overlap(cut.frames, finding.frames) for cut in preview.cuts.cuts)
