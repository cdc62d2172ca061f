"""Running a model once: a file may look right and still not load, crash, or give what no such network gives."""

import json
import os
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_check import check_model
from rallytrace.inference.model_file import ModelFile, ModelKind
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.preprocessing import BackgroundMode
from rallytrace.inference.session import SessionOptions
from rallytrace.tracking.limited_trial import NO_MEMORY, TRIAL_MB, TRIAL_SECONDS
from rallytrace.tracking.machine import core_count
from rallytrace.tracking.memory import peak_rss_mb

_SLACK = 1e-3
"""How far a sigmoid's value may lie outside 0 and 1 by rounding."""


def main(arguments: Sequence[str]) -> int:
    """The child process of `limited_trial.try_apart`: try a model, and print what came of it as a line of JSON."""
    path, mode, parent = Path(arguments[0]), arguments[1], int(arguments[2])
    _limit_this_process(parent)
    try:
        result: dict[str, object] = {"odd": _load_and_try(path, BackgroundMode(mode))}
    except AppError as error:
        result = {"what": error.what, "remedy": error.remedy}
    sys.stdout.write("\n" + json.dumps(result) + "\n")
    return 0


def _load_and_try(path: Path, bg_mode: BackgroundMode) -> tuple[str, ...]:
    model = check_model(path, bg_mode=bg_mode).model
    if model is None:
        raise AppError(f"{path} has changed while it was looked at.", "Check it again.")
    return try_model(model)


def _limit_this_process(parent: int) -> None:
    """Limits that hold also when nobody is left who would end this process.

    Linux refuses memory beyond the limit, which ONNX Runtime then reports. Elsewhere a thread looks how much was taken;
    on Windows, which does not tell, only the time is limited.
    """
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        seconds = round(TRIAL_SECONDS * core_count())
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        if sys.platform == "linux":
            # What is mapped and written to: libraries, which are neither, take gigabytes of addresses.
            resource.setrlimit(resource.RLIMIT_DATA, (TRIAL_MB * 2**20, TRIAL_MB * 2**20))
    threading.Thread(target=_watch, args=(parent,), name="limits", daemon=True).start()


def _watch(parent: int) -> None:
    """End this process when it has become too large, or when whoever wants to know its answer has gone."""
    while (peak_rss_mb() or 0) < TRIAL_MB and (sys.platform == "win32" or os.getppid() == parent):
        time.sleep(0.1)
    os._exit(NO_MEMORY)


def try_model(file: ModelFile) -> tuple[str, ...]:
    """Load a model on the CPU and run it on one window of noise; what is odd about its answer, a sentence each.

    Raises:
        AppError: it cannot be loaded or run, or gives another shape than it declares, or no finite numbers.
    """
    options = SessionOptions(threads=core_count())
    if file.kind is ModelKind.INPAINTNET:
        with InpaintNet(file, options) as net:
            return _try_inpaintnet(net)
    with TrackNet(file, options) as net:
        return _try_tracknet(net)


def _try_tracknet(net: TrackNet) -> tuple[str, ...]:
    file = net.file
    heatmaps = net.heatmaps(_noise(1, *net.window_shape()))
    _check_answer(file, heatmaps, (1, file.seq_len, file.size.height, file.size.width))
    low, high = float(heatmaps.min()), float(heatmaps.max())
    if low < -_SLACK or high > 1 + _SLACK:
        return (f"Its heatmaps hold values from {low:.3g} to {high:.3g}; a TrackNet's lie between 0 and 1.",)
    return ()


def _try_inpaintnet(net: InpaintNet) -> tuple[str, ...]:
    length = net.file.seq_len
    filled = net.coordinates(_noise(1, length, 2), np.ones((1, length, 1), np.float32))
    _check_answer(net.file, filled, (1, length, 2))
    return ()


def _noise(*shape: int) -> NDArray[np.float32]:
    return np.random.default_rng(0).random(shape, dtype=np.float32)


def _check_answer(file: ModelFile, answer: NDArray[np.float32], wanted: tuple[int, ...]) -> None:
    if answer.shape != wanted:
        given, due = ("x".join(map(str, shape)) for shape in (answer.shape, wanted))
        raise AppError(f"{file.path} was tried and gave {given} numbers where {due} are due.", "Choose another file.")
    if not np.isfinite(answer).all():
        raise AppError(
            f"{file.path} was tried and gave numbers that are not finite.",
            "Its training or its export has failed; choose another file.",
        )
