"""How a model is to be run: the choices a user has, and what ONNX Runtime calls them."""

import enum
from dataclasses import dataclass
from pathlib import Path

from rallytrace.errors import UsageError
from rallytrace.inference.provider_table import PROVIDERS, Provider


class ArenaStrategy(enum.StrEnum):
    """How the memory pool on a GPU grows; the values are ONNX Runtime's."""

    SAME_AS_REQUESTED = "kSameAsRequested"
    """By what is asked for: the least memory, and the right one when every batch has the same size."""
    NEXT_POWER_OF_TWO = "kNextPowerOfTwo"
    """By doubling: ONNX Runtime's default, up to twice the memory."""


class CudnnSearch(enum.StrEnum):
    """How cuDNN picks its convolutions; the values are ONNX Runtime's."""

    HEURISTIC = "HEURISTIC"
    """By rule: no wait at a new batch size."""
    EXHAUSTIVE = "EXHAUSTIVE"
    """By trial: seconds at every new batch size, and sometimes faster afterwards."""
    DEFAULT = "DEFAULT"
    """Always the same algorithm: seldom the fastest."""


@dataclass(frozen=True, slots=True)
class SessionOptions:
    """Everything that decides how a model runs; recorded with every result.

    Attributes:
        provider: what to run on.
        device_id: which GPU, where there are several; without meaning on the CPU, OpenVINO and CoreML.
        threads: threads inside one run on the CPU, 1 or more. The default of 1 is for a session that several worker
            threads share: N runs side by side on one thread each beat one run on N threads.
        gpu_memory_limit_mb: the most memory the pool on the GPU may take, in MiB (CUDA, TensorRT, ROCm); None: all.
        arena_strategy: how that pool grows.
        cudnn_search: how cuDNN picks its convolutions (CUDA).
        fp16: half precision (TensorRT only).
        engine_cache: the folder that keeps what TensorRT, OpenVINO or CoreML compiled; None: compile every time.
    """

    provider: Provider = Provider.CPU
    device_id: int = 0
    threads: int = 1
    gpu_memory_limit_mb: int | None = None
    arena_strategy: ArenaStrategy = ArenaStrategy.SAME_AS_REQUESTED
    cudnn_search: CudnnSearch = CudnnSearch.HEURISTIC
    fp16: bool = False
    engine_cache: Path | None = None

    def __post_init__(self) -> None:
        """Raise UsageError for what cannot be carried out."""
        if self.threads < 1:
            raise UsageError(f"A model cannot run on {self.threads} threads.", "Ask for 1 or more.")
        if self.device_id < 0:
            raise UsageError(f"There is no device number {self.device_id}.", "Devices are counted from 0.")
        if self.gpu_memory_limit_mb is not None and self.gpu_memory_limit_mb < 1:
            raise UsageError(f"A GPU memory limit of {self.gpu_memory_limit_mb} MiB leaves nothing.", "Raise it.")
        if self.fp16 and self.provider is not Provider.TENSORRT:
            label = PROVIDERS[self.provider].label
            raise UsageError(
                f"Half precision is an option of TensorRT, and the model is to run on {label}.",
                "Choose the provider 'tensorrt', or leave half precision off.",
            )

    def as_record(self) -> dict[str, str | int | bool | None]:
        """The options as plain values, to be written down beside a result."""
        return {
            "provider": self.provider.value,
            "device_id": self.device_id,
            "threads": self.threads,
            "gpu_memory_limit_mb": self.gpu_memory_limit_mb,
            "arena_strategy": self.arena_strategy.value,
            "cudnn_search": self.cudnn_search.value,
            "fp16": self.fp16,
            "engine_cache": None if self.engine_cache is None else str(self.engine_cache),
        }


def provider_chain(options: SessionOptions) -> list[tuple[str, dict[str, str]]]:
    """The providers for ONNX Runtime, the one asked for first, each with its options.

    The CPU stands last because shape arithmetic runs there on every provider; whether more than that ran there is
    checked once the session exists.
    """
    chain = [options.provider]
    if options.provider is Provider.TENSORRT:
        chain.append(Provider.CUDA)
    if options.provider is not Provider.CPU:
        chain.append(Provider.CPU)
    return [(PROVIDERS[provider].runtime_name, _provider_options(provider, options)) for provider in chain]


def _provider_options(provider: Provider, options: SessionOptions) -> dict[str, str]:
    device = {"device_id": str(options.device_id)}
    table: dict[Provider, dict[str, str]] = {
        Provider.CUDA: {**device, **_pool(options), "cudnn_conv_algo_search": options.cudnn_search.value},
        Provider.ROCM: {**device, **_pool(options)},
        Provider.TENSORRT: {**device, **_tensorrt(options)},
        Provider.MIGRAPHX: device,
        Provider.DIRECTML: device,
        Provider.OPENVINO: {"device_type": "AUTO:GPU,CPU", **_cache(options, "cache_dir")},
        Provider.COREML: {"ModelFormat": "MLProgram", **_cache(options, "ModelCacheDirectory")},
        Provider.CPU: {},
    }
    return table[provider]


def _pool(options: SessionOptions) -> dict[str, str]:
    chosen = {"arena_extend_strategy": options.arena_strategy.value}
    if options.gpu_memory_limit_mb is not None:
        chosen["gpu_mem_limit"] = str(options.gpu_memory_limit_mb * 2**20)
    return chosen


def _tensorrt(options: SessionOptions) -> dict[str, str]:
    chosen = {"trt_fp16_enable": str(options.fp16)}
    if options.gpu_memory_limit_mb is not None:
        chosen["trt_max_workspace_size"] = str(options.gpu_memory_limit_mb * 2**20)
    if options.engine_cache is not None:
        chosen |= {"trt_engine_cache_enable": "True", "trt_timing_cache_enable": "True"}
    return {**chosen, **_cache(options, "trt_engine_cache_path"), **_cache(options, "trt_timing_cache_path")}


def _cache(options: SessionOptions, key: str) -> dict[str, str]:
    return {} if options.engine_cache is None else {key: str(options.engine_cache)}
