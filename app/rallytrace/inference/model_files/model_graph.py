"""Read an ONNX file without trusting it: its inputs, outputs and metadata, and what makes it dangerous.

The model is not executed. Only the graph is read; external weights are hashed as bytes.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rallytrace.errors import AppError, printable
from rallytrace.files.file_access import refuse_special, sha256_of
from rallytrace.texts import tr_lazy

if TYPE_CHECKING:
    import onnx

MAX_BYTES = 512 * 2**20
"""Size limit of a model with its data; the published TrackNet has 45 MB."""

KNOWN_DOMAINS = frozenset({"", "ai.onnx", "ai.onnx.ml", "com.microsoft"})
"""Operator sets that ONNX Runtime contains; any other needs a native library."""

_CHECKPOINT_ENDINGS = (".pt", ".pth", ".pth.tar")
"""File suffixes of PyTorch's checkpoints; `rallytrace convert` converts those of TrackNetV3 and WASB."""

MAX_NODE_OUTPUT_VALUES = 2**29
"""Maximum number of values in a node's output, 2 GB as float32. The published TrackNet's largest has 9 million."""

MAX_OPERATION_COUNT = 100_000
"""Maximum number of operations after inlining the model's functions; the published TrackNet has about 100."""

_INPUT_TYPES = frozenset({1, 10})
"""ONNX's numbers for float32 and float16: inputs are converted to the declared one."""
_MAX_SHAPE_CONSTANT_BYTES = 2**10
"""Maximum size of a constant that may be a shape."""

FLOAT_TYPES = frozenset({"float", "float16", "double", "undefined"})
"""Types of floating-point outputs, which are converted to float32. Without a declared type, a run decides."""

INTEGER_TYPES = frozenset({"bool", *(f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64))})

Shape = tuple[int | str, ...]
_FunctionKey = tuple[str, str]
_MAX_AXIS_NAME_CHARACTERS = 60
"""Maximum number of characters shown of an axis name."""


def format_shape(shape: Sequence[int | str]) -> str:
    """Return a shape for messages, such as '(8, channels, 288, 512)'. Names of axes are made printable."""
    return "(" + ", ".join(printable(str(axis), _MAX_AXIS_NAME_CHARACTERS) for axis in shape) + ")"


@dataclass(frozen=True, slots=True)
class ModelGraph:
    """The interface and metadata of a model file.

    Attributes:
        inputs: shape by input name; a named or unknown axis is a string.
        outputs: shape by output name.
        float_inputs: names of the float32 and float16 inputs.
        output_types: type by output name, in ONNX's names in lower case, such as 'float' or 'int64'; 'undefined'
            without a type.
        metadata: key-value pairs of the file.
        sha256: hash of the file, then of each data file in the order of their names.
        size_bytes: total size of the file and its data files.
        data_files: names of the data files, relative to the model's folder.
        subtracted: largest number that the first operation subtracts from the only input; 0 for another operation.
    """

    inputs: dict[str, Shape]
    outputs: dict[str, Shape]
    float_inputs: frozenset[str]
    output_types: dict[str, str]
    metadata: dict[str, str]
    sha256: str
    size_bytes: int
    data_files: tuple[str, ...] = ()
    subtracted: float = 0.0


def vet_model_file(path: Path) -> ModelGraph:
    """Read and vet a model file in this process. Some files can crash it, so `model_reading` uses a child process.

    Raises:
        AppError: the file is missing, unreadable, empty, not ONNX, too large, uses operators of an unknown library,
            computes more at once than fits into memory, or keeps weights outside its own folder.
    """
    try:
        return _read(path)
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "The model {path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Check its permissions."),
        ) from error


