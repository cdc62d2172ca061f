"""`rallytrace report`: the page of a match, from one project or several."""

import argparse
import contextlib
from collections.abc import Sequence
from pathlib import Path

from rallytrace import terminal
from rallytrace.commands.export_many import read_material
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.domain.lists import Sport
from rallytrace.errors import AppError, Cancelled
from rallytrace.exports.material import Material
from rallytrace.exports.report.page import write_page
from rallytrace.exports.request import ExportFinished
from rallytrace.file_kinds import PAGE
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.interruption import stopping_on_interrupt
from rallytrace.paths import videos_in
from rallytrace.settings import read_settings, settings_path


def run(args: argparse.Namespace) -> int:
    """Write the page; FAILED if a video of a folder was left out."""
    materials, left_out = _read(args.source)
    if not materials:
        raise left_out[0] if left_out else AppError("There are no videos in these folders.", "Name a project.")
    sources = [path for material in materials for path in (material.video, *material.untouchable)]
    refuse_output_of(args, args.output, PAGE, *sources, overwrite=args.force)
    for error in left_out:
        terminal.complain(error)
    sport = Sport(read_settings(settings_path()).settings.tracking.sport)
    with stopping_on_interrupt() as stop:
        try:
            done = _follow(materials, args.output, sport, stop, overwrite=args.force)
        except Cancelled:
            terminal.remark("Interrupted; nothing was written.")
            return terminal.INTERRUPTED
    terminal.remark(f"{done.path}: {done.words}.")
    if args.json:
        videos = [str(material.video) for material in materials]
        terminal.say_json({"place": str(done.path), "videos": videos, "words": done.words})
    return terminal.FAILED if left_out else terminal.DONE


def _read(sources: Sequence[Path]) -> tuple[list[Material], list[AppError]]:
    """The projects, and an error for each video of a folder without one."""
    materials, left_out = [], []
    for source in sources:
        if not source.is_dir():
            materials.append(read_material(source))
            continue
        for video in videos_in(source):
            try:
                materials.append(read_material(video))
            except AppError as error:
                left_out.append(AppError(f"{video.name} is left out: {error.problem}", error.remedy))
    return materials, left_out


def _follow(
    materials: Sequence[Material], target: Path, sport: Sport, stop: StopSwitch, *, overwrite: bool
) -> ExportFinished:
    with (
        terminal.progress_bar() as bar,
        contextlib.closing(write_page(materials, target, sport, stop.check, overwrite=overwrite)) as events,
    ):
        for event in events:
            if isinstance(event, ExportFinished):
                return event
            bar.set_description_str(event.phase, refresh=False)
            bar.total = event.total or None
            bar.update(event.done - bar.n)
    raise AppError("The page ended without a result.", "Try again.")
