"""This machine's cores and memory: the division of the cores, and a stride at the speed of the video."""

import math
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from rallytrace.inference.model_files.model_file import ModelFile
from rallytrace.inference.networks import TrackNet
from rallytrace.model_records.execution_providers import Provider
from rallytrace.process.stop_switch import StopSwitch

MOST_WORKERS = 4
"""Runs side by side at most: each holds all of a network's intermediate pictures."""

MOST_INPUT_BYTES = 80 * 2**20
"""Bytes of the inputs of runs side by side, at most, all together: what a run holds meanwhile grows with its input.
With the default network that is two runs of 36 MB, which take some 300 MB (docs/decisions/0004)."""

FEW_CORES = 4
"""Cores up to which runs side by side have half as much: one run with all cores takes some 200 MB less than two, and
on two cores 4 % more time; on three and four it was never timed (docs/decisions/0004)."""

HEAVY_BYTES = 16 * 2**20
"""A network with more weights than this runs once at a time; the published one has 45 MB and takes seconds a window."""

_HEADROOM = 1.2
"""Windows a second the model alone must reach, over the video's rate: decoding and preprocessing take their share."""

_TRIAL_SECONDS = 0.6


@dataclass(frozen=True, slots=True)
class CoreAllocation:
    """How the cores are divided: runs of the model side by side, and threads inside each."""

    workers: int
    threads: int


def core_count() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def usable_cores(wanted: int | None) -> int:
    """The wanted cores (None: all), but never more than there are: these only cost memory."""
    return min(wanted or core_count(), core_count())


def allocate_cores(cores: int, file: ModelFile, provider: Provider) -> CoreAllocation:
    """Divide the cores among runs of a network.

    On a CPU runs side by side, one thread each, leave no core waiting for another. A heavy network gains nothing by
    that and would hold its intermediate pictures twice (docs/decisions/0004). On a GPU two workers suffice, one laying
    out the next batch while the other runs; likewise with OpenVINO, which divides the threads among runs itself.
    """
    heavy = file.size_bytes > HEAVY_BYTES
    if provider is Provider.OPENVINO:
        return CoreAllocation(workers=1 if heavy else 2, threads=cores)
    if provider is not Provider.CPU:
        return CoreAllocation(workers=2, threads=1)
    window = 4 * file.family.channels(file.seq_len) * file.size.width * file.size.height
    room = MOST_INPUT_BYTES if cores > FEW_CORES else MOST_INPUT_BYTES // 2
    workers = 1 if heavy else max(1, min(cores, MOST_WORKERS, room // window))
    return CoreAllocation(workers, threads=max(1, cores // workers))


def windows_per_second(tracknet: TrackNet, workers: int, batch: int = 1, stop: StopSwitch | None = None) -> float:
    """How many windows a second the model manages on this machine, measured for a moment with all workers busy.

    Raises:
        Cancelled: `stop` was used.
    """
    windows = np.zeros((batch, *tracknet.window_shape()), np.float32)
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(lambda _: tracknet.heatmaps(windows, stop), range(workers)))
        started = time.perf_counter()
        runs = 0
        while (elapsed := time.perf_counter() - started) < _TRIAL_SECONDS:
            list(pool.map(lambda _: tracknet.heatmaps(windows, stop), range(workers)))
            runs += workers
    return runs * batch / elapsed


def keeps_up(windows: float, rate: float) -> bool:
    """Whether `windows` a second are enough for a window of every frame of a video of this `rate`."""
    return windows >= rate * _HEADROOM


def rss_mb() -> float:
    """Memory of this process now, in MiB; NaN without `/proc`."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return math.nan
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