def _read(path: Path) -> ModelGraph:
    refuse_file(path)
    model = _parse(path)
    if any(isinstance(text, bytes) for text in _texts(model)):
        raise AppError(
            tr_lazy("errors", "{path} is damaged: it contains text that is not UTF-8.", path=path),
            tr_lazy("errors", "Export or copy it again."),
        )
    _refuse_foreign_operators(model, path)
    _refuse_endless_functions(model, path)
    _refuse_huge_values(model, path)
    data_files = tuple(sorted(_data_files(model, path)))
    total = path.stat().st_size + sum((path.parent / name).stat().st_size for name in data_files)
    if total > MAX_BYTES:
        raise _too_large(path, total)
    initialisers = {tensor.name for tensor in model.graph.initializer}
    inputs = [value for value in model.graph.input if value.name not in initialisers]
    return ModelGraph(
        inputs={value.name: _shape(value) for value in inputs},
        outputs={value.name: _shape(value) for value in model.graph.output},
        float_inputs=frozenset(value.name for value in inputs if value.type.tensor_type.elem_type in _INPUT_TYPES),
        output_types={value.name: _type_name(value.type.tensor_type.elem_type) for value in model.graph.output},
        metadata={entry.key: entry.value for entry in model.metadata_props},
        sha256=sha256_of(path, *(path.parent / name for name in data_files)),
        size_bytes=total,
        data_files=data_files,
        subtracted=_subtracted(model, {value.name for value in inputs}),
    )


def refuse_model(path: Path, reason: str) -> AppError:
    """Return the error for a file that cannot be used."""
    return AppError(
        tr_lazy("errors", "{path} cannot be used: {reason}.", path=path, reason=reason),
        tr_lazy("errors", "Choose another file or export it again."),
    )


def batch_words(batch: int | None) -> str:
    """Return the batch size that a network takes, for a sentence about it; None is any."""
    return tr_lazy("models", "any batch") if batch is None else tr_lazy("models", "batches of {batch}", batch=batch)


def is_checkpoint(path: Path) -> bool:
    """Return True if a file is named like a PyTorch checkpoint."""
    return path.name.lower().endswith(_CHECKPOINT_ENDINGS)


def refuse_file(path: Path) -> None:
    """Refuse a file that cannot be a model, before reading it.

    Raises:
        AppError: the file is missing, not a regular file, empty, too large, or a checkpoint.
        OSError: the folder cannot be read.
    """
    refuse_special(path)
    if not path.exists():
        raise AppError(
            tr_lazy("errors", "There is no model file {path}.", path=path), tr_lazy("errors", "Check the name.")
        )
    if not path.is_file():
        raise AppError(
            tr_lazy("errors", "{path} is a folder, not a model file.", path=path),
            tr_lazy("errors", "Choose the .onnx file in it."),
        )
    size = path.stat().st_size
    if size == 0:
        raise AppError(
            tr_lazy("errors", "The model file {path} is empty.", path=path),
            tr_lazy("errors", "Copy or export it again."),
        )
    if size > MAX_BYTES:
        raise _too_large(path, size)
    if is_checkpoint(path):
        raise AppError(
            tr_lazy("errors", "{path} is a PyTorch checkpoint, which cannot be used directly.", path=path),
            tr_lazy("errors", 'Convert it first: rallytrace convert "{path}"', path=path),
        )


def _subtracted(model: "onnx.ModelProto", inputs: set[str]) -> float:
    from onnx import numpy_helper  # noqa: PLC0415 - slow to import, and only this needs it

    users = [node for node in model.graph.node if inputs.intersection(node.input)]
    if len(users) != 1 or users[0].op_type != "Sub" or len(users[0].input) != 2:
        return 0.0
    constants = [tensor for tensor in model.graph.initializer if tensor.name == users[0].input[1]]
    small = [
        tensor for tensor in constants if len(tensor.raw_data) <= _MAX_SHAPE_CONSTANT_BYTES and not tensor.external_data
    ]
    return max((float(np.abs(numpy_helper.to_array(tensor)).max(initial=0)) for tensor in small), default=0.0)


def _parse(path: Path) -> "onnx.ModelProto":
    import onnx  # noqa: PLC0415 - slow to import, and only this needs it
    from google.protobuf.message import DecodeError  # noqa: PLC0415 - comes with onnx

    try:
        model = onnx.load(str(path), load_external_data=False, format="protobuf")
    except DecodeError as error:
        raise AppError(
            tr_lazy("errors", "{path} is not an ONNX model.", path=path), tr_lazy("errors", "Export or copy it again.")
        ) from error
    if not model.graph.node or not model.graph.output:
        raise AppError(
            tr_lazy("errors", "{path} is not an ONNX model: it does not contain a network.", path=path),
            tr_lazy("errors", "Export or copy it again."),
        )
    return model


