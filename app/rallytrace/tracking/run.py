"""Run the networks over spans of a video. The window, the command line, the video list and clusters all use this."""

import bisect
import contextlib
import time
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from rallytrace import __version__
from rallytrace.errors import AppError, Cancelled, Check, no_check
from rallytrace.files import paths
from rallytrace.inference.digit_network import DigitNetwork
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.pipeline import Detections
from rallytrace.model_records.network_modes import Look
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.process.threads import release_free_memory
from rallytrace.settings import RunOptions, options_in
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.calibration import CourtCalibration, known_parts
from rallytrace.track.layers import LayerSlice
from rallytrace.track.lists import sport_in_use
from rallytrace.track.spans import join_spans, n_frames_in, subtract_spans
from rallytrace.track.sports import systems_of
from rallytrace.track.track import Rows, Track
from rallytrace.track.wording import count_noun
from rallytrace.tracking.board_search import read_boards
from rallytrace.tracking.court_search import CourtWatch
from rallytrace.tracking.filling import RunLayers, within
from rallytrace.tracking.int8_selection import settle_precision
from rallytrace.tracking.messages import DetectionsFound, JobMessage, Phase, RunRequest
from rallytrace.tracking.networks import compiles_long
from rallytrace.tracking.non_play import NonPlayFinder
from rallytrace.tracking.options import TrackOptions, as_pair
from rallytrace.tracking.planning import LoadedTrackNet, RunPlan, chosen_every, plan_run
from rallytrace.tracking.points import GapFilling, chosen_longest_gap, gap_filling, scene_spans
from rallytrace.tracking.resuming import in_order, left_to_do, next_piece, signature, stride_of_similar_run
from rallytrace.tracking.spans import (
    NonPlayFound,
    Piece,
    SceneBegins,
    SpanEvent,
    SpanTracker,
)
from rallytrace.tracking.work import JobContext, Work, open_video, provider_in_use
from rallytrace.video.reader import VideoReader

SCREEN_FRAMES: Final = 240
"""Maximum number of frames, from the one on the screen, that a run tracks first: eight seconds of most videos."""
_MIN_SCREEN_FRAMES: Final = 8
_MAX_SCREEN_SHARE: Final = 1 / 16
"""Maximum share of a run's frames that are tracked first, because they are tracked again later."""
_FINAL_FILL_SECONDS = 0.4
"""How long a stopped run continues to fill gaps between the points it has found."""


