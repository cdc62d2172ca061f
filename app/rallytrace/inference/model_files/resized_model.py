"""Declare another picture size for a network. Convolutions do not depend on the size, so the weights stay the same."""

from pathlib import Path
from typing import TYPE_CHECKING

from rallytrace.errors import AppError
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

if TYPE_CHECKING:
    import onnx


def resized_model(path: Path, size: Size | None) -> bytes:
    """Return a TrackNet's file with inputs and outputs of another size. Only opening a session shows whether it runs.

    Args:
        path: the .onnx file.
        size: size of the pictures; None to choose it for each run.

    Raises:
        AppError: the file or its external data cannot be read.
    """
    import onnx  # noqa: PLC0415 - slow to import, and only this needs it

    try:
        model = onnx.load(str(path), format="protobuf")
    except (OSError, ValueError) as error:
        raise AppError(
            tr_lazy("errors", "The model {path} cannot be read: {reason}.", path=path, reason=error),
            tr_lazy("errors", "Choose another file."),
        ) from error
    for value in (*model.graph.input, *model.graph.output):
        axes = value.type.tensor_type.shape.dim
        if len(axes) == 4:
            _set_axis(axes[2], size.height if size else None)
            _set_axis(axes[3], size.width if size else None)
    # These are the shapes that an exporter noted for its own size.
    del model.graph.value_info[:]
    resized: bytes = model.SerializeToString()
    return resized


def _set_axis(axis: "onnx.TensorShapeProto.Dimension", length: int | None) -> None:
    axis.Clear()
    if length is not None:
        axis.dim_value = length
