"""All execution providers with their properties, and the options of a session.

This module does not load ONNX Runtime, so that the command line's help, the settings and the window start quickly.
"""

import enum
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from rallytrace.errors import UsageError
from rallytrace.texts import tr_lazy

MAX_GPU_BATCH = 16
"""Largest batch to try on a GPU."""
_ARENA_STRATEGY = "kSameAsRequested"
"""How a GPU's memory pool grows (ONNX Runtime's `arena_extend_strategy`): by the requested size. This needs the least
memory for batches of one size; the default doubles the pool."""
_CUDNN_SEARCH = "HEURISTIC"
"""How cuDNN chooses convolution algorithms (ONNX Runtime's `cudnn_conv_algo_search`): by rule, without a delay at each
new batch size."""
CORE_COUNT_RANGE: Final = (1, 1024)
GPU_NUMBER_RANGE: Final = (0, 63)
GPU_MEMORY_RANGE_MB: Final = (256, 2**20)
"""Minimum and maximum limit of a GPU's memory pool in MiB, in the settings and on the command line."""
OPENVINO_CPU = "CPU"
"""OpenVINO's name for the computer's processor."""


class Provider(enum.StrEnum):
    """An execution provider for models. The value is its name in options and settings."""

    CPU = "cpu"
    CUDA = "cuda"
    TENSORRT = "tensorrt"
    OPENVINO = "openvino"
    MIGRAPHX = "migraphx"
    DIRECTML = "directml"
    COREML = "coreml"
    WEBGPU = "webgpu"
    TENSORRT_RTX = "tensorrt-rtx"


class Precision(enum.StrEnum):
    """The number format that a network computes with. The value is its name in options and settings."""

    AUTO = "auto"
    """The provider's own default; on the CPU chosen by a trial (`tracking/int8_selection.py`)."""
    FLOAT32 = "float32"
    TF32 = "tf32"
    """19-bit floats within convolutions, on NVIDIA GPUs."""
    FLOAT16 = "float16"
    """16-bit floats. OpenVINO uses bfloat16 instead on a processor."""
    BFLOAT16 = "bfloat16"
    INT8 = "int8"
    """8-bit integers: a separate file of an included network."""

    @property
    def is_half(self) -> bool:
        return self in (Precision.FLOAT16, Precision.BFLOAT16)

    @property
    def suffix(self) -> str:
        """Return the text that follows a provider's name; '' for the provider's default precision."""
        return "" if self is Precision.AUTO else f", {self}"


@dataclass(frozen=True, slots=True)
class Device:
    """The device for running networks, as set in the settings or on the command line.

    Attributes:
        provider: None for the best usable one.
        device_id: GPU number, from 0; ignored by the CPU and CoreML.
        gpu_memory_limit_mb: limit of the GPU's memory pool in MiB (CUDA, TensorRT); None for all memory.
        precision: number format; the provider must support it.
        cores: number of processor cores to use; None for all.
        allow_fallback: whether another provider may replace an unusable one.
    """

    provider: Provider | None = None
    device_id: int = 0
    gpu_memory_limit_mb: int | None = None
    precision: Precision = Precision.AUTO
    cores: int | None = None
    allow_fallback: bool = False

    def __post_init__(self) -> None:
        """Raise UsageError for values out of range."""
        for flag, value, (minimum, maximum) in (
            ("--threads", self.cores, CORE_COUNT_RANGE),
            ("--device", self.device_id, GPU_NUMBER_RANGE),
            ("--gpu-memory", self.gpu_memory_limit_mb, GPU_MEMORY_RANGE_MB),
        ):
            if value is not None and not minimum <= value <= maximum:
                raise UsageError(f"{flag} {value} is not valid: it must be from {minimum} to {maximum}.")

    def with_supported_precision(self) -> "Device":
        """Return the device with precision `auto` if its provider lacks the precision.

        Settings may keep a precision that was chosen for another provider.
        """
        available = PROVIDERS[self.provider or Provider.CPU].precisions
        return self if self.precision in available else replace(self, precision=Precision.AUTO)

    def precision_on(self, provider: Provider) -> Precision:
        """Return the precision to use on a provider. A fallback provider uses its own default.

        Raises:
            UsageError: the provider does not support the requested precision.
        """
        if self.precision is Precision.AUTO or self.provider not in (None, provider):
            return Precision.AUTO
        facts = PROVIDERS[provider]
        if self.precision not in facts.precisions:
            raise UsageError(
                tr_lazy(
                    "errors",
                    "The precision {precision} cannot be used on {provider}.",
                    precision=self.precision.value,
                    provider=facts.label,
                ),
                tr_lazy(
                    "errors",
                    "Choose one of {precisions}, or another provider.",
                    precisions=", ".join((Precision.AUTO, *facts.precisions)),
                ),
            )
        return self.precision


