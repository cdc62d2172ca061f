"""`rallytrace clips`: the rallies of a project as video files, or as one reel."""

import argparse
import contextlib
from pathlib import Path

from tqdm import tqdm

from rallytrace import terminal
from rallytrace.commands.export_many import read_material
from rallytrace.domain.lists import Sport
from rallytrace.domain.match.rally_facts import RallyFacts, end_times
from rallytrace.errors import AppError, Cancelled, Check
from rallytrace.exports.clips import (
    DEFAULT_PATTERN,
    ClipOptions,
    clip_records,
    find_rallies_for_clips,
    is_reel,
    plan_clips,
    write_clips,
)
from rallytrace.exports.material import Material, read_index
from rallytrace.exports.request import ExportFinished, OverlayOptions
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.interruption import stopping_on_interrupt
from rallytrace.settings import read_settings, settings_path

# tqdm would watch its bars from a thread of its own, which nothing here needs and which outlives them.
tqdm.monitor_interval = 0


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
            found = find_rallies_for_clips(material, args.filter, sport, _check_of(stop))
            for facts in found:
                if facts.score is not None and facts.score.fault:
                    terminal.remark(f"Note: {facts.rally.name}: {facts.score.fault}")
            done = _follow(material, found, args.output, options, stop, overwrite=args.force)
        except Cancelled:
            terminal.remark("Interrupted; nothing was written.")
            return terminal.INTERRUPTED
    terminal.remark(f"{done.path}: {done.words}.")
    if args.json:
        index = read_index(material, lambda: None)
        clips = plan_clips(found, end_times(index.seconds), material.video, options)
        terminal.say_json({"place": str(done.path), "reel": is_reel(args.output), "clips": clip_records(clips)})
    return terminal.DONE


def _check_of(stop: StopSwitch) -> Check:
    """A check for interruptions; it raises `Cancelled`."""

    def check() -> None:
        if stop.stopped:
            raise Cancelled

    return check


def _follow(
    material: Material,
    found: list[RallyFacts],
    target: Path,
    options: ClipOptions,
    stop: StopSwitch,
    *,
    overwrite: bool,
) -> ExportFinished:
    """Draw a progress bar until the clips are written."""
    with (
        tqdm(unit=" frames", disable=None, leave=False, dynamic_ncols=True, smoothing=0.1) as bar,
        contextlib.closing(
            write_clips(material, found, target, options, _check_of(stop), overwrite=overwrite)
        ) as events,
    ):
        for event in events:
            if isinstance(event, ExportFinished):
                return event
            bar.set_description_str(event.phase, refresh=False)
            bar.total = event.total or None
            bar.update(event.done - bar.n)
    raise AppError("The clips ended without a result.", "Try again.")