class RunWork(Work[RunRequest]):
    """One run of the networks over spans of a video.

    Attributes:
        result: The rows found so far; None before `track` has planned the run.
        plan: The decisions about the run; None before `track` has planned it.
        scenes: The first frames of the scenes, in ascending order.
        non_play: Frames of other cameras, which are not tracked.
        n_detections: The number of frames processed by the network.
    """

    def __init__(self, job: int, request: RunRequest, stop: StopSwitch, context: JobContext) -> None:
        super().__init__(job, request, stop, context)
        self._options = request.options
        self._signature = ""
        self._found_any = False
        self._provisional = False
        self._court_watch: CourtWatch | None = None
        self._court_scene = range(0)
        self._sport = request.sport
        self._refuse_changed: Check = no_check
        self._follows_non_play = False
        self.result: RunLayers | None = None
        self.plan: RunPlan | None = None
        self.scenes: list[int] = []
        self.non_play: tuple[range, ...] = ()
        self.n_detections = 0

    def do(self) -> None:
        request, network_cache = self._request, self._context.network_cache
        self._progress.report()
        if compiles_long(request.choice):
            self._progress.enter(Phase.COMPILING)
        choice = settle_precision(request.choice, request.video, request.index, self._stop, self._say_trial)
        loaded = network_cache.tracknet(choice, self._stop)
        inpaintnet = network_cache.inpaintnet(request.choice, self._stop)
        self._context.send(provider_in_use(loaded.tracknet))
        self._progress.enter(Phase.READING)
        with open_video(request.video, request.index, self._stop, request.options.recording.turning) as reader:
            self.track(reader, loaded, inpaintnet)

    def _say_trial(self) -> None:
        self._progress.enter(Phase.TRIAL)

    def track(self, reader: VideoReader, loaded: LoadedTrackNet, inpaintnet: InpaintNet | None) -> None:
        """Track an open video with loaded networks.

        Raises:
            Cancelled: The switch was stopped; all rows found have been sent.
            AppError: The run failed; all rows found have been sent.
        """
        request, tracknet = self._request, loaded.tracknet
        for remark in reader.warnings:
            self._say(remark)
        self._refuse_changed = reader.refuse_changed
        if request.court_of is not None:
            self._court_watch = CourtWatch(reader, request.court_of)
        retracking = request.retracking
        if retracking is not None:
            self._options = retracking.options(request.options, request.options.ball_threshold(tracknet.file))
        options, plan = self._options, self._plan_run(reader, loaded)
        wanted = self._wanted(SpanTracker(reader, tracknet, options, plan), range(reader.n_frames))
        left = self._begin(reader, tracknet, inpaintnet, wanted)
        result = self.result
        assert result is not None
        self._progress.total = sum(map(len, left))
        if options.hardware_decoding and left and retracking is None:
            self._say(reader.use_hardware(self._stop.check).sentence)
        decoding = reader.decoding
        try:
            self._track_all(reader, loaded, left, wanted)
            self._progress.enter(Phase.FILLING)
            result.fill_scenes(to_the_end=True, stop=self._stop)
            self._follow_court(result)
            self._read_board(reader)
        except BaseException:
            self._fill_before_end(result)
            raise
        finally:
            self.frames = result.frames_tracked
            tracknet.release_memory()
            self._refuse_changed()
            if damaged := reader.index.damaged:
                self.provenance["damaged"] = [as_pair(span) for span in damaged]
            if reader.decoding is not None:
                self.provenance["hardware_decoding"] = reader.decoding.as_record()
                if reader.decoding is not decoding:
                    self._say(reader.decoding.sentence)
            self._send_found(result)
        self.provenance["complete"] = True
        if not left:
            self._say(_nothing_left(gaps_changed=self._found_any))

    def _wanted(self, tracker: SpanTracker, frames: range) -> list[range]:
        asked = [cut for span in self._request.spans if (cut := within(span, 0, frames))]
        wanted = asked if self._request.spans else [frames]
        if not self._request.keeps_context:
            return wanted
        kept = [[piece.kept for piece in tracker.pieces(span)] for span in wanted]
        return [range(spans[0].start, spans[-1].stop) for spans in kept]

    def _begin(
        self, reader: VideoReader, tracknet: TrackNet, inpaintnet: InpaintNet | None, wanted: Sequence[range]
    ) -> tuple[range, ...]:
        """Start the result, and return the frames that no run with the same signature has done."""
        request, options, plan = self._request, self._options, self.plan
        assert plan is not None
        retracking = request.retracking
        threshold = options.detection_threshold(tracknet.file)
        corridor = retracking.corridor if retracking is not None and retracking.guided else None
        self._signature = signature(tracknet.file, options, plan, threshold, corridor)
        if request.continues not in (None, self._signature):
            raise AppError(
                tr_lazy("errors", "The interrupted run used other models or settings."),
                tr_lazy("errors", "Choose the same ones to continue it, or start a new run with the current ones."),
            )
        layers = _long_enough(request.layers, reader.n_frames)
        left = left_to_do(wanted, layers.predicted, request.known, self._signature, plan.step)
        filling = GapFilling.of(options, tracknet.file, inpaintnet, reader.size, step=plan.step)
        self.result = RunLayers(layers, left, filling, done=wanted)
        self.provenance = _provenance_of(reader, tracknet, inpaintnet, options, plan)
        self.provenance |= {
            "signature": self._signature,
            "spans": [as_pair(span) for span in left],
            "within": as_pair(request.within),
            "complete": False,
        }
        if retracking is not None:
            self.provenance["retracking"] = retracking.provenance()
        return left

    def _track_all(
        self, reader: VideoReader, loaded: LoadedTrackNet, left: Sequence[range], wanted: Sequence[range]
    ) -> None:
        tracknet, options, plan = loaded.tracknet, self._options, self.plan
        assert plan is not None
        retracking, decoder = self._request.retracking, None
        if retracking is not None:
            decoder = retracking.heatmap_decoder(options.decoding, options.detection_threshold(tracknet.file))
        self._track_screen_first(left, SpanTracker(reader, tracknet, options, plan), loaded)
        finder = self._non_play_finder(reader) if left and self._request.recorded is None else None
        tracker = SpanTracker(reader, tracknet, options, plan, heatmap_decoder=decoder, non_play=finder)
        for piece, segment in self._segments(left, wanted, tracker):
            self._track(piece, segment, tracker, loaded)

    def _plan_run(self, reader: VideoReader, loaded: LoadedTrackNet) -> RunPlan:
        self._progress.enter(Phase.MEASURING)
        options, tracknet = self._options, loaded.tracknet
        frames = range(reader.n_frames)
        step = chosen_every(options, reader.rate, tracknet.file.rate)
        open_plan = RunPlan(frames, stride=0, step=step, workers=1, batch=1)
        line = signature(tracknet.file, options, open_plan, options.detection_threshold(tracknet.file))
        self.plan, remarks = plan_run(
            loaded,
            options,
            frames=frames,
            rate=reader.rate,
            settled_stride=stride_of_similar_run(line, self._request.known),
            stop=self._stop,
        )
        for remark in remarks:
            self._context.send(JobMessage(self._job, remark.fact, remark.in_terminal))
        return self.plan

    def _non_play_finder(self, reader: VideoReader) -> NonPlayFinder | None:
        """Return a finder of non-play ranges; None if unwanted, or if one background serves the whole video."""
        request, options = self._request, self._options
        if not request.finds_non_play or options.every_camera or options.background_over is not None:
            return None

        def look(share: float) -> None:
            self._progress.enter(Phase.CAMERAS, share)
            if self._progress.due:
                self._progress.report()

        return NonPlayFinder.over(reader, request.play, check=self._stop.check, progress=look)

    def _track_screen_first(self, left: Sequence[range], tracker: SpanTracker, loaded: LoadedTrackNet) -> None:
        """Track a few frames before all others, starting with the one on the screen.

        Their background is made of these frames alone. The user thus sees points during the seconds that it takes to
        find the court, the main camera, cuts and backgrounds. The piece that contains the frames tracks them again
        later.
        """
        shown = self._frame_on_screen()
        count = min(SCREEN_FRAMES, int(sum(map(len, left)) * _MAX_SCREEN_SHARE))
        span = next((span for span in left if shown in span), None)
        if shown is None or span is None or count < _MIN_SCREEN_FRAMES:
            return
        frames = range(shown, min(shown + count, span.stop))
        self._provisional = True
        self._track(tracker.brief_piece(frames), frames, tracker, loaded)
        self._provisional = False
        assert self.result is not None
        self._look_for_court(self.result)
        self.result.drop_span()
        loaded.tracknet.release_memory()

    def _frame_on_screen(self) -> int | None:
        return None if self._request.frame_on_screen is None else self._request.frame_on_screen()

    def _segments(
        self, left: Sequence[range], wanted: Sequence[range], tracker: SpanTracker
    ) -> Iterator[tuple[Piece, range]]:
        limits, asked = self._request.within, self._request.spans or wanted
        if self._request.keeps_context:
            pieces = [piece for span in asked for piece in tracker.pieces(span)]
        else:
            pieces = [
                replace(piece, kept=within(piece.kept, 0, span))
                for span in (wanted if limits is None else (limits,))
                for piece in tracker.pieces(span)
            ]
        open_pieces = [piece for piece in pieces if n_frames_in(left, piece.kept)]
        while open_pieces:
            shown = self._frame_on_screen()
            piece = open_pieces.pop(next_piece([waiting.kept for waiting in open_pieces], shown))
            segments = (within(piece.kept, 0, span) for span in left)
            for segment in in_order([segment for segment in segments if segment], shown):
                yield piece, segment

    def _track(self, piece: Piece, segment: range, tracker: SpanTracker, loaded: LoadedTrackNet) -> None:
        result, recorded = self.result, self._request.recorded
        assert result is not None

        def prepare(share: float) -> None:
            self._progress.enter(Phase.BACKGROUND, share)
            self._report_if_due(result, loaded)

        # Reading frames for cuts and backgrounds leaves free memory in the heaps of several threads.
        release_free_memory()
        result.begin(segment)
        events = tracker.part_events(piece, segment, self._stop, prepare) if recorded is None else recorded[piece.kept]
        # Close the generator here to end its threads, also if the traceback of an error holds it.
        with contextlib.closing(events) if isinstance(events, Generator) else contextlib.nullcontext():
            for event in events:
                self._on_event(event, result)
                self._report_if_due(result, loaded)
        result.end_span()
        self._send_found(result)

    def _on_event(self, event: SpanEvent, result: RunLayers) -> None:
        if isinstance(event, SceneBegins):
            self._progress.enter(Phase.TRACKING)
            self._progress.begin_scene()
            self._note_scene(event)
            if not (self._provisional and self._court_scene):  # of those on the screen, search the first one
                self._court_scene = range(max(event.frame, result.span.start), result.span.stop)
            result.begin_scene(event.frame, is_cut=event.is_cut)
            if event.is_cut:
                result.fill_scenes(stop=self._stop)
        elif isinstance(event, NonPlayFound):
            self._follows_non_play = True
            self._skip(within(event.frames, 0, result.span), result)
        elif isinstance(event, Detections):
            result.add(event.items)
            if not self._provisional:
                self.n_detections += len(event.items)
                self._progress.reach(result.frames_done)
            if self._request.is_watched and not self._found_any:
                self._send_found(result)
            if not self._provisional:
                self._look_for_court(result)
        else:
            self._progress.count(event)

    def _note_scene(self, scene: SceneBegins) -> None:
        """Remember the first frame of a scene if it is the run's first, starts at a cut, or follows non-play."""
        is_cut = scene.is_cut or self._follows_non_play
        self._follows_non_play = False
        if not self._provisional and (is_cut or not self.scenes) and scene.frame not in self.scenes:
            bisect.insort(self.scenes, scene.frame)

    def _skip(self, span: range, result: RunLayers) -> None:
        self._refuse_changed()
        result.skip(span)
        self.non_play = join_spans((*self.non_play, span))
        self._progress.reach(result.frames_done)
        self.provenance["non_play"] = [as_pair(span) for span in self.non_play]
        self._context.send(DetectionsFound(self._job, self._signature, self.provenance, None, None, non_play=(span,)))

    def _look_for_court(self, result: RunLayers) -> None:
        """Search the current scene for the court, once its first points have been sent."""
        scene, self._court_scene = self._court_scene, range(0)
        if self._court_watch is None or not self._court_watch.wants(scene):
            return
        if self._request.is_watched:
            self._send_found(result)
        self._progress.enter(Phase.COURT)
        court = self._court_watch.search_scene(scene)
        self._progress.enter(Phase.TRACKING)
        if court is not None:
            self._send_courts((court,))

    def _follow_court(self, result: RunLayers) -> None:
        """Find and send the court of each shot if the camera moves."""
        watch, plan = self._court_watch, self.plan
        if watch is None or plan is None or not watch.moves:
            return
        courts = watch.search_shots(list(scene_spans(result.layers.predicted, plan.step)), self._stop.check)
        self._say(_describe_courts(courts))
        if courts:
            self._send_courts(courts)

    def _read_board(self, reader: VideoReader) -> None:
        """Read the scoreboard in the whole video, and send what it shows. A video without one has none."""
        request = self._request
        if not request.reads_board or (request.board_known and not self._found_any):
            return
        self._progress.enter(Phase.BOARD)
        self._progress.report()
        try:
            network = DigitNetwork(paths.shipped_model("digits"))
        except AppError as error:
            failed = tr_lazy("video", "The scoreboard was not read.")
            self._say(join_texts((failed, error.text), " "))
            return
        with network:
            known = subtract_spans(request.within, request.spans) if request.within and request.spans else ()
            non_play = join_spans((*known, *self.non_play))
            boards = read_boards(reader, network.classify, non_play, self._stop.check, systems=systems_of(self._sport))
        self._refuse_changed()
        self._context.send(DetectionsFound(self._job, self._signature, self.provenance, None, None, boards=boards))
        if boards:
            self._say(tr_lazy("video", "Scoreboard read: {scores}.", scores=count_noun(len(boards), "score")))

    def _send_courts(self, courts: tuple[CourtCalibration, ...]) -> None:
        self._refuse_changed()
        self._sport = sport_in_use(self._sport, courts)
        self._context.send(DetectionsFound(self._job, self._signature, self.provenance, None, None, courts=courts))

    def _report_if_due(self, result: RunLayers, loaded: LoadedTrackNet) -> None:
        if self._progress.due:
            if self._request.is_watched:
                result.fill_preliminarily(self._stop)
                self._send_found(result)
            self._progress.report()
            self._context.attend(loaded)

    def _send_found(self, result: RunLayers) -> None:
        """Send the new rows. Raise an error if the video has changed, because the rows may belong to another video."""
        self._refuse_changed()
        predicted, inpainted = result.drain()
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

    def _fill_before_end(self, result: RunLayers) -> None:
        """Fill gaps for a moment. Ignore errors: the run has already reported one."""
        if not self._context.is_leaving():
            with contextlib.suppress(AppError, Cancelled):
                deadline = time.monotonic() + _FINAL_FILL_SECONDS if self._request.is_watched else None
                result.fill_scenes(to_the_end=True, deadline=deadline)

    def _say(self, text: str) -> None:
        self._context.send(JobMessage(self._job, text))


