"""A run in parts: a long video is opened once, its parts are tracked anywhere and in any order, and joined.

The result is one `LabelRun`'s, byte by byte: that also goes piece by piece, and passes on only whether a non-play
range has ended.
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
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import LoadedTrackNet, RunPlan, plan_run
from rallytrace.tracking.spans import (
    NonPlayFinder,
    Piece,
    Preparing,
    SpanEvent,
    SpanTracker,
)
from rallytrace.video.index import FrameIndex
from rallytrace.video.main_camera import MainCamera, find_main_camera
from rallytrace.video.reader import VideoReader

PIECES_OF_PART: Final = 4
"""Pieces in a part: 6,000 frames, a minute or so of work for two cores, so that a part that is lost costs little."""


@dataclass(frozen=True, slots=True, eq=False)
class RunOpening:
    """The facts of a video, before its parts are tracked.

    Attributes:
        camera: the main one; None without one, or if it is not needed.
        n_parts: number of parts.
        messages: for the user.
    """

    index: FrameIndex
    camera: MainCamera | None
    n_parts: int
    messages: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RunPart:
    """The results of a part.

    Attributes:
        events: those of each of its pieces, without `StageSeconds`.
        seconds: its duration.
        is_sound: whether all of it could be decoded as the index says. Readers remember damage, so one reader has to
            track a damaged video.
    """

    events: tuple[tuple[SpanEvent, ...], ...]
    seconds: float
    is_sound: bool


def open_parts(
    reader: VideoReader, loaded: LoadedTrackNet, options: TrackOptions, stop: StopSwitch, preparing: Preparing
) -> RunOpening:
    """Find the common facts of all parts.

    Raises:
        AppError: the video cannot be read.
        Cancelled: `stop` was used.
    """
    plan, remarks = _plan(reader, loaded, options, stop)
    camera = None
    if not options.every_camera and options.frames is None and options.background_over is None:
        camera = find_main_camera(reader, check=stop.check, progress=preparing)
    parts = _parts(reader, loaded.tracknet, options, plan)
    index = replace(reader.index, state=None)  # another machine has a file of its own
    return RunOpening(index, camera, len(parts), (*reader.warnings, *remarks))


def track_part(
    reader: VideoReader,
    loaded: LoadedTrackNet,
    options: TrackOptions,
    opening: RunOpening,
    number: int,
    *,
    stop: StopSwitch,
    told: Callable[[int, int], None],
) -> RunPart:
    """Track a part.

    Args:
        reader: opened with the index of `opening`.
        told: called with the done frames of the part, 0 during the search for cuts, and the number of frames of the
            run.

    Raises:
        Cancelled: `stop` was used.
    """
    started = time.monotonic()
    plan, _ = _plan(reader, loaded, options, stop)
    finder = None if opening.camera is None else NonPlayFinder(reader, opening.camera)
    tracker = SpanTracker(reader, loaded.tracknet, options, plan, non_play=finder)
    found: list[tuple[SpanEvent, ...]] = []
    is_sound, done = True, 0
    try:
        for piece in _parts(reader, loaded.tracknet, options, plan)[number]:
            preparing, events = _telling(told, done, len(plan.frames)), list[SpanEvent]()
            for event in tracker.part_events(piece, piece.kept, stop, preparing):
                if isinstance(event, StageSeconds):
                    preparing(0)
                    continue
                events.append(event)
                if isinstance(event, Detections):
                    done += len(event.items) * plan.step
            found.append(tuple(events))
    except AppError:
        is_sound = False
    is_sound = is_sound and not reader.index.damage and reader.n_frames == opening.index.n_frames
    return RunPart(tuple(found), time.monotonic() - started, is_sound)


def join_parts(
    reader: VideoReader,
    loaded: LoadedTrackNet,
    inpaintnet: InpaintNet | None,
    options: TrackOptions,
    parts: Sequence[RunPart],
    *,
    stop: StopSwitch,
) -> LabelRun:
    """The run made of the parts, as if it had been carried out here.

    Args:
        parts: all of them, in order, and sound.

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


def _plan(
    reader: VideoReader, loaded: LoadedTrackNet, options: TrackOptions, stop: StopSwitch
) -> tuple[RunPlan, tuple[str, ...]]:
    frames = options.frames or range(reader.n_frames)
    plan, remarks = plan_run(loaded, options, frames=frames, rate=reader.rate, stop=stop)
    return plan, tuple(remark.in_terminal for remark in remarks)


def _parts(reader: VideoReader, tracknet: TrackNet, options: TrackOptions, plan: RunPlan) -> list[list[Piece]]:
    pieces = SpanTracker(reader, tracknet, options, plan).pieces(plan.frames)
    return [pieces[start : start + PIECES_OF_PART] for start in range(0, len(pieces), PIECES_OF_PART)]


def _telling(told: Callable[[int, int], None], done: int, frames: int) -> Preparing:
    return lambda _share: told(done, frames)
