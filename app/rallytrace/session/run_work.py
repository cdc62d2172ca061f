"""The work of the tracker's thread: tracking, and filling the gaps of what is found."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from rallytrace.domain.layers import LayerSlice
from rallytrace.domain.non_play import joined
from rallytrace.domain.track import Rows, Track
from rallytrace.errors import AppError, Cancelled
from rallytrace.execution_providers import PROVIDERS
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.pipeline import Detections
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.session.network_cache import LoadedTrackNet, NetworkCache
from rallytrace.session.run_plan import left_to_do, signature, stride_of_like_run
from rallytrace.session.run_progress import ProgressReporter
from rallytrace.session.run_reports import DetectionsFound, JobMessage, Phase, ProviderInUse, RunRequest, Tell
from rallytrace.tracking.filling import GapFilling, GrowingTrack, within
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.planning import RunPlan, chosen_every, decide
from rallytrace.tracking.run import as_pair, provenance_of
from rallytrace.tracking.spans import (
    NonPlayFinder,
    NonPlayFound,
    SceneBegins,
    SpanEvent,
    SpanTracker,
    checking,
    chosen_threshold,
)
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

_TIDYING_SECONDS = 0.4
"""How long a run that was stopped goes on filling the gaps of what it has found."""


@dataclass(frozen=True, slots=True)
class JobContext:
    """What a job finds in the thread.

    Attributes:
        network_cache: the networks.
        tell: sends a value to the window.
        attend: does what was asked for in between, with the network that is loaded.
        is_leaving: whether the program ends, and nobody wants results any more.
    """

    network_cache: NetworkCache
    tell: Tell
    attend: Callable[[LoadedTrackNet], None]
    is_leaving: Callable[[], bool]


class RunWork:
    """One run of the networks over spans of a video.

    Attributes:
        provenance: what runs on what, as far as it has come.
        frames: how many frames are tracked.
    """

    def __init__(self, job: int, request: RunRequest, stop: StopSwitch, around: JobContext) -> None:
        self._job = job
        self._request = request
        self._stop = stop
        self._around = around
        self._telling = ProgressReporter(job, around.tell)
        self._options = request.options
        self._signature = ""
        self._found_any = False
        self._non_play: tuple[range, ...] = ()
        self.provenance: dict[str, Any] = {}
        self.frames = 0

    def do(self) -> None:
        """Do it.

        Raises:
            Cancelled: the switch was thrown; what was found has been told.
            AppError: it failed; likewise.
        """
        request, network_cache = self._request, self._around.network_cache
        self._telling.tell()
        loaded = network_cache.tracknet(request.choice, self._stop)
        inpaintnet = network_cache.inpaintnet(request.choice, self._stop)
        self._around.tell(in_use(loaded, request.choice))
        self._telling.enter(Phase.READING)
        with open_video(request.video, request.index, self._stop) as reader:
            for remark in reader.warnings:
                self._say(remark)
            self._run(reader, loaded, inpaintnet)

    def _run(self, reader: VideoReader, loaded: LoadedTrackNet, inpaintnet: InpaintNet | None) -> None:
        request, tracknet = self._request, loaded.pace.tracknet
        whole = range(reader.n_frames)
        wanted = [cut for span in request.spans if (cut := within(span, 0, whole))]
        if not request.spans:
            wanted = [whole]
        closer = request.retracking
        if closer is not None:
            self._options = closer.options(request.options, chosen_threshold(request.options, tracknet))
        options, plan = self._options, self._plan(reader, loaded)
        threshold = chosen_threshold(options, tracknet)
        corridor = closer.corridor if closer is not None and closer.guided else None
        self._signature = signature(tracknet.file, options, plan, threshold, corridor)
        layers = _long_enough(request.layers, reader.n_frames)
        left = left_to_do(wanted, layers.predicted, request.known, self._signature, plan.every)
        filling = GapFilling.of(options, inpaintnet, reader.size, threshold=threshold, every=plan.every)
        growing = GrowingTrack(layers, left, filling, done=wanted)
        self.provenance = provenance_of(reader, tracknet, inpaintnet, options, plan)
        self.provenance |= {"signature": self._signature, "spans": [as_pair(span) for span in left], "complete": False}
        if closer is not None:
            self.provenance["retracking"] = closer.provenance()
        self._telling.total = sum(map(len, left))
        reading = closer.reading(options.decoding, threshold) if closer is not None else None
        non_play = self._non_play_finder(reader) if left else None
        tracker = SpanTracker(reader, tracknet, options, plan, reading=reading, non_play=non_play)
        try:
            for span in left:
                self._track(span, tracker, growing, loaded)
            self._telling.enter(Phase.FILLING)
            growing.settle(to_the_end=True, stop=self._stop)
        except BaseException:
            self._tidy_up(growing)
            raise
        finally:
            if damaged := reader.index.damaged:
                self.provenance["damaged"] = [as_pair(span) for span in damaged]
            self._tell_found(growing)
            self.frames = growing.frames_tracked
        self.provenance["complete"] = True
        if not left:
            self._say(_nothing_left(gaps_changed=self._found_any))

    def _plan(self, reader: VideoReader, loaded: LoadedTrackNet) -> RunPlan:
        self._telling.enter(Phase.MEASURING)
        options, tracknet = self._options, loaded.pace.tracknet
        frames = range(reader.n_frames)
        every = chosen_every(options, reader.rate, tracknet.file.rate)
        open_plan = RunPlan(frames, stride=0, every=every, workers=1, batch=1)
        line = signature(tracknet.file, options, open_plan, chosen_threshold(options, tracknet))
        plan, remarks = decide(
            loaded.pace,
            options,
            frames=frames,
            rate=reader.rate,
            settled_stride=stride_of_like_run(line, self._request.known),
            stop=self._stop,
        )
        for remark in remarks:
            self._say(remark.in_window)
        return plan

    def _non_play_finder(self, reader: VideoReader) -> NonPlayFinder | None:
        """What finds non-play ranges, where they are looked for; with one background for all nobody looks for cuts."""
        request, options = self._request, self._options
        if not request.finds_non_play or options.every_camera or options.background_over is not None:
            return None

        def look(share: float) -> None:
            self._telling.enter(Phase.CAMERAS, share)
            if self._telling.due:
                self._telling.tell()

        return NonPlayFinder.over(reader, request.play, check=checking(self._stop), progress=look)

    def _track(self, span: range, tracker: SpanTracker, growing: GrowingTrack, loaded: LoadedTrackNet) -> None:
        def prepare(share: float) -> None:
            self._telling.enter(Phase.BACKGROUND, share)
            self._tell_if_due(growing, loaded)

        growing.begin(span)
        for event in tracker.events(span, self._stop, prepare):
            self._on_event(event, growing)
            self._tell_if_due(growing, loaded)
        growing.end_span()
        self._tell_found(growing)

    def _on_event(self, event: SpanEvent, growing: GrowingTrack) -> None:
        if isinstance(event, SceneBegins):
            self._telling.enter(Phase.TRACKING)
            self._telling.begin_scene()
            growing.begin_scene(event.frame, is_cut=event.is_cut)
            if event.is_cut:
                growing.settle(stop=self._stop)
        elif isinstance(event, NonPlayFound):
            self._pass_over(within(event.frames, 0, growing.span), growing)
        elif isinstance(event, Detections):
            growing.add(event.items)
            self._telling.reach(growing.frames_done)
        else:
            self._telling.count(event.seconds)

    def _pass_over(self, stretch: range, growing: GrowingTrack) -> None:
        growing.pass_over(stretch)
        self._non_play = joined((*self._non_play, stretch))
        self._telling.reach(growing.frames_done)
        self.provenance["asides"] = [as_pair(span) for span in self._non_play]
        self._around.tell(DetectionsFound(self._job, self._signature, self.provenance, None, None, non_play=(stretch,)))

    def _tell_if_due(self, growing: GrowingTrack, loaded: LoadedTrackNet) -> None:
        if self._telling.due:
            growing.fill_lately(self._stop)
            self._tell_found(growing)
            self._telling.tell()
            self._around.attend(loaded)

    def _tell_found(self, growing: GrowingTrack) -> None:
        predicted, inpainted = growing.take()
        if predicted is not None or inpainted is not None:
            self._found_any = True
            proposed = self._request.retracking is not None
            self._around.tell(
                DetectionsFound(self._job, self._signature, self.provenance, predicted, inpainted, proposed)
            )

    def _tidy_up(self, growing: GrowingTrack) -> None:
        """Fill what can be filled in a moment; a network that fails here has failed before, and that is told."""
        if not self._around.is_leaving():
            with contextlib.suppress(AppError, Cancelled):
                growing.settle(to_the_end=True, until=time.monotonic() + _TIDYING_SECONDS)

    def _say(self, text: str) -> None:
        self._around.tell(JobMessage(self._job, text))


@contextlib.contextmanager
def open_video(path: Path, index: FrameIndex | None, stop: StopSwitch) -> Iterator[VideoReader]:
    """A reader of its own for a video, with its complete index.

    Raises:
        Cancelled: `stop` was used while the index was being made.
        AppError: the file cannot be read.
    """
    with VideoReader(path, index=index if index is not None and index.complete else None) as reader:
        for _ in reader.scan():
            if stop.stopped:
                raise Cancelled
        yield reader


def in_use(loaded: LoadedTrackNet, choice: NetworkChoice) -> ProviderInUse:
    """What a network runs on, in words."""
    provider = loaded.pace.tracknet.session.provider
    asked = None if choice.provider is None else PROVIDERS[choice.provider].label
    warning = choice.provider not in (None, provider)
    return ProviderInUse(PROVIDERS[provider].label, asked, loaded.announcement, warning)


def _nothing_left(*, gaps_changed: bool) -> str:
    said = "These frames have been tracked with the same model and options before: nothing was left to do"
    return f"{said} but to fill gaps." if gaps_changed else f"{said}."


def _long_enough(layers: LayerSlice | None, n_frames: int) -> LayerSlice:
    """The layers of all of a video's frames: there may be more of them than the window knew of."""
    empty = LayerSlice.of(Track(n_frames))
    if layers is None:
        return empty
    more = n_frames - len(layers.predicted)
    if more <= 0:
        return layers

    def grown(rows: Rows, of: Rows) -> Rows:
        return np.concatenate([rows, of[: max(more, 0)]])

    return LayerSlice(
        0,
        grown(layers.predicted, empty.predicted),
        grown(layers.inpainted, empty.inpainted),
        grown(layers.human, empty.human),
    )
