"""`rallytrace export`: export labels, a dataset or an overlay video from a project or a label file."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rallytrace.commands.export_many import export_many, read_material
from rallytrace.commands.language import writing_in
from rallytrace.commands.shared import as_records as finding_records
from rallytrace.commands.shared import findings_in_words, follow_export, recording_from
from rallytrace.errors import UsageError
from rallytrace.exports.exporting import FORMATS, export, findings_in, preview_export, refuse_target
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_from
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportFormat, OptionGroup, Preview
from rallytrace.exports.request import DatasetOptions, ExportFinished, ExportRequest, OverlayOptions, Pictures, Split
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.settings import read_settings, settings_path
from rallytrace.storage.track_csv import read_track
from rallytrace.track.detections import Source
from rallytrace.track.label_lint import Finding
from rallytrace.track.sports import Sport
from rallytrace.track.table_style import TableStyle
from rallytrace.track.track import Layer
from rallytrace.tracking.label_records import read_record, recording_of_run
from rallytrace.tracking.options import parse_frames
from rallytrace.video.reader import VideoReader

_LABELS: Final = ".csv"
_GROUP_OPTIONS: Final = (
    (OptionGroup.COLUMNS, "csv files", ("source_column",)),
    (OptionGroup.TABLE, "tables", ("table_style",)),
    (OptionGroup.DATASET, "datasets", ("split", "match")),
    (
        OptionGroup.OVERLAY,
        "overlay videos",
        ("layers", "trail", "trail_ahead", "speed", "skeletons", "no_caption"),
    ),
)
"""Options that apply to one group of formats, with a name for these formats."""


def run(args: argparse.Namespace) -> int:
    """Report what will be exported and how much of it is not reviewed, then write it."""
    if args.language is not None and not FORMATS[Format(args.format)].for_viewers:
        raise UsageError(f"Files of the format {args.format} are always in English.", "Omit --language.")
    if len(args.source) > 1 or args.source[0].is_dir() or args.progress:
        return export_many(args)
    source: Path = args.source[0]
    is_label_file = source.suffix.lower() == _LABELS
    material = _from_labels(source, args) if is_label_file else read_material(source, args.video)
    request = _request(args, material)
    preview = preview_export(material.labels, request)
    refuse_target(request, preview, (material.video, *material.untouchable))
    if args.output is None and not request.target.name.startswith(material.video.stem):
        terminal.remark(f"The name of {material.video.name} is too long. The export is called {request.target.name}.")
    for sentence in preview.says:
        terminal.remark(sentence)
    if preview.caution:
        terminal.remark(f"Note: {preview.caution}")
    findings = findings_in(material.labels, preview, request.format, material.size)
    for line in findings_in_words(findings):
        terminal.remark(line)
    with writing_in(args.language), stopping_on_interrupt() as stop:
        done = follow_export(export(material, request, stop.check))
    terminal.remark(f"{done.path}: {done.sentences}")
    if args.json:
        terminal.say_json(_record(request, preview, findings, done) | material.labels.recording.as_record())
    return terminal.DONE


def _from_labels(path: Path, args: argparse.Namespace) -> Material:
    """Return the material of a label file and its video.

    How the video was recorded is taken from the arguments, or else from the run's record beside the file.
    """
    video: Path | None = args.video
    if video is None:
        raise UsageError(f"{path.name} does not contain the path of its video.", "Give the video with --video.")
    points = read_track(path, unnamed=Source.IMPORTED)
    recording = recording_from(args, recording_of_run(read_record(path)))
    with VideoReader(video, turning=recording.turning) as reader:
        file_size = recording.turning.inverse().size(reader.size)
        recording = replace(recording, file_size=file_size if recording.turning else None)
        labels = replace(labels_from(points, reader.n_frames, path.name), recording=recording)
        return Material(labels, video, reader.size, reader.index, untouchable=(path,))


def _request(args: argparse.Namespace, material: Material) -> ExportRequest:
    format_ = Format(args.format)
    record = FORMATS[format_]
    if args.pictures is not None and not record.pictures:
        raise UsageError(f"--pictures does not apply to the format {format_.value}.", "Omit it, or export a dataset.")
    if args.pictures not in (None, *record.pictures):
        raise UsageError(
            f"{record.title} can only be exported with PNG frames, not with videos.", "Pass --pictures png."
        )
    if args.only_reviewed and not record.by_frame:
        raise UsageError(
            f"--only-reviewed is for labels of frames, and does not apply to the format {format_.value}.", "Omit it."
        )
    if args.sport is not None and not record.takes_sport:
        raise UsageError(f"--sport is for events and rallies. It does not apply to {format_.value}.", "Omit it.")
    typed = next((name for name in ("recorded_at", "turn", "mirror") if getattr(args, name) is not None), None)
    if typed is not None and material.project is not None:
        option = typed.replace("_", "-")
        raise UsageError(
            f"--{option} is for label files. A project says itself how its video was recorded.",
            "Omit it, or set it in the window with Edit > Video recording.",
        )
    if args.recorded_at is not None and not (record.takes_sport or args.court_columns):
        raise UsageError(
            f"--recorded-at is for speeds and durations. It does not apply to {format_.value}.", "Omit it."
        )
    overlay = _overlay(args)
    _refuse_without_effect(args, record)
    if args.court_columns and (format_ is not Format.CSV or not material.labels.courts):
        raise UsageError("--court-columns needs a CSV export of a project with a court.", "Omit it, or set the court.")
    n_frames = material.labels.n_frames
    return ExportRequest(
        format_,
        args.output or record.default_path(material.video),
        None if args.range is None else parse_frames(args.range, n_frames=n_frames),
        only_reviewed=args.only_reviewed,
        overwrite=args.force,
        more_columns=args.source_column,
        court_columns=args.court_columns,
        coco_pictures=args.pictures is not None,
        table_style=TableStyle(args.table_style or TableStyle.PLAIN),
        dataset=DatasetOptions(Split(args.split or Split.TRAIN), args.match, Pictures(args.pictures or Pictures.VIDEO)),
        overlay=overlay,
        sport=Sport(args.sport or material.sport or read_settings(settings_path()).settings.tracking.sport),
    )


def _refuse_without_effect(args: argparse.Namespace, record: ExportFormat) -> None:
    """Raise UsageError for options of other formats, which would have no effect."""
    for group, words, names in _GROUP_OPTIONS:
        given = [name for name in names if getattr(args, name) is not None and getattr(args, name) is not False]
        if given and record.options is not group:
            option = given[0].replace("_", "-")
            raise UsageError(f"--{option} is for {words}, and does not apply to the format {args.format}.", "Omit it.")


def _overlay(args: argparse.Namespace) -> OverlayOptions:
    style = read_settings(settings_path()).settings.appearance.overlay_style
    given = {"trail_past": args.trail, "trail_future": args.trail_ahead, "speed": args.speed}
    options = OverlayOptions(
        trail_past=style.trail_past, caption=not args.no_caption, style=style, poses=args.skeletons
    )
    if args.layers is not None:
        options = replace(options, layers=_layers(args.layers))
    return replace(options, **{name: value for name, value in given.items() if value is not None})


def _layers(text: str) -> frozenset[Layer]:
    names = {layer.name.lower(): layer for layer in Layer}
    wanted = [name.strip().lower() for name in text.split(",") if name.strip()]
    strange = [name for name in wanted if name not in names]
    if strange:
        raise UsageError(f"There is no layer '{strange[0]}'.", f"The layers are {', '.join(names)}.")
    return frozenset(names[name] for name in wanted)


def _record(
    request: ExportRequest, preview: Preview, findings: Sequence[Finding], done: ExportFinished
) -> dict[str, object]:
    tally = preview.tally
    return {
        "format": request.format.value,
        "place": str(done.path),
        "frames": tally.frames,
        "by_source": {source.value: count for source, count in tally.by_source.items()},
        "unreviewed_by_source": {source.value: count for source, count in tally.unreviewed.items()},
        "left_out": tally.left_out,
        "never_looked_at": tally.unset,
        "findings": finding_records(findings),
    }
