"""The work of the tracker thread: tracking and filling gaps."""

import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import numpy as np

from rallytrace.domain.layers import LayerRows, LayerSlice
from rallytrace.domain.spans import join_spans, n_frames_in
from rallytrace.domain.track import Rows, Track
from rallytrace.errors import AppError, Cancelled, Check, no_check
from rallytrace.execution_providers import PROVIDERS
from rallytrace.inference.model_session import ModelSession
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.pipeline import Detections
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.threads import release_free_memory
from rallytrace.tracking.court_search import CourtWatch
from rallytrace.tracking.filling import GapFilling, GrowingTrack, parts, spacing, within
from rallytrace.tracking.messages import (
    DetectionsFound,
    InpaintRequest,
    JobMessage,
    Phase,
    PoseRequest,
    ProviderInUse,
    RunProgress,
    RunRequest,
    Send,
)
from rallytrace.tracking.network_cache import LoadedTrackNet, NetworkCache
from rallytrace.tracking.networks import compiles_long
from rallytrace.tracking.planning import RunPlan, chosen_every, plan_run
from rallytrace.tracking.resuming import in_order, left_to_do, next_piece, signature, stride_of_like_run
from rallytrace.tracking.run import as_pair, provenance_of
from rallytrace.tracking.spans import (
    LONGEST_PIECE,
    NonPlayFinder,
    NonPlayFound,
    Piece,
    SceneBegins,
    SpanEvent,
    SpanTracker,
    checking,
)
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

_log = logging.getLogger(__name__)

REPORT_SECONDS: Final = 0.14
"""Seconds between two reports of progress."""
SCREEN_FRAMES: Final = 240
"""Frames on the screen that a run over a long video tracks first: eight seconds of most videos."""
_RECENT: Final = 5.0
"""Seconds over which the speed is measured."""
_LEAST_RECENT: Final = 0.5
"""Seconds after which it is reported."""


class ProgressReporter:
    """The progress of one job.

    Attributes:
        total: frames that are to be tracked.
    """

    def __init__(self, job: int, send: Send) -> None:
        self._job = job
        self._send = send
        self.total = 0
        self._phase = Phase.LOADING
        self._share: float | None = None
        self._done = 0
        self._stages_before = StageSeconds()
        self._stages = StageSeconds()
        self._recent: deque[tuple[float, int]] = deque()
        self._next = 0.0

    @property
    def due(self) -> bool:
        """Whether it is time for another report."""
        return time.monotonic() >= self._next

    def enter(self, phase: Phase, share: float | None = None) -> None:
        """Report a new phase at once; in the same phase only note the share."""
        news = phase is not self._phase
        self._phase, self._share = phase, share
        if news:
            self._recent.clear()
            if phase is Phase.TRACKING:
                self.reach(self._done)
            self.report()

    def begin_scene(self) -> None:
        """Count the stages from the start again."""
        self._stages_before = self._stages

    def count(self, stages: StageSeconds) -> None:
        """Note the time that each stage took in the present scene."""
        before = self._stages_before
        self._stages = StageSeconds(
            before.read + stages.read,
            before.preprocess + stages.preprocess,
            before.forward + stages.forward,
            before.decode + stages.decode,
        )

    def reach(self, done: int) -> None:
        self._done = done
        now = time.monotonic()
        self._recent.append((now, done))
        while self._recent[0][0] < now - _RECENT:
            self._recent.popleft()

    def report(self) -> None:
        self._next = time.monotonic() + REPORT_SECONDS
        speed = self._speed()
        left = (self.total - self._done) / speed if speed else None
        self._send(
            RunProgress(self._job, self._phase, self._done, self.total, speed, left, self._share, replace(self._stages))
        )

    def _speed(self) -> float:
        if len(self._recent) < 2:
            return 0.0
        (begun, first), (now, last) = self._recent[0], self._recent[-1]
        # Frames come eight at a time, whose distance says nothing.
        return (last - first) / (now - begun) if now - begun >= _LEAST_RECENT else 0.0


_TIDYING_SECONDS = 0.4
"""How long a stopped run continues to fill gaps in what it has found."""


@dataclass(frozen=True, slots=True)
class JobContext:
    """What a job uses of the tracker thread.

    Attributes:
        attend: carries out waiting requests, with the TrackNet that a run uses; None where it uses none.
        is_leaving: whether the program is closing, so that results are not needed.
    """

    network_cache: NetworkCache
    send: Send
    attend: Callable[[LoadedTrackNet | None], None]
    is_leaving: Callable[[], bool]


