"""Load ONNX Runtime: find its libraries, silence its log, and turn its errors into messages."""

import contextlib
import functools
import importlib.util
import io
import logging
import os
import re
import sys
from pathlib import Path
from typing import Any

import onnxruntime
from onnxruntime.capi import onnxruntime_pybind11_state as native

from rallytrace.errors import AppError, UsageError
from rallytrace.model_records.execution_providers import PROVIDERS, Provider, SessionOptions
from rallytrace.texts import join_texts, tr_lazy

_log = logging.getLogger(__name__)

FATAL_ONLY = 4
"""Log level at which ONNX Runtime writes nothing to stderr. Errors are raised as exceptions anyway."""

RUNTIME_ERRORS: tuple[type[Exception], ...] = (
    *(value for value in vars(native).values() if isinstance(value, type) and issubclass(value, Exception)),
    RuntimeError,  # raised by a provider that cannot start its driver
    ValueError,
    MemoryError,
)
"""All exceptions of ONNX Runtime. Most of them have no common base but Exception."""

_BEFORE_MESSAGE = re.compile(
    r"^(?:\[ONNXRuntimeError\] : \d+ : \w+ : "
    r"|Load model from .*? failed: ?"
    r"|/?\S*onnxruntime\S*\.(?:cc|h):\d+ .*?\)(?: \[with [^]]*\])? "
    r"|\S+\.(?:cc|h):\d+ \w+ )+"
)
"""Codes, file names and source locations before a message, in any order, because one error may contain another."""
_NO_SUCH_GPU = re.compile(r"Invalid device ID: (\d+), must be between 0 \(inclusive\) and (\d+) \(exclusive\)")
"""Message of CUDA and TensorRT, as seen with ONNX Runtime 1.31.1."""
_OUT_OF_MEMORY = (
    "out of memory",
    "failed to allocate",
    "bad_alloc",
    "bad alloc",
    "available memory of",
    "alloc_failed",  # cuDNN, cuBLAS
    "not enough memory resources",  # Windows
    "8007000e",  # the same in other languages of Windows
)


class DeviceMemoryError(AppError):
    """Raised if the model and its batch do not fit into the device's memory."""


@functools.cache
def quieten() -> None:
    """Keep ONNX Runtime from writing to stderr and, on Windows, from sending telemetry.

    On other systems `rallytrace/__init__.py` disables telemetry.
    """
    onnxruntime.set_default_logger_severity(FATAL_ONLY)
    onnxruntime.disable_telemetry_events()


@functools.cache
def preload_libraries(provider: Provider) -> None:
    """Load pip's CUDA and cuDNN libraries instead of the system's, and find OpenVINO's.

    Call it before the first session and under the sessions' lock. It briefly captures stdout, because ONNX Runtime
    prints there which libraries are missing.
    """
    if provider is Provider.OPENVINO:
        _find_openvino()
    if not PROVIDERS[provider].preloads_cuda:
        return
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        onnxruntime.preload_dlls(directory="")
    for line in output.getvalue().splitlines():
        _log.debug("Preloading: %s", line)


def _find_openvino() -> None:
    """Find the libraries of the package `openvino`, which onnxruntime-openvino lacks on Windows."""
    if sys.platform != "win32":
        return
    package = importlib.util.find_spec("openvino")
    for location in package.submodule_search_locations or () if package else ():
        folder = Path(location, "libs")
        if folder.is_dir():
            os.environ["PATH"] = f"{folder};{os.environ['PATH']}"
            os.add_dll_directory(str(folder))


def openvino_devices() -> tuple[str, ...]:
    """Return OpenVINO's devices, such as 'CPU' and 'GPU.0'; none if ONNX Runtime does not contain OpenVINO."""
    ask = getattr(native, "get_available_openvino_device_ids", None)
    return tuple(ask()) if ask else ()


def is_out_of_memory(error: Exception) -> bool:
    """Return True if an exception of ONNX Runtime means lack of memory, on the device or the host."""
    text = str(error).lower()
    return isinstance(error, MemoryError) or any(phrase in text for phrase in _OUT_OF_MEMORY)