@dataclass(frozen=True, slots=True)
class SessionOptions:
    """All options of a model run, recorded with every result.

    Attributes:
        provider: the provider chosen for the device.
        device: the requested device.
        threads: number of threads within one run on the CPU. The default of 1 suits a session shared by worker threads:
            N parallel runs on one thread each are faster than one run on N threads.
        openvino_device: OpenVINO's name of its device ('CPU', 'GPU.0'); '' for other providers, and before a session is
            opened.
        engine_cache: folder for engines compiled by TensorRT, OpenVINO and CoreML, with a subfolder for each model,
            version and device (`compiled_models`); None to compile every time.
        free_batch: for a model with a free batch size, the shape of each input for one window, by input name. It lets
            TensorRT compile for the largest batch at once instead of again for every larger batch.
    """

    provider: Provider = Provider.CPU
    device: Device = Device()
    threads: int = 1
    openvino_device: str = ""
    engine_cache: Path | None = None
    free_batch: Mapping[str, tuple[int, ...]] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        """Raise UsageError for impossible options."""
        if self.threads < 1:
            raise UsageError(f"A model cannot run on {self.threads} threads.", "Choose 1 or more.")
        self.device.precision_on(self.provider)

    @property
    def precision(self) -> Precision:
        """Return the precision to use on the provider."""
        return self.device.precision_on(self.provider)

    @property
    def on_processor(self) -> bool:
        """Return True if the model runs on the computer's processor, where larger batches gain nothing."""
        return self.provider is Provider.CPU or self.openvino_device == OPENVINO_CPU

    def as_record(self) -> dict[str, str | int | bool | None]:
        """Return the options as plain values for a result's record."""
        return {
            "provider": self.provider.value,
            "device_id": self.device.device_id,
            "device": self.openvino_device,
            "threads": self.threads,
            "gpu_memory_limit_mb": self.device.gpu_memory_limit_mb,
            "arena_strategy": _ARENA_STRATEGY,
            "cudnn_search": _CUDNN_SEARCH,
            "precision": self.precision.value,
            "engine_cache": None if self.engine_cache is None else str(self.engine_cache),
        }


class Vendor(enum.Enum):
    """The vendor of a provider's hardware or system. The value is its common name."""

    ANY = ""
    NVIDIA = "NVIDIA"
    AMD = "AMD"
    INTEL = "Intel"
    MICROSOFT = "Windows"
    APPLE = "Apple"


