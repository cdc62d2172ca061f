"""A loaded model that threads can share, whose runs can be stopped, and which certainly uses its provider."""

import contextlib
import hashlib
import logging
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from rallytrace.errors import AppError, Cancelled
from rallytrace.inference.model_files.resized_model import resized_model
from rallytrace.inference.model_files.runtime import (
    FATAL_ONLY,
    RUNTIME_ERRORS,
    DeviceMemoryError,
    load_error,
    openvino_devices,
    preload_libraries,
    quieten,
    run_error,
)
from rallytrace.inference.placement import Placement, make_zeros, ran_elsewhere, read_placement, refuse_provider
from rallytrace.inference.plugins import add_plugin, plugin_devices, uses_plugin
from rallytrace.model_records.compiled_models import make_compiled_folder
from rallytrace.model_records.execution_providers import (
    MAX_GPU_BATCH,
    PROVIDERS,
    Provider,
    SessionOptions,
    openvino_device,
    provider_chain,
)
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

_log = logging.getLogger(__name__)

_creation_lock = threading.Lock()
"""Lock for creating sessions: ONNX Runtime cannot safely create two at once (microsoft/onnxruntime#27089)."""
_MIN_BATCH_SPEEDUP = 1.03
"""Minimum factor by which a larger batch must be faster, as it costs memory and delays cancelling."""


