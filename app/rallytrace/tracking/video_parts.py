"""Track a long video in parts: open it once, track its parts anywhere and in any order, then join them.

The result equals that of one `LabelRun` byte for byte. A `LabelRun` also tracks piece by piece, and from one piece to
the next it only passes on whether a non-play range has ended.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rallytrace.errors import AppError
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.pipeline import Detections
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking.label_run import LabelRun
from rallytrace.tracking.non_play import NonPlayFinder, find_camera
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import LoadedTrackNet, RunPlan, plan_run
from rallytrace.tracking.spans import (
    Piece,
    Preparing,
    SpanEvent,
    SpanTracker,
)
from rallytrace.video.index import FrameIndex
from rallytrace.video.main_camera import MainCamera
from rallytrace.video.reader import VideoReader

PIECES_PER_PART: Final = 4
"""Number of pieces in a part: 6,000 frames, about a minute of work for two cores, so that a lost part costs little."""


@dataclass(frozen=True, slots=True, eq=False)
class RunOpening:
    """The facts about a video that all parts need.

    Attributes:
        index: The frame index.
        camera: The main camera; None if there is none or it is not needed.
        messages: Messages for the user.
    """

    index: FrameIndex
    camera: MainCamera | None
    n_parts: int
    messages: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RunPart:
    """The results of one part.

    Attributes:
        events: The events of each piece of the part, without `StageSeconds`.
        seconds: The time that tracking took.
        is_intact: True if the whole part could be decoded as the index says. A reader remembers damage, so one reader
            must track all of a damaged video.
    """

    events: tuple[tuple[SpanEvent, ...], ...]
    seconds: float
    is_intact: bool


def open_parts(
    reader: VideoReader, loaded: LoadedTrackNet, options: TrackOptions, stop: StopSwitch, preparing: Preparing
) -> RunOpening:
    """Find the facts that all parts need.

    Raises:
        AppError: The video cannot be read.
        Cancelled: `stop` was used.
    """
    plan, remarks = _plan(reader, loaded, options, stop)
    camera = None
    if _finds_non_play(options):
        camera = find_camera(reader, check=stop.check, progress=preparing)
    parts = _parts(reader, loaded.tracknet, options, plan)
    index = replace(reader.index, state=None)  # another machine may have another copy of the file
    return RunOpening(index, camera, len(parts), (*reader.warnings, *remarks))


def track_part(
    reader: VideoReader,
    loaded: LoadedTrackNet,
    options: TrackOptions,
    opening: RunOpening,
    number: int,
    *,
    stop: StopSwitch,
    report: Callable[[int, int], None],
) -> RunPart:
    """Track one part.

    Args:
        reader: The video, opened with the index of `opening`.
        number: The 0-based number of the part.
        report: Called with the number of frames of the part that are done, 0 during the search for cuts, and the number
            of frames in the run.

    Raises:
        Cancelled: `stop` was used.
    """
    started = time.monotonic()
    plan, _ = _plan(reader, loaded, options, stop)
    finder = NonPlayFinder(reader, opening.camera) if _finds_non_play(options) else None
    tracker = SpanTracker(reader, loaded.tracknet, options, plan, non_play=finder)
    found: list[tuple[SpanEvent, ...]] = []
    is_intact, done = True, 0
    try:
        for piece in _parts(reader, loaded.tracknet, options, plan)[number]:
            preparing, events = _preparing_report(report, done, len(plan.frames)), list[SpanEvent]()
            for event in tracker.part_events(piece, piece.kept, stop, preparing):
                if isinstance(event, StageSeconds):
                    preparing(0)
                    continue
                events.append(event)
                if isinstance(event, Detections):
                    done += len(event.items) * plan.step
            found.append(tuple(events))
    except AppError:
        is_intact = False
    is_intact = is_intact and not reader.index.damage and reader.n_frames == opening.index.n_frames
    return RunPart(tuple(found), time.monotonic() - started, is_intact)


def join_parts(
    reader: VideoReader,
    loaded: LoadedTrackNet,
    inpaintnet: InpaintNet | None,
    options: TrackOptions,
    parts: Sequence[RunPart],
    *,
    stop: StopSwitch,
) -> LabelRun:
    """Join the parts to a run, as if it had been carried out here.

    Args:
        parts: All parts, in order; all must be intact.

    Raises:
        Cancelled: `stop` was used.
    """
    plan, _ = _plan(reader, loaded, options, stop)
    pieces = [piece for run_part in _parts(reader, loaded.tracknet, options, plan) for piece in run_part]
    found = [events for run_part in parts for events in run_part.events]
    recorded = {piece.kept: events for piece, events in zip(pieces, found, strict=True)}
    seconds = sum(run_part.seconds for run_part in parts)
    run = LabelRun(reader, loaded, inpaintnet, options, recorded=recorded, seconds=seconds)
    run.carry_out(stop)
    return run


def _finds_non_play(options: TrackOptions) -> bool:
    return not options.every_camera and options.frames is None and options.background_over is None


def _plan(
    reader: VideoReader, loaded: LoadedTrackNet, options: TrackOptions, stop: StopSwitch
) -> tuple[RunPlan, tuple[str, ...]]:
    frames = options.frames or range(reader.n_frames)
    plan, remarks = plan_run(loaded, options, frames=frames, rate=reader.rate, stop=stop)
    return plan, tuple(remark.in_terminal for remark in remarks)


def _parts(reader: VideoReader, tracknet: TrackNet, options: TrackOptions, plan: RunPlan) -> list[list[Piece]]:
    pieces = SpanTracker(reader, tracknet, options, plan).pieces(plan.frames)
    return [pieces[start : start + PIECES_PER_PART] for start in range(0, len(pieces), PIECES_PER_PART)]


def _preparing_report(report: Callable[[int, int], None], done: int, frames: int) -> Preparing:
    return lambda _share: report(done, frames)