@dataclass(frozen=True, slots=True)
class ProviderRecord:
    """All properties of a provider. A new provider needs a member of `Provider` and a record.

    Attributes:
        label: common name of the provider.
        runtime_name: ONNX Runtime's name for it.
        vendor: vendor of its driver (NVIDIA, AMD) or of its system.
        systems: values of `sys.platform` for which a build of ONNX Runtime contains it.
        distribution: package of ONNX Runtime that contains it; '' if it exists only as a plugin.
        plugin: package of its plugin, which works with any build of ONNX Runtime; '' for none.
        get_working: what the user can do if it is installed but does not run.
        options: converts a session's options to ONNX Runtime's options for this provider.
        settings: names of the `Device` fields that it uses, besides `cores`.
        precisions: precisions that it supports, besides `auto`.
        automatic: whether `auto` may choose it.
        compiles_long: whether compiling a model takes minutes.
        keeps_engines: whether its compiled engines are kept in the cache folder.
        queues: whether it only queues operations on the device, so that ONNX Runtime's profile has no durations.
        library: package of the provider's own library, if that is separate.
        plans_shapes: whether it prepares a network again for each new input shape, which takes longer than a run.
        preloads_cuda: whether pip's CUDA and cuDNN libraries are loaded before the first session.
        fallbacks: providers for operations that it lacks, before the CPU.
        faults: a sentence about wrong results that users have reported, with links; '' if none are known.
    """

    label: str
    runtime_name: str
    vendor: Vendor
    systems: tuple[str, ...]
    distribution: str
    get_working: str
    options: Callable[[SessionOptions], dict[str, str]]
    plugin: str = ""
    settings: tuple[str, ...] = ("allow_fallback",)
    precisions: tuple[Precision, ...] = ()
    automatic: bool = True
    compiles_long: bool = False
    keeps_engines: bool = False
    queues: bool = False
    library: str = ""
    plans_shapes: bool = False
    preloads_cuda: bool = False
    fallbacks: tuple[Provider, ...] = ()
    faults: str = ""

    @property
    def install_advice(self) -> str:
        """Return a sentence on installing its plugin, or a build of ONNX Runtime that contains it."""
        if self.plugin:
            return tr_lazy("models", "Install its plugin: {command}.", command=f"pip install {self.plugin}")
        from importlib import metadata  # noqa: PLC0415 - slow to load, and needed for a message only

        builds = {record.distribution for record in PROVIDERS.values() if record.distribution}
        installed = sorted(builds & {found.name for found in metadata.distributions()})
        command = f"pip install {self.distribution}"
        if not installed:
            return tr_lazy("models", "Replace ONNX Runtime: {command}.", command=command)
        return tr_lazy(
            "models",
            "Replace ONNX Runtime: {first}, then {second}.",
            first=f"pip uninstall -y {' '.join(installed)}",
            second=command,
        )

    @property
    def plugin_module(self) -> str:
        """Return the name of its plugin's Python module; '' without a plugin."""
        return self.plugin.replace("-", "_")

    @property
    def setting_label(self) -> str:
        """Return the name with its vendor, for a list of choices."""
        return f"{self.label} ({self.vendor.value})" if self.vendor.value else self.label


@dataclass(frozen=True, slots=True)
class ProviderStatus:
    """The state of one provider on this machine.

    Attributes:
        in_build: whether the installed ONNX Runtime contains it or its plugin is installed.
        usable: whether a model ran on it in this process's trial.
        reason: one sentence about why it is not usable; else empty.
        remedy: how to make it usable; else empty.
    """

    provider: Provider
    in_build: bool
    usable: bool
    reason: str = ""
    remedy: str = ""


def _device(options: SessionOptions) -> dict[str, str]:
    return {"device_id": str(options.device.device_id)}


def _cuda(options: SessionOptions) -> dict[str, str]:
    chosen = {**_device(options), "arena_extend_strategy": _ARENA_STRATEGY, "cudnn_conv_algo_search": _CUDNN_SEARCH}
    if options.precision is not Precision.AUTO:
        chosen["use_tf32"] = str(int(options.precision is Precision.TF32))
    if options.device.gpu_memory_limit_mb is not None:
        chosen["gpu_mem_limit"] = str(options.device.gpu_memory_limit_mb * 2**20)
    return chosen