Request = TypeVar("Request", RunRequest, InpaintRequest, PoseRequest)


class Work(Generic[Request]):
    """One job of the tracker thread.

    Attributes:
        provenance: what runs on what, as far as it has come.
        frames: how many frames were looked at.
    """

    def __init__(self, job: int, request: Request, stop: StopSwitch, context: JobContext) -> None:
        self._job = job
        self._request: Request = request
        self._stop = stop
        self._context = context
        self._progress = ProgressReporter(job, context.send)
        self.provenance: dict[str, Any] = {}
        self.frames = 0

    def do(self) -> None:
        """Run the job.

        Raises:
            Cancelled: the switch was stopped; what was found has been sent.
            AppError: it failed; what was found has been sent.
        """
        raise NotImplementedError


class RunWork(Work[RunRequest]):
    """One run of the networks over spans of a video."""

    def __init__(self, job: int, request: RunRequest, stop: StopSwitch, context: JobContext) -> None:
        super().__init__(job, request, stop, context)
        self._options = request.options
        self._signature = ""
        self._found_any = False
        self._non_play: tuple[range, ...] = ()
        self._provisional = False
        self._court_watch: CourtWatch | None = None
        self._refuse_changed: Check = no_check

    def do(self) -> None:
        request, network_cache = self._request, self._context.network_cache
        self._progress.report()
        if compiles_long(request.choice):
            self._progress.enter(Phase.COMPILING)
        loaded = network_cache.tracknet(request.choice, self._stop)
        inpaintnet = network_cache.inpaintnet(request.choice, self._stop)
        self._context.send(provider_in_use(loaded.throughput.tracknet.session, loaded.announcement))
        self._progress.enter(Phase.READING)
        with open_video(request.video, request.index, self._stop) as reader:
            for remark in reader.warnings:
                self._say(remark)
            self._refuse_changed = reader.refuse_changed
            if request.court_of is not None:
                self._court_watch = CourtWatch(reader, request.court_of)
            self._run(reader, loaded, inpaintnet)

    def _run(self, reader: VideoReader, loaded: LoadedTrackNet, inpaintnet: InpaintNet | None) -> None:
        request, tracknet = self._request, loaded.throughput.tracknet
        whole = range(reader.n_frames)
        wanted = [cut for span in request.spans if (cut := within(span, 0, whole))]
        if not request.spans:
            wanted = [whole]
        retracking = request.retracking
        if retracking is not None:
            self._options = retracking.options(request.options, request.options.threshold_with(tracknet.file))
        options, plan = self._options, self._plan(reader, loaded)
        threshold = options.decoded_from(tracknet.file)
        corridor = retracking.corridor if retracking is not None and retracking.guided else None
        self._signature = signature(tracknet.file, options, plan, threshold, corridor)
        if request.continues not in (None, self._signature):
            raise AppError(
                "The run that was cut off had other models or settings.",
                "Choose them again to go on with it, or track with those you have.",
            )
        layers = _long_enough(request.layers, reader.n_frames)
        left = left_to_do(wanted, layers.predicted, request.known, self._signature, plan.every)
        filling = GapFilling.of(options, tracknet.file, inpaintnet, reader.size, every=plan.every)
        growing = GrowingTrack(layers, left, filling, done=wanted)
        self.provenance = provenance_of(reader, tracknet, inpaintnet, options, plan)
        self.provenance |= {
            "signature": self._signature,
            "spans": [as_pair(span) for span in left],
            "within": as_pair(request.within),
            "complete": False,
        }
        if retracking is not None:
            self.provenance["retracking"] = retracking.provenance()
        self._progress.total = sum(map(len, left))
        heatmap_decoder = retracking.heatmap_decoder(options.decoding, threshold) if retracking is not None else None
        try:
            self._track_screen_first(left, SpanTracker(reader, tracknet, options, plan), growing, loaded)
            non_play = self._non_play_finder(reader) if left else None
            tracker = SpanTracker(reader, tracknet, options, plan, heatmap_decoder=heatmap_decoder, non_play=non_play)
            for piece, part in self._parts(left, wanted, tracker):
                self._track(piece, part, tracker, growing, loaded)
            self._progress.enter(Phase.FILLING)
            growing.fill_scenes(to_the_end=True, stop=self._stop)
        except BaseException:
            self._tidy_up(growing)
            raise
        finally:
            self.frames = growing.frames_tracked
            tracknet.release_memory()
            self._refuse_changed()
            if damaged := reader.index.damaged:
                self.provenance["damaged"] = [as_pair(span) for span in damaged]
            self._send_found(growing)
        self.provenance["complete"] = True
        if not left:
            self._say(_nothing_left(gaps_changed=self._found_any))

    def _plan(self, reader: VideoReader, loaded: LoadedTrackNet) -> RunPlan:
        self._progress.enter(Phase.MEASURING)
        options, tracknet = self._options, loaded.throughput.tracknet
        frames = range(reader.n_frames)
        every = chosen_every(options, reader.rate, tracknet.file.rate)
        open_plan = RunPlan(frames, stride=0, every=every, workers=1, batch=1)
        line = signature(tracknet.file, options, open_plan, options.decoded_from(tracknet.file))
        plan, remarks = plan_run(
            loaded.throughput,
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
        """Finds non-play ranges, where that is asked for; one background for the whole video needs no cuts."""
        request, options = self._request, self._options
        if not request.finds_non_play or options.every_camera or options.background_over is not None:
            return None

        def look(share: float) -> None:
            self._progress.enter(Phase.CAMERAS, share)
            if self._progress.due:
                self._progress.report()

        return NonPlayFinder.over(reader, request.play, check=checking(self._stop), progress=look)

    def _track_screen_first(
        self, left: Sequence[range], tracker: SpanTracker, growing: GrowingTrack, loaded: LoadedTrackNet
    ) -> None:
        """Track the frames on the screen against a background of their own, to be tracked again with their piece.

        Finding the main camera and the cuts and backgrounds of a piece of a long video takes longer than that.
        """
        here = self._frame_on_screen()
        if here is None or sum(map(len, left)) <= LONGEST_PIECE:
            return
        frames = next((range(here, min(here + SCREEN_FRAMES, part.stop)) for part in left if here in part), None)
        if frames is None:
            return
        self._provisional = True
        self._track(tracker.brief_piece(frames), frames, tracker, growing, loaded)
        self._provisional = False
        growing.begin_anew()
        loaded.throughput.tracknet.release_memory()

    def _frame_on_screen(self) -> int | None:
        """The frame on the screen; None where tracking does not begin there."""
        return None if self._request.looked_at is None else self._request.looked_at()

    def _parts(
        self, left: Sequence[range], wanted: Sequence[range], tracker: SpanTracker
    ) -> Iterator[tuple[Piece, range]]:
        """The parts of pieces that are to be done: always those on the screen next, then what follows them."""
        whole = self._request.within
        pieces = [
            replace(piece, kept=within(piece.kept, 0, span))
            for span in (wanted if whole is None else (whole,))
            for piece in tracker.pieces(span)
        ]
        open_pieces = [piece for piece in pieces if n_frames_in(left, piece.kept)]
        while open_pieces:
            here = self._frame_on_screen()
            piece = open_pieces.pop(next_piece([one.kept for one in open_pieces], here))
            parts = (within(piece.kept, 0, span) for span in left)
            for part in in_order([part for part in parts if part], here):
                yield piece, part

    def _track(
        self, piece: Piece, part: range, tracker: SpanTracker, growing: GrowingTrack, loaded: LoadedTrackNet
    ) -> None:
        def prepare(share: float) -> None:
            self._progress.enter(Phase.BACKGROUND, share)
            self._report_if_due(growing, loaded)

        # The pictures for cuts and backgrounds leave free memory behind in the heaps of several threads.
        release_free_memory()
        growing.begin(part)
        for event in tracker.part_events(piece, part, self._stop, prepare):
            self._on_event(event, growing)
            self._report_if_due(growing, loaded)
        growing.end_span()
        self._send_found(growing)

    def _on_event(self, event: SpanEvent, growing: GrowingTrack) -> None:
        if isinstance(event, SceneBegins):
            self._progress.enter(Phase.TRACKING)
            self._progress.begin_scene()
            self._look_for_court(range(max(event.frame, growing.span.start), growing.span.stop))
            growing.begin_scene(event.frame, is_cut=event.is_cut)
            if event.is_cut:
                growing.fill_scenes(stop=self._stop)
        elif isinstance(event, NonPlayFound):
            self._pass_over(within(event.frames, 0, growing.span), growing)
        elif isinstance(event, Detections):
            growing.add(event.items)
            if not self._provisional:
                self._progress.reach(growing.frames_done)
        else:
            self._progress.count(event.seconds)

    def _pass_over(self, span: range, growing: GrowingTrack) -> None:
        self._refuse_changed()
        growing.pass_over(span)
        self._non_play = join_spans((*self._non_play, span))
        self._progress.reach(growing.frames_done)
        self.provenance["asides"] = [as_pair(span) for span in self._non_play]
        self._context.send(DetectionsFound(self._job, self._signature, self.provenance, None, None, non_play=(span,)))

    def _look_for_court(self, scene: range) -> None:
        court = None if self._court_watch is None else self._court_watch.look(scene)
        if court is not None:
            self._refuse_changed()
            self._context.send(DetectionsFound(self._job, self._signature, self.provenance, None, None, court=court))

    def _report_if_due(self, growing: GrowingTrack, loaded: LoadedTrackNet) -> None:
        if self._progress.due:
            growing.fill_lately(self._stop)
            self._send_found(growing)
            self._progress.report()
            self._context.attend(loaded)

    def _send_found(self, growing: GrowingTrack) -> None:
        """Send what was found since, unless the video has changed: it may be of another one."""
        self._refuse_changed()
        predicted, inpainted = growing.drain()
        if predicted is not None or inpainted is not None:
            self._found_any = True
            proposed = self._request.retracking is not None
            self._context.send(
                DetectionsFound(
                    self._job,
                    self._signature,
                    self.provenance,
                    predicted,
                    inpainted,
                    proposed,
                    provisional=self._provisional,
                )
            )

    def _tidy_up(self, growing: GrowingTrack) -> None:
        """Fill what can be filled quickly. Errors are ignored, since the run has already reported one."""
        if not self._context.is_leaving():
            with contextlib.suppress(AppError, Cancelled):
                growing.fill_scenes(to_the_end=True, until=time.monotonic() + _TIDYING_SECONDS)

    def _say(self, text: str) -> None:
        self._context.send(JobMessage(self._job, text))


@contextlib.contextmanager
def open_video(path: Path, index: FrameIndex | None, stop: StopSwitch) -> Iterator[VideoReader]:
    """A video reader with a complete index.

    Raises:
        Cancelled: `stop` was used while the index was being made.
        AppError: the file cannot be read.
    """
    with VideoReader(path, index=index if index is not None and index.complete else None) as reader:
        for _ in reader.scan():
            if stop.stopped:
                raise Cancelled
        yield reader


def provider_in_use(session: ModelSession, announcement: str) -> ProviderInUse:
    used, wanted = session.provider, session.options.device.provider
    asked = None if wanted is None else PROVIDERS[wanted].label
    return ProviderInUse(PROVIDERS[used].label, asked, announcement, warning=wanted not in (None, used))


def _nothing_left(*, gaps_changed: bool) -> str:
    text = "These frames have already been tracked with the same model and options. There was nothing to do"
    return f"{text} except filling gaps." if gaps_changed else f"{text}."


def _long_enough(layers: LayerSlice | None, n_frames: int) -> LayerSlice:
    """The layers, extended to all frames of the video."""
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


class InpaintWork(Work[InpaintRequest]):
    """Fills the gaps of a tracked video again."""

    def do(self) -> None:
        request, network_cache = self._request, self._context.network_cache
        self._progress.report()
        net = network_cache.inpaintnet(request.choice, self._stop)
        tracknet = network_cache.tracknet_file(request.choice, self._stop)
        every = spacing(request.layers.predicted)
        filling = GapFilling.of(request.options, tracknet, net, request.size, every=every)
        self.provenance = {"inpaintnet": net.provenance() if net else None}
        frames = self._frames()
        for part in parts(frames):
            self._progress.enter(Phase.FILLING, (part.start - frames.start) / len(frames))
            if self._stop.stopped:
                raise Cancelled
            self._fill(part, filling)

    def _frames(self) -> range:
        held = self._request.layers.frames
        return held if self._request.frames is None else within(self._request.frames, 0, held)

    def _fill(self, frames: range, filling: GapFilling) -> None:
        layers = self._request.layers
        near = layers.select(within(frames, filling.reach, layers.frames))
        made = filling.rows(near, frames, self._stop)
        there = layers.inpainted[frames.start - layers.first : frames.stop - layers.first]
        other = np.flatnonzero(made != there)
        if len(other):
            rows = LayerRows(frames.start + other, made[other])
            self._context.send(DetectionsFound(self._job, "", self.provenance, None, rows))
