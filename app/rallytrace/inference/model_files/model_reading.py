"""Read untrusted model files in a child process, so that no file can crash this one.

The child also loads the file into ONNX Runtime, so that a crash there ends only the child.
"""

import contextlib
import dataclasses
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import MODEL
from rallytrace.inference.model_files.model_graph import ModelGraph, refuse_file, vet_model_file
from rallytrace.inference.model_files.runtime import FATAL_ONLY, RUNTIME_ERRORS, quieten
from rallytrace.process.child_processes import READING_FLAG, answer_of, give_answer, own_command
from rallytrace.process.sandbox import KNOWN_EXITS, OUT_OF_MEMORY_EXIT, contain_this_process, is_contained
from rallytrace.texts import tr_lazy

READING_TIMEOUT_SECONDS: Final = 40.0
"""Time limit. A model of the published size takes two seconds, but much longer on a slow machine with a cold disk."""

_CONSEQUENCE: Final = tr_lazy("errors", "The file is not used. Choose another one or export it again.")

_Stamp: TypeAlias = tuple[Path, int, int, int]
_graph_cache: dict[_Stamp, tuple[ModelGraph, frozenset[_Stamp]]] = {}
"""Graphs read in this process, with the stamps of their data files."""


def read_model_graph(path: Path) -> ModelGraph:
    """Read and vet a model file, in a child process unless it is one of the shipped files.

    Raises:
        AppError: the file is missing, unreadable, empty, not ONNX, too large, uses operators of an unknown library,
            computes more at once than fits into memory, keeps weights outside its own folder, or crashes, takes too
            long or too much memory while it is read and loaded.
        KeyboardInterrupt: a signal arrived while the child was running.
    """
    try:
        if is_contained() or path.resolve().parent == paths.models_dir().resolve():
            return vet_model_file(path)
        refuse_file(path)
        stamp = _stamp(path)
        known = _graph_cache.get(stamp)
        if known is None or known[1] != _data_stamps(path, known[0]):
            graph = _read_in_child(path)
            known = _graph_cache[stamp] = (graph, _data_stamps(path, graph))
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "The model {path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Check its permissions."),
        ) from error
    return known[0]


def write_model_copy(source: Path, target: Path, metadata: Mapping[str, str], *, overwrite: bool = False) -> None:
    """Write a copy of a model as a single file with more metadata.

    Args:
        metadata: entries to add; existing keys are replaced.
        overwrite: whether an existing file may be replaced.

    Raises:
        AppError: the model cannot be read or written.
    """
    import onnx  # noqa: PLC0415 - slow to import

    existing = read_model_graph(source).metadata
    with atomic_file(target, MODEL, overwrite=overwrite) as unfinished:
        try:
            model = onnx.load(str(source), format="protobuf")
            onnx.helper.set_model_props(model, {**existing, **metadata})
            content = model.SerializeToString()
        except (OSError, ValueError) as error:
            raise AppError(
                tr_lazy("errors", "{source} cannot be copied: {reason}.", source=source, reason=error),
                tr_lazy("errors", "Choose another folder."),
            ) from error
        unfinished.write_bytes(content)


def _stamp(file: Path) -> _Stamp:
    status = file.stat()
    return file.absolute(), status.st_ino, status.st_size, status.st_mtime_ns


def _data_stamps(path: Path, graph: ModelGraph) -> frozenset[_Stamp]:
    stamps = set()
    for name in graph.data_files:
        with contextlib.suppress(OSError):
            stamps.add(_stamp(path.parent / name))
    return frozenset(stamps)


def _read_in_child(path: Path) -> ModelGraph:
    command = own_command(READING_FLAG, str(path), str(os.getpid()))
    answer = answer_of(
        command,
        READING_TIMEOUT_SECONDS,
        tr_lazy("errors", "Reading {path}", path=path),
        _CONSEQUENCE,
        known_exits=KNOWN_EXITS,
    )
    return _from_plain(answer)


def _from_plain(values: Mapping[str, Any]) -> ModelGraph:
    shapes = {key: {name: tuple(axes) for name, axes in values[key].items()} for key in ("inputs", "outputs")}
    return ModelGraph(
        **{
            **values,
            **shapes,
            "float_inputs": frozenset(values["float_inputs"]),
            "data_files": tuple(values["data_files"]),
        }
    )


def main(arguments: Sequence[str]) -> int:
    """Run the child process: read and load a model file, and print its graph as a line of JSON."""
    path, parent = Path(arguments[0]), int(arguments[1])
    contain_this_process(parent, READING_TIMEOUT_SECONDS)
    try:
        return give_answer(lambda: _vet_and_load(path))
    except MemoryError:
        return OUT_OF_MEMORY_EXIT


def _vet_and_load(path: Path) -> dict[str, Any]:
    graph = vet_model_file(path)
    _load(path)
    return {**dataclasses.asdict(graph), "float_inputs": sorted(graph.float_inputs)}


def _load(path: Path) -> None:
    """Load a model as a run would. ONNX Runtime's errors are reported later, at the real run."""
    import onnxruntime  # noqa: PLC0415 - slow to load

    quieten()
    options = onnxruntime.SessionOptions()
    options.log_severity_level = FATAL_ONLY
    options.intra_op_num_threads = 1
    with contextlib.suppress(*RUNTIME_ERRORS):
        onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
