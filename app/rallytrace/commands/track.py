"""`rallytrace track`: track videos and write label files."""

import argparse
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rallytrace.commands.recordings import joined_parts
from rallytrace.commands.shared import choose_networks, draw_progress, recording_from, remark_on_sport, typed_options
from rallytrace.commands.video_batch import TrackJob, VideoBatch, VideoOutcome, VideoState, make_folder
from rallytrace.errors import AppError, Cancelled, UsageError
from rallytrace.inference.model_files.model_reading import read_model_graph
from rallytrace.model_records.network_modes import EvalMode
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.settings import RunOptions
from rallytrace.track.detections import Point, Source
from rallytrace.track.sports import Sport
from rallytrace.tracking.int8_selection import settle_precision
from rallytrace.tracking.label_records import (
    Output,
    RequestedRun,
    TrackedVideo,
    write_run,
)
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.messages import JobMessage, Phase, RunProgress
from rallytrace.tracking.networks import Networks, compiles_long, open_networks
from rallytrace.tracking.options import NetworkChoice, RangeError, TrackOptions, TrackRequest
from rallytrace.video.file_state import FileState
from rallytrace.video.reader import VideoReader


def run(args: argparse.Namespace) -> int:
    """Track each video that is not done. A failure does not stop the others."""
    args.videos = joined_parts(args.videos, join=args.join, separate=args.separate)
    if args.project:
        from rallytrace.commands.track_projects import track_into_projects  # noqa: PLC0415 - needs parts of the window

        return track_into_projects(args, typed_tracking(args))
    if args.progress or args.low_priority:
        raise UsageError("--progress and --low-priority are for --project.", "Add --project, or omit them.")
    options = TrackOptions(**typed_tracking(args), recording=recording_from(args))
    request = TrackRequest(choose_networks(args), options, args.range, args.background)
    if args.sport is not None:
        remark_on_sport(request.networks.tracknet_path, Sport(args.sport))
    asked = {**request.as_record(), "source-column": args.source_column}
    output = Output(overwrite=False, more_columns=args.source_column, asked=asked)
    batch = VideoBatch(args.videos, args.output, force=args.force, joins=not args.separate)
    if batch.jobs and args.cluster is None:  # the machines of a cluster decide together
        request = replace(request, networks=settle_precision(request.networks, batch.jobs[0].video))
    batch.skip_done(lambda: _requested_run(request.networks, asked))
    try:
        with stopping_on_interrupt() as stop:
            if batch.jobs and args.cluster is not None:
                from rallytrace.commands.track_cluster import track_on_cluster  # noqa: PLC0415 - rarely needed

                track_on_cluster(batch, request, output, args.cluster, stop)
            elif batch.jobs:
                _track_here(batch, request, output, stop)
    finally:
        if batch.resumes and len(batch.outcomes) == len(batch.videos):
            for line in batch.table():
                (terminal.remark if args.json else terminal.say)(line)
    if not batch.resumes and (error := next(iter(batch.outcomes.values())).error) is not None:
        terminal.complain(error)
    if args.json:
        terminal.say_json(batch.records())
    return batch.code


def _requested_run(choice: NetworkChoice, asked: Mapping[str, Any]) -> RequestedRun:
    device = choice.device
    return RequestedRun(
        tracknet=read_model_graph(choice.tracknet_path).sha256,
        inpaintnet=read_model_graph(choice.inpaintnet_path).sha256 if choice.inpaint else None,
        provider=None if device.provider is None or device.allow_fallback else device.provider.value,
        options=asked,
    )


def _track_here(batch: VideoBatch, request: TrackRequest, output: Output, stop: StopSwitch) -> None:
    if compiles_long(request.networks):
        terminal.remark("Compiling the model for the GPU. This takes minutes, but only once.")
    with open_networks(request.networks) as networks:
        if networks.tracknet.announcement:
            terminal.remark(networks.tracknet.announcement)
        for job in list(batch.jobs):
            if stop.stopped:
                outcome = VideoOutcome(VideoState.NOT_STARTED)
            else:
                try:
                    outcome = _track_job(job, networks, request, replace(output, overwrite=job.overwrite), stop)
                except AppError as error:
                    if isinstance(error, UsageError) and not (batch.resumes and isinstance(error, RangeError)):
                        raise
                    outcome = VideoOutcome(VideoState.FAILED, error=error)
            batch.record(job.video, outcome)


