"""Opening the two networks: those that ship or the user's own, on the provider asked for."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rallytrace import paths
from rallytrace.errors import AppError
from rallytrace.inference.model_file import ModelKind, load_model_file
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.preprocessing import BackgroundMode
from rallytrace.inference.provider_table import Provider
from rallytrace.inference.providers import choose_provider
from rallytrace.inference.session import SessionOptions
from rallytrace.tracking.machine import core_count, divide


@dataclass(frozen=True, slots=True)
class NetworkChoice:
    """Which networks to run, and on what.

    Attributes:
        tracknet: the .onnx file; None for the one that ships.
        inpaintnet: the .onnx file; None for the one that ships.
        inpaint: whether gaps are filled at all.
        bg_mode: how the TrackNet is told the background, where its file leaves that open.
        provider: what to run on; None for the best there is.
        allow_fallback: whether the CPU will do if that cannot run.
        cores: processor cores to use; None for all.
        device_id: which GPU.
        gpu_memory_limit_mb: the most memory to take there.
        fp16: half precision (TensorRT).
    """

    tracknet: Path | None = None
    inpaintnet: Path | None = None
    inpaint: bool = True
    bg_mode: BackgroundMode | None = None
    provider: Provider | None = None
    allow_fallback: bool = False
    cores: int | None = None
    device_id: int = 0
    gpu_memory_limit_mb: int | None = None
    fp16: bool = False


@dataclass(frozen=True, slots=True)
class Networks:
    """The networks, ready.

    Attributes:
        tracknet: finds the ball.
        inpaintnet: fills gaps; None where that is not wanted.
        announcement: what the user should know about the provider; '' when it is the one asked for.
    """

    tracknet: TrackNet
    inpaintnet: InpaintNet | None
    announcement: str


@contextlib.contextmanager
def open_networks(choice: NetworkChoice) -> Iterator[Networks]:
    """Open the networks for the length of a block.

    Raises:
        AppError: a file does not fit, or the provider cannot run it.
    """
    provider = choose_provider(choice.provider, allow_fallback=choice.allow_fallback)
    file = load_model_file(choice.tracknet or shipped("tracknet"), ModelKind.TRACKNET, bg_mode=choice.bg_mode)
    options = SessionOptions(
        provider.provider,
        device_id=choice.device_id,
        threads=divide(choice.cores or core_count(), file, provider.provider).threads,
        gpu_memory_limit_mb=choice.gpu_memory_limit_mb,
        fp16=choice.fp16,
        engine_cache=paths.cache_dir() / "engines" if provider.provider is Provider.TENSORRT else None,
    )
    with contextlib.ExitStack() as stack:
        tracknet = stack.enter_context(TrackNet(file, options))
        inpaintnet = None
        if choice.inpaint:
            # It takes a tenth of a millisecond a window on one core; sending it elsewhere would cost more.
            path = choice.inpaintnet or shipped("inpaintnet")
            inpaintnet = stack.enter_context(InpaintNet.open(path, SessionOptions()))
        yield Networks(tracknet, inpaintnet, provider.announcement)


def shipped(name: str) -> Path:
    """The model file that ships under a name, whatever it was trained for: `NAME-*.onnx`.

    Raises:
        AppError: there is none.
    """
    files = sorted(paths.models_dir().glob(f"{name}-*.onnx"))
    if not files:
        raise AppError(f"The model '{name}' that ships with RallyTrace is missing.", "Install RallyTrace again.")
    return files[0]
