"""`rallytrace track`: from videos to label files."""

import argparse
import hashlib
import json
import logging
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tqdm import tqdm

from rallytrace import terminal
from rallytrace.commands.shared import network_choice
from rallytrace.domain.detections import Point, Source
from rallytrace.domain.geometry import ResizeFilter
from rallytrace.errors import AppError, Cancelled, UsageError
from rallytrace.file_access import atomic_text, refuse_overwrite
from rallytrace.inference.ensemble import EvalMode
from rallytrace.inference.heatmap import Decoding
from rallytrace.inference.pipeline import Detections, Progress
from rallytrace.inference.preprocessing import DifferenceMode
from rallytrace.inference.session import StopSwitch
from rallytrace.interruption import stopping_on_interrupt
from rallytrace.storage.exports.preview import CSV, refuse_other_ending
from rallytrace.storage.track_csv import write_track
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import TrackOptions, parse_frames
from rallytrace.tracking.run import RunMessage, TrackRun
from rallytrace.video.reader import VideoReader


def run(args: argparse.Namespace) -> int:
    """Track each video; one that fails does not keep the others from being tracked."""
    options = _options(args)
    targets = _targets(args)
    codes: list[int] = []
    records: list[dict[str, Any]] = []
    failed: list[str] = []
    output = Output(overwrite=args.force, more_columns=args.source_column)
    with stopping_on_interrupt() as stop, open_networks(network_choice(args)) as networks:
        if networks.announcement:
            terminal.remark(networks.announcement)
        for video, target in targets:
            try:
                with VideoReader(video) as reader:
                    chosen = _with_ranges(options, args, reader.n_frames)
                    tracking = TrackRun(reader, networks.tracknet, networks.inpaintnet, chosen)
                    code, record = track_one(tracking, target, output, stop)
                records.append(record)
            except UsageError:
                raise
            except AppError as error:
                terminal.complain(error)
                code = terminal.FAILED
            failed += [str(video)] if code == terminal.FAILED else []
            codes.append(code)
            if stop.stopped:
                break
    if len(targets) > 1:
        listed = f"; not completed: {', '.join(failed)}" if failed else ""
        terminal.remark(f"{codes.count(terminal.DONE)} of {len(targets)} videos are done{listed}.")
    if args.json:
        terminal.say_json(records)
    return terminal.INTERRUPTED if terminal.INTERRUPTED in codes else max(codes)


def _targets(args: argparse.Namespace) -> list[tuple[Path, Path]]:
    """Each video with its label file, after making sure that all of these may be written."""
    videos: list[Path] = args.videos
    folder = _folder(args.output, len(videos))
    if args.output is not None and folder is None:
        targets = [(videos[0], Path(args.output))]
    else:
        targets = [(video, (folder or video.parent) / f"{video.stem}_track.csv") for video in videos]
    doubled = {target for _, target in targets if sum(other == target for _, other in targets) > 1}
    if doubled:
        raise UsageError(
            f"Two of the videos would be written to {min(doubled)}.", "Track them separately, each with its own -o."
        )
    for video, target in targets:
        if target.resolve() == video.resolve():
            raise UsageError(f"{target} is the video itself.", "Choose another name for the label file.")
        refuse_other_ending(target, CSV)
        if not video.exists():
            raise AppError(f"There is no video {video}.", "Check the name.")
        refuse_overwrite(target, overwrite=args.force)
        refuse_overwrite(record_path(target), overwrite=args.force)
    return targets


def _folder(output: str | None, videos: int) -> Path | None:
    """The folder that label files go to, made if need be; None where the output names a file or nothing."""
    if output is None:
        return None
    path = Path(output)
    named_as_folder = output.endswith(("/", os.sep))
    if path.exists() and not path.is_dir() and (videos > 1 or named_as_folder):
        raise UsageError(f"{path} is a file, but the label files need a folder.", "Name a folder.")
    if not path.is_dir() and (videos > 1 or named_as_folder):
        try:
            path.mkdir()
        except OSError as error:
            raise AppError(f"The folder {path} cannot be made: {error.strerror}.", "Choose another place.") from error
    return path if path.is_dir() else None


def record_path(target: Path) -> Path:
    """Where the record of what ran is kept: beside the label file."""
    return target.with_suffix(".run.json")


_log = logging.getLogger(__name__)

# tqdm would watch its bars from a thread of its own, which nothing here needs and which outlives them.
tqdm.monitor_interval = 0


