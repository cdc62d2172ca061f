"""`rallytrace poses`: find the players' poses in a video, and save them in its project or a CSV file."""

import argparse
from collections.abc import Callable
from contextlib import ExitStack

from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.shared import device_of
from rallytrace.commands.video_project import VideoProject
from rallytrace.errors import Cancelled
from rallytrace.exports.formats.poses import write_pose_table
from rallytrace.files.file_kinds import CSV
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.settings import read_settings, settings_path
from rallytrace.track.poses import NO_POSES, PoseRows
from rallytrace.track.wording import count_noun
from rallytrace.tracking.networks import open_embedding_network, open_pose_network
from rallytrace.tracking.options import parse_frames
from rallytrace.tracking.pose_run import KnownVideo, PoseOptions, PoseRun, choose_pose_model, pose_signature
from rallytrace.video.reader import VideoReader


def run(args: argparse.Namespace) -> int:
    """Find the poses. If interrupted, keep those found so far."""
    settings = read_settings(settings_path()).settings.models
    model = choose_pose_model(args.model or settings.pose)
    if args.output is not None:
        refuse_output_of(args, args.output, CSV, model, overwrite=args.force)
    with ExitStack() as stack:
        stop = stack.enter_context(stopping_on_interrupt())
        reader = stack.enter_context(VideoReader(args.video))
        spans = () if args.range is None else (parse_frames(args.range, n_frames=reader.n_frames),)
        opened = None if args.output is not None else stack.enter_context(VideoProject(reader))
        courts = () if opened is None else opened.project.track.courts
        if opened is not None and (turning := opened.project.track.recording.turning):
            reader = stack.enter_context(VideoReader(args.video, index=reader.index, turning=turning))
        every = settings.pose_every if args.every is None else args.every
        options = PoseOptions(spans, every, args.confidence, known=lambda: KnownVideo(courts))
        network = stack.enter_context(open_pose_network(model, device_of(args)))
        if network.announcement:
            terminal.remark(network.announcement)
        embedder = None
        if opened is not None and (path := args.embedding or settings.embedding) is not None:
            embedder = stack.enter_context(open_embedding_network(path, device_of(args)))
        run_ = PoseRun(reader, network, options, embedder)
        stopped = _into_table(run_, args, stop) if opened is None else _into_project(run_, opened, stop)
    path = args.output if opened is None else opened.path
    if opened is None and not run_.done:
        terminal.remark("Interrupted; nothing was written.")
    else:
        terminal.remark(f"{'Interrupted. ' if stopped else ''}{path}: {_summary(run_)}")
    if args.json:
        terminal.say_json({**run_.provenance(), "place": str(path)})
    return terminal.INTERRUPTED if stopped else terminal.DONE


def _into_table(run_: PoseRun, args: argparse.Namespace, stop: StopSwitch) -> bool:
    """Write the poses to a CSV file at the end. Return True if the run was interrupted."""
    poses = NO_POSES

    def on_found(found: PoseRows) -> None:
        nonlocal poses
        poses = poses.with_found(found)

    try:
        return _follow(run_, on_found, stop)
    finally:
        if run_.done:
            write_pose_table(args.output, poses.select(range(2**31 - 1)), overwrite=args.force)


def _into_project(run_: PoseRun, opened: VideoProject, stop: StopSwitch) -> bool:
    """Save poses as they are found. Return True if the run was interrupted."""
    project, number = opened.project, 0

    def note() -> None:
        nonlocal number
        known = run_.provenance()
        number = number or project.begin_run(pose_signature(known), {})
        project.complete_run(number, known)

    def on_found(found: PoseRows) -> None:
        note()
        project.add_poses(found)
        opened.save()

    stopped = _follow(run_, on_found, stop)
    note()
    opened.save()
    return stopped


def _follow(run_: PoseRun, on_found: Callable[[PoseRows], None], stop: StopSwitch) -> bool:
    with terminal.progress_bar(total=run_.total) as bar:
        try:
            for found in run_.events(stop):
                on_found(found)
                bar.update(run_.done - bar.n)
        except Cancelled:
            return True
    return False


def _summary(run_: PoseRun) -> str:
    pace = f", {1000 * run_.seconds / run_.done:.0f} ms each" if run_.done else ""
    return f"{count_noun(run_.persons, 'person')} in {count_noun(run_.done, 'frame')}{pace}."