def _track_job(
    job: TrackJob, networks: Networks, request: TrackRequest, output: Output, stop: StopSwitch
) -> VideoOutcome:
    job.state.refuse_changed(job.video)
    make_folder(job.target.parent)
    try:
        with VideoReader(job.video, turning=request.options.recording.turning) as reader:
            options = request.options_for(reader.n_frames)
            tracking = LabelRun(reader, networks.tracknet, networks.inpaintnet, options)
            return track_one(tracking, job.state, job.target, output, stop)
    except AppError:
        job.state.refuse_changed(job.video)  # a file that is still being written can fail in any way
        raise


_log = logging.getLogger(__name__)


def track_one(tracking: LabelRun, state: FileState, target: Path, output: Output, stop: StopSwitch) -> VideoOutcome:
    """Carry out a run and write its label file. After an interruption or failure, write the frames done so far.

    Args:
        state: The state of the video file before it was opened.
        target: The label file to write.

    Raises:
        AppError: Nothing could be tracked, or the file cannot be written.
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
        return VideoOutcome(VideoState.INTERRUPTED)
    tracked = TrackedVideo(
        tracking.reader.path, state.content, tracking.reader.size, tuple(points), tracking.provenance()
    )
    record = write_run(target, tracked, output, state)
    terminal.remark(summary(points, record))
    if isinstance(failure, AppError):
        terminal.remark(f"The {len(points)} frames tracked before that are in {target}.")
        return VideoOutcome(VideoState.FAILED, record, failure)
    if failure is not None:
        terminal.remark(f"Interrupted. The {len(points)} tracked frames are in {target}.")
        return VideoOutcome(VideoState.INTERRUPTED, record)
    return VideoOutcome(VideoState.DONE, record)


def typed_tracking(args: argparse.Namespace) -> dict[str, Any]:
    """Return the typed tracking options. Refuse invalid combinations before anything is loaded."""
    typed = typed_options(args, RunOptions)
    if typed.get("fast"):
        if "stride" in typed:
            raise UsageError("--fast and --stride cannot be used together.", "Omit one of them.")
        if typed.setdefault("eval_mode", EvalMode.NONOVERLAP) is not EvalMode.NONOVERLAP:
            raise UsageError("With --fast, windows do not overlap.", "Omit --fast or --eval-mode.")
    if typed.get("eval_mode") is EvalMode.NONOVERLAP and "stride" in typed:
        raise UsageError("--stride has no effect with --eval-mode nonoverlap.", "Omit one of them.")
    return typed


def _follow(tracking: LabelRun, stop: StopSwitch) -> None:
    with terminal.progress_bar(tracking.reader.path.name) as bar:

        def on_message(message: object) -> None:
            if isinstance(message, JobMessage):
                with bar.external_write_mode():
                    terminal.remark(message.in_terminal or message.text)
            elif isinstance(message, RunProgress):
                if message.phase is Phase.TRACKING and message.done:
                    _log.debug("%d frames tracked", message.done)
                draw_progress(bar, message)

        tracking.carry_out(stop, on_message)


def summary(points: Sequence[Point], record: Mapping[str, Any]) -> str:
    """Return a sentence that summarises the points of a run."""
    by_source = {source: sum(p.visible and p.source is source for p in points) for source in Source}
    parts = [f"{by_source[Source.PREDICTED]} found"]
    if by_source[Source.INPAINTED]:
        parts.append(f"{by_source[Source.INPAINTED]} filled")
    if by_source[Source.INTERPOLATED]:
        parts.append(f"{by_source[Source.INTERPOLATED]} interpolated")
    parts.append(f"{sum(point.occluded for point in points)} hidden (position filled)")
    parts.append(f"{sum(not point.placed for point in points)} without a ball")
    speed = len(points) / max(record["seconds"], 0.001)
    provider = record["tracknet"]["provider"]
    return (
        f"{record['labels']}: {len(points)} frames, {', '.join(parts)} ({speed:.1f} frames per second on {provider})."
    )
