"""Tracking one video: piece by piece, scene by scene through the pipeline, then the gaps, then the points."""

import bisect
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rallytrace import __version__
from rallytrace.domain.detections import Detection, Point
from rallytrace.domain.geometry import Size
from rallytrace.domain.spans import join_spans
from rallytrace.domain.wording import count_noun
from rallytrace.errors import no_progress
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.pipeline import Detections, Progress
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.settings import RunOptions, options_in
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import Remark, RunPlan, Throughput, plan_run
from rallytrace.tracking.points import by_scene, chosen_longest_gap, gap_filling, scene_points
from rallytrace.tracking.spans import (
    NonPlayFinder,
    NonPlayFound,
    SceneBegins,
    SpanEvent,
    SpanTracker,
    as_one_span,
    checking,
)
from rallytrace.video.reader import VideoReader


def provenance_of(
    reader: VideoReader, tracknet: TrackNet, inpaintnet: InpaintNet | None, options: TrackOptions, plan: RunPlan
) -> dict[str, Any]:
    """All that is known about a run when it begins."""
    values = options.settled(tracknet.file, stride=plan.stride, every=plan.every, batch=plan.batch)
    values["longest_gap"] = chosen_longest_gap(options, inpaintnet)
    return {
        "rallytrace": __version__,
        "video": str(reader.path.resolve()),
        "video_remarks": list(reader.warnings),
        "tracknet": tracknet.provenance(),
        "inpaintnet": inpaintnet.provenance() if inpaintnet else None,
        **{listed.name: values[listed.name] for listed in options_in(RunOptions) if listed.option.is_noted},
        "second_look": plan.second_look,
        "workers": plan.workers,
        "flight_check": options.check_with(tracknet.file) is not None,
        "gap_filling": gap_filling(inpaintnet) if inpaintnet else None,
        "background_over": as_pair(options.background_over),
    }


def as_pair(frames: range | None) -> list[int] | None:
    """A range as its first frame and its exclusive end."""
    return None if frames is None else [frames.start, frames.stop]


_NAMED = 8
"""Non-play ranges that are named one by one, at most; the record beside the labels has them all."""


@dataclass(frozen=True, slots=True)
class RunMessage:
    """Something the user should know about the run."""

    text: str


Event = RunMessage | Progress | Detections