def explain(error: Exception) -> str:
    """Return ONNX Runtime's own message on one line of at most 300 characters, without codes and locations."""
    text = _BEFORE_MESSAGE.sub("", " ".join(str(error).split())) or type(error).__name__
    return text.partition(" Please fix either")[0][:300]


def load_error(error: Exception, model: Path, options: SessionOptions) -> AppError:
    """Return the error to show if no session could be created from `model` with `options`."""
    facts = PROVIDERS[options.provider]
    match error:
        case _ if is_out_of_memory(error):
            limit = _own_limit_mb(options)
            return DeviceMemoryError(
                tr_lazy("errors", "There is not enough memory to load the model {model}.", model=model),
                tr_lazy("errors", "Close other programs that use the device, or run on the CPU.")
                if limit is None
                else tr_lazy(
                    "errors",
                    "Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or run on "
                    "the CPU.",
                    limit=limit,
                ),
            )
        case native.InvalidProtobuf():
            return AppError(
                tr_lazy("errors", "{model} is not an ONNX model, or it is damaged.", model=model),
                tr_lazy("errors", "Choose another file."),
            )
        case native.InvalidGraph() | native.NotImplemented():
            return AppError(
                tr_lazy(
                    "errors",
                    "ONNX Runtime {version} cannot run the model {model}: {reason}",
                    version=onnxruntime.__version__,
                    model=model,
                    reason=explain(error),
                ),
                tr_lazy("errors", "Update ONNX Runtime, or export the model again for an older opset."),
            )
        case _ if (match := _NO_SUCH_GPU.search(str(error))) is not None:
            number, count = match.groups()
            return UsageError(
                tr_lazy("errors", "{label} has no GPU number {number}.", label=facts.label, number=number),
                tr_lazy("errors", "Choose one of its {count}, which are numbered from 0.", count=count),
            )
        case _ if options.provider is not Provider.CPU:
            return AppError(
                tr_lazy(
                    "errors",
                    "The model {model} could not be started on {label}: {reason}",
                    model=model,
                    label=facts.label,
                    reason=explain(error),
                ),
                join_texts((facts.get_working, tr_lazy("errors", "Or run on the CPU.")), " "),
            )
        case _:
            return AppError(
                tr_lazy(
                    "errors", "The model {model} could not be loaded: {reason}", model=model, reason=explain(error)
                ),
                tr_lazy("errors", "Check that the file is complete, with its .onnx.data next to it, if it has one."),
            )


def run_error(error: Exception, model: Path, shapes: dict[str, Any], options: SessionOptions) -> AppError:
    """Return the error to show if `model` failed with `options` on inputs of these `shapes` (by input name)."""
    sizes = ", ".join(f"{name} {'x'.join(map(str, shape))}" for name, shape in shapes.items())
    if is_out_of_memory(error):
        limit = _own_limit_mb(options)
        return DeviceMemoryError(
            tr_lazy(
                "errors",
                "There was not enough memory to run the model {model} on {sizes}.",
                model=model.name,
                sizes=sizes,
            ),
            tr_lazy("errors", "Close other programs, or choose a smaller model or batch.")
            if limit is None
            else tr_lazy(
                "errors",
                "Allow the GPU more memory than {limit} MB (--gpu-memory, or Provider in the settings), or choose a "
                "smaller model or batch.",
                limit=limit,
            ),
        )
    return AppError(
        tr_lazy(
            "errors",
            "The model {model} failed on {sizes}: {reason}",
            model=model.name,
            sizes=sizes,
            reason=explain(error),
        ),
        tr_lazy("errors", "Check that the model supports these inputs, or try another provider."),
    )


def _own_limit_mb(options: SessionOptions) -> int | None:
    """Return the user's limit for the memory of the GPU; None if there is none, or the model runs on the CPU."""
    return None if options.provider is Provider.CPU else options.device.gpu_memory_limit_mb