def _tensorrt(options: SessionOptions) -> dict[str, str]:
    chosen = {**_device(options), "trt_fp16_enable": str(options.precision is Precision.FLOAT16)}
    if options.precision is Precision.BFLOAT16:
        chosen["trt_bf16_enable"] = "True"
    if options.device.gpu_memory_limit_mb is not None:
        chosen["trt_max_workspace_size"] = str(options.device.gpu_memory_limit_mb * 2**20)
    if options.engine_cache is not None:
        chosen |= {"trt_engine_cache_enable": "True", "trt_timing_cache_enable": "True"}
    if options.free_batch:
        for name, windows in (("min", 1), ("opt", MAX_GPU_BATCH // 2), ("max", MAX_GPU_BATCH)):
            chosen[f"trt_profile_{name}_shapes"] = _shapes(options.free_batch, windows)
    return {**chosen, **_cache(options, "trt_engine_cache_path"), **_cache(options, "trt_timing_cache_path")}


def _shapes(free_batch: Mapping[str, tuple[int, ...]], windows: int) -> str:
    """Return input shapes for a number of windows in TensorRT's format, such as `frames:8x32x432x768`."""
    inputs = ((name, "x".join(map(str, (windows, *shape[1:])))) for name, shape in free_batch.items())
    return ",".join(f"{name}:{shape}" for name, shape in inputs)


def openvino_device(listed: Sequence[str], number: int) -> str:
    """Return OpenVINO's name of the device: the GPU with this number, or the processor if there is no GPU.

    OpenVINO's `AUTO` is avoided: AUTO:GPU,CPU does not start without a GPU, AUTO alone accepts no operation at all
    (both onnxruntime-openvino 1.24.1), and with a GPU it runs the first windows on the CPU.

    Args:
        listed: OpenVINO's devices.
        number: GPU number, from 0.

    Raises:
        UsageError: there are GPUs, but none with this number.
    """
    gpus = [name for name in listed if name.startswith("GPU")]
    if gpus and number >= len(gpus):
        raise UsageError(
            tr_lazy("errors", "OpenVINO has no GPU number {number}.", number=number),
            tr_lazy("errors", "Its GPUs, numbered from 0, are {names}.", names=", ".join(gpus)),
        )
    return gpus[number] if gpus else OPENVINO_CPU


def _openvino(options: SessionOptions) -> dict[str, str]:
    """Return OpenVINO's own properties, for ONNX Runtime 1.23 and newer. A GPU's default precision is float16."""
    device = options.openvino_device or OPENVINO_CPU
    names = {Precision.FLOAT16: "bf16" if device == OPENVINO_CPU else "f16", Precision.BFLOAT16: "bf16"}
    chosen = {"INFERENCE_PRECISION_HINT": names.get(options.precision, "f32"), **_cache(options, "CACHE_DIR")}
    if device == OPENVINO_CPU:
        chosen["INFERENCE_NUM_THREADS"] = str(options.threads)
    return {"device_type": device, "load_config": json.dumps({device.partition(".")[0]: chosen})}


def _coreml(options: SessionOptions) -> dict[str, str]:
    return {"ModelFormat": "MLProgram", **_cache(options, "ModelCacheDirectory")}


def _cache(options: SessionOptions, key: str) -> dict[str, str]:
    return {} if options.engine_cache is None else {key: str(options.engine_cache)}


PROVIDERS: dict[Provider, ProviderRecord] = {
    Provider.TENSORRT: ProviderRecord(
        label="TensorRT",
        runtime_name="TensorrtExecutionProvider",
        vendor=Vendor.NVIDIA,
        systems=("linux", "win32"),
        distribution="onnxruntime-gpu",
        get_working=tr_lazy(
            "models",
            "Install NVIDIA's driver, RallyTrace with the extra cuda (CUDA's libraries) and TensorRT 10 "
            "(pip install tensorrt), and put TensorRT's library folder on the library path.",
        ),
        options=_tensorrt,
        settings=("device_id", "gpu_memory_limit_mb", "precision", "allow_fallback"),
        precisions=(Precision.TF32, Precision.FLOAT16, Precision.BFLOAT16),
        automatic=False,
        compiles_long=True,
        keeps_engines=True,
        library="tensorrt",
        plans_shapes=True,
        preloads_cuda=True,
        fallbacks=(Provider.CUDA,),
    ),
    Provider.CUDA: ProviderRecord(
        label="CUDA",
        runtime_name="CUDAExecutionProvider",
        vendor=Vendor.NVIDIA,
        systems=("linux", "win32"),
        distribution="onnxruntime-gpu",
        get_working=tr_lazy(
            "models",
            "Install NVIDIA's driver 580 or newer and install RallyTrace with the extra cuda; "
            "for an older card or driver, install it with the extra cuda12.",
        ),
        options=_cuda,
        settings=("device_id", "gpu_memory_limit_mb", "precision", "allow_fallback"),
        precisions=(Precision.FLOAT32, Precision.TF32),
        queues=True,
        plans_shapes=True,
        preloads_cuda=True,
    ),
    Provider.MIGRAPHX: ProviderRecord(
        label="MIGraphX",
        runtime_name="MIGraphXExecutionProvider",
        vendor=Vendor.AMD,
        systems=("linux",),
        distribution="onnxruntime-migraphx",
        get_working=tr_lazy(
            "models", "Install AMD's ROCm with MIGraphX, and let your user read /dev/kfd (group 'render')."
        ),
        options=_device,
        settings=("device_id", "allow_fallback"),
        plans_shapes=True,
    ),
    Provider.COREML: ProviderRecord(
        label="CoreML",
        runtime_name="CoreMLExecutionProvider",
        vendor=Vendor.APPLE,
        systems=("darwin",),
        distribution="onnxruntime",
        get_working=tr_lazy("models", "Update macOS (14 or newer, Apple silicon)."),
        options=_coreml,
        keeps_engines=True,
        faults=tr_lazy(
            "models", "On the GPU and the Neural Engine, convolutions lost precision (coremltools#1809, #1671)."
        ),
    ),
    Provider.DIRECTML: ProviderRecord(
        label="DirectML",
        runtime_name="DmlExecutionProvider",
        vendor=Vendor.MICROSOFT,
        systems=("win32",),
        distribution="onnxruntime-windowsml",
        get_working=tr_lazy("models", "Update Windows (10 version 1903 or newer) and the graphics driver."),
        options=_device,
        settings=("device_id", "allow_fallback"),
        queues=True,
        faults=tr_lazy(
            "models", "Convolutions gave wrong results on some GPUs (onnxruntime#18652, #9582; DirectML#234)."
        ),
    ),
    Provider.OPENVINO: ProviderRecord(
        label="OpenVINO",
        runtime_name="OpenVINOExecutionProvider",
        vendor=Vendor.INTEL,
        systems=("linux", "win32"),
        distribution="onnxruntime-openvino",
        get_working=tr_lazy(
            "models",
            "The plugin runs on Intel processors and GPUs. For a GPU, install its graphics driver. On other "
            "machines, replace ONNX Runtime by onnxruntime-openvino (on Windows together with openvino).",
        ),
        options=_openvino,
        plugin="onnxruntime-ep-openvino",
        settings=("device_id", "precision", "allow_fallback"),
        precisions=(Precision.FLOAT32, Precision.FLOAT16, Precision.BFLOAT16, Precision.INT8),
        automatic=False,
        keeps_engines=True,
        library="openvino",
    ),
    Provider.TENSORRT_RTX: ProviderRecord(
        label="TensorRT for RTX",
        runtime_name="NvTensorRTRTXExecutionProvider",
        vendor=Vendor.NVIDIA,
        systems=("linux", "win32"),
        distribution="",
        get_working=tr_lazy("models", "Install NVIDIA's driver for an RTX card (30 series or newer)."),
        options=lambda _: {},
        plugin="onnxruntime-ep-nv-tensorrt-rtx",
        settings=("device_id", "allow_fallback"),
        automatic=False,
        compiles_long=True,
        plans_shapes=True,
    ),
    Provider.WEBGPU: ProviderRecord(
        label="WebGPU",
        runtime_name="WebGpuExecutionProvider",
        vendor=Vendor.ANY,
        systems=("linux", "win32", "darwin"),
        distribution="",
        get_working=tr_lazy(
            "models", "Install the graphics card's driver with Vulkan (Linux), Direct3D 12 (Windows) or Metal (macOS)."
        ),
        options=lambda _: {},
        plugin="onnxruntime-ep-webgpu",
        settings=("device_id", "allow_fallback"),
        automatic=False,
        queues=True,
        faults=tr_lazy("models", "In browsers, some convolutions gave wrong results (onnxruntime#29651, #26734)."),
    ),
    Provider.CPU: ProviderRecord(
        label="CPU",
        runtime_name="CPUExecutionProvider",
        vendor=Vendor.ANY,
        systems=("linux", "win32", "darwin"),
        distribution="onnxruntime",
        get_working=tr_lazy("models", "Install ONNX Runtime again: pip install --force-reinstall onnxruntime."),
        options=lambda _: {},
        settings=("precision",),
        precisions=(Precision.FLOAT32, Precision.INT8),
    ),
}
"""All providers in order of preference.

TensorRT comes before CUDA because it is faster, but `auto` skips it: its first session takes minutes. `auto` also skips
OpenVINO: on a processor, in full precision, it is slower than the CPU provider with the shipped networks.
"""

AUTOMATIC: tuple[Provider, ...] = tuple(provider for provider, record in PROVIDERS.items() if record.automatic)
"""Providers that `auto` tries, in order of preference."""


def provider_chain(options: SessionOptions) -> list[tuple[str, dict[str, str]]]:
    """Return the providers for ONNX Runtime, the requested one first, each with its options.

    The CPU comes last, because shape arithmetic runs there on every provider. The session checks later that no other
    operations run there.
    """
    chain = dict.fromkeys((options.provider, *PROVIDERS[options.provider].fallbacks, Provider.CPU))
    return [(PROVIDERS[provider].runtime_name, PROVIDERS[provider].options(options)) for provider in chain]


def name_in_sentence(provider: Provider) -> str:
    """Return a provider's name for use within a sentence, to be given to `shown`."""
    return tr_lazy("models", "the CPU") if provider is Provider.CPU else PROVIDERS[provider].label
