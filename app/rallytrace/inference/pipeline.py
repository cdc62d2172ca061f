"""Turn frames into detections, in order and within fixed memory. Reading, preprocessing and model runs are parallel.

A feeder thread reads frames from the caller's iterable, prepares them and cuts windows. Workers run the model on these.
The generator's own thread joins and decodes the heatmaps. On a CPU, single-threaded runs in parallel use the cores
better than one run over all cores (docs/decisions/0004), and no stage waits at a barrier. The short queue between
feeder and generator makes a slow model pause the decoder instead of filling the memory.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from dataclasses import dataclass

from rallytrace.errors import Cancelled, UsageError
from rallytrace.inference.crops import CropRule
from rallytrace.inference.ensemble import Ensemble, JoinedFrame
from rallytrace.inference.feeding import HEARTBEAT_SECONDS, BatchHeatmaps, EndOfJobs, Feeder, Prepared, WindowBatch
from rallytrace.inference.flip_tta import FlipTta, WindowResult
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.preprocessing import Picture, Preprocessor
from rallytrace.inference.stage_seconds import StageClock, StageSeconds
from rallytrace.inference.windows import WindowCutter
from rallytrace.model_records.network_modes import Decoding, EvalMode
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import Size

HeatmapDecoder = Callable[[int, JoinedFrame, Size], Detection]
"""Function that decodes a frame from its number, its joined and single heatmaps, and the size of the video."""


@dataclass(frozen=True, slots=True)
class PipelineOptions:
    """Options of a run over a stream of frames.

    Attributes:
        stride: number of frames from one window's start to the next's, from 1 to the number of output frames.
        eval_mode: how overlapping windows are joined. `nonoverlap` needs the largest stride.
        decoding: how positions are determined from heatmaps.
        threshold: heatmap value from which a ball counts as visible, 0 to 1.
        workers: number of parallel model runs.
        batch: number of windows per model run.
        second_look: heatmap value below which a frame is run again (`flip_tta`), only without overlap; None for never.
        crop: size of the crops in which the ball is followed (`crops`), only without overlap and one window per run;
            None to look at whole pictures.
    """

    stride: int
    eval_mode: EvalMode = EvalMode.WEIGHT
    decoding: Decoding = Decoding.CENTROID
    threshold: float = 0.5
    workers: int = 1
    batch: int = 1
    second_look: float | None = None
    crop: Size | None = None

    def __post_init__(self) -> None:
        if not 0 < self.threshold < 1:
            raise UsageError(
                tr_lazy("errors", "A threshold of {threshold:g} is not between 0 and 1.", threshold=self.threshold)
            )
        if self.workers < 1 or self.batch < 1:
            raise UsageError(tr_lazy("errors", "At least one worker and a batch of one are needed."))


@dataclass(frozen=True, slots=True)
class Detections:
    """Finished frames in ascending order, each exactly once in a run."""

    items: tuple[Detection, ...]


def detect(
    pictures: Iterable[Picture],
    tracknet: TrackNet,
    preprocessor: Preprocessor,
    options: PipelineOptions,
    *,
    wanted: range | None = None,
    stop: StopSwitch | None = None,
    heatmap_decoder: HeatmapDecoder | None = None,
) -> Iterator[Detections | StageSeconds]:
    """Run a TrackNet over frames and yield exactly one detection per frame, in order.

    Args:
        pictures: consecutive frames, or every n-th one. A thread of its own reads them, only as fast as needed.
        preprocessor: makes planes of frames, with the model's family and size.
        options: stride, joining, decoding and number of workers.
        wanted: numbers of the frames that need detections; the others only give context. None for all.
        stop: ends the run from another thread within a fraction of a second, even during a model run, but not while a
            frame is being read.
        heatmap_decoder: replaces the decoding of `options`. Without `crop` it gets heatmaps of whole pictures.

    Raises:
        Cancelled: `stop` was used. Earlier detections stay valid.
        AppError: a frame could not be read, or the model failed. All complete frames were yielded before.
    """
    run = _Run(tracknet, preprocessor, options, stop or StopSwitch(), heatmap_decoder)
    try:
        yield from run.events(pictures, wanted)
    finally:
        run.close()


class _Run:
    """One run of `detect`, with its feeder, ensemble and unfinished frames."""

    def __init__(
        self,
        tracknet: TrackNet,
        preprocessor: Preprocessor,
        options: PipelineOptions,
        stop: StopSwitch,
        heatmap_decoder: HeatmapDecoder | None,
    ) -> None:
        file = tracknet.file
        length = file.n_output_frames
        pad_tail = options.eval_mode is EvalMode.NONOVERLAP
        if pad_tail and options.stride != length:
            raise UsageError(
                tr_lazy(
                    "errors",
                    "Without overlap, the stride must be the window length, {length}, not {stride}.",
                    length=length,
                    stride=options.stride,
                )
            )
        if file.recurrent is not None and (options.stride != length or options.workers != 1):
            raise UsageError(
                tr_lazy(
                    "errors",
                    "The windows of a recurrent network follow one another: its stride must be {length}.",
                    length=length,
                ),
                tr_lazy("errors", "Omit --stride."),
            )
        self._options = options
        self._heatmap_decoder = heatmap_decoder
        self._stop_switch = stop
        self._clock = StageClock()
        rule = None
        if options.crop is not None:
            if options.stride != length or file.n_output_frames != file.seq_len or options.batch != 1:
                raise UsageError(
                    tr_lazy(
                        "errors",
                        "Following the ball needs a stride of the window length, {length}, in batches of 1.",
                        length=length,
                    )
                )
            rule = CropRule(file.size, options.crop, file.threshold)
        cutter: WindowCutter[Prepared] = WindowCutter(
            file.seq_len, options.stride, pad_tail=pad_tail, past=file.past_of_single_output
        )
        self._feeder = Feeder(
            tracknet, preprocessor, cutter, workers=options.workers, batch=options.batch, rule=rule, clock=self._clock
        )
        self._flip_tta: FlipTta | None = None
        if options.second_look is not None:
            if options.stride != length or file.n_output_frames != file.seq_len or length % 2:
                raise UsageError(
                    tr_lazy(
                        "errors", "A second look needs a stride equal to the window length, {length}.", length=length
                    ),
                    tr_lazy("errors", "Omit --stride."),
                )
            # The feeder keeps the workers busy meanwhile. Each waiting window holds its heatmaps, 10 MB by default.
            ahead = options.workers * options.batch
            self._flip_tta = FlipTta(options.second_look, self._feeder.run_mirrored, ahead, rule)
        stride = options.stride if self._flip_tta is None else length // 2
        self._ensemble = Ensemble(length, stride, options.eval_mode)
        self._frames: dict[int, tuple[int, Size]] = {}  # the planes are not kept

    def events(self, pictures: Iterable[Picture], wanted: range | None) -> Iterator[Detections | StageSeconds]:
        self._feeder.start(pictures)
        while True:
            self._check_stop()
            job = self._feeder.next_job()
            if job is None:
                yield self._clock.total()
                continue
            if isinstance(job, EndOfJobs):
                yield from self._join(self._window_results(finished=True), wanted)
                if job.error is not None:
                    raise job.error
                yield from self._finish(self._ensemble.pop_rest(), wanted)
                yield self._clock.total()
                return
            while self._result(job.result) is None:
                yield self._clock.total()
            yield from self._join(self._window_results(job), wanted)
            yield self._clock.total()

    def _window_results(self, job: WindowBatch | None = None, *, finished: bool = False) -> Iterator[WindowResult]:
        """Yield the next windows in order. Mirrored ones may still be running."""
        if self._flip_tta is None:
            if job is not None:
                yield from (WindowResult(window, job.result, row) for row, window in enumerate(job.windows))
            return
        if job is not None:
            self._flip_tta.add(job)
        yield from self._flip_tta.pop_ready(finished=finished)

    def _join(self, results: Iterator[WindowResult], wanted: range | None) -> Iterator[Detections | StageSeconds]:
        for result in results:
            while (looked := self._result(result.result)) is None:
                yield self._clock.total()
            window = result.window
            length = len(window.items)
            if not result.is_mirrored:
                if self._flip_tta is not None:
                    # All frames before it are complete. The last window counts for frames without a regular one.
                    yield from self._finish(self._ensemble.pop_before(-(-window.start // length) * length), wanted)
                for ordinal, item in zip(range(window.start, window.stop), window.output_items, strict=True):
                    self._frames[ordinal] = item.frame, item.size
            self._ensemble.add(window.start, looked.heatmaps[result.row], window.frames, looked.region)
            if self._flip_tta is None and window.start % self._options.stride == 0:
                yield from self._finish(self._ensemble.pop_before(window.start + self._options.stride), wanted)

    def close(self) -> None:
        """Stop and wait for all workers."""
        self._feeder.close()

    def _check_stop(self) -> None:
        if self._stop_switch.stopped:
            raise Cancelled

    def _result(self, result: Future[BatchHeatmaps]) -> BatchHeatmaps | None:
        self._check_stop()
        try:
            return result.result(timeout=HEARTBEAT_SECONDS)
        except NotYet:
            return None

    def _finish(self, joined: Iterator[JoinedFrame], wanted: range | None) -> Iterator[Detections]:
        started = time.thread_time()
        # A local variable, because a reference cycle would keep the last windows until the garbage collector runs.
        read = self._heatmap_decoder or self._decode
        found = []
        for frame in joined:
            number, size = self._frames.pop(frame.ordinal)
            if wanted is None or number in wanted:
                found.append(read(number, frame, size))
        self._clock.count(decode=time.thread_time() - started)
        if found:
            yield Detections(tuple(found))

    def _decode(self, number: int, frame: JoinedFrame, size: Size) -> Detection:
        options = self._options
        return decode_heatmap(
            number,
            frame.joined,
            frame.views,
            method=options.decoding,
            threshold=options.threshold,
            video=size,
            region=frame.region,
        )
