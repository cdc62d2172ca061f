"""Convert a TrackNet to static 8-bit integers (QDQ), calibrated on windows of a video, to make it faster on processors.

The windows give the range of each tensor. Convolutions and the operations between them then use integers, except the
first convolutions after the pictures and the last one (docs/decisions/0026-int8.md). The file stays an ordinary ONNX
model that every provider can run.
"""

import contextlib
import itertools
import logging
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import FLIGHT_CHECK, ModelFile, ModelKind
from rallytrace.inference.model_files.runtime import RUNTIME_ERRORS, explain, quieten
from rallytrace.model_records.input_layouts import Family
from rallytrace.texts import tr_lazy
from rallytrace.tracking.trial_windows import iter_windows, spread_starts
from rallytrace.video.reader import VideoReader

_QUANTISED_OPERATIONS: Final = ("Conv", "Relu", "MaxPool", "Concat", "Resize", "Add")
"""Operations to quantise. Any other one between two of these would need a conversion to floats and back."""
_MIN_CONVOLUTIONS_TO_KEEP_SOME: Final = 4
"""Minimum number of convolutions in a network for which the first and last are kept in floats."""
_PICTURE_LAYOUTS: Final = ("Slice", "Split", "Reshape", "Transpose", "Concat", "Identity")
"""Operations that only rearrange pictures. A convolution that follows only these takes pictures as its input."""
_FAILURES: Final[tuple[type[Exception], ...]] = (*RUNTIME_ERRORS, TypeError, KeyError)
"""Errors of ONNX Runtime's quantization for an unknown graph."""


def quantise(
    model: Path,
    video: Path,
    target: Path,
    *,
    windows: int,
    family: Family | None = None,
) -> None:
    """Quantise a TrackNet to 8-bit integers, calibrated on a video.

    Args:
        model: the .onnx file.
        video: source of the calibration windows.
        target: the file to write.
        windows: number of windows, spread over the video.
        family: input layout of the TrackNet, if its file leaves it open.

    Raises:
        AppError: the model does not fit or cannot be quantised, the video cannot be read, or the file cannot be
            written.
    """
    file = load_model_file(model, ModelKind.TRACKNET, family=family)
    with VideoReader(video) as reader:
        starts = spread_starts(reader.n_frames, file.seq_len, windows)
        quantise_on(iter_windows(file, reader, starts), file, target, f"{len(starts)} windows of {video.name}")


def quantise_on(
    windows: Iterator[NDArray[np.float32]],
    file: ModelFile,
    target: Path,
    calibrated_on: str,
    *,
    ranges: Mapping[str, tuple[float, float]] | None = None,
) -> None:
    """Quantise a TrackNet to 8-bit integers, calibrated on the given windows.

    Args:
        windows: float32 (channels, height, width) each.
        file: the TrackNet.
        target: the file to write.
        calibrated_on: source of the windows, for the file's metadata.
        ranges: minimum and maximum of the tensors whose ranges were learned in training, by name. All other ranges are
            measured on the windows.

    Raises:
        AppError: the model cannot be quantised, or the file cannot be written.
    """
    with tempfile.TemporaryDirectory(prefix="rallytrace-") as folder, atomic_file(target) as unfinished:
        made = Path(folder, "quantised.onnx")
        try:
            with _no_log_records():
                _quantise(file.path, made, file, windows, ranges or {})
        except _FAILURES as error:
            raise AppError(
                tr_lazy("errors", "{path} cannot be quantised: {reason}", path=file.path, reason=explain(error)),
                tr_lazy("errors", "Nothing was written."),
            ) from error
        _write(made, unfinished, file, calibrated_on)


@contextlib.contextmanager
def _no_log_records() -> Iterator[None]:
    """Keep tracebacks of ONNX Runtime's quantization out of the log. `explain` reports the error instead."""
    logger = logging.getLogger("onnxruntime.quantization")
    level = logger.level
    logger.setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        logger.setLevel(level)


