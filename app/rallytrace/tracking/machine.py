"""Cores and memory of this machine: how to divide the cores, and how many windows it runs per second."""

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

MAX_WORKERS = 4
"""Maximum number of parallel calls of a network; each holds all intermediate activations."""

MAX_INPUT_BYTES = 80 * 2**20
"""Maximum size of the inputs of all parallel calls together; the memory of a call grows with its input. With the
default network that allows two calls of 36 MB, which take about 300 MB (docs/decisions/0004)."""

LOW_MEMORY_MAX_CORES = 4
"""With at most this many cores, parallel calls get half of the memory: one call on all cores takes about 200 MB less
than two, and 4 % more time on two cores; three and four cores were never timed (docs/decisions/0004)."""

HEAVY_NETWORK_BYTES = 16 * 2**20
"""A network with more bytes of weights than this runs one call at a time. The published TrackNetV3 has 45 MB and takes
seconds per window."""

_SPEED_HEADROOM = 1.2
"""Windows per second that the model alone must reach, as a multiple of the video's frame rate. Decoding and
preprocessing take the rest."""

_TRIAL_SECONDS = 0.6


@dataclass(frozen=True, slots=True)
class CoreAllocation:
    """How the cores are divided: the number of parallel calls of the model, and the threads of each."""

    workers: int
    threads: int


def core_count() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def usable_cores(wanted: int | None) -> int:
    """Return the wanted number of cores (None: all), limited to those available: more would only cost memory."""
    return min(wanted or core_count(), core_count())


def allocate_cores(cores: int, file: ModelFile, provider: Provider) -> CoreAllocation:
    """Divide the cores among parallel calls of a network.

    On a CPU, parallel calls with one thread each leave no core waiting. A heavy network gains nothing from that and
    would hold its activations twice (docs/decisions/0004). On a GPU two workers suffice: one prepares the next batch
    while the other runs. The same holds for OpenVINO, which distributes the threads itself.
    """
    heavy = file.size_bytes > HEAVY_NETWORK_BYTES
    if provider is Provider.OPENVINO:
        return CoreAllocation(workers=1 if heavy else 2, threads=cores)
    if provider is not Provider.CPU:
        return CoreAllocation(workers=2, threads=1)
    window = 4 * file.family.channels(file.seq_len) * file.size.width * file.size.height
    room = MAX_INPUT_BYTES if cores > LOW_MEMORY_MAX_CORES else MAX_INPUT_BYTES // 2
    workers = 1 if heavy else max(1, min(cores, MAX_WORKERS, room // window))
    return CoreAllocation(workers, threads=max(1, cores // workers))


def windows_per_second(tracknet: TrackNet, workers: int, batch: int = 1, stop: StopSwitch | None = None) -> float:
    """Measure briefly how many windows per second the model runs on this machine with all workers busy.

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
    """Return True if `windows` per second suffice for one window per frame of a video with this frame rate."""
    return windows >= rate * _SPEED_HEADROOM


def rss_mb() -> float:
    """Return the current memory of this process in MiB; NaN without `/proc`."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return math.nan
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