def _texts(model: "onnx.ModelProto") -> Iterator[str | bytes]:
    """Yield all names and texts in the model. Protobuf returns bytes for invalid UTF-8."""
    for entry in model.metadata_props:
        yield from (entry.key, entry.value)
    for value in (*model.graph.input, *model.graph.output):
        yield value.name
        yield from (axis.dim_param for axis in value.type.tensor_type.shape.dim)
    for body in _bodies(model):
        yield body.name
        for node in body.node:
            yield from (node.name, node.domain, node.op_type, *node.input, *node.output)
    yield from (function.domain for function in model.functions)
    for tensor in _tensors(model):
        yield tensor.name
        for entry in tensor.external_data:
            yield from (entry.key, entry.value)


def _refuse_foreign_operators(model: "onnx.ModelProto", path: Path) -> None:
    functions = {(function.domain, function.name) for function in model.functions}
    used = {(node.domain, node.op_type) for body in _bodies(model) for node in body.node}
    foreign = {domain for domain, _ in used - functions} - KNOWN_DOMAINS
    if foreign:
        shown = printable(", ".join(sorted(foreign)), 100)
        raise AppError(
            tr_lazy(
                "errors",
                "{path} uses operators of an unknown library ({shown}), which is not loaded.",
                path=path,
                shown=shown,
            ),
            tr_lazy("errors", "Export the model with standard ONNX operators only."),
        )


def _refuse_endless_functions(model: "onnx.ModelProto", path: Path) -> None:
    """Refuse recursive or huge functions, because libraries inline the body of every called function."""
    calls: dict[_FunctionKey, list[_FunctionKey]] = {}
    for function in model.functions:
        calls.setdefault((function.domain, function.name), []).extend(_calls_in(function))
    callees = {key: {callee for callee in called if callee in calls} for key, called in calls.items()}
    sizes: dict[_FunctionKey, int] = {}
    try:
        for key in TopologicalSorter(callees).static_order():
            sizes[key] = sum(1 + sizes.get(callee, 0) for callee in calls[key])
    except CycleError as error:
        raise AppError(
            tr_lazy("errors", "{path} has functions that call themselves.", path=path),
            tr_lazy("errors", "Export the model again."),
        ) from error
    total = sum(1 + sizes.get(callee, 0) for callee in _calls_in(model.graph))
    if total > MAX_OPERATION_COUNT:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} has more than {limit:,} operations, including those of its functions.",
                path=path,
                limit=MAX_OPERATION_COUNT,
            ),
            tr_lazy("errors", "Export the model again."),
        )


def _calls_in(body: "onnx.GraphProto | onnx.FunctionProto") -> list[_FunctionKey]:
    return [(node.domain, node.op_type) for nested in _nested(body) for node in nested.node]


def _refuse_huge_values(model: "onnx.ModelProto", path: Path) -> None:
    """Refuse huge constant expressions, because ONNX Runtime computes them on opening a model."""
    import onnx  # noqa: PLC0415 - slow to import, and only this needs it
    from onnx import shape_inference  # noqa: PLC0415 - slow to import too

    outline = onnx.ModelProto()
    outline.CopyFrom(model)
    for tensor in outline.graph.initializer:
        if len(tensor.raw_data) > _MAX_SHAPE_CONSTANT_BYTES:
            tensor.ClearField("raw_data")
    try:
        inferred = shape_inference.infer_shapes(outline, data_prop=True)
    except (shape_inference.InferenceError, RuntimeError, TypeError, ValueError):
        return  # ONNX Runtime refuses a contradictory graph, with a better message
    for value in inferred.graph.value_info:
        size = math.prod(axis for axis in _shape(value) if isinstance(axis, int))
        if size > MAX_NODE_OUTPUT_VALUES:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} computes {size:,.1f} billion numbers at once, which needs more memory than there is.",
                    path=path,
                    size=size / 10**9,
                ),
                tr_lazy("errors", "Export it again, with smaller pictures."),
            )


