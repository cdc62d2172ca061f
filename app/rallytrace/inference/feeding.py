"""The first half of the pipeline, in a thread of its own: read frames, prepare them and cut windows for the workers."""

import contextlib
import math
import queue
import threading
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.inference.crops import ANCHOR_WINDOWS, CropRule, Region, peaks_of
from rallytrace.inference.networks import CarriedState, TrackNet
from rallytrace.inference.preprocessing import Picture, Preprocessor, lay_out
from rallytrace.inference.stage_seconds import StageClock
from rallytrace.inference.windows import Window, WindowCutter
from rallytrace.model_records.execution_providers import PROVIDERS
from rallytrace.process.giving_way import give_way
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.geometry import Size

HEARTBEAT_SECONDS = 0.1
"""Time between two checks for a stop while waiting."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """The planes of a frame, with its number and the size of the video.

    Attributes:
        frame: frame number in the video.
        size: size of the video.
        planes: uint8 planes from the preprocessor.
    """

    frame: int
    size: Size
    planes: NDArray[np.uint8] = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class BatchHeatmaps:
    """The result of one model run.

    Attributes:
        heatmaps: float32 (windows, L, H, W).
        region: part of the picture that they show; None for the whole.
    """

    heatmaps: NDArray[np.float32]
    region: Region | None = None


@dataclass(frozen=True, slots=True)
class WindowBatch:
    """The windows of one model run, with its pending result.

    Attributes:
        windows: windows in the order of their starts.
    """

    windows: list[Window[Prepared]]
    result: "Future[BatchHeatmaps]"


class _Chain:
    """Windows in which the result of each decides the crop of the next. The first one shows the whole picture.

    Chains are independent, so workers run several of them side by side.
    """

    def __init__(self) -> None:
        self.crop: Region | None = None
        self._waiting: deque[tuple[Window[Prepared], Future[BatchHeatmaps]]] = deque()
        self._is_running = False
        self._lock = threading.Lock()

    def add(self, window: Window[Prepared], result: "Future[BatchHeatmaps]") -> bool:
        """Add the next window. Return True if the chain now needs a worker."""
        with self._lock:
            self._waiting.append((window, result))
            was_idle, self._is_running = not self._is_running, True
            return was_idle

    def first(self) -> "tuple[Window[Prepared], Future[BatchHeatmaps]]":
        """Take the first waiting window."""
        with self._lock:
            return self._waiting.popleft()

    def has_more(self) -> bool:
        """Return True if a window is waiting; otherwise mark the chain as idle, so the next window needs a worker."""
        with self._lock:
            self._is_running = bool(self._waiting)
            return self._is_running


@dataclass(frozen=True, slots=True)
class EndOfJobs:
    """The end of the jobs: no more frames, or an error while reading them."""

    error: BaseException | None = None


class Feeder:
    """A feeder thread with its workers: it reads and prepares frames, cuts windows and submits them.

    Args:
        tracknet: the network to run.
        preprocessor: makes the planes of frames.
        cutter: cuts the frames into windows.
        workers: number of parallel model runs. A recurrent network needs 1, as its windows depend on each other.
        batch: number of windows per model run.
        rule: places crops around the ball, for batches of 1; None to look at whole pictures.
        clock: counts the seconds of reading, preprocessing and model runs.
    """

    def __init__(
        self,
        tracknet: TrackNet,
        preprocessor: Preprocessor,
        cutter: WindowCutter[Prepared],
        *,
        workers: int,
        batch: int,
        rule: CropRule | None = None,
        clock: StageClock,
    ) -> None:
        self._net = tracknet
        self._preprocessor = preprocessor
        self._cutter = cutter
        self._batch = batch
        self._has_fixed_shape = PROVIDERS[tracknet.session.provider].plans_shapes
        self._clock = clock
        self._leading = preprocessor.leading_planes()
        self._carried = CarriedState()
        self._halt = StopSwitch()
        self._closing = threading.Event()
        self._buffers = threading.local()
        self._rule = rule
        self._chain = _Chain()
        # Every further worker needs a chain of its own, and the windows between.
        ahead = (workers - 1) * (1 if rule is None else ANCHOR_WINDOWS)
        self._jobs: queue.Queue[WindowBatch | EndOfJobs] = queue.Queue(maxsize=max(1, ahead))
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="tracknet")
        self._thread: threading.Thread | None = None

    def start(self, pictures: Iterable[Picture]) -> None:
        """Start to read frames. Call it once."""
        self._thread = threading.Thread(target=self._feed, args=(pictures,), name="tracknet-feeder")
        self._thread.start()

    def next_job(self) -> WindowBatch | EndOfJobs | None:
        """Return the next windows in order, or the end, or None if neither came within `HEARTBEAT_SECONDS`."""
        try:
            return self._jobs.get(timeout=HEARTBEAT_SECONDS)
        except queue.Empty:
            return None

    def close(self) -> None:
        """Stop and wait for all threads. The last model run ends within a fraction of a second."""
        self._closing.set()
        self._halt.stop()
        if self._thread is not None:
            self._thread.join()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _feed(self, pictures: Iterable[Picture]) -> None:
        """Run the feeder thread. Any error is passed on after the jobs before it."""
        end = EndOfJobs()
        try:
            # A decoder must be closed in the thread that ran it.
            with contextlib.closing(pictures) if isinstance(pictures, Generator) else contextlib.nullcontext():
                self._feed_windows(pictures)
        except BaseException as error:  # noqa: BLE001 - the generator raises it where the caller sees it
            end = EndOfJobs(error)
        self._put(end)

    def _feed_windows(self, pictures: Iterable[Picture]) -> None:
        batch: list[Window[Prepared]] = []
        try:
            for window in self._windows(pictures):
                batch.append(window)
                if len(batch) == self._batch:
                    self._submit(batch)
                    batch = []
        finally:
            # Do this after an error too: complete windows still get their results.
            if batch:
                self._submit(batch)

    def _windows(self, pictures: Iterable[Picture]) -> Iterator[Window[Prepared]]:
        for item in self._prepare(pictures):
            window = self._cutter.push(item)
            if window is not None:
                yield window
        yield from self._cutter.finish()

    def _prepare(self, pictures: Iterable[Picture]) -> Iterator[Prepared]:
        started = time.thread_time()
        for picture in pictures:
            read = time.thread_time()
            item = Prepared(picture.index, picture.size, self._preprocessor.frame_planes(picture))
            prepared = time.thread_time()
            self._clock.count(read=read - started, preprocess=prepared - read)
            if self._closing.is_set():
                return
            yield item
            started = time.thread_time()

    def run_mirrored(self, windows: Sequence[Window[Prepared]], region: Region | None) -> WindowBatch:
        """Submit mirrored windows, of whole pictures or of a region, to a worker, and mirror their heatmaps back."""
        batch = list(windows)
        return WindowBatch(batch, self._pool.submit(self._forward, batch, region, mirrored=True))

    def _submit(self, batch: list[Window[Prepared]]) -> None:
        if self._closing.is_set():
            return
        if self._rule is None:
            self._put(WindowBatch(batch, self._pool.submit(self._forward, batch)))
            return
        (window,) = batch
        if window.start // len(window.items) % ANCHOR_WINDOWS == 0:
            self._chain = _Chain()
        result: Future[BatchHeatmaps] = Future()
        if self._chain.add(window, result):
            self._pool.submit(self._advance, self._chain, self._rule)
        self._put(WindowBatch(batch, result))

    def _advance(self, chain: _Chain, rule: CropRule) -> None:
        """Run the next window of a chain. If it has more, requeue it behind the other chains."""
        window, result = chain.first()
        try:
            looked, chain.crop = self._run_window(window, chain.crop, rule)
        except BaseException as error:  # noqa: BLE001 - raised where the result is used
            result.set_exception(error)
        else:
            result.set_result(looked)
        if chain.has_more() and not self._closing.is_set():
            self._pool.submit(self._advance, chain, rule)

    def _run_window(
        self, window: Window[Prepared], crop: Region | None, rule: CropRule
    ) -> tuple[BatchHeatmaps, Region | None]:
        """Run a window on a crop, or on the whole picture if the ball is not found there. Return the next crop too."""
        for may_move in (True, False):
            if crop is None:
                break
            looked = self._forward([window], crop)
            peaks = peaks_of(looked.heatmaps[0, : window.frames], crop)
            if rule.is_followed(peaks, crop):
                return looked, rule.next_crop(peaks)
            crop = rule.moved_crop(peaks, crop) if may_move else None
        looked = self._forward([window])
        return looked, rule.next_crop(peaks_of(looked.heatmaps[0, : window.frames]))

    def _put(self, item: WindowBatch | EndOfJobs) -> None:
        while not self._closing.is_set():
            try:
                self._jobs.put(item, timeout=HEARTBEAT_SECONDS)
            except queue.Full:
                continue
            return

    def _forward(
        self, batch: list[Window[Prepared]], region: Region | None = None, *, mirrored: bool = False
    ) -> BatchHeatmaps:
        """Run the model on windows laid out in the worker thread's own buffer."""
        started = time.thread_time()
        # Providers that compile for each shape get a single batch size. The content of the extra rows does not matter.
        buffer = self._buffer(region)[: self._batch if self._has_fixed_shape else len(batch)]
        for row, window in zip(buffer, batch, strict=False):
            planes = [self._leading, *(item.planes for item in window.items)]
            if region is not None:
                planes = [region.cut(one) for one in planes]
            if mirrored:  # bytes, which takes a third of the time of floats
                planes = [np.stack([cv2.flip(plane, 1) for plane in one]) if len(one) else one for one in planes]
            lay_out(planes, row, family=self._preprocessor.family)
        laid_out = time.thread_time()
        clock = time.perf_counter()
        if self._net.file.recurrent is None:
            heatmaps = self._net.heatmaps(buffer, self._halt)[: len(batch)]
        else:
            heatmaps = self._net.heatmaps(buffer, self._halt, carried=self._carried)
        looks = {"whole_windows" if region is None else "cropped_windows": len(batch)}
        forward = time.perf_counter() - clock
        self._clock.count(preprocess=laid_out - started, forward=forward, **looks)
        give_way(forward)
        return BatchHeatmaps(np.ascontiguousarray(heatmaps[..., ::-1]) if mirrored else heatmaps, region)

    def _buffer(self, region: Region | None) -> NDArray[np.float32]:
        """Return the start of the thread's buffer, in the shape of windows of a region."""
        channels, height, width = self._net.window_shape()
        if not hasattr(self._buffers, "values"):
            self._buffers.values = np.zeros(self._batch * channels * height * width, np.float32)
        if region is not None:
            height, width = region.size.height, region.size.width
        shape = self._batch, channels, height, width
        values: NDArray[np.float32] = self._buffers.values[: math.prod(shape)]
        return values.reshape(shape)
