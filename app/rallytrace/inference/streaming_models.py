"""Model files as the streaming modules open them: compared with what the caller expects, on the device hinted at.

The errors are those of the streaming fork of TrackNetV3, which the callers may catch.
"""

import os
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import onnxruntime

from rallytrace.errors import AppError
from rallytrace.inference.model_check import ModelVerdict, check_model
from rallytrace.inference.model_file import ModelKind
from rallytrace.inference.model_graph import read_model_graph
from rallytrace.inference.networks import Network
from rallytrace.inference.preprocessing import BackgroundMode
from rallytrace.inference.providers import Provider, choose_provider
from rallytrace.inference.session import SessionOptions

_Net = TypeVar("_Net", bound=Network)


def existing(model_path: str | Path) -> Path:
    """The file, if it is there.

    Raises:
        ValueError: it is not.
    """
    if not Path(model_path).exists():
        raise ValueError(f"ONNX model file not found: {model_path}")
    return Path(model_path)


def refuse_mismatch(path: Path, kind: ModelKind, seq_len: int, bg_mode: BackgroundMode | None) -> None:
    """Compare a model file with what the caller expects, before anything is loaded.

    What the metadata says comes first, then what the shapes say, so that the message names the value that disagrees.

    Raises:
        ValueError: they disagree.
        AppError: the file is no model that can be run.
    """
    expected = {"model_name": kind.value, "seq_len": str(seq_len)}
    if bg_mode is not None:
        expected["bg_mode"] = bg_mode.value
    _compare(path, expected, read_model_graph(path).metadata)
    check = check_model(path)
    if check.verdict is ModelVerdict.ASK:
        check = check_model(path, bg_mode=bg_mode)
    if check.model is None:
        raise AppError(check.summary)
    file = check.model
    _compare(
        path, expected, {"model_name": file.kind.value, "seq_len": str(file.seq_len), "bg_mode": file.bg_mode.value}
    )


def _compare(path: Path, expected: Mapping[str, str], actual: Mapping[str, str]) -> None:
    for key, value in expected.items():
        if actual.get(key, value) != value:
            wanted, found = (repr(text) if key == "bg_mode" else text for text in (value, actual[key]))
            raise ValueError(f"Model metadata mismatch: expected {key}={wanted}, got {found}. Model={path}")


def open_on(device: object, load: Callable[[SessionOptions], _Net]) -> _Net:
    """Load a model on the device that was hinted at, or on the CPU with a warning.

    Args:
        device: 'cpu', 'cuda', 'cuda:0', a torch.device, or None for the best there is.
        load: opens it.

    Raises:
        RuntimeError: nothing can run the model.
    """
    wanted = "" if device is None else str(device)
    name, _, number = wanted.partition(":")
    request = Provider.CPU if name == "cpu" else Provider.CUDA if name == "cuda" else None
    if not onnxruntime.get_available_providers():
        raise RuntimeError("No ONNX Runtime execution providers available")
    choice = choose_provider(request, allow_fallback=True)
    if request is Provider.CUDA and choice.provider is not Provider.CUDA:
        warnings.warn(f"device='{wanted}' was asked for. {choice.announcement}", RuntimeWarning, stacklevel=3)
    threads = os.cpu_count() or 1
    return load(SessionOptions(choice.provider, device_id=int(number or 0), threads=threads))
