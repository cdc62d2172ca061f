"""Models compiled by providers, kept in the cache folder for the next start.

Providers name their files themselves: OpenVINO and TensorRT by a hash of the graph and their versions, CoreML by the
model's path, although another model may later have it. So each model, by its hash, has a folder of its own for each
provider, version, device and precision.
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

_NOTE_NAME: Final = "about.json"


@dataclass(frozen=True, slots=True)
class CompiledModel:
    """One provider's compiled files of one model.

    Attributes:
        folder: their folder.
        model: name of the model's file.
        provider: value of a `Provider`.
        version: of ONNX Runtime, and of the provider's own library if it is a separate package.
        device: the target device, and the precision, if one was chosen.
        size_bytes: of all files.
    """

    folder: Path
    model: str
    provider: str
    version: str
    device: str
    size_bytes: int


def compiled_dir() -> Path:
    return paths.cache_dir() / "engines"


def keep_compiled(root: Path, model: Path, sha256: str, options: SessionOptions, runtime_version: str) -> Path:
    """The folder for a model's files compiled by a provider; it is made, with a note.

    Args:
        root: the folder of all of them.
        model: the model's file.
        sha256: its hash.
        options: provider and device.
        runtime_version: of ONNX Runtime.

    Raises:
        AppError: it cannot be made.
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
            f"The folder {folder} for compiled models cannot be created: {error.strerror}.", "Choose another folder."
        ) from error
    with atomic_file(folder / _NOTE_NAME, overwrite=True) as unfinished:
        unfinished.write_text(json.dumps(facts), encoding="utf-8")
    return folder


def compiled_models(root: Path) -> list[CompiledModel]:
    """All compiled models, by provider and model; folders without a readable note are left out."""
    return [found for note in sorted(root.glob(f"*/*/*/{_NOTE_NAME}")) if (found := _read(note)) is not None]


def clear_compiled(root: Path) -> int:
    """Remove all compiled models; files in use stay usable, if the system removes them at all.

    Returns:
        The freed bytes.
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
