"""A model, loaded and ready to run: shared by threads, stoppable within a run, honest about its provider."""

import contextlib
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

from rallytrace.compiled_models import keep_compiled
from rallytrace.errors import AppError, Cancelled
from rallytrace.execution_providers import (
    MOST_WINDOWS,
    PROVIDERS,
    Provider,
    SessionOptions,
    openvino_device,
    provider_chain,
)
from rallytrace.inference.placement import Placement, placement, refuse_provider, zeros
from rallytrace.inference.runtime import (
    FATAL_ONLY,
    RUNTIME_ERRORS,
    DeviceMemoryError,
    load_error,
    openvino_devices,
    preload_libraries,
    quieten,
    run_error,
)
from rallytrace.inference.stop_switch import StopSwitch

_log = logging.getLogger(__name__)

_one_at_a_time = threading.Lock()
"""Making two sessions at once is not safe in ONNX Runtime (microsoft/onnxruntime#27089)."""


class ModelSession:
    """One model on one provider.

    Make it and close it in the same thread (a GPU's driver minds); run it from as many as you like.

    Attributes:
        provider: what it really runs on, which is always what was asked for.
        options: what it was opened with, the device named.
        placement: what of the model runs where; None on the CPU, where there is nothing else to run on, and where the
            model did not run on sizes that had to be guessed.
        input_shapes: by input name, in the model's order; a number, or the name (None: no name) of a free dimension.
        output_names: in the model's order, which is the order of the arrays that `run` returns.
        metadata: the model's custom metadata.
    """

    def __init__(
        self,
        model_path: Path,
        options: SessionOptions,
        *,
        sha256: str = "",
        at_once: int | None = None,
        trial_shapes: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        """Load the model; on any provider but the CPU also run it, to see where its parts run.

        Args:
            model_path: the .onnx file.
            options: how it is to run.
            sha256: the file's hash, under which what the provider compiles is kept; '' keeps nothing.
            at_once: the most runs at a time, since each has its own intermediate pictures; others wait. None: any.
            trial_shapes: by input name, the shape to run it on; it counts along free axes only, which are 1 without it.

        Raises:
            AppError: the file is missing or no model that runs here, or it would not run on the provider asked for.
            DeviceMemoryError: the same, because memory ran out.
        """
        if not model_path.is_file():
            raise AppError(f"The model file {model_path} does not exist.", "Choose another file.")
        self._path = model_path
        self._idle = threading.Condition()
        self._runs = 0
        self._closed = False
        self.provider: Provider = options.provider
        self.placement: Placement | None = None
        with _one_at_a_time:
            self.options = _prepared(model_path, options, sha256)
            if self.provider is Provider.CPU:
                self._session = _open(model_path, self.options)
            else:
                self._session, self.placement = _open_watched(model_path, self.options, trial_shapes or {})
        self.input_shapes: dict[str, tuple[int | str | None, ...]] = {
            one.name: tuple(one.shape) for one in self._session.get_inputs()
        }
        self.output_names: tuple[str, ...] = tuple(one.name for one in self._session.get_outputs())
        self.metadata: dict[str, str] = dict(self._session.get_modelmeta().custom_metadata_map)
        # DirectML sessions are not made for runs side by side (microsoft/onnxruntime#20713).
        most = 1 if self.provider is Provider.DIRECTML else at_once
        self._turn = contextlib.nullcontext() if most is None else threading.Semaphore(most)

    def run(
        self, inputs: Mapping[str, NDArray[np.float32]], *, stop: StopSwitch | None = None, keep_memory: bool = True
    ) -> list[NDArray[np.float32]]:
        """Run the model once, in the calling thread; safe from several threads at once.

        Args:
            inputs: one array by the name of each input, in the shape that the model declares.
            stop: a switch that ends the run between two of the model's nodes.
            keep_memory: whether ONNX Runtime keeps what the run has used for the next, quicker one;
                on the CPU only.

        Returns:
            One array for each of `output_names`.

        Raises:
            Cancelled: `stop` was thrown, before or during the run.
            DeviceMemoryError: the batch does not fit into memory.
            AppError: the model failed, for instance on a shape that it does not take.
        """
        switch = stop or StopSwitch()
        run_options = onnxruntime.RunOptions()  # a new one each time: its flag stays set
        run_options.log_severity_level = FATAL_ONLY
        if not keep_memory and self.provider is Provider.CPU:
            run_options.add_run_config_entry("memory.enable_memory_arena_shrinkage", "cpu:0")
        with self._in_use(), self._turn, switch.watching(run_options):
            try:
                outputs: list[NDArray[np.float32]] = self._session.run(None, dict(inputs), run_options)
            except RUNTIME_ERRORS as error:
                if switch.stopped:
                    raise Cancelled from error
                raise run_error(error, self._path, {name: one.shape for name, one in inputs.items()}) from error
        if switch.stopped:
            raise Cancelled
        return outputs

    def release_memory(self, shapes: Mapping[str, Sequence[int]]) -> None:
        """Give the memory that earlier runs have left in ONNX Runtime's pool back to the system.

        The pool can only be emptied at the end of a run, so this runs once more, on zeros in the given shapes (by input
        name). Providers with memory of their own are left alone.

        Raises:
            AppError: as `run` does.
        """
        if self.provider is Provider.CPU:
            zeros = {name: np.zeros(tuple(shape), dtype=np.float32) for name, shape in shapes.items()}
            self.run(zeros, keep_memory=False)

    def provenance(self) -> dict[str, Any]:
        """What ran, in plain values: `model`, `provider`, `onnxruntime` (version), `options`, `nodes` by provider.

        `nodes` and `time_shares` (see `Placement`) are empty on the CPU.
        """
        placed = self.placement or Placement({}, {}, {})
        return {
            "model": self._path.name,
            "provider": self.provider.value,
            "onnxruntime": onnxruntime.__version__,
            "options": self.options.as_record(),
            "nodes": placed.nodes,
            "time_shares": {name: round(share, 4) for name, share in placed.shares.items()},
        }

    def close(self) -> None:
        """Wait for the runs under way, then free the model's memory; closing again does nothing."""
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


def sweep_batch(
    session: ModelSession,
    make_input: Callable[[int], Mapping[str, NDArray[np.float32]]],
    *,
    seconds: float = 0.4,
    stop: StopSwitch | None = None,
) -> int:
    """The batch size with the best throughput on a GPU, found by running each for a moment.

    The first that fails ends the sweep, be it for memory or because the model takes fewer.

    Args:
        session: the model; on a processor 1 is returned at once, as batches gain nothing there.
        make_input: makes the inputs of a batch of the given size.
        seconds: how long each size is timed, after one run that is not.

    Raises:
        DeviceMemoryError: not even a batch of one fits.
        AppError: not even a batch of one runs.
        Cancelled: `stop` was thrown.
    """
    best, best_rate = 1, 0.0
    if session.options.on_processor:
        return best
    for size in (1, 2, 4, 8, MOST_WINDOWS):
        try:
            rate = size * _runs_per_second(session, make_input(size), seconds, stop)
        except (AppError, MemoryError) as error:
            if best_rate == 0.0:
                raise
            _log.info("A batch of %d is not possible: %r", size, error)
            break
        _log.debug("A batch of %d: %.1f a second", size, rate)
        if rate > best_rate * _WORTHWHILE:
            best, best_rate = size, rate
    return best


_WORTHWHILE = 1.03
"""A larger batch must gain this much: it costs memory and makes cancelling slower."""


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


def _prepared(model_path: Path, options: SessionOptions, sha256: str) -> SessionOptions:
    """The options with the device named and with the cache folder of this model."""
    facts = PROVIDERS[options.provider]
    if facts.runtime_name not in onnxruntime.get_available_providers():
        refuse_provider(options.provider, "this build of ONNX Runtime does not contain it", facts.get_build)
    quieten()
    preload_libraries(options.provider)
    if options.provider is Provider.OPENVINO and not options.openvino_device:
        device = openvino_device(openvino_devices(), options.device.device_id)
        options = replace(options, openvino_device=device)
    # On a processor OpenVINO compiles a network in a third of a second; what it writes then it cannot read again
    # (onnxruntime-openvino 1.24.1: it looks for the weights in a file without a name, and compiles again).
    if options.engine_cache is None or options.on_processor or not facts.keeps_engines or not sha256:
        return replace(options, engine_cache=None)
    folder = keep_compiled(options.engine_cache, model_path, sha256, options, onnxruntime.__version__)
    return replace(options, engine_cache=folder)


def _open(model_path: Path, options: SessionOptions, profile_to: str | None = None) -> Any:
    built_in = onnxruntime.get_available_providers()
    try:
        session = onnxruntime.InferenceSession(
            str(model_path),
            _native_options(options, profile_to),
            providers=[(name, chosen) for name, chosen in provider_chain(options) if name in built_in],
            enable_fallback=0,
        )
    except RUNTIME_ERRORS as error:
        raise load_error(error, model_path, options.provider) from error
    first = session.get_providers()[0]
    if first != PROVIDERS[options.provider].runtime_name:  # its library or its driver did not start
        refuse_provider(options.provider, f"ONNX Runtime ran it on {first} instead")
    return session


def _open_watched(
    model_path: Path, options: SessionOptions, trial_shapes: Mapping[str, Sequence[int]]
) -> tuple[Any, Placement | None]:
    """A session that has run twice, and what ran where the second time; the first also compiles.

    Where it fails on sizes that had to be guessed, which says nothing about those to come, the placement is None.

    Raises:
        AppError: it cannot be opened or run, or nothing of it ran on the provider asked for.
    """
    # Windows cannot remove a profile that a failed session still has open.
    with tempfile.TemporaryDirectory(prefix="rallytrace-", ignore_cleanup_errors=True) as folder:
        session = _open(model_path, options, str(Path(folder, "profile")))
        shapes = {one.name: one.shape for one in session.get_inputs()}
        inputs = zeros(shapes, trial_shapes)
        run_options = onnxruntime.RunOptions()
        run_options.log_severity_level = FATAL_ONLY
        try:
            for _ in range(2):
                session.run(None, inputs, run_options)
        except RUNTIME_ERRORS as error:
            failure = run_error(error, model_path, {name: one.shape for name, one in inputs.items()})
            if isinstance(failure, DeviceMemoryError) or not _has_guessed_size(shapes, trial_shapes):
                raise failure from error
            _log.info("Where it runs is not known. %s", failure)
            session.end_profiling()
            return session, None
        placed = placement(Path(session.end_profiling()), options.provider)
    placed.refuse_unless_on(options.provider)
    return session, placed


def _has_guessed_size(
    shapes: Mapping[str, Sequence[int | str | None]], trial_shapes: Mapping[str, Sequence[int]]
) -> bool:
    """Whether an axis after the first, which counts windows or pictures, is free and no size is known for it."""
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
    # Spinning burns a core between runs and gains nothing.
    chosen.add_session_config_entry("session.intra_op.allow_spinning", "0")
    chosen.add_session_config_entry("session.inter_op.allow_spinning", "0")
    # A memory pattern lays all of a run's tensors into one block, and runs side by side then hold a block each that the
    # pool does not share: 1,198 MB, against 824 without, for two runs of the full-size net at the same speed.
    # DirectML forbids it.
    chosen.enable_mem_pattern = options.provider not in {Provider.CPU, Provider.DIRECTML}
    if options.provider is Provider.DIRECTML:
        chosen.execution_mode = onnxruntime.ExecutionMode.ORT_SEQUENTIAL
    return chosen
