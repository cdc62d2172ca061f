"""Running a model once: a file may look right and still not load, crash, or give what no such network gives."""

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_file import ModelFile, ModelKind
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.session import SessionOptions
from rallytrace.tracking.machine import core_count

_SLACK = 1e-3
"""How far a sigmoid's value may lie outside 0 and 1 by rounding."""


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