@dataclass(frozen=True, slots=True)
class Output:
    """How label files are written."""

    overwrite: bool
    more_columns: bool = False


def track_one(tracking: TrackRun, target: Path, output: Output, stop: StopSwitch) -> tuple[int, dict[str, Any]]:
    """Do a run and write its label file; the exit code and the record of what ran.

    Raises:
        AppError: nothing could be tracked, or the file not be written.
    """
    failure: Cancelled | AppError | None = None
    try:
        _follow(tracking, stop)
    except (Cancelled, AppError) as error:
        failure = error
    points = tracking.points()
    if isinstance(failure, AppError) and not points:
        raise failure
    if not points:
        terminal.remark("Interrupted before the first frame was tracked. Nothing was written.")
        return terminal.INTERRUPTED, {}
    write_track(target, points, tracking.video_size, more_columns=output.more_columns, overwrite=output.overwrite)
    written = hashlib.sha256(target.read_bytes()).hexdigest()
    record = {"labels": str(target), "labels_sha256": written, "rows": len(points), **tracking.provenance()}
    with atomic_text(record_path(target), overwrite=output.overwrite) as stream:
        json.dump(record, stream, indent=2)
    terminal.remark(_summary(points, target, record))
    return _outcome(failure, len(points), target), record


def _outcome(failure: Cancelled | AppError | None, rows: int, target: Path) -> int:
    if failure is None:
        return terminal.DONE
    if isinstance(failure, AppError):
        terminal.complain(failure)
        terminal.remark(f"The {rows} frames tracked before are in {target}.")
        return terminal.FAILED
    terminal.remark(f"Interrupted. The {rows} tracked frames are in {target}.")
    return terminal.INTERRUPTED


def _options(args: argparse.Namespace) -> TrackOptions:
    """The options that hold for all videos; impossible ones are refused before anything is loaded."""
    if args.fast and args.stride is not None:
        raise UsageError("--fast and --stride cannot be used together.", "Omit one of them.")
    return TrackOptions(
        eval_mode=EvalMode.NONOVERLAP if args.fast else EvalMode(args.eval_mode),
        stride=args.stride,
        every=args.every,
        decoding=Decoding(args.decode),
        threshold=args.threshold,
        resize=None if args.resize is None else ResizeFilter(args.resize),
        difference=None if args.difference is None else DifferenceMode(args.difference),
        batch=args.batch,
        longest_gap=args.max_gap,
        inpainted_visible=args.inpainted_visible,
        cores=args.threads,
        every_camera=args.every_camera,
    )


def _with_ranges(options: TrackOptions, args: argparse.Namespace, n_frames: int) -> TrackOptions:
    frames, background = (
        None if text is None else parse_frames(text, n_frames=n_frames) for text in (args.range, args.background)
    )
    return replace(options, frames=frames, background_over=background)


def _follow(tracking: TrackRun, stop: StopSwitch) -> None:
    """Draw a progress bar, with frames a second and the time left, until the run is over."""
    with tqdm(
        desc=tracking.video_name, unit=" frames", disable=None, leave=False, dynamic_ncols=True, smoothing=0.1
    ) as bar:

        def prepare(share: float) -> None:
            bar.set_postfix_str("" if share >= 1 else f"computing the background {share:.0%}")

        for event in tracking.events(stop, preparing=prepare):
            if isinstance(event, RunMessage):
                tqdm.write(event.text, file=sys.stderr)
            elif isinstance(event, Progress) and tracking.plan is not None:
                bar.total = len(tracking.plan.frames)
                bar.update(event.frames - bar.n)
            elif isinstance(event, Detections):
                _log.debug("%d more frames tracked", len(event.items))


def _summary(points: list[Point], target: Path, record: dict[str, Any]) -> str:
    by_source = {source: sum(p.visible and p.source is source for p in points) for source in Source}
    parts = [f"{by_source[Source.PREDICTED]} found"]
    if by_source[Source.INPAINTED]:
        parts.append(f"{by_source[Source.INPAINTED]} inpainted")
    if by_source[Source.INTERPOLATED]:
        parts.append(f"{by_source[Source.INTERPOLATED]} interpolated")
    parts.append(f"{sum(point.occluded for point in points)} occluded (position inpainted)")
    parts.append(f"{sum(not point.placed for point in points)} without a ball")
    speed = len(points) / max(record["seconds"], 0.001)
    provider = record["tracknet"]["provider"]
    return f"{target}: {len(points)} frames, {', '.join(parts)} ({speed:.1f} frames a second on {provider})."