class ModelSession:
    """One model on one provider.

    Create and close it in the same thread, as GPU drivers require. Any number of threads may run it.

    Attributes:
        provider: provider that the model runs on, which is always the requested one.
        options: the session's options, with the name of the device.
        placement: which providers run the model's operations; None on the CPU, or if the trial run failed on guessed
            sizes.
        input_shapes: shape by input name, in the model's order. Each axis is a number or the name of a free axis (None
            if nameless).
        output_names: names in the order of the model and of the arrays from `run`.
        metadata: custom metadata of the model.
    """

    def __init__(
        self,
        model_path: Path,
        options: SessionOptions,
        *,
        sha256: str = "",
        size: Size | None = None,
        any_size: bool = False,
        at_once: int | None = None,
        trial_shapes: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        """Load the model. On providers other than the CPU, also run it to find the placement.

        Args:
            model_path: the .onnx file.
            options: provider, device and threads.
            sha256: hash of the file, the key of compiled engines; '' to keep none.
            size: size of the pictures if it is not the file's own (`resized_model`).
            any_size: whether each run chooses the size of its pictures instead; on the CPU only.
            at_once: largest number of parallel runs, as each takes memory; others wait. None for no limit.
            trial_shapes: shapes by input name for the trial run. Only their free axes count, which are 1 by default.

        Raises:
            AppError: the file is missing or cannot run here, or not on the requested provider.
            DeviceMemoryError: there is too little memory to load the model.
        """
        if not model_path.is_file():
            raise AppError(
                tr_lazy("errors", "The model file {model_path} does not exist.", model_path=model_path),
                tr_lazy("errors", "Choose another file."),
            )
        self._path = model_path
        self._idle = threading.Condition()
        self._runs = 0
        self._closed = False
        self.provider: Provider = options.provider
        self.placement: Placement | None = None
        source = resized_model(model_path, size) if size is not None or any_size else model_path
        key = sha256 and (sha256 if size is None else hashlib.sha256(f"{sha256} {size}".encode()).hexdigest())
        with _creation_lock:
            self.options = _complete_options(model_path, options, key)
            if self.provider is Provider.CPU:
                self._session = _open(model_path, self.options, source=source)
            else:
                self._session, self.placement = _open_with_placement(
                    model_path, self.options, trial_shapes or {}, source=source
                )
        self.input_shapes: dict[str, tuple[int | str | None, ...]] = {
            node.name: tuple(node.shape) for node in self._session.get_inputs()
        }
        self._half_inputs = _half_inputs(self._session)
        self.output_names: tuple[str, ...] = tuple(node.name for node in self._session.get_outputs())
        self.metadata: dict[str, str] = dict(self._session.get_modelmeta().custom_metadata_map)
        # DirectML sessions do not support parallel runs (microsoft/onnxruntime#20713).
        limit = 1 if self.provider is Provider.DIRECTML else at_once
        self._run_slots = contextlib.nullcontext() if limit is None else threading.Semaphore(limit)

    def run(
        self, inputs: Mapping[str, NDArray[np.float32]], *, stop: StopSwitch | None = None, keep_memory: bool = True
    ) -> list[NDArray[np.float32]]:
        """Run the model once in the calling thread. Several threads may do so at once.

        Args:
            inputs: an array for each input name, in the model's declared shape; converted for float16 inputs.
            stop: a switch that ends the run between two of the model's nodes.
            keep_memory: whether ONNX Runtime keeps its memory to make the next run faster; on the CPU only.

        Returns:
            An array for each of `output_names`.

        Raises:
            Cancelled: `stop` was used, before or during the run.
            DeviceMemoryError: the batch does not fit into memory.
            AppError: the model failed, for instance on a wrong shape.
        """
        switch, given = stop or StopSwitch(), _as_declared(inputs, self._half_inputs)
        run_options = onnxruntime.RunOptions()  # new for each run, because a set terminate flag cannot be cleared
        run_options.log_severity_level = FATAL_ONLY
        if not keep_memory and self.provider is Provider.CPU:
            run_options.add_run_config_entry("memory.enable_memory_arena_shrinkage", "cpu:0")
        with self._in_use(), self._run_slots, switch.watching(run_options):
            try:
                outputs: list[NDArray[np.float32]] = self._session.run(None, given, run_options)
            except RUNTIME_ERRORS as error:
                if switch.stopped:
                    raise Cancelled from error
                shapes = {name: array.shape for name, array in inputs.items()}
                raise run_error(error, self._path, shapes, self.options) from error
        if switch.stopped:
            raise Cancelled
        return outputs

    def release_memory(self, shapes: Mapping[str, Sequence[int]]) -> None:
        """Return the memory in ONNX Runtime's pool to the system.

        The pool is emptied only at the end of a run, so this runs the model on zeros of the given shapes (by input
        name). Providers other than the CPU manage their own memory.

        Raises:
            AppError: as in `run`.
        """
        if self.provider is Provider.CPU:
            inputs = {name: np.zeros(tuple(shape), dtype=np.float32) for name, shape in shapes.items()}
            self.run(inputs, keep_memory=False)

    def provenance(self) -> dict[str, Any]:
        """Return how results are made: `model`, `provider`, `onnxruntime` (version), `options`, `nodes` by provider.

        `nodes` and `time_shares` (see `Placement`) are empty on the CPU.
        """
        placement = self.placement or Placement({}, {}, {})
        return {
            "model": self._path.name,
            "provider": self.provider.value,
            "onnxruntime": onnxruntime.__version__,
            "options": self.options.as_record(),
            "nodes": placement.nodes,
            "time_shares": {name: round(share, 4) for name, share in placement.shares.items()},
        }

    def close(self) -> None:
        """Wait for current runs, then free the model's memory. Closing again does nothing."""
        with self._idle:
            self._closed = True
            self._idle.wait_for(lambda: self._runs == 0)
            self._session = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextlib.contextmanager
    def _in_use(self) -> Iterator[None]:
        with self._idle:
            if self._closed:
                raise RuntimeError(f"The session of {self._path} is closed.")
            self._runs += 1
        try:
            yield
        finally:
            with self._idle:
                self._runs -= 1
                self._idle.notify_all()


def add_exactly(
    model_path: Path, inputs: Mapping[str, NDArray[np.float32]], options: SessionOptions
) -> NDArray[np.float32]:
    """Return a model's first output on the CPU, computed without overflow in sums of 8-bit products.

    This is slower than a session. On x86 without VNNI, ONNX Runtime adds pairs of these products in 16 bits, which the
    largest sums exceed (`session.x64quantprecision` in its onnxruntime_session_options_config_keys.h).

    Raises:
        AppError: the model cannot be loaded or run.
    """
    native = _native_options(options, None)
    native.add_session_config_entry("session.x64quantprecision", "1")
    try:
        session = onnxruntime.InferenceSession(str(model_path), native, providers=["CPUExecutionProvider"])
        return np.asarray(session.run(None, dict(inputs))[0])
    except RUNTIME_ERRORS as error:
        raise load_error(error, model_path, options) from error


def sweep_batch(
    session: ModelSession,
    make_input: Callable[[int], Mapping[str, NDArray[np.float32]]],
    *,
    seconds: float = 0.4,
    stop: StopSwitch | None = None,
) -> int:
    """Return the batch size with the highest throughput on a GPU, measured briefly for each size.

    The sweep ends at the first size without a gain. Larger ones would hold device memory until the session is closed (9
    GB with the default network) and gain nothing on an H100. It also ends at the first size that fails, for lack of
    memory or because the model accepts only fewer windows.

    Args:
        session: the model. On a processor 1 is returned at once, because batches gain nothing there.
        make_input: makes the inputs of a batch of the given size.
        seconds: measured time per size, after a warm-up run.
        stop: cancels the sweep.

    Raises:
        DeviceMemoryError: even a single window does not fit.
        AppError: even a single window does not run.
        Cancelled: `stop` was used.
    """
    best, best_rate = 1, 0.0
    if session.options.on_processor:
        return best
    for size in (1, 2, 4, 8, MAX_GPU_BATCH):
        try:
            rate = size * _runs_per_second(session, make_input(size), seconds, stop)
        except (AppError, MemoryError) as error:
            if best_rate == 0.0:
                raise
            _log.info("A batch of %d is not possible: %r", size, error)
            break
        _log.debug("A batch of %d: %.1f a second", size, rate)
        if rate <= best_rate * _MIN_BATCH_SPEEDUP:
            break
        best, best_rate = size, rate
    return best


def _runs_per_second(
    session: ModelSession, inputs: Mapping[str, NDArray[np.float32]], seconds: float, stop: StopSwitch | None
) -> float:
    session.run(inputs, stop=stop)
    start = time.perf_counter()
    runs, elapsed = 0, 0.0
    while elapsed < seconds or runs == 0:
        session.run(inputs, stop=stop)
        runs += 1
        elapsed = time.perf_counter() - start
    return runs / elapsed


def _complete_options(model_path: Path, options: SessionOptions, sha256: str) -> SessionOptions:
    """Return the options completed with the device's name and this model's cache folder."""
    facts = PROVIDERS[options.provider]
    by_plugin = uses_plugin(options.provider)
    if facts.runtime_name not in onnxruntime.get_available_providers() and not by_plugin:
        refuse_provider(
            options.provider, tr_lazy("errors", "This build of ONNX Runtime does not contain it."), facts.install_advice
        )
    quieten()
    preload_libraries(options.provider)
    if options.provider is Provider.OPENVINO and not options.openvino_device:
        listed = tuple(plugin_devices(options.provider)) if by_plugin else openvino_devices()
        device = openvino_device(listed, options.device.device_id)
        options = replace(options, openvino_device=device)
    # On a processor OpenVINO compiles a network in a third of a second and cannot read its own cached file
    # (onnxruntime-openvino 1.24.1 looks for the weights in a file without a name, and compiles again).
    if options.engine_cache is None or options.on_processor or not facts.keeps_engines or not sha256:
        return replace(options, engine_cache=None)
    folder = make_compiled_folder(options.engine_cache, model_path, sha256, options, onnxruntime.__version__)
    return replace(options, engine_cache=folder)


def _open(
    model_path: Path, options: SessionOptions, profile_to: str | None = None, *, source: Path | bytes | None = None
) -> Any:
    """Open a session for a model file, or for `source`, a version derived from it."""
    built_in = onnxruntime.get_available_providers()
    native, listed = _native_options(options, profile_to), None
    if uses_plugin(options.provider):
        add_plugin(native, options)
    else:
        listed = [(name, chosen) for name, chosen in provider_chain(options) if name in built_in]
    try:
        given = source if isinstance(source, bytes) else str(model_path)
        session = onnxruntime.InferenceSession(given, native, providers=listed, enable_fallback=0)
    except RUNTIME_ERRORS as error:
        raise load_error(error, model_path, options) from error
    first = session.get_providers()[0]
    if first != PROVIDERS[options.provider].runtime_name:  # its library or driver did not load
        refuse_provider(options.provider, ran_elsewhere([first]))
    return session


def _open_with_placement(
    model_path: Path, options: SessionOptions, trial_shapes: Mapping[str, Sequence[int]], *, source: Path | bytes
) -> tuple[Any, Placement | None]:
    """Open a session and run it twice: once to compile, once to find the placement of its operations.

    The placement is None if the model failed on guessed sizes, as real sizes may work.

    Raises:
        AppError: it cannot be opened or run, or no part of it ran on the requested provider.
    """
    # Windows cannot remove the profile of a failed session, which stays open.
    with tempfile.TemporaryDirectory(prefix="rallytrace-", ignore_cleanup_errors=True) as folder:
        session = _open(model_path, options, str(Path(folder, "profile")), source=source)
        shapes = {node.name: node.shape for node in session.get_inputs()}
        inputs = _as_declared(make_zeros(shapes, trial_shapes), _half_inputs(session))
        run_options = onnxruntime.RunOptions()
        run_options.log_severity_level = FATAL_ONLY
        try:
            for _ in range(2):
                session.run(None, inputs, run_options)
        except RUNTIME_ERRORS as error:
            failure = run_error(error, model_path, {name: node.shape for name, node in inputs.items()}, options)
            if isinstance(failure, DeviceMemoryError) or not _has_guessed_size(shapes, trial_shapes):
                raise failure from error
            _log.info("It is unknown where the model runs. %s", failure)
            session.end_profiling()
            return session, None
        placement = read_placement(Path(session.end_profiling()), options.provider)
    placement.refuse_unless_on(options.provider)
    return session, placement


def _half_inputs(session: Any) -> frozenset[str]:
    return frozenset(node.name for node in session.get_inputs() if node.type == "tensor(float16)")


def _as_declared(inputs: Mapping[str, NDArray[np.float32]], half: frozenset[str]) -> dict[str, Any]:
    return {name: array.astype(np.float16) if name in half else array for name, array in inputs.items()}


def _has_guessed_size(
    shapes: Mapping[str, Sequence[int | str | None]], trial_shapes: Mapping[str, Sequence[int]]
) -> bool:
    """Return True if an axis after the first (windows or pictures) is free and its size is unknown."""
    unknown = [axis for name, shape in shapes.items() if name not in trial_shapes for axis in shape[1:]]
    return not all(isinstance(axis, int) for axis in unknown)


def _native_options(options: SessionOptions, profile_to: str | None) -> Any:
    chosen = onnxruntime.SessionOptions()
    if profile_to is not None:
        chosen.enable_profiling = True
        chosen.profile_file_prefix = profile_to
    chosen.log_severity_level = FATAL_ONLY
    chosen.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL
    chosen.intra_op_num_threads = options.threads
    chosen.inter_op_num_threads = 1
    # Spinning keeps a core busy between runs and gains nothing.
    chosen.add_session_config_entry("session.intra_op.allow_spinning", "0")
    chosen.add_session_config_entry("session.inter_op.allow_spinning", "0")
    # With a memory pattern, each parallel run holds a block of its own outside the pool: 1,198 MB instead of 824 for
    # two runs of the full-size network, at the same speed. DirectML forbids it.
    chosen.enable_mem_pattern = options.provider not in {Provider.CPU, Provider.DIRECTML}
    if options.provider is Provider.DIRECTML:
        chosen.execution_mode = onnxruntime.ExecutionMode.ORT_SEQUENTIAL
    return chosen
