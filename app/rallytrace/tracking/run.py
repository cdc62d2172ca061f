"""Tracking one video: piece by piece, scene by scene through the pipeline, then the gaps, then the points."""

import bisect
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rallytrace import __version__
from rallytrace.domain.detections import Detection, Point
from rallytrace.domain.geometry import Size
from rallytrace.errors import Cancelled
from rallytrace.inference.ensemble import EvalMode
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, Progress, detect
from rallytrace.inference.preprocessing import BackgroundMode, Preprocessor
from rallytrace.inference.provider_table import Provider
from rallytrace.inference.session import StopSwitch, sweep_batch
from rallytrace.inference.windows import context
from rallytrace.tracking.machine import core_count, divide, keeps_up, windows_per_second
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.pieces import LONGEST_PIECE, Piece, pieces
from rallytrace.tracking.points import by_scene, gap_filling, scene_points
from rallytrace.video.background import Scene, plan_scenes
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

FAST_VIDEO = 1.5
"""A video this many times faster than what the model was trained on is run on every n-th frame unless told not to."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something the user should know about the run."""

    text: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What was decided about a run where the user left it open.

    Attributes:
        frames: the frames that will get a point.
        stride: frames (of those looked at) from one window's start to the next's.
        every: one of so many frames is looked at.
        workers: model runs side by side.
        batch: windows in a run.
    """

    frames: range
    stride: int
    every: int
    workers: int
    batch: int


def _keep_quiet(_share: float) -> None:
    """Nobody wants to know."""


Event = Said | Progress | Detections


class TrackRun:
    """One run over one video.

    `events` does the work, and what it has found so far is kept here, so that a run that is stopped half-way still
    has its points.

    Attributes:
        detections: TrackNet's word on every frame looked at so far, ascending; also of neighbours outside the range
            that was asked for, which InpaintNet may lean on.
        scenes: first frames of the shots, ascending.
        plan: what was decided; None before `events` has begun.
    """

    def __init__(
        self, reader: VideoReader, tracknet: TrackNet, inpaintnet: InpaintNet | None, options: TrackOptions
    ) -> None:
        self._reader = reader
        self._tracknet = tracknet
        self._inpaintnet = inpaintnet
        self._options = options
        self.detections: list[Detection] = []
        self.scenes: list[int] = []
        self.plan: Plan | None = None
        self._seconds = 0.0
        self._complete = False

    @property
    def video_name(self) -> str:
        """The video's file name."""
        return self._reader.path.name

    @property
    def video_size(self) -> Size:
        """The size that all positions belong to."""
        return self._reader.size

    @property
    def threshold(self) -> float:
        """The heatmap value from which a ball counts as seen."""
        return self._tracknet.file.threshold if self._options.threshold is None else self._options.threshold

    def events(self, stop: StopSwitch, *, preparing: Callable[[float], None] = _keep_quiet) -> Iterator[Event]:
        """Do the run, telling about it.

        Args:
            stop: ends it, from another thread or a signal handler.
            preparing: told how much of the search for cuts and backgrounds is done, 0 to 1; it comes before all else.

        Raises:
            Cancelled: `stop` was used; the frames done so far are kept.
            AppError: the video or a model failed; likewise.
        """
        started = time.monotonic()
        plan, remarks = self._decide()
        self.plan = plan
        yield from (Said(text) for text in (*self._reader.warnings, *remarks))
        try:
            yield from self._track(plan, stop, preparing)
            self._complete = True
        finally:
            self._seconds = time.monotonic() - started

    def points(self) -> list[Point]:
        """The points of the range's frames that are done, ascending: found, filled, or between two."""
        if self.plan is None:
            return []
        points = [
            point
            for scene in by_scene(self.detections, self.scenes)
            for point in scene_points(
                scene,
                self._inpaintnet,
                self._reader.size,
                threshold=self.threshold,
                longest_gap=self._longest_gap(),
                every=self.plan.every,
                inpainted_visible=self._options.inpainted_visible,
            )
        ]
        return [point for point in points if point.frame in self.plan.frames]

    def provenance(self) -> dict[str, Any]:
        """What ran on what, in plain values, to be kept with the result."""
        assert self.plan is not None
        plan = self.plan
        file = self._tracknet.file
        return {
            "rallytrace": __version__,
            "video": str(self._reader.path.resolve()),
            "video_remarks": list(self._reader.warnings),
            "complete": self._complete,
            "frames": _as_pair(plan.frames),
            "frames_looked_at": len(self.detections),
            "seconds": round(self._seconds, 3),
            "tracknet": self._tracknet.provenance(),
            "inpaintnet": self._inpaintnet.provenance() if self._inpaintnet else None,
            "eval_mode": self._options.eval_mode.value,
            "stride": plan.stride,
            "every": plan.every,
            "batch": plan.batch,
            "workers": plan.workers,
            "decoding": self._options.decoding.value,
            "threshold": self.threshold,
            "resize": (self._options.resize or file.resize).value,
            "longest_gap": self._longest_gap(),
            "inpainted_visible": self._options.inpainted_visible,
            "gap_filling": gap_filling(self._inpaintnet) if self._inpaintnet else None,
            "background_over": _as_pair(self._options.background_over),
            "scenes": self.scenes,
        }

    def _decide(self) -> tuple[Plan, list[str]]:
        file, options = self._tracknet.file, self._options
        remarks = []
        every = options.every or 1
        if options.every is None and self._reader.rate > FAST_VIDEO * file.rate:
            every = max(2, round(self._reader.rate / file.rate))
            remarks.append(
                f"The video has {self._reader.rate:.3g} frames a second and the model was trained on {file.rate:.3g}: "
                f"one frame of {every} is looked at, the rest is filled between (--every 1 looks at all)."
            )
        provider = self._tracknet.session.provider
        on_cpu = provider is Provider.CPU
        workers = divide(options.cores or core_count(), file, provider).workers
        batch = options.batch or file.batch or (1 if on_cpu else self._sweep())
        stride = options.stride
        if options.eval_mode is EvalMode.NONOVERLAP:
            stride = file.seq_len
        elif stride is None:
            measured = windows_per_second(self._tracknet, workers, batch)
            stride = 1 if keeps_up(measured, self._reader.rate / every) else max(1, file.seq_len // 2)
            remarks.append(
                f"This machine manages {measured:.1f} windows a second: one starts with every frame."
                if stride == 1
                else f"This machine manages {measured:.1f} windows a second: one starts every {stride} frames "
                "(--stride 1 takes longer and is more accurate)."
            )
        if not on_cpu:
            # The largest batch there will be sizes the memory pool, and the first run of a shape is the slow one.
            (name,) = file.inputs
            self._tracknet.session.warm_up({name: (batch, *self._tracknet.window_shape())})
        frames = options.frames or range(self._reader.n_frames)
        return Plan(frames, stride, every, workers, batch), remarks

    def _sweep(self) -> int:
        shape = self._tracknet.window_shape()
        (name,) = self._tracknet.file.inputs
        return sweep_batch(self._tracknet.session, lambda size: {name: np.zeros((size, *shape), np.float32)})

    def _track(self, plan: Plan, stop: StopSwitch, preparing: Callable[[float], None]) -> Iterator[Event]:
        done = 0
        # With one background for all there is nothing to look for, and no reason to go piece by piece.
        longest = LONGEST_PIECE if self._options.background_over is None else len(plan.frames)
        for piece in pieces(
            plan.frames, longest, n_frames=self._reader.n_frames, every=plan.every, windows=self._windows
        ):
            for scene in self._scenes(piece, stop, preparing):
                self._note_start(scene, piece)
                for event in self._track_scene(scene, piece, plan, stop):
                    if isinstance(event, Detections):
                        self.detections += event.items
                        done += sum(detection.frame in plan.frames for detection in event.items) * plan.every
                        yield event
                    else:
                        yield replace(event, frames=min(done, len(plan.frames)))

    def _windows(self, wanted: range, behind: int) -> range:
        """The frames (of those looked at) whose windows decide about the wanted ones, in a video of `behind`."""
        assert self.plan is not None
        return context(wanted, seq_len=self._tracknet.file.seq_len, stride=self.plan.stride, stop=behind)

    def _scenes(self, piece: Piece, stop: StopSwitch, preparing: Callable[[float], None]) -> list[Scene]:
        """The scenes that a piece lies in, as far as it and its context reach."""
        file = self._tracknet.file

        def check() -> None:
            if stop.stopped:
                raise Cancelled

        scenes = plan_scenes(
            self._reader,
            piece.surroundings.start,
            piece.surroundings.stop,
            size=None if file.bg_mode.subtracts else file.size,
            resize=self._options.resize or file.resize,
            over=self._options.background_over,
            check=check,
            progress=preparing,
        )
        parts = (
            replace(scene, start=max(scene.start, piece.read.start), stop=min(scene.stop, piece.read.stop))
            for scene in scenes
        )
        return [part for part in parts if max(part.start, piece.kept.start) < min(part.stop, piece.kept.stop)]

    def _note_start(self, scene: Scene, piece: Piece) -> None:
        """Remember where a scene begins, unless that is only where a piece begins."""
        if (not self.scenes or scene.start > piece.read.start) and scene.start not in self.scenes:
            bisect.insort(self.scenes, scene.start)

    def _track_scene(self, scene: Scene, piece: Piece, plan: Plan, stop: StopSwitch) -> Iterator[Detections | Progress]:
        file, options = self._tracknet.file, self._options
        preprocessor = Preprocessor(
            size=file.size,
            mode=file.bg_mode,
            resize=options.resize or file.resize,
            difference=options.difference or file.difference,
            background=None if file.bg_mode is BackgroundMode.NONE else scene.median,
        )
        return detect(
            self._looked_at(scene, plan.every),
            self._tracknet,
            preprocessor,
            PipelineOptions(
                stride=plan.stride,
                eval_mode=options.eval_mode,
                decoding=options.decoding,
                threshold=self.threshold,
                workers=plan.workers,
                batch=plan.batch,
            ),
            wanted=piece.kept,
            stop=stop,
        )

    def _looked_at(self, scene: Scene, every: int) -> Iterator[VideoFrame]:
        """Every n-th frame of a scene, and its last one, so that all others lie between two."""
        passed_over = None
        for frame in self._reader.frames(scene.start, scene.stop):
            passed_over = frame if (frame.index - scene.start) % every else None
            if passed_over is None:
                yield frame
        if passed_over is not None:
            yield passed_over

    def _longest_gap(self) -> int | None:
        if self._inpaintnet is None:
            return None
        return self._inpaintnet.file.seq_len if self._options.longest_gap is None else self._options.longest_gap


def _as_pair(frames: range | None) -> list[int] | None:
    return None if frames is None else [frames.start, frames.stop]
