"""Measure the speed of tracking on this machine: each stage alone, the pipeline, and a run without the pipeline.

All figures of a network are measured one after the other in one run, so they can be compared. Processor time is that of
the whole process, including native threads.
"""

import contextlib
import itertools
import platform
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from rallytrace.files.paths import shipped_model
from rallytrace.inference.ensemble import Ensemble
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelFile, ModelKind
from rallytrace.inference.model_session import sweep_batch
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, detect
from rallytrace.inference.preprocessing import ArrayPicture, lay_out
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.inference.windows import WindowCutter
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.network_modes import Decoding, EvalMode
from rallytrace.process.processor import describe_processor
from rallytrace.process.sandbox import peak_rss_mb
from rallytrace.track.geometry import Size
from rallytrace.tracking.machine import allocate_cores, rss_mb, usable_cores
from rallytrace.tracking.trial_windows import make_preprocessor
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader


@dataclass(frozen=True, slots=True)
class ModeFigures:
    """The measurements of one window layout.

    Attributes:
        stride: number of frames from one window's start to the next's.
        stages: core-milliseconds per frame of decode, preprocess, model and decoding, each measured alone.
        pipeline_fps: frames per second of the pipeline.
        pipeline_core_ms: core-milliseconds per frame of the pipeline as a whole.
        naive_fps: frames per second when frames are pushed one by one, with the same number of threads but without
            parallel stages; None with overlapping windows or flip TTA, which that code lacks.
        frames: number of frames that the pipeline was measured on.
        cores: number of processor cores used.
        second_look: fraction of this video's frames that were run again (`flip_tta`); None without flip TTA.
        whole: fraction of the windows that were of whole pictures; None if the ball is not followed.
    """

    stride: int
    stages: dict[str, float]
    pipeline_fps: float
    pipeline_core_ms: float
    naive_fps: float | None
    frames: int
    cores: int
    second_look: float | None = None
    whole: float | None = None

    def as_record(self) -> dict[str, Any]:
        """Return the measurements and the figures derived from them."""
        total = sum(self.stages.values())
        return {
            "stride": self.stride,
            "core_ms_a_frame": {name: round(ms, 3) for name, ms in self.stages.items()},
            "core_ms_a_frame_sum": round(total, 3),
            "pipeline_fps": round(self.pipeline_fps, 2),
            "pipeline_core_ms_a_frame": round(self.pipeline_core_ms, 2),
            "naive_fps": None if self.naive_fps is None else round(self.naive_fps, 2),
            "speedup_vs_naive": None if self.naive_fps is None else round(self.pipeline_fps / self.naive_fps, 3),
            "efficiency": round(self.pipeline_fps / (self.cores / (total / 1000)), 3),
            "frames": self.frames,
            "second_look": None if self.second_look is None else round(self.second_look, 3),
            "whole": None if self.whole is None else round(self.whole, 3),
        }


@contextlib.contextmanager
def full_size_model() -> Iterator[Path]:
    """Yield the path of a TrackNetV3 of the published size (eight frames, `concat`) with random weights."""
    import onnx  # noqa: PLC0415 - slow to import

    from rallytrace.inference.checkpoints.graphs import random_tracknet_weights, tracknet_graph  # noqa: PLC0415

    metadata = {"model_name": "TrackNet", "seq_len": "8", "bg_mode": "concat", "resize": "bicubic"}
    with tempfile.TemporaryDirectory(prefix="rallytrace-bench-") as folder:
        path = Path(folder) / "tracknet-full-size.onnx"
        weights = random_tracknet_weights(8, "concat", seed=0)
        onnx.save(tracknet_graph(weights, seq_len=8, bg_mode="concat", metadata=metadata), path)
        yield path


@dataclass(frozen=True, slots=True)
class Effort:
    """How long each measurement takes.

    Attributes:
        model_seconds: duration of measuring the model alone, with at least three runs.
        pipeline_seconds: approximate duration of each pipeline run.
        naive_seconds: approximate duration of each run of single pushed frames.
        min_frames: minimum number of frames in each run, however long it takes.
        max_frames: maximum number of frames in each run, however short it is.
        overlaps: whether overlapping windows are measured as well.
    """

    model_seconds: float = 2.0
    pipeline_seconds: float = 12.0
    naive_seconds: float = 6.0
    min_frames: int = 60
    max_frames: int = 600
    overlaps: bool = True


