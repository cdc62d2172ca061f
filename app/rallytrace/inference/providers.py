"""Find the execution providers that can run a model on this machine, and choose one.

A provider that ONNX Runtime contains may fail to start, and may crash the whole process. So a child process tries each
one once, on a model of one node.
"""

import functools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rallytrace.errors import AppError, ProviderError
from rallytrace.model_records.execution_providers import (
    AUTOMATIC,
    PROVIDERS,
    Device,
    Provider,
    ProviderStatus,
    SessionOptions,
    Vendor,
    name_in_sentence,
)
from rallytrace.process.child_processes import PROBE_FLAG, answer_in, exit_name, own_command, run_child
from rallytrace.texts import LazyText, join_texts, pack_texts, tr_lazy, unpack_texts

if TYPE_CHECKING:
    import onnx

PROBE_TIMEOUT_SECONDS = 60.0
"""Time limit of a trial. Loading CUDA for the first time after a boot takes many seconds."""
_probe_lock = threading.Lock()
_SYSTEM_NAMES = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}
_NEEDS_NEWER = "Its plugin needs ONNX Runtime"
_KNOWN_FAILURES: tuple[tuple[re.Pattern[str], Callable[..., str]], ...] = (
    (
        re.compile(r"(\S+\.so[.\d]*): cannot open shared object file"),
        lambda library: tr_lazy("models", "The library {library} is missing.", library=library),
    ),
    (
        re.compile(r'depends on "([^"]+)" which is missing'),
        lambda library: tr_lazy("models", "The library {library} is missing.", library=library),
    ),
    (
        re.compile(r"version `(\S+)' not found"),
        lambda version: tr_lazy(
            "models", "A library on this machine is too old: {version} is missing.", version=version
        ),
    ),
    (
        re.compile(r"LoadLibrary failed with error (\d+).*?([^\\/\"]+\.dll)", re.DOTALL),
        lambda number, library: tr_lazy(
            "models",
            "{library} could not be loaded (Windows error {number}): a library that it needs is missing.",
            library=library,
            number=number,
        ),
    ),
    (
        re.compile(r"driver version is insufficient for CUDA runtime version"),
        lambda: tr_lazy("models", "The NVIDIA driver is too old for the CUDA libraries."),
    ),
    (
        re.compile(r"no CUDA-capable device is detected"),
        lambda: tr_lazy("models", "No NVIDIA card that CUDA can use was found."),
    ),
    (
        re.compile(r"no kernel image is available"),
        lambda: tr_lazy("models", "The CUDA libraries do not support this card, because it is too old."),
    ),
    (re.compile(r"invalid device ordinal"), lambda: tr_lazy("models", "There is no such device.")),
    (re.compile(r"install TensorRT libraries"), lambda: tr_lazy("models", "The TensorRT libraries are missing.")),
    (
        re.compile(r"(CUDNN_STATUS_\w+)"),
        lambda status: tr_lazy("models", "cuDNN failed ({status}).", status=status),
    ),
    (
        re.compile(r"CUDA failure (\d+: [^;\n]*[^;\s])"),
        lambda failure: tr_lazy("models", "CUDA failed ({failure}).", failure=failure),
    ),
    (
        re.compile(r'runtime version "([^"]+)" is below the minimum required version "([^"]+)"'),
        lambda installed, needed: tr_lazy(
            "models",
            "Its plugin needs ONNX Runtime {needed} or newer; {installed} is installed.",
            needed=needed,
            installed=installed,
        ),
    ),
    (
        re.compile(r"RequestAdapter|WebGPU adapter"),
        lambda: tr_lazy("models", "WebGPU finds no graphics card that it can use."),
    ),
)
_ANSI_ESCAPE = re.compile(r"\x1b\[[\d;]*m")
_LOG_LEVEL_ERROR = 3
_TEST_PICTURE_SIDE_PX = 8


@dataclass(frozen=True, slots=True)
class ProviderChoice:
    """The provider to run on, and a sentence about it, which is empty for an explicitly requested one."""

    provider: Provider
    announcement: str = ""


def provider_statuses() -> list[ProviderStatus]:
    """Return the status of every known provider, in order of preference."""
    return [probe(provider) for provider in PROVIDERS]


_remembered: dict[Provider, ProviderStatus] = {}


def probe(provider: Provider, *, timeout_s: float = PROBE_TIMEOUT_SECONDS) -> ProviderStatus:
    """Find out whether a model runs on `provider`. The result is kept until the program ends.

    A provider that is not in the build or has no driver is rejected at once. Otherwise a child process tries it, for at
    most `timeout_s` seconds.
    """
    with _probe_lock:
        if provider not in _remembered:
            _remembered[provider] = _probe_once(provider, timeout_s)
        return _remembered[provider]


