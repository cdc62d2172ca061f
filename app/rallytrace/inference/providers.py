"""Which execution providers can really run a model on this machine, and which one to take.

That a build of ONNX Runtime contains a provider says nothing about whether it works, and a provider that does not work
may take the whole process with it. So each is tried in a child process, on a model of one node, once.
"""

import functools
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass
from pathlib import Path

from rallytrace.errors import AppError
from rallytrace.inference.provider_reason import in_plain_words
from rallytrace.inference.provider_table import AUTOMATIC, PROVIDERS, Provider, Vendor

__all__ = [
    "PROBE_FLAG",
    "Provider",
    "ProviderChoice",
    "ProviderStatus",
    "choose_provider",
    "probe",
    "provider_statuses",
]

PROBE_FLAG = "--probe-provider"
"""The first argument with which a frozen application starts itself to try a provider, whose name is the second.

Its front door must hand the rest of the arguments to `rallytrace.inference.provider_probe.main` and exit with what that
returns. Elsewhere the interpreter runs the module itself.
"""

PROBE_SECONDS = 60.0
"""How long a trial may take: loading CUDA for the first time after a start of the machine takes many seconds."""


@dataclass(frozen=True, slots=True)
class ProviderStatus:
    """What is known about one provider on this machine.

    Attributes:
        provider: which one.
        in_build: whether the installed ONNX Runtime contains it.
        usable: whether a model ran on it just now.
        reason: why it is not usable, in one sentence; empty when it is.
        remedy: what would make it usable; empty when it is.
    """

    provider: Provider
    in_build: bool
    usable: bool
    reason: str = ""
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class ProviderChoice:
    """The provider to run on, and the sentence to show about it: empty when it is exactly what was asked for."""

    provider: Provider
    announcement: str = ""


def provider_statuses(*, timeout_s: float = PROBE_SECONDS) -> list[ProviderStatus]:
    """Every provider that RallyTrace knows, the one to prefer first; each trial may take `timeout_s` seconds."""
    return [probe(provider, timeout_s=timeout_s) for provider in PROVIDERS]


_remembered: dict[Provider, ProviderStatus] = {}
_trying = threading.Lock()


def probe(provider: Provider, *, timeout_s: float = PROBE_SECONDS) -> ProviderStatus:
    """Find out whether a model runs on `provider`; remembered until the program ends.

    A provider that the build lacks, or whose driver is absent, is answered for at once; else a child process tries it,
    for `timeout_s` seconds at most.
    """
    with _trying:
        if provider not in _remembered:
            _remembered[provider] = _examine(provider, timeout_s)
        return _remembered[provider]


def choose_provider(request: Provider | None, *, allow_fallback: bool = False) -> ProviderChoice:
    """Decide what to run on.

    Args:
        request: the provider that was asked for by name; None: the best that is usable.
        allow_fallback: take the best that is usable when the one asked for is not, and say so.

    Raises:
        AppError: the one asked for cannot run, and no fallback was allowed.
    """
    if request is None:
        return _choose_best()
    if request is Provider.CPU:
        return ProviderChoice(Provider.CPU)
    status = probe(request)
    if status.usable:
        return ProviderChoice(request)
    refusal = f"{PROVIDERS[request].label} cannot be used: {status.reason}"
    if not allow_fallback:
        raise AppError(refusal, f"{status.remedy} Or choose another provider, such as 'cpu', or 'auto'.")
    best = _choose_best().provider
    return ProviderChoice(best, f"{refusal} Running on {_spoken(best)} instead.")


def _choose_best() -> ProviderChoice:
    passed_over = ""
    for provider in AUTOMATIC:
        if PROVIDERS[provider].runtime_name not in _built_in():
            continue
        if provider is Provider.CPU:
            break
        status = probe(provider)
        if status.usable:
            return ProviderChoice(provider, f"Running on {_spoken(provider)}.")
        passed_over = passed_over or f" {PROVIDERS[provider].label} cannot be used: {status.reason}"
    return ProviderChoice(Provider.CPU, f"Running on {_spoken(Provider.CPU)}.{passed_over}")


def _spoken(provider: Provider) -> str:
    return "the CPU" if provider is Provider.CPU else PROVIDERS[provider].label


