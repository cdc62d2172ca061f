"""Test a provider: run the same windows on it and on the CPU, and compare speed and results.

The windows are from the demo rally with the ball in flight and the court's background, so that positions are
meaningful. A model that finds no ball there is compared by its heatmaps alone.
"""

import time
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.files import paths
from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.placement import Placement
from rallytrace.inference.providers import choose_provider
from rallytrace.model_records.execution_providers import Device, Provider
from rallytrace.model_trials.trial_result import ProviderTrial
from rallytrace.track.detections import Detection
from rallytrace.tracking.machine import allocate_cores, usable_cores
from rallytrace.tracking.networks import open_tracknet
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.output_difference import OutputDifference
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.tracking.trial_windows import TrialWindows, decode_windows, run_windows, trial_windows
from rallytrace.video.reader import VideoReader

FIRST_FRAME: Final = 15
"""First frame of the windows. The ball of the demo rally flies across the picture from here to frame 54."""
_MAX_WINDOWS: Final = 4
_CPU_BUDGET_SECONDS: Final = 8.0
"""Approximate duration of the windows on the CPU, where the published network takes seconds for one window."""


@dataclass(frozen=True, slots=True)
class _Output:
    """The output and speed of a network.

    Attributes:
        heatmaps: float32 (n, output frames, height, width).
        windows_per_second: speed with as many parallel windows as in a run.
        provider: the provider that was used.
        placement: which providers ran the operations; None on the CPU.
    """

    heatmaps: NDArray[np.float32]
    windows_per_second: float
    provider: Provider
    placement: Placement | None
    file: ModelFile


def try_provider(choice: NetworkChoice) -> ProviderTrial:
    """Run some windows on a provider and on the CPU, and compare them.

    Args:
        choice: the TrackNet and the provider, of which None means the best one. The InpaintNet always runs on the CPU.

    Raises:
        AppError: the file does not fit, or the provider cannot run it.
    """
    device = replace(choice.device, allow_fallback=False)
    wanted = choose_provider(device).provider  # raises an error before any work is done
    on_cpu = replace(choice, device=Device(Provider.CPU, cores=device.cores))
    with open_tracknet(on_cpu) as tracknet:
        work = _limit_windows(tracknet, _trial_windows(tracknet.file))
        expected = _run_windows(tracknet, work, device.cores)
    started = time.perf_counter()
    with open_tracknet(replace(choice, device=replace(device, provider=wanted))) as tracknet:
        tracknet.heatmaps(work.windows[:1])
        start_seconds = time.perf_counter() - started
        found = _run_windows(tracknet, work, device.cores)
    return replace(_comparison(wanted, work, expected, found, start_seconds), precision=device.precision)


def _limit_windows(tracknet: TrackNet, work: TrialWindows) -> TrialWindows:
    """Return as many of the windows as take a few seconds on the CPU."""
    started = time.perf_counter()
    tracknet.heatmaps(work.windows[:1])
    count = max(int(_CPU_BUDGET_SECONDS / (time.perf_counter() - started)), 1)
    return work.first(count)


def _run_windows(tracknet: TrackNet, work: TrialWindows, cores: int | None) -> _Output:
    provider, file, throughput = tracknet.session.provider, tracknet.file, LoadedTrackNet(tracknet)
    heatmaps, _ = run_windows(tracknet, work.windows)
    batch = file.batch or throughput.batch()
    rate = throughput.rate(allocate_cores(usable_cores(cores), file, provider).workers, batch)
    return _Output(heatmaps, rate, provider, tracknet.session.placement, file)


def _comparison(
    asked: Provider, work: TrialWindows, expected: _Output, found: _Output, start_seconds: float
) -> ProviderTrial:
    placement = found.placement or Placement({}, {}, {})
    return ProviderTrial(
        asked=asked,
        used=found.provider,
        nodes=placement.nodes,
        time_shares=placement.shares,
        elsewhere=placement.elsewhere,
        windows=len(work.windows),
        start_seconds=start_seconds,
        windows_per_second=found.windows_per_second,
        cpu_windows_per_second=expected.windows_per_second,
        n_output_frames=found.file.n_output_frames,
        difference=OutputDifference.of(_balls(found, work), _balls(expected, work), found.heatmaps, expected.heatmaps),
    )


def _trial_windows(file: ModelFile) -> TrialWindows:
    with VideoReader(paths.resources_dir() / "demo" / "rally.mp4") as reader:
        last = min(FIRST_FRAME + _MAX_WINDOWS * file.seq_len, reader.n_frames)
        starts = range(FIRST_FRAME, max(last - file.seq_len, FIRST_FRAME) + 1, file.seq_len)
        return trial_windows(file, reader, starts)


def _balls(answer: _Output, work: TrialWindows) -> list[Detection]:
    return decode_windows(answer.heatmaps, work.starts, answer.file.threshold, work.video)
