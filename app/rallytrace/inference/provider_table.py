"""The execution providers that RallyTrace knows: one table of facts, none of which needs ONNX Runtime loaded."""

import enum
from dataclasses import dataclass


class Provider(enum.StrEnum):
    """What a model can run on; the value is the name used in options and settings."""

    CPU = "cpu"
    CUDA = "cuda"
    TENSORRT = "tensorrt"
    OPENVINO = "openvino"
    MIGRAPHX = "migraphx"
    ROCM = "rocm"
    DIRECTML = "directml"
    COREML = "coreml"


class Vendor(enum.Enum):
    """Whose driver a provider needs before it is worth starting."""

    ANY = enum.auto()
    NVIDIA = enum.auto()
    AMD = enum.auto()


@dataclass(frozen=True, slots=True)
class ProviderFacts:
    """One row of the table.

    Attributes:
        label: the name as people write it.
        runtime_name: the name ONNX Runtime knows it by.
        vendor: whose driver it needs.
        systems: values of `sys.platform` where a build of ONNX Runtime with it exists.
        get_build: how to come by a build of ONNX Runtime that has it.
        get_working: what to look after when the build has it and it does not run.
    """

    label: str
    runtime_name: str
    vendor: Vendor
    systems: tuple[str, ...]
    get_build: str
    get_working: str


def _swap(distribution: str) -> str:
    return f"Replace ONNX Runtime: pip uninstall -y onnxruntime onnxruntime-gpu, then pip install {distribution}."


_EVERYWHERE = ("linux", "win32", "darwin")

PROVIDERS: dict[Provider, ProviderFacts] = {
    Provider.TENSORRT: ProviderFacts(
        label="TensorRT",
        runtime_name="TensorrtExecutionProvider",
        vendor=Vendor.NVIDIA,
        systems=("linux", "win32"),
        get_build=_swap("onnxruntime-gpu"),
        get_working="Install NVIDIA's driver, RallyTrace with the extra cuda (CUDA's libraries) and TensorRT 10 "
        "(pip install tensorrt), and put TensorRT's library folder on the library path.",
    ),
    Provider.CUDA: ProviderFacts(
        label="CUDA",
        runtime_name="CUDAExecutionProvider",
        vendor=Vendor.NVIDIA,
        systems=("linux", "win32"),
        get_build=_swap("onnxruntime-gpu"),
        get_working="Install NVIDIA's driver 580 or newer and install RallyTrace with the extra cuda; "
        "for an older card or driver, install it with the extra cuda12.",
    ),
    Provider.MIGRAPHX: ProviderFacts(
        label="MIGraphX",
        runtime_name="MIGraphXExecutionProvider",
        vendor=Vendor.AMD,
        systems=("linux",),
        get_build=_swap("onnxruntime-migraphx"),
        get_working="Install AMD's ROCm with MIGraphX, and let your user read /dev/kfd (group 'render').",
    ),
    Provider.ROCM: ProviderFacts(
        label="ROCm",
        runtime_name="ROCMExecutionProvider",
        vendor=Vendor.AMD,
        systems=("linux",),
        get_build="ONNX Runtime has dropped ROCm; use MIGraphX on AMD cards. " + _swap("onnxruntime-migraphx"),
        get_working="Install AMD's ROCm, and let your user read /dev/kfd (group 'render'); or use MIGraphX.",
    ),
    Provider.COREML: ProviderFacts(
        label="CoreML",
        runtime_name="CoreMLExecutionProvider",
        vendor=Vendor.ANY,
        systems=("darwin",),
        get_build=_swap("onnxruntime"),
        get_working="Update macOS (14 or newer, Apple silicon).",
    ),
    Provider.DIRECTML: ProviderFacts(
        label="DirectML",
        runtime_name="DmlExecutionProvider",
        vendor=Vendor.ANY,
        systems=("win32",),
        get_build=_swap("onnxruntime-directml"),
        get_working="Update Windows (10 version 1903 or newer) and the graphics driver.",
    ),
    Provider.OPENVINO: ProviderFacts(
        label="OpenVINO",
        runtime_name="OpenVINOExecutionProvider",
        vendor=Vendor.ANY,
        systems=("linux", "win32"),
        get_build=_swap("onnxruntime-openvino"),
        get_working="Install OpenVINO in the version that onnxruntime-openvino names (pip install openvino), "
        "and Intel's graphics driver where its GPU is to be used.",
    ),
    Provider.CPU: ProviderFacts(
        label="CPU",
        runtime_name="CPUExecutionProvider",
        vendor=Vendor.ANY,
        systems=_EVERYWHERE,
        get_build=_swap("onnxruntime"),
        get_working="Install ONNX Runtime again: pip install --force-reinstall onnxruntime.",
    ),
}
"""Every provider, the one to prefer first.

TensorRT stands above CUDA as the faster one where it runs, but `auto` passes it over: its first session takes minutes.
"""

AUTOMATIC: tuple[Provider, ...] = (
    Provider.CUDA,
    Provider.MIGRAPHX,
    Provider.ROCM,
    Provider.COREML,
    Provider.DIRECTML,
    Provider.OPENVINO,
    Provider.CPU,
)
"""What `auto` tries, best first: TensorRT, which builds its engine for minutes, is only used when asked for."""
