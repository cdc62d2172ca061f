"""Test of a provider: the same windows on it and on the CPU, compared in speed and results.

The windows are from the demo rally while the ball flies, with the background of the court, so that positions are
meaningful. A model that finds no ball there is compared by its heatmaps alone.
"""

import itertools
import time
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace import paths
from rallytrace.domain.detections import Detection
from rallytrace.domain.geometry import Size
from rallytrace.execution_providers import Provider
from rallytrace.inference.heatmap import Decoding, decode
from rallytrace.inference.model_file import ModelFile
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.preprocessing import Preprocessor
from rallytrace.inference.providers import choose_provider
from rallytrace.tracking.machine import divide, usable_cores
from rallytrace.tracking.networks import NetworkChoice, open_tracknet
from rallytrace.tracking.planning import Pace
from rallytrace.tracking.trial_result import ProviderTrial
from rallytrace.video.background import background_median
from rallytrace.video.reader import VideoReader

FIRST_FRAME: Final = 15
"""From here to frame 54 the ball of the demo rally flies across the picture."""
_MOST_WINDOWS: Final = 4
_CPU_SECONDS: Final = 8.0
"""About how long the windows may take on the CPU: the published network takes seconds for one."""
_SAMPLES: Final = 15
"""Frames of which the background is the median."""


@dataclass(frozen=True, slots=True)
class _Work:
    """The windows that both are given.

    Attributes:
        windows: float32 (n, channels, height, width).
        frames: the number of each window's first frame.
        video: the size that positions are in.
    """

    windows: NDArray[np.float32]
    frames: list[int]
    video: Size


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a network gave, and how fast it is.

    Attributes:
        heatmaps: float32 (n, seq_len, height, width).
        windows_per_second: as many side by side as a run would have.
        nodes: how many of its operations ran on which provider.
    """

    heatmaps: NDArray[np.float32]
    windows_per_second: float
    provider: Provider
    nodes: dict[str, int]
    file: ModelFile


def try_provider(choice: NetworkChoice) -> ProviderTrial:
    """Run some windows on a provider and on the CPU, and compare.

    Args:
        choice: the TrackNet and the provider; None for the best there is. The InpaintNet always runs on the CPU.

    Raises:
        AppError: the file does not fit, or the provider cannot run it.
    """
    wanted = choose_provider(choice.provider).provider  # refuses before any work is done
    on_cpu = NetworkChoice(tracknet=choice.tracknet, bg_mode=choice.bg_mode, provider=Provider.CPU, cores=choice.cores)
    tracknet, _ = open_tracknet(on_cpu)
    with tracknet:
        work = _affordable(tracknet, _work(tracknet.file))
        expected = _answer(tracknet, work, choice.cores)
    started = time.perf_counter()
    tracknet, _ = open_tracknet(replace(choice, provider=wanted))
    with tracknet:
        tracknet.heatmaps(work.windows[:1])
        start_seconds = time.perf_counter() - started
        found = _answer(tracknet, work, choice.cores)
    return _comparison(wanted, work, expected, found, start_seconds)


def _affordable(tracknet: TrackNet, work: _Work) -> _Work:
    """As many of the windows as take a few seconds here."""
    started = time.perf_counter()
    tracknet.heatmaps(work.windows[:1])
    count = max(int(_CPU_SECONDS / (time.perf_counter() - started)), 1)
    return replace(work, windows=work.windows[:count], frames=work.frames[:count])


def _answer(tracknet: TrackNet, work: _Work, cores: int | None) -> _Answer:
    provider, file, pace = tracknet.session.provider, tracknet.file, Pace(tracknet)
    # One window at a time, so that memory does not run out.
    heatmaps = np.concatenate([tracknet.heatmaps(window[None]) for window in work.windows])
    batch = file.batch or (1 if provider is Provider.CPU else pace.batch())
    rate = pace.rate(divide(usable_cores(cores), file, provider).workers, batch)
    return _Answer(heatmaps, rate, provider, tracknet.provenance()["nodes"], file)


def _comparison(asked: Provider, work: _Work, expected: _Answer, found: _Answer, start_seconds: float) -> ProviderTrial:
    pairs = list(zip(_balls(expected, work), _balls(found, work), strict=True))
    apart = [_distance(one, other) for one, other in pairs if one.visible and other.visible]
    return ProviderTrial(
        asked=asked,
        used=found.provider,
        nodes=found.nodes,
        windows=len(work.windows),
        frames=len(pairs),
        start_seconds=start_seconds,
        windows_per_second=found.windows_per_second,
        cpu_windows_per_second=expected.windows_per_second,
        seq_len=found.file.seq_len,
        heatmap_difference=float(np.abs(found.heatmaps - expected.heatmaps).max()),
        position_difference=max(apart, default=None),
        seen_by_both=len(apart),
        seen_by_one=sum(one.visible != other.visible for one, other in pairs),
    )


def _work(file: ModelFile) -> _Work:
    """Windows of the demo rally, side by side."""
    with VideoReader(paths.resources_dir() / "demo" / "rally.mp4") as reader:
        background = None
        if file.bg_mode.needs_background:
            size = None if file.bg_mode.subtracts else file.size
            everything = [range(reader.n_frames)]
            background = background_median(reader, everything, size, file.resize, max_samples=_SAMPLES)
        preprocessor = Preprocessor(file.size, file.bg_mode, file.resize, file.difference, background)
        last = min(FIRST_FRAME + _MOST_WINDOWS * file.seq_len, reader.n_frames)
        starts = list(range(FIRST_FRAME, max(last - file.seq_len, FIRST_FRAME) + 1, file.seq_len))
        planes = [preprocessor.frame_planes(frame) for frame in reader.frames(FIRST_FRAME, last)]
        video = reader.size
    planes += planes[-1:] * (file.seq_len - len(planes))
    leading = preprocessor.leading_planes()
    cut = (planes[start - FIRST_FRAME :][: file.seq_len] for start in starts)
    return _Work(np.stack([np.concatenate([leading, *window]) for window in cut]), starts, video)


def _balls(answer: _Answer, work: _Work) -> list[Detection]:
    """Each heatmap decoded by itself."""
    file = answer.file
    heatmaps = np.nan_to_num(answer.heatmaps.reshape(-1, *answer.heatmaps.shape[2:]))
    frames = itertools.chain.from_iterable(range(start, start + file.seq_len) for start in work.frames)
    return [
        decode(frame, heatmap, [heatmap], method=Decoding.CENTROID, threshold=file.threshold, video=work.video)
        for frame, heatmap in zip(frames, heatmaps, strict=True)
    ]


def _distance(one: Detection, other: Detection) -> float:
    return round(float(np.hypot(one.x - other.x, one.y - other.y)), 3)