def choose_provider(device: Device) -> ProviderChoice:
    """Return the device's provider, or the best usable one.

    Raises:
        ProviderError: the device's provider cannot run, and no fallback is allowed.
    """
    request = device.provider
    if request is None:
        return _choose_best()
    if request is Provider.CPU:
        return ProviderChoice(Provider.CPU)
    status = probe(request)
    if status.usable:
        return ProviderChoice(request)
    refusal = _refusal(request, status)
    if not device.allow_fallback:
        raise ProviderError(
            refusal,
            join_texts(
                (status.remedy, tr_lazy("errors", "Or choose another provider, such as 'cpu', or 'auto'.")), " "
            ),
        )
    best = _choose_best().provider
    instead = tr_lazy("models", "Running on {provider} instead.", provider=name_in_sentence(best))
    return ProviderChoice(best, join_texts((refusal, instead), " "))


def _refusal(provider: Provider, status: ProviderStatus) -> str:
    return tr_lazy(
        "models", "{provider} cannot be used: {reason}", provider=PROVIDERS[provider].label, reason=status.reason
    )


def _choose_best() -> ProviderChoice:
    passed_over = ""
    for provider in AUTOMATIC:
        if not _is_installed(provider):
            continue
        if provider is Provider.CPU:
            break
        status = probe(provider)
        if status.usable:
            return ProviderChoice(
                provider,
                tr_lazy("models", "Running on {provider}.", provider=name_in_sentence(provider)),
            )
        passed_over = passed_over or _refusal(provider, status)
    running = tr_lazy("models", "Running on {provider}.", provider=name_in_sentence(Provider.CPU))
    return ProviderChoice(Provider.CPU, join_texts(filter(None, (running, passed_over)), " "))


@functools.cache
def _list_built_in() -> frozenset[str]:
    try:
        import onnxruntime  # noqa: PLC0415 - slow to load, and not needed to know the providers' names
    except ImportError as error:
        raise AppError(
            tr_lazy("errors", "ONNX Runtime could not be loaded: {reason}", reason=error),
            tr_lazy("errors", "Run 'rallytrace doctor' to see what is installed."),
        ) from error
    return frozenset(onnxruntime.get_available_providers())


def _is_installed(provider: Provider) -> bool:
    """Return True if a provider is in the build of ONNX Runtime or its plugin is installed."""
    if PROVIDERS[provider].runtime_name in _list_built_in():
        return True
    from rallytrace.inference.plugins import is_plugin_installed  # noqa: PLC0415 - loads ONNX Runtime

    return is_plugin_installed(provider)


def _probe_once(provider: Provider, timeout_s: float) -> ProviderStatus:
    facts = PROVIDERS[provider]
    if not _is_installed(provider):
        return ProviderStatus(
            provider,
            in_build=False,
            usable=False,
            reason=tr_lazy("models", "The {label} plugin is not installed.", label=facts.label)
            if facts.plugin
            else tr_lazy("models", "The installed build of ONNX Runtime has no {label}.", label=facts.label),
            remedy=_install_remedy(provider),
        )
    reason = _missing_driver(facts.vendor) or _try_in_child(provider, timeout_s)
    remedy = facts.get_working if reason else ""
    if reason.startswith(_NEEDS_NEWER):
        remedy = tr_lazy("models", "Update ONNX Runtime, or install an older version of the plugin.")
    return ProviderStatus(provider, in_build=True, usable=not reason, reason=reason, remedy=remedy)


def _install_remedy(provider: Provider) -> str:
    facts = PROVIDERS[provider]
    if sys.platform not in facts.systems:
        systems = functools.reduce(
            lambda left, right: tr_lazy("models", "{left} and {right}", left=left, right=right),
            (_SYSTEM_NAMES[system] for system in facts.systems),
        )
        return tr_lazy("models", "{label} exists only on {systems}.", label=facts.label, systems=systems)
    if getattr(sys, "frozen", False):
        return tr_lazy(
            "models",
            "The packaged application has its own ONNX Runtime. Install RallyTrace with pip to choose another.",
        )
    return facts.install_advice


def _missing_driver(vendor: Vendor) -> str:
    """Return a reason to skip the slow trial if the driver's files are missing, or ''."""
    match vendor:
        case Vendor.NVIDIA:
            return "" if _has_nvidia_driver() else tr_lazy("models", "No NVIDIA driver was found on this machine.")
        case Vendor.AMD:
            return (
                ""
                if sys.platform == "win32" or Path("/dev/kfd").exists() or Path("/dev/dxg").exists()
                else tr_lazy("models", "No AMD compute driver (/dev/kfd) was found on this machine.")
            )
        case _:
            return ""


def _has_nvidia_driver() -> bool:
    if sys.platform == "win32":
        library = Path(os.environ.get("SYSTEMROOT", "C:/Windows"), "System32", "nvcuda.dll")
        return library.exists() or shutil.which("nvidia-smi") is not None
    # The last two are for embedded GPUs and for the Windows Subsystem for Linux.
    devices = (found for pattern in ("nvidia*", "nvhost-gpu", "dxg") for found in Path("/dev").glob(pattern))
    return any(devices) or shutil.which("nvidia-smi") is not None