def _describe_courts(courts: Sequence[CourtCalibration]) -> str:
    count = len(known_parts(courts))
    if not count:
        return tr_lazy("match", "The camera moves: no court is certain. Elsewhere there are no distances in metres.")
    return tr_lazy(
        "match",
        "The camera moves: the court was found for {parts} of the video. Elsewhere there are no distances in metres.",
        parts=count_noun(count, "part"),
    )


def _provenance_of(
    reader: VideoReader, tracknet: TrackNet, inpaintnet: InpaintNet | None, options: TrackOptions, plan: RunPlan
) -> dict[str, Any]:
    values = options.settled(tracknet.file, stride=plan.stride, step=plan.step, batch=plan.batch)
    values["longest_gap"] = chosen_longest_gap(options, inpaintnet)
    return {
        "rallytrace": __version__,
        "video": str(reader.path.resolve()),
        "video_remarks": list(reader.warnings),
        "tracknet": tracknet.provenance(),
        "inpaintnet": inpaintnet.provenance() if inpaintnet else None,
        **{listed.name: values[listed.name] for listed in options_in(RunOptions) if listed.option.is_noted},
        "second_look": plan.second_look,
        "look": (Look.WHOLE if plan.crop is None else Look.FOLLOW).value,
        "workers": plan.workers,
        "flight_check": options.flight_check_with(tracknet.file) is not None,
        "gap_filling": gap_filling(inpaintnet) if inpaintnet else None,
        "background_over": as_pair(options.background_over),
        **options.recording.as_record(),
    }


def _nothing_left(*, gaps_changed: bool) -> str:
    if gaps_changed:
        return tr_lazy(
            "models",
            "These frames have already been tracked with the same model and options. Nothing to do except filling "
            "gaps.",
        )
    return tr_lazy("models", "These frames have already been tracked with the same model and options. Nothing to do.")


def _long_enough(layers: LayerSlice | None, n_frames: int) -> LayerSlice:
    empty = LayerSlice.of(Track(n_frames))
    if layers is None:
        return empty
    missing = n_frames - len(layers.predicted)
    if missing <= 0:
        return layers

    def extend(rows: Rows, unset: Rows) -> Rows:
        return np.concatenate([rows, unset[: max(missing, 0)]])

    return LayerSlice(
        0,
        extend(layers.predicted, empty.predicted),
        extend(layers.inpainted, empty.inpainted),
        extend(layers.human, empty.human),
    )
