"""A TrackNet made faster on processors: static 8-bit integers (QDQ), calibrated on windows of a video.

The windows give the range of each tensor; convolutions and the operations between them then work with integers. The
first and the last convolution stay: one sees the pictures, the other makes the heatmaps, and both are cheap. The file
stays an ordinary ONNX model, for every provider.
"""

import contextlib
import itertools
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.file_access import atomic_file
from rallytrace.inference.model_file import FLIGHT_CHECK, ModelFile, ModelKind, load_model_file
from rallytrace.inference.runtime import RUNTIME_ERRORS, explain
from rallytrace.input_layouts import Family
from rallytrace.model_trials.trial_windows import iter_windows, spread_starts
from rallytrace.video.reader import VideoReader

_QUANTISED: Final = ("Conv", "MaxPool", "Concat", "Resize", "Add")
"""Operations with integers; another one between two of these would cost a conversion to floats and back."""
_KEPT_FROM: Final = 4
"""Least number of convolutions of a network for keeping the first and the last."""
_FAILURES: Final[tuple[type[Exception], ...]] = (*RUNTIME_ERRORS, TypeError, KeyError)
"""The errors of ONNX Runtime's quantization at an unknown graph."""


def quantise(
    model: Path,
    video: Path,
    target: Path,
    *,
    windows: int,
    family: Family | None = None,
) -> None:
    """Write a TrackNet as one of 8-bit integers.

    Args:
        model: its .onnx file.
        video: the source of the calibration windows.
        target: the file to write.
        windows: their number, spread over the video.
        family: the TrackNet's input layout, if its file leaves it open.

    Raises:
        AppError: the model does not fit or cannot be quantised, the video cannot be read, or the file not written.
    """
    file = load_model_file(model, ModelKind.TRACKNET, family=family)
    with (
        VideoReader(video) as reader,
        tempfile.TemporaryDirectory(prefix="rallytrace-") as folder,
        atomic_file(target) as unfinished,
    ):
        made = Path(folder, "quantised.onnx")
        starts = spread_starts(reader.n_frames, file.seq_len, windows)
        try:
            with _no_log_records():
                _quantise(model, made, file, iter_windows(file, reader, starts))
        except _FAILURES as error:
            raise AppError(f"{model} cannot be quantised: {explain(error)}", "Nothing was written.") from error
        _write(made, unfinished, file, f"{len(starts)} windows of {video.name}")


@contextlib.contextmanager
def _no_log_records() -> Iterator[None]:
    """Keep tracebacks of ONNX Runtime's quantization out of the log; `explain` reports the error instead."""
    logger = logging.getLogger("onnxruntime.quantization")
    level = logger.level
    logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        logger.setLevel(level)


class _Windows:
    def __init__(self, name: str, windows: Iterator[NDArray[np.float32]], batch: int) -> None:
        self._left = windows
        self._name = name
        self._batch = batch

    def get_next(self) -> dict[str, NDArray[np.float32]] | None:
        """The next input; None after the last. A fixed batch is filled with the same window."""
        window = next(self._left, None)
        return None if window is None else {self._name: np.repeat(window[None], self._batch, axis=0)}


def _quantise(model: Path, made: Path, file: ModelFile, windows: Iterator[NDArray[np.float32]]) -> None:
    import onnx  # noqa: PLC0415 - slow to load
    from onnxruntime import quantization  # noqa: PLC0415 - slow to load
    from onnxruntime.quantization.shape_inference import quant_pre_process  # noqa: PLC0415

    prepared = made.with_name("prepared.onnx")
    quant_pre_process(str(model), str(prepared), skip_symbolic_shape=True)
    outline = onnx.load(prepared)
    _name_all(outline)
    onnx.save(outline, prepared)
    convolutions = [node.name for node in outline.graph.node if node.op_type == "Conv"]
    kept = [convolutions[0], convolutions[-1]] if len(convolutions) >= _KEPT_FROM else []
    quantization.quantize_static(
        str(prepared),
        str(made),
        _Windows(file.inputs[0], windows, file.batch or 1),
        quant_format=quantization.QuantFormat.QDQ,
        per_channel=True,
        activation_type=quantization.QuantType.QUInt8,
        weight_type=quantization.QuantType.QInt8,
        op_types_to_quantize=list(_QUANTISED),
        nodes_to_exclude=kept,
    )


def _name_all(model: Any) -> None:
    """ONNX Runtime's quantization distinguishes nodes by their names; files may lack these."""
    taken = {node.name for node in model.graph.node}
    free = (name for number in itertools.count() if (name := f"node_{number}") not in taken)
    for node in model.graph.node:
        node.name = node.name or next(free)


def _write(made: Path, target: Path, file: ModelFile, calibrated_on: str) -> None:
    import onnx  # noqa: PLC0415 - slow to load

    model: Any = onnx.load(made)
    if not {"QuantizeLinear", "DequantizeLinear"} & {node.op_type for node in model.graph.node}:
        raise AppError(
            f"{file.path} cannot be quantised: ONNX Runtime's quantization left all of its operations as they are.",
            "It can still be used as it is.",
        )
    metadata = {
        **file.metadata,
        **file.family.metadata(file.seq_len),
        **({FLIGHT_CHECK: file.flight_check.to_text()} if file.flight_check else {}),
        "quantised": "int8, static, QDQ",
        "calibrated_on": calibrated_on,
        "source_sha256": file.sha256,
        "quantised_by": f"onnxruntime {onnxruntime.__version__}",
    }
    onnx.helper.set_model_props(model, metadata)
    target.write_bytes(model.SerializeToString())
