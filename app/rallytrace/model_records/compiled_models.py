"""Cache of models compiled by providers, so that the next start is quick.

Providers choose the file names: OpenVINO and TensorRT by a hash of the graph and their versions, CoreML by the model's
path, which another model may have later. So each combination of model (by its hash), provider, version, device and
precision has a folder of its own.
"""

import contextlib
import json
import re
import shutil
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_file
from rallytrace.files.json_files import read_json
from rallytrace.model_records.execution_providers import PROVIDERS, SessionOptions
from rallytrace.texts import tr_lazy

_NOTE_NAME: Final = "about.json"


@dataclass(frozen=True, slots=True)
class CompiledModel:
    """The files that a provider compiled from one model.

    Attributes:
        model: name of the model file.
        version: version of ONNX Runtime, and of the provider's own library if that is a separate package.
        device: target device, and precision if one was chosen.
        size_bytes: total size of the files.
    """

    folder: Path
    model: str
    provider: str
    version: str
    device: str
    size_bytes: int


def compiled_dir() -> Path:
    return paths.cache_dir() / "engines"


def make_compiled_folder(root: Path, model: Path, sha256: str, options: SessionOptions, runtime_version: str) -> Path:
    """Create the folder for a model's compiled files, with a note about its content, and return its path.

    Args:
        sha256: hash of the model file.
        options: provider and device.

    Raises:
        AppError: the folder cannot be created.
    """
    version = "-".join(filter(None, (runtime_version, _library_version(PROVIDERS[options.provider].library))))
    name = options.openvino_device or f"device {options.device.device_id}"
    device = f"{name}{options.precision.suffix}"
    folder = root / options.provider.value / sha256[:16] / re.sub(r"[^\w.-]+", "-", f"{version}-{device}")
    facts = {"model": model.name, "sha256": sha256, "version": version, "device": device}
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AppError(
            tr_lazy(
                "errors",
                "The folder {folder} for compiled models cannot be created: {reason}.",
                folder=folder,
                reason=error.strerror,
            ),
            tr_lazy("errors", "Choose another folder."),
        ) from error
    with atomic_file(folder / _NOTE_NAME, overwrite=True) as unfinished:
        unfinished.write_text(json.dumps(facts), encoding="utf-8")
    return folder


def compiled_models(root: Path) -> list[CompiledModel]:
    """Return all compiled models, sorted by provider and model. Folders without a readable note are skipped."""
    return [found for note in sorted(root.glob(f"*/*/*/{_NOTE_NAME}")) if (found := _read(note)) is not None]


def clear_compiled(root: Path) -> int:
    """Remove all compiled models. On some systems files in use remain.

    Returns:
        Number of freed bytes.
    """
    size_before = _size(root)
    shutil.rmtree(root, ignore_errors=True)
    return size_before - _size(root)


def _read(note: Path) -> CompiledModel | None:
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AppError):
        facts = read_json(note)
        folder = note.parent
        size = _size(folder) - note.stat().st_size
        provider = folder.parent.parent.name
        return CompiledModel(folder, str(facts["model"]), provider, str(facts["version"]), str(facts["device"]), size)
    return None


def _size(folder: Path) -> int:
    total = 0
    for path in folder.rglob("*"):
        with contextlib.suppress(OSError):
            total += path.stat().st_size if path.is_file() else 0
    return total


def _library_version(distribution: str) -> str:
    try:
        return metadata.version(distribution) if distribution else ""
    except metadata.PackageNotFoundError:
        return ""