def _bodies(model: "onnx.ModelProto") -> Iterator["onnx.GraphProto | onnx.FunctionProto"]:
    """Yield everything that contains nodes: the graph, the model's own functions, and nested graphs."""
    return _nested(model.graph, *model.functions)


def _nested(*bodies: "onnx.GraphProto | onnx.FunctionProto") -> Iterator["onnx.GraphProto | onnx.FunctionProto"]:
    waiting = list(bodies)
    while waiting:
        body = waiting.pop()
        yield body
        for node in body.node:
            for attribute in node.attribute:
                waiting += [attribute.g] if attribute.HasField("g") else []
                waiting += attribute.graphs


def _tensors(model: "onnx.ModelProto") -> Iterator["onnx.TensorProto"]:
    for body in _bodies(model):
        sparse = []
        # Only a graph has constants of its own, not a function.
        if hasattr(body, "initializer"):
            yield from body.initializer
            sparse += body.sparse_initializer
        for node in body.node:
            for attribute in node.attribute:
                yield from [attribute.t] if attribute.HasField("t") else []
                yield from attribute.tensors
                sparse += [attribute.sparse_tensor] if attribute.HasField("sparse_tensor") else []
                sparse += attribute.sparse_tensors
        for tensor in sparse:
            yield from (tensor.values, tensor.indices)


def _data_files(model: "onnx.ModelProto", path: Path) -> set[str]:
    """Return the names of the external data files. Each must be in the model's own folder after resolving links."""
    folder = path.resolve().parent
    names = set()
    for tensor in _tensors(model):
        if tensor.data_location != tensor.EXTERNAL:
            continue
        location = next((entry.value for entry in tensor.external_data if entry.key == "location"), "")
        _check_location(location, path, folder)
        names.add(location)
    return names


def _check_location(location: str, path: Path, folder: Path) -> None:
    shown = printable(location, 100)
    try:
        target = (path.parent / location).resolve()
        is_inside = location != "" and not Path(location).is_absolute() and target.is_relative_to(folder)
        is_there = target.is_file()
    except (OSError, RuntimeError, ValueError) as error:  # circular links, or a NUL in the name
        raise AppError(
            tr_lazy("errors", "{path} keeps its weights in '{shown}', which cannot be read.", path=path, shown=shown),
            tr_lazy("errors", "Export or copy it again."),
        ) from error
    if not is_inside:
        raise AppError(
            tr_lazy(
                "errors",
                "{path} keeps weights outside its own folder ('{shown}'), which is not allowed.",
                path=path,
                shown=shown,
            ),
            tr_lazy("errors", "Put the data file next to the model, and export it again."),
        )
    if not is_there:
        raise AppError(
            tr_lazy("errors", "{path} keeps its weights in '{shown}', which does not exist.", path=path, shown=shown),
            tr_lazy("errors", "Copy '{shown}' into the folder {folder} as well.", shown=shown, folder=path.parent),
        )


def _shape(value: "onnx.ValueInfoProto") -> Shape:
    axes = value.type.tensor_type.shape.dim
    # Some exporters write a free axis as 0 or -1.
    return tuple(axis.dim_value if axis.dim_value > 0 else axis.dim_param or "?" for axis in axes)


def _type_name(element: int) -> str:
    from onnx import TensorProto  # noqa: PLC0415 - slow to import, and only this needs it

    known: dict[int, str] = {number: name.lower() for name, number in TensorProto.DataType.items()}
    return known.get(element, f"type {element}")


def _too_large(path: Path, size: int) -> AppError:
    return AppError(
        tr_lazy(
            "errors",
            "The model {path} takes {size:.0f} MB with its data; the limit is {limit} MB.",
            path=path,
            size=size / 2**20,
            limit=MAX_BYTES // 2**20,
        ),
        tr_lazy("errors", "Check that this is the right file."),
    )