QUICK_EFFORT = Effort(
    model_seconds=0.5, pipeline_seconds=6.0, naive_seconds=2.0, min_frames=24, max_frames=300, overlaps=False
)


@dataclass(frozen=True, slots=True)
class _Pipeline:
    """A measurement of the whole pipeline.

    Attributes:
        fps: frames per second.
        core_ms: core-milliseconds per frame.
        second_looks: fraction of the frames in more than one window.
        windows: the windows run.
    """

    fps: float
    core_ms: float
    second_looks: float
    windows: StageSeconds


class Bench:
    """Measurements over one video.

    Args:
        reader: the video, which is read repeatedly.
        options: device and precision of the models. The threads are chosen here.
        effort: how long each measurement takes.
    """

    def __init__(self, reader: VideoReader, options: SessionOptions, effort: Effort | None = None) -> None:
        self._reader = reader
        self._options = options
        self._effort = effort or Effort()
        self._provider = options.provider
        self._cores = usable_cores(options.device.cores)

    def machine(self) -> dict[str, Any]:
        return {
            "system": platform.platform(),
            "processor": describe_processor(),
            "cores": self._cores,
            "python": platform.python_version(),
            "onnxruntime": onnxruntime.__version__,
            "provider": f"{self._provider.value}{self._options.precision.suffix}",
            "video": f"{self._reader.path.name}, {self._reader.size}, {self._reader.rate:.3g} frames per second",
        }

    def measure(self, name: str, model: Path, say: Callable[[str], None], *, overlaps: bool = True) -> dict[str, Any]:
        """Return all figures of one TrackNet.

        Args:
            name: name in the report.
            model: the .onnx file.
            say: called with the name of each measurement.
            overlaps: whether overlapping windows are measured, if the effort allows it.
        """
        file = load_model_file(model, ModelKind.TRACKNET)
        allocation = allocate_cores(self._cores, file, self._provider)
        say(f"{name}: each stage alone")
        forward = self._min_window_cost(file)
        with self._network(file, allocation.threads) as net:
            length = net.file.seq_len
            batch = net.file.batch or self._sweep(net)
            read, prepare, lay_out = self._frame_costs(net)
            overlaps = overlaps and self._effort.overlaps
            strides = sorted({1, max(1, length // 2), length}) if overlaps else [length]
            stages = {
                stride: {
                    "decode": read,
                    "preprocess": prepare + lay_out / stride,
                    "model": forward / stride,
                    "decoding": self._decoding_cost(net, stride),
                }
                for stride in strides
            }
            modes = []
            for stride in strides:
                say(f"{name}: pipeline, a window every {stride} frames")
                frames = self._frames_for(self._effort.pipeline_seconds, stages[stride], length)
                options = PipelineOptions(stride, threshold=file.threshold, workers=allocation.workers, batch=batch)
                measured = self._pipeline(net, options, frames)
                rates = measured.fps, measured.core_ms, None
                modes.append(ModeFigures(stride, stages[stride], *rates, frames, self._cores))
            # From here on the cost depends on what the video shows: measure a whole lap.
            frames = max(frames, min(self._reader.n_frames, self._effort.max_frames) // length * length)
            if file.second_look is not None:
                say(f"{name}: pipeline, a window every {length} frames and second looks")
                options = replace(options, second_look=file.second_look)
                measured = self._pipeline(net, options, frames)
                costs = stages[length] | {"model": stages[length]["model"] * (1 + measured.second_looks)}
                rates = measured.fps, measured.core_ms, None
                modes.append(ModeFigures(length, costs, *rates, frames, self._cores, measured.second_looks))
            if file.crop is not None:
                say(f"{name}: pipeline, following the ball")
                net.open_crops()
                measured = self._pipeline(net, replace(options, batch=1, crop=file.crop), frames)
                crop_cost, looks = self._window_cost(net, 1, file.crop), measured.windows
                model_ms = (forward * looks.whole_windows + crop_cost * looks.cropped_windows) / frames
                whole = looks.whole_windows / (looks.whole_windows + looks.cropped_windows)
                rates = measured.fps, measured.core_ms, None
                costs = stages[length] | {"model": model_ms}
                modes.append(ModeFigures(length, costs, *rates, frames, self._cores, measured.second_looks, whole))
        say(f"{name}: one frame after another, as in the original program")
        with self._network(file, self._cores) as net:
            naive_frames = self._frames_for(self._effort.naive_seconds, stages[length], length)
            plain = len(strides) - 1
            modes[plain] = replace(modes[plain], naive_fps=self._naive_fps(net, length, naive_frames))
        return {
            "name": name,
            "model": model.name,
            "window_core_ms": round(forward, 2),
            "workers": allocation.workers,
            "batch": batch,
            "modes": [mode.as_record() for mode in modes],
            "peak_rss_mb": peak_rss_mb(),
        }

    def soak(self, minutes: float, say: Callable[[str], None]) -> list[dict[str, float]]:
        """Track the video repeatedly for some minutes of video, and record the memory after each minute.

        Args:
            minutes: minutes of video to track.
            say: called after each minute with a line of text.

        Returns:
            For each minute of video: `minute`, `frames` so far, `seconds` so far and `rss_mb` at that time.
        """
        notes: list[dict[str, float]] = []
        started = time.monotonic()
        done = 0
        file = load_model_file(shipped_model("tracknet"), ModelKind.TRACKNET)
        allocation = allocate_cores(self._cores, file, self._provider)
        options = PipelineOptions(
            file.seq_len,
            threshold=file.threshold,
            workers=allocation.workers,
            second_look=file.second_look,
            crop=file.crop,
        )
        frames = itertools.islice(self._repeat_frames(), round(60 * minutes * self._reader.rate))
        with self._network(file, allocation.threads) as net:
            net.open_crops()
            for event in detect(frames, net, make_preprocessor(net.file, self._reader), options):
                done += len(event.items) if isinstance(event, Detections) else 0
                if done >= 60 * self._reader.rate * (len(notes) + 1):
                    seconds = round(time.monotonic() - started, 1)
                    notes.append({"minute": len(notes) + 1, "frames": done, "seconds": seconds, "rss_mb": rss_mb()})
                    say(f"minute {len(notes)}: {done} frames, {seconds:.0f} s, {notes[-1]['rss_mb']:.0f} MB")
        return notes

    @contextlib.contextmanager
    def _network(self, file: ModelFile, threads: int) -> Iterator[TrackNet]:
        with TrackNet(file, replace(self._options, threads=threads)) as net:
            yield net

    def _sweep(self, net: TrackNet) -> int:
        (name,) = net.file.inputs
        return sweep_batch(net.session, lambda size: {name: _empty(net, size)})

    def _frames_for(self, seconds: float, stages: dict[str, float], length: int) -> int:
        """Return the number of frames that take about `seconds`, in whole windows."""
        estimate = int(seconds * self._cores / (sum(stages.values()) / 1000))
        return min(max(estimate, self._effort.min_frames), self._effort.max_frames) // length * length

    def _repeat_frames(self) -> Iterator[VideoFrame]:
        count = self._reader.n_frames
        for lap in itertools.count():
            for frame in self._reader.frames():
                frame.index += lap * count
                yield frame

    def _frame_costs(self, net: TrackNet) -> tuple[float, float, float]:
        """Return the core-milliseconds of reading a frame, preparing it, and laying out a window of prepared frames."""
        preprocessor = make_preprocessor(net.file, self._reader)
        count = min(self._reader.n_frames, self._effort.max_frames)
        started = time.process_time()
        for _ in self._reader.frames(0, count):
            pass
        read = time.process_time() - started
        sample = list(itertools.islice(self._reader.frames(), 30))
        prepare = _core_seconds(lambda i: preprocessor.frame_planes(sample[i % len(sample)]), 120)
        planes = [preprocessor.frame_planes(frame) for frame in sample[: net.file.seq_len]]
        planes += planes[-1:] * (net.file.seq_len - len(planes))
        leading = preprocessor.leading_planes()
        buffer = _empty(net, 1)[0]
        laid_out = _core_seconds(lambda _: lay_out([leading, *planes], buffer, family=net.file.family), 60)
        return 1000 * read / count, 1000 * prepare, 1000 * laid_out

    def _min_window_cost(self, file: ModelFile) -> float:
        """Return the core-milliseconds of one window, at the best thread count. On a GPU threads do not matter."""
        costs = []
        for threads in {1, self._cores}:
            with self._network(file, threads) as net:
                batch = file.batch or self._sweep(net)
                costs.append(self._window_cost(net, batch))
        return min(costs)

    def _window_cost(self, net: TrackNet, batch: int, crop: Size | None = None) -> float:
        """Return the milliseconds of a window of the model: processor time on a CPU, wall-clock time elsewhere."""
        channels, height, width = net.window_shape()
        shape = (height, width) if crop is None else (crop.height, crop.width)
        windows = np.random.default_rng(0).random((batch, channels, *shape), dtype=np.float32)
        net.heatmaps(windows)
        clock = time.process_time if net.session.options.on_processor else time.perf_counter
        started, begun, runs = time.perf_counter(), clock(), 0
        while runs < 3 or time.perf_counter() - started < self._effort.model_seconds:
            net.heatmaps(windows)
            runs += 1
        return 1000 * (clock() - begun) / (runs * batch)

    def _decoding_cost(self, net: TrackNet, stride: int) -> float:
        """Return the core-milliseconds of joining windows and decoding a frame, for heatmaps with one ball each."""
        length, size = net.file.seq_len, net.file.size
        heatmaps = _with_a_ball(length, size.height, size.width)
        count = 12 * length // stride
        started = time.process_time()
        ensemble = Ensemble(length, stride, EvalMode.WEIGHT)
        decoded = 0
        for start in range(0, count * stride, stride):
            ensemble.add(start, heatmaps, length)
            for frame in ensemble.pop_before(start + stride):
                self._decode(net, frame.ordinal, frame.joined, frame.views)
                decoded += 1
        return 1000 * (time.process_time() - started) / decoded

    def _decode(
        self, net: TrackNet, frame: int, joined: NDArray[np.float32], views: tuple[NDArray[np.float32], ...]
    ) -> None:
        threshold, video = net.file.threshold, self._reader.size
        decode_heatmap(frame, joined, views, method=Decoding.CENTROID, threshold=threshold, video=video)

    def _pipeline(self, net: TrackNet, options: PipelineOptions, frames: int) -> _Pipeline:
        preprocessor = make_preprocessor(net.file, self._reader)
        started, worked, twice, stages = time.perf_counter(), time.process_time(), 0, StageSeconds()
        for event in detect(itertools.islice(self._repeat_frames(), frames), net, preprocessor, options):
            if isinstance(event, Detections):
                twice += sum(found.evidence.windows > 1 for found in event.items)
            else:
                stages = event
        seconds, worked = time.perf_counter() - started, time.process_time() - worked
        counted = _frames_by_window(frames, net.file.seq_len, options.stride)
        return _Pipeline(counted / seconds, 1000 * worked / counted, twice / frames, stages)

    def _naive_fps(self, net: TrackNet, stride: int, frames: int) -> float:
        """Return the frames per second of the original's streaming code, which handles one frame after another."""
        preprocessor = make_preprocessor(net.file, self._reader)
        leading = preprocessor.leading_planes()
        cutter: WindowCutter[NDArray[np.uint8]] = WindowCutter(net.file.seq_len, stride)
        ensemble = Ensemble(net.file.seq_len, stride, EvalMode.WEIGHT)
        started = time.perf_counter()
        for frame in itertools.islice(self._repeat_frames(), frames):
            window = cutter.push(preprocessor.frame_planes(ArrayPicture(frame.index, frame.bgr())))
            if window is None:
                continue
            planes = lay_out([leading, *window.items], family=net.file.family)
            ensemble.add(window.start, net.heatmaps(planes[None])[0], window.frames)
            for joined in ensemble.pop_before(cutter.next_start):
                self._decode(net, joined.ordinal, joined.joined, joined.views)
        return _frames_by_window(frames, net.file.seq_len, stride) / (time.perf_counter() - started)


def _frames_by_window(frames: int, length: int, stride: int) -> int:
    """Return the number of frames in a measurement's windows. The longer first window is negligible in a long video."""
    return ((frames - length) // stride + 1) * stride


def _core_seconds(work: Callable[[int], object], times: int) -> float:
    work(0)
    started = time.process_time()
    for i in range(times):
        work(i)
    return (time.process_time() - started) / times


def _empty(net: TrackNet, batch: int) -> NDArray[np.float32]:
    return np.zeros((batch, *net.window_shape()), np.float32)


def _with_a_ball(count: int, height: int, width: int) -> NDArray[np.float32]:
    y, x = np.mgrid[:height, :width]
    ball = np.exp(-((x - width / 3) ** 2 + (y - height / 2) ** 2) / (2 * 1.8**2))
    return np.repeat(ball[None].astype(np.float32), count, axis=0)
