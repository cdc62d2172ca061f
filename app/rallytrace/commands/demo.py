"""`rallytrace demo`: track the included rally, in the window or in the terminal."""

import argparse
from pathlib import Path

from rallytrace.commands import evaluate, track
from rallytrace.commands.open import open_window, refuse_screenshot, require_window
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.shared import choose_networks
from rallytrace.commands.video_batch import VideoState
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_kinds import CSV, RUN_RECORD
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.storage.track_csv import read_track
from rallytrace.track.metrics import compare
from rallytrace.tracking.int8_selection import settle_precision
from rallytrace.tracking.label_records import FileEdges, Output, labels_unchanged, read_record, record_path
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import TrackOptions
from rallytrace.video.file_state import FileState
from rallytrace.video.reader import VideoReader


def run(args: argparse.Namespace) -> int:
    """Open the demo rally in the window and track it there; without a screen, track it in the terminal."""
    refuse_screenshot(args)
    if args.headless:
        return _in_the_terminal(args)
    try:
        require_window()
    except AppError as error:
        terminal.say(f"{error.problem} The demo rally is tracked in the terminal instead.")
        return _in_the_terminal(args)
    return open_window(args, paths.resources_dir() / "demo" / "rally.mp4", track=True)


def _in_the_terminal(args: argparse.Namespace) -> int:
    """Track the demo rally, write its labels, and compare them with the ground truth."""
    folder = paths.resources_dir() / "demo"
    video, truth, target = folder / "rally.mp4", folder / "rally_ball.csv", args.output
    state = FileState.of(video)
    overwrite = args.force or _is_of_the_demo(target, state.content)
    refuse_output_of(args, target, CSV, video, truth, overwrite=overwrite)
    refuse_output_of(args, record_path(target), RUN_RECORD, overwrite=overwrite)
    with (
        stopping_on_interrupt() as stop,
        open_networks(settle_precision(choose_networks(args), video)) as networks,
        VideoReader(video) as reader,
    ):
        terminal.remark(networks.tracknet.announcement)
        tracking = LabelRun(reader, networks.tracknet, networks.inpaintnet, TrackOptions())
        outcome = track.track_one(tracking, state, target, Output(overwrite=overwrite), stop)
    if outcome.error is not None:
        raise outcome.error
    if outcome.state is VideoState.INTERRUPTED:
        return terminal.INTERRUPTED
    comparison = compare(read_track(target), read_track(truth), tracking.reader.size)
    terminal.say(f"The labels are in {target}. Compared with the ground truth:")
    for line in evaluate.comparison_in_words(comparison):
        terminal.say(f"  {line}")
    return terminal.DONE


def _is_of_the_demo(target: Path, edges: FileEdges) -> bool:
    """Return True if the label file is unchanged since an earlier demo and may be replaced."""
    record = read_record(target)
    if record is None or (record.get("video_bytes"), record.get("video_edges")) != edges:
        return False
    return target.is_file() and labels_unchanged(target, record)
