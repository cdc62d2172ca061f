"""`rallytrace clips`: save rallies or events of a project as video files, or as one highlight video."""

import argparse

from rallytrace.commands.export_many import read_material
from rallytrace.commands.language import writing_in
from rallytrace.commands.shared import follow_export
from rallytrace.errors import UsageError
from rallytrace.exports.clips import is_reel, write_clips
from rallytrace.exports.exporting import preview_export, refuse_target
from rallytrace.exports.format_list import Format
from rallytrace.exports.match_facts import search_play
from rallytrace.exports.material import with_video_facts
from rallytrace.exports.request import (
    DEFAULT_EVENT_PATTERN,
    DEFAULT_PATTERN,
    EVENT_MARGIN_SECONDS,
    ClipOptions,
    Drawing,
    ExportRequest,
    OverlayOptions,
)
from rallytrace.files.file_kinds import MP4
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.settings import read_settings, settings_path
from rallytrace.track.sports import Sport


def run(args: argparse.Namespace) -> int:
    """Save the rallies or events that match the filter."""
    material = read_material(args.source, args.video)
    settings = read_settings(settings_path()).settings
    sport = Sport(material.sport or settings.tracking.sport)
    request = _request(args, sport)
    preview = preview_export(material.labels, request)
    refuse_target(request, preview, (material.video, *material.untouchable))
    if not is_reel(args.output):
        MP4.refuse_suffix(args.output)
    with writing_in(args.language), stopping_on_interrupt() as stop:
        material = with_video_facts(material, stop.check)
        found = search_play(material, args.filter, sport, stop.check, of_events=args.events)
        done = follow_export(write_clips(material, found, request, stop.check))
    terminal.remark(f"{done.path}: {done.sentences}")
    if args.json:
        terminal.say_json({"place": str(done.path), "reel": is_reel(args.output), "clips": [*done.records]})
    return terminal.DONE


def _request(args: argparse.Namespace, sport: Sport) -> ExportRequest:
    style = read_settings(settings_path()).settings.appearance.overlay_style
    usual, pattern = (EVENT_MARGIN_SECONDS, DEFAULT_EVENT_PATTERN) if args.events else (0.0, DEFAULT_PATTERN)
    if args.names is not None and is_reel(args.output):
        raise UsageError("A highlight video is one file, so --names has no effect.", "Omit it, or name a folder.")
    options = ClipOptions(
        args.filter,
        args.events,
        usual if args.before is None else args.before,
        usual if args.after is None else args.after,
        frozenset(drawing for drawing in Drawing if getattr(args, drawing.value)),
        sound=not args.no_sound,
        copy=args.copy,
        hardware=args.hardware,
        pattern=args.names or pattern,
    )
    return ExportRequest(
        Format.REEL if is_reel(args.output) else Format.CLIPS,
        args.output,
        overwrite=args.force,
        overlay=OverlayOptions(trail_past=style.trail_past, style=style),
        clips=options,
        sport=sport,
    )
