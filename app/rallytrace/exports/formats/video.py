"""The video with the path drawn over it, in H.264, with its sound at normal speed."""

from contextlib import nullcontext
from dataclasses import replace

from rallytrace.errors import Check
from rallytrace.exports.labels import TrackSnapshot, describe_contents, describe_unreviewed
from rallytrace.exports.material import Material, open_source_video
from rallytrace.exports.overlay_marks import make_marks
from rallytrace.exports.record import ExportFormat, ExportSteps, OptionGroup, Preview, select_requested
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import MP4
from rallytrace.texts import tr_lazy
from rallytrace.track.wording import count_noun
from rallytrace.video.overlay_video import OverlayPlan, write_overlay_video
from rallytrace.video.sound import SoundReader


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe all frames of the range, including unset ones."""
    selection = select_requested(labels, request, request.overlay.layers)
    tally = selection.tally()
    drawn = (
        tr_lazy("exports", "Drawn: {contents}", contents=describe_contents(tally))
        if tally.frames
        else tr_lazy("exports", "No path to draw yet.")
    )
    frames = count_noun(len(selection.rows), "frame")
    says = (tr_lazy("exports", "A video of {frames}.", frames=frames), drawn)
    return Preview(request.target, tally, says, describe_unreviewed(tally), selection)


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    labels, options = material.labels, request.overlay
    frames = preview.selection.span
    style = replace(options.style, trail_past=options.trail_past, trail_future=options.trail_future)
    plan = OverlayPlan(frames, style, options.speed, options.caption)
    marks = make_marks(labels, options, only_reviewed=request.only_reviewed)
    persons = labels.poses.persons_at if options.poses else None
    with (
        open_source_video(material, check) as reader,
        SoundReader.open(material.video, reader.index) or nullcontext() as sound,
        atomic_file(preview.path, MP4, overwrite=request.overwrite) as staged,
    ):
        for done in write_overlay_video(reader, staged, plan, marks, persons, sound=sound):
            check()
            yield ExportProgress(tr_lazy("exports", "Writing the video"), done, len(frames))
        is_silent = sound is not None and options.speed != 1
        silent = tr_lazy("exports", "Without sound, which is kept at normal speed only.") if is_silent else ""
        notes = tuple(note for note in (silent, reader.colours.note) if note)
    yield ExportFinished(preview.path, count_noun(len(frames), "frame"), notes=notes)


FORMAT = ExportFormat(
    title=tr_lazy("exports", "Video with the path"),
    sentence=tr_lazy("exports", "H.264 in the colours of the window, with the sound at normal speed."),
    ending="_overlay.mp4",
    kind=tr_lazy("exports", "Videos"),
    preview=_preview,
    write=_write,
    options=OptionGroup.OVERLAY,
    is_truth=False,
)
