"""A model, loaded and ready to run: shared by threads, stoppable within a run, honest about its provider."""

import contextlib
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn, Self

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from rallytrace.errors import AppError, Cancelled
from rallytrace.execution_providers import (
    PROVIDERS,
    ArenaStrategy,
    CudnnSearch,
    Provider,
    SessionOptions,
    provider_chain,
)
from rallytrace.inference.runtime import (
    FATAL_ONLY,
    RUNTIME_ERRORS,
    DeviceMemoryError,
    load_error,
    preload_libraries,
    quieten,
    run_error,
)
from rallytrace.inference.stop_switch import StopSwitch

__all__ = [
    "ArenaStrategy",
    "CudnnSearch",
    "DeviceMemoryError",
    "ModelSession",
    "SessionOptions",
    "StopSwitch",
    "sweep_batch",
]

_log = logging.getLogger(__name__)

_one_at_a_time = threading.Lock()
"""Making two sessions at once is not safe in ONNX Runtime (microsoft/onnxruntime#27089)."""


class ModelSession:
    """One model on one provider.

    Make it and close it in the same thread (a GPU's driver minds); run it from as many as you like.

    Attributes:
        provider: what it really runs on, which is always what was asked for.
        input_names: in the model's order.
        input_shapes: by input name; a number, or the name (None: no name) of a free dimension.
        output_names: in the model's order, which is the order of the arrays that `run` returns.
        metadata: the model's custom metadata.
    """

    def __init__(self, model_path: Path, options: SessionOptions) -> None:
        """Load the model.

        Raises:
            AppError: the file is missing or no model that runs here, or it would not run on the provider asked for.
            DeviceMemoryError: the same, because memory ran out.
        """
        self._path = model_path
        self._options = options
        self._idle = threading.Condition()
        self._runs = 0
        self._closed = False
        with _one_at_a_time:
            self._session = _open(model_path, options)
        self._placement = _placement(self._session)
        _check_provider(self._session.get_providers()[0], self._placement, options.provider)
        self.provider: Provider = options.provider
        inputs = self._session.get_inputs()
        self.input_names: tuple[str, ...] = tuple(one.name for one in inputs)
        self.input_shapes: dict[str, tuple[int | str | None, ...]] = {one.name: tuple(one.shape) for one in inputs}
        self.output_names: tuple[str, ...] = tuple(one.name for one in self._session.get_outputs())
        self.metadata: dict[str, str] = dict(self._session.get_modelmeta().custom_metadata_map)
        # DirectML sessions are not made for runs side by side (microsoft/onnxruntime#20713).
        self._turn = threading.Lock() if self.provider is Provider.DIRECTML else contextlib.nullcontext()

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

    def warm_up(self, shapes: Mapping[str, Sequence[int]]) -> None:
        """Run once on zeros in the given shapes (by input name), so that the first real run is not the slow one.

        The largest batch to come is the one to warm up with: it sizes the memory pool.

        Raises:
            AppError: as `run` does.
        """
        self.run({name: np.zeros(tuple(shape), dtype=np.float32) for name, shape in shapes.items()})

    def provenance(self) -> dict[str, Any]:
        """What ran, in plain values: `model`, `provider`, `onnxruntime` (version), `options`, `nodes` by provider.

        `nodes` is empty where the version of ONNX Runtime cannot tell.
        """
        return {
            "model": self._path.name,
            "provider": self.provider.value,
            "onnxruntime": onnxruntime.__version__,
            "options": self._options.as_record(),
            "nodes": dict(self._placement),
        }

    def close(self) -> None:
        """Wait for the runs under way, then free the model's memory; closing again does nothing."""
        with self._idle:
            self._closed = True
            self._idle.wait_for(lambda: self._runs == 0)
            self._session = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
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
    sizes: Sequence[int] = (1, 2, 4, 8, 16),
    seconds: float = 0.4,
    stop: StopSwitch | None = None,
) -> int:
    """The batch size with the best throughput on a GPU, found by running each for a moment.

    Args:
        session: the model; on the CPU the smallest size is returned at once, as batches gain nothing there.
        make_input: makes the inputs of a batch of the given size.
        sizes: what to try, ascending; the first that runs out of memory ends the sweep.
        seconds: how long each size is timed, after one run that is not.

    Raises:
        DeviceMemoryError: not even the smallest size fits.
        Cancelled: `stop` was thrown.
    """
    best, best_rate = min(sizes), 0.0
    if session.provider is Provider.CPU:
        return best
    for size in sorted(sizes):
        try:
            rate = size * _runs_per_second(session, make_input(size), seconds, stop)
        except DeviceMemoryError:
            if best_rate == 0.0:
                raise
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


def _open(model_path: Path, options: SessionOptions) -> Any:
    if not model_path.is_file():
        raise AppError(f"The model file {model_path} does not exist.", "Choose another file.")
    quieten()
    chain = provider_chain(options)
    built_in = onnxruntime.get_available_providers()
    if chain[0][0] not in built_in:
        _refuse(
            options.provider, "this build of ONNX Runtime does not contain it", PROVIDERS[options.provider].get_build
        )
    preload_libraries(options.provider)
    _prepare_cache(options.engine_cache)
    try:
        return onnxruntime.InferenceSession(
            str(model_path),
            _native_options(options),
            providers=[(name, chosen) for name, chosen in chain if name in built_in],
            enable_fallback=0,
        )
    except RUNTIME_ERRORS as error:
        raise load_error(error, model_path, options.provider) from error


def _prepare_cache(folder: Path | None) -> None:
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AppError(
            f"The folder {folder} for compiled models cannot be created: {error.strerror}.", "Choose another folder."
        ) from error


def _native_options(options: SessionOptions) -> Any:
    chosen = onnxruntime.SessionOptions()
    chosen.log_severity_level = FATAL_ONLY
    chosen.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL
    chosen.intra_op_num_threads = options.threads
    chosen.inter_op_num_threads = 1
    # Spinning burns a core between runs and gains nothing.
    chosen.add_session_config_entry("session.intra_op.allow_spinning", "0")
    chosen.add_session_config_entry("session.inter_op.allow_spinning", "0")
    chosen.add_session_config_entry("session.record_ep_graph_assignment_info", "1")
    # A memory pattern lays all of a run's tensors into one block, and runs side by side then hold a block each that the
    # pool does not share: 1,198 MB, against 824 without, for two runs of the full-size net at the same speed.
    # DirectML forbids it.
    chosen.enable_mem_pattern = options.provider not in {Provider.CPU, Provider.DIRECTML}
    if options.provider is Provider.DIRECTML:
        chosen.execution_mode = onnxruntime.ExecutionMode.ORT_SEQUENTIAL
    return chosen


def _placement(session: Any) -> Counter[str]:
    ask = getattr(session, "get_provider_graph_assignment_info", None)  # newer than our oldest ONNX Runtime
    counted: Counter[str] = Counter()
    for part in ask() if ask else ():
        counted[part.ep_name] += len(part.get_nodes())
    return counted


def _check_provider(first: str, placement: Mapping[str, int], wanted: Provider) -> None:
    facts = PROVIDERS[wanted]
    if first == facts.runtime_name and (not placement or placement.get(facts.runtime_name, 0) > 0):
        return
    taken = first if first != facts.runtime_name else max(placement, key=lambda name: placement[name])
    _refuse(wanted, f"ONNX Runtime used {taken} instead", facts.get_working)


def _refuse(wanted: Provider, why: str, remedy: str) -> NoReturn:
    raise AppError(f"The model cannot run on {PROVIDERS[wanted].label}: {why}.", f"{remedy} Or run on the CPU.")
