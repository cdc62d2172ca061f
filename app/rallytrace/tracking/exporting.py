"""Exports: a video's pictures and its labels brought together into files; a generator that tells how far it is."""

from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

from rallytrace.domain.detections import Point, Source
from rallytrace.errors import AppError
from rallytrace.file_access import atomic_file
from rallytrace.storage.exports.coco import write_coco
from rallytrace.storage.exports.cvat import write_cvat
from rallytrace.storage.exports.preview import Preview, foresee, refuse_target
from rallytrace.storage.exports.request import ExportRequest, Format, OverlayOptions, PathColours
from rallytrace.storage.exports.staging import Check, staged_folder
from rallytrace.storage.exports.words import counted
from rallytrace.storage.track_csv import write_track
from rallytrace.tracking.coco_pictures import write_pictures
from rallytrace.tracking.dataset_pictures import write_dataset
from rallytrace.tracking.event_tables import write_event_table
from rallytrace.tracking.export_events import ExportFinished, ExportProgress, Material
from rallytrace.tracking.export_marks import marks_of
from rallytrace.video.index import FrameIndex
from rallytrace.video.overlay_video import DrawingStyle, OverlayPlan, write_overlay_video
from rallytrace.video.reader import VideoReader


def export(
    material: Material, request: ExportRequest, check: Check
) -> Generator[ExportProgress | ExportFinished, None, None]:
    """Write what is asked for; `ExportFinished` comes last. When it is closed before that, nothing of it stays.

    Args:
        material: what is exported from.
        request: what, how and where to.
        check: called for every picture, and often besides; raises to stop.

    Raises:
        AppError: it cannot be done, or the disk does not take it; what was there before is as it was.
    """
    preview = foresee(material.labels, request)
    refuse_target(request, preview, (material.video, *material.untouchable))
    check()
    if request.format is Format.DATASET:
        yield from _dataset(material, request, preview, check)
    elif request.format is Format.VIDEO:
        yield from _video(material, request, preview, check)
    elif request.format is Format.EVENTS:
        yield ExportProgress("Looking for events")
        yield ExportFinished(preview.place, write_event_table(material, _index(material, check), request, preview))
    elif preview.pictures is not None:
        yield from _coco_with_pictures(material, request, preview, preview.pictures, check)
    else:
        yield ExportProgress("Writing the labels")
        yield ExportFinished(preview.place, _labels(material, request, preview, check))


def _index(material: Material, check: Check) -> FrameIndex:
    """The complete frame index of the video."""
    if material.index is not None and material.index.n_frames >= material.labels.n_frames:
        return material.index
    with _opened(material, check) as reader:
        return reader.index


def _labels(material: Material, request: ExportRequest, preview: Preview, check: Check) -> str:
    """Write the labels alone; returns what there is now."""
    selection, name = preview.selection, material.video.name
    place, overwrite = preview.place, request.overwrite
    if request.format is Format.CSV:
        rows = write_track(
            place,
            _checked(selection.points(), check),
            material.size,
            more_columns=request.more_columns,
            overwrite=overwrite,
        )
        return counted(rows, "row")
    if request.format is Format.COCO:
        write_coco(place, selection, material.size, name, overwrite=overwrite, check=check)
        placed = preview.tally.visible + preview.tally.occluded
        kind = "frame" if preview.pictures is None else "picture"
        return f"{counted(preview.tally.frames, kind)}, {counted(placed, 'keypoint')}"
    keyframes = write_cvat(
        place, selection, material.size, material.labels.n_frames, name, overwrite=overwrite, check=check
    )
    return f"a track of {counted(keyframes, 'keyframe')}"


def _checked(points: Iterable[Point], check: Check) -> Iterator[Point]:
    """The same points, with a chance to stop before each."""
    for point in points:
        check()
        yield point


def _coco_with_pictures(
    material: Material, request: ExportRequest, preview: Preview, folder: Path, check: Check
) -> Iterator[ExportProgress | ExportFinished]:
    """The pictures appear after the file, and neither without the other."""
    with _opened(material, check) as reader, staged_folder(folder, overwrite=request.overwrite) as staged:
        yield from write_pictures(reader, preview.selection, staged, check=check)
        yield ExportProgress("Writing the labels")
        words = _labels(material, request, preview, check)
    yield ExportFinished(preview.place, words)


def _dataset(
    material: Material, request: ExportRequest, preview: Preview, check: Check
) -> Iterator[ExportProgress | ExportFinished]:
    assert preview.cuts is not None
    with _opened(material, check) as reader:
        yield from write_dataset(reader, request, preview.place, preview.cuts, runs=material.runs, check=check)
    rallies = len(preview.cuts.cuts)
    words = f"{rallies} {'rally' if rallies == 1 else 'rallies'}, {counted(preview.cuts.n_frames, 'frame')}"
    yield ExportFinished(preview.place, words)


def _video(
    material: Material, request: ExportRequest, preview: Preview, check: Check
) -> Iterator[ExportProgress | ExportFinished]:
    frames = range(preview.selection.first, preview.selection.first + len(preview.selection.rows))
    options = request.overlay
    marks = marks_of(material.labels, options, only_reviewed=request.only_reviewed)
    plan = OverlayPlan(frames, drawing_style(options), options.speed, options.caption)
    with (
        atomic_file(preview.place, overwrite=request.overwrite) as staged,
        _opened(material, check) as reader,
    ):
        for done in write_overlay_video(reader, staged, plan, marks):
            check()
            yield ExportProgress("Writing the video", done, len(frames))
    yield ExportFinished(preview.place, counted(len(frames), "frame"))


def _opened(material: Material, check: Check) -> VideoReader:
    """The video, after making sure that it can be the one of these labels."""
    reader = VideoReader(material.video, index=material.index, check=check)
    if reader.size == material.size and reader.n_frames >= material.labels.n_frames:
        return reader
    facts = f"{reader.size} and {reader.n_frames} frames"
    reader.close()
    raise AppError(
        f"{material.video.name} is not the video of these labels: it has {facts}, they are of one with {material.size} "
        f"and {material.labels.n_frames} frames.",
        "Name the video that was labelled.",
    )


def drawing_style(options: OverlayOptions) -> DrawingStyle:
    """Colours and sizes as the drawing wants them."""
    return DrawingStyle(
        _colours(options.ink),
        options.ink.marker_size,
        options.ink.line_width,
        options.trail_past,
        options.trail_future,
    )


def _colours(ink: PathColours) -> dict[Source, str]:
    return {
        Source.PREDICTED: ink.predicted,
        Source.IMPORTED: ink.predicted,
        Source.INPAINTED: ink.inpainted,
        Source.INTERPOLATED: ink.inpainted,
        Source.HUMAN: ink.human,
    }
