"""`rallytrace report`: write the page of a match from one or several projects."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rallytrace.commands.export_many import read_material
from rallytrace.commands.language import writing_in
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.recordings import with_recordings
from rallytrace.commands.shared import follow_export
from rallytrace.errors import AppError
from rallytrace.exports.material import Material
from rallytrace.exports.report.page import write_page
from rallytrace.files.file_kinds import PAGE
from rallytrace.files.paths import videos_in
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.settings import read_settings, settings_path
from rallytrace.track.sports import Sport


def run(args: argparse.Namespace) -> int:
    """Write the page. Return FAILED if a video of a folder was left out."""
    materials, left_out = _read(args.source)
    if not materials:
        raise left_out[0] if left_out else AppError("There are no videos in these folders.", "Give a project.")
    sources = [path for material in materials for path in (material.video, *material.untouchable)]
    refuse_output_of(args, args.output, PAGE, *sources, overwrite=args.force)
    for error in left_out:
        terminal.complain(error)
    sport = Sport(read_settings(settings_path()).settings.tracking.sport)
    with writing_in(args.language), stopping_on_interrupt() as stop:
        done = follow_export(
            write_page(materials, args.output, sport, stop.check, overwrite=args.force, player=args.player)
        )
    terminal.remark(f"{done.path}: {done.sentences}")
    if args.json:
        videos = [str(material.video) for material in materials]
        terminal.say_json({"place": str(done.path), "videos": videos, "words": done.words})
    return terminal.FAILED if left_out else terminal.DONE


def _read(sources: Sequence[Path]) -> tuple[list[Material], list[AppError]]:
    """Return the readable projects, and an error for each video in a folder whose project cannot be read."""
    materials, left_out = [], []
    for source in sources:
        if not source.is_dir():
            materials.append(read_material(source))
            continue
        for video in with_recordings(videos_in(source)):
            try:
                materials.append(read_material(video))
            except AppError as error:
                left_out.append(AppError(f"Skipped {video.name}: {error.problem}", error.remedy))
    return materials, left_out