class _Windows:
    """Calibration windows in the form that ONNX Runtime's quantization reads."""

    def __init__(self, name: str, windows: Iterator[NDArray[np.float32]], batch: int) -> None:
        self._left = windows
        self._name = name
        self._batch = batch

    def get_next(self) -> dict[str, NDArray[np.float32]] | None:
        """Return the next input, or None after the last. A fixed batch is filled with copies of the window."""
        window = next(self._left, None)
        return None if window is None else {self._name: np.repeat(window[None], self._batch, axis=0)}


def _quantise(
    model: Path,
    made: Path,
    file: ModelFile,
    windows: Iterator[NDArray[np.float32]],
    ranges: Mapping[str, tuple[float, float]],
) -> None:
    import onnx  # noqa: PLC0415 - slow to load
    from onnxruntime import quantization  # noqa: PLC0415 - slow to load
    from onnxruntime.quantization.shape_inference import quant_pre_process  # noqa: PLC0415

    quieten()  # the sessions of the quantization would write warnings to stderr
    prepared = made.with_name("prepared.onnx")
    quant_pre_process(str(model), str(prepared), skip_symbolic_shape=True)
    outline = onnx.load(prepared)
    _name_all(outline)
    onnx.save(outline, prepared)
    quantization.quantize_static(
        str(prepared),
        str(made),
        _Windows(file.inputs[0], windows, file.batch or 1),
        quant_format=quantization.QuantFormat.QDQ,
        per_channel=True,
        activation_type=quantization.QuantType.QUInt8,
        weight_type=quantization.QuantType.QInt8,
        op_types_to_quantize=list(_QUANTISED_OPERATIONS),
        nodes_to_exclude=_nodes_to_keep(outline.graph),
        extra_options={
            "TensorQuantOverrides": {
                name: [{"rmin": np.float32(least), "rmax": np.float32(greatest)}]
                for name, (least, greatest) in ranges.items()
            }
        },
    )


def _nodes_to_keep(graph: Any) -> list[str]:
    """Return the names of the nodes to keep in floating point.

    These are the convolutions applied to pictures, the last convolution, and the ReLUs that follow them. The three
    channels of a picture do not fill a register, so integers are slower than floats there. A ReLU makes a sum positive
    before its range is divided into 256 steps, so that none is wasted on negative values.
    """
    convolutions = [node.name for node in graph.node if node.op_type == "Conv"]
    if len(convolutions) < _MIN_CONVOLUTIONS_TO_KEEP_SOME:
        return []
    kept, pictures = {convolutions[0], convolutions[-1]}, {given.name for given in graph.input}
    producers = {name: node for node in graph.node for name in node.output}
    for node in graph.node:
        source = producers.get(node.input[0]) if node.input else None
        if node.input and node.input[0] in pictures and node.op_type in (*_PICTURE_LAYOUTS, "Conv"):
            if node.op_type == "Conv":
                kept.add(node.name)
            else:
                pictures.update(node.output)
        elif node.op_type == "Relu" and (
            source is None or source.name in kept or source.op_type not in _QUANTISED_OPERATIONS
        ):
            kept.add(node.name)
    return sorted(kept)


def _name_all(model: Any) -> None:
    """Name all nodes, because ONNX Runtime's quantization distinguishes them by names that files may lack."""
    taken = {node.name for node in model.graph.node}
    free = (name for number in itertools.count() if (name := f"node_{number}") not in taken)
    for node in model.graph.node:
        node.name = node.name or next(free)


def _write(made: Path, target: Path, file: ModelFile, calibrated_on: str) -> None:
    import onnx  # noqa: PLC0415 - slow to load

    model: Any = onnx.load(made)
    if not {"QuantizeLinear", "DequantizeLinear"} & {node.op_type for node in model.graph.node}:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} cannot be quantised: ONNX Runtime's quantization did not change any of its operations.",
                path=file.path,
            ),
            tr_lazy("errors", "You can still use it as it is."),
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
