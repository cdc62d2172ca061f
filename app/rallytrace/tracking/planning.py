"""Decide what the user left open about a run: stride, frame step, number of workers and batch size."""

import math
from dataclasses import dataclass

import numpy as np

from rallytrace.errors import UsageError
from rallytrace.inference.crops import ANCHOR_WINDOWS
from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.inference.model_session import sweep_batch
from rallytrace.inference.networks import TrackNet
from rallytrace.model_records.execution_providers import Provider
from rallytrace.model_records.network_modes import EvalMode, Look
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.tracking.machine import allocate_cores, keeps_up, usable_cores, windows_per_second
from rallytrace.tracking.options import TrackOptions

MAX_BATCH_BYTES = 2**30
"""Maximum memory for the windows of one batch, in bytes."""

FAST_VIDEO_RATIO = 1.5
"""By default, only every n-th frame is tracked if the video's frame rate exceeds the model's by more than this
factor."""


@dataclass(frozen=True, slots=True)
class RunPlan:
    """The decisions about a run.

    Attributes:
        frames: The frames that get points.
        stride: The number of tracked frames from the start of one window to the start of the next.
        step: Every step-th frame is tracked.
        workers: The number of parallel calls of the model.
        batch: The number of windows in one call.
        second_look: Frames whose peak is below this heatmap value are processed a second time; None for no second pass.
        crop: The size of the crops in which the ball is followed; None to look at whole pictures.
    """

    frames: range
    stride: int
    step: int
    workers: int
    batch: int
    second_look: float | None = None
    crop: Size | None = None

    @property
    def anchor(self) -> int:
        """Return the distance, in windows, between two that do not depend on earlier windows."""
        return 1 if self.crop is None else ANCHOR_WINDOWS


@dataclass(frozen=True, slots=True)
class Remark:
    """A decision to report to the user.

    Attributes:
        fact: A sentence on the decision and its reason.
        option: The command-line option that changes the decision; '' for none.
    """

    fact: str
    option: str = ""

    @property
    def in_terminal(self) -> str:
        return f"{self.fact.removesuffix('.')} ({self.option})." if self.option else self.fact


class LoadedTrackNet:
    """A TrackNet on its provider, with its batch size and speed on this machine, measured on demand."""

    def __init__(self, tracknet: TrackNet) -> None:
        self.tracknet = tracknet
        self._batch: int | None = None
        self._rates: dict[tuple[int, int], float] = {}
        self._warm = 0

    def close(self) -> None:
        self.tracknet.close()

    def batch(self, stop: StopSwitch | None = None) -> int:
        """Return the number of windows per call that uses the device best.

        Raises:
            Cancelled: `stop` was used.
        """
        if self._batch is None:
            net = self.tracknet
            self._batch = sweep_batch(
                net.session,
                lambda size: {name: np.zeros(shape, np.float32) for name, shape in net.input_shapes(size).items()},
                stop=stop,
            )
        return self._batch

    def rate(self, workers: int, batch: int, stop: StopSwitch | None = None) -> float:
        """Return the windows per second of `workers` parallel calls with `batch` windows each.

        Raises:
            Cancelled: `stop` was used.
        """
        if (workers, batch) not in self._rates:
            self._rates[workers, batch] = windows_per_second(self.tracknet, workers, batch, stop)
        return self._rates[workers, batch]

    def warm_up(self, batch: int, stop: StopSwitch | None = None) -> None:
        """Run the model once. The largest batch determines the GPU's memory, and the first call of each shape is slow.

        Raises:
            Cancelled: `stop` was used.
        """
        if self._warm < batch:
            self.tracknet.heatmaps(np.zeros((batch, *self.tracknet.window_shape()), np.float32), stop)
            self._warm = batch


def chosen_every(options: TrackOptions, rate: float, trained_on: float) -> int:
    """Return the frame step for a video with this frame rate (frames per second): every n-th frame is tracked."""
    rate = options.recording.rate(rate)
    if options.every is None and rate > FAST_VIDEO_RATIO * trained_on:
        return max(2, round(rate / trained_on))
    return options.every or 1