@functools.cache
def _built_in() -> frozenset[str]:
    """ONNX Runtime's names for the providers in the installed build."""
    try:
        import onnxruntime  # noqa: PLC0415 - slow to load, and not needed to know the providers' names
    except ImportError as error:
        raise AppError(
            f"ONNX Runtime could not be loaded: {error}", "Run 'rallytrace doctor' to see what is installed."
        ) from error
    return frozenset(onnxruntime.get_available_providers())


def _examine(provider: Provider, timeout_s: float) -> ProviderStatus:
    facts = PROVIDERS[provider]
    if facts.runtime_name not in _built_in():
        return ProviderStatus(
            provider,
            in_build=False,
            usable=False,
            reason=f"The installed build of ONNX Runtime has no {facts.label}.",
            remedy=_way_to_build(provider),
        )
    reason = _missing_driver(facts.vendor) or _try_in_child(provider, timeout_s)
    remedy = facts.get_working if reason else ""
    return ProviderStatus(provider, in_build=True, usable=not reason, reason=reason, remedy=remedy)


def _way_to_build(provider: Provider) -> str:
    facts = PROVIDERS[provider]
    if sys.platform not in facts.systems:
        systems = " and ".join(_SYSTEM_NAMES[system] for system in facts.systems)
        return f"{facts.label} exists on {systems} only."
    if getattr(sys, "frozen", False):
        return "The packaged application brings its own ONNX Runtime; install RallyTrace with pip to choose another."
    return facts.get_build


_SYSTEM_NAMES = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}


def _missing_driver(vendor: Vendor) -> str:
    """Why a costly trial need not be made, from a look at the files that a driver brings; empty: make it."""
    match vendor:
        case Vendor.NVIDIA:
            return "" if _has_nvidia_driver() else "No NVIDIA driver was found on this machine."
        case Vendor.AMD:
            return "" if _has_amd_driver() else "No AMD compute driver (/dev/kfd) was found on this machine."
        case Vendor.ANY:
            return ""


def _has_nvidia_driver() -> bool:
    if sys.platform == "win32":
        library = Path(os.environ.get("SYSTEMROOT", "C:/Windows"), "System32", "nvcuda.dll")
        return library.exists() or shutil.which("nvidia-smi") is not None
    # The last two are an embedded GPU and Windows' subsystem for Linux.
    devices = (found for pattern in ("nvidia*", "nvhost-gpu", "dxg") for found in Path("/dev").glob(pattern))
    return any(devices) or shutil.which("nvidia-smi") is not None


def _has_amd_driver() -> bool:
    return sys.platform == "win32" or Path("/dev/kfd").exists() or Path("/dev/dxg").exists()


def _command(provider: Provider) -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, PROBE_FLAG, provider.value]
    # Safe path (-P): a file named like one of our imports in the user's working folder must not be run.
    return [sys.executable, "-P", "-m", "rallytrace.inference.provider_probe", provider.value]


def child_environment() -> dict[str, str]:
    """This process's, with the package found where this process found it: a clone need not be installed."""
    source_root = str(Path(__file__).resolve().parents[2])
    inherited = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([source_root, *([inherited] if inherited else [])])}


def _try_in_child(provider: Provider, timeout_s: float) -> str:
    """Try a provider in a child process; why it does not run, in one sentence, empty when it does."""
    try:
        child = subprocess.run(  # noqa: S603 - our own program and an enum's value
            _command(provider),
            env=child_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout_s,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except subprocess.TimeoutExpired:
        return f"A trial run on {PROVIDERS[provider].label} did not finish within {timeout_s:g} seconds."
    except OSError as error:
        return f"A trial run on {PROVIDERS[provider].label} could not be started: {error}."
    return _verdict(provider, child)


def _verdict(provider: Provider, child: subprocess.CompletedProcess[str]) -> str:
    trial = f"A trial run on {PROVIDERS[provider].label}"
    if child.returncode != 0:
        return f"{trial} crashed ({_end_of(child)})."
    try:
        error = json.loads(child.stdout.strip().splitlines()[-1])["error"]
    except (IndexError, KeyError, TypeError, ValueError):
        return f"{trial} ended without a result."
    return in_plain_words(child.stderr, error) if error else ""


def _end_of(child: subprocess.CompletedProcess[str]) -> str:
    code, said = child.returncode, child.stderr.strip().splitlines()
    if code == 1 and said:
        return said[-1].rstrip(".")  # Python's own last words
    if -code in {one.value for one in signal.Signals}:
        return signal.Signals(-code).name
    return f"exit code {code:#x}" if code > 255 else f"exit code {code}"