def _try_in_child(provider: Provider, timeout_s: float) -> str:
    """Try a provider in a child process. Return the reason of a failure in one sentence, or ''."""
    try:
        child = run_child(own_command(PROBE_FLAG, provider.value), timeout_s)
    except subprocess.TimeoutExpired:
        return tr_lazy(
            "models",
            "A trial run on {label} did not finish within {timeout_s:g} seconds.",
            label=PROVIDERS[provider].label,
            timeout_s=timeout_s,
        )
    except OSError as error:
        return tr_lazy(
            "models",
            "A trial run on {label} could not be started: {error}.",
            label=PROVIDERS[provider].label,
            error=error,
        )
    return _verdict(provider, child)


def _verdict(provider: Provider, child: subprocess.CompletedProcess[str]) -> str:
    label = PROVIDERS[provider].label
    if child.returncode != 0:
        reason = _last_error_line(child)
        return tr_lazy("models", "A trial run on {label} crashed ({reason}).", label=label, reason=reason)
    try:
        error = unpack_texts(answer_in(child.stdout)["error"])
    except (KeyError, ValueError):
        return tr_lazy("models", "A trial run on {label} ended without a result.", label=label)
    return explain_failure(child.stderr, error) if error else ""


def _last_error_line(child: subprocess.CompletedProcess[str]) -> str:
    code, lines = child.returncode, child.stderr.strip().splitlines()
    if code == 1 and lines:
        return lines[-1].rstrip(".")  # the exception's message
    return exit_name(code)


def explain_failure(log: str, error: str) -> str:
    """Return one sentence that explains why a provider failed to start.

    Args:
        log: ONNX Runtime's output on stderr.
        error: error reported by the trial; used if no known failure is recognised in either text.
    """
    text = _ANSI_ESCAPE.sub("", f"{log}\n{error}")
    for pattern, sentence in _KNOWN_FAILURES:
        found = pattern.search(text)
        if found:
            return sentence(*found.groups())
    return error if isinstance(error, LazyText) else f"{error.strip().rstrip('.')}."


def main(arguments: Sequence[str]) -> int:
    """Run the child process (`--probe-provider NAME`): run one convolution on a provider and print the outcome.

    It prints one line of JSON on stdout: `{"error": ""}` for correct numbers. ONNX Runtime writes its reasons to
    stderr. The exit code is 0 in both cases; any other means a crash.
    """
    import onnxruntime  # noqa: PLC0415 - slow to load, and needed in the child only

    from rallytrace.inference.model_files.runtime import quieten  # noqa: PLC0415 - loads ONNX Runtime

    quieten()
    onnxruntime.set_default_logger_severity(_LOG_LEVEL_ERROR)  # only the log names missing libraries
    try:
        error = _run_on(Provider(arguments[0]))
    except AppError as refusal:
        error = refusal.problem
    sys.stdout.write(json.dumps({"error": pack_texts(error)}) + "\n")
    return 0


def _run_on(provider: Provider) -> str:
    import numpy as np  # noqa: PLC0415 - the rest of this module needs no arrays
    import onnx  # noqa: PLC0415 - slow to load

    from rallytrace.inference.model_session import ModelSession  # noqa: PLC0415 - loads ONNX Runtime

    with tempfile.TemporaryDirectory() as folder:
        model = Path(folder, "convolution.onnx")
        onnx.save(_convolution(), model)
        with ModelSession(model, SessionOptions(provider=provider)) as session:
            (found,) = session.run(
                {"picture": np.ones((1, 1, _TEST_PICTURE_SIDE_PX, _TEST_PICTURE_SIDE_PX), dtype=np.float32)}
            )
    # Each output is the number of input pixels under the kernel: 9 inside, 6 at an edge, 4 in a corner.
    reach = np.full(_TEST_PICTURE_SIDE_PX, 3.0)
    reach[[0, -1]] = 2.0
    return (
        ""
        if np.allclose(found[0, 0], np.outer(reach, reach), rtol=1e-2)
        else tr_lazy("models", "The trial run gave wrong results.")
    )


def _convolution() -> "onnx.ModelProto":
    """Return a model of one 3x3 convolution of ones: the main operation of TrackNet, which needs cuDNN."""
    from onnx import TensorProto, helper  # noqa: PLC0415 - slow to load

    shape = [1, 1, _TEST_PICTURE_SIDE_PX, _TEST_PICTURE_SIDE_PX]
    graph = helper.make_graph(
        [helper.make_node("Conv", ["picture", "ones"], ["sums"], pads=[1, 1, 1, 1])],
        "convolution",
        [helper.make_tensor_value_info("picture", TensorProto.FLOAT, shape)],
        [helper.make_tensor_value_info("sums", TensorProto.FLOAT, shape)],
        [helper.make_tensor("ones", TensorProto.FLOAT, [1, 1, 3, 3], [1.0] * 9)],
    )
    # Versions that the oldest supported ONNX Runtime can read.
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)