def plan_run(
    loaded: LoadedTrackNet,
    options: TrackOptions,
    *,
    frames: range,
    rate: float,
    settled_stride: int | None = None,
    stop: StopSwitch | None = None,
) -> tuple[RunPlan, list[Remark]]:
    """Decide the options that the user left open.

    Args:
        options: The user's choices.
        frames: The frames that get points.
        rate: The file's frame rate in frames per second.
        settled_stride: The stride to use if the user chose none, whatever the model suggests.

    Raises:
        Cancelled: `stop` was used.
        AppError: The model failed.
        UsageError: A batch of the chosen size takes too much memory.
    """
    file, remarks = loaded.tracknet.file, []
    step, rate = chosen_every(options, rate, file.rate), options.recording.rate(rate)
    if options.every is None and step > 1:
        remarks.append(
            Remark(
                tr_lazy(
                    "models",
                    "The video has {rate:.3g} frames per second and the model was trained on {trained:.3g}: "
                    "one of {step} frames is tracked, and the others are interpolated.",
                    rate=rate,
                    trained=file.rate,
                    step=step,
                ),
                "--every 1 tracks all",
            )
        )
    session = loaded.tracknet.session
    cores = usable_cores(session.options.device.cores)
    workers = 1 if file.recurrent else allocate_cores(cores, file, session.provider).workers
    if options.batch is not None:
        _refuse_large_batch(options.batch, loaded.tracknet)
    stride = only_stride(file) or (
        file.seq_len if options.eval_mode is EvalMode.NONOVERLAP else options.stride or settled_stride or file.stride
    )
    crop = _crop(loaded.tracknet, options, stride)
    if options.look is Look.FOLLOW and options.stride is None and loaded.tracknet.crops is None:
        fact = tr_lazy(
            "models",
            "The network looks at whole pictures: {name} cannot be run on a part of one.",
            name=file.path.name,
        )
        remarks.append(Remark(fact))
    # A run that follows the ball is limited by reading the video, also on a GPU: batches would gain nothing.
    batch = 1 if file.recurrent or crop else options.batch or file.batch or loaded.batch(stop)
    if stride is None:
        measured = loaded.rate(workers, batch, stop)
        stride = 1 if keeps_up(measured, rate / step) else max(1, file.seq_len // 2)
        remarks.append(_speed_remark(measured, stride))
    elif only_stride(file) and options.stride not in (None, stride):
        remarks.append(_stride_remark(file, options.stride))
    if session.provider is not Provider.CPU:
        loaded.warm_up(batch, stop)
    return RunPlan(frames, stride, step, workers, batch, _second_look(file, options, stride), crop), remarks


def _crop(tracknet: TrackNet, options: TrackOptions, stride: int | None) -> Size | None:
    """Return the size of the crops in which the run follows the ball; None to look at whole pictures."""
    file = tracknet.file
    is_default = options.look is Look.FOLLOW and options.stride is None and options.batch in (None, 1)
    is_possible = tracknet.crops is not None and stride == file.n_output_frames == file.seq_len
    return file.crop if is_default and is_possible else None


def _second_look(file: ModelFile, options: TrackOptions, stride: int) -> float | None:
    """Return the network's threshold for a second pass; None if the user chose a stride or windows without overlap."""
    is_default = options.stride is None and options.eval_mode is not EvalMode.NONOVERLAP
    return file.second_look if is_default and stride == file.n_output_frames and not file.recurrent else None


def only_stride(file: ModelFile) -> int | None:
    """Return the only stride that the network supports; None if there is a choice."""
    if file.n_output_frames == 1:
        return 1
    return file.seq_len if file.recurrent else None


def _stride_remark(file: ModelFile, asked: int) -> Remark:
    name, stride = file.path.name, only_stride(file)
    if file.recurrent:
        return Remark(
            tr_lazy(
                "models",
                "The stride {asked} is not used: {name} runs with {stride}, because its windows follow one another.",
                asked=asked,
                name=name,
                stride=stride,
            )
        )
    return Remark(
        tr_lazy(
            "models",
            "The stride {asked} is not used: {name} runs with {stride}, because it has a heatmap of one frame of a "
            "window.",
            asked=asked,
            name=name,
            stride=stride,
        )
    )


def _refuse_large_batch(batch: int, tracknet: TrackNet) -> None:
    """Raise UsageError if a batch takes too much memory. Each worker holds one, on top of the network's own memory."""
    largest = max(1, MAX_BATCH_BYTES // (4 * math.prod(tracknet.window_shape())))
    if batch > largest:
        raise UsageError(
            tr_lazy(
                "errors",
                "--batch {batch} is not possible: its windows would need more than {limit} MB.",
                batch=batch,
                limit=MAX_BATCH_BYTES // 2**20,
            ),
            tr_lazy("errors", "Use {largest} or fewer.", largest=largest),
        )


def _speed_remark(measured: float, stride: int) -> Remark:
    if stride == 1:
        return Remark(
            tr_lazy(
                "models",
                "This machine runs {rate:.1f} windows per second: a window starts with every frame.",
                rate=measured,
            )
        )
    fact = tr_lazy(
        "models",
        "This machine runs {rate:.1f} windows per second: a window starts every {stride} frames.",
        rate=measured,
        stride=stride,
    )
    return Remark(fact, "--stride 1 takes longer")
