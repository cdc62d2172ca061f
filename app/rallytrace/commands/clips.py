"""`rallytrace clips`: the rallies of a project as video files, or as one reel."""

import argparse

from rallytrace import terminal
from rallytrace.commands.export_many import read_material
from rallytrace.commands.shared import follow_export
from rallytrace.domain.lists import Sport
from rallytrace.domain.match.rally_facts import end_times
from rallytrace.errors import Cancelled
from rallytrace.exports.clips import (
    DEFAULT_PATTERN,
    ClipOptions,
    clip_records,
    is_reel,
    plan_clips,
    write_clips,
)
from rallytrace.exports.match_facts import find_rallies_for
from rallytrace.exports.material import read_index
from rallytrace.exports.request import OverlayOptions
from rallytrace.interruption import stopping_on_interrupt
from rallytrace.settings import read_settings, settings_path


def run(args: argparse.Namespace) -> int:
    """Cut the rallies found by the filter."""
    material = read_material(args.source, args.video)
    settings = read_settings(settings_path()).settings
    style = settings.appearance.overlay_style
    options = ClipOptions(
        args.before,
        args.after,
        OverlayOptions(trail_past=style.trail_past, style=style) if args.path else None,
        score=args.score,
        copy=args.copy,
        pattern=args.names or DEFAULT_PATTERN,
    )
    sport = Sport(material.sport or settings.tracking.sport)
    with stopping_on_interrupt() as stop:
        try:
            found = find_rallies_for(material, args.filter, sport, stop.check)
            for facts in found:
                if facts.score is not None and facts.score.fault:
                    terminal.remark(f"Note: {facts.rally.name}: {facts.score.fault}")
            done = follow_export(write_clips(material, found, args.output, options, stop.check, overwrite=args.force))
        except Cancelled:
            terminal.remark("Interrupted; nothing was written.")
            return terminal.INTERRUPTED
    terminal.remark(f"{done.path}: {done.words}.")
    if args.json:
        index = read_index(material, lambda: None)
        clips = plan_clips(found, end_times(index.seconds), material.video, options)
        terminal.say_json({"place": str(done.path), "reel": is_reel(args.output), "clips": clip_records(clips)})
    return terminal.DONE