class TrackRun:
    """One run over one video.

    `events` does the work, and what it has found so far is kept here, so that a run that is stopped half-way still
    has its points.

    Attributes:
        detections: TrackNet's detection for every frame tracked so far, ascending; also of neighbours outside the range
            that was asked for, which InpaintNet may use.
        scenes: first frames of the shots, ascending.
        non_play: frames that the main camera does not show, which were not tracked.
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
        self.non_play: tuple[range, ...] = ()
        self.plan: RunPlan | None = None
        self._seconds = 0.0
        self._complete = False

    @property
    def path(self) -> Path:
        """The video's file."""
        return self._reader.path

    @property
    def video_size(self) -> Size:
        """The size that all positions belong to."""
        return self._reader.size

    @property
    def threshold(self) -> float:
        """The heatmap value from which a ball counts as seen."""
        return self._options.threshold_with(self._tracknet.file)

    def events(self, stop: StopSwitch, *, preparing: Callable[[float], None] = no_progress) -> Iterator[Event]:
        """Carry out the run, and yield its events.

        Args:
            stop: stops it, from another thread or a signal handler.
            preparing: called with the share of the search for cuts and backgrounds that is done, 0 to 1.

        Raises:
            Cancelled: `stop` was used; the frames done so far are kept.
            AppError: the video or a model failed; likewise.
        """
        started = time.monotonic()
        plan, remarks = self._plan_run(stop)
        self.plan = plan
        yield from (RunMessage(text) for text in (*self._reader.warnings, *(remark.in_terminal for remark in remarks)))
        try:
            yield from self._track(plan, stop, preparing)
            self._complete = True
            yield from map(RunMessage, self.closing_messages())
        finally:
            self._seconds = time.monotonic() - started

    def closing_messages(self) -> tuple[str, ...]:
        """What the user should know of a run that is done."""
        damage = "" if self.plan is None else self._reader.index.damage_note(self.plan.frames)
        return tuple(filter(None, (_told(self.non_play) if self.non_play else "", damage)))

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
                longest_gap=chosen_longest_gap(self._options, self._inpaintnet),
                every=self.plan.every,
                check=self._options.check_with(self._tracknet.file),
                inpainted_visible=self._options.inpainted_visible,
            )
        ]
        return [point for point in points if point.frame in self.plan.frames]

    def provenance(self) -> dict[str, Any]:
        """What ran on what, in plain values, to be kept with the result."""
        assert self.plan is not None
        return {
            **provenance_of(self._reader, self._tracknet, self._inpaintnet, self._options, self.plan),
            "complete": self._complete,
            "frames": as_pair(self.plan.frames),
            "frames_looked_at": len(self.detections),
            "seconds": round(self._seconds, 3),
            "scenes": self.scenes,
            # The key is older than the word "non-play", and stored.
            "asides": [as_pair(span) for span in self.non_play],
            "damaged": [as_pair(span) for span in self._reader.index.damaged],
        }

    def use_events(self, events: Iterable[SpanEvent], seconds: float, stop: StopSwitch) -> None:
        """Take what was found elsewhere, piece after piece, instead of carrying the run out.

        Args:
            events: of all pieces, in order.
            seconds: that it took.

        Raises:
            Cancelled: `stop` was used.
        """
        self.plan, _ = self._plan_run(stop)
        for event in as_one_span(events):
            self._note_event(event)
        self._complete, self._seconds = True, seconds

    def _plan_run(self, stop: StopSwitch) -> tuple[RunPlan, list[Remark]]:
        frames = self._options.frames or range(self._reader.n_frames)
        return plan_run(Throughput(self._tracknet), self._options, frames=frames, rate=self._reader.rate, stop=stop)

    def _track(self, plan: RunPlan, stop: StopSwitch, preparing: Callable[[float], None]) -> Iterator[Event]:
        done = 0
        non_play = self._non_play_finder(stop, preparing)
        tracker = SpanTracker(self._reader, self._tracknet, self._options, plan, non_play=non_play)
        for event in tracker.events(plan.frames, stop, preparing):
            self._note_event(event)
            if isinstance(event, NonPlayFound):
                done += len(event.frames)
            elif isinstance(event, Detections):
                done += sum(detection.frame in plan.frames for detection in event.items) * plan.every
                yield event
            elif isinstance(event, Progress):
                yield replace(event, frames=min(done, len(plan.frames)))

    def _note_event(self, event: SpanEvent) -> None:
        if isinstance(event, SceneBegins):
            self._note(event)
        elif isinstance(event, NonPlayFound):
            self.non_play = join_spans((*self.non_play, event.frames))
        elif isinstance(event, Detections):
            self.detections += event.items

    def _non_play_finder(self, stop: StopSwitch, preparing: Callable[[float], None]) -> NonPlayFinder | None:
        if not looks_for_non_play(self._options):
            return None
        return NonPlayFinder.over(self._reader, (), check=checking(stop), progress=preparing)

    def _note(self, scene: SceneBegins) -> None:
        """Remember where a scene begins, unless that is only where a piece begins."""
        if (scene.is_cut or not self.scenes) and scene.frame not in self.scenes:
            bisect.insort(self.scenes, scene.frame)


def looks_for_non_play(options: TrackOptions) -> bool:
    """Whether a run finds non-play ranges; a range that is named is tracked whole."""
    return not options.every_camera and options.frames is None and options.background_over is None


def _told(non_play: Sequence[range]) -> str:
    named = ", ".join(f"{span.start}:{span.stop}" for span in non_play[:_NAMED])
    more = f" and {len(non_play) - _NAMED} more" if len(non_play) > _NAMED else ""
    subject = count_noun(len(non_play), "stretch shows", "stretches show")
    frames = sum(map(len, non_play))
    return (
        f"{subject} another camera or a replay: {frames} frames ({named}{more}) were not tracked and have no "
        "rows (--every-camera tracks them, too)."
    )
